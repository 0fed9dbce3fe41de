// The layout of the net's rows, section by section, and the entries whose rows are summed in advance. A net's file
// names its sections, so that another version of the program can have others.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "ai/facts.h"
#include "engine/module.h"

namespace eg {

struct Section {
    std::string      name;                     // as in a net's file
    int              first = 0, count = 0;     // of its rows
    bool             module = false;           // of a module other than the base
    bool             identity = false;         // of single places or cards; training starts at zero
    std::vector<std::string_view> words = {};  // of a section of words, two rows each
};
std::span<const Section> sections();

int row_count();
int entry_count();
// The rows whose sum an entry is.
std::vector<std::uint16_t> rows_of_entry(int entry);

namespace fact_rows {

// Thermometer code of a count: row i is active while the count is at least the i-th threshold.
struct Thresholds {
    static constexpr int highest = 31;                 // larger counts are treated as this one
    int length = 0;
    std::array<std::uint8_t, highest + 1> reached{};   // by count: thresholds reached

    template <class... Steps>
    constexpr explicit Thresholds(Steps... steps) : length(sizeof...(steps)) {
        for (int step : {steps...})
            for (int count = step; count <= highest; ++count) ++reached[static_cast<std::size_t>(count)];
    }
    // Adds the entry of the highest threshold reached; it stands for the lower ones too.
    void add(Facts& out, int base, int count, bool applies = true) const {
        const int steps = reached[static_cast<std::size_t>(std::min(count, highest))];
        out.add_if(base + steps - 1, applies && steps > 0);
    }
};

// ---- the rows of each section

constexpr Thresholds own_counts{1, 2, 3, 4, 5, 6, 8};
constexpr Thresholds best_counts{1, 2, 3, 4, 6, 8};
constexpr Thresholds second_counts{1, 2, 3, 4, 6};
constexpr Thresholds total_counts{1, 2, 4, 6, 9, 13};
constexpr Thresholds ahead_counts{1, 2, 3};
constexpr Thresholds first_values{4, 5, 6, 7, 8};
constexpr Thresholds second_values{1, 2, 3, 4};
constexpr Thresholds third_values{1, 2};
constexpr Thresholds courts{1, 2, 3, 4, 5, 6, 8, 10, 13};
constexpr Thresholds provinces{1, 3, 5, 8, 12, 16};
constexpr Thresholds rival_courts{1, 3, 5, 7, 10};
constexpr Thresholds rival_provinces{1, 5, 10};

constexpr int player_counts = max_players - 1, rounds = last_round + 1;
constexpr int hand_facts = power_cards + 1, kept_kinds = 5;   // by Kind
constexpr int standing_count = 5;                               // first, tied first, second, tied second, behind
constexpr int leads = 9;                                   // -4 .. 4

enum TableFact {
    players_are,
    round_is = players_are + player_counts,
    players_in_round = round_is + rounds,
    seats_waiting = players_in_round + player_counts * rounds,
    table_facts = seats_waiting + max_players + 1,
};

enum OwnFact {
    own_court,
    own_province = own_court + courts.length,
    own_hand = own_province + provinces.length,
    own_power = own_hand + hand_facts,
    own_acted = own_power + hand_facts,
    seats_before_me,
    own_start = seats_before_me + max_players,
    own_kept,
    own_facts = own_kept + kept_kinds,
};

enum RivalFact {
    waiting_court,
    acted_court = waiting_court + rival_courts.length,
    rival_province = acted_court + rival_courts.length,
    rival_hand = rival_province + rival_provinces.length,
    rival_power = rival_hand + hand_facts,
    rival_waits = rival_power + hand_facts,
    rival_kept,
    rival_facts = rival_kept + kept_kinds,
};

enum PlaceFact {
    own_count,
    own_standing = own_count + own_counts.length,
    own_lead = own_standing + standing_count,
    best_rival = own_lead + leads,
    second_rival = best_rival + best_counts.length,
    total_here = second_rival + second_counts.length,
    ahead_here = total_here + total_counts.length,
    own_home = ahead_here + ahead_counts.length,
    rival_home,
    king_here,
    near_king,
    closed_here,
    big_board,
    small_board,
    place_facts,
};

enum ValueFact {   // each threshold of a value, with each standing or lead
    first_by_standing,
    first_by_lead = first_by_standing + standing_count * first_values.length,
    second_by_standing = first_by_lead + leads * first_values.length,
    third_behind = second_by_standing + standing_count * second_values.length,
    first_if_empty = third_behind + third_values.length,
    value_facts = first_if_empty + first_values.length,
};

enum PlaceKind { region_kind, other_kind, part_kind, place_kinds };   // part: of another place

// The places and cards of the base game that have rows of their own.
constexpr int base_places = 10, base_piles = 5, cards_of_a_pile = 11, base_cards = base_piles * cards_of_a_pile;
constexpr int card_numbers = 5;                      // numbers in the effect of a card: 1 .. 4, more
constexpr int most_placed = 5;

enum CardFact {
    places_up_to, says_number = places_up_to + most_placed, returns_every_round = says_number + card_numbers, is_kept,
    offers_two, card_facts
};

struct Rows {
    std::vector<Section> sections;
    int count = 0;
    int table = 0, own = 0, rival = 0, kinds = 0, values = 0, cards = 0, place_alone = 0, card_alone = 0;
    std::vector<std::string_view> words;   // that occur in effects
    std::vector<int>              word_row;
    std::vector<int> place_row;   // first row of a place alone; -1: it has none
    std::vector<int>              module_facts;    // first row, by module

    Rows();

private:
    int  add(std::string name, int size, bool module = false, bool identity = false);
    void add_words(const Module& module, const std::string& name, bool is_module);
};
const Rows& rows();

// Entries after those of the rows: each set of cards in a quarter of the hand, the player's own and a rival's; and each
// fact at each place, which stands for the row of its kind of place and the row of that place alone.
constexpr int quarters = 4, quarter_hands = 16, hand_entries = quarters * quarter_hands;
int first_place_entry();
int kind_of(int place);

// Splits the text of an effect into words.
std::vector<std::string_view> words_in(std::string_view text);

}

}
