// What can be combined with what, as one table: what goes together is dealt and played to its end, and what does not is
// refused with its reason, on the page and on the command line.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/game/options.h"
#include "cli/protocol.h"
#include "engine/box.h"
#include "engine/game.h"
#include "engine/notation.h"
#include "language/say.h"

using namespace eg;

namespace {

using Row = std::vector<std::string_view>;
const Row added = {"new_regency", "old_hands", "power_shift", "colonies", "grandissimo"};

// For each edition what can be added to it.
const std::vector<std::pair<std::string_view, Row>> editions = {
    {"1996", added}, {"decennial", added}, {"bigbox", added}, {"2023", added},
    {"intrigue", {}}, {"intrigue_first", {}}, {"king_and_colonies", {}},
};
// What cannot be combined. New Regency makes of Portugal and France places that are the King's alone; Grandissimo and
// the Colonies have two ships, and two rules for the Inquisitor.
const std::vector<std::pair<std::string_view, std::string_view>> apart = {
    {"new_regency", "colonies"}, {"new_regency", "grandissimo"}, {"colonies", "grandissimo"},
};

// Every choice of these.
std::vector<Row> choices_of(const Row& some) {
    std::vector<Row> all;
    for (unsigned bits = 0; bits < 1u << some.size(); ++bits) {
        all.emplace_back();
        for (std::size_t i = 0; i < some.size(); ++i)
            if (bits >> i & 1u) all.back().push_back(some[i]);
    }
    return all;
}
bool has(const Row& list, std::string_view word) { return std::find(list.begin(), list.end(), word) != list.end(); }
// The first two of these that cannot be combined; empty: there are none.
std::pair<std::string_view, std::string_view> apart_in(const Row& list) {
    for (const auto& pair : apart)
        if (has(list, pair.first) && has(list, pair.second)) return pair;
    return {};
}
bool ends_well(const std::string& answer) { return answer.ends_with("ok\n") || answer.ends_with("ok"); }
std::string joined(const Row& list, char between) {
    std::string text;
    for (std::string_view word : list) ((text += text.empty() ? "" : std::string{between}) += word);
    return text;
}

}

TEST_SUITE("everything with everything") {

TEST_CASE("what goes together is dealt and played, what does not is refused with its reason") {
    for (const auto& row : editions)
        for (const Row& list : choices_of(added)) {
            const std::string_view edition = row.first;
            const Row&             goes = row.second;
            const std::string words = joined(list, ',');
            CAPTURE(edition);
            CAPTURE(words);
            const bool strange = std::any_of(list.begin(), list.end(), [&](auto word) { return !has(goes, word); });
            const auto two = apart_in(list);
            const std::string box_word = std::string{edition} + (list.empty() ? "" : '+' + joined(list, '+'));
            const std::string asked_for =
                "new edition=" + std::string{edition} + (list.empty() ? "" : " modules=" + words);
            CHECK(box_named(box_word).has_value() == (!strange && two.first.empty()));
            Game game;
            const std::string answer = execute(game, asked_for + " length=6");
            const auto says = [&](const std::string& word) { return answer.find(word) != std::string::npos; };
            if (strange) CHECK(says("cannot be played with the edition " + std::string{edition}));
            else if (!two.first.empty()) {
                CHECK(says("error: " + std::string{two.second} + " cannot be played with "
                           + std::string{two.first} + '.'));
                CHECK(execute(game, "new length=6 box=" + box_word) == answer);
            } else {
                CHECK(ends_well(answer));
                CHECK(ends_well(execute(game, "play Paje all")));
                CHECK(over(game.state));
            }
        }
}

TEST_CASE("the form of a new game offers what goes with the edition, and says what a choice replaces") {
    for (const auto& row : editions)
        for (std::string_view first : row.second.empty() ? Row{""} : row.second) {
            const std::string_view edition_word = row.first;
            CAPTURE(edition_word);
            CAPTURE(first);
            Plan plan = usual_plan();
            choose_edition(plan, *edition(edition_word));
            if (!first.empty()) choose_module(plan, modules_named(first)->lowest(), true);
            Row offered;
            for (const ModuleOption& option : module_options(plan)) {
                CAPTURE(option.name);
                if (has(added, option.name)) offered.push_back(option.name);
                if (option.name == first) CHECK(option.chosen);
                const bool replaces = !apart_in({first, option.name}).first.empty();
                CHECK(option.instead.empty() != replaces);
                if (!replaces || option.name == first) continue;
                Plan other = plan;   // chosen, it takes the other's place
                choose_module(other, option.module, true);
                CHECK(modules_of(other.setup.rules) == Modules{option.module});
            }
            CHECK(offered.size() == row.second.size());
        }
}

}
