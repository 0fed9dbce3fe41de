// What happened, in order: the page turns it into movement, the chronicle into sentences, each by the
// row of its sort (event_rows.h). Each is true for everybody at the table unless seen_by blanks a field.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/state.h"

namespace eg {

enum class What : std::uint8_t {
    game_begins,       // who: the start player
    round_begins,      // n: the round marker
    card_revealed,     // n: stack 0..4, card: index
    power_played,      // who, n: its value
    turn_begins,       // who
    mustered,          // who, n: caballeros from province to court
    recalled,          // who, from: a caballero from a region to the court
    card_taken,        // who, n: stack, card
    announced,         // who, n: stack, card: the special action is about to be performed
    placed,            // who, to: from the court
    moved,             // who moves, whose caballero, from, to
    sent_back,         // who decides, whose, from (nowhere: the court), n: to the province
    king_moved,        // who, from, to
    grande_moved,      // who, from, to
    scoreboard_laid,   // who, n: which, from, to
    region_named,      // who, to
    power_taken_back,  // who, n: its value, 0 where the others may not know
    disc_dialled,      // who
    disc_revealed,     // who, to
    card_kept,         // who, n: stack, card
    vetoed,            // who, whose: the player stopped, n: stack, card: the one it cost
    card_expired,      // who, n: stack, card
    castillo_opened,   // who: by whose card; nobody at a general scoring
    scoring,           // to: the place; n: 1 if only the first place counts
    scored,            // who, to, n: points in all; rank 1..; flags
    castillo_left,     // who, n caballeros, to: a region, nowhere for the court
    turn_ends,         // who
    general_scoring,   // n: 1, 2, 3
    round_ends,        // who: the next start player
    game_over,
};
constexpr int base_event_count = static_cast<int>(What::game_over) + 1;   // other modules' follow

// flags of `scored`
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

// The same event as one player may know it (Player nobody: what everybody knows).
Event seen_by(Event event, Player player);

// Collects events; a playout passes one that does not listen.
struct Events {
    bool               listening = true;
    std::vector<Event> list;

    void add(const Event& event) {
        if (listening) keep(event);
    }
    [[gnu::noinline]] void keep(const Event& event);  // apart, so that deaf ears cost one test
    static Events deaf() { return {.listening = false, .list = {}}; }
};

}
