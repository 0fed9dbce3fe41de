// 2023, Mini expansion "New Regency": what a Veto stops of its cards, in each edition.
#include <map>

#include "new_regency_table.h"

using namespace eg;

TEST_SUITE("new regency: vetoes") {

TEST_CASE("2023: it stops the special action whole, as it is announced; then up to five or four are placed as ever") {
    for (const std::string& id : ids) {
        CAPTURE(id);
        State s = takes(
            "modules new_regency,old_hands; kept blue:oh2-veto:2; king CN; SEV red:3G blue:1; CN red:2 blue:1; GAL "
            "yellow:1G; CAS red:1; court red:7",
            id);
        const std::string before = board_of(s);
        play(s, "act");
        CHECK(asked(s) == blue);
        CHECK(options(s) == "veto, allow");
        State allowed = s;
        play(s, "veto");
        CHECK(board_of(s) == before);
        CHECK(line(s, "kept").empty());
        CHECK(asked(s) == red);
        CHECK(options(s) == "CAS, ARA, CV, SEV, GRA, VAL, done");
        const int n = id == "nr-audience" || id == "nr-banquet" ? 4 : 5;
        for (int i = 0; i < n; ++i) play(s, "ARA");
        CHECK(options(s) == "done");
        // Once allowed, no player is asked again.
        play(allowed, "allow");
        Rng rng{3};
        for (Events ignored = Events::ignored(); !over(allowed);) {
            CHECK(asked_step_name(allowed) != "ask_veto");
            const Choices choices = legal(allowed);
            apply(allowed, choices[rng.below(choices.size())], ignored);
        }
    }
}

TEST_CASE("2023: after placing there is nothing left to place when it is stopped") {
    State s = takes("modules new_regency,old_hands; kept blue:oh2-veto:2; king CN; court red:7", "nr-exile");
    play(s, "ARA, act, veto");
    CHECK(options(s) == "done");
}

TEST_CASE("earlier editions: stopped as it is announced, nothing has happened, and the placing is as ever") {
    for (const std::string edition : {"1996", "decennial", "bigbox"})
        for (const std::string& id : ids) {
            CAPTURE(edition);
            CAPTURE(id);
            State s = takes("edition " + edition + "; kept blue:2-veto:2; king CN; SEV red:3G blue:1; CN red:2 blue:1; "
                                                   "GAL yellow:1G; CAS red:1; court red:7", id);
            const std::string before = board_of(s);
            play(s, "act");
            CHECK(options(s) == "veto, allow, allow-all");
            play(s, "veto");
            CHECK(board_of(s) == before);
            CHECK(options(s) == "CAS, ARA, CV, SEV, GRA, VAL, done");
        }
}

TEST_CASE("earlier editions: the King is held back when it is said where he goes") {
    const std::map<std::string, std::string> goals = {
        {"nr-exile", "POR"}, {"nr-entourage", "GRA"}, {"nr-banquet", "SEV"}, {"nr-chalet", "GAL"}};
    for (const std::string edition : {"1996", "decennial", "bigbox"})
        for (const std::string& id : ids) {
            if (!goals.contains(id)) continue;
            const std::string goal = goals.at(id);
            CAPTURE(edition);
            CAPTURE(id);
            State s = takes("edition " + edition
                                + "; kept blue:2-veto:2; king CN; SEV red:3G blue:1; CN red:2 blue:1; GAL yellow:1",
                            id);
            const std::string before = board_of(s);
            play(s, "act, allow, " + goal);
            CHECK(asked(s) == blue);
            State allowed = s;
            play(s, "veto");
            CHECK(board_of(s) == before);
            CHECK(asked_step_name(s) == "use_card");
            play(allowed, "allow");
            CHECK(allowed.king == *place_named(box(allowed), goal));
        }
    State s = takes("edition decennial; kept blue:2-veto:2; king CN", "nr-exile");
    play(s, "act, allow, POR");
    CHECK(question(s)
          == "The King is about to go to Portugal. Will you use your Veto against Red's special action, Exile?");
}

TEST_CASE("earlier editions: the step after the Audience may be stopped, what has been scored is scored") {
    for (const std::string edition : {"1996", "decennial", "bigbox"}) {
        State s = takes("edition " + edition + "; kept blue:2-veto:2; king VAL; VAL red:1", "nr-audience");
        play(s, "act, allow, CN, veto");
        CHECK(s.king == VAL);
        CHECK(s.score[red] == 7);
    }
}

TEST_CASE("earlier editions: when the region of a Competition is named it may be stopped") {
    for (const std::string edition : {"1996", "decennial", "bigbox"}) {
        State s = takes("edition " + edition + "; kept blue:2-veto:2; king VAL; GAL blue:0G red:0G", "nr-competition");
        play(s, "act, allow, GAL, veto");
        CHECK(s.king == VAL);
        CHECK(line(s, "GAL") == "red:0G blue:0G");
    }
}

// "You may also interrupt a special action, and prevent only part of it" (Decennial); "a caballero moved" is a part
// (src/engine/RULINGS.md).
TEST_CASE("earlier editions: of the two who ride with the King each may be stopped") {
    for (const std::string edition : {"1996", "decennial", "bigbox"}) {
        CAPTURE(edition);
        State s = takes("edition " + edition + "; kept blue:2-veto:2; king CN; CN blue:3", "nr-entourage");
        play(s, "act, allow, GRA, allow, blue CN");
        CHECK(asked_step_name(s) == "ask_veto");
        if (asked_step_name(s) != "ask_veto") continue;
        play(s, "allow, blue CN, veto");
        CHECK(s.king == GRA);
        CHECK(line(s, "CN") == "blue:2");
        CHECK(line(s, "GRA") == "blue:1");
        CHECK(asked_step_name(s) == "use_card");
    }
}

}
