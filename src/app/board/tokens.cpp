// Draws the tokens of modules, by the shape in their row: figures, links (planks from place to place), rings (chains
// around a place).
#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/board/board_drawing.h"
#include "app/board/map.h"
#include "language/say.h"

namespace eg {
namespace {

using namespace draw;

// The distance of figures on one spot, times Board::piece. Small ones stand closer.
float apart(const Token& row) {
    return std::min(24.0f, figure_size(row.picture).x * static_cast<float>(row.percent) / 100 + 1);
}
// Whether it is a picture.
bool stands(const Token& row) { return row.shape == TokenShape::figure || row.shape == TokenShape::badge; }
constexpr int most_copies = 3;   // of a token at one point; of more, one is drawn with their number

// The number of figures on the same spot that come before this one.
int figures_before(const TokenInPlay& token, const State& s) {
    int before = 0;
    each_token(s, [&](const TokenInPlay& other) {
        const bool earlier = std::pair{other.number, other.copy} < std::pair{token.number, token.copy};
        before += earlier && other.row->shape == TokenShape::figure && other.spot == token.spot;
    });
    return before;
}

// Its flight; null: it does not move.
const TokenFlight* flight_of(const Drawing& scene, const TokenInPlay& token) {
    for (const TokenFlight& flight : scene.view.tokens)
        if (flight.carries(token)) return &flight;
    return nullptr;
}

// Draws planks from place to place. flight: as far as they are laid; null: all of them.
void draw_link(Drawing& scene, Place from, Place to, const TokenFlight* flight) {
    const Board& b = scene.b;
    if (flight && flight->from == to) std::swap(from, to);
    const float  laid = flight && flight->from == from ? flight->share : 1;
    const float  length = std::sqrt(ImLengthSqr(b.link(from, to, 1) - b.link(from, to, 0)));
    const float  k = b.piece, half = 4.5f * k, ends = b.link_end(from, to);
    if (length < 1) return;
    const int planks = std::max(8, static_cast<int>(length / (7 * k)));
    const int lying = static_cast<int>(std::floor(static_cast<float>(planks) * laid));
    if (lying < 1) return;
    const ImU32 wood = rgb(0xC9A063), line = fade(theme().ink, 0.85f);
    fine(scene.draw);
    std::vector<ImVec2> left, right;
    for (int i = 0; i <= lying; ++i) {
        const float  t = ends + (1 - 2 * ends) * static_cast<float>(i) / static_cast<float>(planks);
        const ImVec2 p = b.link(from, to, t), ahead = b.link(from, to, t + 0.01f) - p;
        const float  l = std::sqrt(ahead.x * ahead.x + ahead.y * ahead.y);
        const ImVec2 side = ImVec2{-ahead.y, ahead.x} / l * half;
        left.push_back(p + side), right.push_back(p - side);
    }
    for (std::size_t i = 0; i + 1 < left.size(); ++i) {
        scene.draw.AddQuadFilled(left[i], left[i + 1], right[i + 1], right[i], fade(wood, i % 2 ? 0.95f : 0.8f));
        scene.draw.AddLine(left[i], right[i], fade(line, 0.5f), 0.8f * k);
    }
    scene.draw.AddPolyline(left.data(), static_cast<int>(left.size()), line, 0, 1.4f * k);
    scene.draw.AddPolyline(right.data(), static_cast<int>(right.size()), line, 0, 1.4f * k);
    for (const std::size_t end : {std::size_t{0}, left.size() - 1}) {   // a stone at each finished end
        if (end > 0 && lying < planks) break;
        const ImVec2 c = (left[end] + right[end]) / 2, size = ImVec2{7, 6} * k;
        scene.draw.AddRectFilled(c - size, c + size, rgb(0xB9AE9A), 2);
        scene.draw.AddRect(c - size, c + size, theme().ink, 2, 0, 1.2f * k);
    }
}

void draw_figure_token(Drawing& scene, const TokenInPlay& token) {
    if (!stands(*token.row) || flight_of(scene, token)) return;
    const Choice choice{Thing::token, static_cast<std::uint8_t>(token.number)};
    if (scene.interactive() && scene.choices.has(choice)) {
        const ImRect body = scene.b.token_body(token, scene.s);
        const bool   hovered = body.Contains(ImGui::GetMousePos());
        draw_glow(scene.draw, body, 6 * scene.b.piece, scene.alpha, hovered, !scene.b.full, scene.view.loss);
        scene.small.push_back({choice, body});
    }
    const ImVec2 foot = scene.b.token(token, scene.s);
    const float  size = scene.b.token_piece(*token.row);
    const Player whose = token.spot.whose;
    draw_figure(scene.draw, token.row->picture, foot, size, whose);
    if (whose != nobody)   // in the middle of the flag's first field
        shape(scene.draw, seat(whose).shape, foot + ImVec2{7.8f, -17.2f} * size, 9 * size, seat(whose).on, 0, 0);
}

}

ImVec2 Board::token(const TokenInPlay& token, const State& s) const {
    const TokenSpot& spot = token.spot;
    const float k = full ? piece : piece * 0.7f,
                aside = apart(*token.row) * static_cast<float>(figures_before(token, s));
    if (!spot.point.empty()) {
        const std::optional<ImVec2> there = map::point(spot.point, page);
        return (there ? at(*there) : tab(map::last_page()).GetCenter()) + ImVec2{aside * k, 0};
    }
    if (token.row->shape == TokenShape::table) {
        const ImRect rect = table(*token.row, spot.place, s);
        return {rect.GetCenter().x, rect.Max.y};
    }
    if (token.row->shape == TokenShape::badge) {   // below the shield, or on it where there is no room
        const bool flag = spot.whose != nobody;
        return anchor(spot.place, "shield")
               + (full ? flag ? ImVec2{18, 26} : ImVec2{-30, 28} : flag ? ImVec2{-4, -22} : ImVec2{27, 31}) * k;
    }
    if (spot.place == CAS) return anchor(CAS, "castillo") + ImVec2{aside * k, 0};
    if (map::has_anchor(spot.place, map::Kind::token, page)) return anchor(spot.place, "token") + ImVec2{aside * k, 0};
    return anchor(spot.place, map::has_anchor(spot.place, map::Kind::king, page) ? "king" : "pieces")
           + ImVec2{(s.king == spot.place ? 40.0f : 20.0f) + aside, 0} * k;
}

bool Board::shows(const TokenInPlay& token) const {
    const TokenSpot& spot = token.spot;
    return is_place(spot.place) ? !elsewhere.has(spot.place)
                                : !spot.point.empty() && map::point(spot.point, page).has_value();
}

float Board::token_piece(const Token& token_row) const {
    return (full ? piece : piece * 0.7f) * (static_cast<float>(token_row.percent) / 100);
}

ImRect Board::token_body(const TokenInPlay& token_there, const State& s) const {
    if (token_there.row->shape == TokenShape::table) return table(*token_there.row, token_there.spot.place, s);
    const ImVec2 foot = token(token_there, s);
    const ImVec2 size = figure_size(token_there.row->picture) * token_piece(*token_there.row);
    return {foot - ImVec2{size.x / 2, size.y}, foot + ImVec2{size.x / 2, 0}};
}

ImVec2 Board::link(Place one, Place other, float t) const {
    const ImVec2 from = at(map::outline(one, page).bounds.GetCenter()),
                 to = at(map::outline(other, page).bounds.GetCenter());
    const ImVec2 way = to - from;
    const ImVec2 hump = (from + to) / 2 + ImVec2{-way.y, way.x} * (way.x < 0 ? 0.16f : -0.16f);
    return from * ((1 - t) * (1 - t)) + hump * (2 * t * (1 - t)) + to * (t * t);
}

float Board::link_end(Place one, Place other) const {
    const ImVec2 from = at(map::outline(one, page).bounds.GetCenter()),
                 to = at(map::outline(other, page).bounds.GetCenter());
    return std::min(0.3f, 16 * piece / std::max(1.0f, std::sqrt(ImLengthSqr(to - from))));
}

void draw_links(Drawing& scene) {
    each_token(scene.s, [&](const TokenInPlay& token) {
        if (token.row->shape != TokenShape::link || !scene.b.shows(token)) return;
        const auto [from, to] = std::minmax(token.spot.place, token.spot.to);
        draw_link(scene, from, to, flight_of(scene, token));
    });
}

void draw_rings(Drawing& scene) {
    each_token(scene.s, [&](const TokenInPlay& token) {
        if (token.row->shape != TokenShape::ring || !scene.b.shows(token)) return;
        const TokenFlight* flight = flight_of(scene, token);
        draw_chain(scene, token.spot.place, flight ? flight->share : 1);
    });
}

void draw_tokens(Drawing& scene, Place place) {
    each_token(scene.s, [&](const TokenInPlay& token) {
        if (token.spot.place == place && token.row->shape == TokenShape::figure) draw_figure_token(scene, token);
    });
}

void draw_badges(Drawing& scene) {
    each_token(scene.s, [&](const TokenInPlay& token) {
        if (token.row->shape == TokenShape::badge && scene.b.shows(token)) draw_figure_token(scene, token);
    });
}

void draw_tokens_at_points(Drawing& scene) {
    each_token(scene.s, [&](const TokenInPlay& token) {
        if (is_place(token.spot.place) || !scene.b.shows(token)) return;
        const auto [copies, before] = copies_there(token, scene.s);
        if (copies <= most_copies) return draw_figure_token(scene, token);
        if (before > 0) return;
        draw_figure_token(scene, token);
        const ImRect body = scene.b.token_body(token, scene.s);
        text(scene.draw, {body.Max.x + 4, body.GetCenter().y}, Anchor::left_middle,
             {Face::bold, std::max(11.0f, 12.5f * scene.b.piece)}, rgb(0x33261A), "× " + std::to_string(copies));
    });
}

void draw_chain(Drawing& scene, Place place, float fallen) {
    const Board& b = scene.b;
    std::vector<ImVec2> chain;
    for (const ImVec2 corner : map::outline(place, b.page).points)
        chain.push_back(b.at(corner) - ImVec2{0, (1 - fallen * fallen) * 44 * b.piece});
    for (const auto& [colour, width] :
         {std::pair{fade(rgb(0xFFFFFF), 0.8f * fallen), 4.2f}, std::pair{fade(theme().wine, fallen), 2.4f}})
        dashed(scene.draw, chain, true, 6 * b.piece, 4 * b.piece, colour, width * std::max(0.7f, b.piece));
}

const Token* token_at(const Board& b, const State& s, ImVec2 point) {
    const Token* found = nullptr;
    each_token(s, [&](const TokenInPlay& token) {
        const TokenSpot& spot = token.spot;
        if (found) return;
        if ((stands(*token.row) || token.row->shape == TokenShape::table) && b.shows(token)) {
            ImRect body = b.token_body(token, s);
            body.Max.y += 4;
            if (body.Contains(point)) found = token.row;
        }
        if (token.row->shape != TokenShape::link || !b.shows(token)) return;
        const float reach = std::max(draw::now().coarse ? 14.0f : 0.0f, 8 * b.piece);
        const auto [from, to] = std::minmax(spot.place, spot.to);
        const float end = b.link_end(from, to);
        for (int i = 0; i <= 32; ++i) {
            const float share = std::lerp(end, 1 - end, static_cast<float>(i) / 32);
            if (ImLengthSqr(point - b.link(from, to, share)) < reach * reach) found = token.row;
        }
    });
    return found;
}

}
