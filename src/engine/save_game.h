// A game is its setup, its seed and the choices made; the rules give every state in between. A save is that record as
// one line of text. load replays it and checks every choice, so that no damaged or forged save gives an impossible
// state.
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
    std::string         table;    // a position to start from (notation.h); empty: dealt from the seed
    std::vector<Choice> choices;
    std::string         notes;    // opaque data of the app; save keeps at most 2000 bytes
};

// The state before the first choice; an empty State if `table` is not valid.
State initial_state(const Record& record, Events& events);

// The save: "EG1." and base64url. All choices must be legal.
std::string save(const Record& record);

struct Loaded {
    Record      record;
    State       state;   // after the last choice
    Message     error;   // a sentence; empty: none. Otherwise record and state are empty.
};
// The course of a loaded game: the state before each choice, and all events.
struct GameHistory {
    struct Moment {
        State       state;
        std::size_t events = 0;   // number of events before it
    };
    std::vector<Moment> moments;
    Events              events;
};
Loaded load(std::string_view code);
Loaded load(std::string_view code, GameHistory& history);   // overwrites history; it is incomplete after an error

}
