#include "app/board/spotlight.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "app/board/map.h"
#include "engine/box.h"
#include "engine/queries.h"
#include "language/say.h"
#include "app/ui/textures.h"

namespace eg {
namespace {

constexpr float grown = 3;   // how far the light part of a place extends beyond its outline, in CSS pixels

// One pixel for each CSS pixel of the screen is enough: the edges are soft.
struct Shade {
    int                width, height;
    std::vector<ImU32> pixels = std::vector<ImU32>(static_cast<std::size_t>(width * height), IM_COL32_WHITE);

    void clear(int x, int y, float share) {
        ImU32& pixel = pixels[static_cast<std::size_t>(y * width + x)];
        pixel = std::min(pixel, IM_COL32(255, 255, 255, std::lround(255 * (1 - share))));
    }
    void clear(const Lit::Hole& hole) {
        const ImVec2 half = hole.rect.GetSize() / 2, middle = hole.rect.GetCenter();
        const float  round = std::min({hole.round, half.x, half.y});
        for (int y = std::max(0, static_cast<int>(hole.rect.Min.y) - 1);
             y < std::min(height, static_cast<int>(hole.rect.Max.y) + 2); ++y)
            for (int x = std::max(0, static_cast<int>(hole.rect.Min.x) - 1);
                 x < std::min(width, static_cast<int>(hole.rect.Max.x) + 2); ++x) {
                const ImVec2 off{std::max(0.0f, std::abs(static_cast<float>(x) + 0.5f - middle.x) - half.x + round),
                                 std::max(0.0f, std::abs(static_cast<float>(y) + 0.5f - middle.y) - half.y + round)};
                clear(x, y, std::clamp(0.5f + round - std::sqrt(ImLengthSqr(off)), 0.0f, 1.0f));
            }
    }
    void clear(Place place, const Board& board) {
        for (int y = std::max(0, static_cast<int>(board.inner.Min.y));
             y < std::min(height, static_cast<int>(board.inner.Max.y)); ++y)
            for (const float by : {-grown, 0.0f, grown}) {
                const float more = by == 0 ? grown : 1;
                for (const ImVec2 stretch : stretches(board, place, static_cast<float>(y) + 0.5f + by))
                    for (int x = std::max(static_cast<int>(board.inner.Min.x), static_cast<int>(stretch.x - more));
                         x < std::min(
                             {width, static_cast<int>(board.inner.Max.x), static_cast<int>(stretch.y + more) + 1});
                         ++x)
                        clear(x, y, 1);
            }
    }
};

// The key of the texture: everything that its pixels depend on.
std::string name_of(ImVec2 size, const Board& board, const Lit& lit) {
    std::string name = "shade";
    const auto  add = [&](float number) { name += ' ' + std::to_string(std::lround(number)); };
    for (float number : {size.x, size.y, board.origin.x, board.origin.y, board.scale * 1000,
                         static_cast<float>(lit.lands.bits), static_cast<float>(spoken_of().rules.box)})
        add(number);
    for (const Lit::Hole& hole : lit.holes)
        for (float number : {hole.rect.Min.x, hole.rect.Min.y, hole.rect.Max.x, hole.rect.Max.y}) add(number);
    return name;
}

}

void Lit::place(const Board& board, Place place) {
    const float  k = board.full ? board.piece : board.piece * 0.58f;
    const ImVec2 shield = board.anchor(place, "shield"), half = ImVec2{27, 29} * std::max(k, 0.8f);
    if (is_place(place) && row(spoken_of(), place).values != Values{})
        holes.push_back({{shield - half, shield + half}, 12});   // parts of it can be outside the outline
    if (place != CAS) return lands.add(place);
    const ImVec2 base = board.anchor(CAS, "castillo");
    holes.push_back({{base + ImVec2{-66, -100} * k, base + ImVec2{66, 28} * k}, 64 * k});
    const ImVec2 name = board.anchor(CAS, "name"), letters = ImVec2{64, 15} * k;
    if (board.full) holes.push_back({{name - letters, name + letters}});   // small boards do not show the name
}

ImRect aid_of(const Board& board, const State& s) {
    const ImVec2 half = ImVec2{16, 12} * std::max(0.8f, board.piece);
    ImRect       rect{board.anchor(CAS, "note"), board.anchor(CAS, "note")};
    if (!board.full) rect = {board.anchor(CAS, "pieces"), board.anchor(CAS, "pieces")};
    for (const Player p : colours(s))
        if (s.caballeros[p][CAS] > 0) rect.Add({board.pill(p, CAS, s) - half, board.pill(p, CAS, s) + half});
    if (board.full) rect.Expand({24 * board.piece, 4});
    return rect;
}

void Lit::aid(const Board& board, const State& s) { holes.push_back({aid_of(board, s)}); }

void Lit::scoreboards(const Board& board, const State& s) {
    const ImVec2 half = ImVec2{23, 26} * std::max(0.8f, board.piece);
    for (int which = 0; which < scoreboard_count; ++which)
        if (board.shows_scoreboard(which, s)) {
            const ImVec2 middle = board.scoreboard(which, s);
            holes.push_back({{middle - half, middle + half}});
        }
}

void Lit::king(const Board& board, Place place, const State& s) {
    this->place(board, place);
    const float  radius = 36 * board.king_piece();
    const ImVec2 middle = board.king(place, s) - ImVec2{0, 24 * board.king_piece()};
    holes.push_back({{middle - ImVec2{radius, radius}, middle + ImVec2{radius, radius}}, radius});
}

std::vector<ImRect> Lit::rects(const Board& board) const {
    constexpr float high = 8;
    std::vector<ImRect> all;
    for (const Hole& hole : holes) all.push_back(hole.rect);
    for (const Place land : lands)
        for (float y = board.at(map::outline(land, board.page).bounds.Min).y + high / 2;
             y < board.at(map::outline(land, board.page).bounds.Max).y; y += high)
            for (const ImVec2 stretch : stretches(board, land, y))
                all.push_back({{stretch.x, y - high / 2}, {stretch.y, y + high / 2}});
    return all;
}

void spotlight(ImDrawList& draw, ImVec2 size, const Board& board, const Lit& lit, float share) {
    const std::string name = name_of(size, board, lit);
    const ImVec2      pixels{std::ceil(size.x), std::ceil(size.y)};
    ImTextureID       shade = textures::kept(name);
    if (!shade) {
        textures::forget("shade ");
        Shade made{static_cast<int>(pixels.x), static_cast<int>(pixels.y)};
        for (const Place place : lit.lands) made.clear(place, board);
        for (const Lit::Hole& hole : lit.holes) made.clear(hole);
        shade =
            textures::keep(name, made.width, made.height, reinterpret_cast<const unsigned char*>(made.pixels.data()));
    }
    const draw::Theme& t = draw::theme();
    if (shade)
        draw.AddImage(shade, {0, 0}, pixels, {0, 0}, {1, 1},
                      draw::fade(t.dark ? draw::rgb(0x000000) : draw::rgb(0x1B130B),
                                 (t.dark || t.contrast ? 0.6f : 0.5f) * share));
}

}
