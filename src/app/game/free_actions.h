// The free actions of the current turn (Module::free_actions). Each is a button with the number of its choices.
#pragma once

#include <utility>

#include "engine/box.h"

namespace eg {

// The free action to which a choice belongs. Null: the step asks for no turn, or the choice is no free action.
inline const FreeAction* free_action_of(const State& s, const Step& asked, Choice choice) {
    if (!asked.rule.is_turn) return nullptr;
    for (const Module* module : box(s).modules)
        for (const FreeAction& row : module->free_actions)
            if (row.has(s, choice)) return &row;
    return nullptr;
}

// The choices that belong to this action.
inline Choices choices_of(const FreeAction& action, const State& s, const Choices& all) {
    Choices  some;
    Choice   run = {};
    unsigned bits = 0;
    for (Choice choice : all) {
        if (!action.has(s, choice)) continue;
        if (choice.thing != run.thing || choice.whose != run.whose)
            some.add(run.thing, std::exchange(bits, 0), run.whose);
        run = choice;
        bits |= 1u << choice.which;
    }
    some.add(run.thing, bits, run.whose);
    return some;
}

}
