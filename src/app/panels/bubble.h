// What a lesson says, over the board where it has room, and what that is said of: a line leads to a ring round it, and
// a region that was wrongly tried is crossed out. It lies in nobody's way, and nothing of it has to be closed.
#pragma once

#include <span>

#include "app/board/spotlight.h"
#include "app/panels/panels.h"

namespace eg {

bool        speaks_on_board(const View& view);   // else the words stand in the prompt
std::string spoken(const LessonRunner& lesson);          // what is said now ...
std::string spoken_title(const LessonRunner& lesson);    // ... under which heading

void        cross(ImDrawList& draw, ImVec2 centre, float radius, float alpha = 1);   // on what was wrongly tried

class Bubble {
public:
    // Once a frame, before the board takes its presses: where nothing is hidden that is lit or lies `besides`.
    void lay(const Board& board, const View& view, const Lit& lit, std::span<const ImRect> besides);
    void draw(ImDrawList& draw, const View& view) const;
    void point(ImDrawList& draw, const Board& board, const ImRect& seen, const View& view) const;   // over the shade
    const ImRect& rect() const { return rect_; }   // empty: there is none
    float dimmed(const View& view) const;          // so far the shade has fallen

private:
    ImRect rect_;
    const Lesson::Step* step_ = nullptr;
    int    said_ = 0;
    double begun_ = 0, since_ = 0;   // the step, the words
};

}
