// Reasons: everything that cannot be chosen has a reason in one sentence, and nothing that can be chosen has one.
#include "app/sentences/reasons.h"
#include "engine/views.h"
#include "table.h"

#include <map>
#include <set>

using namespace eg;

namespace {

// Everything on this table that a player can point at.
std::vector<Choice> things(const State& s) {
    std::vector<Choice> list;
    const auto add = [&](Thing thing, int which, Player whose = nobody) {
        list.push_back({thing, static_cast<std::uint8_t>(which), whose});
    };
    for (int place = 0; place < place_count; ++place) add(Thing::place, place);
    for (int value = 1; value <= power_cards; ++value)
        if (asked_step_name(s) == "take_back" || s.hand[asked(s)].has(value)) add(Thing::power_card, value);
    for (int stack = 0; stack < stack_count; ++stack) add(Thing::stack, stack);
    for (int board = 0; board < scoreboard_count; ++board) add(Thing::scoreboard, board);
    for (int button = 0; button < button_count; ++button) add(Thing::button, button);
    for (Player p : s.seats()) {
        add(Thing::court, 0, p);
        for (int place = 0; place < place_count; ++place)
            if (s.caballeros[p][static_cast<Place>(place)]) add(Thing::caballero, place, p);
    }
    return list;
}

}

TEST_SUITE("reasons") {

TEST_CASE("in random games of every edition each thing that may not be chosen has one, and it is true of no other") {
    std::set<std::string> steps;
    int checked = 0;
    for (int game = 0; game < 60; ++game) {
        Events events = Events::ignored();
        State s = new_game({2 + game % 4, rules_of(static_cast<Edition>(game % edition_count))},
                           static_cast<std::uint64_t>(game) + 77, events);
        Rng    rng{static_cast<std::uint64_t>(game) * 977 + 5};
        while (!over(s)) {
            const State   seen = seen_by(s, asked(s));
            const Choices options = legal(s);
            CAPTURE(show(s));
            std::map<Thing, std::set<std::string>> said;
            for (Choice thing : things(seen)) {
                const std::string words = why_not(seen, options, thing, seat_names());
                if (options.has(thing)) {
                    CHECK(words.empty());
                    continue;
                }
                CAPTURE(show(thing));
                CAPTURE(words);
                const bool sentence = words.size() > 12 && words.size() < 90 && words.back() == '.'
                                      && words.find("  ") == std::string::npos;
                CHECK(sentence);
                said[thing.thing].insert(words);
                ++checked;
            }
            for (Choice thing : things(seen)) {
                if (!options.has(thing) || thing.thing == Thing::button) continue;
                const std::string words = objection(seen, options, thing, seat_names());
                CAPTURE(show(thing));
                CAPTURE(words);
                CHECK_FALSE(said[thing.thing].contains(words));
            }
            steps.insert(std::string{asked_step_name(s)});
            apply(s, options[rng.below(options.size())], events);
        }
    }
    CHECK(checked > 100000);
    for (const char* step :
         {"play_power", "muster", "take_card", "use_card", "move_caballero", "carry_caballero", "place_freely",
          "send_own", "take_from_each", "choose_kings_region", "choose_home", "choose_scoreboard", "choose_spot",
          "take_back", "dial", "name_region", "score_one", "score_next", "ask_veto"}) {
        CAPTURE(step);
        CHECK(steps.contains(step));
    }
}

TEST_CASE("each kind of question names the fact that stands in the way") {
    const auto check = [](State s, const std::string& answers,
                          std::initializer_list<std::pair<const char*, const char*>> things) {
        play(s, answers);
        speak_of(box(s));
        for (const auto& pair : things) {
            CAPTURE(std::string{asked_step_name(s)});
            CAPTURE(pair.first);
            CHECK(why_not(s, legal(s), *choice(pair.first), seat_names()) == std::string{pair.second});
        }
    };
    const char* const kings_peace = "The King is here: nothing may enter or leave.";
    const std::string here =
        "players 3; king PV; round 2; court red:3 blue:2; GAL red:3 blue:2; PV red:1 blue:1; CAS red:1; CV red:1 "
        "blue:1 yellow:1; SEV red:0G";

    check(turn(here, "5-king"), "",
          {{"GAL", ""},
           {"PV", kings_peace},
           {"SEV", "Not beside the King: Sevilla does not border País Vasco."},
           {"card 5", "You have taken this card."},
           {"blue court", "This is the court of Blue."},
           {"power 4", "Choose a place that glows."}});
    check(turn(here, "5-king"), "act", {{"CAS", "The King never enters the Castillo."}});
    check(turn(here, "4-advisor"), "act",
          {{"PV", "The King is already here. Choose a region that borders this one."},
           {"SEV", "Not beside the King: Sevilla does not border País Vasco."}});
    check(turn(here, "4-grande"), "act",
          {{"SEV", "Your Grande is already here."},
           {"PV", kings_peace},
           {"CAS", "A Grande lives in a region, not in the Castillo."}});
    check(turn(here + "; boards 8/4/0:PV 4/0/0:CV", "4-board"), "act",
          {{"board 8/4/0", kings_peace}, {"GAL", "First choose one of the mobile scoreboards."}});
    check(turn(here + "; boards 8/4/0:- 4/0/0:CV", "4-board"), "act, board 8/4/0",
          {{"CV", "There is already a mobile scoreboard here."}, {"PV", kings_peace}});
    check(turn(here, "1-own4"), "act",
          {{"red PV", kings_peace},
           {"red CAS", "Caballeros stay in the Castillo until it is opened."},
           {"blue GAL", "Only your own caballeros may be chosen."},
           {"GAL", "Press your own caballeros here: they glow."},
           {"VAL", "Nobody is here."}});
    check(turn(here, "1-own4"), "act, red GAL",
          {{"GAL", "It comes from here: choose where it goes."}, {"PV", kings_peace}});
    check(turn(here, "1-5from1"), "act, red GAL, SEV", {{"red CV", "All must come out of the same region: Galicia."}});
    check(turn(here, "1-for3"), "act", {{"red GAL", "Only caballeros of other players may be chosen."}});
    check(turn(here, "2-one-each"), "act, blue GAL",
          {{"blue CV", "You have already chosen one of Blue's caballeros."}});
    check(turn(here, "4-evict"), "act", {{"VAL", "No opponent stands here."}, {"PV", kings_peace}});
    check(turn(here, "3-score1"), "act", {{"CAS", "This card scores a region, not the Castillo."}});
    check(turn(here, "2-sec2"), "act",
          {{"VAL", "You have no caballeros here to lose."},
           {"CV", "You have too few here: lose them where you have enough."},
           {"PV", kings_peace}});
    check(turn(here + "; hand red:1-12", "4-power"), "act", {{"power 3", "It is in your hand already."}});
    check(table("players 2; round 2; king PV; hand red:1-6,8-13 blue:1-8,10-12; power blue:9; shown 5-king; ask "
                "play_power red 1 - - 0 0"),
          "",
          {{"power 9", "Blue has played the 9: a number can be played only once a round."},
           {"power 7", "You have played the 7 in an earlier round."},
           {"card 5", "Everyone plays a power card first. Then you take an action card."},
           {"GAL", "Play a power card first."}});
    check(table("players 2; round 1; king PV; shown 1-own4:blue 5-king; ask take_card red 0 - - 0 0"), "",
        {{"card 1", "Blue has taken this card."}, {"card 3", "No card is left here."}});
}

TEST_CASE("whoever is not asked is told who is") {
    Session session;
    Plan plan = usual_plan();
    for (Seat& seat : plan.seats) seat.bot = "random";
    session.start(plan, 3);
    CHECK(why_not(session, session.options(), on(GAL)) == session.name(session.asked()) + " has to choose, not you.");
}

}
