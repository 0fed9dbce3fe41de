// The playback bar: the position in the game, the scorings, and each player's chance of winning where it is known. A
// press or a drag goes to that moment. The other playback buttons are in the prompt.
#include <algorithm>
#include <cmath>

#include "app/panels/chance_list.h"
#include "app/panels/description.h"
#include "app/panels/panels.h"
#include "app/ui/textures.h"
#include "app/ui/widgets.h"
#include "engine/queries.h"

namespace eg {
namespace {

using draw::theme;

constexpr float strip_high = 20, lily = 13, gap = 8;

float pace_width() {
    float wide = 0;
    for (int n = 0; n < pace_count; ++n) wide = std::max(wide, draw::button_width(pace_word(static_cast<Pace>(n))));
    return wide - 8;
}

// Draws the players' chances of winning as stacked areas. False: nothing is drawn, too few are known.
bool chances(ImDrawList& draw, const ImRect& strip, const View& view, const Ruler& ruler) {
    const std::vector<Review::Point>& points = view.review.points;
    const auto known =
        std::find_if(points.begin(), points.end(), [](const Review::Point& point) { return !point.thought; })
        - points.begin();
    if (known < 2) return false;
    const auto x = [&](std::ptrdiff_t i) {
        return strip.Min.x + strip.GetWidth() * ruler.at(ruler.line_of(points[static_cast<std::size_t>(i)].events));
    };
    for (std::ptrdiff_t i = 0; i + 1 < known; ++i) {
        const Review::Point &from = points[static_cast<std::size_t>(i)], &to = points[static_cast<std::size_t>(i) + 1];
        const float left = x(i), right = x(i + 1);
        float above = 0, next_above = 0;
        for (Player p : view.table.seats()) {
            const auto y = [&](float share) { return strip.Min.y + strip.GetHeight() * std::min(1.0f, share); };
            const float below = above + static_cast<float>(from.chance[p]) / whole_share,
                        next_below = next_above + static_cast<float>(to.chance[p]) / whole_share;
            draw.AddQuadFilled({left, y(above)}, {right, y(next_above)}, {right, y(next_below)}, {left, y(below)},
                               draw::seat(p).colour);
            above = below, next_above = next_below;
        }
    }
    return true;
}

}

std::string chances_in_words(const View& view, std::size_t events) {
    const Review::Point* last = view.review.thought_until(events);
    if (!last) return {};
    List chances;
    for (Player p : view.table.seats())
        chances.push_back(message("{name} {chance}", p, chance_in_words(last->chance[p])));
    return say(message("Chance of winning: {chances}.", chances), names_of(view.session));
}

bool watched(const View& view) {
    return !view.lesson && !view.present.lines().empty() && (view.looking_back() || people_of(view.session).empty());
}

float playback_bar_height(const View& view) { return watched(view) ? std::max(44.0f, draw::touch_size()) : 0; }

void playback_bar(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    const std::vector<Line>& lines = view.present.lines();
    const Ruler ruler{lines, !view.watching && !view.session.over(), view.table.rules};
    ImRect room = rect;
    if (!pace_beside(view)) {
        const ImRect pace = cut_right(room, pace_width(), gap);
        const float  high = std::min(draw::button_height(), rect.GetHeight());
        if (draw::button(pace_word(view.preferences.pace),
                         {{pace.Min.x, rect.GetCenter().y - high / 2}, {pace.Max.x, rect.GetCenter().y + high / 2}},
                         {.tooltip = pace_told(view.preferences.pace), .id = "button:pace"}))
            commands.add(PlaybackCommand::next_pace);
    }

    const float  top = std::round(rect.GetCenter().y - (strip_high + lily + 2) / 2);
    const ImRect strip{{room.Min.x + 8, top}, {room.Max.x - 8, top + strip_high}};
    const float  here = view.looking_back() ? ruler.at(view.history.line()) : ruler.at(lines.size());
    const float  x = strip.Min.x + strip.GetWidth() * here;
    draw::fine(draw);
    draw.AddRectFilled(strip.Min, strip.Max, theme().panel2, 4);
    if (!chances(draw, strip, view, ruler))
        draw.AddRectFilled(strip.Min, {x, strip.Max.y}, draw::fade(theme().gold, 0.45f), 4);
    for (float share : ruler.rounds()) {
        const float at = std::round(strip.Min.x + strip.GetWidth() * share);
        if (share > 0) draw.AddLine({at, strip.Max.y - 4}, {at, strip.Max.y + 3}, draw::fade(theme().text2, 0.7f));
    }
    draw.AddRect(strip.Min, strip.Max, theme().edge, 4);
    for (float share : ruler.scorings())
        textures::draw(draw, "lily", ImVec2{strip.Min.x + strip.GetWidth() * share, strip.Max.y + lily / 2 + 3}, lily,
                  textures::paint(theme().warn));
    const draw::Touch touch = draw::target("bar:moment", {{room.Min.x, rect.Min.y}, {room.Max.x, rect.Max.y}});
    draw.AddLine({x, strip.Min.y - 5}, {x, strip.Max.y + 5}, theme().text, 2);
    draw.AddCircleFilled({x, strip.GetCenter().y}, 8, theme().panel);
    draw.AddCircle({x, strip.GetCenter().y}, 8, theme().text, 0, 2);
    draw.AddCircleFilled({x, strip.GetCenter().y}, 3, theme().primary);
    if (touch.focused) draw::focus_ring(draw, {{room.Min.x, strip.Min.y - 4}, {room.Max.x, strip.Max.y + 4}}, 6);
    const float pointed = std::clamp((ImGui::GetIO().MousePos.x - strip.Min.x) / strip.GetWidth(), 0.0f, 1.0f);
    const std::size_t line = ruler.line_at(pointed);
    if ((touch.held && ImGui::IsMousePosValid()) || touch.pressed) {
        if (!touch.held && touch.focused) commands.add(PlaybackCommand::pause);   // Enter
        else if (const std::size_t goal = line + 1 == lines.size() && !view.watching ? lines.size() : line;
                 goal != (view.looking_back() ? view.history.line() : lines.size()))
            commands.add(ShowMoment{goal});
        draw::request_frame(0);
    }
    const auto told = [&] {
        const std::string chance = chances_in_words(view, lines[line].until);
        const std::string words =
            row(lines[line].event.what).kind == EventKind::heading
                ? lines[line].text
                : say("Round {n}: {told}", round_number(view.table, lines[line].round), lines[line].text);
        return chance.empty() ? words : say("{told} {chance}", words, chance);
    };
    if ((touch.hovered && !draw::now().coarse) || touch.held)
        draw::tooltip({{strip.Min.x + strip.GetWidth() * ruler.at(line) - 2, strip.Min.y},
                       {strip.Min.x + strip.GetWidth() * ruler.at(line) + 2, strip.Max.y}},
                      told());
}

void describe_playback_bar(const View& view, Description& to) {
    if (!watched(view)) return;
    if (pace_beside(view)) describe_pace(view, to);
    else to.button("button:pace", pace_told(view.preferences.pace), PlaybackCommand::next_pace);
    if (view.history.can(view.present, Leap::back)) {
        to.button("bar:first", say("To the beginning"), Leap::first);
        to.button("bar:scoring_before", say("To the scoring before"), LeapToScoring{-1});
    }
    if (view.looking_back()) to.button("bar:next_scoring", say("To the next scoring"), LeapToScoring{1});
}

// Cycles through calm, normal and fast.
Pace next_pace(Pace pace) { return pace == Pace::calm ? Pace::normal : pace == Pace::normal ? Pace::fast : Pace::calm; }
std::string pace_word(Pace pace) { return say(paces[static_cast<std::size_t>(pace)].word); }
std::string pace_told(Pace pace) {
    return say("Pace: {now}. Press for {next}.", pace_word(pace), pace_word(next_pace(pace)));
}

}
