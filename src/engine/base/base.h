// The base game is simply the first module: its steps by name, and what its chapters share.
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
    // figures.cpp
    choose_kings_region, king_goes, choose_home, grande_goes, choose_scoreboard, choose_spot, scoreboard_goes,
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
    // figures.cpp
    king_dialled, ask_for_homes, homes_dialled,
    // discs.cpp
    pick_region,
    // moves.cpp
    place_from_province,
    retired_step,   // its number stays free: what bots play depends on those of the others
    retinue_goes, entourage_rides, goes_along,
    nothing_else = 0xffff
};

extern const std::span<const Step> round_steps, turn_steps, move_steps, send_back_steps, figure_steps, disc_steps,
    scoring_steps, veto_steps;
extern const std::span<const Phrase> base_phrases;
extern const std::span<const PlaceRow> base_places;
extern const std::span<const EventType> base_events;

// ---- a mode of a turn that has no set: a free action has been performed in it, which a Veto may stop
constexpr std::uint16_t acts_freely = 0x8000;

// ---- modes of use_card
constexpr std::uint8_t has_acted = 1;
constexpr std::uint8_t has_placed = 2;
constexpr int let_pass_shift = 8;  // in its set: from this bit on, who lets its special action pass

// ---- modes of move_caballero: whose, whether all come out of one region, how many must, and where they go
constexpr std::uint8_t own = 1, foreign = 2, any = own | foreign, from_one_region = 4, every_one = 8, none_stays = 16,
                       from_picked = 32;
constexpr std::uint8_t to_one_region = 64, to_castillo = 128, to_picked = to_one_region | to_castillo,
                       goals = to_picked;

// ---- modes of place_freely and put_down
constexpr std::uint8_t in_regions_only = 1, bordering_the_king = 2, from_province = 4;

// ---- modes of what sends back: own caballeros too, in the place picked, from regions only, so many stay
constexpr std::uint8_t own_too = 1, where_picked = 2, regions_only = 4, all_but = 8;

// ---- modes of a scoring: how it pays, and where
constexpr std::uint8_t first_only = 1, me_first = 2, pays = first_only | me_first, of_picked = 4, of_the_king = 8,
                       of_nobody = 16;

// ---- modes of pick_region
constexpr std::uint8_t pick_any = 0, pick_castillo_too = 1, pick_free = 2, pick_rivals = 3, pick_kinds = 4;

// ---- modes of name_region and evict: the discs show another region than the one left
constexpr std::uint8_t another = 1;

// ---- modes of choose_kings_region
constexpr std::uint8_t king_anywhere = 0, king_beside = 1, king_to_fewest = 2, king_to_grande = 3, king_to_tied = 4,
                       king_elsewhere = 5, king_beside_or_stays = 6, king_goals = 7;

// ---- in the set of a step that reveals discs: who dials, unless its own rule says so, and where he must have how many
constexpr std::uint32_t holding = 0xf, dialled_by_all = 0x10, dialled_by_opponents = 0x20, holding_picked = 0x40;

constexpr Count all = every;

// ---- what the chapters share

// The prompts of a turn's placing, by where (questions.h, Among): alone, and with the special action still to come.
struct Placing {
    std::string_view only, or_act;
};
constexpr Placing placings[] = {
    {"Place up to {n, plural, one {# caballero} other {# caballeros}} in any regions or the Castillo.",
     "Place up to {n, plural, one {# caballero} other {# caballeros}} in any regions or the Castillo, or perform the "
     "special action first."},
    {"Place up to {n, plural, one {# caballero} other {# caballeros}} in any regions.",
     "Place up to {n, plural, one {# caballero} other {# caballeros}} in any regions, or perform the special action "
     "first."},
    {"Place up to {n, plural, one {# caballero} other {# caballeros}} beside {king} or in the Castillo.",
     "Place up to {n, plural, one {# caballero} other {# caballeros}} beside {king} or in the Castillo, or perform the "
     "special action first."},
    {"Place up to {n, plural, one {# caballero} other {# caballeros}} beside {king}.",
     "Place up to {n, plural, one {# caballero} other {# caballeros}} beside {king}, or perform the special action "
     "first."},
};
inline const Placing& placing_in(const State& s, Places these) {
    return placings[static_cast<std::size_t>(among(s, these))];
}

// Whether a card of the game begins an action with just this frame.
bool stands_on_a_card(const State& s, const Frame& f);

// Whether a frame lies where it always does: at the bottom, or on what comes after it in its sequence
// of play, and that at the bottom or on this step.
bool lies_in(const State& s, const Frame& f, const Outline& sequence, StepId under);
// Whether it is a question before the first round, with those after it below.
bool lies_in_opening(const State& s, const Frame& f);
// Whether it lies at the bottom, and on it nothing but what is of these.
bool lies_under(const State& s, const Frame& f, const Outline& sequence);

constexpr Count most_mustered = 12;   // by one card, whatever helps

// Power cards that would count for as much as what somebody has played this round, if each counted for `shift` more.
PowerCards powers_taken(const State& s, int shift);

const ActionCard& shown_card(const State& s, int stack);
// Whether an action of a card would do something now.
bool can_begin(const State& s, Player player, const Effect& effect);   // of one that is not empty
inline bool can_act(const State& s, Player player, const Effect& effect) {
    return effect.count > 0 && can_begin(s, player, effect);
}
// Actions that modules offer along with those of the turn (TurnHooks); does one of them if the choice is one.
inline void add_free_actions(const State& s, const Frame& turn, Choices& out) {
    each_hook(s, &TurnHooks::free_actions, [&](auto offer) { offer(s, turn, out); });
}
bool act_freely(State& s, const Frame& turn, Choice c, Events& events);
// Places one of the turn's caballeros from the court; the turn asks again.
inline void place_in_turn(State& s, const Frame& turn, Place to, Events& events) {
    Frame& again = push(s, turn);
    --again.count;
    again.mode |= has_placed;
    from_court(s, turn.player, to, events);   // what is asked because of it comes first
}
// Names the place picked, for those waiting for it: a part of its own.
void name_picked(State& s, Frame& f, Choice c, Events& events);
// Whether everybody who still has a turn this round will find an action card to take.
bool cards_suffice(const State& s);

// What keeps a place out of the King's reach; empty where he stands, and where nothing does.
inline std::string_view not_beside_the_king(const State& s, Place place) {
    if (!places(s).has(place)) return "Nobody but the King goes abroad.";
    return (beside_the_king(s, asked(s)) | taboo(s)).has(place)
               ? ""
               : "Not beside the King: {chosen} does not border {king}.";
}

// Adds the caballeros of one colour in these places, one choice each place.
inline void add_caballeros(Choices& out, Player whose, Places from) { out.add(Thing::caballero, from.bits, whose); }

// Visits the other seats clockwise from the left of p (Decennial, The King is Angry), p last if he is one of them.
template <class Visit>
void clockwise_from(const State& s, Player p, bool himself, Visit visit) {
    for (Player q = next_seat(s.players, p); q != p; q = next_seat(s.players, q)) visit(q);
    if (himself) visit(p);
}
// The first of them that is not in the frame's set of those who have been asked, and for whom this holds; or nobody.
template <class IsNext>
Player next_clockwise(const State& s, const Frame& f, bool himself, IsNext is_next) {
    Player next = nobody;
    clockwise_from(s, f.player, himself, [&](Player q) {
        if (next == nobody && !Players::of_bits(f.set).has(q) && is_next(q)) next = q;
    });
    return next;
}
// The others, last first: for pushing, so that the left neighbour comes on top.
template <class Visit>
void push_clockwise_from(const State& s, Player p, Visit visit) {
    for (int i = s.players - 1; i > 0; --i) visit(static_cast<Player>((p + i) % s.players));
}
// The place of a frame that waits for what is picked.
inline bool put_picked(Frame& f, Place place, bool waits) {
    if (waits) f.place = place;
    return waits;
}
// Of these places those that this player may dial for such a step, by what is in its set.
Places may_dial_of(const State& s, const Frame& reveal, Player q, Places places);
// Whether anybody may.
bool somebody_dials(const State& s, const Frame& reveal);
inline bool takes_dialled(Frame& f, Place place) { return put_picked(f, place, f.set & holding_picked); }

// The regions with the fewest caballeros, those without any left out.
Places fewest(const State& s);

// Turns all discs face up together and gives what they show; nowhere for those not dialled.
PerPlayer<Place> reveal_discs(State& s, Events& events);

// Begins one part of a special action: `part` runs next, unless a Veto stops it.
void begin_part(State& s, Player actor, const Frame& part);
// Asks each holder of a Veto before what is on the stack goes on; of a part, if parts can be stopped.
void offer_veto(State& s, Player actor);
void offer_veto_of_part(State& s, Player actor);
// Whether a Veto could still stop the action of this player.
bool watched(const State& s, Player actor);

// Scores these places in the order of the scoring track; if a Veto might fall in between, in
// the order the active player chooses (Decennial and Big Box, stack 3; Big Box, stack 4).
void score_places(State& s, Player actor, Places places, std::uint16_t how, Events& events);
// ... now; where a module has something to ask before, what does so comes last in its step.
void score_now(State& s, Player actor, Places places, std::uint16_t how, Events& events);
// ... without asking. A module that asks before (ScoringHooks::announce) gives the frame on top, which says what is
// scored, a step of its own that does this.
void count_now(State& s, Player actor, Places places, std::uint16_t how, Events& events);

}
