// el_grande: the game without a screen. Without an argument it executes the commands on its standard input, one a line.
// With one it runs a tool: bench times the rules, moves hashes the bots' play, arena compares bots, discs measures the
// exploitability of secret discs, cards and hands the balance of cards, calibrate the predictions; train makes a net,
// and fit the weights of the sparring bot.
#include <cstdio>
#include <string>
#include <string_view>

#include "cli/arena.h"
#include "cli/bench.h"
#include "cli/calibrate.h"
#include "cli/card_use.h"
#include "cli/discs.h"
#include "cli/fit.h"
#include "cli/hands.h"
#include "cli/moves.h"
#include "cli/protocol.h"
#include "cli/text_file.h"
#include "cli/train.h"

namespace {

constexpr std::size_t longest_line = 1 << 20;

void print(const std::string& text) {
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fflush(stdout);
}

// Reads a line without its newline, which the last one may lack. Keeps only the start of a line that is too long.
bool read_line(std::string& line) {
    line.clear();
    int byte;
    while ((byte = std::getchar()) != EOF && byte != '\n')
        if (line.size() <= longest_line) line += static_cast<char>(byte);
    return byte != EOF || !line.empty();
}

int run_commands() {
    eg::Game    game;
    std::string line;
    game.file = eg::load_text;
    while (!game.quit && read_line(line))
        print(line.size() > longest_line ? "error: That line is too long.\n" : eg::execute(game, line));
    return 0;
}

}

int main(int count, char** words) {
    if (count == 1) return run_commands();
    if (std::string_view{words[1]} == "bench") return eg::bench(count - 2, words + 2);
    if (count == 2 && std::string_view{words[1]} == "moves") return eg::moves(), 0;
    if (std::string_view{words[1]} == "arena") return eg::arena(count - 2, words + 2);
    if (std::string_view{words[1]} == "cards") return eg::card_use(count - 2, words + 2);
    if (std::string_view{words[1]} == "discs") return eg::discs(count - 2, words + 2);
    if (std::string_view{words[1]} == "train") return eg::train(count - 2, words + 2);
    if (std::string_view{words[1]} == "fit") return eg::fit(count - 2, words + 2);
    if (std::string_view{words[1]} == "hands") return eg::hands(count - 2, words + 2);
    if (std::string_view{words[1]} == "calibrate") return eg::calibrate(count - 2, words + 2);
    std::fputs(
        "el_grande takes commands on its standard input, or an argument: bench, moves, arena, cards, hands, discs, "
        "calibrate, train or fit.\n",
        stderr);
    return 2;
}
