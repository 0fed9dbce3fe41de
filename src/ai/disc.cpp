#include "ai/disc.h"

#include <algorithm>

#include "ai/turns.h"
#include "engine/module.h"

namespace eg {

Place DiscSearch::Seat::draw(Rng& rng) const {
    std::int64_t sum = 0;
    for (Place place : options) sum += regret[place];
    if (sum <= 0) return rng.one_of(options);
    std::int64_t at = static_cast<std::int64_t>(static_cast<std::uint64_t>(rng.next())
                                                    * static_cast<std::uint64_t>(std::min<std::int64_t>(sum, INT32_MAX))
                                                >> 32);
    if (sum > INT32_MAX) at = at * (sum / INT32_MAX);
    for (Place place : options)
        if ((at -= regret[place]) < 0) return place;
    return options.highest();
}

DiscSearch::DiscSearch(const State& table, const Net& net, int rounds, Rng rng)
    : table_(table), net_(net), rounds_(rounds), rng_(rng) {
    const Frame* reveal = reveal_frame(table);
    for (Player q : table.seats()) {
        bool dials = table.disc[q] != nowhere;
        for (int i = 0; i < table.depth; ++i) {
            const Frame& frame = table.stack[static_cast<std::size_t>(i)];
            if (eg::step(frame.step).hints.kind == Kind::disc && frame.player == q) dials = true;
        }
        if (dials && reveal) seats_[q].options = eg::step(reveal->step).rule.dials(table, *reveal, q);
        if (!seats_[q].options.empty()) dialling_.add(q);
    }
}

bool DiscSearch::step() {
    if (round_ == rounds_) return false;
    PerPlayer<Place> dialled;
    for (Player q : dialling_) dialled[q] = seats_[q].draw(rng_);
    const Rng luck{rng_.draw()};
    for (Player q : dialling_) update_regrets(q, dialled, luck);
    ++round_;
    return true;
}

MixedStrategy DiscSearch::strategy(Player player) const {
    const Seat& me = seats_[player];
    MixedStrategy strategy{.options = me.options, .weight = {}};
    for (Place place : strategy.options) strategy.total += strategy.weight[place] = me.strategy_sum[place];
    return strategy;
}

void DiscSearch::update_regrets(Player q, const PerPlayer<Place>& dialled, Rng luck) {
    Seat& seat = seats_[q];
    Per<Place, int, place_capacity> value;
    std::int64_t sum = 0, mean = 0;
    for (Place place : seat.options) {
        PerPlayer<Place> other = dialled;
        other[q] = place;
        value[place] = utility_if_revealed(other, luck, q);
        sum += seat.regret[place];
    }
    for (Place place : seat.options)
        mean += sum > 0 ? value[place] * seat.regret[place] / sum : value[place] / seat.options.size();
    for (Place place : seat.options)
        seat.regret[place] = std::max<std::int64_t>(0, seat.regret[place] + value[place] - mean);
    // The average strategy weighs each round by its number, since early rounds are far from equilibrium.
    sum = 0;
    for (Place place : seat.options) sum += seat.regret[place];
    for (Place place : seat.options)
        seat.strategy_sum[place] +=
            static_cast<int>((sum > 0 ? 1024 * seat.regret[place] / sum : 1024 / seat.options.size())
                             * (round_ + 1) / 16);
}

// q's utility of the table once these discs are revealed and carried out.
int DiscSearch::utility_if_revealed(const PerPlayer<Place>& dialled, Rng luck, Player q) const {
    Events ignored = Events::ignored();
    State  s = table_;
    s.rng = luck;
    for (Player p : dialling_)
        if (s.disc[p] != nowhere) s.disc[p] = dialled[p];
    while (asked_step(s).hints.kind == Kind::disc) apply(s, on(dialled[asked(s)]), ignored);
    settle(s, luck, ignored);
    return utility(evaluate(net_, s, q));
}

Place MixedStrategy::draw(Rng& rng) const {
    if (total <= 0) return rng.one_of(options);
    int sum = 0;
    for (Place place : options) sum += pruned_weight(place);
    int at = rng.below(std::max(1, sum));
    for (Place place : options)
        if (pruned_weight(place) > 0 && (at -= pruned_weight(place)) < 0) return place;
    return options.lowest();
}

MixedStrategy disc_strategy(const State& table, const Net& net, int rounds, Rng rng) {
    DiscSearch search{table, net, rounds, rng};
    while (search.step()) {}
    return search.strategy(asked(table));
}

}
