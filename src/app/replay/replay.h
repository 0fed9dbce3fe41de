// A replay is a game told: a text that lays a table, and part by part what is played on it and what is
// said of that. It is played by the real rules, and stepped through like any other game.
//
//     replay ID | TITLE
//     line WORDS                     where one is chosen
//     table POSITION                 as notation.h has it; further such lines go on with it
//     part TITLE
//     say WORDS
//     do CHOICE, CHOICE              what is answered; `dial SEAT REGION` for whoever of the seats is asked first
//     from EVENT [PLACE]             ... or instead: from the next such event on
//
// # begins a remark.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/game/session.h"

namespace eg {

struct Replay {
    struct Answer {
        Player who = nobody;   // of secret discs; nobody: whoever is asked
        Choice choice;
    };
    struct Part {
        std::string_view    title, words;
        std::vector<Answer> answers = {};
        std::string_view    event = {};
        Place               place = nowhere;
    };
    std::string_view  id, title, line;
    std::string       table;
    std::vector<Part> parts;
    Message           error;   // what is wrong with which line or part; empty: nothing
};

Replay read_replay(std::string_view text);   // its words lie in the text
std::span<const Replay> replays();           // those there are

// The game of it, among bots; stops before an answer that the rules do not allow.
Session played(const Replay& replay);

// Tells a replay while its game is looked at: what is said when so much has happened, and how long it is to be read.
class ReplayRunner {
public:
    void begin(const Replay& replay, const Session& session);
    void leave() { replay_ = nullptr; }
    bool on() const { return replay_ != nullptr; }

    const Replay&       replay() const { return *replay_; }
    const Replay::Part& part(std::size_t followed) const { return replay_->parts[number(followed)]; }
    std::size_t         number(std::size_t followed) const;
    // As it runs on: no event beyond this is told before what is said has been read.
    std::size_t until(std::size_t followed, double pace, double now);
    double reads_until(double now) const {
        return now < read_ ? read_ - now : -1;
    }   // milliseconds; negative: it has been read

private:
    const Replay*            replay_ = nullptr;
    std::vector<std::size_t> begins_;   // so much had happened before each part
    std::size_t              told_ = SIZE_MAX;
    double                   read_ = 0;
};

}
