#include "app/sentences/labels.h"

#include "engine/places.h"
#include "engine/module.h"
#include "engine/notation.h"
#include "engine/questions.h"

namespace eg {
namespace {

constexpr std::string_view seat_words[max_players] = {
    "Carmine circle, seat A", "Azure square, seat B", "Saffron diamond, seat C", "Green triangle, seat D", "Sable cross, seat E",
};

std::string place_name(int place) { return capitalised(std::string{row(static_cast<Place>(place)).name}); }

// What one of the card's special actions is called.
std::string half(const ActionCard& card, bool second) {
    return std::string{card.first.empty() ? card.title : second ? card.second : card.first};
}

// "Place up to 2 more anywhere" in two words.
std::string ends(const std::string& words) {
    const std::size_t first = words.find(' '), last = words.rfind(' ');
    return first == std::string::npos ? words : words.substr(0, first) + words.substr(last);
}

// "Province: Each rival ...", "Angry King! Each rival ..."
std::string titled(const ActionCard& card) {
    const std::string title{card.title};
    return title + (title.back() == '!' ? " " : ": ") + std::string{card.text};
}

}

std::string capitalised(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string_view seat_word(Player player) { return seat_words[player]; }

const ActionCard* card_in_hand(const State& table, Player player) {
    for (int stack = 0; stack < stack_count; ++stack)
        if (table.taker[stack] == player && player != nobody && table.shown[stack] != no_card) return &card(table.rules, stack, table.shown[stack]);
    return nullptr;
}

std::vector<Answer> answers(const Session& session, const State& table, const Choices& options) {
    std::vector<Answer> list;
    const ActionCard* taken = card_in_hand(table, session.asked());
    const bool        in_turn = session.step() == "use_card";
    const unsigned    buttons = options.of(Thing::button);
    const bool        may_act = (buttons >> act & 1u) || (buttons >> act_other & 1u);
    int most = -1;
    for (Choice choice : options)
        if (choice.thing == Thing::number && choice.which > most) most = choice.which;
    for (Choice choice : options) {
        switch (choice.thing) {
            case Thing::number:
                list.push_back({(choice.which == most ? "Take " : "") + std::to_string(choice.which), "", "", choice, choice.which == most, true});
                break;
            case Thing::court: list.push_back({"From your court", "", "", choice}); break;
            case Thing::scoreboard: {
                const Values values = mobile_values(choice.which);
                list.push_back({"Board " + std::to_string(values.points[0]) + " · " + std::to_string(values.points[1]) + " · " + std::to_string(values.points[2]), "", "", choice});
                break;
            }
            case Thing::button: list.push_back({label(session, table, choice), "", "", choice}); break;
            case Thing::power_card:
            case Thing::stack:
            case Thing::place:
            case Thing::caballero: break;
        }
        Answer* last = list.empty() ? nullptr : &list.back();
        if (!last || !(last->choice == choice) || choice.thing != Thing::button) continue;
        switch (choice.which) {
            case done:
                last->icon = "check";
                last->primary = !may_act;
                if (in_turn && may_act) last->label = "End turn without it", last->brief = "End turn", last->icon = "";
                break;
            case act:
                last->primary = true;
                last->brief = "Perform the action";
                if (taken && taken->other.count) last->label = half(*taken, false), last->brief = ends(last->label);
                break;
            case act_other:
                if (taken) last->label = half(*taken, true), last->brief = ends(last->label);
                break;
            case veto: break;
            case allow: last->primary = true; break;
            default: break;
        }
    }
    return list;
}

std::string label(const Session& session, const State& table, Choice choice) {
    switch (choice.thing) {
        case Thing::place: return place_name(choice.which);
        case Thing::caballero:
            return choice.whose == session.asked() ? "Your caballero in " + place_name(choice.which)
                                                   : "A caballero of " + session.name(choice.whose) + " in " + place_name(choice.which);
        case Thing::power_card: return "Power card " + std::to_string(choice.which);
        case Thing::number: return "Take " + std::to_string(choice.which);
        case Thing::court: return "One from the court";
        case Thing::stack: {
            std::string text = "Card " + std::to_string(choice.which + 1);
            if (table.shown[choice.which] != no_card) {
                const ActionCard& card = eg::card(table.rules, choice.which, table.shown[choice.which]);
                text += ": " + std::string{card.title} + ". " + std::string{card.text};
            }
            return text;
        }
        case Thing::scoreboard: {
            const Values values = mobile_values(choice.which);
            return "The scoreboard " + std::to_string(values.points[0]) + ", " + std::to_string(values.points[1]) + ", " + std::to_string(values.points[2]);
        }
        case Thing::button: break;
    }
    const ActionCard* taken = card_in_hand(table, session.asked());
    switch (choice.which) {
        case done: return session.step() == "use_card" ? "End turn" : session.step() == "place_freely" ? "Done placing" : "That is all";
        case act: return taken ? "Perform: " + std::string{taken->title} : "Perform the action";
        case act_other: return taken ? half(*taken, true) : "Perform the other action";
        case veto: return "Veto!";
        case allow: return "Let it happen";
        case allow_all: return "Let all of it happen";
        default: return "";
    }
}

std::string asked_title(const Session& session) {
    const std::string name = session.name(session.asked());
    const std::string_view step = session.step();
    if (step == "play_power") return "Your power card, " + name;
    if (step == "dial") return "Your secret disc, " + name;
    if (step == "ask_veto") return "Your Veto, " + name;
    if (step == "send_own") return "Your loss, " + name;
    return "Your turn, " + name;
}

std::string asked_sentence(const Session& session) { return session.question(); }

std::string asked_hint(const Session& session, const State& table) {
    const std::string_view step = session.step();
    if (step == "take_card") return "Its number is how many caballeros you may place.";
    if (step == "muster") return std::to_string(table.province[session.asked()]) + " are waiting in your province.";
    if (step == "play_power") return "The highest acts first; the lowest starts the next round.";
    if (step == "dial") return "Nobody sees it until all discs are turned over.";
    if (step == "ask_veto") {  // what would be stopped
        for (auto event = session.events().rbegin(); event != session.events().rend(); ++event)
            if (event->what == What::announced) return titled(card(table.rules, event->n, event->card));
    }
    const ActionCard* taken = card_in_hand(table, session.in_turn());
    if (taken && step != "use_card") return titled(*taken);
    return {};
}

std::string victory(const Session& session) {
    const Players best = winners(session.seen());
    List names;
    for (Player p : best) names.push_back(message("{name}", session.name(p)));
    return best.size() > 1 ? say("{names:and} share the victory", names) : say("{names:and} wins", names);
}

std::string curtain_reason(const Session& session) {
    const std::string_view step = session.step();
    if (step == "play_power") return "Your hand of power cards comes next: choose one to play.";
    if (step == "take_back") return "Your used power cards come next: take one back unseen.";
    if (step == "dial") return session.question();
    return "The next choice is yours alone to see.";
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
    return next == table.round ? say("General scoring after this round") : say("General scoring after round {n}", round_number(table, next));
}

}
