#include "ai/facts.h"

#include <algorithm>

#include "ai/rows.h"
#include "ai/turns.h"
#include "engine/decks.h"
#include "engine/queries.h"
#include "engine/scoring.h"

namespace eg {
namespace {

using namespace fact_rows;

void tell_hand(Facts& out, int base, PowerCards hand) {
    for (int quarter = 0; quarter < quarters; ++quarter) {
        const int held = hand.bits >> 4 * quarter & 15;
        out.add_if(base + quarter * quarter_hands + held, held != 0);
    }
}

// ---- who stands at a place: so many bits each, in this order

constexpr int count_bits = 5, most_counted = 31;
enum WhoBit : int {
    counts_at = 0, nobodys_at = counts_at + max_players * count_bits, the_place_at = nobodys_at + count_bits,
    homes_at = the_place_at + 8, flags_at = homes_at + max_players
};
enum WhatBit {
    standings_at = 0, first_value_at = standings_at + 3 * max_players, second_value_at = first_value_at + 5,
    third_value_at = second_value_at + 5, players_at = third_value_at + 5
};
static_assert(flags_at + 5 <= 64);

// 0: not there.
unsigned standing_of(unsigned rank, unsigned flags) {
    return rank == 0 ? 0 : rank > 2 ? 5 : 2 * rank - 1 + (flags & tied ? 1 : 0);
}

// Whose is counted as nobody's: all behind which nobody sits.
unsigned nobodys(const State& s, Place place) {
    unsigned sum = 0;
    for (Player p : colours(s) - s.seats()) sum += s.caballeros[p][place];
    return std::min(sum, unsigned{most_counted});
}

}

TableFacts facts_of(const State& s) {
    const Rows& r = rows();
    TableFacts        told;
    const Majorities now = majorities(s);
    told.seats = s.seats();
    told.waiting = waiting(s);
    told.round = s.round;
    const int players = s.players - 2;
    told.table.add(r.table + players_are + players);
    told.table.add(r.table + round_is + s.round);
    told.table.add(r.table + players_in_round + players * rounds + s.round);
    told.table.add(r.table + seats_waiting + told.waiting.size());

    PerPlayer<int> power{};
    for (Player p : s.seats()) power[p] = power_of(s, p);
    for (Player p : s.seats()) {
        told.score[p] = s.score[p];
        told.promised[p] = now.total(p);
        Facts& own = told.own[p];
        Facts& rival = told.rival[p];
        const bool waits = told.waiting.has(p);
        // What is kept for turns that will not come is worth nothing.
        const bool plays_on = waits || s.round < last_round,
                   bids_on = (waits && s.power[p] == 0) || s.round < last_round;
        courts.tell(own, r.own + own_court, s.court[p], plays_on);
        provinces.tell(own, r.own + own_province, s.province[p], plays_on);
        rival_courts.tell(rival, r.rival + (waits ? int{waiting_court} : int{acted_court}), s.court[p], plays_on);
        rival_provinces.tell(rival, r.rival + rival_province, s.province[p], plays_on);
        if (bids_on) {
            tell_hand(own, r.count, s.hand[p]);
            tell_hand(rival, r.count + hand_entries, s.hand[p]);
        }
        own.add(r.own + own_power + s.power[p]);
        rival.add(r.rival + rival_power + s.power[p]);
        own.add_if(r.own + own_acted, !waits);
        rival.add_if(r.rival + rival_waits, waits);
        bool lowest = s.power[p] > 0;
        int  before = 0;
        for (Player q : s.seats()) {
            if (q == p || s.power[q] == 0) continue;
            if (power[q] < power[p]) lowest = false;
            before += told.waiting.has(q) && power[q] > power[p];
        }
        own.add_if(r.own + seats_before_me + before, waits && s.power[p] > 0);
        own.add_if(r.own + own_start, lowest);
    }
    for (const Kept& kept : s.kept)
        if (kept.owner != nobody) {
            const int kind = static_cast<int>(moment(s, kept).hints.kind);
            told.own[kept.owner].add(r.own + own_kept + kind);
            told.rival[kept.owner].add(r.rival + rival_kept + kind);
        }
    for (std::size_t i = 1; i < r.module_facts.size(); ++i) {
        const Module& module = modules()[i];
        if (module.facts.empty() || !in_the_box(s, module)) continue;
        for (Player p : s.seats()) {
            int first = r.module_facts[i];
            for (const Fact& fact : module.facts) {
                for (int one : Set<int>::of_bits(fact.which(s, p))) told.own[p].add(first + one);
                first += fact.count;
            }
        }
    }

    const Deck& cards = deck(s.rules.deck);
    told.cards = {.deck = cards.number, .open = 0, .id = s.rules.deck};
    for (int stack = 0; stack < piles(s); ++stack) {
        const bool open = s.taker[stack] == nobody && s.shown[stack] != no_card;
        told.cards.open |= std::uint64_t{open ? s.shown[stack] + 1u : 0u} << 8 * stack;
    }

    const Box&   box = eg::box(s);
    const Places near = beside_the_king(s, nobody);
    const PerRank<PerPlace<Count>> values = values_now(s);
    for (Place place : box.places) {
        std::uint64_t who = std::uint64_t{box.place_row[place]} << the_place_at,
                      what = std::uint64_t{s.players} << players_at;
        for (Player p : s.seats()) {
            who |= std::uint64_t{std::min<unsigned>(s.caballeros[p][place], most_counted)}
                   << (counts_at + count_bits * int{p});
            who |= std::uint64_t{s.grande[p] == place} << (homes_at + int{p});
            what |= std::uint64_t{standing_of(now.rank[p][place], now.flags[p][place])} << (standings_at + 3 * int{p});
        }
        if (box.colours.bits) who |= std::uint64_t{nobodys(s, place)} << nobodys_at;
        who |= std::uint64_t{s.king == place} << flags_at | std::uint64_t{near.has(place)} << (flags_at + 1)
               | std::uint64_t{s.closed.has(place)} << (flags_at + 2);
        who |= std::uint64_t{s.scoreboard[0] == place} << (flags_at + 3)
               | std::uint64_t{s.scoreboard[1] == place} << (flags_at + 4);
        const auto value = [&](int rank) {
            return std::uint64_t{std::min<unsigned>(values[rank][place], most_counted)};
        };
        what |= value(0) << first_value_at | value(1) << second_value_at | value(2) << third_value_at;
        told.places[static_cast<std::size_t>(told.place_count++)] = {who, what};
    }
    return told;
}

Facts at_place(const PlaceFacts& here, Player me) {
    const Rows& r = rows();
    const auto part = [](std::uint64_t bits, int from, int size) {
        return static_cast<int>(bits >> from & ((1u << size) - 1));
    };
    const auto  count = [&](int p) { return part(here.who, counts_at + count_bits * p, count_bits); };
    const auto  flag = [&](int which) { return part(here.who, flags_at + which, 1) != 0; };
    const int place = part(here.who, the_place_at, 8), standing = part(here.what, standings_at + 3 * me, 3),
              homes = part(here.who, homes_at, max_players);
    const int   mine = count(me);
    int best = 0, second = 0, all = part(here.who, nobodys_at, count_bits), ahead = 0;
    for (int p = 0; p < max_players; ++p) {
        if (p == me) continue;
        const int his = count(p);
        second = std::max(second, std::min(best, his));
        best = std::max(best, his);
        all += his;
        ahead += his > mine;
    }
    Facts out;
    const int lead = 4 + std::clamp(mine - best, -4, 4);
    const bool somebody = mine + all > 0;
    const int base = first_place_entry() + place * place_facts;
    own_counts.tell(out, base + own_count, mine);
    out.add_if(base + own_standing + standing - 1, standing > 0);
    out.add_if(base + own_lead + lead, somebody);
    best_counts.tell(out, base + best_rival, best);
    second_counts.tell(out, base + second_rival, second);
    crowds.tell(out, base + crowd_here, all);
    ahead_counts.tell(out, base + ahead_here, ahead);
    out.add_if(base + own_home, homes >> me & 1);
    out.add_if(base + rival_home, (homes & ~(1 << me)) != 0);
    for (int i = 0; i < 5; ++i) out.add_if(base + king_here + i, flag(i));
    const int first = part(here.what, first_value_at, 5);
    first_values.tell(out, r.values + first_if_empty, first, !somebody);
    if (!somebody) return out;
    first_values.tell(out, r.values + first_by_lead + lead * first_values.length, first);
    if (standing == 0) return out;
    first_values.tell(out, r.values + first_by_standing + (standing - 1) * first_values.length, first);
    second_values.tell(out, r.values + second_by_standing + (standing - 1) * second_values.length,
                       part(here.what, second_value_at, 5));
    third_values.tell(out, r.values + third_behind, part(here.what, third_value_at, 5), standing == standings);
    return out;
}

OpenCards open_cards(const CardFacts& told) {
    const Rows& r = rows();
    OpenCards   out;
    const auto  add = [&](int row) {   // and, behind it, the rivals'
        out.for_me.push_back(static_cast<std::uint16_t>(row));
        out.for_rivals.push_back(static_cast<std::uint16_t>(row + 1));
    };
    const Deck& cards = deck(told.id);
    for (int stack = 0; stack < stack_capacity; ++stack) {
        const auto shown = static_cast<std::size_t>(told.open >> 8 * stack & 0xff);
        if (shown == 0) continue;
        const ActionCard& card = *cards.piles[stack][shown - 1];
        if (const int same = cards.printed[stack][shown - 1]; card.stack <= base_piles && same < cards_of_a_pile)
            add(r.card_alone + 2 * ((card.stack - 1) * cards_of_a_pile + same));
        const auto fact = [&](int n, bool so = true) { if (so) add(r.cards + 2 * n); };
        for (int n = 1; n <= std::min(card.caballeros, most_placed); ++n) fact(places_up_to + n - 1);
        fact(returns_every_round, card.returns);
        fact(is_kept, card.moment);
        fact(offers_two, card.other.count > 0);
        for (std::string_view word : words_in(card.effect_words)) {
            if (word[0] >= '1' && word[0] <= '9') {
                const int said = word.size() > 1 ? card_numbers : std::min(word[0] - '0', card_numbers);
                for (int n = 1; n <= said; ++n) fact(says_number + n - 1);
            }
            const auto known = std::find(r.words.begin(), r.words.end(), word);
            if (known != r.words.end()) add(r.word_row[static_cast<std::size_t>(known - r.words.begin())]);
        }
    }
    return out;
}

std::vector<std::uint16_t> rows_of(const TableFacts& told, Player me) {
    std::vector<std::uint16_t> out;
    const auto add = [&](const Facts& facts) {
        for (std::uint16_t entry : facts.entries()) {
            const auto stands_for = rows_of_entry(entry);
            out.insert(out.end(), stands_for.begin(), stands_for.end());
        }
    };
    add(told.table);
    for (Player p : told.seats) add(p == me ? told.own[p] : told.rival[p]);
    for (int i = 0; i < told.place_count; ++i) add(at_place(told.places[static_cast<std::size_t>(i)], me));
    const OpenCards cards = open_cards(told.cards);
    if (told.waiting.has(me)) out.insert(out.end(), cards.for_me.begin(), cards.for_me.end());
    if (!(told.waiting - Players{me}).empty()) out.insert(out.end(), cards.for_rivals.begin(), cards.for_rivals.end());
    return out;
}

}
