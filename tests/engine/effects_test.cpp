// What the verbs of the cards do on the table with each of their words, on a card of one's own (engine/deck.h).
#include "own_card.h"

using namespace eg;

TEST_SUITE("effects") {

TEST_CASE("place: where, and from where") {
    const std::string text = "king CN; court red:4";
    State s = acting("place 2 regions", text);
    CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CV, SEV, GRA, VAL");
    CHECK(question(s) == "Place up to 2 more caballeros from your court in any regions, but not in the Castillo.");
    play(s, "GAL, VAL");
    CHECK(s.court[red] == 2);
    s = acting("place 2 bordering", text);
    CHECK(places_offered(s) == "CAS, ARA, CV, SEV, GRA, VAL");
    CHECK(question(s) == "Place up to 2 more caballeros from your court beside Castilla la Nueva or in the Castillo.");
    s = acting("place 1 anywhere from province", "king CN");
    CHECK(question(s) == "Place up to 1 more caballero from your province in any regions or the Castillo.");
    const int province = s.province[red];
    play(s, "CAS");
    CHECK(s.province[red] == province - 1);
    CHECK(s.caballeros[red][CAS] == 1);
    CHECK_FALSE(may(holding_card("place 1 regions", "king CN"), "act"));   // the court is empty
    CHECK(places_offered(acting("place 1 regions", "king CN; closed GAL VAL; court red:1"))
          == "PV, ARA, CAT, CV, SEV, GRA");
}

TEST_CASE("place: the last place is the one picked") {
    State s = acting("place 2 regions, score picked", "king CN; court red:4; VAL blue:3");
    const Events events = play(s, "GAL, VAL");
    CHECK(scored(events) == "VAL");
    CHECK(paid(events, VAL) == "red:3 blue:5");
    s = acting("place 2 regions, score picked", "king CN; court red:4");
    CHECK(scored(play(s, "done")) == "");
    CHECK(asked_step_name(s) == "use_card");
}

TEST_CASE("move: out of one, to one, to the Castillo, to what is picked") {
    const std::string text = "king SEV; GAL red:2 blue:2; PV red:1 yellow:1; SEV blue:1; CAS blue:1";
    State s = acting("move 2 foreign from one to castillo", text);
    CHECK(options(s) == "blue GAL, yellow PV, done");
    play(s, "blue GAL");
    CHECK(places_offered(s) == "CAS");
    play(s, "CAS");
    CHECK(options(s) == "blue GAL, done");

    s = acting("move 3 own to one", text);
    play(s, "red GAL");
    CHECK(question(s) == "Choose a region for your caballero from Galicia. The others must go there, too.");
    CHECK(places_offered(s) == "PV, ARA, CAT, CV, CN, GRA, VAL");
    play(s, "PV");
    CHECK(options(s) == "red GAL, done");   // those already there have arrived
    play(s, "red GAL");
    CHECK(places_offered(s) == "PV");
    play(s, "PV");
    CHECK(asked_step_name(s) == "use_card");

    s = acting("pick free, move all any to picked", text);
    CHECK(question(s) == "Choose a region, but not the King's.");
    CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CV, CN, GRA, VAL");
    play(s, "PV");
    CHECK(options(s) == "red GAL, blue GAL, done");
    CHECK(question(s) == "Move any number of caballeros: choose the next one.");
    play(s, "blue GAL, PV, blue GAL, PV, done");
    CHECK(line(s, "PV") == "red:1 blue:2 yellow:1");

    s = acting("pick any, move! all foreign from picked", text);
    play(s, "GAL");
    CHECK(options(s) == "blue GAL");
    CHECK(question(s) == "Choose the next of your opponents' caballeros to leave Galicia; all must go.");
    play(s, "blue GAL, CAS, blue GAL, VAL");
    CHECK(asked_step_name(s) == "use_card");
    s = acting("pick any, move! all foreign from picked", text);
    play(s, "SEV");   // the King's region: no caballero may leave
    CHECK(asked_step_name(s) == "use_card");

    s = acting("move! all own to castillo", text);
    CHECK(options(s) == "red GAL, red PV");
    play(s, "red GAL, CAS, red GAL, CAS, red PV, CAS");
    CHECK(asked_step_name(s) == "use_card");
    CHECK_FALSE(may(holding_card("move 2 own to castillo", "king SEV; SEV red:2; CAS red:1"), "act"));
    CHECK_FALSE(may(holding_card("move 2 own to one", "king SEV; VAL red:2; closed GAL PV ARA CAT CV CN GRA"), "act"));

    s = acting("move! 2 foreign", text);
    CHECK(options(s) == "blue GAL, yellow PV");
    CHECK(question(s) == "Choose one of your opponents' caballeros to move; 2 must move if possible.");
    s = acting("move all own", text);
    CHECK(options(s) == "red GAL, red PV, done");
    CHECK(question(s) == "Move any number of your caballeros: choose the next one.");
}

TEST_CASE("muster: those whose Grande stands in the King's region") {
    State s = acting("muster 2 hosts", "king SEV; SEV red:1G blue:1G; GAL yellow:1G; PV green:1G");
    CHECK(asked_of(s) == "blue");
    play(s, "take 2");
    CHECK(asked_of(s) == "red");
    play(s, "take 1");
    CHECK(s.court[blue] == 2);
    CHECK(s.court[red] == 1);
    CHECK(asked_step_name(s) == "use_card");
    CHECK_FALSE(may(holding_card("muster 2 hosts", "king SEV; GAL red:1G"), "act"));
}

TEST_CASE("send_back: how many, whose, from where, by whom") {
    const std::string text =
        "king SEV; court red:9 blue:7 yellow:1; GAL red:2 blue:3; PV yellow:1; SEV blue:2; CAS blue:1";
    State s = acting("send_back all_but 4 opponents court", text);
    CHECK(line(s, "court").starts_with("red:9 blue:4 yellow:1"));
    s = acting("send_back all_but 1 all court", text);
    CHECK(line(s, "court").starts_with("red:1 blue:1 yellow:1"));
    s = acting("send_back 2 all court", text);
    CHECK(line(s, "court").starts_with("red:7 blue:5 yellow:0"));
    CHECK_FALSE(may(holding_card("send_back all_but 7 opponents court", text), "act"));

    s = acting("send_back 2 opponents regions", text);
    CHECK(asked_of(s) == "blue");
    CHECK(options(s) == "blue GAL");
    CHECK(question(s) == "Send 2 of your caballeros back to the province, from regions.");
    play(s, "blue GAL, blue GAL, yellow PV");
    CHECK(asked_step_name(s) == "use_card");
    s = acting("send_back 1 all court+regions by owner", text);
    play(s, "blue court, yellow PV");
    CHECK(asked_of(s) == "red");
    play(s, "red GAL");
    CHECK(asked_step_name(s) == "use_card");

    s = acting("send_back 2 opponents regions by me", text);
    CHECK(question(s) == "Send back one caballero of each player whose caballeros glow; one more of each after that.");
    CHECK(options(s) == "blue GAL, yellow PV");
    play(s, "yellow PV, blue GAL");
    CHECK(question(s) == "Send back one caballero of each player whose caballeros glow.");
    play(s, "blue GAL");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "GAL") == "red:2 blue:1");
    s = acting("send_back 2 all regions by me", text);
    play(s, "blue GAL, yellow PV, done, blue GAL");
    CHECK(options(s) == "red GAL, done");

    s = acting("send_back all all regions", text);
    CHECK(line(s, "GAL") == "");
    CHECK(line(s, "SEV") == "blue:2");
    CHECK(line(s, "CAS") == "blue:1");
    s = acting("send_back all opponents court+regions", text);
    CHECK(line(s, "GAL") == "red:2");
    CHECK(line(s, "court").starts_with("red:9 blue:0 yellow:0"));

    s = acting("pick free, send_back 1 all picked, score picked", text);
    const Events events = play(s, "GAL");
    CHECK(line(s, "GAL") == "red:1 blue:2");
    CHECK(paid(events, GAL) == "red:2 blue:4");
    s = acting("pick any, send_back all_but 1 opponents picked", text);
    play(s, "GAL");
    CHECK(line(s, "GAL") == "red:2 blue:1");
    s = acting("pick any, send_back all all picked", text);
    play(s, "SEV");
    CHECK(line(s, "SEV") == "blue:2");
}

TEST_CASE("dial: who, and holding what") {
    const std::string text = "king SEV; GAL red:2 blue:3; PV blue:1 yellow:1; SEV blue:2; CAS blue:1";
    State s = acting("dial opponents holding 2, send_back all_but 1 opponents disc", text);
    CHECK(question(s) == "Secretly choose a region: all but 1 of your caballeros there go back to the province.");
    CHECK(places_offered(s) == "GAL");
    dial(s, "blue:GAL");
    CHECK(line(s, "GAL") == "red:2 blue:1");

    s = acting("dial opponents holding 1, send_back 2 opponents disc", text);
    CHECK(places_offered(s) == "GAL, PV");   // one is enough
    dial(s, "blue:PV yellow:PV");
    CHECK(line(s, "PV") == "");
    s = acting("dial opponents holding 2 else 1, send_back 2 opponents disc", text);
    CHECK(places_offered(s) == "GAL");

    s = acting("dial all holding 1, send_back 1 all disc", text);
    dial(s, "blue:PV yellow:PV red:GAL");
    CHECK(line(s, "GAL") == "red:1 blue:3");
    CHECK(line(s, "PV") == "");

    s = acting("dial all holding 2, score dialled_once", text);
    CHECK(asked_of(s) == "blue");
    CHECK(places_offered(s) == "GAL, SEV");   // the King's region may be scored
    dial(s, "blue:SEV red:GAL");
    s = acting("dial opponents, score dialled_once first_only", text);
    dial(s, "blue:GAL yellow:VAL green:VAL");
    CHECK(line(s, "points").starts_with("red:0 blue:4"));

    s = acting("pick any, dial opponents holding picked, send_back 2 opponents disc", text);
    play(s, "PV");
    dial(s, "blue:GAL yellow:PV");
    CHECK(line(s, "GAL") == "red:2 blue:1");
    CHECK(line(s, "PV") == "blue:1");

    s = acting("pick free, dial opponents holding picked, move! all own from picked to disc who opponents", text);
    play(s, "PV");
    dial(s, "blue:VAL yellow:SEV");
    CHECK(line(s, "VAL") == "blue:1");
    CHECK(s.court[yellow] == 1);
    s = acting("pick any, dial opponents holding picked, move! all own from picked to disc who opponents", text);
    play(s, "SEV");   // the King's region: no caballero may leave
    CHECK(asked_step_name(s) == "use_card");
}

TEST_CASE("pick: which") {
    const std::string text = "king SEV; closed PV; GAL blue:1; PV blue:1; SEV yellow:1; CV red:1";
    CHECK(places_offered(acting("pick free, score picked", text)) == "GAL, ARA, CAT, CV, CN, GRA, VAL");
    CHECK(places_offered(acting("pick rivals, score picked", text)) == "GAL");
    CHECK(places_offered(acting("pick any, score picked first_only", text))
          == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    State s = acting("pick any+castillo, score picked first_only", text);
    CHECK(question(s) == "Choose a region or the Castillo; the King's region may be chosen too.");
    CHECK(places_offered(s) == "CAS, GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    CHECK_FALSE(may(holding_card("pick rivals, score picked", "king SEV; SEV blue:1; CAS blue:1"), "act"));
    // The second pick must be another region.
    s = acting("pick free, score picked, pick rivals, score picked", text);
    CHECK(scored(play(s, "CV, GAL")) == "CV, GAL");
}

TEST_CASE("score: what, and how") {
    const std::string text = "king SEV; GAL red:2 blue:1; PV red:1 blue:1; SEV blue:2 red:1G; CAS blue:1; VAL blue:1";
    const auto pay_mask = [&](const char* effect) {
        State  s = holding_card(effect, text);
        Events events = play(s, "act");
        std::string all;
        for (Place place : places(s))
            if (const std::string here = paid(events, place); !here.empty())
                all += (all.empty() ? "" : ", ") + show(on(place)) + ' ' + here;
        return all;
    };
    CHECK(pay_mask("score king") == "SEV red:3 blue:6");
    CHECK(pay_mask("score king first_only") == "SEV red:0 blue:6");
    CHECK(pay_mask("score king me_first") == "SEV red:4");
    CHECK(pay_mask("score least first_only") == "VAL blue:5");
    CHECK(pay_mask("score most me_first") == "GAL red:4, SEV red:4");
    CHECK(pay_mask("score castillo first_only") == "CAS blue:5");
    CHECK(pay_mask("score valued 4 5 first_only") == "GAL red:4 blue:0, PV red:0 blue:0, SEV red:0 blue:6, VAL blue:5");
    CHECK(pay_mask("score valued 6 7 5 me_first") == "PV red:5");
    CHECK(pay_mask("score all me_first") == "GAL red:4, PV red:5, SEV red:4");
    State s = holding_card("score king me_first", text);
    const Events events = play(s, "act");
    for (const Event& e : events.list)
        if (e.what == What::scoring)
            CHECK(eg::text(Language::english, message(e, s.rules), seat_names())
                  == "Sevilla is scored: Red alone may get its first value.");
}

TEST_CASE("move_king: to the fewest, to a Grande, to what is picked, to where most discs point") {
    const std::string text = "king SEV; GAL red:2 blue:1G; PV red:1; SEV yellow:1; VAL blue:2 red:0G; CAS blue:1";
    State s = acting("move_king least", text);
    CHECK(places_offered(s) == "PV, SEV");
    CHECK(question(s) == "Choose where the King goes: a region with the fewest caballeros.");
    play(s, "PV");
    CHECK(s.king == PV);
    CHECK_FALSE(may(holding_card("move_king least", "king SEV"), "act"));
    s = acting("move_king with_grande", text);
    CHECK(places_offered(s) == "GAL, VAL");
    s = acting("pick free, move_king picked", text);
    play(s, "CV");
    CHECK(s.king == CV);
    s = acting("dial all, move_king most_dialled", text);
    dial(s, "blue:CV yellow:CV green:PV red:GAL");
    CHECK(s.king == CV);
    CHECK(asked_step_name(s) == "use_card");
    s = acting("dial all, move_king most_dialled", text);
    dial(s, "blue:CV yellow:CV green:PV red:PV");
    CHECK(asked_of(s) == "red");
    CHECK(places_offered(s) == "PV, CV");
    CHECK(position(show(s)).state == s);
    play(s, "PV");
    CHECK(s.king == PV);
}

TEST_CASE("move_grande: whose, and where the discs point") {
    const std::string text = "king SEV; GAL red:0G blue:0G; SEV yellow:0G; PV green:0G";
    State s = acting("move_grande opponents regions", text);
    CHECK(asked_of(s) == "blue");
    CHECK(places_offered(s) == "PV, ARA, CAT, CV, CN, GRA, VAL");
    play(s, "VAL");
    CHECK(asked_of(s) == "green");   // a Grande in the King's region stays
    play(s, "GAL");
    CHECK(asked_step_name(s) == "use_card");
    s = acting("move_grande all regions", text);
    play(s, "VAL, GAL, CV");
    CHECK(s.grande[red] == CV);
    s = acting("dial all, move_grande all disc", text);
    CHECK(question(s) == "Secretly choose the region your Grande moves to.");
    dial(s, "blue:VAL green:VAL red:PV");
    CHECK(s.grande[blue] == VAL);
    CHECK(s.grande[green] == VAL);
    CHECK(s.grande[red] == PV);
    CHECK(s.grande[yellow] == SEV);
    s = acting("dial opponents, move_grande opponents disc", text);
    dial(s, "blue:VAL green:VAL");
    CHECK(s.grande[red] == GAL);
}

TEST_CASE("a Veto is offered when a place has been picked, and stops what follows") {
    State s = holding_card("pick free, score picked, muster 2", "king SEV; GAL red:2; kept blue:2-veto:2", "bigbox");
    play(s, "act");
    CHECK(question(s)
          == "The place picked is about to be scored. Will you use your Veto against Red's special action, Our Own?");
    play(s, "allow, GAL");
    CHECK(question(s)
          == "Galicia is about to be scored. Will you use your Veto against Red's special action, Our Own?");
    play(s, "veto");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "points").starts_with("red:0"));
}

TEST_CASE("a Veto is asked for in words that are true before a region has been picked") {
    State s = holding_card("pick free, dial opponents holding picked, move! all own from picked to disc who opponents",
                           "king SEV; GAL yellow:2; kept blue:2-veto:2", "bigbox");
    play(s, "act");
    CHECK(question(s) == "All opponents of Red are about to leave the chosen region. Will you use your Veto against "
                         "Red's special action, Our Own?");
}

TEST_CASE("a Veto is asked for what comes next, and for nothing further down the card") {
    const std::string text = "king SEV; GAL red:2 blue:2; court blue:3; kept blue:2-veto:2";
    for (const char* effect : {"send_back all opponents court, score castillo", "muster 2, lay board, score king",
                               "lay board, score king"}) {
        State s = holding_card(effect, text);
        play(s, "act");
        CHECK(question(s) == "Will you use your Veto against Red's special action, Our Own?");
    }
}

TEST_CASE("what is scored by one question is picked too") {
    State s = acting("pick free, pick any, score picked, move_king picked", "king SEV; GAL red:2; VAL blue:2");
    play(s, "GAL, VAL");
    CHECK(s.king == VAL);
    s = acting("place 1 anywhere, pick any, score picked, send_back 2 all picked",
               "king SEV; GAL red:2; VAL blue:2; court red:2");
    play(s, "GAL, VAL");
    CHECK(line(s, "GAL") == "red:3");
    CHECK(line(s, "VAL") == "");
}

TEST_CASE("where nothing can be picked, or nobody moved who must, the card ends there") {
    State s = acting("pick any, send_back 1 all picked, pick rivals, send_back all all picked",
                     "king SEV; GAL red:4; SEV blue:2");
    play(s, "GAL");
    CHECK(line(s, "GAL") == "red:3");
    CHECK(asked_step_name(s) == "use_card");
    s = acting("muster 1, move! 2 own, score king", "king SEV; SEV red:2");
    play(s, "take 1");
    CHECK(s.score[red] == 0);
    s = acting("move! 2 own, score king", "king SEV; SEV red:2; GAL red:3");
    CHECK(question(s) == "Choose one of your caballeros to move; 2 must move if possible.");
    CHECK_FALSE(may(s, "done"));
    play(s, "red GAL, VAL, red GAL, VAL");
    CHECK(s.score[red] == 6);
    s = acting("move! 2 own from one", "king SEV; GAL red:3");
    CHECK_FALSE(may(s, "done"));
}

TEST_CASE("the King goes to another place than his, unless the card lets him stay") {
    State s = acting("pick any, move_king picked", "king SEV");
    play(s, "SEV");
    CHECK(asked_step_name(s) == "use_card");
    CHECK_FALSE(
        may(holding_card("move_king with_grande, muster 2 hosts", "king SEV; SEV red:0G blue:0G yellow:0G green:0G"),
            "act"));
}

TEST_CASE("a scoreboard that can be laid nowhere is none to choose") {
    const std::string all = "king SEV; boards 8/4/0:CAS 4/0/0:PV; closed GAL PV ARA CAT CV CN GRA VAL";
    CHECK_FALSE(may(holding_card("lay board", all), "act"));
    CHECK_FALSE(may(holding_card("lay board", "king SEV; boards 8/4/0:GAL 4/0/0:SEV; closed GAL"), "act"));
    CHECK(position(show(holding_card("muster 2", all)) + "\nask choose_scoreboard red 0 - - 0 0").error != "");
}

}
