#include "colonies.h"

namespace eg {
namespace colonial {

Numbers numbers;   // set by modules.cpp

namespace {

constexpr PlaceForm ship_forms[] = {{"", "the Ship"},        {"start", "The Ship"},     {"map", "Ship"},
                                    {"in", "on the Ship"},   {"into", "onto the Ship"}, {"to", "onto the Ship"},
                                    {"goal", "to the Ship"}, {"from", "from the Ship"}, {"on", "on the Ship"}};
constexpr PlaceForm med_forms[] = {
    {"", "the Mediterranean"},        {"start", "The Mediterranean"},     {"map", "Mediterranean"},
    {"in", "in the Mediterranean"},   {"into", "into the Mediterranean"}, {"to", "into the Mediterranean"},
    {"goal", "to the Mediterranean"}, {"from", "from the Mediterranean"}, {"on", "on the Mediterranean"}};
constexpr PlaceRow place_rows[] = {
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
    {.id = "GFR", .name = "gold in France", .region = false, .part_of = "FRC", .carries = "gold",
     .carries_picture = "colonies/gold"},
    {.id = "GSH", .name = "gold on the Ship", .region = false, .part_of = "SHI", .carries = "gold",
     .carries_picture = "colonies/gold"},
    {.id = "GAM", .name = "gold in America", .region = false, .part_of = "AME", .carries = "gold",
     .carries_picture = "colonies/gold"},
    {.id = "GME", .name = "gold in the Mediterranean", .region = false, .part_of = "MED", .carries = "gold",
     .carries_picture = "colonies/gold"},
    {.id = "WFR", .name = "wares in France", .region = false, .part_of = "FRC", .carries = "wares",
     .carries_picture = "colonies/wares"},
    {.id = "WSH", .name = "wares on the Ship", .region = false, .part_of = "SHI", .carries = "wares",
     .carries_picture = "colonies/wares"},
    {.id = "WAM", .name = "wares in America", .region = false, .part_of = "AME", .carries = "wares",
     .carries_picture = "colonies/wares"},
    {.id = "WME", .name = "wares in the Mediterranean", .region = false, .part_of = "MED", .carries = "wares",
     .carries_picture = "colonies/wares"},
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
    // of seats; those of the black caballeros are not in text
    {.word = "waiting", .at = waiting_at, .each = true, .most = 40},
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
    static const std::span<const Step> chapters[] = {own_steps};   // not before it is asked for: own_steps is elsewhere
    return {
        .name = "colonies",
        .steps = chapters,
        .phrases = colonial::phrases,
        .events = event_rows,
        .places = place_rows,
        .fields = fields,
        .tokens = colonial::tokens,
        .free_actions = colonial::free_action_rows,
        .block = bytes,
        .inserts = inserts,
        .facts = facts,
        .boxes = box_rows,
        .variant = {.title = "The Colonies"},
        .deck = "colonies",
        .grandes_in_castillo = true,
        .hooks = {
            .scoring = {.count = count, .pay = pay},
            .movement = {.barred = barred, .arrived = arrived, .left = left},
            .turn = {.before = turn_begins, .free_actions = free_actions, .act = act_on},
        },
        .colours = {black},
        .called = "Black",
        .colour_caballeros = black_caballeros,
        .setup = deal,
        .numbers = &colonial::numbers,
    };
}

}
