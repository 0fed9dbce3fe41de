// Questions about the state that several rules ask, hooks of modules included. Players and places must be valid unless
// a comment says otherwise.
#pragma once

#include "engine/box.h"
#include "engine/lanes.h"
#include "engine/state.h"

namespace eg {

// Places that nothing may enter or leave: the King's region (all editions, "The King's region is taboo") and those that
// a module has closed.
inline Places taboo(const State& s) { return (is_place(s.king) ? box(s).with_parts[s.king] : Places{}) | s.closed; }

// Regions that are not taboo.
inline Places open_regions(const State& s) { return regions(s) - taboo(s); }

// Where a special action may move pieces: open regions and the Castillo (1996, The action cards, Castillo), unless the
// King is beside the Castillo (2023, Rebellion).
inline Places anywhere(const State& s) { return (regions(s) | castillo) - taboo(s); }

// Of these places those that modules leave open to this caballero.
inline Places open_to(const State& s, const Mover& mover, Places some) {
    return some - union_of(s, &MovementHooks::barred, mover, some);
}
// Places of its own region where it may be moved.
inline Places open_within(const State& s, const Mover& mover) { return union_of(s, &MovementHooks::within, mover); }
// Where a player may place caballeros if a card says anywhere.
inline Places placeable(const State& s, Player player) {
    return open_to(s, {.by = player, .whose = player}, (box(s).placeable | castillo) - taboo(s));
}

// Places that border a place. Empty for nowhere, and for the Castillo if the King never goes there in this box.
inline Places borders(const State& s, Place place) {
    if (place >= place_capacity) return {};
    return box(s).borders[place] | union_of(s, &MovementHooks::borders, place);
}

// How a sentence describes a set of offered places.
enum class PlaceGroup : std::uint8_t { all, regions, beside_or_castillo, beside };
inline PlaceGroup place_group(const State& s, Places these) {
    const bool all = (open_regions(s) - these).empty();
    if (these.has(CAS)) return all ? PlaceGroup::all : PlaceGroup::beside_or_castillo;
    return all ? PlaceGroup::regions : PlaceGroup::beside;
}
// Where a player places an action card's caballeros: beside the King, in the Castillo, and where a module allows it.
// nobody: where every player may.
inline Places beside_the_king(const State& s, Player player) {
    const Places near = is_place(s.king) ? box(s).near[s.king] - taboo(s) : castillo - taboo(s);
    if (!has_hooks<MovementHooks>(s)) return near;
    const Places joined = union_of(s, &MovementHooks::borders, s.king) & box(s).placeable,
                 opened = union_of(s, &MovementHooks::opened, player);
    return open_to(s, {.by = player, .whose = player}, near | ((joined | opened) - taboo(s)));
}

// The regions that a general scoring scores.
inline Places left_out_of_general(const State& s) { return union_of(s, &ScoringHooks::left_out); }
inline Places scored_in_general(const State& s) { return regions(s) - left_out_of_general(s); }

// The player whose Grande is King; nobody: the King himself is on the board.
inline Player royal(const State& s) {
    const auto hook = first_hook(s, &MovementHooks::royal);
    return hook ? hook(s) : nobody;
}

// The places where a player or colour has caballeros.
inline Places occupied(const State& s, Player player) {
    unsigned places = 0;
    for (int half = 0; half < halves; ++half)
        places |= nonzero(load(s.caballeros[player], half)) << half * half_places;
    return Places::of_bits(places);
}

// Places where a player or colour has caballeros that may leave: regions that are not taboo, not the Castillo.
inline Places movable(const State& s, Player player) { return occupied(s, player) & (box(s).in_regions - taboo(s)); }

// The colours that are this player's now: his own, and those that nobody plays which a module gives him.
inline Players colours_of(const State& s, Player player) {
    return Players{player} | union_of(s, &MovementHooks::owned, player);
}
// Of the places where `whose` may leave those from which `by` may send caballeros back or recall them.
inline Places returnable(const State& s, Player by, Player whose) {
    return movable(s, whose) - union_of(s, &MovementHooks::safe, by, whose);
}
// Of these places those from which a caballero may go along with a piece that has gone to `to`.
inline Places may_follow(const State& s, Player by, Player whose, Places some, Place to) {
    Places result;
    for (Place from : some & occupied(s, whose))
        if (!open_to(s, {.by = by, .whose = whose, .from = from}, {to}).empty()) result.add(from);
    return result;
}

// Regions and their spaces (PlaceRow::part_of): the region of a space, the place itself if it is none; the same for a
// set; a region with its spaces.
inline Place  region_of(const State& s, Place place) { return box(s).whole_of[place]; }
inline Places regions_of(const State& s, Places places) {
    for (Place part : places & box(s).parts) places = (places - Places{part}) | Places{region_of(s, part)};
    return places;
}
inline Places with_parts(const State& s, Place region) { return box(s).with_parts[region]; }
// The number of caballeros of a player or colour in a region, spaces included.
inline int in_region(const State& s, Player player, Place region) {
    int n = 0;
    for (Place place : with_parts(s, region)) n += s.caballeros[player][place];
    return n;
}

// Current scoring values of all places, and of one: those of a mobile scoreboard there, else the printed ones.
PerRank<PerPlace<Count>> values_now(const State& s);
Values value_of(const State& s, Place place);

// The number of ranks that score: 1 with two players (2 in the 2023 edition), 2 with three, else 3 (1996, Score the
// regions).
inline int counted_ranks(const State& s) { return s.players == 2 ? s.rules.ranks_of_two : s.players == 3 ? 2 : 3; }

inline Players opponents(const State& s, Player player) { return s.seats() - Players{player}; }

// The stacks whose cards are on offer: shown, and taken by nobody.
Stacks available_stacks(const State& s);
// Adds the modules' free actions to the choices of a turn (TurnHooks).
inline void add_free_actions(const State& s, const Frame& turn, Choices& out) {
    each_hook(s, &TurnHooks::free_actions, [&](auto offer) { offer(s, turn, out); });
}

// The modifier of each player's power card, played or not yet; 0 without modules that have one.
inline PerPlayer<int> shifts(const State& s) {
    PerPlayer<int> all{};
    each_hook(s, &TurnHooks::shift, [&](auto shift) { shift(s, all); });
    return all;
}
// The total of each player's power card and modifier, for the order of turns and the next starting player; 0 before the
// card is played.
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
// ---- hand cards, numbered from 0 (HandHooks); empty or -1 in boxes without

// Those known to be in hand.
inline Set<int> held_by(const State& s, Player player) { return union_of(s, &HandHooks::held, player); }
// The one played this round; -1: none.
inline int current_hand_card(const State& s, Player player) { return first_of(s, &HandHooks::current, -1, player); }
// All face up in front of the player.
inline Set<int> face_up_hand_cards(const State& s, Player player) {
    return first_of(s, &HandHooks::face_up, Set<int>{}, player);
}
// Of these the ones kept for later use.
inline Set<int> kept_hand_cards(const State& s, Player player) {
    return first_of(s, &HandHooks::kept, Set<int>{}, player);
}
// The caballeros that a player may place by his card's rank; 0: not known yet, or action cards decide it.
inline int placing_by_rank(const State& s, Player player) { return first_of(s, &HandHooks::placing, 0, player); }

// Borders that modules add to a place now.
inline Places added_borders(const State& s, Place place) { return union_of(s, &MovementHooks::borders, place); }

// The power of the colour that nobody plays; no_power: none.
inline int neutral_power(const State& s) { return first_of(s, &TurnHooks::rival_power, no_power); }

// The caballeros shown on a power card, 1 .. 13; 0 for other numbers.
Count cubes_on(int power);
// The caballeros that a player may muster this round, by the power card and modules.
Count mustered_by(const State& s, Player player);

// Whether a round is played: the short game skips rounds 1, 4 and 7 (1996, Game length).
constexpr bool is_played(const Rules& rules, int round) { return !rules.short_game || round % 3 != 1; }

// The used power cards of a player, this round's included.
inline PowerCards used(const State& s, Player player) { return full_hand - s.hand[player]; }

}
