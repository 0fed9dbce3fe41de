// Earlier moments of the game, which the screen shows instead of the present. A moment is a line of the chronicle. Its
// table is the one after that line, as this screen may show it.
#pragma once

#include <optional>

#include "app/timeline/stage.h"

namespace eg {

// Which lines of the chronicle are shown, and stepped through.
struct Filter {
    Player player = nobody;      // lines about this player; nobody: about all
    bool   scorings = false;
    std::size_t since = 0;       // lines from this event on; 0: from the beginning

    bool all() const { return player == nobody && !scorings && since == 0; }
    bool lets(const Line& line) const;   // whether the line is shown; headings of these rounds always are
    bool operator==(const Filter&) const = default;
};

enum class Leap : unsigned char { first, back, forward, last };   // the last moment is the present

// The position of each line between the beginning, 0, and the end, 1. All rounds are equally long.
class Ruler {
public:
    Ruler(const std::vector<Line>& lines, bool goes_on, const Rules& rules);   // goes_on: the game is not over
    float       at(std::size_t line) const;
    std::size_t line_at(float share) const;          // the nearest line
    std::size_t line_of(std::size_t events) const;   // the line of event number events - 1
    const std::vector<float>& rounds() const { return rounds_; }       // where the rounds begin
    const std::vector<float>& scorings() const { return scorings_; }   // general scorings, also those to come

private:
    std::vector<float>       at_, rounds_, scorings_;
    std::vector<std::size_t> until_;
};

class History {
public:
    Filter filter;

    bool        shown() const { return line_.has_value(); }
    std::size_t line() const { return line_.value_or(0); }
    // The stage at that moment.
    const Stage& then() const { return then_; }
    // The places that the line is about.
    Places      places() const;

    void show(const Session& session, const Stage& present, std::size_t line);
    void leap(const Session& session, const Stage& present, Leap leap);
    bool can(const Stage& present, Leap leap) const { return target(present, leap).has_value(); }
    void leave() { line_.reset(), playing_ = false; }

    // ---- playing forward from there, until the present or hold()

    bool   playing() const { return shown() && playing_; }
    void   play(const Session& session, const Stage& present);
    void   hold(const Session& session, const Stage& present);
    // Returns the milliseconds until something changes. No event from number `until` on is begun.
    double advance(const Session& session, const Stage& present, double now, std::size_t until = SIZE_MAX);
    void   keep_still(bool still) { then_.keep_still(still); }
    // To a general scoring: by -1: the one before the moment shown; by 1: the next one.
    void   leap_to_scoring(const Session& session, const Stage& present, int by);

    // The number of the answer that came next, which playing on from here replaces; answers(): none did.
    std::size_t question(const Session& session) const;

    // ---- since your last turn

    // The number of events before the last answer of this screen's player that others have acted after. Nothing: it
    // has no player, or the others have done nothing since.
    static std::optional<std::size_t> last_turn(const Session& session);

private:
    // The line that a leap leads to, lines().size() for the present; nothing: there is none.
    std::optional<std::size_t> target(const Stage& present, Leap leap) const;

    std::optional<std::size_t> line_;
    Stage                      then_;
    bool                       playing_ = false;
};

}
