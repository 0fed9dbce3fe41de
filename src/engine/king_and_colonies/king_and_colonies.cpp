// The King & the Colonies: both together. In a turn a player performs the own card, or takes the Inquisitor's card or
// that of stack 7.
#include "engine/base/base.h"
#include "engine/intrigue/intrigue.h"

namespace eg {
namespace {

Numbers numbers;   // set by modules.cpp
enum UnionStep : StepId { choose_action };

constexpr Step steps[] = {
{
    .id = choose_action,
    .name = "choose_action",
    .rule = {
        .fields = frame_mode,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            step(take_card).rule.legal(s, f, out);
            out.add(act);
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c == press(act)) push(s, step(of_intrigue::number(of_intrigue::use_own_card)).rule.begin(s, f.player));
            else step(take_card).rule.apply(s, f, c, events);
        },
        .valid = [](const State&, const Frame& f) { return (f.mode & ~free_action_done) == 0; },
        .is_turn = true,
    },
    .text = {
        .prompt = "Choose your own card's action, or take one of the two cards on offer.",
    },
    .hints = {
        .opens_turn = true,
    },
},
};
constexpr std::span<const Step> chapters[] = {steps};
constexpr Insert inserts[] = {{Where::instead_of, "take_card", choose_action}};
constexpr std::string_view with[] = {"intrigue", "colonies", "king_and_colonies"};
constexpr BoxRow rows[] = {{.word = "king_and_colonies",
                            .name = "The King & the Colonies",
                            .rules = {},
                            .deck = "intrigue",
                            .caballeros_each = 36,
                            .with = with,
                            .line = "Both together."}};
}
Module king_and_colonies() {
    return {.name = "king_and_colonies",
            .steps = chapters,
            .inserts = inserts,
            .boxes = rows,
            .variant = {.title = "King & Colonies"},
            .numbers = &numbers};
}

}
