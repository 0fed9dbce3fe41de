#include "app/game/options.h"

#include <algorithm>

#include "engine/box.h"
#include "engine/decks.h"
#include "engine/insertion_sort.h"

namespace eg {

namespace {

std::array<OptionChoice, option_capacity> edition_choices() {
    std::array<OptionChoice, option_capacity> list;
    for (std::size_t i = 0; i < all_editions().size(); ++i)
        list.at(i) = {all_editions()[i].word, all_editions()[i].name};
    return list;
}

// Whether this edition has cards that players may agree to leave out, all together.
bool may_be_left_out(const Deck& deck) {
    return std::any_of(deck.cards.begin(), deck.cards.end(),
                       [](const ActionCard& card) { return card.option && !card.bit; });
}

}

std::vector<Option<Plan>> plan_options(const Plan& now) {
    static const std::array<Option<Plan>, 5> rows = {{
        {"edition", "Rules", edition_choices(),
         [](const Plan& plan) { return static_cast<int>(edition_of(plan.setup.rules)); },
         [](Plan& plan, int n) { choose_edition(plan, static_cast<Edition>(n)); }},
        {"length",
         "Length",
         {{{"9", "Nine rounds"}, {"6", "Six rounds"}}},
         [](const Plan& plan) { return plan.setup.rules.short_game ? 1 : 0; },
         [](Plan& plan, int n) { plan.setup.rules.short_game = n == 1; },
         {"about 45 min", "about 30 min"}},
        {"castillo",
         "Castillo",
         {{{"announced", "Shown"}, {"hidden", "Hidden"}}},
         [](const Plan& plan) { return plan.castillo_announced ? 0 : 1; },
         [](Plan& plan, int n) { plan.castillo_announced = n == 0; },
         {"its numbers", "its numbers"}},
        {"veto",
         "Veto cards",
         {{{"1", "In the game"}, {"0", "Left out"}}},
         [](const Plan& plan) { return plan.setup.rules.has(veto_option) ? 0 : 1; },
         [](Plan& plan, int n) { plan.setup.rules.agree(veto_option, n == 0); },
         {"to stop an action", "to stop an action"},
         [](const Plan& plan) {
             return may_be_left_out(deck(for_players(plan.setup.players, plan.setup.rules).deck));
         }},
        {"pace", "Bots' pace", paces, [](const Plan& plan) { return static_cast<int>(plan.pace); },
         [](Plan& plan, int n) { plan.pace = static_cast<Pace>(n); }},
    }};
    std::vector<Option<Plan>> some;
    for (const Option<Plan>& row : rows)
        if (!row.matters || row.matters(now)) some.push_back(row);
    return some;
}

std::vector<ModuleOption> module_options(const Plan& plan) {
    const Edition edition = edition_of(plan.setup.rules);
    const Modules played = modules_of(for_players(plan.setup.players, plan.setup.rules));
    std::vector<ModuleOption> list;
    for (int i : variants(edition)) {
        const Module&  module = modules()[static_cast<std::size_t>(i)];
        const Variant& its = module.variant;
        const bool     fits = its.players.has(plan.setup.players);
        if (its.always && !fits) continue;
        List instead;
        for (int other : played & not_with(i))
            instead.push_back({modules()[static_cast<std::size_t>(other)].variant.title});
        list.push_back({.module = i,
                        .name = module.name,
                        .title = its.title,
                        .line = its.line,
                        .chosen = played.has(i)
                                  || (module.merges && box(for_players(plan.setup.players, plan.setup.rules)).merged),
                        .fixed = its.always || !fits ? its.otherwise : std::string_view{},
                        .instead = std::move(instead)});
    }
    const auto for_few = [](const ModuleOption& option) {
        return modules()[static_cast<std::size_t>(option.module)].variant.players.size() != max_players - 1;
    };
    insertion_sort(list.begin(), list.end(), [&](const ModuleOption& a, const ModuleOption& b) {
        return for_few(a) < for_few(b);
    });   // those for few players last
    return list;
}

void choose_module(Plan& plan, int module, bool chosen) {
    plan.wanted = plan.wanted | modules_of(plan.setup.rules);
    if (chosen) plan.wanted = plan.wanted - not_with(module), plan.wanted.add(module);
    else plan.wanted.remove(module);
    plan.setup.rules = with_modules(plan.wanted, plan.setup.rules);
}

void choose_edition(Plan& plan, Edition edition) {
    plan.wanted = plan.wanted | modules_of(plan.setup.rules);
    plan.setup.rules = with_modules(plan.wanted, in_edition(edition, plan.setup.rules));
}

std::vector<CardOption> card_options(const Plan& plan) {
    std::vector<CardOption> list;
    for (const ActionCard* card : optional_cards(plan.setup.rules))
        list.push_back({card, in_the_deck(*card, plan.setup.rules)});
    return list;
}

void choose_card(Plan& plan, const ActionCard& card, bool chosen) {
    const unsigned others = plan.setup.rules.left_out & ~unsigned{card.bit};
    plan.setup.rules.left_out = static_cast<std::uint8_t>(chosen ? others : others | card.bit);
    if (chosen) plan.setup.rules.agree(card.option, true);
}

std::vector<PartOption> part_options(const Plan& plan) {
    std::vector<PartOption> list;
    for (int number : Set<int>::of_bits(box(plan.setup.rules).options & ~unsigned{veto_option})) {
        const OptionRow& row = option_row(number);
        const auto       option = static_cast<Options>(1u << number);
        list.push_back({option, row.word, row.title, row.line, row.picture, plan.setup.rules.has(option)});
    }
    return list;
}

void choose_part(Plan& plan, Options option, bool chosen) {
    plan.setup.rules = with_option(plan.setup.rules, option, chosen);
}

Message plan_in_words(const Plan& plan) {
    const Rules& rules = plan.setup.rules;
    List added;
    for (const ModuleOption& option : module_options(plan))
        if (option.chosen && option.fixed.empty()) added.push_back({option.title});
    const Message length = {rules.short_game ? "six rounds" : "nine rounds"};
    const int     players = plan.setup.players;
    const Message edition = {all_editions()[static_cast<std::size_t>(edition_of(rules))].name};
    const Message game =
        added.empty()
            ? message("{edition}: {n, plural, one {# player} other {# players}}, {length}.", edition, players, length)
            : message("{edition} with {modules:and}: {n, plural, one {# player} other {# players}}, {length}.", edition,
                      added, players, length);
    List without;
    for (const CardOption& option : card_options(plan))
        if (!option.chosen) without.push_back(told(*option.card, option.card->title));
    for (const PartOption& option : part_options(plan))
        if (!option.chosen) without.push_back({option.title});
    return without.empty() ? game : message("{all:sentences}", List{game, message("Without {cards:and}.", without)});
}

}
