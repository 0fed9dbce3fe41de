// The jail: its symbol on a card puts a caballero into it, and the King's card may free all.
#include "grandissimo.h"

namespace eg::grand {
namespace {

Players prisoners(const State& s) {
    Players some;
    for (Player p : s.seats())
        if (standing(s, p, jail) > 0) some.add(p);
    return some;
}
// Players' caballeros in regions; with `from`: in that region.
void add_victims(const State& s, Place from, Choices& out) {
    for (Player p : s.seats()) {
        const Places here = movable(s, p);
        add_caballeros(out, p, from == nowhere ? here : here & with_parts(s, from));
    }
}
bool has_victims(const State& s, Place from) {
    Choices some;
    add_victims(s, from, some);
    return some.size() > 0;
}

// Whether the card used in this turn is the King's, which lets its taker free the prisoners.
bool may_pardon(const State& s, const Frame& turn) {
    if (!uses_card(turn) || byte(s, pardon_used_at) || prisoners(s).empty() || open_regions(s).empty()) return false;
    const ActionCard& card = shown_card(s, turn.set & 0xff);
    return card.returns && card.effect.count > 0 && card.effect.frames[0].step == choose_kings_region;
}

constexpr Step steps[] = {
{
    // count: how many more; place: the region they come out of, once known.
    .id = imprison,
    .name = "imprison",
    .rule = {
        .fields = frame_count | frame_place,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            add_victims(s, f.place, out);
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) { return f.count > 0 && has_victims(s, f.place); },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c == press(done)) return;
            const Place from = static_cast<Place>(c.which);
            --f.count;
            f.place = region_of(s, from);
            push(s, f);
            move(s, f.player, c.whose, from, at(s, jail), events);
        },
        .valid = [](const State& s, const Frame& f) {
            return with(s, the_jail) && f.count <= 9 && (f.place == nowhere || regions(s).has(f.place));
        },
    },
    .text = {
        .prompt = "Choose a caballero to put into jail; up to {n} of one region may go.",
        .part = "Caballeros are about to go to jail.",
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            const Place from = static_cast<Place>(c.which);
            return c.thing == Thing::caballero && f.place != nowhere && movable(s, c.whose).has(from)
                           && !with_parts(s, f.place).has(from)
                       ? "All must come out of the same region: {place}."
                       : "";
        },
    },
    .hints = {
        .shows = Shows::left,
    },
},
{
    // count: how many more.
    .id = free_prisoners,
    .name = "free_prisoners",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame&, Choices& out) {
            for (Player p : prisoners(s)) add_caballeros(out, p, {at(s, jail)});
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) { return f.count > 0 && !prisoners(s).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            if (c == press(done)) return;
            --f.count;
            push(s, f);
            begin_part(s, f.player, {.step = number(prisoner_goes), .player = f.player, .whose = c.whose});
        },
        .valid = [](const State&, const Frame& f) { return f.count <= 9; },
    },
    .text = {
        .prompt = "Choose a prisoner to free; up to {n} may go.",
        .part = "Prisoners are about to be freed.",
    },
    .hints = {
        .shows = Shows::left,
    },
},
{
    .id = prisoner_goes,
    .name = "prisoner_goes",
    .rule = {
        .fields = frame_whose,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            out.add(open_to(s, {.by = f.player, .whose = f.whose, .from = at(s, jail)}, anywhere(s)));
        },
        .possible = [](const State& s, const Frame& f) { return prisoners(s).has(f.whose); },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            move(s, f.player, f.whose, at(s, jail), static_cast<Place>(c.which), events);
        },
        .valid = [](const State& s, const Frame& f) { return prisoners(s).has(f.whose); },
        .at_once = true,
    },
    .text = {
        .prompt = "Choose where {whose} prisoner goes.",
        .part = "{Whose} caballero is about to leave the jail.",
    },
},
{
    // All of them, into one region.
    .id = pardon,
    .name = "pardon",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(open_regions(s)); },
        .possible = [](const State& s, const Frame&) { return !prisoners(s).empty() && !open_regions(s).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            byte(s, pardon_used_at) = 1;
            for (Player p : prisoners(s))
                while (s.caballeros[p][at(s, jail)] > 0)
                    move(s, f.player, p, at(s, jail), static_cast<Place>(c.which), events);
        },
        .at_once = true,
    },
    .text = {
        .prompt = "Choose the region to which all prisoners go.",
        .answer_text = "free all prisoners {chosen:into}",
    },
},
};

}

void jail_actions(const State& s, const Frame& turn, Choices& out) {
    if (with(s, the_jail) && has_symbol(s, turn, jail_symbol())) add_victims(s, nowhere, out);
    if (may_pardon(s, turn)) out.add(Thing::token, bit(pardon_token));
}

bool act_on_jail(State& s, const Frame& turn, Choice c, Events& events) {
    if (c.thing == Thing::caballero && c.which != at(s, ship)) {
        use_symbol(s);
        move(s, turn.player, c.whose, static_cast<Place>(c.which), at(s, jail), events);
    } else if (c == token(pardon_token)) {
        push(s, {.step = number(pardon), .player = turn.player});
    } else return false;
    return true;
}

constinit const std::span<const Step> jail_steps = steps;

}
