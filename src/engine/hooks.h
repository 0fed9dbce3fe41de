// Hooks: functions by which modules change the base rules. Null: the module does not use this hook. A hook that no
// module of a box uses costs one test.
#pragma once

#include <array>
#include <cstring>

#include "engine/check.h"
#include "engine/events.h"
#include "engine/state.h"

namespace eg {

struct Majorities;

constexpr int no_power = -100;   // lower than any total of a power card and its modifiers

// One caballero about to be placed or moved. from == nowhere: from the court.
struct Mover {
    Player by = nobody, whose = nobody;
    Place  from = nowhere;
};

// Caballeros of one colour that have moved. from == nowhere: from the court; to == nowhere: to the court or province.
struct Moved {
    Player by = nobody, whose = nobody;
    int    n = 1;
    Place  from = nowhere, to = nowhere;
};

struct ScoringHooks {
    // Moves counts between places and colours before a scoring ranks them.
    void (*count)(const State&, PerColour<PerPlace<Count>>&) = nullptr;
    // Adds points in these places, and an event for each payment unless `told` is null. first_only: only first places
    // score.
    void (*pay)(const State&, Places, bool first_only, Majorities&, Events* told) = nullptr;
    Places (*left_out)(const State&) = nullptr;   // regions that a general scoring does not score
    // Called before a scoring; may push questions to be answered first. actor == nobody: a general scoring.
    void (*announce)(State&, Player actor) = nullptr;
    // Whether the answers to those questions may place a caballero in any region.
    bool (*may_fill)(const State&) = nullptr;

    bool operator==(const ScoringHooks&) const = default;
};

struct MovementHooks {
    Places (*borders)(const State&, Place) = nullptr;         // additional borders of a place now
    // Of these places those closed to this caballero, besides taboo ones.
    Places (*barred)(const State&, const Mover&, Places) = nullptr;
    Places (*opened)(const State&, Player) = nullptr;         // places open to this player wherever the King is
    // Places of its own region where this caballero may be moved: a space, or the region itself (`rearranged`).
    Places (*within)(const State&, const Mover&) = nullptr;
    Players (*owned)(const State&, Player) = nullptr;         // colours that nobody plays which are this player's now
    // Places from which `by` may not send back or recall caballeros of `whose`.
    Places (*safe)(const State&, Player by, Player whose) = nullptr;
    void (*arrived)(State&, const Moved&, Events&) = nullptr;   // `to` is a place
    void (*left)(State&, const Moved&, Events&) = nullptr;      // `from` is a place; called before `arrived`
    void (*rearranged)(State&, const Moved&, Events&) = nullptr;   // moved `within` its region, to that region itself
    Player (*royal)(const State&) = nullptr;   // eg::royal (queries.h)
    // The King (whose == nobody) or the Grande of `whose` has moved.
    void (*figure_moved)(State&, Player whose, Place from, Place to, Events&) = nullptr;

    bool operator==(const MovementHooks&) const = default;
};

// Hand cards, numbered from 0 (hand_card).
struct HandHooks {
    Set<int> (*held)(const State&, Player) = nullptr;      // known cards in hand
    // The card played this round with or instead of the power card; -1: none.
    int (*current)(const State&, Player) = nullptr;
    Set<int> (*face_up)(const State&, Player) = nullptr;   // all cards face up in front of this player
    Set<int> (*kept)(const State&, Player) = nullptr;      // face-up cards kept for later use
    int (*placing)(const State&, Player) = nullptr;        // caballeros to place by the card's rank; 0: not known yet
    // Adds the cards that may be taken back like a power card; takes one back. earlier: not this round's.
    void (*returnable)(const State&, Player, bool earlier, Choices&) = nullptr;
    void (*take_back)(State&, Player, Choice, bool earlier, Events&) = nullptr;

    bool operator==(const HandHooks&) const = default;
};

struct TurnHooks {
    void (*before)(State&, Player, Events&) = nullptr;    // called just before this player's turn begins
    int (*musters)(const State&, Player) = nullptr;       // caballeros to muster besides those of the power card
    // Adds each player's modifier of the power card, played or not yet.
    void (*shift)(const State&, PerPlayer<int>& more) = nullptr;
    int (*rival_power)(const State&) = nullptr;           // power of a colour that nobody plays; no_power: none
    Players (*vetoers)(const State&) = nullptr;           // players with a Veto that is not a kept action card
    // Spends such a Veto of `by` against `whose`; false: `by` has none, a kept card is spent.
    bool (*veto)(State&, Player by, Player whose, Events&) = nullptr;
    // Adds actions offered along with those of the turn, any number of times; `turn` is its frame.
    void (*free_actions)(const State&, const Frame& turn, Choices&) = nullptr;
    // Performs one; the turn's frame is already back on the stack. False: the choice is none of them.
    bool (*act)(State&, const Frame& turn, Choice, Events&) = nullptr;

    bool operator==(const TurnHooks&) const = default;
};

struct SecretHooks {
    void (*hide)(State& view, Player viewer) = nullptr;   // hides the module's secrets; nobody: a spectator
    void (*imagine)(State&, Rng&) = nullptr;              // replaces hidden values by random possible ones

    bool operator==(const SecretHooks&) const = default;
};

// The hooks of one module.
struct Hooks {
    ScoringHooks  scoring = {};
    MovementHooks movement = {};
    HandHooks     hand = {};
    TurnHooks     turn = {};
    SecretHooks   secrets = {};
};

// One group of hooks of all modules in a box.
template <class Group>
struct HookGroup {
    static constexpr std::size_t most = 7;   // modules of one box that have the same hook
    // Row 0 has the first function of each hook, row 1 the second, and so on; null ends a hook. A row
    // mixes modules.
    std::array<Group, most + 1> rows = {};
    bool                        empty = true;

    void add(const Group& group) {
        if (group == Group{}) return;
        empty = false;
        using Functions =
            std::array<void (*)(), sizeof(Group) / sizeof(void (*)())>;   // a group holds only function pointers
        std::array<Functions, most + 1> mine;
        Functions                       more;
        std::memcpy(mine.data(), rows.data(), sizeof rows);
        std::memcpy(more.data(), &group, sizeof group);
        for (std::size_t i = 0; i < more.size(); ++i) {
            std::size_t row = 0;
            while (mine[row][i]) ++row;
            check(!more[i] || row < most, "Too many modules of a box have the same hook: raise most.");
            mine[row][i] = more[i];
        }
        std::memcpy(static_cast<void*>(rows.data()), mine.data(), sizeof rows);
    }
};

}
