#include "cli/idle_moves.h"

#include <algorithm>

namespace eg {

void IdleMoves::record(const State& before, const std::vector<Event>& events, Players whose) {
    if (before.round != last_round) return;
    PerPlayer<int> placed;
    for (const Event& event : events) {
        if (!whose.has(event.who)) continue;
        switch (event.what) {
            case What::recalled: ++recalled_now_[event.who]; break;
            case What::mustered: mustered_now_[event.who] += event.n; break;
            case What::placed: ++placed[event.who]; break;
            case What::power_taken_back: ++taken_back; break;
            case What::turn_ends: {
                const int left = before.court[event.who] - placed[event.who];   // useless, in the last round
                recalled += std::min(left, recalled_now_[event.who]);
                mustered += std::clamp(left - recalled_now_[event.who], 0, mustered_now_[event.who]);
                break;
            }
            default: break;
        }
    }
}

}
