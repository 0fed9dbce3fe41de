// One switch for each difference between the printed editions; each is read by the one
// step it concerns (rulebooks of 1996, Decennial 2005, Big Box 2015).
#pragma once

#include <array>
#include <cstdint>

namespace eg {

enum class Edition : std::uint8_t { first_1996, decennial, big_box };
constexpr int edition_count = 3;

enum class VetoForm : std::uint8_t {
    rest,           // stops what is left, as the next part is begun (1996 and Decennial, Veto)
    rest_and_last,  // ... and the part just shown is taken back     (Big Box, Veto)
};

struct Rules {
    Edition  edition = Edition::decennial;
    VetoForm veto_form = VetoForm::rest;
    bool veto_in_deck = true;                      // the two Veto cards may be left out by agreement
    bool short_game = false;                       // six rounds: 1, 4 and 7 are skipped
    bool single_score_may_target_castillo = false; // "pick one region to be scored"
    bool one_each_includes_self = false;           // "1 Caballero from each player"
    bool all_own_must_leave = false;               // "move all of your own Caballeros from one region"
    bool used_power_face_up = false;               // the top card of the used pile is seen
    bool dialled_in_chosen_order = false;          // "all players secretly pick a region", scored one by one

    bool operator==(const Rules&) const = default;
};

constexpr std::array<Rules, edition_count> presets = {{
    {.edition = Edition::first_1996,
     .veto_form = VetoForm::rest,
     .single_score_may_target_castillo = true,
     .one_each_includes_self = true,
     .all_own_must_leave = false,
     .used_power_face_up = true,
     .dialled_in_chosen_order = false},
    {.edition = Edition::decennial,
     .veto_form = VetoForm::rest,
     .single_score_may_target_castillo = false,
     .one_each_includes_self = false,
     .all_own_must_leave = true,
     .used_power_face_up = false,
     .dialled_in_chosen_order = false},
    {.edition = Edition::big_box,
     .veto_form = VetoForm::rest_and_last,
     .single_score_may_target_castillo = false,
     .one_each_includes_self = false,
     .all_own_must_leave = false,
     .used_power_face_up = false,
     .dialled_in_chosen_order = true},
}};

constexpr Rules rules_of(Edition edition) { return presets[static_cast<std::size_t>(edition)]; }

// Those of another edition; length and Vetoes stay as agreed.
constexpr Rules in_edition(Edition edition, const Rules& agreed) {
    Rules rules = rules_of(edition);
    rules.veto_in_deck = agreed.veto_in_deck;
    rules.short_game = agreed.short_game;
    return rules;
}

}
