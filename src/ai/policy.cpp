#include "ai/policy.h"

#include "engine/base/base.h"

namespace eg {
namespace {

int clouded(int value, const Policy& policy, Rng& rng) {
    return policy.noise ? value + rng.below(2 * policy.noise) - policy.noise : value;
}

int desire_of(const State& s, Player me, const Policy& policy) {
    return desire(over(s) ? outcome(s, me) : worth(*policy.net, s, me));
}

// Until the discs are open and the turn goes on, or the next question is another kind.
void settle(State& s, Rng& rng, Events& deaf) {
    while (!over(s) && (s.top().step == dial || s.top().step == ask_veto || s.top().step == score_next))
        apply(s, careless(s, legal(s), rng), deaf);
}

}

void play_turn(State& s, const Policy& policy, Rng& rng, Events& deaf) {
    const Player me = asked(s);
    State best;
    int   most = 0;
    for (int i = 0; i < policy.turns; ++i) {
        State trial = s;
        complete_turn(trial, rng, deaf);
        const int value = clouded(desire_of(trial, me, policy), policy, rng);
        if (i > 0 && value <= most) continue;
        most = value;
        best = trial;
    }
    s = best;
}

int desire_after(const State& s, Choice choice, const Policy& policy, Rng& rng) {
    const Player me = asked(s);
    const StepId step = s.top().step;
    Events deaf = Events::deaf();
    State  trial = s;
    apply(trial, choice, deaf);
    if (step == ask_veto) complete_turn(trial, rng, deaf);
    else settle(trial, rng, deaf);
    return desire_of(trial, me, policy);
}

void play_on(State& s, const Policy& policy, Rng& rng, Events& deaf) {
    const Choices choices = legal(s);
    if (plays_turn(s)) {
        play_turn(s, policy, rng, deaf);
        return apply(s, press(done), deaf);
    }
    if (choices.size() == 1) return apply(s, choices[0], deaf);
    Choice best;
    int    most = 0;
    for (int i = 0; i < choices.size(); ++i) {
        const int value = clouded(desire_after(s, choices[i], policy, rng), policy, rng);
        if (i > 0 && value <= most) continue;
        most = value;
        best = choices[i];
    }
    apply(s, best, deaf);
}

}
