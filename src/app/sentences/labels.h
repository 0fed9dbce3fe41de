// Words for the screen: what a choice is called where it is pressed or read aloud, and the sentence
// that says what is asked and of whom.
#pragma once

#include <string>
#include <vector>

#include "app/game/session.h"
#include "engine/module.h"
#include "engine/preview.h"
#include "language/say.h"

namespace eg {

// An answer that is pressed as a button, because it lies nowhere on the table.
struct Answer {
    std::string label;
    std::string brief;           // the same where there is little room; empty: no shorter one
    std::string icon;
    Choice      choice;
    bool        primary = false;
    bool        small = false;   // a number: several stand in one row
    std::string briefest = {};   // where there is hardly any room
    std::string told = {};       // what it means, where its label does not say so
};

std::vector<Answer> answers(const Session& session, const State& table, const Choices& options);
// Every choice in words: "Castilla la Nueva", "Take card 3: Scoring the Fours. Score every region ...".
std::string label(const Session& session, const State& table, Choice choice);

std::string asked_title(const Session& session);      // "Your turn, Isabel"
std::string asked_brief(const Session& session);      // "Your turn"
std::string asked_sentence(const Session& session);   // "Take one of the action cards."
std::string asked_hint(const Session& session, const State& table);   // "Card 3, The Fives: ...", or empty
std::string stakes_in_words(const Preview& stakes,
                            const Session& session);   // "If it happens: Tomás +5, Lucía +2", or empty
// Whether the turn is to end though so many could still be placed.
std::string not_placed(int n);
std::string end_anyway(int n);
std::string not_performed(const Session& session,
                          const State& table);        // "You have not performed The King."; empty: no action is left
std::string curtain_reason(const Session& session);   // "Your hand of power cards comes next: ..."
// The short game counts its six rounds 1 to 6, whatever the track says.
int         round_number(const State& table, int round);
std::string round_line(const State& table);           // "Round 5 of 9"
std::string next_scoring_line(const State& table);    // "General scoring after round 6"
std::string_view seat_word(Player player);            // "Carmine circle, seat A"

// What somebody has taken: "card 3", or where nobody chooses by such numbers "King's Card".
Message           taken(const State& table, int stack);
const ActionCard* card_in_hand(const State& table, Player player);   // the one taken this round
std::string kept_cards(const State& table, Player player);   // that lie before him: "Veto", "2 × Veto"
std::string victory(const Session& session);   // of a finished game: "Isabel wins"

}
