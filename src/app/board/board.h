// The board: BoardView says what to draw, Board where each piece is drawn, draw_board() draws it and returns a click.
// Board is computed without drawing, so that animations move pieces between the points at which they rest.
// All points and sizes are CSS pixels unless a comment says otherwise.
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

// A token that moves from one place to another.
struct TokenFlight {
    int   token;         // TokenInPlay::number
    Place from, to;
    float share;         // of the way done, 0 to 1

    // Whether this token in play is the one that moves; of several copies, one with an end at `to`.
    bool carries(const TokenInPlay& other) const {
        return token == other.number && (other.row->copies == 1 || other.touches(to));
    }
};

// A part of a turn at a place.
struct Numbered {
    Place place;
    int   n;   // from 1 on
};

struct BoardView {
    ImRect rect;                          // the space for it; the board keeps its aspect and is centred in it
    Places places = {};                   // the places on the board
    Camera camera = {};
    float  covered_from = 3e38f;          // below this line it is covered
    bool   frame = true;                  // leaves room for parchment and score track; false: the map fills the rect
    bool   picture = false;               // without frame, markers and input
    bool   interactive = false;           // legal choices glow and can be clicked
    bool   loss = false;                  // they glow red, with a minus: the player loses what he chooses
    bool   memory = true;                 // shows the numbers announced at the Castillo
    bool   if_scored = false;             // shows the points of a scoring now, instead of caballeros
    bool   round_track = true;            // the ribbon of rounds in the sea
    std::string_view memory_note = {};    // below the Castillo: "counted since round 3"; empty: none
    Places highlight = {};                // ringed: the places that a text is about
    Places ticked = {};                   // with a tick at the shield: they have been scored
    Places gold = {};                     // edged in gold: what a review or a scoring is about
    Places paled = {};                    // the places that it is not about
    Place  wrong = nowhere;               // edged in red: tried in a lesson, and not what it asks for
    std::vector<Numbered> numbers = {};   // at the shields: the parts of that turn
    Player pending_of = nobody;           // the player with unconfirmed caballeros; nobody: there are none
    Places pending = {};                  // where they stand
    const State* instead = nullptr;       // another table: its further pieces are drawn dashed; null: none
    // Pieces that an animation draws: the board leaves them out, or draws them as far as they have moved.
    Players  flying_grandes = {};
    bool     flying_king = false;
    Place    taboo_was = nowhere;         // the hatching fades out here while the King moves; nowhere: no fading
    float    taboo_moved = 1;             // share of the King's way, 0 to 1
    unsigned flying_scoreboards = 0;      // a bit for each scoreboard
    float    tower_lift = 0;              // 0: the Castillo stands; 1: lifted to its full height
    std::vector<TokenFlight> tokens = {}; // tokens that move to their spots
    Place    closing = nowhere;           // a chain falls around this region; nowhere: none
    float    closed = 1;                  // share of the chain's fall, 0 to 1
    // Whether this token is on its way.
    bool hides(const Token& row) const {
        return std::any_of(tokens.begin(), tokens.end(),
                           [&](const TokenFlight& flight) { return &token(flight.token) == &row; });
    }
    float    round_moved = 1;             // share of the round marker's way from the last round, 0 to 1
    PerPlayer<float> walked = {};         // share of each score marker's way to the next cell, 0 to 1
    Place    pointed = nowhere;           // treated as if the pointer were there; nowhere: the real pointer
};

constexpr float tabs_strip = 38;   // what a board gives to the tabs of its pages, in CSS pixels

// Positions on the board, for one BoardView. Functions with a State depend on its pieces, too.
struct Board {
    ImRect outer, inner;      // with the frame, and the map alone
    ImVec2 origin;            // of the map: its {0, 0}
    float  scale = 1;         // CSS pixels per unit of the map
    float  track = 0;         // thickness of the frame; 0: no frame
    bool   full = true;       // a large board: stacks of cubes; false: counts alone
    int    page = 0;          // of the map: 0 on a large board, from 1 on on a small one (map.h)
    Places elsewhere = {};    // places on other pages alone
    float  covered_from = 0;  // below this line it is covered
    Places places = {};       // the places on the board
    float  piece = 1;         // scale of the pieces; 1: a cube is 16 px wide
    float  counts = 1;        // ... of the pills
    bool   near = false;      // the camera is zoomed in, so parts of the map are out of view

    // The point, or the nearest one in view.
    ImVec2 seen(ImVec2 point) const { return near ? ImClamp(point, inner.Min, inner.Max) : point; }
    // The row of tabs of its pages, and one of them; empty: there is one page only.
    ImRect tabs() const;
    ImRect tab(int page) const;

    // The pixel of a point in units of the map.
    ImVec2 at(ImVec2 map) const { return {origin.x + map.x * scale, origin.y + map.y * scale}; }
    // what: "name", "shield", "pieces", "grande", "king", "castillo", "note" or "token". A small board has its own
    // anchors where the map defines them. A place without such an anchor: the map's origin; on another page: its tab.
    ImVec2 anchor(Place place, std::string_view what) const;
    // The middle of a player's marker on the score track; the markers of one cell stand side by side.
    ImVec2 cell(int score, Player player, const State& s) const;
    // The middle of a mobile scoreboard, on its region or beside the map. which: from 0 on.
    ImVec2 scoreboard(int which, const State& s) const;
    bool   shows_scoreboard(int which, const State& s) const;   // false: it is on another page
    // The foot of the King or of a Grande at this place, even if he is elsewhere now.
    ImVec2 king(Place place, const State& s) const;
    ImVec2 grande(Player player, Place place, const State& s) const;
    // The space that the name of the place takes.
    ImRect name(Place place) const;
    // The scales of these figures, as `piece`.
    float  king_piece() const { return full ? piece : piece * 0.68f; }
    float  grande_piece() const { return full ? piece : piece * 0.76f; }
    // The rectangle of the player's Grande at this place; nobody: of the King.
    ImRect stands(Player player, Place place, const State& s) const;
    ImVec2 shield_size() const { return ImVec2{1, 1.12f} * (full ? 36 * std::max(0.86f, piece)
                                                               : 25 * std::max(0.9f * counts, piece)); }
    ImVec2 pill_size() const { return eg::pill_size(counts, full); }
    // A figure token: its foot (beside the King if he is there), its scale as `piece`, and its rectangle.
    ImVec2 token(const TokenInPlay& token, const State& s) const;
    float  token_piece(const Token& row) const;
    ImRect token_body(const TokenInPlay& token, const State& s) const;
    bool   shows(const TokenInPlay& token) const;   // false: it is on another page, or off the board
    // A link token is drawn on a curve between the middles of two places: the point at t, 0 to 1, and the share of the
    // curve left out at each end, 0 to 0.3.
    ImVec2 link(Place one, Place other, float t) const;
    float  link_end(Place one, Place other) const;
    // The middle of the pill with the player's count at this place; the next free spot if he has none there.
    ImVec2 pill(Player player, Place place, const State& s) const;
    // ... and of the pill of those who stand beside a table.
    ImVec2 pill_beside(Player player, Place place, const State& s) const;
    // The table at this place: on a large board above the pills, on a small one a tag below the shield.
    ImRect table(const Token& table, Place place, const State& s) const;
    // The distance from cube to cube in the stacks of this place: small enough that no stack covers a figure or a name
    // above it. more: this player gets one more cube; nobody: none does.
    float rise(Place place, const State& s, Player more = nobody) const;
    // Whether the only caballero of this space is drawn in the ring that the map has for it, without a pill.
    bool   in_ring(Place place, const State& s) const;
    // Where the player's next cube lands.
    ImVec2 top_of_stack(Player player, Place place, const State& s) const;

private:
    ImVec2 slot(Place place, int index, int count) const;   // of a pill
};
Board board(const BoardView& view);
bool same(const Choices& a, const Choices& b);
// Whether this page has something of these choices.
bool has_targets(int page, const Choices& choices);

// Something to read on the board, and the cost of covering one square pixel of it.
struct Read {
    ImRect rect;
    float  weight;
};
// Everything to read on the board. The cost is highest at the places in `about`, higher than elsewhere in `legal`.
std::vector<Read> read_on(const Board& board, const State& s, Places about, Places legal);
// Whether the caballeros of this space carry something. They are drawn among those of its region.
inline bool carries(const State& s, Place place) { return !row(s, place).carries.empty(); }

// A position for a popover, and the cost of what it covers (read_on).
struct Room {
    ImRect rect;
    float  hides = 0;
};
// The position on the board at which a popover of this size covers least. about: the places it explains; legal: those
// that can be chosen; besides: further rectangles to keep free. more: a position further to the northeast may cost this
// much more.
Room room_for_popover(const Board& board, const State& s, ImVec2 size, Places about, Places legal,
                   std::span<const ImRect> besides = {}, float more = 0);
// The same for a top left corner within `free`, over these things.
Room room_within(const ImRect& free, ImVec2 size, const std::vector<Read>& things, float more = 0);
// The shown table, plus the caballeros that only the other one has where a player has none. null: there is none.
State with_slots(State shown, const State* instead);
// The parts of a horizontal line within a place's outline, from left to right: {left end, right end}.
std::vector<ImVec2> stretches(const Board& board, Place land, float y);

// Draws the board and returns the choice made on it in this frame, by pointer or keyboard; nothing: none. Needs a Dear
// ImGui window that covers the rect.
std::optional<Choice> draw_board(ImDrawList& draw, const State& shown, const Choices& choices, const BoardView& view);

// The figure or link token at a point; null: none.
const Token* token_at(const Board& board, const State& s, ImVec2 point);
// The place at a point; nowhere: the sea, or outside the map.
Place place_at(const Board& board, ImVec2 point);
// The place at the pointer or with the keyboard focus on the last board drawn; nowhere: none.
Place hovered_place();
// The point with the keyboard focus, if the camera does not show it.
std::optional<ImVec2> focused_beyond();

}
