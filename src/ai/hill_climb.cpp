#include "ai/hill_climb.h"

#include <algorithm>

#include "engine/module.h"

namespace eg {

HillClimb::HillClimb(const State& table, std::size_t paths) : table_(table), me_(in_turn(table)), paths_(paths) {}

void HillClimb::walk(Rng& rng) {
    end_ = table_;
    current_.count = 0;
    finish({}, rng);
}

bool HillClimb::vary(std::size_t which, Rng& rng) {
    const Path& path = paths_[which];
    const std::span clicks{path.clicks.data(), path.count};
    for (int tries = 0; tries < 8 && !path.changeable.empty(); ++tries) {
        const int    index = rng.below(static_cast<int>(path.changeable.size()));
        const auto   at = path.changeable[static_cast<std::size_t>(index)];
        const State& before = path.tables[at];
        const Choice other = likely_choice(before, legal(before), rng);
        if (other == clicks[at].choice) continue;
        end_ = before;
        current_.count = at;
        std::copy_n(clicks.begin(), at, current_.clicks.begin());
        if (make(other, true)) finish(clicks.subspan(at + 1), rng);
        return true;
    }
    return false;
}

bool HillClimb::goes_on() const {
    return turn_goes_on(end_, me_, table_.acted) && current_.count < current_.clicks.size();
}

bool HillClimb::own() const { return asked(end_) == me_ && asked_step(end_).hints.kind != Kind::disc; }

// False, and nothing is done, if the click would end the turn.
bool HillClimb::make(Choice choice, bool changeable) {
    if (ends_turn(end_, choice)) return false;
    current_.clicks[current_.count++] = {
        .choice = choice, .step = end_.top().step, .own = own(), .changeable = changeable};
    apply(end_, choice, ignored_);
    return true;
}

// Completes the turn: follows the next hint that is legal, or else makes a likely choice.
void HillClimb::finish(std::span<const Click> hints, Rng& rng) {
    while (goes_on()) {
        const Choices choices = legal(end_);
        const bool    changeable = own() && choices.size() > 1;
        const auto hint = std::find_if(hints.begin(), hints.end(), [&](const Click& click) {
            return changeable && click.changeable && click.step == end_.top().step && choices.has(click.choice);
        });
        if (hint == hints.end()) {
            if (!make(likely_choice(end_, choices, rng), changeable)) return;
        } else {
            const Choice choice = hint->choice;
            hints = hints.subspan(static_cast<std::size_t>(hint - hints.begin()) + 1);
            if (!make(choice, changeable)) return;
        }
    }
}

Turn HillClimb::turn() const {
    Turn turn;
    for (std::size_t i = 0; i < current_.count; ++i)
        if (current_.clicks[i].own) turn.add(current_.clicks[i].choice);
    return turn;
}

void HillClimb::keep(std::size_t which) {
    Path& path = paths_[which];
    path.clicks = current_.clicks;
    path.count = current_.count;
    path.tables.assign(1, table_);
    path.changeable.clear();
    for (std::size_t i = 0; i < path.count; ++i) {
        if (path.clicks[i].changeable) path.changeable.push_back(i);
        path.tables.push_back(path.tables.back());
        apply(path.tables.back(), path.clicks[i].choice, ignored_);
    }
}

}
