// For the tests of Grandissimo: tables of the Decennial edition with Grandissimo. A text that says nothing of the two
// black caballeros has them in Valencia.
#pragma once

#include "any_box.h"
#include "card_case.h"

namespace eg {
namespace {

constexpr std::string_view cards_here = "Grandissimo";   // card_case.h

// Without these parts: "ships,jail".
inline Rules grandissimo_rules(std::string_view without = "") {
    Rules rules = rules_of(*edition("decennial"), *modules_named("grandissimo"));
    REQUIRE(leave_out(rules, without));
    return rules;
}

inline State dealt(int players, std::uint64_t seed, Rules rules = grandissimo_rules()) {
    Events ignored = Events::ignored();
    return new_game({.players = players, .rules = rules}, seed, ignored);
}

inline std::string iberia(const std::string& text) {
    return "edition decennial; modules grandissimo; "
           + std::string{text.find("black:") == std::string::npos ? "VAL black:2; " : ""} + text;
}
// The line for a region card that is out.
inline std::string region_card(const std::string& word, const std::string& region) {
    return word + ' ' + std::to_string(choice(region)->which + 1) + "; ";
}
inline std::string alliance_in(const std::string& region) { return region_card("alliance", region); }
inline std::string boycott_in(const std::string& region) { return region_card("boycott", region); }

// A table on which nothing is asked that matters here.
inline State at_peace(const std::string& text) { return table(iberia(text)); }

// This player has just taken this card.
inline State holding(const std::string& id, const std::string& text, Player who = red) {
    return turn(iberia(text), id, who);
}
// Red has just taken a card that places three.
inline State placing(const std::string& text) { return holding("3-first", "court red:9; " + text); }

inline std::string on_offer(const std::string& sixth) {
    return "shown 1-any3 2-score1 3-most 4-court 5-king " + sixth + " gr-queen; ";
}

// Red's turn has just begun, the last of the round; his power card brings nobody to his court.
inline State turn_begins(const std::string& text, const std::string& sixth = "gr-treaty") {
    const int   players = position(iberia(text)).state.players;
    std::string others;
    for (int p = 1; p < players; ++p) others += ' ' + std::string{show(static_cast<Player>(p))};
    return table(iberia(text) + "; " + on_offer(sixth) + "power red:13; acted" + others + "; " + turns_go_on);
}

// A round of two in which blue's turn comes just before red's; nobody comes to their courts.
inline State blue_then_red(const std::string& text, const std::string& sixth = "gr-treaty") {
    return table("players 2; " + iberia(text) + "; " + on_offer(sixth) + "power blue:13 red:12; " + turns_go_on);
}

// The third round is over: the general scoring.
inline State general_scoring_of(const std::string& text) {
    return table(iberia("round 3; " + text) + "; ask general_scoring - 0 - - 0 0");
}

// Performs the special action, which takes this figure, "queen" or "jester"; says so if asked.
inline void take_courtier(State& s, const std::string& figure) {
    play(s, "act");
    if (asked_step_name(s) != "use_card") play(s, "token " + figure);
}

const std::vector<std::string> nine = {"GAL", "PV", "ARA", "CAT", "CV", "CN", "SEV", "GRA", "VAL"};
// The regions that the King may be in.
inline std::vector<std::string> nine_and_portugal() {
    std::vector<std::string> all = nine;
    all.push_back("POR");
    return all;
}

}
}
