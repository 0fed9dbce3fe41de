#include "ai/evaluation.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <span>

#include "ai/net_codec.h"
#include "ai/nets.h"
#include "ai/rows.h"
#include "engine/game.h"
#include "engine/queries.h"

namespace eg {
namespace {

// Adds lanes eight at a time with the vector extension of gcc and clang, which works natively and in wasm. The sums
// stay in registers over all rows.
struct Sums {
    using Eight = std::int16_t __attribute__((vector_size(16)));
    static constexpr int count = net_lanes / 8;
    Eight eights[count];

    explicit Sums(const Lanes& lanes) { std::memcpy(eights, lanes.data(), sizeof eights); }
    static Eight eight(const Lanes& lanes, int k) {
        Eight eight;
        std::memcpy(&eight, lanes.data() + 8 * k, sizeof eight);
        return eight;
    }
    void add(const Lanes& lanes) {
        for (int k = 0; k < count; ++k) eights[k] += eight(lanes, k);
    }
    void subtract(const Lanes& lanes) {
        for (int k = 0; k < count; ++k) eights[k] -= eight(lanes, k);
    }
    void add(const std::vector<Lanes>& rows, std::span<const std::uint16_t> which) {
        for (std::uint16_t row : which) add(rows[row]);
    }
    Lanes lanes() const {
        Lanes lanes;
        std::memcpy(lanes.data(), eights, sizeof eights);
        return lanes;
    }
};

void add(Lanes& __restrict to, const Lanes& __restrict more) {
    for (std::size_t lane = 0; lane < net_lanes; ++lane) to[lane] = static_cast<std::int16_t>(to[lane] + more[lane]);
}

std::array<int, net_outputs> outputs_of(const Net& net, const Lanes& sums) {
    alignas(16) Lanes activations;   // 16-bit, so that eight products take one instruction
    for (std::size_t lane = 0; lane < net_lanes; ++lane) {
        const std::int16_t positive = sums[lane] > 0 ? sums[lane] : std::int16_t{0};
        activations[lane] = positive < activation_max ? positive : std::int16_t{activation_max};
    }
    std::array<int, net_outputs> output;
    for (std::size_t k = 0; k < net_outputs; ++k) {
        int sum = 0;
        for (std::size_t lane = 0; lane < net_lanes; ++lane) sum += int{activations[lane]} * int{net.out[k][lane]};
        output[k] = sums[k] * net_unit + sum;
    }
    return output;
}

constexpr int place_cache_bits = 11, card_cache_bits = 6, table_cache_bits = 13;

// A hash of everything the evaluation depends on: not the random numbers, and not the frames below the top one. Four
// independent sums run in parallel.
std::uint64_t key_of(const State& s) {
    constexpr std::size_t sums = 4, from = offsetof(State, hand), counts = sizeof s.caballeros;
    constexpr std::size_t bytes = counts + offsetof(State, stack) - from;
    std::array<std::uint64_t, (bytes + 8 * sums - 1) / (8 * sums) * sums> words;
    std::memcpy(words.data(), &s.caballeros, counts);
    std::memcpy(reinterpret_cast<char*>(words.data()) + counts, reinterpret_cast<const char*>(&s) + from,
                bytes - counts);
    std::memset(reinterpret_cast<char*>(words.data()) + bytes, 0, sizeof words - bytes);
    const Frame asks = s.depth > 0 ? s.top() : Frame{};
    // The deck's number, since its id can be reused for another deck.
    std::array<std::uint64_t, sums> sum{asks.step, asks.player, deck(s.rules.deck).number};
    for (std::size_t i = 0; i < words.size(); i += sums)
        for (std::size_t k = 0; k < sums; ++k) {
            sum[k] = (sum[k] ^ words[i + k]) * 0xbf58476d1ce4e5b9u;
            sum[k] ^= sum[k] >> 29;
        }
    std::uint64_t key = 0;
    for (std::uint64_t part : sum) key = (key ^ part) * 0x94d049bb133111ebu, key ^= key >> 31;
    return key;
}

std::size_t slot(std::uint64_t a, std::uint64_t b, int bits) {
    std::uint64_t key = (a ^ b * 0x9e3779b97f4a7c15u) * 0xbf58476d1ce4e5b9u;
    key = (key ^ key >> 32) * 0x94d049bb133111ebu;
    return static_cast<std::size_t>(key >> (64 - bits));
}

}

std::size_t phase_of(const TableFacts& facts) {
    return static_cast<std::size_t>(((facts.seats.size() - 2) * (last_round + 1) + facts.round) * (max_players + 1)
                                    + facts.waiting.size());
}

Net::Net()
    : rows(static_cast<std::size_t>(row_count())),
      entries(static_cast<std::size_t>(entry_count())),
      places_(std::size_t{1} << place_cache_bits),
      cards_(std::size_t{1} << card_cache_bits),
      tables_(std::size_t{1} << table_cache_bits) {
    phases.inverse_temperature.fill(output_one);
}

void Net::update_sums() {
    for (std::size_t entry = 0; entry < entries.size(); ++entry) {
        Sums sums{Lanes{}};
        sums.add(rows, rows_of_entry(static_cast<int>(entry)));
        entries[entry] = sums.lanes();
    }
    std::fill(places_.begin(), places_.end(), CachedPlace{});
    std::fill(cards_.begin(), cards_.end(), CachedCards{});
    std::fill(tables_.begin(), tables_.end(), CachedTable{});
}

const PerPlayer<Lanes>& Net::place_sums(const PlaceFacts& place, Players seats) const {
    CachedPlace& cached = places_[slot(place.occupants, place.standings, place_cache_bits)];
    if (cached.place != place) {
        cached.place = place;
        for (Player p : seats) {
            Sums sums{Lanes{}};
            sums.add(entries, facts_at(place, p).entries());
            cached.sums[p] = sums.lanes();
        }
    }
    return cached.sums;
}

const Net::CardSums& Net::card_sums(const CardFacts& cards) const {
    CachedCards& cached = cards_[slot(cards.deck, cards.open, card_cache_bits)];
    if (cached.cards != cards) {
        const OpenCards open = open_cards(cards);
        Sums mine{Lanes{}}, rivals{Lanes{}};
        mine.add(rows, open.for_me);
        rivals.add(rows, open.for_rivals);
        cached = {cards, {mine.lanes(), rivals.lanes()}};
    }
    return cached.sums;
}

const PerPlayer<Evaluation>& Net::evaluations(const State& s) const {
    const std::uint64_t key = key_of(s);
    CachedTable& cached = tables_[key >> (64 - table_cache_bits)];
    if (cached.key != key) {
        const TableFacts facts = facts_of(s);
        cached = {key, evaluate(forward(*this, facts), facts)};
    }
    return cached.evaluations;
}

ForwardPass forward(const Net& net, const TableFacts& facts) {
    const Net::CardSums& cards = net.card_sums(facts.cards);
    const std::size_t     phase = phase_of(facts);
    ForwardPass pass;
    Sums    table{net.bias};
    table.add(net.entries, facts.table.entries());
    for (Player p : facts.seats) {
        Sums rival{Lanes{}};
        rival.add(net.entries, facts.rival[p].entries());
        const Lanes as_rival = rival.lanes();
        table.add(as_rival);
        Sums sums{Lanes{}};   // without the facts of this seat as a rival, which `table` includes for all seats
        sums.add(net.entries, facts.own[p].entries());
        sums.subtract(as_rival);
        if (facts.waiting.has(p)) sums.add(cards.for_me);
        if (!(facts.waiting - Players{p}).empty()) sums.add(cards.for_rivals);
        pass.sums[p] = sums.lanes();
    }
    for (int i = 0; i < facts.place_count; ++i) {
        const PerPlayer<Lanes>& here = net.place_sums(facts.places[static_cast<std::size_t>(i)], facts.seats);
        for (Player p : facts.seats) add(pass.sums[p], here[p]);
    }
    const Lanes shared = table.lanes();
    for (Player p : facts.seats) {
        add(pass.sums[p], shared);
        pass.outputs[p] = outputs_of(net, pass.sums[p]);
        const std::int64_t logit = pass.outputs[p][0] + net.phases.scored[phase] * facts.score[p]
                                   + net.phases.promised[phase] * facts.promised[p];
        pass.logit[p] = static_cast<int>(logit * net.phases.inverse_temperature[phase] / output_one);
    }
    return pass;
}

Lanes sum_of_rows(const Net& net, const TableFacts& facts, Player me) {
    Sums sums{net.bias};
    sums.add(net.rows, active_rows(facts, me));
    return sums.lanes();
}

PerPlayer<int> softmax(const PerPlayer<int>& logit, Players seats) {
    // halving[i] = 2^(30 - i/64); values in between are interpolated linearly.
    static constexpr auto halving = [] {
        std::array<std::int64_t, 65> table{};
        constexpr std::int64_t step = 1062175491;   // 2^(30 - 1/64)
        table[0] = 1 << 30;
        for (std::size_t i = 1; i < table.size(); ++i) table[i] = (table[i - 1] * step + (1 << 29)) >> 30;
        return table;
    }();
    Player first = seats.lowest();
    for (Player p : seats)
        if (logit[p] > logit[first]) first = p;
    PerPlayer<std::int64_t> part;
    std::int64_t            sum = 0;
    for (Player p : seats) {
        const std::int64_t down = (std::int64_t{logit[first]} - logit[p]) * 94548 >> 16;   // to base 2, in 4096ths
        const std::int64_t whole = down >> 12, fine = down & 4095;
        const auto         at = static_cast<std::size_t>(fine >> 6);
        const std::int64_t there = halving[at] - (halving[at] - halving[at + 1]) * (fine & 63) / 64;
        part[p] = whole > 30 ? 0 : there >> whole;
        sum += part[p];
    }
    PerPlayer<int> share;
    int            left = whole_share;
    for (Player p : seats)
        if (p != first) left -= share[p] = static_cast<int>(part[p] * whole_share / sum);
    share[first] = left;   // with what the divisions left over
    return share;
}

PerPlayer<Evaluation> evaluate(const ForwardPass& pass, const TableFacts& facts) {
    const PerPlayer<int> share = softmax(pass.logit, facts.seats);
    PerPlayer<int>       points;   // at the end, in sixteenths
    int best = INT32_MIN, second = INT32_MIN;
    for (Player p : facts.seats) {
        points[p] = 16 * facts.score[p] + std::clamp(pass.outputs[p][1], -8 * output_one, 16 * output_one) / 16;
        second = std::max(second, std::min(best, points[p]));
        best = std::max(best, points[p]);
    }
    PerPlayer<Evaluation> evaluations;
    for (Player p : facts.seats) evaluations[p] = {share[p], points[p] - (points[p] == best ? second : best)};
    return evaluations;
}

Evaluation outcome(const State& s, Player me) {
    const Players first = winners(s);
    int rival = 0;
    for (Player q : opponents(s, me)) rival = std::max<int>(rival, s.score[q]);
    return {first.has(me) ? whole_share / first.size() : 0, 16 * (s.score[me] - rival)};
}

PerPlayer<Evaluation> evaluate(const Net& net, const State& s) {
    if (!over(s)) return net.evaluations(s);
    PerPlayer<Evaluation> evaluations;
    for (Player p : s.seats()) evaluations[p] = outcome(s, p);
    return evaluations;
}

const Net& net() {
    thread_local const Net made = [] {
        Net net;
        check(unpack(net_text(), net), "The built-in net does not read.");
        return net;
    }();
    return made;
}

}
