// The screens without the table: the first screen, the new game, the curtain between two people, the result, and the
// dialogs. Each function draws its screen and adds the commands of what is pressed.
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

namespace eg {

class Description;

// A game that can be continued, or whose result can be seen.
struct Saved {
    std::string code;
    Session     session;
    std::string line;   // "Round 5 of 9, Isabel to act"
    Player      by = nobody;   // the player who got it in a link for his turn; nobody: it came otherwise
    std::string id = {};       // of the kept game that it is; empty: it is not kept
    bool        moment = false;   // it came in a link that opens at its last moment
};
// A kept game in their list.
struct GameCard {
    KeptGame             game;
    std::optional<Saved> saved;       // nothing: it cannot be loaded
    std::string          when;        // it was last played: "today, 19:40"
    std::string          wrong;       // why it cannot be loaded; empty: it can
    bool                 elsewhere;   // another tab plays it
};
Saved       saved_game(Found found);   // found.session must be there
std::string how_it_stands(const Session& session);   // Saved::line

// The state of the rulebook and of the popover.
struct Reading {
    int         rulebook_page = 0;
    bool        contents = true;   // in a narrow window: shows the contents instead of the page
    int         passage = 0;       // to scroll to when it is drawn; negative: none
    std::string sought = {};       // the search text; empty: none
    std::vector<int> counted = {};   // the number of matches on each page
    const Rule* rule = nullptr;    // of the popover
    ImRect      beside = {};       // the thing that the popover explains
    bool        linked = false;    // the rule is another one: a word of the popover led to it
    std::string why = {};          // why that may not be chosen; empty: no reason
    std::string own = {};          // the words of a card; empty: it has none

    void open(const Rule& rule);   // at this rule's passage
    void turn_to(int n, int on_it = 0) { rulebook_page = n, passage = on_it, contents = false; }
    void seek(std::string words);   // searches, and goes to the first page with a match
    int found_on(int n) const {     // the number of matches on this page
        return static_cast<std::size_t>(n) < counted.size() ? counted[static_cast<std::size_t>(n)] : 0;
    }
};

// Which screen and dialog are open, and their data.
struct Screens {
    Screen               screen = Screen::first;
    Dialog               dialog = Dialog::none;
    bool                 result = false;       // the result is open over the table
    bool                 review = false;       // the review of the finished game is beside the board
    bool                 as_played = false;    // ... and shows a turn as it was played
    std::string          notice = {};          // the text of the dialog
    Plan                 plan = usual_plan();  // of the new game
    std::optional<Saved> saved = {};           // the kept game that was played last; nothing: there is none
    bool                 any_games = false;    // there are kept games
    std::vector<GameCard> games = {};          // the kept games, in the order of the list
    std::string          game_open = {};       // the game whose card is open where cards are folded
    std::string          deleted = {};         // the name of the game that was just deleted; empty: none
    std::string          set_aside = {};       // the game that Dialog::set_aside is about
    std::string          following = {};       // the game on the table that another tab plays; empty: none does
    std::optional<Saved> linked = {};          // the game from a link; nothing: there is none
    bool                 watching = false;     // the game on the table is only watched
    bool                 replaying = false;    // and it is a replay
    Results              results = {};         // of this device
    bool                 learned = true;       // the first lesson was finished here, or a game was played
    std::string          progress = {};        // in the lessons (lesson/lesson.h)
    int                  choosing = 1;         // the seat whose bot is chosen
    int                  entry = 0;           // the open entry: its number among entries()
    int                  group = 0;            // the open tab of the first screen
    Reading              reading = {};
    std::string          deck_tried = {};   // the text of a refused deck; empty: none
    Message              deck_wrong = {};   // why it was refused

    void  close() { dialog = Dialog::none, result = false; }
    void  close_upper() { dialog == Dialog::none ? void(result = false) : void(dialog = Dialog::none); }
    Seat& seat() { return plan.seats[static_cast<std::size_t>(choosing)]; }
};

// What Escape closes or leaves (in a replay, by the menu); nothing: it opens the menu, skips, or does nothing.
std::optional<Command> escape(const View& view, const Screens& screens);
// Adds the commands of the keys that were pressed.
void keys(const View& view, const Screens& screens, Commands& commands);

// The first screen. Changes screens.group only.
void first(ImDrawList& draw, const Layout& at, Screens& screens, Commands& commands);
// Its texts.
enum class FirstButton : unsigned char { learn, play, resume };
FirstButton filled_button(const Screens& screens);
std::string learn_title(const Screens& screens), learn_line(const Screens& screens);
Message     who_plays(const Plan& plan);                 // "You and 3 bots"
Message     what_is_played(const Rules& rules);          // "Big Box with Intrigue"
std::string play_now_line(const Plan& plan);             // "You and 3 bots, Decennial, nine rounds"
std::string saved_title(const Saved& saved), saved_button(const Saved& saved);
Plan        with_a_person(Plan plan);                    // if bots have all seats, a person gets the first
constexpr std::string_view new_game_line = "Players, edition, length",
                           entries_title = "All editions and expansions";
struct SmallButton {
    const char* label;
    const char* id;
    Command     command;
};
std::vector<SmallButton> small_buttons(const Screens& screens);   // replays, results, settings, ...

// The dialog of an entry of the first screen: what it is, and buttons to play it. Returns the dialog's rect, as all
// functions below that return one.
ImRect entry_page(ImDrawList& draw, const Layout& at, const Screens& screens, Commands& commands);

// Changes screens.plan.
void new_game(ImDrawList& draw, const Layout& at, Screens& screens, Commands& commands);

// The curtain without its text. shut: 1 shut, 0 open.
void drapes(ImDrawList& draw, float shut);
void curtain(ImDrawList& draw, const Layout& at, const std::string& name, Player player, const std::string& reason,
             Commands& commands);

// The result over the table: result_sheet.cpp.
void result(ImDrawList& draw, const Layout& at, const View& view, const Results& results, Commands& commands);

constexpr float close_room = 54;   // at the right of a dialog's title
void dialog(ImDrawList& draw, const Layout& at, Screens& screens, const View& view, Commands& commands);
// A sheet in the middle of the window, no larger than that, and its title.
ImRect sheet_of(ImDrawList& draw, const Layout& at, float width, float height);
void   sheet_heading(ImDrawList& draw, const ImRect& sheet, const char* title);
// keys_shown: with the keys beside it, or those alone where both have no room.
void menu(ImDrawList& draw, const Layout& at, ImRect& sheet, bool keys_shown, Commands& commands);
void keys_sheet(ImDrawList& draw, const Layout& at, ImRect& sheet);
void describe_menu(Description& to);   // adds the menu's buttons to the text version of the table
// A question before something is lost.
struct Offer {
    const char* label;
    const char* id;
    Command     command = Close{};
};
struct Question {
    const char*      title;
    std::string      words;          // translated
    Offer            no, yes;
    bool             code = false;   // `yes` loses a game: offers its save code, and `no` is filled
};
// The question of a dialog; nothing: it has none. kept: the browser stores games.
std::optional<Question> question_of(Dialog which, std::string_view notice, bool kept);
std::string what_is_taken_back(std::size_t answers);   // the text of Dialog::go_on
ImRect settings_sheet(const ImRect& window);
void   settings_page(ImDrawList& draw, const ImRect& sheet, const View& view, Commands& commands);

// The bot of a seat.
ImRect opponent_sheet(const ImRect& window);
void   opponent_page(ImDrawList& draw, const ImRect& sheet, Seat& seat);
bool   has_styles(const Seat& seat);          // whether its bot has styles
std::string player_words(const Seat& seat);   // "a bot: Duque, Builder"
constexpr std::string_view no_styles = "Only opponents that weigh whole turns have a style.";

const Rules& rules_meant(const Screens& screens, const View& view);   // of the game on the table, else of the new game
void rulebook_page(ImDrawList& draw, const ImRect& sheet, Screens& screens, const View& view, Commands& commands);
// The popover of screens.reading.
ImRect popover(ImDrawList& draw, const Layout& at, const Screens& screens, const View& view, Commands& commands);
// The popover where the mouse rests, without a button. of: the thing; spared: a bubble about it, which it should not
// hide, or an empty rect.
void draw_hover_popover(ImDrawList& draw, const Layout& at, const Rule& rule, const std::string& why, const ImRect& of,
                  const ImRect& spared, const Rules& rules);
constexpr std::string_view open_rulebook = "Open in the rulebook";

// A game from a link: to watch, or to play on in one of its seats.
std::string link_title(const Screens& screens);
constexpr std::string_view watch_words = "Step through it", keep_out_words = "Not now";
void        link_page(ImDrawList& draw, const Layout& at, ImRect& sheet, const Screens& screens, Commands& commands);
std::string link_words(const Screens& screens);

// The kept games.
constexpr std::string_view games_title = "Your games";
ImRect      games_page(ImDrawList& draw, const Layout& at, Screens& screens, const View& view, Commands& commands);

// The list of replays.
constexpr std::string_view replays_title = "Replays";
ImRect replays_page(ImDrawList& draw, const Layout& at, Commands& commands);

// The list of lessons.
constexpr std::string_view lessons_title = "Lessons";
ImRect      lessons_page(ImDrawList& draw, const Layout& at, const Screens& screens, Commands& commands);
std::string lesson_note(const Screens& screens, const Lesson& lesson);   // its length and the player's progress

// The results of this device.
constexpr std::string_view results_title = "Results on this device";
ImRect      results_page(ImDrawList& draw, const Layout& at, const Screens& screens, Commands& commands);
std::string results_in_words(const Results& results);
std::string summary_in_words(const Summary& summary);
struct ResultTable {
    std::string_view          title;
    const std::vector<Summary>& rows;
};
std::array<ResultTable, 3> tables_of(const Results& results);

// The cards of the new game, and the player's own deck.
void        deck_page(ImDrawList& draw, const ImRect& sheet, const Screens& screens, Commands& commands);
std::string which_deck(const Rules& rules);
std::string copies_of(const ActionCard& card);   // "Intrigue ×2"
std::string deck_to_change(const Screens& screens);
void        use_deck(Screens& screens, std::string text);
void        use_printed_deck(Screens& screens);
void        forget_refused_deck(Screens& screens);

}
