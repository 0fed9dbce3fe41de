// The net: the same numbers on every machine, the same for every seat, and no input that a seat may not know.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "ai/rows.h"
#include "ai/turns.h"
#include "ai/evaluation.h"
#include "ai/net_codec.h"
#include "cli/calibrate.h"
#include "engine/box.h"
#include "engine/views.h"
#include "tries.h"

using namespace eg;

namespace {

template <class Look>
void over_games(int players, std::uint64_t games, Look look) {
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        Events ignored = Events::ignored();
        Rng    rng{seed + 1};
        State  s = new_game({.players = players, .rules = rules_of(static_cast<Edition>(seed % 3))}, seed, ignored);
        for (; !over(s); apply(s, likely_choice(s, legal(s), rng), ignored)) look(s);
        look(s);
    }
}

int sum_of(const PerPlayer<int>& numbers, Players seats) {
    int sum = 0;
    for (Player p : seats) sum += numbers[p];
    return sum;
}

PerPlayer<int> shares_of(const State& s) {
    PerPlayer<int> share;
    for (Player p : s.seats()) share[p] = evaluate(net(), s)[p].share;
    return share;
}

}

TEST_SUITE("the worth of a table") {

TEST_CASE("facts fit the net, in room that suffices; and entries add up to them") {
    for (int players = 2; players <= max_players; ++players)
        over_games(players, 3, [&](const State& s) {
            if (over(s)) return;
            const TableFacts facts = facts_of(s);
            const ForwardPass pass = forward(net(), facts);
            for (Player p : s.seats()) {
                CHECK(facts.own[p].count <= 40);
                CHECK(facts.rival[p].count <= 40);
                for (std::uint16_t row : active_rows(facts, p)) REQUIRE(int{row} < row_count());
                CHECK(pass.sums[p] == sum_of_rows(net(), facts, p));
            }
        });
}

TEST_CASE("a table that is known by its key is worth what it is anew, in every box") {
    for (const Box& box : all_boxes())
        for (int players = 2; players <= max_players; ++players) {
            Events ignored = Events::ignored();
            Rng    rng{7};
            for (State s = new_game({.players = players, .rules = for_players(players, box.rules)}, 7, ignored);
                 !over(s); apply(s, likely_choice(s, legal(s), rng), ignored)) {
                const TableFacts told = facts_of(s);
                REQUIRE(evaluate(net(), s) == evaluate(forward(net(), told), told));
            }
        }
}

TEST_CASE("the shares of a victory are one together, at any table") {
    for (int players = 2; players <= max_players; ++players)
        over_games(players, 3, [&](const State& s) {
            if (!over(s)) CHECK(sum_of(shares_of(s), s.seats()) == whole_share);
        });
}

TEST_CASE("a point more never lowers one's share") {
    for (int players = 2; players <= max_players; ++players)
        over_games(players, 2, [&](const State& s) {
            if (over(s)) return;
            for (Player p : s.seats()) {
                State more = s;
                ++more.score[p];
                CHECK(evaluate(net(), more, p).share >= evaluate(net(), s, p).share);
            }
        });
}

TEST_CASE("shares are as e to the logits, and none is lost") {
    Rng rng{3};
    for (int i = 0; i < 2000; ++i) {
        PerPlayer<int> logit;
        const Players  seats = Players::first(2 + rng.below(4));
        for (Player p : seats) logit[p] = rng.below(1 << rng.below(18)) - rng.below(1 << rng.below(18));
        const PerPlayer<int> share = softmax(logit, seats);
        CHECK(sum_of(share, seats) == whole_share);
        for (Player p : seats) {
            CHECK(share[p] >= 0);
            for (Player q : seats) CHECK((logit[p] <= logit[q] || share[p] >= share[q]));
            for (int step : {1 + rng.below(10), 1 + rng.below(300)}) {
                PerPlayer<int> more = logit;
                more[p] += step;
                CHECK(softmax(more, seats)[p] >= share[p]);
            }
        }
    }
    CHECK(softmax({{4096, 0}}, Players::first(2)).items[0] == doctest::Approx(0.7311 * whole_share).epsilon(0.001));
    CHECK(softmax({{0, 0, 0, 0}}, Players::first(4)).items == std::array{16384, 16384, 16384, 16384, 0});
}

// Every player, with all that belongs to him, moved one seat to the left.
State turned(const State& s) {
    State other = s;
    const auto to = [&](Player p) { return p == nobody ? nobody : next_seat(s.players, p); };
    for (Player p : s.seats()) {
        const Player q = to(p);
        other.caballeros[q] = s.caballeros[p], other.hand[q] = s.hand[p], other.unseen[q] = s.unseen[p],
        other.unseen_candidates[q] = s.unseen_candidates[p], other.score[q] = s.score[p];
        other.power[q] = s.power[p], other.unseen_count[q] = s.unseen_count[p], other.court[q] = s.court[p],
        other.province[q] = s.province[p], other.grande[q] = s.grande[p], other.disc[q] = s.disc[p];
    }
    other.acted = {};
    for (Player p : s.acted) other.acted.add(to(p));
    for (Player& taker : other.taker.items) taker = to(taker);
    for (Kept& kept : other.kept) kept.owner = to(kept.owner);
    for (int i = 0; i < s.depth; ++i)
        other.stack[static_cast<std::size_t>(i)].player = to(s.stack[static_cast<std::size_t>(i)].player);
    return other;
}

TEST_CASE("of what it calls 30 %, 30 in 100 come true" * doctest::test_suite("figures")) {
    const auto error = [](const Net& of) {
        const Calibration found = calibration(of, 480, 5, 1);
        double sum = 0;
        for (std::size_t players = 2; players <= max_players; ++players) {
            if (&of == &net()) CHECK(found.by_players[players].mean_error() < 0.05);
            sum += found.by_players[players].mean_error();
        }
        return sum / (max_players - 1);
    };
    CHECK(error(net()) < 0.022);
    for (double how_sure : {0.6, 1.6}) {   // a net that is too sure, or not sure enough, is worse
        Net other = net();
        for (std::int16_t& inverse_temperature : other.phases.inverse_temperature)
            inverse_temperature = static_cast<std::int16_t>(inverse_temperature * how_sure);
        CHECK(error(other) > 0.022);
    }
}

#ifndef __EMSCRIPTEN__   // this platform has no threads
TEST_CASE("what is said of chances and hints is the same however many threads play") {
    for (Forecaster source : {Forecaster::net, Forecaster::chances}) {
        const Calibration alone = calibration(net(), tries(12), 3, 1, source),
                          together = calibration(net(), tries(12), 3, 3, source);
        long count = 0;
        for (std::size_t players = 2; players <= max_players; ++players)
            for (std::size_t tenth = 0; tenth < Tally::tenths; ++tenth) {
                const Tally::Tenth& one = alone.by_players[players].all[tenth];
                CHECK(one.predicted == together.by_players[players].all[tenth].predicted);
                count += one.count;
            }
        CHECK(count > 0);
    }
}
#endif

TEST_CASE("no seat is judged otherwise than another in its place") {
    for (int players = 2; players <= max_players; ++players)
        over_games(players, 2, [&](const State& s) {
            if (over(s)) return;
            const auto here = evaluate(net(), s), there = evaluate(net(), turned(s));
            for (Player p :
                 s.seats()) {   // the remainder of the division goes to the first of the leaders
                CHECK(std::abs(here[p].share - there[next_seat(players, p)].share) <= max_players);
                CHECK(here[p].margin == there[next_seat(players, p)].margin);
            }
        });
}

TEST_CASE("what a seat cannot see does not change its judgement") {
    over_games(4, 4, [&](const State& s) {
        for (Player p : s.seats()) {
            Rng   rng{5};
            State other = imagine(seen_by(s, p), rng);
            other.hand = s.hand;  // only a card taken back unseen is guessed
            CHECK(utility(evaluate(net(), s, p)) == utility(evaluate(net(), other, p)));
        }
    });
}

TEST_CASE("when no turn is left, what is kept for one is worth nothing") {
    over_games(4, 6, [](const State& s) {
        if (over(s) || s.round < last_round) return;
        for (Player p : s.acted) {
            State other = s;
            other.court[p] = static_cast<Count>(other.court[p] + 3);
            other.province[p] = 0;
            other.hand[p] = full_hand;
            CHECK(evaluate(net(), s) == evaluate(net(), other));
        }
    });
}

TEST_CASE("a net is text and back again") {
    const std::string text = pack(net());
    Net               again;
    REQUIRE(unpack(text, again));
    CHECK(pack(again) == text);
    const auto refused = [&](const std::string& wrong) {
        CHECK_FALSE(unpack(wrong, again));
        CHECK(pack(again) == text);   // and nothing is lost
    };
    refused("AAAA");
    refused("");
    refused(text.substr(0, text.size() - 1));
    refused(text + 'A');
    refused(std::string(text.size(), '"'));
    refused("el_grande net\ntable 61\n\n" + std::string(70 * net_lanes, 'P'));
    std::string much = "el_grande net\n";   // more rows than there is text
    for (int i = 0; i < 50'000; ++i) much += "x 10000\n";
    refused(much + '\n');
    std::string numbered = text;
    refused(numbered.insert(numbered.find('\n', 20), "x"));
    for (std::size_t end = 0; end < 1000; end += 7) refused(text.substr(0, end));
}

TEST_CASE("a net of fewer rows is taken, and what it says of modules that are not here is passed over") {
    std::string text = pack(net());
    const std::size_t head = text.find("\n\n");
    const std::string more(static_cast<std::size_t>(3 * net_lanes), 'P');
    const std::size_t body = head + 2;
    std::size_t       signs = body;   // behind the first section's
    for (int n = sections()[0].count * net_lanes; n > 0; --n) signs += text[signs] == '!' ? 3 : 1;
    text.insert(signs, more);
    const std::size_t first_line = text.find('\n', text.find('\n') + 1);
    text.insert(first_line, "\nanother each place 3");
    Net other;
    REQUIRE(unpack(text, other));
    CHECK(pack(other) == pack(net()));
}

TEST_CASE("the net has learned something, and is small") {
    CHECK(std::any_of(net().rows.begin(), net().rows.end(), [](const Lanes& row) { return row != Lanes{}; }));
    CHECK(pack(net()).size() <= 100 * 1024);
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
