#include "engine/box.h"

#include <algorithm>
#include <deque>

#include "engine/compose.h"
#include "engine/decks.h"
#include "engine/parsing.h"

namespace eg {

constinit const Box* composed_boxes[box_capacity] = {};

namespace {

// Whether these can be played with together: by some number of players.
bool go_together(Modules some) {
    Set<int> players = {2, 3, 4, 5};
    for (int i : some) {
        const Variant& variant = modules()[static_cast<std::size_t>(i)].variant;
        players = players & variant.players;
        if (!(some & not_with(i)).empty()) return false;
    }
    return !players.empty();
}

// The boxes composed so far: the editions at once, the others when they are first asked for.
class Boxes {
public:
    Boxes() {
        for (const Module& module : modules())
            for (const BoxRow& row : module.boxes) rows_.push_back(&row);
        editions_.reserve(rows_.size());   // where one is, it stays
        for (const BoxRow* row : rows_) add(editions_, *row, static_cast<Edition>(editions_.size()), {}, 0);
        for (const BoxRow* row : rows_) {
            Modules offer;
            for (std::size_t m = 0; m < modules().size(); ++m)
                if (const auto to = modules()[m].variant.to; std::find(to.begin(), to.end(), row->word) != to.end())
                    offer.add(static_cast<int>(m));
            offers_.push_back(offer);
        }
    }

    std::span<const Box> editions() const { return editions_; }
    Modules offers(Edition edition) const { return offers_[static_cast<std::size_t>(edition)]; }

    // With modules that go together.
    const Box& with(Edition edition, Modules added, Options out = 0) {
        for (int id = 0; id < count_; ++id)
            if (const Box& known = *composed_boxes[id];
                known.edition == edition && known.added == added && known.places_out == out)
                return known;
        return add(others_, *rows_[static_cast<std::size_t>(edition)], edition, added, out);
    }

private:
    template <class List>
    const Box& add(List& list, const BoxRow& row, Edition edition, Modules added, Options out) {
        check(count_ < box_capacity, "There are too many boxes.");
        list.push_back(compose(row, edition, added, out, static_cast<BoxId>(count_)));
        composed_boxes[count_++] = &list.back();
        return list.back();
    }

    std::vector<const BoxRow*> rows_;
    std::vector<Modules>       offers_;   // of each edition
    std::vector<Box>           editions_;
    std::deque<Box>            others_;
    int                        count_ = 0;
};
Boxes& all() {
    static Boxes made;
    return made;
}

// The box of this edition with these, or as many of them as go with it, and with those before them.
BoxId box_with(Edition edition, Modules wanted) {
    Modules with;
    for (int i : wanted & variants(edition)) {
        with.add(i);
        if (!go_together(with)) with.remove(i);
    }
    return all().with(edition, with).rules.box;
}

Rules in_box(BoxId to, const Rules& agreed) {
    if (to == agreed.box) return agreed;
    Rules rules = box(to).rules;
    if (other_deck(agreed) && fits(base_of(agreed.deck), to)) rules.deck = laid_out(base_of(agreed.deck), box(to));
    for (const ActionCard* before : optional_cards(agreed))
        for (const ActionCard* card : optional_cards(rules))
            if (before->bit & agreed.left_out && card->id == before->id) rules.left_out |= card->bit;
    rules.options_out = agreed.options_out & box(to).options;
    rules.box = box_without(to, rules.options_out);
    rules.fixes = agreed.fixes;
    rules.short_game = agreed.short_game;
    return rules;
}

}

const PlaceRow& row(const Box& box, Place place) { return *all_place_rows()[box.place_row[place]]; }
std::optional<Place> place_named(const Box& box, std::string_view id) {
    for (int i = 0; i < box.place_count; ++i)
        if (row(box, static_cast<Place>(i)).id == id) return static_cast<Place>(i);
    return std::nullopt;
}

// Before main, so that whatever comes first finds them by their numbers.
[[maybe_unused]] const bool editions_composed = !all().editions().empty();

std::span<const Box> all_editions() { return all().editions(); }
std::vector<std::reference_wrapper<const Box>> all_boxes() {
    std::vector<std::reference_wrapper<const Box>> list{all_editions().begin(), all_editions().end()};
    for (const Box& edition : all_editions()) {
        const Modules offer = variants(edition.edition);
        for (unsigned some = 1; some <= offer.bits; ++some)
            if (const auto added = Modules::of_bits(some); (added - offer).empty() && go_together(added))
                list.push_back(all().with(edition.edition, added));
    }
    return list;
}
std::optional<BoxId> box_named(std::string_view word) {
    for (const Module& module : modules())
        if (module.variant.expansion && module.name == word)
            return box_named((std::string{module.variant.to.front()} += '+') += word);
    std::string_view rest = word;
    const std::string_view named = cut(rest, '+');
    const auto edition =
        std::find_if(all_editions().begin(), all_editions().end(), [&](const Box& box) { return box.word == named; });
    if (edition == all_editions().end()) return std::nullopt;
    Modules added;
    while (!rest.empty()) {
        const std::string_view name = cut(rest, '+');
        const auto module =
            std::find_if(modules().begin(), modules().end(), [&](const Module& one) { return one.name == name; });
        if (module == modules().end()) return std::nullopt;
        added.add(static_cast<int>(module - modules().begin()));
    }
    if (!(added - variants(edition->edition)).empty() || !go_together(added)) return std::nullopt;
    const Box& box = all().with(edition->edition, added);
    return box.word == word ? std::optional{box.rules.box} : std::nullopt;   // in that order, each once
}
BoxId box_without(BoxId id, Options options_out) {
    const Box& known = box(id);
    Options    out = 0;
    for (const Module* module : known.modules)
        for (const PlaceRow& place : module->places)
            out = static_cast<Options>(out | (option_named(place.option) & options_out));
    return out == known.places_out ? id : all().with(known.edition, known.added, out).rules.box;
}
Rules with_option(Rules rules, Options option, bool in) {
    rules.agree(option, in);
    rules.box = box_without(rules.box, rules.options_out);
    return rules;
}
Modules variants(Edition edition) { return all().offers(edition); }
Modules variants(Edition edition, int players) {
    Modules some;
    for (int i : variants(edition))
        if (modules()[static_cast<std::size_t>(i)].variant.players.has(players)) some.add(i);
    return some;
}
Modules not_with(int module) {
    Modules some;
    const auto names = [](int one, int other) {
        const auto& list = modules()[static_cast<std::size_t>(one)].variant.not_with;
        return std::find(list.begin(), list.end(), modules()[static_cast<std::size_t>(other)].name) != list.end();
    };
    for (int i = 0; i < static_cast<int>(modules().size()); ++i)
        if (names(module, i) || names(i, module)) some.add(i);
    return some;
}
Modules missing(Modules wanted, const Rules& rules) {
    Modules some = wanted - modules_of(rules);
    for (int i : some)
        if (modules()[static_cast<std::size_t>(i)].merges && box(rules).merged) some.remove(i);
    return some;
}
std::span<const Box> printed_editions() { return all_editions().first(modules()[0].boxes.size()); }

bool in_the_box(const State& s, const Module& module) {
    return std::find(box(s).modules.begin(), box(s).modules.end(), &module) != box(s).modules.end();
}
const Step* step(const Box& box, std::string_view name) {
    for (const Module* module : box.modules)
        for (const std::span<const Step> chapter : module->steps)
            for (const Step& row : chapter)
                if (row.name == name)
                    return &all_steps[numbers_of(*module).step + row.id];
    return nullptr;
}
unsigned marks_in(const Box& box, const ActionCard& card) {
    unsigned bits = card.marks;
    for (int i : Set<int>::of_bits(card.marks))
        if (option_named(mark(i).option) & box.places_out) bits &= ~(1u << i);
    return bits;
}
std::vector<std::string_view> options_out(const Rules& rules) {
    std::vector<std::string_view> words;
    for (int option : Set<int>::of_bits(rules.options_out & box(rules).options & ~unsigned{veto_option}))
        words.push_back(option_row(option).word);
    return words;
}

int block_of(const Box& box, const Module& module) {
    return box.block[static_cast<std::size_t>(&module - modules().data())];
}

Rules rules_of(Edition edition, Modules with) { return box(box_with(edition, with)).rules; }
Edition edition_of(const Rules& rules) { return box(rules).edition; }
Modules modules_of(const Rules& rules) { return box(rules).added; }
bool other_deck(const Rules& rules) {
    return base_of(rules.deck) != base_of(box(rules).rules.deck) && rules.deck != first_big_box;
}
Rules in_edition(Edition edition, const Rules& agreed) { return in_box(box_with(edition, modules_of(agreed)), agreed); }
Rules with_modules(Modules modules, const Rules& agreed) {
    if (modules == modules_of(agreed) && box(agreed).places_out == 0) return agreed;
    return in_box(box_with(edition_of(agreed), modules), agreed);
}
Rules for_players(int players, const Rules& agreed) {
    const Edition edition = edition_of(agreed);
    Modules with = modules_of(agreed) & variants(edition, players);
    for (int i : variants(edition, players))
        if (modules()[static_cast<std::size_t>(i)].variant.always) with.add(i);
    return with_modules(with, agreed);
}

}
