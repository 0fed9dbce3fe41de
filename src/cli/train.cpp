#include "cli/train.h"

#include <cstdio>
#include <optional>
#include <string>

#include "ai/net_codec.h"
#include "cli/arguments.h"
#include "cli/net_file.h"
#include "cli/trainer.h"
#include "engine/box.h"

namespace eg {
namespace {

bool write(const std::string& path, const std::string& text) {
    std::FILE* file = std::fopen(path.c_str(), "wb");
    if (!file) return false;
    const bool good = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    return std::fclose(file) == 0 && good;
}

}

int train(int count, char** words) {
    TrainingOptions options;
    std::string out = "net.net";
    std::string from;   // a file, or "program" for the built-in net; empty: random weights
    Arguments   arguments{count, words};
    arguments.take("players", options.players, 0, max_players);
    arguments.take("games", options.games, 0L, most_games);
    arguments.take("minutes", options.minutes, 0.01, 1e6);
    arguments.take<std::uint64_t>("seed", options.seed, 0, UINT64_MAX);
    arguments.take("turns", options.turns, 1, 100'000);
    arguments.take("threads", options.threads, 1, games_per_batch);
    arguments.take("rate", options.rate, 1e-6, 1e6);
    arguments.take("lambda", options.lambda, 0.0, 1.0);
    arguments.take("from", from);
    arguments.take("box", options.box);
    arguments.take("alone", options.alone);
    arguments.take("exploit", options.exploit);
    arguments.take("out", out);
    std::string wrong = arguments.wrong();
    if (wrong.empty() && options.players == 1) wrong = "players is a number from 2 to 5, or 0 for any.";
    if (wrong.empty() && !options.box.empty() && !box_named(options.box))
        wrong = "There is no box called " + options.box + ".";
    if (wrong.empty() && options.alone && from.empty())
        wrong = "alone trains only the rows of modules: name the net they are added to with from=.";
    if (!wrong.empty())
        return std::fprintf(stderr,
                            "%s\ntrain knows players, games, minutes, seed, turns, threads, rate, lambda, from, box, "
                            "alone, exploit and out.\n",
                            wrong.c_str()),
               2;
    if (options.minutes > 0) options.games = most_games;
    std::optional<Net> start;
    if (from == "program") start = net();
    else if (!from.empty() && !(start = load_net(from)))
        return std::fprintf(stderr, "%s holds no net.\n", from.c_str()), 2;
    // Finds out now, not after the training, whether the file can be written.
    if (std::FILE* file = std::fopen(out.c_str(), "ab")) std::fclose(file);
    else return std::fprintf(stderr, "Cannot write %s.\n", out.c_str()), 1;

    const TrainingResult result = train_net(options, start ? &*start : nullptr);
    if (!write(out, pack(result.net))) return std::fprintf(stderr, "Cannot write %s.\n", out.c_str()), 1;
    const std::string note = "seed " + std::to_string(options.seed) + "; games " + std::to_string(result.games)
                             + (options.players ? " of " + std::to_string(options.players) : "") + "; turns "
                             + std::to_string(options.turns) + (options.box.empty() ? "" : "; box " + options.box)
                             + (options.exploit ? "; against the program" : "") + "; from "
                             + (from.empty() ? "nothing" : from) + "; last loss of the share "
                             + std::to_string(result.loss) + "\n";
    return write(out + ".txt", note) ? 0 : 1;
}

}
