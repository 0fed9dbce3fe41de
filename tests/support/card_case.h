// A case for a card: CARD writes it and enters the card as tested, so that a file can hold that no card
// of its decks goes without one.
#pragma once

#include <doctest/doctest.h>

#include <set>
#include <string>

namespace eg {
namespace {

// In this file.
std::set<std::string>& tested() {
    static std::set<std::string> ids;
    return ids;
}

}
}

#define CARD(id, sentence)                                                                                \
    [[maybe_unused]] static const bool DOCTEST_ANONYMOUS(entered) = eg::tested().insert(id).second;      \
    TEST_CASE(id ": " sentence)
