// The players of a finished game by rank, each with a bar of points in parts: the general scorings, the special ones,
// and other gains.
#include <algorithm>
#include <cmath>

#include "app/screens/result_sheet.h"
#include "app/ui/tree.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr draw::Type number_type{draw::Face::black, 12.5f}, small_number{draw::Face::black, 11.5f};

// ---- the look of a part

enum class Pattern : unsigned char { plain, slanted, upright };
struct Look {
    draw::Colour fill, on;   // on: of a number
    Pattern pattern = Pattern::plain;
    draw::Colour stripe = 0;
};

Look look_of(const StoryPart& part, Player player) {
    if (part.source == PointSource::general) {
        const draw::BarColour colour = draw::bar_colour(player, part.number - 1);
        return {colour.fill, colour.text};
    }
    return {draw::paper::pill, draw::paper::text,
            part.source == PointSource::special ? Pattern::slanted : Pattern::upright, draw::seat(player).colour};
}

// ... in the legend, without a player.
Look look_of(const StoryPart& part) {
    const draw::Colour brown = draw::rgb(0x6E6250);
    if (part.source == PointSource::general)
        return {draw::mix(brown, draw::rgb(0xFFFFFF), 0.38f * static_cast<float>(part.number - 1)), 0};
    return {draw::paper::pill, 0, part.source == PointSource::special ? Pattern::slanted : Pattern::upright, brown};
}

void fill(ImDrawList& draw, const ImRect& rect, const Look& look) {
    draw.AddRectFilled(rect.Min, rect.Max, look.fill);
    if (look.pattern == Pattern::plain || rect.GetWidth() < 1) return;
    constexpr float step = 6, wide = 2.6f;
    const bool slanted = look.pattern == Pattern::slanted;
    const float lean = slanted ? rect.GetHeight() : 0;
    draw.PushClipRect(rect.Min, rect.Max, true);
    for (float x = rect.Min.x - lean + step / 2; x < rect.Max.x; x += step * (slanted ? 1.3f : 1))
        draw.AddLine({x, rect.Max.y + 1}, {x + lean, rect.Min.y - 1}, look.stripe, wide);
    draw.PopClipRect();
}

// The number of a part. Returns false if there is no room for it.
bool number(ImDrawList& draw, const ImRect& rect, const Look& look, int points) {
    const std::string word = std::to_string(points);
    const float wide = draw::width(number_type, word);
    const ImVec2 middle = rect.GetCenter();
    if (look.pattern == Pattern::plain) {
        if (rect.GetWidth() < wide + 3) return false;
        draw::text(draw, middle, Anchor::centre_middle, number_type, look.on, word);
        return true;
    }
    if (rect.GetWidth() < 10) return false;
    if (rect.GetWidth() >= wide + 12) {
        const ImVec2 half{wide / 2 + 5, 8};
        draw.AddRectFilled(middle - half, middle + half, look.fill, 8);
        draw.AddRect(middle - half, middle + half, theme().ink, 8, 0, 0.7f);
        draw::text(draw, middle, Anchor::centre_middle, number_type, look.on, word);
        return true;
    }
    if (rect.GetWidth() < draw::width(small_number, word) - 2) return false;
    draw::halo_text(draw, {middle.x, middle.y + draw::cap_height(small_number) / 2}, Anchor::centre, small_number,
                    look.on, {.halo = look.fill, .halo_width = 1.7f}, word);
    return true;
}

// ---- the motion

// How far the n-th part of the bars has grown, 0 .. 1.
float grown(const ResultSheet& sheet, float time, std::size_t n) {
    const float each = opening_times::bars / static_cast<float>(std::max<std::size_t>(1, sheet.story.parts.size()));
    return passed(time, opening_times::title + each * static_cast<float>(n), each);
}

// The points that a bar shows at a time.
PerPlayer<int> points_at(const ResultSheet& sheet, float time) {
    if (time >= opening_times::bars_end) return sheet.story.totals;
    PerPlayer<int> points;
    for (Player p : Players::first(sheet.players())) {
        float sum = 0;
        for (std::size_t n = 0; n < sheet.story.parts.size(); ++n)
            sum += grown(sheet, time, n) * static_cast<float>(sheet.story.parts[n].points[p]);
        points[p] = static_cast<int>(std::lround(sum));
    }
    return points;
}

// The row of a player, from 0: the mean of the last moments, so that a row glides to its new place.
float row_at(const ResultSheet& sheet, Player player) {
    constexpr int samples = 8;
    float sum = 0;
    for (int n = 0; n < samples; ++n) {
        const float time = sheet.time - opening_times::change * static_cast<float>(n) / samples;
        const PerPlayer<Player> order = by_total(sheet.players(), points_at(sheet, std::max(time, 0.0f)));
        sum += static_cast<float>(std::find(order.items.begin(), order.items.end(), player) - order.items.begin());
    }
    return sum / samples;
}

// ---- a row

struct Measures {
    float row, pitch, bar, badge;
};
Measures measures(const ResultSheet& sheet) {
    const bool many = sheet.players() > 4;
    if (!sheet.broad) return {60, 63, 24, 11.5f};
    return many ? Measures{44, 48, 24, 14} : Measures{53, 57, 29, 15};
}

// The parts from left to right, and after them the numbers that have no room in theirs.
void bar(ImDrawList& draw, const ImRect& room, Player player, const ResultSheet& sheet) {
    const GameStory& story = sheet.story;
    int most = 1;
    for (Player p : Players::first(sheet.players())) most = std::max(most, story.totals[p]);
    const float scale = room.GetWidth() / static_cast<float>(most);
    std::string beside;
    float x = room.Min.x;
    for (std::size_t n = 0; n < story.parts.size(); ++n) {
        const int points = story.parts[n].points[player];
        const float wide = scale * static_cast<float>(points) * grown(sheet, sheet.time, n);
        if (wide <= 0) continue;
        const ImRect part{{draw::snapped(x), room.Min.y}, {draw::snapped(x + wide), room.Max.y}};
        const Look look = look_of(story.parts[n], player);
        fill(draw, part, look);
        if (x > room.Min.x) draw.AddLine(part.Min, {part.Min.x, part.Max.y - 1}, theme().mark_line, 1);
        if (!number(draw, part, look, points) && sheet.broad)
            beside += (beside.empty() ? "" : " ") + std::to_string(points);
        x += wide;
    }
    draw.AddRect(room.Min, {std::max(draw::snapped(x), room.Min.x + 1), room.Max.y}, theme().mark_line, 0, 0, 1.2f);
    if (!beside.empty())
        draw::text(draw, {x + 5, room.GetCenter().y}, Anchor::left_middle, small_number, theme().text, beside);
}

void row_ground(ImDrawList& draw, const ImRect& rect, Player player, const ResultSheet& sheet) {
    if (player == sheet.reader)
        draw.AddRectFilled(rect.Min, rect.Max, draw::mix(theme().panel, draw::seat(player).colour, 0.13f), 8);
    if (!sheet.story.winners.has(player)) return;
    const float shown = passed(sheet.time, opening_times::bars_end, opening_times::gold);
    draw.AddRectFilled(rect.Min, rect.Max, draw::fade(draw::winner_row(), shown), 8);
    draw.AddRect(rect.Min, rect.Max, draw::fade(theme().gold, shown), 8, 0, 1.2f);
}

// The reader's is slanted. There is no bold slanted face, so it is drawn twice.
void total(ImDrawList& draw, ImVec2 at, float size, Player player, const ResultSheet& sheet) {
    const bool slanted = player == sheet.reader;
    const draw::Type letters{slanted ? draw::Face::serif_italic : draw::Face::serif_bold, size};
    const std::string word = std::to_string(points_at(sheet, sheet.time)[player]);
    draw::text(draw, at, Anchor::right_middle, letters, theme().text, word);
    if (slanted) draw::text(draw, at - ImVec2{0.5f, 0}, Anchor::right_middle, letters, theme().text, word);
}

void broad_row(ImDrawList& draw, ImVec2 corner, float width, Player player, const ResultSheet& sheet) {
    const Measures m = measures(sheet);
    const float y = corner.y + m.row / 2, from = 170, to = width - 237;
    const std::string name = sheet.session().name(player), who = who_is(sheet.session(), player, sheet.reader);
    row_ground(draw, {corner - ImVec2{sheet.margin, 0}, corner + ImVec2{width + sheet.margin, m.row}}, player, sheet);
    draw::text(draw, {corner.x + 10, y}, Anchor::centre_middle, {draw::Face::serif, 20}, theme().text2,
               std::to_string(rank_of(sheet.players(), sheet.story.totals, player)));
    draw::badge(draw, player, {corner.x + 42, y}, m.badge);
    const float room = from - 66 - 8;
    draw::text(draw, {corner.x + 66, y - 8}, Anchor::left_middle, type().name, theme().text,
               draw::shortened(type().name, name, room));
    const draw::Type small{draw::Face::text, 12};
    draw::text(draw, {corner.x + 66, y + 9}, Anchor::left_middle, draw::fitted(small, who, room, 0.6f), theme().text2,
               who);
    bar(draw, {{corner.x + from, y - m.bar / 2}, {corner.x + to, y + m.bar / 2}}, player, sheet);
    total(draw, {corner.x + width - 174, y + 1}, 26, player, sheet);
    const BestRegion& best = sheet.story.best[player];
    if (best.place == nowhere) return;
    const std::string region = say("{place}", best.place),
                      points = say("{n, plural, one {# point} other {# points}}", best.points);
    draw::text(draw, {corner.x + width, y - 8}, Anchor::right_middle, draw::fitted(type().body_bold, region, 158, 0.6f),
               theme().text, region);
    draw::text(draw, {corner.x + width, y + 9}, Anchor::right_middle, small, theme().text2, points);
}

void narrow_row(ImDrawList& draw, ImVec2 corner, float width, Player player, const ResultSheet& sheet) {
    const Measures m = measures(sheet);
    const float y = corner.y + 16.5f;
    row_ground(draw, {corner - ImVec2{sheet.margin, 0}, corner + ImVec2{width + sheet.margin, m.row}}, player, sheet);
    draw::badge(draw, player, {corner.x + 12, y}, m.badge);
    const BestRegion& best = sheet.story.best[player];
    std::string region = best.place == nowhere ? std::string{} : say("best: {place} {n}", best.place, best.points);
    const float best_wide = std::min(draw::width(type().label, region), width * 0.48f);
    const std::string name = draw::shortened(type().name, sheet.session().name(player), width - 78 - best_wide);
    float x = corner.x + 30;
    x += draw::text(draw, {x, y}, Anchor::left_middle, type().name, theme().text, name) + 6;
    const float right = corner.x + width - 42;
    if (!region.empty())
        draw::text(draw, {right, y}, Anchor::right_middle, draw::fitted(type().label, region, width * 0.48f, 0.6f),
                   theme().text2, region);
    const std::string who = player == sheet.reader ? who_is(sheet.session(), player, sheet.reader) : std::string{};
    if (!who.empty() && x + draw::width(type().label, who) < right - best_wide - 6)
        draw::text(draw, {x, y}, Anchor::left_middle, type().label, theme().text2, who);
    total(draw, {corner.x + width + 2, y}, type().score.size, player, sheet);
    bar(draw, {{corner.x, corner.y + 30}, {corner.x + width, corner.y + 30 + m.bar}}, player, sheet);
}

// ---- the legend

struct Entry {
    const StoryPart* part;
    std::string words;
    ImVec2 at;   // of its sample, from the corner
};
constexpr float legend_line = 18;

// What the legend says, broken into lines.
std::vector<Entry> legend(const ResultSheet& sheet, float room) {
    std::vector<Entry> entries;
    ImVec2 at{0, 0};
    for (const StoryPart& part : sheet.story.parts) {
        const std::string words = sheet.broad ? part_title(part) : brief_part_title(part);
        const float wide = 18 + draw::width(type().label, words) + (sheet.broad ? 18 : 14);
        if (at.x > 0 && at.x + wide - 14 > room) at = {0, at.y + legend_line};
        entries.push_back({&part, words, at});
        at.x += wide;
    }
    return entries;
}
// Of the line of the legend, without the heading of the best regions.
ImVec2 legend_place(const ResultSheet& sheet, float width) {
    return sheet.broad ? ImVec2{170, width - 170 - 130} : ImVec2{0, width};
}

}

float legend_height(const ResultSheet& sheet, float width) {
    const std::vector<Entry> entries = legend(sheet, legend_place(sheet, width).y);
    return entries.empty() ? 0 : entries.back().at.y + legend_line + (sheet.broad ? 6 : 4);
}

void result_legend(ImDrawList& draw, ImVec2 corner, float width, const ResultSheet& sheet) {
    const tree::Silent said;   // a row says it all
    const ImVec2 place = legend_place(sheet, width);
    for (const Entry& entry : legend(sheet, place.y)) {
        const ImVec2 at = corner + ImVec2{place.x, 0} + entry.at;
        const ImRect sample{at + ImVec2{0, 2}, at + ImVec2{13, 14}};
        fill(draw, sample, look_of(*entry.part));
        draw.AddRect(sample.Min, sample.Max, theme().mark_line, 1.5f, 0, 0.8f);
        draw::text(draw, {at.x + 18, at.y + 8}, Anchor::left_middle,
                   draw::fitted(type().label, entry.words, place.y - 18), theme().text2, entry.words);
    }
    const std::string heading = say("Best region");
    if (sheet.broad)
        draw::text(draw, {corner.x + width, corner.y + 8}, Anchor::right_middle,
                   draw::fitted(type().label, heading, 120), theme().text2, heading);
}

float rows_height(const ResultSheet& sheet) {
    const Measures m = measures(sheet);
    return m.pitch * static_cast<float>(sheet.players()) - (m.pitch - m.row);
}

void result_rows(ImDrawList& draw, ImVec2 corner, float width, const ResultSheet& sheet) {
    const PerPlayer<Player> order = by_total(sheet.players(), sheet.story.totals);
    for (int i = 0; i < sheet.players(); ++i) {
        const Player p = order.items[static_cast<std::size_t>(i)];
        tree::add(tree::Role::item, row_in_words(sheet.session(), sheet.story, p, sheet.reader));
        const tree::Silent said;
        const ImVec2 at = corner + ImVec2{0, measures(sheet).pitch * row_at(sheet, p)};
        (sheet.broad ? broad_row : narrow_row)(draw, at, width, p, sheet);
    }
}

}
