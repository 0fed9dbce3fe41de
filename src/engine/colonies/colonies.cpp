#include "colonies.h"

namespace eg {
namespace colonial {

Numbers numbers;   // set by modules.cpp

namespace {

constexpr Field fields[] = {
    {.word = "inquisitor", .at = holder_at, .most = max_players},
    {.word = "limit", .at = limit_at, .most = place_capacity},
    {.word = "gold_out", .at = out_at, .most = discs[gold]},
    {.word = "wares_out", .at = out_at + 1, .most = discs[wares]},
    {.word = "inquisitor_used", .at = used_at, .most = 1},
    {.word = "waiting", .at = waiting_at, .each = true, .most = most_caballeros_each},
    {.word = "waiting_white", .at = waiting_at + black - 1, .most = most_caballeros_each},
    {.word = "waiting_black", .at = waiting_at + black, .most = black_caballeros},
    {.word = "sails_SHI", .at = sails_at, .most = most_caballeros_each},
    {.word = "sails_CAP", .at = sails_at + 1, .most = 1},
    {.word = "sails_AME", .at = sails_at + 2, .most = most_caballeros_each},
    {.word = "sails_VIC", .at = sails_at + 3, .most = 1},
    {.word = "sails_MED", .at = sails_at + 4, .most = most_caballeros_each},
    {.word = "sails_GSH", .at = sails_at + 5, .most = discs[gold]},
    {.word = "sails_WSH", .at = sails_at + 6, .most = discs[wares]},
    {.word = "sails_GAM", .at = sails_at + 7, .most = discs[gold]},
    {.word = "sails_WAM", .at = sails_at + 8, .most = discs[wares]},
    {.word = "sails_GME", .at = sails_at + 9, .most = discs[gold]},
    {.word = "sails_WME", .at = sails_at + 10, .most = discs[wares]},
    {.word = "black_sails_SHI", .at = black_sails_at, .most = black_caballeros},
    {.word = "black_sails_CAP", .at = black_sails_at + 1, .most = 1},
    {.word = "black_sails_AME", .at = black_sails_at + 2, .most = black_caballeros},
    {.word = "black_sails_VIC", .at = black_sails_at + 3, .most = 1},
    {.word = "black_sails_MED", .at = black_sails_at + 4, .most = black_caballeros},
};

void wait_more(State& s, const Event& e) {
    std::uint8_t& n = byte(s, waiting_at + e.who);
    n = static_cast<std::uint8_t>(n + e.n);
}
void wait_less(State& s, const Event& e) {
    std::uint8_t& n = byte(s, waiting_at + e.who);
    n = static_cast<std::uint8_t>(n - e.n);
}
// All in its new region wait, until it is filled.
void lay_table(State& s, const Event& e) {
    byte(s, limit_at) = static_cast<std::uint8_t>(e.to + 1);
    for (Player p : colours(s))
        byte(s, waiting_at + p) = static_cast<std::uint8_t>(in_region(s, p, e.to) - in_office(s, p));
}

constexpr EventType events[] = {
    {.name = "inquisitor_taken",
     .sentence = [](const Event& e) -> std::string_view {
         return e.n ? "{who} sends the Grand Inquisitor away." : "The Grand Inquisitor goes to {who}.";
     },
     .clause = [](const Event& e) -> std::string_view {
         return e.n ? "sends the Grand Inquisitor away" : "brings the Grand Inquisitor to the court";
     },
     .ms = 800, .news = true,
     .change = [](State& s, const Event& e) {
         byte(s, holder_at) = e.n ? std::uint8_t{0} : static_cast<std::uint8_t>(e.who + 1);
     }},
    {.name = "discs_put_out",
     .sentence = [](const Event& e) -> std::string_view {
         return e.flags == gold ? "{n, plural, one {A gold disc is} other {# gold discs are}} placed {to:in}."
                                : "{n, plural, one {A wares disc is} other {# wares discs are}} placed {to:in}.";
     },
     .in_turn = InTurn::never, .ms = 500,
     .change = [](State& s, const Event& e) {
         std::uint8_t& out = byte(s, out_at + e.flags);
         out = static_cast<std::uint8_t>(out + e.n);
     }},
    {.name = "disc_claimed",
     .sentence = [](const Event& e) -> std::string_view {
         return e.n == gold ? "{who} claims gold {from:in}." : "{who} claims wares {from:in}.";
     },
     .clause = [](const Event& e) -> std::string_view { return e.n == gold ? "claims gold" : "claims wares"; },
     .ms = 500, .travel = {.piece = Piece::caballeros, .from = End::from, .to = End::to, .ms = 300},
     .change = [](State& s, const Event& e) { --byte(s, out_at + e.n); }},
    {.name = "disc_paid",
     .sentence = [](const Event& e) -> std::string_view {
         return e.n == worth[gold] ? "{who} brings gold home {to:into}: {n} points."
                                   : "{who} brings wares home {to:into}: {n} points.";
     },
     .clause = [](const Event& e) -> std::string_view {
         return e.n == worth[gold] ? "brings gold home for {n} points" : "brings wares home for {n} points";
     },
     .ms = 900, .news = true, .apart = "Gold and wares", .travel = {.piece = Piece::points, .ms = 700},
     .change = [](State& s, const Event& e) { add_points(s, e.who, e.n); }},
    {.name = "disc_lost", .sentence = "{who} loses the disc that this caballero carried.", .in_turn = InTurn::never,
     .ms = 400},
    {.name = "space_taken",   // n: 0: not told, 1: an office is taken, 2: one is left
     .sentence = [](const Event& e) -> std::string_view {
         return e.n == 0 ? "" : e.n == 1 ? "{who} becomes the {to:map}." : "{who} leaves {from}.";
     },
     .in_turn = InTurn::never, .ms = 300,
     .travel = {.piece = Piece::caballeros, .from = End::from, .to = End::to, .ms = 280}},
    {.name = "limit_laid", .sentence = "{who} lays the Limit table {to:on}.", .clause = "lays the Limit table {to:on}",
     .ms = 700, .travel = {.piece = Piece::token, .from = End::from, .to = End::to, .ms = 480, .token = "limit_table"},
     .change = lay_table},
    {.name = "went_beside",
     .sentence =
         "{who} now has {n, plural, one {one more caballero} other {# more caballeros}} beside the Limit table.",
     .in_turn = InTurn::never, .ms = 300, .change = wait_more},
    {.name = "left_beside", .in_turn = InTurn::never, .change = wait_less},
    {.name = "went_on_table",
     .sentence = "{who} now has {n, plural, one {one more caballero} other {# more caballeros}} on the Limit table.",
     .in_turn = InTurn::never, .ms = 300, .change = wait_less},
    {.name = "card_removed", .sentence = "{who} removes {card} from this round.", .clause = "removes {card}", .ms = 800,
     .change = [](State& s, const Event& e) { s.taker[e.n] = black; }},
    {.name = "orders_spent", .sentence = "{who} carries out {card}.", .clause = "carries out {card}", .ms = 700,
     .travel = {.piece = Piece::spent_card, .ms = 600},
     .change = [](State& s, const Event& e) { discard_kept_card(s, e.who, e.n, e.card); }},
    {.name = "space_paid",
     .sentence = "{who} gets {n, plural, one {# point} other {# points}} for the {from:map}.", .title = "Scoring",
     .kind = EventKind::scoring, .in_turn = InTurn::never, .ms = 260, .paid_for = "{from:map}",
     .travel = {.piece = Piece::points, .ms = 260, .each = 45},
     .change = [](State& s, const Event& e) { add_points(s, e.who, e.n); }},
};

constexpr Phrase phrases[] = {
    {"take inquisitor", [](const PhraseArgs&) { return Effect{Frame{.step = number(take_inquisitor)}}; }},
    {"recall inquisitor", [](const PhraseArgs&) { return Effect{Frame{.step = number(take_inquisitor), .count = 1}}; }},
    {"move {n} black",
     [](const PhraseArgs& n) { return Effect{Frame{.step = number(move_black), .count = static_cast<Count>(n[0])}}; },
     black_caballeros},
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
         return Effect{Frame{.step = number(put_out), .count = static_cast<Count>(n[0]),
                             .mode = static_cast<std::uint16_t>(n[1])}};
     }, 2},
    {"hold orders for the game", [](const PhraseArgs&) { return Effect{Frame{.step = keep_card}}; }, 0,
     "spend_orders", last_round},
};

// The discs that a card puts out: its `put_out`, or for kept orders what act_on puts out.
int discs_of(const ActionCard& card, Goods what) {
    if (card.moment && card.moment->id == number(spend_orders)) return what == gold ? 1 : 0;
    for (const Frame& frame : card.effect.frames)
        if (frame.step == number(put_out)) return what == gold ? frame.count : frame.mode;
    return 0;
}
// One disc each: a card with two discs of a sort has both of its marks.
constexpr Mark marks[] = {
    {"gold", "Gold", "colonies/gold", {}, [](const ActionCard& card) { return discs_of(card, gold) > 0; }},
    {"gold2", "Second gold", "colonies/gold", {}, [](const ActionCard& card) { return discs_of(card, gold) > 1; }},
    {"wares", "Wares", "colonies/wares", {}, [](const ActionCard& card) { return discs_of(card, wares) > 0; }},
    {"wares2", "Second wares", "colonies/wares", {}, [](const ActionCard& card) { return discs_of(card, wares) > 1; }},
};

constexpr Insert inserts[] = {
    {Where::before, "start_round", open_discs, "open_discs"},
    {Where::before, "start_round", first_pairs},
};

// What a seat has on its way and overseas. Several bits: at least one, two ...
unsigned at_least(int n, int most) { return (1u << std::min(n, most)) - 1u; }
int together(const State& s, Player me, std::initializer_list<OwnPlace> places) {
    int n = 0;
    for (const OwnPlace place : places) n += s.caballeros[me][at(s, place)];
    return n;
}
constexpr Fact facts[] = {
    {"the Inquisitor", [](const State& s, Player me) -> unsigned { return holder(s) == me; }},
    {"gold carried", [](const State& s, Player me) { return at_least(carrying(s, me, gold), 2); }, 2},
    {"wares carried", [](const State& s, Player me) { return at_least(carrying(s, me, wares), 3); }, 3},
    {"on the Ship", [](const State& s, Player me) { return at_least(together(s, me, {SHI, captain}), 2); }, 2},
    {"gold to be claimed",
     [](const State& s, Player me) {
         return at_least(std::min(together(s, me, {AME, viceroy}), byte(s, out_at + gold)), 2);
     }, 2},
    {"wares to be claimed",
     [](const State& s, Player me) {
         return at_least(std::min(together(s, me, {MED}), byte(s, out_at + wares)), 2);
     }, 2},
    {"offices",
     [](const State& s, Player me) {
         unsigned bits = 0, next = 1;
         for (const auto& office : std::initializer_list<std::initializer_list<OwnPlace>>{
                  {ambassador, gold_ambassador, wares_ambassador}, {envoy, gold_envoy, wares_envoy}, {captain},
                  {viceroy}}) {
             if (together(s, me, office) > 0) bits |= next;
             next <<= 1;
         }
         return bits;
     }, 4},
    {"beside the Limit table", [](const State& s, Player me) { return at_least(waiting(s, me), 2); }, 2},
};

// Homes and the King have been drawn: two more region cards for the black caballeros, one for the Limit table.
void deal(State& s, Events& out) {
    Places cards = the_nine(s) - Places{s.king};
    for (Player p : s.seats()) cards.remove(s.grande[p]);
    const auto draw = [&] {
        const Place place = s.rng.one_of(cards);
        cards.remove(place);
        return place;
    };
    for (int i = 0; i < 2; ++i) s.caballeros[black][draw()] = black_caballeros / 2;
    byte(s, limit_at) = static_cast<std::uint8_t>(draw() + 1);
    wait_if_full(s);
    byte(s, out_at + gold) = 1, byte(s, out_at + wares) = 2;
    for (Player p : s.seats()) to_court(s, p, 2, out);
}

bool valid(const State& s) {
    if (s.court[black] + s.province[black] > 0 || byte(s, holder_at) > s.players) return false;
    for (int what = 0; what < goods; ++what)
        if (supply(s, what) < 0) return false;
    for (const Player p : colours(s) - s.seats())   // nobody's caballeros carry nothing
        for (const Place place : occupied(s, p))
            if (is_laden(s, place)) return false;
    const Place table = limit(s);
    if (table == nowhere || !(regions(s) - Places{at(s, FRA)}).has(table)) return false;
    int on = 0;
    for (Player p : Players::first(colour_capacity)) {
        if (!colours(s).has(p)) {
            if (waiting(s, p) > 0) return false;
            continue;
        }
        if (on_table(s, p) < 0) return false;
        on += on_table(s, p);
    }
    for (int i = 0; i < s.depth; ++i)   // each may have stood beside it, so that one more is on it
        if (const Frame& frame = s.stack[static_cast<std::size_t>(i)]; frame.step == number(leave_table))
            on += frame.count;
    if (on > limit_spaces(s)) return false;
    const auto alone = [&](OwnPlace space) {
        int n = 0;
        for (Player p : colours(s)) n += s.caballeros[p][at(s, space)];
        return n <= 1;
    };
    int in_france = 0;
    for (Player p : colours(s)) in_france += in_region(s, p, at(s, FRA));
    // the third space may hold two while somebody who has just come there chooses
    const bool choosing = s.depth > 0 && s.top().step == number(take_space) && is_place(s.top().place)
                          && region_of(s, s.top().place) == at(s, FRA);
    return alone(captain) && alone(viceroy) && in_france <= 3
           && (in_france + free_in_france(s).size() == 3 || (choosing && in_france + free_in_france(s).size() == 4));
}

}

}

Module colonies() {
    using namespace colonial;
    static const std::span<const Step> chapters[] = {place_steps,      goods_steps,  limit_steps,
                                                     inquisitor_steps, voyage_steps, card_steps};
    static constexpr std::string_view to[] = {"decennial", "1996", "bigbox", "2023"}, not_with[] = {"new_regency"};
    static constexpr BoardPage pages[] = {{.title = "Overseas", .picture = "colonies/map_overseas"}};
    return {
        .name = "colonies",
        .steps = chapters,
        .phrases = colonial::phrases,
        .events = colonial::events,
        .places = colonial::place_rows,
        .fields = fields,
        .tokens = colonial::tokens,
        .marks = marks,
        .free_actions = colonial::free_action_rows,
        .pages = pages,
        .block = bytes,
        .inserts = inserts,
        .facts = facts,
        .variant = {.title = "Inquisitor & Colonies", .line = "A ship, America, gold to bring home, black caballeros.",
                    .to = to, .not_with = not_with, .caballeros_each = 36, .expansion = true},
        .deck = "colonies",
        .grandes_in_castillo = true,
        .hooks = {
            .scoring = {.count = count, .pay = pay},
            .movement = {.barred = barred, .within = within,
                         .owned = [](const State& s, Player p) { return holder(s) == p ? Players{black} : Players{}; },
                         .safe = [](const State& s, Player by, Player whose) {
                             if (whose == black) return places(s);
                             Places some;
                             if (by != whose)
                                 for (Place place : occupied(s, whose))
                                     if (is_laden(s, place)) some.add(place);
                             return some;
                         },
                         .arrived = arrived, .left = left, .rearranged = rearranges},
            .turn = {.before = turn_begins, .free_actions = free_actions, .act = act_on},
        },
        .colours = {black},
        .called = "Black",
        .colour_caballeros = black_caballeros,
        .setup = deal,
        .valid = valid,
        .numbers = &colonial::numbers,
    };
}

}
