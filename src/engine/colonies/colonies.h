// Grand Inquisitor & the Colonies (1996 booklet): four places beyond the nine regions, a ship between them, discs of
// gold and wares that caballeros carry home, the Grand Inquisitor with four black caballeros, and the Limit table, on
// which alone caballeros count in its region.
#pragma once

#include "engine/base/base.h"
#include "engine/box.h"
#include "engine/lanes.h"
#include "engine/scoring.h"

namespace eg::colonial {

// Its places, in the order of their rows: France with its spaces, then the three that caballeros sail from with theirs.
// The third space of France is France itself. Who carries something stands on a space of his own: so his place says it.
enum OwnPlace {
    FRA, ambassador, envoy, gold_in_FRA, wares_in_FRA, gold_ambassador, wares_ambassador, gold_envoy, wares_envoy,
    SHI, captain, AME, viceroy, MED, gold_on_SHI, wares_on_SHI, gold_in_AME, wares_in_AME, gold_in_MED, wares_in_MED,
    own_places
};
constexpr int port_places = own_places - SHI;         // the ports and their spaces
constexpr int unladen_port_places = gold_on_SHI - SHI;   // of them those where nothing is carried

enum OwnStep : StepId {
    first_pairs, sail_to, take_space, bonus, take_inquisitor, move_black, lay_limit, limit_lies, leave_table,
    rearrange, fill_table, let_on, empty_castillo, throw_all_grandes, remove_card, score_colonies, place_on_ship,
    spend_orders, put_out
};
enum OwnEvent : std::uint8_t {
    inquisitor_taken, discs_put_out, disc_claimed, disc_paid, disc_lost, space_taken, limit_laid, went_beside,
    left_beside, went_on_table, card_removed, orders_spent, space_paid
};

extern Numbers numbers;
inline StepId number(OwnStep step) { return static_cast<StepId>(numbers.step + step); }
inline What   number(OwnEvent event) { return static_cast<What>(static_cast<int>(numbers.event) + event); }
// They follow one another, for none of them is ever left out.
inline Place  at(const State& s, OwnPlace place) { return static_cast<Place>(own_place(s, numbers, 0) + int{place}); }
// Of a place among its own the number; of others a number outside OwnPlace.
inline unsigned own_number(const State& s, Place place) { return static_cast<unsigned>(place - at(s, FRA)); }
inline bool is_own(const State& s, Place place) { return own_number(s, place) < own_places; }
inline Places the_nine(const State& s) { return box(s).dialled; }

// ---- the block

constexpr int holder_at = 0;    // the player with the Grand Inquisitor + 1; 0: nobody
constexpr int limit_at = 1;     // the region of the Limit table + 1
constexpr int out_at = 2;       // discs that lie free, of each sort
constexpr int used_at = 4;      // whether the Inquisitor's bonus has been used this turn
constexpr int waiting_at = 5;   // of each colour the caballeros beside the Limit table
constexpr int sails_at = waiting_at + colour_capacity;   // of this turn's player, of each place from SHI on: those who
                                                         // may sail from there, for they were there when it began
constexpr int black_sails_at = sails_at + port_places;   // black ones, likewise
constexpr int bytes = black_sails_at + unladen_port_places;

inline std::uint8_t& byte(State& s, int where) { return block(s, numbers)[where]; }
inline int byte(const State& s, int where) { return block(s, numbers)[where]; }

// ---- the Grand Inquisitor

constexpr Player black = static_cast<Player>(max_players + 1);
constexpr int    black_caballeros = 4;
inline Player holder(const State& s) {
    return byte(s, holder_at) == 0 ? nobody : static_cast<Player>(byte(s, holder_at) - 1);
}

// ---- goods (goods.cpp)

enum Goods { gold, wares, goods };
constexpr int discs[goods] = {4, 7}, worth[goods] = {6, 4};
constexpr OwnPlace source[goods] = {AME, MED}, claimed[goods] = {gold_in_AME, wares_in_MED};

struct Load {
    int   what;    // Goods, or -1: nothing
    Place space;   // the space or region where its carrier would stand without it
};
Load  carried(const State& s, Place place);
// Whether something is carried there: without a branch, which chance would decide.
inline bool is_laden(const State& s, Place place) {
    constexpr unsigned those = ((2u << wares_envoy) - (1u << gold_in_FRA))
                               | ((2u << wares_in_MED) - (1u << gold_on_SHI));   // from each first to each last one
    const unsigned n = own_number(s, place);
    return (those >> (n & 31u) & unsigned{n < own_places}) != 0;
}
Place with_load(const State& s, int what, Place space);   // the place of who carries it there
int   carrying(const State& s, Player player, int what);   // a player's caballeros with it
int   supply(const State& s, int what);

// ---- the places overseas (places.cpp)

inline bool overseas(const State& s, Place region) {
    const unsigned n = own_number(s, region);
    return n == FRA || n == SHI || n == AME || n == MED;
}
Places free_in_france(const State& s);   // spaces
// The space of this port that somebody without a load may take; nowhere: none.
inline Place office_of(const State& s, Place region) {
    return region == at(s, SHI) ? at(s, captain) : region == at(s, AME) ? at(s, viceroy) : nowhere;
}

// ---- the Limit table (limit_table.cpp)

inline Place limit(const State& s) {   // its region; nowhere: before the game
    static_assert(static_cast<std::uint8_t>(nowhere) == 0xFF);   // 0 - 1
    return static_cast<Place>(static_cast<std::uint8_t>(byte(s, limit_at) - 1));
}
// 1 if one of this colour there is in office, and so neither on it nor beside it.
inline int in_office(const State& s, Player colour) {
    const Place office = office_of(s, limit(s));
    return office == nowhere ? 0 : s.caballeros[colour][office];
}
inline int limit_spaces(const State& s) { return s.players <= 3 ? 6 : 10; }
inline int waiting(const State& s, Player colour) { return byte(s, waiting_at + colour); }
// Of those in its region, who is not on it: in office, or beside it.
inline int off_table(const State& s, Player colour) { return in_office(s, colour) + waiting(s, colour); }
inline int on_table(const State& s, Player colour) {
    return limit(s) == nowhere ? 0 : in_region(s, colour, limit(s)) - off_table(s, colour);
}
bool   may_rearrange(const State& s, Player colour);   // whether one of them may step onto it or off it
Places limit_goals(const State& s);   // where it may be moved to
void   wait_if_full(State& s);          // at the start of a game: who has no room stands beside it
void   arrives_at_table(State& s, const Moved& moved, Events& events);
void   leaves_table(State& s, const Moved& moved, Events& events);
void   newcomer_leaves_table(State& s, Player by, Player whose, Events& events);   // who has just come there
void   rearranges(State& s, const Moved& moved, Events& events);

// ---- hooks and rows

void   count(const State& s, PerColour<PerPlace<Count>>& caballeros);
void   pay(const State& s, Places which, bool first_only, Majorities& result, Events* told);
void   arrived(State& s, const Moved& moved, Events& events);
void   left(State& s, const Moved& moved, Events& events);
Places barred(const State& s, const Mover& mover, Places among);
Places within(const State& s, const Mover& mover);
void   free_actions(const State& s, const Frame& turn, Choices& out);
bool   act_on(State& s, const Frame& turn, Choice c, Events& events);
void   turn_begins(State& s, Player player, Events&);
void   voyage_left(State& s, const Moved& moved);   // keeps who may sail

enum OwnToken { the_inquisitor, sealed_orders, limit_table, gold_disc, wares_disc };
inline int  token_at(OwnToken which) { return numbers.token + which; }
inline bool is_token(Choice c, OwnToken which) {
    return c == Choice{Thing::token, static_cast<std::uint8_t>(token_at(which))};
}

extern const std::span<const PlaceRow>   place_rows;
extern const std::span<const EventType>  event_rows;
extern const std::span<const Token>      tokens;
extern const std::span<const FreeAction> free_action_rows;
extern const std::span<const Step>       place_steps, goods_steps, limit_steps, inquisitor_steps, voyage_steps,
    card_steps;

}
