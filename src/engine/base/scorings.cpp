// Special scorings, the Castillo, and the general scoring after rounds 3, 6 and 9 (1996, Scoring; Decennial, 5. General
// scoring and stack 3).
#include "engine/base/base.h"
#include "engine/scoring.h"

namespace eg {
namespace {

int caballeros_in(const State& s, Place place) {
    int n = 0;
    for (Player p : colours(s) - box(s).uncounted) n += in_region(s, p, place);
    return n;
}

// The places whose scoring order matters: not empty ones, unless a hook may place a caballero there before the scoring.
Places worth_scoring(const State& s, Places places) {
    bool may_fill = false;
    each_hook(s, &ScoringHooks::may_fill, [&](auto may) { may_fill = may_fill || may(s); });
    if (may_fill && s.rules.fixes >= fixed_scorings) return places;
    Places worth;
    for (Place place : places)
        if (caballeros_in(s, place) > 0) worth.add(place);
    return worth;
}

// The places with the greatest measure; those with measure 0 do not count.
template <class Measure>
Places greatest(Places among, Measure measure) {
    Places result;
    int    best = 1;
    for (Place place : among) {
        const int here = measure(place);
        if (here < best) continue;
        if (here > best) result = {}, best = here;
        result.add(place);
    }
    return result;
}

// The points of the active player by me_first: the first value of each place where he has caballeros.
int first_values(const State& s, const Majorities& now, Player actor, Places places) {
    int sum = 0;
    for (Place place : places)
        if (now.rank[actor][place] > 0) sum += value_of(s, place).points[0];
    return sum;
}

// Adds the events of a scoring: for each place the players by rank, then points without a rank (hooks).
void report(const State& s, const Majorities& now, Player actor, Places places, std::uint16_t how, Events& events) {
    const std::vector<Event> beside = payments(s, how & first_only);
    for (Place place : places) {
        if (place == CAS) events.add({.what = What::castillo_opened, .who = actor});
        events.add({.what = What::scoring, .who = actor, .to = place, .n = static_cast<Count>(how)});
        if (how & me_first) {
            const int points = first_values(s, now, actor, {place});
            if (now.rank[actor][place] > 0)
                events.add({.what = What::scored, .who = actor, .to = place, .n = static_cast<Count>(points)});
            continue;
        }
        const auto report_player = [&](Player p) {
            const Standing standing = now.at(place, p);
            int points = standing.points;
            for (const Event& e : beside)
                if (e.to == place && e.who == p) points -= e.n;
            events.add({.what = What::scored,
                        .who = p,
                        .to = place,
                        .n = static_cast<Count>(points),
                        .rank = standing.rank,
                        .flags = standing.flags});
        };
        for (int rank = 1; rank <= colour_capacity; ++rank)
            for (Player p : s.seats())
                if (now.rank[p][place] == rank) report_player(p);
        for (const Event& e : beside)
            if (e.to == place) events.add(e);
    }
}

Places regions_with_values(const State& s, const Frame& f) {
    const PerPlace<Count> first = values_now(s)[0];
    const unsigned wanted = (f.set ? f.set : 1u << f.count | 1u << f.mode) & ~1u;   // 0: no majority scores there
    unsigned places = 0;
    for (Place place : regions(s)) places |= (wanted >> first[place] & 1u) << place;
    return Places::of_bits(places);
}

// Whether caballeros of this player are in the Castillo.
bool is_inside(const State& s, Player p) {
    for (Player his : colours_of(s, p))
        if (s.caballeros[his][CAS] > 0) return true;
    return false;
}

bool valid_pay_mode(int how) { return how == 0 || how == first_only || how == me_first; }

constexpr Step steps[] = {
{
    // Picks and scores a region. mode 1: or the Castillo (1996).
    .id = score_one,
    .name = "score_one",
    .rule = {
        .fields = frame_mode,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            out.add(f.mode ? regions(s) | castillo : regions(s));
        },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            const Place place = static_cast<Place>(c.which);
            pick_place(s, place);
            begin_part(s, f.player, {.step = score_place, .player = f.player, .place = place});
        },
        .valid = is_on_a_card,
        .picks = true,
    },
    .text = {
        .prompt_now = [](const State&, const Frame& f) -> std::string_view {
            return f.mode == 0 ? "Choose a region to score." : "Choose a region or the Castillo to score.";
        },
        .refused = [](const State&, const Frame& f, Choice c) -> std::string_view {
            return c == on(CAS) && f.mode == 0 ? "This card scores a region, not the Castillo." : "";
        },
        .answer_text = "score {chosen}",
    },
},
{
    .id = score_place,
    .name = "score_place",
    .rule = {
        .fields = frame_place | frame_mode,
        .possible = [](const State& s, const Frame& f) {
            return places(s).has(f.mode & of_the_king ? s.king : f.place);
        },
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            score_together(s, f.player, {f.mode & of_the_king ? s.king : f.place}, f.mode & pay_mask, events);
        },
        .valid = [](const State& s, const Frame& f) {
            const int where = f.mode & ~pay_mask;
            const bool known = (places(s) - box(s).parts).has(f.place);
            return valid_pay_mode(f.mode & pay_mask) && (known || f.place == nowhere)
                   && (where == of_picked || where == (known ? 0 : of_the_king));
        },
        .takes_picked = [](Frame& f, Place place) { return set_picked(f, place, f.mode & of_picked); },
    },
    .text = {
        .part = "{place:start} is about to be scored.",
        .part_now = [](const State& s, const Frame& f) -> std::string_view {
            if (f.mode & of_the_king)
                return regions(s).has(s.king) ? "The King's region is about to be scored."
                       : s.king == CAS        ? "The Castillo is about to be scored."
                                              : "";
            return f.place == nowhere ? "The place picked is about to be scored."
                                      : "{place:start} is about to be scored.";
        },
    },
},
{
    // Regions by their current first value; never the Castillo. The values: `count` and `mode`, or bits of `set`; then
    // mode is first_only, me_first or 0.
    .id = score_valued,
    .name = "score_valued",
    .rule = {
        .fields = frame_count | frame_mode | frame_set,
        .possible = [](const State& s, const Frame& f) { return !regions_with_values(s, f).empty(); },
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            score_places(s, f.player, regions_with_values(s, f), f.set ? f.mode : 0, events);
        },
        .valid = is_on_a_card,
    },
},
{
    .id = score_most,
    .name = "score_most",
    .rule = {
        .fields = frame_mode,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            score_places(s, f.player, greatest(regions(s), [&](Place place) { return caballeros_in(s, place); }),
                         f.mode, events);
        },
        .valid = [](const State&, const Frame& f) { return valid_pay_mode(f.mode); },
    },
},
{
    // Empty regions do not count.
    .id = score_least,
    .name = "score_least",
    .rule = {
        .fields = frame_mode,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            score_places(s, f.player, fewest(s, regions(s)), f.mode, events);
        },
        .valid = [](const State&, const Frame& f) { return valid_pay_mode(f.mode); },
    },
},
{
    .id = score_all,
    .name = "score_all",
    .rule = {
        .fields = frame_mode,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            score_places(s, f.player, regions(s), f.mode, events);
        },
        .valid = is_on_a_card,
    },
},
{
    // The active player chooses the order. set: the regions still to be scored; empty ones are not offered.
    .id = score_next,
    .name = "score_next",
    .rule = {
        .fields = frame_mode | frame_set,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            out.add(worth_scoring(s, Places::of_bits(f.set)));
        },
        .possible = [](const State& s, const Frame& f) { return !worth_scoring(s, Places::of_bits(f.set)).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            const Place place = static_cast<Place>(c.which);
            f.set = (Places::of_bits(f.set) - Places{place}).bits;
            push(s, f);
            begin_part(s, f.player, {.step = score_place, .player = f.player, .place = place, .mode = f.mode});
        },
        .valid = [](const State& s, const Frame& f) {
            return (Places::of_bits(f.set) - regions(s)).empty() && valid_pay_mode(f.mode);
        },
    },
    .text = {
        .prompt = "Choose the region to be scored next.",
        .refused = [](const State&, const Frame& f, Choice c) -> std::string_view {
            return c.thing == Thing::place && !Places::of_bits(f.set).has(static_cast<Place>(c.which))
                       ? "This card does not score this region, or has already scored it."
                       : "";
        },
    },
    .hints = {
        .kind = Kind::order,
    },
},
{
    // Every region dialled exactly once; also the King's, for scoring moves nothing. "In the order of the active
    // player's choice" (Big Box). mode bit 0: together, as one part; from bit 1 on: first_only, me_first or 0.
    .id = score_dialled,
    .name = "score_dialled",
    .rule = {
        .fields = frame_place | frame_mode | frame_set,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            Places once, again;
            const PerPlayer<Place> discs = reveal_discs(s, events);
            for (Player p : s.seats()) {
                if (discs[p] == nowhere) continue;
                if (once.has(discs[p])) again.add(discs[p]);
                once.add(discs[p]);
            }
            const auto how = static_cast<std::uint16_t>(f.mode >> 1);
            if (f.mode & 1) score_together(s, f.player, once - again, how, events);
            else score_places(s, f.player, once - again, how, events);
        },
        .valid = is_on_a_card,
        .dials = [](const State& s, const Frame& f, Player q) {
            return f.set ? may_dial_of(s, f, q, box(s).dialled) : box(s).dialled;
        },
        .takes_picked = takes_dialled,
    },
    .text = {
        .prompt = "Choose a region with your secret disc. It is scored if nobody else chooses it.",
    },
},
{
    .id = general_scoring,
    .name = "general_scoring",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            events.add({.what = What::general_scoring, .n = static_cast<std::uint8_t>(s.round / 3)});
            push(s, box(s).scoring, s.start);
        },
        .valid = [](const State& s, const Frame& f) {
            return s.round % 3 == 0 && in_sequence(s, f, box(s).scoring, next_round);
        },
        .without_player = true,
    },
},
{
    // The Castillo is scored, then emptied: all caballeros of a player go to the region on his disc, or to his court if
    // that is the King's region. A Grande inside goes with them, but stays if they go to court (2023, Competition).
    // While the King is beside the Castillo, all stay inside (2023, Rebellion).
    .id = open_castillo,
    .name = "open_castillo",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            pay_scoring(s, nobody, castillo, 0, events);
            const PerPlayer<Place> discs = reveal_discs(s, events);
            for (Player p : s.seats()) {
                if (discs[p] == nowhere) continue;
                const bool closed = taboo(s).has(discs[p]);
                for (Player his : colours_of(s, p))   // only a player's own colour has a court
                    if (his == p || !closed) leave_castillo(s, his, closed ? nowhere : discs[p], events);
                if (s.grande[p] == CAS && !closed) move_grande(s, p, discs[p], events);
            }
            // states saved by older versions have no score_regions on the stack
            if (s.depth == 0 || s.top().step == next_round) push(s, {.step = score_regions});
        },
        .valid = [](const State& s, const Frame& f) {
            return s.round % 3 == 0
                   && (in_sequence(s, f, box(s).scoring, next_round)
                       || (&f == &s.stack[1] && s.stack[0].step == next_round));
        },
        .dials = [](const State& s, const Frame&, Player p) {
            return (is_inside(s, p) || s.grande[p] == CAS) && !taboo(s).has(CAS) ? box(s).dialled : Places{};
        },
        .without_player = true,
    },
    .text = {
        .prompt_now = [](const State& s, const Frame& f) -> std::string_view {
            const bool inside = s.grande[f.player] == CAS, others = is_inside(s, f.player);
            const bool open = !regions(s).has(s.king), closed = !s.closed.empty();
            if (!inside)
                return open     ? "Secretly choose where your caballeros in the Castillo go."
                       : closed ? "Secretly choose where your caballeros in the Castillo go. If you choose a closed "
                                  "region or the King's, they go to your court."
                                : "Secretly choose where your caballeros in the Castillo go. If you choose the King's "
                                  "region, they go to your court.";
            if (!others)
                return open     ? "Secretly choose where your Grande in the Castillo goes."
                       : closed ? "Secretly choose where your Grande in the Castillo goes. If you choose a closed "
                                  "region or the King's, he stays inside."
                                : "Secretly choose where your Grande in the Castillo goes. If you choose the King's "
                                  "region, he stays inside.";
            return open     ? "Secretly choose where your caballeros and your Grande in the Castillo go."
                   : closed ? "Secretly choose where your caballeros and your Grande in the Castillo go. If you choose "
                              "a closed region or the King's, the caballeros go to your court and the Grande stays "
                              "inside."
                            : "Secretly choose where your caballeros and your Grande in the Castillo go. If you choose "
                              "the King's region, the caballeros go to your court and the Grande stays inside.";
        },
    },
},
{
    .id = score_regions,
    .name = "score_regions",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            score_together(s, nobody, scored_in_general(s), 0, events);
        },
        .valid = [](const State& s, const Frame& f) {
            return s.round % 3 == 0 && in_sequence(s, f, box(s).scoring, next_round);
        },
        .without_player = true,
    },
},
};

}

Places fewest(const State& s, Places among) {
    constexpr int more_than_all = 1000;
    return greatest(among, [&](Place place) {
        const int n = caballeros_in(s, place);
        return n == 0 ? 0 : more_than_all - n;
    });
}

void pay_scoring(State& s, Player actor, Places places, std::uint16_t how, Events& events) {
    const Majorities now = majorities(s, how & first_only, places);
    if (events.listening) report(s, now, actor, places, how, events);
    if (how & me_first) return add_points(s, actor, first_values(s, now, actor, places));
    for (Player p : s.seats()) add_points(s, p, now.total(p, places));
}

void score_together(State& s, Player actor, Places places, std::uint16_t how, Events& events) {
    bool asked = false;
    each_hook(s, &ScoringHooks::announce, [&](auto announce) {
        if (places.empty()) return;
        push(s, {.player = actor == nobody ? s.start : actor,
                 .mode = static_cast<std::uint16_t>(how | (actor == nobody ? general : 0)),
                 .set = places.bits});
        const int depth = s.depth;
        announce(s, actor);
        if (s.depth > depth) asked = true;
        else pop(s);
    });
    if (!asked) pay_scoring(s, actor, places, how, events);
}

void score_places(State& s, Player actor, Places places, std::uint16_t how, Events& events) {
    if (can_be_vetoed(s, actor)) {
        const Places worth = worth_scoring(s, places);
        if (worth.size() > 1) {
            push(s, {.step = score_next, .player = actor, .mode = how, .set = worth.bits});
            return;
        }
    }
    score_together(s, actor, places, how, events);
}

constinit const std::span<const Step> scoring_steps = steps;

}
