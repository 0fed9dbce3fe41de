// The table as one plain value: copy it, compare it, hash it, print it, read it back. It holds what players could see
// or hide on a real table, and nothing else.
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

// ---- basic types

// A seat, in clockwise order; a colour that nobody plays has a number from max_players on.
enum Player : std::uint8_t { red, blue, yellow, green, sable, nobody = 0xff };
constexpr int max_players = 5;
// Colours of caballeros: those of the seats, then those that nobody plays.
constexpr int colour_capacity = 7;
using Players = Set<Player>;

// The Castillo, then the nine regions in scoring order, then the places of other modules (numbered by box,
// compose.cpp).
// face_down: a secret disc that the viewer may not see. nowhere: no place.
enum Place : std::uint8_t { CAS, GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL, face_down = 0xfe, nowhere = 0xff };
constexpr int place_capacity = 32;    // places of a box
using Places = Set<Place>;
constexpr bool is_place(Place place) { return place < place_capacity; }   // false for nowhere and face_down
constexpr Places castillo = {CAS};

constexpr int power_cards = 13;
constexpr int stack_capacity = 8;
constexpr int scoreboard_count = 2;   // mobile scoreboards: 0 is 8/4/0, 1 is 4/0/0
constexpr int last_round = 9;

// Power card values 1 .. 13 as a set; bit 0 is unused.
using PowerCards = Set<int>;
constexpr PowerCards full_hand = PowerCards::first(power_cards + 1) - PowerCards{0};

using Stacks = Set<int>;   // stacks of action cards, from 0

// An array with one item for each Key, which is one of the types above.
template <class Key, class T, int n>
struct Per {
    std::array<T, static_cast<std::size_t>(n)> items{};
    constexpr T&       operator[](Key key) { return items[static_cast<std::size_t>(key)]; }
    constexpr const T& operator[](Key key) const { return items[static_cast<std::size_t>(key)]; }
    bool operator==(const Per&) const = default;
};
template <class T> using PerPlayer = Per<Player, T, max_players>;
template <class T> using PerColour = Per<Player, T, colour_capacity>;
template <class T> using PerPlace = Per<Place, T, place_capacity>;
template <class T> using PerStack = Per<int, T, stack_capacity>;

// ---- questions

using StepId = std::uint16_t;

// A step waiting on the stack. Each step gives the fields its own meaning (Step, FrameFields); unused fields keep these
// defaults.
struct Frame {
    StepId        step = 0;
    Player        player = nobody;  // the player who is asked, or whose action this is
    Count         count = 0;        // usually the number still to choose
    Place         place = nowhere;
    Player        whose = nobody;
    std::uint16_t mode = 0;
    std::uint32_t set = 0;          // usually a set of places or players

    bool operator==(const Frame&) const = default;
};
static_assert(sizeof(Frame) == 12);
constexpr int stack_depth = 24;

// An action card that its owner keeps face up for later, such as a Veto. owner == nobody: an empty slot.
struct Kept {
    Player       owner = nobody;
    std::uint8_t stack = 0;
    std::uint8_t index = 0;        // card of the stack, 0 .. card_count - 1
    std::uint8_t rounds_left = 0;  // including the current round

    bool operator==(const Kept&) const = default;
};
constexpr int kept_count = 6;

constexpr std::uint8_t no_card = 0xff;
constexpr int block_size = 96;   // bytes for the data of all modules of a box

// ---- the table

struct State {
    PerColour<PerPlace<Count>> caballeros;   // caballeros[colour][place]
    Rng                        rng;          // secret
    PerPlayer<PowerCards>      hand;
    PerPlayer<PowerCards>      unseen;       // secret: power cards in hand that were taken back unseen
    PerPlayer<PowerCards>      unseen_candidates;   // cards that may be the unseen ones, as the opponents know
    PerStack<std::uint32_t>    deck;         // a bit for each card not yet revealed
    Places                     closed;       // taboo places besides the King's region, including their spaces
    Players                    acted;        // players whose turn of this round is over or has begun
    PerPlayer<std::int16_t>    score;
    PerPlayer<std::int16_t>    power;        // the power card of this round; 0 before it is played
    PerPlayer<Count>           unseen_count; // power cards taken back unseen; public
    PerStack<std::uint8_t>     shown;        // the card revealed this round, or no_card
    PerStack<Player>           taker;        // the player who took it; nobody: still available
    PerColour<Count>           court;
    PerColour<Count>           province;
    PerPlayer<Place>           grande;
    PerPlayer<Place>           disc;         // secret while set
    Per<int, Place, scoreboard_count> scoreboard;  // place of each mobile scoreboard; nowhere: beside the board
    Place                      king = nowhere;
    Count                      players = 0;
    Count                      round = 0;    // 1 .. 9; the short game skips some (is_played)
    Player                     start = nobody;   // the starting player
    std::array<Kept, kept_count> kept;       // empty slots come last
    std::array<std::uint8_t, block_size> block{};  // data of the modules, a part for each (Box::block)
    std::uint8_t               depth = 0;    // frames on the stack
    Rules                      rules;
    std::array<Frame, stack_depth> stack;    // stack[depth-1] asks; frames from depth on are empty

    const Frame& top() const { return stack[static_cast<std::size_t>(depth - 1)]; }
    Players      seats() const { return Players::first(players); }

    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>,
              "no padding: tables are copied and compared byte by byte");

// The seat after p, clockwise.
constexpr Player next_seat(int players, Player p) {
    return static_cast<Player>(p + 1 == players ? 0 : p + 1);
}

// ---- choices

enum class Thing : std::uint8_t {
    button, number, power_card, stack, place, caballero, court, scoreboard, hand_card, token
};

enum Button : std::uint8_t {
    done,        // stop here; in a turn: end the turn
    act,         // perform the special action
    act_other,   // perform the second special action of a card that offers two
    veto,
    allow,       // no Veto now
    allow_all,   // no Veto against the rest of this special action
};
constexpr int button_count = 6;

// A click on one thing of the table. `whose`: the owner of a caballero or court, else nobody.
struct alignas(4) Choice {
    Thing        thing = Thing::button;
    // A Button, number, power card, stack from 0, Place, scoreboard, token, or hand card from 0; 0 for a court.
    std::uint8_t which = 0;
    Player       whose = nobody;

    bool operator==(const Choice&) const = default;
};

constexpr Choice press(Button button) { return {Thing::button, button}; }
constexpr Choice on(Place place) { return {Thing::place, place}; }

// A list of choices in a fixed order, stored as runs: bit sets of things of one sort and owner.
class alignas(8) Choices {
public:
    // Adds a choice for each bit, the lowest first. No branch asks whether there are any, which chance decides: an
    // empty run is written and not counted.
    void add(Thing thing, unsigned which_bits, Player whose = nobody) {
        const int after = count_ + (which_bits != 0);
        check(after <= most_runs, "Too many sorts of things may be chosen at once: Choices needs more runs.");
        runs_[static_cast<std::size_t>(count_)] = {which_bits, thing, whose};
        count_ = after;
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
    // The n-th choice, 0 .. size() - 1; not checked.
    Choice operator[](int n) const {
        const Run* run = runs_.data();
        for (int here = std::popcount(run->bits); n >= here; here = std::popcount(run->bits)) n -= here, ++run;
        return {run->thing, Set<std::uint8_t>::of_bits(run->bits).nth(n), run->whose};
    }
    // The `which` of all choices of one thing and owner, as bits.
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
    static constexpr int most_runs = 14;
    std::array<Run, most_runs + 1> runs_;   // the last may be written as an empty one
    int count_ = 0;
    int size_ = 0;
};

}
