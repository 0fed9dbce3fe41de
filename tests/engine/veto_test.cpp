// Veto (1996, Decennial and Big Box, Action cards in the 2 stack): the one interruption.
#include <map>

#include "app/sentences/labels.h"
#include "engine/event_types.h"
#include "engine/pieces.h"
#include "engine/preview.h"
#include "own_deck.h"
#include "table.h"

using namespace eg;

namespace {

const std::vector<std::string> editions = {"1996", "decennial", "bigbox"};
const std::string blue_keeps = "\nkept blue:2-veto:2\n";

// Everything on the table but the questions and the Vetoes kept.
std::string board(const State& s) {
    std::string all;
    for (const std::string& text : parts(show(s), '\n'))
        if (text.substr(0, 4) != "ask " && text.substr(0, 5) != "kept ") all += text + '\n';
    return all;
}

Events finish_round(State& s) {
    const int round = s.round;
    return idle(s, [round](const State& now) { return now.round == round; });
}

}

TEST_SUITE("veto: announcement") {

TEST_CASE("whoever keeps a Veto hears each special action before it is performed") {
    State s = turn("court red:7 blue:9" + blue_keeps, "2-decayall");
    const Events events = play(s, "act");
    CHECK(how_often(events, What::announced) == 1);
    CHECK(asked_step_name(s) == "ask_veto");
    CHECK(asked(s) == blue);
    CHECK(s.court[blue] == 9);
    CHECK(options(s) == "veto, allow, allow-all");
}

TEST_CASE("vetoed before it begins, the whole action does not happen") {
    for (const std::string& edition : editions) {
        CAPTURE(edition);
        for (const std::string id :
             {"1-any3", "1-add2", "2-decayall", "2-angry", "2-sec2", "2-score1", "3-fours", "3-castillo", "4-board",
              "4-power", "4-court", "4-grande", "4-unique", "4-evict", "4-advisor", "5-king"}) {
            CAPTURE(id);
            State s =
                turn("edition " + edition
                         + "; king SEV; power red:13; hand red:1-12; GAL red:2G blue:2; PV yellow:2; court red:7 blue:5"
                         + blue_keeps,
                     id);
            const std::string before = board(s);
            play(s, "act, veto");
            CHECK(board(s) == before);
            CHECK(asked_step_name(s) == "use_card");
            CHECK(asked(s) == red);
            CHECK_FALSE(may(s, "act"));
            CHECK(line(s, "kept").empty());
        }
    }
}

TEST_CASE("not vetoed, the action goes on") {
    State s = turn("court red:7 blue:9" + blue_keeps, "2-decayall");
    play(s, "act, allow");
    CHECK(s.court[blue] == 0);
    CHECK(line(s, "kept") == "blue:2-veto:2");
}

TEST_CASE("without a Veto on the table nobody is asked") {
    State s = turn("court red:7 blue:9", "2-decayall");
    play(s, "act");
    CHECK(asked_step_name(s) == "use_card");
}

}

TEST_SUITE("veto: what it does not stop") {

TEST_CASE("one's own special action") {
    State s = turn("court red:7 blue:9; kept red:2-veto:2", "2-decayall");
    play(s, "act");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(s.court[blue] == 0);
    State scoring = turn("king CN; GAL red:1; CAT red:1; SEV red:1; kept red:2-veto:2", "3-fours");
    play(scoring, "act");
    CHECK(scoring.score[red] == 12);
}

TEST_CASE("the placing of caballeros from the court") {
    State s = turn("king SEV; court red:7; GAL blue:1" + blue_keeps, "5-king");
    play(s, "CN, GRA, CAS");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(s.court[red] == 4);
}

TEST_CASE("the vetoed player still places, if he had not begun to") {
    State s = turn("king SEV; court red:7" + blue_keeps, "5-king");
    play(s, "act, veto, CN, GRA, CAS, CAS, CAS");
    CHECK(options(s) == "done");
    CHECK(s.king == SEV);
}

TEST_CASE("if he has placed, his turn is as good as over") {
    State s = turn("king SEV; court red:7" + blue_keeps, "5-king");
    play(s, "CN, act, veto");
    CHECK(options(s) == "done");
}

TEST_CASE("caballeros coming to the court by a power card") {
    State s = table("king SEV; court red:7; kept blue:2-veto:2\nask muster red 3 - - 0 0");
    play(s, "take 3");
    CHECK(s.court[red] == 10);
}

TEST_CASE("the keeping of the other Veto") {
    State s = table("court red:7" + blue_keeps + "shown 2-veto 5-king\nask take_card red 0 - - 0 0");
    play(s, "card 2");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "kept") == "blue:2-veto:2 red:2-veto:2");
}

TEST_CASE("on a card with two actions the other one is not left over") {
    State s = turn("king SEV; GAL red:1; court red:7" + blue_keeps, "1-or");
    play(s, "act, veto");
    CHECK_FALSE(may(s, "act-other"));
}

}

TEST_SUITE("veto: part of a special action") {

// "He has already moved 2, and as he starts to move the 3rd, you play your Veto card."
TEST_CASE("1996 and Decennial, the example: two have moved, the third is stopped as it is begun") {
    for (const std::string edition : {"1996", "decennial"}) {
        CAPTURE(edition);
        State s = turn("edition " + edition + "; king SEV; GAL red:4" + blue_keeps, "1-any4");
        play(s, "act, allow, red GAL, allow, PV, red GAL, allow, PV, red GAL");
        CHECK(asked_step_name(s) == "ask_veto");
        play(s, "veto");
        CHECK(line(s, "GAL") == "red:2");
        CHECK(line(s, "PV") == "red:2");
        CHECK(asked_step_name(s) == "use_card");
        CHECK_FALSE(may(s, "act"));
        CHECK(line(s, "kept").empty());
    }
}

// "You disapprove of where they have moved the 3rd Caballero": its placement is undone.
TEST_CASE("Big Box, the example: two have moved, the third is shown and taken back") {
    State s = turn("edition bigbox; king SEV; GAL red:4" + blue_keeps, "1-any4");
    play(s, "act, allow, red GAL, PV, allow, red GAL, PV, allow, red GAL, VAL");
    CHECK(asked_step_name(s) == "ask_veto");
    play(s, "veto");
    CHECK(line(s, "GAL") == "red:2");
    CHECK(line(s, "PV") == "red:2");
    CHECK(line(s, "VAL").empty());
    CHECK(asked_step_name(s) == "use_card");
}

TEST_CASE("the last part may still be stopped, a finished action no more") {
    State s = turn("edition bigbox; king SEV; GAL red:1" + blue_keeps, "1-any4");
    play(s, "act, allow, red GAL, PV, allow, done");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "PV") == "red:1");
}

TEST_CASE("placing two more anywhere: the second may be stopped") {
    State s = turn("king SEV; court red:7" + blue_keeps, "1-add2");
    play(s, "act, allow, GAL, allow, PV, veto");
    CHECK(line(s, "GAL") == "red:1");
    CHECK(line(s, "PV").empty());
    CHECK(s.court[red] == 6);
}

TEST_CASE("one caballero of each: the rest are spared") {
    State s = turn("king SEV; GAL blue:1 yellow:1 green:1" + blue_keeps, "2-one-each");
    play(s, "act, allow, yellow GAL, allow, blue GAL, veto");
    CHECK(line(s, "GAL") == "blue:1 green:1");
    CHECK(asked_step_name(s) == "use_card");
}

TEST_CASE("the angry King: whoever has not sent his caballeros yet is spared") {
    State s = turn("king SEV; court blue:3 yellow:3 green:3; kept green:2-veto:1", "2-angry");
    play(s, "act, allow, blue court, blue court, blue court, allow, yellow court, yellow court, yellow court");
    CHECK(asked_step_name(s) == "ask_veto");
    play(s, "veto");
    CHECK(line(s, "court") == "red:0 blue:0 yellow:0 green:3");
    CHECK(asked_step_name(s) == "use_card");
}

TEST_CASE("eviction: the region named may be vetoed") {
    State s = turn("king SEV; GAL blue:2 yellow:2" + blue_keeps, "4-evict");
    play(s, "act, allow, GAL");
    CHECK(asked_step_name(s) == "ask_veto");
    play(s, "veto");
    CHECK(line(s, "GAL") == "blue:2 yellow:2");
    CHECK(asked_step_name(s) == "use_card");
}

TEST_CASE("a special scoring of several regions: the active player names their order, and the rest may be stopped") {
    State s = turn("king CN; GAL red:1; CAT red:1; SEV red:1" + blue_keeps, "3-fours");
    play(s, "act, allow");
    CHECK(options(s) == "GAL, CAT, SEV");
    play(s, "SEV, allow");
    CHECK(s.score[red] == 4);
    CHECK(options(s) == "GAL, CAT");
    play(s, "GAL, veto");
    CHECK(s.score[red] == 4);
    CHECK(asked_step_name(s) == "use_card");
}

// 4-unique: its discs are one part, whatever they show.
TEST_CASE("1996, Decennial: once the discs are open, all they show is scored") {
    for (const std::string edition : {"1996", "decennial"})
        for (const std::string regions : {"PV, GAL, GAL", "PV, GAL, ARA"}) {
            State s = turn("edition " + edition + "; players 3; king SEV; GAL red:2; PV blue:2; ARA red:1; court red:3"
                               + blue_keeps,
                           "4-unique");
            play(s, "act, allow, " + regions);
            CHECK(asked_step_name(s) == "use_card");
        }
}

// "These regions are scored in the order of the active player's choice" (Big Box, stack 4).
TEST_CASE(
    "Big Box: the regions on the discs are scored in the order of the active player's choice, and may be stopped in "
    "between") {
    State s = turn("edition bigbox; players 3; king SEV; GAL red:2; PV blue:2; CAT yellow:2; court red:3" + blue_keeps,
                   "4-unique");
    play(s, "act, allow");
    dial(s, "red:CAT blue:PV yellow:GAL");
    CHECK(asked(s) == red);
    CHECK(options(s) == "GAL, PV, CAT");
    play(s, "CAT, allow");
    CHECK(s.score[yellow] == 4);
    CHECK(options(s) == "GAL, PV");
    play(s, "GAL, veto");
    CHECK(s.score[red] == 0);
    CHECK(asked_step_name(s) == "use_card");
}

TEST_CASE("Big Box: where no Veto is to be feared they are scored at once, in the order of the track") {
    State s = turn("edition bigbox; players 3; king SEV; GAL red:2; PV blue:2; CAT yellow:2; court red:3", "4-unique");
    play(s, "act");
    CHECK(scored(dial(s, "red:CAT blue:PV yellow:GAL")) == "GAL, PV, CAT");
    CHECK(asked_step_name(s) == "use_card");
}

TEST_CASE("the angry King: the first who has something to lose needs no window of his own") {
    State s = turn("players 3; king SEV; CAS blue:3; court yellow:3; kept yellow:2-veto:2", "2-angry");
    play(s, "act, allow");
    CHECK(asked_step_name(s) == "send_own");
}

TEST_CASE("the King may be held back when his new region is named") {
    for (const std::string id : {"4-advisor", "5-king"}) {
        CAPTURE(id);
        State s = turn("king SEV; court red:7" + blue_keeps, id);
        play(s, "act, allow, GRA");
        CHECK(asked_step_name(s) == "ask_veto");
        play(s, "veto");
        CHECK(s.king == SEV);
    }
}

TEST_CASE("who allows all of a special action is not asked again during it, but at the next one") {
    State s = turn("king SEV; GAL red:4" + blue_keeps, "1-any4");
    play(s, "act, allow-all, red GAL, PV, red GAL, PV, red GAL, PV, red GAL, PV");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "kept") == "blue:2-veto:2");
    State next = turn("king SEV; GAL red:4" + blue_keeps, "1-any3", yellow);
    play(next, "act");
    CHECK(asked_step_name(next) == "ask_veto");
}

}

// "A player with the Veto! card may use his veto to stop an action he has heard" (1996).
TEST_SUITE("veto: what is heard") {

struct Heard {
    std::string edition, table, card, answers, part;
};

TEST_CASE("whoever may stop a part is told what it is") {
    const std::string will = " Will you use your Veto against Red's special action, ";
    for (const Heard& heard : std::initializer_list<Heard>{
             {"decennial", "GAL red:4", "1-any4", "red GAL", "Red's caballero is to leave Galicia."},
             {"1996", "GAL blue:4", "1-any4", "blue GAL", "Your caballero is to leave Galicia."},
             {"bigbox", "GAL red:4", "1-any4", "red GAL, PV, allow, red GAL, CAS",
              "Red's caballero is to go from Galicia to the Castillo."},
             {"bigbox", "GAL yellow:1", "1-2+2", "yellow GAL, VAL",
              "Yellow's caballero is to go from Galicia to Valencia."},
             {"decennial", "GAL red:1", "1-add2", "VAL", "A caballero is to go from the court to Valencia."},
             {"decennial", "GAL yellow:1 blue:1", "2-one-each", "blue GAL",
              "Your caballero in Galicia is to go back to the province."},
             {"decennial", "court blue:1 yellow:3", "2-angry", "blue court",
              "The next to send back 3 caballeros is Yellow."},
             {"1996", "CAS red:1", "2-score1", "CAS", "The Castillo is to be scored."},
             {"decennial", "CV red:1; GRA red:1", "3-67", "GRA", "Granada is to be scored."},
             {"decennial", "", "4-board", "board 8/4/0, CAS", "The scoreboard 8/4/0 is to lie on the Castillo."},
             {"decennial", "GAL red:1G", "4-grande", "CAT", "The Grande is to go to Cataluña."},
             {"decennial", "GAL blue:1 yellow:1", "4-evict", "GAL", "All opponents of Red are to leave Galicia."},
             {"decennial", "", "5-king", "GRA", "The King is to go to Granada."}}) {
        CAPTURE(heard.card);
        State s = turn("edition " + heard.edition + "; players 3; king SEV; court red:7; " + heard.table + blue_keeps,
                       heard.card);
        play(s, "act, allow, " + heard.answers);
        CHECK(asked(s) == blue);
        CHECK(question(s) == heard.part + will + std::string{card_asked_about(s)->title} + "?");
    }
}

TEST_CASE("a whole action is announced by its card; of two on one card, which one is said") {
    State s = turn("king SEV; court red:7; GAL red:2" + blue_keeps, "1-or");
    State other = s;
    play(s, "act");
    CHECK(question(s)
          == "Caballeros are to be moved. Will you use your Veto against Red's special action, Intrigue of Choice?");
    play(other, "act-other");
    CHECK(question(other) == "More caballeros are to be placed from the court. Will you use your Veto against Red's "
                             "special action, Intrigue of Choice?");
    State decay = turn("court blue:2" + blue_keeps, "2-decayall");
    play(decay, "act");
    CHECK(question(decay) == "Will you use your Veto against Red's special action, Collapse of Authority?");
}

}

TEST_SUITE("veto: two of them") {

TEST_CASE("two holders are asked clockwise from the left of the active player; one veto is enough") {
    State s = turn("court red:7 blue:9; kept blue:2-veto:2 green:2-veto:1", "2-decayall", yellow);
    play(s, "act");
    CHECK(asked(s) == green);
    SUBCASE("the first stops it, the second keeps his card") {
        play(s, "veto");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "kept") == "blue:2-veto:2");
    }
    SUBCASE("the first lets it pass, the second stops it") {
        play(s, "allow");
        CHECK(asked(s) == blue);
        play(s, "veto");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "kept") == "green:2-veto:1");
    }
    SUBCASE("both let it pass") {
        play(s, "allow, allow");
        CHECK(s.court[blue] == 0);
    }
}

TEST_CASE("who holds both spends the older one first, and only one at a time") {
    State s = turn("court red:7 blue:9; kept blue:2-veto:2 blue:2-veto:1", "2-decayall");
    play(s, "act, veto");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "kept") == "blue:2-veto:2");
}

TEST_CASE("a holder may veto another holder's action") {
    State s = turn("court red:7 blue:9; kept red:2-veto:2 blue:2-veto:2", "2-decayall");
    play(s, "act, veto");
    CHECK(s.court[blue] == 9);
    CHECK(line(s, "kept") == "red:2-veto:2");
}

}

// Any card with a moment is kept as a Veto is: what is told of it says which card it is.
TEST_SUITE("a card that is kept") {

// Four that lie in pile 1 where pile 2 has no card any more, beside the two Vetoes.
std::string deck_with_intermissions() {
    return with(std::string{printed_decks()[1].text}, "\npile 2\n",
                "\n1-rest 4 | Intermission | Keep this card. | hold veto until end of next round\n\npile 2\n");
}

TEST_CASE("may come from any pile: its events say which it is, and a table that follows them keeps the same") {
    Rules rules = rules_of(Edition::decennial);
    const Brought brought = bring_deck(deck_with_intermissions());
    REQUIRE(brought.error == "");
    rules.deck = brought.id;
    std::map<std::pair<std::string_view, std::string_view>, int> told;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Events events;
        State  s = new_game({.players = 4, .rules = rules}, seed, events), shown = s;
        Rng    rng{seed};
        while (!over(s)) {
            events.list.clear();
            const Choices choices = legal(s);
            apply(s, choices[rng.below(choices.size())], events);
            for (const Event& event : events.list) {
                follow(shown, event);
                const Piece piece = row(event.what).travel.piece;
                if (piece == Piece::kept_card || piece == Piece::spent_card || piece == Piece::expired_card)
                    ++told[{row(event.what).name, card(rules, event.n, event.card).title}];
            }
            REQUIRE(shown.kept == s.kept);
        }
    }
    for (const std::string_view name : {"card_kept", "vetoed", "card_expired"})
        for (const std::string_view title : {"Veto", "Intermission"}) CHECK(told[{name, title}] > 0);
    CHECK(told.size() == 6);
}

TEST_CASE("is told and shown by its title") {
    const std::string cards = "players 3; deck " + deck_name(bring_deck(deck_with_intermissions()).id);
    State s = table(
        cards + "; court red:7; kept red:2-veto:1 red:1-rest:1\nshown 1-rest 5-king\nask take_card red 0 - - 0 0");
    CHECK(kept_cards(s, red) == "Intermission, Veto");
    const Events kept = play(s, "card 1");
    CHECK(english(message(kept.list.at(1), s.rules)) == "Red keeps an Intermission.");
    CHECK(english(clause(kept.list.at(1), s.rules)) == "keeps the Intermission");
    CHECK(line(s, "kept") == "red:2-veto:1 red:1-rest:1 red:1-rest:2");
    CHECK(kept_cards(s, red) == "2 × Intermission, Veto");
    CHECK(kept_cards(s, blue).empty());
    State end = table(cards + "; round 1; power red:1 blue:2 yellow:3; kept red:2-veto:2 red:1-rest:1 "
                              "blue:2-veto:1\nask end_round - 0 - - 0 0");
    CHECK(line(end, "kept") == "red:2-veto:1");
}

TEST_CASE("has room with as many others as a deck may have") {
    State  s = table("players 3");
    Events events;
    for (int i = 0; i < kept_count; ++i) keep(s, blue, 1, 0, events);
    CHECK(how_often(events, What::card_kept) == kept_count);
}

TEST_CASE("goes off the table for what it was spent on, and nothing else") {
    State  s = table("players 3; kept red:2-veto:2 red:2-veto:1");
    Events events;
    spend_kept(s, step("use_card")->id, {.what = What::vetoed, .who = red}, events);
    CHECK(events.list.empty());
    spend_kept(s, step("ask_veto")->id, {.what = What::vetoed, .who = red, .whose = blue}, events);
    CHECK(events.list
          == std::vector<Event>{{.what = What::vetoed, .who = red, .whose = blue, .n = 1, .card = s.kept[0].index}});
    CHECK(line(s, "kept") == "red:2-veto:2");
}

}

TEST_SUITE("veto: how long it lasts") {

TEST_CASE("taken in one round, it may be used in that round and the next, and is gone at the end of the next") {
    State s = table("round 1; start red; king SEV; court red:7 blue:7\nshown 1-any3 2-veto 3-most 4-advisor 5-king"
                    "\nask end_round - 0 - - 0 0\nask next_turn - 0 - - 0 0\nask play_power red 4 - - 0 0");
    play(s, "power 13, power 12, power 11, power 10, card 2, done");
    CHECK(line(s, "kept") == "red:2-veto:2");
    SUBCASE("used against a later turn of the same round") {
        play(s, "card 5, act, veto, done");
        CHECK(s.king == SEV);
        CHECK(line(s, "kept").empty());
    }
    SUBCASE("used in the next round") {
        finish_round(s);
        CHECK(s.round == 2);
        CHECK(line(s, "kept") == "red:2-veto:1");
        play(s, "power 1, power 2, power 3, power 13");
        idle(s, [](const State& now) { return asked_step_name(now) != "take_card"; });
        play(s, "card 5, act");
        CHECK(asked(s) == red);
        play(s, "veto");
        CHECK(s.king == SEV);
    }
    SUBCASE("unused, it expires") {
        CHECK(how_often(finish_round(s), What::card_expired) == 0);
        CHECK(how_often(finish_round(s), What::card_expired) == 1);
        CHECK(s.round == 3);
        CHECK(line(s, "kept").empty());
    }
}

TEST_CASE("once used, it is gone, and the next action is not announced to anybody") {
    State s = table(
        "round 2; start red; king SEV; court blue:7 green:7; kept red:2-veto:1\nshown 1-any3 2-decay3 3-most 4-advisor "
        "5-king"
        "\nask end_round - 0 - - 0 0\nask next_turn - 0 - - 0 0\nask play_power blue 4 - - 0 0");
    play(s, "power 13, power 12, power 11, power 10");
    play(s, "card 5, act, veto, done");
    CHECK(asked(s) == yellow);
    play(s, "card 4, act, CN");
    CHECK(s.king == CN);
}

TEST_CASE("left out by agreement, no Veto is turned up in any of the nine rounds") {
    Rules rules = rules_of(Edition::first_1996);
    rules.agree(veto_option, false);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Events events;
        State s = new_game({.players = 4, .rules = rules}, seed, events);
        while (!over(s)) {
            CHECK(line(s, "shown").find("2-veto") == std::string::npos);
            finish_round(s);
        }
    }
}

TEST_CASE("the general scoring is no special action") {
    State s = table("round 3; king SEV; CAS red:2 blue:1; kept blue:2-veto:2\nask general_scoring - 0 - - 0 0");
    dial(s, "red:GAL blue:PV");
    CHECK(s.score[red] == 5 + 4);
    CHECK(over(s));
}

}

TEST_SUITE("veto: what is at stake") {

TEST_CASE("of a region that is scored, everybody's points; nothing before it is known which") {
    State s = turn("king CN; GAL red:3G blue:1; court red:7" + blue_keeps, "2-score1");
    CHECK(stakes(s).places.empty());   // nobody is asked
    play(s, "act");
    CHECK(asked_step_name(s) == "ask_veto");
    CHECK(stakes(s).places.empty());
    CHECK_FALSE(stakes(s).any());
    play(s, "allow, GAL");
    REQUIRE(asked_step_name(s) == "ask_veto");
    const Preview at = stakes(seen_by(s, blue));
    CHECK(at.paid);
    CHECK(at.places.has(GAL));
    CHECK(at.places.size() == 1);
    CHECK(at.points[red] == 6);
    CHECK(at.points[blue] == 2);
    const int before = s.score[red];
    play(s, "allow");
    CHECK(s.score[red] - before == 6);
}

TEST_CASE("of a caballero that is placed, what the regions would bring more or less") {
    State s = turn("king CN; GAL red:1 blue:1; court red:7" + blue_keeps, "1-add2");
    play(s, "act, allow, GAL");
    REQUIRE(asked_step_name(s) == "ask_veto");
    const Preview at = stakes(seen_by(s, blue));
    CHECK_FALSE(at.paid);
    CHECK(at.places.has(GAL));
    CHECK(at.points[red] == 2);    // first alone instead of sharing the second number
    CHECK(at.points[blue] == 0);
    const Majorities was = majorities(s);
    play(s, "allow");
    CHECK(majorities(s).total(red) - was.total(red) == 2);
}

TEST_CASE("two who keep one are asked about the same part, and neither about the next") {
    State s = turn("king CN; GAL red:1 blue:1; court red:7; kept blue:2-veto:2 yellow:2-veto:2", "1-add2");
    play(s, "act, allow, allow, GAL");
    CHECK(asked(s) == blue);
    CHECK(stakes(seen_by(s, blue)).points[red] == 2);
    play(s, "allow");
    CHECK(asked(s) == yellow);
    CHECK(stakes(seen_by(s, yellow)).points[red] == 2);
}

TEST_CASE("what moves no points has none, and what changes nothing on the board no place") {
    State s = turn("king CN; GAL red:5 blue:1; court red:7 blue:4" + blue_keeps, "1-add2");
    play(s, "act, allow, GAL");
    const Preview more = stakes(seen_by(s, blue));
    CHECK(more.places.has(GAL));
    CHECK_FALSE(more.any());
    s = turn("court red:7 blue:9" + blue_keeps, "2-decayall");
    play(s, "act");
    CHECK(stakes(seen_by(s, blue)).places.empty());
}

}
