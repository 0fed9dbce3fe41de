// Caballeros sent back from the court or the board to the province: cards of stack 2 (1996, Decennial and Big Box,
// Action cards in the 2 stack).
#include <algorithm>

#include "engine/base/base.h"

namespace eg {
namespace {

// The colours that a card affects. "You may move the dummy's Caballeros or send them back from the regions" (2023,
// 2-player game): it loses caballeros by cards that ask its owner nothing.
Players affected_colours(const State& s, const Frame& f, int include_self) {
    return f.mode & include_self ? colours(s) : colours(s) - Players{f.player};
}

// The colours of which take_from_each still takes one in this pass; f.set == 0: the pass has just begun.
Players colours_left(const State& s, const Frame& f) {
    return f.set ? Players::of_bits(f.set) : affected_colours(s, f, own);
}
bool any_can_lose(const State& s, const Frame& f) {
    for (Player q : colours_left(s, f))
        if (!returnable(s, f.player, q).empty()) return true;
    return false;
}
// Starts the next pass while the current one has nothing left to take; `count`: further passes.
Frame skip_finished_passes(const State& s, Frame f) {
    while (f.count > 0 && !any_can_lose(s, f)) f.set = 0, --f.count;
    return f;
}

// How many of `there` caballeros are lost.
int loss_of(const Frame& f, int there) {
    return f.mode & all_but ? std::max(0, there - f.count) : std::min<int>(f.count, there);
}

Places loss_places(const State& s, const Frame& f, Player q) {
    const Places some = returnable(s, f.player, q);
    return !(f.mode & where_picked) ? some : f.place == nowhere ? Places{} : some & with_parts(s, f.place);
}

// The regions where a player can lose n caballeros; if there is none, those where he has any (1996 and Decennial, "2
// ... or 1, if that is their only option").
Places loss_regions(const State& s, Player p, int n) {
    const Places any_of_his = regions_of(s, returnable(s, p, p)) & box(s).dialled;
    if (n == all) return any_of_his;
    Places enough;
    for (Place place : any_of_his)
        if (in_region(s, p, place) >= n) enough.add(place);
    return enough.empty() ? any_of_his : enough;
}

bool always(const State&, const Frame&) { return true; }

bool can_lose(const State& s, Player p, int mode) {
    return (s.court[p] > 0 && !(mode & regions_only)) || !returnable(s, p, p).empty();
}

// The next player clockwise who can lose a caballero; nobody: none.
Player next_to_send(const State& s, const Frame& f) {
    return next_clockwise(s, f, f.mode & own_too, [&](Player q) { return can_lose(s, q, f.mode); });
}

bool has_at_least(const State& s, Player p, int n) {
    const Places some = loss_regions(s, p, n);
    return !some.empty() && in_region(s, p, some.lowest()) >= n;
}

// Sends back a player's losses in a region: from the region itself first, then from its spaces.
void lose_in(State& s, const Frame& f, Player by, Player q, Place region, Events& events) {
    int left = loss_of(f, in_region(s, q, region));
    for (Place place : with_parts(s, region) & returnable(s, by, q)) {
        const int n = std::min<int>(left, s.caballeros[q][place]);
        send_back(s, by, q, place, n, events);
        left -= n;
    }
}

Places dialled_losses(const State& s, const Frame& f, Player q) {
    if (q == f.player && !(f.mode & own_too)) return {};
    Places here = f.set ? regions_of(s, returnable(s, q, q))
                        : loss_regions(s, q, f.mode & all_but ? f.count + 1 : f.count);
    if (f.mode & all_but)
        for (Place place : here)
            if (in_region(s, q, place) <= f.count) here.remove(place);
    return may_dial_of(s, f, q, here);
}

constexpr std::string_view sent_back =
    "{n, plural, one {send back {whose} caballero} other {send back # of {whose} caballeros}} {from:from}";
constexpr std::string_view sent_back_from_court =
    "{n, plural, one {send back a caballero} other {send back # caballeros}} from {own} court";

constexpr Step steps[] = {
{
    // Decay of Authority.
    .id = empty_courts,
    .name = "empty_courts",
    .rule = {
        .fields = frame_count | frame_mode,
        .possible = [](const State& s, const Frame& f) {
            for (Player q : affected_colours(s, f, own_too))
                if (loss_of(f, s.court[q]) > 0) return true;
            return false;
        },
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            clockwise_from(s, f.player, f.mode & own_too,
                           [&](Player q) { send_back_from_court(s, f.player, q, loss_of(f, s.court[q]), events); });
        },
        .valid = is_on_a_card,
    },
},
{
    // From each region, or the picked place, `count` caballeros of each colour, or all but `count`; nobody is asked.
    .id = lose_in_regions,
    .name = "lose_in_regions",
    .rule = {
        .fields = frame_count | frame_place | frame_mode,
        .possible = [](const State& s, const Frame& f) {
            for (Player q : affected_colours(s, f, own_too))
                for (Place place : loss_places(s, f, q))
                    if (f.mode & all_but ? in_region(s, q, region_of(s, place)) > f.count : f.count > 0) return true;
            return false;
        },
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            const auto lose = [&](Player q) {
                for (Place region : regions_of(s, loss_places(s, f, q))) lose_in(s, f, f.player, q, region, events);
            };
            clockwise_from(s, f.player, f.mode & own_too, lose);
            if (s.rules.fixes >= fixed_scorings)
                for (Player q : colours(s) - s.seats()) lose(q);
        },
        .valid = is_on_a_card,
        .takes_picked = [](Frame& f, Place place) { return set_picked(f, place, f.mode & where_picked); },
    },
},
{
    // The King is Angry: one opponent after another, from the left, each a part of its own. count: caballeros of each;
    // set: players already asked.
    .id = ask_opponents_to_send,
    .name = "ask_opponents_to_send",
    .rule = {
        .fields = frame_count | frame_mode | frame_set,
        .possible = [](const State& s, const Frame& f) { return next_to_send(s, f) != nobody; },
        .apply = [](State& s, Frame& f, Choice, Events&) {
            const Player q = next_to_send(s, f);
            const bool   first = f.set == 0;
            f.set |= Players{q}.bits;
            push(s, f);
            const Frame share = {.step = send_own,
                                 .player = q,
                                 .count = f.count,
                                 .whose = f.player,
                                 .mode = static_cast<std::uint8_t>(f.mode & regions_only)};
            if (first) push(s, share);   // the Veto question at the announcement covers the first share
            else begin_part(s, f.player, share);
        },
        .valid = [](const State& s, const Frame& f) {
            Frame begun = f;
            begun.set = 0;
            return is_on_a_card(s, begun) && f.set <= s.seats().bits;
        },
    },
},
{
    // The player chooses `count` of his own caballeros. whose: the active player.
    .id = send_own,
    .name = "send_own",
    .rule = {
        .fields = frame_count | frame_whose | frame_mode,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            if (s.court[f.player] > 0 && !(f.mode & regions_only)) out.add(Thing::court, 1, f.player);
            add_caballeros(out, f.player, returnable(s, f.player, f.player));
        },
        .possible = [](const State& s, const Frame& f) {
            return f.count > 0 && can_lose(s, f.player, f.mode);
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            --f.count;
            push(s, f);   // first: hooks of what follows may push questions
            if (c.thing == Thing::court) send_back_from_court(s, f.player, f.player, 1, events);
            else send_back(s, f.player, f.player, static_cast<Place>(c.which), 1, events);
        },
        .valid = [](const State&, const Frame& f) { return (f.mode & ~regions_only) == 0; },
        .is_loss = always,
    },
    .text = {
        .prompt_now = [](const State&, const Frame& f) -> std::string_view {
            return f.mode & regions_only
                       ? "Send {n} of your caballeros back to the province, from regions."
                       : "Send {n} of your caballeros back to the province, from your court or from regions.";
        },
        .part = "Next, {who} will send back {n, plural, one {# caballero} other {# caballeros}}.",
        .title = "You lose caballeros",
        .way = sent_back,
        .way_from_court = sent_back_from_court,
        .ways = "send back {whose} caballeros: {list}",
        .route = "{n} {from:from}",
    },
    .hints = {
        .shows = Shows::left,
        .likely = [](const State&, const Frame&, const Choices& choices, unsigned luck, Rng& rng) {
            return choices[0].thing == Thing::court && luck % 4 ? choices[0] : choices[rng.below(choices.size())];
        },
    },
},
{
    // One caballero of each opponent. The 1996 text adds one of the player's own, which the sample game does not take:
    // it is optional. mode: foreign, or any (1996); set: colours left in this pass; count: further passes.
    .id = take_from_each,
    .name = "take_from_each",
    .rule = {
        .fields = frame_count | frame_mode | frame_set,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            bool may_stop = true;
            for (Player q : colours_left(s, skip_finished_passes(s, f))) {
                const Places from = returnable(s, f.player, q);
                add_caballeros(out, q, from);
                if (q != f.player && !from.empty()) may_stop = false;
            }
            if (may_stop) out.add(done);
        },
        .possible = [](const State& s, const Frame& f) { return any_can_lose(s, skip_finished_passes(s, f)); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            f = skip_finished_passes(s, f);
            if (c == press(done)) {
                if (f.count > 0) f.set = 0, --f.count, push(s, f);
                return;
            }
            Players left = colours_left(s, f);
            left.remove(c.whose);
            f.set = left.bits;
            if (!left.empty()) push(s, f);
            else if (f.count > 0) --f.count, push(s, f);
            begin_part(s, f.player,
                       {.step = take_one, .player = f.player, .place = static_cast<Place>(c.which), .whose = c.whose});
        },
        .valid = [](const State& s, const Frame& f) {
            return f.count < 9 && (f.mode == foreign || f.mode == any)
                   && (Players::of_bits(f.set) - colours(s)).empty();
        },
        .is_loss = always,
    },
    .text = {
        .prompt_now = [](const State& s, const Frame& f) -> std::string_view {
            return skip_finished_passes(s, f).count == 0
                       ? "Send back one caballero of each player whose caballeros glow."
                       : "Send back one caballero of each player whose caballeros glow; {n, plural, one {one more} "
                         "other {# more}} of each after that.";
        },
        .way = sent_back,
        .way_from_court = sent_back_from_court,
        .ways = "send back {whose} caballeros: {list}",
        .route = "{n} {from:from}",
    },
},
{
    // place, whose: the chosen caballero.
    .id = take_one,
    .name = "take_one",
    .rule = {
        .fields = frame_place | frame_whose,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            send_back(s, f.player, f.whose, f.place, 1, events);
        },
        .valid = [](const State& s, const Frame& f) { return returnable(s, f.player, f.whose).has(f.place); },
        .at_once = true,
    },
    .text = {
        .part = "{Whose} caballero {place:in} is about to go back to the province.",
    },
},
{
    // Each player concerned loses `count` caballeros in the region on his disc. mode, set: see base.h.
    .id = lose_dialled,
    .name = "lose_dialled",
    .rule = {
        .fields = frame_count | frame_place | frame_mode | frame_set,
        .possible = [](const State& s, const Frame& f) {
            return somebody_dials(s, f);
        },
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            const PerPlayer<Place> discs = reveal_discs(s, events);
            clockwise_from(s, f.player, true, [&](Player q) {
                if (discs[q] != nowhere) lose_in(s, f, q, q, discs[q], events);
            });
        },
        .valid = is_on_a_card,
        .is_loss = always,
        .dials = dialled_losses,
        .takes_picked = takes_dialled,
    },
    .text = {
        .prompt_now = [](const State& s, const Frame& f) -> std::string_view {
            if (const Frame* reveal = reveal_frame(s); reveal && reveal->mode & all_but)
                return "Secretly choose a region: all but {n} of your caballeros there go back to the province.";
            if (f.count > 1 && f.count < all && !has_at_least(s, f.player, f.count))
                return "Secretly choose a region: one of your caballeros there goes back to the province. No region "
                       "has {n} of yours.";
            return f.count >= all ? "Secretly choose a region: all your caballeros there go back to the province."
                                  : "Secretly choose a region: {n, plural, one {one of your caballeros there goes} "
                                    "other {# of your caballeros there go}} back to the province.";
        },
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            const Player dials = s.top().player;
            const Place  place = static_cast<Place>(c.which);
            if (!regions_of(s, occupied(s, dials)).has(place)) return "You have no caballeros here to lose.";
            return open_regions(s).has(place) && !dialled_losses(s, f, dials).has(place)
                       ? "You have too few here: lose them where you have enough."
                       : "";
        },
    },
},
};

}

constinit const std::span<const Step> send_back_steps = steps;

}
