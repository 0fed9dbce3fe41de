#include "app/panels/term_text.h"

#include <utility>

#include "app/rulebook/terms.h"
#include "app/ui/focus.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "language/say.h"

namespace eg {
namespace {

const Rule* chosen = nullptr;   // the rule chosen by a key or in the text version in this frame; null: none

}

float TermText::draw(ImDrawList* draw, ImVec2 top, draw::Wrap wrap, draw::Type type, ImU32 colour,
                     std::string_view words) const {
    if (!draw) return draw::wrapped(nullptr, top, wrap, type, colour, words);
    const std::vector<Term> terms = terms_in(words, own, rules);
    std::vector<std::pair<std::size_t, std::size_t>> parts;
    for (const Term& term : terms) parts.push_back({term.from, term.to});
    std::vector<draw::DottedBox> dotted_boxes;
    wrap.dotted = parts, wrap.dotted_boxes = &dotted_boxes;
    const float high = draw::wrapped(draw, top, wrap, type, colour, words);
    std::size_t last_said = SIZE_MAX;   // a term that is broken into two lines counts once
    for (const draw::DottedBox& part : dotted_boxes) {
        const Rule&  leads_to = *terms[part.part].rule;
        const ImRect rect{part.min, part.max};
        ImRect seen = rect;
        seen.ClipWith({draw->GetClipRectMin(), draw->GetClipRectMax()});
        const std::string id = "term:" + std::string{name} + ':' + std::string{leads_to.id};
        if (pressed) {
            focus::target(id, rect, true);
            if (part.part != last_said)
                tree::control({.id = id, .name = say(leads_to.title), .role = tree::Role::link}, rect);
            last_said = part.part;
            if (focus::at(id)) draw::focus_ring(*draw, rect, 4);
            if (focus::pressed(id)) chosen = &leads_to;
        }
        if (seen.Min.x >= seen.Max.x || seen.Min.y >= seen.Max.y) continue;
        draw::name(leads_to.id, seen);
        draw::hit(id, seen);
        if (pressed && seen.Contains(ImGui::GetIO().MousePos)) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    }
    return high;
}

const Rule* term_pressed() {
    if (chosen) return std::exchange(chosen, nullptr);
    const ImGuiIO& io = ImGui::GetIO();
    const bool tapped = ImGui::IsMouseReleased(ImGuiMouseButton_Left)
                        && io.MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] < 64 && !ImGui::IsAnyItemHovered();
    const draw::Spoken* word = tapped ? draw::named_at(io.MouseClickedPos[ImGuiMouseButton_Left]) : nullptr;
    return word ? rule(word->thing) : nullptr;
}

}
