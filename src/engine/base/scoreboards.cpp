// The mobile scoreboards (1996, Decennial and Big Box, Action cards in the 4 stack).
#include "engine/base/base.h"

namespace eg {
namespace {

// Where a mobile scoreboard may go: not taboo, no other mobile scoreboard.
Places free_spots(const State& s) {
    Places spots = anywhere(s);
    for (Place taken : s.scoreboard.items)
        if (taken != nowhere) spots.remove(taken);
    return spots;
}

// Whether a mobile scoreboard may move: not from a taboo place.
bool can_move_scoreboard(const State& s, int scoreboard) {
    return scoreboard < scoreboard_count && !taboo(s).has(s.scoreboard[scoreboard]) && !free_spots(s).empty();
}
unsigned movable_scoreboards(const State& s) {
    unsigned boards = 0;
    for (int board = 0; board < scoreboard_count; ++board)
        if (can_move_scoreboard(s, board)) boards |= 1u << board;
    return boards;
}

constexpr Step steps[] = {
{
    .id = choose_scoreboard,
    .name = "choose_scoreboard",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(Thing::scoreboard, movable_scoreboards(s)); },
        .possible = [](const State& s, const Frame&) { return movable_scoreboards(s) != 0; },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            push(s, {.step = choose_spot, .player = f.player, .count = c.which});
        },
    },
    .text = {
        .prompt = "Choose a mobile scoreboard to place or move.",
    },
},
{
    // count: the scoreboard. In the Castillo it replaces both printed scoreboards.
    .id = choose_spot,
    .name = "choose_spot",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(free_spots(s)); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            begin_part(
                s, f.player,
                {.step = scoreboard_goes, .player = f.player, .count = f.count, .place = static_cast<Place>(c.which)});
        },
        .valid = [](const State& s, const Frame& f) { return can_move_scoreboard(s, f.count); },
        .at_once = true,
    },
    .text = {
        .prompt_now = [](const State& s, const Frame&) -> std::string_view {
            return free_spots(s).has(CAS) ? "Choose where the scoreboard goes: a region or the Castillo."
                                          : "Choose the region that the scoreboard goes to.";
        },
        .refused = [](const State& s, const Frame&, Choice c) -> std::string_view {
            return c.thing == Thing::place && (anywhere(s) - free_spots(s)).has(static_cast<Place>(c.which))
                       ? "There is already a mobile scoreboard here."
                       : "";
        },
        .answer_text = "place it {chosen:in}",
    },
},
{
    .id = scoreboard_goes,
    .name = "scoreboard_goes",
    .rule = {
        .fields = frame_count | frame_place,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            move_scoreboard(s, f.player, f.count, f.place, events);
        },
        .valid = [](const State& s, const Frame& f) {
            return can_move_scoreboard(s, f.count) && free_spots(s).has(f.place);
        },
        .at_once = true,
    },
    .text = {
        .part = "The scoreboard {board} is about to go {place:on}.",
    },
},
};

}

constinit const std::span<const Step> scoreboard_steps = steps;

}
