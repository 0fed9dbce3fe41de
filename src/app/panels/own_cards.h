// Hands of numbered cards, which some games have instead of power cards (own_cards.cpp), and the list from which a hand
// is chosen (hand_list.cpp, hand_sheet.cpp).
#pragma once

#include "app/panels/panels.h"
#include "engine/decks.h"

namespace eg {

bool numbered(const View& view);         // the game has numbered hands
bool choosing_hand(const View& view);    // the player chooses the cards of the hand
bool own_card_asked(const View& view);   // the player chooses a card to play

// own_hand_height: 0 if no hand is shown.
float own_hand_height(const View& view, float width);
void  own_hand(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);
int   left_to_choose(const View& view);          // cards of the hand that is being chosen
std::string chosen_so_far(const View& view);   // "5 of 13, 12 caballeros"
void  hand_list(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);
// hand_tray.cpp: the hand that is being chosen. rows: of its slots; 0: it has none. With more than one row also what
// its cards bring, if there is room.
constexpr float slot_high = 54;
float hand_tray_height(bool slots);   // with one row of them
void  hand_tray(ImDrawList& draw, ImRect rect, const View& view, int rows, Commands& commands);
bool  hand_read_beside(const View& view);   // the column has hand_reading and hand_tray
bool  card_read_beside();             // hand_reading is drawn: the column is high enough for it
void  read_card(int which);           // hand_reading shows it from now on; the first call of a frame counts
void  hand_reading(ImDrawList& draw, const ImRect& rect, const View& view);
// hand_sheet.cpp: on a phone, in place of everything but the header and the buttons.
bool  hand_sheet_shown(const View& view);
void  hand_sheet(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);
// The number of a card that has been played, or is kept: read whole where a finger rests.
void  played_plate(ImDrawList& draw, const ImRect& at, const View& view, int which, bool kept);
// own_turn.cpp: on a phone, while the cards are performed. 0: the window is too low for it.
float own_turn_height(const View& view, bool with_hand);
void  own_turn(ImDrawList& draw, const ImRect& rect, const View& view);
// Where the player's turn is in the order of the round: "done", "now", "next", "last"; empty: none of these.
std::string_view turn_in_words(const View& view, Player player);
// The card that each player has played this round, in turn order.
void  cards_played(ImDrawList& draw, const ImRect& rect, const View& view);
// The player's card of this round, or the action card that the player took instead; null: none yet.
const ActionCard* card_performed(const State& table, Player player);

// The player's card of this round; -1: none, or its animation is still running.
int  laid_now(const View& view, Player player);

}
