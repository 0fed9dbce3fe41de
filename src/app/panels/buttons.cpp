// Draws the buttons below the question, in as many rows as they need, and the playback bar below them.
#include <algorithm>

#include "app/panels/bubble.h"
#include "app/panels/chance_list.h"
#include "app/panels/own_cards.h"
#include "app/panels/presses.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

draw::Control control(const Press& press) {
    return {.kind = press.kind,
            .icon = press.icon,
            .picture = press.picture,
            .count = press.count,
            .on = press.on,
            .enabled = press.enabled,
            .tooltip = press.means,
            .id = press.id};
}

float wanted_width(const Press& press, bool brief) {
    if (press.small)
        return std::max({30.0f, draw::touch_size() - 4, draw::button_width(press.label, {.kind = press.kind}) * 0.72f});
    if (brief && press.icon_suffices)
        return press.count > 0 ? draw::button_width({}, control(press)) - 12 : draw::button_height() + 4;
    return draw::button_width(brief && !press.brief.empty() ? press.brief : press.label, control(press));
}

// The number of rows for buttons of these widths.
int rows_of(const std::vector<float>& widths, float room, float gap) {
    int   rows = 0;
    float left = 0;
    for (const float w : widths) {
        if (rows == 0 || w + gap > left) ++rows, left = room - w;
        else left -= w + gap;
    }
    return rows;
}

// Lays the buttons out in rows, each as wide as its label, and widens them to fill the rows. Returns the height; a null
// list only measures. Labels are shortened, from the first button on, before there is a second row. Low windows break
// labels into two lines before there is one more row. evenly: the main buttons get no more than the others.
float flow(ImDrawList* draw, const ImRect& rect, Commands* commands, std::vector<Press> list, bool evenly = false) {
    constexpr float gap = 8;
    const float height = draw::button_height();
    std::vector<float> widths(list.size());
    const auto sum = [&] {
        float width = -gap;
        for (float w : widths) width += w + gap;
        return width;
    };
    for (std::size_t i = 0; i < list.size(); ++i) widths[i] = wanted_width(list[i], false);
    for (std::size_t i = 0; i < list.size() && sum() > rect.GetWidth(); ++i) {
        if (list[i].brief.empty() && !list[i].icon_suffices) continue;
        widths[i] = wanted_width(list[i], true);
        if (list[i].icon_suffices && list[i].means.empty()) list[i].means = list[i].label;
        list[i].label = list[i].brief;
    }
    for (std::size_t i = 0; i < list.size() && sum() > rect.GetWidth(); ++i) {   // still too wide
        if (!list[i].briefest.empty()) list[i].label = list[i].briefest, widths[i] = wanted_width(list[i], false);
    }
    for (std::size_t i = 0; i < list.size() && sum() > rect.GetWidth(); ++i)   // less space round the labels
        if (!list[i].small) widths[i] = std::max(draw::touch_size(), widths[i] - (list[i].label.empty() ? 4 : 18));
    // Drop these buttons: undo and the playback bar do the same.
    for (std::size_t i = 0; i < list.size() && sum() > rect.GetWidth(); ++i) {
        if (!is(list[i].command, TurnCommand::reset) && !is(list[i].command, Leap::back)) continue;
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
        widths.erase(widths.begin() + static_cast<std::ptrdiff_t>(i));
    }
    if (low(ImGui::GetIO().DisplaySize)) {
        const auto folded = [&](bool with_icons) {
            std::vector<float> result = widths;
            for (std::size_t i = 0; i < list.size(); ++i)
                if (!list[i].small && !list[i].label.empty())
                    result[i] = std::min(
                        widths[i],
                        draw::folded_width(list[i].label, {.icon = with_icons ? list[i].icon : std::string{}}) - 18);
            return result;
        };
        const auto rows = [&](const std::vector<float>& of) { return rows_of(of, rect.GetWidth(), gap); };
        const std::vector<float> narrow = folded(true), narrowest = folded(false);
        if (rows(narrowest) < std::min(rows(narrow), rows(widths))) {
            widths = narrowest;
            for (Press& press : list)
                if (!press.label.empty()) press.icon = {};
        } else if (rows(narrow) < rows(widths)) {
            widths = narrow;
        }
    }
    float y = rect.Min.y;
    for (std::size_t first = 0; first < list.size();) {
        float width = 0;
        std::size_t last = first;
        while (last < list.size()) {
            const float more = width + widths[last] + (last > first ? gap : 0);
            if (last > first && more > rect.GetWidth()) break;
            width = more;
            ++last;
        }
        // The rest of the row goes to the main buttons, or to all equally; for a mouse at most 60 pixels each.
        const float spare = std::max(0.0f, rect.GetWidth() - width);
        std::size_t mains = 0;
        for (std::size_t i = first; i < last; ++i) mains += list[i].kind == draw::Kind::primary;
        const bool  to_main = mains > 0 && !list[first].small && !evenly;
        const float share =
            to_main ? spare / static_cast<float>(mains)
                    : std::min(spare / static_cast<float>(last - first), draw::now().coarse ? spare : 60.0f);
        if (draw) {
            float x = rect.Min.x;
            for (std::size_t i = first; i < last; ++i) {
                const Press& press = list[i];
                const bool   grows = !to_main || press.kind == draw::Kind::primary;
                const float  w = std::min(widths[i] + (grows ? share : 0), rect.Max.x - x);
                const ImRect place{{x, y}, {x + w, y + height}};
                if (!press.later && draw::button(press.label, place, control(press))) commands->add(press.command);
                x += w + gap;
            }
        }
        y += height + gap;
        first = last;
    }
    return list.empty() ? 0 : y - gap - rect.Min.y;
}

}

namespace {

// The buttons that the window has room for. In a lesson on a phone, those from step to step stand around the others.
std::vector<Press> presses_drawn(const View& view) {
    std::vector<Press> list = presses(view);
    if (!view.lesson) return list;
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    if (!answers_in_text(view))
        for (Press& answer : lesson_answers(view))
            if (!answer.later) list.push_back(std::move(answer));
    if (const Form form = form_of(window); form == Form::wide || form == Form::tablet) return list;
    const bool much = !view.lesson->step().offers.empty() || hand_asked(view) || view.options.of(Thing::hand_card)
                      || view.options.of(Thing::number);
    std::vector<Press> steps = lesson_presses(view, much && low(window) && !view.lesson->done());
    list.push_back(std::move(steps.back()));
    steps.pop_back();
    list.insert(list.begin(), steps.begin(), steps.end());
    return list;
}

// The height of the playback bar as the last row; 0: it is not shown, or has a place of its own (flat).
float bar_below(const View& view) {
    return form_of(ImGui::GetIO().DisplaySize) == Form::flat ? 0 : playback_bar_height(view);
}
}

// The width of the paces beside the buttons, which need the rest.
static float pace_room(const View& view, float width) {
    constexpr float most = 200, three_icons = 164;
    return pace_beside(view) ? std::min(most, width - three_icons) : 0;
}

float buttons_height(const View& view, float width) {
    const float rows = flow(nullptr, {{0, 0}, {width - pace_room(view, width), 0}}, nullptr, presses_drawn(view)),
                below = bar_below(view);
    return below > 0 ? rows + 4 + below : rows;
}

void buttons(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    ImRect row = rect;
    if (const float wide = pace_room(view, rect.GetWidth()); wide > 0) {
        ImRect beside = cut_right(row, wide, 0);
        beside.Min.x += 8;
        pace_choice(cut_top(beside, draw::button_height()), view, commands);
    }
    flow(&draw, row, &commands, presses_drawn(view), view.lesson && view.lesson->step().asks.empty());
    if (const float below = bar_below(view); below > 0)
        playback_bar(draw, {{rect.Min.x, rect.Max.y - below}, rect.Max}, view, commands);
}

// The bubble has the rule's button beside its title.
static std::vector<Press> answers_below(const View& view) {
    std::vector<Press> list = lesson_answers(view);
    if (speaks_on_board(view)) std::erase_if(list, [](const Press& press) { return press.id == "lesson:rule"; });
    return list;
}

float lesson_answers_height(const View& view, float width) {
    return flow(nullptr, {{0, 0}, {width, 0}}, nullptr, answers_below(view));
}

void lesson_answers(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    flow(&draw, rect, &commands, answers_below(view));
}

void lesson_bar(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    constexpr float pad = 12;
    draw::panel(draw, rect);
    ImRect room = padded(rect, pad, 6);
    const bool tall = room.GetHeight() > draw::button_height() + 20;
    if (tall) lesson_steps(draw, cut_top(room, 30, 0), *view.lesson, draw::type().label_bold);
    else lesson_steps(draw, cut_left(room, room.GetWidth() * 0.45f, 8), *view.lesson, draw::type().label_bold);
    flow(&draw, room, &commands, lesson_presses(view, false), true);
}

}
