#include "ai/rows.h"

#include "engine/box.h"

namespace eg {
namespace fact_rows {

std::vector<std::string_view> words_in(std::string_view text) {
    std::vector<std::string_view> list;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" {}|,", at), text.size());
        if (end > at) list.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return list;
}

int Rows::add(std::string name, int size, bool module, bool identity) {
    sections.push_back(
        {.name = std::move(name), .first = count, .count = size, .module = module, .identity = identity});
    count += size;
    return count - size;
}

// Adds the words that no earlier module has. Each word has two rows: for a seat that waits, and for its rivals.
void Rows::add_words(const Module& module, const std::string& name, bool is_module) {
    std::vector<std::string_view> fresh;
    for (const Phrase& phrase : module.phrases)
        for (std::string_view word : words_in(phrase.words))
            if (word != "n" && std::find(words.begin(), words.end(), word) == words.end())
                words.push_back(word), fresh.push_back(word);
    const int first = add(name, 2 * static_cast<int>(fresh.size()), is_module);
    for (std::size_t i = 0; i < fresh.size(); ++i) word_row.push_back(first + 2 * static_cast<int>(i));
    sections.back().words = fresh;
}

Rows::Rows() {
    table = add("table", table_facts);
    own = add("own", own_facts);
    rival = add("rival", rival_facts);
    kinds = add("places", int{place_kinds} * place_facts);
    values = add("values", value_facts);
    cards = add("cards", 2 * card_facts);
    add_words(modules()[0], "words", false);
    place_alone = add("each place", base_places * place_facts, false, true);
    card_alone = add("each card", 2 * base_cards, false, true);
    place_row.assign(all_place_rows().size(), -1);
    for (int place = 0; place < base_places; ++place)
        place_row[static_cast<std::size_t>(place)] = place_alone + place * place_facts;
    for (const Module& module : modules()) {
        module_facts.push_back(0);
        if (&module == &modules()[0]) continue;
        const std::string name{module.name};
        add_words(module, name + " words", true);
        const int first = add(name + " each place", static_cast<int>(module.places.size()) * place_facts, true, true);
        for (std::size_t i = 0; i < module.places.size(); ++i)
            place_row[numbers_of(module).place + i] = first + static_cast<int>(i) * place_facts;
        module_facts.back() = add(name + " facts", fact_count(module), true);
    }
    static_assert(most_facts <= 96);   // so that Facts has room for them
}

const Rows& rows() {
    static const Rows made;
    return made;
}

int first_place_entry() { return rows().count + 2 * hand_entries; }

int kind_of(int place) {
    const PlaceRow& here = *all_place_rows()[static_cast<std::size_t>(place)];
    return !here.part_of.empty() ? part_kind : here.region ? region_kind : other_kind;
}

}

namespace {

using namespace fact_rows;

// For each row the row of the lowest threshold of its count; the row itself if it belongs to none.
const std::vector<std::uint16_t>& lowest_thresholds() {
    static const std::vector<std::uint16_t> made = [] {
        const Rows& r = rows();
        std::vector<std::uint16_t> lowest(static_cast<std::size_t>(r.count));
        for (std::size_t i = 0; i < lowest.size(); ++i) lowest[i] = static_cast<std::uint16_t>(i);
        const auto thermometer = [&](int base, const Thresholds& steps) {
            for (int i = 0; i < steps.length; ++i)
                lowest[static_cast<std::size_t>(base + i)] = static_cast<std::uint16_t>(base);
        };
        thermometer(r.own + own_court, courts);
        thermometer(r.own + own_province, provinces);
        thermometer(r.rival + waiting_court, rival_courts);
        thermometer(r.rival + acted_court, rival_courts);
        thermometer(r.rival + rival_province, rival_provinces);
        const auto place = [&](int base) {
            thermometer(base + own_count, own_counts);
            thermometer(base + best_rival, best_counts);
            thermometer(base + second_rival, second_counts);
            thermometer(base + total_here, total_counts);
            thermometer(base + ahead_here, ahead_counts);
        };
        for (int kind = 0; kind < place_kinds; ++kind) place(r.kinds + kind * place_facts);
        for (int base : r.place_row)
            if (base >= 0) place(base);
        for (int i = 0; i < standing_count; ++i) {
            thermometer(r.values + first_by_standing + i * first_values.length, first_values);
            thermometer(r.values + second_by_standing + i * second_values.length, second_values);
        }
        thermometer(r.values + third_behind, third_values);
        thermometer(r.values + first_if_empty, first_values);
        for (int i = 0; i < leads; ++i) thermometer(r.values + first_by_lead + i * first_values.length, first_values);
        return lowest;
    }();
    return made;
}

}

std::span<const Section> sections() { return rows().sections; }
int row_count() { return rows().count; }
int entry_count() { return first_place_entry() + static_cast<int>(all_place_rows().size()) * int{place_facts}; }

std::vector<std::uint16_t> rows_of_entry(int entry) {
    std::vector<std::uint16_t> out;
    if (entry < row_count()) {
        for (int row = lowest_thresholds()[static_cast<std::size_t>(entry)]; row <= entry; ++row)
            out.push_back(static_cast<std::uint16_t>(row));
        return out;
    }
    if (const int of_places = entry - first_place_entry(); of_places >= 0) {
        const int place = of_places / place_facts, fact = of_places % place_facts,
                  alone = rows().place_row[static_cast<std::size_t>(place)],
                  of_kind = rows().kinds + kind_of(place) * place_facts;
        for (int row = lowest_thresholds()[static_cast<std::size_t>(of_kind + fact)]; row <= of_kind + fact; ++row) {
            out.push_back(static_cast<std::uint16_t>(row));
            if (alone >= 0) out.push_back(static_cast<std::uint16_t>(row - of_kind + alone));
        }
        return out;
    }
    const int hand = entry - row_count(),
              base = hand < hand_entries ? rows().own + own_hand : rows().rival + rival_hand;
    for (int card : Set<int>::of_bits(static_cast<unsigned>(hand % quarter_hands)))
        out.push_back(static_cast<std::uint16_t>(base + 4 * (hand / quarter_hands % quarters) + card));
    return out;
}

}
