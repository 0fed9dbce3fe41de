// Before the game the first caballero and thirteen cards; each round a card, the Joker's substitute, and who takes what
// lies
// beside the board (1996 booklet, Intrigue & the King, Preparation and Playing the game).
#include "engine/base/base.h"
#include "engine/decks.h"
#include "engine/intrigue/intrigue.h"

namespace eg::of_intrigue {
namespace {

// All have the same cards, so the same number is the same card.
Cards with_new_numbers(const State& s, Player p) {
    Cards some = hand(s, p);
    for (Player q : s.seats())
        if (const int which = laid(s, q); which >= 0) some.remove(which);
    return some;
}
// If every number in hand lies there already, which only a Joker can bring about, any card may be played.
Cards playable(const State& s, Player p) {
    const Cards some = with_new_numbers(s, p);
    return some.empty() ? hand(s, p) : some;
}
Cards substitutes(const State& s, Player p) {
    return laid(s, p) >= 0 && is_joker(s, laid(s, p)) ? with_new_numbers(s, p) : Cards{};
}

std::uint8_t as_n(int which) { return static_cast<std::uint8_t>(which + 1); }

void take_common(State& s, int stack, Player p, Events& events) {
    if (s.shown[stack] == no_card) return;
    s.taker[stack] = p;
    events.add({.what = What::card_taken, .who = p, .n = static_cast<std::uint8_t>(stack), .card = s.shown[stack]});
}

constexpr Step steps[] = {
{
    // One after another, in secret. count: how many have yet to choose; mode: how many cards this one has.
    .id = choose_hand,
    .name = "choose_hand",
    .rule = {
        .fields = frame_count | frame_mode,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            out.add(Thing::hand_card, (choosable(s) - hand(s, f.player)).bits);
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            const Event chosen = {.what = number(own_card_chosen), .who = f.player, .n = as_n(c.which)};
            events.add(chosen);
            row(chosen.what).change(s, chosen);
            if (++f.mode == hand_size) {
                events.add({.what = number(own_hand_chosen), .who = f.player});
                f.player = next_seat(s.players, f.player);
                f.mode = 0;
                --f.count;
            }
            if (f.count > 0) push(s, f);
        },
        .begin = [](const State& s, Player first) {
            return Frame{.step = number(choose_hand), .player = first, .count = s.players};
        },
        .valid = [](const State& s, const Frame& f) {
            if (!lies_in_opening(s, f) || f.count == 0 || f.count > s.players || f.mode >= hand_size
                || hand(s, f.player).size() > f.mode)
                return false;
            Player p = f.player;
            for (int i = 1; i < f.count; ++i)
                if (p = next_seat(s.players, p); !hand(s, p).empty()) return false;
            return choosable(s).size() >= hand_size;
        },
    },
    .text = {
        .prompt = "Choose thirteen cards for the whole game; nobody else sees them.",
        .title = "Your thirteen cards",
        .hint = "The others stay out of this game.",
        .curtain = "Your cards come next: choose thirteen of them.",
        .awaited = "to choose cards",
        .awaited_brief = "to choose",
        .deed = "choose {chosen}",
    },
    .hints = {
        .kind = Kind::bid,
        .secret = true,
        .gathers = true,
    },
},
{
    // Where the discs point everybody's first caballero goes; the King's region leaves him at court.
    .id = first_caballeros,
    .name = "first_caballeros",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            const PerPlayer<Place> discs = reveal_discs(s, events);
            for (Player p : s.seats())
                if (discs[p] != nowhere && !taboo(s).has(discs[p]) && s.court[p] > 0)
                    from_court(s, p, discs[p], events);
        },
        .valid = lies_in_opening,
        .dials = [](const State& s, const Frame&, Player p) { return s.court[p] > 0 ? box(s).dialled : Places{}; },
        .of_the_game = true,
    },
    .text = {
        .prompt = "Choose with your secret disc the region your first caballero goes to. The King's region leaves him "
                  "at your court.",
    },
},
{
    .id = begin_cards,
    .name = "begin_cards",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events&) {
            for (Player p : s.seats()) {
                block(s, numbers)[laid_at + p] = 0;
                set_flag(s, p, has_used, false);
            }
        },
        .valid = [](const State&, const Frame&) { return false; }, // it runs at once
        .of_the_game = true,
    },
},
{
    // From the starting player on, face up, each number only once a round.
    .id = play_own_card,
    .name = "play_own_card",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            const Cards some = playable(s, f.player);
            if (some.empty()) out.add(done);   // as somebody else sees it, or on a table made up
            else out.add(Thing::hand_card, some.bits);
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c.thing == Thing::hand_card) {
                lay(s, f.player, c.which);
                events.add({.what = number(own_card_played), .who = f.player, .n = as_n(c.which)});
            }
            f.player = next_seat(s.players, f.player);
            if (--f.count > 0) push(s, f);
        },
        .begin = [](const State& s, Player first) {
            return Frame{.step = number(play_own_card), .player = first, .count = s.players};
        },
        .valid = [](const State& s, const Frame& f) {
            Player p = f.player;
            for (int i = 0; i < f.count && i < s.players; ++i, p = next_seat(s.players, p))
                if (laid(s, p) >= 0 || s.power[p]) return false;
            return &s.top() == &f && f.count > 0 && f.count <= s.players;
        },
    },
    .text = {
        .prompt =
            "Play a card: its number sets the order of turns, and it says how many caballeros come to your court.",
        .title = "Your card",
        .hint =
            "The highest takes the King's card and acts first; the lowest takes the Intrigue card and starts the next "
            "round.",
        .curtain = "Your hand of cards comes next: choose one to play.",
        .awaited = "to play a card",
        .awaited_brief = "to play",
        .deed = "play {chosen}",
    },
    .hints = {
        .kind = Kind::bid,
        .secret = true,
    },
},
{
    .id = lay_jokers,
    .name = "lay_jokers",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events&) {
            for (Player p : s.seats())
                if (!substitutes(s, p).empty()) push(s, {.step = number(replace_joker), .player = p});
        },
        .valid = [](const State& s, const Frame& f) { return lies_in(s, f, box(s).round, nothing_else); },
        .of_the_game = true,
    },
},
{
    .id = replace_joker,
    .name = "replace_joker",
    .rule = {
        .legal = [](const State& s, const Frame& f, Choices& out) {
            const Cards some = substitutes(s, f.player);
            if (some.empty()) out.add(done);   // as somebody else sees it
            else out.add(Thing::hand_card, some.bits);
        },
        .possible = [](const State& s, const Frame& f) {
            return laid(s, f.player) >= 0 && is_joker(s, laid(s, f.player));
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c == press(done)) return;
            lay(s, f.player, c.which);
            events.add({.what = number(joker_replaced), .who = f.player, .n = as_n(c.which)});
        },
    },
    .text = {
        .prompt = "Put a card from your hand in the place of your Joker, one whose number nobody has played.",
        .title = "Your Joker",
        .hint = "All others have played.",
        .curtain = "Your hand of cards comes next: choose one for your Joker.",
        .awaited = "to replace the Joker",
        .awaited_brief = "to play",
        .deed = "play {chosen}",
    },
    .hints = {
        .kind = Kind::bid,
        .secret = true,
    },
},
{
    // The highest takes the King's card, the lowest the Intrigue card.
    .id = deal_commons,
    .name = "deal_commons",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            for (Player p : s.seats()) {
                if (rank_of(s, p) == 0) take_common(s, 0, p, events);
                if (rank_of(s, p) == s.players - 1) take_common(s, 1, p, events);
            }
        },
        .valid = [](const State& s, const Frame& f) { return lies_in(s, f, box(s).round, nothing_else); },
        .of_the_game = true,
    },
},
};

}

constinit const std::span<const Step> hand_steps = steps;

}
