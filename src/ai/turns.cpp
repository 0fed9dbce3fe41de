#include "ai/turns.h"

#include <cstddef>
#include <cstring>

#include "engine/module.h"

namespace eg {

bool plays_turn(const State& s) {
    const Kind kind = asked_step(s).kind;
    return !over(s) && kind != Kind::disc && kind != Kind::bid && in_turn(s) == asked(s);
}

bool may_end(const State& s, Player me) { return asked_step(s).turn_done && s.top().player == me; }

bool turn_is_done(const State& s, Player me) { return may_end(s, me) && asked_step(s).turn_done(s, s.top()); }

bool ends_turn(const State& s, Choice choice) { return asked_step(s).turn_done && choice == press(done); }

bool turn_goes_on(const State& s, Player me, Players acted) {
    return !over(s) && s.acted == acted && in_turn(s) == me && !turn_is_done(s, me);
}

Choice likely_choice(const State& s, const Choices& choices, Rng& rng) {
    const int n = choices.size();
    if (n == 1) return choices[0];
    const unsigned luck = rng.next();
    const Step& here = asked_step(s);
    if (here.likely) return here.likely(s, s.top(), choices, luck, rng);
    const Choice choice = choices[rng.below(n)];
    return choice == press(done) ? choices[rng.below(n)] : choice;
}

void settle(State& s, Rng& rng, Events& deaf) {
    const auto in_passing = [](Kind kind) { return kind == Kind::disc || kind == Kind::interruption || kind == Kind::order; };
    while (in_passing(asked_step(s).kind)) apply(s, likely_choice(s, legal(s), rng), deaf);
}

bool same_turn(const State& s, const State& since) { return !over(s) && s.acted == since.acted && s.round == since.round; }

bool comes_between(const State& s, const State& since) {
    return same_turn(s, since) && (asked(s) != asked(since) || (asked_step(s).kind == Kind::disc && plays_turn(since)));
}

std::uint64_t table_key(const State& s) {
    constexpr std::size_t words = sizeof(State) / sizeof(std::uint64_t);
    State plain = s;
    plain.rng = {};
    const std::size_t used = (offsetof(State, stack) + s.depth * sizeof(Frame) + 7) / 8;
    std::array<std::uint64_t, words> list;
    std::memcpy(list.data(), &plain, sizeof list);
    std::uint64_t key = 0x9e3779b97f4a7c15u;
    for (std::size_t i = 0; i < used && i < words; ++i) {
        key = (key ^ list[i]) * 0xbf58476d1ce4e5b9u;
        key ^= key >> 29;
    }
    return key;
}

int card_of(const Turn& turn) {
    for (int i = 0; i < turn.count; ++i)
        if (const Choice click = turn.clicks[static_cast<std::size_t>(i)]; click.thing == Thing::stack) return click.which;
    return stack_count;
}

}
