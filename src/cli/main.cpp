// el_grande: the game without a screen. Alone it obeys the commands on its standard input, one a
// line. With a word it measures: bench the rules, moves whether the opponents play alike everywhere,
// arena and discs how well they play, cards what each card is worth to them, hands what those of a hand are, calibrate
// whether what they say comes true; train makes them a net, fit the
// sparring partner's weights.
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

// The next line without its end; the last one may lack it. Of one too long only the start is kept.
bool read_line(std::string& line) {
    line.clear();
    int byte;
    while ((byte = std::getchar()) != EOF && byte != '\n')
        if (line.size() <= longest_line) line += static_cast<char>(byte);
    return byte != EOF || !line.empty();
}

int converse() {
    eg::Game    game;
    std::string line;
    game.file = eg::text_in;
    while (!game.left && read_line(line))
        print(line.size() > longest_line ? "error: That line is too long.\n" : eg::obey(game, line));
    return 0;
}

}

int main(int count, char** words) {
    if (count == 1) return converse();
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
