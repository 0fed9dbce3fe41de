#include "engine/compose.h"

#include <algorithm>

#include "engine/decks.h"
#include "engine/lanes.h"
#include "engine/parsing.h"

namespace eg {
namespace {

class Composer {
public:
    Composer(const BoxRow& row, Edition edition, Modules added, Options out, BoxId id) : row_(row) {
        box_.word = row.word;
        box_.name = row.name;
        box_.line = row.line;
        box_.edition = edition;
        box_.added = added;
        box_.places_out = out;
        box_.place_of.fill(nowhere);
        box_.rules = row.rules;
        box_.rules.box = id;
        choose_modules();
        count_caballeros();
        int facts = 0;
        for (const Module* module : box_.modules) add(*module), facts += fact_count(*module);
        check(facts <= most_facts, "The modules of a box have more facts than the nets have room for.");
        name_places();
        join_places();
        for (const Module* module : box_.modules) insert_steps(*module);
    }

    Box finished() {
        const auto printed = deck_named(row_.deck);
        check(printed.has_value(), "A box names a deck that there is not.");
        box_.rules.deck = laid_out(*printed, box_);
        box_.piles = pile_count(deck(box_.rules.deck));
        return std::move(box_);
    }

private:
    const BoxRow& row_;
    Box           box_;

    void choose_modules() {
        for (std::string_view name : row_.with)
            check(std::any_of(modules().begin() + 1, modules().end(),
                              [&](const Module& module) { return module.name == name; }),
                  "A box names a module that there is not.");
        for (std::size_t i = 0; i < modules().size(); ++i) {
            const Module& module = modules()[i];
            const bool    added = box_.added.has(static_cast<int>(i));
            if (added) (box_.word += '+') += module.name;
            if (added || i == 0 || std::find(row_.with.begin(), row_.with.end(), module.name) != row_.with.end())
                box_.modules.push_back(&module);
        }
    }

    void count_caballeros() {
        box_.caballeros_each = row_.caballeros_each;
        for (int i : box_.added)
            box_.caballeros_each = std::max(box_.caballeros_each,
                                            modules()[static_cast<std::size_t>(i)].variant.caballeros_each);
        check(box_.caballeros_each <= most_caballeros_each,
              "A box has more caballeros than cards and nets can count.");
        for (Player p : Players::first(max_players)) box_.caballeros_of[p] = static_cast<Count>(box_.caballeros_each);
    }

    void add(const Module& module) {
        const Numbers& numbers = numbers_of(module);
        box_.merged = box_.merged || module.merges;
        for (std::size_t n = 0; n < module.options.size(); ++n)
            box_.options = static_cast<Options>(box_.options | 1u << (numbers.option + n));
        add_colours(module);
        box_.block[numbers.module] = static_cast<std::uint8_t>(box_.block_used);
        box_.block_used += module.block;
        check(box_.block_used <= block_size, "The modules of a box need more than the block: raise block_size.");
        std::get<0>(box_.hooks).add(module.hooks.scoring);
        std::get<1>(box_.hooks).add(module.hooks.movement);
        std::get<2>(box_.hooks).add(module.hooks.hand);
        std::get<3>(box_.hooks).add(module.hooks.turn);
        std::get<4>(box_.hooks).add(module.hooks.secrets);
        if (module.hooks.scoring.count) box_.counts_plainly = false;
        for (std::size_t n = 0; n < module.places.size(); ++n)
            if ((option_named(module.places[n].option) & box_.places_out) == 0)
                add_place(module.places[n], static_cast<std::uint8_t>(numbers.place + n));
    }

    void add_colours(const Module& module) {
        check((module.colours & (Players::first(max_players) | box_.colours)).empty()
                  && (module.colours - Players::first(colour_capacity)).empty(),
              "A colour is taken, or there is no such colour.");
        box_.colours = box_.colours | module.colours;
        if (!module.colours_count) box_.uncounted = box_.uncounted | module.colours;
        for (Player p : module.colours) {
            box_.called[p] = module.called;
            box_.caballeros_of[p] =
                static_cast<Count>(module.colour_caballeros ? module.colour_caballeros : box_.caballeros_each);
        }
        if (module.hooks.turn.rival_power) box_.rival = module.colours.lowest();
    }

    void add_place(const PlaceRow& its, std::uint8_t row_number) {
        // One bit less than a Frame's set has, which text writes as a number that is not negative.
        check(box_.place_count < place_capacity - 1, "A box has too many places.");
        check(!place_named(box_, its.id), "Two places of a box have one id.");
        const auto place = static_cast<Place>(box_.place_count++);
        box_.place_row[place] = row_number;
        box_.place_of.at(row_number) = place;
        for (int rank = 0; rank < rank_count; ++rank)
            box_.values[rank][place] = its.values.points[static_cast<std::size_t>(rank)];
        if (its.kings) {
            box_.kings.add(place);
            return;
        }
        box_.places.add(place);
        if (its.region) {
            box_.regions.add(place);
            if (its.dialled) box_.dialled.add(place);
            if (its.for_king) box_.kings_regions.add(place);
            if (its.for_grandes) box_.homes.add(place);
            if (its.placeable) box_.placeable.add(place);
        }
        const std::optional<Place> under = its.part_of.empty() ? place : place_named(box_, its.part_of);
        check(under && row(box_, *under).part_of.empty() && (under == place || !its.region),
              "A space lies on a place of an earlier row, and is no region.");
        box_.whole_of[place] = *under;
        box_.with_parts[*under].add(place);
        if (box_.regions.has(*under)) box_.in_regions.add(place);
        if (place >= half_places) box_.halves = 2;
        if (*under == place) return;
        box_.parts.add(place);
        box_.divided = box_.divided | Places{*under, place};
        box_.counts_plainly = false;
    }

    void name_places() {
        for (const Module* module : box_.modules)
            for (const Field& field : module->fields)
                check(!place_named(box_, field.word), "A place and a field have one word.");
        for (int i = 0; i < box_.place_count; ++i)
            box_.names[static_cast<Place>(i)] = row(box_, static_cast<Place>(i)).name;
        for (const PlaceName& other : row_.names)
            if (const Places some = places_named(other.id); !some.empty()) box_.names[some.lowest()] = other.name;
    }

    // Of the places named those that this box has; each must be in some module.
    Places places_named(std::string_view ids) const {
        Places some;
        for (std::string_view id : split(ids, " ")) {
            check(std::any_of(all_place_rows().begin(), all_place_rows().end(),
                              [&](const PlaceRow* its) { return its->id == id; }),
                  "A row names a place that there is not.");
            if (const auto place = place_named(box_, id)) some.add(*place);
        }
        return some;
    }

    void join_places() {
        for (const Module* module : box_.modules) {
            box_.borders[CAS] = box_.borders[CAS] | places_named(module->from_castillo);
            if (!module->from_castillo.empty()) box_.kings.add(CAS);
            if (module->grandes_in_castillo) box_.homes.add(CAS);
        }
        box_.kings = box_.kings | box_.kings_regions;
        for (Place place : box_.places | box_.kings)
            for (Place other : places_named(row(box_, place).borders)) {
                if (!box_.places.has(other)) continue;
                box_.borders[place].add(other);
                if (box_.places.has(place)) box_.borders[other].add(place);
            }
        for (std::size_t place = 0; place < place_capacity; ++place)
            box_.near.items[place] = (box_.borders.items[place] & box_.placeable) | castillo;
    }

    void insert_steps(const Module& module) {
        if (&module == box_.modules[0])
            box_.opening = module.opening, box_.round = module.round, box_.turn = module.turn,
            box_.scoring = module.scoring;
        for (const Insert& insert : module.inserts) {
            const Step*  of_base = insert.of_base.empty() ? nullptr : step(insert.of_base);
            const StepId added =
                of_base ? of_base->id : static_cast<StepId>(numbers_of(module).step + insert.step);
            const Step*    named = step(box_, insert.named);
            Outline* const outlines[] = {&box_.opening, &box_.round, &box_.turn, &box_.scoring};
            check(named && std::any_of(std::begin(outlines), std::end(outlines), [&](Outline* one) {
                      return one->insert(insert.where, named->id, added);
                  }),
                  "A step is inserted beside one that is in no outline.");
        }
    }
};

}

Box compose(const BoxRow& row, Edition edition, Modules added, Options out, BoxId id) {
    return Composer{row, edition, added, out, id}.finished();
}

}
