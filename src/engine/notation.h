// The table and the choices as text, both ways. The same text is what the command line prints,
// what a test sets up, and what a bug report carries. Lines end in a newline or a semicolon:
//
//     players 4; edition decennial; round 2; king PV
//     GAL red:2G blue:1          caballeros; G: his Grande stands here
//     CAS green:2
//     court red:7 blue:10
//
// What is left out has its value from the start of a game; the province is what is left of all that one has.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/message.h"
#include "engine/game.h"

namespace eg {

struct Box;

std::string show(const State& s);

// A number over that text: the same for equal tables, whatever they are in memory.
std::uint64_t hash(const State& s);

struct Position {
    State       state;
    Message error;  // empty: the state is good
};
Position position(std::string_view text);

// "GAL", "red GAL", "red court", "power 7", "card 3", "take 2", "board 8/4/0", "done", "veto"
std::string           show(Choice choice, const Box& box);
std::optional<Choice> choice(std::string_view text, const Box& box);

// "GAL"; "-": nowhere, or no place of this box; "?": a disc that is face down, which is not read.
std::string_view     place_word(Place place, const Box& box);
std::optional<Place> place_of(std::string_view word, const Box& box);

std::string_view      show(Player player);   // "red"
std::optional<Player> player(std::string_view text);   // at a seat ...
std::optional<Player> colour(std::string_view text);   // ... or nobody's: "white"
std::string_view      show(Edition edition); // "1996", "decennial", "bigbox"
std::optional<Edition> edition(std::string_view text);
// Those that can be added to some edition, "new_regency,old_hands"; none: "".
std::string            show(Modules some);
std::optional<Modules> modules_named(std::string_view text);

// The name of the step that asks: "use_card".
std::string_view asked_step_name(const State& s);

}
