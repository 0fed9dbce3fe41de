#include "ai/worth.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <span>

#include "ai/nets.h"
#include "engine/game.h"
#include "engine/questions.h"

namespace eg {
namespace {

// Eight lanes at once, in a form that gcc and clang know natively and in wasm; four of them
// stay in registers while the rows go by.
struct Sums {
    using Eight = std::int16_t __attribute__((vector_size(16)));
    static constexpr int count = net_lanes / 8;
    Eight eights[count];

    explicit Sums(const Lanes& lanes) { std::memcpy(eights, lanes.data(), sizeof eights); }
    void add(const Lanes& lanes) {
        const Sums more{lanes};
        for (int k = 0; k < count; ++k) eights[k] += more.eights[k];
    }
    void add(const std::vector<Lanes>& rows, const Facts& facts) {
        for (int i = 0; i < facts.count; ++i) add(rows[facts.list[static_cast<std::size_t>(i)]]);
    }
    Lanes lanes() const {
        Lanes lanes;
        std::memcpy(lanes.data(), eights, sizeof eights);
        return lanes;
    }
};

Thought thought_of(const Net& net, const Lanes& sums) {
    Thought thought{.sums = sums, .result = {}};
    for (std::size_t k = 0; k < net_results; ++k) {
        int sum = sums[k] * net_unit;
        for (std::size_t lane = 0; lane < net_lanes; ++lane)
            sum += std::clamp<int>(sums[lane], 0, net_ceiling) * net.out[k][lane];
        thought.result[k] = sum;
    }
    return thought;
}

constexpr int known_bits = 11;

}

Net::Net(int seats)
    : players(seats), rows(static_cast<std::size_t>(fact_count(seats))), entries(static_cast<std::size_t>(entry_count(seats))), known_(std::size_t{1} << known_bits) {}

void Net::add_up() {
    for (std::size_t entry = 0; entry < entries.size(); ++entry) {
        Facts one;
        one.add(static_cast<int>(entry));
        Sums sums{Lanes{}};
        sums.add(rows, plain(players, one));
        entries[entry] = sums.lanes();
    }
    std::fill(known_.begin(), known_.end(), Known{});
}

const Lanes& Net::of(Occupants occupants) const {
    Known& known = known_[occupants * 0x9e3779b1u >> (32 - known_bits)];
    if (known.occupants != occupants) {
        Facts facts;
        tell_occupants(occupants, facts);
        Sums sums{Lanes{}};
        sums.add(entries, facts);
        known = {occupants, sums.lanes()};
    }
    return known.sums;
}

Thought think(const Net& net, const FactEntries& told) {
    Sums sums{net.bias};
    sums.add(net.entries, told.whole);
    for (Occupants occupants : told.occupants)
        if (occupants) sums.add(net.of(occupants));
    return thought_of(net, sums.lanes());
}

Thought think_plainly(const Net& net, const Facts& plain) {
    Sums sums{net.bias};
    sums.add(net.rows, plain);
    return thought_of(net, sums.lanes());
}

// The logistic curve over 0 .. 8 in halves, straight between them.
Worth judge(const Thought& thought) {
    constexpr int curve[] = {32768, 40792, 47911, 53579, 57723, 60569, 62428, 63605, 64357,
                             64824, 65097, 65268, 65374, 65438, 65476, 65500, 65514};
    constexpr int half = 2048;
    const int     logit = std::clamp(thought.result[0], -8 * 4096 + 1, 8 * 4096 - 1);
    const int     steep = logit < 0 ? -logit : logit;
    const int     low = curve[steep / half];
    const int     up = low + (curve[steep / half + 1] - low) * (steep % half) / half;
    return {logit < 0 ? whole_share - up : up, std::clamp(thought.result[1], -8 * 4096, 8 * 4096) / 16};
}

Worth outcome(const State& s, Player me) {
    const Players first = winners(s);
    int rival = 0;
    for (Player q : opponents(s, me)) rival = std::max<int>(rival, s.score[q]);
    return {first.has(me) ? whole_share / first.size() : 0, 16 * (s.score[me] - rival)};
}

// ---- nets as text

namespace {

// A weight is one sign, from -44 to 44, as nearly all are; any other is `far` and two signs, so
// many times sixteen and the rest. What is packed after us sees which weights are frequent.
constexpr std::string_view signs = "#$%&'()*+,-./0123456789:<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";
constexpr char far = '!';
constexpr int  nearest = static_cast<int>(signs.size() / 2), lowest = -128, sixteen = 16;
static_assert(signs.size() == 2 * nearest + 1);

template <class Visit>
void weights(Net& net, Visit visit) {
    const auto base = static_cast<std::size_t>(base_fact_count(net.players));
    for (Lanes& row : std::span{net.rows}.first(base))
        for (std::int16_t& weight : row) visit(weight);
    for (std::int16_t& weight : net.bias) visit(weight);
    for (Lanes& out : net.out)
        for (std::int16_t& weight : out) visit(weight);
    for (Lanes& row : std::span{net.rows}.subspan(base))   // of modules: a net that knows nothing of them ends before
        for (std::int16_t& weight : row) visit(weight);
}

}

std::vector<char> pack(const Net& net) {
    std::vector<char> text;
    Net               copy = net;
    const auto        add = [&](int sign) { text.push_back(signs[static_cast<std::size_t>(sign)]); };
    weights(copy, [&](std::int16_t weight) {
        if (std::abs(weight) <= nearest) return add(weight + nearest);
        text.push_back(far);
        add((weight - lowest) / sixteen);
        add((weight - lowest) % sixteen);
    });
    return text;
}

bool unpack(std::string_view text, Net& net) {
    static constexpr auto value_of = [] {
        std::array<std::int8_t, 256> table{};
        table.fill(-1);
        for (std::size_t i = 0; i < signs.size(); ++i) table[static_cast<unsigned char>(signs[i])] = static_cast<std::int8_t>(i);
        return table;
    }();
    std::size_t at = 0;
    bool        good = true;
    const auto  next = [&] {
        const int value = at < text.size() ? value_of[static_cast<unsigned char>(text[at++])] : -1;
        good = good && value >= 0;
        return value;
    };
    std::size_t left = static_cast<std::size_t>(base_fact_count(net.players) + 1 + net_results) * net_lanes;   // of the base game's
    bool        decided = false, base_only = false;
    weights(net, [&](std::int16_t& weight) {
        if (left > 0) --left;
        else if (!decided) decided = true, base_only = at == text.size();
        if (base_only) return void(weight = 0);
        if (at < text.size() && text[at] == far) {
            ++at;
            const int high = next(), low = next();
            good = good && high < sixteen && low < sixteen;
            weight = static_cast<std::int16_t>(lowest + high * sixteen + low);
        } else {
            weight = static_cast<std::int16_t>(next() - nearest);
        }
    });
    net.add_up();
    return good && at == text.size();
}

const Net& net(int players) {
    static const std::array<Net, 4> nets = [] {
        std::array<Net, 4> all = {Net{2}, Net{3}, Net{4}, Net{5}};
        for (int n = 2; n <= max_players; ++n) unpack(net_text(n), all[static_cast<std::size_t>(n - 2)]);
        return all;
    }();
    return nets[static_cast<std::size_t>(players - 2)];
}

}
