// The parts of the result's sheet, which result_sheet.cpp puts together. Lengths are CSS pixels.
#pragma once

#include "app/screens/screens.h"
#include "app/timeline/result_words.h"

namespace eg {

// What the sheet shows, and how.
struct ResultSheet {
    const View& view;
    const GameStory& story;
    const Results& results;
    Player reader = nobody;   // to whom it is told; nobody: a spectator
    bool broad = true;        // a row has its bar beside its name; false: below it
    float margin = 16;        // by which the ground of a row is wider than the row
    float time = 0;           // since the sheet opened, in milliseconds at normal pace

    const Session& session() const { return view.session; }
    int players() const { return story.players; }
    bool shows_level() const { return reader != nobody && !results.recent.empty(); }
};

// The opening of the sheet, in milliseconds at normal pace. In all 2.6 s.
namespace opening_times {
constexpr float title = 160, bars = 2000, gold = 200, card = 160, next_card = 60, change = 240;
constexpr float bars_end = title + bars, cards = bars_end + 80, all = bars_end + 440;
}
// The share of a phase that has passed, 0 .. 1.
inline float passed(float time, float from, float length) { return ImClamp((time - from) / length, 0.0f, 1.0f); }

// ---- result_bars.cpp: the legend, and a row for each player
float legend_height(const ResultSheet& sheet, float width);
void result_legend(ImDrawList& draw, ImVec2 corner, float width, const ResultSheet& sheet);
float rows_height(const ResultSheet& sheet);
void result_rows(ImDrawList& draw, ImVec2 corner, float width, const ResultSheet& sheet);

// ---- result_chart.cpp: the points after each round. Numbers are left of the area and below it, marks at its right.
void result_chart(ImDrawList& draw, const ImRect& area, const ResultSheet& sheet);

// ---- result_cards.cpp: the turning point, the best regions, the player's level or the best turn
float cards_height(const ResultSheet& sheet, float width);
// dragged: presses scroll the sheet.
void result_cards(ImDrawList& draw, ImVec2 corner, float width, const ResultSheet& sheet, bool dragged,
                  Commands& commands);

}
