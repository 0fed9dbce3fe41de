// Caballeros that must leave the court or the board for the province: the attacks of stack 2
// (1996, Decennial and Big Box, Action cards in the 2 stack).
#include <algorithm>

#include "engine/base/base.h"

namespace eg {
namespace {

// "You may move the dummy's Caballeros or send them back from the regions", but what would require its action skips it
// (2023, 2-player game): so it loses what nobody of its colour need choose.
Players losers(const State& s, const Frame& f, int himself) {
    return f.mode & himself ? colours(s) : colours(s) - Players{f.player};
}

// The colours that card still asks for; an empty set means that it has just begun.
Players colours_left(const State& s, const Frame& f) { return f.set ? Players::of_bits(f.set) : losers(s, f, own); }
bool any_left(const State& s, const Frame& f) {
    for (Player q : colours_left(s, f))
        if (!movable(s, q).empty()) return true;
    return false;
}
// When nobody is left who could lose another, it begins again, as often as `count` says.
Frame this_time(const State& s, Frame f) {
    while (f.count > 0 && !any_left(s, f)) f.set = 0, --f.count;
    return f;
}

// Of so many who are there, how many go.
int leaving(const Frame& f, int there) {
    return f.mode & all_but ? std::max(0, there - f.count) : std::min<int>(f.count, there);
}

Places lost_from(const State& s, const Frame& f, Player q) {
    return f.mode & where_picked ? f.place == nowhere ? Places{} : movable(s, q) & with_parts(s, f.place)
                                 : movable(s, q);
}

// Where a player can lose n caballeros; if nowhere so many, where he has any
// (1996 and Decennial, "2 ... or 1, if that is their only option").
Places losable(const State& s, Player p, int n) {
    const Places any_of_his = regions_of(s, movable(s, p));
    if (n == all) return any_of_his;
    Places enough;
    for (Place place : any_of_his)
        if (in_region(s, p, place) >= n) enough.add(place);
    return enough.empty() ? any_of_his : enough;
}

bool always(const State&, const Frame&) { return true; }

bool can_lose(const State& s, Player p, int mode) {
    return (s.court[p] > 0 && !(mode & regions_only)) || !movable(s, p).empty();
}

// The next one clockwise who has something to lose.
Player next_to_send(const State& s, const Frame& f) {
    return next_clockwise(s, f, f.mode & own_too, [&](Player q) { return can_lose(s, q, f.mode); });
}

bool has_so_many(const State& s, Player p, int n) {
    const Places some = losable(s, p, n);
    return !some.empty() && in_region(s, p, some.lowest()) >= n;
}

// What a card takes from one player out of a region and what belongs to it, the region first.
void lose_there(State& s, const Frame& f, Player by, Player q, Place region, Events& events) {
    int left = leaving(f, in_region(s, q, region));
    for (Place place : with_parts(s, region)) {
        const int n = std::min<int>(left, s.caballeros[q][place]);
        send_back(s, by, q, place, n, events);
        left -= n;
    }
}

Places dialled_losses(const State& s, const Frame& f, Player q) {
    if (q == f.player && !(f.mode & own_too)) return {};
    Places here = f.set ? regions_of(s, movable(s, q))
                        : losable(s, q, f.mode & all_but ? f.count + 1 : f.count);   // set: the card says where
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
            for (Player q : losers(s, f, own_too))
                if (leaving(f, s.court[q]) > 0) return true;
            return false;
        },
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            clockwise_from(s, f.player, f.mode & own_too,
                           [&](Player q) { send_back_from_court(s, f.player, q, leaving(f, s.court[q]), events); });
        },
        .valid = stands_on_a_card,
    },
},
{
    // So many of each out of the regions, or all but so many; no question to anybody.
    .id = lose_in_regions,
    .name = "lose_in_regions",
    .rule = {
        .fields = frame_count | frame_place | frame_mode,
        .possible = [](const State& s, const Frame& f) {
            for (Player q : losers(s, f, own_too))
                for (Place place : lost_from(s, f, q))
                    if (f.mode & all_but ? in_region(s, q, region_of(s, place)) > f.count : f.count > 0) return true;
            return false;
        },
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            const auto lose = [&](Player q) {
                for (Place region : regions_of(s, lost_from(s, f, q))) lose_there(s, f, f.player, q, region, events);
            };
            clockwise_from(s, f.player, f.mode & own_too, lose);
            if (s.rules.mends >= mended_scorings)
                for (Player q : colours(s) - s.seats()) lose(q);
        },
        .valid = stands_on_a_card,
        .takes_picked = [](Frame& f, Place place) { return put_picked(f, place, f.mode & where_picked); },
    },
},
{
    // The King is angry: one opponent after another, from the left, each a part of its own.
    // set: those who have been asked.
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
            if (first) push(s, share);   // the announcement was his window
            else begin_part(s, f.player, share);
        },
        .valid = [](const State& s, const Frame& f) {
            Frame begun = f;
            begun.set = 0;
            return stands_on_a_card(s, begun) && f.set <= s.seats().bits;
        },
    },
},
{
    .id = send_own,
    .name = "send_own",
    .rule = {
        .fields = frame_count | frame_whose | frame_mode,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            if (s.court[f.player] > 0 && !(f.mode & regions_only)) out.add(Thing::court, 1, f.player);
            add_caballeros(out, f.player, movable(s, f.player));
        },
        .possible = [](const State& s, const Frame& f) {
            return f.count > 0 && can_lose(s, f.player, f.mode);
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c.thing == Thing::court) send_back_from_court(s, f.player, f.player, 1, events);
            else send_back(s, f.player, f.player, static_cast<Place>(c.which), 1, events);
            --f.count;
            push(s, f);
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
        .part = "The next to send back {n, plural, one {# caballero} other {# caballeros}} is {who}.",
        .title = "Your loss",
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
    // One caballero of each opponent. In 1996 the text adds one of the player's own, which the
    // sample game leaves where it is: offered, not compelled. mode: foreign, or any where that is so;
    // set: the colours still to go; count: how often it begins again after that.
    .id = take_from_each,
    .name = "take_from_each",
    .rule = {
        .fields = frame_count | frame_mode | frame_set,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            bool may_stop = true;
            for (Player q : colours_left(s, this_time(s, f))) {
                const Places from = movable(s, q);
                add_caballeros(out, q, from);
                if (q != f.player && !from.empty()) may_stop = false;
            }
            if (may_stop) out.add(done);
        },
        .possible = [](const State& s, const Frame& f) { return any_left(s, this_time(s, f)); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            f = this_time(s, f);
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
            return this_time(s, f).count == 0 ? "Send one caballero of each player named back to the province."
                                              : "Send one caballero of each player named back to the province; {n, "
                                                "plural, one {one more} other {# more}} of each after that.";
        },
        .way = sent_back,
        .way_from_court = sent_back_from_court,
        .ways = "send back {whose} caballeros: {list}",
        .route = "{n} {from:from}",
    },
},
{
    .id = take_one,
    .name = "take_one",
    .rule = {
        .fields = frame_place | frame_whose,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            send_back(s, f.player, f.whose, f.place, 1, events);
        },
        .valid = [](const State& s, const Frame& f) { return movable(s, f.whose).has(f.place); },
    },
    .text = {
        .part = "{Whose} caballero {place:in} is to go back to the province.",
    },
},
{
    // Each opponent loses caballeros where his disc points.
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
                if (discs[q] != nowhere) lose_there(s, f, q, q, discs[q], events);
            });
        },
        .valid = stands_on_a_card,
        .is_loss = always,
        .dials = dialled_losses,
        .takes_picked = takes_dialled,
    },
    .text = {
        .prompt_now = [](const State& s, const Frame& f) -> std::string_view {
            if (const Frame* reveal = revealing(s); reveal && reveal->mode & all_but)
                return "Choose with your secret disc where you lose all but {n} of your caballeros to the province.";
            if (f.count > 1 && f.count < all && !has_so_many(s, f.player, f.count))
                return "Choose with your secret disc where you lose one caballero to the province: you have {n} "
                       "nowhere.";
            return f.count >= all ? "Choose with your secret disc where you lose all caballeros to the province."
                                  : "Choose with your secret disc where you lose {n, plural, one {# caballero} other "
                                    "{# caballeros}} to the province.";
        },
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            const Player dials = s.top().player;
            const Place  place = static_cast<Place>(c.which);
            if (!regions_of(s, standing(s, dials)).has(place)) return "You have no caballeros here to lose.";
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
