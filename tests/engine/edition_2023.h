// What the tests of the 2023 edition share: its tables, its rules, and how often a card is in its decks.
#pragma once

#include <map>
#include <set>

#include "engine/decks.h"
#include "rounds.h"

namespace eg {
namespace {

constexpr std::string_view cards_here = "2023";   // card_case.h
const std::string plain = "edition 2023; ", with_old_hands = "edition 2023; modules old_hands; ";

inline State holding(const std::string& id, const std::string& text) { return turn(plain + text, id); }
inline State holding_old(const std::string& id, const std::string& text) { return turn(with_old_hands + text, id); }

inline State round_of_2023(const std::string& text,
                           const std::string& shown = "n1-intrigue n2-visitation n3-cortes n4-squires n5-majesty") {
    return round_begins(text, shown);
}

inline Rules rules_with(const std::string& modules = "") {
    return rules_of(Edition::of_2023, *modules_named(modules));
}

// How often each card is in this stack, by its id.
inline std::map<std::string, int> copies(const Rules& rules, int stack) {
    std::map<std::string, int> result;
    for (int i = 0; i < card_count(rules, stack); ++i) ++result[std::string{card(rules, stack, i).id}];
    return result;
}
inline std::set<std::string> ids_in(const Rules& rules) {
    std::set<std::string> ids;
    for (int stack = 0; stack < box(rules).piles; ++stack)
        for (const auto& [id, n] : copies(rules, stack)) ids.insert(id);
    return ids;
}

inline std::vector<Event> of_sort(const Events& events, What what) {
    std::vector<Event> list;
    for (const Event& event : events.list)
        if (event.what == what) list.push_back(event);
    return list;
}

}
}
