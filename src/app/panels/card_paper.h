// The paper of cards. Coordinates are those of a card at scale 1, from its top left corner; Sheet::at maps them to the
// screen.
#pragma once

#include <string_view>

#include "app/ui/draw.h"

namespace eg {

namespace card_back {
constexpr ImU32 fill = draw::rgb(0x24434B), line = draw::paper::gold;
}

struct Sheet {
    ImDrawList& draw;
    ImVec2      from;
    float       k;   // the scale
    ImVec2 at(float x, float y) const { return {from.x + x * k, from.y + y * k}; }
    ImRect at(const ImRect& r) const { return {at(r.Min.x, r.Min.y), at(r.Max.x, r.Max.y)}; }
};

// radius: of the corners. name: for the frame log.
void draw_paper(const Sheet& sheet, ImVec2 size, ImU32 fill, float radius, std::string_view name = "card");
void diamond(ImDrawList& draw, ImVec2 c, float half, ImU32 fill);

}
