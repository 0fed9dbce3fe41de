// The places: their rows, what scores there, who may go there, and the offices that caballeros take.
#include "colonies.h"

namespace eg::colonial {
namespace {

constexpr PlaceForm ship_forms[] = {{"", "the Ship"},        {"start", "The Ship"},     {"map", "Ship"},
                                    {"in", "on the Ship"},   {"into", "onto the Ship"}, {"to", "onto the Ship"},
                                    {"goal", "to the Ship"}, {"from", "from the Ship"}, {"on", "on the Ship"}};
constexpr PlaceForm med_forms[] = {
    {"", "the Mediterranean"},        {"start", "The Mediterranean"},     {"map", "Mediterranean"},
    {"in", "in the Mediterranean"},   {"into", "into the Mediterranean"}, {"to", "into the Mediterranean"},
    {"goal", "to the Mediterranean"}, {"from", "from the Mediterranean"}, {"on", "on the Mediterranean"}};

constexpr PlaceRow office(std::string_view id, std::string_view name, std::string_view of, std::uint8_t bonus) {
    return {.id = id, .name = name, .region = false, .bonus = bonus, .part_of = of};
}
constexpr PlaceRow gold_carrier(std::string_view id, std::string_view name, std::string_view of,
                                 std::uint8_t bonus = 0) {
    return {.id = id, .name = name, .region = false, .bonus = bonus, .part_of = of, .carries = "gold",
            .carries_picture = "colonies/gold"};
}
constexpr PlaceRow wares_carrier(std::string_view id, std::string_view name, std::string_view of,
                                  std::uint8_t bonus = 0) {
    return {.id = id, .name = name, .region = false, .bonus = bonus, .part_of = of, .carries = "wares",
            .carries_picture = "colonies/wares"};
}
constexpr PlaceRow rows[] = {
    {.id = "FRA", .name = "France", .values = {{3, 1, 0}}, .borders = "ARA CAT SHI", .dialled = false},
    office("AMB", "Ambassador", "FRA", 2),
    office("ENV", "Envoy", "FRA", 1),
    gold_carrier("GFR", "gold in France", "FRA"),
    wares_carrier("WFR", "wares in France", "FRA"),
    gold_carrier("GAB", "Ambassador with gold", "FRA", 2),
    wares_carrier("WAB", "Ambassador with wares", "FRA", 2),
    gold_carrier("GEN", "Envoy with gold", "FRA", 1),
    wares_carrier("WEN", "Envoy with wares", "FRA", 1),
    {.id = "SHI", .name = "Ship", .forms = ship_forms, .borders = "CAT VAL GRA SEV GAL PV", .dialled = false,
     .for_king = false, .for_grandes = false},
    office("CAP", "Captain", "SHI", 3),
    {.id = "AME", .name = "America", .values = {{4, 0, 0}}, .dialled = false, .for_king = false, .placeable = false},
    office("VIC", "Viceroy", "AME", 5),
    {.id = "MED", .name = "Mediterranean", .forms = med_forms, .values = {{4, 2, 1}}, .dialled = false,
     .for_king = false, .placeable = false},
    gold_carrier("GSH", "gold on the Ship", "SHI"),
    wares_carrier("WSH", "wares on the Ship", "SHI"),
    gold_carrier("GAM", "gold in America", "AME"),
    wares_carrier("WAM", "wares in America", "AME"),
    gold_carrier("GME", "gold in the Mediterranean", "MED"),
    wares_carrier("WME", "wares in the Mediterranean", "MED"),
};
static_assert(std::size(rows) == own_places);

// The caballeros of all colours on our first places, those of France and more, in the order of OwnPlace.
PlaceLanes all_in_france(const State& s) {
    PlaceLanes all = {};
    for (int colour = 0; colour < colour_capacity; ++colour)
        all += load_from(s.caballeros[static_cast<Player>(colour)], at(s, FRA));
    return all;
}

int on_third_space(const State& s) {
    const PlaceLanes all = all_in_france(s);
    return all[FRA] + all[gold_in_FRA] + all[wares_in_FRA];
}

bool is_free(const State& s, Place office) {
    for (Player p : colours(s))
        if (s.caballeros[p][office] > 0) return false;
    return true;
}

// Moves one caballero between spaces of its region.
void change_space(State& s, Player whose, Place from, Place to, Events& events) {
    const bool   loaded = is_laden(s, to), leaves = to == region_of(s, to);
    const std::uint8_t told = loaded ? 0 : leaves ? 2 : 1;
    happen(s, {.what = number(space_taken), .who = whose, .from = from, .to = to, .n = told}, events);
}

// Somebody has come to France: on one of its free spaces, which `by` chooses if there are two. Until then he stands on
// the third, perhaps beside another.
void come_to_france(State& s, const Moved& moved, int what, Events& events) {
    Places      free = free_in_france(s);
    const Place third = at(s, FRA);
    if (on_third_space(s) == 1) free.add(third);   // he has it himself
    if (free.size() > 1) {
        push(s, {.step = number(take_space), .player = moved.by,
                 .place = what < 0 ? third : with_load(s, what, third), .whose = moved.whose, .set = free.bits});
    } else if (const Place to = free.lowest(); to != third) {
        const auto with = [&](Place space) { return what < 0 ? space : with_load(s, what, space); };
        change_space(s, moved.whose, with(third), with(to), events);
    }
}

constexpr Step steps[] = {
{
    // Where the caballero stands that has just come: place, whose. set: the spaces it may take.
    .id = take_space,
    .name = "take_space",
    .rule = {
        .fields = frame_place | frame_whose | frame_set,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            out.add(Places::of_bits(f.set));
            if (region_of(s, f.place) != at(s, FRA)) out.add(done);
        },
        .possible = [](const State& s, const Frame& f) { return s.caballeros[f.whose][f.place] > 0; },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            const int   what = carried(s, f.place).what;
            const Place space = static_cast<Place>(c.which), to = what < 0 ? space : with_load(s, what, space);
            if (c == press(done) || to == f.place) return;
            change_space(s, f.whose, f.place, to, events);
            if (region_of(s, to) == limit(s)) newcomer_leaves_table(s, f.player, f.whose, events);
        },
        .valid = [](const State& s, const Frame& f) {
            const Places spaces = Places::of_bits(f.set);
            if (!is_place(f.place) || spaces.empty() || s.caballeros[f.whose][f.place] == 0) return false;
            const Place region = region_of(s, f.place);
            if (region == at(s, FRA))
                return carried(s, f.place).space == region && (spaces - free_in_france(s) - Places{region}).empty()
                       && (!spaces.has(region) || on_third_space(s) == 1);   // he stays there only if alone
            const Place office = office_of(s, region);
            return f.place == region && is_place(office) && spaces == Places{office} && is_free(s, office);
        },
        .at_once = true,
    },
    .text = {
        .prompt_now = [](const State& s, const Frame& f) -> std::string_view {
            return region_of(s, f.place) == at(s, FRA)   ? "Choose the space in France for {whose} caballero."
                   : region_of(s, f.place) == at(s, SHI) ? "Shall {whose} caballero be the Captain?"
                                                         : "Shall {whose} caballero be the Viceroy?";
        },
        .done_button = "No",
        .place_button = "Yes",
        .answer_text = "make it the {chosen}",
    },
    .hints = {
        .likely = [](const State&, const Frame&, const Choices& choices, unsigned luck, Rng&) {
            return luck % 8 ? choices[0] : choices[choices.size() - 1];
        },
    },
},
};

}

Places free_in_france(const State& s) {
    const unsigned taken = nonzero(all_in_france(s));
    const auto     if_free = [&](OwnPlace space, OwnPlace with_gold, OwnPlace with_wares) {
        return unsigned{(taken & (1u << space | 1u << with_gold | 1u << with_wares)) == 0} << space;
    };
    return Places::of_bits((if_free(FRA, gold_in_FRA, wares_in_FRA)
                            | if_free(ambassador, gold_ambassador, wares_ambassador)
                            | if_free(envoy, gold_envoy, wares_envoy))
                           << at(s, FRA));
}

// ---- scoring

void count(const State& s, PerColour<PerPlace<Count>>& caballeros) {
    const Place america = at(s, AME), table = limit(s);
    for (Player p : colours(s)) {
        const auto take = [&](Place place, int n) {
            caballeros[p][place] = static_cast<Count>(caballeros[p][place] - n);
        };
        if (table != america) take(america, s.caballeros[p][at(s, viceroy)]);
        if (table != nowhere) take(table, off_table(s, p));
    }
    if (const Player owner = holder(s); owner != nobody)
        for (int half = 0; half < halves; ++half) {
            store(load(caballeros[owner], half) + load(caballeros[black], half), caballeros[owner], half);
            store(PlaceLanes{}, caballeros[black], half);
        }
}

void pay(const State& s, Places which, bool first_only, Majorities& result, Events* told) {
    if ((which & box(s).divided).empty()) return;
    const Place first = at(s, FRA);
    constexpr unsigned spaces = [] {
        unsigned some = 0;
        for (unsigned i = 0; i < own_places; ++i)
            if (rows[i].bonus > 0) some |= 1u << i;
        return some;
    }();
    for (Player p : colours(s)) {
        const unsigned taken = nonzero(load_from(s.caballeros[p], first)) & spaces;
        const Player   owner = p == black ? holder(s) : p;
        if (owner >= max_players) continue;
        for (unsigned left = taken; left != 0; left &= left - 1) {
            const int   own = std::countr_zero(left);
            const Place place = own_place(s, numbers, own), region = region_of(s, place);
            if (first_only
                && (region != at(s, FRA) || result.rank[owner][region] != 1 || result.flags[owner][region] & tied))
                continue;
            auto& points = result.points[owner][region];
            const auto more = static_cast<std::uint8_t>(s.caballeros[p][place] * rows[own].bonus);
            points = static_cast<std::uint8_t>(points + more);
            if (told) told->add({.what = number(space_paid), .who = owner, .from = place, .to = region, .n = more});
        }
    }
}
static_assert(viceroy < half_places && captain < half_places && wares_envoy < half_places);

// ---- moving

void arrived(State& s, const Moved& moved, Events& events) {
    const Place to = region_of(s, moved.to);
    if (!is_own(s, to) && !is_own(s, moved.from)) {   // most come from Spain and stay there
        if (to == limit(s)) arrives_at_table(s, moved, events);
        return;
    }
    const Load  load = carried(s, moved.from);
    if (load.what >= 0 && region_of(s, moved.from) != to) {
        if (the_nine(s).has(to)) {   // brought home
            happen(s,
                   {.what = number(disc_paid),
                    .who = moved.whose,
                    .from = moved.from,
                    .to = to,
                    .n = static_cast<std::uint8_t>(worth[load.what])},
                   events);
        } else if (!overseas(s, to)) {
            happen(s, {.what = number(disc_lost), .who = moved.whose, .from = moved.from, .to = to}, events);
        }
    }
    if (overseas(s, to)) {
        if (load.what >= 0) change_space(s, moved.whose, moved.to, with_load(s, load.what, moved.to), events);
        const Place office = office_of(s, to);
        if (moved.from != nowhere && region_of(s, moved.from) == to) {   // he has chosen a space there
            if (to == limit(s) && moved.from == office) arrives_at_table(s, moved, events);
            return;
        }
        if (to == at(s, FRA)) come_to_france(s, moved, load.what, events);
        else if (office != nowhere && load.what < 0 && is_free(s, office))
            push(s, {.step = number(take_space), .player = moved.by, .place = to, .whose = moved.whose,
                     .set = Places{office}.bits});
    }
    if (to == limit(s)) arrives_at_table(s, moved, events);
}

void left(State& s, const Moved& moved, Events& events) {
    if (!is_own(s, moved.from)) {
        if (moved.from == limit(s)) leaves_table(s, moved, events);
        return;
    }
    if (own_number(s, moved.from) >= SHI) voyage_left(s, moved);
    if (moved.to == nowhere && is_laden(s, moved.from))
        for (int i = 0; i < moved.n; ++i)
            happen(s, {.what = number(disc_lost), .who = moved.whose, .from = moved.from}, events);
    const Place region = region_of(s, moved.from);
    if (region == limit(s) && moved.from != office_of(s, region)) leaves_table(s, moved, events);
}

// France is full, and nobody but its owner brings a carrier into the Castillo.
Places barred(const State& s, const Mover& mover, Places among) {
    Places some = among & with_parts(s, at(s, FRA));
    if (!some.empty() && !free_in_france(s).empty()) some = {};
    return is_laden(s, mover.from) && mover.by != mover.whose ? some | castillo : some;
}

// Another space of France, the office of a port or out of it, and the Limit table or beside it.
Places within(const State& s, const Mover& mover) {
    const Place region = region_of(s, mover.from);
    Places some;
    if (region == at(s, FRA)) some = free_in_france(s);
    if (const Place office = office_of(s, region); office != nowhere) {
        if (mover.from == office) some.add(region);
        else if (mover.from == region && is_free(s, office)) some.add(office);
    }
    const bool at_table = region == limit(s) && mover.from != office_of(s, region);
    if (at_table && may_rearrange(s, mover.whose)) some.add(mover.from);
    return some;
}

constinit const std::span<const PlaceRow> place_rows = rows;
constinit const std::span<const Step>     place_steps = steps;

}
