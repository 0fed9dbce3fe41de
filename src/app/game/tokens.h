// The tokens of modules that are in play, which means that they have a spot.
#pragma once

#include "engine/box.h"

namespace eg {

struct TokenInPlay {
    int           number = -1;   // over all modules, as in Choice::which
    int           copy = 0;
    const Token*  row = nullptr;
    const Module* module = nullptr;
    TokenSpot     spot = {};

    bool operator==(const TokenInPlay&) const = default;
    bool touches(Place place) const { return spot.place == place || spot.to == place; }
};

// Calls visit(TokenInPlay) for each copy, in the order of the rows.
template <class Visit>
void each_token(const State& s, Visit visit) {
    for (const Module* module : box(s).modules) {
        int number = numbers_of(*module).token;
        for (const Token& token : module->tokens) {
            for (int copy = 0; copy < token.copies; ++copy)
                if (const TokenSpot spot = token.where(s, copy); spot != TokenSpot{})
                    visit(TokenInPlay{number, copy, &token, module, spot});
            ++number;
        }
    }
}

// The text about a token. here: one end of its spot; the text names the other one.
inline Message told(const TokenInPlay& token, Place here) {
    Message sentence{token.row->told};
    if (token.spot.to != nowhere)
        sentence.args.push_back({"place", token.spot.place == here ? token.spot.to : token.spot.place});
    return sentence;
}

}
