// "Since your last turn": what others have done to a player's caballeros, and the points scored by their cards.
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

const Event red_ends{.what = What::turn_ends, .who = red}, red_begins{.what = What::turn_begins, .who = red};

TEST_SUITE("since the last turn") {

TEST_CASE("caballeros that another player sends back are told to their owners, not to who did it") {
    State s = turn("edition decennial\nking SEV; GAL red:2 blue:2; PV blue:1 yellow:1", "2-one-each");
    SinceTurn since;
    for (Player p : s.seats()) since.add({.what = What::turn_ends, .who = p}, s, s, false);
    follow(since, s, "act, yellow PV, blue GAL");
    CHECK(since[blue].caballeros[GAL] == -1);
    CHECK(since[blue].caballeros[PV] == 0);
    CHECK(since[yellow].caballeros[PV] == -1);
    for (Place place : places(s)) CHECK(since[red].caballeros[place] == 0);
    since.add({.what = What::turn_ends, .who = blue}, s, s, false);
    CHECK(since[blue].caballeros[GAL] == 0);
    CHECK(since[yellow].caballeros[PV] == -1);
}

TEST_CASE("points count between two turns, but for general scorings, which are told in full") {
    State before = table("king SEV"), after = before;
    after.score[red] += 5;
    const Event scored{.what = What::scored, .who = red, .to = GAL, .n = 5};
    SinceTurn since;
    since.add(scored, before, after, false);
    CHECK(since[red].points == 0);   // there was no turn before
    since.add(red_ends, before, before, false);
    since.add(scored, before, after, true);
    CHECK(since[red].points == 0);
    since.add(scored, before, after, false);
    CHECK(since[red].points == 5);
    since.add(red_begins, before, before, false);
    since.add({.what = What::mustered, .who = red, .n = 2}, before, before, false);
    CHECK((since[red].begun && !since[red].acted));
    since.add(scored, before, after, false);   // his own card's
    CHECK(since[red].points == 5);
    CHECK(since[red].acted);
}

}

}
}
