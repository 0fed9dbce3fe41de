// GameController's part for games that leave or enter the page: codes, links and files.
#include "app/controllers/game_controller.h"

#include <utility>

#include "app/game/address.h"
#include "app/sentences/labels.h"
#include "page.h"

namespace eg {

void GameController::execute(TransferCommand command) {
    switch (command) {
        case TransferCommand::save_code: hand_out_code(); break;
        case TransferCommand::link: share(); break;
        case TransferCommand::open:
            model_.screens.dialog = Dialog::none;
            ask_for_game();
            break;
        case TransferCommand::try_again:
            model_.screens.dialog = Dialog::none;
            if (const std::optional<KeptGame> game = model_.storage.game(model_.screens.set_aside)) open_kept(*game);
            break;
    }
}

void GameController::hand_out_code() {
    const std::optional<KeptGame> aside =
        model_.screens.dialog == Dialog::set_aside ? model_.storage.game(model_.screens.set_aside) : std::nullopt;
    if (model_.screens.dialog != Dialog::set_aside) model_.screens.dialog = Dialog::none;
    page::sheet(say("The save code of this game"), aside ? aside->codes.front() : model_.session.code());
}

void GameController::share() {
    model_.screens.dialog = Dialog::none;
    const std::size_t answers =
        model_.history.shown() ? model_.history.question(model_.session) : model_.session.answers();
    const Player next = answers == model_.session.answers() && !model_.screens.watching
                                && (model_.session.holder() != nobody || model_.session.curtained())
                            ? next_person(model_.session)
                            : nobody;
    const std::string line = model_.history.shown()
                                 ? say("Anyone who opens it can step through the game up to here and continue from "
                                       "here.")
                                 : say("{game}. Anyone who opens it can step through the game and continue from here.",
                                       how_it_stands(model_.session));
    page::share(say("A link to this moment"), line, model_.session.code(answers),
                next == nobody ? std::string{} : say("Pass it on to {name}", model_.session.name(next)),
                say("Opens behind the curtain."),
                model_.session.over() && !model_.history.shown());
}

// After the turn of a player who got the game in a link, offers the link for the next person.
void GameController::pass_on() {
    if (by_letter_ == nobody || model_.busy || model_.history.shown() || model_.screens.dialog != Dialog::none
        || model_.screens.screen != Screen::table)
        return;
    const Player next = next_person(model_.session);
    if (next == nobody || next == by_letter_ || model_.session.over()) return;
    by_letter_ = nobody;
    share();
}

// Anything else behind the # may belong to the page around this one.
bool GameController::open_link() {
    const std::string link = page::linked_game();
    const ReceivedGame        came = received_game(link);
    if (!came.link && !came.too_long) return false;
    page::forget_link();
    take_up(link, false);
    return true;
}

// The sheet is filled with the text that was refused, if there is one.
void GameController::ask_for_game() { page::paste(page::a_game, say("Open a game"), refused_, {}); }

// Refused text stays in the sheet, so that it can be corrected. A code that is kept already is that game; a file with
// several games adds them to the list.
void GameController::take_up(std::string_view text, bool from_sheet) {
    const std::vector<KeptGame> several = text.size() > longest_file ? std::vector<KeptGame>{} : read_kept_games(text);
    if (several.size() > 1) {
        const int added = model_.storage.add(several);
        list_games();
        return model_.tell(Dialog::notice, say("{n, plural, one {# game was} other {# games were}} added to “Your "
                                               "games”.", added));
    }
    const ReceivedGame came = received_game(text);
    if (came.too_long) {
        const std::string why = say("This is too long to be a saved game.");
        return from_sheet ? page::paste(page::a_game, say("Open a game"), {}, why) : model_.tell(Dialog::notice, why);
    }
    Found wanted = model_.storage.load(came.code);
    refused_ = wanted.session ? std::string_view{} : text;
    if (!wanted.session && from_sheet)
        return page::paste(page::a_game, say("Open a game"), refused_, say("{reason} It is kept below.", wanted.error));
    if (!wanted.session) return model_.tell(Dialog::notice, say(wanted.error));
    if (model_.lesson.on()) leave_lesson();
    for (const KeptGame& game : model_.storage.all())
        if (game.codes.front() == came.code) wanted.id = game.id;
    Saved game = saved_game(std::move(wanted));
    game.moment = came.moment;
    if (came.link && !came.turn) {
        if (model_.screens.watching) leave();   // the new game replaces the watched one
        model_.screens.linked = std::move(game);
        return void(model_.screens.dialog = Dialog::linked);
    }
    if (came.turn) {
        game.session.shut();
        game.by = game.session.asked();
    }
    take_up(std::move(game));
}

}
