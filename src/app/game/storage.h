// What the browser stores from one visit to the next: the game, the last plan, the settings and the results.
#pragma once

#include <optional>
#include <string>

#include "app/game/preferences.h"
#include "app/game/results.h"
#include "app/game/session.h"

namespace eg {

// A game loaded from its code, or the reason why it could not be.
struct Found {
    std::string            code;
    std::optional<Session> session;
    Message                error;
};

class Storage {
public:
    void open(Plan& plan);   // reads the settings, and the last plan's seats and rules
    void disable();            // from now on stores nothing, and has default settings

    bool keeps() const { return keeps_; }   // whether the last attempt to store something succeeded
    const Preferences& preferences() const { return preferences_; }
    void set_preferences(const Preferences& preferences);
    void set_pace(Pace pace) { preferences_.pace = pace; }   // without storing it: the address asks for it

    Found load(std::string code);
    int   loads() const { return loads_; }   // number of calls of load()
    // Loads the stored game; neither session nor error: there is none. A game that cannot be loaded is set aside, and
    // the error says so.
    Found find();
    std::string game() const;       // the code that is stored now, maybe by another window; empty: none
    std::string set_aside() const;  // the code of the game that was last set aside; empty: none
    // Forgets this game among those set aside, if it is stored as the game.
    void        forget_set_aside(std::string_view code);

    Results count(const Session& finished);   // adds its result; returns all
    Results results() const;

    void plan(const Plan& plan);         // stores the plan of the next game
    void begin(const Plan& plan);        // a new game begins
    void take_up(const Session& session, std::string_view code);   // a loaded game continues
    void keep(const Session& session);   // call it after every answer; stores the game if it has changed

private:
    Preferences preferences_;
    bool        keeps_ = true;
    bool        disabled_ = false;
    int         moment_ = -1;   // of the game when it was last stored; -1: it has not been
    int         loads_ = 0;
};

}
