// Queries about the table, for all rules. Each is answered only here.
#pragma once

#include "engine/box.h"
#include "engine/state.h"

namespace eg {

// Places nothing may enter or leave: the King's region (all editions, "The King's region is taboo") and what a module
// has
// closed.
inline Places taboo(const State& s) { return (is_place(s.king) ? box(s).with_parts[s.king] : Places{}) | s.closed; }

// Regions without the taboo ones.
inline Places open_regions(const State& s) { return regions(s) - taboo(s); }

// Where a special action may move things: open regions and the Castillo (1996, The action cards, Castillo), unless the
// King is beside it (2023, Rebellion).
inline Places anywhere(const State& s) { return (regions(s) | castillo) - taboo(s); }

// Places closed to this caballero, besides taboo ones.
inline Places barred(const State& s, const Mover& mover) { return union_of(s, &MovementHooks::barred, mover); }
// Where a player may place from the court (or the province) if a card says anywhere.
inline Places placeable(const State& s, Player player) {
    return ((box(s).placeable | castillo) - taboo(s)) - barred(s, {.by = player, .whose = player});
}

// Neighbours of a place. Nowhere has none, nor has the Castillo where the King never goes there.
inline Places borders(const State& s, Place place) {
    if (place >= place_capacity) return {};
    return box(s).borders[place] | union_of(s, &MovementHooks::borders, place);
}

// How a sentence calls a set of places that are offered: in as few words as are true.
enum class Among : std::uint8_t { all, regions, beside_or_castillo, beside };
inline Among among(const State& s, Places these) {
    const bool all = (open_regions(s) - these).empty();
    return these.has(CAS) ? all ? Among::all : Among::beside_or_castillo : all ? Among::regions : Among::beside;
}
// Where the cards' caballeros are placed from the court: beside the King or in the Castillo, and where a module lets
// this
// player. Nobody: where everybody may.
inline Places beside_the_king(const State& s, Player player) {
    const Places near = is_place(s.king) ? box(s).near[s.king] - taboo(s) : castillo - taboo(s);
    if (!has_hooks<MovementHooks>(s)) return near;
    const Places joined = union_of(s, &MovementHooks::borders, s.king) & box(s).placeable,
                 opened = union_of(s, &MovementHooks::opened, player);
    return (near | ((joined | opened) - taboo(s))) - barred(s, {.by = player, .whose = player});
}

// The places where a player has caballeros.
Places standing(const State& s, Player player);

// Places with caballeros of this player that may be moved: not the Castillo, no taboo place.
inline Places movable(const State& s, Player player) { return standing(s, player) & (box(s).in_regions - taboo(s)); }

// The region of a place or of the space on it; the same for a set; a region with its spaces.
inline Place  region_of(const State& s, Place place) { return box(s).whole_of[place]; }
inline Places regions_of(const State& s, Places places) {
    for (Place part : places & box(s).parts) places = (places - Places{part}) | Places{region_of(s, part)};
    return places;
}
inline Places with_parts(const State& s, Place region) { return box(s).with_parts[region]; }
// Caballeros of this player in a region, its spaces included.
inline int in_region(const State& s, Player player, Place region) {
    int n = 0;
    for (Place place : with_parts(s, region)) n += s.caballeros[player][place];
    return n;
}

// Scoring values in force, of all places and of one: the mobile scoreboard's if one is there, else the printed ones.
PerRank<PerPlace<Count>> values_now(const State& s);
Values value_of(const State& s, Place place);

// How many ranks score: one with two players, two with three (1996, Score the regions); two with two or three (2023).
inline int counted_ranks(const State& s) { return s.players == 2 ? s.rules.ranks_of_two : s.players == 3 ? 2 : 3; }

inline Players opponents(const State& s, Player player) { return s.seats() - Players{player}; }

// By how much power cards count for more than they say, whether they have been played or not.
inline PerPlayer<int> shifts(const State& s) {
    PerPlayer<int> all{};
    each_hook(s, &TurnHooks::shift, [&](auto shift) { shift(s, all); });
    return all;
}
// What the power cards of this round count for, in the order of turns and for the next start player; 0 before one is
// played.
inline PerPlayer<int> powers(const State& s) {
    PerPlayer<int> all;
    for (std::size_t p = 0; p < all.items.size(); ++p) all.items[p] = s.power.items[p];
    if (!first_hook(s, &TurnHooks::shift)) return all;
    const PerPlayer<int> more = shifts(s);
    for (std::size_t p = 0; p < all.items.size(); ++p) all.items[p] += s.power.items[p] > 0 ? more.items[p] : 0;
    return all;
}
inline int power_of(const State& s, Player player) { return powers(s)[player]; }
inline int shift_of(const State& s, Player player) { return shifts(s)[player]; }
// Hand cards, from 0 on: those held, as far as they are known, and the one laid with the power card; -1: none.
inline Set<int> held_by(const State& s, Player player) { return union_of(s, &HandHooks::held, player); }
inline int laid_by(const State& s, Player player) { return first_of(s, &HandHooks::laid, -1, player); }
// Those face up before the player, and of them the ones kept for later.
inline Set<int> played_by(const State& s, Player player) { return first_of(s, &HandHooks::played, Set<int>{}, player); }
inline Set<int> serving(const State& s, Player player) { return first_of(s, &HandHooks::kept, Set<int>{}, player); }
// How many caballeros the rank of the card lets place; 0: not known yet, or the action card says it.
inline int placing_by_rank(const State& s, Player player) { return first_of(s, &HandHooks::placing, 0, player); }
// Neighbours that a module adds to a place.
inline Places joined_to(const State& s, Place place) { return union_of(s, &MovementHooks::borders, place); }

// The power of a colour that nobody plays; no_power: there is none.
inline int power_beside(const State& s) { return first_of(s, &TurnHooks::rival_power, no_power); }

// The cubes on a power card.
Count cubes_on(int power);
// The caballeros that the power card of this round brings from the province.
Count mustered_by(const State& s, Player player);

// The short game leaves out 1, 4 and 7 on the round track (1996, Game length).
constexpr bool is_played(const Rules& rules, int round) { return !rules.short_game || round % 3 != 1; }

// Power cards of a player that are neither in his hand nor unplayed: his used pile.
inline PowerCards used(const State& s, Player player) { return full_hand - s.hand[player]; }

}
