// The course of one game: its record, its events, and the table before each choice. The true table is protected: others
// get it as a player sees it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/module.h"
#include "engine/save_game.h"
#include "engine/step.h"
#include "engine/views.h"

namespace eg {

class GameLog {
public:
    std::uint64_t seed() const { return record_.seed; }
    // The save code, of the first `answers` answers.
    std::string   code(std::size_t answers = SIZE_MAX) const;
    // Grows with every change of the table: what was computed at another moment is out of date.
    int           moment() const { return moment_; }

    Players       seats() const { return table_.seats(); }

    // ---- the question

    Player      asked() const { return eg::asked(table_); }       // nobody when the game is over
    Player      in_turn() const { return eg::in_turn(table_); }   // also while another player is asked
    bool        loss_asked() const { return eg::loss_asked(table_); }
    bool        over() const { return eg::over(table_); }
    const Step& asked_step() const { return eg::asked_step(table_); }   // an empty one when the game is over
    Count       count_left() const { return over() ? Count{0} : table_.top().count; }   // of the pieces it asks for

    // ---- the past; answers are numbered from 0, and number answers() is the present

    std::size_t answers() const { return record_.choices.size(); }
    Choice      answer_given(std::size_t n) const { return record_.choices[n]; }
    Player      asked_before(std::size_t n) const { return eg::asked(before(n)); }
    // All that has happened, with its secrets: apply seen_by to each event before showing it.
    const std::vector<Event>& events() const { return events_.list; }
    std::size_t events_before(std::size_t n) const { return n < past_.size() ? past_[n].events : events_.list.size(); }
    // The table as this player sees it; nobody: what all know.
    State       seen_by(Player player) const { return eg::seen_by(table_, player); }
    State       seen_before(std::size_t n, Player player) const { return eg::seen_by(before(n), player); }
    // The last answer that chose this, answer `from` at the earliest, if all later answers are legal without it and
    // the same player is asked after them and can place it again. answers(): none.
    std::size_t removable(Choice choice, std::size_t from) const;

protected:
    const State& table() const { return table_; }
    const State& before(std::size_t n) const { return n < past_.size() ? past_[n].state : table_; }

    void    begin(Record record);              // without its choices
    Message load(std::string_view code);       // the error; empty: none. An error changes nothing.
    void    append(Choice choice);             // must be legal
    void    cut(std::size_t n);                // removes answer n and all later ones

    Record record_;
    int    moment_ = 0;

private:
    State                            table_;
    Events                           events_;
    std::vector<GameHistory::Moment> past_;   // before each answer
};

// Whether the question is to place a caballero from the court.
bool asks_to_place(const State& s);

}
