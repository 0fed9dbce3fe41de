// Sessions for the tests of the page.
#pragma once

#include "app/game/session.h"
#include "board.h"

namespace eg {

// A plan with this many people at the device and random bots in the other seats.
inline Plan plan_of(int game, int people = 1) {
    Plan plan = usual_plan();
    plan.setup.players = 2 + game % 4;
    plan.setup.rules = rules_of(static_cast<Edition>(game % edition_count));
    plan.setup.rules.short_game = game % 2 == 1;
    plan.pace = Pace::instant;
    for (int i = 0; i < max_players; ++i) plan.seats[static_cast<std::size_t>(i)].bot = i < people ? "" : "random";
    return plan;
}

// Three bots of this name; three people if no bot has it.
inline Plan three(std::string_view who) {
    Plan plan = usual_plan();
    plan.setup.players = 3;
    for (Seat& seat : plan.seats) set_player(seat, who);
    return plan;
}

inline Session begun(const Plan& plan, std::uint64_t seed) {
    Session session;
    session.start(plan, seed);
    return session;
}

// The table with all its secrets.
inline State whole_table(const Session& session) { return load(session.code()).state; }

// Gives one answer: a bot decides, a person answers at random.
inline void one_answer(Session& session, Rng& rng) {
    if (session.curtained()) session.open_curtain();
    if (session.bot_asked()) {
        while (!think(session)) {}
    } else {
        const Choices options = session.options();
        session.answer(options[rng.below(options.size())]);
    }
}

}
