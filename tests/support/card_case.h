// A test case for a card. CARD writes the case and notes the card as tested, so that a test can check that every card
// of a deck has a case. A file with such cases says in `cards_here` which group its cards belong to; the files of one
// group share a header that defines it.
#pragma once

#include <doctest/doctest.h>

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace eg {

// The ids of the cards of this group that have a case, in all files.
inline std::set<std::string>& tested(std::string_view group) {
    static std::map<std::string_view, std::set<std::string>> ids;
    return ids[group];
}

}

#define CARD(id, sentence)                                                                                      \
    [[maybe_unused]] static const bool DOCTEST_ANONYMOUS(noted) = eg::tested(cards_here).insert(id).second;     \
    TEST_CASE(id ": " sentence)
