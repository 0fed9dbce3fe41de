// The declaration of a module: places, steps, card phrases, fields in the state, and the boxes it is in.
// modules.cpp registers the modules and compose.cpp makes boxes of them; the rest of the engine knows a module only by
// its Module value.
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
constexpr int place_row_capacity = 64;   // places of all modules

// The values of a phrase's braces, in order.
using PhraseArgs = std::array<int, 8>;

// A phrase of the language of card effects, and the frames it stands for. Braces hold alternatives, one of which may be
// empty: "{own|foreign} {|from one}" is four phrases. `means` gets for each pair of braces:
//     {a|b}     the number of the alternative, from 0
//     {n}       a number, 1 .. most
//     {0..n}    a number, 0 .. most
//     {n|...}   that number, 0 for the empty alternative, `every` for "all", -1 for any other word
// It returns an empty effect if the words make no sense together. A deck uses the longest phrase that fits.
constexpr int every = 40;   // "all": more caballeros than are ever in one place
struct Phrase {
    std::string_view words;
    Effect (*means)(const PhraseArgs& args);
    int              most = 9;      // the largest number allowed
    std::string_view moment = {};   // name of the step that uses the card; not empty: the card is kept when taken ...
    int              rounds = 0;    // ... for this many rounds, including the current one
    std::string_view option = {};   // cards with this phrase leave the deck if this option is off; empty: none
};

// One line of a deck (deck.h); its strings point into the deck's text.
struct ActionCard {
    std::string_view id;
    int              stack;       // from 1; 0: a hand card
    int              copies = 1;
    int              caballeros;  // caballeros that may be placed
    int              value = 0;   // of a hand card played with a power card: the modifier, -9 .. 9
    int              number = 0;  // of a hand card played instead of a power card: its power, up to 999, ...
    int              brings = 0;  // ... the caballeros it musters, ...
    bool             required = false;   // ... and whether its action is compulsory
    int              once = -1;   // what `brings` or `caballeros` was before the card was tuned; -1: it was not, ...
    Fixes            tuned = tuned_stacks;   // ... or else the fix that tuned it, ...
    const ActionCard* untuned = nullptr;   // ... and the card as it was before
    std::string_view title;
    std::string_view text;
    std::string_view brief = {};  // a short text of a hand card; empty: `text`
    std::string_view effect_words = {};
    Effect           effect = {};
    Effect           other = {};  // the second special action of a card that offers a choice
    std::string_view first = {}, second = {};  // button texts of the two actions ...
    std::string_view first_brief = {}, second_brief = {};  // ... and short ones; empty: the long ones
    const Step*      moment = nullptr; // of a card that may be kept: the step that uses it; null: never kept
    int              rounds = 0;       // of a kept card: rounds it is kept
    bool             returns = false;  // available again every round
    bool             house = false;    // the text is not from a rulebook
    bool             replaces = false; // a random other card of its stack stays out, unseen (2023, Old Hands)
    std::uint8_t     bit = 0;          // its bit of Rules::left_out; 0: it cannot be left out
    bool             from_player = false;   // from a player's own deck: never translated
    Options          option = 0;       // out of the deck if any of these options is off
    std::uint32_t    marks = 0;        // marks of modules (Module::marks), a bit each
};

// Whether its taker keeps it at once; one that offers a choice is kept only if that is chosen.
constexpr bool kept_when_taken(const ActionCard& card) { return card.moment && card.other.count == 0; }
// Whether the card is in games of these rules.
constexpr bool in_the_deck(const ActionCard& card, const Rules& rules) {
    return (card.option & rules.options_out) == 0 && (card.bit & rules.left_out) == 0;
}

// A step that a module inserts into an outline of its boxes, or removes.
struct Insert {
    Where            where;
    std::string_view named;          // a step of the outline
    StepId           step = 0;       // the inserted step: a number among the module's own
    std::string_view of_base = {};   // if not empty: the inserted step is this step of the base
};

// One byte of a module's part of the block, or one for each seat, for notation, views and validation.
struct Field {
    std::string_view word;           // begins its line of the notation
    std::uint8_t     at;             // offset in the module's part of the block
    bool             each = false;   // one byte for each seat, `stride` bytes apart
    std::uint8_t     stride = 1;
    std::uint8_t     most = 255;     // the largest value
    // Only the seat itself sees its value; others see hidden_value, but a 0 as 0. Requires `each`.
    bool             secret = false;
    // Whether the player `to` knows the secret of `whose` anyway. Null: false.
    bool (*known)(const State&, Player whose, Player to) = nullptr;

    constexpr int of(Player p) const { return each ? at + stride * p : at; }   // offset in the module's part
};

// Where a token is: on a place, on the border between `place` and `to`, in front of a seat, or at a named point of the
// module's map (its map.svg), in the sea or beside the regions. All empty: off the board, not drawn. whose: its colour.
// told: what is told of the token there, instead of Token::told; {n} is the number of its copies there.
struct TokenSpot {
    Place            place = nowhere, to = nowhere;
    Player           seat = nobody, whose = nobody;
    std::string_view point = {}, told = {};
    bool operator==(const TokenSpot&) const = default;
};

// How a token is drawn: a picture that stands on its spot, planks over a border, a chain around a place, a table with
// spaces for the caballeros of its place (Seating), or a picture at the shield of its place.
enum class TokenShape : std::uint8_t { none, figure, link, ring, table, badge };

// Of a table: the number of its spaces, and of a colour how many caballeros are on it or stand beside it.
struct Seating {
    int (*spaces)(const State&) = nullptr;
    int (*on)(const State&, Player colour) = nullptr;
    int (*beside)(const State&, Player colour) = nullptr;
};

// A piece of a module, besides caballeros, the King, Grandes and scoreboards. It can be chosen (Thing::token): on the
// board and in the buttons, whenever it is legal. The rulebook knows it by its id ("of ID").
struct Token {
    std::string_view id, name;   // id: unique; name: shown
    TokenSpot (*where)(const State&, int copy);   // copy: 0 .. copies - 1
    int              copies = 1;
    TokenShape       shape = TokenShape::none;
    std::string_view picture = {};     // of a figure, and of a table that moves: "MODULE/NAME", an SVG in the module's
                                       // folder, or one of assets/
    int              percent = 100;    // of a figure: its size; 100: a picture 115 units high is as high as the King
    Seating          seating = {};     // of a table
    bool             pushed = false;   // a figure that slides to its next spot; others are carried
    // Part of the sentence about its place, its seat or the map. Of a link, {place} is the other end. Empty: not told.
    std::string_view told = {};
};

// Inputs of the nets: `count` facts about one seat, 1 .. 32; `which` returns a bit for each that holds.
struct Fact {
    std::string_view name;
    unsigned (*which)(const State&, Player me);
    int count = 1;
};

// Another name of a place in one box.
struct PlaceName {
    std::string_view id, name;
};

struct BoxRow {
    std::string_view word, name;   // see Box
    Rules            rules;
    std::string_view deck;         // name of a printed deck
    int              caballeros_each = 30;
    std::span<const std::string_view> with = {};   // its modules besides the base, by name
    std::span<const PlaceName>        names = {};
    std::string_view line = {};    // one line that helps to choose
};

// How a module can be added to boxes that do not have it. No boxes in `to`: it cannot.
struct Variant {
    std::string_view                  title, line = {};   // its name, and one line that helps to choose
    std::span<const std::string_view> to = {};            // boxes, by their words
    Set<int>                          players = {2, 3, 4, 5};   // numbers of players
    bool always = false;   // always added for these boxes and numbers of players; not a choice
    std::string_view                  otherwise = {};     // why other numbers of players cannot have it; shown
    std::span<const std::string_view> not_with = {};      // modules that it cannot be combined with, by name
    int  caballeros_each = 0;      // more than the box has; 0: as many
    bool expansion = false;        // an expansion; its name alone is a box's word, too: with the first in `to`
};

// A part of the module that players may leave out: cards whose phrases name it, and steps that check it. `picture` as
// Mark's.
struct OptionRow {
    std::string_view word, title, line = {}, picture = {};
};

// A mark on cards: its word in a deck, what it is called, and its picture at the foot of a card, "MODULE/NAME".
struct Mark {
    std::string_view word, title, picture = {};
    std::string_view option = {};   // of a place; without it the mark means nothing; empty: it always does
    // Whether a card has it because of its effect, so that the deck does not say so. Null: the deck says it.
    bool (*follows)(const ActionCard&) = nullptr;
};

// A free action of a turn, as players see it: a button with the number of choices that it has now, and the first word
// of
// each of them ("Trade: your caballero in Galicia").
struct FreeAction {
    std::string_view id, title;   // id: unique
    bool (*has)(const State&, Choice);   // whether this choice, which TurnHooks::free_actions offered, is one
    std::string_view picture = {};       // "MODULE/NAME"
    std::string_view prompt = {};        // while only its choices are shown; empty: that of the step
    bool once = false;                   // one of its choices, not each of them: they are not counted
};

// A page of the board where the whole map would be too small to read: the words on its tab, and its picture,
// "MODULE/NAME". The base game's page is the map itself.
struct BoardPage {
    std::string_view title, picture = {};
};

// The numbers that modules.cpp gives a module: its own, and that of its first row of each sort.
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
    std::span<const EventType>             events = {};
    std::span<const PlaceRow>              places = {};
    std::span<const Field>                 fields = {};
    std::span<const Token>                 tokens = {};
    std::span<const OptionRow>             options = {};
    std::span<const Mark>                  marks = {};    // of its cards, each a bit of ActionCard::marks
    std::span<const FreeAction>            free_actions = {};   // all that its hook offers
    std::span<const BoardPage>             pages = {};
    int                                    block = 0;    // bytes it needs in State::block
    std::span<const Insert>                inserts = {};
    std::span<const Fact>                  facts = {};
    std::span<const BoxRow>                boxes = {};
    Variant                                variant = {};
    std::string_view                       deck = {};     // name of a deck added to that of every box it is in
    bool                                   merges = false; // the second and third stack of action cards are one
    // Ids of the regions that border the King while he is beside the Castillo; empty: he is never there.
    std::string_view from_castillo = {};
    bool grandes_in_castillo = false;   // Grandes may enter the Castillo and leave it at a general scoring
    Hooks                                  hooks = {};
    Players                                colours = {};   // colours that nobody plays ...
    std::string_view                       called = {};    // ... their name; empty: that of the colour, ...
    bool                                   colours_count = true;    // ... whether they count at all, ...
    int                                    colour_caballeros = 0;   // ... and the caballeros of each; 0: as a player's
    Outline opening = {}, round = {}, turn = {}, scoring = {};      // only of the base; other modules insert steps
    void (*setup)(State&, Events&) = nullptr;   // sets up its pieces; null: none
    bool (*valid)(const State&) = nullptr;      // validates its data in a state loaded from text; null: always valid
    Numbers*                               numbers = nullptr;   // receives its numbers; null: not needed
};

std::span<const Module> modules();   // all, in the order of CMakeLists.txt; the base first
const Numbers& numbers_of(const Module& module);
int fact_count(const Module& module);   // the sum of `count` over its facts

// Options, marks and tokens are numbered over all modules.
Options option_named(std::string_view word);   // its bit; 0: no such option
const OptionRow& option_row(int number);         // of this bit
// Words of the options that are off, except "veto", which text formats write separately.
std::vector<std::string_view> options_out(const Rules& rules);
unsigned mark_named(std::string_view word);    // its bit; 0: no such mark, or one that follows from the effect
unsigned marks_that_follow(const ActionCard& card);   // bits
const Mark& mark(int number);                  // of a bit's number, 0 .. 31
int token_number(std::string_view id);         // -1: no such token
const Token& token(int number);
int token_count();

}
