// What lies round the board: the header, the prompt, the seats, the cards, the hand, the chronicle,
// and the popover on which a scoring is told. Each draws what there is to be seen into a rect and writes
// down the commands; none changes the game.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/lesson/lesson.h"
#include "app/replay/replay.h"
#include "app/thinking/advice.h"
#include "app/panels/cards.h"
#include "app/commands.h"
#include "app/timeline/history.h"
#include "app/thinking/review.h"
#include "app/sentences/labels.h"
#include "app/panels/layout.h"
#include "app/ui/draw.h"

namespace eg {

// Where things lie, as this frame has drawn them, or else the last one that did: pieces come from
// there and go there.
struct SeatLayout {
    ImVec2 badge, court, province, power, disc, kept, plate;   // plate: of the numbered card played
    ImRect grip;   // of the caballeros at court
    float  from = -1, to = -1;   // the row in the turn order, and that it glides to
    double began = 0;
};
struct Lying {
    ImVec2 centre;
    float  scale = 0;
    double when = -1e9;   // View::now of that frame
    Player whose = nobody;
};
struct Whereabouts {
    PerColour<SeatLayout> seats;
    std::array<Lying, stack_capacity>     stacks;
    std::array<Lying, power_cards + 1> hand;   // by value
    std::array<Lying, 32>              held;   // numbered cards, by their place among all
};

// What there is to be seen in this frame.
struct View {
    const Session&     session;
    const History&     history;
    const Stage&       present;
    const Stage&       stage;      // the present one, or as it stood at the moment looked back to
    const State&       table;      // as shown
    const Preferences& preferences;
    const Review&      review;     // of a finished game
    Whereabouts&       lies;       // whoever draws a thing writes down where
    Choices            options = {};   // empty while anything is being told, and for a bot
    double             now = 0;
    bool               busy = false;
    bool               covered = false;     // something lies over the whole table
    bool               paused = false;      // what others do is not told on
    bool               watching = false;    // a game from elsewhere is only looked at
    bool               curtained = false;   // the curtain is shut before this question, or about to be
    bool               memory = true;       // what went into the Castillo is shown
    bool               if_scored = false;   // what everything would bring now is shown
    bool               kept = true;         // by the browser: the game, the settings
    int unplaced = 0;   // so many could still be placed in the turn that is to end: whether it shall is asked
    const FreeAction*  free_action = nullptr;   // whose choices the board shows alone; null: it shows all
    bool               unkept_new = false;  // nobody has answered yet since it has been said that it is not
    bool               results = false;     // some are kept on this device
    bool               last_hand = false;   // there is a hand of an earlier game to be chosen again
    float              thinking = -1;       // a bot's long thought, 0 .. 1 of it; negative: there is none
    const Advice*      advice = nullptr;    // what has been asked for; null: nothing
    const LessonRunner*       lesson = nullptr;     // of a lesson; null: a game is played
    const Replay::Part* told = nullptr;     // what a replay says of this moment; null: it is none
    int                part = -1;           // ... which of its parts
    std::string_view advised = {},
                     gained =
                         {};   // ... in words, and only what it would have brought, while an earlier moment is shown
    Preview             stakes = {};         // while one is asked whether it may happen
    const State*       led_to = nullptr;    // ... by the idea that is chosen of it; null: none
    const State*       played = nullptr;    // looking back, by the turn that was played instead
    Place              pointed = nowhere;   // as if the pointer rested there

    bool looking_back() const { return history.shown(); }
    bool mine() const { return !options.empty(); }
    bool unkept() const { return !kept && !watching && !lesson; }   // this game is to be kept, and cannot be
    // Whose doing the screen shows: of the event being told, else of whoever is asked.
    Player active() const {
        if (busy || looking_back()) return stage.on() ? stage.on()->who : nobody;
        return session.over() ? nobody : session.asked();
    }
};

// ---- header.cpp
std::string who_plays(const View& view);   // "Isabel is to choose", "Scoring"; empty where there is nothing to say
void  header(ImDrawList& draw, const Layout& at, const View& view, Commands& commands);

// ---- prompt.cpp
float prompt_height(const View& view, float width, bool with_buttons);
void  prompt(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands, bool with_buttons);

// ---- lesson_steps.cpp
constexpr float lesson_steps_height = 24;
void  lesson_steps(ImDrawList& draw, const ImRect& row, const LessonRunner& lesson, draw::Type type);

// ---- buttons.cpp
float buttons_height(const View& view, float width);
void  buttons(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);

// ---- advice_panel.cpp
float hint_height(const View& view, float width);
void  hint(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);

// ---- seats.cpp
constexpr std::size_t rows_of_seats = max_players + 1;   // and of a colour that plays along, behind which nobody sits
std::array<Player, rows_of_seats> turn_order(const State& table);   // nobody at the end
int  power_shown(const State& table, Player player);   // what it counts for; no_power: none yet
void seats(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);
void seat_strip(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);

// ---- regions.cpp
std::string announced(const View& view);   // since when the numbers of the Castillo have been counted

// ---- action_cards.cpp
void action_cards(ImDrawList& draw, const ImRect& rect, int rows, const View& view,
                  Commands& commands);   // the sixth cell is the hand
float two_rows(float width);
// One of them in rect. `brief`: without its text, in any shape.
void  one_action_card(ImDrawList& draw, int stack, const ImRect& rect, const View& view, Commands& commands,
                      bool brief = false);
void  card_strip(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);
CardView action_card_view(const View& view, int stack);
std::string taker_tag(const View& view, int stack);

// ---- hand.cpp
bool  hand_asked(const View& view);   // a power card, or what lies beside them
Player hand_owner(const View& view);  // whose hand the screen shows; nobody's: none
void  small_hand(ImDrawList& draw, const ImRect& rect, const View& view);
float held_height(
    const View& view);   // of what a hand has besides power cards, and of the totals that come of both; 0: nothing
void held_beside(ImDrawList& draw, const ImRect& rect, const View& view,
                 Commands& commands);               // where the tray has no room for them
float hand_height(const View& view, float width);   // with cards wide enough for a finger
void  hand(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);

// ---- chronicle_panel.cpp
std::string with_why(const std::string& told, const std::string& why);   // why: a reason, who overtakes whom; or empty
void  chronicle(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands, bool framed = true);

// ---- history_badge.cpp
void  history_badge(ImDrawList& draw, const ImRect& board, const View& view);   // this is not the present
void  board_sign(ImDrawList& draw, const ImRect& board, const char* icon, const std::string& words);

// ---- playback_bar.cpp
bool  watched(const View& view);      // there is a bar: nobody plays here, or an earlier moment is shown
float playback_bar_height(const View& view);   // 0: there is none
std::string chances_in_words(const View& view,
                             std::size_t events);   // when so much had happened; empty: nothing is known
void  playback_bar(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);
Pace  next_pace(Pace pace);
std::string pace_word(Pace pace);
std::string pace_told(Pace pace);   // ... and what a press makes of it

// ---- if_scored_panel.cpp
constexpr std::string_view if_scored_title = "If everything were scored now";
std::vector<std::pair<Player, int>> if_scored(const View& view);   // what each seat would have more, the most first
ImRect if_scored_rect(const View& view, const ImRect& board);
void   if_scored_panel(ImDrawList& draw, const ImRect& rect, const View& view);

// ---- scoring_panel.cpp
float scoring_panel_height(const View& view);
void  scoring_panel(ImDrawList& draw, const ImRect& rect, const View& view);
float region_card_height(const View& view, Place place);
void  region_card(ImDrawList& draw, const ImRect& rect, const View& view, Place place);   // who would get what now
// ---- discs_panel.cpp
bool  discs_told(const View& view);
Players dialled(const View& view);   // whose discs are open
float discs_height(const View& view, float width);   // as large as they lie well
void  discs_panel(ImDrawList& draw, const ImRect& rect, const View& view);
float tally_height(const View& view);
void  tally_sheet(ImDrawList& draw, const ImRect& rect, const View& view);

}
