// The Veto (1996, Decennial and Big Box, Action cards in the 2 stack): what it stops, when, and who is asked.
#include "table.h"

using namespace eg;

namespace {

const std::string blue_keeps = "\nkept blue:2-veto:2\n";

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
    for (const std::string& edition : earlier_editions) {
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
            const std::string before = board_of(s);
            play(s, "act, veto");
            CHECK(board_of(s) == before);
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

// 4-unique: all its discs together are one part of the action.
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
             {"decennial", "GAL red:4", "1-any4", "red GAL", "Red's caballero is about to leave Galicia."},
             {"1996", "GAL blue:4", "1-any4", "blue GAL", "Your caballero is about to leave Galicia."},
             {"bigbox", "GAL red:4", "1-any4", "red GAL, PV, allow, red GAL, CAS",
              "Red's caballero is about to go from Galicia to the Castillo."},
             {"bigbox", "GAL yellow:1", "1-2+2", "yellow GAL, VAL",
              "Yellow's caballero is about to go from Galicia to Valencia."},
             {"decennial", "GAL red:1", "1-add2", "VAL", "A caballero is about to go from the court to Valencia."},
             {"decennial", "GAL yellow:1 blue:1", "2-one-each", "blue GAL",
              "Your caballero in Galicia is about to go back to the province."},
             {"decennial", "court blue:1 yellow:3", "2-angry", "blue court",
              "Next, Yellow will send back 3 caballeros."},
             {"1996", "CAS red:1", "2-score1", "CAS", "The Castillo is about to be scored."},
             {"decennial", "CV red:1; GRA red:1", "3-67", "GRA", "Granada is about to be scored."},
             {"decennial", "", "4-board", "board 8/4/0, CAS", "The scoreboard 8/4/0 is about to go on the Castillo."},
             {"decennial", "GAL red:1G", "4-grande", "CAT", "The Grande is about to go to Cataluña."},
             {"decennial", "GAL blue:1 yellow:1", "4-evict", "GAL", "All opponents of Red are about to leave Galicia."},
             {"decennial", "", "5-king", "GRA", "The King is about to go to Granada."}}) {
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
          == "Caballeros are about to be moved. Will you use your Veto against Red's special action, Move or Place?");
    play(other, "act-other");
    CHECK(question(other) == "More caballeros are about to be placed from the court. Will you use your Veto against "
                             "Red's special action, Move or Place?");
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
