// A round: reveal the action cards, play power cards, a turn for each player, end of round (1996, Playing the game;
// Decennial, phases 1, 2 and 4).
#include <algorithm>

#include "engine/base/base.h"
#include "engine/validate.h"

namespace eg {
namespace {

PowerCards playable(const State& s, Player p) { return s.hand[p] - powers_taken(s, shift_of(s, p)); }

// Whether none of `count` players, clockwise from p, has played a power card.
bool nobody_played(const State& s, Player p, int count) {
    for (; count > 0; --count, p = next_seat(s.players, p))
        if (s.power[p] > 0) return false;
    return true;
}

// The first copy of a card that is still in the stack: copies leave the deck in order.
int first_copy(const State& s, int stack, int index) {
    const unsigned before = (1u << deck(s.rules.deck).first[stack][static_cast<std::size_t>(index)]) - 1;
    return std::countr_zero(s.deck[stack] & ~before);
}

// A random card of the stack. For each card that replaces another one of its printed stack, one of those others stays
// out, unknown which (2023, Old Hands): it stays undrawn in State::deck to the end.
int draw_card(State& s, int stack) {
    const Set<int> left = Set<int>::of_bits(s.deck[stack]);
    if (deck(s.rules.deck).replacing[stack] == 0) return s.rng.one_of(left);
    PerStack<int>      out{};      // for each printed stack: cards that stay out ...
    PerStack<Set<int>> others{};   // ... of these
    Set<int>           certain;    // cards that are surely in play
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
    return s.rng.one_of(left);   // a state from text with too few cards
}

void reveal(State& s, int stack, Events& events) {
    s.taker[stack] = nobody;
    if (s.shown[stack] != no_card && shown_card(s, stack).returns) return;
    s.shown[stack] = no_card;
    if (s.deck[stack] == 0) return;
    const int index = first_copy(s, stack, draw_card(s, stack));
    s.deck[stack] &= ~(1u << index);
    s.shown[stack] = static_cast<std::uint8_t>(index);
    events.add({.what = What::card_revealed, .n = static_cast<std::uint8_t>(stack), .card = s.shown[stack]});
}

// The played card is no longer unseen; nor are the others, if all candidates must be unseen cards.
void update_unseen(State& s, Player p, int played) {
    if (!s.unseen_candidates[p].has(played)) return;
    s.unseen_candidates[p].remove(played);
    if (s.unseen[p].has(played)) {
        s.unseen[p].remove(played);
        --s.unseen_count[p];
    }
    if (s.unseen_candidates[p].size() <= s.unseen_count[p] || s.unseen_count[p] == 0) {
        s.unseen_candidates[p] = s.unseen[p] = {};
        s.unseen_count[p] = 0;
    }
}

// The player with the highest power who has not acted; nobody: all have. Branch-free: branches would be unpredictable.
Player next_to_act(const State& s) {
    constexpr int above_all = 1 << 14;   // makes every power positive
    const PerPlayer<int> all = powers(s);
    unsigned best = 0;
    for (unsigned p = 0; p < s.players; ++p) {
        const unsigned waits = (s.acted.bits >> p & 1u) - 1u;
        const unsigned rank = (static_cast<unsigned>(all.items[p] + above_all) << 3 | (7 - p)) & waits;
        best = std::max(best, rank);
    }
    return best == 0 ? nobody : static_cast<Player>(7 - (best & 7));
}

Player player_with_lowest_power(const State& s) {
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
        .valid = [](const State& s, const Frame& f) {
            for (const Player p : s.seats())
                if (s.power[p] || !has_power_cards(s, p, 1)) return false;
            for (int stack = 0; stack < piles(s); ++stack)
                if (!lasts(s, stack, false)) return false;   // what lies there is of the round before
            return &f == &s.stack[0];
        },
        .without_player = true,
    },
},
{
    // Clockwise from the starting player, face up, each value only once a round (1996, Play the power cards). count:
    // players still to play.
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
            update_unseen(s, f.player, c.which);
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
            return asks_in_turn(s, f) && nobody_played(s, f.player, f.count);
        },
    },
    .text = {
        .prompt = "Play a power card: it sets the order of turns and how many caballeros come to your court.",
        .refused = [](const State& s, const Frame&, Choice c) -> std::string_view {
            const bool lies_there =
                c.thing == Thing::stack && s.shown[c.which] != no_card && s.taker[c.which] == nobody;
            return lies_there ? "Everyone plays a power card first. Then you take an action card." : "";
        },
        .title = "Your power card",
        .hint = "The highest acts first; the lowest starts the next round.",
        .curtain = "Your hand of power cards comes next: choose one to play.",
        .awaited = "to play a power card",
        .awaited_brief = "to play",
        .answer_text = "play power card {chosen}",
    },
    .hints = {
        .kind = Kind::bid,
        .secret = true,
    },
},
{
    // The player with the highest power has the next turn.
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
            return in_sequence(s, f, box(s).round, nothing_else) && enough_action_cards(s);
        },
        .without_player = true,
    },
},
{
    // The player with the lowest power starts the next round (Decennial, End of round 2).
    .id = end_round,
    .name = "end_round",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            s.start = player_with_lowest_power(s);
            for (Player p : s.seats()) s.power[p] = 0;
            s.acted = s.seats();   // as they have, but for a table from outside
            expire_kept_cards(s, events);
            events.add({.what = What::round_ends, .who = s.start});
            push(s, {.step = next_round});
            if (s.round % 3 == 0) push(s, {.step = general_scoring});
        },
        .valid = [](const State& s, const Frame& f) { return bottom_of_sequence(s, f, box(s).round); },
        .without_player = true,
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
        .valid = [](const State& s, const Frame& f) {
            return bottom_of_sequence(s, f, box(s).scoring) && nobody_played(s, red, s.players);
        },
        .without_player = true,
    },
},
};

}

PowerCards powers_taken(const State& s, int shift) {
    unsigned taken = 0;   // branch-free: branches would be unpredictable
    const auto take = [&](int power, bool played) {
        const unsigned card = static_cast<unsigned>(power - shift);
        taken |= static_cast<unsigned>(played & (card <= power_cards)) << (card & 15u);
    };
    if (const int beside = neutral_power(s); beside != no_power) take(beside, true);
    const PerPlayer<int> played = powers(s);
    for (std::size_t p = 0; p < s.players; ++p) take(played.items[p], s.power.items[p] > 0);
    return PowerCards::of_bits(taken) & full_hand;
}

constinit const std::span<const Step> round_steps = steps;

}
