// Events: what happened, in order. The page animates them, the log tells them, by the rows in event_types.h. An event
// is the same for every player, except for the fields that seen_by clears.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/state.h"

namespace eg {

// The type of an event, and the fields it uses.
enum class What : std::uint8_t {
    game_begins,       // who: the starting player
    round_begins,      // n: the round
    card_revealed,     // n: stack from 0, card: index in the stack; so in all events with a card
    power_played,      // who, n: its value
    turn_begins,       // who
    mustered,          // who, n: caballeros from the province to the court
    recalled,          // who, from: a caballero from a region to the court
    card_taken,        // who, n: stack, card
    announced,         // who, n: stack, card: the special action is about to be performed
    placed,            // who, to: a caballero from the court
    moved,             // who: the player who moves it, whose: the caballero's owner, from, to
    sent_back,         // who: the player who decides, whose, from (nowhere: the court), n: to the province
    king_moved,        // who, from, to
    grande_moved,      // who, from, to
    scoreboard_laid,   // who, n: scoreboard, from, to
    region_named,      // who, to, n: 0 if all opponents must leave it (Eviction), else 1
    power_taken_back,  // who, n: its value; for others 0 if unseen; flags: 1 if seen
    disc_dialled,      // who
    disc_revealed,     // who, to
    card_kept,         // who, n: stack, card
    vetoed,            // who, whose: the player stopped, n: stack, card: the Veto spent
    card_expired,      // who, n: stack, card
    castillo_opened,   // who: the player whose card it is; nobody: a general scoring
    scoring,           // who, to: the place, n: how it scores (base.h: first_only, me_first; 0: normally)
    scored,            // who, to, n: points, rank: from 1 (0: none), flags
    castillo_left,     // who, n: caballeros, to: a region; nowhere: the court
    turn_ends,         // who
    general_scoring,   // n: 1, 2, 3
    round_ends,        // who: the next starting player
    game_over,
};
constexpr int base_event_count = static_cast<int>(What::game_over) + 1;   // those of other modules follow

// flags of `scored`: with the King's bonus, with the home bonus, shared rank
constexpr std::uint8_t with_king = 1;
constexpr std::uint8_t with_grande = 2;
constexpr std::uint8_t tied = 4;

struct Event {
    What         what;
    Player       who = nobody;
    Player       whose = nobody;
    Place        from = nowhere;
    Place        to = nowhere;
    std::uint8_t n = 0;
    std::uint8_t card = no_card;
    std::uint8_t rank = 0;
    std::uint8_t flags = 0;

    bool operator==(const Event&) const = default;
};

// The event as this player may know it; nobody: as a spectator.
Event seen_by(Event event, Player player);

// Collects events. Not listening: discards them, for playouts.
struct Events {
    bool               listening = true;
    std::vector<Event> list;

    void add(const Event& event) {
        if (listening) append(event);
    }
    [[gnu::noinline]] void append(const Event& event);   // out of line: not listening costs one test
    static Events ignored() { return {.listening = false, .list = {}}; }
};

}
