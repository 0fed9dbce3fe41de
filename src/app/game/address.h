// What the page's address asks for behind its question mark: a game, the seed it is dealt from, a scene.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/game/session.h"
#include "language/say.h"

namespace eg {

struct Address {
    std::optional<std::uint64_t> seed;
    std::string                  scene;           // empty: none
    bool                         start = false;   // without the new-game screen
    Language                     language = Language::english;
    Message                      not_understood;  // in a sentence or two; empty: all of it was understood
};

// Writes what it says of the game into the plan; what is not understood stays as it was.
Address read_address(std::string_view query, Plan& plan);

// A game as it came: its code alone, or a link with that behind its #, which may be meant for the turn of whoever is asked.
struct Sent {
    std::string code;
    bool        link = false, turn = false;
};
Sent sent(std::string_view text);

// By which rules, in the words of an address; a deck of one's own is left out.
std::string rules_in_address(const Plan& plan);

}
