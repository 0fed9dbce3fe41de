// The board, drawn from a table as one plain value, and the one thing on it that was clicked.
// Where everything lies is known beforehand (Board), so that the stage can move pieces between
// the same points they rest on.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/board/camera.h"
#include "app/board/figures.h"
#include "app/game/tokens.h"
#include "app/ui/draw.h"
#include "engine/game.h"

namespace eg {

// A token on its way between two places.
struct TokenFlight {
    int   token;         // its number
    Place from, to;
    float share;         // of the way, 0 to 1

    bool carries(const TokenInPlay& other) const {
        return token == other.number && (other.row->copies == 1 || other.touches(to));
    }
};

struct BoardView {
    ImRect rect;                          // where it may be; the board takes its own aspect within
    Places places = {};                   // that lie on it
    Camera camera = {};
    bool   frame = true;                  // parchment and score track; false: edge to edge
    bool   picture = false;               // for show: nothing on it can be pressed, walked to or pointed at
    bool   interactive = false;           // legal things glow and may be clicked
    bool   loss = false;                  // ... in red and with a minus: what is chosen is lost
    bool   memory = true;                 // the numbers announced at the Castillo are shown
    bool   if_scored = false;             // what each place would bring now, instead of what stands there
    bool   round_track = true;            // the ribbon in the sea
    std::string_view memory_note = {};    // "announced since round 3"
    Places highlight = {};                // a ring: what a sentence speaks of
    Player pending_of = nobody;           // whose pieces of this turn are not confirmed yet
    Places pending = {};                  // ... where they stand
    const State* instead = nullptr;       // what stands otherwise there is dashed; null: nothing
    // What the stage draws itself while it moves:
    Players  flying_grandes = {};
    bool     flying_king = false;
    Place    taboo_was = nowhere;         // the hatching fades out here while the King is on his way
    float    taboo_moved = 1;             // ... 0 to 1
    unsigned flying_scoreboards = 0;
    float    tower_lift = 0;              // of its whole lift
    std::vector<TokenFlight> tokens = {}; // that come to their spots
    Place    closing = nowhere;           // a chain falls round this region ...
    float    closed = 1;                  // ... 0 to 1
    float    round_moved = 1;             // the round marker, from the last round to this
    PerPlayer<float> walked = {};         // of a marker's way to the next cell; 0: it stands in its own
    Place    pointed = nowhere;           // as if the pointer rested there
};

// Where things lie, for one rect and one table.
struct Board {
    ImRect outer, inner;      // with the frame, and the map alone
    ImVec2 origin;            // where the map's {0, 0} is
    float  scale = 1;         // CSS pixels to a unit of the map
    float  track = 0;         // thickness of the frame
    bool   full = true;       // stacks; false: pills only
    Places places = {};       // that lie on it
    float  piece = 1;         // size of pieces: 1 is a cube of 15 px
    bool   near = false;      // more of it lies beyond its edges

    ImVec2 seen(ImVec2 point) const {
        return near ? ImClamp(point, inner.Min, inner.Max) : point;
    }   // or where it leaves what is seen

    ImVec2 at(ImVec2 map) const { return {origin.x + map.x * scale, origin.y + map.y * scale}; }
    ImVec2 anchor(Place place, std::string_view what) const;   // name, shield, pieces, grande, king
    ImVec2 cell(int score, Player player, const State& s) const;   // a marker on the score track
    ImVec2 scoreboard(int which, const State& s) const;
    ImVec2 king(Place place, const State& s) const;                               // his foot, also where he is not yet
    ImVec2 grande(Player player, Place place, const State& s) const;              // its foot
    ImRect name(Place place) const;                               // room for it
    float  king_piece() const { return full ? piece : piece * 0.68f; }   // their sizes
    float  grande_piece() const { return full ? piece : piece * 0.76f; }
    ImRect stands(Player player, Place place, const State& s) const;   // the body of his Grande; nobody's: of the King
    ImVec2 shield_size() const { return ImVec2{1, 1.12f} * (full ? 36 * std::max(0.86f, piece) : 25 * piece); }
    ImVec2 token(const TokenInPlay& token, const State& s) const;    // a figure's foot: beside the King if he is there
    float  token_piece(const Token& row) const;                      // ... its size ...
    ImRect token_body(const TokenInPlay& token, const State& s) const;   // ... and its body
    ImVec2 link(Place one, Place other, float t) const;           // over the hump of its way, 0 to 1
    float  link_end(Place one, Place other) const;                // it begins so far within its regions
    ImVec2 pill(Player player, Place place, const State& s) const;   // its middle, also of one about to appear
    float rise(Place place, const State& s,
               Player more = nobody) const;   // of each further cube: no stack reaches what stands above it
    ImVec2 top_of_stack(Player player, Place place, const State& s) const;        // where the next cube lands
};
Board board(const BoardView& view);

// What is read on the board, and how much is lost where it is hidden: most of these places.
struct Read {
    ImRect rect;
    float  weight;
};
std::vector<Read> read_on(const Board& board, const State& s, Places about, Places legal);
// Whether the caballeros of this space carry something: they stand among those of its region.
inline bool carries(const State& s, Place place) { return !row(s, place).carries.empty(); }

// Where a popover of this size hides least of the board, and nothing of the places it speaks of if that can be helped,
// nor of what else is to be seen. A place further to the northeast is taken although it hides so much more.
struct Room {
    ImRect rect;
    float  hides = 0;
};
Room room_for_popover(const Board& board, const State& s, ImVec2 size, Places about, Places legal,
                   std::span<const ImRect> besides = {}, float more = 0);
// What a line across the board has of a land: from where to where, one stretch after another.
std::vector<ImVec2> stretches(const Board& board, Place land, float y);

// Draws it, and says what was clicked. Needs a Dear ImGui window that covers the rect.
std::optional<Choice> draw_board(ImDrawList& draw, const State& shown, const Choices& choices, const BoardView& view);

// The token under a point, a figure or a link; null: none.
const Token* token_at(const Board& board, const State& s, ImVec2 point);
// The place under a point; nowhere in the sea.
Place place_at(const Board& board, ImVec2 point);
Place hovered_place();   // of the last table drawn
std::optional<ImVec2> focused_beyond();   // ... where the keyboard has walked to, if the camera does not show it

}
