// What the cards do that no other box knows: wider placing, the Castillo that is pushed, the bridge, the quarantine,
// and the
// rest (1996 booklet, Intrigue & the King, New special actions).
#include "engine/base/base.h"
#include "engine/decks.h"
#include "engine/intrigue/intrigue.h"

namespace eg::of_intrigue {
namespace {

Places under_the_walls(const State& s) {
    Places some;
    for (Player p : colours(s)) some = some | regions_of(s, movable(s, p));
    if (const Place walls = place_at(s, walls_at); walls != nowhere) some.remove(walls);
    return some;
}

Places throwable(const State& s) {
    Places homes;
    for (Player p : s.seats())
        if (open_regions(s).has(s.grande[p])) homes.add(s.grande[p]);
    return homes;
}

Places strangers(const State& s, Place bank) { return regions(s) - borders(s, bank) - Places{bank}; }
Places banks(const State& s) {
    Places some;
    for (Place place : regions(s))
        if (!strangers(s, place).empty()) some.add(place);
    return some;
}

// The one of the old quarantine, else one beside the board, else one that lies where something may leave.
unsigned sealing_boards(const State& s) {
    unsigned sealed = 0, beside = 0, open = 0;
    for (int board = 0; board < scoreboard_count; ++board) {
        const Place at = s.scoreboard[board];
        if (at == nowhere) beside |= 1u << board;
        else if (s.closed.has(at)) sealed |= 1u << board;
        else if (!taboo(s).has(at)) open |= 1u << board;
    }
    return sealed ? sealed : beside ? beside : open;
}
Places sealable(const State& s) {
    Places some = open_regions(s);
    for (Place at : s.scoreboard.items)
        if (is_place(at)) some.remove(at);
    return some;
}

Places pairs(const State& s, Player me) {
    Places some;
    for (Place place : regions(s)) {
        bool more = in_region(s, me, place) != 2;
        for (Player q : colours(s)) more = more || in_region(s, q, place) > 2;
        if (!more) some.add(place);
    }
    return some;
}

// Not the one of this round, and not kept; a Joker that has been exchanged is no longer of this round.
Cards takable(const State& s, Player p) {
    Cards some = seen(s, p);
    if (laid(s, p) >= 0) some.remove(laid(s, p));
    if (flag(s, p, has_reserve))
        for (int which : some)
            if (begins_with(s, which, keep_reserve)) some.remove(which);
    return some;
}

void happens(State& s, const Event& event, Events& events) {
    events.add(event);
    row(event.what).change(s, event);
}

constexpr std::uint8_t whole_map = 1;   // a mode of widen_placing

constexpr Step steps[] = {
{
    // This turn's placing, with another number or in other places. count: 0 leaves the caballero card's.
    .id = widen_placing,
    .name = "widen_placing",
    .rule = {
        .fields = frame_count | frame_mode,
        .possible = [](const State& s, const Frame& f) {
            const Frame* turn = own_turn(s, f.player);
            return turn && !(turn->mode & has_placed) && s.court[f.player] > 0;
        },
        .apply = [](State& s, Frame& f, Choice, Events&) {
            Frame& turn = s.stack[static_cast<std::size_t>(own_turn(s, f.player) - s.stack.data())];
            if (f.count > 0) turn.count = f.count;
            if (f.mode) turn.mode |= anywhere_now;
        },
        .valid = [](const State&, const Frame& f) { return f.count <= 5 && f.mode <= whole_map; },
    },
    .text = {
        .part = "More may be placed this turn.",
        .part_now = [](const State&, const Frame& f) -> std::string_view {
            return f.mode ? "Caballeros are to be placed beside the King or not."
                          : "Up to 5 caballeros are to be placed.";
        },
    },
},
{
    .id = push_walls,
    .name = "push_walls",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(under_the_walls(s)); },
        .possible = [](const State& s, const Frame&) { return !under_the_walls(s).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            begin_part(s, f.player,
                       {.step = number(walls_arrive), .player = f.player, .place = static_cast<Place>(c.which)});
        },
    },
    .text = {
        .prompt = "Choose the region that the Castillo is pushed onto: all caballeros there fall into it.",
        .refused = [](const State& s, const Frame&, Choice c) -> std::string_view {
            return c.thing == Thing::place && place_at(s, walls_at) == c.which
                   ? "The Castillo stands here already." : "";
        },
        .deed = "push it {chosen:to}",
    },
},
{
    .id = walls_arrive,
    .name = "walls_arrive",
    .rule = {
        .fields = frame_place,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            const Place walls = place_at(s, walls_at);
            happens(
                s,
                {.what = number(walls_moved), .who = f.player, .from = walls == nowhere ? CAS : walls, .to = f.place},
                events);
            for (Player p : colours(s))
                for (Place from : with_parts(s, f.place))
                    while (s.caballeros[p][from] > 0) move(s, f.player, p, from, CAS, events);
        },
        .valid = [](const State& s, const Frame& f) { return open_regions(s).has(f.place); },
    },
    .text = {
        .part = "The Castillo is to be pushed {place:to}.",
    },
},
{
    .id = grandes_fall,
    .name = "grandes_fall",
    .rule = {
        .possible = [](const State& s, const Frame&) { return !throwable(s).empty(); },
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            clockwise_from(s, f.player, true, [&](Player q) {
                if (open_regions(s).has(s.grande[q])) move_grande(s, q, CAS, events);
            });
        },
    },
    .text = {
        .part = "All Grandes outside the King's region are to go into the Castillo.",
    },
},
{
    .id = choose_bank,
    .name = "choose_bank",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(banks(s)); },
        .possible = [](const State& s, const Frame&) { return !banks(s).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            push(s, {.step = number(choose_far_bank), .player = f.player, .place = static_cast<Place>(c.which)});
        },
    },
    .text = {
        .prompt = "Choose the first of the two regions that the bridge joins.",
        .deed = "build it {chosen:from}",
    },
},
{
    .id = choose_far_bank,
    .name = "choose_far_bank",
    .rule = {
        .fields = frame_place,
        .legal = [](const State& s, const Frame& f, Choices& out) { out.add(strangers(s, f.place)); },
        .possible = [](const State& s, const Frame& f) { return !strangers(s, f.place).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            begin_part(s, f.player,
                       {.step = number(bridge_stands), .player = f.player, .place = f.place, .set = c.which});
        },
        .valid = [](const State& s, const Frame& f) { return regions(s).has(f.place); },
    },
    .text = {
        .prompt = "Choose the region that the bridge leads to {place:from}.",
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            return c.thing == Thing::place && borders(s, f.place).has(static_cast<Place>(c.which))
                       ? "The two have a border already."
                       : "";
        },
        .deed = "build it {chosen:to}",
    },
},
{
    .id = bridge_stands,
    .name = "bridge_stands",
    .rule = {
        .fields = frame_place | frame_set,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            happens(s, {.what = number(bridge_built), .who = f.player,
                        .from = f.place, .to = static_cast<Place>(f.set)},
                    events);
        },
        .valid = [](const State& s, const Frame& f) {
            return regions(s).has(f.place) && f.set < place_capacity
                   && strangers(s, f.place).has(static_cast<Place>(f.set));
        },
    },
    .text = {
        .part = "The bridge is to be built {place:from} {to:to}.",
    },
},
{
    .id = choose_seal,
    .name = "choose_seal",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(Thing::scoreboard, sealing_boards(s)); },
        .possible = [](const State& s, const Frame&) { return sealing_boards(s) != 0 && !sealable(s).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            push(s, {.step = number(choose_sealed), .player = f.player, .count = c.which});
        },
    },
    .text = {
        .prompt = "Choose the mobile scoreboard for the quarantine.",
    },
},
{
    .id = choose_sealed,
    .name = "choose_sealed",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(sealable(s)); },
        .possible = [](const State& s, const Frame&) { return !sealable(s).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            begin_part(s, f.player,
                       {.step = number(seal_region),
                        .player = f.player,
                        .count = f.count,
                        .place = static_cast<Place>(c.which)});
        },
        .valid = [](const State& s, const Frame& f) {
            return f.count < scoreboard_count && sealing_boards(s) >> f.count & 1u;
        },
    },
    .text = {
        .prompt =
            "Choose the region for the quarantine: nothing enters or leaves it until the next general scoring is over.",
        .refused = [](const State& s, const Frame&, Choice c) -> std::string_view {
            if (c == on(CAS)) return "A quarantine is for a region, not for the Castillo.";
            return c.thing == Thing::place && (open_regions(s) - sealable(s)).has(static_cast<Place>(c.which))
                       ? "A mobile scoreboard lies here already."
                       : "";
        },
        .deed = "lay it {chosen:in}",
    },
},
{
    .id = seal_region,
    .name = "seal_region",
    .rule = {
        .fields = frame_count | frame_place,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            happens(s,
                    {.what = number(quarantine_laid),
                     .who = f.player,
                     .from = s.scoreboard[f.count],
                     .to = f.place,
                     .n = f.count},
                    events);
        },
        .valid = [](const State& s, const Frame& f) {
            return f.count < scoreboard_count && sealing_boards(s) >> f.count & 1u && sealable(s).has(f.place);
        },
    },
    .text = {
        .part = "The scoreboard {board} is to lie {place:on}, and nothing is to enter or leave there.",
    },
},
{
    // After a general scoring: the quarantine is over, its scoreboard goes beside the board, the Castillo to its place.
    .id = lift_all,
    .name = "lift_all",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            for (std::uint8_t board = 0; board < scoreboard_count; ++board)
                if (const Place at = s.scoreboard[board]; is_place(at) && s.closed.has(at))
                    happens(s, {.what = number(quarantine_lifted), .from = at, .n = board}, events);
            s.closed = {};
            if (const Place walls = place_at(s, walls_at); walls != nowhere)
                happens(s, {.what = number(walls_returned), .from = walls, .to = CAS}, events);
        },
        .valid = [](const State& s, const Frame& f) {
            return s.round % 3 == 0 && lies_in(s, f, box(s).scoring, next_round);
        },
        .of_the_game = true,
    },
},
{
    .id = pick_pair,
    .name = "pick_pair",
    .rule = {
        .legal = [](const State& s, const Frame& f, Choices& out) { out.add(pairs(s, f.player)); },
        .possible = [](const State& s, const Frame& f) { return !pairs(s, f.player).empty(); },
        .needed = [](const State&, const Frame&) { return true; },
        .apply = name_picked,
        .picks = true,
    },
    .text = {
        .prompt = "Choose a region where you have exactly 2 caballeros and nobody has more.",
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            if (c.thing != Thing::place || pairs(s, f.player).has(static_cast<Place>(c.which))) return "";
            return c == on(CAS) ? "Choose a region, not the Castillo." : "You need exactly 2 here, and nobody more.";
        },
        .deed = "name {chosen}",
    },
},
{
    // They lie face up before him, so everybody sees which.
    .id = take_own_back,
    .name = "take_own_back",
    .rule = {
        .legal = [](const State& s, const Frame& f, Choices& out) {
            out.add(Thing::hand_card, takable(s, f.player).bits);
        },
        .possible = [](const State& s, const Frame& f) { return !takable(s, f.player).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            happens(s,
                    {.what = number(own_card_taken_back), .who = f.player, .n = static_cast<std::uint8_t>(c.which + 1)},
                    events);
        },
    },
    .text = {
        .prompt = "Take one of your used cards back into your hand.",
        .deed = "take back {chosen}",
    },
},
};

constexpr Phrase rows[] = {
    {"place_as {n|card} {bordering|anywhere}",
     [](const Gaps& said) {
         return Effect{Frame{.step = number(widen_placing),
                             .count = static_cast<Count>(said[0] < 0 ? 0 : said[0]),
                             .mode = static_cast<std::uint8_t>(said[1])}};
     }, 5},
    {"pick new, move! all any from picked to castillo",
     [](const Gaps&) { return Effect{Frame{.step = number(push_walls)}}; }},
    {"move_grande all castillo", [](const Gaps&) { return Effect{Frame{.step = number(grandes_fall)}}; }},
    {"lay bridge", [](const Gaps&) { return Effect{Frame{.step = number(choose_bank)}}; }},
    {"lay quarantine", [](const Gaps&) { return Effect{Frame{.step = number(choose_seal)}}; }},
    {"pick pair", [](const Gaps&) { return Effect{Frame{.step = number(pick_pair)}}; }},
    {"take_back card", [](const Gaps&) { return Effect{Frame{.step = number(take_own_back)}}; }},
    {"hold veto until end of round", [](const Gaps&) { return Effect{Frame{.step = number(stop_by_card)}}; }, 0, {}, 0,
     "veto"},
    {"hold reserve until end of game", [](const Gaps&) { return Effect{Frame{.step = number(keep_reserve)}}; }},
};

}

constinit const std::span<const Step> effect_steps = steps;
constinit const std::span<const Phrase> phrases = rows;

}
