#include "app/sentences/labels.h"

#include <map>

#include "app/game/free_actions.h"
#include "engine/box.h"
#include "engine/event_log.h"
#include "engine/places.h"
#include "engine/module.h"
#include "engine/notation.h"
#include "engine/queries.h"

namespace eg {
namespace {

constexpr std::string_view seat_words[max_players] = {
    "Carmine circle, seat A", "Azure square, seat B", "Saffron diamond, seat C", "Green triangle, seat D",
    "Sable cross, seat E",
};

Place place_of(Choice choice) { return static_cast<Place>(choice.which); }

// The name of one of the card's special actions.
std::string half(const ActionCard& card, bool second) {
    return say(told(card, card.first.empty() ? card.title : second ? card.second : card.first));
}

std::string brief_half(const ActionCard& card, bool second) {
    return say(told(card, second ? card.second_brief : card.first_brief));
}
}

std::string kept_cards(const State& table, Player player) {
    std::map<std::string_view, std::pair<const ActionCard*, int>> alike;
    for (const Kept& kept : table.kept) {
        if (kept.owner != player) continue;
        const ActionCard& it = card(table.rules, kept.stack, kept.index);
        alike[it.title].first = &it;
        ++alike[it.title].second;
    }
    for (int which : kept_hand_cards(table, player)) {
        const ActionCard& it = hand_card(table.rules, which);
        alike[it.title] = {&it, 1};
    }
    List cards;
    for (const auto& [title, copies] : alike)
        cards.push_back(
            message("{n, plural, one {{card}} other {# × {card}}}", copies.second, told(*copies.first, title)));
    return say("{cards}", cards);
}

std::string_view seat_word(Player player) { return seat_words[player]; }

Message taken(const State& table, int stack) {
    const ActionCard& card = eg::card(table.rules, stack, table.shown[stack]);
    return numbered_hands(table.rules) ? told(card, card.title) : message("card {n}", card.stack);
}

const ActionCard* card_in_hand(const State& table, Player player) {
    for (int stack = 0; stack < stack_capacity; ++stack)
        if (table.taker[stack] == player && player != nobody && table.shown[stack] != no_card)
            return &card(table.rules, stack, table.shown[stack]);
    return nullptr;
}

// The choice of the court. Usually a caballero leaves it.
static std::string court_label(const Session& session, const State& table, Choice court) {
    const StepText& words = session.asked_step().text;
    if (!words.answer_text_now) return say("From your court");
    return say(message("{deed:capital}", told(words.answer_text_now(table, court), table, court)), names_of(session));
}

// Whether the question is about the only place that may be chosen.
static bool yes_or_no(const Session& session, const Choices& options) {
    return !session.asked_step().text.place_button.empty() && Places::of_bits(options.of(Thing::place)).size() == 1;
}

std::vector<Answer> answers(const Session& session, const State& table, const Choices& options) {
    std::vector<Answer> list;
    const ActionCard* taken = card_in_hand(table, session.asked());
    const bool        in_turn = session.asked_step().hints.turn_done;
    const unsigned    buttons = options.of(Thing::button);
    const bool        may_act = (buttons >> act & 1u) || (buttons >> act_other & 1u);
    const bool asks_yes_or_no = yes_or_no(session, options);
    int most = -1;
    for (Choice choice : options)
        if (choice.thing == Thing::number && choice.which > most) most = choice.which;
    for (Choice choice : options) {
        if (free_action_of(table, session.asked_step(), choice)) continue;   // it has a button of its own
        switch (choice.thing) {
            case Thing::number:
                list.push_back({choice.which == most ? say("Take {n}", choice.which) : std::to_string(choice.which), "",
                                "", choice, choice.which == most, true});
                break;
            case Thing::court: list.push_back({court_label(session, table, choice), "", "", choice}); break;
            case Thing::scoreboard: {
                const Values values = mobile_values(choice.which);
                list.push_back({say("Scoreboard {first} · {second} · {third}", values.points[0], values.points[1],
                                    values.points[2]),
                                "", "", choice});
                break;
            }
            case Thing::token:
            case Thing::button: list.push_back({label(session, table, choice), "", "", choice}); break;
            case Thing::hand_card:   // the card on the table, not the one that covers it
                if (choice.which == current_hand_card(table, session.asked()))
                    list.push_back({say("Use {title}", told(hand_card(table.rules, choice.which),
                                                            hand_card(table.rules, choice.which).title)),
                                    "", "", choice});
                break;
            case Thing::place:
                if (asks_yes_or_no)
                    list.push_back({.label = say(session.asked_step().text.place_button),
                                    .icon = "check",
                                    .choice = choice,
                                    .primary = true});
                break;
            case Thing::power_card:
            case Thing::stack:
            case Thing::caballero: break;
        }
        Answer* last = list.empty() ? nullptr : &list.back();
        if (!last || !(last->choice == choice) || choice.thing != Thing::button) continue;
        switch (choice.which) {
            case done:
                last->icon = asks_yes_or_no ? "" : "check";
                last->primary = !may_act && !asks_yes_or_no;
                if (in_turn && may_act)
                    last->label = say("End turn without it"), last->brief = say("End turn"), last->icon = "";
                break;
            case act:
                last->primary = true;
                last->brief = say("Perform the action");
                last->briefest = say("Perform");
                if (taken && taken->other.count)
                    last->briefest = {}, last->label = half(*taken, false), last->brief = brief_half(*taken, false);
                break;
            case act_other:
                if (taken) last->label = half(*taken, true), last->brief = brief_half(*taken, true);
                break;
            case veto: last->told = say("The special action stops, and your Veto is used up."); break;
            case allow:
                last->primary = true;
                last->told =
                    options.has(press(allow_all))
                        ? say("This part goes ahead. You will be asked again before the next part.")
                        : say("The whole special action goes ahead.");
                break;
            case allow_all: last->told = say("You are not asked again until this special action is over."); break;
            default: break;
        }
    }
    return list;
}

static std::string plain_label(const Session& session, const State& table, Choice choice) {
    switch (choice.thing) {
        case Thing::place: return say("{place:start}", place_of(choice));
        case Thing::caballero:
            return choice.whose == session.asked()
                       ? say("Your caballero {place:in}", place_of(choice))
                       : say(message("A caballero of {name} {place:in}", choice.whose, place_of(choice)),
                             names_of(session));
        case Thing::power_card: return say("Power card {n}", choice.which);
        case Thing::number: return say("Take {n}", choice.which);
        case Thing::court: return court_label(session, table, choice);
        case Thing::stack: {
            if (table.shown[choice.which] == no_card) return say("Card {n}", choice.which + 1);
            const ActionCard& card = eg::card(table.rules, choice.which, table.shown[choice.which]);
            return say("Card {n}: {title} – {text}", stack_number(table, choice.which), told(card, card.title),
                       told(card, card.text));
        }
        case Thing::scoreboard: {
            const Values values = mobile_values(choice.which);
            return say("The scoreboard {first}, {second}, {third}", values.points[0], values.points[1],
                       values.points[2]);
        }
        case Thing::hand_card: {
            const ActionCard& held = hand_card(table.rules, choice.which);
            if (!numbered_hands(table.rules))
                return say("{value}, {title}: {text}", signed_value(held), told(held, held.title),
                           told(held, held.text));
            List sentences{message("{n}, {title}: {text}", held.number, told(held, held.title), told(held, held.text)),
                           message("Brings {n}.", held.brings)};
            if (held.required) sentences.push_back(message("Required."));
            if (held.house) sentences.push_back(message("A house card."));
            return say("{all:sentences}", sentences);
        }
        case Thing::token: return say(token(choice.which).name);
        case Thing::button: break;
    }
    const int laid = card_in_hand(table, session.asked()) ? -1 : current_hand_card(table, session.asked());
    if (choice == press(act) && laid >= 0)
        return say("Use {title}", told(hand_card(table.rules, laid), hand_card(table.rules, laid).title));
    const ActionCard* taken = card_in_hand(table, session.asked());
    switch (choice.which) {
        case done: return say(session.asked_step().text.done_button);
        case act:
            return !taken               ? say("Perform the action")
                   : taken->other.count ? half(*taken, false)
                                        : say("Perform: {title}", told(*taken, taken->title));
        case act_other: return taken ? half(*taken, true) : say("Perform the other action");
        case veto: return say("Veto!");
        case allow: return say(session.options().has(press(allow_all)) ? "Allow this" : "Allow");
        case allow_all: return say("Allow the whole action");
        default: return "";
    }
}

std::string label(const Session& session, const State& table, Choice choice) {
    const std::string plain = plain_label(session, table, choice);
    if (yes_or_no(session, session.options()) && choice.thing == Thing::place)
        return say("{yes}: {choice}", Message{session.asked_step().text.place_button}, plain);
    const FreeAction* action = free_action_of(table, session.asked_step(), choice);
    return action ? say("{action}: {choice}", Message{action->title}, plain) : plain;
}

namespace {

std::string_view title_of(const Session& session) {
    return session.asked_step().text.title;
}

}

std::string asked_title(const Session& session) {
    const Player asked = session.asked();
    if (asked == nobody) return asked_brief(session);
    return say("{title}, {name}", Message{title_of(session)}, session.name(asked));
}

std::string asked_brief(const Session& session) { return say(title_of(session)); }

std::string left_undone(const Session& session) {
    const int n = unplaced(session);
    return n ? say("{n, plural, one {# caballero} other {# caballeros}} not placed", n) : say("Action not performed");
}

std::string end_anyway(const Session& session) {
    if (const int n = unplaced(session))
        return say("End the turn anyway? {n, plural, one {It stays} other {They stay}} in your court.", n);
    const ActionCard& card = *unperformed(session);
    return say("End the turn without performing {card}?", told(card, card.title));
}

std::string not_performed(const ActionCard& card) {
    return say("You have not performed {card}.", told(card, card.title));
}

std::string asked_sentence(const Session& session) { return question(session); }

std::string asked_hint(const Session& session, const State& table) {
    const Step& step = session.asked_step();
    if (!step.text.hint.empty()) return step_text(session, step.text.hint);
    const ActionCard* carried_out = step.hints.turn_done ? nullptr : card_in_hand(table, session.in_turn());
    if (const int laid = session.in_turn() == nobody ? -1 : current_hand_card(table, session.in_turn());
        !carried_out && laid >= 0 && !card_in_hand(table, session.in_turn()) && session.options().has(press(act)))
        carried_out = &hand_card(table.rules, laid);
    return carried_out
               ? say("{title} – {text}", told(*carried_out, carried_out->title), told(*carried_out, carried_out->text))
               : std::string{};
}

// "Tomás +5", for each player whose points would change.
static List changes_of(const Preview& preview, const Session& session) {
    List changes;
    for (Player p : session.seen().seats())
        if (const int n = preview.points[p]; n != 0)
            changes.push_back(n > 0 ? message("{name} +{n}", p, n) : message("{name} −{n}", p, -n));
    return changes;
}

std::string pays_in_words(const Preview& pays, const Session& session) {
    const List changes = changes_of(pays, session);
    return changes.empty() ? std::string{} : say(message("Would score now: {changes}.", changes), names_of(session));
}

std::string stakes_in_words(const Preview& stakes, const Session& session) {
    const List changes = changes_of(stakes, session);
    if (changes.empty()) return {};
    return say(stakes.paid ? message("Points at stake: {changes}", changes)
                           : message("At stake if scored: {changes}", changes),
               names_of(session));
}

std::string victory(const Session& session) {
    const Players best = winners(session.seen());
    List names;
    for (Player p : best) names.push_back(message("{name}", session.name(p)));
    return best.size() > 1 ? say("{names:and} share the victory", names) : say("{names:and} wins", names);
}

std::string curtain_reason(const Session& session) {
    const std::string_view words = session.asked_step().text.curtain;
    return words.empty() ? question(session) : say(words);
}

int round_number(const State& table, int round) {
    int n = 0;
    for (int i = 1; i <= round; ++i) n += is_played(table.rules, i);
    return n;
}

std::string round_line(const State& table) {
    return say("Round {n} of {of}", round_number(table, table.round), round_number(table, last_round));
}

std::string next_scoring_line(const State& table) {
    const int next = (table.round + 2) / 3 * 3;
    return next == table.round ? say("General scoring after this round")
                               : say("General scoring after round {n}", round_number(table, next));
}

}
