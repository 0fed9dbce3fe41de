// Majorities and ties. If several share a rank, each gets the value of the next rank, however
// many they are; whoever follows is two ranks below (1996, Score the regions, both examples).
// All places are ranked at once, each in a lane of its own: it costs no more than one.
#pragma once

#include "engine/events.h"
#include "engine/state.h"

namespace eg {

// For the sole first of the King's region, and of the one where his own Grande stands.
constexpr int bonus = 2;

struct Standing {
    std::uint8_t points = 0;  // all in
    std::uint8_t rank = 0;    // 1 ..; 0: nobody of his stands here
    std::uint8_t flags = 0;   // with_king, with_grande, tied, as in an event `scored`
    bool operator==(const Standing&) const = default;
};

// What every player would get were each place scored now.
struct Majorities {
    PerColour<PerPlace<std::uint8_t>> points, rank, flags;

    Standing at(Place place, Player p) const { return {points[p][place], rank[p][place], flags[p][place]}; }
    int      total(Player p) const {  // the points of all places
        int sum = 0;
        for (std::uint8_t here : points[p].items) sum += here;
        return sum;
    }
    int      total(Player p, Places places) const {
        int sum = 0;
        for (Place place : places) sum += points[p][place];
        return sum;
    }
};
Majorities majorities(const State& s, bool first_only = false);

}
