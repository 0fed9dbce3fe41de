// What the device's owner likes survives being written down, and nonsense in its place does no harm.
#include "app/game/preferences.h"
#include "table.h"

using namespace eg;

TEST_SUITE("preferences") {

TEST_CASE("every setting at every value is read back") {
    for (const Setting& setting : settings)
        for (int n = 0; n < setting.count(); ++n) {
            Preferences p;
            setting.set(p, n);
            CAPTURE(show(p));
            CHECK(setting.get(p) == n);
            CHECK(preferences(show(p)) == p);
        }
    CHECK(settings[0].count() == 4);
}

TEST_CASE("nothing, nonsense and half a line leave the usual ones") {
    for (const char* text : {"", ";;;", "text", "text=", "text=99 %", "=;=", "colours=System;contr", "memory=shown", "text=125"}) {
        CAPTURE(text);
        CHECK(preferences(text) == Preferences{});
    }
    CHECK(preferences("nonsense=1;text=150 %;memory=Hidden").text == 150);
    CHECK_FALSE(preferences("nonsense=1;text=150 %;memory=Hidden").memory);
}

}
