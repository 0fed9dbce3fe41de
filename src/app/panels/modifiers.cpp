#include "app/panels/modifiers.h"

#include <algorithm>
#include <string>
#include <vector>

#include "app/panels/own_card.h"
#include "app/panels/totals.h"
#include "engine/queries.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

const ImU32 ink = draw::rgb(0x2A1D12);

struct Look {
    bool selectable = false, glows = false, chosen = false;
};

// Its value, with its title and its text in brief, or without them. Returns whether it is pressed.
bool modifier(ImDrawList& draw, const ImRect& at, const std::string& id, const std::string& value,
              const std::string& title, const std::string& brief, const std::string& whole_text, Look how) {
    const draw::Touch touch = draw::target(id, at, how.selectable);
    draw.AddRectFilled(at.Min, at.Max,
                       draw::rgb(how.selectable || how.chosen ? touch.hovered ? 0xFFFBEF : 0xF1F0EC : 0xD9D6CE), 6);
    ImRect inner = at;
    inner.Expand(-3);
    draw.AddRect(inner.Min, inner.Max, draw::fade(ink, 0.25f), 4, 0, 1);
    draw.AddRect(at.Min, at.Max, theme().ink, 6, 0, 1);
    const bool bare = modifiers_apart(), beside = at.GetWidth() >= 104;
    const draw::Type numeral{draw::Face::serif_bold, bare ? 17.0f : beside ? 24.0f : 20.0f};
    const float  y = bare ? at.GetCenter().y : beside ? at.GetCenter().y : at.Min.y + 14;
    const float  wide = beside ? 20 : 0;   // half of the value's field
    const ImVec2 c{beside && !bare ? at.Min.x + wide + 4 : at.GetCenter().x, y};
    draw::text(draw, c, Anchor::centre_middle, draw::fitted(numeral, value, at.GetWidth() - 8), ink, value);
    if (!bare) {
        const float left = beside ? c.x + wide + 2 : at.Min.x + 5, room = at.Max.x - 5 - left;
        const Anchor anchor = beside ? Anchor::left_middle : Anchor::centre_middle;
        const float  x = beside ? left : at.GetCenter().x;
        const draw::Type name = draw::fitted({draw::Face::serif_bold, 13}, title, room, 0.7f);
        const draw::Wrap lines{.room = room, .anchor = beside ? Anchor::left : Anchor::centre, .lines = 3,
                               .leading = 11.5f};
        const draw::Type small{draw::Face::text, 11};
        // What has no room is left out: the title, then the text.
        const float free = at.GetHeight() - 6 - (beside ? 0 : 21),
                    high = draw::wrapped(nullptr, {}, lines, small, 0, brief);
        const bool  titled = free >= 14 + high || free < high;
        const float all = (titled ? 14 : 0) + (titled && free < high ? 0 : high);
        float       top = beside ? at.GetCenter().y - all / 2 : at.Min.y + 25;
        if (titled) draw::text(draw, {x, top + 6}, anchor, name, ink, title), top += 14;
        if (free >= high) draw::wrapped(&draw, {x, top}, lines, small, draw::rgb(0x4A3A28), brief);
    }
    if (how.glows) draw.AddRect(at.Min, at.Max, theme().glow, 6, 0, touch.hovered ? 3.4f : 2.4f);
    if (how.chosen) draw::ring(draw, at, 6, theme().gold, 3, 0);
    if (touch.focused) draw::focus_ring(draw, at, 6);
    if (touch.hovered || touch.focused) draw::tooltip(at, whole_text);
    return touch.pressed;
}

}

Set<int> modifiers_of(const View& view, Player p) {
    const Set<int> asked = Set<int>::of_bits(view.options.of(Thing::hand_card));
    return from_used(view) ? asked : held_by(view.table, p) | asked;
}

float modifiers_height() { return form_of(ImGui::GetIO().DisplaySize) == Form::wide ? 70 : 50; }

bool modifiers_apart() {
    return ImGui::GetIO().DisplaySize.y < 360 && ImGui::GetIO().DisplaySize.x > ImGui::GetIO().DisplaySize.y;
}

void modifiers(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    const Player   p = hand_owner(view);
    const bool     bids = bid_asked(view), apart = modifiers_apart();
    const unsigned may = view.options.of(Thing::hand_card);
    const int      played = bids ? current_hand_card(view.table, p) : -1;
    Set<int>       shown = modifiers_of(view, p);
    if (played >= 0) shown.add(played);
    const bool  none = bids && may && form_of(ImGui::GetIO().DisplaySize) == Form::wide;   // has a card of its own
    const int   n = shown.size() + none, across = apart ? 2 : n, rows = (n + across - 1) / across;
    const float gap = apart ? 2 : 6;   // the cards need the rest for a finger
    const float width =
        std::min(230.0f, (rect.GetWidth() - gap * static_cast<float>(across - 1)) / static_cast<float>(across));
    const float room = (rect.GetHeight() - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows),
                height = std::min(modifiers_height(), room);
    const float left =
        rect.GetCenter().x - (width * static_cast<float>(across) + gap * static_cast<float>(across - 1)) / 2;
    int i = 0;
    const auto next = [&] {
        const ImVec2 corner{left + static_cast<float>(i % across) * (width + gap),
                            rect.Min.y + static_cast<float>(i / across) * (height + gap)};
        ++i;
        return ImRect{corner, {corner.x + width, corner.y + height}};
    };
    for (int which : shown) {
        const ActionCard& card = hand_card(view.table.rules, which);
        const bool        selectable = may >> which & 1u;
        const Choice      choice{Thing::hand_card, static_cast<std::uint8_t>(which), nobody};
        if (modifier(draw, next(), "hand:" + std::to_string(which + 1), signed_value(card),
                     say(told(card, card.title)), brief_of(card), say(told(card, card.text)),
                     {.selectable = selectable, .glows = selectable && !bids,
                      .chosen = bids && (which == view.bid.modifier || which == played)}))
            commands.add(bids ? Command{Select{choice}} : Command{Choose{choice}});
    }
    if (none
        && modifier(draw, next(), "button:no_modifier", "–", say("None"), say("the card alone"),
                    say("Play the power card alone"), {.selectable = true, .chosen = view.bid.modifier < 0})
        && view.bid.modifier >= 0)
        commands.add(
            Select{Choice{Thing::hand_card, static_cast<std::uint8_t>(view.bid.modifier), nobody}});
}

void modifiers_beside(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    const Player p = hand_owner(view);
    if (p != nobody && modifiers_apart() && !modifiers_of(view, p).empty()) modifiers(draw, rect, view, commands);
}

}
