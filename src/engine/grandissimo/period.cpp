// What lasts until the next general scoring is over: an alliance, a boycott, a Grande who is King, a card kept for it;
// and the scorings of Portugal.
#include "grandissimo.h"

namespace eg::grand {
namespace {

// The region cards beside the map.
Places available(const State& s) {
    Places cards = box(s).dialled;
    for (const int where : {allied_at, boycotted_at})
        if (const Place taken = region_at(s, where); is_place(taken)) cards.remove(taken);
    return cards;
}
Places beside_portugal(const State& s) { return borders(s, at(s, portugal)) & regions(s); }

// The first holder of a card for this moment, clockwise from the starting player; nobody: none.
Player next_to_choose(const State& s) {
    for (int i = 0; i < s.players; ++i) {
        const auto p = static_cast<Player>((s.start + i) % s.players);
        for (const Kept& kept : s.kept) {
            if (kept.owner == nobody) break;   // empty slots come last
            if (kept.owner == p && moment(s, kept).id == number(free_choice)) return p;
        }
    }
    return nobody;
}

bool after_round_of_scoring(const State& s, const Frame& f) {
    return s.round % 3 == 0 && in_sequence(s, f, box(s).scoring, next_round);
}

constexpr Step steps[] = {
{
    .id = ally,
    .name = "ally",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(available(s)); },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            happen(s, {.what = number(region_allied), .who = f.player, .to = static_cast<Place>(c.which)}, events);
        },
        .valid = is_on_a_card,
    },
    .text = {
        .prompt = "Choose a region: until the next general scoring is over, your Grande's bonus holds there, too.",
        .part = "A region card is about to be taken for an alliance.",
        .answer_text = "ally yourself with {chosen}",
    },
},
{
    .id = boycott,
    .name = "boycott",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(available(s)); },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            happen(s, {.what = number(region_boycotted), .who = f.player, .to = static_cast<Place>(c.which)}, events);
        },
        .valid = is_on_a_card,
    },
    .text = {
        .prompt = "Choose the region that is not scored in the next general scoring.",
        .part = "A region card is about to be taken for a boycott.",
        .answer_text = "boycott {chosen}",
    },
},
{
    // The active player's Grande takes the King's place.
    .id = revolt,
    .name = "revolt",
    .rule = {
        .possible = [](const State& s, const Frame& f) { return regions(s).has(s.grande[f.player]); },
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            happen(s, {.what = number(grande_crowned), .who = f.player, .from = s.king, .to = s.grande[f.player]},
                   events);
        },
        .valid = is_on_a_card,
    },
    .text = {
        .part = "{Whose} Grande is about to be King.",
    },
},
{
    // The Inquisitor leaves his court just before a general scoring, before the discs are dialled.
    .id = before_scoring,
    .name = "before_scoring",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            if (const Player from = holder(s, inquisitor); from != nobody)
                happen(s, {.what = number(figure_taken), .who = nobody, .whose = from, .n = inquisitor}, events);
        },
        .valid = after_round_of_scoring,
        .without_player = true,
    },
},
{
    // When the Castillo is empty and before the regions are scored, those who kept the card move caballeros.
    .id = free_choice,
    .name = "free_choice",
    .rule = {
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            const Player p = next_to_choose(s);
            if (p == nobody) return;
            push(s, f);
            use_kept_card(s, number(free_choice), {.what = number(choice_used), .who = p}, events);
            push(s, {.step = move_caballero, .player = p, .count = 2, .mode = any});
        },
        .valid = after_round_of_scoring,
        .without_player = true,
    },
},
{
    .id = after_scoring,
    .name = "after_scoring",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            if (byte(s, allied_at) || byte(s, boycotted_at)) happen(s, {.what = number(cards_returned)}, events);
            if (const Player p = player_at(s, revolt_at); p != nobody)
                happen(s, {.what = number(king_returns), .who = p, .from = s.king, .to = at(s, portugal)}, events);
        },
        .valid = after_round_of_scoring,
        .without_player = true,
    },
},
{
    .id = score_portugal,
    .name = "score_portugal",
    .rule = {
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            score_together(s, f.player, {at(s, portugal)}, 0, events);
        },
        .valid = is_on_a_card,
    },
    .text = {
        .part = "Portugal is about to be scored.",
    },
},
{
    .id = score_beside_portugal,
    .name = "score_beside_portugal",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(beside_portugal(s)); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            const Place place = static_cast<Place>(c.which);
            begin_part(s, f.player, {.step = score_place, .player = f.player, .place = place});
        },
        .valid = is_on_a_card,
    },
    .text = {
        .prompt = "Choose the region beside Portugal that is scored.",
        .refused = [](const State& s, const Frame&, Choice c) -> std::string_view {
            return c.thing == Thing::place && !beside_portugal(s).has(static_cast<Place>(c.which))
                       ? "{chosen} does not border Portugal."
                       : "";
        },
        .answer_text = "score {chosen}",
    },
},
};

}

// The Grande's bonus in the allied region, for whoever is alone in first place there; not twice if he lives there.
void pay_allies(const State& s, Places, bool, Majorities& result, Events* told) {
    const Player p = player_at(s, ally_at);
    const Place  region = region_at(s, allied_at);
    if (p == nobody || s.grande[p] == region) return;
    if (result.rank[p][region] != 1 || result.flags[p][region] & tied) return;
    auto& points = result.points[p][region];
    points = static_cast<std::uint8_t>(points + eg::bonus);
    if (told)
        told->add({.what = number(allied_paid), .who = p, .from = region, .to = region,
                   .n = static_cast<std::uint8_t>(eg::bonus)});
}

// While a Grande is King, he stands where State::king says: the King's moves are his.
void crowned_grande_follows(State& s, Player whose, Place, Place to, Events& events) {
    if (const Player p = player_at(s, revolt_at); whose == nobody && p != nobody) move_grande(s, p, to, events);
}

constinit const std::span<const Step> period_steps = steps;

}
