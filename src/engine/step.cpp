#include "engine/step.h"

#include <algorithm>

namespace eg {

bool Outline::insert(Where where, StepId step, StepId added) {
    const auto found = [&](const std::array<StepId, 12>& list) {
        return std::find(list.begin(), list.begin() + count, step) - list.begin();
    };
    auto at = found(steps);
    if (at == count) at = found(slots);
    if (at == count) return false;
    if (where == Where::without) {
        for (auto* list : {&steps, &slots}) {
            std::copy(list->begin() + at + 1, list->begin() + count, list->begin() + at);
            (*list)[count - 1u] = 0;
        }
        --count;
        return true;
    }
    if (where == Where::instead_of) return steps[static_cast<std::size_t>(at)] = added, true;
    check(count < static_cast<int>(steps.size()), "An outline has too many steps.");
    if (where == Where::after) ++at;
    for (auto* list : {&steps, &slots}) {
        std::copy_backward(list->begin() + at, list->begin() + count, list->begin() + count + 1);
        (*list)[static_cast<std::size_t>(at)] = added;
    }
    ++count;
    return true;
}

void end_action(State& s, const Frame& turn) {
    const auto above = static_cast<std::size_t>(&turn - s.stack.data() + 1);
    std::size_t depth = above;
    for (std::size_t i = above; i < s.depth; ++i)
        if (step(s.stack[i].step).rule.stays) s.stack[depth++] = s.stack[i];
    while (s.depth > depth) pop(s);
}

const Frame* find_frame(const State& s, StepId step) {
    for (int i = s.depth; i-- > 0;)
        if (const Frame& frame = s.stack[static_cast<std::size_t>(i)]; frame.step == step) return &frame;
    return nullptr;
}

const Frame* announced_frame(const State& s) {
    for (int i = s.depth; i-- > 0;) {
        const Frame& waiting = s.stack[static_cast<std::size_t>(i)];
        const Step&  here = step(waiting.step);
        if (!here.text.part.empty() && (!here.text.part_now || !here.text.part_now(s, waiting).empty()))
            return &waiting;
        const bool discs_for_it = i > 0 && step(s.stack[static_cast<std::size_t>(i - 1)].step).rule.dials;
        if (here.hints.kind != Kind::interruption && !here.rule.picks && !discs_for_it)
            return nullptr;   // a question inside a part that announces nothing
    }
    return nullptr;
}

const ActionCard* card_asked_about(const State& s) {
    for (int i = s.depth; i-- > 0;) {
        const Frame& frame = s.stack[static_cast<std::size_t>(i)];
        if (const Step& here = step(frame.step); here.text.card)
            if (const ActionCard* card = here.text.card(s, frame)) return card;
    }
    return nullptr;
}

const Frame* reveal_frame(const State& s) {
    for (int i = s.depth; i-- > 0;) {
        const Frame& frame = s.stack[static_cast<std::size_t>(i)];
        if (step(frame.step).rule.dials) return &frame;
    }
    return nullptr;
}

void push(State& s, const Effect& effect, Player player) {
    for (int i = effect.count; i-- > 0;) {
        Frame frame = effect.frames[static_cast<std::size_t>(i)];
        frame.player = player;
        push(s, frame);
    }
}

void pick_place(State& s, Place place) {
    for (int i = s.depth; i-- > 0;) {
        Frame&      waiting = s.stack[static_cast<std::size_t>(i)];
        const Step& here = step(waiting.step);
        if (here.rule.is_turn) return;
        if (here.rule.takes_picked) here.rule.takes_picked(waiting, place);
    }
}

void push(State& s, const Outline& outline, Player player) {
    for (int i = outline.count; i-- > 0;) {
        const StepId    next = outline.steps[static_cast<std::size_t>(i)];
        const StepRule& rule = step(next).rule;
        if (rule.begin) push(s, rule.begin(s, player));
        else push(s, {.step = next, .player = rule.without_player ? nobody : player});
    }
}

}
