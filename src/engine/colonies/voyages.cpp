// The free actions of a turn: voyages and claims of discs, the Grand Inquisitor's bonus, orders kept for later.
#include <cstring>

#include "colonies.h"

namespace eg::colonial {
namespace {

// Where readiness to sail is kept for who stands there; -1: nowhere.
int sails(const State& s, Player colour, Place place) {
    const int n = static_cast<int>(own_number(s, place)) - SHI;
    if (n < 0 || n >= (colour == black ? unladen_port_places : port_places)) return -1;
    return (colour == black ? black_sails_at : sails_at) + n;
}
bool may_sail(const State& s, Player colour, Place place) {
    const int where = sails(s, colour, place);
    return where >= 0 && byte(s, where) > 0;
}

// What may be claimed from there; -1: nothing.
int claimable(const State& s, Player colour, Place place) {
    if (colour == black) return -1;
    for (int what = 0; what < goods; ++what)
        if (byte(s, out_at + what) > 0
            && (place == at(s, source[what]) || (what == gold && place == at(s, viceroy))))
            return what;
    return -1;
}

Places coast(const State& s) { return the_nine(s) & box(s).borders[at(s, SHI)]; }

// Where a caballero of this colour may go by ship from there, and the disc that it may claim instead, by its space.
Places sailing_to(const State& s, Place from, Player colour) {
    Places to;
    if (may_sail(s, colour, from)) {
        if (region_of(s, from) == at(s, SHI)) {
            to = coast(s) | Places{at(s, AME), at(s, MED)};
            if (!free_in_france(s).empty()) to.add(at(s, FRA));
        } else to.add(at(s, SHI));
    }
    if (const int what = claimable(s, colour, from); what >= 0) to.add(at(s, claimed[what]));
    return to - taboo(s);
}
static_assert(black_sails_at == sails_at + port_places && port_places + unladen_port_places == half_places);
// The places from where one of this colour may sail, or claim a disc. There is always somewhere to sail to.
[[gnu::always_inline]] inline Places may_act(const State& s, Player colour) {
    PlaceLanes both;   // of the player and of the black ones
    std::memcpy(&both, block(s, numbers) + sails_at, sizeof both);
    const unsigned ready = nonzero(both);
    unsigned from = colour == black ? ready >> port_places : ready & ((1u << port_places) - 1u);
    if (colour != black) {
        if (byte(s, out_at + gold) > 0) from |= 1u << (AME - SHI) | 1u << (viceroy - SHI);
        if (byte(s, out_at + wares) > 0) from |= 1u << (MED - SHI);
    }
    return (Places::of_bits(from << at(s, SHI)) & occupied(s, colour)) - taboo(s);
}
bool has_bonus(const State& s, Player owner) {
    return !byte(s, used_at) && has_caballero_bonus(s, owner);
}
// The orders that a player keeps; null: none.
const Kept* orders_of(const State& s, Player owner) {
    for (const Kept& kept : s.kept) {
        if (kept.owner == nobody) return nullptr;   // there is no gap between those kept
        if (kept.owner == owner && moment(s, kept).id == number(spend_orders)) return &kept;
    }
    return nullptr;
}

constexpr Step steps[] = {
{
    // place, whose: the caballero.
    .id = sail_to,
    .name = "sail_to",
    .rule = {
        .fields = frame_place | frame_whose,
        .legal = [](const State& s, const Frame& f, Choices& out) { out.add(sailing_to(s, f.place, f.whose)); },
        .possible = [](const State& s, const Frame& f) {
            return s.caballeros[f.whose][f.place] > 0 && !sailing_to(s, f.place, f.whose).empty();
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            const Place to = static_cast<Place>(c.which);
            if (const int what = carried(s, to).what; what >= 0 && carried(s, f.place).what < 0) {
                const Moved moved{.by = f.player, .whose = f.whose, .from = f.place, .to = to};
                happen(s,
                       {.what = number(disc_claimed), .who = f.player, .from = f.place, .to = to,
                        .n = static_cast<std::uint8_t>(what)},
                       events);
                // He may sail on with it if one of those there may.
                if (std::uint8_t& ready = byte(s, sails(s, f.whose, f.place)); ready > 0)
                    --ready, ++byte(s, sails(s, f.whose, to));
                // The Viceroy has resigned: at the Limit table's region he comes to it only now.
                if (f.place == at(s, viceroy) && limit(s) == at(s, AME)) arrives_at_table(s, moved, events);
                return;
            }
            --byte(s, sails(s, f.whose, f.place));
            move(s, f.player, f.whose, f.place, to, events);
        },
        .valid = [](const State& s, const Frame& f) {
            return is_place(f.place) && colours(s).has(f.whose) && own_number(s, f.place) >= SHI
                   && own_number(s, f.place) < own_places && (f.whose == f.player || f.whose == black);
        },
        .at_once = true,
    },
    .text = {
        .prompt_now = [](const State& s, const Frame& f) -> std::string_view {
            if (claimable(s, f.whose, f.place) < 0) return "Choose where {whose} caballero sails {place:from}.";
            if (!may_sail(s, f.whose, f.place)) return "Choose the disc that your caballero claims.";
            return "Choose where your caballero sails {place:from}, or the disc that it claims.";
        },
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            if (c.thing != Thing::place) return "";
            const Place to = static_cast<Place>(c.which);
            if (sailing_to(s, f.place, f.whose).has(to)) return "";
            if (to == at(s, FRA) && free_in_france(s).empty()) return "France is full: it has three spaces.";
            if (taboo(s).has(to)) return "";
            return region_of(s, f.place) == at(s, SHI)
                       ? "From the Ship a caballero can sail to America, the Mediterranean, France or the coast of "
                         "Spain."
                       : "From here a caballero can sail only to the Ship.";
        },
        .answer_text_now = [](const State& s, Choice c) -> std::string_view {
            const int what = carried(s, static_cast<Place>(c.which)).what;
            return what == gold ? "claim the gold" : what == wares ? "claim the wares" : "sail {chosen:to}";
        },
    },
},
};

// Of these copies as many lie free as are out, the next in the supply.
TokenSpot disc_lies(const State& s, int what, int copy, TokenSpot free, TokenSpot in_supply) {
    const int out = byte(s, out_at + what);
    return copy < out ? free : copy < out + supply(s, what) ? in_supply : TokenSpot{};
}

constexpr TokenSpot aside = {.point = "inquisitor", .told = "the Grand Inquisitor is beside the board"};
constexpr TokenSpot gold_free = {
    .point = "gold.free", .told = "{n, plural, one {# gold disc is} other {# gold discs are}} free in America"};
constexpr TokenSpot gold_supply = {
    .point = "gold.supply", .told = "{n, plural, one {# gold disc is} other {# gold discs are}} in the supply"};
constexpr TokenSpot wares_free = {
    .point = "wares.free",
    .told = "{n, plural, one {# wares disc is} other {# wares discs are}} free in the Mediterranean"};
constexpr TokenSpot wares_supply = {
    .point = "wares.supply", .told = "{n, plural, one {# wares disc is} other {# wares discs are}} in the supply"};

constexpr Token token_rows[] = {
    {.id = "inquisitor", .name = "Grand Inquisitor",
     .where = [](const State& s, int) { return holder(s) == nobody ? aside : TokenSpot{.seat = holder(s)}; },
     .shape = TokenShape::figure, .picture = "colonies/inquisitor", .told = "has the Grand Inquisitor"},
    {.id = "sealed_orders", .name = "Sealed Orders", .where = [](const State&, int) { return TokenSpot{}; }},
    {.id = "limit_table", .name = "Limit table",
     .where = [](const State& s, int) { return TokenSpot{.place = limit(s)}; },
     .shape = TokenShape::table, .picture = "colonies/limit", .percent = 205,
     .seating = {limit_spaces, on_table, waiting}, .told = "the Limit table with {n} spaces is here"},
    {.id = "gold", .name = "gold",
     .where = [](const State& s, int copy) { return disc_lies(s, gold, copy, gold_free, gold_supply); },
     .copies = discs[gold], .shape = TokenShape::figure, .picture = "colonies/gold", .percent = 160,
     .told = gold_free.told},
    {.id = "wares", .name = "wares",
     .where = [](const State& s, int copy) { return disc_lies(s, wares, copy, wares_free, wares_supply); },
     .copies = discs[wares], .shape = TokenShape::figure, .picture = "colonies/wares", .percent = 160,
     .told = wares_free.told},
};

constexpr FreeAction action_rows[] = {
    {.id = "voyage", .title = "Sail",
     .has = [](const State& s, Choice c) {
         return c.thing == Thing::caballero && may_sail(s, c.whose, static_cast<Place>(c.which));
     },
     .picture = "colonies/ship", .prompt = "Choose the caballero that sails."},
    {.id = "claim", .title = "Claim",
     .has = [](const State& s, Choice c) {
         return c.thing == Thing::caballero && claimable(s, c.whose, static_cast<Place>(c.which)) >= 0;
     },
     .picture = "colonies/gold", .prompt = "Choose the caballero that takes a disc."},
    {.id = "bonus", .title = "Inquisitor", .has = [](const State&, Choice c) { return is_token(c, the_inquisitor); },
     .picture = "colonies/inquisitor", .once = true},
    {.id = "orders", .title = "Orders", .has = [](const State&, Choice c) { return is_token(c, sealed_orders); }},
};

}

void free_actions(const State& s, const Frame& turn, Choices& out) {
    add_caballeros(out, turn.player, may_act(s, turn.player));
    unsigned offered = orders_of(s, turn.player) ? 1u << token_at(sealed_orders) : 0;
    if (holder(s) == turn.player) {
        add_caballeros(out, black, may_act(s, black));
        offered |= has_bonus(s, turn.player) ? 1u << token_at(the_inquisitor) : 0;
    }
    if (offered) [[unlikely]] out.add(Thing::token, offered);
}

bool act_on(State& s, const Frame& turn, Choice c, Events& events) {
    if (c.thing == Thing::caballero) {
        push(s,
             {.step = number(sail_to), .player = turn.player, .place = static_cast<Place>(c.which), .whose = c.whose});
    } else if (is_token(c, the_inquisitor)) {
        push(s, {.step = number(bonus), .player = turn.player});
    } else if (is_token(c, sealed_orders)) {
        const Kept          orders = *orders_of(s, turn.player);
        const std::uint32_t which = (orders.stack + 1u) | static_cast<std::uint32_t>(orders.index) << 8;
        use_kept_card(s, number(spend_orders), {.what = number(orders_spent), .who = turn.player}, events);
        push(s, {.step = number(put_out), .player = turn.player, .count = 1, .set = which});
        push(s, {.step = move_caballero, .player = turn.player, .count = 4, .mode = any});
        offer_veto(s, turn.player);
    } else return false;
    return true;
}

// Who is overseas now may sail in this turn; the black ones too if the Inquisitor is the player's.
void turn_begins(State& s, Player player, Events&) {
    std::uint8_t* const bytes_here = block(s, numbers);
    const auto first = static_cast<std::size_t>(at(s, SHI));
    std::memcpy(bytes_here + sails_at, s.caballeros[player].items.data() + first, port_places);
    if (holder(s) == player)
        std::memcpy(bytes_here + black_sails_at, s.caballeros[black].items.data() + first, unladen_port_places);
    else std::memset(bytes_here + black_sails_at, 0, unladen_port_places);
    bytes_here[used_at] = 0;
}

// Of several on one place, those who came this turn leave first. A change of space within a port is no voyage: there
// who leads goes on leading.
void voyage_left(State& s, const Moved& moved) {
    if (moved.whose != black && moved.whose != in_turn(s)) return;
    const int from = sails(s, moved.whose, moved.from);
    if (from < 0 || byte(s, from) <= s.caballeros[moved.whose][moved.from]) return;
    byte(s, from) = s.caballeros[moved.whose][moved.from];
    const int to = moved.to == nowhere || region_of(s, moved.to) != region_of(s, moved.from)
                       ? -1
                       : sails(s, moved.whose, moved.to);
    if (to >= 0) ++byte(s, to);
}

constinit const std::span<const Step>       voyage_steps = steps;
constinit const std::span<const Token>      tokens = token_rows;
constinit const std::span<const FreeAction> free_action_rows = action_rows;

}
