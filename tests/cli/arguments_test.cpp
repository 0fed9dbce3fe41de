// The arguments of the command line: how they are read, and that nonsense is refused.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "cli/arena.h"
#include "cli/arguments.h"
#include "cli/calibrate.h"
#include "cli/discs.h"
#include "cli/train.h"

using namespace eg;

TEST_SUITE("wishes") {

TEST_CASE("are read by their key, in any order, and the last of a key counts") {
    const char* const words[] = {"games=7", "short", "a=El Grande", "rate=0.5", "seed=18446744073709551615",
                                 "games=12"};
    Arguments arguments{6, words};
    int games = 0;
    bool short_game = false;
    std::string a;
    double rate = 0;
    std::uint64_t seed = 0;
    arguments.take("games", games, 1, 100);
    arguments.take("short", short_game);
    arguments.take("a", a);
    arguments.take("rate", rate, 0.0, 1.0);
    arguments.take<std::uint64_t>("seed", seed, 0, UINT64_MAX);
    CHECK(arguments.wrong().empty());
    CHECK(games == 12);
    CHECK(short_game);
    CHECK(a == "El Grande");
    CHECK(rate == 0.5);
    CHECK(seed == UINT64_MAX);
}

TEST_CASE("that are nonsense are told of, and nothing is begun") {
    const auto refused = [](int (*execute)(int, char**), std::vector<std::string> words) {
        std::vector<char*> list;
        for (std::string& word : words) list.push_back(word.data());
        return execute(static_cast<int>(list.size()), list.data()) == 2;
    };
    for (const std::string word : {"foo=1",
                                   "games=0",
                                   "games=x",
                                   "games",
                                   "games=3x",
                                   "games=99999999999999999999",
                                   "players=1",
                                   "players=6",
                                   "edition=99",
                                   "seed=-1",
                                   "short=no",
                                   "a=",
                                   "a=nobody",
                                   "a=random:abc",
                                   "a=random:0",
                                   "a=random@0",
                                   "a=Duque/sleeper",
                                   "b=missing.net",
                                   "a=/bin/true!net:1",
                                   "a=/bin/cat!net:1",
                                   "a=/bin/true!:8",
                                   "a=nowhere/el_grande",
                                   ""})
        CHECK_MESSAGE(refused(arena, {"a=random", "b=random", word}), word);
    CHECK(refused(arena, {"a=random"}));
    for (const std::string word : {"players=9", "games=x", "minutes=soon", "minutes=-1", "from=nonsense",
                                   "from=missing.net", "lambda=2", "exploit=yes", "turns=0", "out=", "alone"})
        CHECK_MESSAGE(refused(train, {"games=1", word}), word);
    for (const std::string word : {"of=weather", "games=0", "net=missing.net"})
        CHECK_MESSAGE(refused(calibrate, {word}), word);
    CHECK(refused(calibrate, {"of=hints", "net=my.net"}));
    for (const std::string word : {"tables=0", "rounds=8001", "players=x", "what"})
        CHECK_MESSAGE(refused(discs, {word}), word);
}

}
