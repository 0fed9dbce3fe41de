// Lists the buttons: of a lesson, while looking back, while others act, and for the player who is asked. Also adds them
// to the tree for screen readers.
#include "app/panels/presses.h"

#include <algorithm>
#include <array>

#include "app/game/free_actions.h"
#include "app/game/undo.h"
#include "app/panels/bubble.h"
#include "app/panels/description.h"
#include "app/panels/dial.h"
#include "app/panels/own_cards.h"
#include "app/panels/pass_sheet.h"
#include "app/panels/totals.h"
#include "app/rulebook/rulebook.h"
#include "engine/box.h"
#include "engine/notation.h"
#include "engine/queries.h"

namespace eg {
namespace {

std::string choice_id(Choice choice) {
    switch (choice.thing) {
        case Thing::number: return "number:" + std::to_string(choice.which);
        case Thing::hand_card: return "hand:" + std::to_string(choice.which + 1);
        case Thing::court: return "button:court";
        case Thing::place: return "button:yes";
        case Thing::token: return "button:token:" + std::string{token(choice.which).id};
        case Thing::scoreboard: return "button:scoreboard:" + std::to_string(choice.which);
        default: break;
    }
    constexpr std::array<const char*, button_count> ids = {"done", "act", "act_other", "veto", "allow", "allow_all"};
    return std::string{"button:"} + ids[choice.which];
}

// A step of a lesson leaves out the buttons that it says nothing about.
bool offered_now(const View& view, Choice choice) {
    return !view.lesson || choice.thing != Thing::button || view.lesson->step().speaks_of(choice);
}

// What explains an answer; for the action of the turn: what it would pay now.
std::string explained(const View& view, Choice choice, const std::string& told) {
    return choice == press(act) && view.pays.paid ? pays_in_words(view.pays, view.session) : told;
}

void add_answers(const View& view, std::vector<Press>& list) {
    for (const Answer& answer : answers(view.session, view.table, view.options)) {
        if (!offered_now(view, answer.choice)) continue;
        const Lesson::Asked* asks = view.lesson ? view.lesson->asks() : nullptr;
        list.push_back({.label = answer.label,
                        .command = Choose{answer.choice},
                        .id = choice_id(answer.choice),
                        .icon = answer.icon,
                        .kind = (asks && !asks->any ? asks->is(answer.choice) : answer.primary)
                                    ? draw::Kind::primary : draw::Kind::plain,
                        .small = answer.small,
                        .brief = answer.brief,
                        .briefest = answer.briefest,
                        .means = view.lesson ? std::string{} : explained(view, answer.choice, answer.told)});
    }
}

// Adds a button for each free action that is possible now. It makes the only choice, or shows only its choices on the
// board.
void add_free_actions(const View& view, std::vector<Press>& list) {
    if (!view.session.asked_step().rule.is_turn) return;
    for (const Module* module : box(view.table).modules)
        for (const FreeAction& action : module->free_actions) {
            const Choices choices = choices_of(action, view.table, view.options);
            if (choices.empty()) continue;
            const bool one = choices.size() == 1;
            list.push_back({.label = say(action.title),
                            .command = one ? Command{Choose{.choice = choices[0], .through = !view.lesson}}
                                           : Command{ShowFreeAction{&action}},
                            .id = one && choices[0].thing == Thing::token ? choice_id(choices[0])
                                                                          : "button:free:" + std::string{action.id},
                            .picture = std::string{action.picture},
                            .icon_suffices = !action.picture.empty(),
                            .count = action.once ? 0 : choices.size(),
                            .on = view.free_action == &action});
        }
}

// What the lesson does not ask for comes later. It asks for what is filled.
std::vector<Press> of_lesson(const View& view) {
    std::vector<Press> list;
    if (view.busy || view.lesson->done()) return list;
    add_free_actions(view, list);
    add_answers(view, list);
    return list;
}

std::vector<Press> while_looking_back(const View& view) {
    std::vector<Press> list;
    const auto leap = [&](const char* icon, Leap where, const char* id, std::string_view means) {
        list.push_back({.command = where, .id = id, .icon = icon, .enabled = view.history.can(view.present, where),
                        .icon_suffices = true, .means = say(means)});
    };
    list.push_back({.command = PlaybackCommand::pause, .id = "button:pause",
                    .icon = view.history.playing() ? "pause" : "play", .kind = draw::Kind::primary,
                    .icon_suffices = true, .means = say("Pause or continue"),
                    .heard = say(view.history.playing() ? "Pause" : "Let it run on")});
    leap("back", Leap::back, "button:back", "A step back");
    leap("forward", Leap::forward, "button:forward", "A step forward");
    if (view.following)
        list.push_back({.label = say("Take over"), .command = GamesCommand::take_over, .id = "button:take_over"});
    else
        list.push_back({.label = say("Play on from here"), .command = PlayOn::ask, .id = "button:go_on",
                        .brief = say("Play on")});
    if (view.told)
        list.push_back({.label = say("Leave"), .command = GameCommand::leave, .id = "button:leave", .icon = "close",
                        .icon_suffices = true});
    else
        list.push_back({.label = say("Back to the present"), .command = Leap::last, .id = "button:present",
                        .icon = "last", .brief = say("Now")});
    return list;
}

std::vector<Press> after_a_scoring() {
    return {{.label = say("Replay"), .command = PlaybackCommand::replay, .id = "button:replay"},
            {.label = say("Chronicle"), .command = Dialog::chronicle, .id = "button:chronicle"},
            {.label = say("Continue"), .command = PlaybackCommand::skip, .id = "button:continue",
             .kind = draw::Kind::primary}};
}

std::vector<Press> while_others_act(const View& view) {
    std::vector<Press> list;
    if (view.session.over() && !view.busy) {
        list.push_back({.label = say("New game"), .command = GameCommand::really_leave, .id = "button:new"});
        list.push_back({.label = say("Review"), .command = ShowCommand::review, .id = "button:review"});
        list.push_back({.label = say("The result"), .command = ShowCommand::result, .id = "button:result",
                        .kind = draw::Kind::primary});
        return list;
    }
    const bool followed = view.session.plan().pace != Pace::instant || view.stage.retelling();
    if (view.paused || (followed && !view.stage.waits()) || people_of(view.session).empty())
        list.push_back({.command = PlaybackCommand::pause, .id = "button:pause",
                        .icon = view.paused ? "play" : "pause",
                        .kind = view.paused ? draw::Kind::primary : draw::Kind::plain, .icon_suffices = true,
                        .means = say("Pause or continue"), .heard = say(view.paused ? "Go on" : "Pause")});
    if (passing(view.session))
        list.push_back({.label = say("Undo"), .command = TurnCommand::undo, .id = "button:undo", .icon = "undo"});
    if (view.stage.waits()) {
        list.push_back({.label = say("Next"), .command = PlaybackCommand::skip, .id = "button:next",
                        .icon = "forward", .kind = draw::Kind::primary});
        if (!people_of(view.session).empty())
            list.push_back({.label = view.stage.retelling() ? say("Back to now") : say("To your turn"),
                            .command = PlaybackCommand::rush, .id = "button:rush"});
    } else if (followed && !people_of(view.session).empty() && !view.stage.rushing()) {
        const bool again = view.stage.retelling();
        list.push_back({.label = again ? say("Back to now") : say("Skip to your turn"),
                        .command = PlaybackCommand::rush, .id = "button:rush", .icon = "forward",
                        .brief = again ? say("Now") : say("To your turn")});
    }
    if (watched(view)) {
        list.push_back({.command = Leap::back, .id = "button:back", .icon = "back",
                        .enabled = view.history.can(view.present, Leap::back), .icon_suffices = true,
                        .means = say("A step back")});
        list.push_back({.command = PlaybackCommand::skip, .id = "button:forward", .icon = "forward",
                        .enabled = view.busy, .icon_suffices = true, .means = say("Go on to the next step")});
    } else if (followed) {
        list.push_back({.label = say("Pace: {pace}", Message{pace_word(view.preferences.pace)}),
                        .command = PlaybackCommand::next_pace, .id = "button:pace",
                        .brief = pace_word(view.preferences.pace), .means = pace_told(view.preferences.pace),
                        .heard = pace_told(view.preferences.pace)});
    }
    return list;
}

// Of the power card and the modifier that are chosen: played together, or the power card alone.
void add_bid(const View& view, std::vector<Press>& list) {
    const Prospect of = prospect(view, view.bid);
    const Choice   modifier{Thing::hand_card, static_cast<std::uint8_t>(view.bid.modifier), nobody},
                   power{Thing::power_card, static_cast<std::uint8_t>(view.bid.power), nobody};
    const bool     both = view.bid.modifier >= 0;
    if (both && view.options.has(power) && !low(ImGui::GetIO().DisplaySize))
        list.push_back({.label = say("{n} alone", view.bid.power), .command = Select{modifier}, .id = "button:alone"});
    if (of.complete)
        list.push_back({.label = say("Play total {n}", whole(view.bid.power + of.shift)),
                        .command = both ? Choose{.choice = modifier, .then = power} : Choose{power},
                        .id = "button:play", .kind = draw::Kind::primary,
                        .brief = say("Play {n}", whole(view.bid.power + of.shift))});
    else
        list.push_back({.label = say("Choose a power card"), .id = "button:choose_power", .kind = draw::Kind::primary,
                        .enabled = false, .brief = say("Choose")});
}

// Of the card to pass on. While the sheet does not cover the board, the main button leads back to it.
void add_pass(const View& view, std::vector<Press>& list) {
    const Choice card{Thing::hand_card, static_cast<std::uint8_t>(view.bid.modifier), nobody};
    const bool   chosen = view.bid.modifier >= 0 && view.options.has(card);
    if (!pass_sheet_shown(view)) {
        list.push_back({.label = say("Back to the cards"),
                        .command = view.advice      ? ShowCommand::hint
                                   : view.if_scored ? ShowCommand::if_scored
                                                    : ShowCommand::cards,
                        .id = "button:cards", .kind = draw::Kind::primary});
        return;
    }
    list.push_back({.label = say("See the board"), .command = ShowCommand::cards, .id = "button:board",
                    .icon = "close"});
    list.push_back({.label = chosen ? pass_in_words(view, card.which) : say("Choose a card"), .command = Choose{card},
                    .id = "button:pass", .kind = draw::Kind::primary, .enabled = chosen});
}

std::vector<Press> of_question(const View& view) {
    std::vector<Press> list;
    if (can_undo(view.session)) {
        list.push_back({.label = say("Undo"), .command = TurnCommand::undo, .id = "button:undo", .icon = "undo",
                        .icon_suffices = true});
        if (undo_depth(view.session) > 1 && !view.ending)
            list.push_back({.label = say("Reset"), .command = TurnCommand::reset, .id = "button:reset",
                            .icon = "reset", .icon_suffices = true, .means = say("Back to the start of your turn")});
    }
    if (view.ending) {
        list.push_back({.label = say("End turn"), .command = Choose{press(done)}, .id = "button:done"});
        list.push_back({.label = unplaced(view.session) ? say("Keep placing") : say("Not yet"),
                        .command = TurnCommand::keep_playing, .id = "button:keep", .kind = draw::Kind::primary});
        return list;
    }
    if (choosing_hand(view)) {
        if (view.last_hand)
            list.push_back({.label = say("As last time"), .command = TurnCommand::use_last_hand,
                            .id = "button:last_hand"});
        const int  left = left_to_choose(view);
        const bool last = left == 1;
        list.push_back({.label = say(last ? "Pick the last card and start" : "Choose for me"),
                        .command = TurnCommand::fill_hand, .id = "button:fill_hand",
                        .kind = last ? draw::Kind::primary : draw::Kind::plain,
                        .brief = last ? say("Pick the last") : std::string{}});
        if (!last)
            list.push_back({.label = say("{n} still to choose", left), .id = "button:choose_more",
                            .kind = draw::Kind::primary, .enabled = false});
        return list;
    }
    if (view.options.size() > 1)
        list.push_back({.label = say("Hint"), .command = ShowCommand::hint, .id = "button:hint", .icon = "hint",
                        .icon_suffices = true, .heard = view.advice ? say("Close the hint") : std::string{}});
    if (dial_turned_first(view))
        list.push_back({.label = is_place(view.bid.disc) ? say("Set it: {place:start}", view.bid.disc)
                                                         : say("Choose a region"),
                        .command = Choose{on(view.bid.disc)}, .id = "button:set", .kind = draw::Kind::primary,
                        .enabled = is_place(view.bid.disc) && view.options.has(on(view.bid.disc))});
    if (bid_asked(view) || pass_asked(view)) {
        (pass_asked(view) ? add_pass : add_bid)(view, list);
        return list;
    }
    add_free_actions(view, list);
    add_answers(view, list);
    return list;
}

}

std::vector<Press> presses(const View& view) {
    return view.lesson           ? of_lesson(view)
           : view.looking_back() ? while_looking_back(view)
           : view.mine()         ? of_question(view)
           : view.stage.holds()  ? after_a_scoring()
                                 : while_others_act(view);
}

std::vector<Press> lesson_presses(const View& view, bool crowded) {
    const LessonRunner& lesson = *view.lesson;
    std::vector<Press> list;
    if (!crowded || !(hand_asked(view) || lesson.stuck()))   // otherwise the menu has it
        list.push_back({.label = say("Leave"), .command = LessonCommand::leave, .id = "lesson:leave", .icon = "close",
                        .icon_suffices = true, .means = say("Leave the lesson"), .heard = say("Leave the lesson")});
    if ((lesson.number() == 0 && lesson.step().offers.empty() && !crowded) || (lesson.done() && lesson.last()))
        list.push_back({.label = say("Lessons"), .command = Dialog::lessons, .id = "lesson:lessons"});
    else if (lesson.number() > 0 && !crowded)
        list.push_back({.label = say("Back"), .command = LessonCommand::back, .id = "lesson:back", .icon = "back",
                        .icon_suffices = true, .means = say("A step back"), .heard = say("Back")});
    if (!lesson.done())
        list.push_back({.label = say("Skip"), .command = LessonCommand::next, .id = "lesson:next", .icon = "forward",
                        .enabled = !view.busy, .icon_suffices = true});
    else if (lesson.last())
        list.push_back({.label = say("Play a game"), .command = LessonCommand::play, .id = "lesson:play",
                        .kind = draw::Kind::primary, .enabled = !view.busy, .brief = say("Play")});
    else
        list.push_back({.label = say("Next"), .command = LessonCommand::next, .id = "lesson:next", .icon = "forward",
                        .kind = draw::Kind::primary});   // also while the pieces still move
    return list;
}

std::vector<Press> lesson_answers(const View& view) {
    std::vector<Press> list;
    const LessonRunner& lesson = *view.lesson;
    if (view.busy || lesson.done()) return list;
    for (std::size_t i = 0; i < lesson.step().offers.size(); ++i)
        list.push_back({.label = say(lesson.step().offers[i]), .command = AnswerLesson{static_cast<int>(i)},
                        .id = "lesson:" + std::to_string(i), .kind = draw::Kind::primary});
    const bool offers = !list.empty();
    if (const Rule* rule = rule_refusing(view))
        list.push_back({.label = say(show_rule), .command = OpenRule{rule->id}, .id = "lesson:rule", .icon = "help"});
    if (lesson.stuck() || offers)
        list.push_back({.label = say("Show me"), .command = LessonCommand::show_me, .id = "lesson:show_me",
                        .icon = "hint", .icon_suffices = true, .later = !lesson.stuck()});
    return list;
}

namespace {

// The explanation of a choice; empty: its label is enough.
std::string meaning(const std::vector<Answer>& all, Choice choice) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const Answer& one) { return one.choice == choice; });
    return found == all.end() ? std::string{} : found->told;
}

void describe_answers(const View& view, Description& to) {
    const Box&                box = eg::box(view.table);
    const std::vector<Answer> all = answers(view.session, view.table, view.options);
    for (Choice choice : view.options)
        if (offered_now(view, choice)   // the same as on the canvas
            && (!view.ending || choice.thing == Thing::place || choice == press(done)))
            to.button("do " + show(choice, box),
                      pass_asked(view) ? pass_in_words(view, choice.which) : label(view.session, view.table, choice),
                      Choose{choice},
                      pass_asked(view) ? label(view.session, view.table, choice)
                      : bid_asked(view) && choice.thing == Thing::power_card
                          ? place_in_words(view, prospect(view, {.power = choice.which}))
                          : explained(view, choice, meaning(all, choice)));
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
    std::vector<Press> all = presses(view);
    if (view.lesson)
        for (const std::vector<Press>& more : {lesson_answers(view), lesson_presses(view, false)})
            all.insert(all.end(), more.begin(), more.end());
    for (const Press& press : all) {
        if (!press.enabled || press.later || std::holds_alternative<Choose>(press.command)) continue;
        if (std::holds_alternative<ShowFreeAction>(press.command)) continue;   // its choices are among the answers
        const std::string& name = !press.heard.empty() ? press.heard : press.label.empty() ? press.means : press.label;
        const auto* offer = std::get_if<AnswerLesson>(&press.command);
        to.button(offer ? "do " + std::to_string(offer->offer) : press.id, name, press.command,
                  name == press.label ? press.means : std::string{});
    }
}

}
