// Secret discs: all players concerned dial in secret, then all discs are revealed together. The step that reveals them
// says what may be dialled (StepRule::dials; 1996, The action cards, Secret Disk).
#include <algorithm>

#include "engine/base/base.h"

namespace eg {
namespace {

Places may_dial(const State& s, const Frame* reveal, Player p) {
    return reveal ? step(reveal->step).rule.dials(s, *reveal, p) : Places{};
}
Places may_dial(const State& s, Player p) { return may_dial(s, reveal_frame(s), p); }

Places regions_of_opponents(const State& s, Player player) {
    Places places;
    for (Player q : opponents(s, player))
        for (Player whose : colours_of(s, q)) places = places | movable(s, whose);
    return regions_of(s, places);
}

Places pickable(const State& s, const Frame& f) {
    if (f.mode == pick_opponents) return regions_of_opponents(s, f.player);
    return f.mode == pick_free ? open_regions(s) : f.mode == pick_castillo_too ? regions(s) | castillo : regions(s);
}

// By mode; with the King in a region, and elsewhere.
constexpr std::string_view pick_prompts[pick_kinds][2] = {
    {"Choose a region; the King's may be chosen too.", "Choose a region."},
    {"Choose a region or the Castillo; the King's region may be chosen too.", "Choose a region or the Castillo."},
    {"Choose a region, but not the King's.", "Choose a region."},
    {"Choose a region where an opponent has caballeros, but not the King's.",
     "Choose a region where an opponent has caballeros."},
};

bool has_caballeros_at(const State& s, Players who, Choice c) {
    for (Player q : who)
        for (Player his : colours_of(s, q))
            if (regions_of(s, occupied(s, his)).has(static_cast<Place>(c.which))) return true;
    return false;
}

constexpr Step steps[] = {
{
    // Asks the players who may dial. mode: foreign: only opponents; any: all, the active player last.
    .id = open_discs,
    .name = "open_discs",
    .rule = {
        .fields = frame_mode,
        .possible = [](const State& s, const Frame&) {
            const Frame* reveal = reveal_frame(s);
            for (Player q : s.seats())
                if (!may_dial(s, reveal, q).empty()) return true;
            return false;
        },
        .apply = [](State& s, Frame& f, Choice, Events&) {
            const Frame reveal = *reveal_frame(s);   // not null: open_discs is possible
            const auto  ask = [&](Player q) {
                if (!may_dial(s, &reveal, q).empty())
                    push(s, {.step = dial, .player = q, .count = reveal.count, .place = reveal.place});
            };
            if (f.mode & own) ask(f.player);
            push_clockwise_from(s, f.player, ask);
        },
        .begin = [](const State& s, Player) { return Frame{.step = open_discs, .player = s.start, .mode = any}; },
        .valid = [](const State& s, const Frame& f) {
            // not only at the bottom: a card may have it twice
            return &f > s.stack.data() && step((&f - 1)->step).rule.dials && (f.mode == any || f.mode == foreign);
        },
    },
},
{
    // The texts are those of the step that reveals the discs. count, place: as in its frame, for the texts.
    .id = dial,
    .name = "dial",
    .rule = {
        .fields = frame_count | frame_place,
        .legal = [](const State& s, const Frame& f, Choices& out) { out.add(may_dial(s, f.player)); },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            s.disc[f.player] = static_cast<Place>(c.which);
            events.add({.what = What::disc_dialled, .who = f.player});
        },
        // Above the revealing step there are only dial frames, one a player.
        .valid = [](const State& s, const Frame& f) {
            const Frame* reveal = reveal_frame(s);
            return reveal && reveal < &f && f.count == reveal->count && f.place == reveal->place
                   && !may_dial(s, f.player).empty()
                && std::all_of(reveal + 1, &s.top() + 1,
                               [&](const Frame& above) {
                                   return above.step == dial && (above.player != f.player || &above == &f);
                               });
        },
        .is_loss = [](const State& s, const Frame&) {
            const Frame* reveal = reveal_frame(s);
            return reveal && step(reveal->step).rule.is_loss;
        },
    },
    .text = {
        .prompt_now = [](const State& s, const Frame& f) -> std::string_view {
            const Frame* reveal = reveal_frame(s);
            if (!reveal) return "";
            const Step& what_for = step(reveal->step);
            return what_for.text.prompt_now ? what_for.text.prompt_now(s, f) : what_for.text.prompt;
        },
        .refused = [](const State& s, const Frame&, Choice c) -> std::string_view {
            if (c == on(CAS)) return "The Castillo is not on the disc.";
            const Frame* reveal = reveal_frame(s);
            const Step*  what_for = reveal ? &step(reveal->step) : nullptr;
            return what_for && what_for->text.refused && c.thing == Thing::place ? what_for->text.refused(s, *reveal, c)
                                                                                 : "";
        },
        .title = "Your secret disc",
        .hint = "Nobody sees it until all discs are turned over.",
        .awaited = "to set the disc",
        .answer_text = "set the disc to {chosen}",
    },
    .hints = {
        .kind = Kind::disc,
        .secret = true,
    },
},
{
    // Picks a place for later phrases of the card. mode: see base.h.
    .id = pick_region,
    .name = "pick_region",
    .rule = {
        .fields = frame_mode,
        .legal = [](const State& s, const Frame& f, Choices& out) { out.add(pickable(s, f)); },
        .possible = [](const State& s, const Frame& f) { return !pickable(s, f).empty(); },
        .needed = [](const State&, const Frame&) { return true; },
        .apply = name_picked,
        .valid = [](const State&, const Frame& f) { return f.mode < pick_kinds; },
        .picks = true,
    },
    .text = {
        .prompt_now = [](const State& s, const Frame& f) {
            return pick_prompts[f.mode][regions(s).has(s.king) ? 0 : 1];
        },
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            if (c.thing != Thing::place || f.mode == pick_castillo_too) return "";
            if (c == on(CAS)) return "Choose a region, not the Castillo.";
            const bool nobody_here = f.mode == pick_opponents && !has_caballeros_at(s, opponents(s, f.player), c);
            return nobody_here ? "No opponent stands here." : "";
        },
        .answer_text = "name {chosen}",
    },
},
{
    // Eviction: names a region where an opponent has caballeros that may leave.
    .id = name_region,
    .name = "name_region",
    .rule = {
        .fields = frame_mode,
        .legal = [](const State& s, const Frame& f, Choices& out) { out.add(regions_of_opponents(s, f.player)); },
        .possible = [](const State& s, const Frame& f) { return !regions_of_opponents(s, f.player).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            const Place place = static_cast<Place>(c.which);
            events.add({.what = What::region_named, .who = f.player, .to = place});
            pick_place(s, place);
            push(s, {.step = evict, .player = f.player, .place = place, .mode = f.mode});
            begin_part(s, f.player, {.step = open_discs, .player = f.player, .mode = foreign});
        },
        .valid = [](const State& s, const Frame& f) { return f.mode <= another && leaves_room_for_moves(s, f); },
        .picks = true,
    },
    .text = {
        .prompt = "Name the region that your opponents must leave.",
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            if (c.thing != Thing::place) return "";
            if (c == on(CAS)) return "Choose a region, not the Castillo.";
            return has_caballeros_at(s, opponents(s, f.player), c) ? "" : "No opponent stands here.";
        },
        .answer_text = "name {chosen}",
    },
},
{
    // A player who dialled the King's region or the region to leave takes his caballeros to court (1996 and Decennial;
    // the Big Box says so of the King's region only, see RULINGS.md). place: the region; set: see base.h.
    .id = evict,
    .name = "evict",
    .rule = {
        .fields = frame_place | frame_mode | frame_set,
        .possible = [](const State& s, const Frame& f) {
            return f.place != nowhere && (f.set == 0 || somebody_dials(s, f));
        },
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            const PerPlayer<Place> discs = reveal_discs(s, events);
            clockwise_from(s, f.player, false, [&](Player q) {
                const Place to = discs[q];
                if (to == nowhere) return;
                const bool home = to == f.place || taboo(s).has(to);
                for (Player whose : colours_of(s, q))
                    for (Place from : with_parts(s, f.place))
                        while (s.caballeros[whose][from] > 0 && (!home || whose == q)) {
                            if (home) recall(s, q, from, events);
                            else move(s, q, whose, from, to, events);
                        }
            });
        },
        .valid = [](const State& s, const Frame& f) {
            return f.mode <= another && (f.set == 0 ? regions(s).has(f.place) : is_on_a_card(s, f))
                   && leaves_room_for_moves(s, f);
        },
        .dials = [](const State& s, const Frame& f, Player q) {
            if (q == f.player || !is_place(f.place)) return Places{};
            bool holds = false, may_leave = f.set == 0;
            for (Player whose : colours_of(s, q)) {
                holds = holds || in_region(s, whose, f.place) > 0;
                may_leave = may_leave || !(movable(s, whose) & with_parts(s, f.place)).empty();
            }
            return may_leave && holds
                       ? box(s).dialled - (f.mode == another ? Places{f.place} : Places{})
                       : Places{};
        },
        .takes_picked = takes_dialled,
    },
    .text = {
        .prompt_now = [](const State& s, const Frame&) -> std::string_view {
            const Frame* reveal = reveal_frame(s);
            const bool   elsewhere = reveal && reveal->mode == another;
            if (!regions(s).has(s.king))
                return elsewhere ? "Secretly choose where your caballeros {place:in} go."
                                 : "Secretly choose where your caballeros {place:in} go. If you choose {place} again, "
                                   "they go to your court.";
            if (!s.closed.empty())
                return elsewhere ? "Secretly choose where your caballeros {place:in} go. If you choose a closed region "
                                   "or the King's, they go to your court."
                                 : "Secretly choose where your caballeros {place:in} go. If you choose {place} again, "
                                   "a closed region or the King's, they go to your court.";
            return elsewhere ? "Secretly choose where your caballeros {place:in} go. If you choose the King's region, "
                               "they go to your court."
                             : "Secretly choose where your caballeros {place:in} go. If you choose {place} again or "
                               "the King's region, they go to your court.";
        },
        .part = "All opponents of {who} are about to leave {place}.",
        .part_now = [](const State&, const Frame& f) -> std::string_view {
            return f.place == nowhere ? "All opponents of {who} are about to leave the chosen region."
                                      : "All opponents of {who} are about to leave {place}.";
        },
        .refused = [](const State&, const Frame& f, Choice c) -> std::string_view {
            return f.mode == another && c == on(f.place) ? "They must leave this region." : "";
        },
    },
},
};

}

void name_picked(State& s, Frame& f, Choice c, Events& events) {
    const Place place = static_cast<Place>(c.which);
    events.add({.what = What::region_named, .who = f.player, .to = place, .n = 1});
    pick_place(s, place);
    offer_veto_of_part(s, f.player);
}

Places may_dial_of(const State& s, const Frame& reveal, Player q, Places places) {
    if (reveal.set & dialled_by_opponents && q == reveal.player) return {};
    if (reveal.set & holding_picked && (!is_place(reveal.place) || in_region(s, q, reveal.place) == 0)) return {};
    places = places & box(s).dialled;
    const int least = static_cast<int>(reveal.set & holding);
    if (least == 0) return places;
    Places enough;
    for (Place place : places)
        if (in_region(s, q, place) >= least) enough.add(place);
    return enough;
}

bool somebody_dials(const State& s, const Frame& reveal) {
    for (Player q : s.seats())
        if (!step(reveal.step).rule.dials(s, reveal, q).empty()) return true;
    return false;
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
