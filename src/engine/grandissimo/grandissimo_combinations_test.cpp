// What Grandissimo can be combined with. It has a Portugal, a ship and an Inquisitor of its own, so it goes neither
// with the New Regency nor with the Colonies.
#include "grandissimo_table.h"

namespace eg {

TEST_SUITE("grandissimo") {

TEST_CASE("it goes with every edition of the base game, the Old Hands and Power Shift") {
    for (const std::string& edition : every_edition)
        for (const char* added : {"+grandissimo", "+old_hands+grandissimo", "+power_shift+grandissimo",
                                  "+old_hands+power_shift+grandissimo"}) {
            CAPTURE(edition);
            CAPTURE(added);
            CHECK(box_named(edition + added));
        }
}

TEST_CASE("it does not go with the New Regency or the Colonies") {
    for (const std::string& edition : every_edition)
        for (const char* added : {"+new_regency+grandissimo", "+colonies+grandissimo",
                                  "+new_regency+old_hands+grandissimo", "+power_shift+colonies+grandissimo"}) {
            CAPTURE(edition);
            CAPTURE(added);
            CHECK_FALSE(box_named(edition + added));
        }
    for (const char* modules : {"colonies,grandissimo", "new_regency,grandissimo"}) {
        CAPTURE(modules);
        CHECK_FALSE(position(std::string{"edition decennial; modules "} + modules).error.empty());
    }
}

TEST_CASE("it is for two to five players in every edition") {
    for (const std::string& word : every_edition)
        for (int players = 2; players <= 5; ++players) {
            CAPTURE(word);
            CAPTURE(players);
            const State s = dealt(players, 5, rules_of(*edition(word), *modules_named("grandissimo")));
            CHECK(show(modules_of(s.rules)).find("grandissimo") != std::string::npos);
        }
}

}

}
