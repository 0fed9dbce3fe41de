// Draws the table in each of its four forms (layout.h). Knows the camera, the open tab of a phone's sheet, and which
// popover is over the board.
#pragma once

#include "app/panels/bubble.h"
#include "app/panels/dragging.h"
#include "app/panels/panels.h"

namespace eg {

class Arrangement {
public:
    // Opens a tab of a phone's sheet. 0: actions, 1: table, 2: event log. The next question opens 0 again.
    void  open(int tab, const Stage& stage);
    // What the layout must know about this view. size: of the window.
    Needs needs(const View& view, ImVec2 size) const;
    // Draws the table into the current window.
    void  draw(const Layout& at, const View& view, Commands& commands);
    // Draws the list of cards to choose from and the hint, in windows of their own over the table.
    void  draw_over(const Layout& at, const View& view, Commands& commands);
    // Zooms the board at the pointer, or else at its centre. Negative steps zoom out.
    void  nearer(int steps);
    void  usual_view() { camera_ = {}, camera_.zoom = text_zoom_; }
    // In a lesson: dims the screen except for the things that the step asks for or mentions.
    void  light(const Layout& at, const View& view) const;
    Whereabouts& lies() { return lies_; }
    // Identifies a thing that is not an answer: "king", "grande", a token's id, "points" ... Empty: nothing is there.
    std::string_view figure_at(ImVec2 point, const State& table) const;
    // True if the point is on the board, but on no place.
    bool          on_sea(ImVec2 point) const;
    // The rect of the region's popover over the board; empty: there is none.
    const ImRect& told() const { return told_; }

private:
    enum class ScoringPopover : unsigned char { none, hint, scoring, discs, region };

    void  board(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands, bool frame, bool track);
    void  wide(ImDrawList& draw, const Layout& at, const View& view, Commands& commands);
    void  review(ImDrawList& draw, const Layout& at, const View& view, Commands& commands);
    void  dimmed(ImDrawList& draw, const Layout& at, const View& view, Commands& commands);
    void  phone(ImDrawList& draw, const Layout& at, const View& view, Commands& commands);
    void  actions(ImDrawList& draw, const Layout& at, ImRect page, const View& view, Commands& commands);
    void  flat(ImDrawList& draw, const Layout& at, const View& view, Commands& commands);
    void  turn_page(const View& view, const Choices& offered);
    void  press_tabs();
    void  draw_tabs(ImDrawList& draw, const Choices& offered) const;
    void  look_nearer(const ImRect& seen, const Commands& commands);
    void  follow(const View& view, const Choices& offered);
    Lit   lit_on(const Board& board, const View& view) const;
    ScoringPopover scoring_popover(const Layout& at, const View& view) const;
    float page_height(const View& view, float width, float buttons) const;

    int         tab_ = 0;
    std::size_t tab_for_ = 0;    // number of lines in the event log when the tab was last set
    Whereabouts lies_;
    Camera      camera_;
    Choices     offered_;          // for which the page of a small board was last chosen
    Choices     followed_;         // for which the camera was last moved
    Place       followed_place_ = nowhere;   // whose scoring the camera was last moved to
    float       text_zoom_ = 1;    // the camera's zoom that larger text asks for
    bool        tapped_ = false;   // the last press was on the board and chose nothing
    Board       board_at_;         // as drawn in this frame
    ImRect      seen_;             // the visible part of the board
    ImRect      told_;             // see told()
    ImRect      prompt_;           // of a phone, as it was drawn last
    Place       row_ = nowhere;    // the place whose row of a summary is under the pointer
    Dragging    dragging_;
    Bubble      bubble_;
};

}
