// The contract of all boxes: laws that hold in every game, even with bad moves. tests/engine/contract_test.cpp plays
// random games of every box, number of players and length, and checks every law in them. A box's own test file adds its
// own laws, which are checked in the same games:
//
//     const Law no_court{"the dummy has nothing in a court", {.with = "dummy"}, When::always, [](const Moment& m) {
//         REQUIRE(m.table.court[white] == 0);
//     }};
//
// A law about a rare event counts it with a Witness, so that the law cannot pass untested.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "engine/box.h"
#include "engine/events.h"
#include "engine/save_game.h"

namespace eg {

// One moment of a random game: the table after a choice, or the dealt table.
struct Moment {
    const Record&             record;    // the setup, the seed and all choices up to now
    int                       number;    // of choices made so far; 0: the table has just been dealt
    const State&              before;    // the table before the last choice; number 0: the table now
    const Choices&            options;   // the legal choices on that table
    Choice                    choice;    // the last choice; number 0: nothing
    const State&              table;     // the table now
    const std::vector<Event>& events;    // of the last choice; number 0: of dealing
    bool                      closely;   // the game is checked closely: one game of each kind is
    Rng&                      luck;      // random numbers for this law, independent of other laws

    bool dealt() const { return number == 0; }
};

// How often a law is checked; cheap laws always.
enum class When {
    always,    // at every moment of every game
    closely,   // at every moment of the games that are checked closely
    sampled,   // in those games at every eighth moment and the last one; in others at every fiftieth moment
    at_end,    // when a game is over
};

// The boxes with a module of this name for which `which` is true.
struct OfBoxes {
    std::string_view with = {};              // empty: any
    bool (*which)(const Box&) = nullptr;     // null: all

    bool has(const Box& box) const {
        const auto named = [this](const Module* module) { return module->name == with; };
        return (with.empty() || std::any_of(box.modules.begin(), box.modules.end(), named)) && (!which || which(box));
    }
};
constexpr OfBoxes every_box{};

// The number of a module's field (Module::fields) with this word in the notation. of: the seat, if each has one.
inline int number_kept(const State& s, std::string_view word, Player of = red) {
    for (const Module* module : box(s).modules)
        for (const Field& field : module->fields) {
            const int at = block_of(box(s), *module) + field.of(of);
            if (field.word == word) return s.block[static_cast<std::size_t>(at)];
        }
    FAIL("This box has no " << std::string{word});
    return 0;
}

struct Law {
    std::string_view name;   // a sentence
    OfBoxes          of;     // the boxes in which it holds
    When             when;
    void (*check)(const Moment&);

    Law(std::string_view law_name, OfBoxes boxes_of, When how_often, void (*check_it)(const Moment&))
        : name{law_name}, of{boxes_of}, when{how_often}, check{check_it} {
        all().push_back(this);
    }
    Law(const Law&) = delete;
    static std::vector<const Law*>& all() {
        static std::vector<const Law*> laws;
        return laws;
    }
};

// Counts how often the subject of a law occurs. It must occur at least in_100_games times in 100 games of its boxes;
// with When::closely, in 100 games that are checked closely.
struct Witness {
    std::string_view what;
    OfBoxes          of;
    When             when;
    int              in_100_games;
    long long        times = 0;

    Witness(std::string_view it, OfBoxes boxes_of, When looked_at, int wanted)
        : what{it}, of{boxes_of}, when{looked_at}, in_100_games{wanted} {
        all().push_back(this);
    }
    Witness(const Witness&) = delete;
    void saw(bool it = true) { times += it; }
    static std::vector<Witness*>& all() {
        static std::vector<Witness*> witnesses;
        return witnesses;
    }
};

}
