#include "app/panels/bubble.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <vector>

#include "app/board/map.h"
#include "app/panels/own_cards.h"
#include "app/panels/piece_animations.h"
#include "app/rulebook/rulebook.h"
#include "app/ui/textures.h"
#include "app/ui/widgets.h"
#include "engine/queries.h"
#include "engine/parsing.h"

namespace eg {
namespace {

using draw::theme;
using draw::type;

constexpr double dimming = 160, speaking = 160, ringing = 240, crossing = 260;   // milliseconds
constexpr float  pad = 16;

float share(const View& view, double since, double length) {
    return draw::now().still ? 1 : part(static_cast<float>(view.now - since), 0, static_cast<float>(length));
}

ImU32 edge(const LessonRunner& lesson) { return lesson.wrong() ? theme().warn : theme().gold; }

// Beside this title; 30 is a picture without the words.
float rule_button_width(float room, const std::string& title) {
    const float wide = draw::button_width(say(show_rule)) - 10;
    return draw::width(type().title, title) + wide > room ? 30 : wide;
}

// Draws the title, the words, and a line after a wrong try; returns the height. A null list only measures.
float text(ImDrawList* draw, ImVec2 top, float room, const LessonRunner& lesson) {
    const std::string title = spoken_title(lesson);
    if (draw)
        draw::text(*draw, top, draw::Anchor::left_top,
                   draw::fitted(type().title, title,
                                room - (lesson.refused().empty() ? 0 : rule_button_width(room, title))),
                   lesson.wrong() ? theme().warn : theme().gold_deep, title);
    float y = 26;
    y += draw::wrapped(draw, top + ImVec2{0, y}, {.room = room, .leading = 18}, type().body, theme().text,
                       spoken(lesson));
    if (lesson.wrong())
        y += 4
             + draw::wrapped(
                 draw, top + ImVec2{0, y + 4}, {.room = room}, type().label, theme().text2, after_wrong_try(lesson));
    return y;
}

// The height of the longest text while there are answers to choose from, so that these stay where they are.
float text_height(float room, const LessonRunner& lesson) {
    float high = text(nullptr, {}, room, lesson);
    if (lesson.done() || lesson.step().offers.empty()) return high;
    const auto words_height = [&](std::string_view words) {
        return 26 + draw::wrapped(nullptr, {}, {.room = room, .leading = 18}, type().body, 0, say(words));
    };
    high = std::max(high, words_height(lesson.step().words));
    const float line = 4 + draw::wrapped(nullptr, {}, {.room = room}, type().label, 0, after_wrong_try(lesson));
    for (const Lesson::Wrong& wrong : lesson.step().wrongs) high = std::max(high, words_height(wrong.words) + line);
    return high;
}

// An ellipse round a thing on the board.
struct Spot {
    ImVec2 centre, half;   // half: of its width and height

    ImVec2 edge(ImVec2 towards) const {
        const ImVec2 way = towards - centre, share = way / half;
        return centre + way / std::max(0.01f, std::sqrt(ImLengthSqr(share)));
    }
};

Spot on_king(const Board& board, Place place, const State& s) {
    const float k = board.king_piece();
    return {board.king(place, s) - ImVec2{0, 24 * k}, ImVec2{36, 36} * k};
}

Spot on_place(const Board& board, Place place) {
    if (place != CAS)   // the ring is small, to keep the text beside it legible
        return {board.anchor(place, "shield"),
                ImVec2{23, 24} * std::max(0.8f, board.piece)};
    const float k = board.full ? board.piece : board.piece * 0.58f;
    return {board.anchor(CAS, "castillo") - ImVec2{0, 50 * k}, ImVec2{42, 66} * k};
}

Spot on_aid(const Board& board, const State& s) {
    const ImRect rect = aid_of(board, s);
    return {rect.GetCenter(), rect.GetSize() / 2 + ImVec2{6, 6}};
}

// The first thing on the board that the step mentions, or else the only place that it asks for. Empty: neither.
std::optional<Spot> spoken_of(const Board& board, const View& view) {
    for (const std::string_view thing : split(view.lesson->lit(), " ")) {
        if (thing == "board") return std::nullopt;   // the learner is to find the place
        if (thing == "aid") return on_aid(board, view.table);
        if (thing == "king" && is_place(view.table.king)) return on_king(board, view.table.king, view.table);
        if (const std::optional<Choice> place = choice(thing, box(view.table)))
            return on_place(board, static_cast<Place>(place->which));
    }
    const Lesson::Asked* asks = view.lesson->asks();
    if (asks && asks->choices.size() == 1 && asks->choices[0].thing == Thing::place)
        return on_place(board, static_cast<Place>(asks->choices[0].which));
    return std::nullopt;
}

// True if only regions beside the King are open, and this place is neither beside him nor taboo.
bool too_far(const View& view, Place place) {
    const Places open = Places::of_bits(view.options.of(Thing::place)), beside = beside_the_king(view.table, nobody);
    return is_place(view.table.king) && !open.empty() && (open - beside).empty()
           && !(beside | taboo(view.table)).has(place);
}

// A line with a pale outline, visible on light and on dark backgrounds.
void stroke(ImDrawList& draw, const std::vector<ImVec2>& points, ImU32 colour, float alpha, ImDrawFlags flags,
            float width) {
    draw::fine(draw);
    draw.AddPolyline(points.data(), static_cast<int>(points.size()), draw::fade(theme().panel, 0.9f * alpha), flags,
                     width + 3);
    draw.AddPolyline(points.data(), static_cast<int>(points.size()), draw::fade(colour, alpha), flags, width);
}

void ring(ImDrawList& draw, const Spot& spot, ImU32 colour, float alpha) {
    std::vector<ImVec2> points;
    for (float turn = 0; turn < 2 * IM_PI; turn += 0.1f)
        points.push_back(spot.centre + ImVec2{std::cos(turn), std::sin(turn)} * spot.half);
    stroke(draw, points, colour, alpha, ImDrawFlags_Closed, 2.5f);
}

std::vector<ImVec2> curve(ImVec2 from, ImVec2 hump, ImVec2 to, float share = 1) {
    constexpr int steps = 28;
    std::vector<ImVec2> points;
    for (int i = 0; i <= steps; ++i) {
        const float t = share * static_cast<float>(i) / steps;
        points.push_back(from * ((1 - t) * (1 - t)) + hump * (2 * t * (1 - t)) + to * (t * t));
    }
    return points;
}

ImVec2 towards(ImVec2 from, ImVec2 to, float length) {
    return from + (to - from) * (length / std::max(1.0f, std::sqrt(ImLengthSqr(to - from))));
}

// From the edge of the bubble to the ring, unless that is far. Of many curves it takes the one that covers the least to
// read.
void line(ImDrawList& draw, const ImRect& bubble, const Spot& spot, std::span<const Read> all, float alpha) {
    constexpr float corner = 22, longer = 0.002f;   // the cost of a pixel of its length
    constexpr float longest = 320;
    if (ImLengthSqr(spot.centre - ImClamp(spot.centre, bubble.Min, bubble.Max)) > longest * longest) return;
    const ImVec2 middle = bubble.GetCenter(), half = bubble.GetSize() / 2 - ImVec2{corner, corner};
    std::vector<ImVec2> best;
    float               least = FLT_MAX;
    const auto try_from = [&](ImVec2 from) {
        const ImVec2 way = spot.centre - from, across = ImVec2{-way.y, way.x};
        for (const float bent : {0.0f, 0.1f, -0.1f, 0.2f, -0.2f, 0.32f, -0.32f, 0.5f, -0.5f})
            for (const float along : {0.3f, 0.5f, 0.7f}) {
                const ImVec2 hump = from + way * along + across * bent;
                std::vector<ImVec2> points = curve(from, hump, spot.edge(hump));
                float cost = longer * (std::sqrt(ImLengthSqr(way)) * (1 + std::abs(bent)));
                for (const ImVec2 point : points) {
                    for (const Read& read : all)
                        if (read.rect.Contains(point)) cost += read.weight;
                    if (bubble.Contains(point) && ImLengthSqr(point - from) > 16) cost += 10;
                }
                if (cost < least) least = cost, best = std::move(points);
            }
    };
    for (const float share : {-1.0f, -0.5f, 0.0f, 0.5f, 1.0f}) {
        if (spot.centre.y > bubble.Max.y) try_from({middle.x + half.x * share, bubble.Max.y});
        if (spot.centre.y < bubble.Min.y) try_from({middle.x + half.x * share, bubble.Min.y});
        if (spot.centre.x < bubble.Min.x) try_from({bubble.Min.x, middle.y + half.y * share});
        if (spot.centre.x > bubble.Max.x) try_from({bubble.Max.x, middle.y + half.y * share});
    }
    if (!best.empty()) stroke(draw, best, theme().gold, alpha, 0, 2.5f);
}

// From the King to a region that is too far from him. share: how much of it is drawn, 0 .. 1.
void arrow(ImDrawList& draw, const Spot& king, ImVec2 goal, float away, float share) {
    const ImVec2 way = goal - king.centre,
                 hump = (king.centre + goal) / 2 + ImVec2{way.y, -way.x} * (way.x > 0 ? 0.16f : -0.16f);
    const std::vector<ImVec2> points =
        curve(towards(king.centre, hump, king.half.x * 0.7f), hump, towards(goal, hump, away), share);
    draw::fine(draw);
    draw.AddPolyline(points.data(), static_cast<int>(points.size()), draw::fade(theme().panel, 0.9f), 0, 5.5f);
    draw::dashed(draw, points, false, 6, 4, theme().warn, 2.6f);
    const ImVec2 tip = points.back(), back = towards(tip, points[points.size() - 4], 9),
                 side = ImVec2{-(tip - back).y, (tip - back).x} * 0.6f;
    draw.AddTriangleFilled(tip, back + side, back - side, theme().warn);
}

// A point in the region without pieces: the place for caballeros, the King's place, or above the name.
ImVec2 free_spot(const Board& board, const State& s, Place place) {
    bool settled = false;
    for (const Player p : colours(s)) settled |= s.caballeros[p][place] > 0;
    return !settled          ? board.anchor(place, "pieces") - ImVec2{0, 20 * board.piece}
           : s.king != place ? on_king(board, place, s).centre
                             : board.anchor(place, "name") - ImVec2{0, 26 * board.piece};
}

void cross_out(ImDrawList& draw, const Board& board, const View& view, Place place, float share) {
    const bool  tower = map::outline(place, board.page).points.empty();
    const float sign = std::clamp(11 * board.piece, 8.0f, 16.0f);
    if (tower) ring(draw, on_place(board, place), theme().warn, share);   // a region has a red edge
    const ImVec2 middle = tower ? on_place(board, place).centre : free_spot(board, view.table, place);
    if (too_far(view, place)) arrow(draw, on_king(board, view.table.king, view.table), middle, sign + 6, share);
    cross(draw, middle, sign, share);
}

}

bool speaks_on_board(const View& view) {
    return view.lesson && !view.busy && roomy(ImGui::GetIO().DisplaySize) && !choosing_hand(view);
}

const Rule* rule_refusing(const View& view) {
    return view.lesson->wrong() && !view.lesson->refused().empty()
               ? rule_of(thing_asked(view.table, view.options), view.table.rules)
               : nullptr;
}

bool answers_in_text(const View& view) {
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    return speaks_on_board(view) || (view.lesson && !view.busy && form_of(window) == Form::phone && !low(window));
}

void cross(ImDrawList& draw, ImVec2 centre, float radius, float alpha) {
    draw::fine(draw);
    draw.AddCircleFilled(centre, radius, draw::fade(theme().panel, alpha));
    draw.AddCircle(centre, radius, draw::fade(theme().warn, alpha), 0, 2);
    textures::draw(draw, "icons/close", centre, 1.5f * radius, textures::paint(theme().warn), alpha);
}

Place tried_place(const LessonRunner& lesson) {
    return lesson.tried() && lesson.tried()->thing == Thing::place ? static_cast<Place>(lesson.tried()->which)
                                                                   : nowhere;
}

// The last try is a place that the rules do not allow where the lesson asks for one.
static bool refused_place(const LessonRunner& lesson) {
    const Lesson::Asked* asks = lesson.asks();
    return !lesson.refused().empty() && tried_place(lesson) != nowhere && asks
           && std::any_of(asks->choices.begin(), asks->choices.end(),
                          [](const Choice& choice) { return choice.thing == Thing::place; });
}

std::string after_wrong_try(const LessonRunner& lesson) {
    return say(refused_place(lesson) ? "Nothing changed. Try a place that glows." : "Nothing changed. Try again.");
}

std::string spoken(const LessonRunner& lesson) {
    return lesson.refused().empty() ? say(lesson.words()) : lesson.refused();
}

std::string spoken_title(const LessonRunner& lesson) {
    if (!lesson.wrong()) return say(lesson.step().title);
    return say(refused_place(lesson) ? "Why not there?" : "Not quite");
}

void Bubble::lay(const Board& board, const View& view, const Lit& lit, std::span<const ImRect> besides) {
    // How much of other things the bubble may hide to stay in the northeast corner, see Room::hides.
    constexpr float slight = 500;
    const ImRect before = view.lesson && step_ == &view.lesson->step() ? rect_ : ImRect{};
    rect_ = {};
    if (!view.lesson || view.busy) return;
    if (step_ != &view.lesson->step()) step_ = &view.lesson->step(), begun_ = view.now;
    if (said_ != view.lesson->said()) said_ = view.lesson->said(), since_ = view.now;
    if (std::min(share(view, begun_, dimming), share(view, since_, crossing)) < 1) draw::request_frame(0);
    if (!speaks_on_board(view)) return;
    std::vector<ImRect> all = lit.rects(board);
    all.insert(all.end(), besides.begin(), besides.end());
    const auto keep_clear = [&](ImVec2 centre, ImVec2 half) {
        all.push_back({centre - half * board.piece, centre + half * board.piece});
    };
    for (const Choice choice : view.options) {   // things that can be pressed
        const Place place = static_cast<Place>(choice.which);
        if (choice.thing == Thing::place) keep_clear(board.anchor(place, "shield"), {20, 24});
        else if (choice.thing == Thing::caballero) keep_clear(board.pill(choice.whose, place, view.table), {16, 12});
    }
    float least = FLT_MAX;
    for (const float wide : {308.0f, 372.0f, 276.0f}) {
        const float row = lesson_answers_height(view, wide - 2 * pad);
        const ImVec2 size{wide,
                          std::round(text_height(wide - 2 * pad, *view.lesson) + 24 + (row > 0 ? row + 6 : 0))};
        const Room room = room_for_popover(board, view.table, size, lit.lands,
                                        Places::of_bits(view.options.of(Thing::place)), all, slight);
        if (room.hides < least - slight) least = room.hides, rect_ = room.rect;
        if (least <= slight) break;
    }
    if (before.GetWidth() > 0) {   // during a step it stays in its corner, if that hides nothing that is needed
        const ImRect map = board.inner;
        const bool   east = before.Max.x - map.Min.x > map.Max.x - before.Min.x,
                     south = before.Max.y - map.Min.y > map.Max.y - before.Min.y;
        const ImVec2 size = rect_.GetSize(), at{east ? before.Max.x - size.x : before.Min.x,
                                                south ? before.Max.y - size.y : before.Min.y};
        const ImRect same{at, at + size};
        if (map.Contains(same)
            && std::none_of(all.begin(), all.end(), [&](const ImRect& needed) { return needed.Overlaps(same); }))
            rect_ = same;
    }
    ImGui::SetCursorScreenPos(rect_.Min);
    ImGui::InvisibleButton("bubble", rect_.GetSize());   // takes presses, so that they do not reach the board
}

void Bubble::draw(const View& view, Commands& commands) const {
    if (rect_.GetWidth() <= 0) return;
    draw::window("bubble", {rect_.Min - ImVec2{4, 4}, rect_.Max + ImVec2{4, 8}});
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw::panel(draw, rect_, 10, 2);
    draw.AddRect(rect_.Min, rect_.Max, edge(*view.lesson), 10, 0, 2);
    const int first = draw.VtxBuffer.Size;
    text(&draw, rect_.Min + ImVec2{pad, 10}, rect_.GetWidth() - 2 * pad, *view.lesson);
    draw::fade(draw, first, share(view, since_, speaking));
    if (const Rule* rule = rule_refusing(view)) {
        const float  wide = rule_button_width(rect_.GetWidth() - 2 * pad, spoken_title(*view.lesson));
        const ImVec2 corner = ImVec2{rect_.Max.x - 8, rect_.Min.y + 8};
        const ImRect at{corner - ImVec2{wide, 0}, corner + ImVec2{0, 26}};
        const std::string label = say(show_rule);
        if (wide > 30 ? draw::button(label, at, {.id = "lesson:rule"})
                      : draw::icon_button("help", at, {.tooltip = label, .id = "lesson:rule"}))
            commands.add(OpenRule{rule->id});
    }
    if (const float row = lesson_answers_height(view, rect_.GetWidth() - 2 * pad); row > 0)
        lesson_answers(draw, {{rect_.Min.x + pad, rect_.Max.y - row - 10}, rect_.Max - ImVec2{pad, 10}}, view,
                       commands);
    ImGui::End();
}

void Bubble::point(ImDrawList& draw, const Board& board, const ImRect& seen, const ImRect& popover,
                   const View& view) const {
    const Place wrong = tried_place(*view.lesson);
    const float drawn = share(view, since_, wrong == nowhere ? ringing : crossing);
    draw.PushClipRect(seen.Min, seen.Max, true);
    if (wrong != nowhere) cross_out(draw, board, view, wrong, drawn);
    else if (std::optional<Spot> spot = spoken_of(board, view);
             spot && !view.lesson->wrong() && seen.Contains(spot->centre)) {
        std::vector<Read> read = read_on(board, view.table, {}, {});
        read.push_back({popover, 1});
        if (rect_.GetWidth() > 0) line(draw, rect_, *spot, read, drawn);
        spot->half *= 1 + (1 - drawn) / 9;
        ring(draw, *spot, theme().gold, drawn);
    }
    draw.PopClipRect();
}

float Bubble::dimmed(const View& view) const { return share(view, begun_, dimming); }

}
