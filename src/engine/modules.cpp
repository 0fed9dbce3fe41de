#include "engine/module.h"

#include "engine/base/base.h"
#include "engine/decks.h"

namespace eg {
namespace {

const Module list[] = {
    base(),
};

constexpr int step_capacity = 64;

struct Index {
    std::array<Step, step_capacity> steps{};

    Index() {
        for (const Module& module : list) {
            for (std::span<const Step> chapter : module.steps)
                for (const Step& row : chapter) steps[row.id] = row;
            bring(module.events);
        }
    }
};
const Index index;

// Our own are right, or no test would pass.
struct Decks {
    std::array<Deck, edition_count + 1> list;

    Decks() {
        for (const Rules& rules : presets) list[rules.deck] = read_deck(printed_deck(rules.edition));
        std::string before{printed_deck(Edition::big_box)};
        constexpr std::string_view one_by_one = "score dialled_once";
        before.insert(before.find(one_by_one) + one_by_one.size(), " together");
        list[first_big_box] = read_deck(before);
    }
};
const Decks decks;

}

std::span<const Module> modules() { return list; }

Frame first_question() { return {.step = list[0].first_step}; }

const Step* const all_steps = index.steps.data();

const Step* step(std::string_view name) {
    for (const Step& row : index.steps)
        if (row.apply && row.name == name) return &row;
    return nullptr;
}

const Deck& deck(DeckId id) { return decks.list[id]; }

int card_count(const Rules& rules, int stack) { return deck(rules.deck).counts[stack]; }
const ActionCard& card(const Rules& rules, int stack, int i) { return *deck(rules.deck).piles[stack][static_cast<std::size_t>(i)]; }

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

}
