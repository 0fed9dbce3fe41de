// The King, the Grandes, the mobile scoreboards and the power cards: the cards of stacks 4 and 5
// (1996, Decennial and Big Box, Action cards in the 4 and 5 stacks).
#include <algorithm>

#include "engine/base/base.h"
#include "engine/game.h"

namespace eg {
namespace {

// A mobile scoreboard lies where none is, and leaves no taboo place; which may be laid somewhere.
Places free_spots(const State& s) {
    Places spots = anywhere(s);
    for (Place taken : s.scoreboard.items)
        if (taken != nowhere) spots.remove(taken);
    return spots;
}

bool may_be_laid(const State& s, int scoreboard) {
    return scoreboard < scoreboard_count && !taboo(s).has(s.scoreboard[scoreboard]) && !free_spots(s).empty();
}
unsigned layable(const State& s) {
    unsigned boards = 0;
    for (int board = 0; board < scoreboard_count; ++board)
        if (may_be_laid(s, board)) boards |= 1u << board;
    return boards;
}

Places grandes_elsewhere(const State& s) {
    Places places;
    for (Player p : s.seats())
        if (kings_regions(s).has(s.grande[p]) && s.grande[p] != s.king) places.add(s.grande[p]);
    return places;
}

Places kings_goals(const State& s, const Frame& f) {
    const int which = f.mode;
    return which == king_beside || which == king_beside_or_stays ? borders(s, s.king) & kings_regions(s)
           : which == king_to_fewest                             ? fewest(s) & kings_regions(s)
           : which == king_to_grande                             ? grandes_elsewhere(s)
           : which == king_to_tied                               ? Places::of_bits(f.set)
           : which == king_elsewhere                             ? kings_regions(s) - Places{s.king}
                                                                 : kings_regions(s);
}

constexpr std::string_view kings_ways[king_goals] = {
    "Choose the region the King goes to.",
    "Choose the region the King goes to.",
    "The King goes to the region with the fewest caballeros: choose it.",
    "Choose the region the King goes to: another one where a Grande lives.",
    "The discs show these regions equally often: choose the one the King goes to.",
    "Choose the region the King goes to, another one than his.",
    "Choose the region the King goes to, or let him stay.",
};

constexpr std::uint8_t with_the_grande = 1;   // a mode of goes_along

// Not into or out of the King's region, nor out of the Castillo.
bool may_leave_home(const State& s, Player q) { return open_regions(s).has(s.grande[q]); }
Places new_homes(const State& s, Player q) { return (open_regions(s) & box(s).homes) - Places{s.grande[q]}; }

// The next one clockwise whose Grande may move, the active player last.
Player next_to_leave(const State& s, const Frame& f) {
    return next_clockwise(s, f, f.mode & own_too,
                          [&](Player q) { return may_leave_home(s, q) && !new_homes(s, q).empty(); });
}

// mode 1: not of this round.
void may_take_back(const State& s, const Frame& f, Choices& out) {
    PowerCards cards = used(s, f.player);
    if (f.mode == 1) cards = cards - PowerCards{s.power[f.player]};
    out.add(Thing::power_card, cards.bits);
    each_hook(s, &HandHooks::returnable, [&](auto returnable) { returnable(s, f.player, f.mode == 1, out); });
}

constexpr Step steps[] = {
{
    // mode 1: only to a bordering region (Royal Adviser); 0: to any region, his own too
    // (Decennial, King's Card: "you may also leave the King where he is"); see base.h. set: those that are tied.
    // count: how many ride with him.
    .id = choose_kings_region,
    .name = "choose_kings_region",
    .rule = {
        .fields = frame_count | frame_mode | frame_set,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            out.add(kings_goals(s, f));
            if (f.mode == king_beside_or_stays) out.add(done);
        },
        .possible = [](const State& s, const Frame& f) { return !kings_goals(s, f).empty(); },
        .needed = [](const State&, const Frame& f) { return f.mode == king_to_grande; },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            if (c == press(done)) return;
            if (f.count > 0) push(s, {.step = entourage_rides, .player = f.player, .count = f.count, .place = s.king});
            begin_part(s, f.player, {.step = king_goes, .player = f.player, .place = static_cast<Place>(c.which)});
        },
        .valid = [](const State& s, const Frame& f) {
            return f.mode == king_to_tied ? (Places::of_bits(f.set) - kings_regions(s)).empty()
                                          : stands_on_a_card(s, f);
        },
    },
    .text = {
        .prompt_now = [](const State&, const Frame& f) { return kings_ways[f.mode]; },
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            if (c == on(CAS))
                return box(s).kings.has(CAS) ? "The King does not go to the Castillo."
                                             : "The King never enters the Castillo.";
            if (f.mode == king_elsewhere)
                return c == on(s.king) ? "The King stands here: he must go to another region." : "";
            if (c.thing != Thing::place || f.mode == king_anywhere) return "";
            if (f.mode == king_to_fewest)
                return kings_goals(s, f).has(static_cast<Place>(c.which))
                           ? ""
                           : "Other regions have fewer caballeros, or here there are none at all.";
            if (f.mode == king_to_grande)
                return kings_goals(s, f).has(static_cast<Place>(c.which)) ? ""
                       : c == on(s.king) ? "The King stands here: he must go to another region."
                                         : "No Grande lives here.";
            if (f.mode == king_to_tied)
                return kings_goals(s, f).has(static_cast<Place>(c.which)) ? "" : "More discs show other regions.";
            return c == on(s.king) ? "The King stands here: he must go to a region beside it."
                                   : not_beside_the_king(s, static_cast<Place>(c.which));
        },
        .done_button = "He stays",
        .deed_now = [](const State& s, Choice c) -> std::string_view {
            return c == on(s.king) ? "leave the King where he is" : "move the King {chosen:to}";
        },
    },
    .hints = {
        .gesture = Gesture::king,
    },
},
{
    // mode 1: to the region that has been picked.
    .id = king_goes,
    .name = "king_goes",
    .rule = {
        .fields = frame_place | frame_mode,
        .possible = [](const State& s, const Frame& f) {
            return box(s).kings.has(f.place) && ((f.mode == 0 && f.place != CAS) || f.place != s.king);
        },
        .apply = [](State& s, Frame& f, Choice, Events& events) { move_king(s, f.player, f.place, events); },
        .valid = [](const State& s, const Frame& f) {
            return f.mode <= 1
                   && (f.mode == 1 ? f.place == nowhere || places(s).has(f.place) : box(s).kings.has(f.place));
        },
        .takes_picked = [](Frame& f, Place place) { return put_picked(f, place, f.mode); },
    },
    .text = {
        .part = "The King is to go {place:goal}.",
        .part_now = [](const State&, const Frame& f) -> std::string_view {
            return f.place == nowhere ? "The King is to go to the region picked." : "The King is to go {place:goal}.";
        },
    },
},
{
    // So many from where the King was, of any colours, as the active player chooses: they must (2023, Entourage).
    .id = entourage_rides,
    .name = "entourage_rides",
    .rule = {
        .fields = frame_count | frame_place,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            for (Player q : colours(s)) add_caballeros(out, q, standing(s, q) & with_parts(s, f.place));
        },
        .possible = [](const State& s, const Frame& f) {
            bool any = false;
            if (f.count > 0 && s.king != f.place && regions(s).has(s.king) && regions(s).has(f.place)
                && !s.closed.has(f.place) && !s.closed.has(s.king))
                for (Player q : colours(s)) any = any || !(standing(s, q) & with_parts(s, f.place)).empty();
            return any;
        },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            --f.count;
            push(s, f);
            begin_part(
                s, f.player,
                {.step = goes_along, .player = f.player, .place = static_cast<Place>(c.which), .whose = c.whose});
        },
        .valid = [](const State& s, const Frame& f) { return f.count <= 9 && box(s).kings.has(f.place); },
    },
    .text = {
        .prompt =
            "Choose {n, plural, one {one more caballero who rides} other {# caballeros who ride}} with the King "
            "{place:from}.",
        .part = "Caballeros are to ride with the King.",
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            return c.thing == Thing::caballero && s.caballeros[c.whose][static_cast<Place>(c.which)] > 0
                           && !with_parts(s, f.place).has(static_cast<Place>(c.which))
                       ? "He does not stand where the King was."
                       : "";
        },
    },
    .hints = {
        .shows = Shows::left,
    },
},
{
    // The King goes where most discs point; if several are pointed at as often, the active player chooses.
    .id = king_dialled,
    .name = "king_dialled",
    .rule = {
        .fields = frame_place | frame_set,
        .possible = somebody_dials,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            const PerPlayer<Place> discs = reveal_discs(s, events);
            PerPlace<Count>        votes{};
            int                    most = 1;
            for (Player p : s.seats())
                if (is_place(discs[p])) most = std::max<int>(most, ++votes[discs[p]]);
            Places first;
            for (Place place : kings_regions(s))
                if (votes[place] == most) first.add(place);
            if (first.size() == 1)
                begin_part(s, f.player, {.step = king_goes, .player = f.player, .place = first.lowest()});
            else push(s, {.step = choose_kings_region, .player = f.player, .mode = king_to_tied, .set = first.bits});
        },
        .valid = stands_on_a_card,
        .dials = [](const State& s, const Frame& f, Player q) {
            return may_dial_of(s, f, q, box(s).dialled & kings_regions(s));
        },
        .takes_picked = takes_dialled,
    },
    .text = {
        .prompt = "Choose a region with your secret disc. The King goes where most discs point.",
        .part = "The King is to go where most discs point.",
    },
},
{
    // One after another sets his Grande, each a part of its own. mode: the active player too; set: those who have been
    // asked.
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
    // Each Grande goes where its owner's disc points.
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
        .valid = stands_on_a_card,
        .dials = [](const State& s, const Frame& f, Player q) {
            return (q == f.player && !(f.mode & own_too)) || !may_leave_home(s, q)
                       ? Places{}
                       : may_dial_of(s, f, q, new_homes(s, q));
        },
        .takes_picked = takes_dialled,
    },
    .text = {
        .prompt = "Choose with your secret disc the region your Grande goes to.",
        .part = "Grandes are to go where the discs point.",
        .refused = [](const State& s, const Frame&, Choice c) -> std::string_view {
            return c == on(s.grande[s.top().player]) ? "Your Grande lives here already." : "";
        },
    },
},
{
    // Not the Castillo, not into or out of the King's region; several may share a region. count: how many may go with
    // him.
    .id = choose_home,
    .name = "choose_home",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame& f, Choices& out) { out.add(new_homes(s, f.player)); },
        .possible = [](const State& s, const Frame& f) {
            return may_leave_home(s, f.player) && !new_homes(s, f.player).empty();
        },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            const Player actor = in_turn(s);   // whose card it is
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
            return c == on(s.grande[f.player]) ? "Your Grande lives here already." : "";
        },
        .deed = "move {own} Grande {chosen:to}",
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
        .valid = [](const State& s, const Frame& f) { return (open_regions(s) & box(s).homes).has(f.place); },
    },
    .text = {
        .part = "The Grande is to go {place:goal}.",
        .part_now = [](const State& s, const Frame& f) -> std::string_view {
            return f.player == in_turn(s) ? "The Grande is to go {place:goal}."
                                          : "The Grande of {who} is to go {place:goal}.";
        },
    },
},
{
    // So many more of his owner's, from where the Grande lived to where he lives now.
    .id = retinue_goes,
    .name = "retinue_goes",
    .rule = {
        .fields = frame_count | frame_place,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            add_caballeros(out, f.player, standing(s, f.player) & with_parts(s, f.place));
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) {
            return f.count > 0 && s.grande[f.player] != f.place && open_regions(s).has(s.grande[f.player])
                   && !(movable(s, f.player) & with_parts(s, f.place)).empty();
        },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            if (c == press(done)) return;
            --f.count;
            push(s, f);
            begin_part(s, f.player,
                       {.step = goes_along,
                        .player = f.player,
                        .place = static_cast<Place>(c.which),
                        .whose = f.player,
                        .mode = with_the_grande});
        },
        .valid = [](const State& s, const Frame& f) { return f.count <= 9 && regions(s).has(f.place); },
    },
    .text = {
        .prompt = "Your Grande may take up to {n} of your caballeros {place:from} along.",
        .part = "Caballeros are to follow the Grande.",
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            return c.thing == Thing::caballero && c.whose == f.player
                           && s.caballeros[c.whose][static_cast<Place>(c.which)] > 0
                           && !with_parts(s, f.place).has(static_cast<Place>(c.which))
                       ? "He does not stand where your Grande lived."
                       : "";
        },
        .done_button = "Nobody else",
    },
    .hints = {
        .shows = Shows::left,
    },
},
{
    // One of those who follow the King or a Grande: whose, and from where.
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
                   && region_of(s, f.place) != to;
        },
    },
    .text = {
        .part = "A caballero of {whose} is to go along.",
    },
},
{
    .id = choose_scoreboard,
    .name = "choose_scoreboard",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(Thing::scoreboard, layable(s)); },
        .possible = [](const State& s, const Frame&) { return layable(s) != 0; },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            push(s, {.step = choose_spot, .player = f.player, .count = c.which});
        },
    },
    .text = {
        .prompt = "Choose a mobile scoreboard to lay or to move.",
    },
},
{
    // A region or the Castillo, whose two printed boards one mobile board replaces.
    .id = choose_spot,
    .name = "choose_spot",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(free_spots(s)); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            begin_part(
                s, f.player,
                {.step = scoreboard_goes, .player = f.player, .count = f.count, .place = static_cast<Place>(c.which)});
        },
        .valid = [](const State& s, const Frame& f) { return may_be_laid(s, f.count); },
    },
    .text = {
        .prompt_now = [](const State& s, const Frame&) -> std::string_view {
            return free_spots(s).has(CAS) ? "Choose where the scoreboard goes: a region or the Castillo."
                                          : "Choose the region that the scoreboard goes to.";
        },
        .refused = [](const State& s, const Frame&, Choice c) -> std::string_view {
            return c.thing == Thing::place && (anywhere(s) - free_spots(s)).has(static_cast<Place>(c.which))
                       ? "A mobile scoreboard lies here already."
                       : "";
        },
        .deed = "lay it {chosen:in}",
    },
},
{
    .id = scoreboard_goes,
    .name = "scoreboard_goes",
    .rule = {
        .fields = frame_count | frame_place,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            lay_scoreboard(s, f.player, f.count, f.place, events);
        },
        .valid = [](const State& s, const Frame& f) { return may_be_laid(s, f.count) && free_spots(s).has(f.place); },
    },
    .text = {
        .part = "The scoreboard {board} is to lie {place:on}.",
    },
},
{
    // Any used card, this round's too, without showing it. The 1996 pile lies face up, so taking
    // its top card, this round's, is seen; the order of turns stays as it was played.
    .id = take_back,
    .name = "take_back",
    .rule = {
        .fields = frame_mode,
        .legal = may_take_back,
        .possible = [](const State& s, const Frame& f) {
            Choices some;
            may_take_back(s, f, some);
            return !some.empty();
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c.thing != Thing::power_card) {
                each_hook(s, &HandHooks::take_back,
                          [&](auto take_back) { take_back(s, f.player, c, f.mode == 1, events); });
                return;
            }
            const PowerCards top = {s.power[f.player]};
            PowerCards hidden_among = used(s, f.player);
            if (s.rules.used_power_face_up || f.mode == 1) hidden_among = hidden_among - top;
            const bool seen = !hidden_among.has(c.which) || (hidden_among.size() == 1 && s.unseen_count[f.player] == 0);
            s.hand[f.player].add(c.which);
            if (!seen) {
                s.doubt[f.player] = s.doubt[f.player] | hidden_among;
                s.unseen[f.player].add(c.which);
                ++s.unseen_count[f.player];
            }
            events.add({.what = What::power_taken_back, .who = f.player, .n = c.which, .flags = seen});
        },
        .valid = [](const State&, const Frame& f) { return f.mode <= 1; },
    },
    .text = {
        .prompt_now = [](const State& s, const Frame& f) -> std::string_view {
            Choices some;
            may_take_back(s, f, some);
            return some.of(Thing::hand_card) ? "Take a used power card or modifier back into your hand."
                                             : "Take one of your used power cards back into your hand.";
        },
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            return c.thing == Thing::power_card && s.hand[f.player].has(c.which) ? "It is in your hand already." : "";
        },
        .curtain = "Your used power cards come next: take one back unseen.",
        .asked_first = "First take one of your used power cards back.",
        .deed = "take back power card {chosen}",
    },
    .hints = {
        .secret = true,
    },
},
};

}

constinit const std::span<const Step> figure_steps = steps;

}
