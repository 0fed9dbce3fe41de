// The King & the Colonies (1996 booklet): what the cards of Intrigue & the King do with the new regions. The booklet
// says so of the Intrigue action only; the other readings are ours.
#include "king_and_colonies_table.h"

namespace eg {

namespace {

// Blue, neither the first nor the last of four, has chosen the action of this card.
State between(const std::string& text, int number) {
    return using_own(text, {10, number, number > 90 ? 90 : 20, 180}, blue);
}
std::string scored_here(const State& s, const Events& events) {
    std::string all;
    for (const Event& event : events.list)
        if (event.what == What::scoring) all += (all.empty() ? "" : ", ") + std::string{place_word(event.to, box(s))};
    return all;
}
int worth_here(const State& s, const std::string& id, Player p) {
    return majorities(s).at(place_here(s, id), p).points;
}
// The first answers, until `who` is asked.
void until_own_turn(State& s, Player who) {
    idle(s, [&](const State& now) { return asked(now) != who; });
}

}

TEST_SUITE("king and colonies") {

TEST_CASE("C5: the Intrigue action moves one's own out of a new region, and discs come home") {
    State s = using_own("king GAL; GAM red:2; PV blue:1", {10, 60, 90, 150}, red);
    play(s, "act-other");
    play(s, "red GAM, SEV, red GAM, SEV");
    CHECK(s.score[red] == 12);
    CHECK(line(s, "SEV") == "red:2");
    CHECK(line(s, "gold_out").empty());
}

TEST_CASE("the Intrigue action moves a foreign one from and to all new regions") {
    State s = using_own("king GAL; MED blue:1; CAP yellow:1; FRA green:1", {10, 60, 90, 150}, red);
    play(s, "act");
    CHECK(options(s).find("blue MED") != std::string::npos);
    CHECK(options(s).find("yellow CAP") != std::string::npos);
    CHECK(options(s).find("green FRA") != std::string::npos);
    play(s, "blue MED");
    for (const char* id : {"CAS", "SEV", "FRA", "SHI", "AME"}) CHECK(offered(s, id));
    State carrier = using_own("king GAL; WME blue:1", {10, 60, 90, 150}, red);
    play(carrier, "act, blue WME");
    CHECK_FALSE(offered(carrier, "CAS"));
    play(carrier, "SEV");
    CHECK(carrier.score[blue] == 4);
}

TEST_CASE("C8: the King's card: he may go to France; then the Ship is open, and Aragon and Catalonia border") {
    State s = using_own("king ARA", {10, 60, 90, 150}, green);
    play(s, "act");
    CHECK(offered(s, "FRA"));
    for (const char* id : {"SHI", "AME", "MED"}) CHECK_FALSE(offered(s, id));
    play(s, "FRA");
    CHECK(s.king == place_here(s, "FRA"));
    CHECK(places_offered(s) == "CAS, ARA, CAT, SHI");
}

TEST_CASE("ki-165: the King goes to France from Aragon or Catalonia") {
    for (const char* king : {"ARA", "CAT", "PV", "VAL"}) {
        CAPTURE(king);
        State s = between("CN black:4; king " + std::string{king}, 165);
        play(s, "act");
        CHECK(offered(s, "FRA") == (std::string{king} == "ARA" || std::string{king} == "CAT"));
    }
}

TEST_CASE("C6: ki-020 places in France and on the Ship, not in America, the Mediterranean or the King's region") {
    State s = using_own("king CN", {90, 10, 20, 110}, yellow);
    play(s, "act");
    CHECK(places_offered(s) == "CAS, GAL, PV, ARA, CAT, CV, SEV, GRA, VAL, FRA, SHI");
    State full = using_own("king CN; FRA red:1; AMB red:1; ENV red:1", {90, 10, 20, 110}, yellow);
    play(full, "act");
    CHECK_FALSE(offered(full, "FRA"));
}

TEST_CASE("ki-010 and ki-025 place in France and on the Ship, not in America or the Mediterranean") {
    State two = using_own("king CN", {20, 10}, blue);   // with two players the last has the own card as well
    play(two, click(10));
    CHECK(places_offered(two) == "CAS, GAL, PV, ARA, CAT, CV, SEV, GRA, VAL, FRA, SHI");
    State volunteers = between("king CN", 25);
    play(volunteers, "act");
    CHECK(places_offered(volunteers) == "CAS, GAL, PV, ARA, CAT, CV, SEV, GRA, VAL, FRA, SHI");
    play(volunteers, "FRA, AMB, SHI, CAP");
    CHECK(line(volunteers, "AMB") == "blue:1");
    CHECK(line(volunteers, "CAP") == "blue:1");
}

TEST_CASE("ki-145: one is placed in a region, France and the Ship too, and it is scored") {
    State s = between("king CN", 145);
    play(s, "act");
    CHECK(offered(s, "FRA"));
    CHECK(offered(s, "SHI"));
    CHECK_FALSE(offered(s, "AME"));
    CHECK_FALSE(offered(s, "MED"));
    const Events events = play(s, "FRA, AMB");
    CHECK(scored_here(s, events) == "FRA");
    CHECK(s.score[blue] == 3 + 2);
}

TEST_CASE("ki-013: the rivals' Grandes go to the nine only, from the new regions too") {
    State s = between("king CN; FRA red:0G; PV green:0G", 13);
    play(s, "act");
    REQUIRE(asked_step_name(s) == "dial");
    while (asked_step_name(s) == "dial") {
        for (const char* id : {"FRA", "SHI", "AME", "MED"}) CHECK_FALSE(offered(s, id));
        play(s, "SEV");
    }
    CHECK(line(s, "SEV") == "red:0G green:0G");
}

TEST_CASE("ki-170: discs show the nine only") {
    State s = using_own("king CN; AME red:1; MED blue:1", {170, 90, 110}, red);
    play(s, click(170));
    REQUIRE(asked_step_name(s) == "dial");
    CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
}

TEST_CASE("ki-023: the Castillo is pushed onto one of the nine only") {
    State s = between("king CN; FRA red:1; SHI red:1; AME red:1; MED red:1; GAL red:1", 23);
    play(s, "act");
    CHECK(places_offered(s) == "GAL, VAL");
}

TEST_CASE("ki-035: the Grandes in France, America and the Mediterranean go into the Castillo as well") {
    State s = between("king CN; FRA red:0G; AME blue:0G; MED yellow:0G; CN green:0G", 35);
    play(s, "act");
    CHECK(line(s, "CAS") == "red:0G blue:0G yellow:0G");
    CHECK(line(s, "CN") == "green:0G");
}

TEST_CASE("ki-055: any of the thirteen may be named; a disc brought to Spain by its owner's disc is paid") {
    State s = between("king CN; MED red:1; WME red:1; AME yellow:1; SHI green:1; FRA red:1", 55);
    play(s, "act");
    for (const char* id : {"FRA", "SHI", "AME", "MED"}) CHECK(offered(s, id));
    play(s, "MED");
    for (const char* id : {"FRA", "SHI", "AME", "MED"}) CHECK_FALSE(offered(s, id));
    dial(s, "red:SEV");
    CHECK(line(s, "SEV") == "red:2");
    CHECK(s.score[red] == 4);
}

TEST_CASE("ki-060: its owner may give up a caballero with a disc, never a black one") {
    State s = between("king CN; WME red:1; inquisitor 1; court red:0; SEV black:4 red:3; VAL yellow:3 green:3", 60);
    play(s, "act");
    until_own_turn(s, red);
    REQUIRE(may(s, "red WME"));
    CHECK_FALSE(may(s, "black SEV"));
    play(s, "red WME");
    CHECK(s.score[red] == 0);
    CHECK(line(s, "WME").empty());
}

TEST_CASE("ki-070: who carries a disc is safe, and black ones are") {
    State s = between("king CN; WME red:1; MED red:1; inquisitor 1; SEV black:4; GAL yellow:1", 70);
    play(s, "act");
    CHECK(may(s, "red MED"));
    CHECK_FALSE(may(s, "red WME"));
    CHECK_FALSE(may(s, "black SEV"));
}

TEST_CASE("ki-063: the bridge is built between two of the nine and France") {
    State s = between("king CN", 63);
    play(s, "act");
    CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL, FRA");
    play(s, "FRA");
    CHECK_FALSE(offered(s, "ARA"));   // they border
    CHECK_FALSE(offered(s, "CAT"));
    CHECK_FALSE(offered(s, "SHI"));
    REQUIRE(offered(s, "CN"));
    play(s, "CN");
    CHECK(offered(s, "FRA"));   // beside the King now
}

TEST_CASE("ki-093: a quarantine is laid on one of the nine or on France") {
    State s = between("king CN", 93);
    play(s, "act");
    if (asked_step_name(s) == "choose_scoreboard" || may(s, "board 8/4/0")) play(s, "board 8/4/0");
    CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CV, SEV, GRA, VAL, FRA");
    play(s, "FRA");
    CHECK(line(s, "closed").find("FRA") != std::string::npos);
}

TEST_CASE("ki-080: one's Grande moves to the nine, France, America or the Mediterranean, with up to three") {
    State s = between("king CN; PV blue:3G", 80);
    play(s, "act");
    CHECK(places_offered(s) == "GAL, ARA, CAT, CV, SEV, GRA, VAL, FRA, AME, MED");
    State narrow = between("king CN; PV blue:3G; AMB red:1; ENV red:1", 80);
    play(narrow, "act, FRA");
    for (int n = 0; n < 6 && asked_step_name(narrow) != "use_own_card" && asked(narrow) == blue; ++n) {
        const Choices choices = legal(narrow);
        Events ignored = Events::ignored();
        apply(narrow, choices.size() > 1 && choices[choices.size() - 1] == press(done) ? choices[choices.size() - 2]
                                                                                      : choices[choices.size() - 1],
              ignored);
    }
    CHECK(line(narrow, "FRA").find("G") != std::string::npos);
    int in_france = 0;
    for (const char* id : {"FRA", "AMB", "ENV"})
        for (Player p : narrow.seats()) in_france += narrow.caballeros[p][place_here(narrow, id)];
    CHECK(in_france <= 3);   // only as many as fit
}

TEST_CASE("ki-090: a mobile scoreboard may be laid on each new region") {
    State s = between("king CN", 90);
    play(s, "act, board 8/4/0");
    for (const char* id : {"FRA", "SHI", "AME", "MED"}) CHECK(offered(s, id));
}

TEST_CASE("ki-120: Captain and Viceroy bring nothing") {
    State s = between("king CN; VIC blue:1; CAP blue:1; AME red:1; AMB blue:1; ENV blue:1", 120);
    play(s, "act");
    CHECK(s.score[blue] == 6);
    CHECK(s.score[red] == 4);
}

TEST_CASE("ki-130: America and the Mediterranean are worth four, the Ship is not") {
    State s = between("king CN; AME blue:1; MED blue:1; CAP blue:1; FRA red:1", 130);
    CHECK(scored_here(s, play(s, "act")) == "GAL, CAT, SEV, AME, MED");
    CHECK(s.score[blue] == 8);
    CHECK(s.score[red] == 0);
}

TEST_CASE("ki-100: no new region is worth five") {
    State s = between("king CN; AME blue:1; CAP blue:1", 100);
    CHECK(scored_here(s, play(s, "act")) == "PV, ARA, VAL");
}

TEST_CASE("ki-150 and ki-180: new regions count as regions") {
    State one = between("king CN; AME blue:1; VIC red:1", 150);
    play(one, "act");
    for (const char* id : {"FRA", "SHI", "AME", "MED"}) CHECK(offered(one, id));
    play(one, "AME");
    CHECK(one.score[blue] == 4);
    CHECK(one.score[red] == 5);
    State fullest = using_own("king CN; MED blue:5", {10, 180}, blue);   // with two players the first has it as well
    CHECK(scored_here(fullest, play(fullest, click(180))) == "MED");
    CHECK(fullest.score[blue] == 4);
}

TEST_CASE("ki-135: two counted caballeros; the Viceroy does not count, and the Ship has no first value") {
    State s = between("king CN; AME blue:2 red:1; VIC red:1; MED blue:1; WME blue:1; SHI blue:2; FRA blue:1; "
                      "AMB red:1; "
                     "GAL blue:2 red:3", 135);
    play(s, "act");
    CHECK(places_offered(s) == "AME, MED");
    play(s, "AME");
    CHECK(s.score[blue] == 4);
    CHECK(s.score[red] == 0);
    State viceroy = between("king CN; AME blue:1; VIC blue:1; PV blue:2", 135);
    play(viceroy, "act");
    CHECK(places_offered(viceroy) == "PV");
}

TEST_CASE("ki-135: only those on the Limit table count, black ones with their player") {
    State s = between("king CN; limit 8; SEV blue:3 red:2 yellow:2 green:2 black:2; waiting blue:1; "
                     "PV black:2 blue:2", 135);
    play(s, "act");
    CHECK(offered(s, "SEV"));
    CHECK(offered(s, "PV"));
    State with_black = between("king CN; inquisitor 2; SEV blue:1 black:1; GAL blue:2 black:3; PV blue:2", 135);
    play(with_black, "act");
    CHECK(offered(with_black, "SEV"));
    CHECK_FALSE(offered(with_black, "GAL"));
    State rival = between("king CN; inquisitor 1; PV blue:2 red:1 black:2; GAL blue:2; SEV black:2", 135);
    play(rival, "act");
    CHECK_FALSE(offered(rival, "PV"));   // red has three there
    CHECK(offered(rival, "GAL"));
}

TEST_CASE("a region that is worth something shows the same in this game") {
    const State s = using_own("king CN; AMB red:1; ENV red:1; FRA blue:1", {10, 60, 90, 150}, blue);
    CHECK(worth_here(s, "FRA", red) == 6);
    CHECK(worth_here(s, "FRA", blue) == 1);
}

}

}
