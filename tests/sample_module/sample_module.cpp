#include "sample_module.h"

#include <algorithm>

#include "engine/pieces.h"
#include "engine/queries.h"

namespace eg {
namespace {

Numbers own;   // set when the modules are put together

enum SampleStep : StepId { call_in_favour, sail, show_letter };
enum SampleEvent : std::uint8_t { favour_called_in, toll_taken, letter_shown, island_closed };

StepId number(SampleStep step) { return static_cast<StepId>(own.step + step); }
What   number(SampleEvent event) { return static_cast<What>(static_cast<int>(own.event) + event); }

std::uint8_t& favour_of(State& s, Player player, int which) { return block(s, own)[which * max_players + player]; }

// The values of the favours still in hand.
Set<int> hand(const State& s, Player player) {
    Set<int> worth;
    for (int which = 0; which < favours; ++which)
        if (const int one = favour(s, player, which); one > 0 && one <= best_favour) worth.add(one);
    return worth;
}
void close_island(State& s) { s.closed = s.closed | box(s).with_parts[island(s)]; }

bool has_favours(const State& s, Player player) { return favour(s, player, 0) > 0 || favour(s, player, 1) > 0; }

constexpr PlaceRow place_rows[] = {
    {.id = "ISL", .name = "Mallorca", .values = {{4, 2, 1}}, .borders = "VAL"},
    {.id = "HAR", .name = "Palma", .region = false, .part_of = "ISL"},
};

constexpr Field fields[] = {
    {.word = "favour", .at = 0, .each = true, .most = best_favour, .secret = true},
    {.word = "great_favour", .at = max_players, .each = true, .most = best_favour, .secret = true},
};

constexpr Step steps[] = {
{
    .id = call_in_favour,
    .name = "call_in_favour",
    .rule = {
        .legal = [](const State& s, const Frame& f, Choices& out) {
            out.add(Thing::number, hand(s, f.player).bits);
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) { return has_favours(s, f.player) && s.province[f.player] > 0; },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c == press(done)) return;
            const std::uint8_t which = c.which == favour(s, f.player, 0) ? 0 : 1;
            const int n = std::min<int>(c.which, s.province[f.player]);
            favour_of(s, f.player, which) = 0;
            events.add(
                {.what = number(favour_called_in), .who = f.player, .n = static_cast<std::uint8_t>(n), .flags = which});
            to_court(s, f.player, n, events);
        },
    },
    .text = {
        .prompt = "Call in one of your favours: it brings so many caballeros from the province to your court.",
        .title = "Your favours",
        .hint =
            "One is worth {favour, plural, one {# caballero} other {# caballeros}}, the other {great_favour}; what has "
            "been called in is worth 0. Nobody else knows.",
        .awaited = "may call in a favour",
        .done_button = "Keep them",
    },
},
{
    // Moves caballeros from the court to the harbour, one at a time.
    .id = sail,
    .name = "sail",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame&, Choices& out) {
            out.add(Places{harbour(s)});
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) {
            return f.count > 0 && s.court[f.player] > 0 && !taboo(s).has(harbour(s));
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c == press(done)) return;
            from_court(s, f.player, harbour(s), events);
            --f.count;
            push(s, f);
        },
        .valid = [](const State&, const Frame& f) { return f.count <= 9; },
    },
    .text = {
        .prompt = "Send up to {n} more of your caballeros from the court to Palma.",
        .part = "Ships are to sail to Palma.",
        .done_button = "All have sailed",
    },
    .hints = {
        .gesture = Gesture::from_court,
        .shows = Shows::left,
    },
},
{
    // Kept; sends one ship before a card is taken.
    .id = show_letter,
    .name = "show_letter",
    .rule = {
        .legal = [](const State&, const Frame&, Choices& out) { out.add(Thing::button, 1u << done | 1u << act); },
        .possible = [](const State& s, const Frame& f) {
            const auto letter = [&](const Kept& kept) {
                return kept.owner == f.player && moment(s, kept).id == number(show_letter);
            };
            return std::any_of(s.kept.begin(), s.kept.end(), letter) && s.court[f.player] > 0
                   && !taboo(s).has(island(s));
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c == press(done)) return;
            use_kept_card(s, number(show_letter), {.what = number(letter_shown), .who = f.player}, events);
            from_court(s, f.player, harbour(s), events);
            close_island(s);
            events.add({.what = number(island_closed), .to = island(s)});
        },
    },
    .text = {
        .prompt =
            "Show your letter: one of your caballeros sails from the court to Palma, and then the island is closed.",
        .title = "Your letter",
        .awaited = "may show the letter",
        .done_button = "Keep it",
    },
},
};
constexpr std::span<const Step> chapters[] = {steps};

// The first player with a caballero in the harbour; nobody: there is none.
Player first_in_harbour(const State& s) {
    for (Player p : s.seats())
        if (s.caballeros[p][harbour(s)] > 0) return p;
    return nobody;
}

constexpr Token tokens[] = {
    // at sea until somebody has sailed
    {.id = "caravel", .name = "Caravel",
     .where = [](const State& s, int) {
         return first_in_harbour(s) == nobody ? TokenSpot{.point = "ANCHORAGE"} : TokenSpot{.place = harbour(s)};
     },
     .shape = TokenShape::figure, .picture = "sample_module/caravel", .percent = 70, .told = "the caravel is here"},
    {.id = "astrolabe", .name = "Astrolabe",
     .where = [](const State& s, int) { return TokenSpot{.seat = first_in_harbour(s)}; },
     .shape = TokenShape::figure, .picture = "sample_module/astrolabe", .told = "has the astrolabe"},
};

constexpr Phrase phrases[] = {
    {"sail {n}",
     [](const PhraseArgs& n) { return Effect{Frame{.step = number(sail), .count = static_cast<Count>(n[0])}}; }},
    {"hold letter for 3 rounds", [](const PhraseArgs&) { return Effect{Frame{.step = step("keep_card")->id}}; }, 0,
     "show_letter", 3},
};

constexpr EventType events[] = {
    {.name = "favour_called_in",
     .sentence = "{who} calls in a favour worth {n, plural, one {# caballero} other {# caballeros}}.",
     .clause = "calls in a favour", .ms = 600, .by_hand = true,
     .change = [](State& s, const Event& e) { favour_of(s, e.who, e.flags) = 0; }},
    {.name = "toll_taken", .sentence = "{who} takes {n, plural, one {# point} other {# points}} of toll {to:in}.",
     .clause = "takes {n, plural, one {# point} other {# points}} of toll", .together = Together::summed, .ms = 400,
     .change = [](State& s, const Event& e) { add_points(s, e.who, e.n); }},
    {.name = "letter_shown", .sentence = "{who} shows {card:a}.", .clause = "shows the {card}", .ms = 900,
     .travel = {.piece = Piece::spent_card, .ms = 1200},
     .change = [](State& s, const Event& e) { discard_kept_card(s, e.who, e.n, e.card); }},
    {.name = "island_closed", .sentence = "From now on nothing may enter or leave {to}.", .in_turn = InTurn::never,
     .ms = 600, .change = [](State& s, const Event&) { close_island(s); }},
};

// After mustering, before a card is taken.
constexpr Insert inserts[] = {{Where::after, "muster", call_in_favour}, {Where::after, "call_in_favour", show_letter}};

constexpr Fact facts[] = {
    {"a favour in hand", [](const State& s, Player me) -> unsigned { return has_favours(s, me); }}};

constexpr std::string_view with[] = {"sample_module"};
constexpr BoxRow box_rows[] = {
    {.word = "guest", .name = "The Guest", .rules = {}, .deck = "guest", .caballeros_each = 24, .with = with}};

// The lesser favour is worth 1 or 2, the great one 3 or 4.
std::uint8_t some_favour(int which, Rng& rng) { return static_cast<std::uint8_t>(1 + 2 * which + rng.below(2)); }

void deal(State& s, Events&) {
    for (Player p : s.seats())
        for (int which = 0; which < favours; ++which) favour_of(s, p, which) = some_favour(which, s.rng);
    s.caballeros[islanders][island(s)] = 2;
    s.province[islanders] = static_cast<Count>(box(s).caballeros_each - 2);
}

void imagine_favours(State& s, Rng& rng) {
    for (Player p : s.seats())
        for (int which = 0; which < favours; ++which)
            if (favour(s, p, which) == hidden_value) favour_of(s, p, which) = some_favour(which, rng);
}

// A player scores a point for each caballero that arrives in the harbour.
void take_toll(State& s, const Moved& moved, Events& heard) {
    if (moved.to != harbour(s) || !s.seats().has(moved.whose)) return;
    add_points(s, moved.whose, moved.n);
    heard.add(
        {.what = number(toll_taken), .who = moved.whose, .to = moved.to, .n = static_cast<std::uint8_t>(moved.n)});
}

}

std::uint8_t favour(const State& s, Player player, int which) { return block(s, own)[which * max_players + player]; }
Place island(const State& s) { return own_place(s, own, 0); }
Place harbour(const State& s) { return own_place(s, own, 1); }

Module sample_module() {
    return {
        .name = "sample_module",
        .steps = chapters,
        .phrases = phrases,
        .events = events,
        .places = place_rows,
        .fields = fields,
        .tokens = tokens,
        .block = favours * max_players,
        .inserts = inserts,
        .facts = facts,
        .boxes = box_rows,
        // A player with a caballero in the harbour musters one more.
        .hooks = {.movement = {.arrived = take_toll},
                  .turn = {.musters = [](const State& s, Player p) { return s.caballeros[p][harbour(s)] > 0 ? 1 : 0; }},
                  .secrets = {.imagine = imagine_favours}},
        .colours = {islanders},
        .setup = deal,
        .numbers = &own,
    };
}

}
