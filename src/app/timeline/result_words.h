// The sentences of the result, on the canvas and for screen readers.
#pragma once

#include <string>

#include "app/game/results.h"
#include "app/timeline/game_story.h"
#include "app/timeline/stage.h"

namespace eg {

GameStory story_of(const Session& session);

// reader: the player to whom it is told; nobody: a spectator.
std::string after_rounds(const Session& session);   // "After nine rounds"
// "Tomás wins with 110 points"; brief: without the last word.
std::string result_headline(const Session& session, const GameStory& story, bool brief);
// Why: "Tomás scored 45 points in special scorings. Martín scored 38 and you 3."
std::string why_in_words(const Session& session, const GameStory& story, Player reader);
std::string who_is(const Session& session, Player player, Player reader);   // "you", "bot, Caballero"
std::string part_title(const StoryPart& part);                              // "First general scoring", in the legend
std::string brief_part_title(const StoryPart& part);                        // in a narrow window
std::string row_in_words(const Session& session, const GameStory& story, Player player, Player reader);
std::string round_in_words(const Session& session, const RoundPoints& round);   // "Round 7: Tomás 63, Lucía 61."

// The turning point: its heading, what brought it about, and the label of the button that shows the moment.
std::string turning_point_heading(const Session& session, const GameStory& story);
std::string turning_point_in_words(const Session& session, const GameStory& story);   // empty: there is none
std::string see_round(const Session& session, const TurningPoint& point);
std::size_t moment_of(const Stage& present, const TurningPoint& point);   // the line of the chronicle that shows it
int round_shown(const Session& session, Count round);                     // 1 to 6 in the short game

std::string next_level_in_words(const Results& results);        // "Win 2 more to meet Hidalgo."
std::string streak_in_words(const Results& results);            // "Streak: 4 wins"
std::string earlier_streaks_in_words(const Results& results);   // "It was 3. Longest: 5."
std::string recent_in_words(const Results& results);            // "Last eight games: 4 won"
std::string best_turn_in_words(const Session& session, const GameStory& story);

}
