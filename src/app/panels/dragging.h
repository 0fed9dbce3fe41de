// Pieces handled rather than pressed: carried from where they stand to where they go, and taken back
// with a minus as long as the turn lasts. What is let go is the same answers that clicks would give.
#pragma once

#include <optional>

#include "app/panels/panels.h"
#include "app/board/board.h"

namespace eg {

class Dragging {
public:
    // Before the board is drawn, with where everything lay in the frame before.
    void take(const Board& board, const View& view);
    // After it: draws what is carried, and writes the answers down where it is let go.
    void put(ImDrawList& draw, const Board& board, const View& view, Commands& commands);
    bool carrying() const { return carried_.has_value(); }
    bool holds() const { return carried_ || gripped_; }
    const Choices& goals() const { return carried_->goals; }   // where it may be let go

private:
    struct Piece {
        ImRect  grip;
        Choices goals;
        std::optional<Choice> lift;     // the answer that takes it up, if that is one of its own
        Player  cube = nobody;          // what it is: one of his caballeros, ...
        Player  grande = nobody;
        int     scoreboard = -1;        // ... or else the King
    };
    std::vector<Piece> pieces(const Board& board, const View& view) const;
    void draw_minus(ImDrawList& draw, const Board& board, const View& view, Commands& commands);

    std::optional<Piece> gripped_, carried_;
};

}
