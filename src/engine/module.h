// How the game is declared. A module brings rows and steps; modules.cpp lists the modules,
// and the rest of the engine knows them only through here.
#pragma once

#include <span>
#include <string_view>

#include "engine/events.h"
#include "engine/state.h"

namespace eg {

// One box of the flow chart. A step with `legal` asks its frame's player; one without runs by itself.
struct Step {
    StepId           id;
    std::string_view name;
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
    std::array<Frame, 2> frames{};
    std::uint8_t         count = 0;

    constexpr Effect() = default;
    constexpr Effect(std::initializer_list<Frame> list) {
        for (const Frame& frame : list) frames[count++] = frame;
    }
};

struct Wording {
    std::array<std::string_view, edition_count> by_edition{};

    constexpr Wording(const char* same) : by_edition{same, same, same} {}
    constexpr Wording(const char* first, const char* decennial, const char* big_box) : by_edition{first, decennial, big_box} {}
    constexpr std::string_view in(const Rules& rules) const { return by_edition[static_cast<std::size_t>(rules.edition)]; }
};

struct ActionCard {
    std::string_view id;
    int              stack;       // 1 .. 5: so many caballeros may be placed
    int              copies = 1;
    Wording          title;
    Wording          text;
    Effect           effect;
    Effect           other = {};  // "or": the second of two special actions
    bool             at_once = false;  // carried out as the card is taken, and no special action
    bool             returns = false;  // face up again every round
    bool Rules::*    only_if = nullptr;  // left out of the deck unless this is agreed
};

constexpr bool in_the_deck(const ActionCard& card, const Rules& rules) { return !card.only_if || rules.*card.only_if; }

struct Module {
    std::string_view                       name;
    std::span<const std::span<const Step>> steps;
    std::span<const ActionCard>            cards;
    void (*setup)(State&, Events&) = nullptr;  // deals its pieces
    StepId first_step = 0;                     // of a game; the base's counts
};

std::span<const Module> modules();

// The question that begins a game whose table is set.
Frame first_question();

extern const Step* const all_steps;  // by id
inline const Step& step(StepId id) { return all_steps[id]; }
const Step* step(std::string_view name);  // null if there is none

// The cards of a stack (0 .. 4), each copy counted: index 0 .. card_count - 1.
int               card_count(int stack);
const ActionCard& card(int stack, int index);

// ---- the stack of questions

inline void push(State& s, const Frame& frame) { s.stack[s.depth++] = frame; }
inline void pop(State& s) { s.stack[--s.depth] = {}; }

// The frame that will reveal the discs now being dialled; null if none will.
const Frame* revealing(const State& s);
// The first frame goes on top.
void push(State& s, const Effect& effect, Player player);

}
