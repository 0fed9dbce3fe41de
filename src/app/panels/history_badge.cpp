// Signs over the board: the one for an earlier moment, with a frame round the board, and others with the same shape.
#include <cmath>

#include "app/ui/textures.h"
#include "app/panels/panels.h"
#include "app/ui/widgets.h"

namespace eg {

void board_sign(ImDrawList& draw, const ImRect& board, const char* icon, const std::string& words) {
    if (board.GetHeight() < 42) return;   // too low: the prompt says the same
    const draw::Type type = draw::fitted(draw::type().body_bold, words, board.GetWidth() - 56, 0.5f);
    const float half = draw::width(type, words) / 2 + 26;
    // On a small board in the southeast, where there is sea.
    const float centre = std::round(board.GetWidth() < 500 ? board.Max.x - half - 6 : board.GetCenter().x);
    const ImRect sign{{centre - half, board.Max.y - 36}, {centre + half, board.Max.y - 6}};
    draw::panel(draw, sign, 15, 2, draw::theme().panel, draw::theme().gold);
    textures::draw(draw, icon, ImVec2{sign.Min.x + 18, sign.GetCenter().y}, 18,
                   textures::paint(draw::theme().gold_deep));
    draw::text(draw, {sign.Min.x + 34, sign.GetCenter().y}, draw::Anchor::left_middle, type, draw::theme().text, words);
}

void history_badge(ImDrawList& draw, const ImRect& board, const View& view) {
    draw.AddRect(board.Min, board.Max, draw::theme().gold, 0, 0, 3);
    board_sign(draw, board, "icons/log",
               view.following ? say("Watching the other tab: {moment}", round_line(view.table))
                              : say("Looking back: {moment}", round_line(view.table)));
}

}
