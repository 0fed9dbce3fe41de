// The opponents there are, one line each.
#include "ai/bot.h"
#include "ai/levels.h"
#include "ai/playout_bots.h"

namespace eg {

std::unique_ptr<Bot> random_bot();
std::unique_ptr<Bot> greedy_bot();

namespace {

constexpr BotRow rows[] = {
    {"random", "Any legal choice, all equally likely.", 1, random_bot},
    {"greedy", "The turn that pays most at once.", 800, greedy_bot},
    {"Paje", "Sees a few turns at a time, and is often unsure of them.", 1, paje},
    {"Escudero", "Sees more turns than the page, and judges them better.", 1, escudero},
    {"Caballero", "Judges soundly, but only what it happens to see.", 1, caballero},
    {"Hidalgo", "Finds the turn that looks best, and trusts its looks.", 1, hidalgo},
    {"Conde", "Tries its best turns out to the end of the round.", 24, conde},
    {"Duque", "Tries out more of them, and longer.", 96, duque},
    {"Grande", "Leaves little untried.", 400, grande},
    {"El Grande", "Thinks as long as patience allows.", 1600, el_grande},
    {"flat", "Random games to the end, every choice alike: a measure.", 1024, flat_bot},
    {"uct", "Random games to the end, along a tree: a measure.", 1024, uct_bot},
    {"net", "The turn that the net likes best.", 1, net_bot},
};
constexpr std::size_t measures = 3;  // the last of them

}

std::span<const BotRow> bots() { return rows; }
std::span<const BotRow> opponents() { return std::span{rows}.first(std::size(rows) - measures); }

const BotRow* bot(std::string_view name) {
    for (const BotRow& row : rows)
        if (row.name == name) return &row;
    return nullptr;
}

}
