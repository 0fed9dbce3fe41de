#include "ai/playout.h"

#include "engine/module.h"
#include "engine/views.h"

namespace eg {

State Playout::run(const Turn& turn, int determinization, int last) {
    Rng rng{seed.state ^ static_cast<std::uint64_t>(determinization) * 0xd1342543de82ef95u};
    rng.next();
    Events ignored = Events::ignored();
    State  s = imagine(seen, rng);
    Policy policy = {.net = net, .turns = turns, .searches = searches};
    if (searches > 0) policy.cache = &cache;
    for (int i = 0; i < turn.count; ++i) {
        while (comes_between(s, seen)) play_on(s, policy, rng, ignored);
        const Choice click = turn.clicks[static_cast<std::size_t>(i)];
        const bool   early = i + 1 < turn.count && !over(s) && ends_turn(s, click);
        if (!same_turn(s, seen) || early || !legal(s).has(click)) break;
        apply(s, click, ignored);
    }
    while (!over(s) && s.round <= last) play_on(s, policy, rng, ignored);
    return s;
}

bool dials_disc(const Turn& turn, const State& table, Rng rng) {
    Events ignored = Events::ignored();
    State  s = table;
    for (int i = 0; !over(s); ++i) {
        for (; !over(s) && comes_between(s, table); apply(s, likely_choice(s, legal(s), rng), ignored))
            if (asked_step(s).hints.kind == Kind::disc) return true;
        if (i == turn.count || over(s) || !same_turn(s, table)
            || !legal(s).has(turn.clicks[static_cast<std::size_t>(i)]))
            break;
        apply(s, turn.clicks[static_cast<std::size_t>(i)], ignored);
    }
    return false;
}

}
