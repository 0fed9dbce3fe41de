// The reasons of bots: they agree with the numbers that the search has compared, and are short.
#include <doctest/doctest.h>

#include <algorithm>

#include "ai/bot.h"
#include "ai/policy.h"
#include "ai/search_bot.h"
#include "app/sentences/why.h"
#include "app/timeline/stage.h"
#include "engine/box.h"
#include "engine/scoring.h"
#include "engine/views.h"
#include "english.h"
#include "session.h"

using namespace eg;

namespace {

bool near(int whole, int sixteenths) { return whole >= 1 && std::abs(16 * whole - sixteenths) <= 8; }

// Checks everything that a reason says against the numbers.
void check_true(const Reason& r, const Comparison& w, Player me, const State& s) {
    const auto gain = [&](Player p, Place place) { return w.after.points[p][place] - w.now.points[p][place]; };
    int most_more = 0, most_less = 0;
    for (Place place : places(s)) {
        most_more = std::max(most_more, gain(me, place));
        for (Player p : s.seats())
            if (p != me) most_less = std::max(most_less, -gain(p, place));
    }
    const int scored = w.after.score[me] - w.now.score[me];
    switch (r.why) {
        case Why::none: FAIL("no reason"); break;
        case Why::more:
            CHECK(gain(me, r.place) == most_more);
            CHECK(most_more >= most_less);
            CHECK(near(r.n, most_more));
            for (Player p : s.seats())
                if (p != me) CHECK(-gain(p, r.place) <= (r.whom == nobody ? 11 : -gain(r.whom, r.place)));
            if (r.whom != nobody) CHECK(near(r.m, -gain(r.whom, r.place)));
            break;
        case Why::less:
            CHECK(r.whom != me);
            CHECK(-gain(r.whom, r.place) == most_less);
            CHECK(most_less > most_more);
            CHECK(near(r.n, most_less));
            break;
        case Why::scored:
            CHECK(scored > std::max(most_more, most_less));
            CHECK(near(r.n, scored));
            break;
        case Why::kept:
            REQUIRE(w.has_alternative);
            CHECK(std::max({most_more, most_less, scored}) < 12);
            for (Place place : places(s))
                CHECK(w.after.points[me][place] - w.alternative.points[me][place]
                      <= w.after.points[me][r.place] - w.alternative.points[me][r.place]);
            CHECK(near(r.n, w.after.points[me][r.place] - w.alternative.points[me][r.place]));
            break;
        case Why::chance:
            REQUIRE(w.has_alternative);
            CHECK(r.n == w.after.share);
            CHECK(r.m == w.alternative.share);
            break;
        case Why::best:
            CHECK(!w.has_alternative);
            CHECK(std::max({most_more, most_less, scored}) < 12);
            CHECK(r.n == w.turns);
            break;
    }
}

int words_in(const std::string& text) { return 1 + static_cast<int>(std::count(text.begin(), text.end(), ' ')); }

}

TEST_SUITE("reasons of bots") {

TEST_CASE("a thousand reasons, each true of what the search has compared" * doctest::test_suite("figures")) {
    constexpr int wanted = 1000;
    const PerPlayer<std::string> names{{"Isabel", "Tomás", "Lucía", "Martín", "Inés"}};
    std::array<int, 7> of_kind{};
    int told = 0;
    for (std::uint64_t seed = 1; told < wanted; ++seed) {
        Events ignored = Events::ignored();
        Rng    rng{seed};
        const auto edition = static_cast<Edition>(seed % all_editions().size());
        State s = new_game({.players = 2 + static_cast<int>(seed % 4), .rules = rules_of(edition)}, seed, ignored);
        const Policy policy = {.net = &net(), .turns = 4};
        while (!over(s) && told < wanted) {
            if (plays_turn(s) && asked_step(s).hints.opens_turn) {
                const std::span<const BotRow> levels = opponents();
                const std::size_t level = (static_cast<std::size_t>(s.round) + seed) % levels.size();
                const std::unique_ptr<Bot> bot = levels[level].make();
                const State seen = seen_by(s, asked(s));
                bot->begin(seen, seed);
                bot->think(std::min(levels[level].iterations, 24));
                const Reason reason = bot->reason();
                const Comparison comparison = static_cast<SearchBot&>(*bot).comparison();   // they are SearchBots
                const Majorities now = majorities(seen);
                for (Player p : s.seats())
                    for (Place place : places(s)) CHECK(comparison.now.points[p][place] == 16 * now.points[p][place]);
                CAPTURE(seed);
                CAPTURE(levels[level].name);
                check_true(reason, comparison, asked(s), s);
                const std::string words = in_words(reason, names, true);
                CHECK(!words.empty());
                CHECK(words_in(words) <= 15);
                CHECK((in_words(reason, names, false).empty() == (reason.place == CAS)));
                ++of_kind[static_cast<std::size_t>(reason.why)];
                ++told;
            }
            play_on(s, policy, rng, ignored);
        }
    }
    for (Why why : {Why::more, Why::less, Why::scored, Why::chance, Why::best}) {
        CAPTURE(static_cast<int>(why));
        CHECK(of_kind[static_cast<std::size_t>(why)] > 0);
    }
    MESSAGE("more ", of_kind[1], ", less ", of_kind[2], ", scored ", of_kind[3], ", kept ", of_kind[4], ", chance ",
            of_kind[5], ", best ", of_kind[6]);
}

TEST_CASE("a reason that the numbers do not bear out is found") {
    Events ignored = Events::ignored();
    const State s = new_game({.players = 4}, 1, ignored);
    Comparison w;
    w.after.points[red][GAL] = 64, w.after.points[red][ARA] = 48;
    check_true(reason_of(w, red, s.seats()), w, red, s);
    CHECK(reason_of(w, red, s.seats()) == Reason{.why = Why::more, .place = GAL, .n = 4});
    w.now.points[blue][VAL] = 96;
    CHECK(reason_of(w, red, s.seats()) == Reason{.why = Why::less, .place = VAL, .whom = blue, .n = 6});
    w.after.score[red] = 112;
    CHECK(reason_of(w, red, s.seats()) == Reason{.why = Why::scored, .n = 7});
    w = {};
    CHECK(reason_of(w, red, s.seats()) == Reason{});
    w.turns = 48;
    CHECK(reason_of(w, red, s.seats()) == Reason{.why = Why::best, .n = 48});
    w.has_alternative = true, w.after.share = 20000, w.alternative.share = 19000;
    CHECK(reason_of(w, red, s.seats()) == Reason{.why = Why::chance, .n = 20000, .m = 19000});
    w.after.points[red][SEV] = w.now.points[red][SEV] = 80, w.alternative.points[red][SEV] = 32;
    CHECK(reason_of(w, red, s.seats()) == Reason{.why = Why::kept, .place = SEV, .n = 3});
}

TEST_CASE("a reason stands in the chronicle under what it is for, and goes with it") {
    Plan plan = three("Conde");
    Session session = begun(plan, 5);
    while (session.seen_by(nobody).round < 2) REQUIRE(think(session));
    Stage stage;
    stage.set(session);
    const auto with_reason = [&] {
        return std::count_if(stage.lines().begin(), stage.lines().end(),
                             [](const Line& line) { return !line.why.empty(); });
    };
    CHECK(with_reason() == 3);   // one turn of each
    for (const Line& line : stage.lines())
        if (!line.why.empty()) CHECK((line.event.what == What::mustered || line.event.what == What::card_taken));
    session.go_back(0);
    stage.set(session);
    CHECK(with_reason() == 0);
    Session again;
    while (session.seen_by(nobody).round < 2) REQUIRE(think(session));
    REQUIRE(again.resume(session.code()).empty());   // a saved game has the choices only
    stage.set(again);
    CHECK(with_reason() == 0);
}

}
