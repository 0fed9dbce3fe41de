// What scores overseas, and what follows when caballeros arrive at a place or leave it.
#include <algorithm>

#include "colonies.h"

namespace eg::colonial {

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

namespace {

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

}

void arrived(State& s, const Moved& moved, Events& events) {
    const unsigned own_place = unsigned{is_own(s, moved.from)} | unsigned{is_own(s, moved.to)};
    if (own_place | unsigned{region_of(s, moved.to) == limit(s)}) come_there(s, moved, events);
}

void left(State& s, const Moved& moved, Events& events) {
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
Places barred(const State& s, const Mover& mover, Places among) {
    Places some = among & with_parts(s, at(s, FRA));
    if (!some.empty() && ((mover.from != nowhere && region_of(s, mover.from) == at(s, FRA)) || !france_full(s)))
        some = {};
    return mover.from != nowhere && carried(s, mover.from) >= 0 && mover.by != mover.whose ? some | castillo : some;
}

}
