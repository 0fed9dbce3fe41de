// Games for the tests of the page: so many people at the device, the rest plays at random.
#pragma once

#include "app/session.h"

namespace eg {

inline Plan plan_of(int game, int people = 1) {
    Plan plan = usual_plan();
    plan.setup.players = 2 + game % 4;
    plan.setup.rules = rules_of(static_cast<Edition>(game % edition_count));
    plan.setup.rules.short_game = game % 2 == 1;
    plan.pace = Pace::instant;
    for (int i = 0; i < max_players; ++i) plan.seats[static_cast<std::size_t>(i)].bot = i < people ? "" : "random";
    return plan;
}

}
