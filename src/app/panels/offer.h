// The offer in a game of numbered hands: the action cards that the player may take, and the own card of the round. It
// is above the hand.
#pragma once

#include "app/panels/panels.h"

namespace eg {

bool  offered(const View& view);                      // there is an offer now
float offer_height(const View& view, float width);    // in a panel of this width
void  offer(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);

}
