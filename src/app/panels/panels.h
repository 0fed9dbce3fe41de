// The panels round the board, and the popovers over it. Each panel draws the view into a rect and adds commands; none
// changes the game. Heights and widths are CSS pixels; times are milliseconds.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/lesson/lesson.h"
#include "app/replay/replay.h"
#include "app/thinking/advice.h"
#include "app/panels/cards.h"
#include "app/commands.h"
#include "app/game/bid.h"
#include "app/timeline/history.h"
#include "app/thinking/review.h"
#include "app/sentences/labels.h"
#include "app/panels/layout.h"
#include "app/ui/draw.h"

namespace eg {

// Where things were last drawn, in this frame or an earlier one. Animations start and end there.
struct SeatLayout {
    ImVec2 badge, court, province, power, disc, kept, plate;   // plate: the number of the card played
    ImRect grip;                 // of the caballeros in court, for dragging
    float  from = -1, to = -1;   // the row moves from this place in the turn order to that; -1: not drawn yet
    double began = 0;            // when it began to move
};
// A card, where it was last drawn.
struct Lying {
    ImVec2 centre;
    float  scale = 0;
    double when = -1e9;      // View::now of that frame
    Player whose = nobody;   // the owner of the hand; nobody for action cards
    float  taller = 0;       // of CardView
};
struct Board;
struct Whereabouts {
    const Board* board = nullptr;   // null: none has been drawn
    PerColour<SeatLayout> seats;
    std::array<Lying, stack_capacity>     stacks;
    std::array<Lying, power_cards + 1> hand;   // by value
    std::array<Lying, 32>              held;   // numbered cards, by their index in the deck
};

// What this frame shows.
struct View {
    const Session&     session;
    const History&     history;
    const Stage&       present;
    const Stage&       stage;      // the present stage, or the one of the earlier moment that is shown
    const State&       table;      // as drawn: without the pieces that are still moving
    const Preferences& preferences;
    const Review&      review;     // of a finished game
    Whereabouts&       lies;       // panels write here where they draw things
    Choices            options = {};   // what the player may choose; empty while events are shown, and for a bot
    double             now = 0;
    bool               busy = false;        // events are being shown
    bool               covered = false;     // a dialog or the result covers the whole table
    bool               paused = false;      // playback of the other players' turns is paused
    bool               watching = false;    // the game is from a link, and is only watched
    bool               following = false;   // ... or another tab plays it, and this one watches
    bool               curtained = false;   // the curtain hides this question, or is closing
    bool               memory = true;       // shows how many caballeros are in the Castillo
    bool               if_scored = false;   // shows what a scoring of all places would bring now
    bool               kept = true;         // the browser stores the game and the settings
    bool               saving = false;      // ... but what was saved last could still be lost with the browser
    Bid                bid = {};            // the power card and the modifier that are chosen, but not played
    bool               aside = false;       // the sheet of cards that covers the board is set aside
    bool               ending = false;      // the player confirms the end of a turn that leaves something to do
    const FreeAction*  free_action = nullptr;   // the board shows only its choices; null: it shows all
    bool               unkept_new = false;  // the message that the game is not stored is still new
    bool               results = false;     // results are stored on this device
    bool               last_hand = false;   // the hand of an earlier game can be chosen again
    float              thinking = -1;       // progress of a bot's long computation, 0 .. 1; negative: none
    const Advice*      advice = nullptr;    // the hint that was asked for; null: none
    const LessonRunner* lesson = nullptr;   // null: no lesson is running
    const Replay::Part* told = nullptr;     // the part of the replay at this moment; null: no replay is running
    int                part = -1;           // its number; -1: no replay is running
    Preview            stakes = {};         // what would happen, while the player may stop it (Veto)
    Preview            pays = {};           // what the player's action would pay at once
    const State*       led_to = nullptr;    // the table after the chosen idea; null: none
    bool               reviewing = false;   // the review is beside the board
    const TurnComparison*  compared = nullptr;  // its open turning point; null: none
    bool               at_turning_point = false;   // ... and the board shows it
    bool               as_played = false;          // ... as it was played, else the better turn
    float              handover = -1;       // share of the sign that the turn has passed on; negative: it is not shown
    Player             handed_by = nobody;  // ... from this player
    Place              pointed = nowhere;   // drawn as if the pointer were there; for scenes

    bool looking_back() const { return history.shown(); }
    bool mine() const { return !options.empty(); }
    bool unkept() const { return !kept && !watching && !lesson; }   // the game should be stored, but is not
    // The player of the event being shown, or else the player who is asked. nobody: neither.
    Player active() const {
        if (busy || looking_back()) return stage.on() ? stage.on()->who : nobody;
        return session.over() ? nobody : session.asked();
    }
};

// ---- header.cpp
std::string who_plays(const View& view);   // "Isabel is to choose", "Scoring"; empty: nobody is playing
void  header(ImDrawList& draw, const Layout& at, const View& view, Commands& commands);

// ---- prompt.cpp: the question or the event. with_buttons: the buttons are inside the panel
float prompt_height(const View& view, float width, bool with_buttons);
void  prompt(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands, bool with_buttons);

// ---- news.cpp
bool  all_at_once(const View& view);   // at this pace all events are shown within one frame
// What the others have done since this event, without the places that a summary tells; empty: nothing.
std::string news_since(const View& view, std::size_t event);
// What has happened to the player who begins a turn since the last one: "Since your last turn you lost 2 in Aragón and
// scored 5 points."; empty: nothing, or no turn begins.
std::string since_turn(const View& view);
// About the question, or about what its player could not see happen.
std::string hint_now(const View& view);

// ---- lesson_steps.cpp: progress in a lesson
void  lesson_steps(ImDrawList& draw, const ImRect& row, const LessonRunner& lesson, draw::Type type);
// With the buttons that go from step to step.
void  lesson_bar(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);

// ---- buttons.cpp: the buttons, and the playback bar below them if there is one
float buttons_height(const View& view, float width);
// The answers of a lesson to choose from, and its help; 0: there are none.
float lesson_answers_height(const View& view, float width);
void  lesson_answers(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);
void  buttons(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);

// ---- advice_panel.cpp: the hint; only with View::advice
float hint_height(const View& view, float width);
void  hint(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);

// ---- seats.cpp: the players in turn order
constexpr std::size_t rows_of_seats = max_players + 1;   // the players, and a colour without a player
std::array<Player, rows_of_seats> turn_order(const State& table);   // unused rows at the end are nobody
int  power_shown(const State& table, Player player);   // its value for the turn order; no_power: no card is played
// seat_strip: the same in one row, for narrow windows.
void seats(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);
void seat_strip(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);

// ---- regions.cpp: the regions for screen readers
std::string announced(const View& view);   // "counted since round 3": the age of the Castillo's numbers

// ---- action_cards.cpp: the action cards of the round; stacks count from 0
// In rows of cells; the cells after the last card show the hand.
void action_cards(ImDrawList& draw, const ImRect& rect, int rows, const View& view, Commands& commands);
float two_rows(float width);   // the height of two rows of this width
// brief: without the text; the rect may have any shape.
void  one_action_card(ImDrawList& draw, int stack, const ImRect& rect, const View& view, Commands& commands,
                      bool brief = false);
// The cards in one row that scrolls, or in brief if they would be too small to read.
void  card_strip(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);
CardView action_card_view(const View& view, int stack);   // the caller sets `tag` to its own copy of taker_tag
std::string taker_tag(const View& view, int stack);   // "You" or a name; empty: nobody has taken the card

// ---- hand.cpp: the hand of power cards
bool  hand_asked(const View& view);   // a power card or a modifier is to be chosen
Player hand_owner(const View& view);  // whose hand is shown; nobody: none
void  small_hand(ImDrawList& draw, const ImRect& rect, const View& view);
// The height of the modifiers and the totals above the power cards; 0: there are none.
float held_height(const View& view);
float bid_height(const View& view);   // with totals, modifiers and power cards in panels; 0: they are in one
float hand_height(const View& view, float width);   // with cards large enough for a finger
void  hand(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);

// ---- chronicle_panel.cpp: the event log. framed: on a panel of its own
std::string with_why(const std::string& told, const std::string& why);   // a line and its reason; why may be empty
void  chronicle(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands, bool framed = true);

// ---- history_badge.cpp
// The sign and the frame that say that the board shows an earlier moment.
void  history_badge(ImDrawList& draw, const ImRect& board, const View& view);
// A sign with an icon at the foot of the board. Draws nothing if the board is too low for it.
void  board_sign(ImDrawList& draw, const ImRect& board, const char* icon, const std::string& words);

// ---- playback_bar.cpp: the position in the game, and the pace
bool  watched(const View& view);   // the bar is shown: only bots play, or an earlier moment is shown
float playback_bar_height(const View& view);   // 0: the bar is not shown
// Each player's chance of winning after so many events; empty: not computed yet.
std::string chances_in_words(const View& view, std::size_t events);
void  playback_bar(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);
Pace  next_pace(Pace pace);
std::string pace_word(Pace pace);
std::string pace_told(Pace pace);   // "Pace: calm. Press for normal."

// ---- if_scored_panel.cpp
constexpr std::string_view if_scored_title = "If everything were scored now";
// The points that each player would gain, sorted by the score after that, highest first. Without the Castillo if
// View::memory is false.
std::vector<std::pair<Player, int>> if_scored(const View& view);
ImRect if_scored_rect(const View& view, const ImRect& board);   // where the panel is, in the board's northeast corner
void   if_scored_panel(ImDrawList& draw, const ImRect& rect, const View& view);

// ---- scoring_panel.cpp: the popovers of a scoring and of a region
float scoring_panel_height(const View& view);   // 0: no place is being scored
void  scoring_panel(ImDrawList& draw, const ImRect& rect, const View& view);
std::string scored_for(const PlaceScoring::Row& row);   // "1st 5, King 2"
// What each player would get if this place were scored now, and how placing there would change that.
float region_card_height(const View& view, Place place);
void  region_card(ImDrawList& draw, const ImRect& rect, const View& view, Place place);

// ---- discs_panel.cpp: the secret discs
bool  discs_told(const View& view);   // the discs are open
Players dialled(const View& view);    // the players who have set a disc
float discs_height(const View& view, float width);   // with discs of a good size
void  discs_panel(ImDrawList& draw, const ImRect& rect, const View& view);

// ---- scoring_panel.cpp: the table of all scorings so far
float tally_height(const View& view);
void  tally_sheet(ImDrawList& draw, const ImRect& rect, const View& view);

}
