#include <algorithm>

#include "engine/base/base.h"

namespace eg {
namespace {

constexpr int first_court = 7;         // caballeros of a player in the court at the start (1996, Preparation) ...
constexpr int beside_the_grande = 2;   // ... and in the home region

// The King and every player draw one of the nine region cards (1996, Preparation).
void deal(State& s, Events& events) {
    Places region_cards = box(s).dialled;
    const auto draw = [&] {
        const Place place = s.rng.one_of(region_cards);
        region_cards.remove(place);
        return place;
    };
    s.king = draw();
    for (int i = 0; i < max_players; ++i) {
        const auto p = static_cast<Player>(i);
        s.disc[p] = nowhere;
        s.grande[p] = nowhere;
        if (!s.seats().has(p)) continue;
        s.grande[p] = draw();
        s.caballeros[p][s.grande[p]] = beside_the_grande;
        s.court[p] = first_court;
        s.province[p] = static_cast<Count>(box(s).caballeros_each - beside_the_grande - first_court);
        s.hand[p] = full_hand;
    }
    for (int b = 0; b < scoreboard_count; ++b) s.scoreboard[b] = nowhere;
    for (int stack = 0; stack < stack_capacity; ++stack) {
        s.shown[stack] = no_card;
        s.taker[stack] = nobody;
        for (int i = 0; i < card_count(s.rules, stack); ++i)
            if (in_the_deck(card(s.rules, stack, i), s.rules)) s.deck[stack] = s.deck[stack] | 1u << i;
    }
    s.start = static_cast<Player>(s.rng.below(s.players));
    s.round = is_played(s.rules, 1) ? 1 : 2;
    events.add({.what = What::game_begins, .who = s.start});
}

}

bool in_sequence(const State& s, const Frame& f, const Outline& sequence, StepId under) {
    const Frame* below = &f;
    if (below == s.stack.data()) return true;
    const auto end = sequence.steps.begin() + sequence.count;
    for (auto next = std::find(sequence.steps.begin(), end, f.step); next != end && ++next != end;)
        if (below == s.stack.data() || (--below)->step != *next) return false;
    return below == s.stack.data() || (below == &s.stack[1] && s.stack[0].step == under);
}

bool asks_in_turn(const State& s, const Frame& f) {
    return &s.top() == &f && in_sequence(s, f, box(s).round, nothing_else) && s.acted.empty() && f.count > 0
           && f.count <= s.players;
}

bool in_opening(const State& s, const Frame& f) {
    return &f != &s.stack[0] && s.stack[0].step == start_round && in_sequence(s, f, box(s).opening, nothing_else);
}

bool bottom_of_sequence(const State& s, const Frame& f, const Outline& sequence) {
    const auto end = sequence.steps.begin() + sequence.count;
    return &s.stack[0] == &f && (s.depth == 1 || std::find(sequence.steps.begin(), end, s.stack[1].step) != end);
}

Module base() {
    static const std::span<const Step> chapters[] = {
        round_steps,      turn_steps,      move_steps, send_back_steps, king_steps, grande_steps,
        scoreboard_steps, take_back_steps, disc_steps, scoring_steps,   veto_steps,
    };
    static constexpr PlaceName names_of_2023[] = {{"PV", "Navarra"}, {"CV", "Castilla"}, {"CN", "Toledo"}};
    static constexpr BoxRow boxes[] = {
        {.word = "1996", .name = "1996", .rules = {.veto_form = VetoForm::rest, .used_power_face_up = true},
         .deck = "1996", .line = "The original rules: more freedom."},
        {.word = "decennial", .name = "Decennial", .rules = {.veto_form = VetoForm::rest}, .deck = "decennial",
         .line = "Anniversary rules. Best for beginners."},
        {.word = "bigbox", .name = "Big Box", .rules = {.veto_form = VetoForm::rest_and_last}, .deck = "bigbox",
         .line = "Gentler: cards move fewer caballeros."},
        {.word = "2023", .name = "2023", .rules = {.veto_form = VetoForm::whole, .ranks_of_two = 2}, .deck = "2023",
         .names = names_of_2023, .line = "New cards; also good for two."},
    };
    static constexpr OptionRow options[] = {{"veto", "Veto cards"}};
    static constexpr BoardPage pages[] = {{.title = "Spain"}};
    return {
        .name = "base",
        .steps = chapters,
        .phrases = base_phrases,
        .events = base_events,
        .places = base_places,
        .options = options,
        .pages = pages,
        .boxes = boxes,
        .opening = {start_round},
        .round = {play_power, next_turn, end_round},
        .turn = {muster, take_card},
        .scoring = {open_discs, open_castillo, score_regions},
        .setup = deal,
    };
}

}
