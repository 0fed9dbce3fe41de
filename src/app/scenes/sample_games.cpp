// Kept games for the scenes of their list.
#include <array>

#include "app/game/address.h"
#include "app/scenes/scenes.h"

namespace eg {

namespace {

struct Sample {
    std::string_view id, name, when, rules;
    int              players;
    Count            round;    // how far it has come; past the last: it is over
    bool             elsewhere = false;
};
constexpr std::array<Sample, 5> samples = {{
    {"a", "Sunday evening", "Today, 19:40", "edition=intrigue", 5, 5},
    {"b", "Against El Grande", "Today, 08:12", "edition=decennial", 4, 8},
    {"c", "At sea with Martín", "Yesterday, 21:05", "edition=decennial&modules=colonies", 4, 3, true},
    {"d", "First try", "24 November", "edition=2023&modules=power_shift", 4, 2},
    {"e", "20 November", "20 November", "edition=decennial&length=6", 3, last_round + 1},
}};

// A game that bots have played up to this round. One person plays in it.
Session played_to(const Sample& sample) {
    Plan plan = usual_plan();
    plan.setup.players = sample.players;
    read_address(sample.rules, plan);
    Session session;
    session.start(plan, 5);
    while (!session.over() && (session.seen().round < sample.round || !session.person(session.asked())))
        session.answer(greedy(seen_by_asked(session), 5));
    return session;
}

}

std::vector<GameCard> sample_games() {
    std::vector<GameCard> cards;
    for (const Sample& sample : samples) {
        Session session = played_to(sample);
        KeptGame game{.id = std::string{sample.id}, .name = say(sample.name), .codes = {session.code()}};
        cards.push_back({.game = std::move(game),
                         .saved = saved_game({.code = {}, .session = std::move(session), .error = {}, .id = {}}),
                         .when = say(sample.when), .wrong = {}, .elsewhere = sample.elsewhere});
    }
    cards.push_back({.game = {.id = "f", .name = say("Saturday night"), .aside = true, .codes = {"EG1."}},
                     .saved = {}, .when = say("12 October 2025"),
                     .wrong = say("It stopped the page, or cannot be read."), .elsewhere = false});
    cards.push_back({.game = {.id = "g", .name = say("From a friend"), .codes = {"EG2."}},
                     .saved = {}, .when = say("2 May 2025"),
                     .wrong = say("This is not a saved game: it does not begin with EG1."), .elsewhere = false});
    return cards;
}

}
