// The review of a finished game, beside the board: the curve of all players' chances, and the moments to learn from.
// The board shows the one that is open, with the better turn on it.
#pragma once

#include "app/board/board.h"
#include "app/panels/panels.h"

namespace eg {

constexpr std::string_view review_title = "The game in review", weighing = "Weighing every turn …",
                           looking_into = "Analysing the turning points …",
                           nothing_better = "El Grande finds no turn that would have gained much.";

std::size_t line_of(const Stage& stage, const Review::Point& point);   // the line of the chronicle at this point
std::string moment_counted(const View& view);   // "Moment 2 of 3"; empty: none is open
std::string moment_of_whom(const View& view);   // "Round 5, Isabel’s turn"; empty: none is open

// Its nodes are added to the tree while it is drawn, as those of dialogs.
void review_panel(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);

// ---- review_curve.cpp
constexpr float curve_axis = 26;   // the height of what is below the lines; with fingers more
float curve_height(float room);   // for a panel of this height
// A press shows the nearest turn, one on a number its moment.
void  curve(ImDrawList& draw, const ImRect& rect, const View& view, bool dragged, Commands& commands);
void  describe_curve(const View& view);

// ---- review_board.cpp: the open moment on the board; only with View::at_turning_point
const TurnComparison::Way& way_shown(const View& view);
Places changed(const State& from, const State& to);   // where the pieces differ
void   show_moment(const View& view, BoardView& how);
struct ReviewNote {   // "played: 2 here"
    Player      player;
    Place       place;
    std::string words;
};
std::vector<ReviewNote> review_notes(const View& view);
std::string way_title(const View& view);                 // "The strongest bot would play"
std::vector<std::string> way_in_words(const View& view);   // its parts, to be numbered
// The notes, and in large windows the list of its parts.
void   draw_moment(ImDrawList& draw, const Board& board, const View& view, bool listed);

}
