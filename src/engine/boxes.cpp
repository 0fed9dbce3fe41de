// Numbers are handed out to the rows of all modules in the order of the list, and of the modules that
// lie in a box the box is composed. The list only grows at its end: the order of places is the order
// of answers, and kept games count those.
#include "engine/box.h"

#include <algorithm>
#include <deque>

#include "engine/decks.h"
#include "engine/lanes.h"
#include "engine/parsing.h"

namespace eg {

constinit Step all_steps[step_capacity];
constinit const Box* composed_boxes[box_capacity] = {};

#define MODULE(name) Module name();
#include "modules.inc"
#undef MODULE

namespace {

std::span<const Module> listed() {
    static const Module list[] = {
#define MODULE(name) name(),
#include "modules.inc"
#undef MODULE
    };
    return list;
}

// No two are called alike, or text could not tell them apart.
class Names {
public:
    void add(std::string_view name) {
        check(!name.empty() && std::find(known_.begin(), known_.end(), name) == known_.end(),
              "Two rows have one name, or one has none.");
        known_.push_back(name);
    }

private:
    std::vector<std::string_view> known_;
};

struct Index {
    std::vector<PlaceRow>                places;
    PerRank<PerPlace<std::uint8_t>>      values{};
    std::vector<Numbers>                 numbers;   // of each module
    std::vector<const Token*>            tokens;
    std::vector<const OptionRow*>        options;
    std::vector<std::string_view>        marks;

    Index() {
        int   step_count = 0;
        Names of_modules, of_steps, of_facts, of_options, of_tokens, words;   // words begin a line of the notation
        for (const Module& module : listed()) {
            Numbers given = {.module = static_cast<std::uint8_t>(numbers.size()),
                             .step = static_cast<StepId>(step_count),
                             .place = static_cast<Place>(places.size()),
                             .token = static_cast<std::uint8_t>(tokens.size()),
                             .option = static_cast<std::uint8_t>(options.size())};
            of_modules.add(module.name);
            check(numbers.empty()
                      || (module.opening.count + module.round.count + module.turn.count + module.scoring.count == 0),
                  "Only the base has outlines; modules insert steps.");
            for (const std::span<const Step> chapter : module.steps)
                for (Step row : chapter) {
                    of_steps.add(row.name);
                    row.id = static_cast<StepId>(given.step + row.id);
                    check(row.id < step_capacity && !all_steps[row.id].rule.apply,
                          "Two steps have one number, or there are too many.");
                    all_steps[row.id] = row;
                    step_count = std::max(step_count, row.id + 1);
                }
            for (const PlaceRow& row : module.places) {
                for (int rank = 0; rank < rank_count; ++rank)
                    values[rank].items.at(places.size()) = row.values.points[static_cast<std::size_t>(rank)];
                words.add(row.id);
                const auto whole = std::find_if(places.begin(), places.end(),
                                                [&](const PlaceRow& other) { return other.id == row.part_of; });
                check(row.part_of.empty() || (whole != places.end() && whole->part_of.empty() && !row.region),
                      "A space lies on a place of an earlier row, and is no region.");
                places.push_back(row);
            }
            given.event = bring(module.events);
            for (std::string_view mark : module.marks) {
                of_options.add(mark);
                marks.push_back(mark);
            }
            for (const OptionRow& option : module.options) {
                of_options.add(option.word);
                options.push_back(&option);
            }
            for (const Token& token : module.tokens) {
                of_tokens.add(token.id);
                tokens.push_back(&token);
            }
            for (const Fact& fact : module.facts) {
                of_facts.add(fact.name);
                check(fact.count > 0 && fact.count <= 32, "A fact has 1 to 32 bits.");
            }
            for (const Field& field : module.fields) {
                words.add(field.word);
                check(field.of(static_cast<Player>(max_players - 1)) < module.block && (field.each || !field.secret),
                      "A field lies outside its block, or is secret to nobody.");
            }
            if (module.numbers) *module.numbers = given;
            numbers.push_back(given);
        }
        check(options.size() <= 8 * sizeof(Options), "There are too many options.");
        check(marks.size() <= 32, "There are too many marks of cards.");
        check(tokens.size() <= 32, "There are too many tokens.");
        check(places.size() <= place_capacity && numbers.size() <= module_capacity,
              "There are too many places or modules.");
    }
};
const Index& index() {   // made at first use, which may be before main
    static const Index made;
    return made;
}

Places places_named(std::string_view ids) {
    Places some;
    for (std::string_view id : split(ids, " ")) {
        check(place_named(id).has_value(), "A row names a place that there is not.");
        some.add(*place_named(id));
    }
    return some;
}

// What each place borders on, as its row says.
const PerPlace<Places>& printed_borders() {
    static const PerPlace<Places> made = [] {
        PerPlace<Places> all{};
        for (std::size_t i = 0; i < index().places.size(); ++i)
            all[static_cast<Place>(i)] = places_named(index().places[i].borders);
        return all;
    }();
    return made;
}

Box compose(const BoxRow& row, Edition edition, Modules added, BoxId id) {
    Box box{.word = std::string{row.word},
            .name = row.name,
            .line = row.line,
            .edition = edition,
            .added = added,
            .rules = row.rules,
            .caballeros_each = row.caballeros_each};
    check(box.caballeros_each <= most_caballeros_each, "A box has more caballeros than cards and nets can count.");
    for (std::string_view name : row.with)
        check(std::any_of(modules().begin() + 1, modules().end(),
                          [&](const Module& module) { return module.name == name; }),
              "A box names a module that there is not.");
    box.rules.box = id;
    int block = 0;
    for (std::size_t i = 0; i < modules().size(); ++i) {
        const Module& module = modules()[i];
        if (added.has(static_cast<int>(i))) (box.word += '+') += module.name;
        else if (i > 0 && std::find(row.with.begin(), row.with.end(), module.name) == row.with.end()) continue;
        box.modules.push_back(&module);
        box.merged = box.merged || module.merges;
        for (std::size_t n = 0; n < module.options.size(); ++n)
            box.options = static_cast<Options>(box.options | 1u << (index().numbers[i].option + n));
        for (Player p : module.colours) {
            box.called[p] = module.called;
            box.caballeros_of[p] =
                static_cast<Count>(module.colour_caballeros ? module.colour_caballeros : row.caballeros_each);
        }
        if (module.hooks.turn.rival_power) box.rival = module.colours.lowest();
        box.block[i] = static_cast<std::uint8_t>(block);
        block += module.block;
        check((module.colours & (Players::first(max_players) | box.colours)).empty()
                  && (module.colours - Players::first(colour_capacity)).empty(),
              "A colour is taken, or there is no such colour.");
        box.colours = box.colours | module.colours;
        std::get<0>(box.hooks).add(module.hooks.scoring);
        std::get<1>(box.hooks).add(module.hooks.movement);
        std::get<2>(box.hooks).add(module.hooks.hand);
        std::get<3>(box.hooks).add(module.hooks.turn);
        std::get<4>(box.hooks).add(module.hooks.secrets);
        if (module.hooks.scoring.count) box.counts_plainly = false;
        for (std::size_t n = 0; n < module.places.size(); ++n) {
            const auto place = static_cast<Place>(index().numbers[i].place + n);
            box.names[place] = eg::row(place).name;
            if (eg::row(place).kings) {
                box.kings.add(place);
                continue;
            }
            box.places.add(place);
            if (const PlaceRow& its = eg::row(place); its.region) {
                box.regions.add(place);
                if (its.dialled) box.dialled.add(place);
                if (its.for_king) box.kings_regions.add(place);
                if (its.for_grandes) box.homes.add(place);
                if (its.placeable) box.placeable.add(place);
            }
            const Place whole = place_named(eg::row(place).part_of).value_or(place);
            box.whole_of[place] = whole;
            box.with_parts[whole].add(place);
            if (box.regions.has(whole)) box.in_regions.add(place);
            if (whole != place) box.parts.add(place), box.counts_plainly = false;
            if (place >= half_places) box.halves = 2;
        }
        if (i == 0)
            box.opening = module.opening, box.round = module.round, box.turn = module.turn,
            box.scoring = module.scoring;
        for (const Insert& insert : module.inserts) {
            const Step* of_base = insert.of_base.empty() ? nullptr : step(insert.of_base);
            const StepId added_step =
                of_base ? of_base->id : static_cast<StepId>(index().numbers[i].step + insert.step);
            const Step* named = step(box, insert.named);
            Outline* const outlines[] = {&box.opening, &box.round, &box.turn, &box.scoring};
            check(named
                      && std::any_of(std::begin(outlines), std::end(outlines),
                                     [&](Outline* one) { return one->insert(insert.where, named->id, added_step); }),
                  "A step is inserted beside one that is in no outline.");
        }
    }
    check(block <= block_size, "The modules of a box need more than the block: raise block_size.");
    box.block_used = block;
    box.kings = box.kings | box.kings_regions;
    for (Player p : Players::first(max_players)) box.caballeros_of[p] = static_cast<Count>(row.caballeros_each);
    for (const Module* module : box.modules) {
        box.borders[CAS] = box.borders[CAS] | places_named(module->from_castillo);
        if (!module->from_castillo.empty()) box.kings.add(CAS);
        if (module->grandes_in_castillo) box.homes.add(CAS);
    }
    for (Place place : box.places | box.kings)
        for (Place other : printed_borders()[place]) {
            if (!box.places.has(other)) continue;
            box.borders[place].add(other);
            if (box.places.has(place)) box.borders[other].add(place);
        }
    for (std::size_t place = 0; place < place_capacity; ++place)
        box.near.items[place] = (box.borders.items[place] & box.placeable) | castillo;
    for (const PlaceName& other : row.names) box.names[*place_named(other.id)] = other.name;
    const auto printed = deck_named(row.deck);
    check(printed.has_value(), "A box names a deck that there is not.");
    box.rules.deck = laid_out(*printed, box);
    box.piles = pile_count(deck(box.rules.deck));
    return box;
}

// Whether these can be played with together: by some number of players.
bool go_together(Modules some) {
    Set<int> players = {2, 3, 4, 5};
    for (int i : some) {
        const Variant& variant = modules()[static_cast<std::size_t>(i)].variant;
        players = players & variant.players;
        for (std::string_view other : variant.not_with)
            for (int j : some)
                if (modules()[static_cast<std::size_t>(j)].name == other) return false;
    }
    return !players.empty();
}

// The boxes composed so far: the editions at once, the others when they are first asked for.
class Boxes {
public:
    Boxes() {
        Names words;
        for (const Module& module : modules())
            for (const BoxRow& row : module.boxes) words.add(row.word), rows_.push_back(&row);
        editions_.reserve(rows_.size());   // where one is, it stays
        for (const BoxRow* row : rows_) add(editions_, *row, static_cast<Edition>(editions_.size()), {});
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
    const Box& with(Edition edition, Modules added) {
        for (int id = 0; id < count_; ++id)
            if (const Box& known = *composed_boxes[id]; known.edition == edition && known.added == added) return known;
        return add(others_, *rows_[static_cast<std::size_t>(edition)], edition, added);
    }

private:
    template <class List>
    const Box& add(List& list, const BoxRow& row, Edition edition, Modules added) {
        check(count_ < box_capacity, "There are too many boxes.");
        list.push_back(compose(row, edition, added, static_cast<BoxId>(count_)));
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
    rules.mends = agreed.mends;
    rules.short_game = agreed.short_game;
    return rules;
}

}

// Whoever sees a module sees it with its numbers.
int fact_count(const Module& module) {
    int sum = 0;
    for (const Fact& fact : module.facts) sum += fact.count;
    return sum;
}

std::span<const Module> modules() {
    index();
    return listed();
}

const Step* step(std::string_view name) {
    for (const Step& row : all_steps)
        if (row.rule.apply && row.name == name) return &row;
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
Modules variants(Edition edition) { return all().offers(edition); }
Modules variants(Edition edition, int players) {
    Modules some;
    for (int i : variants(edition))
        if (modules()[static_cast<std::size_t>(i)].variant.players.has(players)) some.add(i);
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
                    return &all_steps[index().numbers[static_cast<std::size_t>(module - modules().data())].step
                                      + row.id];
    return nullptr;
}
Options option_named(std::string_view word) {
    const auto& options = index().options;
    const auto found =
        std::find_if(options.begin(), options.end(), [&](const OptionRow* option) { return option->word == word; });
    return found == options.end() ? Options{0} : static_cast<Options>(1u << (found - options.begin()));
}

std::vector<std::string_view> options_out(const Rules& rules) {
    std::vector<std::string_view> words;
    for (int option : Set<int>::of_bits(rules.options_out & box(rules).options & ~unsigned{veto_option}))
        words.push_back(index().options[static_cast<std::size_t>(option)]->word);
    return words;
}
unsigned mark_named(std::string_view word) {
    const auto& marks = index().marks;
    const auto  found = std::find(marks.begin(), marks.end(), word);
    return found == marks.end() ? 0 : 1u << (found - marks.begin());
}
std::string_view mark_word(int mark) { return index().marks[static_cast<std::size_t>(mark)]; }

int token_number(std::string_view id) {
    const auto& tokens = index().tokens;
    const auto  found = std::find_if(tokens.begin(), tokens.end(), [&](const Token* token) { return token->id == id; });
    return found == tokens.end() ? -1 : static_cast<int>(found - tokens.begin());
}
const Token& token(int number) { return *index().tokens[static_cast<std::size_t>(number)]; }
int token_count() { return static_cast<int>(index().tokens.size()); }
TokenSpot token_spot(const State& s, std::string_view id) {
    for (const Module* module : box(s).modules)
        for (const Token& token : module->tokens)
            if (token.id == id) return token.where(s);
    return {};
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
