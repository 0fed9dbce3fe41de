// What the browser keeps from one visit to the next: the game, who sat at it, and the settings.
#pragma once

#include <optional>
#include <string>

#include "app/game/preferences.h"
#include "app/game/results.h"
#include "app/game/session.h"

namespace eg {

// A game read from its code, or why it could not be.
struct Found {
    std::string            code;
    std::optional<Session> session;
    Message                error;
};

class Storage {
public:
    void open(Plan& plan);   // the settings, and the seats as they were last
    void forgo();            // nothing is kept, and the settings are as they come

    bool keeps() const { return keeps_; }   // whether the browser does: the game was read back when it was last kept
    const Preferences& preferences() const { return preferences_; }
    void set_preferences(const Preferences& preferences);
    void set_pace(Pace pace) { preferences_.pace = pace; }   // for this visit alone, as the address asks

    Found load(std::string code);
    int   loads() const { return loads_; }   // so far
    // The game kept here. One that cannot be taken up is set aside, and said to have been.
    Found find();
    std::string game() const;       // its code now: another window may have begun one
    std::string set_aside() const;  // the code of the last one that was; empty: there is none
    void        is_taken_up_again(std::string_view code);   // it has been kept as the game, and is set aside no more

    Results count(const Session& finished);   // it is one of the results of this device
    Results results() const;

    void plan(const Plan& plan);                    // ... as the next game is to be
    void begin(const Plan& plan);                   // a new game is begun
    void take_up(const Session& session, std::string_view code);   // one is gone on with
    void keep(const Session& session);   // after every answer, whoever gave it: a frame may be long in coming

private:
    Preferences preferences_;
    bool        keeps_ = true;
    bool        forgone_ = false;
    int         moment_ = -1;   // of the game, when it was last kept
    int         loads_ = 0;
};

}
