// 2023, Mini expansion "New Regency": Grandes in the Castillo (Competition), and the King beside it (Rebellion). N4, N5
// and N7 are the numbers of the examples in our design of the deck.
#include "new_regency_table.h"

using namespace eg;

TEST_SUITE("new regency: competition, and Grandes in the Castillo") {

CARD("nr-competition",
     "N4: all Grandes of a region are thrown in; at the general scoring they count, and leave as the discs show") {
    for (const std::string& edition : every_edition) {
        CAPTURE(edition);
        State s = takes_last("edition " + edition + "; king SEV; VAL blue:0G yellow:0G; CAS blue:3 red:2",
                             "nr-competition");
        play(s, "act");
        CHECK(options(s) == "GAL, PV, ARA, CAT, CV, CN, GRA, VAL");
        play(s, "VAL");
        CHECK(line(s, "CAS") == "red:2 blue:3G yellow:0G");
        CHECK(s.king == VAL);
        play(s, "done");
        const Events events = dial(s, "blue:GRA yellow:PV red:GAL");
        CHECK(paid(events, CAS) == "red:3 blue:7");
        CHECK(line(s, "GRA") == "blue:3G");
        CHECK(line(s, "PV") == "yellow:0G");
        CHECK(line(s, "GAL") == "red:2");
        CHECK(line(s, "CAS").empty());
        CHECK(paid(events, GRA) == "blue:8");   // his Grande is there already
    }
}

CARD("nr-competition", "N5: scored by a card, all of them go back in") {
    for (const std::string& edition : every_edition) {
        CAPTURE(edition);
        State s = takes("edition " + edition + "; king VAL; CAS red:2 blue:3G yellow:0G", scores_castillo(edition));
        CHECK(paid(play(s, "act"), CAS) == "red:3 blue:7");
        CHECK(line(s, "CAS") == "red:2 blue:3G yellow:0G");
    }
}

TEST_CASE("one's own Grande is thrown in like the others; caballeros stay where they are") {
    State s = takes("king SEV; VAL red:2G blue:1G green:3", "nr-competition");
    play(s, "act, VAL");
    CHECK(line(s, "CAS") == "red:0G blue:0G");
    CHECK(line(s, "VAL") == "red:2 blue:1 green:3");
}

TEST_CASE("a region without Grandes: the King moves, nothing else") {
    State s = takes("king SEV; VAL red:2; GAL red:0G; court red:5", "nr-competition");
    play(s, "act, VAL");
    CHECK(s.king == VAL);
    CHECK(line(s, "CAS").empty());
    CHECK(line(s, "GAL") == "red:0G");
    CHECK(places_offered(s) == "CAS, ARA, CAT, CN, GRA");
}

TEST_CASE("the Grandes in the King's own region cannot be reached") {
    State s = takes("king SEV; SEV red:0G blue:0G", "nr-competition");
    CHECK_FALSE(offered(s, "act").find("SEV") != std::string::npos);
    play(s, "act, GAL");
    CHECK(line(s, "SEV") == "red:0G blue:0G");
}

TEST_CASE("with the King beside the Castillo nothing enters it: the Grandes stay, the King moves") {
    State s = takes("king CAS; VAL red:0G blue:0G; CAS red:1", "nr-competition");
    CHECK(offered(s, "act") == all_nine);
    play(s, "act, VAL");
    CHECK(s.king == VAL);
    CHECK(line(s, "VAL") == "red:0G blue:0G");
    CHECK(line(s, "CAS") == "red:1");
}

TEST_CASE("in the Castillo the home bonus is for whoever is alone first, and for nobody else") {
    CHECK(points_at(table(game + "king GAL; CAS red:2G blue:2"), CAS) == std::vector<int>{3, 3, 0, 0});
    CHECK(points_at(table(game + "king GAL; CAS red:1G blue:2 yellow:1G"), CAS)
          == std::vector<int>{3 - 2, 5, 3 - 2, 0});
    CHECK(points_at(table(game + "king GAL; CAS red:2G blue:1; boards 8/4/0:CAS"), CAS)
          == std::vector<int>{10, 4, 0, 0});
    CHECK(points_at(table(game + "players 2; king GAL; CAS red:2G blue:1 white:3"), CAS) == std::vector<int>{3, 0});
}

TEST_CASE("meanwhile his owner has no home: no bonus where he lived") {
    const State s = general_scoring_of(game + "king SEV; CAS red:0G; GAL red:3; VAL red:2");
    CHECK(s.grande[red] == CAS);
    State t = s;
    CHECK(places_offered(t) == all_nine);
    CHECK(paid(dial(t, "red:PV"), GAL) == "red:4");
}

TEST_CASE(
    "at a general scoring a Grande leaves to an open region even without caballeros, and is at home when it is "
    "scored") {
    State s = general_scoring_of(game + "king SEV; CAS yellow:0G; PV yellow:2 blue:1");
    CHECK(paid(dial(s, "yellow:PV"), PV) == "blue:3 yellow:7");
    CHECK(s.grande[yellow] == PV);
}

TEST_CASE("on the King's region the caballeros go to court and the Grande stays inside, and so does one by himself") {
    State s = general_scoring_of(game + "king SEV; CAS red:2G blue:0G; SEV red:1; court red:1");
    const Events events = dial(s, "red:SEV blue:SEV");
    CHECK(paid(events, CAS) == "red:7");
    CHECK(s.court[red] == 3);
    CHECK(line(s, "CAS") == "red:0G blue:0G");
    CHECK(line(s, "SEV") == "red:1");
    CHECK(paid(events, SEV) == "red:6");   // the King's bonus alone
}

TEST_CASE("no other card gets him out: he has no home to leave") {
    const std::string inside =
        "modules new_regency,old_hands; king SEV; CAS red:2G; GAL red:3; CN blue:0G; CV yellow:0G";
    for (const std::string id : {"n4-adopted-home", "oh4-retinue", "nr-stand-in"}) {
        CAPTURE(id);
        CHECK_FALSE(can_act(inside, id));
    }
    CHECK(offered(takes(inside, "nr-banquet"), "act") == "CV, CN");   // a Grande in the Castillo does not make a host
    CHECK_FALSE(can_act("edition decennial; king SEV; CAS red:2G", "4-grande"));
    State again = takes(inside, "nr-competition");
    play(again, "act, GAL");
    CHECK(line(again, "CAS") == "red:2G");
    State other = takes(inside, "nr-rebellion");
    play(other, "act");
    CHECK_FALSE(may(takes("king CAS; CAS red:0G", "n4-adopted-home"), "act"));
}

TEST_CASE("a Grande who is not thrown in may not be moved in") {
    CHECK(offered(takes("king SEV; GAL red:0G", "n4-adopted-home"), "act") == "PV, ARA, CAT, CV, CN, GRA, VAL");
    State s = takes("modules new_regency,old_hands; king SEV; GAL red:2G", "oh4-retinue");
    CHECK(offered(s, "act") == "PV, ARA, CAT, CV, CN, GRA, VAL");
    CHECK_FALSE(position("edition 2023; CAS red:1G").error.empty());
    CHECK_FALSE(position(game + "FRA red:0G").error.empty());
    CHECK_FALSE(position(game + "POR red:1").error.empty());
}

}

TEST_SUITE("new regency: rebellion") {

CARD("nr-rebellion",
     "N7: the King beside the Castillo; at the general scoring it is scored with his bonus, nobody dials, and all "
     "stays") {
    for (const std::string& edition : every_edition) {
        CAPTURE(edition);
        State s = takes_last("edition " + edition + "; king SEV; CAS red:4 blue:2", "nr-rebellion");
        Events events = play(s, "act");
        CHECK(line(s, "king") == "CAS");
        const Events scoring = play(s, "done");
        CHECK(paid(scoring, CAS) == "red:7 blue:3");
        CHECK(how_often(scoring, What::disc_dialled) == 0);
        CHECK(line(s, "CAS") == "red:4 blue:2");
        CHECK(line(s, "king") == "CAS");
        CHECK(s.round == 4);
    }
}

TEST_CASE("all nine regions border it, and nothing is placed in it") {
    State s = takes("king SEV; court red:7", "nr-rebellion");
    play(s, "act");
    CHECK(places_offered(s) == all_nine);
    play(s, "SEV, GAL, VAL, CAT, PV");
    CHECK(options(s) == "done");
    CHECK(borders(s, CAS) == nine_regions);
    CHECK_FALSE(borders(s, GAL).has(CAS));
}

TEST_CASE("nothing goes in by any card that could throw something in") {
    const std::string here =
        "modules new_regency,old_hands; king CAS; court red:7; GAL red:3G blue:1; CAS red:1 blue:1";
    CHECK(offered(takes(here, "n1-militia"), "act") == all_nine);
    CHECK(offered(takes(here, "n1-wayfarers"), "act, red GAL") == "PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    CHECK(offered(takes(here, "n1-household"), "act, red GAL") == "PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    CHECK(offered(takes(here, "oh1-double-game"), "act-other") == all_nine);
    CHECK(offered(takes(here, "n4-adopted-home"), "act") == "PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    for (const std::string edition : {"1996", "decennial", "bigbox"}) {
        const std::string there = "edition " + edition + "; king CAS; court red:7; GAL red:3G blue:1; CAS red:1 blue:1";
        CHECK(offered(takes(there, "1-add2"), "act") == all_nine);
        CHECK(offered(takes(there, "1-any3"), "act, red GAL") == "PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
        CHECK(offered(takes(there, "1-or"), "act-other") == all_nine);
    }
}

TEST_CASE("no scoreboard is laid on it or taken from it") {
    State s = takes("king CAS; boards 8/4/0:CAS 4/0/0:-", "n4-enactment");
    play(s, "act");
    CHECK(options(s) == "board 4/0/0");
    play(s, "board 4/0/0");
    CHECK(places_offered(s) == all_nine);
    State free = takes("king CAS", "n4-enactment");
    CHECK(offered(free, "act, board 8/4/0") == all_nine);
    CHECK(offered(takes("king SEV", "n4-enactment"), "act, board 8/4/0") == "CAS, GAL, PV, ARA, CAT, CV, CN, GRA, VAL");
}

TEST_CASE("whatever card is played, nothing enters or leaves it as long as he stands there") {
    for (const std::string& edition : every_edition)
        for (const std::string boards : {"8/4/0:CAS 4/0/0:GAL", "8/4/0:- 4/0/0:-"}) {
            const std::string text = "edition " + edition + "; modules new_regency,old_hands; king CAS; round 4; power "
                                                            "red:9; hand red:1-8,10; court red:6 blue:5 yellow:5 "
                                                            "green:5; boards " + boards +
                                     "; CAS red:2G blue:2 green:1G; GAL red:3 blue:2 yellow:1; CV red:2 green:3 "
                                     "blue:0G; SEV yellow:2G red:1; CAT green:1 blue:1 red:2";
            for (const std::string& id : cards_of(text)) {
                if (id == "nr-infiltration") continue;   // its card allows it
                CAPTURE(edition);
                CAPTURE(id);
                const auto inside = [](const State& s) {
                    return line(s, "CAS") + (s.scoreboard[0] == CAS ? " 8/4/0" : "")
                           + (s.scoreboard[1] == CAS ? " 4/0/0" : "");
                };
                Rng rng{23};
                for (int n = 0; n < 8; ++n) {
                    Events ignored = Events::ignored();
                    State  s = takes(text, id);
                    for (const std::string before = inside(s); !over(s);) {
                        const Choices choices = legal(s);
                        apply(s, choices[rng.below(choices.size())], ignored);
                        if (s.king != CAS) break;
                        REQUIRE(inside(s) == before);
                    }
                }
            }
        }
}

TEST_CASE("no region is taboo meanwhile, and nobody has the King's bonus in one") {
    const State s = table(game + "king CAS");
    CHECK(taboo(s) == castillo);
    State moved = takes("king CAS; GAL red:2", "n1-pilgrims");
    for (Place to : nine_regions - Places{GAL})
        CHECK(offered(moved, "act, red GAL").find(show(on(to))) != std::string::npos);
    const State t = general_scoring_of(game + "king CAS; GAL red:1; CN red:1");
    CHECK(t.score[red] == 4 + 7);
}

TEST_CASE("scored by a card it pays the King's bonus to whoever is alone first, and all stays") {
    for (const std::string& edition : every_edition) {
        CAPTURE(edition);
        State s = takes("edition " + edition + "; king CAS; CAS red:4 blue:2", scores_castillo(edition));
        CHECK(paid(play(s, "act"), CAS) == "red:7 blue:3");
        CHECK(line(s, "CAS") == "red:4 blue:2");
        State tie = takes("edition " + edition + "; king CAS; CAS red:2 blue:2", scores_castillo(edition));
        CHECK(paid(play(tie, "act"), CAS) == "red:3 blue:3");
    }
    State both = takes("king CAS; CAS red:4G blue:2", "n3-revelation");
    CHECK(paid(play(both, "act"), CAS) == "red:9 blue:3");
    CHECK(line(both, "CAS") == "red:4G blue:2");
    State chosen = takes("edition 1996; king CAS; CAS red:2", "2-score1");   // the Castillo too
    CHECK(paid(play(chosen, "act, CAS"), CAS) == "red:7");
}

TEST_CASE("a single region that is chosen is a region: it is not the Castillo, though it is the King's") {
    for (const std::string edition : {"decennial", "bigbox", "2023"})
        CHECK(offered(takes("edition " + edition + "; king CAS; CAS red:2", scores_one(edition)), "act") == all_nine);
}

TEST_CASE("at a general scoring the Grandes in it stay too, undialled, and the regions are scored") {
    State s = general_scoring_of(game + "king CAS; CAS red:2G blue:1 green:0G; PV blue:2");
    CHECK(over(s));
    CHECK(line(s, "points") == "red:9 blue:8 yellow:0 green:0");
    CHECK(line(s, "CAS") == "red:2G blue:1 green:0G");
}

TEST_CASE("when he has moved on, the Castillo is as ever") {
    State s = general_scoring_of(game + "king GAL; CAS red:2G");
    dial(s, "red:PV");
    CHECK(line(s, "PV") == "red:2G");
    CHECK(may(takes("king GAL; court red:1", "nr-chalet"), "CAS"));
}

TEST_CASE("what moves the King moves him away from it: to any region, for all border it") {
    const std::string here = "king CAS; CAS red:2; GAL red:0G; PV blue:0G; CN red:2 blue:1; ARA blue:1; court red:3";
    CHECK(offered(takes(here, "nr-entourage"), "act") == all_nine);
    CHECK(offered(takes(here, "nr-competition"), "act") == all_nine);
    CHECK(offered(takes(here, "nr-chalet"), "act") == "ARA");
    CHECK(offered(takes(here, "nr-banquet"), "act") == "GAL, PV");
    CHECK(offered(takes(here, "nr-exile"), "act") == "FRA, POR");
    CHECK(offered(takes(here, "n4-progress"), "act") == all_nine);
    for (const std::string edition : {"1996", "decennial", "bigbox"})
        CHECK(offered(takes("edition " + edition + "; king CAS", "4-advisor"), "act") == all_nine);
    CHECK_FALSE(can_act(here, "nr-stand-in"));   // he is in no region
    State s = takes(here, "nr-election");
    play(s, "act");
    CHECK(places_offered(s) == all_nine);
    dial(s, "red:SEV blue:SEV yellow:GAL green:PV");
    CHECK(s.king == SEV);
}

TEST_CASE("the King's region to be scored is the Castillo, and all stays in it") {
    State s = takes("king CAS; CAS red:4 blue:2; court red:5", "nr-audience");
    const Events events = play(s, "act");
    CHECK(scored(events) == "CAS");
    CHECK(paid(events, CAS) == "red:7 blue:3");
    CHECK(line(s, "CAS") == "red:4 blue:2");
    CHECK(options(s) == all_nine + ", done");
    play(s, "CAT");
    CHECK(s.king == CAT);
    CHECK(places_offered(s) == "CAS, ARA, VAL");
}

TEST_CASE("caballeros come back to court from every region, from the Castillo never") {
    const State s = table(game + "king CAS; CAS red:20; GAL red:5; CN red:5; power red:1\nask muster red 6 - - 0 0");
    CHECK(options(s) == "red GAL, red CN, done");
}

}

