// The Veto and other cards that are kept: for how long, what events tell of them, and what a Veto would prevent.
#include <map>

#include "app/sentences/labels.h"
#include "engine/event_types.h"
#include "engine/pieces.h"
#include "engine/preview.h"
#include "own_deck.h"
#include "table.h"

using namespace eg;

namespace {

const std::string blue_keeps = "\nkept blue:2-veto:2\n";

// Plays the round to its end, doing as little as possible.
Events finish_round(State& s) {
    const int round = s.round;
    return idle(s, [round](const State& now) { return now.round == round; });
}

}

// Any card with a moment is kept like a Veto; events and sentences name the card.
TEST_SUITE("a card that is kept") {

// The Decennial deck with four more cards that are kept, in stack 1.
std::string deck_with_intermissions() {
    return with(std::string{printed_decks()[1].text}, "\npile 2\n",
                "\n1-rest 4 | Intermission | Keep this card. | hold veto until end of next round\n\npile 2\n");
}

TEST_CASE("may come from any pile: its events say which it is, and a table that follows them keeps the same") {
    Rules rules = rules_of(Edition::decennial);
    const AddedDeck added = add_deck(deck_with_intermissions());
    REQUIRE(added.error == "");
    rules.deck = added.id;
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
                apply_event(shown, event);
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
    const std::string cards = "players 3; deck " + deck_name(add_deck(deck_with_intermissions()).id);
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
    for (int i = 0; i < kept_count; ++i) keep_action_card(s, blue, 1, 0, events);
    CHECK(how_often(events, What::card_kept) == kept_count);
}

TEST_CASE("goes off the table for what it was spent on, and nothing else") {
    State  s = table("players 3; kept red:2-veto:2 red:2-veto:1");
    Events events;
    use_kept_card(s, step("use_card")->id, {.what = What::vetoed, .who = red}, events);
    CHECK(events.list.empty());
    use_kept_card(s, step("ask_veto")->id, {.what = What::vetoed, .who = red, .whose = blue}, events);
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
    CHECK(preview_if_allowed(s).places.empty());   // nobody is asked
    play(s, "act");
    CHECK(asked_step_name(s) == "ask_veto");
    CHECK(preview_if_allowed(s).places.empty());
    CHECK_FALSE(preview_if_allowed(s).any());
    play(s, "allow, GAL");
    REQUIRE(asked_step_name(s) == "ask_veto");
    const Preview at = preview_if_allowed(seen_by(s, blue));
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
    const Preview at = preview_if_allowed(seen_by(s, blue));
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
    CHECK(preview_if_allowed(seen_by(s, blue)).points[red] == 2);
    play(s, "allow");
    CHECK(asked(s) == yellow);
    CHECK(preview_if_allowed(seen_by(s, yellow)).points[red] == 2);
}

TEST_CASE("what moves no points has none, and what changes nothing on the board no place") {
    State s = turn("king CN; GAL red:5 blue:1; court red:7 blue:4" + blue_keeps, "1-add2");
    play(s, "act, allow, GAL");
    const Preview more = preview_if_allowed(seen_by(s, blue));
    CHECK(more.places.has(GAL));
    CHECK_FALSE(more.any());
    s = turn("court red:7 blue:9" + blue_keeps, "2-decayall");
    play(s, "act");
    CHECK(preview_if_allowed(seen_by(s, blue)).places.empty());
}

}

TEST_SUITE("what an action pays now") {

TEST_CASE("is what it pays when it is performed; also if somebody could stop it") {
    for (const std::string& veto : {std::string{}, blue_keeps}) {
        State s = turn("king CN; CAS red:3 blue:1 yellow:1; court red:7" + veto, "3-castillo");
        const Preview now = preview_if_performed(seen_by(s, red));
        REQUIRE(now.paid);
        const auto before = s.score;
        play(s, "act");
        while (asked_step_name(s) == "ask_veto") play(s, "allow");
        for (Player p : s.seats()) CHECK(s.score[p] - before[p] == now.points[p]);
        CHECK(now.points[red] > 0);
    }
}

TEST_CASE("is nothing where a question comes first, where it moves pieces, and where it is not offered") {
    CHECK_FALSE(preview_if_performed(turn("king CN; GAL red:3G blue:1; court red:7", "2-score1")).paid);
    CHECK_FALSE(preview_if_performed(turn("king CN; GAL red:1 blue:1; court red:7", "1-add2")).paid);
    State s = turn("king CN; GAL red:3G blue:1; court red:7", "3-fours");
    play(s, "act");
    CHECK_FALSE(preview_if_performed(s).paid);
}

}
