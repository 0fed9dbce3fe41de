// Moving Grandes, and caballeros that go along with a Grande or the King (1996, Decennial and Big Box, Action cards in
// the 4 stack; 2023).
#include "engine/base/base.h"

namespace eg {
namespace {

constexpr std::uint8_t with_the_grande = 1;   // mode of goes_along

// A Grande moves neither into nor out of the King's region, nor out of the Castillo.
bool may_leave_home(const State& s, Player q) { return open_regions(s).has(s.grande[q]); }
Places new_homes(const State& s, Player q) { return (open_regions(s) & box(s).homes) - Places{s.grande[q]}; }

// The next player clockwise whose Grande may move, the active player last; nobody: none.
Player next_to_leave(const State& s, const Frame& f) {
    return next_clockwise(s, f, f.mode & own_too,
                          [&](Player q) { return may_leave_home(s, q) && !new_homes(s, q).empty(); });
}

// Those of this colour in the old home region (f.place) that may go along with the Grande of f.player.
Places followers_of(const State& s, const Frame& f, Player whose) {
    return may_follow(s, f.player, whose, with_parts(s, f.place) - taboo(s), s.grande[f.player]);
}
Players followers(const State& s, const Frame& f) {
    Players some;
    for (Player whose : colours_of(s, f.player))
        if (!followers_of(s, f, whose).empty()) some.add(whose);
    return some;
}

constexpr Step steps[] = {
{
    // Each player moves his Grande, one after another, each move a part of its own. mode: own_too: the active player,
    // too; set: players already asked.
    .id = ask_for_homes,
    .name = "ask_for_homes",
    .rule = {
        .fields = frame_mode | frame_set,
        .possible = [](const State& s, const Frame& f) { return next_to_leave(s, f) != nobody; },
        .apply = [](State& s, Frame& f, Choice, Events&) {
            const Player q = next_to_leave(s, f);
            f.set |= Players{q}.bits;
            push(s, f);
            push(s, {.step = choose_home, .player = q});
        },
        .valid = [](const State& s, const Frame& f) { return f.mode <= own_too && f.set <= s.seats().bits; },
    },
},
{
    // Each Grande goes to the region on its owner's disc. mode: own_too or 0.
    .id = homes_dialled,
    .name = "homes_dialled",
    .rule = {
        .fields = frame_place | frame_mode | frame_set,
        .possible = somebody_dials,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            const PerPlayer<Place> discs = reveal_discs(s, events);
            clockwise_from(s, f.player, true, [&](Player q) {
                if (discs[q] != nowhere) move_grande(s, q, discs[q], events);
            });
        },
        .valid = is_on_a_card,
        .dials = [](const State& s, const Frame& f, Player q) {
            return (q == f.player && !(f.mode & own_too)) || !may_leave_home(s, q)
                       ? Places{}
                       : may_dial_of(s, f, q, new_homes(s, q));
        },
        .takes_picked = takes_dialled,
    },
    .text = {
        .prompt = "Secretly choose the region your Grande moves to.",
        .part = "Grandes are about to go where the discs point.",
        .refused = [](const State& s, const Frame&, Choice c) -> std::string_view {
            return c == on(s.grande[s.top().player]) ? "Your Grande is already here." : "";
        },
    },
},
{
    // Several Grandes may share a region. count: own caballeros that may go along.
    .id = choose_home,
    .name = "choose_home",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame& f, Choices& out) { out.add(new_homes(s, f.player)); },
        .possible = [](const State& s, const Frame& f) {
            return may_leave_home(s, f.player) && !new_homes(s, f.player).empty();
        },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            const Player actor = in_turn(s);   // the active player
            if (f.count > 0)
                push(s, {.step = retinue_goes, .player = f.player, .count = f.count, .place = s.grande[f.player]});
            begin_part(s, actor == nobody ? f.player : actor,
                       {.step = grande_goes, .player = f.player, .place = static_cast<Place>(c.which)});
        },
        .valid = [](const State&, const Frame& f) { return f.count <= 9; },
    },
    .text = {
        .prompt = "Choose a new home region for your Grande.",
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            if (c == on(CAS)) return "A Grande lives in a region, not in the Castillo.";
            return c == on(s.grande[f.player]) ? "Your Grande is already here." : "";
        },
        .answer_text = "move {own} Grande {chosen:to}",
    },
    .hints = {
        .gesture = Gesture::grande,
    },
},
{
    .id = grande_goes,
    .name = "grande_goes",
    .rule = {
        .fields = frame_place,
        .apply = [](State& s, Frame& f, Choice, Events& events) { move_grande(s, f.player, f.place, events); },
        .valid = [](const State& s, const Frame& f) {
            return may_leave_home(s, f.player) && new_homes(s, f.player).has(f.place);
        },
        .at_once = true,
    },
    .text = {
        .part = "The Grande is about to go {place:goal}.",
        .part_now = [](const State& s, const Frame& f) -> std::string_view {
            return f.player == in_turn(s) ? "The Grande is about to go {place:goal}."
                                          : "{Whose} Grande is about to go {place:goal}.";
        },
    },
},
{
    // Up to `count` of the owner's caballeros go along from the old home region (place) to the new one.
    .id = retinue_goes,
    .name = "retinue_goes",
    .rule = {
        .fields = frame_count | frame_place,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            for (Player whose : followers(s, f)) add_caballeros(out, whose, followers_of(s, f, whose));
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) {
            return f.count > 0 && s.grande[f.player] != f.place && open_regions(s).has(s.grande[f.player])
                   && !followers(s, f).empty();
        },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            if (c == press(done)) return;
            --f.count;
            push(s, f);
            begin_part(s, f.player,
                       {.step = goes_along,
                        .player = f.player,
                        .place = static_cast<Place>(c.which),
                        .whose = c.whose,
                        .mode = with_the_grande});
        },
        .valid = [](const State& s, const Frame& f) { return f.count <= 9 && regions(s).has(f.place); },
    },
    .text = {
        .prompt = "Your Grande may take along up to {n} of your caballeros {place:from}.",
        .part = "Caballeros are about to follow the Grande.",
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            return c.thing == Thing::caballero && c.whose == f.player
                           && s.caballeros[c.whose][static_cast<Place>(c.which)] > 0
                           && !with_parts(s, f.place).has(static_cast<Place>(c.which))
                       ? "This caballero is not in your Grande's old region."
                       : "";
        },
        .done_button = "Nobody else",
    },
    .hints = {
        .shows = Shows::left,
    },
},
{
    // One caballero goes along with the King, or (mode) with the player's Grande. place, whose: the caballero.
    .id = goes_along,
    .name = "goes_along",
    .rule = {
        .fields = frame_place | frame_whose | frame_mode,
        .possible = [](const State& s, const Frame& f) { return s.caballeros[f.whose][f.place] > 0; },
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            move(s, f.player, f.whose, f.place, f.mode == with_the_grande ? s.grande[f.player] : s.king, events);
        },
        .valid = [](const State& s, const Frame& f) {
            const Place to = f.mode == with_the_grande ? s.grande[f.player] : s.king;
            return f.mode <= with_the_grande && box(s).in_regions.has(f.place) && regions(s).has(to)
                   && region_of(s, f.place) != to && !may_follow(s, f.player, f.whose, {f.place}, to).empty();
        },
        .at_once = true,
    },
    .text = {
        .part = "{Whose} caballero is about to go along.",
    },
},
};

}

bool any_grande_may_fall(const State& s) {
    for (Player q : s.seats())
        if (may_leave_home(s, q)) return true;
    return false;
}
void all_grandes_fall(State& s, Player p, Events& events) {
    clockwise_from(s, p, true, [&](Player q) {
        if (may_leave_home(s, q)) move_grande(s, q, CAS, events);
    });
}

constinit const std::span<const Step> grande_steps = steps;

}
