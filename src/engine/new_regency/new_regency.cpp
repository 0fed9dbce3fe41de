// Ten action cards replace stack 5. They move the King, also abroad, beside the Castillo or by vote, throw Grandes into
// the Castillo, and place caballeros in the King's region (2023, New Regency).
#include "engine/base/base.h"

namespace eg {
namespace {

Numbers numbers;   // set by modules.cpp

enum RegencyStep : StepId { exile, throw_grandes, infiltrate, place_with_the_king, swap_king };
enum RegencyEvent : std::uint8_t { grande_thrown };

StepId number(RegencyStep step) { return static_cast<StepId>(numbers.step + step); }
What number(RegencyEvent event) { return static_cast<What>(static_cast<int>(numbers.event) + event); }

// Abroad: only the King may stand here; not scored.
constexpr PlaceRow place_rows[] = {
    {.id = "FRA", .name = "France", .borders = "ARA CAT", .region = false, .kings = true},
    {.id = "POR", .name = "Portugal", .borders = "GAL CV CN SEV", .region = false, .kings = true},
};

Places abroad(const State& s) { return (box(s).kings - regions(s) - castillo) - Places{s.king}; }

// The position on the stack of the active player's turn; -1 if he has placed in it or has nothing to place.
int unplaced_turn(const State& s, Player player) {
    for (int i = s.depth; i-- > 0;)
        if (const Frame& frame = s.stack[static_cast<std::size_t>(i)]; frame.step == use_card)
            return frame.player == player && !(frame.mode & has_placed) && frame.count > 0 ? i : -1;
    return -1;
}

// Where caballeros may be placed by Infiltration: beside the King, and where he is.
Places infiltration_places(const State& s, Player player) {
    return beside_the_king(s, player) | ((Places{s.king} & (regions(s) | castillo)) - s.closed);
}

std::string_view placing_announcement(const State& s, const Frame&) {
    return regions(s).has(s.king) ? "Caballeros are about to be placed in the King's region."
                                  : "Caballeros are about to be placed.";
}

constexpr Step steps[] = {
{
    .id = exile,
    .name = "exile",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(abroad(s)); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            begin_part(s, f.player, {.step = king_goes, .player = f.player, .place = static_cast<Place>(c.which)});
        },
    },
    .text = {
        .prompt = "Choose where the King goes: France or Portugal.",
        .refused = [](const State& s, const Frame&, Choice c) -> std::string_view {
            if (c.thing != Thing::place) return "";
            return c == on(s.king) ? "The King is here: he must go to the other of the two."
                   : box(s).kings.has(static_cast<Place>(c.which)) && !places(s).has(static_cast<Place>(c.which))
                       ? ""
                       : "The King goes abroad: to France or to Portugal.";
        },
        .answer_text = "move the King {chosen:to}",
    },
    .hints = {
        .gesture = Gesture::king,
    },
},
{
    // All Grandes in the picked region (place) go into the Castillo; impossible while the King is beside it.
    .id = throw_grandes,
    .name = "throw_grandes",
    .rule = {
        .fields = frame_place,
        .possible = [](const State& s, const Frame& f) {
            bool any = false;
            for (Player q : s.seats()) any = any || (is_place(f.place) && s.grande[q] == f.place);
            return any && open_regions(s).has(f.place) && !taboo(s).has(CAS);
        },
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            clockwise_from(s, f.player, true, [&](Player q) {
                if (s.grande[q] != f.place) return;
                events.add({.what = number(grande_thrown), .who = q, .from = f.place, .to = CAS});
                s.grande[q] = CAS;
            });
        },
        .valid = [](const State& s, const Frame& f) { return f.place == nowhere || places(s).has(f.place); },
        .takes_picked = [](Frame& f, Place place) { return set_picked(f, place, true); },
    },
    .text = {
        .part = "Grandes are about to be thrown into the Castillo.",
    },
},
{
    // Places the turn's caballeros now, also in the King's region.
    .id = infiltrate,
    .name = "infiltrate",
    .rule = {
        .possible = [](const State& s, const Frame& f) {
            return unplaced_turn(s, f.player) >= 0 && s.court[f.player] > 0
                   && !infiltration_places(s, f.player).empty();
        },
        .needed = [](const State&, const Frame&) { return true; },
        .apply = [](State& s, Frame& f, Choice, Events&) {
            Frame& turn = s.stack[static_cast<std::size_t>(unplaced_turn(s, f.player))];
            push(s, {.step = number(place_with_the_king), .player = f.player, .count = turn.count});
            turn.count = 0;
            turn.mode |= has_placed;
        },
    },
    .text = {
        .part = "Caballeros are about to be placed in the King's region.",
        .part_now = placing_announcement,
    },
},
{
    .id = place_with_the_king,
    .name = "place_with_the_king",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            out.add(infiltration_places(s, f.player));
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) {
            return f.count > 0 && s.court[f.player] > 0 && !infiltration_places(s, f.player).empty();
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c == press(done)) return;
            from_court(s, f.player, static_cast<Place>(c.which), events);
            --f.count;
            push(s, f);
        },
        .valid = [](const State&, const Frame& f) { return f.count <= 9; },
    },
    .text = {
        .prompt_now = [](const State& s, const Frame& f) -> std::string_view {
            return regions(s).has(s.king)
                ? "Place up to {n} of your caballeros: in the King's region, beside it or in the Castillo."
                                          : placing_prompt(s, infiltration_places(s, f.player)).only;
        },
        .part = "Caballeros are about to be placed in the King's region.",
        .part_now = placing_announcement,
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            return c.thing != Thing::place || infiltration_places(s, f.player).has(static_cast<Place>(c.which))
                       ? ""
                       : not_beside_the_king(s, static_cast<Place>(c.which));
        },
    },
    .hints = {
        .gesture = Gesture::from_court,
        .shows = Shows::left,
    },
},
{
    .id = swap_king,
    .name = "swap_king",
    .rule = {
        .possible = [](const State& s, const Frame& f) {
            return regions(s).has(s.king) && regions(s).has(s.grande[f.player]) && s.grande[f.player] != s.king;
        },
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            const Place was = s.king;
            move_king(s, f.player, s.grande[f.player], events);
            move_grande(s, f.player, was, events);
        },
    },
    .text = {
        .part = "The King and {whose} Grande are about to change places.",
    },
},
};
constexpr std::span<const Step> chapters[] = {steps};

constexpr Phrase phrases[] = {
    {"move_king abroad", [](const PhraseArgs&) { return Effect{Frame{.step = number(exile)}}; }},
    {"move_king castillo", [](const PhraseArgs&) { return Effect{Frame{.step = king_goes, .place = CAS}}; }},
    {"move_grande at picked castillo", [](const PhraseArgs&) { return Effect{Frame{.step = number(throw_grandes)}}; }},
    {"place_as card bordering+king", [](const PhraseArgs&) { return Effect{Frame{.step = number(infiltrate)}}; }},
    {"swap_king", [](const PhraseArgs&) { return Effect{Frame{.step = number(swap_king)}}; }},
};

constexpr EventType events[] = {
    {.name = "grande_thrown", .sentence = "The Grande of {who} is thrown into the Castillo.",
     .in_turn = InTurn::any, .clause = "throws a Grande into the Castillo", .ms = 900, .news = true,
     .travel = {.piece = Piece::grande, .from = End::from, .to = End::to, .ms = 520},
     .change = [](State& s, const Event& e) { s.grande[e.who] = e.to; }},
};

}

Module new_regency() {
    static constexpr std::string_view to[] = {"1996", "decennial", "bigbox", "2023"};
    return {
        .name = "new_regency",
        .steps = chapters,
        .phrases = phrases,
        .events = events,
        .places = place_rows,
        .variant = {.title = "New Regency", .line = "Ten cards move the King, even out of Spain.", .to = to},
        .deck = "new_regency",
        .from_castillo = "GAL PV ARA CAT CV CN SEV GRA VAL",
        .grandes_in_castillo = true,
        .numbers = &numbers,
    };
}

}
