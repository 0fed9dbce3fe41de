// Draws tables: tokens whose spaces hold the caballeros that count at their place. On a small board a tag has their
// number.
#include <algorithm>
#include <string>
#include <vector>

#include "app/board/board_drawing.h"
#include "app/board/figures.h"
#include "app/ui/frame_log.h"
#include "engine/insertion_sort.h"
#include "engine/queries.h"

namespace eg {
namespace {

using namespace draw;

constexpr Colour light_wood = rgb(0xC9A36C), dark_wood = rgb(0xA47C48), space = rgb(0xEAD7AE);

// A number on a dark plate.
void plate(ImDrawList& draw, ImVec2 middle, float k, const std::string& number) {
    const ImVec2 half = ImVec2{13, 8} * k;
    draw.AddRectFilled(middle - half, middle + half, rgb(0x4A3626), 3 * k);
    draw.AddRect(middle - half, middle + half, rgb(0x2A1D12), 3 * k, 0, 1);
    text(draw, middle, Anchor::centre_middle, {Face::black, std::max(11.0f, 11.5f * k)}, rgb(0xFFF6DC), number);
}

void wood(ImDrawList& draw, const ImRect& rect, float round) {
    fine(draw);
    draw.AddRectFilled(rect.Min + ImVec2{1, 2.4f}, rect.Max + ImVec2{1, 2.4f}, fade(rgb(0x2A1D12), 0.3f), round);
    draw.AddRectFilled(rect.Min, rect.Max, mix(light_wood, dark_wood, 0.4f), round);
    ImRect top = rect;
    top.Max.y -= rect.GetHeight() * 0.08f;
    draw.AddRectFilled(top.Min, top.Max, light_wood, round);
    draw.AddRect(rect.Min, rect.Max, rgb(0x2A1D12), round, 0, 1.3f);
}

// Those on the table, in the order of their pills.
std::vector<Player> seated(const Drawing& scene, const Token& table) {
    std::vector<Player> order, all;
    for (const Player p : colours(scene.s)) order.push_back(p);
    insertion_sort(order.begin(), order.end(), [&](Player a, Player b) {
        return table.seating.on(scene.s, a) > table.seating.on(scene.s, b);
    });
    for (const Player p : order) all.insert(all.end(), static_cast<std::size_t>(table.seating.on(scene.s, p)), p);
    return all;
}

}

void draw_table(Drawing& scene, const Token& table, Place place) {
    const Board& b = scene.b;
    const ImRect rect = b.table(table, place, scene.s);
    const Choice choice{Thing::token, static_cast<std::uint8_t>(token_number(table.id))};
    if (scene.interactive() && scene.choices.has(choice)) {
        draw_glow(scene.draw, rect, 5, scene.alpha, rect.Contains(ImGui::GetMousePos()), !b.full, scene.view.loss);
        scene.small.push_back({choice, rect});
    }
    log_drawn(scene.draw, Sort::piece, rect, "table");
    const int         spaces = table.seating.spaces(scene.s);
    const std::string number = std::to_string(spaces);
    if (!b.full) {
        wood(scene.draw, rect, 4);
        text(scene.draw, rect.GetCenter(), Anchor::centre_middle, {Face::serif_bold, std::max(11.0f, 13 * b.piece)},
             rgb(0x2A1D12), number);
        return;
    }
    const float k = b.piece;
    wood(scene.draw, rect, 5 * k);
    const std::vector<Player> there = seated(scene, table);
    const int columns = (spaces + 1) / 2;
    for (int i = 0; i < spaces; ++i) {
        const ImVec2 at = rect.Min
                          + ImVec2{6 + 17 * (static_cast<float>(i % columns) + 0.5f),
                                   6 + 16 * (static_cast<float>(i / columns) + 0.5f)} * k;
        const ImVec2 half = ImVec2{7, 7} * k;
        scene.draw.AddRectFilled(at - half, at + half, space, 2 * k);
        scene.draw.AddRect(at - half, at + half, rgb(0x6E4E28), 2 * k, 0, 1);
        if (i < static_cast<int>(there.size())) cube(scene.draw, there[static_cast<std::size_t>(i)], at, 12.5f * k);
    }
    plate(scene.draw, {rect.Max.x + 1 * k, rect.Min.y - 1 * k}, k, number);
    for (const Player p : colours(scene.s))
        if (const int n = headcount(scene.s, place, p).beside; n > 0)
            draw_stack(scene.draw, b.pill_beside(p, place, scene.s), k, std::min(8 * k, 36 * k / static_cast<float>(n)),
                       p, n);
}

void draw_pills_beside(Drawing& scene, Place place) {
    const Board& b = scene.b;
    const ImVec2 half = b.pill_size() / 2;
    for (const Player p : colours(scene.s)) {
        const int n = headcount(scene.s, place, p).beside;
        if (n == 0) continue;
        const ImVec2 at = b.pill_beside(p, place, scene.s);
        const Choice choice{Thing::caballero, static_cast<std::uint8_t>(place), p};
        if (scene.interactive() && scene.choices.has(choice)) {
            const ImRect around{at - half, at + half};
            draw_glow(scene.draw, around, half.y, scene.alpha, around.Contains(ImGui::GetMousePos()), !b.full,
                      scene.view.loss);
            scene.small.push_back({choice, around});
        }
        draw_pill(scene.draw, at, b.counts, b.full, {.player = p, .count = n, .beside = true});
    }
}

}
