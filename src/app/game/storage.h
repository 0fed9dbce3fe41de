// What the browser stores from one visit to the next: the games, the last plan, the settings and the results. Other
// tabs may change any of it meanwhile (page.h: changed_elsewhere).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/game/kept_games.h"
#include "app/game/preferences.h"
#include "app/game/results.h"
#include "app/game/session.h"

namespace eg {

// A game loaded from its code, or the reason why it could not be.
struct Found {
    std::string            code;
    std::optional<Session> session;
    Message                error;
    std::string            id;   // of the kept game; empty: it came otherwise
};

class Storage {
public:
    void open(Plan& plan);   // reads the settings, and the last plan's seats and rules
    void disable();          // from now on stores nothing, and has default settings

    bool keeps() const;      // whether what was last stored will outlive the page
    bool saving() const;     // it is being written
    const Preferences& preferences() const { return preferences_; }
    void set_preferences(const Preferences& preferences);
    void reread_preferences();                              // another tab has changed them
    void set_pace(Pace pace) { preferences_.pace = pace; }   // without storing it: the address asks for it

    Found load(std::string code);
    int   loads() const { return loads_; }   // number of calls of load()
    // Loads the game that was played last; neither session nor error: there is none. If it has stopped the page twice,
    // or cannot be loaded, it is set aside, and the error says so.
    Found find();
    // The latest version of a kept game that can be loaded. With an error if that is not the very latest.
    Found load(const KeptGame& game);

    // ---- the kept games

    std::size_t           games() const;   // how many there are
    std::vector<KeptGame> all() const;     // the one played last first; those set aside at the end
    std::optional<KeptGame> latest() const;                    // not set aside; nothing: there is none
    std::optional<KeptGame> game(std::string_view id) const;   // nothing: there is none
    void rename(std::string_view id, std::string_view name);
    void copy(std::string_view id);
    void remove(std::string_view id);      // until restore() or the next remove()
    const std::string& deleted() const { return deleted_.name; }   // the name of that game; empty: none
    bool restore();                        // false: nothing was deleted
    int  add(const std::vector<KeptGame>& games);   // copies, from a file; returns how many can be played

    Results count(const Session& finished);   // adds its result; returns all
    Results results() const;

    // ---- the game on the table

    const std::string& playing() const { return playing_; }   // its id; empty: none
    void plan(const Plan& plan);         // stores the plan of the next game
    void begin(const Plan& plan);        // a new game begins
    // A loaded game continues. id: of the kept game that it is; another one: it becomes a new kept game.
    void take_up(const Session& session, std::string_view id, std::string_view code);
    void branch() { playing_ = new_id(), moment_ = -1; }       // goes on as another game; this one stays as it is
    void keep(const Session& session);   // call it after every answer; stores the game if it has changed
    void leave(bool forget);             // forget: removes it; nobody has chosen anything in it

private:
    static std::string new_id();
    std::string unique(const std::string& name) const;   // with a number behind it, if a game has this name
    void adopt(const std::string& key, bool aside);   // a game that an earlier version has stored

    Preferences preferences_;
    bool        disabled_ = false;
    std::string playing_;
    int         moment_ = -1;   // of the game when it was last stored; -1: it has not been
    int         loads_ = 0;
    KeptGame    deleted_;
};

}
