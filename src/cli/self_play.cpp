#include "cli/self_play.h"

#include <algorithm>

#include "engine/module.h"

namespace eg {

PlayedGame self_play(const Setup& setup, const PerPlayer<Policy>& policies, Rng rng, bool explore) {
    constexpr int exploration_period = 32;   // one turn in so many is random
    // How hands are chosen: by the policy, at random, or with a bias. If all players chose alike, the value of other
    // choices could not be learned.
    enum class Bias : std::uint8_t { policy, none, first, last };
    PerPlayer<Bias>  biases;
    bool             drawn = false;
    Events     ignored = Events::ignored();
    PlayedGame game;
    State      s = new_game(setup, rng.draw(), ignored);
    const auto record = [&] { if (!over(s)) game.positions.push_back(s); };
    while (!over(s)) {
        const Player me = asked(s);
        Policy       policy = policies[me];
        if (asked_step(s).hints.gathers && !drawn) {
            for (Player p : s.seats()) biases[p] = static_cast<Bias>(rng.below(4));
            drawn = true;
        }
        if (asked_step(s).hints.gathers && biases[me] != Bias::policy) {
            const Choices choices = legal(s);
            const int one = rng.below(choices.size()), other = rng.below(choices.size());
            apply(s,
                  choices[biases[me] == Bias::first  ? std::min(one, other)
                          : biases[me] == Bias::last ? std::max(one, other)
                                                      : one],
                  ignored);
        } else if (asked_step(s).hints.kind == Kind::bid) {
            if (s.top().count == s.players) record();
            play_on(s, policy, rng, ignored);
            record();
        } else if (plays_turn(s)) {
            if (explore && rng.below(exploration_period) == 0) policy.turns = 1, policy.noise = 0;
            play_turn(s, policy, rng, ignored);
            record();
            if (may_end(s, me)) apply(s, press(done), ignored);
        } else {
            play_on(s, policy, rng, ignored);
        }
    }
    game.last = s;
    return game;
}

}
