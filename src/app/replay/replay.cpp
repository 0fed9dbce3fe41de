#include "app/replay/replay.h"

#include <algorithm>

#include "engine/event_types.h"
#include "engine/places.h"
#include "engine/box.h"
#include "engine/notation.h"
#include "engine/parsing.h"

namespace eg {
namespace {

constexpr double word_time = 260;   // milliseconds of reading for each word at normal pace

bool read_answer(std::string_view text, const Box& box, Replay::Part& part) {
    Replay::Answer answer;
    if (text.starts_with("dial ")) {
        cut(text, ' ');
        const std::string_view seat = cut(text, ' ');
        for (Player p : Players::first(max_players))
            if (show(p) == seat) answer.who = p;
        if (answer.who == nobody) return false;
    }
    const std::optional<Choice> read = choice(text, box);
    if (!read) return false;
    answer.choice = *read;
    part.answers.push_back(answer);
    return true;
}

bool read_event(std::string_view text, const Box& box, Replay::Part& part) {
    part.event = cut(text, ' ');
    if (text.empty()) return !part.event.empty();
    const std::optional<Choice> place = choice(text, box);
    if (place) part.place = static_cast<Place>(place->which);
    return place && place->thing == Thing::place;
}

bool read_line(Replay& replay, std::string_view word, std::string_view rest) {
    if (word == "replay") {
        replay.id = trimmed(cut(rest, '|'));
        replay.title = trimmed(rest);
        return !replay.id.empty() && !replay.title.empty();
    }
    if (word == "line") return replay.line = rest, !rest.empty();
    if (word == "table") return replay.table += (replay.table.empty() ? "" : "; ") + std::string{rest}, true;
    if (word == "part") return replay.parts.push_back({.title = rest, .words = {}}), !rest.empty();
    if (replay.parts.empty()) return false;
    Replay::Part& part = replay.parts.back();
    if (word == "say") return part.words = rest, !rest.empty();
    const Box& here = box(position(replay.table).state);
    if (word == "from") return read_event(rest, here, part);
    if (word != "do") return false;
    while (!rest.empty())
        if (!read_answer(trimmed(cut(rest, ',')), here, part)) return false;
    return true;
}

Message fault(const Replay& replay) {
    if (replay.id.empty() || replay.line.empty()) return {"It has no name."};
    if (replay.table.empty() || replay.parts.empty()) return {"It has no table or no parts."};
    for (const Replay::Part& part : replay.parts) {
        const auto wrong = [&](std::string_view what) { return Message{what, {{"part", std::string{part.title}}}}; };
        if (part.words.empty()) return wrong("Nothing is said in the part {part}.");
        if (!part.answers.empty() && !part.event.empty()) return wrong("The part {part} begins twice.");
    }
    return {};
}

}

Replay read_replay(std::string_view text) {
    Replay replay;
    for (int n = 1; !text.empty(); ++n) {
        std::string_view rest = trimmed(cut(text, '\n'));
        if (rest.empty() || rest.front() == '#') continue;
        const std::string_view word = cut(rest, ' ');
        if (replay.error.empty() && !read_line(replay, word, trimmed(rest)))
            replay.error = {"Line {n} is not understood.", {{"n", n}}};
    }
    if (replay.error.empty()) replay.error = fault(replay);
    return replay;
}

Session played(const Replay& replay) {
    const State start = position(replay.table).state;
    Plan plan = usual_plan();
    plan.setup.players = start.players;
    plan.setup.rules = start.rules;
    for (Seat& seat : plan.seats) seat.bot = usual_bot;
    Session session;
    session.start(plan, 0, replay.table);
    for (const Replay::Part& part : replay.parts) {
        std::vector<Replay::Answer> left = part.answers;
        while (!left.empty()) {
            const auto next = std::find_if(left.begin(), left.end(), [&](const Replay::Answer& answer) {
                return answer.who == nobody || answer.who == session.asked();
            });
            if (next == left.end() || !session.answered(session.moment(), next->choice)) return session;
            left.erase(next);
        }
    }
    return session;
}

void ReplayRunner::begin(const Replay& replay, const Session& session) {
    replay_ = &replay;
    told_ = SIZE_MAX;
    begins_.clear();
    const std::vector<Event>& events = session.events();
    std::size_t answers = 0, at = 0;
    for (const Replay::Part& part : replay.parts) {
        if (!part.event.empty()) {
            const auto here = [&](const Event& event) {
                return row(event.what).name == part.event && (part.place == nowhere || event.to == part.place);
            };
            at = static_cast<std::size_t>(
                std::find_if(events.begin() + static_cast<std::ptrdiff_t>(at), events.end(), here) - events.begin());
        } else {
            at = session.events_before(answers);
        }
        answers += part.answers.size();
        begins_.push_back(at);
    }
}

std::size_t ReplayRunner::number(std::size_t followed) const {
    std::size_t n = 0;
    while (n + 1 < begins_.size() && begins_[n + 1] < followed) ++n;
    return n;
}

std::size_t ReplayRunner::until(std::size_t followed, double pace, double now) {
    const std::size_t n = number(followed);
    if (n != told_) {
        const std::string_view words = replay_->parts[n].words;
        told_ = n;
        read_ = now + word_time * pace * static_cast<double>(std::count(words.begin(), words.end(), ' ') + 4);
    }
    if (n + 1 == begins_.size()) return SIZE_MAX;
    return begins_[n + 1] + (now < read_ ? 0 : 1);
}

}
