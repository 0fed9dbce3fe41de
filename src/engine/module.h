// How the game is declared. A module brings rows: places, steps, phrases of its cards, fields on the table, and the
// boxes it is in. boxes.cpp registers the modules and composes the boxes; the rest of the engine knows them only
// through here.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/event_rows.h"
#include "engine/hooks.h"
#include "engine/places.h"
#include "engine/state.h"
#include "engine/step.h"

namespace eg {

// What was said in each pair of braces of a phrase, from the first on.
using Gaps = std::array<int, 8>;

// What the text of a card's effect may say, and the frames it means. Between braces stand the ways it may
// go on, one of them nothing where a | has nothing beside it: "{own|foreign} {|from one}" are four phrases.
// `means` is told which way was taken, from 0 on; of braces with an n in them the number said, 0 for
// nothing, `every` for "all" and -1 for any other word. {n} is a number from 1 on, {0..n} from 0 on. If these words mean nothing together, it gives
// nothing. Of phrases that fit the longest counts.
constexpr int every = 30;   // more than there ever are in one place
struct Phrase {
    std::string_view words;
    Effect (*means)(const Gaps& said);
    int              most = 9;         // that a number may be
    std::string_view moment = {};      // the card is kept as it is taken, until the step of this name asks for it ...
    int              rounds = 0;       // ... at most so many rounds, this one counted
    std::string_view option = {};      // such a card leaves the deck with this option
};

// One line of a deck; its words lie in the deck's text.
struct ActionCard {
    std::string_view id;
    int              stack;       // from 1 on; 0: it is dealt into hands
    int              copies = 1;
    int              caballeros;  // so many may be placed
    int              value = 0;   // of one that is held in hand: what it adds
    int              number = 0;  // of one that is played from hand in a power card's stead: what it counts for ...
    int              brings = 0;  // ... how many caballeros it brings from the province ...
    int              brought_once = -1;   // ... and in games that were begun before it was tuned ...
    bool             required = false;   // ... and that what it does must be done
    std::string_view title;
    std::string_view text;
    std::string_view brief = {};  // of one that is held in hand, among many others; empty: the text is all there is
    std::string_view effect_words = {};
    Effect           effect = {};
    Effect           other = {};  // of two special actions to choose from the second ...
    std::string_view first = {}, second = {};  // ... what the two are called ...
    std::string_view first_brief = {}, second_brief = {};  // ... and where there is little room
    const Step*      moment = nullptr; // of a card that is kept: the step that asks for it ...
    int              rounds = 0;       // ... and for how many rounds
    bool             returns = false;  // face up again every round
    bool             house = false;    // its words stand in no rulebook
    bool             replaces = false; // another of its pile, which nobody sees ...
    std::uint8_t     bit = 0;          // ... and may be left out: its bit of Rules::left_out
    bool             brought = false;  // they are somebody's own: the same in every language
    Options          option = 0;       // it is out with these options
    std::uint32_t    marks = 0;        // of modules (Module::marks), a bit each
};

constexpr bool in_the_deck(const ActionCard& card, const Rules& rules) {
    return (card.option & rules.options_out) == 0 && (card.bit & rules.left_out) == 0;
}

// A step that a module puts into a sequence of play of the box it lies in.
struct Insert {
    Where            where;
    std::string_view named;   // a step of that sequence
    StepId           step;    // among its module's steps, or ...
    std::string_view of_base = {};   // ... a step of the base, by name
};

// What a module keeps on the table besides: numbers of one byte in its part of the block, for notation,
// saves and whoever looks for what cannot be.
struct Field {
    std::string_view word;         // a line of the notation
    std::uint8_t     at;           // in the module's part of the block
    bool             each = false; // one for each seat, so many bytes apart:
    std::uint8_t     stride = 1;
    std::uint8_t     most = 255;
    bool             secret = false;   // only where there is one each, which is its seat's own; face down it is 255, but 0 is nothing and lies open
    bool (*known)(const State&, Player whose, Player to) = nullptr;   // whether somebody else knows it all the same

    constexpr int of(Player p) const { return each ? at + stride * p : at; }   // in the module's part of the block
};

// Where a token is: on a place, on the border between `place` and `to`, or before a seat. All empty: beside the board.
struct TokenSpot {
    Place  place = nowhere, to = nowhere;
    Player seat = nobody;
    bool operator==(const TokenSpot&) const = default;
};

// A piece of a module, besides caballeros, the King, Grandes and scoreboards. It can be chosen: Thing::token.
struct Token {
    std::string_view id, name;   // unique; shown
    TokenSpot (*where)(const State&);
};

// Facts of a table, as one seat sees it, for the nets: which of so many hold, a bit each.
struct Fact {
    std::string_view name;
    unsigned (*which)(const State&, Player me);
    int count = 1;
};

// What a place is called in one box, where that is not its usual name.
struct PlaceName {
    std::string_view id, name;
};

struct BoxRow {
    std::string_view word, name;   // see Box
    Rules            rules;
    std::string_view deck;         // its name among those of assets/decks
    int              caballeros_each = 30;
    std::span<const std::string_view> with = {};   // the modules in it beside the base, by name
    std::span<const PlaceName>        names = {};
    std::string_view line = {};    // what it is, for whoever chooses among them
};

// How a module is added to boxes that do without it.
struct Variant {
    std::string_view                  title, line = {};   // what it is called, and what it brings, for whoever chooses
    std::span<const std::string_view> to = {};            // the boxes, by their words
    Set<int>                          players = {2, 3, 4, 5};   // with so many
    bool                              always = false;     // and with so many it is, nobody chooses it
    std::string_view                  otherwise = {};     // why it cannot be had with other numbers of players
    std::span<const std::string_view> not_with = {};      // modules that it cannot be combined with, by name
};

// A part of the module that may be left out by agreement: cards whose phrases name it, steps that ask for it.
struct OptionRow {
    std::string_view word, title, line = {};
};

// The numbers a module is given, its own and those of its rows, from the first on.
struct Numbers {
    std::uint8_t module = 0;
    StepId       step = 0;
    Place        place = CAS;
    What         event = What::game_begins;
    std::uint8_t token = 0;
    std::uint8_t option = 0;
};

struct Module {
    std::string_view                       name;
    std::span<const std::span<const Step>> steps = {};
    std::span<const Phrase>                phrases = {};
    std::span<const EventRow>              events = {};
    std::span<const PlaceRow>              places = {};
    std::span<const Field>                 fields = {};
    std::span<const Token>                 tokens = {};
    std::span<const OptionRow>             options = {};
    std::span<const std::string_view>      marks = {};    // words that its cards may bear
    int                                    block = 0;    // bytes of the table that it needs
    std::span<const Insert>                inserts = {};
    std::span<const Fact>                  facts = {};
    std::span<const BoxRow>                boxes = {};
    Variant                                  variant = {};
    std::string_view                       deck = {};     // an addition to any deck of a box in which it lies
    bool                                   merges = false; // the second and third pile of action cards are one
    std::string_view                       from_castillo = {};  // the King may stand beside the Castillo: what borders it then, by their ids
    bool                                   grandes_in_castillo = false;   // they may come there, and leave at a general scoring
    Hooks                                  hooks = {};
    Players                                colours = {};   // behind which nobody sits ...
    std::string_view                       called = {};    // ... what they are called, if not by their colour ...
    int                                    colour_caballeros = 0;   // ... and how many each has; 0: as many as a player
    Outline                                opening = {}, round = {}, turn = {}, scoring = {};   // the base's alone; others insert
    void (*setup)(State&, Events&) = nullptr;  // deals its pieces
    bool (*valid)(const State&) = nullptr;     // validates what it keeps on a table loaded from text; null: always valid
    Numbers*                               numbers = nullptr;   // written here, for its own rows
};

Options option_named(std::string_view word);   // its bit; 0: there is no such option
std::vector<std::string_view> options_out(const Rules& rules);   // those left out, but for the Veto cards, which have a word of their own everywhere
unsigned mark_named(std::string_view word);    // its bit among all modules' marks; 0: there is no such mark
std::string_view mark_word(int mark);
int fact_count(const Module& module);   // what its rows of facts make together
std::span<const Module> modules();

}
