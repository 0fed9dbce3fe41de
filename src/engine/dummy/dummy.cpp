// The dummy: a third colour without a player (2023, 2-player game). Each round two region cards place two of its
// caballeros each, except in the King's region, and its power card decides when it takes an action card: the one that
// places most caballeros. It is asked nothing, scores nothing and never starts.
#include <algorithm>

#include "engine/base/base.h"
#include "engine/decks.h"

namespace eg {
namespace {

Numbers numbers;   // set by modules.cpp

constexpr Player dummy_colour = static_cast<Player>(max_players);
constexpr int    region_cards = 2, caballeros_each_card = 2;

// one number between them is unused
enum DummyStep : StepId {
    dummy_comes, dummy_goes_last = dummy_comes + 2, shuffle_region_cards
};
enum DummyEvent : std::uint8_t {
    dummy_placed, dummy_kept_away, dummy_power_played, dummy_card_taken, dummy_power_discarded
};

What number(DummyEvent event) { return static_cast<What>(static_cast<int>(numbers.event) + event); }

bool never(const State&, const Frame&) { return false; }   // runs at once: never on the stack

// Its part of the block: its power card of this round, 0 before and after; whether it has taken an action card; and
// bits of its used power cards, from 1, and region cards, from Galicia.
enum Byte { power_at, acted_at, low_cards_at, high_cards_at, low_regions_at, high_regions_at, bytes };
constexpr int low_cards = 7, low_regions = 5, region_count = 9;

constexpr Field fields[] = {
    {.word = "dummy_power", .at = power_at, .most = power_cards},
    {.word = "dummy_acted", .at = acted_at, .most = 1},
    {.word = "dummy_used_1_7", .at = low_cards_at, .most = (1 << low_cards) - 1},
    {.word = "dummy_used_8_13", .at = high_cards_at, .most = (1 << (power_cards - low_cards)) - 1},
    {.word = "dummy_regions_1_5", .at = low_regions_at, .most = (1 << low_regions) - 1},
    {.word = "dummy_regions_6_9", .at = high_regions_at, .most = (1 << (region_count - low_regions)) - 1},
};

// A random unused card, from 0; if none is left, all are shuffled first.
int draw(State& s, Byte low_at, int low, int all) {
    std::uint8_t* const bytes_of = block(s, numbers);
    unsigned used = bytes_of[low_at] | static_cast<unsigned>(bytes_of[low_at + 1]) << low;
    Set<int> left = Set<int>::first(all) - Set<int>::of_bits(used);
    if (left.empty()) left = Set<int>::first(all), used = 0;
    const int drawn = s.rng.one_of(left);
    used |= 1u << drawn;
    bytes_of[low_at] = static_cast<std::uint8_t>(used & ((1u << low) - 1));
    bytes_of[low_at + 1] = static_cast<std::uint8_t>(used >> low);
    return drawn;
}

int dummy_power(const State& s) { return block(s, numbers)[power_at]; }
bool took_a_card(const State& s) { return block(s, numbers)[acted_at] != 0; }

// The stack whose card places most caballeros, the highest of several; -1: none.
int card_to_take(const State& s) {
    int best = -1;
    for (int stack = 0; stack < piles(s); ++stack) {
        if (s.shown[stack] == no_card || s.taker[stack] != nobody) continue;
        if (best < 0
            || card(s.rules, stack, s.shown[stack]).caballeros >= card(s.rules, best, s.shown[best]).caballeros)
            best = stack;
    }
    return best;
}

void take(State& s, Events& events) {
    block(s, numbers)[acted_at] = 1;
    const int stack = card_to_take(s);
    if (stack < 0) return;
    s.taker[stack] = dummy_colour;
    events.add({.what = number(dummy_card_taken),
                .who = dummy_colour,
                .n = static_cast<std::uint8_t>(stack),
                .card = s.shown[stack]});
}

constexpr Step steps[] = {
{
    .id = dummy_comes,
    .name = "dummy_comes",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            for (int i = 0; i < region_cards && s.province[dummy_colour] > 0; ++i) {
                const auto place = static_cast<Place>(GAL + draw(s, low_regions_at, low_regions, region_count));
                const int  n = std::min<int>(caballeros_each_card, s.province[dummy_colour]);
                if (taboo(s).has(place)) {
                    events.add({.what = number(dummy_kept_away), .who = dummy_colour, .to = place});
                    continue;
                }
                join_from_province(s, dummy_colour, place, n,
                              {.what = number(dummy_placed),
                               .who = dummy_colour,
                               .to = place,
                               .n = static_cast<std::uint8_t>(n)},
                              events);
            }
            block(s, numbers)[acted_at] = 0;
            block(s, numbers)[power_at] = static_cast<std::uint8_t>(1 + draw(s, low_cards_at, low_cards, power_cards));
            events.add({.what = number(dummy_power_played), .who = dummy_colour, .n = block(s, numbers)[power_at]});
        },
        .valid = never,
        .without_player = true,
    },
},
{
    // After all turns: takes a card if it has not yet, then discards its power card.
    .id = dummy_goes_last,
    .name = "dummy_goes_last",
    .rule = {
        .possible = [](const State& s, const Frame&) { return dummy_power(s) > 0; },
        .apply = [](State& s, Frame&, Choice, Events& events) {
            if (!took_a_card(s)) take(s, events);
            events.add({.what = number(dummy_power_discarded), .who = dummy_colour, .n = block(s, numbers)[power_at]});
            block(s, numbers)[power_at] = block(s, numbers)[acted_at] = 0;
        },
        .valid = [](const State& s, const Frame& f) { return in_sequence(s, f, box(s).round, nothing_else); },
        .without_player = true,
    },
},
{
    .id = shuffle_region_cards,
    .name = "shuffle_region_cards",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events&) {
            block(s, numbers)[low_regions_at] = block(s, numbers)[high_regions_at] = 0;
        },
        .valid = [](const State& s, const Frame& f) { return in_sequence(s, f, box(s).scoring, next_round); },
        .without_player = true,
    },
},
};
constexpr std::span<const Step> chapters[] = {steps};

constexpr EventType events[] = {
    {.name = "dummy_placed",
     .sentence = "A region card brings {n, plural, one {# caballero} other {# caballeros}} of the dummy {to:goal}.",
     .in_turn = InTurn::never, .ms = 500,
     .travel = {.piece = Piece::caballeros, .from = End::province, .to = End::to, .ms = 500, .apart = 120}},
    {.name = "dummy_kept_away", .sentence = "A region card shows {to}, which is closed to the dummy.",
     .in_turn = InTurn::never, .ms = 500},
    {.name = "dummy_power_played", .sentence = "The dummy's power card is {n}.", .in_turn = InTurn::never, .ms = 600,
     .news = true, .rings = false,
     .change = [](State& s, const Event& e) { block(s, numbers)[power_at] = e.n, block(s, numbers)[acted_at] = 0; }},
    {.name = "dummy_card_taken", .sentence = "The dummy takes {card}, which nobody else can have this round.",
     .in_turn = InTurn::never, .ms = 900, .news = true, .rings = false,
     .change = [](State& s, const Event& e) { s.taker[e.n] = e.who, block(s, numbers)[acted_at] = 1; }},
    {.name = "dummy_power_discarded", .in_turn = InTurn::never, .rings = false,
     .change = [](State& s, const Event&) { block(s, numbers)[power_at] = block(s, numbers)[acted_at] = 0; }},
};

constexpr Insert inserts[] = {
    {Where::before, "play_power", dummy_comes},
    {Where::after, "next_turn", dummy_goes_last},
    {Where::after, "score_regions", shuffle_region_cards},
};

// It takes its card before the turn of the first player with a lower power.
void before_turn(State& s, Player next, Events& heard) {
    if (dummy_power(s) > 0 && dummy_power(s) > power_of(s, next) && !took_a_card(s)) take(s, heard);
}

// Whoever has a card has taken one.
bool valid(const State& s) {
    return dummy_power(s) == 0 || took_a_card(s)
           || std::find(s.taker.items.begin(), s.taker.items.end(), dummy_colour) == s.taker.items.end();
}

void deal(State& s, Events&) { s.province[dummy_colour] = static_cast<Count>(box(s).caballeros_each); }

// Inputs of the nets.
unsigned rounds(const State& s, Player) { return s.round > 0 ? 1u << (s.round - 1) : 0; }
bool waits(const State& s, Player me) {
    return dummy_power(s) > 0 && !took_a_card(s) && !s.acted.has(me) && s.power[me] > 0;
}
unsigned before(const State& s, Player me) { return waits(s, me) && dummy_power(s) > power_of(s, me); }
unsigned after(const State& s, Player me) { return waits(s, me) && dummy_power(s) < power_of(s, me); }
constexpr Fact facts[] = {
    {"round", rounds, last_round}, {"before me", before}, {"after me", after},
};

}

Module dummy() {
    static constexpr std::string_view to[] = {"2023"};
    return {
        .name = "dummy",
        .steps = chapters,
        .events = events,
        .fields = fields,
        .block = bytes,
        .inserts = inserts,
        .facts = facts,
        .variant = {.title = "The dummy", .line = "A third colour, led by cards, crowds the regions and takes a card "
                                                  "away each round.",
                  .to = to, .players = {2}, .always = true, .otherwise = "The dummy plays with two."},
        .merges = true,
        .hooks = {.turn = {.before = before_turn,
                           .rival_power = [](const State& s) {
                               return dummy_power(s) > 0 ? dummy_power(s) : no_power;
                           }}},
        .colours = {dummy_colour},
        .called = "Dummy",
        .setup = deal,
        .valid = valid,
        .numbers = &numbers,
    };
}

}
