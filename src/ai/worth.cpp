#include "ai/worth.h"

#include <algorithm>
#include <cstring>
#include <string_view>

#include "ai/nets.h"
#include "engine/game.h"
#include "engine/module.h"
#include "engine/questions.h"
#include "engine/scoring.h"

namespace eg {
namespace {

// ---- where the facts stand

constexpr int own_counts[] = {1, 2, 3, 4, 5, 6, 8};
constexpr int rival_counts[] = {1, 2, 3, 4, 6, 8};
constexpr int crowd_counts[] = {1, 2, 4, 6, 9, 13};
constexpr int court_counts[] = {1, 2, 3, 4, 5, 6, 8, 10, 13};
constexpr int province_counts[] = {1, 3, 5, 8, 12, 16};
constexpr int rival_court_counts[] = {1, 3, 5, 7, 10};
constexpr int rival_province_counts[] = {1, 5, 10};
constexpr int differences[] = {-60, -45, -35, -27, -21, -16, -12, -8, -5, -2, 1, 4, 7, 11, 15, 20, 26, 34, 44, 59};
constexpr int difference_buckets = static_cast<int>(std::size(differences)) + 1;

template <std::size_t n>
constexpr int size_of(const int (&)[n]) { return static_cast<int>(n); }

constexpr int cards_of_all_stacks = stack_count * 11;
constexpr int hand_facts = power_cards + 1;

enum PlaceFact {
    own_count,
    own_rank = own_count + size_of(own_counts),  // first, tied first, second, tied second, behind
    own_lead = own_rank + 5,                     // -4 .. 4
    own_home = own_lead + 9,
    king_here,
    big_board,
    small_board,
    near_king,
    crowd,
    place_facts = crowd + size_of(crowd_counts),
};

enum SharedFact {
    in_round,
    own_court = in_round + last_round + 1,
    own_province = own_court + size_of(court_counts),
    own_hand = own_province + size_of(province_counts),
    own_power = own_hand + hand_facts,
    own_acted = own_power + hand_facts,
    waiting_seats,
    seats_before_me = waiting_seats + max_players + 1,
    own_start = seats_before_me + max_players,
    own_veto,
    card_for_me,
    card_for_rivals = card_for_me + cards_of_all_stacks,
    at_place = card_for_rivals + cards_of_all_stacks,
    shared_facts = at_place + place_count * place_facts,
};

enum RivalPlaceFact { rival_count, rival_ahead = rival_count + size_of(rival_counts), rival_home, rival_place_facts };

enum RivalFact {
    score_lead,
    promised_lead = score_lead + difference_buckets,
    late_lead = promised_lead + difference_buckets,
    rival_court = late_lead + difference_buckets,
    rival_province = rival_court + size_of(rival_court_counts),
    rival_hand = rival_province + size_of(rival_province_counts),
    rival_waits = rival_hand + hand_facts,
    rival_goes_first,
    rival_has_bid,
    rival_veto,
    rival_at_place,
    rival_facts = rival_at_place + place_count * rival_place_facts,
};

template <std::size_t n>
void climb(Facts& out, int base, const int (&steps)[n], int value) {
    for (std::size_t i = 0; i < n && value >= steps[i]; ++i) out.add(base + static_cast<int>(i));
}

constexpr auto bucket_of = [] {
    std::array<std::uint8_t, 121> table{};
    for (int difference = -60; difference <= 60; ++difference) {
        int i = 0;
        while (i < difference_buckets - 1 && difference >= differences[i]) ++i;
        table[static_cast<std::size_t>(difference + 60)] = static_cast<std::uint8_t>(i);
    }
    return table;
}();
int bucket(int difference) {
    if (difference < -60) return 0;
    return bucket_of[static_cast<std::size_t>(std::min(difference, 60) + 60)];
}

bool keeps_veto(const State& s, Player p) {
    for (const Kept& kept : s.kept)
        if (kept.owner == p) return true;
    return false;
}

// How much a point ahead means grows as the rounds run out, in quarters.
constexpr int lateness[last_round + 1] = {4, 4, 4, 5, 5, 6, 6, 8, 10, 16};

}

int fact_count(int players) { return shared_facts + (players - 1) * rival_facts; }

Facts facts(const State& s, Player me) {
    Facts out;
    PerPlayer<int> promised;
    const Majorities now = majorities(s);
    for (Player p : s.seats())
        for (std::uint8_t here : now.points[p].items) promised[p] += here;

    const Players waiting = s.seats() - s.acted;
    const bool    i_wait = waiting.has(me);
    out.add(in_round + s.round);
    climb(out, own_court, court_counts, s.court[me]);
    climb(out, own_province, province_counts, s.province[me]);
    for (int value : s.hand[me]) out.add(own_hand + value);
    out.add(own_power + s.power[me]);
    if (!i_wait) out.add(own_acted);
    out.add(waiting_seats + waiting.size());
    bool lowest = s.power[me] > 0;
    int  before_me = 0;
    for (Player q : s.seats()) {
        if (q == me || s.power[q] == 0) continue;
        if (s.power[q] < s.power[me]) lowest = false;
        if (waiting.has(q) && s.power[q] > s.power[me]) ++before_me;
    }
    if (i_wait && s.power[me] > 0) out.add(seats_before_me + before_me);
    if (lowest) out.add(own_start);
    if (keeps_veto(s, me)) out.add(own_veto);
    for (int stack = 0; stack < stack_count; ++stack) {
        if (s.taker[stack] != nobody || s.shown[stack] == no_card) continue;
        const int card = stack * 11 + s.shown[stack];
        if (i_wait) out.add(card_for_me + card);
        if (!(waiting - Players{me}).empty()) out.add(card_for_rivals + card);
    }

    const Places near = beside_the_king(s);
    for (int i = 0; i < place_count; ++i) {
        const auto place = static_cast<Place>(i);
        const int  base = at_place + i * place_facts;
        const int  mine = s.caballeros[me][place];
        int        best = 0, all = 0;
        for (Player q : opponents(s, me)) {
            best = std::max<int>(best, s.caballeros[q][place]);
            all += s.caballeros[q][place];
        }
        climb(out, base + own_count, own_counts, mine);
        climb(out, base + crowd, crowd_counts, all);
        if (const Standing here = now.at(place, me); here.rank > 0)
            out.add(base + own_rank + (here.rank > 2 ? 4 : 2 * (here.rank - 1) + (here.flags & tied ? 1 : 0)));
        if (mine + best > 0) out.add(base + own_lead + 4 + std::clamp(mine - best, -4, 4));
        if (s.grande[me] == place) out.add(base + own_home);
        if (s.king == place) out.add(base + king_here);
        if (s.scoreboard[0] == place) out.add(base + big_board);
        if (s.scoreboard[1] == place) out.add(base + small_board);
        if (near.has(place)) out.add(base + near_king);
    }

    // The rivals from the strongest down: then each rank of them is learned once.
    std::array<Player, max_players> order;
    int rivals = 0;
    const auto prospect = [&](Player q) { return s.score[q] + promised[q]; };
    for (Player q = next_seat(s.players, me); q != me; q = next_seat(s.players, q)) {
        int at = rivals++;
        for (; at > 0 && prospect(order[static_cast<std::size_t>(at - 1)]) < prospect(q); --at)
            order[static_cast<std::size_t>(at)] = order[static_cast<std::size_t>(at - 1)];
        order[static_cast<std::size_t>(at)] = q;
    }
    for (int r = 0; r < rivals; ++r) {
        const Player q = order[static_cast<std::size_t>(r)];
        const int    base = shared_facts + r * rival_facts;
        const int    lead = s.score[me] - s.score[q];
        const int    soon = lead + promised[me] - promised[q];
        out.add(base + score_lead + bucket(lead));
        out.add(base + promised_lead + bucket(soon));
        out.add(base + late_lead + bucket((lead + soon) * lateness[s.round] / 8));
        climb(out, base + rival_court, rival_court_counts, s.court[q]);
        climb(out, base + rival_province, rival_province_counts, s.province[q]);
        for (int value : s.hand[q]) out.add(base + rival_hand + value);
        if (waiting.has(q)) {
            out.add(base + rival_waits);
            if (s.power[q] > s.power[me]) out.add(base + rival_goes_first);
        }
        if (s.power[q] > 0) out.add(base + rival_has_bid);
        if (keeps_veto(s, q)) out.add(base + rival_veto);
        for (Place place : standing(s, q)) {
            const int here = base + rival_at_place + int{place} * rival_place_facts;
            const int his = s.caballeros[q][place];
            climb(out, here + rival_count, rival_counts, his);
            if (his > s.caballeros[me][place]) out.add(here + rival_ahead);
        }
        if (s.grande[q] != nowhere) out.add(base + rival_at_place + int{s.grande[q]} * rival_place_facts + rival_home);
    }
    return out;
}

// Eight lanes at once, in a form that gcc and clang know natively and in wasm; four of them
// stay in registers while the rows go by.
using Eight = std::int16_t __attribute__((vector_size(16)));

Thought think(const Net& net, const Facts& facts) {
    constexpr int eights = net_lanes / 8;
    Thought thought{.sums = net.bias, .result = {}};
    Eight   sums[eights];
    std::memcpy(sums, thought.sums.data(), sizeof sums);
    for (int i = 0; i < facts.count; ++i) {
        Eight row[eights];
        std::memcpy(row, net.rows[facts.list[static_cast<std::size_t>(i)]].data(), sizeof row);
        for (int k = 0; k < eights; ++k) sums[k] += row[k];
    }
    std::memcpy(thought.sums.data(), sums, sizeof sums);
    for (std::size_t k = 0; k < net_results; ++k) {
        int sum = thought.sums[k] * net_unit;
        for (std::size_t lane = net_results; lane < net_lanes; ++lane)
            sum += std::clamp<int>(thought.sums[lane], 0, net_ceiling) * net.out[k][lane];
        thought.result[k] = sum;
    }
    return thought;
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

constexpr std::string_view signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";

template <class Visit>
void weights(Net& net, Visit visit) {
    for (Lanes& row : net.rows)
        for (std::int16_t& weight : row) visit(weight);
    for (std::int16_t& weight : net.bias) visit(weight);
    for (Lanes& out : net.out)
        for (std::int16_t& weight : out) visit(weight);
}

}

std::vector<char> pack(const Net& net) {
    std::vector<char> text;
    unsigned          bits = 0;
    int               held = 0;
    Net               copy = net;
    weights(copy, [&](std::int16_t weight) {
        bits = bits << 8 | (static_cast<unsigned>(weight) & 0xff);
        for (held += 8; held >= 6; held -= 6) text.push_back(signs[bits >> (held - 6) & 63]);
    });
    if (held > 0) text.push_back(signs[bits << (6 - held) & 63]);
    return text;
}

bool unpack(std::string_view text, Net& net) {
    static constexpr auto value_of = [] {
        std::array<std::uint8_t, 256> table{};
        for (std::size_t i = 0; i < signs.size(); ++i) table[static_cast<unsigned char>(signs[i])] = static_cast<std::uint8_t>(i);
        return table;
    }();
    const std::size_t count = (net.rows.size() + 1 + net_results) * net_lanes;
    if (text.size() != (count * 8 + 5) / 6) return false;
    std::size_t at = 0;
    unsigned    bits = 0;
    int         held = 0;
    weights(net, [&](std::int16_t& weight) {
        for (; held < 8; held += 6) bits = bits << 6 | value_of[static_cast<unsigned char>(text[at++])];
        held -= 8;
        weight = static_cast<std::int8_t>(bits >> held & 0xff);
    });
    return true;
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
