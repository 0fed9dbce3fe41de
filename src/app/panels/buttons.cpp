// The buttons that answer, and undo and its like before them: as many rows as they need.
#include <algorithm>
#include <array>

#include "app/panels/description.h"
#include "app/panels/own_cards.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
#include "engine/notation.h"
#include "engine/queries.h"

namespace eg {
namespace {

// Undo and its like, before the answers.
struct Press {
    std::string label;
    std::string brief;
    std::string icon;
    draw::Kind  kind = draw::Kind::plain;
    Command     command;
    std::string id;
    bool        enabled = true;
    std::string means = {};     // what it does, where the label does not say it
    bool        small = false;
    std::string briefest = {};
    std::string heard = {};     // its name in the text version, where the label does not say what it does
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

Press press_of(const Answer& answer, const std::string& means) {
    return {.label = answer.label,
            .brief = answer.brief,
            .icon = answer.icon,
            .kind = answer.primary ? draw::Kind::primary : draw::Kind::plain,
            .command = Choose{answer.choice},
            .id = choice_id(answer),
            .means = means,
            .small = answer.small,
            .briefest = answer.briefest};
}

// Of a lesson: what is asked now, and where it goes from here. Crowded: there is room for the most needed ones only.
std::vector<Press> lesson_presses(const View& view, bool crowded) {
    const LessonRunner& lesson = *view.lesson;
    std::vector<Press> list;
    if (!crowded || !hand_asked(view))
        list.push_back({say("Leave"),
                        "-",
                        "close",
                        draw::Kind::plain,
                        LessonCommand::leave,
                        "lesson:leave",
                        true,
                        say("Leave the lesson"),
                        false,
                        {},
                        say("Leave the lesson")});   // the menu leads out, too
    if (lesson.number() == 0 && !crowded && lesson.step().offers.empty())
        list.push_back({say("Lessons"), "", "", draw::Kind::plain, Dialog::lessons, "lesson:lessons"});
    if (lesson.number() > 0 && !crowded)
        list.push_back({say("Back"),
                        "-",
                        "back",
                        draw::Kind::plain,
                        LessonCommand::back,
                        "lesson:back",
                        true,
                        say("A step back"),
                        false,
                        {},
                        say("Back")});
    if (view.busy) return list;
    if (lesson.done() && lesson.last()) {
        list.push_back({say("Lessons"), "", "", draw::Kind::plain, Dialog::lessons, "lesson:lessons"});
        list.push_back({say("Play a game"), say("Play"), "", draw::Kind::primary, LessonCommand::play, "lesson:play"});
        return list;
    }
    if (lesson.done()) {
        list.push_back({say("Go on"), "", "", draw::Kind::primary, LessonCommand::next, "lesson:next"});
        return list;
    }
    list.push_back({say("Skip"),
                    "-",
                    "forward",
                    draw::Kind::plain,
                    LessonCommand::next,
                    "lesson:next",
                    true,
                    say("Skip this step"),
                    false,
                    {},
                    say("Skip")});
    for (std::size_t i = 0; i < lesson.step().offers.size(); ++i)
        list.push_back({say(lesson.step().offers[i]), "", "", draw::Kind::plain, AnswerLesson{static_cast<int>(i)},
                        "lesson:" + std::to_string(i)});
    for (const Answer& answer : answers(view.session, view.table, view.options))
        list.push_back(press_of(answer, {}));
    return list;
}

// Crowded: of a lesson, as above.
std::vector<Press> presses(const View& view, bool crowded) {
    if (view.lesson) return lesson_presses(view, crowded);
    std::vector<Press> list;
    if (view.looking_back()) {
        const auto leap = [&](const char* icon, Leap where, const char* id, std::string_view means) {
            list.push_back(
                {"", "-", icon, draw::Kind::plain, where, id, view.history.can(view.present, where), say(means)});
        };
        list.push_back({"",
                        "-",
                        view.history.playing() ? "pause" : "play",
                        draw::Kind::primary,
                        PlaybackCommand::pause,
                        "button:pause",
                        true,
                        say("Pause or go on"),
                        false,
                        {},
                        say(view.history.playing() ? "Pause" : "Let it run on")});
        leap("back", Leap::back, "button:back", "A step back");
        leap("forward", Leap::forward, "button:forward", "A step forward");
        list.push_back({view.led_to ? say("Try it again from here") : say("Play on from here"),
                        view.led_to ? say("Try again") : say("Play on"), "", draw::Kind::plain, PlayOn::ask,
                        "button:go_on"});
        if (view.told)
            list.push_back({say("Leave"), "-", "close", draw::Kind::plain, GameCommand::leave, "button:leave"});
        else
            list.push_back(
                {say("Back to the present"), say("Now"), "last", draw::Kind::plain, Leap::last, "button:present"});
        return list;
    }
    if (!view.mine()) {
        if (view.session.over() && !view.busy) {
            list.push_back({say("New game"), "", "", draw::Kind::plain, GameCommand::really_leave, "button:new"});
            list.push_back({say("Review"), "", "", draw::Kind::plain, Dialog::review, "button:review"});
            list.push_back({say("The result"), "", "", draw::Kind::primary, ShowCommand::result, "button:result"});
            return list;
        }
        const bool followed = view.session.plan().pace != Pace::instant || view.stage.retelling();
        if (view.paused || (followed && !view.stage.waits()) || people_of(view.session).empty())
            list.push_back({"",
                            "-",
                            view.paused ? "play" : "pause",
                            view.paused ? draw::Kind::primary : draw::Kind::plain,
                            PlaybackCommand::pause,
                            "button:pause",
                            true,
                            say("Pause or go on"),
                            false,
                            {},
                            say(view.paused ? "Go on" : "Pause")});
        if (passing(view.session))
            list.push_back({say("Undo"), "", "undo", draw::Kind::plain, TurnCommand::undo, "button:undo"});
        if (view.stage.waits()) {
            list.push_back({say("Next"), "", "forward", draw::Kind::primary, PlaybackCommand::skip, "button:next"});
            if (!people_of(view.session).empty())
                list.push_back({say("To your turn"), "", "", draw::Kind::plain, PlaybackCommand::rush, "button:rush"});
        } else if (followed && !people_of(view.session).empty() && !view.stage.rushing()) {
            list.push_back({say("Skip to your turn"), say("To your turn"), "forward", draw::Kind::plain,
                            PlaybackCommand::rush, "button:rush"});
        }
        if (watched(view))
            list.push_back({"", "-", "back", draw::Kind::plain, Leap::back, "button:back",
                            view.history.can(view.present, Leap::back), say("A step back")});
        else if (followed)
            list.push_back({pace_word(view.preferences.pace),
                            "",
                            "",
                            draw::Kind::plain,
                            PlaybackCommand::next_pace,
                            "button:pace",
                            true,
                            pace_told(view.preferences.pace),
                            false,
                            {},
                            pace_told(view.preferences.pace)});
        return list;
    }
    if (can_undo(view.session)) {
        list.push_back({say("Undo"), "-", "undo", draw::Kind::plain, TurnCommand::undo, "button:undo"});
        if (undo_depth(view.session) > 1 && !view.unplaced)
            list.push_back({say("Reset"), "-", "reset", draw::Kind::plain, TurnCommand::reset, "button:reset", true,
                            say("Back to the start of your turn")});
    }
    if (view.unplaced) {
        list.push_back({say("End turn"), "", "", draw::Kind::plain, Choose{press(done)}, "button:done"});
        list.push_back({say("Keep placing"), "", "", draw::Kind::primary, TurnCommand::keep_placing, "button:keep"});
        return list;
    }
    if (choosing_hand(view)) {
        if (view.last_hand)
            list.push_back(
                {say("As last time"), "", "", draw::Kind::plain, TurnCommand::use_last_hand, "button:last_hand"});
        list.push_back({say(view.session.count_left() == 1 ? "Choose the last for me" : "Choose for me"), "", "",
                        draw::Kind::plain, TurnCommand::fill_hand, "button:fill_hand"});
        return list;
    }
    if (view.options.size() > 1)
        list.push_back({say("Hint"),
                        "-",
                        "hint",
                        draw::Kind::plain,
                        ShowCommand::hint,
                        "button:hint",
                        true,
                        {},
                        false,
                        {},
                        view.advice ? say("Close the hint") : std::string{}});
    for (const Answer& answer : answers(view.session, view.table, view.options))
        list.push_back(press_of(answer, answer.told));
    return list;
}

float wanted_width(const Press& press, bool brief) {
    if (press.small)
        return std::max({30.0f, draw::touch_size() - 4, draw::button_width(press.label, {.kind = press.kind}) * 0.72f});
    if (brief && press.brief == "-") return draw::button_height() + 4;   // its icon alone
    return draw::button_width(brief && !press.brief.empty() ? press.brief : press.label,
                              {.kind = press.kind, .icon = press.icon});
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
float flow(ImDrawList* draw, const ImRect& rect, Commands* commands, std::vector<Press> list) {
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
        if (list[i].brief.empty()) continue;
        widths[i] = wanted_width(list[i], true);
        if (list[i].brief == "-" && list[i].means.empty()) list[i].means = list[i].label;
        list[i].label = list[i].brief == "-" ? "" : list[i].brief;
    }
    for (std::size_t i = 0; i < list.size() && sum() > rect.GetWidth(); ++i) {   // still too long
        if (!list[i].briefest.empty()) list[i].label = list[i].briefest, widths[i] = wanted_width(list[i], false);
    }
    for (std::size_t i = 0; i < list.size() && sum() > rect.GetWidth(); ++i)   // closer to what it says
        if (!list[i].small) widths[i] = std::max(draw::touch_size(), widths[i] - (list[i].label.empty() ? 4 : 18));
    for (std::size_t i = 0; i < list.size() && sum() > rect.GetWidth(); ++i) {   // undo and the bar do the same
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
        // What is left over goes to the main button, or to all alike; a finger has the whole bar.
        const float spare = std::max(0.0f, rect.GetWidth() - width);
        std::size_t mains = 0;
        for (std::size_t i = first; i < last; ++i) mains += list[i].kind == draw::Kind::primary;
        const bool  to_main = mains > 0 && !list[first].small;
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
                const draw::Control how{.kind = press.kind, .icon = press.icon, .enabled = press.enabled,
                                        .tooltip = press.means, .id = press.id};
                if (draw::button(press.label, place, how)) commands->add(press.command);
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

// As many as the window has room for.
std::vector<Press> presses_drawn(const View& view) {
    const bool much = view.lesson
                      && (!view.lesson->step().offers.empty() || hand_asked(view) || view.options.of(Thing::hand_card)
                          || view.options.of(Thing::number));
    return presses(view, much && low(ImGui::GetIO().DisplaySize) && !view.lesson->done());
}

// Where the bar does not lie by itself it is the last row.
float bar_below(const View& view) {
    return form_of(ImGui::GetIO().DisplaySize) == Form::flat ? 0 : playback_bar_height(view);
}
}

float buttons_height(const View& view, float width) {
    const float rows = flow(nullptr, {{0, 0}, {width, 0}}, nullptr, presses_drawn(view)), below = bar_below(view);
    return below > 0 ? rows + 4 + below : rows;
}

void buttons(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    flow(&draw, rect, &commands, presses_drawn(view));
    if (const float below = bar_below(view); below > 0)
        playback_bar(draw, {{rect.Min.x, rect.Max.y - below}, rect.Max}, view, commands);
}

namespace {

// What it means, where its label does not say so.
std::string meaning(const std::vector<Answer>& all, Choice choice) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const Answer& one) { return one.choice == choice; });
    return found == all.end() ? std::string{} : found->told;
}

void describe_answers(const View& view, Description& to) {
    const Box&                box = eg::box(view.table);
    const std::vector<Answer> all = answers(view.session, view.table, view.options);
    for (Choice choice : view.options)
        to.button("do " + show(choice, box), label(view.session, view.table, choice), Choose{choice},
                  meaning(all, choice));
    if (!view.mine() || view.lesson) return;
    for (Place place : removable_places(view.session))
        to.button("back " + show(on(place), box), say("Take one back {place:from}", place), TakeBack{on(place)});
    if (!choosing_hand(view)) return;
    for (int which : held_by(view.table, view.session.asked())) {
        const Choice chosen{Thing::hand_card, static_cast<std::uint8_t>(which), nobody};
        to.button("back " + show(chosen, box), say("Take out: {card}", label(view.session, view.table, chosen)),
                  TakeBack{chosen});
    }
}

}

void describe_buttons(const View& view, Description& to) {
    describe_answers(view, to);
    for (const Press& press : presses(view, false)) {
        if (!press.enabled || std::holds_alternative<Choose>(press.command)) continue;
        const std::string& name = !press.heard.empty() ? press.heard : press.label.empty() ? press.means : press.label;
        const auto* offer = std::get_if<AnswerLesson>(&press.command);
        to.button(offer ? "do " + std::to_string(offer->offer) : press.id, name, press.command,
                  name == press.label ? press.means : std::string{});
    }
}

}
