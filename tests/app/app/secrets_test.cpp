// Two games that differ in a secret alone - a disc, a hand - look the same on the screen and in the text version to
// whoever is asked next at the same device, and take the same time; a bot is given the same task. EG_PAIRS: how many
// pairs in every box, instead of a few in some.
#include <algorithm>
#include <cstdlib>

#include "ai/worker_protocol.h"
#include "app/ui/frame_log.h"
#include "engine/box.h"
#include "engine/notation.h"
#include "engine/views.h"
#include "session.h"
#include "visit.h"

using namespace eg;

namespace {

// What is on the screen and in the text version when this game is resumed and the curtain opened, and when; if a bot is
// asked, its task.
std::string shown(const Session& session) {
    test_page = {};
    test_page.store["game"] = session.code();
    Visit visit("pace=instant");
    REQUIRE(visit.offers("button:resume"));
    visit.click("button:resume");
    for (int n = 0; session.bot_asked() && n < 1000 && test_page.thoughts.empty(); ++n) {
        visit.frame();
        if (visit.state("summary") == "true") visit.press("Continue");
    }
    if (session.bot_asked()) {
        REQUIRE_FALSE(test_page.thoughts.empty());
        const Task task = task_from_bytes(test_page.thoughts.front().task);
        return show(task.seen) + std::to_string(task.seed) + ' ' + std::to_string(task.bot);
    }
    visit.settle();
    if (visit.state("screen") == "curtain") visit.click("button:open"), visit.settle();
    REQUIRE(visit.state("person") == "true");
    draw::watch(true);
    visit.frame();
    visit.frame();
    return visit.drawn() + test_page.text + std::to_string(test_page.now);
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
    if (one.bot_asked() && legal(first).size() == 1) return std::nullopt;   // it is not asked then
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

TEST_CASE("nobody is offered the hand that another person at the device has chosen") {
    test_page = {};
    Visit visit("edition=intrigue&seats=person,person&start=1&pace=instant&seed=4");
    int chosen = 0;
    for (int n = 0; chosen < 2 && n < 50; ++n) {
        visit.settle();
        if (visit.state("screen") == "curtain") {
            visit.click("button:open");
        } else if (visit.offers("button:fill_hand")) {
            CHECK_FALSE(visit.offers("button:last_hand"));
            visit.click("button:fill_hand");
            visit.settle();
            visit.click("button:fill_hand");
            ++chosen;
        } else {
            visit.answer(visit.legal().front());
        }
    }
    CHECK(chosen == 2);
}

TEST_CASE("nobody sees which card the person before has read") {
    std::string shown[2];
    for (int n = 0; n < 2; ++n) {
        test_page = {};
        Visit visit("edition=intrigue&seats=person,person&start=1&pace=instant&seed=4");
        const auto to_the_hand = [&] {
            for (int i = 0; i < 50; ++i) {
                visit.settle();
                if (visit.offers("button:fill_hand")) return;
                ImGui::GetIO().AddMousePosEvent(4, 4);   // rests on no card
                if (visit.state("screen") == "curtain") visit.press_key(visit.buttons().front().key);
                else visit.answer(visit.legal().front());
            }
            FAIL("no hand is asked for");
        };
        to_the_hand();
        const std::string read = n == 0 ? "hand:1" : "hand:20";
        visit.click(read), visit.click(read);   // chosen, and taken out
        for (int half = 0; half < 2; ++half) visit.click("button:fill_hand"), visit.settle();
        to_the_hand();
        draw::watch(true);
        visit.frame();
        shown[n] = visit.drawn();
    }
    CHECK(shown[0] == shown[1]);
}

TEST_CASE("two games that differ in what the player cannot know look the same to him") {
    const char* const wanted = std::getenv("EG_PAIRS");
    const int         most = wanted ? std::atoi(wanted) : 25;
    for (const Box& box : all_boxes()) {
        const std::string_view some[] = {"decennial+colonies", "king_and_colonies", "grandissimo"};
        if (!wanted && std::find(std::begin(some), std::end(some), box.word) == std::end(some)) continue;
        CAPTURE(box.word);
        int pairs = 0;
        for (int game = 0; pairs < most && game < 2 * most; ++game) {
            CAPTURE(game);
            Plan plan = plan_of(game, max_players);
            for (std::size_t seat = 1; seat < plan.seats.size() && game % 3 == 0; seat += 2)
                plan.seats[seat].bot = "random";
            plan.setup.rules = for_players(plan.setup.players, box.rules);
            Session session = begun(plan, static_cast<std::uint64_t>(game) + 60);
            Rng     rng{static_cast<std::uint64_t>(game) + 3};
            for (int in_this = 0; in_this < 4 && !session.over();) {
                if (session.bot_asked()) {
                    while (!think(session)) {}
                    continue;
                }
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
        CHECK(pairs >= std::min(most, 25));
    }
}

}
