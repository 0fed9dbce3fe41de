// Which cards are listed while a hand is chosen: of one effect or all, and in what order. Both stay the same for the
// next hand.
#pragma once

#include <vector>

#include "app/panels/panels.h"

namespace eg {

std::vector<int> cards_listed(const View& view);   // those chosen and those that may be

// The buttons that choose an effect, in a row that scrolls sideways.
float chip_height();
void  effect_chips(ImDrawList& draw, const ImRect& rect, const View& view);
// The buttons that choose an order, from this corner on; their width without drawing.
float order_chips_width();
void  order_chips(ImDrawList& draw, ImVec2 corner);
// An effect's colour and word, from the left; and how many cards of a hand have each effect.
void effect_label(ImDrawList& draw, ImVec2 left_middle, int effect);
void effect_counts(ImDrawList& draw, const ImRect& rect, const View& view, const Set<int>& held);
// One button that shows the order and goes on to the next, at the right end of the rect. Returns its width.
float order_button(ImDrawList& draw, const ImRect& rect);

}
