// The totals of power cards and modifiers: those that have been played, those that the player can make, and the order
// of turns that the bid (View::bid) would lead to. Only in boxes that have modifiers.
#pragma once

#include <optional>
#include <string>

#include "app/panels/panels.h"

namespace eg {

bool from_used(const View& view);      // a used power card is to be chosen
bool totals_count(const View& view);   // the box has modifiers
// Whether power card and modifier are put together before they are played. In a lesson, and in windows without room for
// one more button, each of them is played at once.
bool bid_asked(const View& view);

// What a bid would do.
struct Prospect {
    State      table;              // with the modifier, and with the power card if that may be played
    PowerCards playable;           // with this modifier
    int        shift = 0;          // what the modifier adds
    bool       complete = false;   // the power card may be played
};
Prospect prospect(const View& view, const Bid& bid);
// "With total 8 you act third so far."
std::string place_in_words(const View& view, const Prospect& of);

constexpr float totals_least = 58;   // the scale alone
// The height of the scale, of the order of turns, and of what explains them; 0: the window has no room for the scale.
float totals_height(const View& view);
// What has no room is left out, down to the scale. pointed: the total of the card under the pointer; empty: none.
void  totals(ImDrawList& draw, ImRect rect, const View& view, const Prospect& of, std::optional<int> pointed);

}
