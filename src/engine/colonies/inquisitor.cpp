// The Grand Inquisitor: he changes courts, his black caballeros are moved, and his owner has a bonus each turn.
#include "colonies.h"

namespace eg::colonial {
namespace {

constexpr Step steps[] = {
{
    // count 1: he leaves the court he is in.
    .id = take_inquisitor,
    .name = "take_inquisitor",
    .rule = {
        .fields = frame_count,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            const Player to = f.count ? nobody : f.player;
            if (holder(s) != to)
                happen(s, {.what = number(inquisitor_taken), .who = f.player, .whose = holder(s), .n = f.count},
                       events);
        },
        .valid = is_on_a_card,
    },
    .text = {
        .part_now = [](const State&, const Frame& f) -> std::string_view {
            return f.count ? "The Grand Inquisitor is about to leave his court."
                           : "The Grand Inquisitor is about to go to {whose} court.";
        },
    },
},
{
    .id = move_black,
    .name = "move_black",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame&, Choices& out) {
            add_caballeros(out, black, movable(s, black));
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) { return f.count > 0 && !movable(s, black).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            if (c == press(done)) return;
            --f.count;
            push(s, f);
            begin_carry(s, {.step = carry_caballero, .player = f.player, .place = static_cast<Place>(c.which),
                            .whose = black});
        },
        .valid = [](const State&, const Frame& f) { return f.count <= black_caballeros; },
    },
    .text = {
        .prompt = "Choose a black caballero to move (up to {n}).",
        .part = "Black caballeros are about to be moved.",
    },
    .hints = {
        .shows = Shows::left,
    },
},
{
    // Once a turn of his owner.
    .id = bonus,
    .name = "bonus",
    .rule = {
        .legal = caballero_bonus_choices,
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            byte(s, used_at) = 1;
            take_caballero_bonus(s, f.player, c, events);
        },
        .valid = [](const State& s, const Frame& f) {
            return holder(s) == f.player && has_caballero_bonus(s, f.player);
        },
        .at_once = true,
    },
    .text = {
        .prompt = "The Grand Inquisitor lets you bring one caballero to your court, or place one beside {king} or in "
                  "the Castillo.",
        .refused = caballero_bonus_refused,
        .answer_text_now = caballero_bonus_answer,
    },
},
};

}

constinit const std::span<const Step> inquisitor_steps = steps;

}
