// The tokens of modules in play: those with a spot (Token::where).
#pragma once

#include <algorithm>

#include "engine/box.h"
#include "engine/queries.h"

namespace eg {

struct TokenInPlay {
    int           number = -1;   // among the tokens of all modules, as in Choice::which
    int           copy = 0;      // from 0 to Token::copies - 1
    const Token*  row = nullptr;
    const Module* module = nullptr;
    TokenSpot     spot = {};

    bool operator==(const TokenInPlay&) const = default;
    bool touches(Place place) const { return spot.place == place || spot.to == place; }
};

// Calls visit(TokenInPlay) for each copy in play, in the order of modules and rows.
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

// The table at this place; null: there is none.
inline const Token* table_at(const State& s, Place place) {
    for (const Module* module : box(s).modules)
        for (const Token& token : module->tokens)
            if (token.shape == TokenShape::table && token.where(s, 0).place == place) return &token;
    return nullptr;
}
// The caballeros of a colour that count at a place, and at a table those who stand beside it.
struct Headcount {
    int counted = 0, beside = 0;
};
inline Headcount headcount(const State& s, Place place, Player colour) {
    const Token* table = table_at(s, place);
    if (!table) return {s.caballeros[colour][place]};
    Headcount there{table->seating.on(s, colour), table->seating.beside(s, colour)};
    for (const Place part : with_parts(s, place))   // those who carry something have a pill of their own
        if (!row(s, part).carries.empty()) there.counted -= s.caballeros[colour][part];
    return {std::max(0, there.counted), there.beside};
}

// The copies of this token on its spot, and how many of them come before it.
struct Copies {
    int all = 0, before = 0;
};
inline Copies copies_there(const TokenInPlay& token, const State& s) {
    Copies copies;
    each_token(s, [&](const TokenInPlay& other) {
        const bool there = other.row == token.row && other.spot == token.spot;
        copies.all += there;
        copies.before += there && other.copy < token.copy;
    });
    return copies;
}

// The text about a token. here: if the spot has two ends, the text names the one that is not `here`. copies: those on
// its spot.
inline Message told(const TokenInPlay& token, Place here, int copies = 1) {
    Message sentence{token.spot.told.empty() ? token.row->told : token.spot.told};
    if (token.spot.to != nowhere)
        sentence.args.push_back({"place", token.spot.place == here ? token.spot.to : token.spot.place});
    if (token.spot.whose != nobody) sentence.args.push_back({"whose", token.spot.whose});
    sentence.args.push_back({"n", copies});
    return sentence;
}

}
