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

void add_hand(Facts& out, int base, PowerCards hand) {
    for (int quarter = 0; quarter < quarters; ++quarter) {
        const int held = hand.bits >> 4 * quarter & 15;
        out.add_if(base + quarter * quarter_hands + held, held != 0);
    }
}

// ---- the bits of PlaceFacts: occupants, then standings

constexpr int count_bits = 5, most_counted = 31;
enum OccupantBit {
    counts_at = 0, neutrals_at = counts_at + max_players * count_bits, place_bits_at = neutrals_at + count_bits,
    homes_at = place_bits_at + 8, flags_at = homes_at + max_players
};
enum StandingBit {
    ranks_at = 0, first_value_at = ranks_at + 3 * max_players, second_value_at = first_value_at + 5,
    third_value_at = second_value_at + 5, players_at = third_value_at + 5
};
static_assert(flags_at + 5 <= 64);

// 0: none of his caballeros are there; 1 first, 2 tied for first, 3 second, 4 tied for second, 5 behind.
unsigned standing_of(unsigned rank, unsigned flags) {
    return rank == 0 ? 0 : rank > 2 ? 5 : 2 * rank - 1 + (flags & tied ? 1 : 0);
}

// Caballeros of the colours without a player.
unsigned neutrals(const State& s, Place place) {
    unsigned sum = 0;
    for (Player p : colours(s) - s.seats()) sum += s.caballeros[p][place];
    return std::min(sum, unsigned{most_counted});
}

}

TableFacts facts_of(const State& s) {
    const Rows& r = rows();
    TableFacts facts;
    const Majorities now = majorities(s);
    facts.seats = s.seats();
    facts.waiting = waiting(s);
    facts.round = s.round;
    const int players = s.players - 2;
    facts.table.add(r.table + players_are + players);
    facts.table.add(r.table + round_is + s.round);
    facts.table.add(r.table + players_in_round + players * rounds + s.round);
    facts.table.add(r.table + seats_waiting + facts.waiting.size());

    PerPlayer<int> power{};
    for (Player p : s.seats()) power[p] = power_of(s, p);
    for (Player p : s.seats()) {
        facts.score[p] = s.score[p];
        facts.promised[p] = now.total(p);
        Facts& own = facts.own[p];
        Facts& rival = facts.rival[p];
        const bool waits = facts.waiting.has(p);
        // Court, province and hand have no value without a further turn.
        const bool plays_on = waits || s.round < last_round,
                   bids_on = (waits && s.power[p] == 0) || s.round < last_round;
        courts.add(own, r.own + own_court, s.court[p], plays_on);
        provinces.add(own, r.own + own_province, s.province[p], plays_on);
        rival_courts.add(rival, r.rival + (waits ? int{waiting_court} : int{acted_court}), s.court[p], plays_on);
        rival_provinces.add(rival, r.rival + rival_province, s.province[p], plays_on);
        if (bids_on) {
            add_hand(own, r.count, s.hand[p]);
            add_hand(rival, r.count + hand_entries, s.hand[p]);
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
            before += facts.waiting.has(q) && power[q] > power[p];
        }
        own.add_if(r.own + seats_before_me + before, waits && s.power[p] > 0);
        own.add_if(r.own + own_start, lowest);
    }
    for (const Kept& kept : s.kept)
        if (kept.owner != nobody) {
            const int kind = static_cast<int>(moment(s, kept).hints.kind);
            facts.own[kept.owner].add(r.own + own_kept + kind);
            facts.rival[kept.owner].add(r.rival + rival_kept + kind);
        }
    for (std::size_t i = 1; i < r.module_facts.size(); ++i) {
        const Module& module = modules()[i];
        if (module.facts.empty() || !in_the_box(s, module)) continue;
        for (Player p : s.seats()) {
            int first = r.module_facts[i];
            for (const Fact& fact : module.facts) {
                for (int one : Set<int>::of_bits(fact.which(s, p))) facts.own[p].add(first + one);
                first += fact.count;
            }
        }
    }

    const Deck& cards = deck(s.rules.deck);
    facts.cards = {.deck = cards.number, .open = 0, .id = s.rules.deck};
    for (int stack = 0; stack < piles(s); ++stack) {
        const bool open = s.taker[stack] == nobody && s.shown[stack] != no_card;
        facts.cards.open |= std::uint64_t{open ? s.shown[stack] + 1u : 0u} << 8 * stack;
    }

    const Box&   box = eg::box(s);
    const Places near = beside_the_king(s, nobody);
    const PerRank<PerPlace<Count>> values = values_now(s);
    for (Place place : box.places) {
        std::uint64_t occupants = std::uint64_t{box.place_row[place]} << place_bits_at;
        std::uint64_t standings = std::uint64_t{s.players} << players_at;
        for (Player p : s.seats()) {
            occupants |= std::uint64_t{std::min<unsigned>(s.caballeros[p][place], most_counted)}
                   << (counts_at + count_bits * int{p});
            occupants |= std::uint64_t{s.grande[p] == place} << (homes_at + int{p});
            standings |= std::uint64_t{standing_of(now.rank[p][place], now.flags[p][place])} << (ranks_at + 3 * int{p});
        }
        if (box.colours.bits) occupants |= std::uint64_t{neutrals(s, place)} << neutrals_at;
        occupants |= std::uint64_t{s.king == place} << flags_at | std::uint64_t{near.has(place)} << (flags_at + 1)
               | std::uint64_t{s.closed.has(place)} << (flags_at + 2);
        occupants |= std::uint64_t{s.scoreboard[0] == place} << (flags_at + 3)
               | std::uint64_t{s.scoreboard[1] == place} << (flags_at + 4);
        const auto value = [&](int rank) {
            return std::uint64_t{std::min<unsigned>(values[rank][place], most_counted)};
        };
        standings |= value(0) << first_value_at | value(1) << second_value_at | value(2) << third_value_at;
        facts.places[static_cast<std::size_t>(facts.place_count++)] = {occupants, standings};
    }
    return facts;
}

Facts facts_at(const PlaceFacts& here, Player me) {
    const Rows& r = rows();
    const auto part = [](std::uint64_t bits, int from, int size) {
        return static_cast<int>(bits >> from & ((1u << size) - 1));
    };
    const auto  count = [&](int p) { return part(here.occupants, counts_at + count_bits * p, count_bits); };
    const auto  flag = [&](int which) { return part(here.occupants, flags_at + which, 1) != 0; };
    const int place = part(here.occupants, place_bits_at, 8), standing = part(here.standings, ranks_at + 3 * me, 3),
              homes = part(here.occupants, homes_at, max_players);
    const int   mine = count(me);
    int best = 0, second = 0, all = part(here.occupants, neutrals_at, count_bits), ahead = 0;
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
    own_counts.add(out, base + own_count, mine);
    out.add_if(base + own_standing + standing - 1, standing > 0);
    out.add_if(base + own_lead + lead, somebody);
    best_counts.add(out, base + best_rival, best);
    second_counts.add(out, base + second_rival, second);
    total_counts.add(out, base + total_here, all);
    ahead_counts.add(out, base + ahead_here, ahead);
    out.add_if(base + own_home, homes >> me & 1);
    out.add_if(base + rival_home, (homes & ~(1 << me)) != 0);
    for (int i = 0; i < 5; ++i) out.add_if(base + king_here + i, flag(i));
    const int first = part(here.standings, first_value_at, 5);
    first_values.add(out, r.values + first_if_empty, first, !somebody);
    if (!somebody) return out;
    first_values.add(out, r.values + first_by_lead + lead * first_values.length, first);
    if (standing == 0) return out;
    first_values.add(out, r.values + first_by_standing + (standing - 1) * first_values.length, first);
    second_values.add(out, r.values + second_by_standing + (standing - 1) * second_values.length,
                       part(here.standings, second_value_at, 5));
    third_values.add(out, r.values + third_behind, part(here.standings, third_value_at, 5), standing == standing_count);
    return out;
}

OpenCards open_cards(const CardFacts& facts) {
    const Rows& r = rows();
    OpenCards   out;
    const auto  add = [&](int row) {   // each row is followed by the one for rivals
        out.for_me.push_back(static_cast<std::uint16_t>(row));
        out.for_rivals.push_back(static_cast<std::uint16_t>(row + 1));
    };
    const Deck& cards = deck(facts.id);
    for (int stack = 0; stack < stack_capacity; ++stack) {
        const auto shown = static_cast<std::size_t>(facts.open >> 8 * stack & 0xff);
        if (shown == 0) continue;
        const ActionCard& card = *cards.piles[stack][shown - 1];
        if (const int same = cards.printed[stack][shown - 1]; card.stack <= base_piles && same < cards_of_a_pile)
            add(r.card_alone + 2 * ((card.stack - 1) * cards_of_a_pile + same));
        const auto fact = [&](int n, bool applies = true) { if (applies) add(r.cards + 2 * n); };
        for (int n = 1; n <= std::min(card.caballeros, most_placed); ++n) fact(places_up_to + n - 1);
        fact(returns_every_round, card.returns);
        fact(is_kept, card.moment);
        fact(offers_two, card.other.count > 0);
        for (std::string_view word : words_in(card.effect_words)) {
            if (word[0] >= '1' && word[0] <= '9') {
                const int number = word.size() > 1 ? card_numbers : std::min(word[0] - '0', card_numbers);
                for (int n = 1; n <= number; ++n) fact(says_number + n - 1);
            }
            const auto known = std::find(r.words.begin(), r.words.end(), word);
            if (known != r.words.end()) add(r.word_row[static_cast<std::size_t>(known - r.words.begin())]);
        }
    }
    return out;
}

std::vector<std::uint16_t> active_rows(const TableFacts& facts, Player me) {
    std::vector<std::uint16_t> out;
    const auto add = [&](const Facts& list) {
        for (std::uint16_t entry : list.entries()) {
            const auto stands_for = rows_of_entry(entry);
            out.insert(out.end(), stands_for.begin(), stands_for.end());
        }
    };
    add(facts.table);
    for (Player p : facts.seats) add(p == me ? facts.own[p] : facts.rival[p]);
    for (int i = 0; i < facts.place_count; ++i) add(facts_at(facts.places[static_cast<std::size_t>(i)], me));
    const OpenCards cards = open_cards(facts.cards);
    if (facts.waiting.has(me)) out.insert(out.end(), cards.for_me.begin(), cards.for_me.end());
    if (!(facts.waiting - Players{me}).empty()) out.insert(out.end(), cards.for_rivals.begin(), cards.for_rivals.end());
    return out;
}

}
