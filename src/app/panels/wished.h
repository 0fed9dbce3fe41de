// What was pressed on the screen, on a key or in the text version, and has yet to be done: whoever
// draws writes it down, and the desk alone carries it out.
#pragma once

#include <optional>

#include "app/game/preferences.h"
#include "app/timeline/history.h"
#include "app/ui/look.h"

namespace eg {

// What the player wants of the program rather than of the game.
enum class Wish : unsigned char {
    none, undo, reset_turn, skip, rush, menu, rulebook, chronicle, tallies, if_scored, close, leave, really_leave,
    start, again, resume, open_curtain, export_code, share, import_code, to_result, credits, settings, keys, text,
    look_first, look_back, look_forward, look_last, go_on, really_go_on, retell, replace,
    hint, idea_1, idea_2, idea_3, review, pause, learn, lesson_next, lesson_back, lesson_play, lesson_leave, deck, paste_deck, printed_deck,
    results, save_results, forget_results, really_forget_results, watch, scoring_back, scoring_forward, pace, replays, fill_hand, last_hand, lessons,
    try_again, keep_placing,
    first, set_up, play_now, play_door, set_up_door,
};

struct Wished {
    std::optional<Choice>      choice = {};
    std::optional<Choice>      then = {};        // a second answer at once, where it is legal then
    std::optional<Choice>      back = {};        // an answer of this turn that is taken back, with those after it left as they are
    Wish                       wish = Wish::none;
    std::optional<std::size_t> moment = {};      // a line of the chronicle
    std::optional<std::size_t> swing = {};       // of the review, to be looked at
    std::optional<Filter>      filter = {};      // of the chronicle
    std::optional<Preferences> liking = {};      // the settings as they are to be
    int                        opponent = -1;    // the seat whose opponent is to be chosen
    Player                     as = nobody;      // the seat in which a game that came in a link is gone on with
    int                        nearer = 0;       // steps to the board
    int                        told = -1;        // of what a lesson offers to a question of its own
    int                        replay = -1;      // to be told
    int                        door = -1;        // of the first screen, to be opened
    int                        lesson = -1;      // to be begun, or taken up where it was left
    int                        leaf = -1;        // of the rulebook; negative: as it is
    int                        passage = 0;      // ... and where on it
    std::string_view           rule = {};        // of it, to be shown
    std::string_view           slip = {};        // ... on the slip that lies there, instead of its own
    bool                       sought = false;   // what is looked for in it is to be typed ...
    int                        name = -1;        // ... that is to be called otherwise, in the browser's own field
    ImRect                     field = {};       // ... there, in CSS pixels of the page
};

}
