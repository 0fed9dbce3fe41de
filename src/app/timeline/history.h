// Looking back: the moment of the game that the screen shows in place of the present. A moment is a
// line of the chronicle; its table is the one there was when the line had been told, as far as
// whoever looks at this screen may know it.
#pragma once

#include <optional>

#include "app/timeline/stage.h"

namespace eg {

// Which lines of the chronicle are shown, and stepped through.
struct Filter {
    Player player = nobody;      // what he did and what was done to him
    bool   scorings = false;

    bool all() const { return player == nobody && !scorings; }
    bool lets(const Line& line) const;   // the headings of the rounds always
    bool operator==(const Filter&) const = default;
};

enum class Leap : unsigned char { first, back, forward, last };   // the last moment is the present

// Where every line lies between the beginning, 0, and the end, 1: all rounds are equally long.
class Ruler {
public:
    Ruler(const std::vector<Line>& lines, bool goes_on, const Rules& rules);   // goes_on: to the last round
    float       at(std::size_t line) const;
    std::size_t line_at(float share) const;       // the nearest
    std::size_t line_of(std::size_t events) const;   // that tells this much of what happened
    const std::vector<float>& rounds() const { return rounds_; }     // where they begin
    const std::vector<float>& scorings() const { return scorings_; } // the general ones, those to come too

private:
    std::vector<float>       at_, rounds_, scorings_;
    std::vector<std::size_t> until_;
};

class History {
public:
    Filter filter;

    bool        shown() const { return line_.has_value(); }
    std::size_t line() const { return line_.value_or(0); }
    // The stage as it stood at that moment.
    const Stage& then() const { return then_; }
    // Where what the line tells happened.
    Places      places() const;

    void show(const Session& session, const Stage& present, std::size_t line);
    void leap(const Session& session, const Stage& present, Leap leap);
    bool can(const Stage& present, Leap leap) const { return target(present, leap).has_value(); }
    void leave() { line_.reset(), playing_ = false; }

    // ---- played forward from there, until the present is reached or it is held

    bool   playing() const { return shown() && playing_; }
    void   play(const Session& session, const Stage& present);
    void   hold(const Session& session, const Stage& present);
    // Gives the milliseconds until something changes; no event beyond `until` is begun.
    double advance(const Session& session, const Stage& present, double now, std::size_t until = SIZE_MAX);
    void   keep_still(bool still) { then_.keep_still(still); }
    // The general scoring before or after the moment shown.
    void   leap_to_scoring(const Session& session, const Stage& present, int by);

    // The question that came next: one plays on by answering it anew. answers() for the present one.
    std::size_t question(const Session& session) const;

    // ---- since your last turn

    // How much had happened before the last answer of whoever looks that others have followed up;
    // nothing if nobody looks, or nobody else has done anything since.
    static std::optional<std::size_t> last_turn(const Session& session);

private:
    // The line that a leap leads to; lines().size() for the present.
    std::optional<std::size_t> target(const Stage& present, Leap leap) const;

    std::optional<std::size_t> line_;
    Stage                      then_;
    bool                       playing_ = false;
};

}
