// Caballeros that must leave the court or the board for the province: the attacks of stack 2
// (1996, Decennial and Big Box, Action cards in the 2 stack).
#include <algorithm>

#include "engine/base/base.h"

namespace eg {
namespace {

// The colours that card still asks for; an empty set means that it has just begun.
Players colours_left(const State& s, const Frame& f) {
    if (f.set) return Players::of_bits(f.set);
    return f.mode & own ? s.seats() : opponents(s, f.player);
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

bool can_lose(const State& s, Player p) { return s.court[p] > 0 || !movable(s, p).empty(); }

// The next opponent clockwise who has something to lose.
Player next_to_send(const State& s, const Frame& f) {
    const Players asked = Players::of_bits(f.set);
    for (Player q = next_seat(s.players, f.player); q != f.player; q = next_seat(s.players, q))
        if (!asked.has(q) && can_lose(s, q)) return q;
    return nobody;
}

constexpr std::string_view sent_back = "{n, plural, one {send back {whose} caballero} other {send back # of {whose} caballeros}} {from:from}";
constexpr std::string_view sent_back_from_court = "{n, plural, one {send back a caballero} other {send back # caballeros}} from {own} court";

constexpr Step steps[] = {
{
    // Decay of Authority.
    .id = empty_courts,
    .name = "empty_courts",
    .uses = uses_count,
    .possible = [](const State& s, const Frame& f) {
        for (Player q : opponents(s, f.player))
            if (s.court[q] > 0) return true;
        return false;
    },
    .apply = [](State& s, Frame f, Choice, Events& events) {
        clockwise_from(s, f.player, [&](Player q) { send_back_from_court(s, f.player, q, f.count, events); });
    },
    .sound = stands_on_a_card,
},
{
    // The King is angry: one opponent after another, from the left, each a part of its own.
    // set: those who have been asked.
    .id = ask_opponents_to_send,
    .name = "ask_opponents_to_send",
    .uses = uses_count | uses_set,
    .possible = [](const State& s, const Frame& f) { return next_to_send(s, f) != nobody; },
    .apply = [](State& s, Frame f, Choice, Events&) {
        const Player q = next_to_send(s, f);
        const bool   first = f.set == 0;
        f.set |= Players{q}.bits;
        push(s, f);
        const Frame share = {.step = send_own, .player = q, .count = f.count, .whose = f.player};
        if (first) push(s, share);   // the announcement was his window
        else begin_part(s, f.player, share);
    },
    .sound = [](const State& s, const Frame& f) {
        Frame begun = f;
        begun.set = 0;
        return stands_on_a_card(s, begun) && f.set <= s.seats().bits;
    },
},
{
    .id = send_own,
    .name = "send_own",
    .uses = uses_count | uses_whose,
    .prompt = "Send {n} of your caballeros back to the province, from your court or from regions.",
    .part = "The next to send back {n, plural, one {# caballero} other {# caballeros}} is {who}.",
    .legal = [](const State& s, const Frame& f, Choices& out) {
        if (s.court[f.player] > 0) out.add(Thing::court, 1, f.player);
        add_caballeros(out, f.player, movable(s, f.player));
    },
    .possible = [](const State& s, const Frame& f) {
        return f.count > 0 && can_lose(s, f.player);
    },
    .apply = [](State& s, Frame f, Choice c, Events& events) {
        if (c.thing == Thing::court) send_back_from_court(s, f.player, f.player, 1, events);
        else send_back(s, f.player, f.player, static_cast<Place>(c.which), 1, events);
        --f.count;
        push(s, f);
    },
    .lost = always,
    .shows = Shows::left,
    .wording = {.title = "Your loss", .way = sent_back, .way_from_court = sent_back_from_court, .ways = "send back {whose} caballeros: {list}", .route = "{n} {from:from}"},
    .likely = [](const State&, const Frame&, const Choices& choices, unsigned luck, Rng& rng) {
        return choices[0].thing == Thing::court && luck % 4 ? choices[0] : choices[rng.below(choices.size())];
    },
},
{
    // One caballero of each opponent. In 1996 the text adds one of the player's own, which the
    // sample game leaves where it is: offered, not compelled. mode: foreign, or any where that is so;
    // set: the colours still to go.
    .id = take_from_each,
    .name = "take_from_each",
    .uses = uses_mode | uses_set,
    .prompt = "Send one caballero of each player named back to the province.",
    .legal = [](const State& s, const Frame& f, Choices& out) {
        bool may_stop = true;
        for (Player q : colours_left(s, f)) {
            const Places from = movable(s, q);
            add_caballeros(out, q, from);
            if (q != f.player && !from.empty()) may_stop = false;
        }
        if (may_stop) out.add(done);
    },
    .possible = [](const State& s, const Frame& f) {
        for (Player q : colours_left(s, f))
            if (!movable(s, q).empty()) return true;
        return false;
    },
    .apply = [](State& s, Frame f, Choice c, Events&) {
        if (c == press(done)) return;
        Players left = colours_left(s, f);
        left.remove(c.whose);
        f.set = left.bits;
        if (!left.empty()) push(s, f);
        begin_part(s, f.player, {.step = take_one, .player = f.player, .place = static_cast<Place>(c.which), .whose = c.whose});
    },
    .sound = [](const State& s, const Frame& f) { return (f.mode == foreign || f.mode == any) && f.set <= s.seats().bits; },
    .lost = always,
    .wording = {.way = sent_back, .way_from_court = sent_back_from_court, .ways = "send back {whose} caballeros: {list}", .route = "{n} {from:from}"},
},
{
    .id = take_one,
    .name = "take_one",
    .uses = uses_place | uses_whose,
    .part = "{Whose} caballero {place:in} is to go back to the province.",
    .apply = [](State& s, Frame f, Choice, Events& events) { send_back(s, f.player, f.whose, f.place, 1, events); },
    .sound = [](const State& s, const Frame& f) { return movable(s, f.whose).has(f.place); },
},
{
    // Each opponent loses caballeros where his disc points.
    .id = lose_dialled,
    .name = "lose_dialled",
    .uses = uses_count,
    .prompt_now = [](const State&, const Frame& f) -> std::string_view {
        return f.count >= all ? "Choose with your secret disc where you lose all caballeros to the province."
                              : "Choose with your secret disc where you lose {n, plural, one {# caballero} other {# caballeros}} to the province.";
    },
    .possible = [](const State& s, const Frame& f) {
        for (Player q : opponents(s, f.player))
            if (!movable(s, q).empty()) return true;
        return false;
    },
    .apply = [](State& s, Frame f, Choice, Events& events) {
        const PerPlayer<Place> discs = reveal_discs(s, events);
        clockwise_from(s, f.player, [&](Player q) {
            if (discs[q] == nowhere) return;
            int left = f.count;
            for (Place place : with_parts(s, discs[q])) {
                const int n = std::min<int>(left, s.caballeros[q][place]);
                send_back(s, q, q, place, n, events);
                left -= n;
            }
        });
    },
    .sound = stands_on_a_card,
    .lost = always,
    .dials = [](const State& s, const Frame& f, Player q) { return q == f.player ? Places{} : losable(s, q, f.count); },
    .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
        const Player dials = s.top().player;
        const Place  place = static_cast<Place>(c.which);
        if (!regions_of(s, standing(s, dials)).has(place)) return "You have no caballeros here to lose.";
        return open_regions(s).has(place) && !losable(s, dials, f.count).has(place) ? "You have too few here: lose them where you have enough." : "";
    },
},
};

}

constinit const std::span<const Step> send_back_steps = steps;

}
