// The steps and events of Power Shift, and its module.
#include "engine/power_shift/power_shift.h"

#include "engine/base/base.h"

namespace eg {
namespace of_power_shift {
namespace {

// Choices count from 0.
unsigned as_choices(Modifiers some) { return some.bits >> 1; }

int shift(const State& s, Player p) {
    const int played = byte(s, played_at, p);
    return played > 0 && played <= modifier_count(s) ? modifier(s, played).value : 0;
}

// Modifiers in hand with which some power card has a total that nobody has played.
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

constexpr Step steps[] = {
{
    // All players choose in secret, before the first round. count: players still to choose.
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
            if (!in_opening(s, f) || &f != &s.top() || f.count == 0 || f.count > s.players) return false;
            Player p = f.player;
            for (int i = 0; i < s.players; ++i, p = next_seat(s.players, p)) {
                const bool to_choose = i < f.count;
                if (to_choose != (byte(s, passing_at, p) == 0) || !ever_played(s, p).empty() || slot(s, 0, p) == 0
                    || slot(s, 1, p) == 0 || slot(s, 2, p) == 0)
                    return false;
            }
            return true;
        },
    },
    .text = {
        .prompt = "Choose a modifier for your left-hand neighbour. Nobody else sees it.",
        .title = "Pass one on",
        .hint = "You keep the other two and get one from your right.",
        .curtain = "Your modifiers come next: pass one on.",
        .awaited = "to pass a modifier",
        .awaited_brief = "to pass",
        .answer_text = "pass on {chosen}",
    },
    .hints = {
        .kind = Kind::bid,
        .secret = true,
        .passes_left = true,
    },
},
{
    .id = new_modifiers,
    .name = "new_modifiers",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events&) {
            for (Player p : s.seats()) byte(s, played_at, p) = byte(s, spent_at, p) = 0;
        },
        .valid = [](const State&, const Frame&) { return false; },   // runs at once: never on the stack
        .without_player = true,
    },
},
{
    // As play_power, but a modifier may be played first.
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
            play_modifier(s, f.player, c.which + 1);
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
            if (byte(s, played_at, f.player)) return "Your modifier is added to it. No two totals may be equal.";
            return hand(s, f.player).empty() ? "No two totals may be equal."
                                             : "Add a modifier first, if you like. No two totals may be equal.";
        },
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            return all_steps[play_power].text.refused(s, f, c);
        },
        .title = "Play a power card",
        .hint = "The highest total acts first; the lowest starts the next round. The power card alone says how many "
                "come to your court.",
        .curtain = "Your hand of power cards comes next: choose one to play.",
        .awaited = "to play a power card",
        .awaited_brief = "to play",
        .answer_text = "play {chosen}",
    },
    .hints = {
        .kind = Kind::bid,
        .secret = true,
    },
},
{
    // After mustering, before an action card is taken; a Veto cannot stop it.
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
        // leaves room for the frames of the effect
        .valid = [](const State& s, const Frame& f) { return leaves_room_for_turn(s, f, false); },
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
     .change = [](State& s, const Event& e) { play_modifier(s, e.who, e.n); }},
    {.name = "modifier_used", .sentence = "{who} uses the modifier {hand_card}.",
     .clause = "uses the modifier {hand_card}", .ms = 700, .by_hand = true, .rings = false,
     .change = [](State& s, const Event& e) { byte(s, spent_at, e.who) = 1; }},
    {.name = "modifier_taken_back", .sentence = "{who} takes back a modifier.", .clause = "takes back a modifier",
     .ms = 600, .by_hand = true, .private_n = true, .rings = false,
     .change = [](State& s, const Event& e) { return_modifier(s, e.who, e.n, e.flags); }},
};

constexpr Insert inserts[] = {
    {Where::before, "start_round", pass_modifier},
    {Where::before, "play_power", new_modifiers},
    {Where::instead_of, "play_power", play_shifted},
    {Where::after, "muster", use_modifier},
};

}
}

Module power_shift() {
    using namespace of_power_shift;
    static constexpr std::string_view to[] = {"1996", "decennial", "bigbox", "2023"};
    return {
        .name = "power_shift",
        .steps = chapters,
        .events = of_power_shift::events,
        .fields = of_power_shift::fields,
        .block = bytes,
        .inserts = inserts,
        .variant = {.title = "Power Shift", .line = "Small cards raise or lower your power card.", .to = to},
        .deck = "power_shift",
        .hooks = {
            .hand = {
            .held = [](const State& s, Player p) { return Set<int>::of_bits(as_choices(hand(s, p))); },
            .current = [](const State& s, Player p) { return byte(s, played_at, p) - 1; },
            .returnable = [](const State& s, Player p, bool earlier, Choices& out) {
                out.add(Thing::hand_card, as_choices(used_modifiers(s, p, earlier)));
            },
            .take_back = [](State& s, Player p, Choice c, bool earlier, Events& heard) {
                return_modifier(s, p, c.which + 1, earlier);
                heard.add({.what = number(modifier_taken_back),
                           .who = p,
                           .n = static_cast<std::uint8_t>(c.which + 1),
                           .flags = earlier});
            },
            },
            .turn = {.shift = [](const State& s, PerPlayer<int>& more) {
                for (Player p : s.seats()) more[p] += shift(s, p);
            }},
            .secrets = {.hide = hide_modifiers, .imagine = imagine},
        },
        .setup = deal,
        .numbers = &numbers,
    };
}

}
