// Secret discs: everybody concerned dials, nobody sees, then all are turned over together. The
// step that will turn them over says what may be dialled (1996, rule B).
#include <algorithm>

#include "engine/base/base.h"

namespace eg {
namespace {

Places may_dial(const State& s, Player p) {
    const Frame* reveal = revealing(s);
    return reveal ? step(reveal->step).dials(s, *reveal, p) : Places{};
}

Places standing_rivals(const State& s, Player player) {
    Places places;
    for (Player q : opponents(s, player)) places = places | movable(s, q);
    return places;
}

constexpr Step steps[] = {
{
    // mode: `foreign` for the opponents, `any` for everybody, the active player last.
    .id = open_discs,
    .name = "open_discs",
    .uses = uses_mode,
    .possible = [](const State& s, const Frame&) {
        for (Player q : s.seats())
            if (!may_dial(s, q).empty()) return true;
        return false;
    },
    .apply = [](State& s, Frame f, Choice, Events&) {
        const Frame reveal = *revealing(s);  // for it is possible only where somebody may dial
        const auto  ask = [&](Player q) {
            if (!may_dial(s, q).empty()) push(s, {.step = dial, .player = q, .count = reveal.count, .place = reveal.place});
        };
        if (f.mode & own) ask(f.player);
        push_clockwise_from(s, f.player, ask);
    },
    .sound = [](const State& s, const Frame& f) {
        return &f > s.stack.data() && step((&f - 1)->step).dials && (f.mode == any || f.mode == foreign);   // a card may have it twice
    },
},
{
    // What the disc is for, the step that reveals it says.
    .id = dial,
    .name = "dial",
    .uses = uses_count | uses_place,
    .prompt_now = [](const State& s, const Frame&) -> std::string_view {
        const Frame* reveal = revealing(s);
        return reveal ? step(reveal->step).prompt : "";
    },
    .legal = [](const State& s, const Frame& f, Choices& out) { out.add(may_dial(s, f.player)); },
    .apply = [](State& s, Frame f, Choice c, Events& events) {
        s.disc[f.player] = static_cast<Place>(c.which);
        events.add({.what = What::disc_dialled, .who = f.player});
    },
    // Nothing but dialling lies between the discs and the step that turns them over.
    .sound = [](const State& s, const Frame& f) {
        const Frame* reveal = revealing(s);
        return reveal && reveal < &f && f.count == reveal->count && f.place == reveal->place && !may_dial(s, f.player).empty()
            && std::all_of(reveal + 1, &s.top() + 1, [&](const Frame& above) { return above.step == dial && (above.player != f.player || &above == &f); });
    },
    .lost = [](const State& s, const Frame&) {
        const Frame* reveal = revealing(s);
        return reveal && step(reveal->step).lost;
    },
},
{
    // Eviction: a region where an opponent could be made to move.
    .id = name_region,
    .name = "name_region",
    .prompt = "Name the region that your opponents must leave.",
    .legal = [](const State& s, const Frame& f, Choices& out) { out.add(standing_rivals(s, f.player)); },
    .possible = [](const State& s, const Frame& f) { return !standing_rivals(s, f.player).empty(); },
    .apply = [](State& s, Frame f, Choice c, Events& events) {
        const Place place = static_cast<Place>(c.which);
        events.add({.what = What::region_named, .who = f.player, .to = place});
        push(s, {.step = evict, .player = f.player, .place = place});
        begin_part(s, f.player, {.step = open_discs, .player = f.player, .mode = foreign});
    },
},
{
    // Whoever dialled the King's region or the one he was to leave takes his caballeros to court
    // (1996 and Decennial; Big Box says so of the King's region only, see Rulings).
    .id = evict,
    .name = "evict",
    .uses = uses_place,
    .prompt = "Choose with your secret disc where your caballeros in {place} go. {place} itself or the King's region sends them to your court.",
    .part = "All opponents of {who} are to leave {place}.",
    .apply = [](State& s, Frame f, Choice, Events& events) {
        const PerPlayer<Place> discs = reveal_discs(s, events);
        clockwise_from(s, f.player, [&](Player q) {
            const Place to = discs[q];
            if (to == nowhere) return;
            const bool home = to == f.place || taboo(s).has(to);
            while (s.caballeros[q][f.place] > 0) {
                if (home) recall(s, q, f.place, events);
                else move(s, q, q, f.place, to, events);
            }
        });
    },
    .sound = [](const State&, const Frame& f) { return regions.has(f.place); },
    .dials = [](const State& s, const Frame& f, Player q) {
        return q != f.player && s.caballeros[q][f.place] > 0 ? regions : Places{};
    },
},
};

}

PerPlayer<Place> reveal_discs(State& s, Events& events) {
    const PerPlayer<Place> shown = s.disc;
    for (Player p : s.seats()) {
        if (shown[p] != nowhere) events.add({.what = What::disc_revealed, .who = p, .to = shown[p]});
        s.disc[p] = nowhere;
    }
    return shown;
}

constinit const std::span<const Step> disc_steps = steps;

}
