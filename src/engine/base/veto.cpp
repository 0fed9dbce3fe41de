// Veto, the one interruption. Whoever keeps one is asked when an opponent announces his special
// action, and again at each of its parts, for it may be stopped half-way: in 1996 and the
// Decennial edition as the part begins, in the Big Box when it has been shown. In 2023 it is stopped
// as a whole, when it is announced, or not at all.
// A Veto never stops placing, mustering, or the taking of another Veto.
#include "engine/base/base.h"

namespace eg {
namespace {

// The turn in which all this happens: one with a set, which says from let_pass_shift on who lets this special action
// pass, or
// one in which a free action is performed. A turn that has yet to come below is none.
template <class Table>
auto turn_of(Table& s, Player actor) -> decltype(s.stack.data()) {
    for (int i = s.depth; i-- > 0;) {
        auto& frame = s.stack[static_cast<std::size_t>(i)];
        if (const StepRule& rule = step(frame.step).rule;
            rule.a_turn && frame.player == actor && (rule.fields & frame_set || frame.mode & acts_freely))
            return &frame;
    }
    return nullptr;
}

Players holders(const State& s) {
    Players result;
    for (const Kept& kept : s.kept) {
        if (kept.owner == nobody) break;   // there is no gap between those kept (discard_kept)
        if (moment(s, kept).id == ask_veto) result.add(kept.owner);
    }
    return result | union_of(s, &TurnHooks::vetoers);
}

Players watchers(const State& s, Player actor) {
    Players result = holders(s);
    if (result.empty()) return result;
    result = result - Players{actor};
    if (const Frame* turn = turn_of(s, actor)) result = result - Players::of_bits(turn->set >> let_pass_shift);
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
            keep(s, f.player, stack, s.shown[stack], events);
        },
        .valid = [](const State&, const Frame&) { return false; }, // a card is kept as it is taken: this never waits
    },
},
{
    .id = ask_veto,
    .name = "ask_veto",
    .rule = {
        .fields = frame_whose,
        .legal = [](const State& s, const Frame&, Choices& out) {
            out.add(Thing::button,
                    1u << veto | 1u << allow | (s.rules.veto_form == VetoForm::whole ? 0 : 1u << allow_all));
        },
        .possible = [](const State& s, const Frame& f) {
            return turn_of(s, f.whose) && watchers(s, f.whose).has(f.player);
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            Frame* turn = turn_of(s, f.whose);
            if (c == press(allow_all) && step(turn->step).rule.fields & frame_set)
                turn->set |= 1u << (let_pass_shift + f.player);
            if (c != press(veto)) return;
            bool vetoed = false;
            each_hook(s, &TurnHooks::veto, [&](auto veto) { vetoed = vetoed || veto(s, f.player, f.whose, events); });
            if (!vetoed) spend_kept(s, ask_veto, {.what = What::vetoed, .who = f.player, .whose = f.whose}, events);
            while (&s.top() != turn) pop(s);
        },
        .valid = [](const State& s, const Frame& f) { return turn_of(s, f.whose) && f.player != f.whose; },
    },
    .text = {
        .prompt_now = [](const State& s, const Frame&) -> std::string_view {
            if (!card_asked_about(s))
                return announced(s) ? "{part} Will you use your Veto against {whose} special action?"
                                    : "Will you use your Veto against {whose} special action?";
            return announced(s) ? "{part} Will you use your Veto against {whose} special action, {card}?"
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

bool watched(const State& s, Player actor) {
    return s.rules.veto_form != VetoForm::whole && !watchers(s, actor).empty();
}

void offer_veto(State& s, Player actor) {
    const Players asked = watchers(s, actor);
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
