#include "engine/chronicle.h"

#include "engine/places.h"
#include "engine/module.h"

namespace eg {
namespace {

std::string in(Place place) { return "in " + std::string{row(place).name}; }
std::string at(Place place) { return place == CAS ? "into the Castillo" : in(place); }
std::string to(Place place) { return place == CAS ? "into the Castillo" : "to " + std::string{row(place).name}; }
std::string from(Place place) { return "from " + std::string{row(place).name}; }

std::string caballeros(int n) { return std::to_string(n) + (n == 1 ? " caballero" : " caballeros"); }
std::string points(int n) { return std::to_string(n) + (n == 1 ? " point" : " points"); }

std::string title(const Event& e, const Rules& rules) {
    return std::string{card(rules, e.n, e.card).title} + " (" + std::to_string(e.n + 1) + ")";
}

std::string scored_line(const Event& e, const std::string& who) {
    constexpr const char* ranks[] = {"", "first", "second", "third", "fourth", "fifth"};
    std::string line = who + (e.flags & tied ? " shares " : " is ") + (e.rank <= 5 ? ranks[e.rank] : "last") + ' ' + in(e.to) + ": " + points(e.n);
    if (e.flags & with_king && e.flags & with_grande) line += ", with the King's and the home bonus";
    else if (e.flags & with_king) line += ", with the King's bonus";
    else if (e.flags & with_grande) line += ", with the home bonus";
    return line + '.';
}

}

PerPlayer<std::string> seat_names() { return {{"Red", "Blue", "Yellow", "Green", "Sable"}}; }

std::string sentence(const Event& e, const PerPlayer<std::string>& names, const Rules& rules, int times) {
    const std::string who = e.who < max_players ? names[e.who] : "";
    const std::string whose = e.whose < max_players ? names[e.whose] : "";
    const std::string n = std::to_string(e.n);
    switch (e.what) {
        case What::game_begins: return who + " is the starting player.";
        case What::round_begins: return "Round " + n + " begins.";
        case What::card_revealed: return "";
        case What::power_played: return who + " plays power " + n + '.';
        case What::turn_begins: return "";
        case What::mustered: return who + " brings " + caballeros(e.n) + " to court.";
        case What::recalled: return who + " takes a caballero " + from(e.from) + " to court.";
        case What::card_taken: return who + " takes " + title(e, rules) + '.';
        case What::announced: return who + " performs " + title(e, rules) + '.';
        case What::placed: return who + " places a caballero " + at(e.to) + '.';
        case What::moved:
            return who + " moves " + (times == 1 ? "a caballero" : caballeros(times)) + (e.who == e.whose ? " " : " of " + whose + ' ') + from(e.from) + ' ' + to(e.to) + '.';
        case What::sent_back: {
            const std::string place = e.from == nowhere ? "from court" : from(e.from);
            if (e.who == e.whose) return who + " sends " + caballeros(e.n) + ' ' + place + " back to the province.";
            return who + " sends " + caballeros(e.n) + " of " + whose + ' ' + place + " back to the province.";
        }
        case What::king_moved:
            return e.from == e.to ? who + " leaves the King " + in(e.to) + '.' : who + " moves the King " + from(e.from) + ' ' + to(e.to) + '.';
        case What::grande_moved: return who + " moves the Grande " + from(e.from) + ' ' + to(e.to) + '.';
        case What::scoreboard_laid: {
            const Values values = mobile_values(e.n);
            const std::string board = std::to_string(values.points[0]) + '/' + std::to_string(values.points[1]) + '/' + std::to_string(values.points[2]);
            return who + (e.from == nowhere ? " lays scoreboard " + board + " on " : " moves scoreboard " + board + " to ") + std::string{row(e.to).name} + '.';
        }
        case What::region_named: return who + " names " + std::string{row(e.to).name} + ": all rivals must leave.";
        case What::power_taken_back: return e.n ? who + " takes power " + n + " back." : who + " takes a power card back, unseen.";
        case What::disc_dialled: return who + " sets the secret disc.";
        case What::disc_revealed: return who + "'s disc shows " + std::string{row(e.to).name} + '.';
        case What::veto_kept: return who + " keeps a Veto.";
        case What::vetoed: return who + " vetoes " + whose + "'s special action.";
        case What::veto_expired: return who + "'s Veto expires.";
        case What::castillo_opened: return e.who == nobody ? "The Castillo is opened." : who + " has the Castillo opened.";
        case What::scoring: return e.to == CAS ? "The Castillo is scored." : std::string{row(e.to).name} + (e.n ? " is scored, first place only." : " is scored.");
        case What::scored: return scored_line(e, who);
        case What::castillo_left:
            return who + (e.to == nowhere ? " takes " + caballeros(e.n) + " from the Castillo back to court."
                                          : " moves " + caballeros(e.n) + " from the Castillo to " + std::string{row(e.to).name} + '.');
        case What::turn_ends: return "";
        case What::general_scoring: return std::string{e.n == 1 ? "First" : e.n == 2 ? "Second" : "Third"} + " general scoring.";
        case What::round_ends: return who + " will start the next round.";
        case What::game_over: return "The game is over.";
    }
    return "";
}

}
