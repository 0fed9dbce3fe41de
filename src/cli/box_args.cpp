#include "cli/box_args.h"

#include <algorithm>

#include "engine/box.h"
#include "engine/notation.h"
#include "engine/parsing.h"

namespace eg {
namespace {

std::string listed(const Words& words, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        (text += i == 0 ? std::string_view{} : i + 1 == words.size() ? last : ", ") += words[i];
    return text;
}

}

std::string edition_words() {
    Words words;
    for (const Box& box : all_editions()) words.push_back(box.word);
    return listed(words, " or ");
}

std::string module_words() {
    Words words;
    for (const Module& module : modules())
        if (!module.variant.to.empty() && !module.variant.always) words.push_back(module.name);
    return listed(words, " and ");
}

std::string apply_box_args(Setup& setup, std::string_view edition_word, std::string_view modules) {
    auto wanted = modules_named(modules);
    if (!wanted) return "The modules are " + module_words() + ", with commas in between.";
    if (!edition_word.empty()) {
        auto named = box_named(edition_word);
        if (!named) {   // an edition or expansion and modules that do not go together, or in another order
            std::string list{edition_word};
            std::replace(list.begin(), list.end(), '+', ',');
            std::string_view rest = list;
            const std::string_view first = cut(rest, ',');
            const auto more = modules_named(edition(first) ? rest : std::string_view{list});
            if (more) named = box_named(first), wanted = *wanted | *more;
        }
        if (!named) return "The edition is " + edition_words() + ", or a box such as 2023+new_regency.";
        const Rules& rules = box(*named).rules;
        setup.rules = in_edition(edition_of(rules), setup.rules);
        if (named != box_of(edition_of(rules))) wanted = *wanted | modules_of(rules);
    }
    setup.rules = with_modules(modules_of(setup.rules) | *wanted, setup.rules);
    const Modules left_out = missing(*wanted, for_players(setup.players, setup.rules));
    if (left_out.empty()) return {};
    const Module& module = eg::modules()[static_cast<std::size_t>(left_out.lowest())];
    const std::string beginning = std::string{module.name} + " cannot be played ";
    if (!variants(edition_of(setup.rules)).has(left_out.lowest()))
        return beginning + "with the edition " + std::string{show(edition_of(setup.rules))} + '.';
    for (int other : *wanted & not_with(left_out.lowest()))
        return beginning + "with " + std::string{eg::modules()[static_cast<std::size_t>(other)].name} + '.';
    return beginning
           + (module.variant.players.has(setup.players) ? "with all of the others."
                                                        : "with " + std::to_string(setup.players) + " players.");
}

}
