// What is true of a table, as seen from one seat, in plain facts that a net can learn something
// of each: so many here, first there, that card in the hand. They are told in entries: a count
// that climbed to a step has climbed those below, and four power cards are told as one.
#pragma once

#include <array>
#include <cstdint>

#include "engine/state.h"

namespace eg {

struct Facts {
    std::array<std::uint16_t, 640> list;
    int count = 0;

    void add(int entry) { list[static_cast<std::size_t>(count++)] = static_cast<std::uint16_t>(entry); }
    // Without a branch: what is true of a table is hard to guess.
    void add_if(int entry, bool is_so) {
        list[static_cast<std::size_t>(count)] = static_cast<std::uint16_t>(entry);
        count += is_so;
    }
};

// Who stands at a place is all that it tells, and 32 bits hold it: the place, how one stands there,
// and everybody's caballeros, the rivals' from the strongest down. 0: nobody stands there.
using Occupants = std::uint32_t;

// The same entries, those of each place yet to be told.
struct FactEntries {
    Facts                          whole;
    static constexpr int places = 10;   // of the base game
    std::array<Occupants, places> occupants;
};

int   fact_count(int players);
int   entry_count(int players);
FactEntries  tell(const State& s, Player me);
void  tell_occupants(Occupants occupants, Facts& out);
Facts facts(const State& s, Player me);     // the entries that hold
Facts plain(int players, const Facts& entries);  // every single fact that they stand for

}
