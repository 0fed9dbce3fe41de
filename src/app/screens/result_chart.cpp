// The points of all players after each round, as curves with the shapes of the seats.
#include <algorithm>

#include "app/screens/result_sheet.h"
#include "app/ui/textures.h"
#include "app/ui/tree.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

// The distance of the lines of the chart, in points.
int grid_step(int most) { return most <= 60 ? 20 : most <= 200 ? 50 : 100; }

class Chart {
public:
    // area: of the lines; the numbers are left of it and below.
    Chart(const ResultSheet& sheet, const ImRect& area);
    void draw(ImDrawList& draw) const;

private:
    ImVec2 at(std::size_t round, int points) const;
    void grid(ImDrawList& draw) const;
    void rounds(ImDrawList& draw) const;
    void curves(ImDrawList& draw) const;
    void ends(ImDrawList& draw) const;

    const ResultSheet& sheet_;
    ImRect area_;
    int most_ = 1;
    std::size_t turning_ = SIZE_MAX;   // the round of the turning point; SIZE_MAX: none
};

Chart::Chart(const ResultSheet& sheet, const ImRect& area) : sheet_{sheet}, area_{area} {
    const std::vector<RoundPoints>& rounds = sheet.story.rounds;
    for (const RoundPoints& round : rounds)
        for (Player p : Players::first(sheet.players())) most_ = std::max(most_, round.points[p]);
    for (std::size_t n = 0; n < rounds.size() && sheet.story.turning_point; ++n)
        if (rounds[n].round == sheet.story.turning_point->gain.round) turning_ = n;
}

ImVec2 Chart::at(std::size_t round, int points) const {
    const std::size_t last = std::max<std::size_t>(1, sheet_.story.rounds.size() - 1);
    return {area_.Min.x + area_.GetWidth() * static_cast<float>(round) / static_cast<float>(last),
            area_.Max.y - area_.GetHeight() * static_cast<float>(points) / static_cast<float>(most_)};
}

void Chart::grid(ImDrawList& draw) const {
    int step = grid_step(most_);
    while (area_.GetHeight() * static_cast<float>(step) / static_cast<float>(most_) < 16) step *= 2;
    for (int points = 0; points <= most_; points += step) {
        const float y = at(0, points).y;
        draw.AddLine({area_.Min.x, y}, {area_.Max.x, y}, theme().line, 0.9f);
        draw::text(draw, {area_.Min.x - 7, y}, Anchor::right_middle, type().small, theme().text2,
                   std::to_string(points));
    }
}

// Their numbers; a lily where a general scoring ends one.
void Chart::rounds(ImDrawList& draw) const {
    const float y = area_.Max.y + 13;
    for (std::size_t n = 0; n < sheet_.story.rounds.size(); ++n) {
        const RoundPoints& round = sheet_.story.rounds[n];
        const float x = at(n, 0).x;
        const std::string word = std::to_string(round_shown(sheet_.session(), round.round));
        if (n == turning_) {
            const ImVec2 ends[] = {{x, area_.Min.y - 6}, {x, area_.Max.y + 3}};
            const draw::Colour wine = theme().dark ? theme().warn : theme().wine;
            draw::dashed(draw, ends, false, 4, 3, wine, 1.4f);
            draw.AddCircleFilled({x, y}, 9.5f, draw::light.gold_light);
            draw.AddCircle({x, y}, 9.5f, draw::light.ink, 0, 1);
            draw::text(draw, {x, y}, Anchor::centre_middle, {draw::Face::black, 12}, draw::light.ink, word);
        } else if (round.general) {
            textures::draw(draw, "lily", ImVec2{x, y}, 12, textures::paint(theme().dark ? theme().gold : theme().wine));
        } else {
            draw::text(draw, {x, y}, Anchor::centre_middle, type().small, theme().text2, word);
        }
    }
}

void Chart::curves(ImDrawList& draw) const {
    const PerPlayer<Player> order = by_total(sheet_.players(), sheet_.story.totals);
    for (int i = sheet_.players(); i-- > 0;) {   // the winner's last, above the others
        const Player p = order.items[static_cast<std::size_t>(i)];
        std::vector<ImVec2> line;
        for (std::size_t n = 0; n < sheet_.story.rounds.size(); ++n)
            line.push_back(at(n, sheet_.story.rounds[n].points[p]));
        const int points = static_cast<int>(line.size());
        draw.AddPolyline(line.data(), points, theme().mark_line, 0, 3.4f);   // as in the review
        draw.AddPolyline(line.data(), points, draw::seat(p).colour, 0, 2.2f);
        if (turning_ + 1 < line.size()) draw::mark(draw, p, line[turning_], 8.4f);
    }
}

// The marks at the ends; those at the same height are moved apart.
void Chart::ends(ImDrawList& draw) const {
    constexpr float sign = 9.2f, apart = 10.5f;
    const PerPlayer<Player> order = by_total(sheet_.players(), sheet_.story.totals);
    float above = area_.Min.y - apart - 4;
    for (int i = 0; i < sheet_.players(); ++i) {
        const Player p = order.items[static_cast<std::size_t>(i)];
        const float below = static_cast<float>(sheet_.players() - 1 - i) * apart;   // room for those after it
        above = std::max(above + apart, std::min(at(0, sheet_.story.totals[p]).y, area_.Max.y + 4 - below));
        draw::mark(draw, p, {area_.Max.x + 9, above}, sign);
    }
}

void Chart::draw(ImDrawList& list) const {
    const tree::Silent said;
    grid(list);
    curves(list);
    rounds(list);
    ends(list);
}

}

void result_chart(ImDrawList& draw, const ImRect& area, const ResultSheet& sheet) { Chart{sheet, area}.draw(draw); }

}
