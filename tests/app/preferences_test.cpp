// Preferences are the same after saving and loading, and malformed text does no harm.
#include "app/game/preferences.h"
#include "table.h"

using namespace eg;

TEST_SUITE("preferences") {

TEST_CASE("every setting at every value is read back") {
    for (const Setting& setting : all_settings)
        for (int n = 0; n < setting.count(); ++n) {
            Preferences p;
            setting.set(p, n);
            CAPTURE(show(p));
            CHECK(setting.get(p) == n);
            CHECK(read_preferences(show(p)) == p);
        }
    CHECK(all_settings[0].count() == 4);
    CHECK(show(Preferences{})
          == "text=100;colours=system;contrast=system;motion=system;pace=normal;memory=shown;sound=soft;rules=on;"
             "handover=on;lang=en;");
}

TEST_CASE("what was kept in the words of the screen is read, and kept by ids from then on") {
    const Preferences p =
        read_preferences("text=150 %;colours=Dark;contrast=On;motion=System;pace=Fast;memory=Hidden;");
    CHECK(p
          == Preferences{.text = 150,
                         .colours = Colours::dark,
                         .contrast = Toggle::on,
                         .memory = false,
                         .pace = Pace::fast});
    CHECK(show(p) == "text=150;colours=dark;contrast=on;motion=system;pace=fast;memory=hidden;sound=soft;rules=on;"
                      "handover=on;lang=en;");
}

TEST_CASE("they are the same in every language") {
    Preferences p;
    p.colours = Colours::light;
    const std::string english = show(p);
    speak(Language::pseudo);
    CHECK(show(p) == english);
    CHECK(read_preferences(english) == p);
    CHECK(all_settings[1].words() == std::vector<std::string>{"[Sýýstém]", "[Líght]", "[Dárk]"});
    speak(Language::english);
}

TEST_CASE("nothing, nonsense and half a line leave the usual ones") {
    for (const char* text :
         {"", ";;;", "text", "text=", "text=99 %", "=;=", "colours=System;contr", "memory=SHOWN", "text=125x"}) {
        CAPTURE(text);
        CHECK(read_preferences(text) == Preferences{});
    }
    CHECK(read_preferences("nonsense=1;text=150;memory=hidden").text == 150);
    CHECK_FALSE(read_preferences("nonsense=1;text=150;memory=hidden").memory);
}

}
