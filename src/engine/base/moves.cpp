// Moving caballeros on the board, and placing them anywhere: the cards of stack 1
// (Decennial, Action cards in the "1" stack).
#include "engine/base/base.h"

namespace eg {
namespace {

Places movable_from(const State& s, const Frame& f, Player whose) {
    const Places from = movable(s, whose);
    return f.place == nowhere ? from : from & with_parts(s, f.place);
}

Players movable_colours(const State& s, const Frame& f) {
    const Players me = {f.player};
    Players colours;
    if (f.mode & own) colours = me;
    if (f.mode & foreign) colours = colours | (eg::colours(s) - me);
    return colours;
}

bool can_be_carried(const State& s, const Frame& f) { return f.whose != nobody && movable(s, f.whose).has(f.place); }

// One more has moved. Where foreign ones are counted apart, in `set`, the order is free
// (1996, "2 of your own and 2 foreign Caballeros").
void count_one(Frame& f, bool foreign_one) {
    if (f.set && foreign_one) {
        if (--f.set == 0) f.mode = own;
    } else if (--f.count == 0 && f.set) {
        f.mode = foreign;
        f.count = static_cast<Count>(f.set);
        f.set = 0;
    }
}

// "You must move all of your own Caballeros": once begun, none may stay (Decennial).
bool must_go_on(const Frame& f) {
    return (f.mode & none_stays) && f.place != nowhere;
}

constexpr Step steps[] = {
{
    // mode: whose, and whether all come out of the region of the first one, which is then `place`.
    .id = move_caballero,
    .name = "move_caballero",
    .uses = uses_count | uses_place | uses_mode | uses_set,
    .prompt_now = [](const State&, const Frame& f) -> std::string_view {
        if (must_go_on(f)) return "Choose the next of your caballeros to leave {place}; all must go.";
        if (f.mode & every_one)
            return f.mode & none_stays ? "Choose one of your caballeros; all of yours in its region must leave." : "Choose one of your caballeros to leave its region; any number may.";
        if (f.set) return "Choose a caballero to move; up to {n} of your own and {also} of your opponents' may move.";
        if (f.mode == own) return "Choose one of your caballeros to move; up to {n} may move.";
        if (f.mode == foreign) return "Choose one of your opponents' caballeros to move; up to {n} may move.";
        return "Choose a caballero to move; up to {n} may move.";
    },
    .part = "Caballeros are to be moved.",
    .legal = [](const State& s, const Frame& f, Choices& out) {
        for (Player whose : movable_colours(s, f)) add_caballeros(out, whose, movable_from(s, f, whose));
        if (!must_go_on(f)) out.add(done);
    },
    .possible = [](const State& s, const Frame& f) {
        if (f.count == 0) return false;
        for (Player whose : movable_colours(s, f))
            if (!movable_from(s, f, whose).empty()) return true;
        return false;
    },
    .apply = [](State& s, Frame f, Choice c, Events&) {
        if (c == press(done)) return;
        const Place from = static_cast<Place>(c.which);
        if (f.mode & from_one_region) f.place = region_of(s, from);
        count_one(f, c.whose != f.player);
        push(s, f);
        const Frame carry = {.step = carry_caballero, .player = f.player, .place = from, .whose = c.whose};
        if (s.rules.veto_form == VetoForm::rest) begin_part(s, f.player, carry);
        else push(s, carry);
    },
    .sound = [](const State& s, const Frame& f) {
        return (f.place == nowhere || (f.mode & from_one_region && regions(s).has(f.place))) && (f.mode & any) && f.mode <= (any | from_one_region | every_one | none_stays)
            && (f.set == 0 || (f.mode == any && f.count > 0 && f.set <= all));
    },
    .shows = Shows::left,
    .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
        const bool elsewhere = c.thing == Thing::caballero && f.place != nowhere && (movable(s, c.whose) - with_parts(s, f.place)).has(static_cast<Place>(c.which));
        return elsewhere ? "All must come out of the same region: {place}." : "";
    },
},
{
    .id = carry_caballero,
    .name = "carry_caballero",
    .uses = uses_place | uses_whose,
    .prompt = "Choose where {whose} caballero {place:from} goes.",
    .part = "{Whose} caballero is to leave {place}.",
    .legal = [](const State& s, const Frame& f, Choices& out) { out.add(anywhere(s) - Places{region_of(s, f.place)}); },
    .possible = can_be_carried,
    .apply = [](State& s, Frame f, Choice c, Events& events) {
        const Place to = static_cast<Place>(c.which);
        if (s.rules.veto_form == VetoForm::rest) move(s, f.player, f.whose, f.place, to, events);
        else begin_part(s, f.player, {.step = set_down, .player = f.player, .place = f.place, .whose = f.whose, .set = to});
    },
    .sound = can_be_carried,
    .wording = {.way = "{n, plural, one {move {whose} caballero} other {move # of {whose} caballeros}} {from:from} {to:goal}",
                .ways = "move {whose} caballeros: {list}", .route = "{n} {from:from} {to:goal}"},
    .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view { return c.thing == Thing::place && with_parts(s, region_of(s, f.place)).has(static_cast<Place>(c.which)) ? "It comes from here: choose where it goes." : ""; },
},
{
    .id = set_down,
    .name = "set_down",
    .uses = uses_place | uses_whose | uses_set,
    .part = "{Whose} caballero is to go {place:from} {to:goal}.",
    .possible = can_be_carried,
    .apply = [](State& s, Frame f, Choice, Events& events) {
        move(s, f.player, f.whose, f.place, static_cast<Place>(f.set), events);
    },
    .sound = [](const State& s, const Frame& f) { return can_be_carried(s, f) && f.set < place_capacity && anywhere(s).has(static_cast<Place>(f.set)); },
},
{
    // Two more from the court, beside the King or not (1996, "move 2 more Caballeros").
    .id = place_freely,
    .name = "place_freely",
    .uses = uses_count,
    .prompt = "Place up to {n, plural, one {# more caballero} other {# more caballeros}} from your court in any regions or the Castillo.",
    .part = "More caballeros are to be placed from the court.",
    .legal = [](const State& s, const Frame&, Choices& out) {
        out.add(anywhere(s));
        out.add(done);
    },
    .possible = [](const State& s, const Frame& f) { return f.count > 0 && s.court[f.player] > 0; },
    .apply = [](State& s, Frame f, Choice c, Events&) {
        if (c == press(done)) return;
        --f.count;
        push(s, f);
        begin_part(s, f.player, {.step = put_down, .player = f.player, .place = static_cast<Place>(c.which)});
    },
    .gesture = Gesture::from_court,
    .shows = Shows::left,
    .wording = {.done_button = "Done placing"},
},
{
    .id = put_down,
    .name = "put_down",
    .uses = uses_place,
    .part = "A caballero is to go from the court {place:goal}.",
    .possible = [](const State& s, const Frame& f) { return s.court[f.player] > 0; },
    .apply = [](State& s, Frame f, Choice, Events& events) { from_court(s, f.player, f.place, events); },
    .sound = [](const State& s, const Frame& f) { return anywhere(s).has(f.place) && s.court[f.player] > 0; },
},
};

}

constinit const std::span<const Step> move_steps = steps;

}
