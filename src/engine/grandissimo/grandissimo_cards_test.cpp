// Grandissimo (1996 booklet): a case for each card of stacks 6 and 7. What the cards place and their symbols are ours,
// but for the Inquisitor's three; and so are the effects of those that the booklet does not explain.
#include "grandissimo_table.h"

namespace eg {

namespace {

const ActionCard& card_named(const std::string& id) {
    static const Rules rules = grandissimo_rules();
    for (int stack = 0; stack < box(rules).piles; ++stack)
        for (int i = 0; i < card_count(rules, stack); ++i)
            if (card(rules, stack, i).id == id) return card(rules, stack, i);
    FAIL("no card ", id);
    return card(rules, 0, 0);
}
// The card places this many and has this symbol: "ship", "jail" or none.
void check_face(const std::string& id, int places, const std::string& symbol) {
    CAPTURE(id);
    const ActionCard& it = card_named(id);
    CHECK(it.caballeros == places);
    CHECK(it.copies == 1);
    CHECK(((it.marks & mark_named("ship")) != 0) == (symbol == "ship"));
    CHECK(((it.marks & mark_named("jail")) != 0) == (symbol == "jail"));
}

}

TEST_SUITE("grandissimo") {

CARD("gr-double", "a second card is taken and used") {
    check_face("gr-double", 2, "");
    State s = holding("gr-double", "shown 4-court 5-king gr-queen; king CN; court red:9");
    play(s, "act, card 4, act, take 2, done, SEV, SEV");
    CHECK(s.court[red] == 9 + 2 - 2);
}

CARD("gr-choice", "the card is kept when it is taken; at the next general scoring up to two of any colours move") {
    check_face("gr-choice", 3, "ship");
    State s = turn_begins("king CN; court red:9; GAL red:1", "gr-choice");
    play(s, "card 6");
    CHECK(s.top().count == 3);
    CHECK(line(s, "kept").starts_with("red:gr-choice:"));
    CHECK_FALSE(may(s, "act"));
    CHECK(may(s, "token ship_token"));
    play(s, "SEV, SEV, SEV");
    CHECK(line(s, "SEV") == "red:3");
}

CARD("gr-alliance", "a region card that is available: his Grande's bonus also holds there") {
    check_face("gr-alliance", 4, "");
    State s = holding("gr-alliance", "king CN; GRA red:3 blue:1");
    play(s, "act, GRA");
    CHECK(line(s, "ally") == "1");
    CHECK(worth(s, "GRA") == std::vector<int>{6 + 2, 3, 0, 0});
}

CARD("gr-boycott", "a region card that is available: that region is not scored in the next general scoring") {
    check_face("gr-boycott", 3, "jail");
    State s = holding("gr-boycott", "king CN; GRA red:3 blue:1");
    play(s, "act, GRA");
    CHECK("boycott " + line(s, "boycott") + "; " == boycott_in("GRA"));
    CHECK(worth(s, "GRA") == std::vector<int>{6, 3, 0, 0});   // special scorings score it
}

CARD("gr-revolution", "one's Grande is King in his place until the next general scoring is over") {
    check_face("gr-revolution", 2, "");
    State s = holding("gr-revolution", "king SEV; VAL red:3G blue:1");
    play(s, "act");
    CHECK(line(s, "king") == "VAL");
    CHECK(worth(s, "VAL") == std::vector<int>{5 + 2 + 2, 3, 0, 0});
}

CARD("gr-inquisitor", "he comes into one's court; two black caballeros move, each with company or without") {
    check_face("gr-inquisitor", 3, "");
    State s = holding("gr-inquisitor", "king CN; grand_inquisitor 3; SEV black:1 red:1; GAL black:1 blue:1");
    play(s, "act, black SEV, PV, red SEV, black GAL, ARA, blue GAL, ARA");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "grand_inquisitor") == "1");
    CHECK(line(s, "PV") == "red:1 black:1");
    CHECK(line(s, "ARA") == "blue:1 black:1");
}

CARD("gr-office", "he comes into one's court; one black caballero moves, with company or without") {
    check_face("gr-office", 2, "jail");
    State s = holding("gr-office", "king CN; grand_inquisitor 3; SEV black:1 red:1; GAL black:1");
    play(s, "act, black SEV, PV, red SEV");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "grand_inquisitor") == "1");
    CHECK(line(s, "PV") == "red:1 black:1");
    CHECK(line(s, "GAL") == "black:1");
    State alone = holding("gr-office", "king CN; grand_inquisitor 1; SEV black:2");
    play(alone, "act, done");
    CHECK(line(alone, "grand_inquisitor") == "1");
    CHECK(line(alone, "SEV") == "black:2");
}

CARD("gr-ladies", "the Queen or the Jester comes into one's court, as by the card of stack 7") {
    check_face("gr-ladies", 3, "ship");
    State s = holding("gr-ladies", "king CN");
    play(s, "act, token jester");
    CHECK(line(s, "jester") == "1");
    CHECK(line(s, "queen").empty());
    State one = holding("gr-ladies", "king CN; jester 2");
    take_courtier(one, "queen");
    CHECK(line(one, "queen") == "1");
    CHECK(line(one, "jester") == "2");
    CHECK_FALSE(may(holding("gr-ladies", "king CN; queen 1; jester 1"), "act"));
}

TEST_CASE("games begun before three cards were tuned keep their numbers") {
    Rules before = grandissimo_rules();
    before.fixes = tuned_stacks;
    for (const auto& had : {std::pair{"gr-jailbreak", 2}, {"gr-dowry", 3}, {"gr-constable", 2}}) {
        const ActionCard& now = card_named(had.first);
        CAPTURE(now.id);
        CHECK(in_force(now, grandissimo_rules()).caballeros > had.second);
        CHECK(in_force(now, before).caballeros == had.second);
    }
}

CARD("gr-jailbreak", "up to three prisoners of any colours go into any regions or the Castillo") {
    check_face("gr-jailbreak", 4, "");
    State s = holding("gr-jailbreak", "king CN; JAIL red:1 blue:2 yellow:2; SEV red:1");
    play(s, "act");
    CHECK(options(s) == "red JAIL, blue JAIL, yellow JAIL, done");
    play(s, "blue JAIL");
    CHECK(places_offered(s) == "CAS, GAL, PV, ARA, CAT, CV, SEV, GRA, VAL, POR");
    play(s, "CAS, yellow JAIL, POR, red JAIL, SEV");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "JAIL") == "blue:1 yellow:1");
    CHECK(line(s, "CAS") == "blue:1");
    CHECK(line(s, "POR") == "yellow:1");
    CHECK(line(s, "SEV") == "red:2");
    State fewer = holding("gr-jailbreak", "king CN; JAIL blue:2");
    play(fewer, "act, blue JAIL, PV, done");
    CHECK(line(fewer, "JAIL") == "blue:1");
    CHECK_FALSE(may(holding("gr-jailbreak", "king CN; SEV blue:2"), "act"));   // nobody is in jail
}

CARD("gr-landfall", "up to three more are placed on the coast, wherever the King is") {
    check_face("gr-landfall", 1, "ship");
    State s = holding("gr-landfall", "king ARA; court red:9");
    play(s, "act");
    CHECK(places_offered(s) == "GAL, PV, CAT, SEV, GRA, VAL, POR");
    play(s, "POR, GAL, GAL");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "GAL") == "red:2");
    CHECK(s.court[red] == 6);
    CHECK(s.top().count == 1);
    State at_the_coast = holding("gr-landfall", "king SEV; court red:9");
    play(at_the_coast, "act");
    CHECK(places_offered(at_the_coast) == "GAL, PV, CAT, GRA, VAL, POR");
}

CARD("gr-treaty", "Portugal is scored, and one region that borders it") {
    check_face("gr-treaty", 3, "");
    State s = holding("gr-treaty", "king VAL; POR red:1; CV blue:2 red:1");
    Events events = play(s, "act");
    CHECK(places_offered(s) == "GAL, CV, CN, SEV");
    const Events more = play(s, "CV");
    events.list.insert(events.list.end(), more.list.begin(), more.list.end());
    CHECK(scored_of(s, events) == "POR, CV");
    CHECK(s.score[red] == 5 + 4);
    CHECK(s.score[blue] == 6);
}

CARD("gr-dowry", "up to three come from the province to the court") {
    check_face("gr-dowry", 4, "ship");
    State s = holding("gr-dowry", "king CN; court red:2");
    const int before = s.province[red];
    play(s, "act, take 3");
    CHECK(s.court[red] == 5);
    CHECK(s.province[red] == before - 3);
}

CARD("gr-ball", "each opponent dials another region for his Grande, who goes there") {
    check_face("gr-ball", 3, "jail");
    State s = holding("gr-ball", "king CN; GAL red:1G blue:1G; PV yellow:2G; CN green:1G");
    play(s, "act");
    REQUIRE(asked_step_name(s) == "dial");
    if (asked(s) == blue) CHECK(places_offered(s) == "PV, ARA, CAT, CV, SEV, GRA, VAL");   // another; not the King's
    dial(s, "blue:SEV yellow:SEV");   // green's stands in the King's region
    CHECK(line(s, "SEV") == "blue:0G yellow:0G");
    CHECK(line(s, "GAL") == "red:1G blue:1");
    CHECK(line(s, "PV") == "yellow:2");
    CHECK(line(s, "CN") == "green:1G");
}

CARD("gr-wedding", "the King's region is scored") {
    check_face("gr-wedding", 3, "jail");
    State s = holding("gr-wedding", "king CN; CN red:2 blue:1; SEV red:1");
    const Events events = play(s, "act");
    CHECK(scored_of(s, events) == "CN");
    CHECK(paid_for(s, events, "CN") == "red:9 blue:4");
    State portugal = holding("gr-wedding", "king POR; POR red:1");
    CHECK(paid_for(portugal, play(portugal, "act"), "POR") == "red:7");
}

CARD("gr-constable", "up to two caballeros of one region go to jail") {
    check_face("gr-constable", 3, "");
    State s = holding("gr-constable", "king CN; CN blue:1; SEV blue:1 yellow:1 red:1; PV blue:1");
    play(s, "act");
    CHECK(options(s) == "red SEV, blue PV, blue SEV, yellow SEV, done");
    play(s, "blue SEV");
    CHECK(options(s) == "red SEV, yellow SEV, done");
    play(s, "yellow SEV");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "JAIL") == "blue:1 yellow:1");
    State one = holding("gr-constable", "king CN; POR blue:2");
    play(one, "act, blue POR, done");
    CHECK(line(one, "JAIL") == "blue:1");
}

CARD("gr-santiago", "up to four of any colours move into one region") {
    check_face("gr-santiago", 1, "ship");
    State s = holding("gr-santiago", "king CN; CN red:1; SEV blue:2; CAT red:2; GRA yellow:1; VAL black:2");
    play(s, "act");
    CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CV, SEV, GRA, VAL, POR");
    play(s, "GRA");
    CHECK(options(s) == "red CAT, blue SEV, black VAL, done");
    play(s, "blue SEV, GRA, red CAT, GRA, black VAL, GRA, black VAL, GRA");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "GRA") == "red:1 blue:1 yellow:1 black:2");
}

CARD("gr-grant", "a mobile scoreboard is laid; then one's Grande may move") {
    check_face("gr-grant", 3, "jail");
    State s = holding("gr-grant", "king CN; PV red:1G");
    play(s, "act, board 8/4/0, POR");
    CHECK(line(s, "boards") == "8/4/0:POR 4/0/0:-");
    CHECK(places_offered(s) == "GAL, ARA, CAT, CV, SEV, GRA, VAL, POR");
    State stays = s;
    play(s, "SEV");
    CHECK(line(s, "SEV") == "red:0G");
    CHECK(asked_step_name(s) == "use_card");
    play(stays, "done");
    CHECK(line(stays, "PV") == "red:1G");
    // a Grande in the King's region stays
    State taboo_home = holding("gr-grant", "king CN; CN red:1G");
    play(taboo_home, "act, board 4/0/0, GAL");
    CHECK(asked_step_name(taboo_home) == "use_card");
}

CARD("gr-plots", "up to five of any colours move out of one region") {
    check_face("gr-plots", 1, "jail");
    State s = holding("gr-plots", "king CN; POR red:2 blue:3; SEV blue:1; VAL black:2");
    play(s, "act, blue POR, GAL");
    CHECK(options(s) == "red POR, blue POR, done");
    play(s, "blue POR, CAS, blue POR, SEV, red POR, PV, red POR, PV");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "POR").empty());
    CHECK(line(s, "SEV") == "blue:2");
    CHECK(line(s, "PV") == "red:2");
}

CARD("gr-famine", "each opponent sends two of his court and one of a region back to the province") {
    check_face("gr-famine", 2, "ship");
    State s = holding("gr-famine", "players 3; king CN; court red:5 blue:5 yellow:1; SEV red:1 blue:1; PV blue:1; "
                                   "POR yellow:1; CN yellow:1");
    const int before = s.province[blue];
    play(s, "act");
    REQUIRE(asked(s) == blue);   // he chooses which
    CHECK(options(s) == "blue PV, blue SEV");
    play(s, "blue PV");
    if (asked(s) == yellow) play(s, "yellow POR");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(s.court[red] == 5);
    CHECK(s.court[blue] == 3);
    CHECK(s.court[yellow] == 0);   // as many as there are
    CHECK(s.province[blue] == before + 3);
    CHECK(line(s, "SEV") == "red:1 blue:1");
    CHECK(line(s, "POR").empty());
    CHECK(line(s, "CN") == "yellow:1");
}

CARD("gr-queen", "the Queen or the Jester comes into one's court") {
    check_face("gr-queen", 2, "");
    CHECK(card_named("gr-queen").stack == 7);
    CHECK(card_named("gr-queen").returns);
    State s = holding("gr-queen", "king CN; court red:9");
    CHECK(s.top().count == 2);
    play(s, "act, token queen");
    CHECK(line(s, "queen") == "1");
}

// ---- what holds for all of them

TEST_CASE("every card of stacks 6 and 7 has a case") {
    std::set<std::string> ids;
    for (int stack : {5, 6})
        for (int i = 0; i < card_count(grandissimo_rules(), stack); ++i)
            ids.insert(std::string{card(grandissimo_rules(), stack, i).id});
    CHECK(ids == tested(cards_here));
    CHECK(ids.size() == 19 + 1);
}

TEST_CASE("six cards have the ship symbol and six the jail symbol, none has both") {
    int ship = 0, jail = 0;
    for (int i = 0; i < card_count(grandissimo_rules(), 5); ++i) {
        const ActionCard& it = card(grandissimo_rules(), 5, i);
        CHECK(it.stack == 6);
        CHECK_FALSE(it.returns);
        const bool has_ship = it.marks & mark_named("ship"), has_jail = it.marks & mark_named("jail");
        CHECK_FALSE((has_ship && has_jail));
        ship += has_ship, jail += has_jail;
    }
    CHECK(ship == 6);
    CHECK(jail == 6);
}

// "The King's region is protected from all changes. Any action that specifies 'any region' is assumed to exclude the
// King's region whether mentioned as an exception or not."
TEST_CASE("no card but those that move the King changes anything in his region") {
    const std::string text =
        "king SEV; SEV red:2G blue:2G yellow:2G green:2G black:1; GAL black:1 red:1 blue:1 yellow:1 green:1; "
        "JAIL blue:2; court red:5 blue:5 yellow:5 green:5; boards 8/4/0:SEV";
    const std::string before = line(at_peace(text), "SEV");
    for (int i = 0; i < card_count(grandissimo_rules(), 5); ++i) {
        const std::string id{card(grandissimo_rules(), 5, i).id};
        if (id == "gr-choice" || id == "gr-double") continue;   // kept; another card's action
        CAPTURE(id);
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            Rng    rng{seed};
            Events ignored = Events::ignored();
            State  s = holding(id, text);
            for (int n = 0; n < 40 && !over(s); ++n) {
                const Choices choices = legal(s);
                apply(s, may(s, "act") ? press(act) : choices[rng.below(choices.size())], ignored);
                CHECK(line(s, "SEV") == before);
                CHECK(s.scoreboard[0] == SEV);
            }
        }
    }
}

TEST_CASE("a Veto stops the action of each card, and not its symbol") {
    for (const char* id : {"gr-alliance", "gr-boycott", "gr-inquisitor", "gr-ladies", "gr-dowry", "gr-wedding",
                           "gr-queen"}) {
        CAPTURE(id);
        State s = holding(id, "king CN; CN red:1; GAL blue:1; SEV black:2; court red:5; kept blue:2-veto:1");
        const std::string before = board_of(s);
        play(s, "act");
        REQUIRE(asked(s) == blue);
        play(s, "veto");
        CHECK(asked(s) == red);
        CHECK_FALSE(may(s, "act"));
        CHECK(board_of(s) == before);
        CHECK(may(s, "token ship_token") == ((card_named(id).marks & mark_named("ship")) != 0));
        CHECK(may(s, "blue GAL") == ((card_named(id).marks & mark_named("jail")) != 0));
    }
}

}

}
