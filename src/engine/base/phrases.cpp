// The words of the cards: what a deck may say of the base game, and the frames it means.
#include "engine/base/base.h"

namespace eg {
namespace {

using Numbers = std::array<int, 2>;

constexpr Count count(int n) { return static_cast<Count>(n); }
constexpr Frame moving(int n, std::uint8_t mode) { return {.step = move_caballero, .count = count(n), .mode = mode}; }
constexpr Frame dialled_by(std::uint8_t whose) { return {.step = open_discs, .mode = whose}; }

constexpr Phrase rows[] = {
    {"move {n} any", [](const Numbers& n) { return Effect{moving(n[0], any)}; }},
    {"move {n} own", [](const Numbers& n) { return Effect{moving(n[0], own)}; }},
    {"move {n} foreign", [](const Numbers& n) { return Effect{moving(n[0], foreign)}; }},
    // In any order (1996, "2 of your own and 2 foreign Caballeros").
    {"move {n} own, move {n} foreign", [](const Numbers& n) { return Effect{Frame{.step = move_caballero, .count = count(n[0]), .mode = any, .set = count(n[1])}}; }},
    {"move {n} any from one", [](const Numbers& n) { return Effect{moving(n[0], any | from_one_region)}; }},
    {"move all own from one", [](const Numbers&) { return Effect{moving(all, own | from_one_region | every_one)}; }},
    {"move! all own from one", [](const Numbers&) { return Effect{moving(all, own | from_one_region | every_one | none_stays)}; }},
    {"place {n} anywhere", [](const Numbers& n) { return Effect{Frame{.step = place_freely, .count = count(n[0])}}; }},
    {"muster {n}", [](const Numbers& n) { return Effect{Frame{.step = muster, .count = count(n[0])}}; }, 6},

    {"send_back {n|all} opponents court", [](const Numbers& n) { return Effect{Frame{.step = empty_courts, .count = count(n[0])}}; }},
    {"send_back {n} opponents court+regions", [](const Numbers& n) { return Effect{Frame{.step = ask_opponents_to_send, .count = count(n[0])}}; }},
    {"send_back 1 opponents regions by me", [](const Numbers&) { return Effect{Frame{.step = take_from_each, .mode = foreign}}; }},
    {"send_back 1 all regions by me", [](const Numbers&) { return Effect{Frame{.step = take_from_each, .mode = any}}; }},
    {"dial opponents holding 1, send_back {n|all} opponents disc", [](const Numbers& n) { return Effect{dialled_by(foreign), {.step = lose_dialled, .count = count(n[0])}}; }},
    {"dial opponents holding 2 else 1, send_back 2 opponents disc", [](const Numbers&) { return Effect{dialled_by(foreign), {.step = lose_dialled, .count = 2}}; }},

    {"pick any, score picked", [](const Numbers&) { return Effect{Frame{.step = score_one}}; }},
    {"pick any+castillo, score picked", [](const Numbers&) { return Effect{Frame{.step = score_one, .mode = 1}}; }},
    {"score valued {n}", [](const Numbers& n) { return Effect{Frame{.step = score_valued, .count = count(n[0])}}; }},
    {"score valued {n} {n}", [](const Numbers& n) { return Effect{Frame{.step = score_valued, .count = count(n[0]), .mode = count(n[1])}}; }},
    {"score castillo", [](const Numbers&) { return Effect{Frame{.step = score_place, .place = CAS}}; }},
    {"score all", [](const Numbers&) { return Effect{Frame{.step = score_all}}; }},
    {"score all first_only", [](const Numbers&) { return Effect{Frame{.step = score_all, .mode = 1}}; }},
    {"score most", [](const Numbers&) { return Effect{Frame{.step = score_most}}; }},
    {"score least", [](const Numbers&) { return Effect{Frame{.step = score_least}}; }},
    // The active player chooses the order, and a Veto may fall in between; together they are one part.
    {"dial all, score dialled_once", [](const Numbers&) { return Effect{dialled_by(any), {.step = score_dialled}}; }},
    {"dial all, score dialled_once together", [](const Numbers&) { return Effect{dialled_by(any), {.step = score_dialled, .mode = 1}}; }},

    {"move_king bordering", [](const Numbers&) { return Effect{Frame{.step = choose_kings_region, .mode = 1}}; }},
    {"move_king any", [](const Numbers&) { return Effect{Frame{.step = choose_kings_region}}; }},
    {"move_grande me regions", [](const Numbers&) { return Effect{Frame{.step = choose_home}}; }},
    {"lay board", [](const Numbers&) { return Effect{Frame{.step = choose_scoreboard}}; }},
    {"take_back", [](const Numbers&) { return Effect{Frame{.step = take_back}}; }},
    {"pick rivals, dial opponents holding picked, move! all own from picked to disc who opponents", [](const Numbers&) { return Effect{Frame{.step = name_region}}; }},
    {"hold veto until end of next round", [](const Numbers&) { return Effect{Frame{.step = keep_card}}; }, 0, "ask_veto", 2, &Rules::veto_in_deck},
};

}

constinit const std::span<const Phrase> base_phrases = rows;

}
