// Moving caballeros on the board, and placing them anywhere: the cards of stack 1 (Decennial, Action cards in the "1"
// stack).
#include "engine/base/base.h"

namespace eg {
namespace {

// Where the caballeros of a move_caballero or carry_caballero frame may go. With one destination for all it is the only
// place in `set`; empty `set`: not chosen yet.
Places destinations(const State& s, const Frame& f) {
    const int goal = f.mode & to_mask;
    if (goal == 0) return anywhere(s);
    if (goal == to_castillo) return anywhere(s) & castillo;
    if (goal == to_one_region && f.set == 0) return open_regions(s);
    return anywhere(s) & Places::of_bits(f.set);
}

// Where this colour's caballeros may be taken from; not from their only destination.
Places movable_from(const State& s, const Frame& f, Player whose) {
    Places from = movable(s, whose);
    if (f.mode & to_mask) {
        const Places to = destinations(s, f);
        if (to.size() < 2) from = to.empty() ? Places{} : from - with_parts(s, to.lowest());
    }
    if (f.place == nowhere) return f.mode & from_picked ? Places{} : from;
    return from & with_parts(s, f.place);
}

Players movable_colours(const State& s, const Frame& f) {
    const Players mine = colours_of(s, f.player);
    Players colours;
    if (f.mode & own) colours = mine;
    if (f.mode & foreign) colours = colours | (eg::colours(s) - mine - (f.mode & own ? Players{} : box(s).uncounted));
    return colours;
}

// Where the chosen caballero may go.
Places carry_destinations(const State& s, const Frame& f) {
    const Mover  mover{.by = f.player, .whose = f.whose, .from = f.place};
    const Places elsewhere = open_to(s, mover, destinations(s, f) - Places{region_of(s, f.place)});
    return f.mode & to_mask ? elsewhere : elsewhere | open_within(s, mover);
}
bool can_be_carried(const State& s, const Frame& f) { return f.whose != nobody && movable(s, f.whose).has(f.place); }

// Counts one moved caballero. Without a fixed destination `set` is the number of foreign ones, in addition to `count`
// own ones, in any order (1996, "2 of your own and 2 foreign Caballeros").
void count_one(Frame& f, bool foreign_one) {
    if (f.mode & to_mask) {   // `set` is the destination
        --f.count;
    } else if (f.set && foreign_one) {
        if (--f.set == 0) f.mode = own;
    } else if (--f.count == 0 && f.set) {
        f.mode = foreign;
        f.count = static_cast<Count>(f.set);
        f.set = 0;
    }
}

// "You must move all of your own Caballeros": once begun, all must move (Decennial). Before, `done` is offered if the
// region is still to be chosen.
bool must_continue(const Frame& f) {
    return (f.mode & must_move) && (f.place != nowhere || !(f.mode & from_one_region) || !(f.mode & move_all));
}

bool valid_destination(const State& s, const Frame& f) {
    const Places one = Places::of_bits(f.set);
    return (f.mode & to_mask) == to_castillo
               ? f.set == 0
               : f.set == 0
                     || (one.size() == 1
                         && ((regions(s) | castillo) - one).size() == (regions(s) | castillo).size() - 1);
}

// By HowMany, and by whose: the player's own, opponents', or any.
constexpr std::string_view move_prompts[][3] = {
    {"Choose one of your caballeros to move (up to {n}).",
     "Choose one of your opponents' caballeros to move (up to {n}).",
     "Choose a caballero to move (up to {n})."},
    {"Move any number of your caballeros: choose the next one.",
     "Move any number of your opponents' caballeros: choose the next one.",
     "Move any number of caballeros: choose the next one."},
    {"Any number of your caballeros may leave their regions: choose the next one.",
     "Any number of your opponents' caballeros may leave their regions: choose the next one.",
     "Any number of caballeros may leave their regions: choose the next one."},
    {"Choose one of your caballeros to move; {n, plural, one {one must} other {# must}} move if possible.",
     "Choose one of your opponents' caballeros to move; {n, plural, one {one must} other {# must}} move if possible.",
     "Choose a caballero to move; {n, plural, one {one must} other {# must}} move if possible."},
    {"Choose your next caballero: all that can move must move.",
     "Choose the next of your opponents' caballeros: all that can move must move.",
     "Choose the next caballero: all that can move must move."},
    {"Choose one of your caballeros; all of yours in its region must leave.",
     "Choose one of your opponents' caballeros; all of theirs in its region must leave.",
     "Choose a caballero; all in its region must leave."},
    {"Choose the next of your caballeros to leave {place}; all must go.",
     "Choose the next of your opponents' caballeros to leave {place}; all must go.",
     "Choose the next caballero to leave {place}; all must go."},
};
enum HowMany { up_to, any_number, any_out_of_one, so_many, each_of_them, all_out_of_one, all_out_of_this };

HowMany how_many(const Frame& f) {
    const bool from_one = f.mode & (from_one_region | from_picked);
    if (!(f.mode & must_move)) return !(f.mode & move_all) ? up_to : from_one ? any_out_of_one : any_number;
    if (!(f.mode & move_all)) return must_continue(f) ? so_many : up_to;
    return !from_one ? each_of_them : f.place == nowhere ? all_out_of_one : all_out_of_this;
}

// By where they come from (court, province) and PlaceGroup.
constexpr std::string_view place_prompts[][4] = {
    {"Place up to {n, plural, one {# more caballero} other {# more caballeros}} from your court in any regions or the "
     "Castillo.",
     "Place up to {n, plural, one {# more caballero} other {# more caballeros}} from your court in any regions, but "
     "not in the Castillo.",
     "Place up to {n, plural, one {# more caballero} other {# more caballeros}} from your court beside {king} or in "
     "the Castillo.",
     "Place up to {n, plural, one {# more caballero} other {# more caballeros}} from your court beside {king}."},
    {"Place up to {n, plural, one {# more caballero} other {# more caballeros}} from your province in any regions or "
     "the Castillo.",
     "Place up to {n, plural, one {# more caballero} other {# more caballeros}} from your province in any regions, but "
     "not in the Castillo.",
     "Place up to {n, plural, one {# more caballero} other {# more caballeros}} from your province beside {king} or in "
     "the Castillo.",
     "Place up to {n, plural, one {# more caballero} other {# more caballeros}} from your province beside {king}."},
};

Places placing_destinations(const State& s, const Frame& f) {
    const int where = f.mode & (in_regions_only | bordering_the_king);
    return where == in_regions_only      ? placeable(s, f.player) - castillo
           : where == bordering_the_king ? beside_the_king(s, f.player)
                                         : placeable(s, f.player);
}
bool has_caballero(const State& s, const Frame& f) {
    return (f.mode & from_province ? s.province : s.court)[f.player] > 0;
}

std::string_view place_prompt(const State& s, const Frame& f) {
    const PlaceGroup where = place_group(s, placing_destinations(s, f));
    return place_prompts[f.mode & from_province ? 1 : 0][static_cast<std::size_t>(where)];
}
void add_placing_choices(const State& s, const Frame& f, Choices& out) {
    out.add(placing_destinations(s, f));
    out.add(done);
}
bool can_place(const State& s, const Frame& f) {
    return f.count > 0 && has_caballero(s, f) && !placing_destinations(s, f).empty();
}
void place_one(State& s, Frame& f, Choice c, Events&) {
    if (c == press(done)) return;
    const Place to = static_cast<Place>(c.which);
    --f.count;
    push(s, f);
    pick_place(s, to);
    begin_part(
        s, f.player,
        {.step = put_down, .player = f.player, .place = to, .mode = static_cast<std::uint8_t>(f.mode & from_province)});
}

constexpr Step steps[] = {
{
    // count: how many more; mode: see base.h; place: where all come from, once known; set: the destination, or the
    // number of foreign ones (count_one).
    .id = move_caballero,
    .name = "move_caballero",
    .rule = {
        .fields = frame_count | frame_place | frame_mode | frame_set,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            for (Player whose : movable_colours(s, f)) add_caballeros(out, whose, movable_from(s, f, whose));
            if (!must_continue(f)) out.add(done);
        },
        .possible = [](const State& s, const Frame& f) {
            if (f.count == 0) return false;
            for (Player whose : movable_colours(s, f))
                if (!movable_from(s, f, whose).empty()) return true;
            return false;
        },
        .needed = [](const State& s, const Frame& f) { return (f.mode & must_move) && is_on_a_card(s, f); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            if (c == press(done)) return;
            const Place from = static_cast<Place>(c.which);
            if (f.mode & from_one_region) f.place = region_of(s, from);
            count_one(f, !colours_of(s, f.player).has(c.whose));
            push(s, f);
            Frame carry = {.step = carry_caballero, .player = f.player, .place = from, .whose = c.whose};
            if (f.mode & to_mask) carry.mode = f.mode & to_mask, carry.set = f.set;
            begin_carry(s, carry);
        },
        .valid = [](const State& s, const Frame& f) {
            return (f.place == nowhere || (f.mode & from_one_region && regions(s).has(f.place))
                    || (f.mode & from_picked && places(s).has(f.place)))
                && (f.mode & any) && (f.mode & (from_one_region | from_picked)) != (from_one_region | from_picked)
                && (f.mode & (must_move | move_all | from_one_region | from_picked | to_mask)) != (must_move | move_all)
                && (f.mode & to_mask ? valid_destination(s, f)
                                     : f.set == 0 || (f.mode == any && f.count > 0 && f.set <= all));
        },
        .takes_picked = [](Frame& f, Place place) {
            const bool goes_there = (f.mode & to_mask) == to_picked;
            if (goes_there) f.set = place == nowhere ? 0 : Places{place}.bits;
            return set_picked(f, place, f.mode & from_picked) || goes_there;
        },
    },
    .text = {
        .prompt_now = [](const State&, const Frame& f) -> std::string_view {
            if (f.set && !(f.mode & to_mask))
                return "Choose a caballero to move: up to {n} of your own and {also} of your opponents'.";
            return move_prompts[how_many(f)][(f.mode & any) - 1];
        },
        .part = "Caballeros are about to be moved.",
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            const bool elsewhere = c.thing == Thing::caballero && f.place != nowhere
                                   && (movable(s, c.whose) - with_parts(s, f.place)).has(static_cast<Place>(c.which));
            return elsewhere ? "All must come out of the same region: {place}." : "";
        },
    },
    .hints = {
        .shows = Shows::left,
    },
},
{
    // place, whose: the chosen caballero; mode, set: its destination, as of move_caballero.
    .id = carry_caballero,
    .name = "carry_caballero",
    .rule = {
        .fields = frame_place | frame_whose | frame_mode | frame_set,
        .legal = [](const State& s, const Frame& f, Choices& out) { out.add(carry_destinations(s, f)); },
        .possible = [](const State& s, const Frame& f) {
            return can_be_carried(s, f) && !carry_destinations(s, f).empty();
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            const Place to = static_cast<Place>(c.which);
            if (Frame* next = s.depth ? &s.stack[static_cast<std::size_t>(s.depth - 1)] : nullptr;
                next && next->step == move_caballero && (f.mode & to_mask) == to_one_region)
                next->set = Places{to}.bits;
            if (s.rules.veto_form == VetoForm::rest) move(s, f.player, f.whose, f.place, to, events);
            else begin_part(s, f.player,
                            {.step = set_down, .player = f.player, .place = f.place, .whose = f.whose, .set = to});
        },
        .valid = [](const State& s, const Frame& f) {
            return can_be_carried(s, f) && (f.mode & ~to_mask) == 0 && (f.mode ? valid_destination(s, f) : f.set == 0);
        },
        .at_once = true,
    },
    .text = {
        .prompt_now = [](const State&, const Frame& f) -> std::string_view {
            return (f.mode & to_mask) == to_one_region && f.set == 0
                ? "Choose a region for {whose} caballero {place:from}. The others must go there, too."
                                                                   : "Choose where {whose} caballero {place:from} "
                                                                     "goes.";
        },
        .part = "{Whose} caballero is about to leave {place}.",
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            const Places here = with_parts(s, region_of(s, f.place)) - carry_destinations(s, f);
            return c.thing == Thing::place && here.has(static_cast<Place>(c.which))
                       ? "It comes from here: choose where it goes."
                       : "";
        },
        .way = "{n, plural, one {move {whose} caballero} other {move # of {whose} caballeros}} {from:from} {to:goal}",
        .ways = "move {whose} caballeros: {list}",
        .route = "{n} {from:from} {to:goal}",
    },
},
{
    // The same when its destination (set: a place) has been shown, for a Veto in the Big Box.
    .id = set_down,
    .name = "set_down",
    .rule = {
        .fields = frame_place | frame_whose | frame_set,
        .possible = can_be_carried,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            move(s, f.player, f.whose, f.place, static_cast<Place>(f.set), events);
        },
        .valid = [](const State& s, const Frame& f) {
            const Frame anywhere = {.player = f.player, .place = f.place, .whose = f.whose};
            return can_be_carried(s, f) && f.set < place_capacity
                   && carry_destinations(s, anywhere).has(static_cast<Place>(f.set));
        },
        .at_once = true,
    },
    .text = {
        .part = "{Whose} caballero is about to go {place:from} {to:goal}.",
    },
},
{
    // More caballeros from the court (1996, "move 2 more Caballeros"). mode: where to (base.h); the last place is
    // picked.
    .id = place_freely,
    .name = "place_freely",
    .rule = {
        .fields = frame_count | frame_mode,
        .legal = add_placing_choices,
        .possible = can_place,
        .apply = place_one,
        .valid = [](const State&, const Frame& f) { return f.mode <= bordering_the_king; },
        .picks = true,
    },
    .text = {
        .prompt_now = place_prompt,
        .part = "More caballeros are about to be placed from the court.",
        .done_button = "Done placing",
    },
    .hints = {
        .gesture = Gesture::from_court,
        .shows = Shows::left,
    },
},
{
    // The same from the province: mode has from_province too.
    .id = place_from_province,
    .name = "place_from_province",
    .rule = {
        .fields = frame_count | frame_mode,
        .legal = add_placing_choices,
        .possible = can_place,
        .apply = place_one,
        .valid = [](const State&, const Frame& f) {
            return f.mode & from_province && f.mode <= (bordering_the_king | from_province)
                   && (f.mode & ~from_province) <= bordering_the_king;
        },
        .picks = true,
    },
    .text = {
        .prompt_now = place_prompt,
        .part = "More caballeros are about to be placed from the province.",
        .done_button = "Done placing",
    },
    .hints = {
        .shows = Shows::left,
    },
},
{
    // place: where one caballero is placed; mode: from_province or 0.
    .id = put_down,
    .name = "put_down",
    .rule = {
        .fields = frame_place | frame_mode,
        .possible = has_caballero,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            if (f.mode & from_province) to_court(s, f.player, 1, events);
            from_court(s, f.player, f.place, events);
        },
        .valid = [](const State& s, const Frame& f) {
            return open_to(s, {.by = f.player, .whose = f.player}, anywhere(s)).has(f.place)
                   && (f.mode & ~from_province) == 0 && has_caballero(s, f);
        },
        .at_once = true,
    },
    .text = {
        .part = "A caballero is about to go from the court {place:goal}.",
        .part_now = [](const State&, const Frame& f) -> std::string_view {
            return f.mode & from_province ? "A caballero is about to go from the province {place:goal}."
                                          : "A caballero is about to go from the court {place:goal}.";
        },
    },
},
};

}

void begin_carry(State& s, const Frame& carry) {
    if (s.rules.veto_form == VetoForm::rest) begin_part(s, carry.player, carry);
    else push(s, carry);
}

constinit const std::span<const Step> move_steps = steps;

}
