// Grand Inquisitor & the Colonies (1997 booklet, pages 8-11): four places beyond the nine regions, a ship between
// them, discs of gold and wares that caballeros carry home, the Grand Inquisitor with four black caballeros, and the
// Limit table, on which alone caballeros count in its region. A sample: it shows that there is room for such a box, and
// is not the whole of it.
#pragma once

#include "engine/box.h"

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
}
