// The sample game of the 1996 booklet, move by move. Its sheet shows the first table only in a
// picture that is lost; the King in País Vasco, Red's home Aragón and Blue's Sevilla follow from
// the text, Green's and Yellow's homes leave six readings (rules 11). All six are played.
#include "table.h"

using namespace eg;

namespace {

// The booklet seats Red, Green, Blue, Yellow clockwise; our seats are red, blue, yellow, green.
// So Green of the booklet sits on our blue seat, and so on; everything here speaks the booklet's names.
const std::vector<std::pair<std::string, Player>> seats = {{"Red", red}, {"Green", blue}, {"Blue", yellow}, {"Yellow", green}};

std::string ours(std::string text) {
    for (const auto& [name, seat] : seats)
        for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name)) text.replace(at, name.size(), show(seat));
    return text;
}

// "R0 G4 B6 Y4": points, courts or caballeros in one place.
template <class Value>
std::string told(Value value) {
    std::string text;
    for (const auto& [name, seat] : seats) text += (text.empty() ? "" : " ") + name.substr(0, 1) + std::to_string(static_cast<int>(value(seat)));
    return text;
}
std::string points(const State& s) {
    return told([&](Player p) { return s.score[p]; });
}
std::string courts(const State& s) {
    return told([&](Player p) { return s.court[p]; });
}
std::string at(const State& s, Place place) {
    return told([&](Player p) { return s.caballeros[p][place]; });
}

bool asks(const State& s, const std::string& name) { return show(asked(s)) == ours(name); }

std::string on_show(const State& s) {
    std::string ids;
    for (int stack = 0; stack < stack_count; ++stack) ids += (ids.empty() ? "" : " ") + std::string{card(s.rules, stack, s.shown[stack]).id};
    return ids;
}

State first_table(const std::string& home_of_green, const std::string& home_of_yellow) {
    return table(ours("players 4; edition 1996; round 2; start Red; king PV"
                      "\nARA Red:2G\nSEV Blue:2G\n" + home_of_green + " Green:2G\n" + home_of_yellow + " Yellow:2G"
                      "\ncourt Red:7 Green:7 Blue:7 Yellow:7"
                      "\nshown 1-add2 2-decay3 3-fours 4-board 5-king"
                      "\nask end_round - 0 - - 0 0\nask next_turn - 0 - - 0 0\nask play_power Red 4 - - 0 0"));
}

// The last answer of a round, given so that chance deals these cards for the next one.
void play_until_dealt(State& s, const std::string& last_answer, const std::string& cards) {
    State dealt;
    for (std::uint64_t seed = 0; seed < 1'000'000; ++seed) {
        dealt = s;
        dealt.rng.state = seed;
        Events deaf = Events::deaf();
        apply(dealt, *choice(last_answer), deaf);
        if (on_show(dealt) == cards) break;
    }
    s = dealt;
    REQUIRE(on_show(s) == cards);
}

void first_round(State& s) {
    REQUIRE(asks(s, "Red"));
    play(s, "power 5, power 11, power 2, power 6");

    REQUIRE(asks(s, "Green"));  // 11 brings 1
    CHECK_FALSE(may(s, "take 2"));
    play(s, "take 1, card 5, GAL, ARA, CV, CAS, CAS, act, VAL");
    CHECK(s.king == VAL);
    CHECK(courts(s) == "R7 G3 B7 Y7");
    play(s, "done");

    REQUIRE(asks(s, "Yellow"));  // 6 brings 3
    CHECK_FALSE(may(s, "take 4"));
    play(s, "take 3");
    CHECK_FALSE(may(s, "card 5"));
    play(s, "card 3, CAT, CAT, GRA, act");
    CHECK(points(s) == "R0 G4 B6 Y4");
    CHECK(courts(s) == "R7 G3 B7 Y7");
    play(s, "done");

    REQUIRE(asks(s, "Red"));  // 5 brings 4
    CHECK_FALSE(may(s, "take 5"));
    play(s, "take 4, card 4, act, board 8/4/0, ARA, ARA, ARA, ARA, CAS");
    CHECK(courts(s) == "R7 G3 B7 Y7");
    play(s, "done");

    REQUIRE(asks(s, "Blue"));  // 2 brings 5
    play(s, "take 5, card 2, act");
    CHECK(courts(s) == "R4 G0 B12 Y4");
    play(s, "CN, CN");
    CHECK(courts(s) == "R4 G0 B10 Y4");
    CHECK(points(s) == "R0 G4 B6 Y4");
    play_until_dealt(s, "done", "1-for3 2-one-each 3-score1 4-advisor 5-king");
    CHECK(s.round == 3);
}

void second_round(State& s) {
    REQUIRE(asks(s, "Blue"));  // who played last begins
    CHECK_FALSE(may(s, "power 2"));
    play(s, "power 13, power 12, power 9, power 3");

    REQUIRE(asks(s, "Blue"));  // 13 brings none: no question about it
    play(s, "card 3, act, CN");
    CHECK(points(s) == "R0 G4 B13 Y4");
    play(s, "GRA, GRA, CAS");
    CHECK(courts(s) == "R4 G0 B7 Y4");
    play(s, "done");

    REQUIRE(asks(s, "Yellow"));
    play(s, "card 5, GRA, GRA, CAS, CAS, act, CV");
    CHECK(s.king == CV);
    CHECK(courts(s) == "R4 G0 B7 Y0");
    play(s, "done");

    REQUIRE(asks(s, "Red"));
    CHECK_FALSE(may(s, "take 3"));
    play(s, "take 2, card 4, CN, CN, CN, CN, act, ARA");
    CHECK(s.king == ARA);
    CHECK(courts(s) == "R2 G0 B7 Y0");
    play(s, "done");

    REQUIRE(asks(s, "Green"));
    play(s, ours("take 5, card 2, act, Blue SEV, Red CN, Yellow GRA"));
    CHECK(at(s, SEV) == "R0 G0 B1 Y0");
    CHECK(at(s, CN) == "R3 G0 B2 Y0");
    if (asked_step_name(s) == "take_from_each") play(s, "done");  // the text of 1996 offers one of his own too
    play(s, "VAL, PV");
    CHECK(courts(s) == "R2 G3 B7 Y0");
    play(s, "done");
}

std::string final_points(const std::string& home_of_green, const std::string& home_of_yellow) {
    State s = first_table(home_of_green, home_of_yellow);
    first_round(s);
    second_round(s);
    CHECK(points(s) == "R0 G4 B13 Y4");
    CHECK(at(s, CAS) == "R1 G2 B1 Y2");
    const Events events = dial(s, ours("Red:VAL Green:PV Blue:SEV Yellow:GAL"));
    CHECK(scored(events) == "CAS, GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    CHECK(paid(events, CAS) == ours("Red:0 Green:3 Blue:0 Yellow:3"));
    CHECK(paid(events, GAL) == ours("Green:2 Yellow:4"));
    CHECK(paid(events, PV) == ours("Green:5"));
    CHECK(paid(events, ARA) == ours("Red:12 Green:4"));  // printed: scoreboard, King's and home bonus
    CHECK(paid(events, CAT) == ours("Yellow:4"));
    CHECK(paid(events, CN) == ours("Red:7 Blue:4"));
    CHECK(paid(events, SEV) == ours("Blue:6"));
    CHECK(at(s, CAS) == "R0 G0 B0 Y0");
    CHECK(at(s, GAL) == "R0 G1 B0 Y2");
    CHECK(at(s, PV) == "R0 G3 B0 Y0");
    CHECK(at(s, ARA) == "R5 G1 B0 Y0");
    CHECK(at(s, CAT) == "R0 G0 B0 Y2");
    CHECK(at(s, CN) == "R3 G0 B2 Y0");
    CHECK(at(s, SEV) == "R0 G0 B2 Y0");
    return points(s);
}

}

TEST_SUITE("the sample game of 1996") {

TEST_CASE("the two rounds and the general scoring, for each of the six homes that fit the text") {
    struct {
        std::string green, yellow, points;
    } const readings[] = {
        {"CV", "GRA", "R22 G29 B26 Y23"},  {"CV", "VAL", "R21 G28 B26 Y25"}, {"GRA", "CV", "R22 G28 B26 Y26"},
        {"GRA", "VAL", "R21 G29 B26 Y25"}, {"VAL", "CV", "R22 G29 B26 Y26"}, {"VAL", "GRA", "R22 G31 B26 Y23"},
    };
    for (const auto& reading : readings) {
        CAPTURE(reading.green);
        CAPTURE(reading.yellow);
        CHECK(final_points(reading.green, reading.yellow) == reading.points);
    }
}

}
