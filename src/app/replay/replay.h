// A replay is a text with a position and parts, each with the answers that are played and a commentary. The real rules
// play it, and it is watched like any other game.
//
//     replay ID | TITLE
//     line WORDS                     its description in the list
//     table POSITION                 as in engine/notation.h; further lines of this kind continue it
//     part TITLE
//     say WORDS
//     do CHOICE, CHOICE              the answers; `dial SEAT REGION`: that seat's secret disc, in any order
//     from EVENT [PLACE]             instead of answers: the part begins at the next such event
//
// # begins a comment.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/game/session.h"

namespace eg {

struct Replay {
    struct Answer {
        Player who = nobody;   // the owner of a secret disc; nobody: the player who is asked
        Choice choice;
    };
    struct Part {
        std::string_view    title, words;
        std::vector<Answer> answers = {};
        std::string_view    event = {};   // of `from`; empty: the part has answers
        Place               place = nowhere;
    };
    std::string_view  id, title, line;
    std::string       table;
    std::vector<Part> parts;
    Message           error;   // the first error, with its line or part; empty: none
};

Replay read_replay(std::string_view text);   // points into the text
std::span<const Replay> replays();           // all

// The game of a replay, among bots; it ends before an answer that the rules do not allow.
Session played(const Replay& replay);

// Runs the commentary of a replay while its game is watched.
class ReplayRunner {
public:
    void begin(const Replay& replay, const Session& session);
    void leave() { replay_ = nullptr; }
    bool on() const { return replay_ != nullptr; }

    const Replay&       replay() const { return *replay_; }
    const Replay::Part& part(std::size_t followed) const { return replay_->parts[number(followed)]; }
    std::size_t         number(std::size_t followed) const;   // of the part after so many events
    // The number of events that may be shown before the current text has been read. pace: factor of the times.
    std::size_t until(std::size_t followed, double pace, double now);
    // Milliseconds until the text has been read; negative: it has.
    double reads_until(double now) const { return now < read_ ? read_ - now : -1; }

private:
    const Replay*            replay_ = nullptr;
    std::vector<std::size_t> begins_;            // number of events before each part
    std::size_t              told_ = SIZE_MAX;   // the part whose text is being read
    double                   read_ = 0;          // when it has been read
};

}
