// The sign over the board, and the frame round it, while an earlier moment is shown; and that for what would be.
#include <cmath>

#include "app/ui/art.h"
#include "app/panels/panels.h"
#include "app/ui/widgets.h"

namespace eg {

void board_sign(ImDrawList& draw, const ImRect& board, const char* icon, const std::string& words) {
    if (board.GetHeight() < 42) return;   // a strip of the board: the prompt says it
    const look::Type type = look::fitted(look::type().body_bold, words, board.GetWidth() - 56, 0.5f);
    const float half = look::width(type, words) / 2 + 26;
    const ImRect sign{{std::round(board.GetCenter().x - half), board.Max.y - 36},
                      {std::round(board.GetCenter().x + half), board.Max.y - 6}};
    look::panel(draw, sign, 15, 2, look::theme().panel, look::theme().gold);
    art::draw(draw, icon, ImVec2{sign.Min.x + 18, sign.GetCenter().y}, 18, art::paint(look::theme().gold_deep));
    look::text(draw, {sign.Min.x + 34, sign.GetCenter().y}, look::Anchor::left_middle, type, look::theme().text, words);
}

void past_sign(ImDrawList& draw, const ImRect& board, const View& view) {
    draw.AddRect(board.Min, board.Max, look::theme().gold, 0, 0, 3);
    board_sign(draw, board, "icons/log",
               view.led_to ? say("{round}; dashed: as it was played", round_line(view.table))
                           : say("Looking back: {moment}", round_line(view.table)));
}

}
