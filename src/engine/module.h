// How the game is declared. A module brings rows: places, steps, phrases of its cards, fields on the table, and the
// boxes it is in. boxes.cpp registers the modules and composes the boxes; the rest of the engine knows them only
// through here.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/event_types.h"
#include "engine/hooks.h"
#include "engine/places.h"
#include "engine/state.h"
#include "engine/step.h"

namespace eg {

constexpr int module_capacity = 16;

// What was said in each pair of braces of a phrase, in order.
using Gaps = std::array<int, 8>;

// A phrase of the language that cards' effects are written in, and the frames it means. Braces hold alternatives; one
// may
// be empty: "{own|foreign} {|from one}" stands for four phrases. `means` is given for each pair of braces the
// alternative
// chosen, from 0 on; for {n} the number from 1 on, for {0..n} from 0 on, for braces with n among others 0 for nothing,
// `every` for "all" and -1 for any other word. An empty effect: the words make no sense together. The longest phrase
// that
// fits is taken.
constexpr int every = 30;   // "all": more than there ever are in one place
struct Phrase {
    std::string_view words;
    Effect (*means)(const Gaps& said);
    int              most = 9;      // the largest number allowed
    std::string_view moment = {};   // the card is kept when taken, until the step of this name asks for it ...
    int              rounds = 0;    // ... for at most so many rounds, this one included
    std::string_view option = {};   // cards with this phrase leave the deck if this option is left out
};

// One line of a deck; its strings point into the deck's text.
struct ActionCard {
    std::string_view id;
    int              stack;       // from 1 on; 0: dealt into hands
    int              copies = 1;
    int              caballeros;  // how many may be placed
    int              value = 0;   // of a hand card: what it adds to the power card
    int              number = 0;  // of a hand card played instead of a power card: what it counts for, ...
    int              brings = 0;  // ... how many caballeros it brings from the province, ...
    int              brought_once = -1;   // ... how many in games begun before it was tuned, ...
    bool             required = false;   // ... and whether its action is compulsory
    std::string_view title;
    std::string_view text;
    std::string_view brief = {};  // of a hand card among many; empty: the text serves
    std::string_view effect_words = {};
    Effect           effect = {};
    Effect           other = {};  // the second of two special actions to choose from;
    std::string_view first = {}, second = {};  // their names ...
    std::string_view first_brief = {}, second_brief = {};  // ... and where there is little room
    const Step*      moment = nullptr; // of a kept card: the step that asks for it ...
    int              rounds = 0;       // ... and for how many rounds
    bool             returns = false;  // face up again every round
    bool             house = false;    // no rulebook has its text
    bool             replaces = false; // keeps another card of its pile out, unseen;
    std::uint8_t     bit = 0;          // its bit of Rules::left_out; 0: it cannot be left out
    bool             brought = false;  // from a player's own deck: never translated
    Options          option = 0;       // out of the deck if one of these options is left out
    std::uint32_t    marks = 0;        // of modules (Module::marks), a bit each
};

constexpr bool in_the_deck(const ActionCard& card, const Rules& rules) {
    return (card.option & rules.options_out) == 0 && (card.bit & rules.left_out) == 0;
}

// A step that a module inserts into an outline of its boxes.
struct Insert {
    Where            where;
    std::string_view named;   // a step of that outline
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
    bool secret =
        // only where there is one each, which is its seat's own; face down it is 255, but 0 is nothing and lies open
        false;
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

// Inputs of the nets: which of `count` facts hold for one seat, a bit each.
struct Fact {
    std::string_view name;
    unsigned (*which)(const State&, Player me);
    int count = 1;
};

// The name of a place in one box, if it has another there.
struct PlaceName {
    std::string_view id, name;
};

struct BoxRow {
    std::string_view word, name;   // see Box
    Rules            rules;
    std::string_view deck;         // its file in assets/decks
    int              caballeros_each = 30;
    std::span<const std::string_view> with = {};   // its modules besides the base, by name
    std::span<const PlaceName>        names = {};
    std::string_view line = {};    // one line for the player who chooses
};

// How a module can be added to boxes that do not have it.
struct Variant {
    std::string_view                  title, line = {};   // its name, and one line for the player who chooses
    std::span<const std::string_view> to = {};            // boxes, by their words
    Set<int>                          players = {2, 3, 4, 5};   // numbers of players
    bool always = false;   // part of every such game with so many players; nobody chooses it
    std::string_view                  otherwise = {};     // why other numbers of players cannot have it
    std::span<const std::string_view> not_with = {};      // modules that it cannot be combined with, by name
};

// A part of the module that may be left out by agreement: cards whose phrases name it, steps that ask for it.
struct OptionRow {
    std::string_view word, title, line = {};
};

// The numbers given to a module: its own, and that of its first row of each sort.
struct Numbers {
    std::uint8_t module = 0;
    StepId       step = 0;
    std::uint8_t place = 0;   // in all_place_rows()
    What         event = What::game_begins;
    std::uint8_t token = 0;
    std::uint8_t option = 0;
};

struct Module {
    std::string_view                       name;
    std::span<const std::span<const Step>> steps = {};
    std::span<const Phrase>                phrases = {};
    std::span<const EventType>              events = {};
    std::span<const PlaceRow>              places = {};
    std::span<const Field>                 fields = {};
    std::span<const Token>                 tokens = {};
    std::span<const OptionRow>             options = {};
    std::span<const std::string_view>      marks = {};    // words its cards may have, each a bit of ActionCard::marks
    int                                    block = 0;    // bytes it keeps on the table
    std::span<const Insert>                inserts = {};
    std::span<const Fact>                  facts = {};
    std::span<const BoxRow>                boxes = {};
    Variant                                  variant = {};
    std::string_view                       deck = {};     // laid on the deck of every box it is in
    bool                                   merges = false; // the second and third pile of action cards are one
    std::string_view from_castillo =
        {};   // ids of what borders the Castillo while the King is beside it; empty: he never is
    bool grandes_in_castillo = false;   // they may enter it, and leave it at a general scoring
    Hooks                                  hooks = {};
    Players                                colours = {};   // that nobody plays: ...
    std::string_view                       called = {};    // ... their name, if not their colour, ...
    int                                    colour_caballeros = 0;   // ... and how many each has; 0: as many as a player
    Outline opening = {}, round = {}, turn = {}, scoring = {};      // the base's alone; others insert
    void (*setup)(State&, Events&) = nullptr;  // deals its pieces
    bool (*valid)(const State&) = nullptr;   // validates what it keeps on a table loaded from text; null: always valid
    Numbers*                               numbers = nullptr;   // filled in here, for its own use
};

std::span<const Module> modules();   // the base first
const Numbers& numbers_of(const Module& module);
int fact_count(const Module& module);   // the sum of its facts

// Options, marks and tokens are numbered over all modules.
Options option_named(std::string_view word);   // its bit; 0: there is no such option
std::string_view option_word(int option);
std::vector<std::string_view> options_out(const Rules& rules);   // words of those left out, but "veto"
unsigned mark_named(std::string_view word);   // its bit; 0: there is no such mark
std::string_view mark_word(int mark);
int token_number(std::string_view id);   // -1: there is no such token
const Token& token(int number);
int token_count();

}
