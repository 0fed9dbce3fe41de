// What the text of a position leaves out: the values of the start of a game, and the pieces and cards that are left.
#include "engine/game.h"
#include "engine/position_reader.h"
#include "engine/validate.h"

namespace eg {

void PositionReader::set_defaults() {
    s_.players = 4;
    s_.rules = rules_of(Edition::decennial);
    s_.round = 1;
    s_.start = red;
    s_.king = GAL;
    for (int i = 0; i < max_players; ++i) {
        s_.grande[static_cast<Player>(i)] = nowhere;
        s_.disc[static_cast<Player>(i)] = nowhere;
        s_.hand[static_cast<Player>(i)] = full_hand;
    }
    for (int b = 0; b < scoreboard_count; ++b) s_.scoreboard[b] = nowhere;
    for (int stack = 0; stack < stack_capacity; ++stack) s_.shown[stack] = no_card, s_.taker[stack] = nobody;
}

bool PositionReader::complete() {
    for (int stack = 0; stack < piles(s_); ++stack) complete_stack(stack);
    for (int i = 0; i < max_players; ++i) {
        const auto p = static_cast<Player>(i);
        if (!s_.seats().has(p)) s_.hand[p] = {};
    }
    for (Player p : colours(s_))
        if (!province_given_) complete_province(p);
    if (over_ && asks_) return flaw({"A game that is over asks nothing."});
    if (!over_ && !asks_)
        push(s_, {.step = box(s_).opening.steps[static_cast<std::size_t>(box(s_).opening.count - 1)]});
    const auto good = [&] {
        Message wrong = validate(s_);
        return wrong.empty() || flaw(std::move(wrong));
    };
    if (!good()) return false;
    Events ignored = Events::ignored();
    run(s_, ignored);
    if (!over(s_) && legal(s_).empty()) return flaw({"The question has no answer on this table."});
    return good();   // again: run may have begun a round without enough cards
}

// All caballeros that are not elsewhere.
void PositionReader::complete_province(Player p) {
    int out = s_.court[p];
    for (int at = 0; at < box(s_).place_count; ++at) out += s_.caballeros[p][static_cast<Place>(at)];
    if (out <= box(s_).caballeros_of[p]) s_.province[p] = static_cast<Count>(box(s_).caballeros_of[p] - out);
}

// The deck without a line of its own: all cards but the kept and shown ones. A shown card with several copies: copies
// leave the deck in order, so it is the last one that has left.
void PositionReader::complete_stack(int stack) {
    const auto at = static_cast<std::size_t>(stack);
    const auto next_copy = [&](int index) {
        return index + 1 < card_count(s_.rules, stack)
                       && &card(s_.rules, stack, index + 1) == &card(s_.rules, stack, index)
                   ? index + 1
                   : -1;
    };
    if (!deck_given_[at]) {
        s_.deck[stack] = 0;
        for (int i = 0; i < card_count(s_.rules, stack); ++i)
            if (in_the_deck(card(s_.rules, stack, i), s_.rules)) s_.deck[stack] = s_.deck[stack] | 1u << i;
        for (const Kept& kept : s_.kept)
            if (kept.owner != nobody && kept.stack == stack && !still_shown(kept))
                remove_from_deck(stack, kept.index);
        if (shown_given_[at]) remove_from_deck(stack, s_.shown[stack]);
    }
    if (!shown_given_[at]) return;
    int index = s_.shown[stack];
    for (int next = next_copy(index); next >= 0 && !(s_.deck[stack] >> next & 1u); next = next_copy(next))
        index = next;
    s_.shown[stack] = static_cast<std::uint8_t>(index);
}

// Whether a kept card was taken this round, so that it is also the shown card of its stack.
bool PositionReader::still_shown(const Kept& kept) const {
    return s_.taker[kept.stack] == kept.owner && s_.shown[kept.stack] == kept.index;
}

// Removes the first copy of a card that is still in the deck.
void PositionReader::remove_from_deck(int stack, int index) {
    const ActionCard& it = card(s_.rules, stack, index);
    while (index < card_count(s_.rules, stack) && &card(s_.rules, stack, index) == &it
           && !(s_.deck[stack] >> index & 1u))
        ++index;
    if (index < card_count(s_.rules, stack) && &card(s_.rules, stack, index) == &it)
        s_.deck[stack] &= ~(1u << index);
}

}
