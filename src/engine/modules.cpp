#include "engine/module.h"

#include "engine/base/base.h"

namespace eg {
namespace {

const Module list[] = {
    base(),
};

constexpr int step_capacity = 64;
constexpr int stack_capacity = 16;  // cards in a stack

struct Index {
    std::array<Step, step_capacity> steps{};
    std::array<std::array<const ActionCard*, stack_capacity>, stack_count> cards{};
    std::array<int, stack_count> card_counts{};

    Index() {
        for (const Module& module : list) {
            for (std::span<const Step> chapter : module.steps)
                for (const Step& row : chapter) steps[row.id] = row;
            for (const ActionCard& row : module.cards) {
                const auto stack = static_cast<std::size_t>(row.stack - 1);
                for (int copy = 0; copy < row.copies; ++copy) cards[stack][static_cast<std::size_t>(card_counts[stack]++)] = &row;
            }
        }
    }
};
const Index index;

}

std::span<const Module> modules() { return list; }

Frame first_question() { return {.step = list[0].first_step}; }

const Step* const all_steps = index.steps.data();

const Step* step(std::string_view name) {
    for (const Step& row : index.steps)
        if (row.apply && row.name == name) return &row;
    return nullptr;
}

int card_count(int stack) { return index.card_counts[static_cast<std::size_t>(stack)]; }
const ActionCard& card(int stack, int i) { return *index.cards[static_cast<std::size_t>(stack)][static_cast<std::size_t>(i)]; }

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
