// The contract of all boxes: laws that hold in every game, whoever plays it and however badly.
// tests/engine/contract_test.cpp plays random games of every box, number of players and length, and checks every law in
// them. A box's own test file adds laws of its own, which are checked in the same games:
//
//     const Law no_court{"the dummy has nothing in a court", {.with = "dummy"}, When::always, [](const Moment& m) {
//         REQUIRE(m.table.court[white] == 0);
//     }};
//
// A law that needs something to happen counts it with a Witness, so that no law passes because nothing was looked at.
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
    int                       number;    // of choices made; 0: the table has just been dealt
    const State&              before;    // the table before the last choice; number 0: the table now
    const Choices&            options;   // what could be chosen on it
    Choice                    choice;    // what was; number 0: nothing
    const State&              table;     // the table now
    const std::vector<Event>& events;    // what the last choice brought about; number 0: what dealing did
    bool                      closely;   // the game is one of those looked at closely: one of each kind
    Rng&                      luck;      // for the law: the same in each run, whatever other laws draw

    bool dealt() const { return number == 0; }
};

// How often a law is looked at. Laws that cost little are checked always.
enum class When {
    always,    // at every moment of every game
    closely,   // at every moment of the games that are looked at closely
    sampled,   // there at every eighth moment and the last, in other games at every fiftieth
    at_end,    // when a game is over
};

// Some of the boxes: those with a module of this name, and of them those for which this is true.
struct OfBoxes {
    std::string_view with = {};              // empty: with or without any
    bool (*which)(const Box&) = nullptr;     // null: all

    bool has(const Box& box) const {
        const auto named = [this](const Module* module) { return module->name == with; };
        return (with.empty() || std::any_of(box.modules.begin(), box.modules.end(), named)) && (!which || which(box));
    }
};
constexpr OfBoxes every_box{};

// What a module keeps on the table under this word of the notation; of a number that each seat has, this seat's.
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

// Counts what laws need to see: so many times, or more, in a hundred games of its boxes; with When::closely of those
// that are looked at closely.
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
