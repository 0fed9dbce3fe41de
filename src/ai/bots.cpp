// The table of all bots.
#include "ai/bot.h"
#include "ai/levels.h"
#include "ai/playout_bots.h"

namespace eg {

std::unique_ptr<Bot> random_bot();
std::unique_ptr<Bot> greedy_bot();
std::unique_ptr<Bot> sparring_bot();

namespace {

constexpr std::size_t benchmark_count = 6;  // the first rows
constexpr BotRow rows[] = {
    {"random", "Makes random choices. A benchmark.", 1, false, random_bot},
    {"greedy", "Plays the turn that gains most at once. A benchmark.", 800, false, greedy_bot},
    {"flat", "Flat Monte Carlo with random playouts. A benchmark.", 1024, false, flat_bot},
    {"uct", "UCT with random playouts. A benchmark.", 1024, false, uct_bot},
    {"sparring", "A fixed player without a net. A benchmark.", 300, false, sparring_bot},
    {"net", "Plays the turn that the net rates best.", 1, true, net_bot},
    {"Paje", "Considers a few turns, and often misjudges them.", 1, true, paje},
    {"Escudero", "Considers more turns, and judges them better.", 1, true, escudero},
    {"Caballero", "Plays well, with a mistake now and then.", 1, true, caballero},
    {"Hidalgo", "Judges soundly, but considers few turns.", 1, true, hidalgo},
    {"Conde", "Considers many turns, but tries none out.", 1, true, conde},
    {"Duque", "Tries its best turns out to the end of the round.", 3, true, duque},
    {"Grande", "Tries out more turns, and each of them more often.", 26, true, grande},
    {"El Grande", "Takes all the time that it is given.", 600, true, el_grande},
};

}

std::span<const BotRow> bots() { return rows; }
std::span<const BotRow> opponents() { return std::span{rows}.subspan(benchmark_count); }

const BotRow* bot(std::string_view name) {
    for (const BotRow& row : rows)
        if (row.name == name) return &row;
    return nullptr;
}

}
