// A card of a numbered hand, at any size: its number, the caballeros that it brings, its title, its text, and whether
// the action is required.
#pragma once

#include "app/panels/panels.h"
#include "app/ui/widgets.h"
#include "engine/decks.h"

namespace eg {

// selectable: glows. chosen, kept: framed. washed: pale, for cards that cannot be chosen. ticked: has a tick or a plus.
struct CardLook {
    bool selectable = false, chosen = false, washed = false, kept = false, ticked = false;
};
void own_card(ImDrawList& draw, const ImRect& at, const ActionCard& card, const CardLook& how,
              const draw::Touch& touch);
// In a list as wide as a phone: its picture, its text, and a tick. brief: the text in one line.
float own_card_row_height(const ActionCard& card, float width, bool brief);
void  own_card_row(ImDrawList& draw, const ImRect& at, const ActionCard& card, bool chosen, bool brief,
                   const draw::Touch& touch);
constexpr float slip_wide = 110;   // a narrower card that is high enough has its number above the title
// Large and across: its picture and its whole text, with the number and the caballeros of the player's own card.
// due: its player acts now.
// pays: what it would pay now.
void  own_card_whole(ImDrawList& draw, const ImRect& at, const ActionCard& card, const ActionCard& own, bool due,
                     const Preview& pays);
// Narrow: its number above, and what it brings below.
void  own_card_slot(ImDrawList& draw, const ImRect& at, const ActionCard& card, const draw::Touch& touch);
std::string brief_of(const ActionCard& card);       // its effect, in one line
std::string whole_of(const ActionCard& card);       // title, text and notes, in sentences
bool        rests_upon(const draw::Touch& touch);   // it is hovered, focused or held by a finger: show whole_of
inline const ActionCard& card_of_hand(const View& view, int which) { return hand_card(view.table.rules, which); }

std::string own_card_id(int which);   // its id on the screen
// Handles a press: chooses the card, or takes it out of the hand that is being chosen.
void        own_card_pressed(const View& view, const draw::Touch& touch, int which, bool selectable, bool chosen,
                             Commands& commands);

constexpr ImVec2 flying_card{168, 50};
void hand_card_in_the_air(ImDrawList& draw, ImVec2 centre, const ActionCard& card);
void number_plate(ImDrawList& draw, const ImRect& at, int number);   // 0: a card without a number
// The card that says how many caballeros its owner may place. half: half of its size.
void caballero_card(ImDrawList& draw, ImVec2 centre, int n,
                    ImVec2 half = {11, 13.5f});

}
