// Double Turn: a second card in one turn, used fully, but that its special action may be saved for the next turn.
#include <algorithm>

#include "grandissimo.h"

namespace eg::grand {

const ActionCard& saved_card(const State& s) {
    return card(s.rules, byte(s, saved_stack_at) - 1, byte(s, saved_index_at));
}

namespace {

bool may_perform_saved(const State& s, Player p) {
    return player_at(s, saved_by_at) == p && !byte(s, saved_now_at)
           && (can_act(s, p, saved_card(s).effect) || can_act(s, p, saved_card(s).other));
}
// Whether the second card's action may be saved: it has not been performed, and is none that keeps the card.
bool may_save(const State& s, const Frame& turn) {
    return turn.step == number(use_second) && !(turn.mode & has_acted) && !shown_card(s, turn.set & 0xff).moment;
}

void forget_saved(State& s) {
    for (const int where : {saved_by_at, saved_stack_at, saved_index_at, saved_now_at}) byte(s, where) = 0;
}

void take(State& s, Frame& f, Choice c, Events& events) {
    const auto depth = static_cast<std::size_t>(s.depth);
    step(take_card).rule.apply(s, f, c, events);
    s.stack[depth].step = number(use_second);
}

void perform_saved(State& s, Player p, bool first, Events& events) {
    const ActionCard& saved = saved_card(s);
    events.add({.what = What::announced, .who = p, .n = static_cast<std::uint8_t>(byte(s, saved_stack_at) - 1),
                .card = static_cast<std::uint8_t>(byte(s, saved_index_at))});
    push(s, {.step = number(of_saved), .player = p,
             .set = static_cast<std::uint16_t>((byte(s, saved_stack_at) - 1) << 8 | byte(s, saved_index_at))});
    forget_saved(s);
    push(s, first ? saved.effect : saved.other, p);
    offer_veto(s, p);
}

// As for the first card, but that the turn goes on after it.
std::string_view prompt_of_second(const State& s, const Frame& f) {
    Choices choices;
    step(use_card).rule.legal(s, f, choices);
    if (choices.of(Thing::place)) return step(use_card).text.prompt_now(s, f);
    return choices.of(Thing::button) == 1u << done ? "Nothing left to do with the second card: go on with the first."
                                                   : "Perform the special action of the second card, or do without.";
}

bool leaves_room(const State& s, const Frame& f) { return leaves_room_for_turn(s, f, false); }

Frame home_frame(const Frame& f) { return {.step = choose_home, .player = f.player}; }

constexpr Step own_steps[] = {
{
    .id = take_second,
    .name = "take_second",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(Thing::stack, available_stacks(s).bits); },
        .possible = [](const State& s, const Frame&) { return enough_action_cards(s, 1); },
        .apply = take,
        .valid = leaves_room,
    },
    .text = {
        .prompt = "Take a second one of the action cards.",
    },
},
{
    // Below the action of a saved card, so that questions can name it. set: its stack and index.
    .id = of_saved,
    .name = "of_saved",
    .rule = {
        .fields = frame_set,
        .apply = [](State&, Frame&, Choice, Events&) {},
        .valid = [](const State& s, const Frame& f) {
            const int stack = static_cast<int>(f.set >> 8), index = static_cast<int>(f.set & 0xff);
            return stack < piles(s) && index < card_count(s.rules, stack);
        },
    },
    .text = {
        .card = [](const State& s, const Frame& f) { return &card(s.rules, f.set >> 8, f.set & 0xff); },
    },
},
{
    // What has been saved is performed in the next turn, or never.
    .id = end_turn,
    .name = "end_turn",
    .rule = {
        .apply = [](State& s, Frame& f, Choice, Events&) {
            if (player_at(s, saved_by_at) != f.player) return;
            if (byte(s, saved_now_at)) byte(s, saved_now_at) = 0;
            else forget_saved(s);
        },
    },
},
{
    // After another part of a card's action: the active player's Grande may move, or stay.
    .id = may_change_home,
    .name = "may_change_home",
    .rule = {
        .legal = [](const State& s, const Frame& f, Choices& out) {
            step(choose_home).rule.legal(s, home_frame(f), out);
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) { return step(choose_home).rule.possible(s, home_frame(f)); },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            Frame home = home_frame(f);
            if (c != press(done)) step(choose_home).rule.apply(s, home, c, events);
        },
        .valid = is_on_a_card,
    },
    .text = {
        .prompt = "Choose the region where your Grande goes, or let him stay.",
        .part = "The Grande of {who} may move.",
        .done_button = "He stays",
    },
},
};

}

// use_second is use_card, but that its end is not the turn's.
std::span<const Step> double_steps() {
    static const auto steps = [] {
        std::array<Step, 6> list;
        std::copy(std::begin(own_steps), std::end(own_steps), list.begin() + 2);
        for (const Step& row : turn_steps)
            if (row.id == use_card) list[0] = row;
        list[0].id = use_second;
        list[0].name = "use_second";
        list[0].rule.apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c != press(done)) step(use_card).rule.apply(s, f, c, events);
        };
        list[0].text.prompt_now = prompt_of_second;
        list[0].text.done_button = "Done";
        list[0].hints.turn_done = nullptr;
        list[1] = {
            .id = use_saved,
            .name = "use_saved",
            .rule = {
                .legal = [](const State& s, const Frame& f, Choices& out) {
                    out.add(Thing::button, (can_act(s, f.player, saved_card(s).effect) ? 1u << act : 0)
                                               | (can_act(s, f.player, saved_card(s).other) ? 1u << act_other : 0));
                },
                .possible = [](const State& s, const Frame& f) { return may_perform_saved(s, f.player); },
                .apply = [](State& s, Frame& f, Choice c, Events& events) {
                    perform_saved(s, f.player, c == press(act), events);
                },
                .valid = [](const State& s, const Frame& f) {
                    return player_at(s, saved_by_at) == f.player && leaves_room(s, f);
                },
                .at_once = true,
            },
            .text = {
                .prompt = "Perform the special action that you have saved.",
                .card = [](const State& s, const Frame&) { return &saved_card(s); },
            },
        };
        return list;
    }();
    return steps;
}

void saved_actions(const State& s, const Frame& turn, Choices& out) {
    if (may_save(s, turn) || may_perform_saved(s, turn.player)) out.add(Thing::token, bit(saved_token));
}

bool act_on_saved(State& s, const Frame& turn, Choice c, Events& events) {
    if (c != token(saved_token)) return false;
    if (may_save(s, turn)) {
        const int stack = turn.set & 0xff;
        last(s).mode |= has_acted;
        happen(s, {.what = number(action_saved), .who = turn.player, .n = static_cast<std::uint8_t>(stack),
                   .card = s.shown[stack]}, events);
    } else if (const bool first = can_act(s, turn.player, saved_card(s).effect);
               first && can_act(s, turn.player, saved_card(s).other)) {
        push(s, {.step = number(use_saved), .player = turn.player});
    } else {
        perform_saved(s, turn.player, first, events);
    }
    return true;
}

}
