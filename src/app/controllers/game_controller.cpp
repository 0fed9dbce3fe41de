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
            if (model_.session.over() || model_.screens.watching || nobody_has_chosen(model_.session))
                execute(GameCommand::really_leave);
            else model_.screens.dialog = Dialog::leave;
            break;
        case GameCommand::really_leave: {
            const bool to_another = !model_.screens.watching;
            leave();
            offer_unfinished();
            if (to_another) model_.screens.screen = Screen::new_game;
            break;
        }
        case GameCommand::set_up_entry:
            choose_entry();
            model_.screens.screen = Screen::new_game;
            break;
        case GameCommand::play_entry:
            choose_entry();
            begin_new();
            break;
        case GameCommand::play_now:
            model_.screens.plan = with_a_person(model_.screens.plan);
            begin_new();
            break;
        case GameCommand::start: begin_new(); break;
        case GameCommand::play_again:
            model_.screens.plan = model_.session.plan();
            begin(page::entropy());
            break;
        case GameCommand::resume:
            if (model_.screens.saved) take_up(fresh(*std::move(model_.screens.saved)));
            break;
    }
}

// What undo cannot reach is played on in another game, and this one stays as it is.
void GameController::execute(PlayOn command) {
    if (model_.lesson.on()) return;
    if (command == PlayOn::ask) return play_on_from_here();
    const std::size_t n = model_.history.question(model_.session);
    if (!may_undo_to(model_.session, n)) model_.storage.branch();
    model_.session.go_back(n);
    to_table();
}

void GameController::play_on_from_here() {
    if (!model_.history.shown()) return;
    if (!model_.screens.following.empty()) return void(model_.screens.dialog = Dialog::elsewhere);
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
    model_.screens.close_upper();
    model_.session.keep_plan();
}

// The address asks for a game to be started. A stored game with the same plan and seed is continued instead, so that a
// reload does not begin another one.
void GameController::start_or_continue() {
    const Session* kept = model_.screens.saved ? &model_.screens.saved->session : nullptr;
    const bool     its_plan = kept && !kept->over() && in_address(kept->plan()) == in_address(model_.screens.plan);
    if (its_plan && (!seed_asked_ || *seed_asked_ == kept->seed())) return execute(GameCommand::resume);
    begin_new();
}

// Writes the edition or module of the open dialog into the plan.
void GameController::choose_entry() {
    model_.screens.plan = plan_with(entries()[static_cast<std::size_t>(model_.screens.entry)], model_.screens.plan);
    model_.screens.dialog = Dialog::none;
    model_.storage.plan(model_.screens.plan);
}

void GameController::begin_new() { begin(seed_asked_ ? *seed_asked_ : page::entropy()); }

void GameController::begin(std::uint64_t seed) {
    put_away();
    model_.ended_at.reset();
    model_.screens.watching = false;
    model_.screens.following.clear();
    by_letter_ = nobody;
    meanwhile_.reset();
    model_.screens.learned = true;
    model_.session.start(model_.screens.plan, seed);
    model_.storage.begin(model_.screens.plan);
    to_table();
    model_.stage.open(model_.session);
    model_.busy = true;
}

// A game that another tab plays can only be looked at.
void GameController::take_up(Saved game) {
    if (page::played_elsewhere(game.id)) return look_on(std::move(game));
    put_away();
    model_.screens.watching = false;
    model_.screens.following.clear();
    model_.screens.learned = true;
    meanwhile_.reset();
    model_.session.replace_by(std::move(game.session));
    model_.session.plan().pace = model_.preferences().pace;
    by_letter_ = game.by;
    model_.storage.take_up(model_.session, game.id, game.code);
    to_table();
}

void GameController::to_table() {
    model_.arrangement.usual_view();
    model_.history = {};
    model_.thinking.forget();
    model_.stage.set(model_.session);
    model_.screens.screen = Screen::table;
    model_.screens.close();
    model_.screens.review = false;
    model_.screens.saved.reset();
    model_.result_shown = false;
    model_.busy = model_.paused = model_.if_scored = false;
    model_.replay.leave();
    model_.screens.replaying = false;
    model_.sounded = model_.stage.followed();
    counted_ = model_.session.over();
    if (model_.lesson.on() || model_.screens.watching) return;
    page::play(model_.storage.playing());
    page::put_on_trial(model_.storage.playing());
    save();
}

bool GameController::put_away(bool may_forget) {
    const bool own = model_.screens.screen == Screen::table && !model_.screens.watching && !model_.lesson.on();
    if (!own || !model_.session.running()) return false;
    const bool forgotten = may_forget && nobody_has_chosen(model_.session);
    model_.storage.leave(forgotten);
    return forgotten;
}

void GameController::leave(bool may_forget) {
    model_.screens.review = false;
    model_.history = {};
    model_.thinking.forget();
    if (model_.screens.watching) {
        model_.screens.saved = std::exchange(meanwhile_, std::nullopt);
        model_.screens.watching = false;
        page::play({});   // nor does it wait for the one that was to be taken over
        if (!std::exchange(model_.screens.following, {}).empty() || !model_.screens.saved) offer_latest();
    } else {
        model_.screens.plan = model_.session.plan();
        model_.screens.saved = own_game();
        if (put_away(may_forget)) offer_latest();
        page::play({});
    }
    model_.session.leave();
    model_.replay.leave();
    model_.screens.any_games = model_.storage.games() > 0;
    model_.screens.replaying = false;
    model_.screens.screen = Screen::first;
    model_.screens.close();
}

// The game on the table.
Saved GameController::own_game() const {
    Saved own = saved_game({.code = model_.session.code(), .session = model_.session, .error = {},
                            .id = model_.storage.playing()});
    own.by = by_letter_;
    return own;
}

void GameController::interrupt() {
    const bool at_table = model_.screens.screen == Screen::table;
    interrupted_ = at_table && !model_.screens.watching;
    if (at_table) leave(false);
    meanwhile_ = std::move(model_.screens.saved);
}

void GameController::set_own_aside() {
    if (model_.screens.watching) return;   // it is aside already
    const bool at_table = model_.screens.screen == Screen::table;
    meanwhile_ = std::move(model_.screens.saved);
    if (!at_table || !model_.session.running()) return;
    meanwhile_ = own_game();
    put_away(false);
    page::play({});
}

void GameController::leave_lesson() {
    model_.lesson.leave();
    model_.session.leave();
    model_.screens.screen = Screen::first;
    model_.screens.close();
    model_.screens.saved = std::exchange(meanwhile_, std::nullopt);
    if (!model_.screens.saved) offer_latest();
    if (std::exchange(interrupted_, false)) execute(GameCommand::resume);
}

// Lessons and watched games are neither stored nor counted.
void GameController::save() {
    if (model_.lesson.on() || model_.screens.watching || model_.frozen()) return;
    model_.storage.keep(model_.session);
    if (model_.storage.keeps()) {
        kept_ = true;
    } else if (kept_ && model_.session.running() && model_.screens.dialog == Dialog::none) {
        kept_ = false;
        model_.unkept_told = true;
        model_.tell(Dialog::unkept, {});
        draw::request_frame(0);
    }
    const bool over = model_.session.running() && model_.session.over();
    if (over && !counted_) model_.screens.results = model_.storage.count(model_.session);
    counted_ = over;
}

}
