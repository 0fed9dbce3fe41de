#include "app/game/game_log.h"

#include <algorithm>
#include <utility>

#include "engine/queries.h"

namespace eg {

bool asks_to_place(const State& s) { return eg::asked_step(s).hints.gesture == Gesture::from_court; }

std::string GameLog::code(std::size_t answers) const {
    if (answers >= record_.choices.size()) return save(record_);
    Record first = record_;
    first.choices.resize(answers);
    return save(first);
}

void GameLog::begin(Record record) {
    record_ = std::move(record);
    events_ = {};
    past_.clear();
    ++moment_;
    table_ = initial_state(record_, events_);
}

Message GameLog::load(std::string_view code) {
    GameHistory history;
    Loaded loaded = eg::load(code, history);
    if (!loaded.error.empty()) return loaded.error;
    record_ = std::move(loaded.record);
    table_ = loaded.state;
    events_ = std::move(history.events);
    past_ = std::move(history.moments);
    ++moment_;
    return {};
}

void GameLog::append(Choice choice) {
    past_.push_back({table_, events_.list.size()});
    ++moment_;
    record_.choices.push_back(choice);
    apply(table_, choice, events_);
}

void GameLog::cut(std::size_t n) {
    if (n >= past_.size()) return;
    table_ = past_[n].state;
    events_.list.resize(past_[n].events, Event{});
    past_.resize(n);
    record_.choices.resize(n);
    ++moment_;
}

// How many the question in progress that places from the court still places; 0: there is none.
static int left_to_place(const State& s) {
    for (int i = s.depth; i-- > 0;) {
        const Frame& frame = s.stack[static_cast<std::size_t>(i)];
        if (step(frame.step).hints.gesture == Gesture::from_court) return frame.count;
    }
    return 0;
}

std::size_t GameLog::removable(Choice choice, std::size_t from) const {
    for (std::size_t n = past_.size(); n-- > from;) {
        const State& was = past_[n].state;
        if (!(record_.choices[n] == choice) || !(asks_to_place(was) || eg::asked_step(was).hints.gathers)) continue;
        State  s = was;
        Events ignored = Events::ignored();
        for (std::size_t later = n + 1; later < record_.choices.size(); ++later) {
            if (eg::over(s) || !legal(s).has(record_.choices[later])) return past_.size();
            apply(s, record_.choices[later], ignored);
        }
        // The special action may have ended the placing: then it could not be placed again.
        const bool again = eg::asked_step(was).hints.gathers || left_to_place(s) > left_to_place(table_);
        return again && eg::asked(s) == asked() ? n : past_.size();
    }
    return past_.size();
}

}
