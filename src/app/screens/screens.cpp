#include "app/screens/screens.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/ui/textures.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

}

void drapes(ImDrawList& draw, float shut) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const int    first = draw.VtxBuffer.Size;
    const int    folds = 2 * std::max(5, static_cast<int>(std::lround(size.x / 116)));   // an even number: two halves
    const float  fold = size.x / static_cast<float>(folds);
    constexpr std::array<float, 5> stops = {0, 0.28f, 0.45f, 0.72f, 1};
    constexpr std::array<unsigned, 5> shades = {0x12282E, 0x2A545E, 0x346672, 0x1E4049, 0x12282E};
    for (int i = 0; i < folds; ++i)
        for (std::size_t k = 0; k + 1 < stops.size(); ++k) {
            const float x = fold * static_cast<float>(i);
            const ImU32 a = draw::rgb(shades[k]), b = draw::rgb(shades[k + 1]);
            draw.AddRectFilledMultiColor({x + fold * stops[k], 0}, {x + fold * stops[k + 1], size.y}, a, b, b, a);
        }
    // The hem and the valance.
    const float hem = fold * 58 / 44;
    for (int i = 0; i < folds; ++i)
        textures::draw(draw, "curtain_hem",
                  ImRect{{fold * static_cast<float>(i), size.y - hem}, {fold * static_cast<float>(i + 1), size.y}});
    const int   swags = 2 * std::max(2, static_cast<int>(std::lround(size.x / (size.y < 520 ? 124 : 164))));
    const float swag = size.x / static_cast<float>(swags);
    const float drop = swag * 88 / 78;
    for (int i = 0; i < swags; ++i)
        textures::draw(draw, "curtain_valance",
                  ImRect{{swag * static_cast<float>(i), 0}, {swag * static_cast<float>(i + 1), drop}});
    if (shut >= 1) return;
    // Both halves are pushed to their sides. No quad crosses the middle, so none is torn.
    for (int i = first; i + 3 < draw.VtxBuffer.Size; i += 4) {
        ImDrawVert* const corner = &draw.VtxBuffer[i];
        const bool left = corner[0].pos.x + corner[2].pos.x < size.x;
        for (int k = 0; k < 4; ++k)
            corner[k].pos.x = left ? corner[k].pos.x * shut : size.x - (size.x - corner[k].pos.x) * shut;
    }
}

void curtain(ImDrawList& draw, const Layout& at, const std::string& name, Player player, const std::string& reason,
             Commands& commands) {
    drapes(draw, 1);
    tree::add(tree::Role::heading, say("Pass the device to {name}", name));
    // In a low window the badge is beside the text.
    const bool low = at.window.GetHeight() < 520 && at.window.GetWidth() > at.window.GetHeight();
    const ImVec2 centre = at.window.GetCenter();
    const float width = std::min(low ? 500.0f : 320.0f, at.window.GetWidth() - 40),
                foot = low ? 0 : draw::button_height() + 8;
    const float height =
        low ? std::min(250.0f, at.window.GetHeight() - 60) : std::min(420.0f + foot, at.window.GetHeight() - 24);
    // The button that opens it is where it would be without the link.
    const float top = std::min(centre.y - (height - foot) / 2, at.window.Max.y - 12 - height);
    const ImRect card{{centre.x - width / 2, top}, {centre.x + width / 2, top + height}};
    draw::panel(draw, card, 14, 3, theme().panel, theme().ink);
    const ImRect inner = padded(card, 6, 6);
    draw.AddRect(inner.Min, inner.Max, theme().gold, 10, 0, 1);
    const float air = !low && height < 470 ? 0.72f : 1;   // in a small window the text below the badge needs the room
    float y = card.Min.y + (low ? 26.0f : 52.0f * air);
    const float x = low ? card.Min.x + width * 0.64f : centre.x;
    const float room = low ? width * 0.62f : width - 48;
    std::optional<tree::Silent> said{std::in_place};
    draw::text(draw, {x, y}, Anchor::centre_middle, type().name_plain, theme().text2, say("Pass the device to"));
    y += low ? 34.0f : 42.0f * air;
    draw::Type big = type().curtain_name;
    if (low) big.size *= 0.8f;
    if (draw::width(big, name) > room) big.size *= room / draw::width(big, name);
    draw::text(draw, {x, y}, Anchor::centre_middle, big, theme().text, name);
    said.reset();
    const ImVec2 badge =
        low ? ImVec2{card.Min.x + width * 0.18f, card.Min.y + height * 0.38f} : ImVec2{centre.x, y + 84 * air};
    draw::badge(draw, player, badge, low ? 36.0f : 46.0f * air);
    y = low ? y + 30 : badge.y + 68 * air;
    draw::text(draw, {x, y}, Anchor::centre_middle, type().body, theme().text2, say(seat_word(player)));
    y += low ? 16.0f : 22.0f;
    draw::rule(draw, {x - 66, y}, 132);
    y += low ? 8.0f : 14.0f;
    ImRect open{{card.Min.x + 22, card.Max.y - 22 - 48}, {card.Max.x - 22, card.Max.y - 22}};
    const std::string link = say("Send a link");   // for a player at another device
    const ImRect send = low ? cut_left(open, draw::button_width(link), 8) : cut_bottom(open, draw::button_height(), 8);
    if (!low) open.Min.y -= foot, open.Max.y = open.Min.y + 48;
    draw::Type small = type().name_plain;   // smaller for a long reason
    while (small.size > 12 && draw::wrapped(nullptr, {}, {.room = room}, small, 0, reason) > open.Min.y - y - 6)
        small.size -= 0.5f;
    draw::wrapped(&draw, {x, y}, {.room = room, .anchor = Anchor::centre}, small, theme().text, reason);
    std::string words = say("I am {name}: open the curtain", name);
    if (draw::button_width(words) > open.GetWidth()) words = say("Open the curtain");
    const bool pressed = draw::button(words, open, {.kind = draw::Kind::primary, .id = "button:open"});
    const bool sent = draw::button(link, send, {.id = "button:send"});
    if (card.Max.y + 130 < at.window.Max.y)
        draw::text(draw, {centre.x, card.Max.y + 34}, Anchor::centre_middle, {draw::Face::serif_italic, 18},
                   draw::rgb(0xF3E9D6), say("Everyone else, please look away."));
    if (pressed) commands.add(TurnCommand::open_curtain);
    else if (sent) commands.add(TransferCommand::link);
}

}
