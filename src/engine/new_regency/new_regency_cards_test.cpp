// 2023, Mini expansion "New Regency": Entourage, Chalet, Infiltration, Stand-in, Election, Audience and Banquet. N2
// to N12 are the numbers of the examples in our design of the deck.
#include "new_regency_table.h"

using namespace eg;

TEST_SUITE("new regency: entourage") {

CARD("nr-entourage", "N2: two ride with the King, of what colour the active player likes") {
    for (const std::string& edition : every_edition) {
        CAPTURE(edition);
        State s = takes("edition " + edition + "; king CN; CN red:1 blue:3; court red:5", "nr-entourage");
        play(s, "act");
        CHECK(options(s)
              == "GAL, PV, ARA, CAT, CV, SEV, GRA, VAL");   // another region; not France, Portugal or the Castillo
        play(s, "GRA");
        CHECK(options(s) == "red CN, blue CN");   // not "done": two must go along
        play(s, "blue CN, blue CN");
        CHECK(line(s, "CN") == "red:1 blue:1");
        CHECK(line(s, "GRA") == "blue:2");
        CHECK(s.king == GRA);
        CHECK(asked_step_name(s) == "use_card");
        CHECK(places_offered(s) == "CAS, CN, SEV, VAL");
    }
}

CARD("nr-entourage", "N3: of one there, one goes along, and the other is forfeited") {
    State s = takes("king CN; CN red:1; SEV red:4", "nr-entourage");
    play(s, "act, GRA, red CN");
    CHECK(line(s, "CN").empty());
    CHECK(line(s, "GRA") == "red:1");
    CHECK(asked_step_name(s) == "use_card");
}

TEST_CASE("with nobody there the King goes alone; Grandes stay") {
    State s = takes("king CN; CN red:0G; GRA blue:1", "nr-entourage");
    play(s, "act, GRA");
    CHECK(s.king == GRA);
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "CN") == "red:0G");
}

TEST_CASE("exactly two there: both") {
    State s = takes("king CN; CN yellow:1 green:1", "nr-entourage");
    play(s, "act, PV, green CN, yellow CN");
    CHECK(line(s, "PV") == "yellow:1 green:1");
    CHECK(asked_step_name(s) == "use_card");
}

TEST_CASE("five of several colours: two of one or one of each of two, and no third") {
    for (const std::string two : {"red CN, red CN", "red CN, green CN", "blue CN, yellow CN"}) {
        State s = takes("king CN; CN red:2 blue:1 yellow:1 green:1; SEV red:3", "nr-entourage");
        play(s, "act, SEV, " + two);
        CHECK(asked_step_name(s) == "use_card");
        int stay = 0, came = 0;
        for (Player p : s.seats()) stay += s.caballeros[p][CN], came += s.caballeros[p][SEV];
        CHECK(stay == 3);
        CHECK(came == 5);
    }
}

TEST_CASE("from abroad and from beside the Castillo nobody rides along") {
    for (const std::string king : {"FRA", "POR", "CAS"}) {
        CAPTURE(king);
        State s = takes("king " + king + "; CAS red:3 blue:2; ARA red:2; GAL red:2", "nr-entourage");
        CHECK(offered(s, "act") == all_nine);
        play(s, "act, ARA");
        CHECK(s.king == ARA);
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "CAS") == "red:3 blue:2");
        CHECK(line(s, "ARA") == "red:2");
    }
}

TEST_CASE("the peace of both regions is lifted for the two alone") {
    State s = takes("king CN; CN red:3; GRA red:3; court red:5", "nr-entourage");
    play(s, "act, GRA, red CN, red CN");
    CHECK(line(s, "CN") == "red:1");
    CHECK(line(s, "GRA") == "red:5");
    CHECK_FALSE(may(s, "GRA"));
    CHECK(may(s, "CN"));
}

}

TEST_SUITE("new regency: chalet") {

CARD("nr-chalet",
     "N6: of those with the fewest, empty ones aside, the active player chooses; the King's own may be one") {
    const std::string others = "; CV red:3; CN blue:3; SEV green:4; GRA yellow:3; VAL red:2 blue:1; court red:5";
    for (const std::string& edition : every_edition) {
        CAPTURE(edition);
        State s =
            takes("edition " + edition + "; king PV; GAL red:1 blue:1; PV red:1; ARA blue:1" + others, "nr-chalet");
        play(s, "act");
        CHECK(options(s) == "PV, ARA");
        State stays = s;
        play(stays, "PV");
        CHECK(stays.king == PV);
        CHECK(asked_step_name(stays) == "use_card");
        play(s, "ARA");
        CHECK(s.king == ARA);
        CHECK(places_offered(s) == "CAS, PV, CAT, CV, CN, VAL");
    }
}

TEST_CASE("the King's region alone has the fewest: he stays") {
    State s = takes("king PV; GAL red:2; PV red:1; ARA blue:2", "nr-chalet");
    play(s, "act");
    if (asked_step_name(s) != "use_card") play(s, "PV");
    CHECK(s.king == PV);
    CHECK(asked_step_name(s) == "use_card");
    CHECK_FALSE(may(s, "act"));
}

TEST_CASE("all empty: nothing happens") {
    CHECK_FALSE(can_act("king PV", "nr-chalet"));
    CHECK_FALSE(
        can_act("king PV; GAL red:0G blue:0G; CAS red:3", "nr-chalet"));   // neither Grandes nor the Castillo count
}

TEST_CASE("all colours count together, Grandes and the King do not") {
    CHECK(offered(takes("king PV; GAL red:1 blue:1 yellow:1; ARA green:2; SEV red:2G", "nr-chalet"), "act")
          == "ARA, SEV");
}

}

TEST_SUITE("new regency: infiltration") {

CARD("nr-infiltration", "N8: two in the King's region, three beside him") {
    for (const std::string& edition : every_edition) {
        CAPTURE(edition);
        State s = takes("edition " + edition + "; king CN; court red:7; CN blue:1", "nr-infiltration");
        CHECK_FALSE(may(s, "CN"));
        play(s, "act");
        CHECK(options(s) == "CAS, ARA, CV, CN, SEV, GRA, VAL, done");   // not Galicia
        play(s, "CN, CN, SEV, SEV, SEV");
        CHECK(line(s, "CN") == "red:2 blue:1");
        CHECK(line(s, "SEV") == "red:3");
        CHECK(s.court[red] == 2);
        CHECK(options(s) == "done");   // placing is done for this turn
    }
}

TEST_CASE("fewer may be placed, and then no more") {
    for (int n = 0; n <= 5; ++n) {
        CAPTURE(n);
        State s = takes("king CN; court red:9", "nr-infiltration");
        play(s, "act");
        for (int i = 0; i < n; ++i) play(s, "CN");
        if (n < 5) play(s, "done");
        CHECK(s.caballeros[red][CN] == n);
        CHECK(s.court[red] == 9 - n);
        CHECK(options(s) == "done");
    }
}

TEST_CASE("no more than the court has") {
    State s = takes("king CN; court red:2", "nr-infiltration");
    play(s, "act, CN, CAS");
    CHECK(options(s) == "done");
    CHECK_FALSE(can_act("king CN; court red:0", "nr-infiltration"));
}

TEST_CASE("after placing it is too late") {
    State s = takes("king CN; court red:7", "nr-infiltration");
    play(s, "SEV");
    CHECK_FALSE(may(s, "act"));
    CHECK_FALSE(may(s, "CN"));
}

TEST_CASE("skipped, the placing is the usual one") {
    State s = takes("king CN; court red:7", "nr-infiltration");
    CHECK(places_offered(s) == "CAS, ARA, CV, SEV, GRA, VAL");
    play(s, "ARA, CV, SEV, GRA, VAL, done");
    CHECK(s.court[red] == 2);
}

TEST_CASE("abroad nobody is placed; beside the Castillo that is the King's region") {
    CHECK(offered(takes("king FRA; court red:7", "nr-infiltration"), "act") == "CAS, ARA, CAT");
    State s = takes("king CAS; court red:7; CAS blue:1", "nr-infiltration");
    CHECK(places_offered(s) == all_nine);
    play(s, "act");
    CHECK(places_offered(s) == "CAS, " + all_nine);   // our reading: the rules do not say
    play(s, "CAS, CAS");
    CHECK(line(s, "CAS") == "red:2 blue:1");
}

TEST_CASE("those placed there are under the King's peace, and count in a scoring") {
    State s = takes("king CN; court red:7; CN blue:1", "nr-infiltration");
    play(s, "act, CN, CN, done, done");
    CHECK(points_at(s, CN) == std::vector<int>{9, 4, 0, 0});
    CHECK_FALSE(movable(s, red).has(CN));
}

}

TEST_SUITE("new regency: stand-in") {

CARD("nr-stand-in", "N9: the King and one's own Grande change places, in spite of the King's peace") {
    for (const std::string& edition : every_edition) {
        CAPTURE(edition);
        State s =
            takes("edition " + edition + "; king CN; GAL red:2G blue:1G; CN yellow:1G; court red:5", "nr-stand-in");
        play(s, "act");
        CHECK(s.king == GAL);
        CHECK(line(s, "CN") == "red:0G yellow:1G");
        CHECK(line(s, "GAL") == "red:2 blue:1G");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(places_offered(s) == "CAS, PV, CV");
    }
}

TEST_CASE("it is not possible unless both are in regions, and in two of them") {
    CHECK_FALSE(can_act("king GAL; GAL red:0G", "nr-stand-in"));
    CHECK_FALSE(can_act("king GAL; CAS red:0G", "nr-stand-in"));
    for (const std::string king : {"FRA", "POR", "CAS"})
        CHECK_FALSE(can_act("king " + king + "; GAL red:0G", "nr-stand-in"));
    CHECK(can_act("king GAL; GAL blue:0G; PV red:0G", "nr-stand-in"));
}

}

TEST_SUITE("new regency: election") {

CARD("nr-election", "N10: the King goes where most discs point; a tie the active player settles") {
    for (const std::string& edition : every_edition) {
        CAPTURE(edition);
        State s = takes("edition " + edition + "; king SEV; court red:5", "nr-election");
        play(s, "act");
        CHECK(places_offered(s) == all_nine);
        dial(s, "red:GAL blue:GAL yellow:VAL green:CN");
        CHECK(s.king == GAL);
        CHECK(asked_step_name(s) == "use_card");
        CHECK(places_offered(s) == "CAS, PV, CV");
        State five = takes("edition " + edition + "; players 5; king SEV", "nr-election", yellow);
        play(five, "act");
        dial(five, "red:GAL blue:GAL yellow:VAL green:VAL sable:CN");
        CHECK(asked(five) == yellow);
        CHECK(options(five) == "GAL, VAL");
        play(five, "VAL");
        CHECK(five.king == VAL);
    }
}

TEST_CASE("all differ: the active player has the choice of them all") {
    State s = takes("king SEV", "nr-election");
    play(s, "act");
    dial(s, "red:GAL blue:SEV yellow:VAL green:CN");
    CHECK(options(s) == "GAL, CN, SEV, VAL");
}

TEST_CASE("the King's own region may win, alone or in a tie: he stays") {
    State s = takes("king SEV; SEV red:1", "nr-election");
    play(s, "act");
    State tie = s;
    dial(s, "red:SEV blue:SEV yellow:VAL green:CN");
    CHECK(s.king == SEV);
    CHECK(asked_step_name(s) == "use_card");
    dial(tie, "red:SEV blue:SEV yellow:VAL green:VAL");
    CHECK(options(tie) == "SEV, VAL");
    play(tie, "SEV");
    CHECK(tie.king == SEV);
}

TEST_CASE("the discs are secret until all are set, and lie nowhere afterwards") {
    State s = takes("king SEV", "nr-election");
    play(s, "act");
    const Player first = asked(s);
    play(s, "GAL");
    CHECK(seen_by(s, asked(s)).disc[first] == face_down);
    while (asked_step_name(s) == "dial") play(s, "GAL");
    for (Player p : s.seats()) CHECK(s.disc[p] == nowhere);
    CHECK(s.king == GAL);
}

}

TEST_SUITE("new regency: audience and banquet") {

CARD("nr-audience", "N11: the King's region is scored, then he steps to one beside it") {
    for (const std::string& edition : every_edition) {
        CAPTURE(edition);
        State s = takes("edition " + edition + "; king VAL; VAL red:3 blue:2; court red:7", "nr-audience");
        CHECK(paid(play(s, "act"), VAL) == "red:7 blue:3");
        CHECK(options(s) == "ARA, CAT, CN, GRA, done");
        State stays = s;
        play(stays, "done");
        CHECK(stays.king == VAL);
        CHECK(places_offered(stays) == "CAS, ARA, CAT, CN, GRA");
        play(s, "CN");
        CHECK(s.king == CN);
        play(s, "SEV, SEV, SEV, SEV");
        CHECK(options(s) == "done");
    }
}

TEST_CASE("with a home there the bonuses add up, and an empty region pays nobody") {
    State s = takes("king VAL; VAL red:3G blue:2", "nr-audience");
    CHECK(paid(play(s, "act"), VAL) == "red:9 blue:3");
    State empty = takes("king VAL", "nr-audience");
    CHECK(paid(play(empty, "act, CN"), VAL).empty());
    CHECK(empty.king == CN);
}

CARD("nr-banquet", "N12: the King dines in another region with a Grande; every host may bring up to two to court") {
    for (const std::string& edition : every_edition) {
        CAPTURE(edition);
        State s = takes("edition " + edition + "; king CN; SEV red:0G green:0G; GAL yellow:0G; CN blue:0G; court red:4",
                        "nr-banquet");
        play(s, "act");
        CHECK(options(s) == "GAL, SEV");   // not the region where he is
        play(s, "SEV");
        CHECK(s.king == SEV);
        CHECK(asked(s) == green);   // clockwise, the active player last
        CHECK(options(s) == "take 0, take 1, take 2");
        play(s, "take 2");
        CHECK(asked(s) == red);
        CHECK(asked_step_name(s) == "muster");
        play(s, "take 1");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "court") == "red:5 blue:0 yellow:0 green:2");
        CHECK(places_offered(s) == "CAS, CN, GRA");
    }
}

TEST_CASE("no Grande elsewhere: it is not possible") {
    CHECK_FALSE(can_act("king CN; CN red:0G blue:0G", "nr-banquet"));
    CHECK_FALSE(can_act("king CN; CAS red:0G; CN blue:0G", "nr-banquet"));
    CHECK(can_act("king CN; GAL blue:0G", "nr-banquet"));
}

TEST_CASE("the active player need not be a host, and hosts are asked clockwise from his left") {
    State s = takes("players 5; king CN; SEV red:0G green:0G sable:0G", "nr-banquet", yellow);
    play(s, "act, SEV");
    CHECK(asked(s) == green);
    play(s, "take 2");
    CHECK(asked(s) == sable);
    play(s, "take 2");
    CHECK(asked(s) == red);
    play(s, "take 0");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(asked(s) == yellow);
}

TEST_CASE("a host whose province is empty takes from regions, neither from the King's nor from the Castillo") {
    State s = takes("king CN; SEV red:5G; GAL red:5; CN red:5; CAS red:15", "nr-banquet");
    play(s, "act, SEV");
    CHECK(options(s) == "red GAL, red CN, done");   // both: the King has left Castilla la Nueva
    play(s, "red CN, red GAL");
    CHECK(s.court[red] == 2);
    CHECK(asked_step_name(s) == "use_card");
}

}
