// Lessons: their format, and that each can be played as its text says.
#include <doctest/doctest.h>

#include <algorithm>

#include "app/lesson/lesson.h"
#include "board.h"
#include "engine/box.h"
#include "engine/game.h"
#include "engine/queries.h"
#include "english.h"
#include "language/say.h"

using namespace eg;

namespace {

constexpr std::string_view small =
    "lesson l | A lesson | Of something.\n"
    "step One\ntable king PV\nsay Look.\n"
    "step Two\ntable king PV\ntable court red:3\nsay Do.\nask GAL or card 2\nask any\nwrong done | Not yet.\nwrong | "
    "Not that.\nthen Done.\nshow if_scored\n"
    "step Three\ntable king PV\nsay How many?\noffer 1 | 2\nright 2\nwrong 1 | More.\n";

// Plays a step as it says: each answer it asks for must be legal and red's.
void play_through(const Lesson::Step& step) {
    const Position start = position(step.table);
    REQUIRE(english(start.error) == "");
    CHECK(position(show(start.state)).state == start.state);
    State  s = start.state;
    Events events;
    std::vector<std::string_view> said;
    for (std::size_t n = 0; n < step.asks.size(); ++n) {
        const Lesson::Asked& asked = step.asks[n];
        const Choices choices = legal(s);
        CHECK(eg::asked(s) == red);
        CHECK((asked.any || !asked.choices.empty()));
        for (Choice choice : asked.choices) CHECK_MESSAGE(choices.has(choice), show(choice, box(s)));
        for (const Lesson::Wrong& wrong : step.wrongs) {
            const std::optional<Choice> tried = choice(wrong.what, box(s));
            if (tried && choices.has(*tried) && (wrong.ask == n || wrong.ask == Lesson::whole_step)
                && std::find(asked.choices.begin(), asked.choices.end(), *tried) == asked.choices.end())
                said.push_back(wrong.what);
        }
        apply(s, asked.any ? choices[0] : asked.choices[0], events);
    }
    for (const Lesson::Wrong& wrong : step.wrongs)   // each reason can appear
        CHECK_MESSAGE((wrong.what.empty() || !step.offers.empty()
                       || std::find(said.begin(), said.end(), wrong.what) != said.end()),
                      std::string{wrong.what});
}

}

TEST_SUITE("lessons") {

TEST_CASE("a lesson is read from its text") {
    const Lesson lesson = read_lesson(small);
    CHECK(english(lesson.error) == "");
    CHECK(lesson.title == "A lesson");
    CHECK(lesson.line == "Of something.");
    REQUIRE(lesson.steps.size() == 3);
    CHECK(lesson.steps[1].table == "king PV; court red:3");
    CHECK(lesson.steps[1].asks.size() == 2);
    CHECK(lesson.steps[1].asks[1].any);
    CHECK(lesson.steps[2].offers.size() == 2);
}

TEST_CASE("what cannot be read is named") {
    for (const std::string wrong : {"step One", "lesson l | L | l\nstep One\nsay x",
                                    "lesson l | L | l\nstep One\ntable king PV\nsay x\nask nonsense",
                                    "lesson l | L | l\nstep One\ntable king PV\nsay x\noffer 1 | 2\nright 3",
                                    "lesson l | L | l\njump", "lesson l | L | l", ""})
        CHECK(english(read_lesson(wrong).error).size() > 10);
    CHECK(english(read_lesson("lesson l | L | l\nstep One\ntable king PV\nask nonsense").error)
          == "Line 4 is not understood.");
}

TEST_CASE("a step without a table goes on with what the first answers of the step before leave") {
    const Lesson lesson = read_lesson("lesson l | L | l\n"
                                      "step One\ntable players 4; king CN; CV red:2G; SEV blue:2G; VAL yellow:2G; GAL "
                                      "green:2G; court red:9; hand red:1-8,10-13 blue:1-5,7-13 yellow:1-6,8-13 "
                                      "green:1,3-13; power red:9 blue:6 yellow:7 green:2; acted red; shown "
                                      "2-score1:red; ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ask "
                                      "use_card red 2 - red 0 1\nsay Place.\nask ARA or SEV\nthen Done.\n"
                                      "step Two\nsay Again.\nask SEV\nthen Done.\n");
    CHECK(english(lesson.error) == "");
    REQUIRE(lesson.steps.size() == 2);
    CHECK_FALSE(lesson.steps[0].goes_on);
    CHECK(lesson.steps[1].goes_on);
    const State after = position(lesson.steps[1].table).state;
    CHECK(after.caballeros[red][ARA] == 1);
    CHECK(after.court[red] == 8);
    CHECK(english(read_lesson("lesson l | L | l\nstep One\nsay x\ntable king PV").error)
          == "Line 4 is not understood.");
}

TEST_CASE("the points of the first lesson never fall, and its rounds follow each other") {
    int       round = 0;
    PerPlayer<int> points{};
    for (const Lesson::Step& step : lessons()[0].steps) {
        CAPTURE(std::string{step.title});
        const State s = position(step.table).state;
        CHECK(s.round >= round);
        round = s.round;
        for (const Player p : s.seats()) CHECK(s.score[p] >= points[p]), points[p] = s.score[p];
        for (const Player p : s.seats()) CHECK(s.grande[p] == position(lessons()[0].steps[0].table).state.grande[p]);
    }
}

TEST_CASE("the lesson takes what is asked, says why not of the rest, and goes from step to step") {
    const Lesson lesson = read_lesson(small);
    LessonRunner runner;
    CHECK_FALSE(runner.on());
    runner.begin(lesson);
    CHECK(runner.done());   // a step that is only read
    CHECK_FALSE(runner.back());
    REQUIRE(runner.next());
    CHECK(runner.words() == "Do.");
    CHECK_FALSE(runner.takes(press(done)));
    CHECK(runner.words() == "Not yet.");
    CHECK_FALSE(runner.takes(on(CAT)));
    CHECK(runner.words() == "Not that.");
    CHECK(runner.wrong());
    CHECK(runner.tried() == on(CAT));
    CHECK(runner.refused().empty());
    runner.calm();
    CHECK(runner.words() == "Do.");
    CHECK_FALSE(runner.tried());
    const int said = runner.said();
    runner.refuse(on(SEV), "Not beside the King.");   // the lesson has no reason for this, so the rules' reason counts
    CHECK(runner.refused() == "Not beside the King.");
    CHECK(runner.wrong());
    CHECK(runner.tried() == on(SEV));
    CHECK(runner.said() > said);
    runner.refuse(press(done), "Not now.");
    CHECK(runner.refused().empty());
    CHECK(runner.words() == "Not yet.");
    CHECK(runner.takes(on(GAL)));
    CHECK_FALSE(runner.wrong());
    CHECK_FALSE(runner.done());
    CHECK(runner.takes(on(CAT)));
    CHECK(runner.done());
    CHECK(runner.words() == "Done.");
    CHECK(runner.if_scored());
    CHECK_FALSE(runner.takes(on(CAT)));   // no further answer is asked for
    REQUIRE(runner.next());
    runner.choose_offer(0);
    CHECK(runner.words() == "More.");
    runner.choose_offer(1);
    CHECK(runner.done());
    CHECK_FALSE(runner.next());
    CHECK(runner.back());
    CHECK_FALSE(runner.done());
}

TEST_CASE("each thing that is asked for can have its own words, wrong answers and lights") {
    const Lesson lesson = read_lesson("lesson l | A lesson | Of something.\n"
                                      "step One\ntable king PV\nsay Do.\nlight GAL\nask GAL\n"
                                      "wrong CAT | Not Cataluña.\n"
                                      "ask CAT | And now that.\nlight CAT\nwrong GAL | Not again.\nthen Done.");
    CHECK(english(lesson.error) == "");
    LessonRunner runner;
    runner.begin(lesson);
    CHECK(runner.lit() == "GAL");
    CHECK_FALSE(runner.takes(on(CAT)));
    CHECK(runner.words() == "Not Cataluña.");
    CHECK(runner.takes(on(GAL)));
    CHECK(runner.words() == "And now that.");
    CHECK(runner.lit() == "CAT");
    CHECK_FALSE(runner.takes(on(GAL)));
    CHECK(runner.words() == "Not again.");
    runner.calm();
    CHECK(runner.words() == "And now that.");
    CHECK(lesson.steps[0].speaks_of(on(CAT)));
    CHECK_FALSE(lesson.steps[0].speaks_of(press(done)));
    CHECK(minutes(lesson) == 1);
}

TEST_CASE("after two wrong tries at the same answer the learner is stuck, until it is given") {
    const Lesson lesson = read_lesson(small);
    LessonRunner runner;
    runner.begin(lesson, 1);
    for (const bool stuck : {false, true}) {
        CHECK_FALSE(runner.takes(on(CAT)));
        CHECK(runner.stuck() == stuck);
        runner.calm();
        CHECK(runner.stuck() == stuck);   // the offer of help stays
    }
    CHECK(runner.takes(on(GAL)));
    CHECK_FALSE(runner.stuck());
    REQUIRE(runner.next());
    CHECK(runner.right_offer() == 1);
    for (int i = 0; i < 2; ++i) runner.choose_offer(0);
    CHECK(runner.stuck());
    runner.choose_offer(runner.right_offer());
    CHECK(runner.done());
    CHECK_FALSE(runner.stuck());
}

TEST_CASE("how far one has come is a text") {
    const Lesson lesson = read_lesson(small),
                 other = read_lesson("lesson m | M | m\nstep One\ntable king PV\nsay Look.");
    CHECK(reached("", lesson) == 0);
    std::string progress = with_step("", lesson, 0);
    CHECK(progress == "");
    progress = with_step(progress, lesson, 2);
    progress = with_step(progress, other, 1);
    CHECK(progress == "l:2 m:1");
    CHECK(reached(progress, lesson) == 2);
    CHECK_FALSE(learned(progress, lesson));
    CHECK(learned(progress, other));
    CHECK(with_step(progress, lesson, 1) == "m:1 l:2");   // going back keeps the furthest step
    CHECK(learned(with_step(progress, lesson, 3), lesson));
    for (const char* strange : {"l:99", "l", "l:", ":::", "l:x m:1", "l:-1"})
        CHECK(reached(strange, lesson) <= lesson.steps.size());
    LessonRunner runner;
    runner.begin(lesson, reached(progress, lesson));
    CHECK(runner.number() == 2);
}

TEST_CASE("every lesson there is can be played through, and every reason in it can be heard") {
    REQUIRE(!lessons().empty());
    for (const Lesson& lesson : lessons()) {
        CHECK(english(lesson.error) == "");
        for (const Lesson::Step& step : lesson.steps) {
            CAPTURE(std::string{step.title});
            play_through(step);
            CHECK((step.asks_nothing() || !step.then.empty()));
        }
    }
}

TEST_CASE("the first lesson is read in six minutes, the others in three, each step in a breath") {
    const auto of_an_expansion = [](const Lesson& lesson) {
        return std::any_of(modules().begin(), modules().end(), [&](const Module& module) {
            return module.name == lesson.id && module.variant.expansion;
        });
    };
    for (const Lesson& lesson : lessons()) {
        const bool first = &lesson == lessons().data(), expansion = of_an_expansion(lesson);
        CAPTURE(std::string{lesson.id});
        CHECK(lesson.steps.size() >= 3);
        if (!first) CHECK(lesson.steps.size() <= (expansion ? 9 : 7));
        CHECK(minutes(lesson) <= (first ? 6 : 3));
        for (const Lesson::Step& step : lesson.steps) {
            CAPTURE(std::string{step.title});
            const int most = first ? 38 : 50;   // words
            CHECK(std::count(step.words.begin(), step.words.end(), ' ') < most);
            CHECK(std::count(step.then.begin(), step.then.end(), ' ') < most);
            for (const Lesson::Asked& asked : step.asks)
                CHECK(std::count(asked.words.begin(), asked.words.end(), ' ') < 30);
        }
    }
}

TEST_CASE("every other lesson is a module's, on tables that are played with it") {
    CHECK(lessons().size() == 9);   // the dummy's lesson also covers the four stacks
    for (const Lesson& lesson : lessons().subspan(1)) {
        CAPTURE(std::string{lesson.id});
        const auto taught = std::find_if(modules().begin(), modules().end(),
                                         [&](const Module& module) { return module.name == lesson.id; });
        REQUIRE(taught != modules().end());
        for (const Lesson::Step& step : lesson.steps)
            CHECK_MESSAGE(in_the_box(position(step.table).state, *taught), std::string{step.title});
    }
}

}
