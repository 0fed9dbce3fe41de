#include "app/controllers/turn_controller.h"

#include "ai/hand_search.h"
#include "app/panels/own_cards.h"
#include "app/ui/focus.h"
#include "engine/parsing.h"
#include "engine/queries.h"
#include "engine/views.h"
#include "page.h"

namespace eg {

void TurnController::execute(const Choose& command) {
    const Choice choice = command.choice;
    if (!model_.session.options().has(choice) || model_.busy || model_.history.shown()) return;
    if (model_.lesson.on() && !model_.lesson.takes(choice)) return;   // the lesson says why
    if (choice == eg::press(done) && !model_.lesson.on() && leaves_anything(model_.session) && !asked_to_end()) {
        model_.ending = true;   // asks again beside the question
        model_.ended_at = model_.session.answers();
        return focus::to("button:keep");
    }
    const Player who = model_.session.asked();
    answer(choice);
    if (command.through && !model_.session.over() && model_.session.asked() == who
        && model_.session.options().size() == 1)
        model_.session.answer(model_.session.options()[0]);
    const bool drops = command.then && model_.session.options().has(*command.then);
    if (drops && (!model_.lesson.on() || model_.lesson.takes(*command.then))) model_.session.answer(*command.then);
}

void TurnController::execute(const Select& command) {
    if (model_.bid_at != model_.session.moment()) model_.bid = {};
    model_.bid_at = model_.session.moment();
    const int which = command.card.which;
    if (command.card.thing == Thing::place) model_.bid.disc = static_cast<Place>(which);
    else if (command.card.thing == Thing::power_card) model_.bid.power = which;
    else model_.bid.modifier = model_.bid.modifier == which ? -1 : which;
}

void TurnController::execute(const TakeBack& command) {
    if (model_.busy || model_.lesson.on()) return;
    undo_one(model_.session, command.choice);
    model_.paused = false;
}

void TurnController::execute(const ShowFreeAction& command) {
    const int  moment = model_.session.moment();
    const bool shown = model_.free_action == command.action && model_.free_action_at == moment;
    model_.free_action = shown ? nullptr : command.action;
    model_.free_action_at = moment;
}

void TurnController::execute(TurnCommand command) {
    const bool undoes = command == TurnCommand::undo || command == TurnCommand::reset;
    if (undoes && (model_.screens.watching || model_.lesson.on())) return;
    switch (command) {
        case TurnCommand::undo:
            if (!model_.busy || passing(model_.session)) undo(model_.session), model_.paused = false;
            break;
        case TurnCommand::reset:
            if (!model_.busy) reset_turn(model_.session), model_.paused = false;
            break;
        case TurnCommand::keep_playing: model_.ending = false; break;
        case TurnCommand::fill_hand: fill_hand(); break;
        case TurnCommand::use_last_hand: answer_all(last_hand()); break;
        case TurnCommand::open_curtain: model_.session.open_curtain(); break;
    }
}

// Whether the player has been asked in this turn: no one else has answered since.
bool TurnController::asked_to_end() const {
    if (!model_.ended_at || *model_.ended_at > model_.session.answers()) return false;
    for (std::size_t n = *model_.ended_at; n < model_.session.answers(); ++n)
        if (model_.session.asked_before(n) != model_.session.asked()) return false;
    return true;
}

// Stores a complete hand, for use_last_hand. Where several people play it is another one's secret.
void TurnController::answer(Choice choice) {
    const bool   gathers = model_.session.asked_step().hints.gathers;
    const Player who = model_.session.asked();
    std::string  ids;
    if (gathers) {
        const State seen = seen_by_asked(model_.session);
        for (int which : held_by(seen, who) | Set<int>{choice.which})
            ids += (ids.empty() ? "" : " ") + std::string{hand_card(seen.rules, which).id};
    }
    model_.if_scored = false;
    model_.paused = false;
    model_.unkept_told = model_.unkept_told || !model_.storage.keeps();   // the board has shown it
    model_.session.answer(choice);
    model_.busy = true;   // until the stage has shown it
    if (!gathers || model_.lesson.on()
        || (!model_.session.over() && model_.session.asked() == who && model_.session.asked_step().hints.gathers))
        return;
    if (people_of(model_.session).size() == 1) page::save("hand", ids);
}

void TurnController::answer_all(const std::vector<Choice>& choices) {
    if (model_.busy || model_.history.shown()) return;
    for (Choice choice : choices)
        if (model_.session.options().has(choice)) answer(choice);
}

// Chooses the rest of the hand as the strongest bot would, up to the confirmation.
void TurnController::fill_hand() {
    if (model_.busy || model_.history.shown() || !model_.session.options().size()
        || !model_.session.asked_step().hints.gathers)
        return;
    Rng rng{1};
    HandSearch search{imagine(seen_by_asked(model_.session), rng), net(), {}, rng};
    while (search.step()) {}
    const Turn found = search.found();
    // The last card ends the choice, so the player chooses it after seeing the others.
    const int count = found.count > 1 ? found.count - 1 : found.count;
    answer_all({found.clicks.begin(), found.clicks.begin() + count});
}

std::vector<Choice> TurnController::last_hand() const {
    std::vector<Choice> all;
    if (!model_.session.running() || model_.session.over() || !model_.session.asked_step().hints.gathers
        || people_of(model_.session).size() != 1)
        return all;
    const std::string kept = page::load("hand");
    const Rules       rules = seen_by_asked(model_.session).rules;
    for (std::string_view word : split(kept, " "))
        for (Choice choice : model_.session.options())
            if (choice.thing == Thing::hand_card && hand_card(rules, choice.which).id == word) all.push_back(choice);
    return all;
}

}
