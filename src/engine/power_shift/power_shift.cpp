// Modifiers: three in each hand, one of which has come from the right-hand neighbour. One may be played with a
// power card and adds to what that counts for; some can do something before an action card is taken (2023, Power
// Shift).
#include <algorithm>
#include <utility>

#include "engine/base/base.h"
#include "engine/decks.h"

namespace eg {
namespace {

Numbers numbers;   // handed out

enum ShiftStep : StepId { pass_modifier, new_modifiers, play_shifted, use_modifier };
enum ShiftEvent : std::uint8_t { modifier_chosen, modifier_given, modifier_played, modifier_used, modifier_taken_back };

StepId number(ShiftStep step) { return static_cast<StepId>(numbers.step + step); }
What   number(ShiftEvent event) { return static_cast<What>(static_cast<int>(numbers.event) + event); }

// Its part of the table, one byte for each seat each. A modifier is its place among the deck's hand cards, from 1 on.
constexpr int in_hand = 3, most_modifiers = 16;
enum Bytes : std::uint8_t {
    hand_at, passing_at = in_hand * max_players, played_at = passing_at + max_players,
    spent_at = played_at + max_players, low_seen_at = spent_at + max_players, high_seen_at = low_seen_at + max_players,
    low_back_at = high_seen_at + max_players, high_back_at = low_back_at + max_players,
    bytes = high_back_at + max_players
};

std::uint8_t& byte(State& s, int at, Player p) { return block(s, numbers)[at + p]; }
int byte(const State& s, int at, Player p) { return block(s, numbers)[at + p]; }
std::uint8_t& slot(State& s, int which, Player p) { return byte(s, hand_at + which * max_players, p); }
int slot(const State& s, int which, Player p) { return byte(s, hand_at + which * max_players, p); }

using Modifiers = Set<int>;   // from 1 on

int modifier_count(const State& s) { return hand_count(s.rules); }
const ActionCard& modifier(const State& s, int which) { return hand_card(s.rules, which - 1); }

// Those that are known to lie in this hand.
Modifiers hand(const State& s, Player p) {
    Modifiers held;
    for (int i = 0; i < in_hand; ++i)
        if (const int one = slot(s, i, p); one > 0 && one <= modifier_count(s)) held.add(one);
    return held;
}
Modifiers set_at(const State& s, int low_at, Player p) {
    return Modifiers::of_bits(
        (static_cast<unsigned>(byte(s, low_at, p)) | static_cast<unsigned>(byte(s, low_at + max_players, p)) << 8)
        << 1);
}
void put_at(State& s, int low_at, Player p, Modifiers some) {
    byte(s, low_at, p) = static_cast<std::uint8_t>(some.bits >> 1);
    byte(s, low_at + max_players, p) = static_cast<std::uint8_t>(some.bits >> 9);
}
// Everything this seat has ever played; and of it what may have come back unseen.
Modifiers seen(const State& s, Player p) { return set_at(s, low_seen_at, p); }
Modifiers back(const State& s, Player p) { return set_at(s, low_back_at, p); }

int cards_in_hand(const State& s, Player p) {
    int n = 0;
    for (int i = 0; i < in_hand; ++i) n += slot(s, i, p) != 0;
    return n;
}
// So many have come back and not been played again.
int returned(const State& s, Player p) { return std::max(0, seen(s, p).size() + cards_in_hand(s, p) - in_hand); }

// Played, and not in hand again; those of earlier rounds, or of this one too.
Modifiers used_modifiers(const State& s, Player p, bool earlier) {
    Modifiers used = seen(s, p) - hand(s, p);
    if (earlier && byte(s, played_at, p)) used.remove(byte(s, played_at, p));
    return used;
}

// In a hand those that are known come last, and then the places that are empty: so it looks the same to all who know as
// much.
void take_in(State& s, Player p, int which) {
    for (int i = 0; i < in_hand; ++i)
        if (slot(s, i, p) == 0) return void(slot(s, i, p) = static_cast<std::uint8_t>(which));
}
void take_out(State& s, Player p, int which) {
    int at = -1;
    for (int i = 0; i < in_hand; ++i)
        if (slot(s, i, p) == veiled && at < 0) at = i;
    for (int i = 0; i < in_hand; ++i)
        if (which > 0 && slot(s, i, p) == which) at = i;
    for (int i = at; at >= 0 && i < in_hand; ++i)
        slot(s, i, p) = static_cast<std::uint8_t>(i + 1 < in_hand ? slot(std::as_const(s), i + 1, p) : 0);
}
void lay_down(State& s, Player p, int which) {
    take_out(s, p, which);
    byte(s, played_at, p) = static_cast<std::uint8_t>(which);
    byte(s, spent_at, p) = 0;
    Modifiers all = seen(s, p), doubt = back(s, p);
    all.add(which);
    doubt.remove(which);
    put_at(s, low_seen_at, p, all);
    put_at(s, low_back_at, p, returned(s, p) > 0 ? doubt : Modifiers{});
}
// One comes back: which, only its owner knows, and 0 is a card that is not known. Flags: not of this round.
void come_back(State& s, Player p, int which, bool earlier) {
    Modifiers doubt = back(s, p) | (seen(s, p) - hand(s, p));
    if (earlier && byte(s, played_at, p) && !back(s, p).has(byte(s, played_at, p))) doubt.remove(byte(s, played_at, p));
    take_in(s, p, which > 0 ? which : veiled);
    put_at(s, low_back_at, p, (doubt | Modifiers::of_bits(which > 0 ? 1u << which : 0)) & seen(s, p));
}

unsigned as_choices(Modifiers some) { return some.bits >> 1; }   // a choice counts from 0

// What one has given to the left is known to lie there until it has been played.
template <int which>
bool known(const State& s, Player whose, Player to) {
    const int given = byte(s, passing_at, to);
    return next_seat(s.players, to) == whose && given > 0 && given != veiled && slot(s, which, whose) == given
           && !seen(s, whose).has(given);
}

constexpr Field fields[] = {
    {.word = "modifier_a", .at = hand_at, .each = true, .most = most_modifiers, .secret = true, .known = known<0>},
    {.word = "modifier_b", .at = hand_at + max_players, .each = true, .most = most_modifiers, .secret = true,
     .known = known<1>},
    {.word = "modifier_c", .at = hand_at + 2 * max_players, .each = true, .most = most_modifiers, .secret = true,
     .known = known<2>},
    {.word = "modifier_passing", .at = passing_at, .each = true, .most = most_modifiers, .secret = true},
    {.word = "modifier_played", .at = played_at, .each = true, .most = most_modifiers},
    {.word = "modifier_spent", .at = spent_at, .each = true, .most = 1},
    {.word = "modifiers_seen_1_8", .at = low_seen_at, .each = true},
    {.word = "modifiers_seen_9_16", .at = high_seen_at, .each = true},
    {.word = "modifiers_back_1_8", .at = low_back_at, .each = true},
    {.word = "modifiers_back_9_16", .at = high_back_at, .each = true},
};

int shift(const State& s, Player p) {
    const int played = byte(s, played_at, p);
    return played > 0 && played <= modifier_count(s) ? modifier(s, played).value : 0;
}

// Those with which some power card could be played that counts for what nobody else's does.
Modifiers playable_modifiers(const State& s, Player p) {
    Modifiers some;
    for (int which : hand(s, p))
        if (!(s.hand[p] - powers_taken(s, modifier(s, which).value)).empty()) some.add(which);
    return some;
}

bool can_use(const State& s, Player p) {
    const int played = byte(s, played_at, p);
    if (played == 0 || played > modifier_count(s) || byte(s, spent_at, p)) return false;
    const Effect& effect = modifier(s, played).effect;
    for (int i = 0; i < effect.count; ++i) {
        Frame frame = effect.frames[static_cast<std::size_t>(i)];
        frame.player = p;
        if (const Step& here = step(frame.step); !here.rule.possible || here.rule.possible(s, frame)) return true;
    }
    return false;
}

// Each gives to his left what he has laid aside.
void give(State& s, Player from, Player to, int which) {
    take_out(s, from, which);
    take_in(s, to, which > 0 ? which : veiled);
}
void pass_all(State& s, Events& events) {
    for (Player p : s.seats()) take_out(s, p, byte(s, passing_at, p));
    for (Player p : s.seats()) {
        const Player left = next_seat(s.players, p);
        take_in(s, left, byte(s, passing_at, p));
        events.add({.what = number(modifier_given), .who = p, .whose = left, .n = byte(s, passing_at, p)});
    }
}

constexpr Step steps[] = {
{
    // All at once, in secret, before anything else. count: how many have yet to choose.
    .id = pass_modifier,
    .name = "pass_modifier",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            out.add(Thing::hand_card, as_choices(hand(s, f.player)));
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            byte(s, passing_at, f.player) = static_cast<std::uint8_t>(c.which + 1);
            events.add({.what = number(modifier_chosen), .who = f.player});
            f.player = next_seat(s.players, f.player);
            if (--f.count > 0) push(s, f);
            else pass_all(s, events);
        },
        .begin = [](const State& s, Player first) {
            return Frame{.step = number(pass_modifier), .player = first, .count = s.players};
        },
        .valid = [](const State& s, const Frame& f) {
            if (!lies_in_opening(s, f) || &f != &s.top() || f.count == 0 || f.count > s.players) return false;
            Player p = f.player;
            for (int i = 0; i < s.players; ++i, p = next_seat(s.players, p)) {
                const bool to_choose = i < f.count;
                if (to_choose != (byte(s, passing_at, p) == 0) || !seen(s, p).empty() || slot(s, 0, p) == 0
                    || slot(s, 1, p) == 0 || slot(s, 2, p) == 0)
                    return false;
            }
            return true;
        },
    },
    .text = {
        .prompt = "Choose the modifier that you pass to your left-hand neighbour.",
        .title = "Your modifiers",
        .hint = "You keep the other two, and get one from your right.",
        .curtain = "Your modifiers come next: pass one on.",
        .awaited = "to pass a modifier",
        .awaited_brief = "to pass",
        .deed = "pass on {chosen}",
    },
    .hints = {
        .kind = Kind::bid,
        .secret = true,
    },
},
{
    .id = new_modifiers,
    .name = "new_modifiers",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events&) {
            for (Player p : s.seats()) byte(s, played_at, p) = byte(s, spent_at, p) = 0;
        },
        .valid = [](const State&, const Frame&) { return false; }, // it runs at once
        .of_the_game = true,
    },
},
{
    // As without modifiers, but that one may come first.
    .id = play_shifted,
    .name = "play_shifted",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            all_steps[play_power].rule.legal(s, f, out);
            if (byte(s, played_at, f.player) == 0)
                out.add(Thing::hand_card, as_choices(playable_modifiers(s, f.player)));
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c.thing != Thing::hand_card) return all_steps[play_power].rule.apply(s, f, c, events);
            lay_down(s, f.player, c.which + 1);
            events.add({.what = number(modifier_played), .who = f.player, .n = static_cast<std::uint8_t>(c.which + 1)});
            push(s, f);
        },
        .begin = [](const State& s, Player first) {
            return Frame{.step = number(play_shifted), .player = first, .count = s.players};
        },
        .valid = [](const State& s, const Frame& f) { return all_steps[play_power].rule.valid(s, f); },
    },
    .text = {
        .prompt_now = [](const State& s, const Frame& f) -> std::string_view {
            if (byte(s, played_at, f.player)) return "Play a power card: your modifier is added to it.";
            return hand(s, f.player).empty() ? all_steps[play_power].text.prompt
                                             : "Play a power card, or first a modifier that is added to it.";
        },
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            return all_steps[play_power].text.refused(s, f, c);
        },
        .title = "Your power card",
        .hint = "The highest total acts first; the lowest starts the next round. The power card alone says how many "
                "come to your court.",
        .curtain = "Your hand of power cards comes next: choose one to play.",
        .awaited = "to play a power card",
        .awaited_brief = "to play",
        .deed = "play {chosen}",
    },
    .hints = {
        .kind = Kind::bid,
        .secret = true,
    },
},
{
    // After mustering, before a card is taken; a Veto does not stop it.
    .id = use_modifier,
    .name = "use_modifier",
    .rule = {
        .legal = [](const State&, const Frame&, Choices& out) { out.add(Thing::button, 1u << done | 1u << act); },
        .possible = [](const State& s, const Frame& f) { return can_use(s, f.player); },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            byte(s, spent_at, f.player) = 1;
            if (c == press(done)) return;
            const int which = byte(s, played_at, f.player);
            events.add({.what = number(modifier_used), .who = f.player, .n = static_cast<std::uint8_t>(which)});
            push(s, modifier(s, which).effect, f.player);
        },
        // above it there is room for the effect
        .valid = [](const State& s, const Frame& f) { return &f - s.stack.data() < stack_depth / 3; },
    },
    .text = {
        .prompt = "Use your modifier {card} now, or not at all.",
        .card = [](const State& s, const Frame& f) -> const ActionCard* {
            const int played = byte(s, played_at, f.player);
            return played > 0 && played <= modifier_count(s) ? &modifier(s, played) : nullptr;
        },
        .title = "Your modifier",
        .awaited = "may use a modifier",
        .done_button = "Leave it",
    },
},
};
constexpr std::span<const Step> chapters[] = {steps};

constexpr EventType events[] = {
    {.name = "modifier_chosen", .sentence = "{who} has chosen a modifier to pass on.", .in_turn = InTurn::never,
     .ms = 200, .rings = false},
    {.name = "modifier_given",
     .sentence = [](const Event& e) {
         return std::string_view{e.n ? "{who} passes {hand_card} ({value}) to {whose}."
                                     : "{who} passes a modifier to {whose}."};
     },
     .in_turn = InTurn::never, .ms = 400, .private_n = true, .reveals = true, .rings = false,
     .change = [](State& s, const Event& e) { give(s, e.who, e.whose, e.n); }},
    {.name = "modifier_played", .sentence = "{who} plays the modifier {hand_card} ({value}).", .in_turn = InTurn::never,
     .ms = 600, .by_hand = true, .news = true, .rings = false,
     .change = [](State& s, const Event& e) { lay_down(s, e.who, e.n); }},
    {.name = "modifier_used", .sentence = "{who} uses the modifier {hand_card}.",
     .clause = "uses the modifier {hand_card}", .ms = 700, .by_hand = true, .rings = false,
     .change = [](State& s, const Event& e) { byte(s, spent_at, e.who) = 1; }},
    {.name = "modifier_taken_back", .sentence = "{who} takes back a modifier.", .clause = "takes back a modifier",
     .ms = 600, .by_hand = true, .private_n = true, .rings = false,
     .change = [](State& s, const Event& e) { come_back(s, e.who, e.n, e.flags); }},
};

constexpr Insert inserts[] = {
    {Where::before, "start_round", pass_modifier},
    {Where::before, "play_power", new_modifiers},
    {Where::instead_of, "play_power", play_shifted},
    {Where::after, "muster", use_modifier},
};

void deal(State& s, Events&) {
    Modifiers left = Modifiers::of_bits(Modifiers::first(modifier_count(s)).bits << 1);
    for (Player p : s.seats())
        for (int i = 0; i < in_hand; ++i) {
            const int one = s.rng.one_of(left);
            left.remove(one);
            slot(s, i, p) = static_cast<std::uint8_t>(one);
        }
}

// Of others those that are known come last, wherever they lay.
void veil(State& seen_table, Player from) {
    for (Player p : seen_table.seats()) {
        if (p == from) continue;
        std::array<int, in_hand> cards{};
        for (int i = 0; i < in_hand; ++i) cards[static_cast<std::size_t>(i)] = slot(std::as_const(seen_table), i, p);
        std::stable_sort(cards.begin(), cards.end(), [](int a, int b) { return a > b; });   // veiled, known, empty
        for (int i = 0; i < in_hand; ++i)
            slot(seen_table, i, p) = static_cast<std::uint8_t>(cards[static_cast<std::size_t>(i)]);
    }
}

// What lies face down: so many as have come back are among those that may have, the others among those nobody has seen.
void imagine(State& s, Rng& rng) {
    Modifiers unseen = Modifiers::of_bits(Modifiers::first(modifier_count(s)).bits << 1);
    for (Player p : s.seats()) unseen = unseen - seen(s, p) - hand(s, p);
    for (Player p : s.seats()) {
        Modifiers among = back(s, p) - hand(s, p);
        int hidden = 0, came = returned(s, p) - (hand(s, p) & seen(s, p)).size();
        for (int i = 0; i < in_hand; ++i) hidden += slot(std::as_const(s), i, p) == veiled;
        came = std::clamp(came, 0, std::min(hidden, among.size()));
        for (int i = 0; i < in_hand; ++i) {
            if (slot(std::as_const(s), i, p) != veiled) continue;
            Modifiers& from = came-- > 0 ? among : unseen;
            if (from.empty()) {
                slot(s, i, p) = 0;
                continue;
            }
            const int one = rng.one_of(from);
            from.remove(one);
            slot(s, i, p) = static_cast<std::uint8_t>(one);
        }
    }
    const bool passing = s.depth > 0 && s.top().step == number(pass_modifier);
    for (Player p : s.seats()) {
        if (byte(s, passing_at, p) != veiled) continue;
        const Player from = passing ? p : next_seat(s.players, p);   // where it lies, if it has not been played
        const Modifiers may_be = passing ? hand(s, from) : hand(s, from) - seen(s, from);
        const Modifiers some = may_be.empty() ? seen(s, from) : may_be;
        byte(s, passing_at, p) = static_cast<std::uint8_t>(some.empty() ? 1 : rng.one_of(some));
    }
}

}

Module power_shift() {
    static constexpr std::string_view to[] = {"1996", "decennial", "bigbox", "2023"};
    return {
        .name = "power_shift",
        .steps = chapters,
        .events = events,
        .fields = fields,
        .block = bytes,
        .inserts = inserts,
        .variant = {.title = "Power Shift", .line = "Small cards raise or lower your power card.", .to = to},
        .deck = "power_shift",
        .hooks = {
            .hand = {
            .held = [](const State& s, Player p) { return Set<int>::of_bits(as_choices(hand(s, p))); },
            .laid = [](const State& s, Player p) { return byte(s, played_at, p) - 1; },
            .returnable = [](const State& s, Player p, bool earlier, Choices& out) {
                out.add(Thing::hand_card, as_choices(used_modifiers(s, p, earlier)));
            },
            .take_back = [](State& s, Player p, Choice c, bool earlier, Events& heard) {
                come_back(s, p, c.which + 1, earlier);
                heard.add({.what = number(modifier_taken_back),
                           .who = p,
                           .n = static_cast<std::uint8_t>(c.which + 1),
                           .flags = earlier});
            },
            },
            .turn = {.shift = [](const State& s, PerPlayer<int>& more) {
                for (Player p : s.seats()) more[p] += shift(s, p);
            }},
            .secrets = {.hide = veil, .imagine = imagine},
        },
        .setup = deal,
        .numbers = &numbers,
    };
}

}
