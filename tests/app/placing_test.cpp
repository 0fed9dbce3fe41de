// Caballeros placed in a turn can be taken back one by one; the rest of the turn stays.
#include "session.h"
#include "table.h"
#include "english.h"

using namespace eg;

namespace {

// Plays at random until red is asked and may place at least two.
Session placing(std::uint64_t seed) {
    Plan plan = three("people");
    plan.setup.rules.agree(veto_option, false);
    Session session = begun(plan, seed);
    Rng rng{seed};
    while (!session.over()) {
        session.open_curtain();
        const Choices options = session.options();
        if (session.asked_step().name == "use_card" && std::popcount(options.of(Thing::place)) > 2
            && session.count_left() > 2)
            return session;
        session.answer(options[rng.below(options.size())]);
    }
    FAIL("never asked");
    return session;
}

}

TEST_SUITE("placing") {

TEST_CASE("a piece is taken back from under others, and the others stay") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        CAPTURE(seed);
        Session session = placing(seed);
        const Places may = Places::of_bits(session.options().of(Thing::place));
        const Place  one = may.lowest(), other = may.highest();
        const State  before = session.seen();
        const Player me = session.asked();
        CHECK(removable_places(session).empty());
        session.answer(on(one));
        const State only_one = session.seen();
        undo(session);
        session.answer(on(other));
        const State only_other = session.seen();
        session.answer(on(one));
        if (session.asked() != me) continue;
        CHECK(removable_places(session) == (Places{one} | Places{other}));
        undo_one(session, on(other));
        CHECK(session.seen() == only_one);
        CHECK(removable_places(session) == Places{one});
        undo_one(session, on(other));   // it leaves no trace
        CHECK(session.seen() == only_one);
        session.answer(on(other));
        undo_one(session, on(one));
        CHECK(session.seen() == only_other);
        undo_one(session, on(other));
        CHECK(session.seen() == before);
        CHECK(removable_places(session).empty());
    }
}

TEST_CASE("what was answered since must still be possible, and nothing comes back once it is known to others") {
    int with_action = 0, ended = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        CAPTURE(seed);
        Session session = placing(seed);
        const Place  place = Places::of_bits(session.options().of(Thing::place)).lowest();
        const Player me = session.asked();
        session.answer(on(place));
        if (seed % 2 && session.options().has(press(act))) {
            session.answer(press(act));
            Rng rng{seed};
            for (int i = 0; i < 2 && session.asked() == me && !session.options().empty() && !session.over(); ++i) {
                const bool may = removable_places(session).has(place);
                const std::string code = session.code();
                Session other;
                REQUIRE(other.resume(code) == "");   // the save code remains valid
                const State now = session.seen();
                undo_one(session, on(place));
                if (may) {
                    ++with_action;
                    CHECK(session.seen().caballeros[me][place] + 1 == now.caballeros[me][place]);
                    CHECK(other.resume(session.code()) == "");
                    break;
                }
                CHECK(session.seen() == now);
                session.answer(session.options()[rng.below(session.options().size())]);
            }
        } else {
            session.answer(press(done));
            ++ended;
            CHECK(removable_places(session).empty());
        }
    }
    CHECK(with_action > 5);
    CHECK(ended > 5);
}

TEST_CASE("... but not what could not be placed again: the special action has ended the placing") {
    int alone = 0, of_two = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        CAPTURE(seed);
        Session session = placing(seed);
        const Place  place = Places::of_bits(session.options().of(Thing::place)).lowest();
        const Player me = session.asked();
        for (int placed = 1; placed <= 2; ++placed) {
            session.answer(on(place));
            if (session.asked() != me || !session.options().has(press(act))) break;
            Session acting = session;
            acting.answer(press(act));
            if (acting.asked() != me || acting.curtained()) break;
            if (placed == 1) alone += removable_places(acting).has(place);
            else CHECK_FALSE(removable_places(acting).has(place)), ++of_two;
        }
    }
    CHECK(alone > 5);
    CHECK(of_two > 5);
}

}
