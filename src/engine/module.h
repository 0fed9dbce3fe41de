// How the game is declared. A module brings rows and steps; modules.cpp lists the modules,
// and the rest of the engine knows them only through here.
#pragma once

#include <span>
#include <string_view>

#include "engine/events.h"
#include "engine/state.h"

namespace eg {

// Which numbers of its frame mean something to a step; the others stay as they are in an empty one.
enum Uses : std::uint8_t { uses_nothing = 0, uses_count = 1, uses_place = 2, uses_whose = 4, uses_mode = 8, uses_set = 16 };
constexpr Uses operator|(Uses a, Uses b) { return static_cast<Uses>(+a | +b); }

// One box of the flow chart. A step with `legal` asks its frame's player; one without runs by itself.
struct Step {
    StepId           id;
    std::string_view name;
    Uses             uses = uses_nothing;
    std::string_view prompt = {};  // of the frame: {n} how many are left, {also} how many more, {place}, {to}, {who}, {whose}, {board}
    std::string_view (*prompt_now)(const State&, const Frame&) = nullptr;  // where it depends on the table
    std::string_view part = {};  // what it will do, told beforehand to whoever may stop it
    void (*legal)(const State&, const Frame&, Choices&) = nullptr;
    // Null: always. A step that is not possible is passed over, and a card whose action
    // begins with it cannot be acted on.
    bool (*possible)(const State&, const Frame&) = nullptr;
    void (*apply)(State&, Frame, Choice, Events&) = nullptr;
    // Whether a frame read from text fits the table it lies on; null: it has nothing that could not.
    bool (*sound)(const State&, const Frame&) = nullptr;
    bool of_the_game = false;  // its frame belongs to no player
    bool a_turn = false;       // as long as its frame lies there, its player has his turn
    bool (*lost)(const State&, const Frame&) = nullptr;  // whether what is chosen goes back to the province; null: no
    // For a step that reveals secret discs: what each player may dial for it.
    Places (*dials)(const State&, const Frame&, Player) = nullptr;
};

// A list of frames, carried out from first to last.
struct Effect {
    std::array<Frame, 8> frames{};
    std::uint8_t         count = 0;

    constexpr Effect() = default;
    constexpr Effect(std::initializer_list<Frame> list) {
        for (const Frame& frame : list) add(frame);
    }
    constexpr void add(const Frame& frame) { frames[count++] = frame; }
};

// What the text of a card's effect may say, and the frames it means: {n} is a number, {n|all} may be
// "all" instead. Of those that fit the longest counts.
struct Phrase {
    std::string_view words;
    Effect (*means)(const std::array<int, 2>& n);
    int              most = 9;         // that a number may be
    bool             at_once = false;  // carried out as the card is taken, and no special action
    bool Rules::*    only_if = nullptr;  // such a card is left out of the deck unless this is agreed
};

// One line of a deck; its words lie in the deck's text.
struct ActionCard {
    std::string_view id;
    int              stack;       // 1 .. 5
    int              copies = 1;
    int              caballeros;  // so many may be placed
    std::string_view title;
    std::string_view text;
    std::string_view effect_words = {};
    Effect           effect = {};
    Effect           other = {};  // of two special actions to choose from the second ...
    std::string_view first = {}, second = {};  // ... and what the two are called
    bool             at_once = false;  // see Phrase
    bool             returns = false;  // face up again every round
    bool             house = false;    // its words stand in no rulebook
    bool Rules::*    only_if = nullptr;
};

constexpr bool in_the_deck(const ActionCard& card, const Rules& rules) { return !card.only_if || rules.*card.only_if; }

struct Module {
    std::string_view                       name;
    std::span<const std::span<const Step>> steps;
    std::span<const Phrase>                phrases;
    void (*setup)(State&, Events&) = nullptr;  // deals its pieces
    StepId first_step = 0;                     // of a game; the base's counts
};

std::span<const Module> modules();

// The question that begins a game whose table is set.
Frame first_question();

extern const Step* const all_steps;  // by id
inline const Step& step(StepId id) { return all_steps[id]; }
const Step* step(std::string_view name);  // null if there is none

// The cards of a stack (0 .. 4) in a game of these rules, each copy counted: index 0 .. card_count - 1.
int               card_count(const Rules& rules, int stack);
const ActionCard& card(const Rules& rules, int stack, int index);

// ---- the stack of questions

inline void push(State& s, const Frame& frame) { s.stack[s.depth++] = frame; }
inline void pop(State& s) { s.stack[--s.depth] = {}; }

// The frame that will reveal the discs now being dialled; null if none will.
const Frame* revealing(const State& s);
// The first frame goes on top.
void push(State& s, const Effect& effect, Player player);

}
