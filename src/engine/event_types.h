// An event type is a row: its sentence, how long it is shown, what moves meanwhile, and what it changes on the table.
// A row's number is its What; the base's come first.
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string_view>

#include "engine/events.h"

namespace eg {

// A template for a message, or a function that chooses one. Gaps: {who}, {whose}, {n}, {from}, {to}, {card},
// {hand_card} and its {value} or {number} by n, {board}, {rank}; {times}, how many alike there were.
struct EventSentence {
    std::string_view text;
    std::string_view (*which)(const Event&) = nullptr;

    constexpr EventSentence(std::string_view always = {}) : text{always} {}
    constexpr EventSentence(const char* always) : text{always} {}
    constexpr EventSentence(std::invocable<const Event&> auto by_event) : which{by_event} {}
    std::string_view of(const Event& event) const { return which ? which(event) : text; }
};

enum class EventKind : std::uint8_t { usual, heading, scoring };

// Whether it is part of the sentence about a turn.
enum class InTurn : std::uint8_t { his, anybodys, never };

// Several of a type in one turn: told one by one, counted, by the sum of their n, or by their places. In the chronicle
// those
// that go the same way one after another are one line, as are those told by places.
enum class Together : std::uint8_t { each, same_way, counted, summed, by_place };

// What is drawn moving.
enum class Piece : std::uint8_t {
    nothing, caballeros, king, grande, scoreboard, tower, points, round_marker,
    action_card, action_card_face, power_card, power_card_back, disc, disc_face, kept_card, spent_card, expired_card,
    hand_card, hand_card_back,
    closing_scoreboard,   // a scoreboard, and then its region closes
    token,                // of a module: Travel::token
};

// Where caballeros start and end.
enum class End : std::uint8_t { none, province, court, tower, from, from_or_court, to, to_or_court };

// Times are milliseconds at normal pace.
struct Travel {
    Piece piece = Piece::nothing;
    End   from = End::none, to = End::none;
    int   ms = 0;      // for one piece ...
    int   apart = 0;   // ... and until the next one follows; 0: there is one, whatever n is
    int   each = 0;    // ... or at least so much for each of n
    std::string_view token = {};   // which one
};

struct EventType {
    std::string_view name;
    EventSentence    sentence = {};   // none: not told
    std::string_view title = {};      // above the sentence; none: who did it, or the round
    EventKind        kind = EventKind::usual;
    InTurn           in_turn = InTurn::his;
    EventSentence    clause = {};     // its part of the sentence about a turn; none: left out
    Together         together = Together::each;
    std::string_view listed = {};     // the sentence about several, by places; {list} of:
    std::string_view first_item = {}, item = {};
    int              ms = 0;          // how long it is shown, at normal pace
    bool             by_hand = false; // the player at the device has just done it
    bool             news = false;    // announced to screen readers
    bool             private_n = false;  // only `who` and `whose` know n; to others it is 0
    bool             reveals = false; // it makes something known: nothing before it can be undone
    bool             rings = true;    // its places are ringed on the board
    Travel           travel = {};
    void (*change)(State&, const Event&) = nullptr;   // besides moving the caballeros
    std::optional<Event> (*back)(Event) = nullptr;    // the event that shows it undone; null: nothing moves
};

const EventType& row(What what);

// Registers rows; returns the number of the first.
What bring(std::span<const EventType> rows);

// ---- for tables that follow events, and for drawing

void   follow(State& shown, const Event& event);   // no rule is applied: the event says it all
Places places_of(const Event& event);              // where it happens
std::optional<Event> taken_back(const Event& event);

inline Player owner(const Event& event) { return event.whose == nobody ? event.who : event.whose; }
// How many caballeros travel.
int    travellers(const Event& event);
// The place an end is; nowhere for the court and the province.
Place  place_at(const Event& event, End end);
// The number that lies there, of the event's owner.
Count& count_at(State& s, const Event& event, End end);

}
