// "Since your turn": what others have done to a player's caballeros, and the points scored by their cards.
#include "app/timeline/since_turn.h"

#include "card_case.h"
#include "engine/event_types.h"
#include "table.h"

namespace eg {
namespace {

// Makes the choices; each event is added as the page does.
void follow(SinceTurn& since, State& s, std::string_view choices) {
    State shown = s;
    for (const Event& event : play(s, std::string{choices}).list) {
        const State before = shown;
        apply_event(shown, event);
        since.add(event, before, shown, false);
    }
}

TEST_SUITE("since the last turn") {

TEST_CASE("caballeros that another player sends back are told to their owners, not to who did it") {
    State s = turn("edition decennial\nking SEV; GAL red:2 blue:2; PV blue:1 yellow:1", "2-one-each");
    SinceTurn since;
    follow(since, s, "act, yellow PV, blue GAL");
    CHECK(since[blue].caballeros[GAL] == -1);
    CHECK(since[blue].caballeros[PV] == 0);
    CHECK(since[yellow].caballeros[PV] == -1);
    for (Place place : places(s)) CHECK(since[red].caballeros[place] == 0);
    since.add({.what = What::turn_ends, .who = blue}, s, s, false);
    CHECK(since[blue].caballeros[GAL] == 0);
    CHECK(since[yellow].caballeros[PV] == -1);
}

TEST_CASE("points count but for general scorings, which are told in full") {
    State before = table("king SEV"), after = before;
    after.score[blue] += 5;
    SinceTurn since;
    since.add({.what = What::scored, .who = blue, .to = GAL, .n = 5}, before, after, true);
    CHECK(since[blue].points == 0);
    since.add({.what = What::scored, .who = blue, .to = GAL, .n = 5}, before, after, false);
    CHECK(since[blue].points == 5);
}

}

}
}
