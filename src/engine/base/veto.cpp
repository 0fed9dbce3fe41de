// The Veto. A player who has one is asked when an opponent announces a special action, and again at each of its parts,
// for an action may be stopped half-way: in 1996 and Decennial as a part begins, in the Big Box also just after it. In
// 2023 only the whole action may be stopped, when it is announced. A Veto cannot stop placing, mustering or the taking
// of another Veto.
#include "engine/base/base.h"

namespace eg {
namespace {

// The turn in which the actor performs a special action: one whose step uses `set`, or one with free_action_done; null:
// none. Other turns on the stack have not begun yet.
template <class Table>
auto turn_of(Table& s, Player actor) -> decltype(s.stack.data()) {
    for (int i = s.depth; i-- > 0;) {
        auto& frame = s.stack[static_cast<std::size_t>(i)];
        if (const StepRule& rule = step(frame.step).rule;
            rule.is_turn && frame.player == actor && (rule.fields & frame_set || frame.mode & free_action_done))
            return &frame;
    }
    return nullptr;
}

// The players with a Veto.
Players veto_holders(const State& s) {
    Players result;
    for (const Kept& kept : s.kept) {
        if (kept.owner == nobody) break;   // empty slots come last
        if (moment(s, kept).id == ask_veto) result.add(kept.owner);
    }
    return result | union_of(s, &TurnHooks::vetoers);
}

// The opponents of the actor who have a Veto and have not pressed allow_all.
Players players_to_ask(const State& s, Player actor) {
    Players result = veto_holders(s);
    if (result.empty()) return result;
    result = result - Players{actor};
    if (const Frame* turn = turn_of(s, actor)) result = result - Players::of_bits(turn->set >> allowed_shift);
    return result;
}

constexpr Step steps[] = {
{
    .id = keep_card,
    .name = "keep_card",
    .rule = {
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            const Frame* turn = turn_of(s, f.player);
            if (!turn) return;
            const int stack = turn->set & 0xff;
            keep_action_card(s, f.player, stack, s.shown[stack], events);
        },
        .valid = [](const State&, const Frame&) { return false; },   // runs at once: never on the stack
    },
},
{
    // whose: the player whose action may be stopped.
    .id = ask_veto,
    .name = "ask_veto",
    .rule = {
        .fields = frame_whose,
        .legal = [](const State& s, const Frame&, Choices& out) {
            out.add(Thing::button,
                    1u << veto | 1u << allow | (s.rules.veto_form == VetoForm::whole ? 0 : 1u << allow_all));
        },
        .possible = [](const State& s, const Frame& f) {
            return turn_of(s, f.whose) && players_to_ask(s, f.whose).has(f.player);
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            Frame* turn = turn_of(s, f.whose);
            if (c == press(allow_all) && step(turn->step).rule.fields & frame_set)
                turn->set |= 1u << (allowed_shift + f.player);
            if (c != press(veto)) return;
            bool vetoed = false;
            each_hook(s, &TurnHooks::veto, [&](auto veto) { vetoed = vetoed || veto(s, f.player, f.whose, events); });
            if (!vetoed) use_kept_card(s, ask_veto, {.what = What::vetoed, .who = f.player, .whose = f.whose}, events);
            end_action(s, *turn);
        },
        .valid = [](const State& s, const Frame& f) { return turn_of(s, f.whose) && f.player != f.whose; },
        .at_once = true,
    },
    .text = {
        .prompt_now = [](const State& s, const Frame&) -> std::string_view {
            if (!card_asked_about(s))
                return announced_frame(s) ? "{part} Will you use your Veto against {whose} special action?"
                                    : "Will you use your Veto against {whose} special action?";
            return announced_frame(s) ? "{part} Will you use your Veto against {whose} special action, {card}?"
                                : "Will you use your Veto against {whose} special action, {card}?";
        },
        .title = "Your Veto",
        .asked_first = "First say whether you use your Veto.",
    },
    .hints = {
        .kind = Kind::interruption,
        .likely = [](const State&, const Frame&, const Choices& choices, unsigned luck, Rng&) {
            return press(luck % 8 == 0 ? veto : choices.has(press(allow_all)) ? allow_all : allow);
        },
    },
},
};

}

bool can_be_vetoed(const State& s, Player actor) {
    return s.rules.veto_form != VetoForm::whole && !players_to_ask(s, actor).empty();
}

void offer_veto(State& s, Player actor) {
    if (s.top().step == keep_card) return;   // the taking of a Veto cannot be stopped
    const Players asked = players_to_ask(s, actor);
    if (asked.empty()) return;
    push_clockwise_from(s, actor, [&](Player q) {
        if (asked.has(q)) push(s, {.step = ask_veto, .player = q, .whose = actor});
    });
}

void begin_part(State& s, Player actor, const Frame& part) {
    push(s, part);
    offer_veto_of_part(s, actor);
}

void offer_veto_of_part(State& s, Player actor) {
    if (s.rules.veto_form != VetoForm::whole) offer_veto(s, actor);
}

constinit const std::span<const Step> veto_steps = steps;

}
