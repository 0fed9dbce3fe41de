// An event type is a row: its sentence, how long it is shown, what moves, and what it changes in the state. The number
// of a row is its What; the base's come first.
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string_view>

#include "engine/events.h"

namespace eg {

// A message template, or a function that chooses one. Arguments: {who}, {whose}, {n}, {from}, {to}, {card}; {hand_card}
// and its {value} or {number}, by n from 1; {board}, by n; {rank}; {times}: number of equal events told together.
struct EventSentence {
    std::string_view text;
    std::string_view (*which)(const Event&) = nullptr;

    constexpr EventSentence(std::string_view always = {}) : text{always} {}
    constexpr EventSentence(const char* always) : text{always} {}
    constexpr EventSentence(std::invocable<const Event&> auto by_event) : which{by_event} {}
    std::string_view of(const Event& event) const { return which ? which(event) : text; }
};

enum class EventKind : std::uint8_t { usual, heading, scoring };

// Whether the event is part of the summary of a turn: if `who` is the turn's player, for any `who`, or never.
enum class InTurn : std::uint8_t { own, any, never };

// How a turn's summary combines several events of a type: one by one, those with the same places counted, all counted,
// the sum of their n, or the number for each place. In the log consecutive events of same_way and by_place are one
// line.
enum class Together : std::uint8_t { each, same_way, counted, summed, by_place };

// The piece that is animated.
enum class Piece : std::uint8_t {
    nothing, caballeros, king, grande, scoreboard, tower, points, round_marker,
    action_card, action_card_face, power_card, power_card_back, disc, disc_face, kept_card, spent_card, expired_card,
    hand_card, hand_card_back,
    closing_scoreboard,   // a scoreboard; then its region is shown closed
    token,                // a token of a module (Travel::token)
};

// Where caballeros start or end; from, to: the event's places; ..._or_court: the court if that is nowhere.
enum class End : std::uint8_t { none, province, court, tower, from, from_or_court, to, to_or_court };

// The animation of an event. Times are milliseconds at normal speed.
struct Travel {
    Piece piece = Piece::nothing;
    End   from = End::none, to = End::none;
    int   ms = 0;      // duration for one piece
    int   apart = 0;   // delay between n pieces; 0: one piece, whatever n is
    int   each = 0;    // minimum duration for each of n
    std::string_view token = {};   // Token::id
};

struct EventType {
    std::string_view name;
    EventSentence    sentence = {};   // empty: not told
    std::string_view title = {};      // heading of the sentence; empty: the player, or the round
    EventKind        kind = EventKind::usual;
    InTurn           in_turn = InTurn::own;
    EventSentence    clause = {};     // its part of a turn's summary; empty: left out
    Together         together = Together::each;
    std::string_view listed = {};     // Together::by_place: the sentence, with {list} of ...
    std::string_view first_item = {}, item = {};   // ... these: {n} in {to}
    int              ms = 0;          // how long it is shown, at normal speed
    bool             by_hand = false; // a choice of `who`: not replayed to the player who has just made it
    bool             news = false;    // announced to screen readers
    bool             private_n = false;  // only `who` and `whose` know n; for others it is 0
    bool             reveals = false; // reveals information: earlier choices can no longer be undone
    bool             rings = true;    // its places are highlighted on the board
    std::string_view apart = {};      // its points are not those of a scoring: their row among all scorings
    std::string_view paid_for = {};   // of points beside the values of a place: what they are for, in a word or two
    Travel           travel = {};
    void (*change)(State&, const Event&) = nullptr;   // changes to the state besides moving caballeros; null: none
    std::optional<Event> (*reverse)(Event) = nullptr; // an event with the opposite animation; null: none
};

const EventType&    row(What what);
std::optional<What> event_named(std::string_view name);   // nullopt: no row has this name

// Registers rows and returns the number of the first. `rows` must live as long as the program.
What register_events(std::span<const EventType> rows);

// ---- for a displayed state that is updated event by event, and for drawing

// Updates a displayed state; applies no rules.
void   apply_event(State& shown, const Event& event);
// Adds an event and makes its change.
void   happen(State& s, const Event& event, Events& events);
// The places to highlight; empty if the type does not highlight any.
Places places_of(const Event& event);
// The event that animates its undoing; nullopt: nothing moves.
std::optional<Event> reverse_event(const Event& event);

// The colour of the pieces that move.
inline Player owner(const Event& event) { return event.whose == nobody ? event.who : event.whose; }
// The number of caballeros that move.
int    caballeros_moving(const Event& event);
// The place of an end; nowhere for the court and the province.
Place  place_at(const Event& event, End end);
// The owner's number of caballeros at an end.
Count& count_at(State& s, const Event& event, End end);

}
