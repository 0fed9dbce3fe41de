// The opponents there are, one line each.
#include "ai/bot.h"
#include "ai/levels.h"
#include "ai/playout_bots.h"

namespace eg {

std::unique_ptr<Bot> random_bot();
std::unique_ptr<Bot> greedy_bot();
std::unique_ptr<Bot> sparring_bot();

namespace {

constexpr std::size_t measures = 6;  // the first of them
constexpr BotRow rows[] = {
    {"random", "Any legal choice, all equally likely: a measure.", 1, false, random_bot},
    {"greedy", "The turn that pays most at once: a measure.", 800, false, greedy_bot},
    {"flat", "Random games to the end, every choice alike: a measure.", 1024, false, flat_bot},
    {"uct", "Random games to the end, along a tree: a measure.", 1024, false, uct_bot},
    {"sparring", "Plain good sense, to the end of the round: a measure.", 300, false, sparring_bot},
    {"net", "The turn that the net likes best.", 1, true, net_bot},
    {"Paje", "Sees a few turns at a time, and is often unsure of them.", 1, true, paje},
    {"Escudero", "Sees more turns than the page, and judges them better.", 1, true, escudero},
    {"Caballero", "Has a feeling for what is good, and errs now and then.", 1, true, caballero},
    {"Hidalgo", "Judges soundly, but only what it happens to see.", 1, true, hidalgo},
    {"Conde", "Looks around well, and trusts how a turn looks.", 1, true, conde},
    {"Duque", "Tries its best turns out to the end of the round.", 3, true, duque},
    {"Grande", "Tries out more of them, and longer.", 26, true, grande},
    {"El Grande", "Thinks as long as patience allows.", 600, true, el_grande},
};

}

std::span<const BotRow> bots() { return rows; }
std::span<const BotRow> opponents() { return std::span{rows}.subspan(measures); }

const BotRow* bot(std::string_view name) {
    for (const BotRow& row : rows)
        if (row.name == name) return &row;
    return nullptr;
}

}
