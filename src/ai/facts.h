// The input features of the net: facts about the whole table, about a seat as its player sees it and as a rival sees
// it, about the open cards, and about who has what in each place. Every fact is a row of the net. A place is described
// by its kind and state, and a card by the words of its effect; rows for one place or card alone start at zero. So a
// new place or card leaves the other rows unchanged. The rows of modules come after those of the base game.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/state.h"

namespace eg {

// Facts as entries. Most entries below row_count() are one row; one that belongs to a threshold stands for the rows
// of all lower thresholds too (ai/rows.h). The other entries stand for several rows, such as four power cards.
struct Facts {
    std::array<std::uint16_t, 128> list;
    int count = 0;

    void add(int entry) { list[static_cast<std::size_t>(count++)] = static_cast<std::uint16_t>(entry); }
    // Branch-free, because such conditions are hard to predict.
    void add_if(int entry, bool condition) {
        list[static_cast<std::size_t>(count)] = static_cast<std::uint16_t>(entry);
        count += condition;
    }
    std::span<const std::uint16_t> entries() const { return std::span{list}.first(static_cast<std::size_t>(count)); }
};

// The state of one place, packed into bits that facts.cpp defines. It is the same for all seats.
struct PlaceFacts {
    std::uint64_t occupants = 0;   // who has what in it, and its markers
    std::uint64_t standings = 0;   // every seat's rank in it, and its values
    bool operator==(const PlaceFacts&) const = default;
};

// The open action cards: the deck's number, and for each stack 8 bits, 0 or the card's index plus 1.
struct CardFacts {
    std::uint64_t deck = 0, open = 0;
    DeckId        id = 0;
    bool operator==(const CardFacts&) const = default;
};

struct TableFacts {
    Facts            table;                       // about the whole table
    std::array<Facts, max_players> own, rival;    // about a seat: to its own player, and to each other player
    std::array<PlaceFacts, place_capacity> places;
    int              place_count = 0;
    CardFacts        cards;
    Players          seats, waiting;   // waiting: has a turn still to come in this round
    PerPlayer<int>   score, promised;  // promised: points if everything were scored now
    int              round = 0;
};

TableFacts facts_of(const State& s);

Facts facts_at(const PlaceFacts& place, Player me);
// Rows of the open cards: to a seat that is waiting, and to a seat while rivals are waiting.
struct OpenCards {
    std::vector<std::uint16_t> for_me, for_rivals;
};
OpenCards open_cards(const CardFacts& cards);

// All rows that apply to this seat; a row that applies to several rivals is listed once for each.
std::vector<std::uint16_t> active_rows(const TableFacts& facts, Player me);

}
