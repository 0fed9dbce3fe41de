#include "ai/hill_climb.h"

#include <algorithm>

#include "engine/module.h"

namespace eg {

HillClimb::HillClimb(const State& table, std::size_t ways) : table_(table), me_(in_turn(table)), ways_(ways) {}

void HillClimb::walk(Rng& rng) {
    end_ = table_;
    last_.count = 0;
    go_on({}, rng);
}

bool HillClimb::vary(std::size_t which, Rng& rng) {
    const Way& way = ways_[which];
    const std::span clicks{way.clicks.data(), way.count};
    for (int tries = 0; tries < 8 && !way.open.empty(); ++tries) {
        const auto   at = way.open[static_cast<std::size_t>(rng.below(static_cast<int>(way.open.size())))];
        const State& before = way.tables[at];
        const Choice other = likely_choice(before, legal(before), rng);
        if (other == clicks[at].choice) continue;
        end_ = before;
        last_.count = at;
        std::copy_n(clicks.begin(), at, last_.clicks.begin());
        if (go(other, true)) go_on(clicks.subspan(at + 1), rng);
        return true;
    }
    return false;
}

bool HillClimb::goes_on() const {
    return turn_goes_on(end_, me_, table_.acted) && last_.count < last_.clicks.size();
}

bool HillClimb::mine() const { return asked(end_) == me_ && asked_step(end_).hints.kind != Kind::disc; }

// The click that ends the turn is not made.
bool HillClimb::go(Choice choice, bool open) {
    if (ends_turn(end_, choice)) return false;
    last_.clicks[last_.count++] = {.choice = choice, .step = end_.top().step, .mine = mine(), .open = open};
    apply(end_, choice, ignored_);
    return true;
}

// The next of the hints that may be followed is; without any, carelessly.
void HillClimb::go_on(std::span<const Click> hints, Rng& rng) {
    while (goes_on()) {
        const Choices choices = legal(end_);
        const bool    open = mine() && choices.size() > 1;
        const auto hint = std::find_if(hints.begin(), hints.end(), [&](const Click& click) {
            return open && click.open && click.step == end_.top().step && choices.has(click.choice);
        });
        if (hint == hints.end()) {
            if (!go(likely_choice(end_, choices, rng), open)) return;
        } else {
            const Choice choice = hint->choice;
            hints = hints.subspan(static_cast<std::size_t>(hint - hints.begin()) + 1);
            if (!go(choice, open)) return;
        }
    }
}

Turn HillClimb::turn() const {
    Turn turn;
    for (std::size_t i = 0; i < last_.count; ++i)
        if (last_.clicks[i].mine) turn.add(last_.clicks[i].choice);
    return turn;
}

void HillClimb::keep(std::size_t which) {
    Way& way = ways_[which];
    way.clicks = last_.clicks;
    way.count = last_.count;
    way.tables.assign(1, table_);
    way.open.clear();
    for (std::size_t i = 0; i < way.count; ++i) {
        if (way.clicks[i].open) way.open.push_back(i);
        way.tables.push_back(way.tables.back());
        apply(way.tables.back(), way.clicks[i].choice, ignored_);
    }
}

}
