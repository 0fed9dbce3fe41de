// What an address asks for, and what it cannot ask for.
#include <doctest/doctest.h>

#include "app/address.h"

using namespace eg;

TEST_SUITE("the address") {

TEST_CASE("sets up the game it describes") {
    Plan plan = usual_plan();
    const Address address = read_address("seed=12&start=1&edition=1996&length=6&veto=0&castillo=hidden&pace=fast&seats=person,Paje,person", plan);
    CHECK(address.seed == 12);
    CHECK(address.start);
    CHECK(address.scene.empty());
    CHECK(plan.setup.rules.edition == Edition::first_1996);
    CHECK(plan.setup.rules.short_game);
    CHECK_FALSE(plan.setup.rules.veto_in_deck);
    CHECK_FALSE(plan.castillo_announced);
    CHECK(plan.pace == Pace::fast);
    CHECK(plan.setup.players == 3);
    CHECK(plan.seats[0].person());
    CHECK(plan.seats[1].bot == "Paje");
}

TEST_CASE("an edition leaves the length and the Vetoes as they were asked for") {
    Plan plan = usual_plan();
    read_address("length=6&veto=0&edition=bigbox", plan);
    CHECK(plan.setup.rules.edition == Edition::big_box);
    CHECK(plan.setup.rules.short_game);
    CHECK_FALSE(plan.setup.rules.veto_in_deck);
}

TEST_CASE("what is not understood changes nothing") {
    Plan plan = usual_plan();
    const Plan before = plan;
    const Address address = read_address("edition=none&pace=&&=&seed&what=7&scene=use", plan);
    CHECK(address.scene == "use");
    CHECK(address.seed == 0);
    CHECK_FALSE(address.start);
    CHECK(plan.setup.rules.edition == before.setup.rules.edition);
    CHECK(plan.pace == before.pace);
    CHECK(plan.setup.players == before.setup.players);
}

TEST_CASE("a seat of an unknown name is a person's, and there are never fewer than two nor more than five") {
    Plan plan = usual_plan();
    read_address("seats=nobody", plan);
    CHECK(plan.setup.players == 2);
    CHECK(plan.seats[0].person());
    read_address("seats=Paje,Paje,Paje,Paje,Paje,Paje,Paje", plan);
    CHECK(plan.setup.players == max_players);
}

}
