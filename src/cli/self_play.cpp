#include "cli/self_play.h"

#include <algorithm>

#include "engine/module.h"

namespace eg {

PlayedGame self_play(const Setup& setup, const PerPlayer<Policy>& policies, Rng rng, bool hasty) {
    constexpr int now_and_then = 32;
    // Sets that are put together: if all chose alike nobody would learn what another choice is worth.
    enum class Taste : std::uint8_t { own, any, first, last };
    PerPlayer<Taste> tastes;
    bool             drawn = false;
    Events     ignored = Events::ignored();
    PlayedGame game;
    State      s = new_game(setup, rng.draw(), ignored);
    const auto judged = [&] { if (!over(s)) game.positions.push_back(s); };
    while (!over(s)) {
        const Player me = asked(s);
        Policy       policy = policies[me];
        if (asked_step(s).hints.gathers && !drawn) {
            for (Player p : s.seats()) tastes[p] = static_cast<Taste>(rng.below(4));
            drawn = true;
        }
        if (asked_step(s).hints.gathers && tastes[me] != Taste::own) {
            const Choices choices = legal(s);
            const int one = rng.below(choices.size()), other = rng.below(choices.size());
            apply(s,
                  choices[tastes[me] == Taste::first  ? std::min(one, other)
                          : tastes[me] == Taste::last ? std::max(one, other)
                                                      : one],
                  ignored);
        } else if (asked_step(s).hints.kind == Kind::bid) {
            if (s.top().count == s.players) judged();
            play_on(s, policy, rng, ignored);
            judged();
        } else if (plays_turn(s)) {
            if (hasty && rng.below(now_and_then) == 0) policy.turns = 1, policy.noise = 0;
            play_turn(s, policy, rng, ignored);
            judged();
            if (may_end(s, me)) apply(s, press(done), ignored);
        } else {
            play_on(s, policy, rng, ignored);
        }
    }
    game.last = s;
    return game;
}

}
