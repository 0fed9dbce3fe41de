#include "app/panels/chance_list.h"

#include <algorithm>
#include <array>

#include "app/panels/description.h"
#include "app/ui/widgets.h"
#include "engine/insertion_sort.h"
#include "engine/queries.h"

namespace eg {

using draw::Anchor;
using draw::theme;
using draw::type;

float reason_room(const View& view, std::string_view hint) {
    const bool reason = !hint.empty() && !view.lesson && hint == view.stage.why();
    return reason && form_of(ImGui::GetIO().DisplaySize) == Form::wide ? 6.0f : 0.0f;
}

float reason_box(ImDrawList& draw, const ImRect& text, float room) {
    if (room == 0) return 0;
    const ImRect box{text.Min - ImVec2{8, 0}, text.Max + ImVec2{4, 2 * room}};
    draw.AddRectFilled(box.Min, box.Max, draw::mix(theme().panel, theme().gold_light, theme().dark ? 0.1f : 0.3f), 7);
    draw.AddRect(box.Min, box.Max, theme().gold, 7);
    return room;
}

void chance_list(ImDrawList& draw, ImRect rect, const View& view) {
    const Review::Point* last = view.review.thought_until(view.stage.followed());
    if (!last || rect.GetHeight() < 90) return;
    const std::string heading = say("Chance of winning");
    const ImRect      head = cut_top(rect, 24);
    draw::text(draw, {head.Min.x + 4, head.GetCenter().y}, Anchor::left_middle,
               draw::fitted(type().label_bold, heading, head.GetWidth() - 4), theme().text, heading);
    std::vector<Player> order;
    for (Player p : view.table.seats()) order.push_back(p);
    insertion_sort(order.begin(), order.end(), [&](Player a, Player b) { return last->chance[a] > last->chance[b]; });
    const float step = std::min(28.0f, rect.GetHeight() / static_cast<float>(order.size()));
    for (Player p : order) {
        const ImRect      row = cut_top(rect, step);
        const float       y = row.GetCenter().y;
        const std::string words = chance_in_words(last->chance[p]);
        draw::mark(draw, p, {row.Min.x + 10, y}, 11);
        draw::text(draw, {row.Max.x - 2, y}, Anchor::right_middle, type().body_bold, theme().text, words);
        const ImRect bar{{row.Min.x + 24, y - 7}, {row.Max.x - 44, y + 7}};
        const float  share = static_cast<float>(last->chance[p]) / whole_share;
        draw.AddRectFilled(bar.Min, bar.Max, theme().panel2, 4);
        draw.AddRectFilled(bar.Min, {bar.Min.x + std::max(4.0f, bar.GetWidth() * share), bar.Max.y},
                           draw::seat(p).colour, 4);
        draw.AddRect(bar.Min, bar.Max, theme().edge, 4);
    }
}

bool pace_beside(const View& view) {
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    return watched(view) && !view.looking_back() && (view.busy || !view.session.over()) && window.x >= 360
           && form_of(window) != Form::flat;
}

void pace_choice(const ImRect& rect, const View& view, Commands& commands) {
    constexpr int from = static_cast<int>(Pace::calm);
    int           chosen = static_cast<int>(view.preferences.pace) - from;
    const std::array words{pace_word(Pace::calm), pace_word(Pace::normal), pace_word(Pace::fast)};
    if (!draw::segments("pace", say("Pace"), words, chosen, rect)) return;
    Preferences wanted = view.preferences;
    wanted.pace = static_cast<Pace>(from + chosen);
    commands.add(wanted);
}

void describe_pace(const View& view, Description& to) {
    int n = 0;
    for (const Pace pace : {Pace::calm, Pace::normal, Pace::fast}) {
        Preferences wanted = view.preferences;
        wanted.pace = pace;
        to.button("pace:" + std::to_string(n++), say("{option}: {choice}", say("Pace"), pace_word(pace)), wanted);
    }
}

}
