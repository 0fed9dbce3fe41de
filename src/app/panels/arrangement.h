// The table as it is set in each of its four forms: which panel lies where, what is told over the
// board, and which tab of a phone's sheet is open.
#pragma once

#include "app/panels/bubble.h"
#include "app/panels/dragging.h"
#include "app/panels/panels.h"

namespace eg {

class Arrangement {
public:
    void  open(int tab, const Stage& stage);   // of a phone's sheet, until something is asked anew
    Needs needs(const View& view, ImVec2 size) const;
    // Into the window that is being drawn.
    void  draw(const Layout& at, const View& view, Commands& commands);
    // What lies over it in windows of its own: the hand, and the hint.
    void  draw_over(const Layout& at, const View& view, Commands& commands);
    void  nearer(int steps);     // to the board, by keys
    void  see_all() { camera_ = {}; }
    // Of a lesson: what is asked for is lit.
    void  light(const Layout& at, const View& view) const;
    Whereabouts& lies() { return lies_; }
    // What no answer names: "king", "grande", a token's id, "points" ...
    std::string_view figure_at(ImVec2 point, const State& table) const;
    bool          on_sea(ImVec2 point) const;      // on the board, and on nothing of it
    const ImRect& told() const { return told_; }   // the popover of a region over the board; empty: there is none

private:
    enum class ScoringPopover : unsigned char { none, hint, scoring, discs, region };

    void  board(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands, bool frame, bool track);
    void  wide(ImDrawList& draw, const Layout& at, const View& view, Commands& commands);
    void  phone(ImDrawList& draw, const Layout& at, const View& view, Commands& commands);
    void  actions(ImDrawList& draw, const Layout& at, ImRect page, const View& view, Commands& commands);
    void  flat(ImDrawList& draw, const Layout& at, const View& view, Commands& commands);
    void  look_nearer(const ImRect& seen, const Commands& commands);
    Lit   lit_on(const Board& board, const View& view) const;
    ScoringPopover scoring_popover(const Layout& at, const View& view) const;
    float page_height(const View& view, float width) const;

    int         tab_ = 0;
    std::size_t tab_for_ = 0;    // how many lines the chronicle had when the tab was last chosen by the game
    Whereabouts lies_;
    Camera      camera_;
    bool        tapped_ = false;     // on the board, and no answer
    Board       board_at_;       // as drawn in this frame
    ImRect      seen_;           // the part of it that nothing covers
    ImRect      told_;           // the popover of a region over the board
    Dragging    dragging_;
    Bubble      bubble_;
};

}
