#include "ai/facts.h"

#include <algorithm>
#include <vector>

#include "engine/decks.h"
#include "engine/questions.h"
#include "engine/scoring.h"

namespace eg {
namespace {

// Steps that a count may have climbed.
struct Thresholds {
    static constexpr int highest = 30;
    int length = 0;
    std::array<std::uint8_t, highest + 1> climbed{};

    template <class... Steps>
    constexpr explicit Thresholds(Steps... steps) : length(sizeof...(steps)) {
        for (int step : {steps...})
            for (int count = step; count <= highest; ++count) ++climbed[static_cast<std::size_t>(count)];
    }
    void tell(Facts& out, int base, int count) const {
        const int steps = climbed[static_cast<std::size_t>(std::min(count, highest))];
        out.add_if(base + steps - 1, steps > 0);
    }
};

// ---- where the facts stand

constexpr Thresholds own_counts{1, 2, 3, 4, 5, 6, 8};
constexpr Thresholds rival_counts{1, 2, 3, 4, 6, 8};
constexpr Thresholds occupant_counts{1, 2, 4, 6, 9, 13};
constexpr Thresholds court_counts{1, 2, 3, 4, 5, 6, 8, 10, 13};
constexpr Thresholds province_counts{1, 3, 5, 8, 12, 16};
constexpr Thresholds rival_court_counts{1, 3, 5, 7, 10};
constexpr Thresholds rival_province_counts{1, 5, 10};
constexpr int differences[] = {-60, -45, -35, -27, -21, -16, -12, -8, -5, -2, 1, 4, 7, 11, 15, 20, 26, 34, 44, 59};
constexpr int difference_buckets = static_cast<int>(std::size(differences)) + 1;

// The board and the piles that the nets were trained on: those of the base game.
constexpr int net_places = FactEntries::places, net_piles = 5;
constexpr int cards_of_a_pile = 11;
constexpr int cards_of_all_stacks = net_piles * cards_of_a_pile;
constexpr int hand_facts = power_cards + 1;

enum PlaceFact {
    own_count,
    own_rank = own_count + own_counts.length,  // first, tied first, second, tied second, behind
    own_lead = own_rank + 5,                     // -4 .. 4
    own_home = own_lead + 9,
    king_here,
    big_board,
    small_board,
    near_king,
    crowd_here,
    place_facts = crowd_here + occupant_counts.length,
};

enum SharedFact {
    in_round,
    own_court = in_round + last_round + 1,
    own_province = own_court + court_counts.length,
    own_hand = own_province + province_counts.length,
    own_power = own_hand + hand_facts,
    own_acted = own_power + hand_facts,
    waiting_seats,
    seats_before_me = waiting_seats + max_players + 1,
    own_start = seats_before_me + max_players,
    own_veto,
    card_for_me,
    card_for_rivals = card_for_me + cards_of_all_stacks,
    at_place = card_for_rivals + cards_of_all_stacks,
    shared_facts = at_place + net_places * place_facts,
};

enum RivalPlaceFact { rival_count, rival_ahead = rival_count + rival_counts.length, rival_home, rival_place_facts };

enum RivalFact {
    score_lead,
    promised_lead = score_lead + difference_buckets,
    late_lead = promised_lead + difference_buckets,
    rival_court = late_lead + difference_buckets,
    rival_province = rival_court + rival_court_counts.length,
    rival_hand = rival_province + rival_province_counts.length,
    rival_waits = rival_hand + hand_facts,
    rival_goes_first,
    rival_has_bid,
    rival_veto,
    rival_at_place,
    rival_facts = rival_at_place + net_places * rival_place_facts,
};

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
        if (kept.owner == p && moment(s, kept).kind == Kind::interruption) return true;
    return false;
}

// How much a point ahead means grows as the rounds run out, in quarters.
constexpr int lateness[last_round + 1] = {4, 4, 4, 5, 5, 6, 6, 8, 10, 16};

// Entries beyond the facts: a hand in quarters, each for the power cards in it.
constexpr int quarters = 4, quarter_hands = 16;
constexpr int hand_entries = quarters * quarter_hands;

void tell_hand(Facts& out, int base, PowerCards hand) {
    for (int quarter = 0; quarter < quarters; ++quarter) {
        const int cards = hand.bits >> 4 * quarter & 15;
        out.add_if(base + quarter * quarter_hands + cards, cards != 0);
    }
}

// ---- who stands at a place

constexpr int occupant_bits = 5, standing_bit = occupant_bits * max_players, place_bit = standing_bit + 3;
static_assert(place_bit + 4 <= 32);
constexpr int most_occupants = (1 << occupant_bits) - 1;

// First, first among equals, second, second among equals, behind; 0: not there.
unsigned standing_of(Standing here) {
    return here.rank == 0 ? 0 : here.rank > 2 ? 5 : static_cast<unsigned>(2 * here.rank - 1 + (here.flags & tied ? 1 : 0));
}

int rival_base(int rival) { return shared_facts + rival * rival_facts; }

// The lowest step of the thresholds that each fact belongs to; itself, if to none.
std::vector<std::uint16_t> lowest_steps(int players) {
    std::vector<std::uint16_t> lowest(static_cast<std::size_t>(fact_count(players)));
    for (std::size_t i = 0; i < lowest.size(); ++i) lowest[i] = static_cast<std::uint16_t>(i);
    const auto thresholds = [&](int base, const Thresholds& steps) {
        for (int i = 0; i < steps.length; ++i) lowest[static_cast<std::size_t>(base + i)] = static_cast<std::uint16_t>(base);
    };
    thresholds(own_court, court_counts);
    thresholds(own_province, province_counts);
    for (int i = 0; i < net_places; ++i) {
        thresholds(at_place + i * place_facts + own_count, own_counts);
        thresholds(at_place + i * place_facts + crowd_here, occupant_counts);
    }
    for (int r = 0; r < players - 1; ++r) {
        thresholds(rival_base(r) + rival_court, rival_court_counts);
        thresholds(rival_base(r) + rival_province, rival_province_counts);
        for (int i = 0; i < net_places; ++i) thresholds(rival_base(r) + rival_at_place + i * rival_place_facts + rival_count, rival_counts);
    }
    return lowest;
}

}

int base_fact_count(int players) { return rival_base(players - 1); }
int fact_count(int players) {
    int n = base_fact_count(players);
    for (const Module& module : modules()) n += static_cast<int>(module.facts.size());
    return n;
}
int entry_count(int players) { return fact_count(players) + players * hand_entries; }

Facts plain(int players, const Facts& entries) {
    static const std::array<std::vector<std::uint16_t>, 4> lowest = {lowest_steps(2), lowest_steps(3), lowest_steps(4), lowest_steps(5)};
    const int single = fact_count(players);
    Facts     out;
    for (int i = 0; i < entries.count; ++i) {
        const int entry = entries.list[static_cast<std::size_t>(i)];
        if (entry < single) {
            for (int fact = lowest[static_cast<std::size_t>(players - 2)][static_cast<std::size_t>(entry)]; fact <= entry; ++fact) out.add(fact);
        } else {
            const int seat = (entry - single) / hand_entries, quarter = (entry - single) / quarter_hands % quarters;
            const int base = seat == 0 ? int{own_hand} : rival_base(seat - 1) + rival_hand;
            for (int card : Set<int>::of_bits(static_cast<unsigned>((entry - single) % quarter_hands))) out.add(base + 4 * quarter + card);
        }
    }
    return out;
}

FactEntries tell(const State& s, Player me) {
    FactEntries  told;
    Facts& out = told.whole;
    const int hands = fact_count(s.players);
    const Majorities now = majorities(s);
    PerPlayer<int>   promised;
    for (Player p : s.seats()) promised[p] = now.total(p);

    const Players waiting = s.seats() - s.acted;
    const bool    i_wait = waiting.has(me);
    out.add(in_round + s.round);
    court_counts.tell(out, own_court, s.court[me]);
    province_counts.tell(out, own_province, s.province[me]);
    tell_hand(out, hands, s.hand[me]);
    out.add(own_power + s.power[me]);
    out.add_if(own_acted, !i_wait);
    out.add(waiting_seats + waiting.size());
    bool lowest = s.power[me] > 0;
    int  before_me = 0;
    for (Player q : s.seats()) {
        if (q == me || s.power[q] == 0) continue;
        if (s.power[q] < s.power[me]) lowest = false;
        if (waiting.has(q) && s.power[q] > s.power[me]) ++before_me;
    }
    out.add_if(seats_before_me + before_me, i_wait && s.power[me] > 0);
    out.add_if(own_start, lowest);
    out.add_if(own_veto, keeps_veto(s, me));
    const bool rivals_wait = !(waiting - Players{me}).empty();
    const Deck& cards = deck(s.rules.deck);
    for (int stack = 0; stack < net_piles; ++stack) {
        if (s.taker[stack] != nobody || s.shown[stack] == no_card) continue;
        const int place = cards.printed[stack][s.shown[stack]];
        if (place == no_card) continue;   // nobody has learned anything of it
        const int card = stack * cards_of_a_pile + place;
        out.add_if(card_for_me + card, i_wait);
        out.add_if(card_for_rivals + card, rivals_wait);
    }

    const auto place_fact = [](Place place, int fact) { return at_place + int{place} * place_facts + fact; };
    out.add_if(place_fact(s.grande[me], own_home), s.grande[me] < net_places);
    out.add_if(place_fact(s.king, king_here), s.king < net_places);
    out.add_if(place_fact(s.scoreboard[0], big_board), s.scoreboard[0] < net_places);
    out.add_if(place_fact(s.scoreboard[1], small_board), s.scoreboard[1] < net_places);
    for (Place place : beside_the_king(s)) out.add_if(place_fact(place, near_king), place < net_places);

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
        const int    base = rival_base(r);
        const int    lead = s.score[me] - s.score[q];
        const int    soon = lead + promised[me] - promised[q];
        out.add(base + score_lead + bucket(lead));
        out.add(base + promised_lead + bucket(soon));
        out.add(base + late_lead + bucket((lead + soon) * lateness[s.round] / 8));
        rival_court_counts.tell(out, base + rival_court, s.court[q]);
        rival_province_counts.tell(out, base + rival_province, s.province[q]);
        tell_hand(out, hands + (r + 1) * hand_entries, s.hand[q]);
        out.add_if(base + rival_waits, waiting.has(q));
        out.add_if(base + rival_goes_first, waiting.has(q) && s.power[q] > s.power[me]);
        out.add_if(base + rival_has_bid, s.power[q] > 0);
        out.add_if(base + rival_veto, keeps_veto(s, q));
        out.add_if(base + rival_at_place + int{s.grande[q]} * rival_place_facts + rival_home, s.grande[q] < net_places);
    }

    for (int i = 0; i < net_places; ++i) {
        const auto     place = static_cast<Place>(i);
        const Standing here = now.at(place, me);
        const auto     count = [&](Player p) { return static_cast<Occupants>(std::min<int>(s.caballeros[p][place], most_occupants)); };
        Occupants      occupants = count(me);
        for (int r = 0; r < rivals; ++r) occupants |= count(order[static_cast<std::size_t>(r)]) << occupant_bits * (r + 1);
        if (occupants) occupants |= Occupants{standing_of(here)} << standing_bit | static_cast<Occupants>(i) << place_bit;
        told.occupants[static_cast<std::size_t>(i)] = occupants;
    }
    int fact = base_fact_count(s.players);
    for (const Module& module : modules()) {
        if (!module.facts.empty() && in_the_box(s, module))
            for (std::size_t i = 0; i < module.facts.size(); ++i) out.add_if(fact + static_cast<int>(i), module.facts[i].holds(s, me));
        fact += static_cast<int>(module.facts.size());
    }
    return told;
}

void tell_occupants(Occupants occupants, Facts& out) {
    if (occupants == 0) return;
    const auto count = [&](int seat) { return static_cast<int>(occupants >> occupant_bits * seat & 31); };
    const int  place = static_cast<int>(occupants >> place_bit), standing = static_cast<int>(occupants >> standing_bit & 7);
    const int  base = at_place + place * place_facts;
    const int  mine = count(0);
    int best = 0, all = 0;
    for (int r = 0; r < max_players - 1; ++r) {
        const int his = count(r + 1);
        const int here = rival_base(r) + rival_at_place + place * rival_place_facts;
        rival_counts.tell(out, here + rival_count, his);
        out.add_if(here + rival_ahead, his > mine);
        best = std::max(best, his);
        all += his;
    }
    own_counts.tell(out, base + own_count, mine);
    occupant_counts.tell(out, base + crowd_here, all);
    out.add_if(base + own_rank + standing - 1, standing > 0);
    out.add(base + own_lead + 4 + std::clamp(mine - best, -4, 4));
}

Facts facts(const State& s, Player me) {
    FactEntries told = tell(s, me);
    for (Occupants occupants : told.occupants) tell_occupants(occupants, told.whole);
    return told.whole;
}

}
