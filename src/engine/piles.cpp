// The piles of a deck, and of one that is combined from several.
#include <algorithm>
#include <iterator>

#include "engine/deck.h"

namespace eg {
namespace {

// The pile of a card, from 0. merged: stack 3 joins stack 2, and later stacks move down by one.
int pile_of(const ActionCard& card, bool merged) { return card.stack - 1 - (merged && card.stack > 2 ? 1 : 0); }

// The cards of a deck with additions, by stack. A card replaces one of the same id of an earlier addition.
std::vector<ActionCard> cards_of(const Deck& base, std::span<const Deck* const> additions) {
    std::vector<ActionCard> cards;
    Stacks out;
    for (const Deck* addition : additions) out = out | addition->instead;
    for (int stack = 0; stack <= stack_capacity; ++stack) {
        const auto take = [&](const Deck& from) {
            for (const ActionCard& card : from.cards) {
                if (card.stack != stack) continue;
                const auto before = std::find_if(cards.begin(), cards.end(),
                                                 [&](const ActionCard& other) { return other.id == card.id; });
                if (before == cards.end()) cards.push_back(card);
                else *before = card;
            }
        };
        if (stack == 0 || !out.has(stack - 1)) take(base);
        for (const Deck* addition : additions) take(*addition);
    }
    return cards;
}

}

void pile_up(Deck& deck, bool merged) {
    unsigned bit = 1;
    deck.untuned.reserve(deck.cards.size());   // the cards point into it
    for (ActionCard& card : deck.cards) {
        if (card.once >= 0) {
            deck.untuned.push_back(card);
            (card.stack == 0 ? deck.untuned.back().brings : deck.untuned.back().caballeros) = card.once;
            card.untuned = &deck.untuned.back();
        }
        card.bit = 0;
        if (card.replaces) card.bit = static_cast<std::uint8_t>(bit), bit <<= 1;   // 0 from the ninth on
        for (int copy = 0; copy < card.copies && card.stack == 0; ++copy) {
            deck.hand.push_back(&card);
            if (const std::size_t at = deck.hand.size(); at < deck.hand_numbers.size()) {
                deck.hand_numbers[at] = static_cast<std::int16_t>(card.number);
                deck.hand_steps[at] = card.effect.frames[0].step;
            }
        }
        if (card.stack == 0) continue;
        const int pile = pile_of(card, merged);
        for (int copy = 0; copy < card.copies; ++copy) {
            check(deck.counts[pile] < pile_capacity, "A stack has too many cards.");
            deck.piles[pile][static_cast<std::size_t>(deck.counts[pile]++)] = &card;
        }
    }
}

int largest_pile(const Deck& base, std::span<const Deck* const> additions, bool merged) {
    PerStack<int> counts{};
    for (const ActionCard& card : cards_of(base, additions))
        if (card.stack > 0) counts[pile_of(card, merged)] += card.copies;
    return *std::max_element(counts.items.begin(), counts.items.end());
}

Deck combine(const Deck& base, std::span<const Deck* const> additions, bool merged) {
    Deck made;
    made.base = base.base;
    made.text = base.text;
    made.cards = cards_of(base, additions);
    for (const Deck* addition : additions)
        made.text.insert(made.text.end(), addition->text.begin(), addition->text.end());
    pile_up(made, merged);
    return made;
}

}
