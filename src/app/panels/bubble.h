// The speech bubble of a lesson, over the board. A line connects it with a ring round the thing that it mentions. A
// region that the player tried wrongly is crossed out. The bubble covers nothing that is needed.
#pragma once

#include <span>
#include <string_view>

#include "app/board/spotlight.h"
#include "app/panels/panels.h"

namespace eg {

bool        speaks_on_board(const View& view);          // false: the prompt shows the lesson's words
bool        answers_in_text(const View& view);          // its answers are below its words, not buttons
Place       tried_place(const LessonRunner& lesson);    // the last try, if it was wrong; nowhere: it was not
std::string spoken(const LessonRunner& lesson);         // the current words, or the reason for a refusal
std::string spoken_title(const LessonRunner& lesson);   // their heading
std::string after_wrong_try(const LessonRunner& lesson);
struct Rule;
const Rule* rule_refusing(const View& view);            // the rule that the last try broke; null: it broke none
constexpr std::string_view show_rule = "Show the rule";

// A cross in a circle: the mark on a wrong try. alpha: 0 .. 1.
void        cross(ImDrawList& draw, ImVec2 centre, float radius, float alpha = 1);

class Bubble {
public:
    // Once a frame, before the board handles presses. Finds the place that hides least of `lit` and `besides`.
    void lay(const Board& board, const View& view, const Lit& lit, std::span<const ImRect> besides);
    // Draws it in a window of its own, over the board.
    void draw(const View& view, Commands& commands) const;
    // Draws the line and the ring, or crosses out a wrong try; only inside `seen`, over the dimmed screen. The line
    // goes past the popover.
    void point(ImDrawList& draw, const Board& board, const ImRect& seen, const ImRect& popover, const View& view) const;
    const ImRect& rect() const { return rect_; }   // empty: there is no bubble
    float dimmed(const View& view) const;          // progress of dimming the screen, 0 .. 1

private:
    ImRect rect_;
    const Lesson::Step* step_ = nullptr;
    int    said_ = 0;                // LessonRunner::said()
    double begun_ = 0, since_ = 0;   // when the step and the words began, in milliseconds
};

}
