#include "engine/module.h"

#include <algorithm>
#include <deque>

#include "engine/base/base.h"
#include "engine/decks.h"
#include "engine/notation.h"

namespace eg {
namespace {

const Module list[] = {
    base(),
};

constexpr int step_capacity = 64;

struct Index {
    std::array<Step, step_capacity> steps{};

    Index() {
        for (const Module& module : list)
            for (std::span<const Step> chapter : module.steps)
                for (const Step& row : chapter) steps[row.id] = row;
    }
};
const Index index;

// The copies of a pile are alike, and the first of one's own stands for the first of the printed.
int place_in_print(const Deck& printed, const ActionCard& card, int copy) {
    const int stack = card.stack - 1;
    for (int i = 0; i < printed.counts[stack]; ++i) {
        const ActionCard& other = *printed.piles[stack][static_cast<std::size_t>(i)];
        if (other.id == card.id && other.effect_words == card.effect_words && other.caballeros == card.caballeros && other.returns == card.returns) return i + std::min(copy, other.copies - 1);
    }
    return no_card;
}

bool same_words(const ActionCard& a, const ActionCard& b) {
    return a.id == b.id && a.stack == b.stack && a.caballeros == b.caballeros && a.title == b.title && a.text == b.text && a.effect_words == b.effect_words
        && a.first == b.first && a.second == b.second && a.returns == b.returns;
}

// Our own are right, or no test would pass.
struct Decks {
    struct Known {
        Deck        deck = {};
        std::string text = {};
        Known() = default;
        Known(Deck made, std::string written) : deck{std::move(made)}, text{std::move(written)} {}
    };
    std::deque<Known>             all;    // one that is brought never goes
    const Known                   nothing;
    std::array<const Known*, 256> list;   // by id
    int                           count = 0;

    Decks() {
        list.fill(&nothing);
        for (const Rules& rules : presets) add(read_deck(printed_deck(rules.edition)), true);
        std::string before{printed_deck(Edition::big_box)};
        constexpr std::string_view one_by_one = "score dialled_once";
        before.insert(before.find(one_by_one) + one_by_one.size(), " together");
        add(read_deck(before), true);
    }

    DeckId add(Deck made, bool of_an_edition) {
        for (int stack = 0; stack < stack_count; ++stack) {
            int copy = 0;
            for (int i = 0; i < made.counts[stack]; ++i) {
                const auto at = static_cast<std::size_t>(i);
                copy = i > 0 && made.piles[stack][at] == made.piles[stack][at - 1] ? copy + 1 : 0;
                int place = of_an_edition ? i : no_card;
                for (int e = 0; e < edition_count && place == no_card; ++e) place = place_in_print(list[static_cast<std::size_t>(e)]->deck, *made.piles[stack][at], copy);
                made.printed[stack][at] = static_cast<std::uint8_t>(place);
            }
        }
        std::string text = show(made);
        list[static_cast<std::size_t>(count)] = &all.emplace_back(std::move(made), std::move(text));
        return static_cast<DeckId>(count++);
    }

    std::optional<DeckId> find(std::string_view text) const {
        for (int id = 0; id < count; ++id)
            if (id != first_big_box && list[static_cast<std::size_t>(id)]->text == text) return static_cast<DeckId>(id);
        return std::nullopt;
    }

    bool is_printed(const ActionCard& card) const {
        for (int e = 0; e < edition_count; ++e)
            for (const ActionCard& other : list[static_cast<std::size_t>(e)]->deck.cards)
                if (same_words(card, other)) return true;
        return false;
    }
};
Decks decks;

}

std::span<const Module> modules() { return list; }

Frame first_question() { return {.step = list[0].first_step}; }

const Step* const all_steps = index.steps.data();

const Step* step(std::string_view name) {
    for (const Step& row : index.steps)
        if (row.apply && row.name == name) return &row;
    return nullptr;
}

const Deck& deck(DeckId id) { return decks.list[id]->deck; }
const std::string& deck_text(DeckId id) { return decks.list[id]->text; }

Brought bring_deck(std::string_view text) {
    if (const auto known = decks.find(text)) return {*known, {}};
    Deck made = read_deck(text);
    if (!made.error.empty()) return {0, std::move(made.error)};
    int kept = 0;
    for (ActionCard& card : made.cards) {
        card.house = !decks.is_printed(card);
        if (card.at_once) kept += card.copies;
    }
    constexpr int most_in_pile = 8 * sizeof(State{}.deck[0]);   // the table knows no more apart
    for (int stack = 0; stack < stack_count; ++stack)
        if (made.counts[stack] > most_in_pile) return {0, "Pile " + std::to_string(stack + 1) + " of the deck has more than " + std::to_string(most_in_pile) + " cards."};
    if (kept > kept_count) return {0, "This deck has more than " + std::to_string(kept_count) + " cards that are kept."};
    const std::string written = show(made);
    if (written.size() > deck_limit) return {0, "This deck is longer than 16 KB."};
    if (const auto known = decks.find(written)) return {*known, {}};
    if (decks.count == static_cast<int>(decks.list.size())) return {0, "Too many decks have been brought along since this program began."};
    return {decks.add(std::move(made), false), {}};
}

std::string deck_name(DeckId id) {
    if (id < edition_count) return std::string{show(static_cast<Edition>(id))};
    if (id == first_big_box) return "first";
    std::uint64_t h = 0xcbf29ce484222325u;
    for (char byte : deck_text(id)) h = (h ^ static_cast<std::uint8_t>(byte)) * 0x100000001b3u;
    std::string name;
    for (int digit = 16; digit-- > 0;) name += "0123456789abcdef"[h >> 4 * digit & 15u];
    return name;
}

std::optional<DeckId> deck_named(std::string_view name) {
    for (int id = 0; id < decks.count; ++id)
        if (deck_name(static_cast<DeckId>(id)) == name) return static_cast<DeckId>(id);
    return std::nullopt;
}

int card_count(const Rules& rules, int stack) { return deck(rules.deck).counts[stack]; }
const ActionCard& card(const Rules& rules, int stack, int i) { return *deck(rules.deck).piles[stack][static_cast<std::size_t>(i)]; }

const Frame* revealing(const State& s) {
    for (int i = s.depth; i-- > 0;) {
        const Frame& frame = s.stack[static_cast<std::size_t>(i)];
        if (step(frame.step).dials) return &frame;
    }
    return nullptr;
}

void push(State& s, const Effect& effect, Player player) {
    for (int i = effect.count; i-- > 0;) {
        Frame frame = effect.frames[static_cast<std::size_t>(i)];
        frame.player = player;
        push(s, frame);
    }
}

}
