// What lies round the board: the header, the prompt, the seats, the cards, the hand, the chronicle,
// and the slip on which a scoring is told. Each draws itself into a rect and writes down what was
// pressed; none changes the game.
#pragma once

#include <optional>

#include "app/thinking/advice.h"
#include "app/panels/cards.h"
#include "app/timeline/history.h"
#include "app/thinking/review.h"
#include "app/sentences/labels.h"
#include "app/panels/layout.h"
#include "app/ui/look.h"

namespace eg {

// Where things lie, as this frame has drawn them, or else the last one that did: pieces come from
// there and go there.
struct SeatSpots {
    ImVec2 badge, court, province, power, disc, veto;
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
    PerPlayer<SeatSpots> seats;
    std::array<Lying, stack_capacity>     stacks;
    std::array<Lying, power_cards + 1> hand;   // by value
};

// What the player wants of the program rather than of the game.
enum class Wish : unsigned char {
    none, undo, reset_turn, skip, rush, menu, help, chronicle, tallies, memory, close, leave, really_leave,
    start, again, resume, open_curtain, export_code, import_code, to_result, credits, settings, keys, text,
    look_first, look_back, look_forward, look_last, go_on, really_go_on, retell, replace,
    hint, idea_1, idea_2, idea_3, review, pause,
};

struct View {
    const Session& session;
    const History& history;
    const Stage&   present;
    const Stage&   stage;      // the present one, or as it stood at the moment looked back to
    const State&   table;      // as shown
    Whereabouts&   lies;
    Choices        options = {};   // empty while anything is being told, and for a bot
    double         now = 0;
    bool           busy = false;
    bool           paused = false;   // a game of bots alone
    bool           memory = true;   // what went into the Castillo is shown
    float          thinking = -1;   // a bot's long thought, 0 .. 1 of it; negative: there is none
    Seat*          seat = nullptr;     // whose opponent is being chosen
    const Review*  review = nullptr;   // of a finished game
    const Advice*  advice = nullptr;   // what has been asked for; null: nothing
    // ---- written
    std::optional<Choice> choice = {};
    std::optional<Choice> then = {};        // a second answer at once, where it is legal then
    Place                 back = nowhere;   // one of the pieces placed here in this turn is taken back
    Wish                  wish = Wish::none;
    std::optional<std::size_t> moment = {};   // a line of the chronicle
    std::optional<Filter>      filter = {};   // of the chronicle

    bool looking_back() const { return history.shown(); }
    bool mine() const { return !options.empty(); }
    // Whose doing the screen shows: of the event being told, else of whoever is asked.
    Player active() const {
        if (busy || looking_back()) return stage.on() ? stage.on()->who : nobody;
        return session.over() ? nobody : session.asked();
    }
};

// ---- header.cpp
std::string who_plays(const View& view);   // "Isabel is to choose", "Scoring"; empty where there is nothing to say
void  header(ImDrawList& draw, const Layout& at, View& view);

// ---- prompt.cpp
float prompt_height(const View& view, float width, bool with_buttons);
void  prompt(ImDrawList& draw, const ImRect& rect, View& view, bool with_buttons);

// ---- buttons.cpp
float buttons_height(const View& view, float width);
void  buttons(ImDrawList& draw, const ImRect& rect, View& view);

// ---- advice_panel.cpp
float hint_height(const View& view, float width);
void  hint(ImDrawList& draw, const ImRect& rect, View& view);

// ---- seats.cpp
std::array<Player, max_players> turn_order(const State& table);
void seats(ImDrawList& draw, const ImRect& rect, View& view);
void seat_strip(ImDrawList& draw, const ImRect& rect, View& view);

// ---- action_cards.cpp
void  action_cards(ImDrawList& draw, const ImRect& rect, int rows, View& view);   // the sixth cell is the hand
float two_rows(float width);
void  card_strip(ImDrawList& draw, const ImRect& rect, View& view);
bool  hand_asked(const View& view);
CardView action_card_view(const View& view, int stack);
std::string taker_tag(const View& view, int stack);
float hand_height(const View& view, float width);   // with cards wide enough for a finger
void  hand(ImDrawList& draw, const ImRect& rect, View& view);

// ---- log.cpp
void  chronicle(ImDrawList& draw, const ImRect& rect, View& view, bool framed = true);

// ---- looking_back.cpp
void  past_sign(ImDrawList& draw, const ImRect& board, const View& view);   // this is not the present

// ---- scoring_panel.cpp
float scoring_panel_height(const View& view);
void  scoring_panel(ImDrawList& draw, const ImRect& rect, const View& view);
float region_card_height(const View& view, Place place);
void  region_card(ImDrawList& draw, const ImRect& rect, const View& view, Place place);   // who would get what now
bool  discs_told(const View& view);
void  discs_panel(ImDrawList& draw, const ImRect& rect, const View& view);
float tally_height(const View& view);
void  tally_sheet(ImDrawList& draw, const ImRect& rect, const View& view);

}
