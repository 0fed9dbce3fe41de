#include "app/panels.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/art.h"
#include "app/widgets.h"
#include "engine/board.h"
#include "engine/module.h"

namespace eg {
namespace {

using look::Anchor;
using look::theme;
using look::type;

constexpr float pad = 12;

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
};

std::string choice_id(const Answer& answer) {
    switch (answer.choice.thing) {
        case Thing::number: return "number:" + std::to_string(answer.choice.which);
        case Thing::court: return "button:court";
        case Thing::scoreboard: return "button:scoreboard:" + std::to_string(answer.choice.which);
        default: break;
    }
    constexpr std::array<const char*, button_count> ids = {"done", "act", "act_other", "veto", "allow", "allow_all"};
    return std::string{"button:"} + ids[answer.choice.which];
}

std::vector<Press> presses(const View& view) {
    std::vector<Press> list;
    if (view.looking_back()) {
        const auto leap = [&](const char* icon, Leap where, Wish wish, const char* id) {
            list.push_back({"", "-", icon, look::Kind::plain, wish, {}, false, id, view.history.can(view.present, where)});
        };
        leap("first", Leap::first, Wish::look_first, "button:first");
        leap("back", Leap::back, Wish::look_back, "button:back");
        leap("forward", Leap::forward, Wish::look_forward, "button:forward");
        list.push_back({"Play on from here", "Play on", "", look::Kind::plain, Wish::go_on, {}, false, "button:go_on"});
        list.push_back({"Back to the present", "Present", "last", look::Kind::primary, Wish::look_last, {}, false, "button:present"});
        return list;
    }
    if (!view.mine()) {
        if (view.session.over() && !view.busy) {
            list.push_back({"New game", "", "", look::Kind::plain, Wish::really_leave, {}, false, "button:new"});
            list.push_back({"Review", "", "", look::Kind::plain, Wish::review, {}, false, "button:review"});
            list.push_back({"The result", "", "", look::Kind::primary, Wish::to_result, {}, false, "button:result"});
            return list;
        }
        if (view.stage.waits()) {
            list.push_back({"Next", "", "forward", look::Kind::primary, Wish::skip, {}, false, "button:next"});
            if (!view.session.people().empty()) list.push_back({"To your turn", "", "", look::Kind::plain, Wish::rush, {}, false, "button:rush"});
        } else if (view.session.plan().pace != Pace::instant && !view.session.people().empty() && !view.stage.rushing()) {
            list.push_back({"Skip to your turn", "", "forward", look::Kind::plain, Wish::rush, {}, false, "button:rush"});
        }
        return list;
    }
    if (view.session.can_undo()) {
        list.push_back({"Undo", "-", "undo", look::Kind::plain, Wish::undo, {}, false, "button:undo"});
        if (view.session.undo_depth() > 1) list.push_back({"Reset", "-", "reset", look::Kind::plain, Wish::reset_turn, {}, false, "button:reset"});
    }
    if (view.options.size() > 1) list.push_back({"Hint", "-", "hint", look::Kind::plain, Wish::hint, {}, false, "button:hint"});
    for (const Answer& answer : answers(view.session, view.table, view.options))
        list.push_back({answer.label, answer.brief, answer.icon, answer.primary ? look::Kind::primary : look::Kind::plain, Wish::none, answer.choice, answer.small, choice_id(answer)});
    return list;
}

// An icon alone, in words.
std::string_view what(Wish wish) {
    switch (wish) {
        case Wish::undo: return "Undo";
        case Wish::reset_turn: return "Back to the start of your turn";
        case Wish::hint: return "Hint";
        case Wish::look_first: return "To the beginning";
        case Wish::look_back: return "A step back";
        case Wish::look_forward: return "A step forward";
        default: return "";
    }
}

float wanted_width(const Press& press, bool brief) {
    if (press.small) return std::max(30.0f, look::button_width(press.label, {.kind = press.kind}) * 0.72f);
    if (brief && press.brief == "-") return look::button_height() + 4;   // its icon alone
    return look::button_width(brief && !press.brief.empty() ? press.brief : press.label, {.kind = press.kind, .icon = press.icon});
}

// Rows of buttons, each as wide as its words, the rows filled out. Words are shortened, from the
// first button on, before a second row is begun.
float flow(ImDrawList* draw, const ImRect& rect, View* view, std::vector<Press> list) {
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
        if (list[i].id == "button:act") list[i].label = "Perform", widths[i] = wanted_width(list[i], false);
    }
    for (std::size_t i = 0; i < list.size() && sum() > rect.GetWidth(); ++i)   // closer to what it says
        if (!list[i].small) widths[i] -= list[i].label.empty() ? 4 : 18;
    for (std::size_t i = 0; i < list.size() && sum() > rect.GetWidth(); ++i) {   // undo does the same by steps
        if (list[i].wish != Wish::reset_turn) continue;
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
        widths.erase(widths.begin() + static_cast<std::ptrdiff_t>(i));
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
        // What is left over goes to the main button, or to all alike.
        const float spare = std::max(0.0f, rect.GetWidth() - width);
        std::size_t mains = 0;
        for (std::size_t i = first; i < last; ++i) mains += list[i].kind == look::Kind::primary;
        const bool  to_main = mains > 0 && !list[first].small;
        const float share = to_main ? spare / static_cast<float>(mains) : std::min(spare / static_cast<float>(last - first), 60.0f);
        if (draw) {
            float x = rect.Min.x;
            for (std::size_t i = first; i < last; ++i) {
                const Press& press = list[i];
                const bool   grows = !to_main || press.kind == look::Kind::primary;
                const float  w = std::min(widths[i] + (grows ? share : 0), rect.Max.x - x);
                const ImRect place{{x, y}, {x + w, y + height}};
                const look::Control how{.kind = press.kind, .icon = press.icon, .enabled = press.enabled, .tooltip = press.label.empty() ? what(press.wish) : "", .id = press.id};
                if (look::button(press.label, place, how)) {
                    if (press.choice) view->choice = press.choice;
                    else view->wish = press.wish;
                }
                x += w + gap;
            }
        }
        y += height + gap;
        first = last;
    }
    return list.empty() ? 0 : y - gap - rect.Min.y;
}

// The cubes that may still be placed or moved, the spent ones dashed.
void cubes_left(ImDrawList& draw, ImVec2 right_middle, const View& view, bool counted, bool narrow) {
    const Player p = view.session.asked();
    int total = 0, left = 0;
    const std::string_view step = view.session.step();
    const Count count = view.session.count_left();
    if (step == "use_card") {
        for (int stack = 0; stack < stack_count; ++stack)
            if (view.table.taker[stack] == p) total = stack + 1;
        left = count;
    } else if (step == "place_freely" || step == "move_caballero" || step == "send_own") {
        left = total = count <= 5 ? count : 0;
    }
    if (total == 0) return;
    if (narrow) {
        look::cube(draw, p, {right_middle.x - 8, right_middle.y}, 15);
        look::text(draw, {right_middle.x - 19, right_middle.y}, Anchor::right_middle, type().name, theme().text, std::to_string(left));
        return;
    }
    const float size = counted ? 15 : 13, pace = counted ? 20 : 15;
    float x = right_middle.x - pace / 2;
    for (int i = 0; i < total; ++i, x -= pace) {
        if (i < left) look::cube(draw, p, {x, right_middle.y}, size);
        else look::no_cube(draw, {x, right_middle.y}, size);
    }
    if (counted)
        look::text(draw, {right_middle.x, right_middle.y + 21}, Anchor::right_middle, type().small_bold, theme().text2,
               total == left ? std::to_string(left) + " left" : std::to_string(left) + " of " + std::to_string(total) + " left");
}

float cubes_width(const View& view) {
    if (!view.mine()) return 0;
    const std::string_view step = view.session.step();
    const Count count = view.session.count_left();
    if (step == "use_card") {
        int total = 0;
        for (int stack = 0; stack < stack_count; ++stack)
            if (view.table.taker[stack] == view.session.asked()) total = stack + 1;
        return std::max(66.0f, static_cast<float>(total) * 20 + 8);
    }
    if (step == "place_freely" || step == "move_caballero" || step == "send_own") return count <= 5 ? std::max(50.0f, static_cast<float>(count) * 20 + 8) : 0;
    return 0;
}

struct Words {
    Player      who = nobody;
    std::string title, sentence, hint;
};

Words words(const View& view) {
    if (view.mine()) return {view.session.asked(), asked_title(view.session), asked_sentence(view.session), low(ImGui::GetIO().DisplaySize) ? std::string{} : asked_hint(view.session, view.table)};
    if (view.looking_back()) {
        const Line& line = view.present.lines()[view.history.line()];
        return {line.event.who, "Looking back", line.text, round_line(view.table) + ", moment " + std::to_string(view.history.line() + 1) + " of " + std::to_string(view.present.lines().size())};
    }
    Words result;
    const std::optional<Event>& on = view.stage.on();
    result.who = view.active();
    if (on && (on->what == What::scoring || on->what == What::scored || on->what == What::castillo_opened)) result.title = "Scoring";
    else if (on && (on->what == What::general_scoring || on->what == What::castillo_left || on->what == What::disc_revealed)) result.title = view.stage.telling() ? "Scoring" : "Discs";
    else if (on && (on->what == What::round_begins || on->what == What::card_revealed)) result.title = round_line(view.table);
    else if (result.who != nobody) result.title = view.session.name(result.who);
    else result.title = view.session.over() ? "The game is over" : round_line(view.table);
    result.sentence = view.stage.caption().empty() && view.session.bot_asked() ? capitalised(view.session.plan().seats[view.session.asked()].bot) + " is thinking …" : view.stage.caption();
    return result;
}

void round_dots(ImDrawList& draw, ImVec2 left_middle, float pace, const State& table) {
    float x = left_middle.x;
    for (int round = table.rules.short_game ? 2 : 1; round <= last_round; ++round) {
        if (table.rules.short_game && round % 3 == 1) continue;
        const ImU32 colour = round < table.round ? theme().text : round == table.round ? theme().gold : theme().text2;
        if (round % 3 == 0) art::draw(draw, "lily", ImVec2{x, left_middle.y}, 13, art::paint(round > table.round ? theme().gold_deep : colour));
        else if (round == table.round) {
            draw.AddCircleFilled({x, left_middle.y}, 5.5f, theme().gold);
            draw.AddCircle({x, left_middle.y}, 5.5f, theme().text, 0, 1.2f);
        } else if (round < table.round) draw.AddCircleFilled({x, left_middle.y}, 3.6f, colour);
        else draw.AddCircle({x, left_middle.y}, 3.4f, colour, 0, 1.3f);
        if (round == table.round && round % 3 == 0) draw.AddCircle({x, left_middle.y}, 9, theme().gold, 0, 1.3f);
        x += pace;
    }
}

void header_icons(const ImRect& rect, View& view, bool roomy) {
    const float size = std::max(look::touch_size(), 32.0f);
    float x = rect.Max.x - 8;
    const float y = (rect.Min.y + rect.Max.y) / 2;
    const auto icon = [&](const char* name, Wish wish, const char* id, const char* what, bool enabled = true) {
        const ImRect place{{x - size, y - size / 2}, {x, y + size / 2}};
        if (look::icon_button(name, place, {.kind = look::Kind::quiet, .enabled = enabled, .tooltip = what, .id = id})) view.wish = wish;
        x -= size + 2;
    };
    // What the others have done can be seen again while one is asked; until then one may skip it.
    const bool again = view.mine() && History::last_turn(view.session).has_value();
    icon("menu", Wish::menu, "icon:menu", "Menu");
    if (roomy) icon("help", Wish::help, "icon:help", "How to play");
    if (roomy) icon("eye", Wish::memory, "icon:memory", !view.session.plan().castillo_announced ? "What is in the Castillo stays hidden in this game" : view.memory ? "Hide what is in the Castillo" : "Show what is in the Castillo", view.session.plan().castillo_announced);
    icon("log", Wish::chronicle, "icon:log", "Chronicle");
    if (roomy) icon("back", Wish::look_back, "icon:back", "A step back", view.history.can(view.present, Leap::back));
    if (again) icon("again", Wish::retell, "icon:again", "Since your last turn");
    else if (!roomy) icon("help", Wish::help, "icon:help", "How to play");
    else icon("last", Wish::rush, "icon:rush", "Skip to your turn", !view.mine() && !view.session.over() && !view.looking_back());
}

}

// ---- the header

void header(ImDrawList& draw, const Layout& at, View& view) {
    const ImRect& rect = at.header;
    const float   y = std::floor((rect.Min.y + rect.Max.y) / 2);
    if (at.form == Form::flat) {
        // It shares a sheet with the prompt below.
    } else {
        draw.AddRectFilled({at.window.Min.x, rect.Min.y}, {at.window.Max.x, rect.Max.y}, theme().panel);
        draw.AddLine({at.window.Min.x, rect.Max.y}, {at.window.Max.x, rect.Max.y}, theme().line);
    }
    if (at.touch()) {
        float x = rect.Min.x + 12;
        const std::string round = round_line(view.table);
        const float before = rect.Max.x - 3 * 46 - 8 - x;
        const bool  fits = look::width(type().name, round) < before;
        x += look::text(draw, {x, y}, Anchor::left_middle, fits ? type().name : type().label_bold, theme().text, fits ? round : round.substr(0, round.find(" of")));
        const float room = rect.Max.x - 3 * 44 - 20 - x - 18;
        const int   dots = view.table.rules.short_game ? 6 : 9;
        if (room > static_cast<float>(dots) * 9) round_dots(draw, {x + 20, y}, std::min(14.0f, room / static_cast<float>(dots)), view.table);
        header_icons(rect, view, false);
        return;
    }
    float x = rect.Min.x + 14;
    art::draw(draw, "lily", ImVec2{x + 11, y}, 22, art::paint(theme().gold));
    x += 30;
    x += look::text(draw, {x, y}, Anchor::left_middle, type().wordmark, theme().text, "El Grande") + 16;
    draw.AddLine({x, y - 10}, {x, y + 10}, theme().line);
    x += 14;
    x += look::text(draw, {x, y}, Anchor::left_middle, type().name, theme().text, round_line(view.table)) + 12;
    const float icons = 6 * 34 + 20;
    const auto dot = [&](const std::string& words) {
        const float room = rect.Max.x - icons - x - 16;
        if (look::width(type().body, words) > room) return;
        draw.AddCircleFilled({x, y}, 2.2f, theme().gold);
        x += 12;
        x += look::text(draw, {x, y}, Anchor::left_middle, type().body, theme().text, words) + 12;
    };
    dot(next_scoring_line(view.table));
    if (view.looking_back()) dot("Looking back");
    else if (view.active() != nobody) dot(view.session.name(view.active()) + (view.mine() ? " is to choose" : " is playing"));
    header_icons(rect, view, true);
}

// ---- the prompt

float buttons_height(const View& view, float width) { return flow(nullptr, {{0, 0}, {width, 0}}, nullptr, presses(view)); }

constexpr float narrow = 260;   // a prompt whose sentence begins below the badge

float prompt_height(const View& view, float width, bool with_buttons) {
    const Words  what = words(view);
    const float  room = width - 2 * pad - (width < narrow ? 6 : 44);
    float height = pad + 20 + 4;
    const float under = room - (with_buttons ? cubes_width(view) : 0);   // of the title
    const bool  tight = !with_buttons && low(ImGui::GetIO().DisplaySize);
    // What is told grows from one line to two: the panels below keep their places.
    height += std::max(view.mine() ? 0 : 2 * look::line_height(type().body), look::wrapped(nullptr, {}, {.room = under}, type().body, 0, what.sentence));
    if (!what.hint.empty()) height += 2 + look::wrapped(nullptr, {}, {.room = under, .lines = 2}, type().label, 0, what.hint);
    if (!tight) height = std::max(height, 64.0f);
    if (with_buttons) {
        const float buttons = buttons_height(view, width - 2 * pad - 4);
        if (buttons > 0) height += 8 + buttons;
    }
    if (tight) return std::max(height - pad + 6, 52.0f);
    return std::max(height + pad - 2, with_buttons ? 112.0f : 60.0f);
}

void prompt(ImDrawList& draw, const ImRect& rect, View& view, bool with_buttons) {
    const Words what = words(view);
    if (with_buttons) {
        look::panel(draw, rect);
        if (what.who != nobody) draw.AddRectFilled(rect.Min, {rect.Min.x + 7, rect.Max.y}, look::seat(what.who).colour, 10, ImDrawFlags_RoundCornersLeft);
    }
    float x = rect.Min.x + pad + 6, y = rect.Min.y + (!with_buttons && (rect.GetHeight() < 80 || low(ImGui::GetIO().DisplaySize)) ? 2 : pad - 2);
    const float y_title = y;
    const bool  slender = rect.GetWidth() < narrow;
    if (what.who != nobody) {
        look::badge(draw, what.who, slender ? ImVec2{x + 8, y + 12} : ImVec2{x + 14, y + 17}, slender ? 11.0f : 15.0f);
        x += slender ? 26 : 40;
    }
    const float cubes = cubes_width(view) > 0 && slender ? 34 : cubes_width(view) * (with_buttons ? 1 : 0.75f);
    const float beside = rect.Max.x - pad - x - cubes;
    std::string title = what.title;   // the badge says the name too
    if (look::width(type().title, title) > beside) title.resize(std::min(title.size(), title.find(',')));
    look::text(draw, {x, y}, Anchor::left_top, type().title, theme().text, look::shortened(type().title, title, beside));
    if (slender) x = rect.Min.x + pad + 6;
    const float room = with_buttons ? beside : rect.Max.x - pad - x;
    y += 25;
    if (view.thinking >= 0) {
        const float width = std::min(room, 220.0f);
        draw.AddRectFilled({x, y + 26}, {x + width, y + 30}, theme().line, 2);
        draw.AddRectFilled({x, y + 26}, {x + width * view.thinking, y + 30}, theme().gold, 2);
    }
    look::Type body = type().body;   // smaller where the room is small
    while (body.size > 11.5f && look::wrapped(nullptr, {}, {.room = room}, body, 0, what.sentence) > rect.Max.y - y + 3) body.size -= 0.5f;
    y += look::wrapped(&draw, {x, y}, {.room = room, .lines = std::max(1, static_cast<int>((rect.Max.y - y + 3) / look::line_height(body)))}, body, theme().text, what.sentence);
    if (!what.hint.empty() && y + 20 < rect.Max.y) {
        y += 2;
        look::wrapped(&draw, {x, y}, {.room = room, .lines = 2}, type().label, theme().text2, what.hint);
    }
    if (cubes > 0) cubes_left(draw, {rect.Max.x - pad, with_buttons ? rect.Min.y + pad + 12 : y_title + 12}, view, with_buttons, slender);
    if (!with_buttons) return;
    const std::vector<Press> list = presses(view);
    const float height = buttons_height(view, rect.GetWidth() - 2 * pad - 4);
    flow(&draw, {{rect.Min.x + pad + 4, rect.Max.y - pad - height + 2}, {rect.Max.x - pad, rect.Max.y - pad}}, &view, list);
}

void thumb_bar(ImDrawList& draw, const ImRect& rect, View& view) {
    flow(&draw, rect, &view, presses(view));
}

}
