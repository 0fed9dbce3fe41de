// A box: everything about a game that never changes while it is played. Composed once from its modules, looked up by
// the rules on the table.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <span>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/decks.h"
#include "engine/module.h"
#include "engine/places.h"

namespace eg {

constexpr int most_caballeros_each = 40;   // that the nets can count
constexpr int most_facts = 96;             // of all modules of a box, that they have room for

struct Box {
    std::string      word;                // "decennial", in kept games; with modules "2023+new_regency"
    std::string_view name;                // "Decennial", on the screen
    std::string_view line = {};           // one line for the player who chooses
    Edition          edition = {};        // the box without added modules
    Modules          added = {};          // modules that the edition does not have by itself
    Rules            rules;               // the defaults
    Places           places = {};              // where caballeros may stand
    Places           regions = {};             // of them those scored at a general scoring
    Places           parts = {};               // of them spaces on another place ...
    PerPlace<Place>  whole_of = {};            // ... and that place; of others the place itself
    Places           divided = {};             // spaces, and the places that they are on
    PerPlace<Places> with_parts = {};          // each place, and the spaces on it
    Places           in_regions = {};          // the regions, and the spaces on them
    bool counts_plainly = true;   // no hook and no space overrides counting: enables the fast path in majorities()
    int              halves = 1;          // registers of 16 places that its places need
    PerPlace<Places> borders = {};
    PerPlace<Places> near = {};   // where caballeros are placed while the King is there: beside it and in the Castillo
    Places           dialled = {};        // regions that secret discs show and region cards name
    Places           placeable = {};      // regions where caballeros may be placed
    Places           kings_regions = {};  // regions the King may go to
    Places           kings = {};          // all places the King may be: those, and where a module's cards send him
    Places           homes = {};          // places Grandes may be
    int              place_count = 0;     // its places are numbered from 0 on, the base's first
    PerPlace<std::uint8_t> place_row = {};   // of each the index in all_place_rows()
    PerPlace<std::string_view> names = {};
    PerRank<PerPlace<std::uint8_t>> values = {};   // printed on the board
    std::array<Place, place_row_capacity> place_of = {};   // of each of all_place_rows(); nowhere: not in this box
    int              piles = 0;           // columns of action cards ...
    bool             merged = false;      // ... of which the second is the second and third pile
    int              caballeros_each = 0;
    PerColour<Count> caballeros_of = {};  // of each colour in all
    Options          options = 0;         // that its modules have
    Options          places_out = 0;      // of them those with which places have been left out
    Players          uncounted = {};           // of the next: those that count nowhere
    Players          colours = {};             // that nobody plays ...
    Player           rival = nobody;      // ... of them the one that plays a power card and takes an action card
    PerColour<std::string_view> called = {};   // ... and what they are called, if not by their colour
    Outline opening = {}, round = {}, turn = {},
            scoring = {};                      // opening: the questions before the first round, which it begins
    std::vector<const Module*> modules = {};   // the base first
    std::tuple<HookGroup<ScoringHooks>, HookGroup<MovementHooks>, HookGroup<HandHooks>, HookGroup<TurnHooks>,
               HookGroup<SecretHooks>>
        hooks = {};
    std::array<std::uint8_t, module_capacity> block = {};   // where each module's part of the table begins
    int              block_used = 0;
};

std::span<const Box> all_editions();       // the boxes without added modules
std::span<const Box> printed_editions();   // of the base game alone
// Every box there can be: the editions, then each with every choice of modules. Composes them all: for tests and
// benches.
std::vector<std::reference_wrapper<const Box>> all_boxes();
std::optional<BoxId> box_named(std::string_view word);   // "2023+new_regency"
BoxId box_without(BoxId id, Options options_out);   // the same without the places that leave it with these options
// These rules with an option on or off, in the box that goes with it.
Rules with_option(Rules rules, Options option, bool in);

// Modules that may be added to this edition, and with so many players.
Modules variants(Edition edition);
Modules variants(Edition edition, int players);
Modules not_with(int module);   // the modules that cannot be combined with it
// Of these modules the ones that these rules lack; merging stacks is not lacking where they are merged anyway.
Modules missing(Modules wanted, const Rules& rules);

// By id; a box is composed when rules are first made for it (boxes.cpp). Ids of boxes with added modules depend on that
// order: outside this program a box goes by its word.
constexpr int box_capacity = 2048;
extern const Box* composed_boxes[box_capacity];
inline const Box& box(BoxId id) { return *composed_boxes[id]; }
inline const Box& box(const Rules& rules) { return box(rules.box); }
inline const Box& box(const State& s) { return box(s.rules); }

// The step that asks for a card that is kept.
inline const Step& moment(const State& s, const Kept& kept) { return *card(s.rules, kept.stack, kept.index).moment; }

const Step* step(const Box& box, std::string_view name);   // of its modules; null: there is none
int  block_of(const Box& box, const Module& module);
bool in_the_box(const State& s, const Module& module);
constexpr std::uint8_t hidden_value = 255;   // a secret number that lies face down

inline Places  places(const State& s) { return box(s).places; }
inline Places  regions(const State& s) { return box(s).regions; }
inline Places  kings_regions(const State& s) { return box(s).kings_regions; }
inline int     piles(const State& s) { return box(s).piles; }
// The number of a shown card's stack, as printed on the cards: a merged stack has two.
inline int stack_number(const State& s, int stack) {
    return s.shown[stack] == no_card ? stack + 1 : card(s.rules, stack, s.shown[stack]).stack;
}
// ---- what the modules of the box add (hooks.h)

// Calls visit(hook) for each module that has this hook.
template <class Group, class Hook, class Visit>
void each_hook(const State& s, Hook Group::*hook, Visit visit) {
    const Group* row = std::get<HookGroup<Group>>(box(s).hooks).rows.data();
    if (!(row->*hook)) [[likely]] return;
    do visit(row->*hook);
    while ((++row)->*hook);
}
template <class Group, class Hook>
Hook first_hook(const State& s, Hook Group::*hook) { return std::get<HookGroup<Group>>(box(s).hooks).rows[0].*hook; }
template <class Group>
bool has_hooks(const State& s) { return !std::get<HookGroup<Group>>(box(s).hooks).empty; }
// The answer of the first module that has the hook, else `otherwise`.
template <class Group, class Hook, class Answer, class... Args>
Answer first_of(const State& s, Hook Group::*hook, Answer otherwise, const Args&... args) {
    const Hook one = first_hook(s, hook);
    return one ? static_cast<Answer>(one(s, args...)) : otherwise;
}
template <class Group, class... Params, class... Args>
int sum_of(const State& s, int (*Group::*hook)(Params...), const Args&... args) {
    int sum = 0;
    each_hook(s, hook, [&](auto one) { sum += one(s, args...); });
    return sum;
}
template <class Group, class Thing, class... Params, class... Args>
Set<Thing> union_of(const State& s, Set<Thing> (*Group::*hook)(Params...), const Args&... args) {
    Set<Thing> all;
    each_hook(s, hook, [&](auto one) { all = all | one(s, args...); });
    return all;
}

const PlaceRow& row(const Box& box, Place place);   // of a place that the box has
inline const PlaceRow& row(const State& s, Place place) { return row(box(s), place); }
// The card's marks that mean something in this box, as bits.
unsigned marks_in(const Box& box, const ActionCard& card);
std::optional<Place> place_named(const Box& box, std::string_view id);   // "GAL"
// The n-th place that a module brings.
inline Place own_place(const State& s, const Numbers& of, int n) {
    return box(s).place_of[static_cast<std::size_t>(of.place + n)];
}

// What a module keeps on the table.
inline std::uint8_t*       block(State& s, const Numbers& of) { return s.block.data() + box(s).block[of.module]; }
inline const std::uint8_t* block(const State& s, const Numbers& of) { return s.block.data() + box(s).block[of.module]; }
// Seats, and the colours that nobody plays.
inline Players colours(const State& s) { return s.seats() | box(s).colours; }

}
