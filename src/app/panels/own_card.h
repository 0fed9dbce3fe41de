// One card of a numbered hand, at any size: its number, the caballeros it brings, its title, what it does in a line,
// and
// whether that is required.
#pragma once

#include "app/panels/panels.h"
#include "app/ui/widgets.h"
#include "engine/decks.h"

namespace eg {

struct CardLook {
    bool selectable = false, chosen = false, washed = false, kept = false, ticked = false;
};
void own_card(ImDrawList& draw, const ImRect& at, const ActionCard& card, const CardLook& how,
              const draw::Touch& touch);
std::string brief_of(const ActionCard& card);   // what it does, in a line
std::string whole_of(const ActionCard& card);   // all about it
bool        rests_upon(const draw::Touch& touch);   // the pointer or a finger rests on it: show all about it
inline const ActionCard& card_of_hand(const View& view, int which) { return hand_card(view.table.rules, which); }

// The id of a card of the hand, and what a press on it does: choose it, or take it out of the hand that is being
// chosen.
std::string own_card_id(int which);
void        own_card_pressed(const View& view, const draw::Touch& touch, int which, bool selectable, bool chosen,
                             Commands& commands);

constexpr ImVec2 flying_card{168, 50};
void hand_card_in_the_air(ImDrawList& draw, ImVec2 centre, const ActionCard& card);
void number_plate(ImDrawList& draw, const ImRect& at, int number);   // 0: a card without a number
void caballero_card(ImDrawList& draw, ImVec2 centre, int n,
                    ImVec2 half = {11, 13.5f});   // how many its owner may place

}
