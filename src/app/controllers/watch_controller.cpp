#include "app/controllers/watch_controller.h"

#include <utility>

namespace eg {

void WatchController::execute(LinkedCommand) { watch(); }

void WatchController::watch() {
    games_.set_own_aside();
    model_.screens.following.clear();
    model_.session.replace_by(model_.screens.linked->session);
    model_.screens.watching = true;
    model_.session.plan().pace = model_.preferences().pace;
    games_.to_table();
    const std::size_t lines = model_.stage.lines().size();
    model_.history.show(model_.session, model_.stage, model_.screens.linked->moment && lines > 0 ? lines - 1 : 0);
}

void WatchController::execute(const OpenReplay& command) {
    const Replay& replay = replays()[static_cast<std::size_t>(command.number)];
    if (model_.screens.watching) games_.leave();
    Session game = played(replay);
    model_.screens.linked = Saved{.code = {}, .session = std::move(game), .line = {}};
    watch();
    model_.replay.begin(replay, model_.session);
    model_.screens.replaying = true;
    model_.history.play(model_.session, model_.stage);
}

void WatchController::execute(const PlayAs& command) {
    if (!model_.screens.linked) return;
    Saved game = *std::exchange(model_.screens.linked, std::nullopt);
    take_seat(game.session, command.player);
    game.code = game.session.code();
    game.by = command.player;
    games_.take_up(std::move(game));
}

// At the end the dialog asks who plays on. Closing it leads back to the last moment.
void WatchController::at_the_end() {
    if (!model_.screens.watching || model_.history.shown() || model_.screens.dialog != Dialog::none
        || model_.session.over() || model_.stage.lines().empty())
        return;
    model_.history.show(model_.session, model_.stage, model_.stage.lines().size() - 1);
    if (model_.replay.on() || !model_.screens.following.empty()) return draw::request_frame(0);
    model_.screens.linked =
        saved_game({.code = model_.session.code(), .session = model_.session, .error = {}, .id = {}});
    model_.screens.dialog = Dialog::linked;
    draw::request_frame(0);
}

}
