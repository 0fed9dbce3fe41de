// The figures at court: the Queen's and the Inquisitor's bonus, the Jester's gifts, and the black caballeros, who are
// nobody's here and never count.
#include "grandissimo.h"

namespace eg::grand {
namespace {

// The Queen and the Jester if both are beside the board, or both with others; else the one that is left.
unsigned courtiers(const State& s, Player to) {
    unsigned aside = 0, others = 0;
    for (const Figure one : {queen, jester}) {
        const Player has = holder(s, one);
        if (has == nobody) aside |= 1u << one;
        else if (has != to) others |= 1u << one;
    }
    return aside ? aside : others;
}

Players possible_receivers(const State& s, Player giver) {
    Players some;
    for (Player p : opponents(s, giver))
        if (s.province[p] > 0) some.add(p);
    return some;
}

// Who may go along with a black caballero that has gone from f.place to f.set - 1.
void add_companions(const State& s, const Frame& f, Choices& out) {
    for (Player p : s.seats())
        add_caballeros(out, p, may_follow(s, f.player, p, with_parts(s, f.place) & movable(s, p),
                                          static_cast<Place>(f.set - 1)));
}
bool valid_way(const State& s, const Frame& f) {
    return regions(s).has(f.place) && (f.set == 0 || regions(s).has(static_cast<Place>(f.set - 1)));
}

constexpr Step steps[] = {
{
    .id = take_courtier,
    .name = "take_courtier",
    .rule = {
        .legal = [](const State& s, const Frame& f, Choices& out) {
            out.add(Thing::token, courtiers(s, f.player) << numbers.token);
        },
        .possible = [](const State& s, const Frame& f) { return with(s, the_court) && courtiers(s, f.player) != 0; },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            const auto which = static_cast<std::uint8_t>(c.which - numbers.token);
            happen(s, {.what = number(figure_taken), .who = f.player, .whose = holder(s, which), .n = which}, events);
        },
    },
    .text = {
        .prompt = "Choose the Queen or the Jester for your court.",
        .part = "The Queen or the Jester is about to go to another court.",
        .answer_text = "take {chosen}",
    },
},
{
    .id = bring_inquisitor,
    .name = "bring_inquisitor",
    .rule = {
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            if (holder(s, inquisitor) != f.player)
                happen(s, {.what = number(figure_taken), .who = f.player, .whose = holder(s, inquisitor),
                           .n = inquisitor}, events);
        },
        .valid = is_on_a_card,
    },
    .text = {
        .part = "The Grand Inquisitor is about to go to {whose} court.",
    },
},
{
    // Of the Queen or the Inquisitor (count: a Figure), once a turn of whoever has them.
    .id = court_bonus,
    .name = "court_bonus",
    .rule = {
        .fields = frame_count,
        .legal = caballero_bonus_choices,
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            byte(s, used_at + f.count) = 1;
            take_caballero_bonus(s, f.player, c, events);
        },
        .valid = [](const State& s, const Frame& f) {
            return (f.count == queen || f.count == inquisitor) && holder(s, f.count) == f.player
                   && has_caballero_bonus(s, f.player);
        },
        .at_once = true,
    },
    .text = {
        .prompt_now = [](const State&, const Frame& f) -> std::string_view {
            return f.count == queen
                       ? "The Queen lets you bring one caballero to your court, or place one beside {king} or in the "
                         "Castillo."
                       : "The Grand Inquisitor lets you bring one caballero to your court, or place one beside {king} "
                         "or in the Castillo.";
        },
        .refused = caballero_bonus_refused,
        .answer_text_now = caballero_bonus_answer,
    },
},
{
    .id = give,
    .name = "give",
    .rule = {
        .legal = [](const State& s, const Frame& f, Choices& out) {
            for (Player p : possible_receivers(s, f.player)) out.add(Thing::court, 1u, p);
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            byte(s, used_at + jester) = 1;
            happen(s, {.what = number(gift_given), .who = f.player, .whose = c.whose, .to = at(s, gifts)}, events);
        },
        .valid = [](const State& s, const Frame& f) {
            return holder(s, jester) == f.player && !possible_receivers(s, f.player).empty();
        },
        .at_once = true,
    },
    .text = {
        .prompt = "Choose an opponent to get a caballero from their own province. That player places it at the start "
                  "of their next turn, in any region or the Castillo.",
        .answer_text_now = [](const State&, Choice) -> std::string_view { return "one to {chosen}"; },
    },
},
{
    .id = place_gift,
    .name = "place_gift",
    .rule = {
        .legal = [](const State& s, const Frame& f, Choices& out) { out.add(placeable(s, f.player)); },
        .possible = [](const State& s, const Frame& f) { return standing(s, f.player, gifts) > 0; },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            push(s, f);
            move(s, f.player, f.player, at(s, gifts), static_cast<Place>(c.which), events);
        },
    },
    .text = {
        .prompt = "Place the caballero that the Jester has given you, in any region or the Castillo.",
        .awaited = "to place what the Jester gave",
        .awaited_brief = "to place",
    },
},
{
    // count: how many more.
    .id = lead_black,
    .name = "lead_black",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame&, Choices& out) {
            add_caballeros(out, black, movable(s, black));
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) { return f.count > 0 && !movable(s, black).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            if (c == press(done)) return;
            const Place from = static_cast<Place>(c.which);
            --f.count;
            push(s, f);
            push(s, {.step = number(take_along), .player = f.player, .place = from});
            begin_carry(s, {.step = carry_caballero, .player = f.player, .place = from, .whose = black});
        },
        .valid = [](const State&, const Frame& f) { return f.count <= black_caballeros; },
    },
    .text = {
        .prompt = "Choose a black caballero to move (up to {n}).",
        .part = "Black caballeros are about to be moved.",
    },
    .hints = {
        .shows = Shows::left,
    },
},
{
    // One caballero, if its owner agrees. place: where the black one was; set: where it has gone + 1; 0: nowhere yet.
    .id = take_along,
    .name = "take_along",
    .rule = {
        .fields = frame_place | frame_set,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            add_companions(s, f, out);
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) {
            Choices some;
            if (f.set > 0) add_companions(s, f, some);
            return some.size() > 0;
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c == press(done)) return;
            const Place from = static_cast<Place>(c.which);
            if (c.whose == f.player) return move(s, f.player, c.whose, from, static_cast<Place>(f.set - 1), events);
            push(s, {.step = number(may_be_taken), .player = c.whose, .place = from, .whose = f.player, .set = f.set});
        },
        .valid = valid_way,
    },
    .text = {
        .prompt = "Choose a caballero that goes along with the black one.",
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            return c.thing == Thing::caballero && !with_parts(s, f.place).has(static_cast<Place>(c.which))
                       ? "This caballero is not in the region the black one left."
                       : "";
        },
        .done_button = "Nobody goes along",
    },
},
{
    // whose: who would take it along.
    .id = may_be_taken,
    .name = "may_be_taken",
    .rule = {
        .fields = frame_place | frame_whose | frame_set,
        .legal = [](const State&, const Frame& f, Choices& out) {
            out.add(Places{static_cast<Place>(f.set - 1)});
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) { return s.caballeros[f.player][f.place] > 0; },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c != press(done)) move(s, f.whose, f.player, f.place, static_cast<Place>(c.which), events);
        },
        .valid = [](const State& s, const Frame& f) {
            return valid_way(s, f) && f.set > 0 && f.whose != f.player && s.caballeros[f.player][f.place] > 0;
        },
        .at_once = true,
    },
    .text = {
        .prompt = "May your caballero {place:in} go along with the black one?",
        .title = "The Inquisitor's company",
        .asked_first = "First say whether your caballero goes along.",
        .done_button = "No",
        .place_button = "Yes",
    },
    .hints = {
        .kind = Kind::interruption,
    },
},
};

}

void court_actions(const State& s, const Frame& turn, Choices& out) {
    const Player me = turn.player;
    unsigned     offered = 0;
    for (const Figure one : {queen, inquisitor})
        if (holder(s, one) == me && !byte(s, used_at + one) && has_caballero_bonus(s, me))
            offered |= bit(static_cast<OwnToken>(queen_token + static_cast<int>(one)));
    if (holder(s, jester) == me && !byte(s, used_at + jester) && !possible_receivers(s, me).empty())
        offered |= bit(jester_token);
    if (offered) out.add(Thing::token, offered);
}

bool act_on_court(State& s, const Frame& turn, Choice c, Events&) {
    if (c == token(queen_token) || c == token(inquisitor_token))
        push(s, {.step = number(court_bonus),
                 .player = turn.player,
                 .count = static_cast<Count>(c.which - numbers.token)});
    else if (c == token(jester_token)) push(s, {.step = number(give), .player = turn.player});
    else return false;
    return true;
}

constinit const std::span<const Step> court_steps = steps;

}
