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

// A game as it came, whatever stands around it: pasted, from a file, or in a link with its code behind the #, which
// may be meant for the turn of whoever is asked.
struct Sent {
    std::string code;
    bool        link = false, turn = false;
    bool        like_one = false;   // there is a code, good or damaged
    bool        too_long = false;   // it has not been looked at
};
constexpr std::size_t longest_sent = 1 << 17;   // bytes; web/scripts/typing.js passes on no more
Sent sent(std::string_view text);

// By which rules, in the words of an address; a deck of one's own is left out.
std::string rules_in_address(const Plan& plan);

// The seats, the rules and the pace of a plan as an address has them: equal for equal plans.
std::string in_address(const Plan& plan);

}
