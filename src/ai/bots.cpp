// The opponents there are, one line each.
#include "ai/bot.h"

namespace eg {

std::unique_ptr<Bot> random_bot();
std::unique_ptr<Bot> greedy_bot();

namespace {

constexpr BotRow rows[] = {
    {"random", "Any legal choice, all equally likely.", 1, random_bot},
    {"greedy", "The turn that pays most at once.", 800, greedy_bot},
};

}

std::span<const BotRow> bots() { return rows; }

const BotRow* bot(std::string_view name) {
    for (const BotRow& row : rows)
        if (row.name == name) return &row;
    return nullptr;
}

}
