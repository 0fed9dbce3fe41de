// Before the game: the first caballero and the choice of 13 cards. Each round: playing a card, replacing a Joker,
// taking the King's and the Intrigue card (1996 booklet, Intrigue & the King, Preparation and Playing the game).
#include "engine/base/base.h"
#include "engine/decks.h"
#include "engine/intrigue/intrigue.h"

namespace eg::of_intrigue {
namespace {

// Cards in hand with a number not yet played: all players have the same cards, so an equal number is the same card.
Cards with_new_numbers(const State& s, Player p) {
    unsigned gone = 0;   // from 1 on; bit 0: somebody has played none
    for (std::size_t q = 0; q < s.players; ++q) gone |= 1u << block(s, numbers)[laid_at + q];
    return hand(s, p) - Cards::of_bits(gone >> 1);
}
// If every number in hand has been played, which only a Joker can cause, any card may be played.
Cards playable(const State& s, Player p) {
    const Cards some = with_new_numbers(s, p);
    return some.empty() ? hand(s, p) : some;
}
Cards joker_substitutes(const State& s, Player p) {
    return own_current_card(s, p) >= 0 && is_joker(s, own_current_card(s, p)) ? with_new_numbers(s, p) : Cards{};
}

std::uint8_t as_n(int which) { return static_cast<std::uint8_t>(which + 1); }

void take_shared_card(State& s, int stack, Player p, Events& events) {
    if (s.shown[stack] == no_card) return;
    s.taker[stack] = p;
    events.add({.what = What::card_taken, .who = p, .n = static_cast<std::uint8_t>(stack), .card = s.shown[stack]});
}

constexpr Step steps[] = {
{
    // One player after another, in secret, a card at a time. count: players still to choose; mode: cards this one has
    // chosen.
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
            if (!in_opening(s, f) || f.count == 0 || f.count > s.players || f.mode >= hand_size
                || hand(s, f.player).size() > f.mode)
                return false;
            Player p = f.player;
            for (int i = 1; i < f.count; ++i)
                if (p = next_seat(s.players, p); !hand(s, p).empty()) return false;
            for (Player q : s.seats())
                if (!own_face_up(s, q).empty()) return false;   // it could be taken back
            return choosable(s).size() >= hand_size;
        },
    },
    .text = {
        .prompt = "Choose thirteen cards for the whole game; nobody else sees them.",
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            const bool chosen = c.thing == Thing::hand_card && hand(s, f.player).has(c.which);
            return chosen ? "You have chosen this card." : std::string_view{};
        },
        .title = "Your thirteen cards",
        .hint = "The others stay out of this game.",
        .curtain = "Your cards come next: choose thirteen of them.",
        .awaited = "to choose cards",
        .awaited_brief = "to choose",
        .answer_text = "choose {chosen}",
    },
    .hints = {
        .kind = Kind::bid,
        .secret = true,
        .gathers = hand_size,
    },
},
{
    // Each player's first caballero goes to the region on the disc; if that is the King's, it stays in the court.
    .id = first_caballeros,
    .name = "first_caballeros",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            const PerPlayer<Place> discs = reveal_discs(s, events);
            for (Player p : s.seats())
                if (discs[p] != nowhere && !taboo(s).has(discs[p]) && s.court[p] > 0)
                    from_court(s, p, discs[p], events);
        },
        .valid = in_opening,
        .dials = [](const State& s, const Frame&, Player p) { return s.court[p] > 0 ? box(s).dialled : Places{}; },
        .without_player = true,
    },
    .text = {
        .prompt = "Secretly choose the region where your first caballero starts. If you choose the King's region, it "
                  "stays in your court.",
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
        .valid = [](const State&, const Frame&) { return false; },   // runs at once: never on the stack
        .without_player = true,
    },
},
{
    // Clockwise from the starting player, face up, each number only once a round. count: players still to play.
    .id = play_own_card,
    .name = "play_own_card",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            const Cards some = playable(s, f.player);
            if (some.empty()) out.add(done);   // in another player's view, or a state from text
            else out.add(Thing::hand_card, some.bits);
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c.thing == Thing::hand_card) {
                play_card(s, f.player, c.which);
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
                if (own_current_card(s, p) >= 0 || s.power[p]) return false;
            return asks_in_turn(s, f);
        },
    },
    .text = {
        .prompt =
            "Play a card: its number sets the order of turns, and it says how many caballeros come to your court.",
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            return c.thing == Thing::hand_card && hand(s, f.player).has(c.which) && !playable(s, f.player).has(c.which)
                       ? "Somebody has already played this number this round. Choose another card."
                       : std::string_view{};
        },
        .title = "Your card",
        .hint =
            "The highest takes the King's card and acts first; the lowest takes the Intrigue card and starts the next "
            "round.",
        .curtain = "Your hand of cards comes next: choose one to play.",
        .awaited = "to play a card",
        .awaited_brief = "to play",
        .answer_text = "play {chosen}",
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
                if (!joker_substitutes(s, p).empty()) push(s, {.step = number(replace_joker), .player = p});
        },
        .valid = [](const State& s, const Frame& f) { return in_sequence(s, f, box(s).round, nothing_else); },
        .without_player = true,
    },
},
{
    .id = replace_joker,
    .name = "replace_joker",
    .rule = {
        .legal = [](const State& s, const Frame& f, Choices& out) {
            const Cards some = joker_substitutes(s, f.player);
            if (some.empty()) out.add(done);   // in another player's view
            else out.add(Thing::hand_card, some.bits);
        },
        .possible = [](const State& s, const Frame& f) {
            return own_current_card(s, f.player) >= 0 && is_joker(s, own_current_card(s, f.player));
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c == press(done)) return;
            play_card(s, f.player, c.which);
            events.add({.what = number(joker_replaced), .who = f.player, .n = as_n(c.which)});
        },
    },
    .text = {
        .prompt = "Replace your Joker with a card whose number nobody has played.",
        .title = "Your Joker",
        .hint = "All others have played.",
        .curtain = "Your hand of cards comes next: choose one for your Joker.",
        .awaited = "to replace the Joker",
        .awaited_brief = "to play",
        .answer_text = "play {chosen}",
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
            const CardOrders all = card_orders(s);
            for (Player p : s.seats()) {
                const int rank = rank_in(s, all, p);
                if (rank == 0) take_shared_card(s, 0, p, events);
                if (rank == s.players - 1) take_shared_card(s, 1, p, events);
            }
        },
        .valid = [](const State& s, const Frame& f) { return in_sequence(s, f, box(s).round, nothing_else); },
        .without_player = true,
    },
},
};

}

constinit const std::span<const Step> hand_steps = steps;

}
