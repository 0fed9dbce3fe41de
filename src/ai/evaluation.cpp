#include "ai/evaluation.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <span>

#include "ai/nets.h"
#include "ai/rows.h"
#include "engine/game.h"
#include "engine/queries.h"

namespace eg {
namespace {

// Eight lanes at once, in a form that gcc and clang know natively and in wasm; they stay in
// registers while the rows go by.
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

std::array<int, net_results> results_of(const Net& net, const Lanes& sums) {
    alignas(16) Lanes heights;   // small numbers by small numbers: that is one instruction for eight
    for (std::size_t lane = 0; lane < net_lanes; ++lane) {
        const std::int16_t above = sums[lane] > 0 ? sums[lane] : std::int16_t{0};
        heights[lane] = above < net_ceiling ? above : std::int16_t{net_ceiling};
    }
    std::array<int, net_results> result;
    for (std::size_t k = 0; k < net_results; ++k) {
        int sum = 0;
        for (std::size_t lane = 0; lane < net_lanes; ++lane) sum += int{heights[lane]} * int{net.out[k][lane]};
        result[k] = sums[k] * net_unit + sum;
    }
    return result;
}

constexpr int known_places = 11, known_cards = 6, known_tables = 13;   // bits

// All that a table is judged by: neither luck, nor what waits below the question. Four sums side by side are quicker
// than one.
std::uint64_t key_of(const State& s) {
    constexpr std::size_t sums = 4, from = offsetof(State, hand), counts = sizeof s.caballeros;
    constexpr std::size_t bytes = counts + offsetof(State, stack) - from;
    std::array<std::uint64_t, (bytes + 8 * sums - 1) / (8 * sums) * sums> words;
    std::memcpy(words.data(), &s.caballeros, counts);
    std::memcpy(reinterpret_cast<char*>(words.data()) + counts, reinterpret_cast<const char*>(&s) + from,
                bytes - counts);
    std::memset(reinterpret_cast<char*>(words.data()) + bytes, 0, sizeof words - bytes);
    const Frame asks = s.depth > 0 ? s.top() : Frame{};
    std::array<std::uint64_t, sums> sum{asks.step, asks.player,
                                        deck(s.rules.deck).number};   // a deck's id may be given to another
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

std::size_t moment_of(const TableFacts& told) {
    return static_cast<std::size_t>(((told.seats.size() - 2) * (last_round + 1) + told.round) * (max_players + 1)
                                    + told.waiting.size());
}

Net::Net()
    : rows(static_cast<std::size_t>(row_count())),
      entries(static_cast<std::size_t>(entry_count())),
      places_(std::size_t{1} << known_places),
      cards_(std::size_t{1} << known_cards),
      tables_(std::size_t{1} << known_tables) {
    moments.certainty.fill(net_one);
}

void Net::add_up() {
    for (std::size_t entry = 0; entry < entries.size(); ++entry) {
        Sums sums{Lanes{}};
        sums.add(rows, rows_of_entry(static_cast<int>(entry)));
        entries[entry] = sums.lanes();
    }
    std::fill(places_.begin(), places_.end(), KnownPlace{});
    std::fill(cards_.begin(), cards_.end(), KnownCards{});
    std::fill(tables_.begin(), tables_.end(), KnownTable{});
}

const PerPlayer<Lanes>& Net::of(const PlaceFacts& place, Players seats) const {
    KnownPlace& known = places_[slot(place.who, place.what, known_places)];
    if (known.place != place) {
        known.place = place;
        for (Player p : seats) {
            Sums sums{Lanes{}};
            sums.add(entries, at_place(place, p).entries());
            known.sums[p] = sums.lanes();
        }
    }
    return known.sums;
}

const Net::CardLanes& Net::of(const CardFacts& cards) const {
    KnownCards& known = cards_[slot(cards.deck, cards.open, known_cards)];
    if (known.cards != cards) {
        const OpenCards open = open_cards(cards);
        Sums mine{Lanes{}}, rivals{Lanes{}};
        mine.add(rows, open.for_me);
        rivals.add(rows, open.for_rivals);
        known = {cards, {mine.lanes(), rivals.lanes()}};
    }
    return known.sums;
}

const PerPlayer<Evaluation>& Net::of(const State& s) const {
    const std::uint64_t key = key_of(s);
    KnownTable& known = tables_[key >> (64 - known_tables)];
    if (known.key != key) {
        const TableFacts told = facts_of(s);
        known = {key, judge(think(*this, told), told)};
    }
    return known.worth;
}

Thought think(const Net& net, const TableFacts& told) {
    const Net::CardLanes& cards = net.of(told.cards);
    const std::size_t     moment = moment_of(told);
    Thought thought;
    Sums    table{net.bias};
    table.add(net.entries, told.table.entries());
    for (Player p : told.seats) {
        Sums rival{Lanes{}};
        rival.add(net.entries, told.rival[p].entries());
        const Lanes as_rival = rival.lanes();
        table.add(as_rival);
        Sums sums{Lanes{}};   // of him as a rival he himself is told nothing
        sums.add(net.entries, told.own[p].entries());
        sums.subtract(as_rival);
        if (told.waiting.has(p)) sums.add(cards.for_me);
        if (!(told.waiting - Players{p}).empty()) sums.add(cards.for_rivals);
        thought.sums[p] = sums.lanes();
    }
    for (int i = 0; i < told.place_count; ++i) {
        const PerPlayer<Lanes>& here = net.of(told.places[static_cast<std::size_t>(i)], told.seats);
        for (Player p : told.seats) add(thought.sums[p], here[p]);
    }
    const Lanes of_all = table.lanes();
    for (Player p : told.seats) {
        add(thought.sums[p], of_all);
        thought.result[p] = results_of(net, thought.sums[p]);
        const std::int64_t logit = thought.result[p][0] + net.moments.scored[moment] * told.score[p]
                                   + net.moments.promised[moment] * told.promised[p];
        thought.logit[p] = static_cast<int>(logit * net.moments.certainty[moment] / net_one);
    }
    return thought;
}

Lanes sum_plainly(const Net& net, const TableFacts& told, Player me) {
    Sums sums{net.bias};
    sums.add(net.rows, rows_of(told, me));
    return sums.lanes();
}

PerPlayer<int> shares(const PerPlayer<int>& logit, Players seats) {
    // Two to the power of minus so many 64ths, in 2^-30ths; straight in between.
    static constexpr auto halving = [] {
        std::array<std::int64_t, 65> table{};
        constexpr std::int64_t step = 1062175491;   // 2 to the power of -1/64
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
        const std::int64_t down = (std::int64_t{logit[first]} - logit[p]) * 94548 >> 16;   // of doublings, in 4096ths
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
    share[first] = left;
    return share;
}

PerPlayer<Evaluation> judge(const Thought& thought, const TableFacts& told) {
    const PerPlayer<int> share = shares(thought.logit, told.seats);
    PerPlayer<int>       points;   // at the end, in sixteenths
    int best = INT32_MIN, second = INT32_MIN;
    for (Player p : told.seats) {
        points[p] = 16 * told.score[p] + std::clamp(thought.result[p][1], -8 * net_one, 16 * net_one) / 16;
        second = std::max(second, std::min(best, points[p]));
        best = std::max(best, points[p]);
    }
    PerPlayer<Evaluation> worth;
    for (Player p : told.seats) worth[p] = {share[p], points[p] - (points[p] == best ? second : best)};
    return worth;
}

Evaluation outcome(const State& s, Player me) {
    const Players first = winners(s);
    int rival = 0;
    for (Player q : opponents(s, me)) rival = std::max<int>(rival, s.score[q]);
    return {first.has(me) ? whole_share / first.size() : 0, 16 * (s.score[me] - rival)};
}

PerPlayer<Evaluation> worths(const Net& net, const State& s) {
    if (!over(s)) return net.of(s);
    PerPlayer<Evaluation> worth;
    for (Player p : s.seats()) worth[p] = outcome(s, p);
    return worth;
}

// ---- nets as text

namespace {

// A weight is one sign, from -44 to 44, as nearly all are; any other is `far` and two signs, so
// many times sixteen and the rest. What is packed after us sees which weights are frequent.
constexpr std::string_view signs =
    "#$%&'()*+,-./0123456789:<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";
constexpr char far = '!';
constexpr int  sign_count = static_cast<int>(signs.size()), nearest = sign_count / 2, lowest = -128, sixteen = 16;
static_assert(sign_count == 2 * nearest + 1);

// What a net's file says of itself: a line for each section, "places 120" or, of words, "words: move own".
constexpr std::string_view title = "el_grande net";

bool empty(const Net& net, const Section& section) {
    return std::all_of(net.rows.begin() + section.first, net.rows.begin() + section.first + section.count,
                       [](const Lanes& row) { return row == Lanes{}; });
}

class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    std::string_view line() {
        const std::size_t end = std::min(text_.find('\n', at_), text_.size());
        const std::string_view found = text_.substr(at_, end - at_);
        good = good && end < text_.size();
        at_ = std::min(end + 1, text_.size());
        return found;
    }
    int sign() {
        static constexpr auto value_of = [] {
            std::array<std::int8_t, 256> table{};
            table.fill(-1);
            for (std::size_t i = 0; i < signs.size(); ++i)
                table[static_cast<unsigned char>(signs[i])] = static_cast<std::int8_t>(i);
            return table;
        }();
        const int value = at_ < text_.size() ? value_of[static_cast<unsigned char>(text_[at_++])] : -1;
        good = good && value >= 0;
        return value;
    }
    std::int16_t weight() {
        if (at_ >= text_.size() || text_[at_] != far) return static_cast<std::int16_t>(sign() - nearest);
        ++at_;
        const int high = sign(), low = sign();
        good = good && high < sixteen && low < sixteen;
        return static_cast<std::int16_t>(lowest + high * sixteen + low);
    }
    Lanes lanes() {
        Lanes lanes;
        for (std::int16_t& lane : lanes) lane = weight();
        return lanes;
    }
    bool at_end() const { return at_ == text_.size(); }
    bool good = true;

private:
    std::string_view text_;
    std::size_t      at_ = 0;
};

// Where each row of a section in a file belongs; -1: to nothing that is here.
struct FiledSection {
    std::vector<int> rows;
};

// A line of the head; false if it does not fit what there is here, or names more rows than `most`.
bool read_section(std::string_view line, int most, FiledSection& filed) {
    const std::size_t colon = line.find(':'), space = line.rfind(' ');
    const std::string_view name = line.substr(0, colon != line.npos ? colon : space);
    const Section* here = nullptr;
    for (const Section& section : sections())
        if (section.name == name) here = &section;
    if (colon != line.npos) {
        for (std::size_t at = colon + 1; at < line.size();) {
            const std::size_t end = std::min(line.find(' ', at + 1), line.size());
            const std::string_view word = line.substr(at + 1, end - at - 1);
            int row = -1;
            for (const Section& section : sections())
                for (std::size_t i = 0; i < section.words.size(); ++i)
                    if (section.words[i] == word) row = section.first + 2 * static_cast<int>(i);
            filed.rows.push_back(row);
            filed.rows.push_back(row < 0 ? row : row + 1);
            at = end;
        }
        return true;
    }
    int        count = 0;
    const auto number = line.substr(space == line.npos ? 0 : space + 1);
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), count);
    if (error != std::errc{} || end != number.data() + number.size() || count < 0 || count > most
        || (here && !here->module && count > here->count))
        return false;
    // a module may have come to know less
    for (int i = 0; i < count; ++i) filed.rows.push_back(here && i < here->count ? here->first + i : -1);
    return true;
}

}

std::string pack(const Net& net) {
    std::string text;
    const auto say = [&](std::string_view words) { text += words; };
    const auto add = [&](int sign) { text.push_back(signs[static_cast<std::size_t>(sign)]); };
    const auto lanes = [&](const Lanes& row) {
        for (std::int16_t weight : row) {
            if (std::abs(weight) <= nearest) {
                add(weight + nearest);
                continue;
            }
            text.push_back(far);
            add((weight - lowest) / sixteen);
            add((weight - lowest) % sixteen);
        }
    };
    const auto filed = [&](const Section& section) {
        return section.count > 0 && !(section.module && empty(net, section));
    };
    say(title);
    say("\n");
    for (const Section& section : sections()) {
        if (!filed(section)) continue;
        say(section.name);
        if (section.words.empty()) say(" "), say(std::to_string(section.count));
        else say(":");
        for (std::string_view word : section.words) say(" "), say(word);
        say("\n");
    }
    say("\n");
    for (const Section& section : sections())
        if (filed(section))
            for (const Lanes& row : std::span{net.rows}.subspan(static_cast<std::size_t>(section.first),
                                                                static_cast<std::size_t>(section.count)))
                lanes(row);
    lanes(net.bias);
    for (const Lanes& out : net.out) lanes(out);
    for (const auto* weights : {&net.moments.scored, &net.moments.promised, &net.moments.certainty})
        for (std::int16_t weight : *weights) add(weight / sign_count), add(weight % sign_count);
    return text;
}

bool unpack(std::string_view text, Net& net) {
    Reader reader{text};
    if (reader.line() != title) return false;
    std::vector<FiledSection> filed;
    auto left = static_cast<int>(text.size() / net_lanes);   // rows that can follow
    for (std::string_view line = reader.line(); reader.good && !line.empty(); line = reader.line()) {
        if (!read_section(line, left, filed.emplace_back())) return false;
        left -= static_cast<int>(filed.back().rows.size());
        if (left < 0) return false;
    }
    Net read;
    for (const FiledSection& section : filed)
        for (int row : section.rows) {
            const Lanes lanes = reader.lanes();
            if (row >= 0) read.rows[static_cast<std::size_t>(row)] = lanes;
            if (!reader.good) return false;
        }
    read.bias = reader.lanes();
    for (Lanes& out : read.out) out = reader.lanes();
    for (auto* weights : {&read.moments.scored, &read.moments.promised, &read.moments.certainty})
        for (std::int16_t& weight : *weights) {
            const int high = reader.sign();
            weight = static_cast<std::int16_t>(high * sign_count + reader.sign());
        }
    if (!reader.good || !reader.at_end()) return false;
    read.add_up();
    net = std::move(read);
    return true;
}

// Each thread has its own, for a net keeps what it knows of places.
const Net& net() {
    thread_local const Net made = [] {
        Net net;
        check(unpack(net_text(), net), "The built-in net does not read.");
        return net;
    }();
    return made;
}

}
