// The state of the application, which its controllers share: the game, how it is shown, and which screen is open.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "app/game/storage.h"
#include "app/panels/arrangement.h"
#include "app/scenes/scenes.h"
#include "app/screens/screens.h"
#include "app/thinking/thinking.h"

namespace eg {

struct Model {
    Session     session;
    Stage       stage;
    History     history;
    Thinking    thinking;
    LessonRunner       lesson;
    ReplayRunner      replay;
    Storage     storage;
    Screens     screens;
    Arrangement arrangement;

    bool        busy = false;           // an event is being shown
    bool        paused = false;
    bool        if_scored = false;      // the board shows what a scoring would bring now
    bool        result_shown = false;   // of this game
    bool        unkept_told = false;    // the player has been told that nothing can be saved
    bool        ending = false;         // whether to end the turn with something left to do is being asked ...
    std::optional<std::size_t> ended_at = {};   // ... and was asked after so many answers
    const FreeAction* free_action = nullptr;    // the board shows only its choices; null: it shows all
    int               free_action_at = -1;      // ... while Session::moment is this
    Bid               bid = {};                 // what is chosen, but not played ...
    int               bid_at = -1;              // ... while Session::moment is this
    int               aside_at = -1;            // the sheet of cards is set aside while Session::moment is this
    std::size_t sounded = 0;            // events that have been heard
    double      framed_at = 0;          // milliseconds, of the last frame

    const Scene* scene = nullptr;       // shown instead of a game; null: none
    double       stands = 0;            // milliseconds; the time in the scene

    bool               frozen() const { return scene != nullptr; }
    const Preferences& preferences() const { return storage.preferences(); }
    // They take effect at once, in the running game and in the next.
    void set_preferences(const Preferences& wanted);
    void reread_preferences();   // another tab has changed them
    // Opens this turning point of the review, and shows the moment before it. An unknown number does nothing.
    void show_turning_point(std::size_t number, bool as_played);
    void open_first_moment();   // of the open review, once all are known, unless another moment is shown
    bool at_turning_point() const;   // the open one is the moment that is shown
    void tell(Dialog which, std::string notice);   // opens a dialog with this text
    void edit(int what, std::string_view text, const ImRect& field);   // opens a text input over this field
};

}
