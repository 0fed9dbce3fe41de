// The scoring of one place as it is shown: who gets how much, and why.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/events.h"
#include "engine/message.h"
#include "engine/state.h"

namespace eg {

// One place being scored, all ranks at once.
struct PlaceScoring {
    struct Row {
        Player       player = nobody;
        int          caballeros = 0;
        int          points = 0;
        int          rank = 0;   // 0: he has no caballeros here
        std::uint8_t flags = 0;
        int          total = 0;  // points after it
        List         beside = {};   // what it is paid for besides its rank
        int          beside_points = 0;   // part of `points`
    };
    Place                 place = nowhere;
    bool                  first_only = false;
    bool                  general = false;
    std::array<int, 3>    values{};
    std::vector<Row>      rows;
    std::size_t           events = 0, told = 0;   // events with its points: in all, and already told
    std::string           overtaking = {};   // "Lucía overtakes Tomás."; empty: nobody overtakes anybody
};

// The row of this player; if there is none, a new one.
PlaceScoring::Row& row_of(std::vector<PlaceScoring::Row>& rows, Player player);
// Adds a payment beside the values (payments() in engine/scoring.h) to the row of its player.
void add_payment(std::vector<PlaceScoring::Row>& rows, const Event& event);

// The player who gets furthest by overtaking in this scoring, and the best player he overtakes. Empty: nobody does.
Message overtaking_in(const State& before, const std::vector<PlaceScoring::Row>& rows);
// "Aragón: Martín 9, Lucía 4."
Message summary(const PlaceScoring& scoring);

}
