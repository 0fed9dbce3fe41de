// The decks there are: those of the editions, from assets/decks, and those of one's own that somebody
// has brought along since this program began. Each keeps its DeckId as long as the program runs; in
// text it is called by its name, which is the same everywhere.
#pragma once

#include <optional>
#include <string_view>

#include "engine/deck.h"

namespace eg {

std::string_view printed_deck(Edition edition);

const Deck& deck(DeckId id);   // of one that is not known: a deck without cards

struct Brought {
    DeckId      id = 0;
    std::string error;   // what is wrong with it, in a sentence; empty: nothing
};
// The deck of this text. The same cards are the same deck, and a printed one is that edition's.
Brought bring_deck(std::string_view text);

// Its text, as show() writes it, and its name: "decennial", "first" or a number made of that text.
const std::string& deck_text(DeckId id);
std::string        deck_name(DeckId id);
std::optional<DeckId> deck_named(std::string_view name);   // of those that are known

}
