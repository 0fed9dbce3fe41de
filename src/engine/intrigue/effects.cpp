// Special actions that no other box has: changed placing, the pushed Castillo, the bridge, the quarantine, and others
// (1996 booklet, Intrigue & the King, New special actions).
#include "engine/base/base.h"
#include "engine/decks.h"
#include "engine/intrigue/intrigue.h"
#include "engine/scoring.h"

namespace eg::of_intrigue {
namespace {

// Where the Castillo may be pushed: regions with caballeros that may move.
Places castillo_destinations(const State& s) {
    Places some;
    for (Player p : colours(s)) some = some | regions_of(s, movable(s, p));
    if (const Place walls = place_at(s, walls_at); walls != nowhere) some.remove(walls);
    return some & box(s).dialled;
}

Places regions_without_border(const State& s, Place bank) { return kings_regions(s) - borders(s, bank) - Places{bank}; }
Places first_bridge_ends(const State& s) {
    Places some;
    for (Place place : kings_regions(s))
        if (!regions_without_border(s, place).empty()) some.add(place);
    return some;
}

// The scoreboards that may be used for a quarantine, as bits: that of an existing quarantine, else those beside the
// board, else those in open regions.
unsigned quarantine_boards(const State& s) {
    unsigned sealed = 0, beside = 0, open = 0;
    for (int board = 0; board < scoreboard_count; ++board) {
        const Place at = s.scoreboard[board];
        if (at == nowhere) beside |= 1u << board;
        else if (s.closed.has(at)) sealed |= 1u << board;
        else if (!taboo(s).has(at)) open |= 1u << board;
    }
    return sealed ? sealed : beside ? beside : open;
}
// Open regions without a mobile scoreboard.
Places quarantine_regions(const State& s) {
    Places some = kings_regions(s) - taboo(s);
    for (Place at : s.scoreboard.items)
        if (is_place(at)) some.remove(at);
    return some;
}

// Regions where exactly two caballeros of this player count, no colour has more, and the first scores.
Places pair_regions(const State& s, Player me) {
    Places some;
    const PerColour<PerPlace<Count>> here = counted(s);
    for (Place place : regions(s)) {
        bool more = here[me][place] != 2;
        for (Player q : colours(s)) more |= here[q][place] > 2;
        if (!more && value_of(s, place).points[0] > 0) some.add(place);
    }
    return some;
}

// Used cards except this round's and the kept reserve; a replaced Joker is not this round's card any more.
Cards cards_to_take_back(const State& s, Player p) {
    Cards some = own_face_up(s, p);
    if (own_current_card(s, p) >= 0) some.remove(own_current_card(s, p));
    if (flag(s, p, has_reserve))
        for (int which : some)
            if (begins_with(s, which, keep_reserve)) some.remove(which);
    return some;
}

constexpr std::uint8_t place_anywhere = 1;   // mode of widen_placing

constexpr Step steps[] = {
{
    // Changes this turn's placing. count: caballeros to place, 0: as by the caballero card; mode: place_anywhere or 0.
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
            if (f.mode) turn.mode |= may_place_anywhere;
        },
        .valid = [](const State&, const Frame& f) { return f.count <= 5 && f.mode <= place_anywhere; },
    },
    .text = {
        .part = "More may be placed this turn.",
        .part_now = [](const State&, const Frame& f) -> std::string_view {
            return f.mode ? "Caballeros may be placed anywhere this turn."
                          : "Up to 5 caballeros are about to be placed.";
        },
    },
},
{
    .id = push_walls,
    .name = "push_walls",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(castillo_destinations(s)); },
        .possible = [](const State& s, const Frame&) { return !castillo_destinations(s).empty(); },
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
        .answer_text = "push it {chosen:to}",
    },
},
{
    .id = walls_arrive,
    .name = "walls_arrive",
    .rule = {
        .fields = frame_place,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            const Place walls = place_at(s, walls_at);
            happen(
                s,
                {.what = number(walls_moved), .who = f.player, .from = walls == nowhere ? CAS : walls, .to = f.place},
                events);
            for (Player p : colours(s))
                for (Place from : with_parts(s, f.place))
                    while (s.caballeros[p][from] > 0) move(s, f.player, p, from, CAS, events);
        },
        .valid = [](const State& s, const Frame& f) {
            return open_regions(s).has(f.place) && leaves_room_for_moves(s, f);
        },
        .at_once = true,
    },
    .text = {
        .part = "The Castillo is about to be pushed {place:to}.",
    },
},
{
    .id = grandes_fall,
    .name = "grandes_fall",
    .rule = {
        .possible = [](const State& s, const Frame&) { return any_grande_may_fall(s); },
        .apply = [](State& s, Frame& f, Choice, Events& events) { all_grandes_fall(s, f.player, events); },
    },
    .text = {
        .part = "All Grandes outside the King's region are about to go into the Castillo.",
    },
},
{
    .id = choose_bank,
    .name = "choose_bank",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(first_bridge_ends(s)); },
        .possible = [](const State& s, const Frame&) { return !first_bridge_ends(s).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            push(s, {.step = number(choose_far_bank), .player = f.player, .place = static_cast<Place>(c.which)});
        },
    },
    .text = {
        .prompt = "Choose the first of the two regions that the bridge joins.",
        .answer_text = "build it {chosen:from}",
    },
},
{
    .id = choose_far_bank,
    .name = "choose_far_bank",
    .rule = {
        .fields = frame_place,
        .legal = [](const State& s, const Frame& f, Choices& out) { out.add(regions_without_border(s, f.place)); },
        .possible = [](const State& s, const Frame& f) { return !regions_without_border(s, f.place).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            begin_part(s, f.player,
                       {.step = number(bridge_stands), .player = f.player, .place = f.place, .set = c.which});
        },
        .valid = [](const State& s, const Frame& f) { return kings_regions(s).has(f.place); },
        .at_once = true,
    },
    .text = {
        .prompt = "Choose the region that the bridge leads to {place:from}.",
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            return c.thing == Thing::place && borders(s, f.place).has(static_cast<Place>(c.which))
                       ? "The two have a border already."
                       : "";
        },
        .answer_text = "build it {chosen:to}",
    },
},
{
    .id = bridge_stands,
    .name = "bridge_stands",
    .rule = {
        .fields = frame_place | frame_set,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            happen(s, {.what = number(bridge_built), .who = f.player,
                        .from = f.place, .to = static_cast<Place>(f.set)},
                    events);
        },
        .valid = [](const State& s, const Frame& f) {
            return kings_regions(s).has(f.place) && f.set < place_capacity
                   && regions_without_border(s, f.place).has(static_cast<Place>(f.set));
        },
        .at_once = true,
    },
    .text = {
        .part = "The bridge is about to be built {place:from} {to:to}.",
    },
},
{
    .id = choose_seal,
    .name = "choose_seal",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(Thing::scoreboard, quarantine_boards(s)); },
        .possible = [](const State& s, const Frame&) {
            return quarantine_boards(s) != 0 && !quarantine_regions(s).empty();
        },
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
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(quarantine_regions(s)); },
        .possible = [](const State& s, const Frame&) { return !quarantine_regions(s).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            begin_part(s, f.player,
                       {.step = number(seal_region),
                        .player = f.player,
                        .count = f.count,
                        .place = static_cast<Place>(c.which)});
        },
        .valid = [](const State& s, const Frame& f) {
            return f.count < scoreboard_count && quarantine_boards(s) >> f.count & 1u;
        },
        .at_once = true,
    },
    .text = {
        .prompt =
            "Choose the region for the quarantine: nothing enters or leaves it until the next general scoring is over.",
        .refused = [](const State& s, const Frame&, Choice c) -> std::string_view {
            if (c == on(CAS)) return "A quarantine is for a region, not for the Castillo.";
            return c.thing == Thing::place && (open_regions(s) - quarantine_regions(s)).has(static_cast<Place>(c.which))
                       ? "A mobile scoreboard lies here already."
                       : "";
        },
        .answer_text = "lay it {chosen:in}",
    },
},
{
    .id = seal_region,
    .name = "seal_region",
    .rule = {
        .fields = frame_count | frame_place,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            happen(s,
                    {.what = number(quarantine_laid),
                     .who = f.player,
                     .from = s.scoreboard[f.count],
                     .to = f.place,
                     .n = f.count},
                    events);
        },
        .valid = [](const State& s, const Frame& f) {
            return f.count < scoreboard_count && quarantine_boards(s) >> f.count & 1u
                   && quarantine_regions(s).has(f.place);
        },
        .at_once = true,
    },
    .text = {
        .part = "The scoreboard {board} is about to go {place:on}, and nothing may enter or leave there.",
    },
},
{
    // After a general scoring: the quarantine ends, its scoreboard goes beside the board, the Castillo to its place.
    .id = lift_all,
    .name = "lift_all",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            for (std::uint8_t board = 0; board < scoreboard_count; ++board)
                if (const Place at = s.scoreboard[board]; is_place(at) && s.closed.has(at))
                    happen(s, {.what = number(quarantine_lifted), .from = at, .n = board}, events);
            s.closed = {};
            if (const Place walls = place_at(s, walls_at); walls != nowhere)
                happen(s, {.what = number(walls_returned), .from = walls, .to = CAS}, events);
        },
        .valid = [](const State& s, const Frame& f) {
            return s.round % 3 == 0 && in_sequence(s, f, box(s).scoring, next_round);
        },
        .without_player = true,
    },
},
{
    .id = pick_pair,
    .name = "pick_pair",
    .rule = {
        .legal = [](const State& s, const Frame& f, Choices& out) { out.add(pair_regions(s, f.player)); },
        .possible = [](const State& s, const Frame& f) { return !pair_regions(s, f.player).empty(); },
        .needed = [](const State&, const Frame&) { return true; },
        .apply = name_picked,
        .picks = true,
    },
    .text = {
        .prompt = "Choose a region where you have exactly 2 caballeros and nobody has more.",
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            if (c.thing != Thing::place || pair_regions(s, f.player).has(static_cast<Place>(c.which))) return "";
            return c == on(CAS) ? "Choose a region, not the Castillo." : "You need exactly 2 caballeros here, and "
                                                                         "nobody may have more.";
        },
        .answer_text = "name {chosen}",
    },
},
{
    // Used cards are face up, so all players see which one.
    .id = take_own_back,
    .name = "take_own_back",
    .rule = {
        .legal = [](const State& s, const Frame& f, Choices& out) {
            out.add(Thing::hand_card, cards_to_take_back(s, f.player).bits);
        },
        .possible = [](const State& s, const Frame& f) { return !cards_to_take_back(s, f.player).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            happen(s,
                    {.what = number(own_card_taken_back), .who = f.player, .n = static_cast<std::uint8_t>(c.which + 1)},
                    events);
        },
    },
    .text = {
        .prompt = "Take one of your used cards back into your hand.",
        .answer_text = "take back {chosen}",
    },
},
};

constexpr Phrase rows[] = {
    {"place_as {n|card} {bordering|anywhere}",
     [](const PhraseArgs& args) {
         return Effect{Frame{.step = number(widen_placing),
                             .count = static_cast<Count>(args[0] < 0 ? 0 : args[0]),
                             .mode = static_cast<std::uint8_t>(args[1])}};
     }, 5},
    {"pick new, move! all any from picked to castillo",
     [](const PhraseArgs&) { return Effect{Frame{.step = number(push_walls)}}; }},
    {"move_grande all castillo", [](const PhraseArgs&) { return Effect{Frame{.step = number(grandes_fall)}}; }},
    {"lay bridge", [](const PhraseArgs&) { return Effect{Frame{.step = number(choose_bank)}}; }},
    {"lay quarantine", [](const PhraseArgs&) { return Effect{Frame{.step = number(choose_seal)}}; }},
    {"pick pair", [](const PhraseArgs&) { return Effect{Frame{.step = number(pick_pair)}}; }},
    {"take_back card", [](const PhraseArgs&) { return Effect{Frame{.step = number(take_own_back)}}; }},
    {"hold veto until end of round",
     [](const PhraseArgs&) { return Effect{Frame{.step = number(stop_by_card)}}; }, 0, {}, 0,
     "veto"},
    {"hold reserve until end of game", [](const PhraseArgs&) { return Effect{Frame{.step = number(keep_reserve)}}; }},
};

}

constinit const std::span<const Step> effect_steps = steps;
constinit const std::span<const Phrase> phrases = rows;

}
