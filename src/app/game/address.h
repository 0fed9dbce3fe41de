// The query of the page's address: a game, its seed, a scene, a language. Also games that come as text.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/game/session.h"
#include "language/say.h"

namespace eg {

struct Address {
    std::optional<std::uint64_t> seed;            // nothing: none is given
    std::string                  scene;           // empty: none
    bool                         start = false;   // without the new-game screen
    Language                     language = Language::english;
    Message                      not_understood;  // what was not, or does not fit, in a sentence each; empty: nothing
};

// Also writes what the query says about the game into the plan. Parts that are not understood change nothing.
Address read_address(std::string_view query, Plan& plan);

// A game from text that was pasted, loaded from a file, or in an address, with anything around it.
struct ReceivedGame {
    std::string code;               // empty: there is none
    bool        link = false;       // the code comes after a #
    bool        turn = false;       // and after "turn.": it is for the player who is asked
    bool        moment = false;     // or after "moment.": it opens at its last moment, not at its first card
    bool        like_one = false;   // there is a code, valid or damaged
    bool        too_long = false;   // longer than longest_received: nothing was read
};
constexpr std::size_t longest_received = 1 << 17;   // bytes
ReceivedGame received_game(std::string_view text);

// The rules as a query, without a player's own deck.
std::string rules_in_address(const Plan& plan);

// The seats, the rules and the pace as a query: equal for equal plans.
std::string in_address(const Plan& plan);

}
