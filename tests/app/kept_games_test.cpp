// The records of kept games: lines of text that a stranger's file may hold too.
#include <doctest/doctest.h>

#include "app/game/kept_games.h"

using namespace eg;

TEST_SUITE("kept games") {

TEST_CASE("a record is read as it was written") {
    KeptGame game{.id = "abc", .name = "Sunday evening", .played = 1764446400000, .codes = {}};
    game.add("EG1.one");
    game.add("EG1.two");
    const KeptGame read = read_kept_game("abc", show(game));
    CHECK(read.id == "abc");
    CHECK(read.name == game.name);
    CHECK(read.played == game.played);
    CHECK(read.codes == std::vector<std::string>{"EG1.two", "EG1.one"});
}

TEST_CASE("the latest versions are kept, each once") {
    KeptGame game{.id = {}, .name = {}, .codes = {}};
    for (const char* code : {"a", "b", "c", "d", "c"}) game.add(code);
    CHECK(game.codes == std::vector<std::string>{"c", "d", "b"});
}

TEST_CASE("what is not understood is ignored") {
    const KeptGame game = read_kept_game("x",
                                         "colour green\nname Two\nplayed soon\ncode\ncode EG1.a\r\r\n\ncode EG1.b");
    CHECK(game.name == "Two");
    CHECK(game.played == 0);
    for (const char* date : {"9223372036854775807", "-5", "99999999999999999999", "4102444800001"})
        CHECK(read_kept_game("x", std::string{"played "} + date).played == 0);
    CHECK(read_kept_game("x", "name " + std::string(400, 'W')).name.size() == longest_game_name);
    CHECK(read_kept_game("x", "name " + std::string(19, 'W') + "áéíóúáéíóúáéíóúáéíóúáéíóú").name.ends_with("áéíóúá"));
    CHECK(game.codes == std::vector<std::string>{"EG1.a", "EG1.b"});
    CHECK(read_kept_game("x", "").codes.empty());
}

TEST_CASE("a file of several games has one for each name") {
    KeptGame one{.id = "1", .name = "One", .codes = {"EG1.a"}}, two{.id = "2", .name = "Two", .codes = {"EG1.b"}};
    const std::vector<KeptGame> read = read_kept_games(show(one) + '\n' + show(two) + "name Nothing\n");
    REQUIRE(read.size() == 2);
    CHECK(read[0].name == "One");
    CHECK(read[1].codes == std::vector<std::string>{"EG1.b"});
    CHECK(read_kept_games("EG1.abc").empty());
}

}
