// The curve of all players' chances: a line for each with the shape of its seat, and a dashed one at each moment.
#include <algorithm>
#include <cmath>
#include <tuple>

#include "app/panels/review_panel.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/insertion_sort.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float sign = 11, small_sign = 8;

class Curve {
public:
    Curve(const ImRect& area, const View& view) : area_(area), view_(view), review_(view.review) {}

    ImVec2 at(std::size_t point, int chance = 0) const {
        const std::size_t last = std::max<std::size_t>(1, review_.points.size() - 1);
        return {area_.Min.x + area_.GetWidth() * static_cast<float>(point) / static_cast<float>(last),
                area_.Max.y - area_.GetHeight() * static_cast<float>(chance) / static_cast<float>(whole_share)};
    }
    std::size_t nearest(float x) const {
        const auto last = static_cast<float>(review_.points.size() - 1);
        return static_cast<std::size_t>(
            std::clamp(std::round((x - area_.Min.x) / area_.GetWidth() * last), 0.0f, last));
    }
    void grid(ImDrawList& draw) const;
    void lines(ImDrawList& draw) const;
    void here(ImDrawList& draw) const;
    void press(const std::vector<std::size_t>& moments, bool dragged, Commands& commands) const;

private:
    const ImRect& area_;
    const View&   view_;
    const Review& review_;
};

void Curve::grid(ImDrawList& draw) const {
    for (int half = 0; half <= 2; ++half) {
        const float y = std::round(area_.Max.y - area_.GetHeight() * static_cast<float>(half) / 2);
        draw.AddLine({area_.Min.x, y}, {area_.Max.x, y}, theme().line, 0.8f);
        draw::text(draw, {area_.Min.x - 6, y}, Anchor::right_middle, {draw::Face::text, 11}, theme().text2,
                   std::to_string(50 * half) + "%");
    }
}

void Curve::lines(ImDrawList& draw) const {
    const auto known = static_cast<std::size_t>(
        std::find_if(review_.points.begin(), review_.points.end(), [](const auto& point) { return !point.thought; })
        - review_.points.begin());
    if (known == 0) return;
    std::vector<std::pair<ImVec2, Player>> ends;
    for (Player p : view_.table.seats()) {
        std::vector<ImVec2> line;
        for (std::size_t i = 0; i < known; ++i) line.push_back(at(i, review_.points[i].chance[p]));
        draw.AddPolyline(line.data(), static_cast<int>(known), theme().mark_line, 0,
                         3.4f);   // an outline, like that of the marks: not every colour contrasts with the paper
        draw.AddPolyline(line.data(), static_cast<int>(known), draw::seat(p).colour, 0, 2.2f);
        ends.push_back({line.back(), p});
    }
    // One shape in three rounds, at different turns, so that they do not hide each other.
    const std::size_t apart = std::size_t{3} * view_.table.players;
    for (Player p : view_.table.seats())
        for (std::size_t i = p + apart / 2; i + 1 < known; i += apart)
            draw::mark(draw, p, at(i, review_.points[i].chance[p]), small_sign);
    // Shapes at the same height are moved apart.
    insertion_sort(ends.begin(), ends.end(), [](const auto& a, const auto& b) { return a.first.y > b.first.y; });
    float below = area_.Max.y + sign;
    for (const auto& [end, p] : ends) {
        below = std::min(end.y, below - sign);
        draw::mark(draw, p, {end.x + 9, below}, sign);
    }
}

// A stroke at the turn that the board shows.
void Curve::here(ImDrawList& draw) const {
    if (!view_.looking_back() || view_.at_turning_point) return;
    std::size_t point = 0;
    while (point + 1 < review_.points.size() && review_.points[point + 1].events <= view_.stage.followed()) ++point;
    draw.AddLine({at(point).x, area_.Min.y}, at(point), theme().text, 1.6f);
}

void Curve::press(const std::vector<std::size_t>& moments, bool dragged, Commands& commands) const {
    const ImRect reach{area_.Min - ImVec2{6, 4}, area_.Max + ImVec2{20, 0}};
    const draw::Touch touch = draw::target("curve", reach, true, {.name = say("Show the nearest moment")});
    if (touch.focused) draw::focus_ring(*ImGui::GetWindowDrawList(), reach, 6);
    if (!touch.pressed || dragged) return;
    const float x = ImGui::GetMousePos().x;
    if (!reach.Contains(ImGui::GetMousePos())) {   // a key
        if (!moments.empty()) commands.add(ShowTurningPoint{moments.front()});
        return;
    }
    for (std::size_t i : moments)
        if (std::abs(at(review_.turning_points[i].point).x - x) < 8) return commands.add(ShowTurningPoint{i});
    const std::size_t point = nearest(x);
    commands.add(point + 1 == review_.points.size() ? Command{Leap::last}
                                                    : ShowMoment{line_of(view_.present, review_.points[point])});
}

// The middles of the numbers below the lines at these points, moved apart.
std::vector<float> numbers_at(const Curve& curve, const Review& review, const std::vector<std::size_t>& moments,
                              const ImRect& area) {
    const float gap = draw::touch_size() + 2;
    std::vector<float> at;
    for (std::size_t i : moments) {
        const float x = curve.at(review.turning_points[i].point).x;
        at.push_back(at.empty() ? std::max(x, area.Min.x) : std::max(x, at.back() + gap));
    }
    float right = area.Max.x;
    for (std::size_t n = at.size(); n-- > 0; right = at[n] - gap) at[n] = std::min(at[n], right);
    return at;
}

}

float curve_height(float room) { return std::clamp(room * 0.18f, 64.0f, 108.0f); }

void curve(ImDrawList& draw, const ImRect& rect, const View& view, bool dragged, Commands& commands) {
    const Review& review = view.review;
    const ImRect  area{{rect.Min.x + 34, rect.Min.y}, {rect.Max.x - 20, rect.Max.y}};
    const Curve   lines{area, view};
    const std::vector<std::size_t> moments = review.moments();
    const std::vector<float> at = numbers_at(lines, review, moments, area);
    const float low = area.Max.y + std::max(13.0f, draw::touch_size() / 2 + 1);
    draw::fine(draw);
    lines.press(moments, dragged, commands);
    {
        const tree::Silent said;
        lines.grid(draw);
        lines.lines(draw);
        lines.here(draw);
        for (const auto& [x, anchor, words] :
             {std::tuple{area.Min.x - 12, Anchor::left_middle, say("round 1")},
              std::tuple{rect.Max.x, Anchor::right_middle, say("result")}}) {
            const float wide = draw::width(type().small, words), from = anchor == Anchor::left_middle ? x : x - wide;
            if (std::none_of(at.begin(), at.end(), [&](float n) { return n > from - 14 && n < from + wide + 14; }))
                draw::text(draw, {x, low}, anchor, type().small, theme().text2, words);
        }
    }
    for (std::size_t n = 0; n < moments.size(); ++n) {
        const float x = lines.at(review.turning_points[moments[n]].point).x;
        const ImVec2 line[] = {{x, area.Min.y - 2}, {x, area.Max.y}, {at[n], low - 10}};
        draw::dashed(draw, line, false, 3, 3, theme().gold_deep, 1.2f);
        const ImVec2 centre{at[n], low}, half = ImVec2{1, 1} * draw::touch_size() / 2;
        const ImRect press{centre - half, centre + half};
        const int number = static_cast<int>(n) + 1;
        const draw::Touch touch =
            draw::target("moment:" + std::to_string(number), press, true,
                         {.name = say("Moment {n}: {title}", number,
                                      moment_title(view.session, review, review.turning_points[moments[n]])),
                          .on = view.compared && view.compared->number == moments[n]});
        const tree::Silent said;
        draw::number(draw, centre, 9.5f, number, view.compared && view.compared->number == moments[n]);
        if (touch.focused) draw::focus_ring(draw, press, half.x);
        if (touch.pressed && !dragged) commands.add(ShowTurningPoint{moments[n]});
    }
}

void describe_curve(const View& view) {
    for (const Review::Point& point : view.review.points) {
        if (!point.thought) continue;
        List chances;
        for (Player p : view.table.seats())
            chances.push_back(message("{name} {chance}", view.session.name(p), chance_in_words(point.chance[p])));
        tree::add(tree::Role::item,
                  point.player == nobody
                      ? say("At the end: {chances}", chances)
                      : say("Round {n}, {name} begins: {chances}", round_number(view.table, point.round),
                            view.session.name(point.player), chances));
    }
}

}
