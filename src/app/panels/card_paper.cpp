#include "app/panels/card_paper.h"

#include "app/ui/frame_log.h"

namespace eg {

using namespace draw;

void draw_paper(const Sheet& sheet, ImVec2 size, ImU32 fill, float radius, std::string_view name) {
    const ImRect card{sheet.from, sheet.from + size * sheet.k};
    log_drawn(sheet.draw, Sort::sheet, card, name, true);
    shadow(sheet.draw, card, radius * sheet.k, 1);
    fine(sheet.draw);
    sheet.draw.AddRectFilled(card.Min, card.Max, fill, radius * sheet.k);
    sheet.draw.AddRect(card.Min, card.Max, paper::edge, radius * sheet.k, 0, 1.2f);
}

void diamond(ImDrawList& draw, ImVec2 c, float half, ImU32 fill) {
    shape(draw, Shape::diamond, c, half * 2 / 1.18f, fill, 0, 0);
}

}
