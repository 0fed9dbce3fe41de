#include "grandissimo.h"

#include <algorithm>

namespace eg {
namespace grand {

Numbers numbers;   // set by modules.cpp

unsigned ship_symbol() {
    static const unsigned mark = mark_named("ship");
    return mark;
}
unsigned jail_symbol() {
    static const unsigned mark = mark_named("jail");
    return mark;
}
bool has_symbol(const State& s, const Frame& turn, unsigned symbol) {
    return uses_card(turn) && !byte(s, symbol_used_at) && shown_card(s, turn.set & 0xff).marks & symbol;
}

void use_symbol(State& s) {
    byte(s, symbol_used_at) = 1;
    if (Frame& turn = last(s); turn.mode & has_placed) turn.count = 0;
}

namespace {

constexpr PlaceForm portuguese[] = {{"into", "into Portugal"}};
constexpr PlaceForm ship_forms[] = {{"", "the ship"},        {"start", "The ship"},     {"map", "Ship"},
                                    {"in", "on the ship"},   {"into", "onto the ship"}, {"to", "onto the ship"},
                                    {"goal", "to the ship"}, {"from", "from the ship"}, {"on", "on the ship"}};
constexpr PlaceForm jail_forms[] = {{"", "the jail"},       {"start", "The jail"},  {"map", "Jail"},
                                    {"in", "in jail"},      {"into", "into jail"},  {"to", "to jail"},
                                    {"goal", "to jail"},    {"from", "out of jail"}, {"on", "on the jail"}};
constexpr PlaceForm gift_forms[] = {{"", "the gifts"},            {"start", "The gifts"},     {"map", "Gifts"},
                                    {"in", "among the gifts"},    {"into", "among the gifts"},
                                    {"to", "among the gifts"},
                                    {"goal", "to the gifts"},     {"from", "from the gifts"}, {"on", "on the gifts"}};
constexpr PlaceRow place_rows[] = {
    {.id = "NAO", .name = "Ship", .forms = ship_forms, .option = "ship", .region = false, .placeable = false,
     .not_placed = "You need a ship token to place on the ship."},
    {.id = "JAIL", .name = "Jail", .forms = jail_forms, .option = "jail", .region = false, .placeable = false,
     .not_placed = "Only cards with the jail symbol and Constable put caballeros into jail."},
    {.id = "GIFT", .name = "Gifts", .forms = gift_forms, .option = "queen_and_jester",
     .region = false, .placeable = false,
     .not_placed = "Only the Jester gives caballeros."},
    {.id = "POR", .name = "Portugal", .forms = portuguese, .values = {{5, 0, 0}}, .borders = "GAL CV CN SEV",
     .option = "portugal", .dialled = false},
};
static_assert(std::size(place_rows) == own_places);

constexpr Field fields[] = {
    {.word = "queen", .at = holder_at + queen, .most = max_players},
    {.word = "jester", .at = holder_at + jester, .most = max_players},
    {.word = "grand_inquisitor", .at = holder_at + inquisitor, .most = max_players},
    {.word = "queen_used", .at = used_at + queen, .most = 1},
    {.word = "jester_used", .at = used_at + jester, .most = 1},
    {.word = "grand_inquisitor_used", .at = used_at + inquisitor, .most = 1},
    {.word = "symbol_used", .at = symbol_used_at, .most = 1},
    {.word = "pardon_used", .at = pardon_used_at, .most = 1},
    {.word = "aboard", .at = aboard_at, .most = 30},
    {.word = "alliance", .at = allied_at, .most = place_capacity},
    {.word = "ally", .at = ally_at, .most = max_players},
    {.word = "boycott", .at = boycotted_at, .most = place_capacity},
    {.word = "revolt", .at = revolt_at, .most = max_players},
    {.word = "saved_by", .at = saved_by_at, .most = max_players},
    {.word = "saved_stack", .at = saved_stack_at, .most = stack_capacity},
    {.word = "saved_card", .at = saved_index_at, .most = pile_capacity - 1},
    {.word = "saved_now", .at = saved_now_at, .most = 1},
    {.word = "ship_token", .at = has_ship_at, .each = true, .most = 1},
};

TokenSpot at_court(const State& s, Figure figure, std::string_view point, std::string_view aside) {
    if (!with(s, figure == inquisitor ? the_inquisitor : the_court)) return {};
    if (holder(s, figure) != nobody) return {.seat = holder(s, figure)};
    return {.point = point, .told = aside};
}
constexpr Token tokens[] = {
    {.id = "queen", .name = "Queen",
     .where = [](const State& s, int) { return at_court(s, queen, "queen", "the Queen is beside the board"); },
     .shape = TokenShape::figure, .picture = "grandissimo/queen", .told = "has the Queen"},
    {.id = "jester", .name = "Jester",
     .where = [](const State& s, int) { return at_court(s, jester, "jester", "the Jester is beside the board"); },
     .shape = TokenShape::figure, .picture = "grandissimo/jester", .told = "has the Jester"},
    {.id = "grand_inquisitor", .name = "Grand Inquisitor",
     .where = [](const State& s, int) {
         return at_court(s, inquisitor, "inquisitor", "the Grand Inquisitor is beside the board");
     },
     .shape = TokenShape::figure, .picture = "grandissimo/inquisitor", .told = "has the Grand Inquisitor"},
    {.id = "ship_token", .name = "ship token",
     .where = [](const State& s, int copy) {
         if (!with(s, the_ship)) return TokenSpot{};
         for (Player p : s.seats())
             if (byte(s, has_ship_at + p) && copy-- == 0) return TokenSpot{.seat = p};
         return TokenSpot{
             .point = "ships",
             .told = "{n, plural, one {# ship token is} other {# ship tokens are}} beside the board"};
     },
     .copies = ship_tokens, .shape = TokenShape::figure, .picture = "grandissimo/ship",
     .told = "has a ship token"},
    {.id = "pardon", .name = "Royal Pardon",
     .where = [](const State& s, int) { return TokenSpot{.place = at(s, jail)}; }},
    {.id = "alliance", .name = "Alliance",
     .where = [](const State& s, int) {
         return TokenSpot{.place = region_at(s, allied_at), .whose = player_at(s, ally_at)};
     },
     .shape = TokenShape::badge, .picture = "grandissimo/alliance", .percent = 85,
     .told = "allied with {whose}"},
    {.id = "boycott", .name = "Boycott",
     .where = [](const State& s, int) { return TokenSpot{.place = region_at(s, boycotted_at)}; },
     .shape = TokenShape::badge, .picture = "grandissimo/boycott",
     .told = "boycotted: not scored in the next general scoring"},
    {.id = "saved", .name = "saved action",
     .where = [](const State& s, int) { return TokenSpot{.seat = player_at(s, saved_by_at)}; },
     .told = "has saved an action"},
};

std::uint8_t one_more(int n) { return static_cast<std::uint8_t>(n + 1); }

constexpr EventType event_types[] = {
    {.name = "figure_taken",
     .sentence = [](const Event& e) -> std::string_view {
         if (e.who == nobody) return "The Grand Inquisitor leaves his court.";
         return e.n == queen    ? "The Queen goes to {who}."
                : e.n == jester ? "The Jester goes to {who}."
                                : "The Grand Inquisitor goes to {who}.";
     },
     .clause = [](const Event& e) -> std::string_view {
         return e.n == queen    ? "brings the Queen to the court"
                : e.n == jester ? "brings the Jester to the court"
                                : "brings the Grand Inquisitor to the court";
     },
     .ms = 800, .news = true,
     .change = [](State& s, const Event& e) {
         byte(s, holder_at + e.n) = e.who == nobody ? std::uint8_t{0} : one_more(e.who);
     }},
    {.name = "ship_taken",
     .sentence = [](const Event& e) -> std::string_view {
         return e.whose == nobody ? "{who} takes a ship token." : "{who} takes {whose}'s ship token.";
     },
     .clause = "takes a ship token", .ms = 600,
     .change = [](State& s, const Event& e) {
         byte(s, has_ship_at + e.who) = 1;
         if (e.whose != nobody) byte(s, has_ship_at + e.whose) = 0;
     }},
    {.name = "gift_given", .sentence = "The Jester of {who} gives a caballero to {whose}.",
     .clause = "has the Jester give a caballero", .ms = 700,
     .change = [](State& s, const Event& e) { --s.province[e.whose], ++s.caballeros[e.whose][e.to]; }},
    {.name = "region_allied", .sentence = "{who} is allied with {to} until the next general scoring is over.",
     .clause = "makes an alliance with {to}", .ms = 700,
     .change = [](State& s, const Event& e) {
         byte(s, allied_at) = one_more(e.to), byte(s, ally_at) = one_more(e.who);
     }},
    {.name = "region_boycotted", .sentence = "{who} boycotts {to}: it is not scored in the next general scoring.",
     .clause = "boycotts {to}", .ms = 700,
     .change = [](State& s, const Event& e) { byte(s, boycotted_at) = one_more(e.to); }},
    {.name = "allied_paid",
     .sentence = "{who} gets {n, plural, one {# point} other {# points}} for the alliance.", .title = "Scoring",
     .kind = EventKind::scoring, .in_turn = InTurn::never, .ms = 260, .paid_for = "Alliance",
     .travel = {.piece = Piece::points, .ms = 260, .each = 45},
     .change = [](State& s, const Event& e) { add_points(s, e.who, e.n); }},
    {.name = "grande_crowned", .sentence = "The Grande of {who} is King, {to:in}.", .clause = "makes the Grande King",
     .ms = 900, .news = true,
     .change = [](State& s, const Event& e) { s.king = e.to, byte(s, revolt_at) = one_more(e.who); }},
    {.name = "king_returns", .sentence = "The King returns: he is in Portugal.", .in_turn = InTurn::never, .ms = 900,
     .change = [](State& s, const Event& e) { s.king = e.to, byte(s, revolt_at) = 0; }},
    {.name = "cards_returned", .in_turn = InTurn::never,
     .change = [](State& s, const Event&) { byte(s, allied_at) = byte(s, ally_at) = byte(s, boycotted_at) = 0; }},
    {.name = "action_saved", .sentence = "{who} saves the special action of {card} for the next turn.",
     .clause = "saves its special action", .ms = 700,
     .change = [](State& s, const Event& e) {
         byte(s, saved_by_at) = one_more(e.who), byte(s, saved_now_at) = 1;
         byte(s, saved_stack_at) = one_more(e.n), byte(s, saved_index_at) = e.card;
     }},
    {.name = "choice_used", .sentence = "{who} uses {card}.", .clause = "uses {card}", .ms = 700,
     .travel = {.piece = Piece::spent_card, .ms = 600},
     .change = [](State& s, const Event& e) { discard_kept_card(s, e.who, e.n, e.card); }},
};

template <OwnStep step>
Effect only(const PhraseArgs&) { return Effect{Frame{.step = number(step)}}; }
template <OwnStep step>
Effect counted(const PhraseArgs& n) { return Effect{Frame{.step = number(step), .count = static_cast<Count>(n[0])}}; }

constexpr Phrase phrases[] = {
    {.words = "take courtier", .means = only<take_courtier>, .option = "queen_and_jester"},
    {.words = "take inquisitor", .means = only<bring_inquisitor>, .option = "inquisitor"},
    {.words = "move {n} black with 1", .means = counted<lead_black>, .most = black_caballeros},
    {.words = "take second", .means = only<take_second>},
    {.words = "move_grande me regions or not", .means = only<may_change_home>},
    {.words = "ally", .means = only<ally>},
    {.words = "boycott", .means = only<boycott>},
    {.words = "revolt", .means = only<revolt>, .option = "portugal"},
    {.words = "hold choice until next general scoring",
     .means = [](const PhraseArgs&) { return Effect{Frame{.step = keep_card}}; }, .moment = "free_choice",
     .rounds = last_round},
    {.words = "free {n} prisoners", .means = counted<free_prisoners>, .option = "jail"},
    {.words = "jail {n} from one", .means = counted<imprison>, .option = "jail"},
    {.words = "place {n} coast", .means = counted<place_on_coast>},
    {.words = "score portugal", .means = only<score_portugal>, .option = "portugal"},
    {.words = "score beside portugal", .means = only<score_beside_portugal>, .option = "portugal"},
};

constexpr OptionRow option_rows[] = {
    {"ship", "Ship", "Tokens let a player place on it; those aboard land on the coast.",
     "grandissimo/ship"},
    {"jail", "Jail", "Cards put caballeros into it; the King's card frees them.", "grandissimo/jail"},
    {"inquisitor", "Grand Inquisitor", "A bonus for the player who has him, and two black caballeros.",
     "grandissimo/inquisitor"},
    {"queen_and_jester", "Queen & Jester", "A seventh stack brings them to a court: a bonus, or gifts.",
     "grandissimo/queen"},
    {"portugal", "Portugal", "A tenth region, which pays for first place only."},
};
static_assert(std::size(option_rows) == parts);

constexpr Mark marks[] = {{.word = "ship", .title = "Ship", .picture = "grandissimo/ship", .option = "ship"},
                          {.word = "jail", .title = "Jail", .picture = "grandissimo/jail", .option = "jail"}};

constexpr FreeAction action_rows[] = {
    {.id = "land", .title = "Land",
     .has = [](const State& s, Choice c) { return c.thing == Thing::caballero && c.which == at(s, ship); },
     .picture = "grandissimo/ship", .prompt = "Choose your caballeros on the ship: one of them lands."},
    {.id = "take_ship", .title = "Ship", .has = [](const State&, Choice c) { return c == token(ship_token); },
     .picture = "grandissimo/ship", .once = true},
    {.id = "jail", .title = "Jail",
     .has = [](const State& s, Choice c) { return c.thing == Thing::caballero && c.which != at(s, ship); },
     .picture = "grandissimo/jail", .prompt = "Choose the caballero that goes to jail.", .once = true},
    {.id = "pardon", .title = "Pardon", .has = [](const State&, Choice c) { return c == token(pardon_token); },
     .picture = "grandissimo/pardon", .once = true},
    {.id = "queen", .title = "Queen", .has = [](const State&, Choice c) { return c == token(queen_token); },
     .picture = "grandissimo/queen", .once = true},
    {.id = "jester", .title = "Jester", .has = [](const State&, Choice c) { return c == token(jester_token); },
     .picture = "grandissimo/jester", .once = true},
    {.id = "court_bonus", .title = "Inquisitor",
     .has = [](const State&, Choice c) { return c == token(inquisitor_token); },
     .picture = "grandissimo/inquisitor", .once = true},
    {.id = "saved", .title = "Save", .has = [](const State&, Choice c) { return c == token(saved_token); },
     .picture = "grandissimo/saved", .once = true},
};

constexpr Insert inserts[] = {
    {Where::before, "muster", place_gift},
    {Where::after, "take_card", end_turn},
    {Where::before, "open_discs", before_scoring},
    {Where::after, "open_castillo", free_choice},
    {Where::after, "score_regions", after_scoring},
};

constexpr Fact facts[] = {
    {"the Queen", [](const State& s, Player me) -> unsigned { return holder(s, queen) == me; }},
    {"the Jester", [](const State& s, Player me) -> unsigned { return holder(s, jester) == me; }},
    {"the Inquisitor of Grandissimo",
     [](const State& s, Player me) -> unsigned { return holder(s, inquisitor) == me; }},
    {"a ship token", [](const State& s, Player me) -> unsigned { return byte(s, has_ship_at + me); }},
    {"aboard", [](const State& s, Player me) -> unsigned { return standing(s, me, ship) > 0; }},
    {"in jail", [](const State& s, Player me) -> unsigned { return standing(s, me, jail) > 0; }},
    {"given", [](const State& s, Player me) -> unsigned { return standing(s, me, gifts) > 0; }},
    {"allied", [](const State& s, Player me) -> unsigned { return player_at(s, ally_at) == me; }},
    {"a Grande who is King", [](const State& s, Player me) -> unsigned { return player_at(s, revolt_at) == me; }},
};

void turn_begins(State& s, Player player, Events&) {
    for (int figure = 0; figure < figures; ++figure) byte(s, used_at + figure) = 0;
    byte(s, symbol_used_at) = byte(s, pardon_used_at) = 0;
    byte(s, aboard_at) = static_cast<std::uint8_t>(standing(s, player, ship));
}
void free_actions(const State& s, const Frame& turn, Choices& out) {
    ship_actions(s, turn, out);
    jail_actions(s, turn, out);
    court_actions(s, turn, out);
    saved_actions(s, turn, out);
}
bool act_on(State& s, const Frame& turn, Choice c, Events& events) {
    return act_on_ship(s, turn, c, events) || act_on_jail(s, turn, c, events) || act_on_court(s, turn, c, events)
           || act_on_saved(s, turn, c, events);
}
void arrived(State& s, const Moved& moved, Events&) {
    if (moved.whose == black && s.depth > 0 && s.top().step == number(take_along)) last(s).set = one_more(moved.to);
}

void deal(State& s, Events&) {
    if (with(s, the_inquisitor)) s.caballeros[black][s.rng.one_of(box(s).dialled)] = black_caballeros;
    else s.province[black] = black_caballeros;
}

bool valid(const State& s) {
    int tokens_out = 0;
    for (Player p : s.seats()) tokens_out += byte(s, has_ship_at + p);
    const Place allied = region_at(s, allied_at), boycotted = region_at(s, boycotted_at);
    const auto  on_card = [&](Place place) { return place == nowhere || box(s).dialled.has(place); };
    const auto  seat_or_none = [&](int where) { return byte(s, where) <= s.players; };
    for (const int where : {holder_at + queen, holder_at + jester, holder_at + inquisitor, ally_at, revolt_at,
                            saved_by_at})
        if (!seat_or_none(where)) return false;
    const Player crowned = player_at(s, revolt_at), saver = player_at(s, saved_by_at);
    return tokens_out <= ship_tokens && on_card(allied) && on_card(boycotted)
           && (allied == nowhere || allied != boycotted) && (allied == nowhere) == (player_at(s, ally_at) == nobody)
           && (crowned == nobody || s.grande[crowned] == s.king) && s.court[black] == 0
           && (saver == nobody || (byte(s, saved_stack_at) > 0
                                 && byte(s, saved_index_at) < card_count(s.rules, byte(s, saved_stack_at) - 1)
                                 && in_the_deck(saved_card(s), s.rules)
                                 && !saved_card(s).moment))   // a card that is kept is not saved
           // what belongs to parts that are left out
           && (with(s, the_ship) || tokens_out == 0) && (with(s, the_portugal) || crowned == nobody)
           && (with(s, the_inquisitor) || holder(s, inquisitor) == nobody)
           && (with(s, the_court) || (holder(s, queen) == nobody && holder(s, jester) == nobody));
}

}

}

Module grandissimo() {
    using namespace grand;
    static const std::span<const Step>       chapters[] = {ship_steps, jail_steps, court_steps, period_steps,
                                                           double_steps()};
    static constexpr std::string_view to[] = {"decennial", "1996", "bigbox", "2023"},
                                      not_with[] = {"new_regency", "colonies"};
    return {
        .name = "grandissimo",
        .steps = chapters,
        .phrases = grand::phrases,
        .events = event_types,
        .places = grand::place_rows,
        .fields = fields,
        .tokens = tokens,
        .options = option_rows,
        .marks = marks,
        .free_actions = action_rows,
        .block = bytes,
        .inserts = inserts,
        .facts = facts,
        .variant = {.title = "Grandissimo", .line = "Portugal, a ship, a jail, the Queen and the Jester.", .to = to,
                    .not_with = not_with, .expansion = true},
        .deck = "grandissimo",
        .hooks = {
            .scoring = {.count = [](const State&, PerColour<PerPlace<Count>>& counts) { counts[black] = {}; },
                        .pay = pay_allies,
                        .left_out =
                            [](const State& s) {
                                const Place place = region_at(s, boycotted_at);
                                return is_place(place) ? Places{place} : Places{};
                            }},
            .movement = {.barred = [](const State&, const Mover& mover, Places) {
                             return mover.whose == black ? castillo : Places{};
                         },
                         .opened = [](const State& s, Player p) {
                             return with(s, the_ship) && byte(s, has_ship_at + p) ? Places{at(s, ship)} : Places{};
                         },
                         .safe = [](const State& s, Player, Player whose) {
                             return whose == black ? places(s) : Places{};
                         },
                         .arrived = arrived,
                         .royal = [](const State& s) { return player_at(s, revolt_at); },
                         .figure_moved = crowned_grande_follows},
            .turn = {.before = turn_begins, .free_actions = free_actions, .act = act_on},
        },
        .colours = {black},
        .called = "Black",
        .colours_count = false,
        .colour_caballeros = black_caballeros,
        .setup = deal,
        .valid = valid,
        .numbers = &grand::numbers,
    };
}

}
