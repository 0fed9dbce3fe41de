// A sort of event is a row: how it is told, how long one looks at it, what is on its way meanwhile, and
// what it changes on the table. Modules bring them, the base its own first; a row's number is its What.
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string_view>

#include "engine/events.h"

namespace eg {

// A template for a message, or which one it is. Gaps: {who}, {whose}, {n}, {from}, {to}, {card},
// {hand_card} and its {value} or {number} by n, {board}, {rank}; {times}, how often it was done alike.
struct EventSentence {
    std::string_view text;
    std::string_view (*which)(const Event&) = nullptr;

    constexpr EventSentence(std::string_view always = {}) : text{always} {}
    constexpr EventSentence(const char* always) : text{always} {}
    constexpr EventSentence(std::invocable<const Event&> auto by_event) : which{by_event} {}
    std::string_view of(const Event& event) const { return which ? which(event) : text; }
};

enum class EventKind : std::uint8_t { usual, heading, scoring };

// Whether it is part of the sentence that tells a turn.
enum class InTurn : std::uint8_t { his, anybodys, never };

// Several of a sort in one turn: told each by itself, as so many, by the sum of their n, or by their places.
// In the chronicle those that go the same way one after another are one line, as are those told by places.
enum class Together : std::uint8_t { each, same_way, counted, summed, by_place };

// What is drawn on its way.
enum class Piece : std::uint8_t {
    nothing, caballeros, king, grande, scoreboard, tower, points, round_marker,
    action_card, action_card_face, power_card, power_card_back, disc, disc_face, kept_card, spent_card, expired_card,
    hand_card, hand_card_back,
    closing_scoreboard,   // a scoreboard, and then its region closes
    token,                // of a module: Travel::token
};

// Where caballeros come from and go to.
enum class End : std::uint8_t { none, province, court, tower, from, from_or_court, to, to_or_court };

// Times are milliseconds at normal pace.
struct Travel {
    Piece piece = Piece::nothing;
    End   from = End::none, to = End::none;
    int   ms = 0;      // of one piece ...
    int   apart = 0;   // ... and until the next one follows; 0: it is one, whatever n says
    int   each = 0;    // ... or at least so much for each of n
    std::string_view token = {};   // which one
};

struct EventRow {
    std::string_view name;
    EventSentence    sentence = {};   // none: a stage direction
    std::string_view title = {};      // over the sentence; none: whose doing it is, or the round
    EventKind        kind = EventKind::usual;
    InTurn           in_turn = InTurn::his;
    EventSentence    clause = {};     // of the sentence that tells the turn; none: it says nothing of this
    Together         together = Together::each;
    std::string_view listed = {};     // the sentence of those told by places; {list} of:
    std::string_view first_item = {}, item = {};
    int              ms = 0;          // so long one looks at it, at normal pace
    bool             by_hand = false; // whoever is at the device has just seen it happen under his hand
    bool             news = false;    // told aloud to those who hear the table
    bool             private_n = false;  // only who does it, and to whom it is done, knows n; to others it is 0
    bool             reveals = false; // once it has happened everybody knows more than before
    bool             rings = true;    // the places it names are where it happens
    Travel           travel = {};
    void (*change)(State&, const Event&) = nullptr;   // besides the caballeros that travel
    std::optional<Event> (*back)(Event) = nullptr;    // what its pieces do when it is taken back; null: nothing
};

const EventRow& row(What what);

// From now on there are these too; gives the number of the first.
What bring(std::span<const EventRow> rows);

// ---- of a table that follows events, and of whoever draws it

void   follow(State& shown, const Event& event);   // no rule: the event says it all
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
