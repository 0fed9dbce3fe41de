// The sample game of the 1996 booklet, move by move, as in the page's replay. The sheet shows the first table only in a
// picture that is lost. The text implies that the King is in País Vasco, Red's home is Aragón and Blue's Sevilla; for
// Green's and Yellow's homes, six combinations are possible (rules 11). All six are played.
#include "app/replay/replay.h"
#include "table.h"

using namespace eg;

namespace {

// The booklet seats Red, Green, Blue, Yellow clockwise; our seats are red, blue, yellow, green. So the booklet's Green
// has our blue seat, and so on. This file uses the booklet's names.
const std::vector<std::pair<std::string, Player>> seats = {
    {"Red", red}, {"Green", blue}, {"Blue", yellow}, {"Yellow", green}};

std::string ours(std::string text) {
    for (const auto& [name, seat] : seats)
        for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name))
            text.replace(at, name.size(), show(seat));
    return text;
}

// "R0 G4 B6 Y4": the points, courts or caballeros of all players.
template <class Value>
std::string told(Value value) {
    std::string text;
    for (const auto& [name, seat] : seats)
        text += (text.empty() ? "" : " ") + name.substr(0, 1) + std::to_string(static_cast<int>(value(seat)));
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
    for (int stack = 0; stack < stack_count; ++stack)
        ids += (ids.empty() ? "" : " ") + std::string{card(s.rules, stack, s.shown[stack]).id};
    return ids;
}

const Replay& sample() {
    for (const Replay& replay : replays())
        if (replay.id == "sample_1996") return replay;
    FAIL("there is no sample game");
    return replays()[0];
}

// The replay's first table with other home regions, instead of Castilla la Vieja and Granada.
State first_table(const std::string& home_of_green, const std::string& home_of_yellow) {
    std::string text = sample().table;
    const auto  put = [&](const std::string& was, const std::string& is) {
        REQUIRE(text.find(was) != std::string::npos);
        text.replace(text.find(was), was.size(), is);
    };
    put("CV blue:2G", "@ blue:2G");
    put("GRA green:2G", home_of_yellow + " green:2G");
    put("@ blue:2G", home_of_green + " blue:2G");
    return table(text);
}

// Plays the replay's part with this title.
Events tell(State& s, const std::string& title) {
    CAPTURE(title);
    const auto part = std::find_if(sample().parts.begin(), sample().parts.end(),
                                   [&](const Replay::Part& each) { return each.title == title; });
    REQUIRE(part != sample().parts.end());
    Events events;
    std::vector<Replay::Answer> left = part->answers;
    while (!left.empty()) {
        const auto next = std::find_if(left.begin(), left.end(), [&](const Replay::Answer& answer) {
            return answer.who == nobody || answer.who == asked(s);
        });
        REQUIRE(next != left.end());
        CAPTURE(show(next->choice));
        REQUIRE(legal(s).has(next->choice));
        apply(s, next->choice, events);
        left.erase(next);
    }
    return events;
}

void first_round(State& s) {
    REQUIRE(asks(s, "Red"));
    tell(s, "A first round");
    tell(s, "Power cards");

    REQUIRE(asks(s, "Green"));  // the 11 musters 1
    CHECK_FALSE(may(s, "take 2"));
    tell(s, "Tomás, with the 11");
    tell(s, "Tomás places five");
    State still = s;
    play(still, "act, VAL");
    CHECK(still.king == VAL);
    CHECK(courts(still) == "R7 G3 B7 Y7");
    tell(s, "The King moves on");

    REQUIRE(asks(s, "Yellow"));  // the 6 musters 3
    CHECK_FALSE(may(s, "take 4"));
    State taking = s;
    play(taking, "take 3");
    CHECK_FALSE(may(taking, "card 5"));
    tell(s, "Martín, with the 6");
    tell(s, "The regions worth four");
    CHECK(points(s) == "R0 G4 B6 Y4");
    CHECK(courts(s) == "R7 G3 B7 Y7");

    REQUIRE(asks(s, "Red"));  // the 5 musters 4
    CHECK_FALSE(may(s, "take 5"));
    tell(s, "Isabel, with the 5");
    tell(s, "Isabel places four");
    CHECK(courts(s) == "R7 G3 B7 Y7");

    REQUIRE(asks(s, "Blue"));  // the 2 musters 5
    tell(s, "Lucía, with the 2");
    CHECK(courts(s) == "R4 G0 B12 Y4");
    tell(s, "Lucía places two");
    CHECK(courts(s) == "R4 G0 B10 Y4");
    CHECK(points(s) == "R0 G4 B6 Y4");
    CHECK(on_show(s) == "1-for3 2-one-each 3-score1 4-advisor 5-king");
    CHECK(s.round == 3);
}

void second_round(State& s) {
    REQUIRE(asks(s, "Blue"));  // the last player of a round begins the next
    CHECK_FALSE(may(s, "power 2"));
    tell(s, "A second round");

    REQUIRE(asks(s, "Blue"));  // the 13 musters none, so there is no question
    tell(s, "Lucía, with the 13");
    CHECK(points(s) == "R0 G4 B13 Y4");
    tell(s, "Lucía places three");
    CHECK(courts(s) == "R4 G0 B7 Y4");

    REQUIRE(asks(s, "Yellow"));
    tell(s, "Martín, with the 12");
    CHECK(s.king == CV);
    CHECK(courts(s) == "R4 G0 B7 Y0");

    REQUIRE(asks(s, "Red"));
    CHECK_FALSE(may(s, "take 3"));
    tell(s, "Isabel, with the 9");
    tell(s, "The Advisor");
    CHECK(s.king == ARA);
    CHECK(courts(s) == "R2 G0 B7 Y0");

    REQUIRE(asks(s, "Green"));
    tell(s, "Tomás, with the 3");   // the card of 1996 also allows one of his own caballeros
    CHECK(at(s, SEV) == "R0 G0 B1 Y0");
    CHECK(at(s, CN) == "R3 G0 B2 Y0");
    tell(s, "Tomás places two");
    CHECK(courts(s) == "R2 G3 B7 Y0");
}

std::string final_points(const std::string& home_of_green, const std::string& home_of_yellow) {
    State s = first_table(home_of_green, home_of_yellow);
    first_round(s);
    second_round(s);
    CHECK(points(s) == "R0 G4 B13 Y4");
    CHECK(at(s, CAS) == "R1 G2 B1 Y2");
    const Events events = tell(s, "The secret discs");
    CHECK(scored(events) == "CAS, GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    CHECK(paid(events, CAS) == ours("Red:0 Green:3 Blue:0 Yellow:3"));
    CHECK(paid(events, GAL) == ours("Green:2 Yellow:4"));
    CHECK(paid(events, PV) == ours("Green:5"));
    CHECK(paid(events, ARA) == ours("Red:12 Green:4"));  // as printed: with scoreboard, King's bonus and home bonus
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

TEST_CASE("told to the end, every part comes in its order, and the last one says the points there are") {
    const Session session = played(sample());
    CHECK(english(sample().error) == "");
    std::size_t answers = 0;
    for (const Replay::Part& part : sample().parts) answers += part.answers.size();
    CHECK(session.answers() == answers);
    CHECK(points(session.seen()) == "R22 G29 B26 Y23");
    ReplayRunner runner;
    runner.begin(sample(), session);
    std::size_t told = 0;
    for (std::size_t followed = 1; followed <= session.events().size(); ++followed) {
        CHECK((runner.number(followed) == told || runner.number(followed) == told + 1));
        told = runner.number(followed);
        if (runner.part(followed).title == "Aragón") CHECK(session.events()[followed - 1].to == ARA);
    }
    CHECK(told + 1 == sample().parts.size());
    CHECK(sample().parts.back().words.starts_with("Tomás has 29 points, Lucía 26, Martín 23, Isabel 22"));
}

TEST_CASE("running on, it waits at the end of a part until that has been read") {
    const Session session = played(sample());
    ReplayRunner runner;
    runner.begin(sample(), session);
    const std::size_t end = runner.until(1, 1, 0);
    const double      read = runner.reads_until(0);
    CHECK(runner.number(end) == 0);
    CHECK(read > 3000);
    CHECK(runner.until(end, 1, read - 1) == end);
    CHECK(runner.until(end, 1, read + 1) == end + 1);
    CHECK(runner.number(end + 1) == 1);
}

TEST_CASE("a text that is no replay says why") {
    const std::string begins = "replay r | R\nline x\n", laid = begins + "table king PV\npart One\n";
    for (const std::string& wrong :
         {std::string{}, begins + "part One\nsay x", laid, laid + "say x\ndo nonsense",
          laid + "say x\ndo GAL\nfrom scoring", laid + "say x\nfrom scoring 8", laid + "say x\ndo dial nobody GAL"})
        CHECK(english(read_replay(wrong).error).size() > 8);
    CHECK(english(read_replay(laid + "say x\ndo GAL, dial red PV").error) == "");
}

TEST_CASE("each part is read in a breath") {
    for (const Replay& replay : replays())
        for (const Replay::Part& part : replay.parts)
            CHECK_MESSAGE(std::count(part.words.begin(), part.words.end(), ' ') < 36, std::string{part.title});
}

}
