// Voyages and the other free actions of a turn.
#include "colonies.h"

namespace eg::colonial {
namespace {

// How many of one colour have come to this port by ship this turn.
int  came_to(const State& s, Player colour, int port) { return byte(s, sailed_at + port + (colour == black ? 3 : 0)); }
bool nobody_came(const State& s, Player colour) {
    return (came_to(s, colour, 0) | came_to(s, colour, 1) | came_to(s, colour, 2)) == 0;
}
// Whether of those who stand there somebody else may go.
bool may_sail(const State& s, Player colour, int port) {
    const int came = came_to(s, colour, port);
    return came == 0 || in_region(s, colour, at(s, ports[port])) > came;
}

// Where somebody may go after some have come by ship this turn: of them nobody goes on, but any of them may take a
// disc.
[[gnu::noinline]] Places sailing_again_from(const State& s, Places there, Player colour) {
    Places from = there;
    for (int port = 0; port < 3; ++port)
        if (!may_sail(s, colour, port)) from = from - with_parts(s, at(s, ports[port]));
    for (int what = 0; what < goods && colour != black; ++what)
        if (free_discs(s, what) > 0)
            from = from | (there & Places{at(s, source[what]), at(s, viceroy)} & with_parts(s, at(s, source[what])));
    return from;
}
// Of these places those where one colour stands of whom somebody may go, or take a disc.
Places sailing_from(const State& s, Places some, Player colour) {
    const Places there = standing_overseas(s, colour) & some;
    return nobody_came(s, colour) ? there : sailing_again_from(s, there, colour);
}
bool has_bonus(const State& s, const Frame& f) {
    return !byte(s, used_at) && (s.province[f.player] > 0 || s.court[f.player] > 0);   // of the holder
}
bool has_orders(const State& s, const Frame& f) {
    for (const Kept& kept : s.kept) {
        if (kept.owner == nobody) return false;   // there is no gap between those kept
        if (kept.owner == f.player && moment(s, kept).id == number(spend_orders)) return true;
    }
    return false;
}
constexpr int token_count_of_own = 3;
enum OwnToken { the_inquisitor, sealed_orders, limit_table };
int token_at(OwnToken which) { return numbers.token + which; }
constexpr Token token_rows[token_count_of_own] = {
    {.id = "inquisitor", .name = "Grand Inquisitor",
     .where = [](const State& s, int) { return TokenSpot{.seat = holder(s)}; }, .shape = TokenShape::figure,
     .picture = "colonies/inquisitor", .told = "has the Grand Inquisitor"},
    {.id = "sealed_orders", .name = "Sealed Orders", .where = [](const State&, int) { return TokenSpot{}; }},
    {.id = "limit_table", .name = "Limit table",
     .where = [](const State& s, int) { return TokenSpot{.place = limit(s)}; },
     .shape = TokenShape::figure, .picture = "colonies/limit", .told = "the Limit table is here"},
};

bool is_token(Choice c, OwnToken which) {
    return c == Choice{Thing::token, static_cast<std::uint8_t>(token_at(which))};
}
constexpr FreeAction action_rows[] = {
    {.id = "voyage", .title = "Voyage", .has = [](const State&, Choice c) { return c.thing == Thing::caballero; },
     .picture = "colonies/ship"},
    {.id = "bonus", .title = "Bonus", .has = [](const State&, Choice c) { return is_token(c, the_inquisitor); },
     .picture = "colonies/inquisitor"},
    {.id = "orders", .title = "Orders", .has = [](const State&, Choice c) { return is_token(c, sealed_orders); }},
};

}

int free_discs(const State& s, int what) { return byte(s, out_at + what); }

Places sailing_to(const State& s, Place from, Player colour) {
    const Place region = region_of(s, from);
    Places to;
    const int port = region == at(s, SHI) ? 0 : region == at(s, AME) ? 1 : 2;
    if (!(standing_overseas(s, colour) & with_parts(s, at(s, ports[port]))).empty() && may_sail(s, colour, port)) {
        if (region == at(s, SHI)) {
            to = coast(s) | Places{at(s, AME), at(s, MED)};
            if (!france_full(s)) to.add(at(s, FRA));
        } else to.add(at(s, SHI));
    }
    if (colour != black && carried(s, from) < 0)
        for (int what = 0; what < goods; ++what)
            if (region == at(s, source[what]) && free_discs(s, what) > 0) to.add(carrier_in(s, what, region));
    return to - taboo(s);
}

const std::span<const Token>      tokens = token_rows;
const std::span<const FreeAction> free_action_rows = action_rows;

void free_actions(const State& s, const Frame& turn, Choices& out) {
    const Places ports_now = places(s) - with_parts(s, at(s, FRA)) - taboo(s);
    add_caballeros(out, turn.player, sailing_from(s, ports_now, turn.player));
    unsigned offered = has_orders(s, turn) ? 1u << token_at(sealed_orders) : 0;
    if (holder(s) == turn.player) {
        add_caballeros(out, black, sailing_from(s, ports_now, black));
        offered |= has_bonus(s, turn) ? 1u << token_at(the_inquisitor) : 0;
    }
    if (offered) [[unlikely]] out.add(Thing::token, offered);
}
bool act_on(State& s, const Frame& turn, Choice c, Events& events) {
    if (c.thing == Thing::caballero)
        push(s,
             {.step = number(sail_to), .player = turn.player, .place = static_cast<Place>(c.which), .whose = c.whose});
    else if (is_token(c, the_inquisitor))
        push(s, {.step = number(bonus), .player = turn.player});
    else if (is_token(c, sealed_orders)) {
        use_kept_card(s, number(spend_orders), {.what = number(orders_spent), .who = turn.player}, events);
        push(s, {.step = number(put_out), .player = turn.player, .count = 1});
        push(s, {.step = move_caballero, .player = turn.player, .count = 4, .mode = any});
        offer_veto(s, turn.player);
    } else return false;
    return true;
}
// Nobody has come by ship this turn.
void turn_begins(State& s, Player, Events&) {
    for (int i = 0; i < 6; ++i) byte(s, sailed_at + i) = 0;
    byte(s, used_at) = 0;
}

}
