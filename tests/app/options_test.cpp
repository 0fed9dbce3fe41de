// The options of a new game.
#include "app/game/options.h"

#include <doctest/doctest.h>

#include "app/game/address.h"
#include "engine/box.h"
#include "engine/decks.h"
#include "engine/notation.h"
#include "language/say.h"

using namespace eg;

namespace {

Plan plan_of(std::string_view edition_word, std::string_view modules) {
    Plan plan = usual_plan();
    choose_edition(plan, *edition(edition_word));
    const Modules wanted = modules_named(modules).value_or(Modules{});
    for (int module : wanted) choose_module(plan, module, true);
    return plan;
}

const ActionCard& optional(const Plan& plan, std::string_view id) {
    for (const CardOption& option : card_options(plan))
        if (option.card->id == id) return *option.card;
    FAIL("no card ", std::string{id}, " may be left out");
    return *card_options(plan)[0].card;
}

}

TEST_SUITE("before a game") {

TEST_CASE("a module that is chosen is there again when its box is") {
    Plan plan = plan_of("2023", "new_regency,old_hands");
    const Modules both = modules_of(plan.setup.rules);
    CHECK(both.size() == 2);
    choose_edition(plan, *edition("intrigue"));
    CHECK(modules_of(plan.setup.rules).empty());
    choose_edition(plan, *edition("2023"));
    CHECK(modules_of(plan.setup.rules) == both);
    choose_module(plan, both.lowest(), false);
    choose_edition(plan, *edition("intrigue"));
    choose_edition(plan, *edition("2023"));
    CHECK(modules_of(plan.setup.rules) == both - Modules{both.lowest()});
}

TEST_CASE("each of the Old Hands may be left out, which is said and kept") {
    Plan plan = plan_of("2023", "old_hands");
    REQUIRE(card_options(plan).size() == 4);
    for (const CardOption& option : card_options(plan)) CHECK(option.chosen);
    CHECK(say(plan_in_words(plan)) == "2023 with Old Hands: 4 players, nine rounds.");
    choose_card(plan, optional(plan, "oh2-veto"), false);
    choose_card(plan, optional(plan, "oh4-retinue"), false);
    CHECK(say(plan_in_words(plan)) == "2023 with Old Hands: 4 players, nine rounds. Without Veto and Retinue.");
    Plan read = usual_plan();
    CHECK(read_address(rules_in_address(plan), read).not_understood.empty());
    CHECK(read.setup.rules == plan.setup.rules);
    choose_card(plan, optional(plan, "oh2-veto"), true);
    CHECK(left_out(plan.setup.rules) == "oh4-retinue");
    CHECK(card_options(plan_of("2023", "new_regency")).empty());
}

TEST_CASE("a Veto left out by agreement elsewhere is an Old Hand left out, and comes back by itself") {
    Plan plan = plan_of("decennial", "");
    plan.setup.rules.agree(veto_option, false);
    choose_edition(plan, *edition("2023"));
    choose_module(plan, modules_named("old_hands")->lowest(), true);
    const ActionCard& veto = optional(plan, "oh2-veto");
    CHECK_FALSE(in_the_deck(veto, plan.setup.rules));
    choose_card(plan, veto, true);
    CHECK(in_the_deck(veto, plan.setup.rules));
    for (const Option<Plan>& option : plan_options(plan)) CHECK(option.id != "veto");   // its tile already shows it
}

TEST_CASE("each part of a module may be left out, which is said and kept") {
    Plan plan = plan_of("decennial", "grandissimo");
    REQUIRE(part_options(plan).size() == 5);
    for (const PartOption& option : part_options(plan)) {
        CHECK(option.chosen);
        CHECK_FALSE(option.line.empty());
    }
    for (const PartOption& option : part_options(plan))
        if (option.word == "jail" || option.word == "portugal") choose_part(plan, option.option, false);
    CHECK(left_out(plan.setup.rules) == "jail,portugal");
    CHECK(place_named(box(plan.setup.rules), "POR") == std::nullopt);
    CHECK(say(plan_in_words(plan))
          == "Decennial with Grandissimo: 4 players, nine rounds. Without Jail and Portugal.");
    Plan again = usual_plan();
    CHECK(read_address(rules_in_address(plan), again).not_understood.empty());
    CHECK(again.setup.rules == plan.setup.rules);
    for (const PartOption& option : part_options(plan)) choose_part(plan, option.option, true);
    CHECK(place_named(box(plan.setup.rules), "POR"));
    CHECK(part_options(plan_of("2023", "old_hands")).empty());
}

TEST_CASE("an address that leaves out what is not there says so") {
    Plan plan = usual_plan();
    CHECK_FALSE(read_address("edition=2023&without=oh2-veto", plan).not_understood.empty());
    CHECK(read_address("without=oh2-veto&modules=old_hands&edition=2023", plan).not_understood.empty());
    CHECK(left_out(plan.setup.rules) == "oh2-veto");
}

}
