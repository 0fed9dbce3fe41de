// The King & the Colonies (1996 booklet): both together. In his turn a player performs his own card's action, or takes
// the Grand Inquisitor's card or that of stack 7, with the caballeros that it places.
#include "engine/base/base.h"
#include "engine/intrigue/intrigue.h"

namespace eg {
namespace {

Numbers numbers;   // set by modules.cpp
enum UnionStep : StepId { choose_action };

// Whether his special action of this round is over: a Veto of his own hand was it.
bool has_had_action(const State& s, Player p) { return of_intrigue::flag(s, p, of_intrigue::has_used); }

constexpr Step steps[] = {
{
    .id = choose_action,
    .name = "choose_action",
    .rule = {
        .fields = frame_mode,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            if (has_had_action(s, f.player)) add_free_actions(s, f, out);
            else step(take_card).rule.legal(s, f, out);
            out.add(act);
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c == press(act)) {
                push(s, step(of_intrigue::number(of_intrigue::use_own_card)).rule.begin(s, f.player));
                return;
            }
            if (c.thing == Thing::stack) of_intrigue::set_flag(s, f.player, of_intrigue::has_used, true);
            step(take_card).rule.apply(s, f, c, events);
        },
        .valid = [](const State& s, const Frame& f) {
            return (f.mode & ~free_action_done) == 0 && leaves_room_for_turn(s, f, true);
        },
        .is_turn = true,
    },
    .text = {
        .prompt = "Use your own card, or take one of those on offer.",
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            return c.thing == Thing::stack && has_had_action(s, f.player) ? "Your Veto was your action of this round."
                                                                          : "";
        },
        .hint = "The card that you take says how many caballeros you may place.",
        .awaited = "to choose an action",
        .awaited_brief = "to choose",
        .answer_text_now = [](const State&, Choice c) -> std::string_view {
            return c == press(act) ? "use your own card" : "";
        },
    },
    .hints = {
        .opens_turn = true,
    },
},
};
constexpr std::span<const Step> chapters[] = {steps};
constexpr Insert inserts[] = {
    {Where::instead_of, "take_card", choose_action},
    // The two caballeros that the Colonies set by disc are instead of the one of Intrigue & the King.
    {Where::without, "open_discs"},
    {Where::without, "first_caballeros"},
};
constexpr std::string_view with[] = {"intrigue", "colonies", "king_and_colonies"};
constexpr BoxRow rows[] = {{.word = "king_and_colonies",
                            .name = "The King & the Colonies",
                            .rules = {},
                            .deck = "intrigue",
                            .caballeros_each = 36,
                            .with = with,
                            .line = "Your own thirteen cards, and the Colonies."}};
}

Module king_and_colonies() {
    return {.name = "king_and_colonies",
            .steps = chapters,
            .inserts = inserts,
            .boxes = rows,
            .variant = {.title = "King & Colonies"},
            .deck = "king_and_colonies",
            .numbers = &numbers};
}

}
