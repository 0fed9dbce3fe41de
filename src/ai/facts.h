// What is true of a table, in plain facts that a net can learn something of each: of the whole table,
// of a seat as its own player sees it and as a rival, of the cards that lie open, and of who stands
// where. A fact is a row of the net; a place is told by what it is, a card by the words of its
// effect, and what is one place's or one card's alone has rows of its own that begin at nothing. So
// a new place or card changes no other's rows, and a module's own come behind the base's.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/state.h"

namespace eg {

// They are told in entries: a count that climbed to a step has climbed those below, and four power
// cards are told as one. Those below row_count() are rows, or a row and the steps below it.
struct Facts {
    std::array<std::uint16_t, 128> list;
    int count = 0;

    void add(int entry) { list[static_cast<std::size_t>(count++)] = static_cast<std::uint16_t>(entry); }
    // Without a branch: what is true of a table is hard to guess.
    void add_if(int entry, bool is_so) {
        list[static_cast<std::size_t>(count)] = static_cast<std::uint16_t>(entry);
        count += is_so;
    }
    std::span<const std::uint16_t> entries() const { return std::span{list}.first(static_cast<std::size_t>(count)); }
};

// All that is told of one place, to everybody: who stands there, how he stands, what it is now.
struct PlaceFacts {
    std::uint64_t who = 0, what = 0;
    bool operator==(const PlaceFacts&) const = default;
};

// ... and of the cards that lie open: the deck's number, and which card of each pile.
struct CardFacts {
    std::uint64_t deck = 0, open = 0;
    DeckId        id = 0;
    bool operator==(const CardFacts&) const = default;
};

struct TableFacts {
    Facts            table;         // of the whole table
    std::array<Facts, max_players> own, rival;    // of a seat to its own player, and to any other
    std::array<PlaceFacts, place_capacity> places;
    int              place_count = 0;
    CardFacts        cards;
    Players          seats, waiting;   // who will still have a turn this round
    PerPlayer<int>   score, promised;  // were everything scored now
    int              round = 0;
};

TableFacts facts_of(const State& s);

Facts at_place(const PlaceFacts& place, Player me);
struct OpenCards {
    std::vector<std::uint16_t> for_me, for_rivals;   // while whoever is judged waits, while others do
};
OpenCards open_cards(const CardFacts& cards);

// All rows that hold for this seat; what is true of several rivals stands there several times.
std::vector<std::uint16_t> rows_of(const TableFacts& told, Player me);

}
