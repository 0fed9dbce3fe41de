// The decks there are: those of the boxes, from their folders.
#pragma once

#include <span>
#include <string_view>

#include "engine/deck.h"

namespace eg {

struct PrintedDeck {
    std::string_view word, text;
};
std::span<const PrintedDeck> printed_decks();

const Deck& deck(DeckId id);

}
