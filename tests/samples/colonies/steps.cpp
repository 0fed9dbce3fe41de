// The questions and effects of the box.
#include <algorithm>

#include "colonies.h"

namespace eg::colonial {
namespace {

bool never(const State&, const Frame&) { return false; }
Stacks on_offer(const State& s) {
    Stacks some;
    for (int stack = 0; stack < piles(s); ++stack)
        if (s.taker[stack] == nobody && s.shown[stack] != no_card) some.add(stack);
    return some;
}

constexpr Step steps[] = {
{
    .id = first_pairs,
    .name = "first_pairs",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            const PerPlayer<Place> discs = reveal_discs(s, events);
            for (Player p : s.seats())
                for (int i = 0; i < 2; ++i)
                    if (discs[p] != nowhere && !taboo(s).has(discs[p]) && s.court[p] > 0)
                        from_court(s, p, discs[p], events);
        },
        .valid = in_opening,
        .dials = [](const State& s, const Frame&, Player p) { return s.court[p] > 0 ? the_nine(s) : Places{}; },
        .without_player = true,
    },
    .text = {
        .prompt = "Choose with your secret disc the region two of your caballeros go to. The King's region leaves them "
                  "at your court.",
    },
},
{
    .id = sail_to,
    .name = "sail_to",
    .rule = {
        .fields = frame_place | frame_whose,
        .legal = [](const State& s, const Frame& f, Choices& out) { out.add(sailing_to(s, f.place, f.whose)); },
        .possible = [](const State& s, const Frame& f) {
            return f.whose != nobody && is_place(f.place) && s.caballeros[f.whose][f.place] > 0
                   && !sailing_to(s, f.place, f.whose).empty();
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            const Place to = static_cast<Place>(c.which);
            if (const int what = carried(s, to); what >= 0 && carried(s, f.place) < 0) {
                --byte(s, out_at + what);
                --s.caballeros[f.whose][f.place], ++s.caballeros[f.whose][to];
                events.add({.what = number(disc_claimed),
                            .who = f.player,
                            .from = f.place,
                            .to = to,
                            .n = static_cast<std::uint8_t>(what)});
                return;
            }
            for (int port = 0; port < 3; ++port)
                if (at(s, ports[port]) == to) ++byte(s, sailed_at + port + (f.whose == black ? 3 : 0));
            move(s, f.player, f.whose, f.place, to, events);
        },
        .valid = [](const State& s, const Frame& f) { return is_place(f.place) && overseas(s, region_of(s, f.place)); },
    },
    .text = {
        .prompt = "Choose where {whose} caballero {place:from} sails.",
    },
},
{
    .id = bonus,
    .name = "bonus",
    .rule = {
        .legal = [](const State& s, const Frame& f, Choices& out) {
            if (s.court[f.player] > 0) out.add(beside_the_king(s, f.player));
            if (s.province[f.player] > 0) out.add(Thing::court, 1u << f.player);
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            byte(s, used_at) = 1;
            if (c.thing == Thing::court) to_court(s, f.player, 1, events);
            else from_court(s, f.player, static_cast<Place>(c.which), events);
        },
    },
    .text = {
        .prompt = "Bring a caballero to your court, or place one beside the King.",
    },
},
{
    // count 1: he leaves all courts.
    .id = take_inquisitor,
    .name = "take_inquisitor",
    .rule = {
        .fields = frame_count,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            byte(s, holder_at) = f.count ? 0 : static_cast<std::uint8_t>(f.player + 1);
            events.add({.what = number(inquisitor_taken), .who = f.player, .n = f.count});
        },
        .valid = is_on_a_card,
    },
    .text = {
        .part = "The Grand Inquisitor is to change courts.",
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
            begin_part(
                s, f.player,
                {.step = carry_caballero, .player = f.player, .place = static_cast<Place>(c.which), .whose = black});
        },
        .valid = [](const State&, const Frame& f) { return f.count <= 9; },
    },
    .text = {
        .prompt = "Choose a black caballero to move; up to {n} may move.",
        .part = "Black caballeros are to be moved.",
    },
    .hints = {
        .shows = Shows::left,
    },
},
{
    .id = lay_limit,
    .name = "lay_limit",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(limit_goals(s)); },
        .possible = [](const State& s, const Frame&) { return !taboo(s).has(limit(s)) && !limit_goals(s).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            begin_part(s, f.player,
                       {.step = number(limit_lies), .player = f.player, .place = static_cast<Place>(c.which)});
        },
        .picks = true,
    },
    .text = {
        .prompt = "Choose the region the Limit table goes to.",
    },
},
{
    .id = limit_lies,
    .name = "limit_lies",
    .rule = {
        .fields = frame_place,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            byte(s, limit_at) = static_cast<std::uint8_t>(f.place + 1);
            events.add({.what = number(limit_laid), .who = f.player, .to = f.place});
            int there = 0;
            for (Player p : colours(s)) {
                byte(s, waiting_at + p) = static_cast<std::uint8_t>(in_region(s, p, f.place));
                there += waiting(s, p);
            }
            if (there <= limit_spaces(s)) for (Player p : colours(s)) byte(s, waiting_at + p) = 0;
            else push(s, {.step = number(let_on), .player = f.player, .count = static_cast<Count>(limit_spaces(s))});
        },
        .valid = [](const State& s, const Frame& f) { return limit_goals(s).has(f.place); },
    },
    .text = {
        .part = "The Limit table is to lie {place:in}.",
    },
},
{
    .id = throw_all_grandes,
    .name = "throw_all_grandes",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            for (Player q : s.seats())
                if (open_regions(s).has(s.grande[q])) move_grande(s, q, CAS, events);
        },
    },
    .text = {
        .part = "All Grandes are to be thrown into the Castillo.",
    },
},
{
    .id = remove_card,
    .name = "remove_card",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(Thing::stack, on_offer(s).bits); },
        .possible = [](const State& s, const Frame&) { return !on_offer(s).empty() && enough_action_cards(s); },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            s.taker[c.which] = black;   // nobody's
            events.add({.what = number(card_removed), .who = f.player, .n = c.which, .card = s.shown[c.which]});
        },
    },
    .text = {
        .prompt = "Choose an action card that nobody may take this round.",
    },
},
{
    .id = score_colonies,
    .name = "score_colonies",
    .rule = {
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            score_places(s, f.player, {at(s, FRA), at(s, SHI), at(s, AME), at(s, MED)}, 0, events);
        },
    },
},
{
    // count: gold; mode: wares.
    .id = put_out,
    .name = "put_out",
    .rule = {
        .fields = frame_count | frame_mode,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            const int wanted[goods] = {f.count, f.mode};
            for (int what = 0; what < goods; ++what) {
                const int n = std::min<int>(wanted[what], byte(s, supply_at + what));
                if (n == 0) continue;
                byte(s, supply_at + what) = static_cast<std::uint8_t>(byte(s, supply_at + what) - n);
                byte(s, out_at + what) = static_cast<std::uint8_t>(byte(s, out_at + what) + n);
                events.add({.what = number(discs_put_out),
                            .who = f.player,
                            .to = at(s, source[what]),
                            .n = static_cast<std::uint8_t>(n)});
            }
        },
        .valid = [](const State&, const Frame& f) { return f.count <= 2 && f.mode <= 2; },
    },
},
{
    .id = take_space,
    .name = "take_space",
    .rule = {
        .fields = frame_place | frame_whose,
        .legal = [](const State&, const Frame& f, Choices& out) {
            out.add(Places{f.place});
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) { return s.caballeros[f.whose][region_of(s, f.place)] > 0; },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c == press(done)) return;
            const Place from = region_of(s, f.place);
            --s.caballeros[f.whose][from], ++s.caballeros[f.whose][f.place];
            events.add({.what = number(space_taken), .who = f.whose, .from = from, .to = f.place});
        },
        .valid = [](const State& s, const Frame& f) {
            return is_place(f.place) && overseas(s, region_of(s, f.place)) && f.place != region_of(s, f.place);
        },
    },
    .text = {
        .prompt = "Shall {whose} caballero be the {place}?",
        .done_button = "No",
    },
},
{
    // Wherever the King is.
    .id = place_on_ship,
    .name = "place_on_ship",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame&, Choices& out) {
            out.add(Places{at(s, SHI)});
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) {
            return f.count > 0 && s.court[f.player] > 0 && !taboo(s).has(at(s, SHI));
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c == press(done)) return;
            --push(s, f).count;
            from_court(s, f.player, at(s, SHI), events);
        },
        .valid = [](const State&, const Frame& f) { return f.count <= 9; },
    },
    .text = {
        .prompt = "Place up to {n} more caballeros from your court on the Ship.",
    },
    .hints = {
        .gesture = Gesture::from_court,
        .shows = Shows::left,
    },
},
{
    .id = spend_orders,
    .name = "spend_orders",
    .rule = {
        .possible = never,
        .apply = [](State&, Frame&, Choice, Events&) {},
    },
},
{
    .id = let_on,
    .name = "let_on",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame&, Choices& out) {
            for (Player p : colours(s))
                if (waiting(s, p) > 0) add_caballeros(out, p, {limit(s)});
        },
        .possible = [](const State& s, const Frame& f) {
            int n = 0;
            for (Player p : colours(s)) n += waiting(s, p);
            return f.count > 0 && n > 0;
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            --byte(s, waiting_at + c.whose);
            events.add({.what = number(let_on_table), .who = c.whose, .to = limit(s)});
            if (--f.count > 0) push(s, f);
        },
    },
    .text = {
        .prompt = "Choose who goes on the Limit table; {n, plural, one {# space is} other {# spaces are}} free.",
    },
    .hints = {
        .kind = Kind::order,
    },
},
};

}

const std::span<const Step> own_steps = steps;

}
