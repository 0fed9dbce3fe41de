// Drags pieces to places, and takes pieces of this turn back with a minus button. Dropping a piece gives the same
// answers as clicks would.
#pragma once

#include <optional>

#include "app/panels/panels.h"
#include "app/board/board.h"

namespace eg {

Choices places_among(const Choices& options);

class Dragging {
public:
    // Before the board is drawn: picks up a piece, where the frame before has drawn it.
    void take(const Board& board, const View& view);
    // After the board is drawn: draws the carried piece, and adds the answers when it is dropped.
    void put(ImDrawList& draw, const Board& board, const View& view, Commands& commands);
    bool carrying() const { return carried_.has_value(); }
    bool holds() const { return carried_ || gripped_; }
    const Choices& goals() const { return carried_->goals; }   // where it may be dropped; only while carrying()

private:
    struct Piece {
        ImRect  grip;
        Choices goals;
        std::optional<Choice> lift;     // the answer that picks it up; empty: picking up is not an answer
        // Whose caballero or Grande, or which mobile scoreboard it is. None of these: it is the King.
        Player  cube = nobody;
        Player  grande = nobody;
        int     scoreboard = -1;
    };
    std::vector<Piece> pieces(const Board& board, const View& view) const;
    void draw_minus(ImDrawList& draw, const Board& board, const View& view, Commands& commands);

    std::optional<Piece> gripped_, carried_;   // pressed, but not moved yet; being dragged
};

}
