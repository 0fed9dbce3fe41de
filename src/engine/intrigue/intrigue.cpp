#include "engine/intrigue/intrigue.h"

#include <algorithm>
#include <cstring>

#include "engine/base/base.h"
#include "engine/decks.h"

namespace eg::of_intrigue {

Numbers numbers;   // set by modules.cpp

namespace {

Cards all_cards(const State& s) { return Cards::first(std::min(hand_count(s.rules), most_cards)); }

void set_cards(State& s, int at, Player p, Cards cards) {
    std::memcpy(block(s, numbers) + at + 4 * p, &cards.bits, sizeof cards.bits);
}

constexpr Field fields[] = {
    {.word = "own_cards_1_8", .at = hand_at, .each = true, .stride = 4},
    {.word = "own_cards_9_16", .at = hand_at + 1, .each = true, .stride = 4},
    {.word = "own_cards_17_24", .at = hand_at + 2, .each = true, .stride = 4},
    {.word = "own_cards_25_31", .at = hand_at + 3, .each = true, .stride = 4, .most = 127},
    {.word = "cards_shown_1_8", .at = seen_at, .each = true, .stride = 4},
    {.word = "cards_shown_9_16", .at = seen_at + 1, .each = true, .stride = 4},
    {.word = "cards_shown_17_24", .at = seen_at + 2, .each = true, .stride = 4},
    {.word = "cards_shown_25_31", .at = seen_at + 3, .each = true, .stride = 4, .most = 127},
    // 1: the seat has a hand; hidden_value for others, who do not know the cards
    {.word = "own_cards", .at = dealt_at, .each = true, .most = 1, .secret = true},
    {.word = "own_card_laid", .at = laid_at, .each = true, .most = most_cards},
    {.word = "own_card_used", .at = flags_at, .each = true, .most = has_used | has_reserve},
    {.word = "own_card_back", .at = back_at, .each = true, .most = most_cards},
    {.word = "walls", .at = walls_at, .most = place_capacity},
    {.word = "bridge_from", .at = bridge_at, .most = place_capacity},
    {.word = "bridge_to", .at = bridge_at + 1, .most = place_capacity},
};

constexpr EventType events[] = {
    {.name = "own_card_chosen", .in_turn = InTurn::never, .ms = 100, .by_hand = true, .private_n = true, .rings = false,
     .change = [](State& s, const Event& e) {
         byte(s, dealt_at + e.who) = e.n ? 1 : hidden_value;
         if (e.n) set_hand(s, e.who, hand(s, e.who) | Cards{e.n - 1});
     }},
    {.name = "own_hand_chosen", .sentence = "{who} has chosen thirteen cards.", .in_turn = InTurn::never, .ms = 300,
     .by_hand = true, .rings = false},
    {.name = "own_card_played", .sentence = "{who} plays {hand_card}{number, plural, =0 {} other { (#)}}.",
     .in_turn = InTurn::never, .ms = 700, .by_hand = true, .news = true, .rings = false,
     .travel = {.piece = Piece::hand_card, .ms = 700},
     .change = [](State& s, const Event& e) { play_card(s, e.who, e.n - 1); }},
    {.name = "joker_replaced",
     .sentence = "{who} puts {hand_card}{number, plural, =0 {} other { (#)}} in the place of the Joker.",
     .in_turn = InTurn::never, .ms = 700, .by_hand = true, .news = true, .rings = false,
     .travel = {.piece = Piece::hand_card, .ms = 700},
     .change = [](State& s, const Event& e) { play_card(s, e.who, e.n - 1); }},
    {.name = "own_card_performed", .sentence = "{who} performs {hand_card}{number, plural, =0 {} other { (#)}}.",
     .clause = "performs {hand_card}{number, plural, =0 {} other { (#)}}", .ms = 600, .by_hand = true, .rings = false,
     .change = [](State& s, const Event& e) { set_flag(s, e.who, has_used, true); }},
    {.name = "stopped_by_card", .sentence = "{who} vetoes {whose}'s special action with {hand_card}.", .ms = 1200,
     .rings = false,
     .change = [](State& s, const Event& e) {
         for (Player p : s.seats()) s.disc[p] = nowhere;
         set_flag(s, e.who, has_used, true);
     }},
    {.name = "reserve_kept", .sentence = "{who} keeps {hand_card}.", .clause = "keeps {hand_card}", .ms = 550,
     .by_hand = true, .rings = false,
     .change = [](State& s, const Event& e) { set_flag(s, e.who, has_reserve, true); }},
    {.name = "reserve_spent", .sentence = "{who} uses the reserve.", .in_turn = InTurn::never, .ms = 550,
     .rings = false,
     .change = [](State& s, const Event& e) { set_flag(s, e.who, has_reserve, false); }},
    {.name = "walls_moved", .sentence = "{who} pushes the Castillo {to:to}.", .clause = "pushes the Castillo {to:to}",
     .ms = 900, .by_hand = true,
     .travel = {.piece = Piece::token, .from = End::from, .to = End::to, .ms = 900, .token = "pushed_castillo"},
     .change = [](State& s, const Event& e) { set_place(s, walls_at, e.to); }},
    {.name = "bridge_built", .sentence = "{who} builds the bridge {from:from} {to:to}.", .clause = "builds the bridge",
     .ms = 900, .by_hand = true,
     .travel = {.piece = Piece::token, .from = End::from, .to = End::to, .ms = 900, .token = "bridge"},
     .change = [](State& s, const Event& e) { set_place(s, bridge_at, e.from), set_place(s, bridge_at + 1, e.to); }},
    {.name = "quarantine_laid",
     .sentence = "{who} places scoreboard {board} {to:on}: from now on nothing may enter or leave {to}.",
     .clause = "puts {to} under quarantine", .ms = 900, .by_hand = true,
     .travel = {.piece = Piece::closing_scoreboard, .ms = 900},
     .change = [](State& s, const Event& e) { s.scoreboard[e.n] = e.to, s.closed = with_parts(s, e.to); }},
    {.name = "quarantine_lifted", .sentence = "The quarantine {from:in} is over.", .in_turn = InTurn::never, .ms = 600,
     .travel = {.piece = Piece::scoreboard, .ms = 480},
     .change = [](State& s, const Event& e) { s.scoreboard[e.n] = nowhere, s.closed = {}; }},
    {.name = "walls_returned", .sentence = "The Castillo goes back to its place.", .in_turn = InTurn::never, .ms = 600,
     .travel = {.piece = Piece::token, .from = End::from, .to = End::to, .ms = 700, .token = "pushed_castillo"},
     .change = [](State& s, const Event&) { set_place(s, walls_at, nowhere); }},
    {.name = "own_card_taken_back", .sentence = "{who} takes {hand_card}{number, plural, =0 {} other { (#)}} back.",
     .clause = "takes a card back", .ms = 600, .by_hand = true, .rings = false,
     .travel = {.piece = Piece::hand_card_back, .ms = 600},
     .change = [](State& s, const Event& e) {
         const Cards one = {e.n - 1};
         set_own_face_up(s, e.who, own_face_up(s, e.who) - one);
         set_hand(s, e.who, hand(s, e.who) | one);
         byte(s, back_at + e.who) = e.n;
     }},
};

constexpr Insert inserts[] = {
    {Where::before, "start_round", open_discs, "open_discs"},
    {Where::before, "start_round", first_caballeros},
    {Where::before, "start_round", choose_hand},
    {Where::before, "play_power", begin_cards},
    {Where::instead_of, "play_power", play_own_card},
    {Where::after, "play_own_card", lay_jokers},
    {Where::after, "lay_jokers", deal_commons},
    {Where::instead_of, "take_card", use_own_card},
    {Where::after, "score_regions", lift_all},
};

constexpr Token tokens[] = {
    {.id = "pushed_castillo", .name = "Castillo",
     .where = [](const State& s, int) { return TokenSpot{.place = place_at(s, walls_at)}; },
     .shape = TokenShape::figure, .picture = "castillo", .percent = 42, .pushed = true,
     .told = "the Castillo stands here"},
    {.id = "bridge", .name = "Bridge",
     .where = [](const State& s, int) {
         const TokenSpot spot{.place = place_at(s, bridge_at), .to = place_at(s, bridge_at + 1)};
         return spot.place == nowhere || spot.to == nowhere ? TokenSpot{} : spot;
     },
     .shape = TokenShape::link, .told = "a bridge leads {place:to}"},
};

bool nobody_has_played(const State& s) {
    for (Player p : s.seats())
        if (!own_face_up(s, p).empty()) return false;
    return true;
}
constexpr Fact facts[] = {
    {"a reserve kept", [](const State& s, Player me) -> unsigned { return flag(s, me, has_reserve); }},
    {"the King's card taken", [](const State& s, Player me) -> unsigned { return has_kings_card(s, me); }},
    {"the Intrigue card taken", [](const State& s, Player me) -> unsigned { return has_intrigue_card(s, me); }},
    // the hand as chosen: the nets judge only the choice
    {"cards chosen",
     [](const State& s, Player me) { return nobody_has_played(s) ? hand(s, me).bits : 0u; }, most_cards},
};

constexpr std::string_view with[] = {"intrigue"}, first_game = "intrigue_first";
constexpr BoxRow boxes[] = {
    {.word = "intrigue", .name = "Intrigue & the King", .rules = {}, .deck = "intrigue", .with = with,
     .line = "Each player picks 13 of 31 cards."},
    {.word = first_game, .name = "Intrigue, first game", .rules = {}, .deck = "intrigue", .with = with,
     .line = "The same with 18 cards, for a first game."},
};

// The number of cards in a hand, which is public; during the choice it follows from the question.
int cards_held(const State& s, Player p) {
    const Frame* choosing = find_frame(s, number(choose_hand));
    if (!choosing) return std::max(0, hand_size - own_face_up(s, p).size());
    const int before =
        (choosing->player - p + 2 * s.players) % s.players;   // seats from p to the one who chooses, clockwise
    return p == choosing->player ? choosing->mode : before <= s.players - choosing->count ? hand_size : 0;
}

Cards known_hand(const State& s, Player p) {
    const int back = byte(s, back_at + p);
    return back > 0 ? Cards{back - 1} - own_face_up(s, p) : Cards{};
}

void hide_hands(State& view, Player from) {
    for (Player p : view.seats())
        if (p != from) set_hand(view, p, known_hand(view, p));
}

// Whether all cards exist in the deck.
bool valid(const State& s) {
    for (Player p : Players::first(max_players))
        if (!((hand(s, p) | own_face_up(s, p)) - all_cards(s)).empty() || byte(s, laid_at + p) > all_cards(s).size()
            || byte(s, back_at + p) > all_cards(s).size())
            return false;
    return true;
}

// How many of 100 hands that bots choose have each card, in the order of the deck
// (`el_grande hands chosen games=250 seed=100`); evenly there would be 42.
constexpr int even = 100 * hand_size / most_cards + 1;
constexpr std::array<std::uint8_t, most_cards> often = {
    46, 1, 48, 7, 11, 81, 3, 5, 31, 86, 1, 89, 1, 94, 11, 30, 3, 7, 99, 99, 99, 99, 1, 3, 27, 99, 60, 99, 6, 11, 41};

// Whether a player who has shown these cards may be taken for one who chooses as bots do, and not for one who may have
// chosen any: one of five to begin with.
bool chooses_like_bots(Cards shown, Rng& rng) {
    int chance = 4000;
    for (int card : shown) chance = std::clamp(chance * often[static_cast<std::size_t>(card)] / even, 1, 1 << 20);
    return rng.below(chance + 1000) < chance;
}

// One of these cards. A card that is in n of 100 hands weighs about -log(1 - n/100), as cards leave with each draw.
int likely_card(Cards cards, Rng& rng) {
    const auto weight = [](int card) {
        const int n = often[static_cast<std::size_t>(card)];
        return 1000 * n / (130 - n);
    };
    int all = 0;
    for (int card : cards) all += weight(card);
    int at = rng.below(all);
    for (int card : cards)
        if ((at -= weight(card)) < 0) return card;
    return cards.lowest();
}

// Fills hidden hands at random with cards that their player has not shown, the likelier ones more often.
void imagine(State& s, Rng& rng) {
    for (Player p : s.seats()) {
        if (byte(s, dealt_at + p) != hidden_value) continue;
        Cards held = known_hand(s, p), left = choosable(s) - own_face_up(s, p) - held;
        const bool like_bots = chooses_like_bots(own_face_up(s, p) | held, rng);
        for (int missing = cards_held(s, p) - held.size(); missing > 0 && !left.empty(); --missing) {
            const int one = like_bots ? likely_card(left, rng) : rng.one_of(left);
            left.remove(one);
            held.add(one);
        }
        set_hand(s, p, held);
        byte(s, dealt_at + p) = 1;
    }
}

// The cards kept for later use: the reserve, and a Veto that may still be used.
Cards kept(const State& s, Player p) {
    Cards some;
    for (int card : own_face_up(s, p))
        if ((begins_with(s, card, keep_reserve) && flag(s, p, has_reserve))
            || (begins_with(s, card, stop_by_card) && card == own_current_card(s, p) && who_may_stop(s).has(p)))
            some.add(card);
    return some;
}

}

void  set_hand(State& s, Player p, Cards cards) { set_cards(s, hand_at, p, cards); }
void  set_own_face_up(State& s, Player p, Cards cards) { set_cards(s, seen_at, p, cards); }
void set_flag(State& s, Player p, std::uint8_t which, bool on) {
    byte(s, flags_at + p) = static_cast<std::uint8_t>(on ? byte(std::as_const(s), flags_at + p) | which
                                                         : byte(std::as_const(s), flags_at + p) & ~which);
}
void set_place(State& s, int at, Place place) {
    byte(s, at) = static_cast<std::uint8_t>(place == nowhere ? 0 : place + 1);
}

Cards choosable(const State& s) {
    const bool tens = box(s).word == first_game;
    if (!tens && s.rules.has(veto_option))
        return Cards::first(std::min(hand_count(s.rules), most_cards));
    Cards some;
    for (int i = 0; i < std::min(hand_count(s.rules), most_cards); ++i) {
        const ActionCard& card = hand_card(s.rules, i);
        if (in_the_deck(card, s.rules) && (!tens || (card.number > 0 && card.number % 10 == 0))) some.add(i);
    }
    return some;
}
bool is_joker(const State& s, int card) {
    return deck(s.rules.deck).hand_numbers[static_cast<std::size_t>(card + 1)] == 0;
}

// Equal numbers are copies of one card; among them the player who played first comes first.
CardOrders card_orders(const State& s) {
    constexpr int each = 8;   // order units per number: more than there are players
    const std::uint8_t* const cards = block(s, numbers) + laid_at;
    const auto& number_of = deck(s.rules.deck).hand_numbers;   // 0 for no card
    CardOrders   all{};
    unsigned once = 0, again = 0;
    for (std::size_t p = 0; p < s.players; ++p) {
        all.items[p] = each * number_of[cards[p]];
        again |= once & 1u << cards[p];
        once |= 1u << cards[p];
    }
    if ((again & ~1u) == 0) [[likely]] return all;
    for (Player p : s.seats())
        for (Player q = s.start; q != p; q = next_seat(s.players, q)) all[p] -= cards[p] != 0 && cards[q] == cards[p];
    return all;
}
int order_of(const State& s, Player p) { return card_orders(s)[p]; }
int rank_in(const State& s, const CardOrders& all, Player p) {
    int before = 0;
    for (std::size_t q = 0; q < s.players; ++q) before += all.items[q] > all[p];
    return before;
}
int caballero_card(const State& s, Player p) {
    constexpr int cards[max_players - 1][max_players] = {{5, 3}, {5, 4, 2}, {5, 4, 3, 2}, {5, 4, 3, 2, 1}};
    return cards[s.players - 2][rank_of(s, p)];
}

void play_card(State& s, Player p, int card) {
    constexpr int most_number = 180, steps = power_cards - 1;
    const Cards one = {card};
    set_hand(s, p, hand(s, p) - one);
    set_own_face_up(s, p, own_face_up(s, p) | one);
    byte(s, laid_at + p) = static_cast<std::uint8_t>(card + 1);
    if (byte(std::as_const(s), back_at + p) == card + 1) byte(s, back_at + p) = 0;
    s.power[p] = static_cast<std::int16_t>(
        1
        + std::min<int>(deck(s.rules.deck).hand_numbers[static_cast<std::size_t>(card + 1)], most_number) * steps
              / most_number);
}

}

namespace eg {

Module intrigue() {
    using namespace of_intrigue;
    static const std::span<const Step> chapters[] = {hand_steps, own_turn_steps, effect_steps};
    return {
        .name = "intrigue",
        .steps = chapters,
        .phrases = of_intrigue::phrases,
        .events = of_intrigue::events,
        .fields = fields,
        .tokens = tokens,
        .block = bytes,
        .inserts = inserts,
        .facts = facts,
        .boxes = of_intrigue::boxes,
        // for the rulebook page of its hand cards; the module is added to no other box
        .variant = {.title = "Intrigue & the King: a hand"},
        .deck = "intrigue_hand",
        .grandes_in_castillo = true,
        .hooks = {
            .scoring = {.announce = ask_reserves, .may_fill = has_reserves},
            .movement = {.borders = [](const State& s, Place place) {
                if (byte(s, bridge_at) == 0) return Places{};
                const Place one = place_at(s, bridge_at), other = place_at(s, bridge_at + 1);
                return one == nowhere || other == nowhere || (place != one && place != other)
                           ? Places{}
                           : Places{place == one ? other : one};
            }},
            .hand = {
                .held = hand,
                .current = own_current_card,
                .face_up = own_face_up,
                .kept = kept,
                .placing = [](const State& s, Player p) {
                    return s.taker[0] == nobody || own_current_card(s, p) < 0 ? 0 : caballero_card(s, p);
                },
            },
            .turn = {
                .musters = [](const State& s, Player p) {
                    const int card = own_current_card(s, p);
                    return card < 0 ? 0 : hand_card(s.rules, card).brings - cubes_on(s.power[p]);
                },
                .shift = [](const State& s, PerPlayer<int>& more) {
                    const CardOrders mine = card_orders(s);
                    const std::uint8_t* const cards = block(s, numbers) + laid_at;
                    for (std::size_t p = 0; p < s.players; ++p)
                        more.items[p] += cards[p] != 0 ? mine.items[p] - s.power.items[p] : 0;
                },
                .vetoers = who_may_stop,
                .veto = veto_by_card,
            },
            .secrets = {.hide = hide_hands, .imagine = imagine},
        },
        .valid = valid,
        .numbers = &of_intrigue::numbers,
    };
}

}
