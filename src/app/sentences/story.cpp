#include "app/sentences/story.h"

#include <algorithm>

#include "language/say.h"

namespace eg {
namespace {

// Joins the clauses of one verb: "places 2 in Galicia, 1 in Granada".
struct Clauses {
    struct Several {
        Event           event;   // n: the sum
        int             times = 0;
        PerPlace<Count> placed;
    };
    List                 each;
    std::vector<Several> several;

    void add(const Event& event, const Rules& rules) {
        const EventType& its = row(event.what);
        if (its.together == Together::each) {
            if (Message told = clause(event, rules); !told.empty()) each.push_back(std::move(told));
            return;
        }
        auto alike =
            std::find_if(several.begin(), several.end(), [&](const Several& s) { return s.event.what >= event.what; });
        if (alike == several.end() || alike->event.what != event.what)
            alike = several.insert(alike, {.event = event, .placed = {}});
        else alike->event.n = static_cast<std::uint8_t>(alike->event.n + event.n);
        ++alike->times;
        if (is_place(event.to)) ++alike->placed[event.to];
    }

    List list(const Rules& rules) const {
        List all = each;
        for (const Several& s : several)
            all.push_back(row(s.event.what).together == Together::by_place ? clause(s.event, s.placed)
                                                                           : clause(s.event, rules, s.times));
        return all;
    }
};

}

void Story::add(const Event& event, const State& before) {
    if (event.what == What::turn_begins) {
        who_ = event.who;
        power_ = before.power[who_];
        events_.clear();
    }
    if (event.what == What::round_ends) who_ = nobody;
    if (tells(event)) events_.push_back(event);
}

// Points and discs have sentences of their own.
bool Story::tells(const Event& event) const {
    const InTurn part = row(event.what).in_turn;
    return who_ != nobody && part != InTurn::never && (part == InTurn::any || event.who == who_);
}

Message Story::message(const Rules& rules) const {
    if (who_ == nobody) return {};
    Clauses parts;
    for (const Event& event : events_) parts.add(event, rules);
    const List clauses = parts.list(rules);
    if (clauses.empty()) return eg::message("It is {who}'s turn (power {n}).", who_, power_);
    return eg::message("{who} (power {n}) {deeds:and}.", who_, power_, clauses);
}

}
