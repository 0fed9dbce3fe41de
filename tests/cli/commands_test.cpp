// The commands to the program without a screen: what each does, and what is refused.
#include <string>

#include "ai/bot.h"
#include "cli/text_file.h"
#include "commands.h"
#include "engine/decks.h"
#include "engine/notation.h"
#include "english.h"
#include "own_deck.h"

using namespace eg;

TEST_SUITE("the commands") {

TEST_CASE("a game is dealt before anybody asks for one") {
    Game game;
    CHECK(game.state.players == 4);
    CHECK(lines(good(game, "legal")) == 13);
}

TEST_CASE("a word too many is no command") {
    Game game = played("seed=3", 5);
    for (const std::string line : {"undo twice", "legal now", "ask red", "table 5", "save game", "scores red", "log 3",
                                   "bots all", "help me", "quit now", "view red blue"}) {
        CAPTURE(line);
        bad(game, line);
    }
}

TEST_CASE("a new game is as it was agreed, in any order of words") {
    Game game;
    good(game, "new veto=out players=3 length=6 seed=18446744073709551615 edition=bigbox");
    CHECK(game.state.players == 3);
    CHECK(edition_of(game.state.rules) == Edition::big_box);
    CHECK(game.state.rules.short_game);
    CHECK(!game.state.rules.has(veto_option));
    CHECK(game.record.seed == 18446744073709551615u);
    good(game, "new edition=1996");
    CHECK(game.state.rules == rules_of(Edition::first_1996));
    CHECK(game.state.players == 4);
    CHECK(game.record.seed == 1);
    good(game, "new box=colonies");   // the Decennial edition with the module of that name
    CHECK(box(game.state).word == "decennial+colonies");
    good(game, "new box=2023+new_regency");
    CHECK(box(game.state).word == "2023+new_regency");
}

TEST_CASE("a new game that cannot be is refused, and the old one goes on") {
    Game game = played("seed=4", 20);
    for (const std::string words :
         {"players=1", "players=6", "players=", "players", "players=4x", "edition=1995", "length=8", "veto=maybe",
          "seed=-1", "seed=18446744073709551616", "seed=1.5", "colour=red", "=", "seed=3 players=9"})
        bad(game, "new " + words);
}

TEST_CASE("a new game may be dealt from a deck of one's own, and keeps it") {
    Game game;
    CHECK(bad(game, "new deck=ours.deck").find("no file ours.deck") != std::string::npos);   // it cannot read files
    game.file = [](const std::string& path) -> std::optional<std::string> {
        if (path == "ours.deck") return one_card_changed();
        if (path == "faulty.deck") return with(one_card_changed(), "muster 2", "juggle 2");
        if (path == "decennial.deck") return std::string{printed_decks()[1].text};
        return std::nullopt;
    };
    CHECK(bad(game, "new deck=faulty.deck").find("Line 38 of the deck, \"4-court 1 places 2") != std::string::npos);
    bad(game, "new deck=no.deck");
    bad(game, "new deck=ours.deck players=9");
    good(game, "new deck=ours.deck edition=bigbox players=2 seed=9");
    CHECK(edition_of(game.state.rules) == Edition::big_box);
    CHECK(other_deck(game.state.rules));
    const std::string cards = good(game, "deck");
    CHECK(cards.find("4-court 1 places 2 | The Court Travels |") != std::string::npos);
    CHECK(good(game, "table").find("deck " + deck_name(game.state.rules.deck)) != std::string::npos);
    good(game, "play Paje all");
    Game other;
    good(other, "load " + good(game, "save"));
    CHECK(same(other, game));
    CHECK(good(other, "deck") == cards);
    good(game, "new deck=decennial.deck");
    good(other, "new");
    CHECK(same(other, game));
    good(game, "new deck=decennial.deck edition=1996");   // also if an edition is named after it
    CHECK(game.state.rules.deck == deck_of(Edition::decennial));
}

TEST_CASE("what can be read of a file is text, and what has no end is not read") {
    CHECK(load_text(std::string{ROOT} + "/assets/decks/1996.deck").value_or("").find("pile 1") != std::string::npos);
    for (const char* none : {"/", "/nothing/there", "/dev/zero"}) CHECK_FALSE(load_text(none));
}

TEST_CASE("the decks are printed as text that reads back") {
    Game game;
    for (const char* name : {"1996", "decennial", "bigbox"}) {
        const AddedDeck added = add_deck(good(game, std::string{"deck "} + name));
        CHECK(added.error == "");
        CHECK(added.id == deck_of(*edition(name)));
    }
    CHECK(good(game, "deck") == good(game, "deck decennial"));
    bad(game, "deck 1995");
    bad(game, "deck 1996 1996");
}

TEST_CASE("the table printed can be set up again") {
    for (int choices : {0, 1, 37, 120, 1000}) {
        CAPTURE(choices);
        Game        game = played("seed=8 players=5 edition=1996", choices);
        std::string text = good(game, "table");
        for (char& byte : text)
            if (byte == '\n') byte = ';';
        Game other;
        good(other, "set " + text);
        CHECK(other.state == game.state);
        CHECK(good(other, "legal") == good(game, "legal"));
    }
}

TEST_CASE("a game goes on from a table that was set up, and is saved with it") {
    Game game;
    good(game, "set players 3; round 4; king SEV; GAL red:2G blue:1; court red:5");
    const State start = game.state;
    CHECK(start.caballeros[red][GAL] == 2);
    for (int i = 0; i < 30; ++i) good(game, "play random");
    std::string code = good(game, "save");
    Game other;
    good(other, "load " + code);
    CHECK(same(other, game));
    for (int i = 0; i < 30; ++i) good(other, "undo");
    CHECK(other.state == start);
    bad(other, "undo");
}

TEST_CASE("a table as one player sees it can be played on: what he cannot see is made up") {
    for (int choices = 0; choices < 400; choices += 7) {
        CAPTURE(choices);
        Game        game = played("seed=21 edition=decennial", choices);
        std::string text = good(game, "view red");
        for (char& byte : text)
            if (byte == '\n') byte = ';';
        Game other;
        good(other, "set " + text);
        CHECK(good(other, "table").find('?') == std::string::npos);
        if (!over(other.state)) good(other, "play random all");
    }
}

TEST_CASE("an impossible table is refused, and the game in hand goes on") {
    Game game = played("seed=5", 50);
    for (const std::string text :
         {"players 9", "king CAS", "king nowhere", "GAL red:31", "GAL red:20; PV red:20", "GAL purple:2", "GAL red:-1",
          "rubbish", "round 10", "ask nothing", "ask use_card red 2 - red 0 77", "players 2; GAL green:1",
          "hand red:0-99", "disc red:CAS", "boards 8/4/0:GAL 4/0/0:GAL", "over; ask start_round - 0 - - 0 0"})
        bad(game, "set " + text);
}

TEST_CASE("every choice listed reads back as itself and can be made") {
    Game game;
    good(game, "new seed=3 players=3");
    for (int n = 0; !over(game.state); ++n) {
        const std::string list = good(game, "legal");
        REQUIRE(!list.empty());
        std::size_t at = 0;
        std::string chosen;
        for (int i = 0; at < list.size(); ++i) {
            const std::size_t end = list.find('\n', at);
            const std::string line = list.substr(at, end - at);
            const auto        read = choice(line, box(game.state));
            REQUIRE(read);
            REQUIRE(legal(game.state)[i] == *read);
            if (i == 0 || (n + i) % 5 == 0) chosen = line;
            at = end + 1;
        }
        good(game, "do " + chosen);
    }
    CHECK(good(game, "legal").empty());
    CHECK(good(game, "ask") == "The game is over.\n");
    bad(game, "do done");
    bad(game, "play random");
}

TEST_CASE("a choice that the rules do not allow changes nothing") {
    Game game;
    for (const std::string words : {"", "done", "power 14", "power 0", "power", "card 1", "GAL", "red GAL", "nonsense",
                                    "power 7 8", "power\t99999999999999999999"})
        bad(game, "do " + words);
    good(game, "do power 7");
    bad(game, "do power 7");
}

TEST_CASE("blanks around words do not matter, nor does the carriage return of other systems") {
    Game game;
    good(game, "  do \t power   7  \r");
    CHECK(game.record.choices.size() == 1);
}

TEST_CASE("a bot decides once, or plays to the end") {
    Game game;
    CHECK(lines(good(game, "play greedy")) == 1);
    CHECK(lines(good(game, "play greedy 5")) == 1);
    CHECK(game.record.choices.size() == 2);
    CHECK(lines(good(game, "play random all")) > 100);
    CHECK(over(game.state));
    CHECK(good(game, "scores").find("won: ") != std::string::npos);
    for (const std::string words :
         {"", "nobody", "greedy 0", "greedy -1", "greedy 1000001", "greedy all 5 5", "greedy 5 all", "random all"})
        bad(game, "play " + words);
}

TEST_CASE("every bot there is can be let play by its name") {
    for (const BotRow& row : bots()) {
        Game game = played("seed=3", 2);
        CHECK(lines(good(game, "play " + std::string{row.name} + " 1")) == 1);
        bad(game, "play " + std::string{row.name} + "x");
    }
}

TEST_CASE("the same commands give the same game") {
    Game first = played("seed=77 players=2", 40), second = played("seed=77 players=2", 40);
    good(first, "play greedy all 10");
    good(second, "play greedy all 10");
    CHECK(same(first, second));
    CHECK(good(first, "log") == good(second, "log"));
}

TEST_CASE("taking back and going forward again gives the same table") {
    Game game = played("seed=9", 60);
    const Game before = game;
    good(game, "undo");
    CHECK(!(game.state == before.state));
    good(game, "do " + show(before.record.choices.back(), box(game.state)));
    CHECK(same(game, before));
}

TEST_CASE("a player sees neither the others' secrets nor what chance will bring") {
    Game game = played("seed=2", 30);
    for (const std::string who : {"red", "blue", "yellow", "green", "nobody"}) {
        const std::string seen = good(game, "view " + who);
        CHECK(seen.find("rng 0000000000000000") != std::string::npos);
    }
    for (const std::string who : {"", "sable", "purple", "-"}) bad(game, "view " + who);
}

TEST_CASE("the scores, the log, the bots and the help are lines of text") {
    Game game = played("seed=6 players=5", 200);
    CHECK(lines(good(game, "scores")) == 5);
    CHECK(lines(good(game, "log")) > 50);
    CHECK(good(game, "bots").find("greedy ") != std::string::npos);
    const std::string help = good(game, "help");
    for (const std::string name : {"new", "table", "set", "legal", "do", "play", "view", "scores", "log", "save",
                                   "load", "undo", "bots", "ask", "quit"})
        CHECK(('\n' + help).find('\n' + name) != std::string::npos);
}

TEST_CASE("quit leaves") {
    Game game;
    CHECK(!game.quit);
    good(game, "quit");
    CHECK(game.quit);
}

TEST_CASE("what is no command is refused, whatever bytes it has") {
    Game game = played("seed=1", 10);
    bad(game, "");
    bad(game, "   ");
    bad(game, "NEW");
    bad(game, "legal\x01");
    bad(game, std::string(3, '\0'));
    bad(game, std::string(1 << 20, 'x'));
    bad(game, "do " + std::string(1 << 20, ' '));
    bad(game, "set " + std::string(1 << 20, ';') + "x");
    bad(game, "set players 4\x01\x02");
    bad(game, "new " + std::string(1 << 20, '='));
    bad(game, "load " + std::string(1 << 20, 'A'));
    bad(game, "play \xff\xfe");
    Rng rng{12};
    for (int i = 0; i < 2000; ++i) {
        std::string line;
        for (int n = rng.below(60); n > 0; --n) line += static_cast<char>(rng.below(256));
        const std::string answer = execute(game, line);
        REQUIRE(ends_with(answer, "\n"));
    }
}

}
