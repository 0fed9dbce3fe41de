// One board while it is drawn: its table, positions and clickable pieces. background.cpp draws the map, names and
// shields; board_pieces.cpp the pieces; tokens.cpp the tokens of modules.
#pragma once

#include <string>
#include <vector>

#include "app/board/board.h"
#include "engine/box.h"
#include "engine/scoring.h"

namespace eg {

// The ids of targets for the keyboard and for tests: "place:GAL", "caballero:red:GAL", "scoreboard:0", "token:ID".
const std::string& id_of(Place place);
const std::string& id_of(Choice caballero_scoreboard_or_token);

// A clickable piece; it wins over the place beneath it.
struct Small {
    Choice choice;
    ImRect rect;
};

struct Drawing {
    ImDrawList&      draw;
    const State&     s;
    const Choices&   choices;
    const BoardView& view;
    Board            b;
    State            slots;              // for Board::pill: the table with the caballeros that are drawn dashed, too
    Places           legal = {};
    Places           focused = {};       // with the keyboard focus
    Place            hovered = nowhere;
    Majorities       majorities = {};    // of `s`
    std::vector<Small> small = {};
    float            alpha = 1;          // of glows, 0 to 1
    float            shield = 36;        // width in CSS pixels

    bool interactive() const { return view.interactive; }
    Places regions() const { return eg::regions(s); }
    Places here() const { return (places(s) | box(s).kings) - b.elsewhere; }   // on this page of the map
    Places lands() const { return here() - castillo; }                          // of them those with an outline
};

// What is drawn while one exists is pale, if the place is.
class Paled {
public:
    Paled(Drawing& scene, Place place)
        : draw_(scene.draw), from_(scene.view.paled.has(place) ? scene.draw.VtxBuffer.Size : -1) {}
    ~Paled() {
        if (from_ >= 0) draw::fade(draw_, from_, 0.5f);
    }
    Paled(const Paled&) = delete;
    Paled& operator=(const Paled&) = delete;

private:
    ImDrawList& draw_;
    int         from_;
};

// The colour of the halo around names in the sea.
ImU32 sea_halo();

void draw_background(Drawing& scene);    // the map and the layers over its regions
void draw_names(Drawing& scene);
void draw_shields(Drawing& scene);
void draw_numbers(Drawing& scene);       // of a turn, at the shields

// Tokens by their shape: links between two places, rings around a place, figures on a place or at a point of the map.
void draw_links(Drawing& scene);
void draw_rings(Drawing& scene);
void draw_tokens(Drawing& scene, Place place);
void draw_tokens_at_points(Drawing& scene);
void draw_badges(Drawing& scene);   // at the shields
// A chain along the outline. fallen: 0 (above it, invisible) to 1 (on it).
void draw_chain(Drawing& scene, Place place, float fallen);

void draw_tower(Drawing& scene);                  // the Castillo and the figures in it
void draw_figures(Drawing& scene, Place place);
void draw_table(Drawing& scene, const Token& table, Place place);   // and the caballeros on it and beside it
void draw_pills_beside(Drawing& scene, Place place);
void draw_stacks(Drawing& scene, Place place);    // cubes, and the glow of caballeros to choose from
void draw_pills(Drawing& scene, Place place);     // counts, or the points of a scoring
void draw_instead(Drawing& scene, Place place);   // dashed: pieces that only BoardView::instead has; it is not null

}
