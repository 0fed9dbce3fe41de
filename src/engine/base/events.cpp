// The event types of the base game, in the order of What.
#include "engine/base/base.h"

#include <utility>

#include "engine/event_types.h"

namespace eg {
namespace {

// ---- sentences

std::string_view moved_sentence(const Event& e) {
    if (e.whose > max_players && e.whose != nobody)   // those that no seat can have
        return "{who} moves {times, plural, one {a black caballero} other {# black caballeros}} {from:from} {to:to}.";
    return e.who == e.whose
               ? "{who} moves {times, plural, one {a caballero} other {# caballeros}} {from:from} {to:to}."
               : "{who} moves {times, plural, one {a caballero} other {# caballeros}} of {whose} {from:from} {to:to}.";
}

std::string_view sent_back_sentence(const Event& e) {
    if (e.who == e.whose)
        return e.from == nowhere
                   ? "{who} sends {n, plural, one {# caballero} other {# caballeros}} from court back to the province."
                   : "{who} sends {n, plural, one {# caballero} other {# caballeros}} {from:from} back to the "
                     "province.";
    return e.from == nowhere ? "{who} sends {n, plural, one {# caballero} other {# caballeros}} of {whose} from court "
                               "back to the province."
                             : "{who} sends {n, plural, one {# caballero} other {# caballeros}} of {whose} {from:from} "
                               "back to the province.";
}

std::string_view scored_sentence(const Event& e) {
    if (e.n == 0) return "";
    constexpr std::string_view alone[] = {
        "{who} is {rank} {to:in}: {n, plural, one {# point} other {# points}}.",
        "{who} is {rank} {to:in}: {n, plural, one {# point} other {# points}}, with the King's bonus.",
        "{who} is {rank} {to:in}: {n, plural, one {# point} other {# points}}, with the home bonus.",
        "{who} is {rank} {to:in}: {n, plural, one {# point} other {# points}}, with the King's and the home bonus.",
    };
    constexpr std::string_view shared[] = {
        "{who} ties for {rank} {to:in}: {n, plural, one {# point} other {# points}}.",
        "{who} ties for {rank} {to:in}: {n, plural, one {# point} other {# points}}, with the King's bonus.",
        "{who} ties for {rank} {to:in}: {n, plural, one {# point} other {# points}}, with the home bonus.",
        "{who} ties for {rank} {to:in}: {n, plural, one {# point} other {# points}}, with the King's and the home "
        "bonus.",
    };
    static_assert(with_king == 1 && with_grande == 2);
    if (e.rank == 0) return "{who} gets the first value {to:in}: {n, plural, one {# point} other {# points}}.";
    return (e.flags & tied ? shared : alone)[e.flags & (with_king | with_grande)];
}

std::string_view general_scoring_sentence(const Event& e) {
    constexpr std::string_view words[] = {"First general scoring.", "Second general scoring.",
                                          "Third general scoring."};
    return words[e.n - 1];
}

// ---- changes to the displayed state (EventType::change)

void begin_round(State& s, const Event& e) {
    s.round = e.n;
    s.acted = {};
    for (int stack = 0; stack < stack_capacity; ++stack) {
        s.taker[stack] = nobody;
        if (s.shown[stack] != no_card && !card(s.rules, stack, s.shown[stack]).returns) s.shown[stack] = no_card;
    }
}

void play_power_card(State& s, const Event& e) {
    s.power[e.who] = e.n;
    s.hand[e.who].remove(e.n);
}

void show_kept(State& s, const Event& e) {
    Events ignored = Events::ignored();
    keep_action_card(s, e.who, e.n, e.card, ignored);
}

void show_discarded(State& s, const Event& e) { discard_kept_card(s, e.who, e.n, e.card); }

void finish_round(State& s, const Event& e) {
    s.start = e.who;
    for (Player p : s.seats()) s.power[p] = 0;
    for (Kept& kept : s.kept)
        if (kept.owner != nobody) --kept.rounds_left;
}

// ---- events that animate an undo (EventType::reverse)

std::optional<Event> swap_places(Event e) {
    std::swap(e.from, e.to);
    return e;
}

template <What other>
std::optional<Event> reversed_as(Event e) {
    e.what = other;
    return swap_places(e);
}

std::optional<Event> reverse_muster(Event e) {
    e.whose = e.who;
    return reversed_as<What::sent_back>(e);
}

std::optional<Event> reverse_send_back(Event e) {
    if (e.from != nowhere) return std::nullopt;
    e.who = e.whose;
    return reversed_as<What::mustered>(e);
}

constexpr EventType rows[] = {
    {.name = "game_begins", .sentence = "{who} is the starting player."},
    {.name = "round_begins", .sentence = "Round {n} begins.", .kind = EventKind::heading, .ms = 900,
     .travel = {.piece = Piece::round_marker, .ms = 600}, .change = begin_round},
    {.name = "card_revealed", .ms = 150, .reveals = true, .travel = {.piece = Piece::action_card_face, .ms = 400},
     .change = [](State& s, const Event& e) { s.shown[e.n] = e.card; }},
    {.name = "power_played", .sentence = "{who} plays power card {n}.", .ms = 550, .by_hand = true,
     .travel = {.piece = Piece::power_card, .ms = 800}, .change = play_power_card,
     .reverse = reversed_as<What::power_taken_back>},
    {.name = "turn_begins", .ms = 250, .by_hand = true, .change = [](State& s, const Event& e) { s.acted.add(e.who); }},
    {.name = "mustered", .sentence = "{who} brings {n, plural, one {# caballero} other {# caballeros}} to court.",
     .ms = 300, .by_hand = true,
     .travel = {.piece = Piece::caballeros, .from = End::province, .to = End::court, .ms = 320, .apart = 70},
     .reverse = reverse_muster},
    {.name = "recalled", .sentence = "{who} takes a caballero {from:from} to court.", .ms = 350, .by_hand = true,
     .travel = {.piece = Piece::caballeros, .from = End::from, .to = End::court, .ms = 350},
     .reverse = reversed_as<What::placed>},
    {.name = "card_taken", .sentence = "{who} takes {card}.", .clause = "takes {card}", .ms = 700, .by_hand = true,
     .travel = {.piece = Piece::action_card, .ms = 900},
     .change = [](State& s, const Event& e) { s.taker[e.n] = e.who; }},
    {.name = "announced", .sentence = "{who} performs {card}.", .ms = 550, .by_hand = true},
    {.name = "placed", .sentence = "{who} places a caballero {to:into}.", .clause = "places {list}",
     .together = Together::by_place,
     .listed = "{who} places {list}.", .first_item = "{n, plural, one {# caballero} other {# caballeros}} {to:into}",
     .item = "{n} {to:into}",
     .ms = 320, .by_hand = true,
     .travel = {.piece = Piece::caballeros, .from = End::court, .to = End::to, .ms = 320},
     .reverse = reversed_as<What::recalled>},
    {.name = "moved", .sentence = moved_sentence,
     .clause = "moves {times, plural, one {# caballero} other {# caballeros}}", .together = Together::same_way,
     .ms = 420, .by_hand = true,
     .travel = {.piece = Piece::caballeros, .from = End::from, .to = End::to, .ms = 420}, .reverse = swap_places},
    {.name = "sent_back", .sentence = sent_back_sentence, .clause = "sends {n} back", .together = Together::summed,
     .ms = 420,
     .travel = {.piece = Piece::caballeros, .from = End::from_or_court, .to = End::province, .ms = 420, .apart = 60},
     .reverse = reverse_send_back},
    {.name = "king_moved",
     .sentence = [](const Event& e) {
         return std::string_view{e.from == e.to ? "{who} leaves the King {to:in}."
                                 : e.to == CAS  ? "{who} moves the King beside {to}."
                                                : "{who} moves the King {from:from} {to:goal}."};
     },
     .clause = [](const Event& e) {
         return std::string_view{e.from == e.to ? "leaves the King where he is"
                                 : e.to == CAS  ? "moves the King beside {to}"
                                                : "moves the King {to:goal}"};
     },
     .ms = 900, .by_hand = true, .travel = {.piece = Piece::king, .from = End::from, .to = End::to, .ms = 700},
     .change = [](State& s, const Event& e) { s.king = e.to; }, .reverse = swap_places},
    {.name = "grande_moved", .sentence = "{who} moves the Grande {from:from} {to:to}.",
     .clause = "moves the Grande {to:to}", .ms = 700, .by_hand = true,
     .travel = {.piece = Piece::grande, .from = End::from, .to = End::to, .ms = 520},
     .change = [](State& s, const Event& e) { s.grande[e.who] = e.to; }, .reverse = swap_places},
    {.name = "scoreboard_laid",
     .sentence = [](const Event& e) {
         return std::string_view{e.from == nowhere ? "{who} places scoreboard {board} {to:on}."
                                                   : "{who} moves scoreboard {board} {to:goal}."};
     },
     .clause = "places a scoreboard {to:into}", .ms = 700, .by_hand = true,
     .travel = {.piece = Piece::scoreboard, .ms = 480},
     .change = [](State& s, const Event& e) { s.scoreboard[e.n] = e.to; }, .reverse = swap_places},
    {.name = "region_named",
     .sentence = [](const Event& e) {
         return std::string_view{e.n ? "{who} names {to}." : "{who} names {to}: all opponents must leave."};
     },
     .clause = "names {to}", .ms = 900, .by_hand = true},
    {.name = "power_taken_back",
     .sentence = [](const Event& e) {
         return std::string_view{e.n ? "{who} takes power card {n} back." : "{who} takes a power card back, unseen."};
     },
     .clause = "takes back a power card", .ms = 550, .by_hand = true,
     .travel = {.piece = Piece::power_card_back, .ms = 600},
     .change = [](State& s, const Event& e) { if (e.n) s.hand[e.who].add(e.n); }},
    {.name = "disc_dialled", .sentence = "{who} sets the secret disc.", .in_turn = InTurn::never, .ms = 200,
     .by_hand = true,
     .travel = {.piece = Piece::disc, .ms = 650},
     .change = [](State& s, const Event& e) { s.disc[e.who] = face_down; }},
    {.name = "disc_revealed", .sentence = "{who}'s disc shows {to}.", .title = "Discs", .in_turn = InTurn::never,
     .ms = 700, .news = true, .reveals = true, .rings = false,
     .travel = {.piece = Piece::disc_face, .ms = 450},
     .change = [](State& s, const Event& e) { s.disc[e.who] = nowhere; }},
    {.name = "card_kept", .sentence = "{who} keeps {card:a}.", .clause = "keeps the {card}", .ms = 550, .by_hand = true,
     .travel = {.piece = Piece::kept_card, .ms = 900}, .change = show_kept},
    {.name = "vetoed", .sentence = "{who} vetoes {whose}'s special action.", .ms = 1200,
     .travel = {.piece = Piece::spent_card, .ms = 1500},
     .change = [](State& s, const Event& e) {
         for (Player p : s.seats()) s.disc[p] = nowhere;
         show_discarded(s, e);
     }},
    {.name = "card_expired", .sentence = "{who}'s {card} expires.", .ms = 350,
     .travel = {.piece = Piece::expired_card, .ms = 500}, .change = show_discarded},
    {.name = "castillo_opened",
     .sentence = [](const Event& e) {
         return std::string_view{e.who == nobody ? "The Castillo is opened." : "{who} opens the Castillo."};
     },
     .title = "Scoring", .kind = EventKind::scoring, .in_turn = InTurn::any, .clause = "opens the Castillo",
     .ms = 700, .reveals = true,
     .travel = {.piece = Piece::tower, .from = End::tower, .ms = 760, .apart = 110}},
    {.name = "scoring", .sentence = [](const Event& e) {
         if (e.n == me_first) return std::string_view{"{to:start} is scored: {who} alone may get its first value."};
         return std::string_view{e.n ? "{to:start} is scored, first place only." : "{to:start} is scored."};
     },
     .title = "Scoring", .kind = EventKind::scoring, .in_turn = InTurn::any,
     .clause = "{times, plural, one {scores a region} other {scores # places}}", .together = Together::counted,
     .ms = 450},
    {.name = "scored", .sentence = scored_sentence, .title = "Scoring", .kind = EventKind::scoring,
     .in_turn = InTurn::never, .ms = 260,
     .travel = {.piece = Piece::points, .ms = 260, .each = 45},
     .change = [](State& s, const Event& e) { s.score[e.who] = static_cast<std::int16_t>(s.score[e.who] + e.n); }},
    {.name = "castillo_left",
     .sentence = [](const Event& e) {
         return std::string_view{e.to == nowhere ? "{who} takes {n, plural, one {# caballero} other {# caballeros}} "
                                                   "from the Castillo back to court."
                                                 : "{who} moves {n, plural, one {# caballero} other {# caballeros}} "
                                                   "from the Castillo {to:to}."};
     },
     .title = "Discs", .in_turn = InTurn::never, .ms = 650, .news = true,
     .travel = {.piece = Piece::caballeros, .from = End::tower, .to = End::to_or_court, .ms = 450, .apart = 60}},
    {.name = "turn_ends", .ms = 500, .by_hand = true, .news = true},   // ms: time to read what was done
    {.name = "general_scoring", .sentence = general_scoring_sentence, .title = "Discs", .kind = EventKind::scoring,
     .ms = 1200, .news = true},
    {.name = "round_ends", .sentence = "{who} will start the next round.", .ms = 350, .change = finish_round},
    {.name = "game_over", .sentence = "The game is over.", .title = "The game is over", .kind = EventKind::scoring},
};
static_assert(std::size(rows) == base_event_count);

}

constinit const std::span<const EventType> base_events = rows;

}
