// A step is one box of the game's flow chart: a row with its rule, its text, and hints for the page and the bots.
// Waiting steps are frames on the state's stack; the top one runs or asks next.
#pragma once

#include <span>
#include <string_view>

#include "engine/check.h"
#include "engine/events.h"
#include "engine/state.h"

namespace eg {

struct ActionCard;

// Frame fields that a step uses; all others must keep their defaults.
enum FrameFields : std::uint8_t {
    frame_nothing = 0, frame_count = 1, frame_place = 2, frame_whose = 4, frame_mode = 8, frame_set = 16,
};
constexpr FrameFields operator|(FrameFields a, FrameFields b) { return static_cast<FrameFields>(+a | +b); }

// What the step does. A step with `legal` asks its frame's player; one without runs by itself.
struct StepRule {
    FrameFields fields = frame_nothing;
    void (*legal)(const State&, const Frame&, Choices&) = nullptr;
    // Whether the step would do something. Null: always. An impossible step is skipped; a card whose action begins with
    // one cannot be performed.
    bool (*possible)(const State&, const Frame&) = nullptr;
    // If true and the step is impossible, the rest of the same card is skipped too. Null: false.
    bool (*needed)(const State&, const Frame&) = nullptr;
    // Performs the step; its frame has been popped and is passed by reference. The choice is empty for a step without
    // `legal`. Never null.
    void (*apply)(State&, Frame&, Choice, Events&) = nullptr;
    // Its first frame in an outline. Null: a frame with only its player set.
    Frame (*begin)(const State&, Player) = nullptr;
    // Validates a frame loaded from text. Null: always valid.
    bool (*valid)(const State&, const Frame&) = nullptr;
    // Whether the caballeros chosen go back to the province. Null: false.
    bool (*is_loss)(const State&, const Frame&) = nullptr;
    // For a step that reveals secret discs: the places this player may dial for it; empty: he does not dial.
    Places (*dials)(const State&, const Frame&, Player) = nullptr;
    // Stores the picked place in this frame if it waits for one; returns whether it does. Null: false.
    bool (*takes_picked)(Frame&, Place) = nullptr;
    bool without_player = false;   // its frame belongs to no player
    bool is_turn = false;          // its player has the turn while its frame is on the stack
    bool stays = false;            // when the special action above which it waits is stopped, it does not end with it
    bool picks = false;            // picks a place for later steps of the same card (pick_place)
    bool at_once = false;          // its turn comes as soon as it is pushed: above it are interruptions alone
};

// Count shown beside the question: none, the caballeros left to choose, or those left to place by the card.
enum class Shows : std::uint8_t { nothing, left, left_of_card };

// Texts about a step: templates (language/template.h) filled from the frame with {n} (count), {also} (set), {place},
// {to}, {who}, {whose} or {Whose} (the player's, if it names nobody), {board} and {part}. A function named `..._now`
// chooses the text by the state; null: the fixed text. Empty: nothing is said, unless a comment says otherwise.
struct StepText {
    std::string_view prompt = {};
    std::string_view (*prompt_now)(const State&, const Frame&) = nullptr;
    // The card being performed: {card} in its prompt and in those of the frames above it. Null: see the frame below.
    const ActionCard* (*card)(const State&, const Frame&) = nullptr;
    std::string_view part = {};   // its effect, announced before a Veto may stop it
    std::string_view (*part_now)(const State&, const Frame&) = nullptr;
    // Why an illegal choice is not allowed, with {chosen} and {king}. Null or empty: no reason particular to this step;
    // always empty for a legal choice.
    std::string_view (*refused)(const State&, const Frame&, Choice) = nullptr;
    std::string_view title = "Your turn";
    std::string_view hint = {};   // {province} and the module's field words; empty: the card's text is shown instead
    std::string_view curtain = {};           // shown before the device changes hands; empty: the prompt
    std::string_view awaited = "decides";   // shown at the seat of the player who is asked
    std::string_view awaited_brief = {};     // the same for narrow screens; empty: `awaited`
    std::string_view asked_first = {};       // reply to a click on anything that this question does not offer
    std::string_view done_button = "Done";
    std::string_view place_button = {};      // makes the only choice of a place a button, too; empty: none
    std::string_view answer_text = {};       // an answer as advice: "move {own} Grande {chosen:to}"
    std::string_view (*answer_text_now)(const State&, Choice) = nullptr;
    // Advice about moved caballeros, instead of answer_text: `way` for {n} of {whose} caballeros {from} a place {to} a
    // place, way_from_court for those that leave {own} court; for several routes of one owner `ways`, a {list} of
    // `route`.
    std::string_view way = {}, way_from_court = {};
    std::string_view ways = {}, route = {};
};

// The sort of question: bots use it to plan ahead, the page to limit undo.
enum class Kind : std::uint8_t {
    turn,          // part of a turn, asked of the active player or of another one it affects
    bid,           // before the turns, one player after another, in the open
    disc,          // all players at once, in secret
    interruption,  // whether to stop another player's action
    order,         // the order of effects that all happen anyway
};

// How an answer may be given besides a press: by dragging a piece to the place.
enum class Gesture : std::uint8_t { press, from_court, king, grande };

// Hints for the page and the bots, which know no step by name.
struct StepHints {
    Kind    kind = Kind::turn;
    bool    secret = false;       // shows information that only its player may see
    Count   gathers = 0;          // so many are chosen, one each time it is asked; 0: it is asked once
    Gesture gesture = Gesture::press;
    Shows   shows = Shows::nothing;
    // For a step whose `done` ends the turn: whether ending it is all that is left to do. Null: false.
    bool (*turn_done)(const State&, const Frame&) = nullptr;
    // A plausible answer at little cost, for playouts; `luck` is a random number for its odds. Null: any choice.
    Choice (*likely)(const State&, const Frame&, const Choices&, unsigned luck, Rng&) = nullptr;
    bool opens_turn = false;   // decides much of the turn: bots think longer
    bool passes_left = false;  // all players choose a card for their left-hand neighbour, then all change hands at once
};

struct alignas(64) Step {   // aligned so that the functions used most share a cache line
    StepId           id = 0;      // in a row: number among its module's steps; in all_steps: among all
    std::string_view name = {};   // unique; used in saves
    StepRule         rule = {};
    StepText         text = {};
    StepHints        hints = {};
};

constexpr int step_capacity = 256;
extern Step all_steps[step_capacity];   // by id; written by modules.cpp alone, before the first game
inline const Step& step(StepId id) { return all_steps[id]; }
const Step* step(std::string_view name);         // null if there is none
// The step that asks now; no_step when the game is over.
inline constexpr Step no_step;
inline const Step& asked_step(const State& s) { return s.depth == 0 ? no_step : step(s.top().step); }

// ---- lists of steps

// Frames performed from first to last: what a card does.
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

// Where a module inserts a step into an outline; without: it removes the step named.
enum class Where : std::uint8_t { after, before, instead_of, without };

// A sequence of play: steps performed from first to last. At most 12.
struct Outline {
    std::array<StepId, 12> steps{};
    std::array<StepId, 12> slots{};   // for each step: itself, or the step it replaced
    std::uint8_t           count = 0;

    constexpr Outline() = default;
    constexpr Outline(std::initializer_list<StepId> list) {
        for (StepId id : list) slots[count] = id, steps[count++] = id;
    }
    // Inserts `added` next to or instead of `step`, or of the step that replaced it, or removes it. False: `step` is
    // not here.
    bool insert(Where where, StepId step, StepId added);
};

// ---- the stack of questions

// Pushes a copy and returns it. To ask again with other fields, push first and then set them in the result: a frame
// whose bytes are set before it is copied as a whole stalls on store forwarding.
inline Frame& push(State& s, const Frame& frame) {
    check(s.depth < stack_depth, "Too many questions wait at once: raise stack_depth.");
    return s.stack[s.depth++] = frame;
}
inline void pop(State& s) { s.stack[--s.depth] = {}; }
// Ends what is above the turn's frame, but for steps that stay.
void end_action(State& s, const Frame& turn);
// Pushes the frames so that the first one is on top; all get this player.
void push(State& s, const Effect& effect, Player player);
void push(State& s, const Outline& outline, Player player);

// The uppermost frame of this step on the stack; null: none.
const Frame* find_frame(const State& s, StepId step);
// The part that a Veto would stop now: the uppermost frame with a `part` text; null: none.
const Frame* announced_frame(const State& s);
// The card that the current question is about ({card}); null: none.
const ActionCard* card_asked_about(const State& s);
// The uppermost frame that will reveal secret discs; null: none.
const Frame* reveal_frame(const State& s);
// Passes a picked place to all frames above the turn that wait for one (takes_picked).
void pick_place(State& s, Place place);

}
