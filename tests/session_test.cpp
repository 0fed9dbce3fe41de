// Bots in a session: what they mean to do is done, until somebody else has a say.
#include <doctest/doctest.h>

#include "ai/mind.h"
#include "engine/notation.h"
#include "session.h"

using namespace eg;

namespace {

Session among_bots(std::string_view who, std::uint64_t seed) {
    Plan plan = three(who);
    plan.setup.rules.short_game = true;
    return begun(plan, seed);
}

}

TEST_SUITE("sessions") {

TEST_CASE("a bot goes on as it meant to, click by click, and thinks anew once another was asked") {
    Session session = among_bots("Caballero", 3);
    int followed = 0, turns = 0;
    while (!session.over() && turns < 12) {
        if (session.answer_the_obvious()) continue;
        const Player who = session.asked();
        const bool   taking = session.asked_step().name == "take_card";
        const Reply  reply = thought_through(session.task());
        const auto   plan = plan_of(reply);
        if (taking) {
            ++turns;
            REQUIRE(!plan.empty());
            CHECK(plan[0] == reply.choice);
        }
        REQUIRE(session.answered(session.moment(), reply.choice, plan));
        for (std::size_t i = 1; i < plan.size() && !session.over() && session.asked() == who && session.asked_step().name != "dial"; ++i) {
            const std::size_t before = session.answers();
            if (!session.answer_the_obvious()) break;
            CHECK(session.answers() == before + 1);
            CHECK(session.own_choices(before, before + 1)[0] == plan[i]);
            ++followed;
        }
    }
    CHECK(followed > 3 * turns / 2);
}

TEST_CASE("a plan is worth nothing at another table") {
    Session session = among_bots("Caballero", 4);
    while (session.asked_step().name != "take_card") REQUIRE(session.think());
    const Reply reply = thought_through(session.task());
    REQUIRE(reply.planned > 2);
    REQUIRE(session.answered(session.moment(), reply.choice, plan_of(reply)));
    const int moment = session.moment();
    const Choices choices = session.bot_asked() ? legal(session.seen_by_asked()) : Choices{};
    Choice other = choices[0];
    for (Choice choice : choices)
        if (!(choice == reply.plan[1])) other = choice;
    REQUIRE(!(other == reply.plan[1]));
    REQUIRE(session.answered(moment, other));   // without a plan of its own
    if (session.bot_asked() && legal(session.seen_by_asked()).size() > 1) CHECK(!session.answer_the_obvious());
    CHECK(!session.answered(moment, reply.plan[1]));
}

}
