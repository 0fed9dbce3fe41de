#include "app/panels/offer.h"

#include <algorithm>

#include "app/panels/own_cards.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
#include "engine/queries.h"

namespace eg {
namespace {

constexpr float gap = 8, heading = 26;

// The player's card of this round, if its action is one of the choices; -1: none.
int own_card_offered(const View& view) {
    return view.options.has(press(act)) ? current_hand_card(view.table, view.session.asked()) : -1;
}

int count(const View& view) {
    return Stacks::of_bits(view.options.of(Thing::stack)).size() + (own_card_offered(view) >= 0);
}

// The scale at which the cards fit, at most 1.1.
float scale_for(const View& view, float width, float height) {
    const auto n = static_cast<float>(count(view));
    return std::min({1.1f, ((width + gap) / n - gap) / action_card_size.x, height / action_card_size.y});
}

}

bool offered(const View& view) { return view.mine() && numbered(view) && view.options.of(Thing::stack) != 0; }

float offer_height(const View& view, float width) {
    return heading + action_card_size.y * scale_for(view, width - 2 * gap, 1000) + gap;
}

void offer(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    ImRect rest = padded(rect, gap, 0);
    draw::text(draw, {rest.Min.x, cut_top(rest, heading - 6, 6).GetCenter().y}, draw::Anchor::left_middle,
               draw::type().name, draw::theme().text, say("Choose one"));
    const float  scale = scale_for(view, rest.GetWidth(), rest.GetHeight());
    const ImVec2 size = action_card_size * scale;
    float        x = rest.GetCenter().x - (static_cast<float>(count(view)) * (size.x + gap) - gap) / 2;
    const auto   next = [&] {
        const ImRect at{{x, rest.Min.y}, ImVec2{x, rest.Min.y} + size};
        x += size.x + gap;
        return at;
    };
    if (const int own = own_card_offered(view); own >= 0) {
        const ImRect      at = next();
        const draw::Touch touch = draw::target("card:own", at);
        action_card(draw, at.Min, scale, hand_card(view.table.rules, own),
                    {.selectable = true, .hovered = touch.hovered, .focused = touch.focused});
        if (touch.pressed) commands.add(Choose{press(act)});
    }
    for (int stack : Stacks::of_bits(view.options.of(Thing::stack)))
        one_action_card(draw, stack, next(), view, commands);
}

}
