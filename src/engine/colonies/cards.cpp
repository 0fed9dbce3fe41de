// The effects of cards that concern nothing else of the box, and the two caballeros of each player before the first
// round.
#include "colonies.h"

namespace eg::colonial {
namespace {

constexpr Step steps[] = {
{
    .id = first_pairs,
    .name = "first_pairs",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            const PerPlayer<Place> discs_shown = reveal_discs(s, events);
            for (Player p : s.seats())
                for (int i = 0; i < 2; ++i)
                    if (discs_shown[p] != nowhere && !taboo(s).has(discs_shown[p]) && s.court[p] > 0)
                        from_court(s, p, discs_shown[p], events);
        },
        .valid = in_opening,
        .dials = [](const State& s, const Frame&, Player p) { return s.court[p] > 0 ? the_nine(s) : Places{}; },
        .without_player = true,
    },
    .text = {
        .prompt = "Secretly choose the region where two of your caballeros start. If you choose the King's region, "
                  "they stay in your court.",
    },
},
{
    .id = throw_all_grandes,
    .name = "throw_all_grandes",
    .rule = {
        .possible = [](const State& s, const Frame&) { return any_grande_may_fall(s); },
        .apply = [](State& s, Frame& f, Choice, Events& events) { all_grandes_fall(s, f.player, events); },
    },
    .text = {
        .part = "All Grandes outside the King's region are about to go into the Castillo.",
    },
},
{
    .id = remove_card,
    .name = "remove_card",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(Thing::stack, available_stacks(s).bits); },
        .possible = [](const State& s, const Frame&) {
            return !available_stacks(s).empty() && enough_action_cards(s, 1);
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            happen(s, {.what = number(card_removed), .who = f.player, .n = c.which, .card = s.shown[c.which]}, events);
        },
    },
    .text = {
        .prompt = "Choose an action card that nobody may take this round.",
        .refused = [](const State& s, const Frame&, Choice c) -> std::string_view {
            return c.thing == Thing::stack && !available_stacks(s).has(c.which) ? "This card is not on offer any more."
                                                                                : "";
        },
        .answer_text = "remove {chosen}",
    },
},
{
    .id = score_colonies,
    .name = "score_colonies",
    .rule = {
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            score_places(s, f.player, {at(s, FRA), at(s, SHI), at(s, AME), at(s, MED)}, 0, events);
        },
    },
},
{
    // Wherever the King is.
    .id = place_on_ship,
    .name = "place_on_ship",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame&, Choices& out) {
            out.add(Places{at(s, SHI)});
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) {
            return f.count > 0 && placeable(s, f.player).has(at(s, SHI)) && s.court[f.player] > 0;
        },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            if (c == press(done)) return;
            --f.count;
            push(s, f);
            begin_part(s, f.player, {.step = put_down, .player = f.player, .place = at(s, SHI)});
        },
        .valid = [](const State&, const Frame& f) { return f.count <= 9; },
    },
    .text = {
        .prompt = "Place up to {n, plural, one {# more caballero} other {# more caballeros}} from your court on the "
                  "Ship.",
        .part = "More caballeros are about to be placed on the Ship.",
        .done_button = "Done placing",
    },
    .hints = {
        .gesture = Gesture::from_court,
        .shows = Shows::left,
    },
},
{
    // Never performed: a card that is kept until its owner carries it out in a turn (act_on).
    .id = spend_orders,
    .name = "spend_orders",
    .rule = {
        .possible = [](const State&, const Frame&) { return false; },
        .apply = [](State&, Frame&, Choice, Events&) {},
    },
},
};

}

constinit const std::span<const Step> card_steps = steps;

}
