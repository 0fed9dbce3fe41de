// A step is one box of the game's flow chart: a row with its rule, its text, and hints for the page and the bots.
// Waiting steps lie on the table's stack as frames; the top one asks.
#pragma once

#include <span>
#include <string_view>

#include "engine/check.h"
#include "engine/events.h"
#include "engine/state.h"

namespace eg {

struct ActionCard;

// Frame fields that a step uses; all others keep their defaults.
enum FrameFields : std::uint8_t {
    frame_nothing = 0, frame_count = 1, frame_place = 2, frame_whose = 4, frame_mode = 8, frame_set = 16,
};
constexpr FrameFields operator|(FrameFields a, FrameFields b) { return static_cast<FrameFields>(+a | +b); }

// What the step does. A step with `legal` asks its frame's player; one without runs by itself.
struct StepRule {
    FrameFields fields = frame_nothing;
    void (*legal)(const State&, const Frame&, Choices&) = nullptr;
    // Null: always. A step that is not possible is skipped; a card whose action begins with it cannot be performed.
    bool (*possible)(const State&, const Frame&) = nullptr;
    // If this holds and the step is not possible, the rest of the same card is skipped too. Null: never.
    bool (*needed)(const State&, const Frame&) = nullptr;
    void (*apply)(State&, Frame&, Choice, Events&) = nullptr;
    // Its first frame as a part of an outline. Null: just its player.
    Frame (*begin)(const State&, Player) = nullptr;
    // Validates a frame loaded from text. Null: always valid.
    bool (*valid)(const State&, const Frame&) = nullptr;
    // Whether the caballeros chosen go back to the province. Null: no.
    bool (*is_loss)(const State&, const Frame&) = nullptr;
    // For a step that reveals secret discs: the places each player may dial for it.
    Places (*dials)(const State&, const Frame&, Player) = nullptr;
    // Stores the picked place in this frame if it waits for one, and says whether it does. Null: never.
    bool (*takes_picked)(Frame&, Place) = nullptr;
    bool of_the_game = false;  // its frame belongs to no player
    bool a_turn = false;       // while its frame is on the stack, its player has the turn
    bool picks = false;        // it picks a place for later steps of the same card (pick_place)
};

// Shown beside the question: nothing, the caballeros left to choose, or left of those the card lets place.
enum class Shows : std::uint8_t { nothing, left, left_of_card };

// What is said of it. All are templates (language/template.h) filled from the frame: {n} left to choose, {also} more,
// {place}, {to}, {who}, {whose} or {Whose}, {board}, {part}.
struct StepText {
    std::string_view prompt = {};
    std::string_view (*prompt_now)(const State&, const Frame&) = nullptr;   // where it depends on the table
    const ActionCard* (*card)(const State&, const Frame&) =
        nullptr;                  // {card} of its prompt and of those above it; of a turn the card being performed
    std::string_view part = {};   // its effect, announced before a Veto may stop it
    std::string_view (*part_now)(const State&,
                                 const Frame&) = nullptr;   // where it depends on the table; empty: nothing
    // Why a thing may not be chosen, if only this step knows; with {chosen} and {king}. Empty: no such reason,
    // and so for all that is legal.
    std::string_view (*refused)(const State&, const Frame&, Choice) = nullptr;
    std::string_view title = "Your turn";
    std::string_view hint = {};   // {province} and the module's field words; empty: the card's text is shown instead
    std::string_view curtain = {};                // before the device changes hands; empty: the prompt
    std::string_view awaited = "is asked";        // at the seat of the player asked
    std::string_view awaited_brief = {};          // the same where there is little room
    std::string_view asked_first = {};            // to a player who points at anything else
    std::string_view done_button = "That is all";
    std::string_view deed = {};                   // an answer, as advice: "move {own} Grande {chosen:to}"
    std::string_view (*deed_now)(const State&, Choice) = nullptr;   // where it depends on the table
    // Instead of a deed, how {n} caballeros go {from} somewhere {to} somewhere, {whose} they are, and how they leave
    // {own} court. Several routes of one owner are told as `ways`, a {list} of `route`.
    std::string_view way = {}, way_from_court = {};
    std::string_view ways = {}, route = {};
};

// What sort of question it is: for bots that plan ahead, and for how far a player may undo.
enum class Kind : std::uint8_t {
    turn,          // part of a turn, or asked of someone it affects
    bid,           // openly, one after another, before the turns
    disc,          // secretly, all players at once
    interruption,  // whether another player's action may go on
    order,         // only the order of what happens anyway
};

// How an answer may be given besides a press: by carrying something there.
enum class Gesture : std::uint8_t { press, from_court, king, grande };

// For the page and the bots, so that they need not know a step by name.
struct StepHints {
    Kind    kind = Kind::turn;
    bool    secret = false;       // it shows what only its player may see
    bool    gathers = false;      // asked of the same player again and again, until a whole set is chosen
    Gesture gesture = Gesture::press;
    Shows   shows = Shows::nothing;
    // For a step whose `done` ends the turn: whether only that is left to do.
    bool (*turn_done)(const State&, const Frame&) = nullptr;
    // A likely answer at little cost, for playouts. `luck` is drawn for its odds. Null: any.
    Choice (*likely)(const State&, const Frame&, const Choices&, unsigned luck, Rng&) = nullptr;
    bool opens_turn = false;   // it decides much of the turn: bots think longer
};

struct alignas(64) Step {   // so that what is asked most lies in one line of the cache
    StepId           id = 0;      // among its module's steps; global once registered
    std::string_view name = {};   // in saves; unique
    StepRule         rule = {};
    StepText         text = {};
    StepHints        hints = {};
};

constexpr int step_capacity = 256;
extern Step all_steps[step_capacity];   // by id; written by boxes.cpp alone, before the first game
inline const Step& step(StepId id) { return all_steps[id]; }
const Step* step(std::string_view name);         // null if there is none
// The step that asks now; an empty one when the game is over.
inline constexpr Step no_step;
inline const Step& asked_step(const State& s) { return s.depth == 0 ? no_step : step(s.top().step); }

// ---- lists of steps

// Frames carried out from first to last.
struct Effect {
    std::array<Frame, 8> frames{};
    std::uint8_t         count = 0;

    constexpr Effect() = default;
    constexpr Effect(std::initializer_list<Frame> list) {
        for (const Frame& frame : list) add(frame);
    }
    constexpr void add(const Frame& frame) { frames[count++] = frame; }

    bool operator==(const Effect&) const = default;
};

// Where a module inserts a step into an outline.
enum class Where : std::uint8_t { after, before, instead_of };

// A sequence of play: steps carried out from first to last.
struct Outline {
    std::array<StepId, 12> steps{};
    std::array<StepId, 12> slots{};   // the step whose slot each one is in: itself, or the one it replaced
    std::uint8_t           count = 0;

    constexpr Outline() = default;
    constexpr Outline(std::initializer_list<StepId> list) {
        for (StepId id : list) slots[count] = id, steps[count++] = id;
    }
    // Whether that step, or the slot it left, is here.
    bool insert(Where where, StepId step, StepId added);
};

// ---- the stack of questions

// Gives the frame on the stack. What is to be asked again is pushed first and changed there: to change a copy byte by
// byte
// and copy it then as a whole makes the processor wait.
inline Frame& push(State& s, const Frame& frame) {
    check(s.depth < stack_depth, "Too many questions wait at once: raise stack_depth.");
    return s.stack[s.depth++] = frame;
}
inline void pop(State& s) { s.stack[--s.depth] = {}; }
// The first frame goes on top.
void push(State& s, const Effect& effect, Player player);
void push(State& s, const Outline& outline, Player player);

// The uppermost frame of this step on the stack; null if there is none.
const Frame* waiting(const State& s, StepId step);
// What a Veto would stop now: the uppermost waiting frame that announces its part; null if there is none.
const Frame* announced(const State& s);
const ActionCard* card_asked_about(const State& s);   // {card} of what is asked; null: none
// The frame that will reveal the discs being dialled; null if there is none.
const Frame* revealing(const State& s);
// Hands a picked place to the frames waiting above the turn.
void pick_place(State& s, Place place);

}
