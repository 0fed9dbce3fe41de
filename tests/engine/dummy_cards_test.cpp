// 2023, the game of two: what action cards do to the dummy's caballeros, and that it is never asked.
#include <set>

#include "dummy.h"

using namespace eg;

// "You may move the dummy's Caballeros or send them back from the regions according to the normal rules."
TEST_SUITE("the dummy: its caballeros are moved") {

TEST_CASE("as foreign ones, and as any") {
    const std::string text = "king SEV; GAL white:2 blue:1 red:1; SEV white:2; CAS white:2";
    for (const std::string id : {"n1-wayfarers", "n1-transhumance", "n1-intrigue", "n1-plague"}) {
        CAPTURE(id);
        State s = holding(id, text);
        play(s, "act");
        CHECK(options(s) == "red GAL, blue GAL, white GAL, done");
        play(s, "white GAL");
        CHECK(options(s) == "CAS, PV, ARA, CAT, CV, CN, GRA, VAL");
        play(s, "CAS");
        CHECK(line(s, "CAS") == "white:3");
        CHECK(line(s, "GAL") == "red:1 blue:1 white:1");
    }
    State letters = holding("n1-letters", text);
    play(letters, "act");
    CHECK(options(letters) == "blue GAL, white GAL, done");
    play(letters, "white GAL, PV, white GAL, PV, blue GAL, PV");
    CHECK(line(letters, "PV") == "blue:1 white:2");
    for (const std::string id : {"n1-pilgrims", "n1-household"}) {
        State own = holding(id, text);
        play(own, "act");
        CHECK(options(own) == "red GAL, done");
    }
}

TEST_CASE("it is one of the two opponents of Intrigue") {
    State s = holding("n1-intrigue", "king SEV; GAL white:2 blue:1");
    play(s, "act, white GAL, PV, blue GAL, PV");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "GAL") == "white:1");
}

TEST_CASE("where only its own stand foreign ones can be moved all the same") {
    CHECK(may(holding("n1-letters", "king SEV; GAL white:2"), "act"));
    CHECK_FALSE(may(holding("n1-letters", "king SEV; SEV white:2; CAS white:3"), "act"));
}

// The only card with which the active player chooses which caballeros of others go back to the province.
TEST_CASE("Highwaymen: one of its caballeros may be sent back from a region") {
    State s = holding("n2-highwaymen", "king SEV; GAL white:2 blue:1; PV white:1; SEV white:1; CAS white:1");
    play(s, "act");
    CHECK(options(s) == "blue GAL, white GAL, white PV");
    play(s, "blue GAL, white PV");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "PV").empty());
    CHECK(s.province[white] == 26);
}

TEST_CASE("Highwaymen: where it stands alone one of its caballeros goes") {
    State s = holding("n2-highwaymen", "king SEV; GAL white:2; PV red:3");
    play(s, "act");
    CHECK(options(s) == "white GAL");
}

TEST_CASE("what is moved is told by its name, which is no colour's") {
    State s = holding("n1-letters", "king SEV; GAL white:2");
    const Box& here = box(s);
    const std::string name{here.called[white]};
    CHECK(name.find("ummy") != std::string::npos);
    play(s, "act, white GAL");
    CHECK(question(s) == "Choose where " + name + "'s caballero from Galicia goes.");
    const Events events = play(s, "CN");
    CHECK(text(Language::english, message(events.list.front(), s.rules), seat_names(), &here)
          == "Red moves a caballero of " + name + " from Galicia to Toledo.");
}

}

// "But if an Action card would require the dummy's action (e.g. choose a region), skip the dummy."
TEST_SUITE("the dummy: never asked") {

const std::string everywhere =
    "king SEV; GAL white:3 blue:3 red:2G; PV white:4; CAS white:2 red:1 blue:1; VAL blue:2; court red:5 blue:5; "
    "power red:13; hand red:1-12; dummy_power 5";

TEST_CASE("Withdrawal: it sends nobody back") {
    State s = holding("n2-withdrawal", everywhere);
    play(s, "act, blue court, blue court, blue court");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(on_board(s) == 9);
}

TEST_CASE("Civil War and Blood Feud: it dials nothing and loses nobody") {
    for (const std::string id : {"n2-civil-war", "n2-feud"}) {
        State s = holding(id, everywhere);
        play(s, "act");
        CHECK(asked(s) == blue);
        play(s, "GAL");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "GAL").find("white:3") != std::string::npos);
        CHECK(on_board(s) == 9);
        CHECK_FALSE(may(holding(id, "king SEV; GAL white:3; PV red:2"), "act"));   // not for it alone
    }
}

TEST_CASE("cards against courts do not concern it") {
    for (const std::string id : {"n2-disgrace", "n2-wages", "n2-sumptuary"}) {
        State s = holding(id, everywhere);
        play(s, "act");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(on_board(s) == 9);
        CHECK_FALSE(may(holding(id, "GAL white:9; court red:7"), "act"));
    }
}

TEST_CASE("Coup: it stays, and a region where it is alone cannot be named") {
    State s = holding("n4-coup", everywhere);
    play(s, "act");
    CHECK(options(s) == "GAL, VAL");
    play(s, "GAL");
    dial(s, "blue:CAT");
    CHECK(line(s, "GAL") == "red:2G white:3");
    CHECK(line(s, "CAT") == "blue:3");
}

TEST_CASE("Sealed Letters: two discs, not three") {
    State s = holding("n4-sealed-letters", everywhere);
    play(s, "act");
    CHECK(scored(dial(s, "red:PV blue:GAL")) == "GAL, PV");
}

TEST_CASE("Skirmish: nothing has to be decided, so it sends one home too") {
    State s = holding("oh2-skirmish", "modules old_hands; king SEV; PV white:2 red:3 blue:2; ARA white:1 red:1 blue:3");
    State other = s;
    const Events events = play(s, "act, PV");
    CHECK(line(s, "PV") == "red:2 blue:1 white:1");
    CHECK(s.province[white] == other.province[white] + 1);
    CHECK(paid(events, PV) == "red:5 blue:0");
    play(other, "act, ARA");
    CHECK(line(other, "ARA") == "blue:2");
}

TEST_CASE("whatever is played, a player answers") {
    std::set<std::string> ids;
    const Rules rules = table(two + "modules old_hands").rules;
    for (int stack = 0; stack < 4; ++stack)
        for (int i = 0; i < card_count(rules, stack); ++i) ids.insert(std::string{card(rules, stack, i).id});
    CHECK(ids.size() == 35);
    Rng rng{1};
    for (const std::string& id : ids)
        for (int n = 0; n < 20 && id != "oh2-veto"; ++n) {
            CAPTURE(id);
            State s = holding(id, "modules old_hands; " + everywhere + "; kept blue:oh2-veto:2");
            while (!over(s)) {
                REQUIRE((asked(s) == red || asked(s) == blue));
                for (Choice c : legal(s))
                    if (c.thing == Thing::court) CHECK(c.whose != white);
                go_on(s, rng);
                CHECK(on_board(s) + s.province[white] == 30);
                CHECK(s.court[white] == 0);
            }
            CHECK(s.caballeros[white][CAS] >= 2);
        }
}

}
