// Numbers are handed out to the rows of all modules in the order of the list, and of the modules that
// lie in a box the box is composed. The list only grows at its end: the order of places is the order
// of answers, and kept games count those.
#include "engine/box.h"

#include <algorithm>
#include <cstdlib>
#include <deque>

#include "engine/decks.h"
#include "engine/lanes.h"
#include "engine/words.h"

namespace eg {

#define MODULE(name) Module name();
#include "modules.inc"
#undef MODULE

std::span<const Module> modules() {
    static const Module list[] = {
#define MODULE(name) name(),
#include "modules.inc"
#undef MODULE
    };
    return list;
}

namespace {

constexpr std::size_t step_capacity = 256;

// Ours are right, or no test would pass: whoever writes rows is told at the first start.
void must(bool so) {
    if (!so) std::abort();
}

struct Index {
    std::array<Step, step_capacity>      steps{};
    std::vector<PlaceRow>                places;
    PerRank<PerPlace<std::uint8_t>>      values{};
    std::vector<Numbers>                 numbers;   // of each module

    Index() {
        int step_count = 0;
        for (const Module& module : modules()) {
            Numbers given{.module = static_cast<std::uint8_t>(numbers.size()), .step = static_cast<StepId>(step_count), .place = static_cast<Place>(places.size())};
            for (const std::span<const Step> chapter : module.steps)
                for (Step row : chapter) {
                    row.id = static_cast<StepId>(given.step + row.id);
                    must(row.id < step_capacity && !steps[row.id].apply);   // no two have one number
                    steps[row.id] = row;
                    step_count = std::max(step_count, row.id + 1);
                }
            for (const PlaceRow& row : module.places) {
                for (int rank = 0; rank < rank_count; ++rank) values[rank].items.at(places.size()) = row.values.points[static_cast<std::size_t>(rank)];
                places.push_back(row);
            }
            given.event = bring(module.events);
            for (const Field& field : module.fields) must(field.at + (field.each ? max_players : 1) <= module.block);
            if (module.numbers) *module.numbers = given;
            numbers.push_back(given);
        }
        must(places.size() <= place_capacity && numbers.size() <= module_capacity);
    }
};
const Index& index() {   // made at first use, which may be before main
    static const Index made;
    return made;
}

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
        && a.first == b.first && a.second == b.second && a.first_brief == b.first_brief && a.second_brief == b.second_brief && a.returns == b.returns;
}

// The printed ones first.
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
        for (const PrintedDeck& printed : printed_decks()) {
            add(read_deck(printed.text));
            must(all.back().deck.error.empty());
        }
    }

    DeckId add(Deck made) {
        for (int stack = 0; stack < stack_capacity; ++stack) {
            int copy = 0;
            for (int i = 0; i < made.counts[stack]; ++i) {
                const auto at = static_cast<std::size_t>(i);
                copy = i > 0 && made.piles[stack][at] == made.piles[stack][at - 1] ? copy + 1 : 0;
                int place = count <= first_big_box ? i : no_card;
                for (int id = 0; id < first_big_box && place == no_card; ++id) place = place_in_print(list[static_cast<std::size_t>(id)]->deck, *made.piles[stack][at], copy);
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
        for (std::size_t id = 0; id < printed_decks().size(); ++id)
            for (const ActionCard& other : list[id]->deck.cards)
                if (id != first_big_box && same_words(card, other)) return true;
        return false;
    }
};
Decks& decks() {
    static Decks made;
    return made;
}

int pile_count(const Deck& deck) {
    int n = 0;
    for (int pile = 0; pile < stack_capacity; ++pile)
        if (deck.counts[pile] > 0) n = pile + 1;
    return n;
}

Box compose(const BoxRow& row, Edition edition) {
    Box box{.word = row.word, .name = row.name, .rules = row.rules};
    box.rules.edition = edition;
    const auto printed = deck_named(row.deck);
    must(printed.has_value());
    box.rules.deck = *printed;
    int block = 0;
    for (std::size_t i = 0; i < modules().size(); ++i) {
        const Module& module = modules()[i];
        if (i > 0 && std::find(row.with.begin(), row.with.end(), module.name) == row.with.end()) continue;
        box.modules.push_back(&module);
        box.block[i] = static_cast<std::uint8_t>(block);
        block += module.block;
        box.colours = box.colours | module.colours;
        if (module.answers.counted) box.counts_plainly = false;
        for (std::size_t n = 0; n < module.places.size(); ++n) {
            const auto place = static_cast<Place>(index().numbers[i].place + n);
            box.places.add(place);
            if (eg::row(place).region) box.regions.add(place);
            if (const auto whole = place_named(eg::row(place).part_of)) {
                box.parts.add(place);
                box.whole_of[place] = *whole;
                box.counts_plainly = false;
            }
            if (place >= half_places) box.halves = 2;
        }
        if (i == 0) box.round = module.round, box.turn = module.turn, box.scoring = module.scoring;
        for (const Insert& insert : module.inserts) {
            const auto added = static_cast<StepId>(index().numbers[i].step + insert.step);
            const Step* after = step(insert.after);
            must(after && (box.round.insert_after(after->id, added) || box.turn.insert_after(after->id, added) || box.scoring.insert_after(after->id, added)));
        }
    }
    must(block <= block_size);
    box.block_used = block;
    for (Place place : box.places)
        for (std::string_view word : split(eg::row(place).borders, " "))
            if (const auto other = place_named(word); other && box.places.has(*other)) {
                box.borders[place].add(*other);
                box.borders[*other].add(place);
            }
    box.piles = pile_count(deck(box.rules.deck));
    return box;
}

struct Boxes {
    std::vector<Box> list;

    Boxes() {
        for (const Module& module : modules())
            for (const BoxRow& row : module.boxes) list.push_back(compose(row, static_cast<Edition>(list.size())));
    }
};

}

const Step* const all_steps = index().steps.data();

Frame first_question() { return {.step = modules()[0].first_step}; }

const Step* step(std::string_view name) {
    for (const Step& row : index().steps)
        if (row.apply && row.name == name) return &row;
    return nullptr;
}

const PlaceRow& row(Place place) { return index().places[place]; }
int place_numbers() { return static_cast<int>(index().places.size()); }
std::optional<Place> place_named(std::string_view id) {
    for (std::size_t i = 0; i < index().places.size(); ++i)
        if (index().places[i].id == id) return static_cast<Place>(i);
    return std::nullopt;
}
const PerRank<PerPlace<std::uint8_t>>& printed_values() { return index().values; }

std::span<const Box> boxes() {
    static const Boxes made;
    return made.list;
}
const Box* const all_boxes = boxes().data();
std::span<const Box> printed_editions() { return boxes().first(modules()[0].boxes.size()); }

const Deck& deck(DeckId id) { return decks().list[id]->deck; }
const std::string& deck_text(DeckId id) { return decks().list[id]->text; }
bool fits(DeckId id, Edition edition) { return pile_count(deck(id)) == boxes()[static_cast<std::size_t>(edition)].piles; }

Brought bring_deck(std::string_view text, Edition edition) {
    if (const auto known = decks().find(text); known && fits(*known, edition)) return {*known, {}};
    Deck made = read_deck(text);
    if (!made.error.empty()) return {0, std::move(made.error)};
    int kept = 0;
    for (ActionCard& card : made.cards) {
        card.house = !decks().is_printed(card);
        if (card.at_once) kept += card.copies;
    }
    static_assert(pile_capacity <= 8 * sizeof(State{}.deck[0]), "the table knows no more apart");
    if (kept > kept_count) return {0, "This deck has more than " + std::to_string(kept_count) + " cards that are kept."};
    const int piles = boxes()[static_cast<std::size_t>(edition)].piles;
    if (pile_count(made) != piles) return {0, "This deck has " + std::to_string(pile_count(made)) + " piles, and the game is played with " + std::to_string(piles) + "."};
    const std::string written = show(made);
    if (written.size() > deck_limit) return {0, "This deck is longer than 16 KB."};
    if (const auto known = decks().find(written)) return {*known, {}};
    if (decks().count == static_cast<int>(decks().list.size())) return {0, "Too many decks have been brought along since this program began."};
    return {decks().add(std::move(made)), {}};
}

std::string deck_name(DeckId id) {
    if (id == first_big_box) return "first";
    if (id < printed_decks().size()) return std::string{printed_decks()[id].word};
    std::uint64_t h = 0xcbf29ce484222325u;
    for (char byte : deck_text(id)) h = (h ^ static_cast<std::uint8_t>(byte)) * 0x100000001b3u;
    std::string name;
    for (int digit = 16; digit-- > 0;) name += "0123456789abcdef"[h >> 4 * digit & 15u];
    return name;
}

std::optional<DeckId> deck_named(std::string_view name) {
    for (int id = 0; id < decks().count; ++id)
        if (deck_name(static_cast<DeckId>(id)) == name) return static_cast<DeckId>(id);
    return std::nullopt;
}

int card_count(const Rules& rules, int stack) { return deck(rules.deck).counts[stack]; }
const ActionCard& card(const Rules& rules, int stack, int i) { return *deck(rules.deck).piles[stack][static_cast<std::size_t>(i)]; }

bool in_the_box(const State& s, const Module& module) { return std::find(box(s).modules.begin(), box(s).modules.end(), &module) != box(s).modules.end(); }
int block_of(const Box& box, const Module& module) { return box.block[static_cast<std::size_t>(&module - modules().data())]; }

Rules rules_of(Edition edition) { return boxes()[static_cast<std::size_t>(edition)].rules; }
bool other_deck(const Rules& rules) { return rules.deck != rules_of(rules.edition).deck && rules.deck != first_big_box; }
Rules in_edition(Edition edition, const Rules& agreed) {
    Rules rules = rules_of(edition);
    if (other_deck(agreed) && fits(agreed.deck, edition)) rules.deck = agreed.deck;
    rules.veto_in_deck = agreed.veto_in_deck;
    rules.short_game = agreed.short_game;
    return rules;
}

bool Outline::insert_after(StepId step, StepId added) {
    const auto end = steps.begin() + count;
    const auto at = std::find(steps.begin(), end, step);
    if (at == end) return false;
    must(count < steps.size());
    std::copy_backward(at + 1, end, end + 1);
    *(at + 1) = added;
    ++count;
    return true;
}

const Frame* announced(const State& s) {
    for (int i = s.depth; i-- > 0;) {
        const Frame& waiting = s.stack[static_cast<std::size_t>(i)];
        if (!step(waiting.step).part.empty()) return &waiting;
    }
    return nullptr;
}

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

void push(State& s, const Outline& outline, Player player) {
    for (int i = outline.count; i-- > 0;) {
        const Step& next = step(outline.steps[static_cast<std::size_t>(i)]);
        push(s, next.begin ? next.begin(s, player) : Frame{.step = next.id, .player = next.of_the_game ? nobody : player});
    }
}

}
