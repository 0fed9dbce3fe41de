// The modules that there are. Their rows get numbers in the order of the list, which grows at its end alone: kept games
// count steps, events, fields and tokens. Places are numbered by box (compose.cpp).
#include "engine/module.h"

#include <algorithm>

#include "engine/box.h"

namespace eg {

constinit Step all_steps[step_capacity];

#define MODULE(name) Module name();
#include "modules.inc"
#undef MODULE

namespace {

// Of each module its folder and its function, which have one name.
constexpr std::string_view folders[] = {
#define MODULE(name) #name,
#include "modules.inc"
#undef MODULE
};

std::span<const Module> listed() {
    static const Module list[] = {
#define MODULE(name) name(),
#include "modules.inc"
#undef MODULE
    };
    return list;
}

// Names that may be given once, so that text can tell rows apart.
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

struct Registry {
    std::vector<Numbers>          numbers;   // of each module
    std::vector<const PlaceRow*>  places;
    std::vector<const Token*>     tokens;
    std::vector<const OptionRow*> options;
    std::vector<const Mark*> marks;

    Registry() {
        Names of_modules, of_steps, of_facts, of_options, of_tokens, of_marks, of_boxes,
            words;   // words begin a line of the notation
        for (const Module& module : listed()) {
            Numbers given = {.module = static_cast<std::uint8_t>(numbers.size()),
                             .step = static_cast<StepId>(step_count_),
                             .place = static_cast<std::uint8_t>(places.size()),
                             .token = static_cast<std::uint8_t>(tokens.size()),
                             .option = static_cast<std::uint8_t>(options.size())};
            of_modules.add(module.name);
            check(module.name == folders[numbers.size()], "A module has another name than its folder.");
            check(numbers.empty()
                      || (module.opening.count + module.round.count + module.turn.count + module.scoring.count == 0),
                  "Only the base has outlines; modules insert steps.");
            for (const std::span<const Step> chapter : module.steps)
                for (const Step& row : chapter) of_steps.add(row.name), add(row, given.step);
            for (const PlaceRow& row : module.places) places.push_back(&row);
            for (const BoxRow& row : module.boxes) of_boxes.add(row.word);
            given.event = register_events(module.events);
            for (const Mark& mark : module.marks) of_marks.add(mark.word), marks.push_back(&mark);
            for (const OptionRow& option : module.options) of_options.add(option.word), options.push_back(&option);
            for (const Token& token : module.tokens) of_tokens.add(token.id), tokens.push_back(&token);
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
        check(places.size() < 256, "There are too many places.");
        check(numbers.size() <= module_capacity, "There are too many modules.");
    }

private:
    int step_count_ = 0;

    void add(Step row, StepId first) {
        row.id = static_cast<StepId>(first + row.id);
        check(row.id < step_capacity && !all_steps[row.id].rule.apply,
              "Two steps have one number, or there are too many.");
        all_steps[row.id] = row;
        step_count_ = std::max(step_count_, row.id + 1);
    }
};

const Registry& registry() {   // made at first use, which may be before main
    static const Registry made;
    return made;
}

}

std::span<const Module> modules() {
    registry();   // a module that is seen has its numbers
    return listed();
}
const Numbers& numbers_of(const Module& module) {
    return registry().numbers[static_cast<std::size_t>(&module - listed().data())];
}

int fact_count(const Module& module) {
    int sum = 0;
    for (const Fact& fact : module.facts) sum += fact.count;
    return sum;
}

const Step* step(std::string_view name) {
    for (const Step& row : all_steps)
        if (row.rule.apply && row.name == name) return &row;
    return nullptr;
}

std::span<const PlaceRow* const> all_place_rows() { return registry().places; }

Options option_named(std::string_view word) {
    const auto& options = registry().options;
    const auto  found =
        std::find_if(options.begin(), options.end(), [&](const OptionRow* option) { return option->word == word; });
    return found == options.end() ? Options{0} : static_cast<Options>(1u << (found - options.begin()));
}
const OptionRow& option_row(int number) { return *registry().options[static_cast<std::size_t>(number)]; }

unsigned mark_named(std::string_view word) {
    const auto& marks = registry().marks;
    const auto  found = std::find_if(marks.begin(), marks.end(),
                                     [&](const Mark* one) { return one->word == word && !one->follows; });
    return found == marks.end() ? 0 : 1u << (found - marks.begin());
}
unsigned marks_that_follow(const ActionCard& card) {
    const auto& marks = registry().marks;
    unsigned    bits = 0;
    for (std::size_t i = 0; i < marks.size(); ++i)
        if (marks[i]->follows && marks[i]->follows(card)) bits |= 1u << i;
    return bits;
}
const Mark& mark(int number) { return *registry().marks[static_cast<std::size_t>(number)]; }

int token_number(std::string_view id) {
    const auto& tokens = registry().tokens;
    const auto  found =
        std::find_if(tokens.begin(), tokens.end(), [&](const Token* token) { return token->id == id; });
    return found == tokens.end() ? -1 : static_cast<int>(found - tokens.begin());
}
const Token& token(int number) { return *registry().tokens[static_cast<std::size_t>(number)]; }
int token_count() { return static_cast<int>(registry().tokens.size()); }

}
