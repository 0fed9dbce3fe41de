// The positions of everything on the board, from the anchors of the map. A large and a small board have different
// anchors and show slightly different parts of the map.
#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <string>
#include <tuple>
#include <vector>

#include "app/board/map.h"
#include "app/board/polygon.h"
#include "language/say.h"
#include "engine/box.h"
#include "engine/queries.h"
#include "app/board/board.h"

namespace eg {
namespace {

using draw::snapped;

// Scales of the map: from stacks_from a board shows stacks, from full_from at full size; at `natural`, piece is 1.
constexpr float stacks_from = 0.6f, full_from = 0.75f, natural = 0.872f;
constexpr float least_counts = 0.9f;   // Board::counts: digits of 11 px

// A pill's index among the pills of its place, and their count.
struct Order {
    int count = 0, index = -1;
};
// The place at which the pieces of this place are drawn: those of a space without a point on this page in its region.
Place standing_in(const Board& b, const State& s, Place place) {
    return map::room(place, b.page).own ? place : region_of(s, place);
}

// The player for whom this colour counts now.
Player counts_for(const State& s, Player colour) {
    for (const Player p : s.seats())
        if (colours_of(s, p).has(colour)) return p;
    return colour;
}

// The order of pills: from the most caballeros to the fewest, then caballeros that carry something. A colour that
// counts for a player comes after the player's own. A player without any gets the index of a pill about to appear.
// nobody: the pills that there are.
Order order(const Board& b, const State& s, Place place, Player player) {
    const auto key = [&](Place there, Player p) {
        const Player owner = counts_for(s, p);
        return std::tuple{carries(s, there), there, -headcount(s, there, owner).counted, owner, p};
    };
    Order out{.count = player != nobody && headcount(s, place, player).counted == 0, .index = 0};
    for (Place there : with_parts(s, region_of(s, place)))
        for (const Player p : colours(s)) {
            if (headcount(s, there, p).counted == 0 || standing_in(b, s, there) != standing_in(b, s, place)) continue;
            ++out.count;
            out.index += player != nobody && key(there, p) < key(place, player);
        }
    return out;
}
// On a small board, the pills of those beside a table come last; on a large one they are beside the table.
int beside(const State& s, Place place) {
    int pills = 0;
    if (table_at(s, place))
        for (const Player p : colours(s)) pills += headcount(s, place, p).beside > 0;
    return pills;
}

constexpr float tabs_from = 0.36f;   // the least scale of a map above tabs
bool tabbed(int page) { return page > map::whole_map && map::paged(); }

// 0 to 99.
int cell_of(const State& s, Player player) { return ((s.score[player] % 100) + 100) % 100; }

}

Board board(const BoardView& view) {
    Board b;
    b.places = view.places;
    const ImVec2 room = view.rect.GetSize();
    ImRect map;
    const auto fit = [&](int page, float track) {
        b.page = page;
        map = map::extent(page);
        const ImRect must = map::view(page);
        const ImVec2 in{room.x - 2 * track, room.y - 2 * track}, all = map.GetSize();
        // For the tabs. On a low board they lie over the map.
        const float  below = tabbed(page) && (in.y - tabs_strip) / must.GetHeight() > tabs_from ? tabs_strip : 0;
        const float  scale = std::max(0.05f, std::min(in.x / must.GetWidth(), (in.y - below) / must.GetHeight()));
        const ImVec2 part{view.frame ? std::min(in.x / scale, all.x) : in.x / scale,
                          std::min(in.y / scale, all.y + below / scale)};
        b.scale = scale;
        b.track = track;
        const ImVec2 size{std::floor(part.x * scale), std::floor(part.y * scale)};
        const ImVec2 from = snapped(view.rect.Min + (room - size) / 2);
        b.inner = {from, from + size};
        b.outer = {b.inner.Min - ImVec2{track, track}, b.inner.Max + ImVec2{track, track}};
        // Beyond the edges of the map, draw_map repeats its outermost pixels.
        const float  beyond = std::max(0.0f, part.x - all.x) / 2;
        const ImVec2 wanted = must.GetCenter() - (part - ImVec2{0, below / scale}) / 2;
        const ImVec2 first{std::clamp(wanted.x, map.Min.x - beyond, map.Max.x + beyond - part.x),
                           std::clamp(wanted.y, map.Min.y, map.Max.y + below / scale - part.y)};
        b.origin = snapped(b.inner.Min - first * scale);
    };
    fit(map::whole_map, view.frame ? std::round(24 * std::clamp(room.x / 864, 1.0f, 2.0f)) : 0);
    b.full = b.scale >= stacks_from;
    if (!b.full) fit(std::clamp(view.camera.page, map::first_page, map::last_page()), view.frame ? 13.0f : 0.0f);
    for (int place = 0; map::paged() && place < spoken_of().place_count; ++place)
        if (!map::on_page(static_cast<Place>(place), b.page)) b.elsewhere.add(static_cast<Place>(place));
    b.piece = b.scale >= full_from ? std::max(1.0f, b.scale / natural)
              : b.full             ? 0.8f
                                   : std::clamp(b.scale / 0.449f, 0.6f / view.camera.zoom, 1.3f);
    if (view.camera.near()) {
        b.near = true;
        b.scale *= view.camera.zoom;
        b.piece *= view.camera.zoom;
        const ImVec2 half = b.inner.GetSize() / (2 * b.scale), middle = map.GetCenter();
        const ImVec2 first = map.Min + half, last = map.Max - half;
        const ImVec2 centre{
            std::clamp(view.camera.centre.x, std::min(first.x, middle.x), std::max(last.x, middle.x)),
            std::clamp(view.camera.centre.y, std::min(first.y, middle.y), std::max(last.y, middle.y))};
        b.origin = snapped(b.inner.GetCenter() - centre * b.scale);
    }
    // A small map has larger numbers, unless they would cover each other.
    b.counts = b.full ? b.piece : std::max(b.piece, std::min(least_counts, b.scale / 0.34f));
    b.covered_from = std::min(b.inner.Max.y, view.covered_from);
    return b;
}

bool has_targets(int page, const Choices& choices) {
    for (const Choice choice : choices) {
        if (choice.thing != Thing::place && choice.thing != Thing::caballero) continue;
        const Place place = static_cast<Place>(choice.which);
        const bool  drawn_alone = map::room(place, map::whole_map).own;
        if (map::on_page(place, page) && (map::room(place, page).own || !drawn_alone)) return true;
    }
    return false;
}

ImVec2 Board::anchor(Place place, std::string_view what) const {
    if (elsewhere.has(place)) return tab(map::page_of(place)).GetCenter();
    const auto kind = std::find(map::kinds.begin(), map::kinds.end(), what) - map::kinds.begin();
    return at(map::anchor(place, static_cast<map::Kind>(kind), page));
}

ImRect Board::tabs() const {
    const float  room = covered_from - inner.Min.y;
    const ImVec2 corner = ImVec2{inner.Max.x, covered_from} - ImVec2{5, 5};
    const ImVec2 size = room > 160 ? ImVec2{82, 30} : ImVec2{70, 26};
    return !tabbed(page) || room < 80
               ? ImRect{}
               : ImRect{corner - ImVec2{size.x * static_cast<float>(map::last_page()), size.y}, corner};
}

ImRect Board::tab(int of) const {
    ImRect all = tabs();
    const float wide = all.GetWidth() / static_cast<float>(map::last_page());
    all.Min.x += wide * static_cast<float>(of - map::first_page);
    all.Max.x = all.Min.x + wide;
    return all;
}

bool Board::in_ring(Place place, const State& s) const {
    if (map::room(place, page).ring <= 0 || elsewhere.has(place)) return false;
    const ImVec2 ring = map::anchor(place, map::Kind::pieces, page);
    int there = 0;   // of all spaces that share the ring: those of it who carry something have spaces of their own
    for (const Place space : with_parts(s, region_of(s, place)))
        if (const ImVec2 its = map::anchor(space, map::Kind::pieces, page); its.x == ring.x && its.y == ring.y)
            for (const Player p : colours(s)) there += s.caballeros[p][space];
    return there == 1;
}

// Cells go clockwise: 0 top left, 28 top right, 50 bottom right, 78 bottom left. Corners are square.
ImRect track_cell(const Board& b, int n) {
    const ImRect& o = b.outer;
    const float t = b.track, wide = (o.GetWidth() - 2 * t) / 27, high = (o.GetHeight() - 2 * t) / 21;
    const auto along = [](int i, float first, float step, int last) {
        return i == 0 ? 0 : i == last + 1 ? -1 : first + step * static_cast<float>(i - 1);
    };
    const auto column = [&](int i) -> ImVec2 {   // left and right edge of column 0 to 28
        if (i == 0) return {o.Min.x, o.Min.x + t};
        if (i == 28) return {o.Max.x - t, o.Max.x};
        const float x = o.Min.x + along(i, t, wide, 27);
        return {x, x + wide};
    };
    const auto line = [&](int i) -> ImVec2 {     // top and bottom edge of row 0 to 22
        if (i == 0) return {o.Min.y, o.Min.y + t};
        if (i == 22) return {o.Max.y - t, o.Max.y};
        const float y = o.Min.y + along(i, t, high, 21);
        return {y, y + high};
    };
    const int  c = n <= 28 ? n : n <= 50 ? 28 : n <= 78 ? 78 - n : 0;
    const int  r = n <= 28 ? 0 : n <= 50 ? n - 28 : n <= 78 ? 22 : 100 - n;
    const ImVec2 x = column(c), y = line(r);
    return {{x.x, y.x}, {x.y, y.y}};
}

ImVec2 Board::cell(int score, Player player, const State& s) const {
    const int n = ((score % 100) + 100) % 100;
    int before = 0, all = 0;
    for (const Player p : s.seats())
        if (cell_of(s, p) == n) {
            ++all;
            if (p < player) ++before;
        }
    const float step = track * 0.28f;
    const float span = step * static_cast<float>(std::max(0, all - 1)) / 2,
                off = step * static_cast<float>(before) - span, edge = span + track * 0.35f;
    // The middle of the markers in this cell, moved so that all of them are on the board.
    const ImVec2 middle = track_cell(*this, n).GetCenter();
    return ImVec2{std::clamp(middle.x, outer.Min.x + edge, outer.Max.x - edge),
                  std::clamp(middle.y, outer.Min.y + edge, outer.Max.y - edge)}
           + ImVec2{off, off};
}

static constexpr std::string_view beside_the_map[scoreboard_count] = {"BOARDS.0", "BOARDS.1"};

bool Board::shows_scoreboard(int which, const State& s) const {
    const Place place = s.scoreboard[which];
    return is_place(place) ? !elsewhere.has(place) : map::point(beside_the_map[which], page).has_value();
}

ImVec2 Board::scoreboard(int which, const State& s) const {
    const Place place = s.scoreboard[which];
    if (is_place(place)) return anchor(place, "shield") + ImVec2{4, -5} * (full ? std::max(1.0f, piece) : 0.7f * piece);
    const std::optional<ImVec2> beside = map::point(beside_the_map[which], page);
    return beside ? at(*beside) : tab(map::first_page).GetCenter();
}

ImRect Board::name(Place place) const {
    const ImVec2 at = anchor(place, "name");
    return {at + ImVec2{-60, -14} * piece, at + ImVec2{60, 4} * piece};
}

ImVec2 Board::pill(Player player, Place place, const State& s) const {
    const Order  o = order(*this, s, place, player);
    const Place  there = standing_in(*this, s, place);
    return slot(there, o.index, o.count + (full ? 0 : beside(s, there)));
}

ImVec2 Board::pill_beside(Player player, Place place, const State& s) const {
    int before = 0;
    for (const Player p : colours(s)) before += p < player && headcount(s, place, p).beside > 0;
    if (full) {
        const ImRect at = table(*table_at(s, place), place, s);
        const ImVec2 size = pill_size();
        return {at.Max.x + 7 * piece + size.x / 2 + (size.x + 2) * static_cast<float>(before), at.Max.y - size.y / 2};
    }
    const int first = order(*this, s, place, nobody).count;
    return slot(place, first + before, first + beside(s, place));
}

ImVec2 Board::slot(Place place, int index, int count) const {
    const map::Room& room = map::room(place, page);
    const ImVec2 size = pill_size();
    const float  step_x = size.x + (full ? count > 4 ? 0.5f : 2.0f : 2.5f), step_y = size.y + 2.2f;
    const int    columns = full ? 5 : room.columns;
    const int    line = index / columns, in_line = std::min(columns, count - line * columns);
    const float  many = full ? static_cast<float>(std::max(0, count - 3)) : 0;
    const float  aside = (room.aside * piece + (piece < 1 ? room.aside_low : 0)) * many;
    const ImVec2 at = anchor(place, "pieces") + ImVec2{aside, 0};
    // Without it, a third row would leave the region.
    const float  lift = full || count <= 2 * columns ? 0 : -step_y * 0.5f;
    return {at.x + step_x * (static_cast<float>(index % columns) - static_cast<float>(in_line - 1) / 2),
            at.y + step_y * static_cast<float>(line) + lift};
}

ImRect Board::table(const Token& token, Place place, const State& s) const {
    if (!full) {
        const ImVec2 top = anchor(place, "shield") + ImVec2{0, shield_size().y * 0.5f};
        return {top - ImVec2{11.5f * piece, 0}, top + ImVec2{11.5f, 15} * piece};
    }
    const float  columns = static_cast<float>((token.seating.spaces(s) + 1) / 2);
    const ImVec2 size = ImVec2{columns * 17 + 12, 44} * piece;
    const ImVec2 foot = anchor(place, "pieces") - ImVec2{0, pill_size().y / 2 + 3.5f};
    return {foot - ImVec2{size.x / 2, size.y}, foot + ImVec2{size.x / 2, 0}};
}

// One distance for all stacks of a place, so that a higher stack has more cubes.
float Board::rise(Place place, const State& s, Player more) const {
    const float size = cube_size * piece;
    std::vector<ImRect> above;
    for (const Place land : regions(s)) above.push_back(name(land));
    if (regions(s).has(s.king)) above.push_back(stands(nobody, s.king, s));
    for (const Player p : s.seats())
        if (regions(s).has(s.grande[p])) above.push_back(stands(p, s.grande[p], s));
    float room = 3.5f * size;
    int   most = 1;
    for (const Player p : colours(s)) {
        const int count = s.caballeros[p][place] + (p == more);
        if (count == 0) continue;
        most = std::max(most, count);
        const ImVec2 at = pill(p, place, s);
        const float  foot = at.y - pill_size().y / 2 - 1.5f;
        for (const ImRect& rect : above)
            if (rect.Max.y < foot && std::max(at.x - rect.Max.x, rect.Min.x - at.x) < size / 2)
                room = std::min(room, foot - rect.Max.y);
    }
    return most == 1 ? size / 2 : std::clamp((room - size) / static_cast<float>(most - 1), 0.0f, size / 2);
}

ImVec2 Board::top_of_stack(Player player, Place place, const State& s) const {
    const ImVec2 at = pill(player, place, s);
    if (!full || place == CAS || map::room(place, page).ring > 0) return at;
    if (const Token* there = table_at(s, place)) return table(*there, place, s).GetCenter();
    return cube_at(at, piece, rise(place, s, player), s.caballeros[player][place]);
}

std::vector<Read> read_on(const Board& b, const State& s, Places about, Places legal) {
    std::vector<Read> all;
    const ImVec2 pill_half = b.pill_size() / 2;
    for (const Place p : places(s) - b.elsewhere) {
        const float weight = about.has(p) ? 40.0f : legal.has(p) ? 3.0f : 1.0f, k = b.piece;
        const auto add = [&](ImVec2 at, ImVec2 from, ImVec2 to, float share) {
            all.push_back({{at + from * k, at + to * k}, weight * share});
        };
        add(b.anchor(p, "shield"), {-18, -20}, {18, 20}, 2);
        all.push_back({b.name(p), weight * 0.7f});
        if (p == CAS) add(b.anchor(p, "castillo"), {-56, -118}, {56, 24}, 1);
        if (p == CAS && b.full) add(b.anchor(p, "note"), {-62, -12}, {62, 6}, 0.3f);
        if (s.king == p) add(b.king(p, s), {-18, -52}, {18, 4}, 2);
        for (const Player q : colours(s)) {
            if (q < max_players && s.grande[q] == p) add(b.grande(q, p, s), {-12, -36}, {12, 4}, 1.5f);
            if (!s.caballeros[q][p]) continue;
            const ImVec2 pill = b.pill(q, p, s);
            all.push_back({{ImVec2{pill.x - pill_half.x, std::min(pill.y - pill_half.y, b.top_of_stack(q, p, s).y)},
                            pill + pill_half},
                           weight * 2});
        }
        if (!about.has(p)) continue;
        for (const ImVec2 corner : map::outline(p, b.page).points)
            all.push_back({{b.at(corner), b.at(corner) + ImVec2{4, 4}}, weight * 0.2f});
    }
    for (int which = 0; which < scoreboard_count; ++which)
        all.push_back(
            {{b.scoreboard(which, s) - ImVec2{18, 20} * b.piece, b.scoreboard(which, s) + ImVec2{18, 20} * b.piece},
             2});
    return all;
}

Room room_for_popover(const Board& b, const State& s, ImVec2 size, Places about, Places legal,
                   std::span<const ImRect> besides, float more) {
    std::vector<Read> all = read_on(b, s, about, legal);
    for (const ImRect& rect : besides) all.push_back({rect, 40});
    return room_within({b.inner.Min + ImVec2{3, 3}, b.inner.Max - ImVec2{3, 3} - size}, size, all, more);
}

Room room_within(const ImRect& free, ImVec2 size, const std::vector<Read>& things, float more) {
    constexpr int steps = 16;
    ImVec2 best{free.Max.x, free.Min.y};
    float  least = FLT_MAX, corner = FLT_MAX;   // corner: the cost of the northeast one, which comes first
    for (int row = 0; row <= steps; ++row)
        for (int column = steps; column >= 0; --column) {
            const ImVec2 at{free.Min.x + free.GetWidth() * static_cast<float>(column) / steps,
                            free.Min.y + free.GetHeight() * static_cast<float>(row) / steps};
            float cost = 0;
            for (const Read& read : things) {
                ImRect part = read.rect;
                if (!part.Overlaps({at, at + size})) continue;
                part.ClipWithFull({at, at + size});
                cost += part.GetWidth() * part.GetHeight() * read.weight;
            }
            if (corner == FLT_MAX) corner = least = cost, best = at;
            else if (cost < least && cost < corner - more) least = cost, best = at;
        }
    best = snapped(best);
    return {{best, best + size}, least};
}

std::vector<ImVec2> stretches(const Board& b, Place land, float y) {
    const ImVector<ImVec2>& points = map::outline(land, b.page).points;
    std::vector<float>  crossings;
    std::vector<ImVec2> all;
    cross(points.Size, [&](int i) { return b.at(points[i]); }, y, crossings);
    for (std::size_t n = 0; n + 1 < crossings.size(); n += 2) all.push_back({crossings[n], crossings[n + 1]});
    return all;
}

Place place_at(const Board& b, ImVec2 point) {
    if (!b.inner.Contains(point)) return nowhere;
    const ImVec2 map{(point.x - b.origin.x) / b.scale, (point.y - b.origin.y) / b.scale};
    if (const Place place = map::place_at(map, b.places - b.elsewhere, b.page); place != nowhere) return place;
    const float size = b.full ? std::max(1.0f, b.piece) : b.piece * 0.6f;
    const ImVec2 base = b.anchor(CAS, "castillo");
    if (!b.elsewhere.has(CAS) && ImRect{base + ImVec2{-56, -118} * size, base + ImVec2{56, 24} * size}.Contains(point))
        return CAS;
    // Parts of some shields are in the sea, outside the outlines.
    const float half = b.full ? 20 * std::max(1.0f, b.piece) : 14 * b.piece;
    for (const Place place : b.places - b.elsewhere) {
        const ImVec2 d = point - b.anchor(place, "shield");
        if (std::abs(d.x) < half && std::abs(d.y) < half * 1.1f) return place;
    }
    return nowhere;
}

}
