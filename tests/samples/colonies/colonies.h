// Grand Inquisitor & the Colonies (1997 booklet, pages 8-11): four places beyond the nine regions, a ship between
// them, discs of gold and wares that caballeros carry home, the Grand Inquisitor with four black caballeros, and the
// Limit table, on which alone caballeros count in its region. A sample: it shows that there is room for such a box, and
// is not the whole of it.
#pragma once

#include "engine/base/base.h"
#include "engine/box.h"
#include "engine/lanes.h"
#include "engine/scoring.h"

namespace eg::colonial {

// Its places, in the order of their rows. Offices and carriers are spaces: who stands there is in that region.
enum OwnPlace { FRA, SHI, AME, MED, ambassador, envoy, captain, viceroy,
                gold_in_FRA, gold_on_SHI, gold_in_AME, gold_in_MED, wares_in_FRA, wares_on_SHI, wares_in_AME,
                wares_in_MED, own_places };
enum OwnStep : StepId {
    first_pairs, sail_to, bonus, take_inquisitor, move_black, lay_limit, limit_lies, throw_all_grandes,
    remove_card, score_colonies, put_out, take_space, spend_orders, let_on, place_on_ship
};
enum OwnEvent : std::uint8_t {
    inquisitor_taken, discs_put_out, disc_claimed, disc_paid, disc_lost, limit_laid, let_on_table, card_removed,
    orders_spent, space_taken
};

extern Numbers numbers;
inline StepId number(OwnStep step) { return static_cast<StepId>(numbers.step + step); }
inline What   number(OwnEvent event) { return static_cast<What>(static_cast<int>(numbers.event) + event); }
inline Place  at(const State& s, OwnPlace place) { return own_place(s, numbers, place); }

constexpr Player black = static_cast<Player>(max_players + 1);
constexpr int    black_caballeros = 4, france_spaces = 3;

// ---- the block
constexpr int holder_at = 0, limit_at = 1, out_at = 2, supply_at = 4, sailed_at = 6, used_at = 12, waiting_at = 13,
              bytes = waiting_at + colour_capacity;

// ---- queries
inline std::uint8_t& byte(State& s, int where) { return block(s, numbers)[where]; }
inline int byte(const State& s, int where) { return block(s, numbers)[where]; }

enum Goods { gold, wares, goods };
constexpr int worth[goods] = {6, 4};
constexpr OwnPlace carriers[goods] = {
    gold_in_FRA, wares_in_FRA};   // in France; those on the Ship, in America and in the Mediterranean follow
constexpr OwnPlace source[goods] = {AME, MED};

inline Player holder(const State& s) {   // of the Grand Inquisitor
    return byte(s, holder_at) == 0 ? nobody : static_cast<Player>(byte(s, holder_at) - 1);
}
inline Place limit(const State& s) {   // the region of the Limit table
    return byte(s, limit_at) == 0 ? nowhere : static_cast<Place>(byte(s, limit_at) - 1);
}
inline int    limit_spaces(const State& s) { return s.players <= 3 ? 6 : 10; }
inline int    waiting(const State& s, Player colour) { return byte(s, waiting_at + colour); }

inline int  own_number(const State& s, Place place) { return place - own_place(s, numbers, 0); }
inline bool is_own(const State& s, Place place) { return static_cast<unsigned>(own_number(s, place)) < own_places; }
// What is carried by who stands there, or -1.
inline int carried(const State& s, Place place) {
    const int n = own_number(s, place) - gold_in_FRA;
    return n >= 0 && n < own_places - gold_in_FRA ? n / 4 : -1;
}
inline Place carrier_in(const State& s, int what, Place region) {
    return at(s, static_cast<OwnPlace>(carriers[what] + own_number(s, region)));
}
inline bool overseas(const State& s, Place region) {
    return static_cast<unsigned>(own_number(s, region)) <= MED;
}
inline Places the_nine(const State& s) { return box(s).dialled; }
inline Places coast(const State& s) { return the_nine(s) & borders(s, at(s, SHI)); }

// Its places are as many as a register has lanes: one load has all of a colour that is overseas.
static_assert(own_places == half_places);
inline PlaceLanes overseas_of(const State& s, Player colour) {
    return load_from(s.caballeros[colour], own_place(s, numbers, 0));
}
inline Places standing_overseas(const State& s, Player colour) {
    return Places::of_bits(nonzero(overseas_of(s, colour)) << own_place(s, numbers, 0));
}
inline bool france_full(const State& s) {
    PlaceLanes all = {};
    for (int colour = 0; colour < colour_capacity; ++colour) all += overseas_of(s, static_cast<Player>(colour));
    return sum(all & lanes_of(Places::of_bits(with_parts(s, at(s, FRA)).bits >> own_place(s, numbers, 0)), 0))
           >= france_spaces;
}

inline Places limit_goals(const State& s) { return open_regions(s) - Places{at(s, FRA), limit(s)}; }

// ---- hooks (arrivals.cpp, voyages.cpp) and rows
void   count(const State& s, PerColour<PerPlace<Count>>& caballeros);
void   pay(const State& s, bool first_only, Majorities& result);
void   arrived(State& s, const Moved& moved, Events& events);
void   left(State& s, const Moved& moved, Events& events);
Places barred(const State& s, const Mover& mover, Places among);
void   free_actions(const State& s, const Frame& turn, Choices& out);
bool   act_on(State& s, const Frame& turn, Choice c, Events& events);
void   turn_begins(State& s, Player, Events&);

constexpr OwnPlace ports[] = {SHI, AME, MED};
// Where a caballero of this colour may go by ship from there, and the discs it may take instead.
Places sailing_to(const State& s, Place from, Player colour);
int    free_discs(const State& s, int what);

extern const std::span<const Token> tokens;
extern const std::span<const FreeAction> free_action_rows;
extern const std::span<const Step>  own_steps;

}
