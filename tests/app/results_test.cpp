// The results on this device: which games count, and how malformed text in the storage is read.
#include "app/game/results.h"
#include "session.h"
#include "table.h"

using namespace eg;

namespace {

Plan table_of(std::initializer_list<std::string_view> who) {
    Plan plan = usual_plan();
    plan.setup.players = static_cast<int>(who.size());
    std::size_t n = 0;
    for (std::string_view each : who) set_player(plan.seats[n++], each);
    return plan;
}

Session played(const Plan& plan, std::uint64_t seed) {
    Session session;
    session.start(plan, seed);
    Rng rng{seed};
    while (!session.over()) {
        if (session.curtained()) session.open_curtain();
        if (session.bot_asked()) REQUIRE(think(session));
        else session.answer(session.options()[rng.below(session.options().size())]);
    }
    return session;
}

}

TEST_SUITE("results") {

TEST_CASE("a finished game against bots is told with the strongest of them, one's own points and the best of theirs") {
    const Session session = played(table_of({"person", "random", "Paje"}), 7);
    const std::optional<Result> result = result_of(session);
    REQUIRE(result);
    const State table = session.seen();
    CHECK(result->against == "Paje");
    CHECK(result->box == "decennial");
    CHECK(result->players == 3);
    CHECK(result->points == table.score[red]);
    CHECK(result->others == std::max(table.score[blue], table.score[yellow]));
    CHECK(result->won() == winners(table).has(red));
}

TEST_CASE("a game that is not over, or that bots alone have played, is none") {
    Session session;
    session.start(table_of({"person", "Paje"}), 7);
    CHECK(!result_of(session));
    CHECK(!result_of(played(table_of({"random", "random"}), 7)));
    CHECK(!result_of(Session{}));
}

TEST_CASE("among people the best of them counts, and nobody has won or lost") {
    const Session session = played(table_of({"person", "person", "random"}), 9);
    const std::optional<Result> result = result_of(session);
    REQUIRE(result);
    CHECK(result->against.empty());
    CHECK(result->points == std::max(session.seen().score[red], session.seen().score[blue]));
    const Results all = results(with_result("", *result));
    CHECK(all.all.games == 1);
    CHECK(all.all.against_bots == 0);
    CHECK(all.streak == 0);
}

TEST_CASE("a game counts once, as it was last finished") {
    Result lost{
        .deal = "0000000000000007", .box = "decennial", .players = 4, .against = "Duque", .points = 80, .others = 90};
    Result won = lost;
    won.points = 91;
    Result other = lost;
    other.deal = "0000000000000008";
    std::string lines = with_result(with_result("", lost), other);
    CHECK(results(lines).all.games == 2);
    lines = with_result(lines, won);
    CHECK(results(lines).all.games == 2);
    CHECK(results(lines).all.won == 1);
    CHECK(results(lines).streak == 1);
    other.box = "1996";
    CHECK(results(with_result(lines, other)).all.games == 3);
}

TEST_CASE("they are counted by opponent, by players and by edition, with the longest row of victories") {
    const Results all = results(
        "1\tdecennial\t4\tDuque\t90\t80\n2\tdecennial\t3\tPaje\t91\t90\n3\t2023+new_"
        "regency\t4\tDuque\t70\t80\n4\t2023\t4\tDuque\t80\t80\n5\t1996\t2\tpeople\t120\t99\n");
    CHECK(all.all.games == 5);
    CHECK(all.all.won == 3);
    CHECK(all.all.against_bots == 4);
    CHECK(all.all.best == 120);
    CHECK(all.streak == 1);
    CHECK(all.longest == 2);
    REQUIRE(all.by_opponent.size() == 3);
    CHECK(all.by_opponent[0].name == "Paje");
    CHECK(all.by_opponent[1].games == 3);
    CHECK(all.by_opponent[1].won == 2);
    CHECK(all.by_opponent[2].best == 120);
    REQUIRE(all.by_players.size() == 3);
    CHECK(all.by_players[0].name == "2 players");
    CHECK(all.by_players[2].games == 3);
    REQUIRE(all.by_edition.size() == 3);
    for (const Summary& summary : all.by_edition) CHECK(summary.games == (summary.name == "1996" ? 1 : 2));
}

TEST_CASE("what is no result is kept as it is, and not counted") {
    const Result result{.deal = "1", .box = "decennial", .players = 4, .against = "Duque", .points = 90, .others = 80};
    for (std::string bad :
         {"nonsense", "\t\t\t\t\t", "1\tdecennial\t9\tDuque\t90\t80", "1\tdecennial\t4\tNobody\t90\t80",
          "1\tatlantis\t4\tDuque\t90\t80", "1\tdecennial\t4\tDuque\t-3\t80", "1\tdecennial\t4\tDuque\t90",
          "\tdecennial\t4\tDuque\t90\t80", "1\tdecennial\t4\tDuque\t90\t80\t7",
          "1\tdecennial\t4\tDuque\t99999999999\t80"}) {
        CAPTURE(bad);
        CHECK(results(bad).all.games == 0);
        const std::string lines = with_result(bad, result);
        CHECK(lines.starts_with(bad + '\n'));
        CHECK(results(lines).all.games == 1);
        CHECK(with_result(lines, result) == lines);
    }
    CHECK(results("").by_opponent.empty());
}

TEST_CASE("the level is that of the strongest bot beaten, or above the last that was beaten three times") {
    const auto after = [](std::initializer_list<std::pair<const char*, bool>> games) {
        std::string lines;
        int deal = 0;
        for (const auto& [who, won] : games)
            lines += std::to_string(++deal) + "\tdecennial\t4\t" + who + (won ? "\t90\t80\n" : "\t70\t80\n");
        return results(lines);
    };
    const Results none = after({});
    CHECK(none.level == 0);
    CHECK(none.wins_to_next == wins_for_level);
    const Results one = after({{"Caballero", true}, {"Duque", false}});
    CHECK(one.level == 2);
    CHECK(one.wins_to_next == 2);
    CHECK(one.streak == 0);
    CHECK(one.streak_lost == 1);
    CHECK(one.recent == std::vector<bool>{true, false});
    const Results three = after({{"Caballero", true}, {"Hidalgo", true}, {"Caballero", true}, {"people", true}});
    CHECK(three.level == 3);
    CHECK(three.wins_to_next == 2);
    CHECK(three.streak == 3);
    CHECK(after({{"El Grande", true}}).wins_to_next == 0);
    const Results many = after({{"Paje", true}, {"Paje", false}, {"Paje", false}, {"Paje", true}, {"Paje", true},
                                {"Paje", true}, {"Paje", true}, {"Paje", true}, {"Paje", false}, {"random", true}});
    CHECK(many.recent.size() == recent_games);
    CHECK(many.level == 1);
    CHECK(many.streak_lost == 0);
}

}
