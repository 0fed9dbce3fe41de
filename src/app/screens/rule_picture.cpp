#include "app/screens/rule_picture.h"

#include <algorithm>

#include "app/board/figures.h"
#include "app/panels/cards.h"
#include "app/panels/own_card.h"
#include "app/ui/textures.h"
#include "app/ui/tree.h"
#include "engine/box.h"

namespace eg {

using draw::theme;

void rule_picture(ImDrawList& draw, std::string_view name, ImVec2 corner, const Rules& rules) {
    const tree::Silent picture;
    const ImVec2 centre = corner + ImVec2{26, 26}, foot = corner + ImVec2{26, 46};
    const ImRect frame{corner, corner + ImVec2{52, 52}};
    draw.AddRectFilled(frame.Min, frame.Max, theme().panel2, 6);
    draw.AddRect(frame.Min, frame.Max, theme().line, 6, 0, 1);
    if (name == "king") draw_king(draw, foot + ImVec2{0, 1}, 0.8f);
    else if (name == "grande") draw_grande(draw, red, foot, 0.9f);
    else if (name == "caballero") draw::cube(draw, red, centre, 24);
    else if (name == "disc") open_disc(draw, centre, 20, box(rules).regions, CV);
    else if (name == "power") power_card(draw, centre, 0.42f, -0.08f, red, 9);
    else if (name == "number") number_plate(draw, {centre - ImVec2{22, 12}, centre + ImVec2{22, 12}}, 100);
    else if (name == "rank") caballero_card(draw, centre, 5, {15, 19});
    else if (name == "castillo") draw_castillo(draw, foot, 0.5f, false, false, 1);
    else if (name == "shield") draw_shield(draw, centre, 31, {{5, 3, 1}}, false);
    else if (name == "scoreboard") draw_shield(draw, centre, 31, {{8, 4, 0}}, true);
    else if (name == "card") action_card_back(draw, corner + ImVec2{9, 4}, 0.28f, 0);
    else if (name.find('/') != name.npos) {   // in its own colours
        const ImVec2 size = textures::size(name);
        textures::draw(draw, name, centre, size.x * std::min(34 / size.x, 44 / size.y));
    } else textures::draw(draw, name, centre, 34, textures::paint(theme().text2));
}

}
