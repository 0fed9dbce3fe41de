// Texts for the screen: the labels of choices, and the sentences about the question.
#pragma once

#include <string>
#include <vector>

#include "app/game/session.h"
#include "engine/module.h"
#include "engine/preview.h"
#include "language/say.h"

namespace eg {

// An answer that is a button, because it has no place on the table.
struct Answer {
    std::string label;
    std::string brief = {};      // a shorter label; empty: none
    std::string icon = {};
    Choice      choice;
    bool        primary = false;
    bool        small = false;   // a number: several in one row
    std::string briefest = {};   // the shortest label; empty: none
    std::string told = {};       // explains the label; empty: it needs no explanation
};

std::vector<Answer> answers(const Session& session, const State& table, const Choices& options);
// Any choice in words: "Castilla la Nueva", "Take card 3: Score the Fours. Score every region ...".
std::string label(const Session& session, const State& table, Choice choice);

std::string asked_title(const Session& session);      // "Your turn, Isabel"
std::string asked_brief(const Session& session);      // "Your turn"
std::string asked_sentence(const Session& session);   // "Take one of the action cards."
std::string asked_hint(const Session& session, const State& table);   // "Card 3, The Fives: ..."; empty: none
// "If it happens: Tomás +5, Lucía +2"; empty: it changes no points.
std::string stakes_in_words(const Preview& stakes, const Session& session);
std::string pays_in_words(const Preview& pays, const Session& session);   // "Would score now: Tomás +5, Lucía +2."
// Before a turn ends with something left to do: what, and the question.
std::string left_undone(const Session& session);   // "2 caballeros not placed"
std::string end_anyway(const Session& session);    // "End the turn anyway? They stay in your court."
std::string not_performed(const ActionCard& card);   // "You have not performed The King."
std::string curtain_reason(const Session& session);   // "Your hand of power cards comes next: ..."
// The number of the round; in the short game 1 to 6, unlike the spaces of the track.
int         round_number(const State& table, int round);
std::string round_line(const State& table);           // "Round 5 of 9"
std::string next_scoring_line(const State& table);    // "General scoring after round 6"
std::string_view seat_word(Player player);            // "Carmine circle, seat A"

// The name of a taken card: "card 3", or its title if players do not choose by such numbers.
Message           taken(const State& table, int stack);
const ActionCard* card_in_hand(const State& table, Player player);   // taken this round; null: none
std::string kept_cards(const State& table, Player player);   // in front of the player: "Veto", "2 × Veto"; empty: none
std::string victory(const Session& session);   // of a finished game: "Isabel wins"

}
