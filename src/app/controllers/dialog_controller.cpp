#include "app/controllers/dialog_controller.h"

#include "app/rulebook/rulebook.h"
#include "page.h"

namespace eg {

void DialogController::execute(Screen command) {
    model_.screens.screen = command;
    model_.screens.close();
}

void DialogController::execute(Dialog command) {
    model_.screens.dialog = command;
    if (command == Dialog::rulebook) open_rulebook();
    if (command == Dialog::results)
        model_.screens.results = model_.storage.results();   // another window may have added some
    if (command == Dialog::deck) forget_refused_deck(model_.screens);
}

// Opens the chapter of the current question.
void DialogController::open_rulebook() {
    model_.screens.reading = {};
    const bool at_table = model_.screens.screen == Screen::table && model_.session.running();
    const Rule* fits =
        at_table ? rule_of(thing_asked(model_.session.seen(), model_.session.options()), model_.session.seen().rules)
                 : nullptr;
    if (fits) model_.screens.reading.open(*fits);
    model_.screens.reading.contents = true;
}

void DialogController::execute(const OpenEntry& command) {
    model_.screens.entry = command.number;
    model_.screens.dialog = Dialog::entry;
}

void DialogController::execute(const EditName& command) {
    const std::string& name = model_.screens.plan.seats[static_cast<std::size_t>(command.seat)].name;
    model_.edit(command.seat, name, command.field);
}

void DialogController::execute(const ChooseOpponent& command) {
    model_.screens.choosing = command.seat;
    model_.screens.dialog = Dialog::opponent;
}

void DialogController::execute(DeckCommand command) {
    if (command == DeckCommand::use_printed) return use_printed_deck(model_.screens);
    const std::string wrong = model_.screens.deck_wrong.empty() ? std::string{} : say(model_.screens.deck_wrong);
    page::paste(page::a_deck, say("Paste a deck, or change this one"), deck_to_change(model_.screens), wrong);
}

void DialogController::execute(ResultsCommand command) {
    if (command == ResultsCommand::save) return page::save_file("el-grande-results.txt", page::load("results"));
    page::save("results", "");
    model_.screens.results = {};
    model_.screens.dialog = Dialog::none;
}

void DialogController::execute(const OpenRule& command) {
    if (const Rule* shown = rule(command.id))
        model_.screens.dialog = Dialog::rulebook, model_.screens.reading.open(*shown);
}

void DialogController::execute(const OpenPage& command) {
    model_.screens.reading.turn_to(command.page, command.passage);
}

void DialogController::execute(const ShowRule& command) {
    Reading& reading = model_.screens.reading;
    const Rule* shown = rule(command.id);
    if (!shown) return;
    reading.rule = shown, reading.linked = true;
    reading.why.clear(), reading.own.clear();
}

void DialogController::execute(const EditSearch& command) {
    model_.edit(page::sought, model_.screens.reading.sought, command.field);
}

void DialogController::execute(const Preferences& command) { model_.set_preferences(command); }

void DialogController::execute(ShowCommand command) {
    switch (command) {
        case ShowCommand::if_scored:
            model_.screens.dialog = Dialog::none;
            model_.if_scored = !model_.if_scored;
            break;
        case ShowCommand::hint:
            if (!model_.screens.watching && !model_.lesson.on())
                model_.thinking.ask_advice(model_.session, !model_.busy, model_.framed_at);
            break;
        case ShowCommand::cards:
            model_.aside_at = model_.aside_at == model_.session.moment() ? -1 : model_.session.moment();
            break;
        case ShowCommand::result:
            leave_review();
            model_.screens.result = true;
            break;
        case ShowCommand::review: open_review(); break;
        case ShowCommand::whole_game:
            leave_review();
            model_.history.leap(model_.session, model_.stage, Leap::first);
            break;
        case ShowCommand::text_version: model_.screens.dialog = Dialog::none, page::show_text_version(); break;
    }
}

void DialogController::open_review() {
    if (model_.lesson.on() || !model_.session.over() || model_.busy) return;
    model_.screens.close();
    model_.screens.review = true;
    model_.history.leave();
    model_.thinking.make_review(model_.session);
    if (const TurnComparison* open = model_.thinking.compared()) model_.show_turning_point(open->number, false);
    model_.open_first_moment();
}

void DialogController::leave_review() {
    model_.screens.review = false;
    model_.history.leave();
}

void DialogController::execute(const ShowIdea& command) { model_.thinking.choose_idea(model_.session, command.number); }

void DialogController::execute(const Zoom& command) { model_.arrangement.nearer(command.steps); }

}
