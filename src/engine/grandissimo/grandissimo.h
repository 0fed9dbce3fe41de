// Grandissimo (1996 booklet): Portugal, a ship to its coast, a jail, the Queen, the Jester and the Grand Inquisitor,
// and nineteen cards, among them alliances, boycotts and a Grande who is King for a while.
#pragma once

#include "engine/base/base.h"
#include "engine/box.h"
#include "engine/scoring.h"

namespace eg::grand {

// Its places, in the order of their rows. Caballeros that the Jester has given stand in `gifts` until they are placed.
enum OwnPlace { ship, jail, gifts, portugal, own_places };
enum OwnStep : StepId {
    take_ship, land, place_on_coast,                                          // ship.cpp
    imprison, free_prisoners, prisoner_goes, pardon,                          // jail.cpp
    take_courtier, bring_inquisitor, court_bonus, give, place_gift, lead_black,     // court.cpp
    take_along, may_be_taken,
    ally, boycott, revolt, before_scoring, free_choice, after_scoring, score_portugal,   // period.cpp
    score_beside_portugal,
    take_second, use_second, use_saved, of_saved, end_turn,                   // double_turn.cpp
    may_change_home
};
enum OwnEvent : std::uint8_t {
    figure_taken, ship_taken, gift_given, region_allied, region_boycotted, allied_paid, grande_crowned, king_returns,
    cards_returned, action_saved, choice_used
};

extern Numbers numbers;
inline StepId number(OwnStep step) { return static_cast<StepId>(numbers.step + step); }
inline What   number(OwnEvent event) { return static_cast<What>(static_cast<int>(numbers.event) + event); }
inline Place  at(const State& s, OwnPlace place) { return own_place(s, numbers, place); }   // nowhere: left out
inline int    standing(const State& s, Player p, OwnPlace place) {
    const Place there = at(s, place);
    return is_place(there) ? s.caballeros[p][there] : 0;
}

// ---- the block

enum Figure : std::uint8_t { queen, jester, inquisitor, figures };

constexpr int holder_at = 0;                    // of each figure the player who has it + 1; 0: it is beside the board
constexpr int used_at = holder_at + figures;    // of each figure whether it has been used this turn
constexpr int symbol_used_at = used_at + figures, pardon_used_at = symbol_used_at + 1;   // this turn
constexpr int aboard_at = pardon_used_at + 1;   // those of this turn's player on the ship since it began
constexpr int allied_at = aboard_at + 1;        // a region + 1, and the player whose alliance it is + 1
constexpr int ally_at = allied_at + 1;
constexpr int boycotted_at = ally_at + 1;       // a region + 1
constexpr int revolt_at = boycotted_at + 1;     // the player whose Grande is King + 1; State::king is where he stands
constexpr int saved_by_at = revolt_at + 1;      // the player who has saved a card's action + 1, its stack + 1
constexpr int saved_stack_at = saved_by_at + 1, saved_index_at = saved_stack_at + 1;   // and index, ...
constexpr int saved_now_at = saved_index_at + 1;   // ... and whether in this turn: he performs it in his next one
constexpr int has_ship_at = saved_now_at + 1;      // of each seat whether it has a ship token
constexpr int bytes = has_ship_at + max_players;

inline std::uint8_t& byte(State& s, int where) { return block(s, numbers)[where]; }
inline int byte(const State& s, int where) { return block(s, numbers)[where]; }
inline Player player_at(const State& s, int where) {
    return byte(s, where) == 0 ? nobody : static_cast<Player>(byte(s, where) - 1);
}
inline Place region_at(const State& s, int where) {
    return byte(s, where) == 0 ? nowhere : static_cast<Place>(byte(s, where) - 1);
}
inline Player holder(const State& s, int figure) { return player_at(s, holder_at + figure); }

constexpr Player black = static_cast<Player>(max_players + 1);
constexpr int    black_caballeros = 2;
constexpr int    ship_tokens = 2;

// ---- options: parts that may be left out

enum Part { the_ship, the_jail, the_inquisitor, the_court, the_portugal, parts };
inline bool with(const State& s, Part part) { return s.rules.has(static_cast<Options>(1u << (numbers.option + part))); }

inline Frame& last(State& s) { return s.stack[static_cast<std::size_t>(s.depth - 1)]; }   // the one on top

// ---- tokens

enum OwnToken { queen_token, jester_token, inquisitor_token, ship_token, pardon_token, alliance_token, boycott_token,
                saved_token };
inline Choice token(OwnToken which) { return {Thing::token, static_cast<std::uint8_t>(numbers.token + which)}; }
inline unsigned bit(OwnToken which) { return 1u << (numbers.token + which); }

// ---- the card used in a turn

inline bool uses_card(const Frame& turn) { return turn.step == use_card || turn.step == number(use_second); }
unsigned ship_symbol();   // marks of cards
unsigned jail_symbol();
bool     has_symbol(const State& s, const Frame& turn, unsigned symbol);   // of that card, not used yet
void     use_symbol(State& s);   // of the turn on top; parts of a turn are not mixed: placing that has begun is over

// ---- its parts: what each adds to the free actions of a turn, and performs (false: it is none of them)

void   ship_actions(const State& s, const Frame& turn, Choices& out);
bool   act_on_ship(State& s, const Frame& turn, Choice c, Events& events);
void   jail_actions(const State& s, const Frame& turn, Choices& out);
bool   act_on_jail(State& s, const Frame& turn, Choice c, Events& events);
void   court_actions(const State& s, const Frame& turn, Choices& out);
bool   act_on_court(State& s, const Frame& turn, Choice c, Events& events);
const ActionCard& saved_card(const State& s);   // whose action has been saved; only if one has
void   saved_actions(const State& s, const Frame& turn, Choices& out);
bool   act_on_saved(State& s, const Frame& turn, Choice c, Events& events);

Places coast(const State& s);   // where one lands
void   pay_allies(const State& s, Places which, bool first_only, Majorities& result, Events* told);
void   crowned_grande_follows(State& s, Player whose, Place from, Place to, Events& events);
std::span<const Step> double_steps();

extern const std::span<const Step>      ship_steps, jail_steps, court_steps, period_steps;

}
