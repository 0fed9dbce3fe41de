#include "ai/policy.h"

#include "ai/hill_climb.h"
#include "engine/module.h"

namespace eg {
namespace {

int with_noise(int value, const Policy& policy, Rng& rng) {
    return policy.noise ? value + rng.below(2 * policy.noise) - policy.noise : value;
}

int utility_of(const State& s, Player me, const Policy& policy) {
    return utility(evaluate(*policy.net, s, me));
}

// All players dial at once, since none may know another's disc. At a cached table the search goes on for a few rounds.
void dial_all(State& s, const Policy& policy, Rng& rng, Events& ignored) {
    constexpr int more_rounds = 3, most_rounds = 1 << 10;
    const Rng   luck{rng.draw()};
    PolicyCache own;
    auto&       cached = (policy.cache ? *policy.cache : own).disc_searches;
    const auto [at, fresh] = cached.try_emplace(policy.cache ? table_key(s) : 0, s, *policy.net, most_rounds, luck);
    DiscSearch& search = at->second;
    for (int round = fresh ? policy.disc_rounds : more_rounds; round > 0; --round) search.step();
    do apply(s, on(search.strategy(asked(s)).draw(rng)), ignored);
    while (asked_step(s).hints.kind == Kind::disc);
}

struct Found {
    Turn  turn;
    State end;   // the table after it, with the random numbers of the search
};

// Hill climbing: a quarter of the turns at random, then variations of the best.
Found good_turn(const State& s, const Policy& policy, Rng& rng) {
    const Player me = in_turn(s);
    HillClimb climb{s};
    Found best;
    for (int i = 0; i < policy.turns; ++i) {
        if (i * 4 < policy.turns) climb.walk(rng);
        else if (!climb.vary(0, rng)) continue;
        const int value = with_noise(utility_of(climb.end(), me, policy), policy, rng);
        if (i > 0 && value < best.turn.utility) continue;
        Turn turn = climb.turn();
        turn.utility = value;
        if (i > 0 && !better(turn, best.turn)) continue;
        best = {turn, climb.end()};
        climb.keep(0);
    }
    return best;
}

// In mid-turn the key also covers what may still be done in it.
std::uint64_t turn_key(const State& s) {
    const Frame& frame = s.top();
    const std::uint64_t left = std::uint64_t{frame.set} << 24 | std::uint64_t{frame.mode} << 8 | frame.count,
                        where = std::uint64_t{frame.place} << 8 | frame.whose;
    return Rng{Rng{table_key(s) ^ left}.draw() ^ where}.draw();
}

// With N searches, a cached table is searched at each of its first N visits and then at every Nth; in between, the turn
// found last is played again. Playing the best of all found makes tables with many visits look worse than the others.
Turn chosen_turn(const State& s, const Policy& policy, Rng& rng) {
    if (!policy.cache) return good_turn(s, policy, rng).turn;
    PolicyCache::Reply& reply = policy.cache->replies[turn_key(s)];
    ++reply.visits;
    if (reply.visits <= policy.searches || reply.visits % policy.searches == 0)
        reply.turn = good_turn(s, policy, rng).turn;
    return reply.turn;
}

// The table after the turn under way, which a short search completes.
State after_turn(const State& s, const Policy& policy, Rng& rng) {
    constexpr int a_few = 4;
    return turn_goes_on(s, in_turn(s), s.acted) ? good_turn(s, {.net = policy.net, .turns = a_few}, rng).end : s;
}

}

// Plays the turn found click by click, since other players may answer otherwise than in the search.
void play_turn(State& s, const Policy& policy, Rng& rng, Events& ignored) {
    const Player  me = asked(s);
    const Players acted = s.acted;
    const auto    goes_on = [&] { return turn_goes_on(s, me, acted); };
    const Turn    turn = chosen_turn(s, policy, rng);
    for (int i = 0; i < turn.count && goes_on(); ++i) {
        while (goes_on() && !plays_turn(s)) play_on(s, policy, rng, ignored);
        const Choice click = turn.clicks[static_cast<std::size_t>(i)];
        if (!goes_on() || ends_turn(s, click) || !legal(s).has(click)) break;
        apply(s, click, ignored);
    }
    while (goes_on() && !may_end(s, me)) {
        if (plays_turn(s)) apply(s, likely_choice(s, legal(s), rng), ignored);
        else play_on(s, policy, rng, ignored);
    }
}

int utility_after(const State& s, Choice choice, const Policy& policy, Rng luck) {
    const Player me = asked(s);
    const bool interrupts = asked_step(s).hints.kind == Kind::interruption;
    Events ignored = Events::ignored();
    State  trial = s;
    apply(trial, choice, ignored);
    if (interrupts) trial = after_turn(trial, policy, luck);
    else settle(trial, luck, ignored);
    return utility_of(trial, me, policy);
}

void play_on(State& s, const Policy& policy, Rng& rng, Events& ignored) {
    const Choices choices = legal(s);
    if (plays_turn(s)) {
        const Player me = asked(s);
        play_turn(s, policy, rng, ignored);
        if (may_end(s, me)) apply(s, press(done), ignored);
        return;
    }
    if (asked_step(s).hints.kind == Kind::disc) return dial_all(s, policy, rng, ignored);
    if (choices.size() == 1) return apply(s, choices[0], ignored);
    const Rng luck{rng.draw()};   // the same for every choice
    Choice best;
    int    most = 0;
    for (int i = 0; i < choices.size(); ++i) {
        const int value = with_noise(utility_after(s, choices[i], policy, luck), policy, rng);
        if (i > 0 && value <= most) continue;
        most = value;
        best = choices[i];
    }
    apply(s, best, ignored);
}

}
