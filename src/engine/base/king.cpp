// Moving the King (1996, Decennial and Big Box, Action cards in the 4 and 5 stacks; 2023).
#include <algorithm>

#include "engine/base/base.h"

namespace eg {
namespace {

// Regions with a Grande but not the King.
Places grandes_elsewhere(const State& s) {
    Places places;
    for (Player p : s.seats())
        if (kings_regions(s).has(s.grande[p]) && s.grande[p] != s.king) places.add(s.grande[p]);
    return places;
}

Places king_destinations(const State& s, const Frame& f) {
    const int which = f.mode;
    return which == king_beside || which == king_beside_or_stays ? borders(s, s.king) & kings_regions(s)
           : which == king_to_fewest                             ? fewest(s, kings_regions(s))
           : which == king_to_grande                             ? grandes_elsewhere(s)
           : which == king_to_tied                               ? Places::of_bits(f.set)
           : which == king_elsewhere                             ? kings_regions(s) - Places{s.king}
                                                                 : kings_regions(s);
}

constexpr std::string_view king_prompts[king_modes] = {
    "Choose the region the King goes to.",
    "Choose the region the King goes to.",
    "Choose where the King goes: a region with the fewest caballeros.",
    "Choose another region where a Grande stands: the King goes there.",
    "These regions tie for the most discs. Choose where the King goes.",
    "Choose another region for the King.",
    "Choose the region the King goes to, or let him stay.",
};

constexpr Step steps[] = {
{
    // mode: see base.h; with king_anywhere he may stay (Decennial, King's Card: "you may also leave the King where he
    // is"). set: the regions of king_to_tied; count: caballeros that go along.
    .id = choose_kings_region,
    .name = "choose_kings_region",
    .rule = {
        .fields = frame_count | frame_mode | frame_set,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            out.add(king_destinations(s, f));
            if (f.mode == king_beside_or_stays) out.add(done);
        },
        .possible = [](const State& s, const Frame& f) { return !king_destinations(s, f).empty(); },
        .needed = [](const State&, const Frame& f) { return f.mode == king_to_grande; },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            if (c == press(done)) return;
            if (f.count > 0) push(s, {.step = entourage_rides, .player = f.player, .count = f.count, .place = s.king});
            begin_part(s, f.player, {.step = king_goes, .player = f.player, .place = static_cast<Place>(c.which)});
        },
        .valid = [](const State& s, const Frame& f) {
            return f.mode == king_to_tied ? f.count == 0 && (Places::of_bits(f.set) - kings_regions(s)).empty()
                                          : is_on_a_card(s, f);
        },
    },
    .text = {
        .prompt_now = [](const State&, const Frame& f) { return king_prompts[f.mode]; },
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            if (c == on(CAS))
                return box(s).kings.has(CAS) ? "The King does not go to the Castillo."
                                             : "The King never enters the Castillo.";
            if (f.mode == king_elsewhere)
                return c == on(s.king) ? "The King is already here. Choose another region." : "";
            if (c.thing != Thing::place || f.mode == king_anywhere
                || king_destinations(s, f).has(static_cast<Place>(c.which)))
                return "";
            if (f.mode == king_to_fewest) return "This region is empty, or another has fewer caballeros.";
            if (f.mode == king_to_grande)
                return c == on(s.king) ? "The King is already here. Choose another region."
                                       : "No Grande is here.";
            if (f.mode == king_to_tied) return "More discs show other regions.";
            return c == on(s.king) ? "The King is already here. Choose a region that borders this one."
                                   : not_beside_the_king(s, static_cast<Place>(c.which));
        },
        .done_button = "He stays",
        .answer_text_now = [](const State& s, Choice c) -> std::string_view {
            return c == on(s.king) ? "leave the King where he is" : "move the King {chosen:to}";
        },
    },
    .hints = {
        .gesture = Gesture::king,
    },
},
{
    // place: where to; mode 1: the picked place.
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
                   && (f.mode == 1 ? f.place == nowhere || places(s).has(f.place)
                                   : box(s).kings.has(f.place) || is_on_a_card(s, f));
        },
        .takes_picked = [](Frame& f, Place place) { return set_picked(f, place, f.mode); },
    },
    .text = {
        .part = "The King is about to go {place:goal}.",
        .part_now = [](const State&, const Frame& f) -> std::string_view {
            return f.place == nowhere ? "The King is about to go to the chosen region."
                                      : "The King is about to go {place:goal}.";
        },
    },
},
{
    // The active player moves `count` caballeros of any colours from the King's old region (place) to his new one, as
    // far as there are so many (2023, Entourage).
    .id = entourage_rides,
    .name = "entourage_rides",
    .rule = {
        .fields = frame_count | frame_place,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            for (Player q : colours(s))
                add_caballeros(out, q, may_follow(s, f.player, q, with_parts(s, f.place), s.king));
        },
        .possible = [](const State& s, const Frame& f) {
            bool any = false;
            if (f.count > 0 && s.king != f.place && regions(s).has(s.king) && regions(s).has(f.place)
                && !s.closed.has(f.place) && !s.closed.has(s.king))
                for (Player q : colours(s))
                    any = any || !may_follow(s, f.player, q, with_parts(s, f.place), s.king).empty();
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
        .prompt = "Choose {n, plural, one {one more caballero} other {# caballeros}} {place:in} to go with the King.",
        .part = "Caballeros are about to ride with the King.",
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            return c.thing == Thing::caballero && s.caballeros[c.whose][static_cast<Place>(c.which)] > 0
                           && !with_parts(s, f.place).has(static_cast<Place>(c.which))
                       ? "This caballero is not in the King's old region."
                       : "";
        },
    },
    .hints = {
        .shows = Shows::left,
    },
},
{
    // The King goes to the region that most discs show; the active player settles a tie.
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
        .valid = is_on_a_card,
        .dials = [](const State& s, const Frame& f, Player q) {
            return may_dial_of(s, f, q, box(s).dialled & kings_regions(s));
        },
        .takes_picked = takes_dialled,
    },
    .text = {
        .prompt = "Choose a region with your secret disc. The King goes where most discs point.",
        .part = "The King is about to go where most discs point.",
    },
},
};

}

constinit const std::span<const Step> king_steps = steps;

}
