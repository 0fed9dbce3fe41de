// A general scoring as one table: what each place has given each player, and the points before and after.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "app/timeline/place_scoring.h"

namespace eg {

struct ScoringSummary {
    // Points that a player has got meanwhile, but not for a place (EventType::apart).
    struct Other {
        std::string_view title;
        PerPlayer<int>   points;
    };
    int                       number = 0;   // 1 to 3
    std::size_t               began = 0;    // the number of its first event
    PerPlayer<int>            before;       // each player's points before it
    std::vector<PlaceScoring> places = {};  // in the order of scoring; the last one may be being told
    std::vector<Place>        to_come = {}; // the places that follow, as far as they are known
    std::vector<Other>        others = {};

    // The points of this player at this place; null: none.
    static const PlaceScoring::Row* at(const PlaceScoring& place, Player player);
};

// Each player's place by points: 1 for the most. Equal points make equal places.
PerPlayer<int> places_by(const PerPlayer<int>& points, Players players);

// "First general scoring"
std::string_view name_of_scoring(int number);
// "Lucía gains the most, 30 points, and moves up from fourth to second. Tomás keeps the lead."
// table: after the scoring.
Message in_short(const ScoringSummary& scoring, const State& table);
// Each player's gain, points and place, for screen readers.
Message in_full(const ScoringSummary& scoring, const State& table);

// Whether the general scoring ends with this event, which is not part of it.
bool ends_scoring(const Event& event);
// The places that are scored among these events, up to the end of a general scoring.
std::vector<Place> places_scored(std::span<const Event> events);

}
