// The positions of the King and the Grandes: at the anchors of their region, or if a figure, count or value would be
// covered there, at the point in the region that covers least.
#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <utility>
#include <vector>

#include "app/board/board.h"
#include "app/board/map.h"
#include "engine/box.h"
#include "engine/queries.h"

namespace eg {
namespace {

// Figures are numbered: a Grande by its player, then the King.
constexpr int the_king = max_players;

// Something that a figure should not overlap, and the cost if it is covered completely.
struct Obstacle {
    ImRect rect;
    float  weight;
};

// The feet of all figures, and the inputs they were computed from.
struct Standing {
    ImVec2 origin;
    float  scale = 0, piece = 0;
    decltype(State::caballeros) caballeros;
    decltype(State::grande)     grande;
    decltype(State::scoreboard) scoreboard;
    BoxId box = 0;
    Place king = nowhere;
    std::vector<TokenInPlay> tokens;

    std::array<ImVec2, max_players + 1> feet;
};

ImVec2 size_of(const Board& b, int figure) {
    return figure == the_king ? ImVec2{26, 54} * b.king_piece() : ImVec2{18, 37} * b.grande_piece();
}

// The rectangle of a figure.
ImRect standing(ImVec2 foot, ImVec2 size) { return {foot - ImVec2{size.x / 2, size.y}, foot + ImVec2{size.x / 2, 0}}; }

// The cost of these obstacles for a figure with this rectangle, per square pixel of it.
float hidden(const ImRect& rect, const std::vector<Obstacle>& obstacles) {
    float cost = 0;
    for (const Obstacle& other : obstacles) {
        const float wide = std::min(rect.Max.x, other.rect.Max.x) - std::max(rect.Min.x, other.rect.Min.x),
                    high = std::min(rect.Max.y, other.rect.Max.y) - std::max(rect.Min.y, other.rect.Min.y);
        if (wide > 0 && high > 0) cost += other.weight * wide * high;
    }
    return cost / rect.GetArea();
}

// The figure tokens on the board.
std::vector<TokenInPlay> figures(const Board& b, const State& s) {
    std::vector<TokenInPlay> all;
    each_token(s, [&](const TokenInPlay& token) {
        const bool stands = token.row->shape == TokenShape::figure || token.row->shape == TokenShape::table;
        if (stands && b.shows(token)) all.push_back(token);
    });
    return all;
}

std::vector<Obstacle> obstacles(const Board& b, const State& s) {
    std::vector<Obstacle> all;
    const ImVec2 shield = b.shield_size();
    const auto   shielded = [&](ImVec2 at) { all.push_back({{at - shield * 0.54f, at + shield * 0.54f}, 8}); };
    for (const Place place : places(s) - b.elsewhere) {
        all.push_back({b.name(place), 1});
        if (row(s, place).values != Values{}) shielded(b.anchor(place, "shield"));
        for (const Player p : colours(s)) {
            if (s.caballeros[p][place] == 0) continue;
            const ImVec2 half = b.pill_size() / 2 * ImVec2{s.caballeros[p][place] > 9 ? 1.12f : 1.0f, 1},
                         at = b.pill(p, place, s);
            // The pill and one cube above it.
            all.push_back({{at - half - ImVec2{0, b.full && place != CAS ? cube_size * b.piece : 0}, at + half}, 10});
        }
    }
    for (int which = 0; which < scoreboard_count; ++which) shielded(b.scoreboard(which, s));
    for (const TokenInPlay& token : figures(b, s)) all.push_back({b.token_body(token, s), 2});
    return all;
}

// The share of a figure's body that is not over this region. On a small board it seems to stand elsewhere.
float outside(const Board& b, Place place, const ImRect& body) {
    float share = 0;
    for (const float height : {0.0f, 0.3f, 0.55f, 0.8f}) {
        const ImVec2 point{body.GetCenter().x, body.Max.y - body.GetHeight() * height};
        if (!map::inside(place, (point - b.origin) / b.scale, b.page)) share += 0.25f;
    }
    return share;
}

// The point for a foot in this region that covers least; `wanted` if that covers almost nothing. On a small board the
// nearest point to it that covers almost nothing and has the body within the region, if there is one. wrong: what a
// body that is not costs.
ImVec2 freest(const Board& b, Place place, ImVec2 wanted, ImVec2 size, const std::vector<Obstacle>& others,
              float wrong) {
    constexpr float good = 0.12f;
    const auto leaving = [&](const ImRect& body) { return b.full ? 0 : outside(b, place, body); };
    float least = hidden(standing(wanted, size), others);
    if (least < good && leaving(standing(wanted, size)) == 0) return wanted;
    least += wrong * leaving(standing(wanted, size));
    ImVec2 best = wanted, within = wanted;
    float  nearest = FLT_MAX;
    const ImRect bounds = map::outline(place, b.page).bounds;
    const float  step = 3 * b.piece / b.scale;
    for (float y = bounds.Min.y + step; y < bounds.Max.y; y += step)
        for (float x = bounds.Min.x + step; x < bounds.Max.x; x += step) {
            const ImVec2 at = b.at({x, y});
            const ImRect rect = standing(at, size);
            if (!map::inside(place, {x, y}, b.page)
                || (!b.near
                    && (rect.Min.x < b.inner.Min.x || rect.Max.x > b.inner.Max.x || rect.Min.y < b.inner.Min.y)))
                continue;
            const float away = std::sqrt(ImLengthSqr(at - wanted)), covers = hidden(rect, others),
                        leaves = leaving(rect);
            if (!b.full && covers < good && away < nearest && leaves == 0) nearest = away, within = at;
            const float cost = covers + wrong * leaves + away / (600 * b.piece);
            if (cost < least) least = cost, best = at;
        }
    return nearest < FLT_MAX ? within : best;
}

void arrange(Standing& made, const Board& b, const State& s) {
    struct Figure {
        int    number;
        Place  place;
        ImVec2 wanted;
    };
    std::vector<Figure> all;   // the King first, so that he gets the best position
    if (is_place(s.king)) all.push_back({the_king, s.king, b.anchor(s.king, "king")});
    const float step = (b.full ? 21.0f : 14.0f) * b.piece;
    for (const Place place : regions(s) - b.elsewhere) {
        Players there;
        for (const Player p : s.seats())
            if (s.grande[p] == place) there.add(p);
        float off = -step * static_cast<float>(there.size() - 1) / 2;
        for (const Player p : there) all.push_back({p, place, b.anchor(place, "grande") + ImVec2{off, 0}}), off += step;
    }
    const std::vector<Obstacle> things = obstacles(b, s);
    // Once more when the others stand: one may have taken the only place that another had.
    for (const bool again : {false, true})
        for (const Figure& one : all) {
            const ImVec2 size = size_of(b, one.number);
            ImVec2& foot = made.feet[static_cast<std::size_t>(one.number)];
            std::vector<Obstacle> others = things;
            for (const Figure& other : all) {
                if (&other == &one && !again) break;   // those behind it do not stand yet
                if (&other != &one)
                    others.push_back({standing(made.feet[static_cast<std::size_t>(other.number)],
                                               size_of(b, other.number)), 4});
            }
            ImVec2 wanted = one.wanted;
            if (!b.near) wanted.x = std::clamp(wanted.x, b.inner.Min.x + size.x * 0.6f, b.inner.Max.x - size.x * 0.6f);
            // Of the King this is worth covering most: his region is closed.
            const float wrong = one.number == the_king ? 1 : 0.3f;
            const bool free = (regions(s) - b.elsewhere).has(one.place);   // else its anchor is its only place
            foot = free ? freest(b, one.place, wanted, size, others, wrong) : wanted;
        }
}

// The foot of a figure on this table. Keeps the last four results.
ImVec2 foot(const Board& b, int figure, const State& s) {
    static std::array<Standing, 4> known;
    static std::size_t next = 0;
    std::vector<TokenInPlay> tokens = figures(b, s);
    for (const Standing& one : known)
        if (one.scale == b.scale && one.piece == b.piece && one.origin.x == b.origin.x && one.origin.y == b.origin.y
            && one.box == s.rules.box && one.king == s.king && one.tokens == tokens && one.grande == s.grande
            && one.scoreboard == s.scoreboard && one.caballeros == s.caballeros)
            return one.feet[static_cast<std::size_t>(figure)];
    Standing& made = known[next++ % known.size()];
    made = {.origin = b.origin,
            .scale = b.scale,
            .piece = b.piece,
            .caballeros = s.caballeros,
            .grande = s.grande,
            .scoreboard = s.scoreboard,
            .box = s.rules.box,
            .king = s.king,
            .tokens = std::move(tokens),
            .feet = {}};
    arrange(made, b, s);
    return made.feet[static_cast<std::size_t>(figure)];
}

}

ImVec2 Board::king(Place place, const State& s) const {
    if (s.king == place) return foot(*this, the_king, s);
    State there = s;
    there.king = place;
    return foot(*this, the_king, there);
}

ImVec2 Board::grande(Player player, Place place, const State& s) const {
    if (royal(s) == player && s.king == place) return king(place, s);
    if (place != CAS && s.grande[player] == place) return foot(*this, player, s);
    State there = s;
    there.grande[player] = place;
    if (place != CAS) return foot(*this, player, there);
    int before = 0, all = 0;
    for (const Player p : s.seats())
        if (there.grande[p] == CAS) {
            ++all;
            if (p < player) ++before;
        }
    const float step = (full ? 21.0f : 14.0f) * piece;
    return anchor(CAS, "castillo")
           + ImVec2{step * 0.9f * (static_cast<float>(before) - static_cast<float>(all - 1) / 2),
                    (full ? -72.0f : -44.0f) * piece};   // behind the wall of the Castillo
}

ImRect Board::stands(Player player, Place place, const State& s) const {
    return player == nobody ? standing(king(place, s), size_of(*this, the_king))
                            : standing(grande(player, place, s), size_of(*this, player));
}

}
