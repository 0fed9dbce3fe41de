// Talking to the game without a screen, politely and otherwise.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "ai/bot.h"
#include "cli/arena.h"
#include "cli/discs.h"
#include "cli/protocol.h"
#include "cli/train.h"
#include "cli/words.h"
#include "engine/notation.h"

using namespace eg;

namespace {

bool ends_with(const std::string& text, const std::string& end) {
    return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

// A good command: its answer without the ok.
std::string good(Desk& desk, const std::string& line) {
    CAPTURE(line);
    const std::string answer = obey(desk, line);
    REQUIRE(ends_with(answer, "ok\n"));
    return answer.substr(0, answer.size() - 3);
}

bool same(const Desk& a, const Desk& b) {
    return a.state == b.state && a.record.setup == b.record.setup && a.record.seed == b.record.seed
        && a.record.table == b.record.table && a.record.choices == b.record.choices && a.left == b.left;
}

// A command that must be refused: the sentence, and the game in hand is as before.
std::string bad(Desk& desk, const std::string& line) {
    CAPTURE(line);
    const Desk        before = desk;
    const std::string answer = obey(desk, line);
    REQUIRE(answer.substr(0, 7) == "error: ");
    CHECK(answer.find('\n') == answer.size() - 1);
    CHECK(answer.size() > 20);
    CHECK(answer[answer.size() - 2] == '.');
    CHECK(same(desk, before));
    return answer.substr(7);
}

int lines(const std::string& text) {
    int n = 0;
    for (char byte : text) n += byte == '\n';
    return n;
}

// A game played some way by bots.
Desk played(const std::string& setup, int choices) {
    Desk desk;
    good(desk, "new " + setup);
    for (int i = 0; i < choices && !over(desk.state); ++i) good(desk, "play random");
    return desk;
}

}

TEST_SUITE("the commands") {

TEST_CASE("a game is dealt before anybody asks for one") {
    Desk desk;
    CHECK(desk.state.players == 4);
    CHECK(lines(good(desk, "legal")) == 13);
}

TEST_CASE("a word too many is no command") {
    Desk desk = played("seed=3", 5);
    for (const std::string line : {"undo twice", "legal now", "ask red", "table 5", "save game", "scores red", "log 3", "bots all", "help me", "quit now", "view red blue"}) {
        CAPTURE(line);
        bad(desk, line);
    }
}

TEST_CASE("a new game is as it was agreed, in any order of words") {
    Desk desk;
    good(desk, "new veto=out players=3 length=6 seed=18446744073709551615 edition=bigbox");
    CHECK(desk.state.players == 3);
    CHECK(desk.state.rules.edition == Edition::big_box);
    CHECK(desk.state.rules.short_game);
    CHECK(!desk.state.rules.veto_in_deck);
    CHECK(desk.record.seed == 18446744073709551615u);
    good(desk, "new edition=1996");
    CHECK(desk.state.rules == rules_of(Edition::first_1996));
    CHECK(desk.state.players == 4);
    CHECK(desk.record.seed == 1);
}

TEST_CASE("a new game that cannot be is refused, and the old one goes on") {
    Desk desk = played("seed=4", 20);
    for (const std::string words : {"players=1", "players=6", "players=", "players", "players=4x", "edition=1995", "length=8", "veto=maybe",
                                    "seed=-1", "seed=18446744073709551616", "seed=1.5", "colour=red", "=", "seed=3 players=9"})
        bad(desk, "new " + words);
}

TEST_CASE("the table printed can be set up again") {
    for (int choices : {0, 1, 37, 120, 1000}) {
        CAPTURE(choices);
        Desk        desk = played("seed=8 players=5 edition=1996", choices);
        std::string text = good(desk, "table");
        for (char& byte : text)
            if (byte == '\n') byte = ';';
        Desk other;
        good(other, "set " + text);
        CHECK(other.state == desk.state);
        CHECK(good(other, "legal") == good(desk, "legal"));
    }
}

TEST_CASE("a game goes on from a table that was set up, and is saved with it") {
    Desk desk;
    good(desk, "set players 3; round 4; king SEV; GAL red:2G blue:1; court red:5");
    const State start = desk.state;
    CHECK(start.caballeros[red][GAL] == 2);
    for (int i = 0; i < 30; ++i) good(desk, "play random");
    std::string code = good(desk, "save");
    Desk other;
    good(other, "load " + code);
    CHECK(same(other, desk));
    for (int i = 0; i < 30; ++i) good(other, "undo");
    CHECK(other.state == start);
    bad(other, "undo");
}

TEST_CASE("a table as one player sees it can be played on: what he cannot see is made up") {
    for (int choices = 0; choices < 400; choices += 7) {
        CAPTURE(choices);
        Desk        desk = played("seed=21 edition=decennial", choices);
        std::string text = good(desk, "view red");
        for (char& byte : text)
            if (byte == '\n') byte = ';';
        Desk other;
        good(other, "set " + text);
        CHECK(good(other, "table").find('?') == std::string::npos);
        if (!over(other.state)) good(other, "play random all");
    }
}

TEST_CASE("an impossible table is refused, and the game in hand goes on") {
    Desk desk = played("seed=5", 50);
    for (const std::string text : {"players 9", "king CAS", "king nowhere", "GAL red:31", "GAL red:20; PV red:20", "GAL purple:2", "GAL red:-1", "rubbish",
                                   "round 10", "ask nothing", "ask use_card red 2 - red 0 77", "players 2; GAL green:1", "hand red:0-99",
                                   "disc red:CAS", "boards 8/4/0:GAL 4/0/0:GAL", "over; ask start_round - 0 - - 0 0"})
        bad(desk, "set " + text);
}

TEST_CASE("every choice listed reads back as itself and can be made") {
    Desk desk;
    good(desk, "new seed=3 players=3");
    for (int n = 0; !over(desk.state); ++n) {
        const std::string list = good(desk, "legal");
        REQUIRE(!list.empty());
        std::size_t at = 0;
        std::string chosen;
        for (int i = 0; at < list.size(); ++i) {
            const std::size_t end = list.find('\n', at);
            const std::string line = list.substr(at, end - at);
            const auto        read = choice(line);
            REQUIRE(read);
            REQUIRE(legal(desk.state)[i] == *read);
            if (i == 0 || (n + i) % 5 == 0) chosen = line;
            at = end + 1;
        }
        good(desk, "do " + chosen);
    }
    CHECK(good(desk, "legal").empty());
    CHECK(good(desk, "ask") == "The game is over.\n");
    bad(desk, "do done");
    bad(desk, "play random");
}

TEST_CASE("a choice that the rules do not allow changes nothing") {
    Desk desk;
    for (const std::string words : {"", "done", "power 14", "power 0", "power", "card 1", "GAL", "red GAL", "nonsense", "power 7 8", "power\t99999999999999999999"})
        bad(desk, "do " + words);
    good(desk, "do power 7");
    bad(desk, "do power 7");
}

TEST_CASE("blanks around words do not matter, nor does the carriage return of other systems") {
    Desk desk;
    good(desk, "  do \t power   7  \r");
    CHECK(desk.record.choices.size() == 1);
}

TEST_CASE("a bot decides once, or plays to the end") {
    Desk desk;
    CHECK(lines(good(desk, "play greedy")) == 1);
    CHECK(lines(good(desk, "play greedy 5")) == 1);
    CHECK(desk.record.choices.size() == 2);
    CHECK(lines(good(desk, "play random all")) > 100);
    CHECK(over(desk.state));
    CHECK(good(desk, "scores").find("won: ") != std::string::npos);
    for (const std::string words : {"", "nobody", "greedy 0", "greedy -1", "greedy 1000001", "greedy all 5 5", "greedy 5 all", "random all"}) bad(desk, "play " + words);
}

TEST_CASE("every bot there is can be let play by its name") {
    for (const BotRow& row : bots()) {
        Desk desk = played("seed=3", 2);
        CHECK(lines(good(desk, "play " + std::string{row.name} + " 1")) == 1);
        bad(desk, "play " + std::string{row.name} + "x");
    }
}

TEST_CASE("the same commands give the same game") {
    Desk first = played("seed=77 players=2", 40), second = played("seed=77 players=2", 40);
    good(first, "play greedy all 10");
    good(second, "play greedy all 10");
    CHECK(same(first, second));
    CHECK(good(first, "log") == good(second, "log"));
}

TEST_CASE("taking back and going forward again gives the same table") {
    Desk desk = played("seed=9", 60);
    const Desk before = desk;
    good(desk, "undo");
    CHECK(!(desk.state == before.state));
    good(desk, "do " + show(before.record.choices.back()));
    CHECK(same(desk, before));
}

TEST_CASE("a player sees neither the others' secrets nor what chance will bring") {
    Desk desk = played("seed=2", 30);
    for (const std::string who : {"red", "blue", "yellow", "green", "nobody"}) {
        const std::string seen = good(desk, "view " + who);
        CHECK(seen.find("rng 0000000000000000") != std::string::npos);
    }
    for (const std::string who : {"", "sable", "purple", "-"}) bad(desk, "view " + who);
}

TEST_CASE("the scores, the log, the bots and the help are lines of text") {
    Desk desk = played("seed=6 players=5", 200);
    CHECK(lines(good(desk, "scores")) == 5);
    CHECK(lines(good(desk, "log")) > 50);
    CHECK(good(desk, "bots").find("greedy ") != std::string::npos);
    const std::string help = good(desk, "help");
    for (const std::string name : {"new", "table", "set", "legal", "do", "play", "view", "scores", "log", "save", "load", "undo", "bots", "ask", "quit"})
        CHECK(('\n' + help).find('\n' + name) != std::string::npos);
}

TEST_CASE("quit leaves") {
    Desk desk;
    CHECK(!desk.left);
    good(desk, "quit");
    CHECK(desk.left);
}

TEST_CASE("what is no command is refused, whatever bytes it has") {
    Desk desk = played("seed=1", 10);
    bad(desk, "");
    bad(desk, "   ");
    bad(desk, "NEW");
    bad(desk, "legal\x01");
    bad(desk, std::string(3, '\0'));
    bad(desk, std::string(1 << 20, 'x'));
    bad(desk, "do " + std::string(1 << 20, ' '));
    bad(desk, "set " + std::string(1 << 20, ';') + "x");
    bad(desk, "set players 4\x01\x02");
    bad(desk, "new " + std::string(1 << 20, '='));
    bad(desk, "load " + std::string(1 << 20, 'A'));
    bad(desk, "play \xff\xfe");
    Rng rng{12};
    for (int i = 0; i < 2000; ++i) {
        std::string line;
        for (int n = rng.below(60); n > 0; --n) line += static_cast<char>(rng.below(256));
        const std::string answer = obey(desk, line);
        REQUIRE(ends_with(answer, "\n"));
    }
}

}

TEST_SUITE("wishes") {

TEST_CASE("are read by their key, in any order, and the last of a key counts") {
    const char* const words[] = {"games=7", "short", "a=El Grande", "rate=0.5", "seed=18446744073709551615", "games=12"};
    Wishes wishes{6, words};
    int games = 0;
    bool short_game = false;
    std::string a;
    double rate = 0;
    std::uint64_t seed = 0;
    wishes.take("games", games, 1, 100);
    wishes.take("short", short_game);
    wishes.take("a", a);
    wishes.take("rate", rate, 0.0, 1.0);
    wishes.take<std::uint64_t>("seed", seed, 0, UINT64_MAX);
    CHECK(wishes.wrong().empty());
    CHECK(games == 12);
    CHECK(short_game);
    CHECK(a == "El Grande");
    CHECK(rate == 0.5);
    CHECK(seed == UINT64_MAX);
}

TEST_CASE("that are nonsense are told of, and nothing is begun") {
    const auto refused = [](int (*obey)(int, char**), std::vector<std::string> words) {
        std::vector<char*> list;
        for (std::string& word : words) list.push_back(word.data());
        return obey(static_cast<int>(list.size()), list.data()) == 2;
    };
    for (const std::string word : {"foo=1", "games=0", "games=x", "games", "games=3x", "games=99999999999999999999", "players=1", "players=6", "edition=3",
                                   "seed=-1", "short=no", "a=", "a=nobody", "a=random:abc", "a=random:0", "a=random@0", "a=Duque/sleeper", "b=missing.net", ""})
        CHECK_MESSAGE(refused(arena, {"a=random", "b=random", word}), word);
    CHECK(refused(arena, {"a=random"}));
    for (const std::string word : {"players=9", "games=x", "minutes=soon", "minutes=-1", "from=nonsense", "from=missing.net", "lambda=2", "exploit=yes", "turns=0", "out="})
        CHECK_MESSAGE(refused(train, {"games=1", word}), word);
    for (const std::string word : {"tables=0", "rounds=8001", "players=x", "what"}) CHECK_MESSAGE(refused(discs, {word}), word);
}

}

TEST_SUITE("a saved game") {

TEST_CASE("is taken up exactly where it was left") {
    for (const std::string setup : {"seed=7", "seed=8 players=2 edition=1996", "seed=9 players=5 edition=bigbox length=6", "seed=10 players=3 veto=out"})
        for (int choices : {0, 1, 60, 1000}) {
            CAPTURE(setup);
            CAPTURE(choices);
            Desk desk = played(setup, choices), other;
            good(other, "load " + good(desk, "save"));
            CHECK(same(other, desk));
        }
}

TEST_CASE("cut short anywhere is refused") {
    Desk desk = played("seed=7", 150), other = played("seed=1", 7);
    std::string code = good(desk, "save");
    code.pop_back();
    for (std::size_t n = 0; n < code.size(); ++n) bad(other, "load " + code.substr(0, n));
}

TEST_CASE("altered anywhere is refused, or is still the same game") {
    Desk desk = played("seed=7", 150);
    std::string code = good(desk, "save");
    code.pop_back();
    const Desk in_hand = played("seed=1", 7);
    for (std::size_t at = 0; at < code.size(); ++at)
        for (int bit = 0; bit < 8; ++bit) {
            std::string altered = code;
            altered[at] = static_cast<char>(altered[at] ^ 1 << bit);
            Desk              other = in_hand;
            const std::string answer = obey(other, "load " + altered);
            CAPTURE(altered);
            if (ends_with(answer, "ok\n")) CHECK(same(other, desk));
            else CHECK(same(other, in_hand));
        }
}

TEST_CASE("with something before, after or inside is refused or is still the same game") {
    Desk desk = played("seed=7", 30);
    std::string code = good(desk, "save");
    code.pop_back();
    Desk other;
    good(other, "load   " + code + "  \r");
    CHECK(same(other, desk));
    bad(other, "load x" + code);
    bad(other, "load " + code + code);
    bad(other, "load " + code.substr(0, 20) + ' ' + code.substr(20));
    bad(other, "load");
    bad(other, "load EG1.");
    bad(other, "load EG2" + code.substr(3));
}

}
