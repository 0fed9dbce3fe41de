// The ship: its two tokens, which let a player place on it, and the landing of those aboard.
#include "grandissimo.h"

namespace eg::grand {
namespace {

Players token_holders(const State& s) {
    Players holders;
    for (Player p : s.seats())
        if (byte(s, has_ship_at + p)) holders.add(p);
    return holders;
}
bool may_land(const State& s, const Frame& turn) {
    return turn.step == take_card && byte(s, aboard_at) > 0 && standing(s, turn.player, ship) > 0
           && !coast(s).empty();
}

constexpr Step steps[] = {
{
    // The last token, or one from a player of choice.
    .id = take_ship,
    .name = "take_ship",
    .rule = {
        .legal = [](const State& s, const Frame& f, Choices& out) {
            for (Player p : token_holders(s) - Players{f.player}) out.add(Thing::court, 1u, p);
        },
        .possible = [](const State& s, const Frame& f) { return !(token_holders(s) - Players{f.player}).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            happen(s, {.what = number(ship_taken), .who = f.player, .whose = c.whose}, events);
        },
        .at_once = true,
    },
    .text = {
        .prompt = "Choose the player from whom you take a ship token.",
    },
},
{
    // One of the active player's caballeros goes ashore.
    .id = land,
    .name = "land",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(coast(s)); },
        .possible = [](const State& s, const Frame& f) {
            return byte(s, aboard_at) > 0 && standing(s, f.player, ship) > 0 && !coast(s).empty();
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            --byte(s, aboard_at);
            move(s, f.player, f.player, at(s, ship), static_cast<Place>(c.which), events);
        },
        .at_once = true,
    },
    .text = {
        .prompt = "Choose where your caballero lands.",
        .refused = [](const State& s, const Frame&, Choice c) -> std::string_view {
            return c.thing == Thing::place && (regions(s) - coast(s) - taboo(s)).has(static_cast<Place>(c.which))
                       ? "The ship does not come here: {chosen} has no coast."
                       : "";
        },
    },
},
{
    // Wherever the King is. count: how many more.
    .id = place_on_coast,
    .name = "place_on_coast",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame&, Choices& out) {
            out.add(coast(s));
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) {
            return f.count > 0 && s.court[f.player] > 0 && !coast(s).empty();
        },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            if (c == press(done)) return;
            --f.count;
            push(s, f);
            begin_part(s, f.player, {.step = put_down, .player = f.player, .place = static_cast<Place>(c.which)});
        },
        .valid = [](const State&, const Frame& f) { return f.count <= 9; },
    },
    .text = {
        .prompt = "Place up to {n, plural, one {# more caballero} other {# more caballeros}} from your court in "
                  "regions on the coast.",
        .part = "More caballeros are about to be placed on the coast.",
        .done_button = "Done placing",
    },
    .hints = {
        .gesture = Gesture::from_court,
        .shows = Shows::left,
    },
},
};

}

Places coast(const State& s) {
    Places ports{GAL, PV, CAT, VAL, GRA, SEV};
    if (with(s, the_portugal)) ports.add(at(s, portugal));
    return ports - taboo(s);
}

void ship_actions(const State& s, const Frame& turn, Choices& out) {
    if (may_land(s, turn)) add_caballeros(out, turn.player, {at(s, ship)});
    if (with(s, the_ship) && !byte(s, has_ship_at + turn.player) && has_symbol(s, turn, ship_symbol()))
        out.add(Thing::token, bit(ship_token));
}

bool act_on_ship(State& s, const Frame& turn, Choice c, Events& events) {
    if (c.thing == Thing::caballero && c.which == at(s, ship)) {
        push(s, {.step = number(land), .player = turn.player});
    } else if (c == token(ship_token)) {
        use_symbol(s);
        if (token_holders(s).size() == ship_tokens) {
            push(s, {.step = number(take_ship), .player = turn.player});
        } else {
            happen(s, {.what = number(ship_taken), .who = turn.player}, events);
        }
    } else return false;
    return true;
}

constinit const std::span<const Step> ship_steps = steps;

}
