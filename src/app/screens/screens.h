// The screens that are not the table: the first one, the new game, the curtain between two people, the result, and
// the dialogs over the table. Each draws itself and adds its commands.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/panels/layout.h"
#include "app/panels/panels.h"
#include "app/game/storage.h"
#include "app/game/results.h"
#include "app/rulebook/rulebook.h"
#include "app/game/results.h"
#include "app/thinking/review.h"

namespace eg {

class Description;

// A game that may be gone on with, or whose end may be seen.
struct Saved {
    std::string code;
    Session     session;
    std::string line;   // "Round 5 of 9, Isabel to act"
    Player      by = nobody;   // who goes on with it, where it came in a link
};
Saved       saved_game(Found found);   // one that is good
std::string how_it_stands(const Session& session);

// Where the rulebook is open, and what is looked for in it.
struct Reading {
    int         rulebook_page = 0;
    bool        contents = true;   // where there is no room for both, instead of the rulebook_page
    int         passage = 0;       // to be rolled to, as soon as it is drawn; negative: it is
    std::string sought = {};
    std::vector<int> counted = {};   // how often each rulebook_page has it
    const Rule* rule = nullptr;    // that a popover tells ...
    ImRect      beside = {};       // ... of what lies here ...
    std::string why = {};          // ... and may not be chosen

    void open(const Rule& rule);
    void turn_to(int n, int on_it = 0) { rulebook_page = n, passage = on_it, contents = false; }
    void seek(std::string words);
    int found_on(int n) const {
        return static_cast<std::size_t>(n) < counted.size() ? counted[static_cast<std::size_t>(n)] : 0;
    }
};

// Which screen is open, what lies over it, and what they speak of.
struct Screens {
    Screen               screen = Screen::first;
    Dialog               dialog = Dialog::none;
    bool                 result = false;       // over the finished table
    std::string          notice = {};          // what a dialog tells
    Plan                 plan = usual_plan();  // of the new game
    std::optional<Saved> saved = {};           // offered beside it
    std::optional<Saved> linked = {};          // a game that came in a link
    bool                 watching = false;     // ... and is only looked at
    bool                 told = false;         // it is none from a link, but a replay
    Results              results = {};         // of this device
    bool                 learned = true;       // the first lesson has been finished here, or a game been played
    std::string          progress = {};        // in the lessons
    int                  choosing = 1;         // the seat whose opponent is chosen
    int                  door = 0;             // that has been opened: its number among doors()
    int                  shelf = 0;            // of doors, where the first screen has no room for all of them
    Reading              reading = {};
    std::string          deck_tried = {};   // a deck that was refused ...
    Message              deck_wrong = {};   // ... and why

    void  close() { dialog = Dialog::none, result = false; }
    void  close_upper() { dialog == Dialog::none ? void(result = false) : void(dialog = Dialog::none); }
    Seat& seat() { return plan.seats[static_cast<std::size_t>(choosing)]; }
};

// The commands of letters and signs on the keyboard.
void keys(const View& view, const Screens& screens, Commands& commands);

// Where the page opens: what most people want now is filled. Changes which shelf is shown, and nothing else.
void first(ImDrawList& draw, const Layout& at, Screens& screens, Commands& commands);
// What its buttons say, the same on the canvas and in the text version.
enum class Leads : unsigned char { learn, play, resume };
Leads       leads_with(const Screens& screens);          // the one that is filled
std::string learn_title(const Screens& screens), learn_line(const Screens& screens);
Message     who_plays(const Plan& plan);                 // "You and 3 bots"
std::string play_now_line(const Plan& plan);             // "You and 3 bots, Decennial, nine rounds"
std::string saved_title(const Saved& saved), saved_button(const Saved& saved);
Plan        with_a_person(Plan plan);                    // where bots have all seats, you get the first
constexpr std::string_view new_game_line = "Seats, boxes, length", doors_title = "What can be on the table";
struct Errand {
    const char* label;
    const char* id;
    Command     command;
};
std::vector<Errand> errands(const Screens& screens);     // what else there is: replays, results, settings, ...

// What a door leads to, and the game it starts.
ImRect door_page(ImDrawList& draw, const Layout& at, const Screens& screens, Commands& commands);

// Writes the plan as it is changed.
void new_game(ImDrawList& draw, const Layout& at, Screens& screens, Commands& commands);

// The cloth alone: 1 shut, 0 drawn aside.
void drapes(ImDrawList& draw, float shut);
void curtain(ImDrawList& draw, const Layout& at, const std::string& name, Player player, const std::string& reason,
             Commands& commands);

void result(ImDrawList& draw, const Layout& at, const View& view, const Results& results, Commands& commands);

constexpr float close_room = 54;   // at the right of a dialog's title
void dialog(ImDrawList& draw, const Layout& at, Screens& screens, const View& view, Commands& commands);
void describe_menu(Description& to);   // what the menu offers, for the text version of the table
// Before something is lost: what is asked, the same on the canvas and in the text version.
struct Offer {
    const char* label;
    const char* id;
    Command     command = Close{};
};
struct Question {
    const char*      title;
    std::string      words;            // said already: they speak of this game
    Offer            no, yes;
    bool             code = false;   // `yes` loses a game, so that it may be kept as a code, and `no` is filled
};
std::optional<Question> question_of(Dialog which, std::string_view notice, bool kept);   // nothing if it asks none
std::string what_is_taken_back(std::size_t answers);     // the words of go_on ...
std::string what_is_lost(const Session& unfinished,
                         const Saved* coming);   // ... and of replace; null: a new game comes
ImRect settings_sheet(const ImRect& window);
void   settings_page(ImDrawList& draw, const ImRect& sheet, const View& view, Commands& commands);

// Who plays this seat.
ImRect opponent_sheet(const ImRect& window);
void   opponent_page(ImDrawList& draw, const ImRect& sheet, Seat& seat);
bool   has_styles(const Seat& seat);   // who plays at random has none
std::string player_words(const Seat& seat);   // "a bot: Duque, Builder"
constexpr std::string_view no_styles = "Who does not weigh whole turns has no style.";

const Rules& rules_meant(const Screens& screens, const View& view);   // of the game on the table, else of the new one
void rulebook_page(ImDrawList& draw, const ImRect& sheet, Screens& screens, const View& view, Commands& commands);
ImRect popover(ImDrawList& draw, const Layout& at, const Screens& screens, const View& view,
            Commands& commands);   // the rule of what was pressed, beside it
void soft_popover(ImDrawList& draw, const Layout& at, const Rule& rule, const std::string& why, const ImRect& of,
               const ImRect& spared, const Rules& rules);   // ... of what one rests on, without its door
constexpr std::string_view show_the_rule = "Show the rule";

// A game that came in a link: to be stepped through, or gone on with in one of its seats.
std::string link_title(const Screens& screens);
constexpr std::string_view watch_words = "Step through it", keep_out_words = "Not now";
void        link_page(ImDrawList& draw, const Layout& at, ImRect& sheet, const Screens& screens, Commands& commands);
std::string link_words(const Screens& screens);

// The games that are told.
constexpr std::string_view replays_title = "Replays";
ImRect replays_page(ImDrawList& draw, const Layout& at, Commands& commands);

// What there is to be learned.
constexpr std::string_view lessons_title = "Lessons";
ImRect      lessons_page(ImDrawList& draw, const Layout& at, const Screens& screens, Commands& commands);
std::string lesson_note(const Screens& screens, const Lesson& lesson);   // how long it is, and how far one has come

// The results of this device.
constexpr std::string_view results_title = "Results at home";
ImRect      results_page(ImDrawList& draw, const Layout& at, const Screens& screens, Commands& commands);
std::string results_in_words(const Results& results);
std::string summary_in_words(const Summary& summary);
struct ResultTable {
    std::string_view          title;
    const std::vector<Summary>& rows;
};
std::array<ResultTable, 3> tables_of(const Results& results);

// Which cards the new game has, and those of one's own.
void        deck_page(ImDrawList& draw, const ImRect& sheet, const Screens& screens, Commands& commands);
std::string which_deck(const Rules& rules);
std::string copies_of(const ActionCard& card);   // "Intrigue ×2"
std::string deck_to_change(const Screens& screens);
void        use_deck(Screens& screens, std::string text);
void        use_printed_deck(Screens& screens);
void        forget_refused_deck(Screens& screens);

// The game looked over, once it is finished.
void        review_page(ImDrawList& draw, const ImRect& sheet, const View& view, Commands& commands);
constexpr const char* weighing = "Weighing every turn …";
constexpr const char* looking_into = "El Grande looks into the turns that swung it …";
std::size_t line_of(const Stage& stage, const Review::Point& point);   // of the chronicle

}
