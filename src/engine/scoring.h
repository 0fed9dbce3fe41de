// Majorities and ties. Players who tie for a rank each get the value of the next rank, however many they are; the
// player after them is two ranks lower (1996, Score the regions, both examples). All places are ranked at once with
// SIMD.
#pragma once

#include "engine/events.h"
#include "engine/lanes.h"
#include "engine/state.h"

namespace eg {

// Bonus points for the sole first in the King's region, and for the sole first in his own home region.
constexpr int bonus = 2;

struct Standing {
    std::uint8_t points = 0;  // bonuses included
    std::uint8_t rank = 0;    // from 1; 0: no caballero here
    std::uint8_t flags = 0;   // with_king, with_grande, tied (events.h)
    bool operator==(const Standing&) const = default;
};

// What each player would get if each place were scored now. first_only: only first places score.
struct Majorities {
    PerColour<PerPlace<std::uint8_t>> points, rank, flags;

    Standing at(Place place, Player p) const { return {points[p][place], rank[p][place], flags[p][place]}; }
    int      total(Player p) const {  // over all places
        int sum = 0;
        for (std::uint8_t here : points[p].items) sum += here;
        return sum;
    }
    int      total(Player p, Places places) const {
        int paid = 0;
        for (int half = 0; half < halves && places.bits >> half * half_places != 0; ++half)
            paid += sum(load(points[p], half) & lanes_of(places, half));
        return paid;
    }
};
// The caballeros that count in each place, by the colour that they count for.
PerColour<PerPlace<Count>> counted(const State& s);
// Of these places, and perhaps of others. `first_only`: only first places pay.
Majorities majorities(const State& s, bool first_only = false, Places which = Places::first(place_capacity));
// What is paid beside the values, the King's and the home bonus (ScoringHooks::pay): an event for each payment, with
// its place (to), player and points. All are part of majorities().
std::vector<Event> payments(const State& s, bool first_only = false);

}
