// The table as one plain value: copy it, compare it, hash it, print it, read it back. It holds what players could see
// or have hidden on a real table, and nothing else.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/check.h"
#include "engine/rng.h"
#include "engine/rules.h"
#include "engine/set.h"

namespace eg {

using Count = std::uint8_t;

// ---- the words of the table

// A seat, clockwise.
enum Player : std::uint8_t { red, blue, yellow, green, sable, nobody = 0xff };
constexpr int max_players = 5;
// Caballeros have a colour: a seat's, or one that nobody plays.
constexpr int colour_capacity = 7;
using Players = Set<Player>;

// Anything caballeros stand on: the Castillo, then the nine regions in scoring order, then places of other modules
// (numbered in boxes.cpp).
enum Place : std::uint8_t { CAS, GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL, face_down = 0xfe, nowhere = 0xff };
constexpr int place_capacity = 32;    // of all modules together
using Places = Set<Place>;
constexpr bool is_place(Place place) { return place < place_capacity; }   // neither nowhere nor face down
constexpr Places castillo = {CAS};

constexpr int power_cards = 13;
constexpr int stack_capacity = 8;
constexpr int scoreboard_count = 2;  // mobile ones: 0 is 8/4/0, 1 is 4/0/0
constexpr int last_round = 9;

// Power card values 1 .. 13 as a set; bit 0 is never used.
using PowerCards = Set<int>;
constexpr PowerCards full_hand = PowerCards::first(power_cards + 1) - PowerCards{0};

using Stacks = Set<int>;

// An array indexed by one of the types above.
template <class Key, class T, int n>
struct Per {
    std::array<T, static_cast<std::size_t>(n)> items{};
    constexpr T&       operator[](Key key) { return items[static_cast<std::size_t>(key)]; }
    constexpr const T& operator[](Key key) const { return items[static_cast<std::size_t>(key)]; }
    bool operator==(const Per&) const = default;   // constexpr where T allows it
};
template <class T> using PerPlayer = Per<Player, T, max_players>;
template <class T> using PerColour = Per<Player, T, colour_capacity>;
template <class T> using PerPlace = Per<Place, T, place_capacity>;
template <class T> using PerStack = Per<int, T, stack_capacity>;

// ---- questions

using StepId = std::uint16_t;

// A step waiting on the stack. What the numbers mean is up to the step; those it does not use keep these defaults.
struct Frame {
    StepId        step = 0;
    Player        player = nobody;  // who is asked, or whose action this is
    Count         count = 0;        // how many are left
    Place         place = nowhere;
    Player        whose = nobody;
    std::uint16_t mode = 0;
    std::uint32_t set = 0;          // a set of places or players

    bool operator==(const Frame&) const = default;
};
static_assert(sizeof(Frame) == 12);
constexpr int stack_depth = 24;

// An action card kept face up in front of its owner, such as a Veto.
struct Kept {
    Player       owner = nobody;
    std::uint8_t stack = 0;
    std::uint8_t index = 0;        // among the cards of the stack
    std::uint8_t rounds_left = 0;  // this round included

    bool operator==(const Kept&) const = default;
};
constexpr int kept_count = 6;

constexpr std::uint8_t no_card = 0xff;
constexpr int block_size = 96;

// ---- the table

struct State {
    PerColour<PerPlace<Count>> caballeros;   // caballeros[colour][place]
    Rng                        rng;          // secret
    PerPlayer<PowerCards>      hand;
    PerPlayer<PowerCards>      unseen;       // secret: cards in the hand that were taken back unseen
    PerPlayer<PowerCards>      doubt;        // used cards that may be the unseen ones, as others know
    PerStack<std::uint32_t>    deck;         // bits of the cards not yet revealed
    Places                     closed;       // taboo places besides the King's region; with their spaces
    Players                    acted;        // players whose turn this round is over or on
    PerPlayer<std::int16_t>    score;
    PerPlayer<std::int16_t>    power;        // the power card of this round, 0 before it is played
    PerPlayer<Count>           unseen_count; // how many came back unseen
    PerStack<std::uint8_t>     shown;        // the card revealed this round, or no_card
    PerStack<Player>           taker;        // who took it
    PerColour<Count>           court;
    PerColour<Count>           province;
    PerPlayer<Place>           grande;
    PerPlayer<Place>           disc;         // secret while set
    Per<int, Place, scoreboard_count> scoreboard;  // where the mobile ones lie; nowhere: beside the board
    Place                      king = nowhere;
    Count                      players = 0;
    Count                      round = 0;    // the marker on the round track, 1 .. 9
    Player                     start = nobody;
    std::array<Kept, kept_count> kept;
    std::array<std::uint8_t, block_size> block{};  // what modules keep; each has a part of it (Box::block)
    std::uint8_t               depth = 0;    // frames on the stack
    Rules                      rules;
    std::array<Frame, stack_depth> stack;    // stack[depth-1] asks

    const Frame& top() const { return stack[static_cast<std::size_t>(depth - 1)]; }
    Players      seats() const { return Players::first(players); }

    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>,
              "no padding: a table goes out to whoever thinks about it byte by byte");

// The seats after p, clockwise, without p himself.
constexpr Player next_seat(int players, Player p) {
    return static_cast<Player>(p + 1 == players ? 0 : p + 1);
}

// ---- answers

enum class Thing : std::uint8_t {
    button, number, power_card, stack, place, caballero, court, scoreboard, hand_card, token
};

enum Button : std::uint8_t {
    done,        // no more of this; in a turn: the turn is over
    act,         // perform the special action
    act_other,   // ... the second one, on a card that offers two
    veto,
    allow,       // no veto now
    allow_all,   // no veto against anything more of this special action
};
constexpr int button_count = 6;

// A click on one thing of the table. `whose`: the owner of a caballero or court, else nobody.
struct alignas(4) Choice {
    Thing        thing = Thing::button;
    std::uint8_t which =
        0;   // a Button, number, power card, stack from 0, Place, scoreboard, token, or a card of the hand from 0
    Player       whose = nobody;

    bool operator==(const Choice&) const = default;
};

constexpr Choice press(Button button) { return {Thing::button, button}; }
constexpr Choice on(Place place) { return {Thing::place, place}; }

// What may be chosen, in a fixed order, as runs of things of one sort: cheap to list, and to pick the n-th of.
class alignas(8) Choices {
public:
    void add(Thing thing, unsigned which_bits, Player whose = nobody) {
        if (which_bits == 0) return;
        check(count_ < static_cast<int>(runs_.size()),
              "Too many sorts of things may be chosen at once: Choices needs more runs.");
        runs_[static_cast<std::size_t>(count_++)] = {which_bits, thing, whose};
        size_ += std::popcount(which_bits);
    }
    void add(Button button) { add(Thing::button, 1u << button); }
    void add(Places places) { add(Thing::place, places.bits); }

    int  size() const { return size_; }
    bool empty() const { return size_ == 0; }
    bool has(Choice choice) const {
        for (int i = 0; i < count_; ++i) {
            const Run& run = runs_[static_cast<std::size_t>(i)];
            if (run.thing == choice.thing && run.whose == choice.whose && choice.which < 32
                && (run.bits >> choice.which & 1u))
                return true;
        }
        return false;
    }
    Choice operator[](int n) const {
        const Run* run = runs_.data();
        for (int here = std::popcount(run->bits); n >= here; here = std::popcount(run->bits)) n -= here, ++run;
        return {run->thing, Set<std::uint8_t>::of_bits(run->bits).nth(n), run->whose};
    }
    // Which things of one kind may be chosen.
    unsigned of(Thing thing, Player whose = nobody) const {
        unsigned bits = 0;
        for (int i = 0; i < count_; ++i)
            if (runs_[static_cast<std::size_t>(i)].thing == thing && runs_[static_cast<std::size_t>(i)].whose == whose)
                bits |= runs_[static_cast<std::size_t>(i)].bits;
        return bits;
    }

    struct Iterator {
        const Choices* choices;
        int            n;
        Choice    operator*() const { return (*choices)[n]; }
        Iterator& operator++() { ++n; return *this; }
        bool      operator!=(const Iterator& other) const { return n != other.n; }
    };
    Iterator begin() const { return {this, 0}; }
    Iterator end() const { return {this, size_}; }

private:
    struct Run {
        std::uint32_t bits;
        Thing         thing;
        Player        whose;
    };
    std::array<Run, 14> runs_;
    int count_ = 0;
    int size_ = 0;
};

}
