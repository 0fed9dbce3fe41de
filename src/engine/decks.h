// The decks there are: those of the editions, from assets/decks.
#pragma once

#include <string_view>

#include "engine/deck.h"

namespace eg {

std::string_view printed_deck(Edition edition);

const Deck& deck(DeckId id);

}
