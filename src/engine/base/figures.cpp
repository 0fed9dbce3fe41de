// The King, the Grandes, the mobile scoreboards and the power cards: the cards of stacks 4 and 5
// (1996, Decennial and Big Box, Action cards in the 4 and 5 stacks).
#include "engine/base/base.h"

namespace eg {
namespace {

// A mobile scoreboard lies where none is, and leaves no taboo place.
Places free_spots(const State& s) {
    Places spots = anywhere(s);
    for (Place taken : s.scoreboard.items)
        if (taken != nowhere) spots.remove(taken);
    return spots;
}

bool may_be_laid(const State& s, int scoreboard) {
    return scoreboard < scoreboard_count && !taboo(s).has(s.scoreboard[scoreboard]);
}

constexpr Step steps[] = {
{
    // mode 1: only to a bordering region (Royal Adviser); otherwise to any region, his own too
    // (Decennial, King's Card: "you may also leave the King where he is").
    .id = choose_kings_region,
    .name = "choose_kings_region",
    .uses = uses_mode,
    .prompt = "Choose the region the King goes to.",
    .legal = [](const State& s, const Frame& f, Choices& out) { out.add(f.mode ? borders(s, s.king) : regions(s)); },
    .apply = [](State& s, Frame f, Choice c, Events&) {
        begin_part(s, f.player, {.step = king_goes, .player = f.player, .place = static_cast<Place>(c.which)});
    },
    .sound = stands_on_a_card,
    .gesture = Gesture::king,
    .wording = {.deed_now = [](const State& s, Choice c) -> std::string_view { return c == on(s.king) ? "leave the King where he is" : "move the King {chosen:to}"; }},
    .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
        if (c == on(CAS)) return "The King never enters the Castillo.";
        if (c.thing != Thing::place || f.mode == 0) return "";
        return c == on(s.king) ? "The King stands here: he must go to a region beside it." : not_beside_the_king(s, static_cast<Place>(c.which));
    },
},
{
    .id = king_goes,
    .name = "king_goes",
    .uses = uses_place,
    .part = "The King is to go {place:goal}.",
    .apply = [](State& s, Frame f, Choice, Events& events) { move_king(s, f.player, f.place, events); },
    .sound = [](const State& s, const Frame& f) { return regions(s).has(f.place); },
},
{
    // Not the Castillo, not into or out of the King's region; several may share a region.
    .id = choose_home,
    .name = "choose_home",
    .prompt = "Choose a new home region for your Grande.",
    .legal = [](const State& s, const Frame& f, Choices& out) { out.add(open_regions(s) - Places{s.grande[f.player]}); },
    .possible = [](const State& s, const Frame& f) { return regions(s).has(s.grande[f.player]) && !taboo(s).has(s.grande[f.player]); },
    .apply = [](State& s, Frame f, Choice c, Events&) {
        begin_part(s, f.player, {.step = grande_goes, .player = f.player, .place = static_cast<Place>(c.which)});
    },
    .gesture = Gesture::grande,
    .wording = {.deed = "move {own} Grande {chosen:to}"},
    .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
        if (c == on(CAS)) return "A Grande lives in a region, not in the Castillo.";
        return c == on(s.grande[f.player]) ? "Your Grande lives here already." : "";
    },
},
{
    .id = grande_goes,
    .name = "grande_goes",
    .uses = uses_place,
    .part = "The Grande is to go {place:goal}.",
    .apply = [](State& s, Frame f, Choice, Events& events) { move_grande(s, f.player, f.place, events); },
    .sound = [](const State& s, const Frame& f) { return open_regions(s).has(f.place); },
},
{
    .id = choose_scoreboard,
    .name = "choose_scoreboard",
    .prompt = "Choose a mobile scoreboard to lay or to move.",
    .legal = [](const State& s, const Frame&, Choices& out) {
        unsigned free = 0;
        for (int b = 0; b < scoreboard_count; ++b)
            if (may_be_laid(s, b)) free |= 1u << b;
        out.add(Thing::scoreboard, free);
    },
    .apply = [](State& s, Frame f, Choice c, Events&) {
        push(s, {.step = choose_spot, .player = f.player, .count = c.which});
    },
},
{
    // A region or the Castillo, whose two printed boards one mobile board replaces.
    .id = choose_spot,
    .name = "choose_spot",
    .uses = uses_count,
    .prompt = "Choose where the scoreboard goes: a region or the Castillo.",
    .legal = [](const State& s, const Frame&, Choices& out) { out.add(free_spots(s)); },
    .apply = [](State& s, Frame f, Choice c, Events&) {
        begin_part(s, f.player, {.step = scoreboard_goes, .player = f.player, .count = f.count, .place = static_cast<Place>(c.which)});
    },
    .sound = [](const State& s, const Frame& f) { return may_be_laid(s, f.count); },
    .wording = {.deed = "lay it {chosen:in}"},
    .refused = [](const State& s, const Frame&, Choice c) -> std::string_view {
        return c.thing == Thing::place && (anywhere(s) - free_spots(s)).has(static_cast<Place>(c.which)) ? "A mobile scoreboard lies here already." : "";
    },
},
{
    .id = scoreboard_goes,
    .name = "scoreboard_goes",
    .uses = uses_count | uses_place,
    .part = "The scoreboard {board} is to lie {place:on}.",
    .apply = [](State& s, Frame f, Choice, Events& events) { lay_scoreboard(s, f.player, f.count, f.place, events); },
    .sound = [](const State& s, const Frame& f) { return may_be_laid(s, f.count) && free_spots(s).has(f.place); },
},
{
    // Any used card, this round's too, without showing it. The 1996 pile lies face up, so taking
    // its top card, this round's, is seen; the order of turns stays as it was played.
    .id = take_back,
    .name = "take_back",
    .prompt = "Take one of your used power cards back into your hand.",
    .legal = [](const State& s, const Frame& f, Choices& out) { out.add(Thing::power_card, used(s, f.player).bits); },
    .possible = [](const State& s, const Frame& f) { return !used(s, f.player).empty(); },
    .apply = [](State& s, Frame f, Choice c, Events& events) {
        const PowerCards top = {s.power[f.player]};
        PowerCards hidden_among = used(s, f.player);
        if (s.rules.used_power_face_up) hidden_among = hidden_among - top;
        const bool seen = !hidden_among.has(c.which) || (hidden_among.size() == 1 && s.unseen_count[f.player] == 0);
        s.hand[f.player].add(c.which);
        if (!seen) {
            s.doubt[f.player] = s.doubt[f.player] | hidden_among;
            s.unseen[f.player].add(c.which);
            ++s.unseen_count[f.player];
        }
        events.add({.what = What::power_taken_back, .who = f.player, .n = c.which, .flags = seen});
    },
    .secret = true,
    .wording = {.curtain = "Your used power cards come next: take one back unseen.", .asked_first = "First take one of your used power cards back.",
                .deed = "take back power card {chosen}"},
    .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
        return c.thing == Thing::power_card && s.hand[f.player].has(c.which) ? "It is in your hand already." : "";
    },
},
};

}

constinit const std::span<const Step> figure_steps = steps;

}
