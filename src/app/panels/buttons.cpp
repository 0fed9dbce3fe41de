// The buttons that answer, and undo and its like before them: as many rows as they need.
#include <algorithm>
#include <array>

#include "app/panels/own_cards.h"
#include "app/ui/widgets.h"
#include "engine/box.h"

namespace eg {
namespace {

// Undo and its like, before the answers.
struct Press {
    std::string label;
    std::string brief;
    std::string icon;
    look::Kind  kind = look::Kind::plain;
    Wish        wish = Wish::none;
    std::optional<Choice> choice;
    bool        small = false;
    std::string id;
    bool        enabled = true;
    std::string briefest = {};
    int         told = -1;   // of what a lesson offers
    std::string means = {};
};

std::string choice_id(const Answer& answer) {
    switch (answer.choice.thing) {
        case Thing::number: return "number:" + std::to_string(answer.choice.which);
        case Thing::hand_card: return "hand:" + std::to_string(answer.choice.which + 1);
        case Thing::court: return "button:court";
        case Thing::token: return "button:token:" + std::string{token(answer.choice.which).id};
        case Thing::scoreboard: return "button:scoreboard:" + std::to_string(answer.choice.which);
        default: break;
    }
    constexpr std::array<const char*, button_count> ids = {"done", "act", "act_other", "veto", "allow", "allow_all"};
    return std::string{"button:"} + ids[answer.choice.which];
}

// Of a lesson: what is asked now, and where it goes from here.
std::vector<Press> lesson_presses(const View& view) {
    const Tutor& tutor = *view.tutor;
    std::vector<Press> list;
    const bool crowded = low(ImGui::GetIO().DisplaySize) && !tutor.done() && (!tutor.step().offers.empty() || hand_asked(view) || view.options.of(Thing::hand_card) || view.options.of(Thing::number));
    if (!crowded || !hand_asked(view)) list.push_back({say("Leave"), "-", "close", look::Kind::plain, Wish::lesson_leave, {}, false, "lesson:leave"});   // the menu leads out, too
    if (tutor.number() == 0 && !crowded && tutor.step().offers.empty()) list.push_back({say("Lessons"), "", "", look::Kind::plain, Wish::lessons, {}, false, "lesson:lessons"});
    if (tutor.number() > 0 && !crowded) list.push_back({say("Back"), "-", "back", look::Kind::plain, Wish::lesson_back, {}, false, "lesson:back"});
    if (view.busy) return list;
    if (tutor.done() && tutor.last()) {
        list.push_back({say("Lessons"), "", "", look::Kind::plain, Wish::lessons, {}, false, "lesson:lessons"});
        list.push_back({say("Play a game"), say("Play"), "", look::Kind::primary, Wish::lesson_play, {}, false, "lesson:play"});
        return list;
    }
    if (tutor.done()) {
        list.push_back({say("Go on"), "", "", look::Kind::primary, Wish::lesson_next, {}, false, "lesson:next"});
        return list;
    }
    list.push_back({say("Skip"), "-", "forward", look::Kind::plain, Wish::lesson_next, {}, false, "lesson:next"});
    for (std::size_t i = 0; i < tutor.step().offers.size(); ++i)
        list.push_back({say(tutor.step().offers[i]), "", "", look::Kind::plain, Wish::none, {}, false, "lesson:" + std::to_string(i), true, {}, static_cast<int>(i)});
    for (const Answer& answer : answers(view.session, view.table, view.options))
        list.push_back({answer.label, answer.brief, answer.icon, answer.primary ? look::Kind::primary : look::Kind::plain, Wish::none, answer.choice, answer.small, choice_id(answer), true, answer.briefest});
    return list;
}

std::vector<Press> presses(const View& view) {
    if (view.tutor) return lesson_presses(view);
    std::vector<Press> list;
    if (view.looking_back()) {
        const auto leap = [&](const char* icon, Leap where, Wish wish, const char* id) {
            list.push_back({"", "-", icon, look::Kind::plain, wish, {}, false, id, view.history.can(view.present, where)});
        };
        list.push_back({"", "-", view.history.playing() ? "pause" : "play", look::Kind::primary, Wish::pause, {}, false, "button:pause"});
        leap("back", Leap::back, Wish::look_back, "button:back");
        leap("forward", Leap::forward, Wish::look_forward, "button:forward");
        list.push_back({view.led_to ? say("Try it again from here") : say("Play on from here"), view.led_to ? say("Try again") : say("Play on"), "", look::Kind::plain, Wish::go_on, {}, false, "button:go_on"});
        if (view.told) list.push_back({say("Leave"), "-", "close", look::Kind::plain, Wish::leave, {}, false, "button:leave"});
        else list.push_back({say("Back to the present"), say("Now"), "last", look::Kind::plain, Wish::look_last, {}, false, "button:present"});
        return list;
    }
    if (!view.mine()) {
        if (view.session.over() && !view.busy) {
            list.push_back({say("New game"), "", "", look::Kind::plain, Wish::really_leave, {}, false, "button:new"});
            list.push_back({say("Review"), "", "", look::Kind::plain, Wish::review, {}, false, "button:review"});
            list.push_back({say("The result"), "", "", look::Kind::primary, Wish::to_result, {}, false, "button:result"});
            return list;
        }
        const bool followed = view.session.plan().pace != Pace::instant || view.stage.retelling();
        if (view.paused || (followed && !view.stage.waits()) || view.session.people().empty()) list.push_back({"", "-", view.paused ? "play" : "pause", view.paused ? look::Kind::primary : look::Kind::plain, Wish::pause, {}, false, "button:pause"});
        if (view.session.passing()) list.push_back({say("Undo"), "", "undo", look::Kind::plain, Wish::undo, {}, false, "button:undo"});
        if (view.stage.waits()) {
            list.push_back({say("Next"), "", "forward", look::Kind::primary, Wish::skip, {}, false, "button:next"});
            if (!view.session.people().empty()) list.push_back({say("To your turn"), "", "", look::Kind::plain, Wish::rush, {}, false, "button:rush"});
        } else if (followed && !view.session.people().empty() && !view.stage.rushing()) {
            list.push_back({say("Skip to your turn"), say("To your turn"), "forward", look::Kind::plain, Wish::rush, {}, false, "button:rush"});
        }
        if (watched(view)) list.push_back({"", "-", "back", look::Kind::plain, Wish::look_back, {}, false, "button:back", view.history.can(view.present, Leap::back)});
        else if (followed) list.push_back({pace_word(view.liking.pace), "", "", look::Kind::plain, Wish::pace, {}, false, "button:pace"});
        return list;
    }
    if (view.session.can_undo()) {
        list.push_back({say("Undo"), "-", "undo", look::Kind::plain, Wish::undo, {}, false, "button:undo"});
        if (view.session.undo_depth() > 1 && !view.unplaced) list.push_back({say("Reset"), "-", "reset", look::Kind::plain, Wish::reset_turn, {}, false, "button:reset"});
    }
    if (view.unplaced) {
        list.push_back({say("End turn"), "", "", look::Kind::plain, Wish::none, press(done), false, "button:done"});
        list.push_back({say("Keep placing"), "", "", look::Kind::primary, Wish::keep_placing, {}, false, "button:keep"});
        return list;
    }
    if (choosing_hand(view)) {
        if (view.last_hand) list.push_back({say("As last time"), "", "", look::Kind::plain, Wish::last_hand, {}, false, "button:last_hand"});
        list.push_back({say(view.session.count_left() == 1 ? "Choose the last for me" : "Choose for me"), "", "", look::Kind::plain, Wish::fill_hand, {}, false, "button:fill_hand"});
        return list;
    }
    if (view.options.size() > 1) list.push_back({say("Hint"), "-", "hint", look::Kind::plain, Wish::hint, {}, false, "button:hint"});
    for (const Answer& answer : answers(view.session, view.table, view.options))
        list.push_back({answer.label, answer.brief, answer.icon, answer.primary ? look::Kind::primary : look::Kind::plain, Wish::none, answer.choice, answer.small, choice_id(answer), true, answer.briefest, -1, answer.told});
    return list;
}

// An icon alone, in words.
std::string_view what(Wish wish) {
    switch (wish) {
        case Wish::undo: return "Undo";
        case Wish::reset_turn: return "Back to the start of your turn";
        case Wish::hint: return "Hint";
        case Wish::lesson_leave: return "Leave the lesson";
        case Wish::lesson_next: return "Skip this step";
        case Wish::lesson_back: return "A step back";
        case Wish::pause: return "Pause or go on";
        case Wish::leave: return "Leave";
        case Wish::look_back: return "A step back";
        case Wish::look_forward: return "A step forward";
        default: return "";
    }
}

float wanted_width(const Press& press, bool brief) {
    if (press.small) return std::max({30.0f, look::touch_size() - 4, look::button_width(press.label, {.kind = press.kind}) * 0.72f});
    if (brief && press.brief == "-") return look::button_height() + 4;   // its icon alone
    return look::button_width(brief && !press.brief.empty() ? press.brief : press.label, {.kind = press.kind, .icon = press.icon});
}

// How many rows they take.
int rows_of(const std::vector<float>& widths, float room, float gap) {
    int   rows = 0;
    float left = 0;
    for (const float w : widths) {
        if (rows == 0 || w + gap > left) ++rows, left = room - w;
        else left -= w + gap;
    }
    return rows;
}

// Rows of buttons, each as wide as its words, the rows filled out. Words are shortened, from the
// first button on, before a second row is begun; on a low screen, which has no height for it, what
// buttons say goes on in a second line of their own before there is one more row of them.
float flow(ImDrawList* draw, const ImRect& rect, Wished* wished, std::vector<Press> list, Pace pace) {
    constexpr float gap = 8;
    const float height = look::button_height();
    std::vector<float> widths(list.size());
    const auto sum = [&] {
        float width = -gap;
        for (float w : widths) width += w + gap;
        return width;
    };
    for (std::size_t i = 0; i < list.size(); ++i) widths[i] = wanted_width(list[i], false);
    for (std::size_t i = 0; i < list.size() && sum() > rect.GetWidth(); ++i) {
        if (list[i].brief.empty()) continue;
        widths[i] = wanted_width(list[i], true);
        list[i].label = list[i].brief == "-" ? "" : list[i].brief;
    }
    for (std::size_t i = 0; i < list.size() && sum() > rect.GetWidth(); ++i) {   // still too long
        if (!list[i].briefest.empty()) list[i].label = list[i].briefest, widths[i] = wanted_width(list[i], false);
    }
    for (std::size_t i = 0; i < list.size() && sum() > rect.GetWidth(); ++i)   // closer to what it says
        if (!list[i].small) widths[i] = std::max(look::touch_size(), widths[i] - (list[i].label.empty() ? 4 : 18));
    for (std::size_t i = 0; i < list.size() && sum() > rect.GetWidth(); ++i) {   // undo and the bar do the same
        if (list[i].wish != Wish::reset_turn && list[i].wish != Wish::look_back) continue;
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
        widths.erase(widths.begin() + static_cast<std::ptrdiff_t>(i));
    }
    if (low(ImGui::GetIO().DisplaySize)) {
        const auto folded = [&](bool with_icons) {
            std::vector<float> result = widths;
            for (std::size_t i = 0; i < list.size(); ++i)
                if (!list[i].small && !list[i].label.empty()) result[i] = std::min(widths[i], look::folded_width(list[i].label, {.icon = with_icons ? list[i].icon : std::string{}}) - 18);
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
        // What is left over goes to the main button, or to all alike; a finger has the whole bar.
        const float spare = std::max(0.0f, rect.GetWidth() - width);
        std::size_t mains = 0;
        for (std::size_t i = first; i < last; ++i) mains += list[i].kind == look::Kind::primary;
        const bool  to_main = mains > 0 && !list[first].small;
        const float share = to_main ? spare / static_cast<float>(mains) : std::min(spare / static_cast<float>(last - first), look::now().coarse ? spare : 60.0f);
        if (draw) {
            float x = rect.Min.x;
            for (std::size_t i = first; i < last; ++i) {
                const Press& press = list[i];
                const bool   grows = !to_main || press.kind == look::Kind::primary;
                const float  w = std::min(widths[i] + (grows ? share : 0), rect.Max.x - x);
                const ImRect place{{x, y}, {x + w, y + height}};
                const std::string said = press.wish == Wish::pace ? pace_told(pace) : press.label.empty() ? say(what(press.wish)) : press.means;
                const look::Control how{.kind = press.kind, .icon = press.icon, .enabled = press.enabled, .tooltip = said, .id = press.id};
                if (look::button(press.label, place, how)) {
                    if (press.choice) wished->choice = press.choice;
                    else if (press.told >= 0) wished->told = press.told;
                    else wished->wish = press.wish;
                }
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

// Where the bar does not lie by itself it is the last row.
float bar_below(const View& view) { return form_of(ImGui::GetIO().DisplaySize) == Form::flat ? 0 : bar_height(view); }

}

float buttons_height(const View& view, float width) {
    const float rows = flow(nullptr, {{0, 0}, {width, 0}}, nullptr, presses(view), view.liking.pace), below = bar_below(view);
    return below > 0 ? rows + 4 + below : rows;
}

void buttons(ImDrawList& draw, const ImRect& rect, const View& view, Wished& wished) {
    flow(&draw, rect, &wished, presses(view), view.liking.pace);
    if (const float below = bar_below(view); below > 0) bar(draw, {{rect.Min.x, rect.Max.y - below}, rect.Max}, view, wished);
}

}
