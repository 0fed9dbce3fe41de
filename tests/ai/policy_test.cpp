// Tables on which there is one sensible thing to do, and things that must not happen.
#include "table.h"

#include <set>

#include "ai/hill_climb.h"
#include "ai/intent.h"
#include "ai/policy.h"
#include "ai/search_bot.h"
#include "decision.h"

using namespace eg;

TEST_SUITE("the policy") {

// One answer, "done", ends moving, placing and a turn: a bot that is stopped half-way by a Veto must not end the turn
// with it.
TEST_CASE("the policy ends nobody's turn by accident") {
    for (const std::string edition : {"1996", "decennial", "bigbox"})
        for (const std::string id : {"1-own4", "1-any3", "1-add2", "2-angry", "4-evict"}) {
            CAPTURE(edition);
            CAPTURE(id);
            const State table = turn("edition " + edition + "; king SEV; power red:13; hand red:1-12; GAL red:2G "
                                                            "blue:2; PV red:2 yellow:2; CAS blue:3; court red:7 "
                                                            "blue:5; kept blue:2-veto:2", id);
            for (std::uint64_t seed = 1; seed < 200; ++seed) {
                Events ignored = Events::ignored();
                State  s = table;
                Rng    rng{seed};
                play_turn(s, {.net = &net(), .turns = 12, .noise = 60000}, rng, ignored);   // blue vetoes now and then
                CAPTURE(seed);
                REQUIRE(!over(s));
                CHECK(asked_step_name(s) == "use_card");
                CHECK(asked(s) == red);
            }
        }
}

TEST_CASE("a cached table is searched at its first visits, then at every eighth; the turn found last is played") {
    const State  table = turn("king SEV; GAL red:2G blue:2; PV yellow:2; CAS blue:3; court red:7 blue:5", "1-own4");
    PolicyCache  cache;
    const Policy policy = {.net = &net(), .turns = 1, .searches = 8, .cache = &cache};
    std::set<std::uint64_t> all;
    std::uint64_t           last = 0;
    for (int visit = 1; visit < 60; ++visit) {
        Events ignored = Events::ignored();
        State  s = table;
        Rng    rng{static_cast<std::uint64_t>(visit)};
        play_turn(s, policy, rng, ignored);
        REQUIRE(cache.replies.size() == 1);
        CHECK(cache.replies.begin()->second.visits == visit);
        if (visit > 8 && visit % 8 != 0) CHECK(table_key(s) == last);
        last = table_key(s);
        all.insert(last);
    }
    CHECK(all.size() > 8);
    CHECK(all.size() <= 8 + 6);
}

TEST_CASE("rivals' secret discs follow nobody's clicks") {
    State table = turn(
        "edition decennial; players 3; king SEV; power red:13; hand red:1-12; GAL red:2G blue:3; CN red:1; VAL blue:1; "
        "GRA yellow:2; court red:7 blue:5 yellow:5",
        "4-evict");
    HillClimb climb{table};
    Rng   rng{3};
    int   followed = 0, all = 0;
    for (int i = 0; i < 400; ++i) {
        climb.walk(rng);
        climb.keep(0);
        const Turn way = climb.turn();
        if (way.count < 3 || way.clicks[0] != press(act) || way.clicks[1] != on(GAL)
            || way.clicks[2].thing != Thing::place || !climb.vary(0, rng))
            continue;
        if (climb.turn().clicks[0] != press(act)) continue;
        const auto place = static_cast<Place>(way.clicks[2].which);   // where red then placed his first
        ++all;
        followed += climb.end().caballeros[blue][place] > table.caballeros[blue][place];
    }
    REQUIRE(all > 10);
    CHECK(3 * followed < all);
}

TEST_CASE("what was meant is dropped once another has answered, and no disc is meant") {
    State s = turn(
        "players 3; king SEV; GAL red:2G blue:2; PV blue:1 yellow:2; court red:7 blue:5 yellow:5; kept blue:2-veto:2",
        "2-decayall");
    Intent meant;
    meant.set(std::vector<Choice>{on(CN), on(GRA), press(act)}, red, 40);
    State other = s;
    play(other, "CN");
    CHECK(meant.take(other, 40) == std::nullopt);   // the moment has passed
    CHECK(meant.take(other, 41) == on(GRA));
    CHECK(meant.take(other, 41) == std::nullopt);   // done already
    play(other, "GRA");
    CHECK(meant.take(other, 42) == press(act));

    meant.set(std::vector<Choice>{press(act), on(CN)}, red, 40);
    play(s, "act");
    REQUIRE(asked(s) == blue);
    CHECK(meant.take(s, 41) == std::nullopt);
    play(s, "veto");
    REQUIRE(asked(s) == red);
    REQUIRE(may(s, "CN"));
    CHECK(meant.take(s, 42) == std::nullopt);

    State secret = turn("players 3; king SEV; GAL red:2G blue:2; court red:7 blue:5 yellow:5", "4-unique");
    play(secret, "act");
    REQUIRE(asked_step_name(secret) == "dial");
    meant.set(std::vector<Choice>{press(act), on(PV)}, asked(secret), 7);
    REQUIRE(may(secret, "PV"));
    CHECK(meant.take(secret, 8) == std::nullopt);
}

// Red scores the Castillo in the last round. Blue leads by two, or trails by four.
TEST_CASE("a Veto is used against what hurts, and against nothing else") {
    const std::string before =
        "players 3; round 9; king SEV; GAL red:2G; PV blue:2G; ARA yellow:2G; court red:0 blue:5 yellow:5; kept "
        "blue:2-veto:1; ";
    for (const bool hurts : {true, false}) {
        State s = turn(before
                           + (hurts ? "CAS red:8; points red:60 blue:62 yellow:30"
                                    : "CAS blue:8; points red:64 blue:60 yellow:30"),
                       "3-castillo");
        play(s, "act");
        REQUIRE(asked_step_name(s) == "ask_veto");
        CAPTURE(hurts);
        for (std::uint64_t seed = 1; seed < 20; ++seed) {
            CAPTURE(seed);
            Events ignored = Events::ignored();
            State  now = s;
            Rng    rng{seed};
            play_on(now, {.net = &net()}, rng, ignored);
            CHECK(line(now, "kept").empty() == hurts);
            CHECK((decision({.turns = 48, .arms = 1}, s, seed, 1) == press(veto)) == hurts);
            CHECK((decision({.turns = 48, .arms = 8, .playout_turns = 4}, s, seed, 24) == press(veto)) == hurts);
        }
    }
}

}
