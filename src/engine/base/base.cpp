#include "engine/base/base.h"

namespace eg {
namespace {

constexpr int first_court = 7;
constexpr int beside_the_grande = 2;

// 1996, Preparation: the King and every player draw one of the nine region cards.
void deal(State& s, Events& events) {
    Places region_cards = regions;
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
        s.province[p] = caballeros_each - beside_the_grande - first_court;
        s.hand[p] = full_hand;
    }
    for (int b = 0; b < scoreboard_count; ++b) s.scoreboard[b] = nowhere;
    for (int stack = 0; stack < stack_count; ++stack) {
        s.shown[stack] = no_card;
        s.taker[stack] = nobody;
        for (int i = 0; i < card_count(s.rules, stack); ++i)
            if (in_the_deck(card(s.rules, stack, i), s.rules)) s.deck[stack] = static_cast<std::uint16_t>(s.deck[stack] | 1u << i);
    }
    s.start = static_cast<Player>(s.rng.below(s.players));
    s.round = is_played(s.rules, 1) ? 1 : 2;
    events.add({.what = What::game_begins, .who = s.start});
}

}

Module base() {
    static const std::span<const Step> chapters[] = {
        round_steps, turn_steps, move_steps, send_back_steps, figure_steps, disc_steps, scoring_steps, veto_steps,
    };
    return {.name = "base", .steps = chapters, .phrases = base_phrases, .events = base_events, .setup = deal, .first_step = start_round};
}

}
