#include "app/controllers/game_controller.h"

#include <utility>

#include "app/game/address.h"
#include "app/screens/entries.h"
#include "page.h"

namespace eg {

void GameController::execute(GameCommand command) {
    if (model_.lesson.on() && (command == GameCommand::leave || command == GameCommand::really_leave))
        return leave_lesson();
    switch (command) {
        case GameCommand::leave:
            if (model_.session.over() || model_.screens.watching) execute(GameCommand::really_leave);
            else model_.screens.dialog = Dialog::leave;
            break;
        case GameCommand::really_leave: {
            // An unfinished game is offered on the first screen.
            const bool to_another = model_.session.over() && !model_.screens.watching;
            leave();
            if (to_another) model_.screens.screen = Screen::new_game;
            break;
        }
        case GameCommand::set_up_entry:
            choose_entry();
            model_.screens.screen = Screen::new_game;
            break;
        case GameCommand::play_entry:
            choose_entry();
            begin_or_ask();
            break;
        case GameCommand::play_now:
            model_.screens.plan = with_a_person(model_.screens.plan);
            begin_or_ask();
            break;
        case GameCommand::start: begin_or_ask(); break;
        case GameCommand::play_again:
            model_.screens.plan = model_.session.plan();
            model_.screens.watching ? begin_or_ask() : begin(page::entropy());
            break;
        case GameCommand::resume: model_.screens.saved ? take_up(*std::move(model_.screens.saved)) : void(); break;
        case GameCommand::replace:
            if (waiting_) take_up(*std::move(waiting_));
            else begin(seed_asked_ ? *seed_asked_ : page::entropy());
            break;
    }
}

void GameController::execute(PlayOn command) {
    if (model_.lesson.on()) return;
    if (command == PlayOn::ask) return play_on_from_here();
    model_.session.go_back(model_.history.question(model_.session));
    to_table();
}

void GameController::play_on_from_here() {
    if (!model_.history.shown()) return;
    const std::size_t n = model_.history.question(model_.session), taken_back = model_.session.answers() - n;
    if (model_.screens.watching) {
        model_.screens.linked = saved_game(model_.storage.load(model_.session.code(n)));
        return void(model_.screens.dialog = Dialog::linked);
    }
    if (taken_back == 0) return model_.history.leave();
    if (may_undo_to(model_.session, n)) return execute(PlayOn::now);
    model_.tell(Dialog::go_on, what_is_taken_back(taken_back));
}

void GameController::execute(const Close&) {
    const bool kept = model_.screens.dialog == Dialog::replace && std::exchange(starting_, false);
    model_.screens.close_upper();
    model_.session.keep_plan();
    if (kept && model_.screens.saved) execute(GameCommand::resume);
}

// The address asks for a game to be started. A stored game with the same plan and seed is continued instead, so that a
// reload does not lose it.
void GameController::start_or_continue() {
    const Session* kept = model_.screens.saved ? &model_.screens.saved->session : nullptr;
    const bool     its_plan = kept && !kept->over() && in_address(kept->plan()) == in_address(model_.screens.plan);
    if (its_plan && (!seed_asked_ || *seed_asked_ == kept->seed())) return execute(GameCommand::resume);
    begin_or_ask();
    starting_ = model_.screens.dialog == Dialog::replace;
}

// Writes the edition or module of the open dialog into the plan.
void GameController::choose_entry() {
    model_.screens.plan = plan_with(entries()[static_cast<std::size_t>(model_.screens.entry)], model_.screens.plan);
    model_.screens.dialog = Dialog::none;
    model_.storage.plan(model_.screens.plan);
}

void GameController::begin_or_ask() {
    waiting_.reset();
    if (!ask_to_replace()) execute(GameCommand::replace);
}

bool GameController::ask_to_replace() {
    std::optional<Saved>& saved = model_.screens.watching ? meanwhile_ : model_.screens.saved;
    const bool at_table = model_.screens.screen == Screen::table && !model_.screens.watching;
    if (const std::string now = model_.storage.game();
        !at_table && !now.empty() && !(saved && saved->code == now)) {   // another window has started a game
        saved.reset();
        if (Found found = model_.storage.load(now); found.session) saved = saved_game(std::move(found));
    }
    const Session* kept = at_table ? &model_.session : saved ? &saved->session : nullptr;
    if (!kept || !kept->running() || kept->over()) return false;
    model_.tell(Dialog::replace, what_is_lost(*kept, waiting_ ? &*waiting_ : nullptr));
    return true;
}

void GameController::take_up_or_ask(Saved game) {
    waiting_ = std::move(game);
    if (!ask_to_replace()) execute(GameCommand::replace);
}

void GameController::begin(std::uint64_t seed) {
    model_.ended_at.reset();
    model_.screens.watching = false;
    by_letter_ = nobody;
    meanwhile_.reset();
    model_.screens.learned = true;
    model_.session.start(model_.screens.plan, seed);
    model_.storage.begin(model_.screens.plan);
    to_table();
    model_.stage.open(model_.session);
    model_.busy = true;
}

void GameController::take_up(Saved game) {
    model_.screens.watching = false;
    model_.screens.learned = true;
    meanwhile_.reset();
    model_.session.replace_by(std::move(game.session));
    model_.session.plan().pace = model_.preferences().pace;
    by_letter_ = game.by;
    model_.storage.take_up(model_.session, game.code);
    to_table();
    model_.storage.forget_set_aside(game.code);
}

void GameController::to_table() {
    model_.arrangement.see_all();
    model_.history = {};
    model_.thinking.forget();
    model_.stage.set(model_.session);
    model_.screens.screen = Screen::table;
    model_.screens.close();
    model_.screens.saved.reset();
    model_.result_shown = false;
    waiting_.reset();
    model_.busy = model_.paused = model_.if_scored = false;
    model_.replay.leave();
    model_.screens.replaying = false;
    model_.sounded = model_.stage.followed();
    counted_ = model_.session.over();
    if (model_.lesson.on() || model_.screens.watching) return;
    page::put_on_trial();
    save();
}

void GameController::leave() {
    if (model_.screens.watching) {
        model_.screens.saved = std::exchange(meanwhile_, std::nullopt);
        model_.screens.watching = false;
    } else {
        model_.screens.plan = model_.session.plan();
        model_.screens.saved = saved_game({.code = model_.session.code(), .session = model_.session, .error = {}});
        model_.screens.saved->by = by_letter_;
    }
    model_.session.leave();
    model_.replay.leave();
    model_.screens.replaying = false;
    model_.screens.screen = Screen::first;
    model_.screens.close();
}

void GameController::interrupt() {
    const bool at_table = model_.screens.screen == Screen::table;
    interrupted_ = at_table && !model_.screens.watching;
    if (at_table) leave();
    meanwhile_ = std::move(model_.screens.saved);
}

void GameController::set_own_aside() {
    const Session& session = model_.session;
    const bool     at_table = model_.screens.screen == Screen::table;
    meanwhile_ = std::move(model_.screens.saved);
    if (at_table && session.running())
        meanwhile_ = saved_game({.code = session.code(), .session = session, .error = {}});
    if (meanwhile_ && at_table) meanwhile_->by = by_letter_;
}

void GameController::leave_lesson() {
    model_.lesson.leave();
    model_.session.leave();
    model_.screens.screen = Screen::first;
    model_.screens.close();
    model_.screens.saved = std::exchange(meanwhile_, std::nullopt);
    if (std::exchange(interrupted_, false) && model_.screens.saved) take_up(*std::move(model_.screens.saved));
}

// Lessons and watched games are neither stored nor counted.
void GameController::save() {
    if (model_.lesson.on() || model_.screens.watching || model_.frozen()) return;
    const bool kept = model_.storage.keeps();
    model_.storage.keep(model_.session);
    if (kept && !model_.storage.keeps() && model_.screens.dialog == Dialog::none) {
        model_.unkept_told = true;
        model_.tell(Dialog::unkept, {});
        draw::request_frame(0);
    }
    const bool over = model_.session.running() && model_.session.over();
    if (over && !counted_) model_.screens.results = model_.storage.count(model_.session);
    counted_ = over;
}

}
