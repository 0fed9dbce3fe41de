#include "app/app.h"

#include <algorithm>
#include <cmath>
#include <type_traits>
#include <utility>

#include "app/game/address.h"
#include "app/panels/own_cards.h"
#include "app/panels/piece_animations.h"
#include "app/screens/entries.h"
#include "app/text_version/report.h"
#include "app/ui/focus.h"
#include "app/ui/frame_log.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
#include "engine/parsing.h"
#include "engine/preview.h"
#include "engine/queries.h"
#include "page.h"

namespace eg {

void App::open() {
    model_.storage.open(model_.screens.plan);
    model_.screens.plan.pace = model_.preferences().pace;
    page::volume(model_.preferences().sound);
    const Address asked = read_address(page::query(), model_.screens.plan);
    speak(asked.language);
    games_.ask_for_seed(asked.seed);
    model_.storage.set_pace(model_.screens.plan.pace);
    if (!asked.scene.empty()) open_scene(asked.scene);
    if (frozen()) return;
    model_.screens.results = model_.storage.results();
    Found found = model_.storage.find();
    model_.screens.progress = page::load("learned");
    if (model_.screens.progress == "1")
        // Stored when there was one lesson: it is finished.
        model_.screens.progress = with_step({}, lessons()[0], lessons()[0].steps.size());
    model_.screens.learned = found.session || learned(model_.screens.progress, lessons()[0]);
    if (!found.error.empty() && found.session) {
        model_.tell(Dialog::notice, say(found.error));
    } else if (!found.error.empty()) {
        model_.screens.set_aside = found.id;
        model_.tell(Dialog::set_aside, say(found.error));
    }
    if (found.session) model_.screens.saved = saved_game(std::move(found));
    model_.screens.any_games = model_.storage.games() > 0;
    // Behind another dialog the link stays in the address until the page is opened again.
    const bool linked = model_.screens.dialog == Dialog::none && games_.open_link();
    if (!linked && asked.start) games_.start_or_continue();
    if (model_.screens.screen == Screen::first) games_.offer_unfinished();
    if (!asked.not_understood.empty()) page::notice(say(asked.not_understood));
}

void App::open_scene(std::string_view name) {
    const Scene* found = scene(name);
    if (!found)
        return model_.tell(Dialog::notice, say("There is no scene called “{name}”. Here is the page as usual.",
                                               beginning_of(name, 40)));
    model_.scene = found;
    model_.storage.disable();   // scenes look the same on every device
    draw::watch(true);
    model_.lesson.leave();
    model_.replay.leave();
    if (model_.scene->lesson >= 0) lessons_.open_scene();
    else if (model_.scene->part >= 0) open_replay_scene();
    else model_.stands = set_up(*model_.scene, model_.session, model_.stage);
    model_.history = {};
    for (std::size_t n = 0; model_.replay.on() && !model_.history.shown(); ++n)
        if (model_.replay.number(model_.stage.lines()[n].until) == static_cast<std::size_t>(model_.scene->part))
            model_.history.show(model_.session, model_.stage, n);
    if (model_.scene->back)
        model_.history.show(model_.session, model_.stage, model_.stage.lines().size() - 1 - model_.scene->back);
    model_.thinking.show(
        model_.session, advice_in(*model_.scene, model_.session), model_.scene->idea,
        model_.scene->turning_point >= 0 || model_.scene->curve
            ? review_in(model_.session)
            : Review{});
    model_.busy = model_.stage.busy(model_.session);
    model_.if_scored = model_.scene->if_scored;
    model_.bid = model_.scene->bid;
    model_.bid_at = model_.session.moment();
    model_.ending = model_.scene->ending;
    model_.aside_at = model_.scene->aside ? model_.session.moment() : -1;
    model_.ended_at = model_.session.answers();
    model_.arrangement.open(model_.scene->tab, model_.stage);
    const Reading reading = reading_in(*model_.scene);
    const Screen screen = model_.scene->first      ? Screen::first
                          : model_.scene->new_game ? Screen::new_game
                                                   : Screen::table;
    model_.screens = {.screen = screen,
                      .dialog = model_.scene->dialog,
                      .result = model_.session.over() && model_.scene->turning_point < 0 && !model_.scene->back,
                      .plan = plan_of(*model_.scene),
                      .learned = !model_.scene->newcomer,
                      .choosing = model_.screens.choosing, .group = model_.scene->tab,
                      .reading = reading};
    if (model_.scene->turning_point >= 0) {
        const std::vector<std::size_t> moments = model_.thinking.review().moments();
        model_.screens.review = true;
        model_.show_turning_point(moments.at(static_cast<std::size_t>(model_.scene->turning_point)), false);
    }
    for (int n = 0; n < static_cast<int>(entries().size()); ++n)
        if (entries()[static_cast<std::size_t>(n)].word == model_.scene->entry) model_.screens.entry = n;
    if (model_.scene->results) model_.screens.results = results(sample_results);
    if (model_.scene->results && model_.scene->dialog == Dialog::games) model_.screens.games = sample_games();
    if (model_.scene->following) model_.screens.following = "a";
    if (model_.scene->dialog == Dialog::set_aside)
        model_.screens.notice = say("The page stopped twice when it loaded the saved game.");
    model_.screens.watching = model_.screens.replaying = model_.replay.on();
    if (model_.scene->dialog == Dialog::lessons) model_.screens.progress = sample_progress;
    if (model_.scene->dialog == Dialog::linked)
        model_.screens.linked = saved_game({.code = {}, .session = model_.session, .error = {}, .id = {}});
    if (model_.scene->first && model_.scene->until)
        model_.screens.saved = saved_game({.code = {}, .session = model_.session, .error = {}, .id = {}});
}

void App::open_replay_scene() {
    model_.session.replace_by(played(replays()[0]));
    model_.stage.set(model_.session);
    model_.replay.begin(replays()[0], model_.session);
    model_.stands = 0;
}

bool App::behind_curtain() const {
    return model_.screens.screen == Screen::table && model_.session.running() && !model_.busy && !model_.history.shown()
           && !model_.screens.watching && model_.session.curtained();
}

bool App::ignores_input(double when) const {
    return !frozen() && (curtain_.ignores_input(behind_curtain(), when) || handover_.ignores_input(when));
}

View App::view_at(double now) {
    const Stage& stage = model_.history.shown() ? model_.history.then() : model_.stage;
    drawn_ = stage.shown();
    if (model_.session.running()) speak_of(box(drawn_));
    take_off(drawn_, stage.animations(), now);
    View view{.session = model_.session,
              .history = model_.history,
              .present = model_.stage,
              .stage = stage,
              .table = drawn_,
              .preferences = model_.preferences(),
              .review = model_.thinking.review(),
              .lies = model_.arrangement.lies()};
    view.now = now;
    view.busy = model_.busy;
    view.paused = model_.paused;
    view.watching = model_.screens.watching;
    view.following = !model_.screens.following.empty();
    view.curtained = behind_curtain();
    view.memory = model_.preferences().memory && model_.session.plan().castillo_announced;
    if (model_.lesson.on()) view.lesson = &model_.lesson;
    view.if_scored =
        (model_.if_scored || pointer_.peeking() || (model_.lesson.on() && model_.lesson.if_scored())) && !model_.busy;
    view.kept = model_.storage.keeps();
    view.saving = model_.storage.saving();
    view.results = model_.screens.results.all.games > 0;
    view.unkept_new = !model_.unkept_told;
    view.thinking = model_.thinking.shown(now);
    view.advice = model_.thinking.advice();
    if (!model_.history.shown()) view.led_to = model_.thinking.led_to();
    view.reviewing = model_.screens.review;
    if (view.reviewing) view.compared = model_.thinking.compared();
    view.at_turning_point = model_.at_turning_point();
    view.as_played = model_.screens.as_played;
    if (model_.replay.on() && model_.history.shown())
        view.part = static_cast<int>(model_.replay.number(view.stage.followed())),
        view.told = &model_.replay.part(view.stage.followed());
    if (model_.scene) view.pointed = model_.scene->pointed;
    view.handover = model_.scene ? model_.scene->handover : handover_.share(now);
    view.handed_by = model_.scene ? blue : handover_.from();
    if (model_.screens.screen == Screen::table && !model_.busy && !model_.history.shown() && !model_.screens.watching
        && !(model_.lesson.on() && (model_.lesson.done() || !model_.lesson.step().offers.empty())))
        view.options = model_.session.options();
    if (view.mine() && model_.free_action_at == model_.session.moment()) view.free_action = model_.free_action;
    if (view.mine() && model_.bid_at == model_.session.moment()) view.bid = model_.bid;
    view.aside = model_.aside_at == model_.session.moment();
    if (model_.ending && model_.ended_at == model_.session.answers() && view.mine())
        view.ending = leaves_anything(model_.session);
    if (choosing_hand(view))
        view.last_hand = !frozen() && held_by(drawn_, model_.session.asked()).empty() && !turn_.last_hand().empty();
    if (view.mine() && model_.session.asked_step().hints.kind == Kind::interruption)
        view.stakes = preview_if_allowed(seen_by_asked(model_.session));
    if (view.mine() && view.options.has(eg::press(act)))
        view.pays = preview_if_performed(seen_by_asked(model_.session));
    if (!view.memory && view.pays.places.has(CAS)) view.pays = {};
    return view;
}

void App::frame(ImVec2 size, const ImRect& insets, double now) {
    ++frames_;
    if (frozen()) now = model_.stands;
    focus::begin();
    tree::clear();
    model_.framed_at = now;
    playback_.advance(now);
    const bool at_table = model_.screens.screen == Screen::table;
    curtain_.move(behind_curtain(), at_table && !draw::now().still ? pace_factor(model_.session.plan().pace) : 0, now);
    View         view = view_at(now);
    const bool   lies_open = at_table && !view.curtained;
    handover_.follow(model_.session, view.mine() && people_of(model_.session).size() > 1, view.curtained,
                     model_.preferences().handover && !frozen(), now);
    const Layout at = lay_out(
        size, insets,
        lies_open ? model_.arrangement.needs(view, size) : Needs{.players = model_.session.plan().setup.players});
    view.covered =
        (model_.screens.dialog != Dialog::none && !view.curtained) || (model_.screens.result && at_table);
    Commands commands;
    pointer_.drop_second_press();
    const bool shut = view.curtained && curtain_.drawn() >= 1;
    tree::record(!at_table || shut);   // text_.describe adds the table

    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0.0f);
    const bool        sets_up = model_.screens.screen == Screen::new_game;
    const std::string plan = sets_up ? in_address(model_.screens.plan) : std::string{};
    show_room(size, at, view, commands);
    if (lies_open) model_.arrangement.draw_over(at, view, commands);
    if (lies_open && !view.covered && view.handover >= 0) {
        draw::window("handover", handover_rect(at, view));
        if (handover_sign(at, view)) handover_.end();
        ImGui::End();
    }
    if (lies_open && !view.covered) model_.arrangement.light(at, view);
    if (view.covered) show_over(size, at, view, commands);
    if (sets_up && in_address(model_.screens.plan) != plan) model_.storage.plan(model_.screens.plan);
    text_.describe(view, at_table && !shut && !view.covered);
    tree::record(false);   // tooltips and popovers at the pointer are not in the text version
    if (curtain_.drawn() > 0 && curtain_.drawn() < 1) drapes(*ImGui::GetForegroundDrawList(), smooth(curtain_.drawn()));
    ImGui::PopStyleVar(2);

    keys(view, model_.screens, commands);
    pointer_.update(at, view, commands, view.covered || !lies_open);
    if (model_.lesson.on() && !view.covered && !frozen()) lessons_.follow_tries(pointer_.tried(), pointer_.why());
    if (view.mine() && question_ != model_.session.answers() + 1) {
        question_ = model_.session.answers() + 1;
        focus::to_answer();
    }
    if (frames_ > 1) text_.tell(view, model_.screens);   // the first frame is shown without waiting for it
    execute(commands, now);
    watch_.at_the_end();
    games_.pass_on();
    games_.save();
    host_.follow();
}

// Draws the first screen, the new game, the curtain or the table.
void App::show_room(ImVec2 size, const Layout& at, const View& view, Commands& commands) {
    draw::window("room", {{0, 0}, size}, ImGuiWindowFlags_NoBringToFrontOnFocus);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (model_.screens.screen == Screen::first) {
        first(draw, at, model_.screens, commands);
    } else if (model_.screens.screen == Screen::new_game) {
        new_game(draw, at, model_.screens, commands);
        Preferences preferences = model_.preferences();
        preferences.pace = model_.screens.plan.pace;
        if (preferences != model_.preferences()) commands.add(preferences);
    } else if (view.curtained && curtain_.drawn() >= 1) {
        curtain(draw, at, model_.session.name(model_.session.asked()), model_.session.asked(),
                curtain_reason(model_.session), commands);
    } else {
        model_.arrangement.draw(at, view, commands);
    }
    if (view.curtained && curtain_.drawn() < 1) {   // it is closing: nothing can be pressed
        draw::clear_hits();
        commands.clear();
    }
    ImGui::End();
}

// Draws a dialog or the result. Nothing below it can be pressed.
void App::show_over(ImVec2 size, const Layout& at, const View& view, Commands& commands) {
    draw::clear_hits();
    focus::clear();
    tree::clear();
    tree::record(true);
    commands.clear();
    ImGui::SetNextWindowFocus();
    draw::window("over", {{0, 0}, size});
    if (ImGui::IsWindowAppearing()) draw::request_frame(0);   // the windows below notice it one frame later
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (model_.screens.dialog != Dialog::none && !view.curtained) dialog(draw, at, model_.screens, view, commands);
    else result(draw, at, view, model_.screens.results, commands);
    ImGui::End();
}

void App::press(int n, double now) {
    if (frozen() || ignores_input(now)) return;
    Commands commands = text_.press(static_cast<std::size_t>(n));
    if (const std::optional<Command> closed = n < 0 ? escape(view_at(now), model_.screens) : std::nullopt)
        commands.add(*closed);
    execute(commands, now);
    games_.save();
    host_.follow();
}

bool App::escape_closes() { return escape(view_at(model_.framed_at), model_.screens).has_value(); }

void App::typed(int field, std::string text) {
    if (field == page::a_scene && frozen()) return open_scene(text);   // another scene on the same page
    if (frozen()) return;
    if (field >= 0 && field < max_players)
        model_.screens.plan.seats[static_cast<std::size_t>(field)].name = one_line(text),
        model_.storage.plan(model_.screens.plan);
    else if (field == page::a_deck) use_deck(model_.screens, std::move(text));
    else if (field == page::sought) model_.screens.reading.seek(one_line(text));
    else if (field == page::a_link) games_.open_link();
    else if (field == page::a_game_name) games_.name(std::move(text));
    else if (field == page::changed_elsewhere) games_.changed_elsewhere(text);
    else if (field == page::taken_over) games_.taken_over(text);
    else if (field == page::a_game_wanted) games_.execute(TransferCommand::open);
    else if (field == page::a_language) speak(language(text).value_or(spoken()));
    else games_.take_up(text, field == page::a_game);
}

int App::thought(int ticket, int share, const Reply& reply, double now) {
    constexpr double unseen = 100;   // milliseconds; at instant pace bots play for so long without a frame
    switch (model_.thinking.receive(model_.session, ticket, share, reply)) {
        case Thinking::About::nothing: return -1;
        case Thinking::About::advice: return 0;
        case Thinking::About::review:
            model_.open_first_moment();
            return model_.screens.review || people_of(model_.session).empty() ? 0 : -1;
        case Thinking::About::move: break;
    }
    if (!model_.thinking.decided()
        || !model_.session.answered(model_.thinking.moment(), reply.choice, plan_of(reply), reply.reason))
        return model_.thinking.shown(now) < 0 ? -1 : 0;
    playback_.advance(now);
    games_.save();
    host_.follow();
    return !model_.busy && model_.session.bot_asked() ? static_cast<int>(std::max(0.0, model_.framed_at + unseen - now))
                                                      : 0;
}

std::string App::state() {
    return eg::state(view_at(model_.framed_at), model_.screens,
                     {.ignores_input = ignores_input(model_.framed_at),
                      .frames = frames_,
                      .loads = model_.storage.loads(),
                      .scene = model_.scene ? model_.scene->name : std::string_view{},
                      .why = pointer_.why(),
                      .rests = pointer_.rule() ? pointer_.rule()->id : std::string_view{}});
}

std::string App::legal() { return eg::legal(view_at(model_.framed_at), model_.screens); }

namespace {

template <class Kind, class... Kinds>
constexpr bool is_any = (std::is_same_v<Kind, Kinds> || ...);

// Whether the command only changes what is shown. It is then executed in scenes too.
bool only_shows(const Command& command) {
    return std::visit([](const auto& of) {
        using Kind = std::decay_t<decltype(of)>;
        return is_any<Kind, Preferences, ChooseOpponent, EditName, EditSearch, OpenPage, OpenRule, ShowRule, Filter,
                      ShowTurningPoint, ShowMoment>;
    }, command);
}

}

// Passes the command to the controller that has an execute for its type.
template <class Kind>
void App::execute(const Kind& command) {
    int executed = 0;
    const auto by = [&](auto& controller) {
        if constexpr (requires { controller.execute(command); }) controller.execute(command), ++executed;
    };
    by(turn_), by(playback_), by(games_), by(watch_), by(lessons_), by(dialogs_);
    check(executed == 1, "A command has no controller, or more than one.");
}

void App::execute(const Commands& commands, double now) {
    for (const Command& command : commands) {
        if (!only_shows(command)) {
            if (frozen()) continue;
            if (ignores_input(now)) return ImGui::ClearActiveID();   // releasing what is held now presses nothing
        }
        std::visit([this](const auto& of) { execute(of); }, command);
        draw::request_frame(0);
    }
}

}
