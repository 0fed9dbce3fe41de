// One board while it is drawn: what is shown, where it lies, and which of it may be clicked.
// background.cpp draws what everything stands on, board_pieces.cpp what stands there.
#pragma once

#include <string>
#include <vector>

#include "app/board/board.h"
#include "engine/box.h"
#include "engine/scoring.h"

namespace eg {

const std::string& id_of(Place place);         // "place:GAL"
const std::string& id_of(Choice caballero_scoreboard_or_token);

struct Small {   // a piece that may be clicked
    Choice choice;
    ImRect rect;
};

struct Drawing {
    ImDrawList&      draw;
    const State&     s;
    const Choices&   choices;
    const BoardView& view;
    Board            b;
    State            slots;              // whose caballeros have a place of their own: also those that are only dashed
    Places           legal = {};
    Places           focused = {};       // where the keyboard is
    Place            hovered = nowhere;
    Majorities       majorities = {};    // of `s`
    std::vector<Small> small = {};
    float            alpha = 1;          // of what glows
    float            shield = 36;

    bool interactive() const { return view.interactive; }
    Places regions() const { return eg::regions(s); }
    Places lands() const { return (places(s) | box(s).kings) - castillo; }   // what has an outline
};

ImU32 sea_halo();   // round names in the sea

void draw_background(Drawing& scene);    // map, seas, what lies over the regions
void draw_names(Drawing& scene);
void draw_shields(Drawing& scene);

void draw_links(Drawing& scene);           // tokens.cpp: the tokens over borders, around places ...
void draw_rings(Drawing& scene);
void draw_tokens(Drawing& scene, Place place);   // ... and the figures on a place, and at points of the map
void draw_tokens_at_points(Drawing& scene);
void draw_chain(Drawing& scene, Place place, float fallen);   // fallen: 0 to 1

void draw_tower(Drawing& scene);
void draw_figures(Drawing& scene, Place place);
void draw_stacks(Drawing& scene, Place place);
void draw_pills(Drawing& scene, Place place);
void draw_instead(Drawing& scene, Place place);   // dashed

}
