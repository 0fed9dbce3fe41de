#include "ai/turns.h"

#include <span>

#include "engine/module.h"
#include "engine/queries.h"

namespace eg {

bool plays_turn(const State& s) {
    const Kind kind = asked_step(s).hints.kind;
    return !over(s) && kind != Kind::disc && kind != Kind::bid && in_turn(s) == asked(s);
}

bool may_end(const State& s, Player me) { return asked_step(s).hints.turn_done && s.top().player == me; }

bool turn_is_done(const State& s, Player me) { return may_end(s, me) && asked_step(s).hints.turn_done(s, s.top()); }

bool ends_turn(const State& s, Choice choice) { return asked_step(s).hints.turn_done && choice == press(done); }

bool turn_goes_on(const State& s, Player me, Players acted) {
    return !over(s) && s.acted == acted && in_turn(s) == me && !turn_is_done(s, me);
}

Players waiting(const State& s) {
    const Player ending = !over(s) && asked_step(s).hints.turn_done ? s.top().player : nobody;
    return s.seats() - s.acted - (ending == nobody ? Players{} : Players{ending});
}

Players playing_on(const State& s) {
    if (over(s)) return {};
    if (s.round < last_round) return s.seats();
    const Player now = in_turn(s);
    return waiting(s) | (now == nobody || may_end(s, now) ? Players{} : Players{now});
}

Choice likely_choice(const State& s, const Choices& choices, Rng& rng) {
    const int n = choices.size();
    if (n == 1) return choices[0];
    const unsigned luck = rng.next();
    const Step& here = asked_step(s);
    if (here.hints.likely) {
        if (here.rule.is_turn && luck >> 30 == 0) {
            Choices free;
            add_free_actions(s, s.top(), free);
            if (free.size() > 0) return free[rng.below(free.size())];
        }
        return here.hints.likely(s, s.top(), choices, luck, rng);
    }
    const Choice choice = choices[rng.below(n)];
    return choice == press(done) ? choices[rng.below(n)] : choice;
}

void settle(State& s, Rng& rng, Events& ignored) {
    const auto in_passing = [](Kind kind) {
        return kind == Kind::disc || kind == Kind::interruption || kind == Kind::order;
    };
    while (in_passing(asked_step(s).hints.kind)) apply(s, likely_choice(s, legal(s), rng), ignored);
}

bool same_turn(const State& s, const State& since) {
    return !over(s) && s.acted == since.acted && s.round == since.round;
}

bool comes_between(const State& s, const State& since) {
    return same_turn(s, since)
           && (asked(s) != asked(since) || (asked_step(s).hints.kind == Kind::disc && plays_turn(since)));
}

std::uint64_t table_key(const State& s) {
    std::uint64_t key = 0x9e3779b97f4a7c15u;
    const auto mix = [&](std::uint64_t n) {
        key = (key ^ n) * 0xbf58476d1ce4e5b9u;
        key ^= key >> 29;
    };
    const auto pack = [&](auto... bytes) {
        std::uint64_t word = 0;
        ((word = word << 8 | static_cast<std::uint8_t>(bytes)), ...);
        mix(word);
    };
    for (Player p : colours(s) - s.seats())
        for (Place place : occupied(s, p)) pack(p, place, s.caballeros[p][place]);
    const Players keeping = playing_on(s);
    for (Player p : s.seats()) {
        for (Place place : occupied(s, p)) pack(p, place, s.caballeros[p][place]);
        pack(s.power[p], s.grande[p], s.disc[p]);
        mix(static_cast<std::uint64_t>(s.score[p]));
        if (!keeping.has(p)) continue;
        mix(std::uint64_t{s.hand[p].bits} << 32 | s.unseen[p].bits);
        mix(s.unseen_candidates[p].bits);
        pack(s.court[p], s.province[p], s.unseen_count[p]);
    }
    pack(s.king, s.round, s.start, s.acted.bits, s.scoreboard[0], s.scoreboard[1]);
    for (int stack = 0; stack < piles(s); ++stack) {
        mix(s.deck[stack]);
        pack(s.shown[stack], s.taker[stack]);
    }
    for (const Kept& kept : s.kept)
        if (kept.owner != nobody) pack(kept.owner, kept.stack, kept.index, kept.rounds_left);
    for (const std::uint8_t byte : std::span{s.block}.first(static_cast<std::size_t>(box(s).block_used))) mix(byte);
    if (!s.closed.empty()) mix(s.closed.bits);
    for (int i = 0; i < s.depth; ++i) {
        const Frame& frame = s.stack[static_cast<std::size_t>(i)];
        if (i + 1 == s.depth && asked_step(s).hints.turn_done) {   // whatever else it still allows is ignored
            pack(frame.step, frame.player);
            break;
        }
        pack(frame.step, frame.player, frame.count, frame.place, frame.whose, frame.mode);
        mix(frame.set);
    }
    return key;
}

int card_of(const Turn& turn) {
    for (int i = 0; i < turn.count; ++i)
        if (const Choice click = turn.clicks[static_cast<std::size_t>(i)]; click.thing == Thing::stack)
            return click.which;
    return stack_capacity;
}

}
