// The cards that may be taken in a game of numbered hands, with the player's own of the round: shown above the hand.
#pragma once

#include "app/panels/panels.h"

namespace eg {

bool  offered(const View& view);                      // there are any
float offer_height(const View& view, float width);    // of the cards where they are so wide in all
void  offer(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);

}
