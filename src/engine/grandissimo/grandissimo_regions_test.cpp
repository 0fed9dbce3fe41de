// Grandissimo (1996 booklet): Alliance and Boycott, which take a region card. What they do with it is ours.
#include "grandissimo_table.h"

namespace eg {

namespace {

std::string offered_by(const std::string& id, const std::string& text) {
    State s = holding(id, text);
    play(s, "act");
    CHECK_FALSE(may(s, "done"));
    return places_offered(s);
}

}

TEST_SUITE("grandissimo") {

// ---- the cards: "The player may only select from regions available."

TEST_CASE("both offer the nine region cards, the King's region too, and no card shows Portugal") {
    for (const char* id : {"gr-alliance", "gr-boycott"}) {
        CAPTURE(id);
        CHECK(offered_by(id, "king CN") == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
        CHECK(offered_by(id, "king POR; GAL red:1G") == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    }
}

// "Some region cards may have been removed by other players' special actions."
TEST_CASE("M9: a card that is out is not offered") {
    CHECK(offered_by("gr-boycott", "king CN; ally 2; " + alliance_in("GRA"))
          == "GAL, PV, ARA, CAT, CV, CN, SEV, VAL");
    CHECK(offered_by("gr-alliance", "king CN; " + boycott_in("PV")) == "GAL, ARA, CAT, CV, CN, SEV, GRA, VAL");
}

TEST_CASE("the card that is taken is known by its region") {
    State ally = holding("gr-alliance", "king CN");
    play(ally, "act, GRA");
    CHECK(line(ally, "ally") == "1");
    CHECK("alliance " + line(ally, "alliance") + "; " == alliance_in("GRA"));
    CHECK(asked_step_name(ally) == "use_card");
    State boycott = holding("gr-boycott", "king CN");
    play(boycott, "act, CN");
    CHECK("boycott " + line(boycott, "boycott") + "; " == boycott_in("CN"));
    CHECK(asked_step_name(boycott) == "use_card");
}

// ---- Alliance: his Grande's bonus also holds there

TEST_CASE("M8: a sole first in his allied region has two more, with his Grande elsewhere") {
    const std::string text = "king CN; ally 1; " + alliance_in("GRA") + "PV red:1G; ";
    CHECK(worth(at_peace(text + "GRA red:3 blue:1"), "GRA") == std::vector<int>{6 + 2, 3, 0, 0});
    CHECK(worth(at_peace(text + "GRA red:3 blue:1"), "PV") == std::vector<int>{5 + 2, 0, 0, 0});   // his home, too
}

TEST_CASE("not if he is tied or behind, and not for another player") {
    const std::string text = "king CN; ally 1; " + alliance_in("GRA");
    CHECK(worth(at_peace(text + "GRA red:3 blue:3"), "GRA") == std::vector<int>{3, 3, 0, 0});
    CHECK(worth(at_peace(text + "GRA red:1 blue:3"), "GRA") == std::vector<int>{3, 6, 0, 0});
    CHECK(worth(at_peace(text + "GRA blue:3"), "GRA") == std::vector<int>{0, 6, 0, 0});
}

TEST_CASE("with his Grande there it is not doubled; with the King there his bonus comes besides") {
    const std::string text = "ally 1; " + alliance_in("GRA");
    CHECK(worth(at_peace(text + "king CN; GRA red:3G blue:1"), "GRA") == std::vector<int>{6 + 2, 3, 0, 0});
    CHECK(worth(at_peace(text + "king GRA; GRA red:3 blue:1"), "GRA") == std::vector<int>{6 + 2 + 2, 3, 0, 0});
}

TEST_CASE("it holds in special scorings too, also if only the first places are scored") {
    const std::string text = "king CN; ally 1; " + alliance_in("GRA") + "GRA red:3 blue:1";
    State one = holding("2-score1", text);
    CHECK(paid_for(one, play(one, "act, GRA"), "GRA") == "red:8 blue:3");
    State first = holding("3-first", text);
    CHECK(paid_for(first, play(first, "act"), "GRA") == "red:8");
    State his = holding("2-score1", text, blue);   // it does not matter who plays the card
    CHECK(paid_for(his, play(his, "act, GRA"), "GRA") == "red:8 blue:3");
}

TEST_CASE("it lasts until the next general scoring is over; then its card is available again") {
    State s = general_scoring_of("king CN; ally 1; " + alliance_in("GRA") + "GRA red:3 blue:1; CAS blue:1");
    const Events events = dial(s, "blue:PV");
    CHECK(paid_for(s, events, "GRA") == "red:8 blue:3");
    CHECK(line(s, "ally").empty());
    CHECK(line(s, "alliance").empty());
    CHECK(worth(s, "GRA") == std::vector<int>{6, 3, 0, 0});
}

TEST_CASE("it lasts beyond the turn and the round") {
    State s = turn_begins("players 2; king CN; ally 1; " + alliance_in("GRA") + "GRA red:1");
    next_turn_of_red(s);
    CHECK(s.round == 2);
    CHECK(worth(s, "GRA") == std::vector<int>{6 + 2, 0});
}

// ---- Boycott: the region is not scored in the next general scoring

TEST_CASE("M7: a boycotted region is not scored in the general scoring; afterwards its card is available") {
    State s = general_scoring_of("king CN; " + boycott_in("GRA") + "GRA red:3G blue:1; SEV red:1; CAS blue:1");
    const Events events = dial(s, "blue:PV");
    CHECK(scored_of(s, events) == "CAS, GAL, PV, ARA, CAT, CV, CN, SEV, VAL, POR");
    CHECK(s.score[red] == 4);
    CHECK(s.score[blue] == 5 + 5);
    CHECK(line(s, "boycott").empty());
}

TEST_CASE("the King's region may be boycotted, and then brings no King's bonus") {
    State s = general_scoring_of("king CN; " + boycott_in("CN") + "CN red:3; CAS blue:1");
    const Events events = dial(s, "blue:PV");
    CHECK(paid_for(s, events, "CN").empty());
    CHECK(s.score[red] == 0);
}

TEST_CASE("caballeros may go from the Castillo to a boycotted region") {
    State s = general_scoring_of("king CN; " + boycott_in("GRA") + "CAS blue:1");
    dial(s, "blue:GRA");
    CHECK(line(s, "GRA") == "blue:1");
    CHECK(s.score[blue] == 5);   // for the Castillo
}

TEST_CASE("special scorings score it meanwhile, with the King's bonus") {
    State s = holding("2-score1", "king GRA; " + boycott_in("GRA") + "GRA red:3 blue:1");
    CHECK(paid_for(s, play(s, "act, GRA"), "GRA") == "red:8 blue:3");
    State valued = holding("3-67", "king CN; " + boycott_in("GRA") + "GRA red:3");
    CHECK(scored_of(valued, play(valued, "act")) == "CV, CN, GRA");
    CHECK_FALSE(line(valued, "boycott").empty());
}

TEST_CASE("the general scoring after that scores it again") {
    State s = table(iberia("round 3; king CN; " + boycott_in("GRA")
                           + "GRA red:3; CAS blue:1; ask end_round - 0 - - 0 0"));
    dial(s, "blue:PV");
    CHECK(s.score[red] == 0);
    idle(s, [](const State& now) { return now.round <= 6; });
    CHECK(s.score[red] == 6);
}

}

}
