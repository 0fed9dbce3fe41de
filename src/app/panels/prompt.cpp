// The prompt: the player, the question or the event, and the caballeros that are left.
#include <algorithm>

#include "app/panels/bubble.h"
#include "app/panels/chance_list.h"
#include "app/panels/description.h"
#include "app/panels/own_cards.h"
#include "app/panels/prompt_words.h"
#include "app/panels/summary_panel.h"
#include "app/panels/term_text.h"
#include "app/panels/totals.h"
#include "app/rulebook/rulebook.h"
#include "app/ui/focus.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/deck.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float pad = 12;
constexpr float narrow = 260;   // in narrower prompts the sentence begins below the badge

// How many caballeros may still be placed or moved, and of how many. total 0: none are drawn.
struct Cubes {
    int total = 0, left = 0;
};
Cubes cubes_of(const View& view) {
    if (!view.mine()) return {};
    const int count = view.session.count_left();
    switch (view.session.asked_step().hints.shows) {
        case Shows::left_of_card:
            if (const ActionCard* taken = card_in_hand(view.table, view.session.asked()))
                return {taken->caballeros, count};
            break;
        case Shows::left:
            if (count <= 5) return {count, count};
            break;
        case Shows::nothing: break;
    }
    return {};
}

// A colour that nobody plays, if only its caballeros may be chosen; else the player's.
Player colour_left(const View& view) {
    Player only = view.session.asked();
    for (Player p : colours(view.table))
        if (view.options.of(Thing::caballero, p)) {
            if (p < max_players) return view.session.asked();
            only = p;
        }
    return only;
}

std::string in_words(const Cubes& cubes) {
    return cubes.left == 0             ? say("none left")
           : cubes.left == cubes.total ? say("{n} left", cubes.left)
                                       : say("{n} of {of} left", cubes.left, cubes.total);
}

float cubes_width(const Cubes& cubes) {
    return cubes.total == 0 ? 0
                            : std::max({cubes.total == cubes.left ? 50.0f : 66.0f,
                                        static_cast<float>(cubes.total) * 20 + 8,
                                        draw::width(type().small_bold, in_words(cubes)) + 8});
}

// Used caballeros are dashed. one_for_all: draws one with the number left, for narrow prompts.
void cubes_left(ImDrawList& draw, ImVec2 right_middle, Player p, const Cubes& cubes, bool counted, bool one_for_all) {
    if (one_for_all) {
        draw::cube(draw, p, {right_middle.x - 8, right_middle.y}, 15);
        draw::text(draw, {right_middle.x - 19, right_middle.y}, Anchor::right_middle, type().name, theme().text,
                   std::to_string(cubes.left));
        return;
    }
    const float size = counted ? 15 : 13, pace = counted ? 20 : 15;
    float x = right_middle.x - pace / 2;
    for (int i = 0; i < cubes.total; ++i, x -= pace) {
        if (i < cubes.left) draw::cube(draw, p, {x, right_middle.y}, size);
        else draw::no_cube(draw, {x, right_middle.y}, size);
    }
    if (counted)
        draw::text(draw, {right_middle.x, right_middle.y + 21}, Anchor::right_middle, type().small_bold, theme().text2,
                   in_words(cubes));
}

// The words that the window has room for.
PromptWords words_drawn(const View& view) {
    PromptWords        what = prompt_words(view);
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    if (bid_asked(view)) what.hint.clear();   // the order of turns shows it
    // Above cards, a phone's board needs the room.
    const bool over_cards = numbered(view) || hand_asked(view) || view.options.of(Thing::stack);
    if (form_of(window) == Form::phone && view.mine() && !view.lesson && !view.ending && over_cards)
        what.hint = since_turn(view);
    // The hint stays at an earlier moment, like those of lessons and replays.
    const bool at_a_moment = view.looking_back() && !view.history.playing();
    if (low(window) && !lesson_told(view) && !view.ending && !view.told && !at_a_moment) what.hint.clear();
    return what;
}

bool lesson_speaks(const View& view) { return lesson_told(view) && !speaks_on_board(view); }
bool framed(const View& view, bool with_buttons) {
    return lesson_speaks(view) && !with_buttons && !low(ImGui::GetIO().DisplaySize);
}
// Of the sentence: a lesson's is larger where there is room.
draw::Type body_type(const View& view, bool with_buttons) {
    draw::Type body = type().body;
    if (framed(view, with_buttons) && ImGui::GetIO().DisplaySize.y >= 700) body.size += 2;
    return body;
}

// Draws the sentence and the hint, in smaller letters if there is little room. Text that is still too long scrolls;
// keys can go to its beginning and its end.
void under_title(ImDrawList& draw, const ImRect& rect, const View& view, const PromptWords& what, draw::Type body) {
    const float room = rect.GetWidth();
    const draw::Wrap hint{.room = room, .lines = 4};
    const auto hint_height = [&] {
        return what.hint.empty() ? 0 : 2 + draw::wrapped(nullptr, {}, hint, type().label, 0, what.hint);
    };
    const float around = reason_room(view, what.hint);
    const float needed = view.lesson ? hint_height() : 0;   // the hint after a wrong try is always shown
    const auto height = [&] { return draw::wrapped(nullptr, {}, {.room = room}, body, 0, what.sentence); };
    while (body.size > 11 && height() + needed > rect.GetHeight() + 1) body.size -= 0.5f;
    const bool rolls = height() + needed > rect.GetHeight() + 3;
    const bool with_hint = rolls ? needed > 0 : height() + hint_height() + 2 * around <= rect.GetHeight() + 1;
    static Scroll scroll;
    static std::string rolled;
    const ImRect seen{rect.Min, rect.Max - ImVec2{0, 2}};
    if (rolls) {
        if (rolled != what.sentence) scroll = {}, rolled = what.sentence;
        scroll.begin("prompt", seen, height() + needed + 2, 1);
    }
    const float top = rect.Min.y - (rolls ? scroll.at : 0);
    float y = top;
    if (view.mine() && !view.lesson) {
        const Rules& rules = view.table.rules;
        y +=
            TermText{
                .rules = rules, .name = "prompt", .own = rule_of(thing_asked(view.session.seen(), view.options), rules)}
                .draw(&draw, {rect.Min.x, y}, {.room = room}, body, theme().text, what.sentence);
    } else {
        y += draw::wrapped(&draw, {rect.Min.x, y}, {.room = room}, body, theme().text, what.sentence);
    }
    if (with_hint) y += reason_box(draw, {{rect.Min.x, y + 3}, {rect.Max.x, y + hint_height() + 1}}, around);
    if (with_hint) y += 2 + draw::wrapped(&draw, {rect.Min.x, y + 2}, hint, type().label, theme().text2, what.hint);
    if (!rolls) return;
    const float line = draw::line_height(body);
    for (const auto& [id, from] : {std::pair{"prompt:begin", top}, std::pair{"prompt:end", y - line}}) {
        const ImRect place{{rect.Min.x, from}, {rect.Max.x, from + line}};
        focus::target(id, place, true);
        if (focus::at(id)) draw::focus_ring(draw, place, 4);
    }
    scroll.end(draw, 8);
}

// The height of a lesson's answers below its words in a prompt of this width; 0: none are there.
float answers_in_frame(const View& view, float width) {
    return answers_in_text(view) ? lesson_answers_height(view, width - 2 * pad) : 0;
}
}

namespace {

// The height of the buttons in the panel; below a summary they have one of their own.
float height_below(const View& view, float width) {
    return summary_shown(view) ? 0 : buttons_height(view, width - 2 * pad - 4);
}

}

float prompt_height(const View& view, float width, bool with_buttons) {
    const PromptWords  what = words_drawn(view);
    const float  room = width - 2 * pad - (width < narrow || what.who == nobody ? 6 : 46);   // beside a badge
    float height = pad + 20 + 4;
    const float under = room - (with_buttons ? cubes_width(cubes_of(view)) : 0);   // width of the text below the title
    const bool  tight = !with_buttons && low(ImGui::GetIO().DisplaySize);
    // At least two lines while events are shown, so that the panels below keep their places.
    height += std::max(view.mine() || view.stage.holds() ? 0 : 2 * draw::line_height(type().body),
                       draw::wrapped(nullptr, {}, {.room = under}, body_type(view, with_buttons), 0, what.sentence));
    if (!what.hint.empty())
        height += 2 + 2 * reason_room(view, what.hint)
                  + draw::wrapped(nullptr, {}, {.room = under, .lines = 4}, type().label, 0, what.hint);
    if (!tight) height = std::max(height, view.stage.holds() ? 0.0f : 64.0f);
    if (framed(view, with_buttons)) {
        height += 8;
        if (const float row = answers_in_frame(view, width); row > 0) height += row + 8;
    }
    if (const float below = with_buttons ? height_below(view, width) : 0; below > 0) height += 8 + below;
    if (tight) return std::max(height - pad + 6, 52.0f);
    // In a lesson one height for most questions, so that nothing below it moves.
    const bool  wide = form_of(ImGui::GetIO().DisplaySize) == Form::wide;
    const float least = !with_buttons         ? 60.0f
                        : summary_shown(view) ? 92.0f
                        : view.lesson && wide ? 130.0f
                        : wide && ImGui::GetIO().DisplaySize.y >= 780 && !bid_asked(view) ? 164.0f   // most need it
                                              : 112.0f;
    return std::max(height + pad - 2, least);
}

void prompt(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands, bool with_buttons) {
    const PromptWords what = words_drawn(view);
    if (view.mine())
        draw::speak_of(thing_asked(view.session.seen(), view.options), rect);
    if (with_buttons) {
        draw::panel(draw, rect);
        if (what.who != nobody || view.stage.holds())
            draw.AddRectFilled(rect.Min, {rect.Min.x + 7, rect.Max.y},
                               what.who != nobody ? draw::seat(what.who).colour : theme().gold, 10,
                               ImDrawFlags_RoundCornersLeft);
    }
    float x = rect.Min.x + pad + 6,
          y = rect.Min.y + (!with_buttons && (rect.GetHeight() < 80 || low(ImGui::GetIO().DisplaySize)) ? 2 : pad - 2);
    if (framed(view, with_buttons)) {
        draw.AddRect(rect.Min + ImVec2{4, 2}, rect.Max - ImVec2{4, 2},
                     view.lesson->wrong() ? theme().warn : theme().gold, 10, 0, 2);
        y += 4;
    }
    const float y_title = y;
    const bool  slender = rect.GetWidth() < narrow;
    if (what.who != nobody) {
        const ImVec2 at = slender ? ImVec2{x + 8, y + 12} : ImVec2{x + 14, y + 17};
        const float  radius = slender ? 11.0f : 15.0f;
        if (lesson_speaks(view) && view.lesson->wrong()) cross(draw, at, radius - 1);
        else draw::badge(draw, what.who, at, radius);
        x += slender ? 26 : 40;
    }
    const Cubes cubes = cubes_of(view);
    const float beside =
        rect.Max.x - pad - x - (cubes.total > 0 && slender ? 34 : cubes_width(cubes) * (with_buttons ? 1 : 0.75f));
    const std::string& title =
        what.brief.empty() || draw::width(type().title, what.title) <= beside ? what.title : what.brief;
    const ImU32 title_ink = !lesson_speaks(view)  ? theme().text
                            : view.lesson->wrong() ? theme().warn
                                                  : theme().gold_deep;
    if (const draw::Type line = draw::fitted(type().title, title, beside, 0.6f);
        draw::width(line, title) <= beside + 1) {
        draw::text(draw, {x, y}, Anchor::left_top, line, title_ink, title);
        y += 25;
    } else {
        draw::Type two{type().title.face, 14};
        const auto high = [&](ImDrawList* on) {
            return draw::wrapped(on, {x, y + 2}, {.room = beside, .leading = two.size * 0.96f}, two, title_ink, title);
        };
        while (two.size > 7 && high(nullptr) > 2 * two.size) two.size -= 0.5f;
        y += std::max(25.0f, high(&draw) + 5);
    }
    if (slender) x = rect.Min.x + pad + 6;
    const float room = with_buttons ? beside : rect.Max.x - pad - x;
    if (view.thinking >= 0) {
        const float width = std::min(room, 220.0f);
        draw.AddRectFilled({x, y + 26}, {x + width, y + 30}, theme().line, 2);
        draw.AddRectFilled({x, y + 26}, {x + width * view.thinking, y + 30}, theme().gold, 2);
    }
    const float height = with_buttons ? height_below(view, rect.GetWidth()) : 0;
    float bottom = with_buttons ? rect.Max.y - pad - height : rect.Max.y;
    if (const float row = framed(view, with_buttons) ? answers_in_frame(view, rect.GetWidth()) : 0; row > 0) {
        bottom -= row + 18;
        lesson_answers(draw, {{rect.Min.x + pad, bottom + 8}, rect.Max - ImVec2{pad, 10}}, view, commands);
    }
    under_title(draw, {{x, y}, {x + room, bottom}}, view, what, body_type(view, with_buttons));
    if (cubes.total > 0)
        cubes_left(draw, {rect.Max.x - pad, with_buttons ? rect.Min.y + pad + 12 : y_title + 12}, colour_left(view),
                   cubes, with_buttons, slender);
    if (!with_buttons) return;
    const float top = rect.Max.y - pad - height + 2;
    if (!summary_shown(view))
        buttons(draw, {{rect.Min.x + pad + 4, top}, {rect.Max.x - pad, rect.Max.y - pad}}, view, commands);
}

namespace {

// The heading for screen readers, with the facts that the screen shows round the title.
std::string heading_of(const View& view, const PromptWords& what) {
    if (lesson_told(view)) {
        const LessonRunner& lesson = *view.lesson;
        return say("{title}: step {n} of {of}", Message{lesson.step().title}, lesson.number() + 1,
                   lesson.lesson().steps.size());
    }
    if (view.looking_back()) {
        const std::size_t n = view.history.line() + 1, of = view.present.lines().size();
        return view.following ? say("Watching the other tab: moment {n} of {of}", n, of)
                              : say("Looking back: moment {n} of {of}", n, of);
    }
    if (view.stage.holds()) return what.title;
    if (view.session.over() && !view.busy) return say("The game is over: {victory}", victory(view.session));
    if (view.mine()) return what.title;
    const std::string who = who_plays(view);
    return who.empty() ? say("One moment") : who;
}

void describe_cubes(const View& view) {
    if (const Cubes cubes = cubes_of(view); cubes.total > 0) tree::add(tree::Role::text, in_words(cubes));
}

void describe_words(const PromptWords& what, std::string_view heading) {
    if (heading.find(what.title) == std::string_view::npos) tree::add(tree::Role::text, what.title);
    tree::add(tree::Role::text, what.sentence);
    if (!what.hint.empty()) tree::add(tree::Role::text, what.hint);
}

}

void describe_prompt(const View& view) {
    PromptWords what = prompt_words(view);
    const std::string heading = heading_of(view, what);
    tree::add(tree::Role::heading, heading);
    if (view.lesson) {
        tree::add(tree::Role::text, say(view.lesson->lesson().title));
        tree::add(tree::Role::text, say("Practice"));
    }
    tree::add(tree::Role::text, round_line(view.table));
    if (!view.session.over()) tree::add(tree::Role::text, next_scoring_line(view.table));
    if (view.unkept())
        tree::add(tree::Role::text, say("This game is not saved: the browser’s storage is full or blocked. “Save code” "
                                        "gives a copy to keep."));
    if (lesson_told(view)) {
        describe_words(lesson_words(*view.lesson), heading);
        describe_words(lesson_question(view), heading);
    } else {
        if (view.looking_back() && !view.told) what.hint.clear();   // the heading says the same
        if (what.sentence.empty()) what.sentence = say("One moment.");
        describe_words(what, heading);
    }
    describe_cubes(view);
    if (const std::string chances = chances_in_words(view, view.stage.followed()); watched(view) && !chances.empty())
        tree::add(tree::Role::text, chances);
    if (const std::string at_stake = stakes_in_words(view.stakes, view.session); !at_stake.empty())
        tree::add(tree::Role::text, at_stake);
}

}
