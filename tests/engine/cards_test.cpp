// 1996, Decennial and Big Box: what holds for all action cards (cards_1_test.cpp and so on): each has a case, and each
// leaves the King's region alone.
#include "cards.h"

using namespace eg;

TEST_SUITE("action cards") {

TEST_CASE("every card of every deck has its case") {
    std::set<std::string> in_the_game;
    for (int stack = 0; stack < stack_count; ++stack)
        for (int i = 0; i < card_count({}, stack); ++i) in_the_game.insert(std::string{card({}, stack, i).id});
    CHECK(in_the_game == tested(cards_here));
    CHECK(in_the_game.size() == 33);
}

TEST_CASE("the King's region is closed to every special action") {
    // All pieces are in the King's region: no card changes anything there.
    for (const std::string& id : tested(cards_here)) {
        if (id == "2-veto") continue;  // nothing to perform
        CAPTURE(id);
        State s = turn("king GAL; GAL red:5G blue:5G yellow:5 green:5; boards 8/4/0:GAL; court red:3 blue:3", id);
        const std::string before = line(s, "GAL");
        for (const std::string action : {"act", "act-other"}) {
            State t = s;
            if (!may(t, action)) continue;
            play(t, action);
            idle(t, [](const State& now) { return asked_step_name(now) != "use_card"; });
            CHECK(line(t, "GAL") == before);
            CHECK(t.scoreboard[0] == GAL);
        }
    }
}

}
