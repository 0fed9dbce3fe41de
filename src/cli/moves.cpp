// Hashes what the bots play and the advisers say in a thousand positions of every kind. Every build of the program must
// print the same number. The budgets are small, but all parts of the search are used.
#include "cli/moves.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <map>
#include <string_view>

#include "ai/levels.h"
#include "ai/turns.h"
#include "cli/hash.h"
#include "engine/box.h"
#include "engine/notation.h"
#include "engine/views.h"

namespace eg {
namespace {

constexpr int positions = 84, per_kind = 5;   // of each edition and number of players
constexpr int iterations = 40;

std::uint64_t word(Choice choice) {
    return static_cast<std::uint64_t>(choice.thing) << 16 | std::uint64_t{choice.which} << 8
           | std::uint64_t{choice.whose};
}

void choose(const State& seen, std::uint64_t seed, Hash& hash) {
    auto n = static_cast<std::size_t>(seed);
    for (const BotRow& row : opponents()) {
        const auto bot = row.make();
        bot->set_style(static_cast<Style>(n++ % styles().size()));
        bot->begin(seen, seed);
        bot->think(std::min(iterations, row.iterations));
        hash.mix(word(bot->best()));
        for (Choice click : bot->plan()) hash.mix(word(click));
    }
    for (const auto make : {adviser, quick_adviser}) {
        const auto bot = make();
        bot->begin(seen, seed);
        bot->think(iterations);
        for (const Idea& idea : bot->ideas()) {
            for (Choice click : idea.plan()) hash.mix(word(click));
            hash.mix(static_cast<std::uint64_t>(idea.share));
            for (Place place : places(seen)) hash.mix(static_cast<std::uint64_t>(idea.points[place]));
        }
    }
}

}

void moves() {
    Hash hash;
    std::map<std::string_view, int> kinds;
    int all = 0;
    for (const Box& box : printed_editions())
        for (int players = 2; players <= max_players; ++players) {
            std::map<std::string_view, int> here;
            int left = positions;
            for (std::uint64_t seed = 0; left > 0; ++seed) {
                Events ignored = Events::ignored();
                Rng    rng{seed};
                for (State s = new_game({.players = players, .rules = box.rules}, seed, ignored); !over(s) && left > 0;
                     apply(s, likely_choice(s, legal(s), rng), ignored)) {
                    if (legal(s).size() < 2 || here[asked_step_name(s)] == per_kind || rng.below(8)) continue;
                    ++here[asked_step_name(s)], ++kinds[asked_step_name(s)], ++all, --left;
                    choose(seen_by(s, asked(s)), seed, hash);
                }
            }
        }
    for (const auto& [kind, count] : kinds) std::printf("%s: %d\n", std::string{kind}.c_str(), count);
    std::printf("positions: %d\nmoves: %" PRIu64 "\n", all, hash.value);
}

}
