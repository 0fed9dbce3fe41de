// Hands of numbered cards, in games that are played with such: see own_cards.cpp.
#pragma once

#include "app/panels/panels.h"
#include "engine/decks.h"

namespace eg {

bool numbered(const View& view);         // they are played with
bool choosing_hand(const View& view);    // the hand is being put together
bool own_card_asked(const View& view);   // one of the hand is to be played

float own_hand_height(const View& view, float width);
void  own_hand(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);
std::string chosen_so_far(const View& view);   // "5 of 13, bringing 12"
void  hand_list(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);
void  cards_played(ImDrawList& draw, const ImRect& rect, const View& view);
const ActionCard* card_performed(
    const State& table, Player player);   // his of this round, or what he has taken in its stead; null: none yet

// The card of this round, once it lies there: it may be on its way yet.
int  laid_now(const View& view, Player player);

}
