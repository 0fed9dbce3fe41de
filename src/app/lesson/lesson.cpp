#include "app/lesson/lesson.h"

#include <algorithm>
#include <utility>

#include "engine/box.h"
#include "engine/game.h"
#include "engine/notation.h"
#include "engine/parsing.h"

namespace eg {
namespace {

const Box& box_on(const Lesson::Step& step) { return box(position(step.table).state); }

// Reads "CAS or ARA", or "any", and the words after it. False: it is neither.
bool read_asked(std::string_view line, const Box& box, Lesson::Asked& asked) {
    std::string_view text = trimmed(cut(line, '|'));
    asked.words = trimmed(line);
    if (text == "any") return asked.any = true;
    constexpr std::string_view between = " or ";
    while (true) {
        const std::size_t end = text.find(between);
        const std::optional<Choice> one = choice(text.substr(0, end), box);
        if (!one) return false;
        asked.choices.push_back(*one);
        if (end == text.npos) return true;
        text.remove_prefix(end + between.size());
    }
}

// Whether the next lines are about its last ask alone.
bool apart(const Lesson::Step& step) { return !step.asks.empty() && !step.asks.back().words.empty(); }

// Words of its own make the wrong answers above it those of the ask before.
bool read_ask(std::string_view line, Lesson::Step& step) {
    Lesson::Asked asked;
    if (!read_asked(line, box_on(step), asked)) return false;
    if (!asked.words.empty() && !step.asks.empty())
        for (Lesson::Wrong& wrong : step.wrongs)
            if (wrong.ask == Lesson::whole_step) wrong.ask = step.asks.size() - 1;
    step.asks.push_back(std::move(asked));
    return true;
}

// The table after the first of the answers that this step asks for. Empty: they are not legal.
std::string table_after(const Lesson::Step& step) {
    State  s = position(step.table).state;
    Events events;
    for (const Lesson::Asked& asked : step.asks) {
        const Choices options = legal(s);
        if (options.empty() || !(asked.any || options.has(asked.choices[0]))) return {};
        apply(s, asked.any ? options[0] : asked.choices[0], events);
    }
    return show(s);
}

bool read_line(Lesson& lesson, std::string_view word, std::string_view rest) {
    if (word == "lesson") {
        lesson.id = trimmed(cut(rest, '|'));
        lesson.title = trimmed(cut(rest, '|'));
        lesson.line = trimmed(rest);
        return !lesson.id.empty() && !lesson.title.empty() && !lesson.line.empty();
    }
    if (word == "step") {
        lesson.steps.push_back({.title = rest, .words = {}, .then = {}, .table = {}});
        return !rest.empty();
    }
    if (lesson.steps.empty()) return false;
    Lesson::Step& step = lesson.steps.back();
    if (word == "table") {
        if (!step.words.empty()) return false;   // they come after it
        step.table += (step.table.empty() ? "" : "; ") + std::string{rest};
    } else if (word == "say") {
        step.words = rest;
        step.goes_on = step.table.empty() && lesson.steps.size() > 1;
        if (step.goes_on) step.table = table_after(lesson.steps[lesson.steps.size() - 2]);
    }
    else if (word == "then") step.then = rest;
    else if (word == "ask") return read_ask(rest, step);
    else if (word == "right") step.right = rest;
    else if (word == "light") (apart(step) ? step.asks.back().lit : step.lit) = rest;
    else if (word == "show") return step.if_scored = rest == "if_scored";
    else if (word == "offer") {
        while (!rest.empty()) step.offers.push_back(trimmed(cut(rest, '|')));
    } else if (word == "wrong") {
        const std::string_view what = trimmed(cut(rest, '|'));
        step.wrongs.push_back({what, trimmed(rest), apart(step) ? step.asks.size() - 1 : Lesson::whole_step});
    } else return false;
    return true;
}

Message fault(const Lesson& lesson) {
    if (lesson.id.empty()) return {"It has no name."};
    for (const Lesson::Step& step : lesson.steps) {
        const auto wrong = [&](std::string_view what) { return Message{what, {{"step", std::string{step.title}}}}; };
        if (step.words.empty() || step.table.empty()) return wrong("The step {step} has no words or no table.");
        if (!step.asks.empty() && !step.offers.empty()) return wrong("The step {step} asks twice.");
        if (!step.offers.empty() && std::find(step.offers.begin(), step.offers.end(), step.right) == step.offers.end())
            return wrong("The step {step} has no right answer.");
    }
    return lesson.steps.empty() ? Message{"It has no steps."} : Message{};
}

}

Lesson read_lesson(std::string_view text) {
    Lesson lesson;
    for (int n = 1; !text.empty(); ++n) {
        std::string_view rest = trimmed(cut(text, '\n'));
        if (rest.empty() || rest.front() == '#') continue;
        const std::string_view word = cut(rest, ' ');
        if (lesson.error.empty() && !read_line(lesson, word, trimmed(rest)))
            lesson.error = {"Line {n} is not understood.", {{"n", n}}};
    }
    if (lesson.error.empty()) lesson.error = fault(lesson);
    return lesson;
}

int minutes(const Lesson& lesson) {
    constexpr int a_minute = 200;
    std::size_t words = 0;
    for (const Lesson::Step& step : lesson.steps) {
        for (const std::string_view said : {step.words, step.then}) words += split(said, " ").size();
        for (const Lesson::Asked& asked : step.asks) words += split(asked.words, " ").size();
    }
    return std::max(1, static_cast<int>(words + a_minute / 2) / a_minute);
}

// ---- progress

std::size_t reached(std::string_view progress, const Lesson& lesson) {
    while (!progress.empty()) {
        std::string_view steps = cut(progress, ' ');
        if (cut(steps, ':') == lesson.id)
            return std::min(static_cast<std::size_t>(number_in(steps, 0, 99).value_or(0)), lesson.steps.size());
    }
    return 0;
}

bool learned(std::string_view progress, const Lesson& lesson) {
    return reached(progress, lesson) == lesson.steps.size();
}

std::string with_step(std::string_view progress, const Lesson& lesson, std::size_t steps) {
    const std::size_t far = std::max(steps, reached(progress, lesson));
    std::string text;
    while (!progress.empty()) {
        const std::string_view word = cut(progress, ' ');
        if (!word.empty() && word.substr(0, word.find(':')) != lesson.id) text += std::string{word} + ' ';
    }
    return far == 0 ? text : text + std::string{lesson.id} + ':' + std::to_string(far);
}

// ---- LessonRunner

bool LessonRunner::next() {
    if (step_ + 1 == lesson_->steps.size()) return false;
    ++step_;
    enter();
    return true;
}

bool LessonRunner::back() {
    if (step_ == 0) return false;
    --step_;
    enter();
    return true;
}

void LessonRunner::enter() {
    asked_ = 0;
    tries_ = 0;
    done_ = step().asks_nothing();
    speak(asking());
}

std::string_view LessonRunner::asking() const {
    std::string_view words = step().words;
    for (std::size_t n = 0; n <= asked_ && n < step().asks.size(); ++n)
        if (!step().asks[n].words.empty()) words = step().asks[n].words;
    return words;
}

std::string_view LessonRunner::lit() const {
    const Lesson::Asked* asked = asks();
    return asked && !asked->lit.empty() ? asked->lit : step().lit;
}

void LessonRunner::finish() {
    done_ = true;
    speak(step().then);
}

void LessonRunner::speak(std::string_view words) {
    words_ = words;
    wrong_ = false;
    refused_.clear();
    tried_.reset();
    ++said_;
}

bool LessonRunner::complain(std::string_view what) {
    const auto said_of = [&](std::string_view thing) {
        const Lesson::Wrong* found = nullptr;
        for (const Lesson::Wrong& wrong : step().wrongs)   // what is said of this answer comes before the step's words
            if (wrong.what == thing
                && (wrong.ask == asked_ || (wrong.ask == Lesson::whole_step && (!found || found->ask != asked_))))
                found = &wrong;
        return found;
    };
    const Lesson::Wrong *own = said_of(what), *any = own ? own : said_of({});
    speak(any ? any->words : asking());   // without a reason the text is repeated
    wrong_ = true;
    ++tries_;
    return own;
}

bool Lesson::Step::speaks_of(Choice choice) const {
    const std::string text = show(choice, box_on(*this));
    return std::any_of(asks.begin(), asks.end(), [&](const Asked& asked) { return asked.is(choice); })
           || std::any_of(wrongs.begin(), wrongs.end(), [&](const Wrong& wrong) { return wrong.what == text; });
}

bool Lesson::Asked::is(Choice choice) const {
    return any || std::find(choices.begin(), choices.end(), choice) != choices.end();
}

bool LessonRunner::takes(Choice choice) {
    if (done_ || asked_ >= step().asks.size()) return false;
    if (!step().asks[asked_].is(choice)) {
        complain(show(choice, box_on(step())));
        tried_ = choice;
        return false;
    }
    tries_ = 0;
    if (++asked_ == step().asks.size()) finish();
    else if (wrong_ || asking() != words_) speak(asking());
    return true;
}

void LessonRunner::choose_offer(std::size_t offer) {
    if (done_ || offer >= step().offers.size()) return;
    if (offer == right_offer()) finish();
    else complain(step().offers[offer]);
}

std::size_t LessonRunner::right_offer() const {
    const std::vector<std::string_view>& all = step().offers;
    return static_cast<std::size_t>(std::find(all.begin(), all.end(), step().right) - all.begin());
}

void LessonRunner::refuse(Choice choice, std::string why) {
    if (done_) return;
    if (!complain(show(choice, box_on(step())))) refused_ = std::move(why);
    tried_ = choice;
}

void LessonRunner::calm() {
    if (wrong_) speak(asking());
}

}
