#include "engine/decks.h"

#include <algorithm>
#include <deque>
#include <iterator>

#include "engine/box.h"
#include "engine/parsing.h"

namespace eg {

constinit const Deck* all_decks[deck_capacity] = {};

namespace {

// The index of the printed card with the same effect, by copy; no_card: none. Id, title and text do not matter.
int printed_index(const Deck& printed, const ActionCard& card, int copy) {
    const int stack = card.stack - 1;
    for (int i = 0; i < printed.counts[stack]; ++i) {
        const ActionCard& other = *printed.piles[stack][static_cast<std::size_t>(i)];
        if (other.effect_words == card.effect_words && other.caballeros == card.caballeros
            && other.returns == card.returns)
            return i + std::min(copy, other.copies - 1);
    }
    return no_card;
}

// Whether two cards are equal in everything a player reads.
bool same_card(const ActionCard& a, const ActionCard& b) {
    return a.id == b.id && a.stack == b.stack && a.value == b.value && a.number == b.number && a.brings == b.brings
           && a.required == b.required && a.caballeros == b.caballeros && a.title == b.title && a.text == b.text
           && a.effect_words == b.effect_words && a.returns == b.returns && a.replaces == b.replaces
           && a.first == b.first && a.second == b.second && a.first_brief == b.first_brief && a.brief == b.brief
           && a.second_brief == b.second_brief;
}

// Whether the effects are equal: the same words may mean something else with other modules.
bool same_effects(const Deck& a, const Deck& b) {
    return std::equal(a.cards.begin(), a.cards.end(), b.cards.begin(), b.cards.end(),
                      [](const ActionCard& one, const ActionCard& other) {
                          return one.effect == other.effect && one.other == other.other;
                      });
}

// All decks by id, the printed ones first.
class Decks {
public:
    Decks() {
        std::fill(std::begin(all_decks), std::end(all_decks), &nothing_);
        for (const PrintedDeck& printed : printed_decks()) {
            add_base(read_deck(printed.text));
            check(decks_.back().error.empty(), "A printed deck does not read.");
        }
    }

    const std::string& text(DeckId id) const {
        static const std::string none;
        return id < texts_.size() ? texts_[id] : none;
    }
    int count() const { return static_cast<int>(decks_.size()); }
    bool full() const {   // own_deck_limit is reached
        int own = 0;
        for (int id = static_cast<int>(printed_decks().size()); id < count(); ++id)
            own += decks_[static_cast<std::size_t>(id)].base == id && !texts_[static_cast<std::size_t>(id)].empty();
        return own >= own_deck_limit;
    }

    // Frees the ids of all own decks.
    void forget_added() {
        for (std::size_t id = 0; id < decks_.size(); ++id) {
            if (texts_[id].empty() || decks_[id].base < printed_decks().size()) continue;
            all_decks[id] = &nothing_;
            std::erase_if(combined_, [&](const Combined& one) { return one.id == id; });
            texts_[id] = {};
            decks_[id] = {};
            free_.push_back(static_cast<DeckId>(id));
        }
    }

    // Gives a deck an id. from_player: a player's own deck.
    DeckId add(Deck made, std::string text, bool from_player = false) {
        for (int stack = 0; stack < stack_capacity; ++stack) {
            int copy = 0;
            for (int i = 0; i < made.counts[stack]; ++i) {
                const auto at = static_cast<std::size_t>(i);
                const bool again = i > 0 && made.piles[stack][at] == made.piles[stack][at - 1];
                made.first[stack][at] = again ? made.first[stack][at - 1] : static_cast<std::uint8_t>(i);
                if (made.piles[stack][at]->replaces) made.replacing[stack] |= 1u << i;
                copy = again ? copy + 1 : 0;
                int place = count() <= first_big_box ? i : no_card;
                for (std::size_t id = 0; id < first_big_box && place == no_card; ++id)
                    place = printed_index(decks_[id], *made.piles[stack][at], copy);
                made.printed[stack][at] = static_cast<std::uint8_t>(place);
            }
        }
        const DeckId id = next();
        made.number = fingerprint(made.base == id ? text : text + std::to_string(pile_count(made)));
        if (from_player)
            for (ActionCard& card : made.cards) {
                const ActionCard* const printed = in_print(card);
                card.from_player = !printed;
                card.house = !printed || printed->house;
            }
        if (id == count()) decks_.emplace_back(), texts_.emplace_back();
        else free_.pop_back();
        decks_[id] = std::move(made);
        texts_[id] = std::move(text);
        all_decks[id] = &decks_[id];
        return id;
    }
    // Adds a deck that is not combined from others.
    DeckId add_base(Deck made) {
        made.base = next();
        std::string text = show(made);
        return add(std::move(made), std::move(text), decks_.size() >= printed_decks().size());
    }
    DeckId laid_out(DeckId base, std::span<const Deck* const> additions, bool merged) {
        if (additions.empty() && !merged) return base;
        for (const Combined& before : combined_)
            if (before.base == base && before.merged == merged
                && std::equal(before.additions.begin(), before.additions.end(), additions.begin(), additions.end()))
                return before.id;
        const DeckId id = combine_anew(base, additions, merged);
        if (id != base) combined_.push_back({base, {additions.begin(), additions.end()}, merged, id});
        return id;
    }

    std::optional<DeckId> find(std::string_view text) const {
        for (std::size_t id = 0; id < texts_.size(); ++id)
            if (id != first_big_box && decks_[id].base == id && !texts_[id].empty() && texts_[id] == text)
                return static_cast<DeckId>(id);
        return std::nullopt;
    }

    // A module's deck, read with the phrases of the modules of a box.
    const Deck& addition(std::string_view word, const Box& box) {
        std::vector<const Module*> among;
        for (const Module* module : box.modules)
            if (!module->phrases.empty()) among.push_back(module);
        for (const Addition& known : additions_)
            if (known.word == word && known.among == among) return known.deck;
        for (const PrintedDeck& printed : printed_decks())
            if (printed.word == word) additions_.push_back({word, among, read_deck(printed.text, among)});
        Addition& made = additions_.back();
        check(made.word == word && made.deck.error.empty(), "A module's deck does not read in one of its boxes.");
        return made.deck;
    }

private:
    struct Addition {
        std::string_view           word;
        std::vector<const Module*> among;
        Deck                       deck;
    };

    DeckId next() const { return free_.empty() ? static_cast<DeckId>(count()) : free_.back(); }

    DeckId combine_anew(DeckId base, std::span<const Deck* const> additions, bool merged) {
        Deck made = combine(decks_[base], additions, merged);
        std::string text = show(made);
        const int   piles = pile_count(made);
        for (std::size_t id = 0; id < texts_.size(); ++id)
            if (decks_[id].base == base && !texts_[id].empty() && texts_[id] == text && pile_count(decks_[id]) == piles
                && same_effects(decks_[id], made))
                return static_cast<DeckId>(id);
        check(count() < deck_capacity || !free_.empty(), "There are too many decks: raise deck_capacity.");
        return add(std::move(made), std::move(text));
    }

    const ActionCard* in_print(const ActionCard& card) const {
        for (std::size_t id = 0; id < printed_decks().size(); ++id)
            for (const ActionCard& other : decks_[id].cards)
                if (id != first_big_box && same_card(card, other)) return &other;
        return nullptr;
    }

    const Deck              nothing_ = [] {
        Deck none;
        none.base = deck_capacity - 1;
        return none;
    }();
    struct Combined {
        DeckId                   base;
        std::vector<const Deck*> additions;
        bool                     merged;
        DeckId                   id;
    };

    std::deque<Addition>    additions_;
    std::deque<Deck>        decks_;      // by id; addresses are stable
    std::vector<Combined>   combined_;   // results of laid_out so far
    std::deque<std::string> texts_;      // by id; empty: forgotten
    std::vector<DeckId>     free_;       // forgotten ids
};
Decks& decks() {
    static Decks made;
    return made;
}

}

const std::string& deck_text(DeckId id) { return decks().text(base_of(id)); }

namespace {

// The decks that the modules of a box add.
std::vector<const Deck*> additions_of(const Box& box) {
    std::vector<const Deck*> additions;
    for (const Module* module : box.modules)
        if (!module->deck.empty()) additions.push_back(&decks().addition(module->deck, box));
    return additions;
}

}

DeckId laid_out(DeckId base, const Box& box) { return decks().laid_out(base, additions_of(box), box.merged); }

namespace {

// Why games of this box cannot be played with the deck; empty: they can.
Message misfit(const Deck& deck, const Box& box) {
    const int piles = pile_count(deck);
    int       kept = 0;
    for (const ActionCard& card : deck.cards) {
        if (card.moment) kept += card.copies;
        for (const Effect& effect : {card.effect, card.other})
            for (int i = 0; i < effect.count; ++i)
                if (!step(box, step(effect.frames[static_cast<std::size_t>(i)].step).name))
                    return {"This deck has a card for another game: {id}.", {{"id", std::string{card.id}}}};
    }
    for (const Module* module : box.modules)
        if (const auto laid = module->deck.empty() ? std::nullopt : deck_named(module->deck))
            for (const ActionCard& theirs : eg::deck(*laid).cards) {
                if (theirs.moment) kept += theirs.copies;
                for (const ActionCard& card : deck.cards)
                    if (card.id == theirs.id)
                        return {"This deck has a card of the same id as {module}: {id}.",
                                {{"module", List{{module->variant.title}}}, {"id", std::string{card.id}}}};
            }
    if (kept > kept_count) return {"This deck has more than {n} cards that are kept.", {{"n", kept_count}}};
    const int of = pile_count(eg::deck(all_editions()[static_cast<std::size_t>(box.edition)].rules.deck));
    if (deck.addition) return {"This deck is an addition to another one."};
    if (piles != of) return {"This deck has {n} piles, and the game is played with {of}.", {{"n", piles}, {"of", of}}};
    if (largest_pile(deck, additions_of(box), box.merged) > pile_capacity)
        return {"In this game a pile of this deck has more than {n} cards.", {{"n", pile_capacity}}};
    return {};
}

}

void forget_added_decks() { decks().forget_added(); }

bool fits(DeckId id, BoxId box) { return misfit(deck(id), eg::box(box)).empty(); }

AddedDeck add_deck(std::string_view text, BoxId box) {
    const auto in_box = [&](DeckId base) { return AddedDeck{laid_out(base, eg::box(box)), {}}; };
    if (const auto known = decks().find(text); known && fits(*known, box)) return in_box(*known);
    Deck made = read_deck(text);
    if (!made.error.empty()) return {0, std::move(made.error)};
    static_assert(pile_capacity <= 8 * sizeof(State{}.deck[0]), "State::deck has a bit for each card");
    if (Message why = misfit(made, eg::box(box)); !why.empty()) return {0, std::move(why)};
    const std::string written = show(made);
    if (written.size() > deck_limit) return {0, {"This deck is longer than 16 KB."}};
    if (const auto known = decks().find(written)) return in_box(*known);
    if (decks().full()) return {0, {"Too many decks have been brought along since this program began."}};
    return in_box(decks().add_base(std::move(made)));
}

std::vector<const ActionCard*> optional_cards(const Rules& rules) {
    std::vector<const ActionCard*> some;
    for (const ActionCard& card : deck(rules.deck).cards)
        if (card.bit) some.push_back(&card);
    return some;
}

std::string left_out(const Rules& rules) {
    std::string ids;
    for (const ActionCard* card : optional_cards(rules))
        if (card->bit & rules.left_out) (ids += ids.empty() ? "" : ",") += card->id;
    for (std::string_view word : options_out(rules)) (ids += ids.empty() ? "" : ",") += word;
    return ids;
}

bool leave_out(Rules& rules, std::string_view ids) {
    unsigned bits = 0, options = rules.options_out & veto_option;
    for (std::string_view id : split(ids, ",")) {
        if (const unsigned option = option_named(id) & box(rules).options & ~unsigned{veto_option}) {
            options |= option;
            continue;
        }
        unsigned bit = 0;
        for (const ActionCard* card : optional_cards(rules))
            if (card->id == id) bit = card->bit;
        if (bit == 0) return false;
        bits |= bit;
    }
    rules.left_out = static_cast<std::uint8_t>(bits);
    rules.options_out = static_cast<Options>(options);
    rules.box = box_without(rules.box, rules.options_out);
    return true;
}

bool any_card(const Rules& rules, int stack) {
    for (int i = 0; i < card_count(rules, stack); ++i)
        if (in_the_deck(card(rules, stack, i), rules)) return true;
    return false;
}

std::string deck_name(DeckId id) {
    id = base_of(id);
    if (id == first_big_box) return "first";
    if (id < printed_decks().size()) return std::string{printed_decks()[id].word};
    return hex(deck(id).number);
}

std::optional<DeckId> deck_named(std::string_view name) {
    for (int id = 0; id < decks().count(); ++id)
        if (base_of(static_cast<DeckId>(id)) == id && deck(static_cast<DeckId>(id)).number
            && deck_name(static_cast<DeckId>(id)) == name)
            return static_cast<DeckId>(id);
    return std::nullopt;
}

}
