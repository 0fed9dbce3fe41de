// The nets: the same numbers everywhere, and nothing in them that a seat may not know.
#include <doctest/doctest.h>

#include <set>
#include <string>
#include <string_view>

#include "ai/turns.h"
#include "ai/worth.h"
#include "engine/sight.h"

using namespace eg;

namespace {

template <class Look>
void over_games(int players, std::uint64_t games, Look look) {
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        Events deaf = Events::deaf();
        Rng    rng{seed + 1};
        State  s = new_game({.players = players, .rules = rules_of(static_cast<Edition>(seed % 3))}, seed, deaf);
        for (; !over(s); apply(s, likely_choice(s, legal(s), rng), deaf)) look(s);
        look(s);
    }
}

}

TEST_SUITE("the worth of a table") {

TEST_CASE("facts fit the net, each said once, in room that suffices; and entries add up to them") {
    const auto each_once = [](const Facts& found, int below) {
        std::set<int> once;
        for (int i = 0; i < found.count; ++i) once.insert(found.list[static_cast<std::size_t>(i)]);
        CHECK(*once.rbegin() < below);
        CHECK(once.size() == static_cast<std::size_t>(found.count));
    };
    for (int players = 2; players <= max_players; ++players)
        over_games(players, 3, [&](const State& s) {
            for (Player p : s.seats()) {
                const Facts entries = facts(s, p);
                const Facts single = plain(players, entries);
                each_once(entries, entry_count(players));
                each_once(single, fact_count(players));
                CHECK(single.count >= entries.count);
                CHECK(think(net(players), tell(s, p)).sums == think_plainly(net(players), single).sums);
            }
        });
}

TEST_CASE("what a seat cannot see does not change its judgement") {
    over_games(4, 4, [&](const State& s) {
        for (Player p : s.seats()) {
            Rng   rng{5};
            State other = imagine(seen_by(s, p), rng);
            other.hand = s.hand;  // a card taken back unseen is the one thing that is guessed
            CHECK(desire(worth(net(4), s, p)) == desire(worth(net(4), other, p)));
        }
    });
}

TEST_CASE("a net is text and back again") {
    for (int players = 2; players <= max_players; ++players) {
        const auto text = pack(net(players));
        Net        again{players};
        REQUIRE(unpack({text.data(), text.size()}, again));
        CHECK(pack(again) == text);
        CHECK_FALSE(unpack("AAAA", again));
        CHECK_FALSE(unpack({text.data(), text.size() - 1}, again));
        CHECK_FALSE(unpack(std::string{text.begin(), text.end()} + 'A', again));
        CHECK_FALSE(unpack(std::string(text.size(), '"'), again));
    }
}

TEST_CASE("there is a net for every number of players, and all are small") {
    std::size_t bytes = 0;
    for (int players = 2; players <= max_players; ++players) {
        bool something = false;
        for (const Lanes& row : net(players).rows)
            for (std::int16_t weight : row) something = something || weight != 0;
        CHECK(something);
        bytes += net(players).rows.size() * net_lanes;
    }
    CHECK(bytes <= 200 * 1024);
}

TEST_CASE("at the end of a game the victory is shared by those who share it") {
    over_games(3, 5, [](const State& s) {
        if (!over(s)) return;
        int sum = 0;
        for (Player p : s.seats()) sum += outcome(s, p).share;
        CHECK(sum >= whole_share - 2);
        CHECK(sum <= whole_share);
    });
}

}
