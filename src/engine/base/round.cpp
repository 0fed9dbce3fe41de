// A round: reveal the action cards, play power cards, a turn for each, end of round
// (1996, Playing the game; Decennial, phases 1, 2 and 4).
#include <algorithm>

#include "engine/base/base.h"

namespace eg {
namespace {

PowerCards playable(const State& s, Player p) { return s.hand[p] - powers_taken(s, shift_of(s, p)); }

// Whether these so many, clockwise from p, have yet to play a power card.
bool nobody_played(const State& s, Player p, int count) {
    for (; count > 0; --count, p = next_seat(s.players, p))
        if (s.power[p] > 0) return false;
    return true;
}

// Copies of one card are alike: the first of them still in the stack is the one revealed.
int first_copy(const State& s, int stack, int index) {
    const unsigned before = (1u << deck(s.rules.deck).first[stack][static_cast<std::size_t>(index)]) - 1;
    return std::countr_zero(s.deck[stack] & ~before);
}

// The next card of a stack. For each card that replaces another one of its pile such a one stays out, which
// one nobody knows (2023, Old Hands): they lie undrawn in the deck to the end.
int drawn(State& s, int stack) {
    const Set<int> left = Set<int>::of_bits(s.deck[stack]);
    if (deck(s.rules.deck).replacing[stack] == 0) return s.rng.one_of(left);
    PerStack<int>      out{};     // of each printed pile, so many
    PerStack<Set<int>> others{};  // among these
    Set<int>           certain;
    for (int i = 0; i < card_count(s.rules, stack); ++i)
        if (const ActionCard& it = card(s.rules, stack, i); it.replaces && in_the_deck(it, s.rules))
            ++out[it.stack - 1];
    for (int i : left) {
        const ActionCard& it = card(s.rules, stack, i);
        if (it.replaces || out[it.stack - 1] == 0) certain.add(i);
        else others[it.stack - 1].add(i);
    }
    if (certain == left) return s.rng.one_of(left);
    int in_play = certain.size();
    for (int pile = 0; pile < stack_capacity; ++pile) in_play += std::max(others[pile].size() - out[pile], 0);
    int n = s.rng.below(std::max(in_play, 1));
    if (n < certain.size()) return certain.nth(n);
    n -= certain.size();
    for (int pile = 0; pile < stack_capacity; ++pile)
        if (const int here = std::max(others[pile].size() - out[pile], 0); n < here) return s.rng.one_of(others[pile]);
        else n -= here;
    return s.rng.one_of(left);   // a table made up, with fewer cards than there are
}

void reveal(State& s, int stack, Events& events) {
    s.taker[stack] = nobody;
    if (s.shown[stack] != no_card && shown_card(s, stack).returns) return;
    s.shown[stack] = no_card;
    if (s.deck[stack] == 0) return;
    const int index = first_copy(s, stack, drawn(s, stack));
    s.deck[stack] &= ~(1u << index);
    s.shown[stack] = static_cast<std::uint8_t>(index);
    events.add({.what = What::card_revealed, .n = static_cast<std::uint8_t>(stack), .card = s.shown[stack]});
}

// The card played is known again; so are the others if no other place is left for them.
void settle_doubt(State& s, Player p, int played) {
    if (!s.doubt[p].has(played)) return;
    s.doubt[p].remove(played);
    if (s.unseen[p].has(played)) {
        s.unseen[p].remove(played);
        --s.unseen_count[p];
    }
    if (s.doubt[p].size() <= s.unseen_count[p] || s.unseen_count[p] == 0) {
        s.doubt[p] = s.unseen[p] = {};
        s.unseen_count[p] = 0;
    }
}

// The highest power of those who have yet to act; nobody: all have. Without branches, which nobody could predict.
Player next_to_act(const State& s) {
    constexpr int above_all = 1 << 14;   // so that no power is negative
    const PerPlayer<int> all = powers(s);
    unsigned best = 0;
    for (unsigned p = 0; p < s.players; ++p) {
        const unsigned waits = (s.acted.bits >> p & 1u) - 1u;
        const unsigned rank = (static_cast<unsigned>(all.items[p] + above_all) << 3 | (7 - p)) & waits;
        best = std::max(best, rank);
    }
    return best == 0 ? nobody : static_cast<Player>(7 - (best & 7));
}

Player lowest_power(const State& s) {
    const PerPlayer<int> all = powers(s);
    Player lowest = red;
    for (Player p : s.seats())
        if (all[p] < all[lowest]) lowest = p;
    return lowest;
}

constexpr Step steps[] = {
{
    .id = start_round,
    .name = "start_round",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            events.add({.what = What::round_begins, .n = s.round});
            for (int stack = 0; stack < piles(s); ++stack) reveal(s, stack, events);
            s.acted = {};
            push(s, box(s).round, s.start);
        },
        .valid = [](const State& s, const Frame& f) { return &f == &s.stack[0]; },
        .of_the_game = true,
    },
},
{
    // From the starting player on, face up, each value only once a round (1996, Play the power cards).
    .id = play_power,
    .name = "play_power",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            out.add(Thing::power_card, playable(s, f.player).bits);
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            s.hand[f.player].remove(c.which);
            s.power[f.player] = c.which;
            settle_doubt(s, f.player, c.which);
            events.add({.what = What::power_played, .who = f.player, .n = c.which});
            if (f.count == 1) return;
            Frame& next = push(s, f);
            next.player = next_seat(s.players, f.player);
            --next.count;
        },
        .begin = [](const State& s, Player first) {
            return Frame{.step = play_power, .player = first, .count = s.players};
        },
        .valid = [](const State& s, const Frame& f) {
            return &s.top() == &f && f.count > 0 && f.count <= s.players && nobody_played(s, f.player, f.count);
        },
    },
    .text = {
        .prompt = "Play a power card: it sets the order of turns and how many caballeros come to your court.",
        .refused = [](const State& s, const Frame&, Choice c) -> std::string_view {
            const bool lies_there =
                c.thing == Thing::stack && s.shown[c.which] != no_card && s.taker[c.which] == nobody;
            return lies_there ? "First all play a power card; then each takes an action card." : "";
        },
        .title = "Your power card",
        .hint = "The highest acts first; the lowest starts the next round.",
        .curtain = "Your hand of power cards comes next: choose one to play.",
        .awaited = "to play a power card",
        .awaited_brief = "to play",
        .deed = "play power card {chosen}",
    },
    .hints = {
        .kind = Kind::bid,
        .secret = true,
    },
},
{
    // The highest power card has the next turn.
    .id = next_turn,
    .name = "next_turn",
    .rule = {
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            const Player next = next_to_act(s);
            if (next == nobody) return;
            s.acted.add(next);
            push(s, f);
            each_hook(s, &TurnHooks::before, [&](auto before) { before(s, next, events); });
            events.add({.what = What::turn_begins, .who = next});
            push(s, box(s).turn, next);
        },
        .valid = [](const State& s, const Frame& f) {
            return lies_in(s, f, box(s).round, nothing_else) && cards_suffice(s);
        },
        .of_the_game = true,
    },
},
{
    // The lowest power card starts the next round (Decennial, End of round 2).
    .id = end_round,
    .name = "end_round",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            s.start = lowest_power(s);
            for (Player p : s.seats()) s.power[p] = 0;
            expire_kept(s, events);
            events.add({.what = What::round_ends, .who = s.start});
            push(s, {.step = next_round});
            if (s.round % 3 == 0) push(s, {.step = general_scoring});
        },
        .valid = [](const State& s, const Frame& f) { return lies_under(s, f, box(s).round); },
        .of_the_game = true,
    },
},
{
    .id = next_round,
    .name = "next_round",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            if (s.round == last_round) {
                events.add({.what = What::game_over});
                return;
            }
            do ++s.round;
            while (!is_played(s.rules, s.round));
            push(s, {.step = start_round});
        },
        .valid = [](const State& s, const Frame& f) { return lies_under(s, f, box(s).scoring); },
        .of_the_game = true,
    },
},
};

}

PowerCards powers_taken(const State& s, int shift) {
    unsigned taken = 0;   // without branches: nobody can foresee them
    const auto take = [&](int power, bool played) {
        const unsigned card = static_cast<unsigned>(power - shift);
        taken |= static_cast<unsigned>(played & (card <= power_cards)) << (card & 15u);
    };
    if (const int beside = power_beside(s); beside != no_power) take(beside, true);
    const PerPlayer<int> played = powers(s);
    for (std::size_t p = 0; p < s.players; ++p) take(played.items[p], s.power.items[p] > 0);
    return PowerCards::of_bits(taken) & full_hand;
}

constinit const std::span<const Step> round_steps = steps;

}
