// The base game, which is the first module: its steps, their modes, and the functions that its files and other modules
// share.
#pragma once

#include "engine/box.h"
#include "engine/game.h"
#include "engine/pieces.h"
#include "engine/queries.h"

namespace eg {

Module base();

enum BaseStep : StepId {
    // round.cpp
    start_round, play_power, next_turn, end_round, next_round,
    // turn.cpp
    muster, take_card, use_card,
    // moves.cpp
    move_caballero, carry_caballero, set_down, place_freely, put_down,
    // send_back.cpp
    empty_courts, ask_opponents_to_send, send_own, take_from_each, take_one, lose_dialled,
    // king.cpp
    choose_kings_region, king_goes,
    // grandes.cpp
    choose_home, grande_goes,
    // scoreboards.cpp
    choose_scoreboard, choose_spot, scoreboard_goes,
    // take_back.cpp
    take_back,
    // discs.cpp
    open_discs, dial, name_region, evict,
    // scorings.cpp
    score_one, score_place, score_valued, score_most, score_least, score_all, score_next, score_dialled,
    general_scoring, open_castillo,
    // veto.cpp
    keep_card, ask_veto,
    // scorings.cpp
    score_regions,
    // turn.cpp
    muster_hosts,
    // send_back.cpp
    lose_in_regions,
    // king.cpp
    king_dialled,
    // grandes.cpp
    ask_for_homes, homes_dialled,
    // discs.cpp
    pick_region,
    // moves.cpp
    place_from_province,
    retired_step,   // keeps the numbers of the later steps, on which the bots' play depends
    // grandes.cpp; entourage_rides: king.cpp
    retinue_goes, entourage_rides, goes_along,
    nothing_else = 0xffff
};

extern const std::span<const Step> round_steps, turn_steps, move_steps, send_back_steps, king_steps, grande_steps,
    scoreboard_steps, take_back_steps, disc_steps, scoring_steps, veto_steps;
extern const std::span<const Phrase> base_phrases;
extern const std::span<const PlaceRow> base_places;
extern const std::span<const EventType> base_events;

// ---- mode of a turn whose step does not use `set`: a free action is being performed, which a Veto may stop
constexpr std::uint16_t free_action_done = 0x8000;

// ---- modes of use_card
constexpr std::uint8_t has_acted = 1;    // the special action has been performed
constexpr std::uint8_t has_placed = 2;   // a caballero has been placed
constexpr int allowed_shift = 8;         // the bits of its set from this one on: the players who have pressed allow_all

// ---- modes of move_caballero
constexpr std::uint8_t own = 1, foreign = 2, any = own | foreign;   // whose caballeros
constexpr std::uint8_t from_one_region = 4;     // all from the region of the first one
constexpr std::uint8_t from_picked = 32;        // all from the picked place
constexpr std::uint8_t move_all = 8;            // any number, instead of `count`
constexpr std::uint8_t must_move = 16;          // as many as possible must move
constexpr std::uint8_t to_one_region = 64;      // all to the region of the first one
constexpr std::uint8_t to_castillo = 128;       // all to the Castillo
constexpr std::uint8_t to_picked = to_one_region | to_castillo;   // all to the picked place
constexpr std::uint8_t to_mask = to_picked;

// ---- modes of place_freely, place_from_province and put_down; 0: in any region or the Castillo, from the court
constexpr std::uint8_t in_regions_only = 1, bordering_the_king = 2, from_province = 4;

// ---- modes of steps that send back caballeros
constexpr std::uint8_t own_too = 1;        // also the active player's
constexpr std::uint8_t where_picked = 2;   // only from the picked place
constexpr std::uint8_t regions_only = 4;   // not from the court
constexpr std::uint8_t all_but = 8;        // all but `count`

// ---- modes of a scoring
constexpr std::uint8_t first_only = 1;     // only first places score
constexpr std::uint8_t me_first = 2;       // only the active player scores: the first value where he has caballeros
constexpr std::uint8_t pay_mask = first_only | me_first;
constexpr std::uint8_t of_picked = 4;      // the picked place
constexpr std::uint8_t of_the_king = 8;    // the King's region
constexpr std::uint8_t general = 16;       // a general scoring

// ---- modes of pick_region: any region; or the Castillo; not the King's region; only with opponents' caballeros
constexpr std::uint8_t pick_any = 0, pick_castillo_too = 1, pick_free = 2, pick_opponents = 3, pick_kinds = 4;

// ---- mode of name_region and evict: the discs must show another region than the one that is left
constexpr std::uint8_t another = 1;

// ---- modes of choose_kings_region
constexpr std::uint8_t king_anywhere = 0;
constexpr std::uint8_t king_beside = 1;
constexpr std::uint8_t king_to_fewest = 2;         // to a region with the fewest caballeros
constexpr std::uint8_t king_to_grande = 3;         // to another region with a Grande
constexpr std::uint8_t king_to_tied = 4;           // to one of the regions in `set`
constexpr std::uint8_t king_elsewhere = 5;         // to any other region
constexpr std::uint8_t king_beside_or_stays = 6;
constexpr std::uint8_t king_modes = 7;

// ---- bits of the `set` of a step that reveals discs
constexpr std::uint32_t holding = 0xf;                 // caballeros that a player needs in the region he dials
constexpr std::uint32_t dialled_by_all = 0x10;         // who dials; neither bit: the step decides it
constexpr std::uint32_t dialled_by_opponents = 0x20;
constexpr std::uint32_t holding_picked = 0x40;         // only players with caballeros in the picked place dial

constexpr Count all = every;

// ---- shared functions

// Prompts for placing a turn's caballeros, by PlaceGroup: without and with the special action still to come.
struct PlacingPrompts {
    std::string_view only, or_act;
};
constexpr PlacingPrompts placing_prompts[] = {
    {"Place {n, plural, one {# caballero} other {up to # caballeros}} in any regions or the Castillo.",
     "Place {n, plural, one {# caballero} other {up to # caballeros}} in any regions or the Castillo, or perform the "
     "special action first."},
    {"Place {n, plural, one {# caballero} other {up to # caballeros}} in any regions.",
     "Place {n, plural, one {# caballero} other {up to # caballeros}} in any regions, or perform the special action "
     "first."},
    {"Place {n, plural, one {# caballero} other {up to # caballeros}} beside {king} or in the Castillo.",
     "Place {n, plural, one {# caballero} other {up to # caballeros}} beside {king} or in the Castillo, or perform the "
     "special action first."},
    {"Place {n, plural, one {# caballero} other {up to # caballeros}} beside {king}.",
     "Place {n, plural, one {# caballero} other {up to # caballeros}} beside {king}, or perform the special action "
     "first."},
};
inline const PlacingPrompts& placing_prompt(const State& s, Places these) {
    return placing_prompts[static_cast<std::size_t>(place_group(s, these))];
}

// Whether a card of this game has exactly this frame in an effect.
bool is_on_a_card(const State& s, const Frame& f);

// Whether f is the bottom frame, or all later steps of its sequence of play are below it in order, and below them
// nothing or only the step `under`.
bool in_sequence(const State& s, const Frame& f, const Outline& sequence, StepId under);
// Whether it asks several players in turn, before anybody acts, and lies on top where the round has it.
bool asks_in_turn(const State& s, const Frame& f);
// Whether it is a question before the first round, with the rest of that sequence below it.
bool in_opening(const State& s, const Frame& f);
// Whether it is the bottom frame and the frame above it, if any, is a step of the sequence.
bool bottom_of_sequence(const State& s, const Frame& f, const Outline& sequence);

// Whether the stack has room for the frames of the turn's card; first: and for a second turn, if that card brings one.
inline bool leaves_room_for_turn(const State& s, const Frame& f, bool first) {
    return &f - s.stack.data() < stack_depth / 3 - first;
}
// Whether the stack has room for ten questions of modules about the caballeros that the step moves, and one after them.
inline bool leaves_room_for_moves(const State& s, const Frame& f) { return &f - s.stack.data() < stack_depth - 10; }

constexpr Count most_mustered = 12;   // by one card, modules included

// Power cards that may not be played with a modifier `shift`: their total equals one already played this round.
PowerCards powers_taken(const State& s, int shift);

// The card on offer; s.shown[stack] must not be no_card.
const ActionCard& shown_card(const State& s, int stack);
// Whether an effect would do something now; can_begin: `effect` is not empty.
bool can_begin(const State& s, Player player, const Effect& effect);
inline bool can_act(const State& s, Player player, const Effect& effect) {
    return effect.count > 0 && can_begin(s, player, effect);
}
// The question when nothing but free actions is left in a turn.
inline std::string_view all_done(const State& s, const Frame& turn) {
    Choices free;
    add_free_actions(s, turn, free);
    return free.empty() ? "Nothing left to do: end your turn." : "Only free actions are left: you may end your turn.";
}
// Performs a free action and asks the turn again; false: the choice is none.
bool act_freely(State& s, const Frame& turn, Choice c, Events& events);
// Places one of the turn's caballeros from the court, then asks the turn again.
inline void place_in_turn(State& s, const Frame& turn, Place to, Events& events) {
    Frame& again = push(s, turn);
    --again.count;
    again.mode |= has_placed;
    from_court(s, turn.player, to, events);   // after the push: its hooks may push questions that come first
}
// Passes the chosen place to the frames that wait for a picked place; naming it is a part that a Veto may stop.
void name_picked(State& s, Frame& f, Choice c, Events& events);
// Whether there is an action card for each player who still has to take one this round.
bool enough_action_cards(const State& s, int besides = 0);   // besides: those that are taken beside one a turn

// Why a player may not place beside the King here; empty if he may, and for taboo places, whose reason is general.
inline std::string_view not_beside_the_king(const State& s, Place place) {
    if (!places(s).has(place)) return "Only the King can go abroad.";
    return (beside_the_king(s, asked(s)) | taboo(s)).has(place) ? ""
           : !row(s, place).not_placed.empty() ? row(s, place).not_placed
           : !box(s).placeable.has(place)      ? "You cannot place {chosen:in}. Caballeros can only move there."
           : borders(s, s.king).has(place)
               ? "There is no room {chosen:in}."
               : "Not beside the King: {chosen} does not border {king}.";
}

// ---- a figure at court brings one caballero to the court, or places one as those of an action card

bool             has_caballero_bonus(const State& s, Player p);   // whether it does anything now
void             caballero_bonus_choices(const State& s, const Frame& f, Choices& out);
void             take_caballero_bonus(State& s, Player p, Choice c, Events& events);
std::string_view caballero_bonus_refused(const State& s, const Frame& f, Choice c);
std::string_view caballero_bonus_answer(const State& s, Choice c);

// Adds a choice for each of these places: a caballero of this colour there.
inline void add_caballeros(Choices& out, Player whose, Places from) { out.add(Thing::caballero, from.bits, whose); }

// Visits the other seats clockwise from the left of p (Decennial, The King is Angry), then p if include_self.
template <class Visit>
void clockwise_from(const State& s, Player p, bool include_self, Visit visit) {
    for (Player q = next_seat(s.players, p); q != p; q = next_seat(s.players, q)) visit(q);
    if (include_self) visit(p);
}
// The first of these seats that is not in f.set (those already asked) and for which is_next holds; nobody: none.
template <class IsNext>
Player next_clockwise(const State& s, const Frame& f, bool include_self, IsNext is_next) {
    Player next = nobody;
    clockwise_from(s, f.player, include_self, [&](Player q) {
        if (next == nobody && !Players::of_bits(f.set).has(q) && is_next(q)) next = q;
    });
    return next;
}
// Visits the other seats in the opposite order: for pushing frames, so that the left neighbour's is on top.
template <class Visit>
void push_clockwise_from(const State& s, Player p, Visit visit) {
    for (int i = s.players - 1; i > 0; --i) visit(static_cast<Player>((p + i) % s.players));
}
// For StepRule::takes_picked: stores the place if the frame waits for it; returns `waits`.
inline bool set_picked(Frame& f, Place place, bool waits) {
    if (waits) f.place = place;
    return waits;
}
// The places that player q may dial, by the bits of reveal.set.
Places may_dial_of(const State& s, const Frame& reveal, Player q, Places places);
// Whether any player may dial.
bool somebody_dials(const State& s, const Frame& reveal);
inline bool takes_dialled(Frame& f, Place place) { return set_picked(f, place, f.set & holding_picked); }

// Of these regions those with the fewest caballeros; empty regions do not count.
Places fewest(const State& s, Places among);

// Grandes that may leave their regions into the Castillo: whether there are any, and moving them, from the left of p.
bool any_grande_may_fall(const State& s);
void all_grandes_fall(State& s, Player p, Events& events);

// Reveals and resets all discs; returns the places they show; nowhere: not dialled.
PerPlayer<Place> reveal_discs(State& s, Events& events);

// Pushes one part of a special action, then the Veto questions about it.
void begin_part(State& s, Player actor, const Frame& part);
// Pushes a question to each player with a Veto; of_part: only if parts can be stopped (VetoForm).
void offer_veto(State& s, Player actor);
void offer_veto_of_part(State& s, Player actor);
// Pushes a carry_caballero frame for a caballero just chosen. That is a part of its own only where a Veto may come
// before its destination is known.
void begin_carry(State& s, const Frame& carry);
// Whether a Veto could still stop a part of this player's action.
bool can_be_vetoed(const State& s, Player actor);

// Scores these places in the order of the scoring track, or, if a Veto could stop one, one by one in the order that the
// active player chooses (Decennial and Big Box, stack 3; Big Box, stack 4). how: first_only, me_first or 0.
void score_places(State& s, Player actor, Places places, std::uint16_t how, Events& events);
// Scores them together, after the modules' questions (ScoringHooks::announce). Nobody: a general scoring.
void score_together(State& s, Player actor, Places places, std::uint16_t how, Events& events);
// Scores them without questions. A module that pushes questions first also gives the frame pushed before `announce`,
// which holds the places and the mode, a step that calls this.
void pay_scoring(State& s, Player actor, Places places, std::uint16_t how, Events& events);

}
