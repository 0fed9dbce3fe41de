// Commands: what the player asks of the program. Controls and keys add them to the list of the frame, and the
// application executes them after it (App::execute).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "app/game/preferences.h"
#include "app/timeline/history.h"
#include "app/ui/draw.h"
#include "engine/module.h"

namespace eg {

enum class Screen : unsigned char { first, new_game, table };

// The dialog over the screen. As a command: opens it.
enum class Dialog : unsigned char {
    none, menu, rulebook, popover, chronicle, tallies, leave, notice, set_aside, unkept, credits, settings, keys, go_on,
    elsewhere, opponent, deck, linked, results, forget_results, replays, lessons, entry, games,
};

// ---- answers

struct Choose {
    Choice                choice;
    std::optional<Choice> then = {};   // a second answer, if it is legal after the first
    bool                  through = false;   // gives the next answer, too, if it is the only one
};
struct Select {
    Choice card;   // of the bid: takes the place of the other one, or is no longer chosen; or a region for the disc
};
struct TakeBack {
    Choice choice;   // an answer of this turn; later answers stay
};
struct ShowFreeAction {
    const FreeAction* action;   // the board shows its choices alone; if it does so already, all choices again
};
enum class TurnCommand : unsigned char { undo, reset, keep_playing, fill_hand, use_last_hand, open_curtain };

// ---- the display of the table

// if_scored, hint, cards (the sheet of them over the board): shows or hides; review: opens it beside the board;
// whole_game: leaves it for the first moment.
enum class ShowCommand : unsigned char { if_scored, hint, cards, result, review, whole_game, text_version };
struct ShowIdea {
    int number;   // of the hint, from 0; hides it if it is shown
};
enum class PlaybackCommand : unsigned char {
    skip,        // the event that is shown
    rush,        // to the next question of a person
    pause,       // or continue
    next_pace,
    replay,      // shows again what happened since the player's last turn
};
struct Zoom {
    int steps;   // 1: nearer; -1: the whole board
};

// ---- earlier moments; Leap goes to the moment it names

struct LeapToScoring {
    int by;   // 1: the next one; -1: the one before
};
struct ShowMoment {
    std::size_t line;   // of the chronicle
};
struct ShowTurningPoint {
    std::size_t number;   // among the turning points of the review
    bool        as_played = false;   // the board shows the turn that was played; else the better one
};
enum class PlayOn : unsigned char { ask, now };   // from the moment that is shown; ask: first if needed

// ---- games

enum class GameCommand : unsigned char {
    start, play_now, play_entry, set_up_entry, play_again, resume, leave, really_leave,
};
enum class TransferCommand : unsigned char { save_code, link, open, try_again };   // of codes and links
struct KeptCommand {   // of a game in the list of kept games
    enum What : unsigned char { open, look_on, take_over, rename, copy, remove, save_code } what;
    std::string id;
    ImRect      field = {};   // of the text input for its name
};
// take_over: the game that another tab plays; restore: the one that was deleted last.
enum class GamesCommand : unsigned char { show, take_over, restore, save_all };
enum class LinkedCommand : unsigned char { watch };
struct PlayAs {
    Player player;   // the seat to take in the game from a link
};
struct OpenEntry {
    int number;   // among entries()
};
struct OpenReplay {
    int number;   // among replays()
};
struct OpenLesson {
    int number;   // among lessons(); begins or continues it
};
enum class LessonCommand : unsigned char { first, next, back, show_me, play, leave };
struct AnswerLesson {
    int offer;   // among Lesson::Step::offers
};

// ---- dialogs

struct Close {};   // closes the dialog, or else the result
struct EditName {
    int    seat;
    ImRect field;   // of the text input
};
struct ChooseOpponent {
    int seat;
};
enum class DeckCommand : unsigned char { paste, use_printed };
enum class ResultsCommand : unsigned char { save, forget };
struct OpenRule {
    std::string_view id;   // in the rulebook
};
struct OpenPage {
    int page;          // of the rulebook
    int passage = 0;   // on it, to scroll to
};
struct ShowRule {
    std::string_view id;   // in the open popover
};
struct EditSearch {
    ImRect field;
};

// Preferences: the new settings. Filter: the new filter of the chronicle.
using Command = std::variant<Choose, Select, TakeBack, ShowFreeAction, TurnCommand, ShowCommand, ShowIdea,
                             PlaybackCommand, Zoom, Leap, LeapToScoring, ShowMoment, ShowTurningPoint, PlayOn,
                             GameCommand, TransferCommand, KeptCommand, GamesCommand, LinkedCommand, PlayAs,
                             OpenEntry, OpenReplay, OpenLesson, LessonCommand, AnswerLesson, Screen, Dialog, Close,
                             EditName, ChooseOpponent, DeckCommand, ResultsCommand, OpenRule, OpenPage, ShowRule,
                             EditSearch, Preferences, Filter>;

// The commands of one frame, in order.
class Commands {
public:
    void add(Command command) { list_.push_back(std::move(command)); }
    void clear() { list_.clear(); }
    bool empty() const { return list_.empty(); }
    auto begin() const { return list_.begin(); }
    auto end() const { return list_.end(); }

    template <class Kind>
    bool has() const {
        for (const Command& command : list_)
            if (std::holds_alternative<Kind>(command)) return true;
        return false;
    }
    template <class Kind>
    void remove() {
        std::erase_if(list_, [](const Command& command) { return std::holds_alternative<Kind>(command); });
    }

private:
    std::vector<Command> list_;
};

// Whether the command is this one. Kind: an enum.
template <class Kind>
bool is(const Command& command, Kind which) {
    const Kind* kind = std::get_if<Kind>(&command);
    return kind && *kind == which;
}

}
