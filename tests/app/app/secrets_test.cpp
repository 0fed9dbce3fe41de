// Two games that differ in a secret alone - a disc, a hand - look the same on the screen and in the text version to
// whoever is asked next at the same device.
#include "app/ui/frame_log.h"
#include "engine/views.h"
#include "session.h"
#include "visit.h"

using namespace eg;

namespace {

// What is on the screen and in the text version when this game is resumed and the curtain opened.
std::string shown(const Session& session) {
    test_page = {};
    test_page.store["game"] = session.code();
    Visit visit("pace=instant");
    REQUIRE(visit.offers("button:resume"));
    visit.click("button:resume");
    visit.settle();
    if (visit.state("screen") == "curtain") visit.click("button:open"), visit.settle();
    REQUIRE(visit.state("person") == "true");
    draw::watch(true);
    visit.frame();
    visit.frame();
    return visit.drawn() + test_page.text;
}

// A game in which another answer was given, if the next player, another one, cannot tell; nothing: there is none.
std::optional<Session> twin_of(const Session& session, Choice answer, Rng& rng) {
    Session one = session, other = session;
    const Player who = session.asked();
    const Choice another = session.options()[rng.below(session.options().size())];
    if (another == answer) return std::nullopt;
    one.answer(answer), other.answer(another);
    if (one.over() || other.over() || one.asked() == who || other.asked() != one.asked()) return std::nullopt;
    const State first = whole_table(one), second = whole_table(other);
    const Player next = one.asked();
    if (first == second || !(seen_by(first, next) == seen_by(second, next))) return std::nullopt;
    return other;
}

}

TEST_SUITE("secrets") {

TEST_CASE("two games that differ in what everybody sees look different") {
    const Session session = begun(plan_of(1, max_players), 5);
    Session one = session, other = session;
    if (one.curtained()) one.open_curtain(), other.open_curtain();
    one.answer(one.options()[0]), other.answer(other.options()[1]);   // power cards
    CHECK(shown(one) != shown(other));
}

TEST_CASE("two games that differ in what the player cannot know look the same to him") {
    for (const std::string_view word : {"decennial+colonies", "king_and_colonies", "grandissimo"}) {
        CAPTURE(word);
        int pairs = 0;
        for (int game = 0; pairs < 25 && game < 40; ++game) {
            CAPTURE(game);
            Plan plan = plan_of(game, max_players);
            plan.setup.rules = for_players(plan.setup.players, box(*box_named(word)).rules);
            Session session = begun(plan, static_cast<std::uint64_t>(game) + 60);
            Rng     rng{static_cast<std::uint64_t>(game) + 3};
            for (int in_this = 0; in_this < 4 && !session.over();) {
                if (session.curtained()) session.open_curtain();
                const Choices                options = session.options();
                const Choice                 answer = options[rng.below(options.size())];
                const std::optional<Session> twin = twin_of(session, answer, rng);
                session.answer(answer);
                if (!twin || rng.below(3) != 0) continue;
                CHECK(shown(session) == shown(*twin));
                ++pairs, ++in_this;
            }
        }
        CHECK(pairs >= 25);
    }
}

}
