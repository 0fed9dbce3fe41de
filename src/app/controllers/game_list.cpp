// GameController's part for the list of kept games, and for games that other tabs play.
#include "app/controllers/game_controller.h"

#include <algorithm>
#include <utility>

#include "page.h"

namespace eg {

void GameController::list_games() {
    std::vector<GameCard> cards;
    for (KeptGame& game : model_.storage.all()) {
        GameCard card{.game = std::move(game), .saved = {}, .when = {}, .wrong = {}, .elsewhere = false};
        card.when = page::moment(card.game.played).words;
        card.elsewhere = page::played_elsewhere(card.game.id);
        if (card.game.aside) card.wrong = say("It stopped the page, or cannot be read.");   // it may do so again
        else if (Found found = model_.storage.load(card.game); found.session)
            card.saved = saved_game(std::move(found));
        else card.wrong = say(found.error);
        cards.push_back(std::move(card));
    }
    model_.screens.games = std::move(cards);
    model_.screens.deleted = model_.storage.deleted();
}

void GameController::offer_latest() {
    model_.screens.any_games = model_.storage.games() > 0;
    model_.screens.saved.reset();
    const std::optional<KeptGame> latest = model_.storage.latest();
    if (!latest) return;
    if (Found found = model_.storage.load(*latest); found.session) model_.screens.saved = saved_game(std::move(found));
    offer_unfinished();
}

void GameController::offer_unfinished() {
    constexpr std::size_t most = 12;   // loading a game takes some milliseconds
    std::optional<Saved>& offered = model_.screens.saved;
    if (!offered || !offered->session.over()) return;
    std::vector<KeptGame> games = model_.storage.all();
    if (games.size() > most) games.resize(most);
    for (const KeptGame& game : games) {
        if (game.aside || game.id == offered->id) continue;
        page::put_on_trial(game.id);
        if (Found found = model_.storage.load(game); found.session && !found.session->over())
            return void(offered = saved_game(std::move(found)));
    }
}

Saved GameController::fresh(Saved game) {
    const std::optional<KeptGame> kept = model_.storage.game(game.id);
    if (!kept || kept->codes.front() == game.code) return game;
    Found found = model_.storage.load(*kept);
    if (!found.session) return game;
    Saved later = saved_game(std::move(found));
    later.by = game.by;
    return later;
}

void GameController::open_kept(const KeptGame& game) {
    page::put_on_trial(game.id);
    Found found = model_.storage.load(game);
    const std::string wrong = found.error.empty() ? std::string{} : say(found.error);
    if (!found.session) return model_.tell(Dialog::notice, wrong);
    if (model_.lesson.on()) leave_lesson();
    take_up(saved_game(std::move(found)));
    if (!wrong.empty()) model_.tell(Dialog::notice, wrong);
}

void GameController::execute(const KeptCommand& command) {
    const std::optional<KeptGame> game = model_.storage.game(command.id);
    if (!game) return list_games();   // another tab has deleted it
    const bool on_table = model_.storage.playing() == command.id;
    switch (command.what) {
        case KeptCommand::open: on_table ? model_.screens.close() : open_kept(*game); return;
        case KeptCommand::look_on:
            open_kept(*game);
            model_.screens.dialog = Dialog::none;
            return;
        case KeptCommand::take_over: page::take_over(command.id); return;
        case KeptCommand::rename:
            renaming_ = command.id;
            model_.edit(page::a_game_name, game->name, command.field);
            return;
        case KeptCommand::copy: model_.storage.copy(command.id); break;
        case KeptCommand::remove:
            if (on_table) leave();
            model_.screens.dialog = Dialog::games;
            model_.storage.remove(command.id);
            forget_waiting(command.id);
            if (model_.screens.saved && model_.screens.saved->id == command.id) offer_latest();
            break;
        case KeptCommand::save_code: page::save_file(game->name + ".txt", game->codes.front()); return;
    }
    list_games();
}

// The game that waits until a lesson or a watched game ends has been deleted.
void GameController::forget_waiting(std::string_view id) {
    if (!meanwhile_ || meanwhile_->id != id) return;
    meanwhile_.reset();
    interrupted_ = false;
}

void GameController::execute(GamesCommand command) {
    switch (command) {
        case GamesCommand::show:
            list_games();
            model_.screens.dialog = Dialog::games;
            return;
        case GamesCommand::take_over:
            model_.screens.dialog = Dialog::none;
            return page::take_over(model_.screens.following);
        case GamesCommand::restore:
            model_.storage.restore();
            if (model_.screens.screen == Screen::first) offer_latest();
            return list_games();
        case GamesCommand::save_all: {
            std::string all;
            for (KeptGame& game : model_.storage.all()) game.codes.resize(1), all += show(game) + '\n';
            return page::save_file("el-grande-games.txt", all);
        }
    }
}

void GameController::name(std::string text) {
    model_.storage.rename(renaming_, text);
    // With every letter: no other card has changed, and none is loaded again.
    const std::optional<KeptGame> renamed = model_.storage.game(renaming_);
    for (GameCard& card : model_.screens.games)
        if (renamed && card.game.id == renaming_) card.game = *renamed;
}

// ---- games that other tabs play

void GameController::look_on(Saved game) {
    put_away(false);
    meanwhile_.reset();
    model_.screens.watching = true;
    model_.screens.following = game.id;
    model_.session.replace_by(std::move(game.session));
    model_.session.plan().pace = model_.preferences().pace;
    page::play({});
    to_table();
    model_.screens.dialog = Dialog::elsewhere;
}

void GameController::changed_elsewhere(std::string_view key) {
    if (model_.frozen()) return;
    if (key == "settings") model_.reread_preferences();
    if (key == "results") model_.screens.results = model_.storage.results();
    if (key == "learned") model_.screens.progress = page::load("learned");
    if (!key.empty() && !key.starts_with("game.") && !key.starts_with("aside.")) return;
    if (key.starts_with("game.") && !model_.storage.game(key.substr(5))) forget_waiting(key.substr(5));
    if (model_.screens.dialog == Dialog::games) list_games();
    const bool at_table = model_.screens.screen == Screen::table && !model_.lesson.on();
    if (!at_table) {
        if (!model_.lesson.on() && !key.empty()) offer_latest();
    } else if (!model_.screens.following.empty()) {
        if (key == "game." + model_.screens.following) follow();
    } else if (!model_.screens.watching && page::played_elsewhere(model_.storage.playing())) {
        look_on(own_game());
    }
}

void GameController::follow() {
    const std::optional<KeptGame> game = model_.storage.game(model_.screens.following);
    Found found = game ? model_.storage.load(*game) : Found{};
    if (!found.session) return;
    const bool at_end = model_.history.playing() || model_.history.line() + 1 >= model_.stage.lines().size();
    model_.session.replace_by(*std::move(found.session));
    model_.session.plan().pace = model_.preferences().pace;
    model_.stage.set(model_.session);
    if (!model_.history.shown()) return;
    const std::size_t lines = model_.stage.lines().size();
    if (lines == 0) return model_.history.leave();
    model_.history.show(model_.session, model_.stage, std::min(model_.history.line(), lines - 1));   // it may be undone
    if (at_end) model_.history.play(model_.session, model_.stage);
}

void GameController::taken_over(std::string_view id) {
    if (const std::optional<KeptGame> game = model_.storage.game(id)) return open_kept(*game);
    if (!model_.screens.following.empty()) leave();
    model_.tell(Dialog::notice, say("This game is no longer kept: it has been deleted."));
}

}
