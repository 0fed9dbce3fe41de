#include "colonies.h"

#include <algorithm>

#include "engine/base/base.h"
#include "engine/lanes.h"
#include "engine/scoring.h"

namespace eg {
namespace colonial {

Numbers numbers;   // handed out

namespace {

std::uint8_t& byte(State& s, int where) { return block(s, numbers)[where]; }
int byte(const State& s, int where) { return block(s, numbers)[where]; }

enum Goods { gold, wares, goods };
constexpr int worth[goods] = {6, 4};
constexpr OwnPlace carriers[goods] = {
    gold_in_FRA, wares_in_FRA};   // in France; those on the Ship, in America and in the Mediterranean follow
constexpr OwnPlace source[goods] = {AME, MED};

Player holder(const State& s) { return byte(s, holder_at) == 0 ? nobody : static_cast<Player>(byte(s, holder_at) - 1); }
Place  limit(const State& s) { return byte(s, limit_at) == 0 ? nowhere : static_cast<Place>(byte(s, limit_at) - 1); }
int    limit_spaces(const State& s) { return s.players <= 3 ? 6 : 10; }
int    waiting(const State& s, Player colour) { return byte(s, waiting_at + colour); }

int  own_number(const State& s, Place place) { return place - own_place(s, numbers, 0); }
bool is_own(const State& s, Place place) { return static_cast<unsigned>(own_number(s, place)) < own_places; }
// What is carried by who stands there, or -1.
int carried(const State& s, Place place) {
    const int n = own_number(s, place) - gold_in_FRA;
    return n >= 0 && n < own_places - gold_in_FRA ? n / 4 : -1;
}
Place carrier_in(const State& s, int what, Place region) {
    return at(s, static_cast<OwnPlace>(carriers[what] + own_number(s, region)));
}
bool overseas(const State& s, Place region) {
    return static_cast<unsigned>(own_number(s, region)) <= MED;
}
Places the_nine(const State& s) { return box(s).dialled; }
Places coast(const State& s) { return the_nine(s) & borders(s, at(s, SHI)); }

// Its places are as many as a register has lanes: one load has all of a colour that is overseas.
static_assert(own_places == half_places);
PlaceLanes overseas_of(const State& s, Player colour) {
    return load_from(s.caballeros[colour], own_place(s, numbers, 0));
}
Places standing_overseas(const State& s, Player colour) {
    return Places::of_bits(nonzero(overseas_of(s, colour)) << own_place(s, numbers, 0));
}
bool france_full(const State& s) {
    PlaceLanes all = {};
    for (int colour = 0; colour < colour_capacity; ++colour) all += overseas_of(s, static_cast<Player>(colour));
    return sum(all & lanes_of(Places::of_bits(with_parts(s, at(s, FRA)).bits >> own_place(s, numbers, 0)), 0))
           >= france_spaces;
}

// ---- scoring

void count(const State& s, PerColour<PerPlace<Count>>& caballeros) {
    for (Player p : colours(s)) {
        Count& there = caballeros[p][at(s, AME)];
        there = static_cast<Count>(there - s.caballeros[p][at(s, viceroy)]);
        if (limit(s) != nowhere) caballeros[p][limit(s)] = static_cast<Count>(caballeros[p][limit(s)] - waiting(s, p));
    }
    if (const Player owner = holder(s); owner != nobody)
        for (int half = 0; half < halves; ++half) {
            store(load(caballeros[owner], half) + load(caballeros[black], half), caballeros[owner], half);
            store(PlaceLanes{}, caballeros[black], half);
        }
}

void pay(const State& s, bool first_only, Majorities& result) {
    struct Office { OwnPlace region; int points; };
    constexpr Office offices[] = {{FRA, 2}, {FRA, 1}, {SHI, 3}, {AME, 5}};   // from the Ambassador to the Viceroy
    const Places spaces = {at(s, ambassador), at(s, envoy), at(s, captain), at(s, viceroy)};
    for (Player p : colours(s))
        for (Place space : standing_overseas(s, p) & spaces) {
            const Office& office = offices[own_number(s, space) - ambassador];
            const Player owner = p == black ? holder(s) : p;
            if (owner == nobody) continue;
            if (first_only
                && (office.region != FRA || result.rank[owner][at(s, FRA)] != 1
                    || result.flags[owner][at(s, FRA)] & tied))
                continue;
            auto& points = result.points[owner][at(s, office.region)];
            points = static_cast<std::uint8_t>(points + office.points);
        }
}

// ---- what follows from where somebody comes to or leaves

[[gnu::noinline]] void come_there(State& s, const Moved& moved, Events& events) {
    const Player by = moved.by, whose = moved.whose;
    const Place  from = moved.from, to = moved.to;
    const int    n = moved.n;
    const int goods_carried = from == nowhere ? -1 : carried(s, from);
    if (goods_carried >= 0 && carried(s, to) < 0) {
        if (the_nine(s).has(to)) {   // home
            add_points(s, whose, worth[goods_carried]);
            ++byte(s, supply_at + goods_carried);
            events.add({.what = number(disc_paid),
                        .who = whose,
                        .to = to,
                        .n = static_cast<std::uint8_t>(worth[goods_carried])});
        } else if (overseas(s, to)) {   // it stays with him
            const Place there = carrier_in(s, goods_carried, to);
            --s.caballeros[whose][to], ++s.caballeros[whose][there];
            events.add({.what = number(space_taken), .who = whose, .from = to, .to = there});
        } else {
            ++byte(s, supply_at + goods_carried);
            events.add({.what = number(disc_lost), .who = whose, .to = to});
        }
    } else if (carried(s, to) < 0 && overseas(s, to)) {
        const OwnPlace office = to == at(s, SHI) ? captain : to == at(s, AME) ? viceroy : ambassador;
        unsigned held = to == at(s, MED);
        for (int p = 0; p < colour_capacity; ++p) held |= s.caballeros[static_cast<Player>(p)][at(s, office)];
        if (!held) push(s, {.step = number(take_space), .player = by, .place = at(s, office), .whose = whose});
    }
    if (region_of(s, to) == limit(s)) {
        int on = -n;
        for (Player p : colours(s)) on += in_region(s, p, limit(s)) - waiting(s, p);
        const int late = std::clamp(on + n - limit_spaces(s), 0, n);
        std::uint8_t& wait = byte(s, waiting_at + whose);
        wait = static_cast<std::uint8_t>(wait + late);
    }
}

void come_to(State& s, const Moved& moved, Events& events) {
    const unsigned own_place = unsigned{is_own(s, moved.from)} | unsigned{is_own(s, moved.to)};
    if (own_place | unsigned{region_of(s, moved.to) == limit(s)}) come_there(s, moved, events);
}

void go_from(State& s, const Moved& moved, Events& events) {
    const Player by = moved.by, whose = moved.whose;
    const Place  from = moved.from;
    const int    n = moved.n;
    if (carried(s, from) >= 0 && by != whose) return;
    if (region_of(s, from) != limit(s)) return;
    std::uint8_t& wait = byte(s, waiting_at + whose);
    wait = static_cast<std::uint8_t>(wait - std::min<int>(wait, n));   // trial: first those beside it
    int on = 0, all_waiting = 0;
    for (Player p : colours(s)) on += in_region(s, p, limit(s)) - waiting(s, p), all_waiting += waiting(s, p);
    const int room = limit_spaces(s) - on;
    if (room <= 0 || all_waiting == 0) return;
    if (all_waiting <= room) {
        for (Player p : colours(s)) byte(s, waiting_at + p) = 0;
        events.add({.what = number(let_on_table), .who = whose, .to = limit(s)});
    } else {
        push(s, {.step = number(let_on),
                 .player = holder(s) != nobody ? holder(s) : by,
                 .count = static_cast<Count>(room)});
    }
}

// France is full, and nobody but its owner brings a carrier into the Castillo.
Places barred_to(const State& s, const Mover& mover, Places among) {
    Places some = among & with_parts(s, at(s, FRA));
    if (!some.empty() && ((mover.from != nowhere && region_of(s, mover.from) == at(s, FRA)) || !france_full(s)))
        some = {};
    return mover.from != nowhere && carried(s, mover.from) >= 0 && mover.by != mover.whose ? some | castillo : some;
}

// ---- legs of a voyage

constexpr OwnPlace ports[] = {SHI, AME, MED};

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
int free_discs(const State& s, int what) { return byte(s, out_at + what); }

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
constexpr int token_count_of_own = 2;
enum OwnToken { the_inquisitor, sealed_orders };
int token_at(OwnToken which) { return numbers.token + which; }
constexpr Token token_rows[token_count_of_own] = {
    {"inquisitor", "Grand Inquisitor", [](const State& s) { return TokenSpot{.seat = holder(s)}; }},
    {"sealed_orders", "Sealed Orders", [](const State&) { return TokenSpot{}; }},
};

void deeds(const State& s, const Frame& turn, Choices& out) {
    const Places ports_now = places(s) - with_parts(s, at(s, FRA)) - taboo(s);
    add_caballeros(out, turn.player, sailing_from(s, ports_now, turn.player));
    unsigned tokens = has_orders(s, turn) ? 1u << token_at(sealed_orders) : 0;
    if (holder(s) == turn.player) {
        add_caballeros(out, black, sailing_from(s, ports_now, black));
        tokens |= has_bonus(s, turn) ? 1u << token_at(the_inquisitor) : 0;
    }
    if (tokens) [[unlikely]] out.add(Thing::token, tokens);
}
bool do_deed(State& s, const Frame& turn, Choice c, Events& events) {
    if (c.thing == Thing::caballero)
        push(s,
             {.step = number(sail_to), .player = turn.player, .place = static_cast<Place>(c.which), .whose = c.whose});
    else if (c == Choice{Thing::token, static_cast<std::uint8_t>(token_at(the_inquisitor))})
        push(s, {.step = number(bonus), .player = turn.player});
    else if (c == Choice{Thing::token, static_cast<std::uint8_t>(token_at(sealed_orders))}) {
        use_kept_card(s, number(spend_orders), {.what = number(orders_spent), .who = turn.player}, events);
        push(s, {.step = number(put_out), .player = turn.player, .count = 1});
        push(s, {.step = move_caballero, .player = turn.player, .count = 4, .mode = any});
        offer_veto(s, turn.player);
    } else return false;
    return true;
}
// Nobody has come by ship this turn.
void ships_lie(State& s, Player, Events&) {
    for (int i = 0; i < 6; ++i) byte(s, sailed_at + i) = 0;
    byte(s, used_at) = 0;
}
bool never(const State&, const Frame&) { return false; }

Places limit_goals(const State& s) { return open_regions(s) - Places{at(s, FRA), limit(s)}; }
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
constexpr std::span<const Step> chapters[] = {steps};

constexpr PlaceForm ship_forms[] = {{"", "the Ship"},        {"start", "The Ship"},     {"map", "Ship"},
                                    {"in", "on the Ship"},   {"into", "onto the Ship"}, {"to", "onto the Ship"},
                                    {"goal", "to the Ship"}, {"from", "from the Ship"}, {"on", "on the Ship"}};
constexpr PlaceForm med_forms[] = {
    {"", "the Mediterranean"},        {"start", "The Mediterranean"},     {"map", "Mediterranean"},
    {"in", "in the Mediterranean"},   {"into", "into the Mediterranean"}, {"to", "into the Mediterranean"},
    {"goal", "to the Mediterranean"}, {"from", "from the Mediterranean"}, {"on", "on the Mediterranean"}};
constexpr PlaceRow place_rows[] = {
    // WALL: FRA is New Regency's
    {.id = "FRC", .name = "France", .values = {{3, 1, 0}}, .borders = "ARA CAT SHI", .dialled = false},
    {.id = "SHI", .name = "Ship", .forms = ship_forms, .values = {{0, 0, 0}}, .borders = "CAT VAL GRA SEV GAL PV",
     .dialled = false, .for_king = false, .for_grandes = false},
    {.id = "AME", .name = "America", .values = {{4, 0, 0}}, .dialled = false, .for_king = false, .placeable = false},
    {.id = "MED", .name = "Mediterranean", .forms = med_forms, .values = {{4, 2, 1}}, .dialled = false,
     .for_king = false, .placeable = false},
    {.id = "AMB", .name = "Ambassador", .region = false, .part_of = "FRC"},
    {.id = "ENV", .name = "Envoy", .region = false, .part_of = "FRC"},
    {.id = "CAP", .name = "Captain", .region = false, .part_of = "SHI"},
    {.id = "VIC", .name = "Viceroy", .region = false, .part_of = "AME"},
    {.id = "GFR", .name = "gold in France", .region = false, .part_of = "FRC"},
    {.id = "GSH", .name = "gold on the Ship", .region = false, .part_of = "SHI"},
    {.id = "GAM", .name = "gold in America", .region = false, .part_of = "AME"},
    {.id = "GME", .name = "gold in the Mediterranean", .region = false, .part_of = "MED"},
    {.id = "WFR", .name = "wares in France", .region = false, .part_of = "FRC"},
    {.id = "WSH", .name = "wares on the Ship", .region = false, .part_of = "SHI"},
    {.id = "WAM", .name = "wares in America", .region = false, .part_of = "AME"},
    {.id = "WME", .name = "wares in the Mediterranean", .region = false, .part_of = "MED"},
};

constexpr Field fields[] = {
    {.word = "inquisitor", .at = holder_at, .most = max_players},
    {.word = "limit", .at = limit_at, .most = place_capacity},
    {.word = "gold_out", .at = out_at, .most = 4}, {.word = "wares_out", .at = out_at + 1, .most = 7},
    {.word = "gold_left", .at = supply_at, .most = 4}, {.word = "wares_left", .at = supply_at + 1, .most = 7},
    {.word = "sailed_1", .at = sailed_at, .most = 40}, {.word = "sailed_2", .at = sailed_at + 1,
     .most = 40}, {.word = "sailed_3", .at = sailed_at + 2, .most = 40},
    {.word = "sailed_4", .at = sailed_at + 3, .most = 4}, {.word = "sailed_5", .at = sailed_at + 4,
     .most = 4}, {.word = "sailed_6", .at = sailed_at + 5, .most = 4},
    {.word = "inquisitor_used", .at = used_at, .most = 1},
    {.word = "waiting", .at = waiting_at, .each = true, .most = 40},   // WALL: of seats alone, not of colours
    {.word = "waiting_6", .at = waiting_at + 5, .most = 40}, {.word = "waiting_black", .at = waiting_at + 6, .most = 4},
};

void shift_one(State& s, const Event& e) { --s.caballeros[e.who][e.from], ++s.caballeros[e.who][e.to]; }
constexpr EventType event_rows[] = {
    {.name = "inquisitor_taken", .sentence = "{who} takes the Grand Inquisitor.",
     .clause = "takes the Grand Inquisitor", .ms = 700},
    {.name = "discs_put_out", .sentence = "{n, plural, one {A disc lies} other {# discs lie}} {to:in}.",
     .in_turn = InTurn::never, .ms = 500},
    {.name = "disc_claimed", .sentence = "{who} claims a disc {from:in}.", .clause = "claims a disc", .ms = 500,
     .change = shift_one},
    {.name = "disc_paid", .sentence = "{who} brings a disc home {to:into}: {n} points.", .clause = "brings a disc home",
     .ms = 700, .news = true, .change = [](State& s, const Event& e) { add_points(s, e.who, e.n); }},
    {.name = "disc_lost", .sentence = "{who} loses a disc.", .ms = 300},
    {.name = "limit_laid", .sentence = "{who} lays the Limit table {to:on}.", .clause = "lays the Limit table",
     .ms = 700},
    {.name = "let_on_table", .sentence = "{who} goes on the Limit table {to:in}.", .in_turn = InTurn::never, .ms = 300},
    {.name = "card_removed", .sentence = "{who} removes {card}.", .clause = "removes {card}", .ms = 700,
     .change = [](State& s, const Event& e) { s.taker[e.n] = black; }},
    {.name = "orders_spent", .sentence = "{who} carries out {card}.", .ms = 700,
     .change = [](State& s, const Event& e) { discard_kept_card(s, e.who, e.n, e.card); }},
    {.name = "space_taken", .sentence = "{who} goes {from:from} {to:to}.", .in_turn = InTurn::never, .ms = 300,
     .change = shift_one},
};

constexpr Phrase phrases[] = {
    {"take inquisitor", [](const PhraseArgs&) { return Effect{Frame{.step = number(take_inquisitor)}}; }},
    {"recall inquisitor", [](const PhraseArgs&) { return Effect{Frame{.step = number(take_inquisitor), .count = 1}}; }},
    {"move {n} black",
     [](const PhraseArgs& n) { return Effect{Frame{.step = number(move_black), .count = static_cast<Count>(n[0])}}; }},
    {"lay limit", [](const PhraseArgs&) { return Effect{Frame{.step = number(lay_limit)}}; }},
    {"move_grande all castillo", [](const PhraseArgs&) { return Effect{Frame{.step = number(throw_all_grandes)}}; }},
    {"remove_card", [](const PhraseArgs&) { return Effect{Frame{.step = number(remove_card)}}; }},
    {"score overseas", [](const PhraseArgs&) { return Effect{Frame{.step = number(score_colonies)}}; }},
    {"place {n} ship",
     [](const PhraseArgs& n) {
         return Effect{Frame{.step = number(place_on_ship), .count = static_cast<Count>(n[0])}};
     }},
    {"put_out {0..n} gold {0..n} wares",
     [](const PhraseArgs& n) {
         return Effect{
             Frame{.step = number(put_out), .count = static_cast<Count>(n[0]),
                   .mode = static_cast<std::uint16_t>(n[1])}};
     }},
    {"hold orders for the game", [](const PhraseArgs&) { return Effect{Frame{.step = keep_card}}; }, 0,
     "spend_orders", last_round},
};

constexpr Insert inserts[] = {
    {Where::before, "start_round", open_discs, "open_discs"},
    {Where::before, "start_round", first_pairs},
};

constexpr Fact facts[] = {{"the Inquisitor", [](const State& s, Player me) -> unsigned { return holder(s) == me; }}};

constexpr std::string_view with[] = {"colonies"};
constexpr BoxRow box_rows[] = {
    {.word = "colonies", .name = "Inquisitor & Colonies", .rules = {}, .deck = "decennial", .caballeros_each = 36,
     .with = with, .line = "Four places overseas, gold and wares, black caballeros."},
};

void deal(State& s, Events& events) {
    Places cards = the_nine(s) - Places{s.king};
    for (Player p : s.seats()) cards.remove(s.grande[p]);
    const auto draw = [&] {
        const Place place = s.rng.one_of(cards);
        cards.remove(place);
        return place;
    };
    for (int i = 0; i < 2; ++i) s.caballeros[black][draw()] = 2;
    byte(s, limit_at) = static_cast<std::uint8_t>(draw() + 1);
    byte(s, out_at + gold) = 1, byte(s, out_at + wares) = 2;
    byte(s, supply_at + gold) = 3, byte(s, supply_at + wares) = 5;
    for (Player p : s.seats()) to_court(s, p, 2, events);
}

}

}

Module colonies() {
    using namespace colonial;
    return {
        .name = "colonies",
        .steps = chapters,
        .phrases = colonial::phrases,
        .events = event_rows,
        .places = place_rows,
        .fields = fields,
        .tokens = token_rows,
        .block = bytes,
        .inserts = inserts,
        .facts = facts,
        .boxes = box_rows,
        .variant = {.title = "The Colonies"},
        .deck = "colonies",
        .grandes_in_castillo = true,
        .hooks = {
            .scoring = {.count = count, .pay = pay},
            .movement = {.barred = barred_to, .arrived = come_to, .left = go_from},
            .turn = {.before = ships_lie, .free_actions = deeds, .act = do_deed},
        },
        .colours = {black},
        .called = "Black",
        .colour_caballeros = black_caballeros,
        .setup = deal,
        .numbers = &colonial::numbers,
    };
}

}
