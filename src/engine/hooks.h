// What a module may add to questions that the base rules ask. A box with no module that has a hook skips it at the
// cost of one test.
#pragma once

#include <array>
#include <cstring>
#include <vector>

#include "engine/events.h"
#include "engine/state.h"

namespace eg {

struct Majorities;

constexpr int no_power = -100;   // lower than any power card can count

// One caballero about to be put somewhere: `from` nowhere: from the court.
struct Mover {
    Player by = nobody, whose = nobody;
    Place  from = nowhere;
};

// Caballeros of one colour that have moved. `from` nowhere: from the court; `to` nowhere: to the court or the province.
struct Moved {
    Player by = nobody, whose = nobody;
    int    n = 1;
    Place  from = nowhere, to = nowhere;
};

struct ScoringHooks {
    // Moves counts between places and colours before a scoring ranks them.
    void (*count)(const State&, PerColour<PerPlace<Count>>&) = nullptr;
    // Adds points, or takes some away. `first_only`: only the first place pays.
    void (*pay)(const State&, bool first_only, Majorities&) = nullptr;
    // A scoring is announced; the module may push questions to be answered before it. Nobody: a general scoring.
    void (*announce)(State&, Player actor) = nullptr;
    // Whether the answers may bring a caballero into any region.
    bool (*may_fill)(const State&) = nullptr;

    bool operator==(const ScoringHooks&) const = default;
};

struct MovementHooks {
    Places (*borders)(const State&, Place) = nullptr;       // further borders of a place, as the table is now
    Places (*barred)(const State&, const Mover&) = nullptr;   // places closed to this caballero, besides taboo ones
    Places (*opened)(const State&, Player) = nullptr;   // places this player may place in besides, wherever the King is
    void (*arrived)(State&, const Moved&, Events&) = nullptr;
    void (*left)(State&, const Moved&, Events&) = nullptr;
    // The King (whose: nobody) or a Grande has moved.
    void (*figure_moved)(State&, Player whose, Place from, Place to, Events&) = nullptr;

    bool operator==(const MovementHooks&) const = default;
};

struct HandHooks {
    Set<int> (*held)(const State&, Player) = nullptr;     // cards of the hand, from 0 on, as far as they are known
    int (*laid)(const State&, Player) = nullptr;          // the one beside or instead of the power card; -1: none
    Set<int> (*played)(const State&, Player) = nullptr;   // face up before this player, the one laid too
    Set<int> (*kept)(const State&, Player) = nullptr;     // of those played, the ones kept for later
    int (*placing)(const State&,
                   Player) = nullptr;   // how many caballeros the rank of the card lets place; 0: not known yet
    // What else may be taken back like a power card, and taking it back. `earlier`: not of this round.
    void (*returnable)(const State&, Player, bool earlier, Choices&) = nullptr;
    void (*take_back)(State&, Player, Choice, bool earlier, Events&) = nullptr;

    bool operator==(const HandHooks&) const = default;
};

struct TurnHooks {
    void (*before)(State&, Player, Events&) = nullptr;    // this player's turn comes next
    int (*musters)(const State&, Player) = nullptr;       // caballeros besides those of the power card
    void (*shift)(const State&,
                  PerPlayer<int>& more) = nullptr;        // adds by how much power cards count for more, played or not
    int (*rival_power)(const State&) = nullptr;           // power of a colour that nobody plays, or no_power
    Players (*vetoers)(const State&) = nullptr;           // who may veto with something other than a kept card
    bool (*veto)(State&, Player by, Player whose, Events&) = nullptr;   // does it; false: it has to be a kept card
    // Actions offered along with those of the turn, as often as they are legal; `turn` is its frame.
    void (*free_actions)(const State&, const Frame& turn, Choices&) = nullptr;
    // Performs one; the turn waits on top of the stack. False: it is not one of them.
    bool (*act)(State&, const Frame& turn, Choice, Events&) = nullptr;

    bool operator==(const TurnHooks&) const = default;
};

struct SecretHooks {
    void (*hide)(State& seen, Player from) = nullptr;   // turns the module's secrets face down
    void (*imagine)(State&, Rng&) = nullptr;            // fills in what is hidden

    bool operator==(const SecretHooks&) const = default;
};

// Those of one module.
struct Hooks {
    ScoringHooks  scoring = {};
    MovementHooks movement = {};
    HandHooks     hand = {};
    TurnHooks     turn = {};
    SecretHooks   secrets = {};
};

// One group, of all modules in a box.
template <class Group>
struct HookGroup {
    Group              first = {};   // of each hook the first module's; null: no module has it
    std::vector<Group> all = {};

    void add(const Group& group) {
        if (group == Group{}) return;
        all.push_back(group);
        std::array<void (*)(), sizeof(Group) / sizeof(void (*)())> mine, more;   // a group is nothing but functions
        std::memcpy(mine.data(), &first, sizeof first);
        std::memcpy(more.data(), &group, sizeof group);
        for (std::size_t i = 0; i < mine.size(); ++i)
            if (!mine[i]) mine[i] = more[i];
        std::memcpy(static_cast<void*>(&first), mine.data(), sizeof first);
    }
};

}
