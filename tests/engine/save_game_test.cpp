// Saved games: setup, seed and choices. A save whose text was changed gives the same game or an error in a sentence.
#include <fstream>
#include <sstream>

#include "engine/box.h"
#include "engine/text_armor.h"
#include "engine/mixed_radix.h"
#include "engine/save_game.h"
#include "own_deck.h"
#include "table.h"
#include "english.h"
#include "kept_games.h"

using namespace eg;

namespace {

struct Played {
    Record record;
    State  state;
};

Played play_some(const Setup& setup, std::uint64_t seed, int choices_made) {
    Events ignored = Events::ignored();
    Played game = {{.setup = setup, .seed = seed, .table = {}, .choices = {}, .notes = "Isabel\nTom\xc3\xa1s bot"},
                   new_game(setup, seed, ignored)};
    Rng    rng{seed};
    while (!over(game.state) && choices_made-- > 0) {
        const Choices choices = legal(game.state);
        game.record.choices.push_back(choices[rng.below(choices.size())]);
        apply(game.state, game.record.choices.back(), ignored);
    }
    return game;
}

}

TEST_SUITE("a saved game") {

// Writes the numbers at the front of a save, as somebody could forge them (the bytes: save_game.cpp).
TEST_CASE("with a number in it that no game has is refused, whichever number it is") {
    const Played game = play_some({4, rules_of(Edition::decennial)}, 7, 40);
    const std::string good = decode(save(game.record)).bytes;
    REQUIRE(good.substr(0, 4)
            == std::string{"\x09\x04\x04\x01"});   // version, mends, players, box; each of the first six is one byte
    struct Forged {
        std::size_t at;
        std::string number;
    };
    const std::string many{"\xff\xff\x03"}, huge{"\xff\xff\xff\xff\xff\xff\xff\xff\x7f"};
    for (const Forged& forged :
         {Forged{0, "\x0c"}, Forged{0, many}, Forged{1, "\x05"}, Forged{1, many}, Forged{1, huge},
          Forged{2, std::string(1, '\0')}, Forged{2, "\x01"}, Forged{2, "\x06"}, Forged{2, many}, Forged{2, huge},
          Forged{3, "\x04"}, Forged{3, "\x7f"}, Forged{3, many}, Forged{3, huge}, Forged{4, "\x02"}, Forged{4, many},
          Forged{5, "\x02"}, Forged{5, huge}}) {
        CAPTURE(forged.at);
        std::string bytes = good;
        bytes.replace(forged.at, 1, forged.number);
        const Loaded loaded = load(encode(bytes));
        CHECK(loaded.error != "");
        CHECK(loaded.record.choices.empty());
    }
}

TEST_CASE("of a whole game fits into a link: with four players 220 letters, without their names") {
    std::size_t most = 0;
    for (const Box& box : all_boxes()) {
        Played game = play_some({4, box.rules}, 4, 5000);
        CHECK(over(game.state));
        game.record.notes.clear();
        if (box.added.empty() && box.caballeros_each == 30) most = std::max(most, save(game.record).size());
        CHECK(save(game.record).size() < 300);
    }
    CHECK(most <= 220);   // with more caballeros there is more to tell
}

TEST_CASE("choices are packed as one number, by how many there were each time") {
    const Digit digits[] = {
        {4, 5}, {0, 1}, {299, 300}, {0, 7}, {1'000'000, 4'000'000'000u}, {3'999'999'999u, 4'000'000'000u},
        {0, 2}, {0, 9}};
    for (std::size_t n = 0; n <= std::size(digits); ++n) {
        const std::string bytes = pack(std::span{digits}.first(n));
        CHECK((bytes.empty() || bytes.back() != 0));
        Unpacker unpacker{bytes};
        for (std::size_t i = 0; i < n; ++i) CHECK(unpacker.next(digits[i].radix) == digits[i].value);
        CHECK(unpacker.at_end());
    }
    const std::vector<Digit> bits(800, {1, 2});
    CHECK(pack(bits) == std::string(100, '\xff'));
    CHECK_FALSE(Unpacker{"\1"}.at_end());
    CHECK(Unpacker{{"\0\0\0\0\0", 5}}.at_end());
}

TEST_CASE("with anything behind its last choice is refused") {
    const std::string bytes = decode(save(play_some({3, rules_of(Edition::decennial)}, 12, 5000).record)).bytes;
    for (const std::string& more : {std::string{"\1"}, std::string{"\0", 1}, std::string(9000, 'x')})
        CHECK(english(load(encode(bytes + more)).error).size() > 20);
    CHECK(load(encode(bytes)).error == "");
}

TEST_CASE("loads for ever: what earlier versions kept ends as it ended then") {
    std::stringstream files;
    for (const char* version : {"1", "2", "3", "4", "9"})
        files << std::ifstream{std::string{ROOT} + "/tests/saves/version_" + version + ".txt"}.rdbuf();
    CHECK(kept_games(files) == 83);
}

TEST_CASE("loads for ever: games out of the boxes that came later") {
    std::ifstream file{std::string{ROOT} + "/tests/saves/boxes.txt"};
    CHECK(kept_games(file) == 32);
}

TEST_CASE("loads for ever: games of the Colonies, alone and with modules, and of The King & the Colonies") {
    std::ifstream file{std::string{ROOT} + "/tests/saves/colonies.txt"};
    CHECK(kept_games(file) == 30);
}

TEST_CASE("loads for ever: games of Grandissimo, with modules and without some of its parts") {
    std::ifstream file{std::string{ROOT} + "/tests/saves/grandissimo.txt"};
    CHECK(kept_games(file) == 20);
}

TEST_CASE("goes on where it was kept, though what waits is laid out otherwise by now") {
    std::ifstream file{std::string{ROOT} + "/tests/saves/waiting.txt"};
    int games = 0;
    for (std::string code, who, count; std::getline(file, code);) {
        if (code[0] == '#') continue;
        std::istringstream{code} >> code >> who >> count;
        CAPTURE(code);
        const Loaded loaded = load(code);
        REQUIRE(loaded.error == "");
        CHECK(asked_step_name(loaded.state) == "send_own");
        CHECK(show(asked(loaded.state)) == who);
        CHECK(std::to_string(loaded.state.top().count) == count);
        const Loaded again = load(save(loaded.record));
        CHECK(again.error == "");
        CHECK(again.state == loaded.state);
        ++games;
    }
    CHECK(games == 6);
}

TEST_CASE("goes on by the rules and cards it was begun with, though they have been mended since") {
    std::ifstream file{std::string{ROOT} + "/tests/saves/mended.txt"};
    int games = 0;
    for (std::string text; std::getline(file, text);) {
        if (text[0] == '#') continue;
        const std::string code = text.substr(0, text.find(' ')), wanted = text.substr(code.size() + 1);
        CAPTURE(wanted);
        const Loaded loaded = load(code);
        REQUIRE(loaded.error == "");
        CHECK(loaded.state.rules.fixes == (games < 2 ? 0 : fixed_scorings));
        CHECK(show(loaded.state).find('\n' + wanted + '\n') != std::string::npos);
        const Loaded again = load(save(loaded.record));
        CHECK(again.error == "");
        CHECK(again.state == loaded.state);
        Record taken_back = loaded.record;   // also from before the two games differ
        taken_back.choices.resize(taken_back.choices.size() / 8);
        CHECK(load(save(taken_back)).state.rules.fixes == loaded.state.rules.fixes);
        ++games;
    }
    CHECK(games == 3);
    CHECK(load(save(play_some({3, rules_of(Edition::decennial)}, 12, 5000).record)).state.rules.fixes == all_fixes);
}

TEST_CASE("may begin on a table of its own") {
    Record record{.setup = {}, .seed = 0, .table = "king PV; GAL red:2G; court red:7", .choices = {}, .notes = {}};
    const Loaded loaded = load(save(record));
    REQUIRE(loaded.error == "");
    CHECK(loaded.state == table(record.table));
}

TEST_CASE("carries a deck of one's own, and no other") {
    const auto version = [](const std::string& code) { return static_cast<int>(decode(code).bytes[0]); };
    Setup own{4, rules_of(Edition::decennial)};
    own.rules.deck = add_deck(one_card_changed()).id;
    REQUIRE(other_deck(own.rules));
    for (const int choices : {0, 50, 5000}) {
        const Played game = play_some(own, 77, choices),
                     usual = play_some({4, rules_of(Edition::decennial)}, 77, choices);
        CHECK(version(save(game.record)) == 10);
        CHECK(version(save(usual.record)) == 9);
        CHECK(decode(save(game.record)).bytes.find(deck_text(own.rules.deck)) != std::string::npos);
        const Loaded loaded = load(save(game.record));
        REQUIRE(loaded.error == "");
        CHECK(loaded.state == game.state);
        CHECK(loaded.record.setup == own);
        CHECK(loaded.record.choices == game.record.choices);
    }
    Setup pasted{4, rules_of(Edition::decennial)};   // the edition's own deck
    pasted.rules.deck = add_deck(printed_decks()[1].text).id;
    CHECK(save(play_some(pasted, 77, 50).record) == save(play_some({4, rules_of(Edition::decennial)}, 77, 50).record));
    own.rules.deck = deck_of(Edition::first_1996);   // another edition's deck
    const Played game = play_some(own, 78, 60);
    CHECK(version(save(game.record)) == 10);
    CHECK(load(save(game.record)).state == game.state);
}

TEST_CASE("with a deck of one's own may begin on a table, and says what is wrong with a deck") {
    Record record{.setup = {}, .seed = 0, .table = {}, .choices = {}, .notes = {}};
    record.setup.rules.deck = add_deck(one_card_changed()).id;
    record.table = show(table("deck " + deck_name(record.setup.rules.deck) + "; king PV; shown 4-court"));
    const Loaded loaded = load(save(record));
    REQUIRE(loaded.error == "");
    CHECK(loaded.record.table == record.table);
    CHECK(loaded.state == table(record.table));

    const std::string good = decode(save(record)).bytes;
    CHECK(english(load(encode(with(good, "muster 2,", "juggle 2,"))).error)
              .find("This saved game has a deck that cannot be. Line ")
          == 0);
    CHECK(english(load(encode(with(good, "muster 2,", "muster 3,"))).error).find("impossible table")
          != std::string::npos);   // it is of another deck
    std::string without_deck = good;
    without_deck[0] = 9;
    CHECK(english(load(encode(without_deck)).error).size() > 20);
}

TEST_CASE("that begins on a table with the Big Box's first deck is loaded again") {
    Record record{.setup = {4, rules_of(Edition::big_box)},
                  .seed = 0,
                  .table = show(table("edition bigbox; deck first; round 2")),
                  .choices = {},
                  .notes = {}};
    record.setup.rules.deck = first_big_box;
    record.setup.rules.fixes = fixed_scorings;   // games with that deck were begun before
    const Loaded loaded = load(save(record));
    REQUIRE(loaded.error == "");
    State begun = table(record.table);
    begun.rules.fixes = fixed_scorings;
    CHECK(loaded.state == begun);
}

TEST_CASE("that begins on a table nobody could have come to is refused with a sentence") {
    const Setup three = {3, rules_of(Edition::big_box)};
    struct {
        Setup       setup;
        std::string table, why;
    } const forged[] = {
        {{}, "ask ask_veto red 0 - blue 0 0", "does not fit the question"},
        {{}, "ask take_from_each red 0 - - 0 1023", "does not fit the question"},
        {{}, "hand red:1-12; round 2; unseen red:-/13/1", "face down"},
        {three, "king PV; GAL red:2G", "Other players or rules"},
        {{}, "edition 1996; king PV", "Other players or rules"},
    };
    for (const auto& save_of : forged) {
        CAPTURE(save_of.table);
        const Loaded loaded =
            load(save({.setup = save_of.setup, .seed = 0, .table = save_of.table, .choices = {}, .notes = {}}));
        CHECK(english(loaded.error).find(save_of.why) != std::string::npos);
    }
}

TEST_CASE("cut short anywhere is refused with a sentence") {
    const std::string code = save(play_some({4, rules_of(Edition::decennial)}, 8, 80).record);
    for (std::size_t n = 0; n < code.size(); ++n) {
        CAPTURE(n);
        const Loaded loaded = load(std::string_view{code}.substr(0, n));
        CHECK(english(loaded.error).size() > 20);
    }
}

TEST_CASE("with any one character changed is refused with a sentence") {
    const std::string code = save(play_some({3, rules_of(Edition::first_1996)}, 9, 60).record);
    for (std::size_t i = 0; i < code.size(); ++i)
        for (const char c : {'A', 'B', '_', '.', '=', '\0', '\xff'}) {
            if (code[i] == c) continue;
            std::string changed = code;
            changed[i] = c;
            CAPTURE(i);
            CHECK(english(load(changed).error).size() > 20);
        }
}

TEST_CASE("that is no save at all says so") {
    CHECK(english(load("").error).find("EG1.") != std::string::npos);
    CHECK(english(load("hello").error).find("EG1.") != std::string::npos);
    CHECK(english(load("EG1." + std::string(100000, 'A')).error).find("too long") != std::string::npos);
}

TEST_CASE("may stand between spaces and newlines, as copying leaves it") {
    const Played game = play_some({4, rules_of(Edition::big_box)}, 3, 30);
    CHECK(load("  \n" + save(game.record) + "\r\n ").error == "");
}

}
