// A game is its setup, its seed and the choices made; every table in between follows from the
// rules. A save is that record as one line of text, checked move by move when it is read, so
// that no damaged or forged one can ever set up an impossible table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/message.h"
#include "engine/game.h"

namespace eg {

struct Record {
    Setup               setup;
    std::uint64_t       seed = 0;
    std::string         table;    // a position to start from instead, empty for a dealt game
    std::vector<Choice> choices;
    std::string         notes;    // the app's own: names, who is a bot; at most 2000 bytes
};

// The table before the first choice.
State beginning(const Record& record, Events& events);

// "EG1." and base64url.
std::string save(const Record& record);

struct Loaded {
    Record      record;
    State       state;  // after the last choice
    Message error;  // empty: good
};
// All that the game went through on the way there: each table before a choice, and what happened.
struct Course {
    struct Moment {
        State       state;
        std::size_t events = 0;   // so many had happened
    };
    std::vector<Moment> moments;
    Events              events;
};
Loaded load(std::string_view code);
Loaded load(std::string_view code, Course& course);

}
