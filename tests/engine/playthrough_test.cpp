// Whole games as readable text: every question, its answer, and what happened. A change of the rules shows as a
// readable difference. Each file begins with its setup and its seed; EG_WRITE=1 build/native/tests
// -tc="the playthroughs*" writes them again.
#include <cstdio>
#include <cstdlib>

#include "engine/parsing.h"
#include "language/language.h"
#include "table.h"

using namespace eg;

namespace {

std::string file_text(const std::string& name) {
    std::string text;
    if (std::FILE* file = std::fopen(name.c_str(), "rb")) {
        char buffer[4096];
        for (std::size_t n; (n = std::fread(buffer, 1, sizeof buffer, file)) > 0;) text.append(buffer, n);
        std::fclose(file);
    }
    return text;
}

void write_file(const std::string& name, const std::string& text) {
    std::FILE* file = std::fopen(name.c_str(), "wb");
    REQUIRE(file != nullptr);
    std::fwrite(text.data(), 1, text.size(), file);
    std::fclose(file);
}

struct Playthrough {
    std::string   name;
    int           players;
    Edition       edition;
    bool          short_game;
    std::uint64_t seed;
};

std::string tell(const Events& events, const Rules& rules) {
    std::string text;
    for (const Event& e : events.list)
        if (const std::string line = eg::text(Language::english, message(e, rules), seat_names()); !line.empty())
            text += "    " + line + '\n';
    return text;
}

std::string played(const Playthrough& game) {
    Setup setup = {game.players, rules_of(game.edition)};
    setup.rules.short_game = game.short_game;
    Events events;
    State  s = new_game(setup, game.seed, events);
    Rng    rng{game.seed};
    std::string text = game.name + ": " + std::to_string(game.players) + " players, " + std::string{show(game.edition)}
                       + (game.short_game ? ", six rounds" : ", nine rounds") + ", seed " + std::to_string(game.seed)
                       + ", choices at random\n\n" + tell(events, s.rules);
    int round = 0;
    while (!over(s)) {
        if (s.round != round) text += '\n' + show(s) + '\n';
        round = s.round;
        const Choices choices = legal(s);
        const Choice  choice = choices[rng.below(choices.size())];
        text += std::string{show(asked(s))} + ' ' + std::string{asked_step_name(s)} + " [" + options(s)
                + "]: " + show(choice) + '\n';
        events.list.clear();
        apply(s, choice, events);
        text += tell(events, s.rules);
    }
    text += '\n' + show(s) + "hash " + std::to_string(hash(s)) + '\n';
    return text;
}

}

TEST_CASE("the playthroughs read as they were written") {
    const Playthrough games[] = {
        {"two_players_1996", 2, Edition::first_1996, false, 1996},
        {"three_players_decennial", 3, Edition::decennial, true, 2005},
        {"four_players_decennial", 4, Edition::decennial, false, 7},
        {"five_players_big_box", 5, Edition::big_box, true, 2015},
    };
    for (const Playthrough& game : games) {
        const std::string name = std::string{ROOT} + "/tests/playthroughs/" + game.name + ".txt";
        const std::string now = played(game);
        if (std::getenv("EG_WRITE")) write_file(name, now);
        const auto before = parts(file_text(name), '\n'), after = parts(now, '\n');
        for (std::size_t i = 0; i < after.size(); ++i) {
            CAPTURE(game.name);
            CAPTURE(i + 1);
            REQUIRE(i < before.size());
            REQUIRE(before[i] == after[i]);
        }
        CHECK(before.size() == after.size());
    }
}
