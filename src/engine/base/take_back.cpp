// Taking back a used power card (1996, Decennial and Big Box, Action cards in the 4 stack).
#include "engine/base/base.h"

namespace eg {
namespace {

// mode 1: not this round's card.
void add_cards_to_take_back(const State& s, const Frame& f, Choices& out) {
    PowerCards cards = used(s, f.player);
    if (f.mode == 1) cards = cards - PowerCards{s.power[f.player]};
    out.add(Thing::power_card, cards.bits);
    each_hook(s, &HandHooks::returnable, [&](auto returnable) { returnable(s, f.player, f.mode == 1, out); });
}

constexpr Step steps[] = {
{
    // Any used card, this round's included (mode 1: not), without showing it. In 1996 the used cards are face up, so
    // others see that the top one, this round's, is taken. The order of turns does not change.
    .id = take_back,
    .name = "take_back",
    .rule = {
        .fields = frame_mode,
        .legal = add_cards_to_take_back,
        .possible = [](const State& s, const Frame& f) {
            Choices some;
            add_cards_to_take_back(s, f, some);
            return !some.empty();
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c.thing != Thing::power_card) {
                each_hook(s, &HandHooks::take_back,
                          [&](auto take_back) { take_back(s, f.player, c, f.mode == 1, events); });
                return;
            }
            const PowerCards top = {s.power[f.player]};
            PowerCards hidden_among = used(s, f.player);
            if (s.rules.used_power_face_up || f.mode == 1) hidden_among = hidden_among - top;
            const bool seen = !hidden_among.has(c.which) || (hidden_among.size() == 1 && s.unseen_count[f.player] == 0);
            s.hand[f.player].add(c.which);
            if (!seen) {
                s.unseen_candidates[f.player] = s.unseen_candidates[f.player] | hidden_among;
                s.unseen[f.player].add(c.which);
                ++s.unseen_count[f.player];
            }
            events.add({.what = What::power_taken_back, .who = f.player, .n = c.which, .flags = seen});
        },
        .valid = [](const State&, const Frame& f) { return f.mode <= 1; },
    },
    .text = {
        .prompt_now = [](const State& s, const Frame& f) -> std::string_view {
            Choices some;
            add_cards_to_take_back(s, f, some);
            return some.of(Thing::hand_card) ? "Take a used power card or modifier back into your hand."
                                             : "Take one of your used power cards back into your hand.";
        },
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            return c.thing == Thing::power_card && s.hand[f.player].has(c.which) ? "It is in your hand already." : "";
        },
        .curtain = "Your used power cards come next: take one back unseen.",
        .asked_first = "First take one of your used power cards back.",
        .answer_text = "take back power card {chosen}",
    },
    .hints = {
        .secret = true,
    },
},
};

}

constinit const std::span<const Step> take_back_steps = steps;

}
