// Saved games on the command line: loaded as they were, and refused if they are cut short or altered.
#include <string>

#include "commands.h"

using namespace eg;

TEST_SUITE("a saved game") {

TEST_CASE("is taken up exactly where it was left") {
    for (const std::string setup : {"seed=7", "seed=8 players=2 edition=1996",
                                    "seed=9 players=5 edition=bigbox length=6", "seed=10 players=3 veto=out"})
        for (int choices : {0, 1, 60, 1000}) {
            CAPTURE(setup);
            CAPTURE(choices);
            Game game = played(setup, choices), other;
            good(other, "load " + good(game, "save"));
            CHECK(same(other, game));
        }
}

TEST_CASE("cut short anywhere is refused") {
    Game game = played("seed=7", 150), other = played("seed=1", 7);
    std::string code = good(game, "save");
    code.pop_back();
    for (std::size_t n = 0; n < code.size(); ++n) bad(other, "load " + code.substr(0, n));
}

TEST_CASE("altered anywhere is refused, or is still the same game") {
    Game game = played("seed=7", 150);
    std::string code = good(game, "save");
    code.pop_back();
    const Game in_hand = played("seed=1", 7);
    for (std::size_t at = 0; at < code.size(); ++at)
        for (int bit = 0; bit < 8; ++bit) {
            std::string altered = code;
            altered[at] = static_cast<char>(altered[at] ^ 1 << bit);
            Game              other = in_hand;
            const std::string answer = execute(other, "load " + altered);
            CAPTURE(altered);
            if (ends_with(answer, "ok\n")) CHECK(same(other, game));
            else CHECK(same(other, in_hand));
        }
}

TEST_CASE("with something before, after or inside is refused or is still the same game") {
    Game game = played("seed=7", 30);
    std::string code = good(game, "save");
    code.pop_back();
    Game other;
    good(other, "load   " + code + "  \r");
    CHECK(same(other, game));
    bad(other, "load x" + code);
    bad(other, "load " + code + code);
    bad(other, "load " + code.substr(0, 20) + ' ' + code.substr(20));
    bad(other, "load");
    bad(other, "load EG1.");
    bad(other, "load EG2" + code.substr(3));
}

}
