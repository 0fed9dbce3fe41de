// Why not: every thing that may not be chosen says why in one sentence, and says it of nothing that may.
#include "app/reasons.h"
#include "engine/sight.h"
#include "table.h"

#include <map>
#include <set>

using namespace eg;

namespace {

// Everything on the table that can be pointed at in this position.
std::vector<Choice> things(const State& s) {
    std::vector<Choice> list;
    const auto add = [&](Thing thing, int which, Player whose = nobody) { list.push_back({thing, static_cast<std::uint8_t>(which), whose}); };
    for (int place = 0; place < place_count; ++place) add(Thing::place, place);
    for (int value = 1; value <= power_cards; ++value)
        if (asking(s) == "take_back" || s.hand[asked(s)].has(value)) add(Thing::power_card, value);
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
        Events events = Events::deaf();
        State  s = new_game({2 + game % 4, rules_of(static_cast<Edition>(game % edition_count))}, static_cast<std::uint64_t>(game) + 77, events);
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
                const bool sentence = words.size() > 12 && words.size() < 90 && words.back() == '.' && words.find("  ") == std::string::npos;
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
            steps.insert(std::string{asking(s)});
            apply(s, options[rng.below(options.size())], events);
        }
    }
    CHECK(checked > 100000);
    for (const char* step : {"play_power", "muster", "take_card", "use_card", "move_caballero", "carry_caballero", "place_freely", "send_own",
                             "take_from_each", "choose_kings_region", "choose_home", "choose_scoreboard", "choose_spot", "take_back", "dial",
                             "name_region", "score_one", "score_next", "ask_veto"}) {
        CAPTURE(step);
        CHECK(steps.contains(step));
    }
}

TEST_CASE("placing, and what else may be pointed at in a turn") {
    const State s = turn("king PV; court red:3 blue:2; round 2; GAL blue:2; PV red:1; CAS red:1", "5-king");
    const auto  why_of = [&](const char* thing) { return why_not(s, legal(s), *choice(thing), seat_names()); };
    CHECK(why_of("GAL") == "");
    CHECK(why_of("CAS") == "");
    CHECK(why_of("PV") == "The King stands here: nothing may enter or leave.");
    CHECK(why_of("SEV") == "Not beside the King: Sevilla does not border País Vasco.");
    CHECK(why_of("card 5") == "You have taken this card.");
    CHECK(why_of("blue court") == "This is the court of Blue.");
    CHECK(why_of("veto") == "The action is done, or would change nothing now.");
}

}
