// The header: the round, the progress to the next scoring, and the icons that open things.
#include <algorithm>
#include <cmath>
#include <vector>

#include "app/panels/description.h"
#include "app/ui/textures.h"
#include "app/panels/review_panel.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/queries.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

void round_dots(ImDrawList& draw, ImVec2 left_middle, float pace, const State& table) {
    float x = left_middle.x;
    for (int round = 1; round <= last_round; ++round) {
        if (!is_played(table.rules, round)) continue;
        const ImU32 colour = round < table.round ? theme().text : round == table.round ? theme().gold : theme().text2;
        if (round % 3 == 0)
            textures::draw(draw, "lily", ImVec2{x, left_middle.y}, 13,
                      textures::paint(round > table.round ? theme().gold_deep : colour));
        else if (round == table.round) {
            draw.AddCircleFilled({x, left_middle.y}, 5.5f, theme().gold);
            draw.AddCircle({x, left_middle.y}, 5.5f, theme().text, 0, 1.2f);
        } else if (round < table.round) draw.AddCircleFilled({x, left_middle.y}, 3.6f, colour);
        else draw.AddCircle({x, left_middle.y}, 3.4f, colour, 0, 1.3f);
        if (round == table.round && round % 3 == 0) draw.AddCircle({x, left_middle.y}, 9, theme().gold, 0, 1.3f);
        x += pace;
    }
}

struct Icon {
    const char*      picture;
    Command          command;
    const char*      id;
    std::string_view what;
    bool             enabled = true;
};

enum class Width : unsigned char { slim, phone, roomy };   // of a header

// The icons from right to left, as many as there is room for.
std::vector<Icon> icons(const View& view, Width width) {
    const bool roomy = width == Width::roomy;
    std::vector<Icon> list{{"menu", Dialog::menu, "icon:menu", "Menu"}};
    // The player who is asked can watch the other turns again; until then they can be skipped.
    const bool again = view.mine() && History::last_turn(view.session).has_value();
    const bool rush = !view.mine() && !view.session.over() && !view.looking_back() && !people_of(view.session).empty();
    if (roomy) list.push_back({"help", Dialog::rulebook, "icon:help", "Rulebook"});
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    const bool   tabs = form_of(window) == Form::phone && !low(window) && !view.lesson;   // one is the chronicle
    if (width != Width::slim || tabs)
        list.push_back({"eye", ShowCommand::if_scored, "icon:if_scored",
                        view.if_scored ? "Hide the scoring" : if_scored_title});
    if (width != Width::slim || !tabs)
        list.push_back({"log", Dialog::chronicle, "icon:log", "Chronicle"});
    if (roomy && !view.lesson)   // a lesson has no history
        list.push_back({"back", Leap::back, "icon:back", "A step back", view.history.can(view.present, Leap::back)});
    if (again && !view.lesson) list.push_back({"again", PlaybackCommand::replay, "icon:again", "Since your last turn"});
    else if (!roomy) list.push_back({"help", Dialog::rulebook, "icon:help", "Rulebook"});
    else if (view.reviewing)
        list.push_back({"first", Leap::first, "icon:first", "To the beginning",
                        view.history.can(view.present, Leap::first)});
    else if (!view.lesson) list.push_back({"last", PlaybackCommand::rush, "icon:rush", "Skip to your turn", rush});
    return list;
}

void header_icons(const ImRect& rect, const View& view, Commands& commands, Width width) {
    const float size = std::max(draw::touch_size(), 32.0f);
    float x = rect.Max.x - 8;
    const float y = (rect.Min.y + rect.Max.y) / 2;
    for (const Icon& icon : icons(view, width)) {
        const ImRect place{{x - size, y - size / 2}, {x, y + size / 2}};
        if (draw::icon_button(
                icon.picture, place,
                {.kind = draw::Kind::quiet, .enabled = icon.enabled, .tooltip = say(icon.what), .id = icon.id}))
            commands.add(icon.command);
        x -= size + 2;
    }
}

}

// A game of bots at the present.
static bool bots_alone(const View& view) {
    return !view.lesson && !view.reviewing && !view.looking_back() && people_of(view.session).empty()
           && !view.session.over();
}
constexpr std::string_view watching_words = "You are watching";

std::string who_plays(const View& view) {
    const Player turn = view.stage.turn(), active = view.active();
    if (view.stage.general() && view.busy) return say("Scoring");
    if (turn == nobody && active == nobody) return {};
    if (!view.busy && (view.mine() || active != turn)) return say("{name} to choose", view.session.name(active));
    return say("{name} is playing", view.session.name(turn != nobody ? turn : active));
}

void header(ImDrawList& draw, const Layout& at, const View& view, Commands& commands) {
    const ImRect& rect = at.header;
    const float   y = std::floor((rect.Min.y + rect.Max.y) / 2);
    if (at.form == Form::flat) {
        // Arrangement::flat draws one panel for the header and the prompt.
    } else {
        draw.AddRectFilled({at.window.Min.x, rect.Min.y}, {at.window.Max.x, rect.Max.y}, theme().panel);
        draw.AddLine({at.window.Min.x, rect.Max.y}, {at.window.Max.x, rect.Max.y}, theme().line);
    }
    if (at.touch()) {
        float x = rect.Min.x + 12;
        if (view.lesson) {
            // The width of the icons; low phones have one more, which opens the table.
            const float signs = at.form == Form::phone && low(ImGui::GetIO().DisplaySize) ? 194 : 150;
            lesson_steps(draw, {{x, rect.Min.y}, {rect.Max.x - signs, rect.Max.y}}, *view.lesson, type().name);
            return header_icons(rect, view, commands, Width::slim);
        }
        // Low phones have one more icon, which opens the table.
        const bool  eye = rect.GetWidth() >= 360 && !(at.form == Form::phone && low(ImGui::GetIO().DisplaySize));
        const float signs = eye ? 4 : 3;
        const std::string moment = moment_counted(view);   // of a review
        const std::string round = view.reviewing && moment.empty() ? say(review_title)
                                  : !moment.empty()                ? moment
                                                                   : round_line(view.table),
                          brief = view.reviewing ? round : say("Round {n}", round_number(view.table, view.table.round));
        const float before = rect.Max.x - signs * 46 - 8 - x;
        const bool  fits = draw::width(type().name, round) < before - (eye ? 130 : 0);   // the dots say of how many
        const std::string& shown = fits ? round : brief;
        x += draw::text(draw, {x, y}, Anchor::left_middle,
                        draw::fitted(fits ? type().name : type().label_bold, shown, before + 8), theme().text,
                        shown);
        const float room = rect.Max.x - signs * 44 - 20 - x - 18;
        const int   dots = round_number(view.table, last_round);
        if (room > static_cast<float>(dots) * 9)
            round_dots(draw, {x + 20, y}, std::min(14.0f, room / static_cast<float>(dots)), view.table);
        return header_icons(rect, view, commands, eye ? Width::phone : Width::slim);
    }
    float x = rect.Min.x + 14;
    textures::draw(draw, "lily", ImVec2{x + 11, y}, 22, textures::paint(theme().gold));
    x += 30;
    x += draw::text(draw, {x, y}, Anchor::left_middle, type().wordmark, theme().text, "El Grande") + 16;
    draw.AddLine({x, y - 10}, {x, y + 10}, theme().line);
    x += 14;
    const float begin = x;
    const std::string first = view.lesson      ? say(view.lesson->lesson().title)
                              : view.reviewing ? say(review_title)
                                               : round_line(view.table);
    x += draw::text(draw, {x, y}, Anchor::left_middle, type().name, theme().text, first) + 12;
    const float icons = 6 * (std::max(draw::touch_size(), 32.0f) + 2) + 20;
    const auto dot = [&](const std::string& words) {
        const float room = rect.Max.x - icons - x - 16;
        if (draw::width(type().body, words) > room) return;
        draw.AddCircleFilled({x, y}, 2.2f, theme().gold);
        x += 12;
        x += draw::text(draw, {x, y}, Anchor::left_middle, type().body, theme().text, words) + 12;
    };
    if (view.lesson) {
        dot(say(view.lesson->step().title));
        dot(say("Practice"));
        return header_icons(rect, view, commands, Width::roomy);
    }
    if (view.reviewing) {
        for (const std::string& words : {moment_counted(view), moment_of_whom(view)})
            if (!words.empty()) dot(words);
        return header_icons(rect, view, commands, Width::roomy);
    }
    if (view.unkept()) dot(say("Not saved here"));
    if (!view.session.over()) dot(next_scoring_line(view.table));
    draw::speak_of("scoring", {{begin, rect.Min.y}, {x, rect.Max.y}});
    if (bots_alone(view)) dot(say(watching_words));
    if (view.looking_back()) dot(say(view.told ? "Replay" : view.following ? "Watching" : "Looking back"));
    else if (const std::string who = who_plays(view); !who.empty()) dot(who);
    header_icons(rect, view, commands, Width::roomy);
}

void describe_header(const View& view, Description& to) {
    if (bots_alone(view)) tree::add(tree::Role::text, say(watching_words));
    std::vector<Icon> list = icons(view, Width::roomy);
    std::reverse(list.begin(), list.end());   // the menu is last for screen readers
    for (const Icon& icon : list)
        if (icon.enabled && !to.has(say(icon.what))) to.button(icon.id, say(icon.what), icon.command);
}

}
