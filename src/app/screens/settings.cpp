// The settings: a row for each, in one or two columns.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/screens/screens.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float side = 24, gap = 10, head = 58, note_high = 18;

// Those that matter here: a finger cannot hover.
std::vector<const Setting*> settings_here() {
    std::vector<const Setting*> list;
    for (const Setting& setting : all_settings)
        if (setting.id != "rules" || !draw::now().coarse) list.push_back(&setting);
    return list;
}

float choice_high() { return draw::now().coarse ? 44.0f : 34.0f; }
// beside: the label and the choice are in one line.
float row_high(const Setting& setting, bool beside) {
    return choice_high() + (beside ? 0 : 20) + (setting.notes[0].empty() ? 0 : note_high) + gap;
}
float rows_high(bool beside) {
    float high = 0;
    for (const Setting* const setting : settings_here()) high += row_high(*setting, beside);
    return high;
}

}

ImRect settings_sheet(const ImRect& window) {
    const bool  beside = window.GetWidth() >= 560 || window.GetHeight() < 560;
    const float wide = std::min(beside ? 620.0f : 460.0f, window.GetWidth() - 12);
    const float tall = std::min(head + rows_high(beside) + 46, window.GetHeight() - 8);
    const ImVec2 corner = draw::snapped(window.GetCenter() - ImVec2{wide, tall} / 2);
    return {corner, corner + ImVec2{wide, tall}};
}

void settings_page(ImDrawList& draw, const ImRect& sheet, const View& view, Commands& commands) {
    static Scroll scroll;
    Preferences preferences = view.preferences;
    tree::heading();
    draw::text(draw, {sheet.Min.x + side, sheet.Min.y + 30}, Anchor::left_middle, type().screen_title, theme().text,
               say("Settings"));
    const ImRect inside{{sheet.Min.x + side, sheet.Min.y + head}, {sheet.Max.x - side, sheet.Max.y - 10}};
    const float high = choice_high();
    const bool  beside = inside.GetWidth() >= 500;
    scroll.begin("settings", inside, rows_high(beside) + 26, 1);
    float y = inside.Min.y - scroll.at;
    for (const Setting* const each : settings_here()) {
        const Setting& setting = *each;
        const float label = beside ? 150.0f : 0.0f;
        const std::string name = say(setting.label);
        {
            std::optional<tree::Silent> said_with_choices;
            if (setting.count() > 1) said_with_choices.emplace();
            const ImVec2 left{inside.Min.x, y + (beside ? high / 2 : 8)};
            draw::text(draw, left, Anchor::left_middle, type().body_bold, theme().text, name);
        }
        const float  top = beside ? y : y + 20;
        const ImRect place{{inside.Min.x + label, top}, {inside.Max.x - (scroll.most > 0 ? 8.0f : 0.0f), top + high}};
        int chosen = setting.get(preferences);
        if (setting.count() == 1) {   // nothing to choose yet
            draw::text(draw, {place.Min.x, place.GetCenter().y}, Anchor::left_middle, type().body, theme().text2,
                       say("{choice} (the only one so far)", Message{setting.choice(0).word}));
        } else if (draw::segments("setting:" + std::string{setting.id}, name, setting.words(), chosen, place)
                   && !scroll.dragged) {
            setting.set(preferences, chosen);
            commands.add(preferences);
        }
        if (const std::string note = say(setting.notes[0]); !note.empty())
            draw::text(draw, {place.Min.x, place.Max.y + note_high / 2 + 1}, Anchor::left_middle,
                       draw::fitted(type().label, note, place.GetWidth(), 0.7f), theme().text2, note);
        y += row_high(setting, beside);
    }
    draw::text(draw, {inside.Min.x, y + 8}, Anchor::left_middle, type().label, theme().text2,
               draw::shortened(type().label,
                               say(view.kept ? "Saved on this device."
                                             : "Nothing can be saved here. These settings last until you close the "
                                               "page."),
                               inside.GetWidth()));
    scroll.end(draw, 6);
}

}
