#include "app/game/options.h"

#include "engine/box.h"

namespace eg {

namespace {

std::array<OptionChoice, option_capacity> edition_choices() {
    std::array<OptionChoice, option_capacity> list;
    for (std::size_t i = 0; i < all_editions().size(); ++i) list.at(i) = {all_editions()[i].word, all_editions()[i].name};
    return list;
}

}

std::span<const Option<Plan>> plan_options() {
    static const std::array<Option<Plan>, 5> rows = {{
        {"edition", "Rules", edition_choices(),
         [](const Plan& plan) { return static_cast<int>(edition_of(plan.setup.rules)); },
         [](Plan& plan, int n) { plan.setup.rules = in_edition(static_cast<Edition>(n), plan.setup.rules); }},
        {"length", "Length", {{{"9", "Nine rounds"}, {"6", "Six rounds"}}},
         [](const Plan& plan) { return plan.setup.rules.short_game ? 1 : 0; },
         [](Plan& plan, int n) { plan.setup.rules.short_game = n == 1; }, {"about 45 min", "about 30 min"}},
        {"castillo", "Castillo", {{{"announced", "As announced"}, {"hidden", "Hidden"}}},
         [](const Plan& plan) { return plan.castillo_announced ? 0 : 1; },
         [](Plan& plan, int n) { plan.castillo_announced = n == 0; }, {"memory aid", "memory aid"}},
        {"veto", "Veto cards", {{{"1", "In the game"}, {"0", "Left out"}}},
         [](const Plan& plan) { return plan.setup.rules.veto_in_deck ? 0 : 1; },
         [](Plan& plan, int n) { plan.setup.rules.veto_in_deck = n == 0; }, {"two cards", "two cards"}},
        {"pace", "Bots' pace", paces,
         [](const Plan& plan) { return static_cast<int>(plan.pace); },
         [](Plan& plan, int n) { plan.pace = static_cast<Pace>(n); }},
    }};
    return rows;
}

}
