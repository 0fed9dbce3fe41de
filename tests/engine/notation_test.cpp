// Tables and choices as text, written and read; a text that is no table is refused in a sentence.
#include "table.h"
#include "english.h"

using namespace eg;

static_assert([] { const State one, other; return one == other; }());   // no byte of a table is left uninitialised

TEST_SUITE("the notation") {

TEST_CASE("every table reads back from its own text") {
    Rng rng{3};
    for (int edition = 0; edition < edition_count; ++edition)
        for (int players = 2; players <= max_players; ++players)
            for (std::uint64_t seed = 1; seed <= 6; ++seed) {
                Events ignored = Events::ignored();
                Setup  setup = {players, rules_of(static_cast<Edition>(edition))};
                setup.rules.short_game = seed % 2;
                setup.rules.agree(veto_option, seed % 3);
                State s = new_game(setup, seed, ignored);
                for (bool more = true; more;) {
                    const Position read = position(show(s));
                    REQUIRE(read.error == "");
                    REQUIRE(read.state == s);
                    more = !over(s);
                    if (more) {
                        const Choices choices = legal(s);
                        apply(s, choices[rng.below(choices.size())], ignored);
                    }
                }
            }
}

TEST_CASE("what is left out has its value from the start of a game") {
    const State s = table("king PV; GAL red:2G");
    CHECK(s.players == 4);
    CHECK(s.rules == rules_of(Edition::decennial));
    CHECK(s.province[red] == 28);
    CHECK(s.grande[red] == GAL);
    CHECK(asked_step_name(s) == "play_power");
    CHECK(asked(s) == red);
}

TEST_CASE("lines end in a newline or a semicolon, and # begins a remark") {
    CHECK(table("king PV; GAL red:2G # home\nPV blue:1") == table("king PV\n\nGAL red:2G\r\nPV blue:1;"));
}

TEST_CASE("an impossible table is refused, and the sentence says why") {
    struct {
        std::string text, why;
    } const examples[] = {
        {"king CAS", "needs a region"},
        {"king Toledo", "needs a region"},
        {"GAL red:31", "cannot be"},
        {"GAL red:20; PV red:11", "red has 31 caballeros"},
        {"province red:3 blue:3 yellow:3 green:3", "every player has 30"},
        {"players 6", "from 2 to 5"},
        {"players 3; GAL green:1", "green's on the table"},
        {"GAL purple:1", "needs a player"},
        {"CAS red:1G", "cannot be"},
        {"GAL red:1G; PV red:1G", "cannot be"},
        {"boards 8/4/0:GAL 4/0/0:GAL", "may not lie in one place"},
        {"boards 9/9/9:GAL", "needs scoreboards"},
        {"edition 2050", "needs 1996"},
        {"deck first", "is the Big Box's"},
        {"edition bigbox; deck second", "names no deck"},
        {"length 7", "needs 6 or 9"},
        {"fixes 5", "needs a number from 0 to 4"},
        {"shown 6-nothing", "not in the game"},
        {"shown 1-any3 1-any4", "two cards of one stack"},
        {"deck1 1-any3 1-any3", "does not hold so often"},
        {"deck1 1-any3", "too few cards"},
        {"hand red:1-3", "too few power cards"},
        {"hand red:0", "cannot be"},
        {"kept red:2-veto:5", "cannot be"},
        {"rng xyz", "hexadecimal"},
        {"disc red:CAS", "cannot be"},
        {"ask use_card red 3", "six values"},
        {"ask juggle red 3 - - 0 0", "no step"},
        {"ask use_card red 3 - red 0 2", "does not fit"},
        {"ask use_card - 3 - red 0 2", "does not fit"},
        {"players 2; ask play_power green 1 - - 0 0", "does not fit"},
        {"ask carry_caballero red 0 GAL blue 0 0", "does not fit"},
        {"ask score_next red 0 - - 0 65535", "does not fit"},
        {"ask dial red 0 - - 0 0", "does not fit"},
        {"round 3; CAS red:2; ask open_castillo - 0 - - 0 0; ask dial blue 0 - - 0 0", "does not fit"},
        {"round 3; CAS red:2; ask open_castillo - 0 - - 0 0; ask dial red 0 - - 0 0; ask muster red 3 - - 0 0",
         "does not fit"},
        {"power blue:5; ask play_power red 2 - - 0 0", "does not fit"},
        {"shown 1-any3:blue; ask take_card red 0 - - 0 0", "does not fit"},
        {"acted blue; shown 1-any3 2-veto; ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0", "does not fit"},
        {"ask name_region red 0 - - 0 0", "does not fit"},
        {"power red:5 blue:5", "have played the power card 5"},
        {"round 5; hand red:1-12; unseen red:4/5/1", "taken back unseen"},
        {"round 5; hand red:1-8,13; unseen red:13/12-13/2", "taken back unseen"},
        {"round 5; hand red:1-9,13; unseen red:13/13/2", "taken back unseen"},
        {"length 6; round 4", "leaves out round 4"},
        {"round 4; length 6", "leaves out round 4"},
        {"disc red:GAL", "Nothing is asked"},
        {"round 3; CAS red:1; disc red:GAL; ask open_castillo - 0 - - 0 0; ask dial red 0 - - 0 0", "yet to dial"},
        {"round 3; CAS red:1; disc red:?; ask open_castillo - 0 - - 0 0", "nobody knows what it shows"},
        {"kept blue:5-king:2", "none that is kept"},
        {"veto out; kept red:2-veto:2", "not in this game"},
        {"veto out; shown 2-veto", "not in this game"},
        {"veto out; deck2 2-veto 2-score1 2-score1 2-score1 2-decayall 2-decay3 2-angry 2-sec2 2-secall",
         "not in this game"},
        {"kept red:2-veto:2; deck2 2-veto 2-veto 2-score1 2-score1 2-score1 2-decayall 2-decay3 2-angry 2-sec2",
         "more cards 2-veto"},
        {"shown 5-king:green; deck5 5-king", "more cards 5-king"},
        {"power red:9; ask start_round - 0 - - 0 0; ask dial red 0 - - 0 0", "does not fit the question start_round"},
        {"king GAL PV", "a word too many"},
        {"round 3 4", "a word too many"},
        {"over and out", "a word too many"},
        {"hello world", "no word of the notation"},
    };
    for (const auto& example : examples) {
        CAPTURE(example.text);
        const Position p = position(example.text);
        CAPTURE(p.error);
        CHECK(english(p.error).find(example.why) != std::string::npos);
    }
}

// Each of these once stopped the program, read past an array, or offered an illegal choice.
TEST_CASE("a question must be possible, and its numbers fit it") {
    for (const std::string text : {
             "ask ask_veto red 0 - blue 0 0",
             "kept red:2-veto:2; ask ask_veto red 0 - blue 0 0",
             "kept red:2-veto:2; shown 1-any3:red; ask use_card red 1 - red 0 0; ask ask_veto red 0 - red 0 0",
             "shown 1-any3:blue; ask use_card blue 1 - blue 0 0; ask ask_veto red 0 - blue 0 0",
             "ask take_from_each red 0 - - 0 1023",
             "players 3; GAL blue:1; ask take_from_each red 0 - - 0 8",
             "ask muster red 30 - - 0 0",
             "ask muster red 0 - - 0 0",
             "ask muster red 3 GAL - 0 0",
             "ask muster red 3 - blue 0 0",
             "ask muster red 3 - - 1 0",
             "ask muster red 3 - - 0 1",
             "ask keep_card red 0 - - 0 0",
             "ask move_caballero red 3 - - 0 0",
             "GAL red:1; king PV; ask move_caballero red 3 - - 64 0",
             "GAL red:1; king PV; ask move_caballero red 3 GAL - 1 0",
             "ask place_freely red 2 - - 0 0",
             "ask put_down red 0 PV - 0 0",
             "GAL red:1; king PV; ask set_down red 0 GAL red 0 2",
             "court blue:3; ask empty_courts red 7 - - 0 0",
             "ask choose_kings_region red 0 - - 2 0",
             "ask choose_spot red 2 - - 0 0",
             "boards 8/4/0:GAL; ask choose_spot red 0 - - 0 0",
             "ask score_valued red 3 - - 0 0",
             "ask score_place red 0 - - 0 0",
             "round 3; CAS red:2; ask open_castillo - 0 - - 0 0; ask dial red 3 - - 0 0",
             "round 3; CAS red:2; ask open_castillo - 0 - - 0 0; ask dial red 0 - - 0 0; ask dial red 0 - - 0 0",
             "CAS red:2; ask open_castillo - 0 - - 0 0",
             "ask general_scoring - 0 - - 0 0",
             "ask open_discs red 0 - - 2 0",
             "shown 1-any3:blue; ask use_card red 1 - red 0 0",
             "shown 1-any3:red; ask use_card red 2 - red 0 0",
             "shown 1-any3:red; ask use_card red 1 - red 8 0",
             "shown 1-any3:red; ask use_card red 1 - red 0 4096",
             "shown 2-veto:red; ask use_card red 2 - red 0 1"}) {
        CAPTURE(text);
        CHECK(english(position(text).error).find("does not fit the question") != std::string::npos);
    }
}

TEST_CASE("what waits below comes to nothing where the table has changed meanwhile") {
    State s = table(
        "players 2; king SEV; court red:1; province red:29 blue:30; ask place_freely red 1 - - 0 0; ask send_own red 1 "
        "- blue 0 0");
    play(s, "red court");
    CHECK(over(s));
    CHECK(s.province[red] == 30);
}

TEST_CASE("a sentence that quotes a line cuts no letter in two") {
    for (std::size_t blanks = 0; blanks < 4; ++blanks) {
        std::string text = std::string(blanks, 'x');
        for (int i = 0; i < 60; ++i) text += "ñ";
        const std::string error = english(position(text).error);
        CAPTURE(error);
        CHECK(error.find("ñ…\"") != std::string::npos);
    }
}

TEST_CASE("any single change of one character gives a table that can be played, or a sentence") {
    Events ignored = Events::ignored();
    State  s = new_game({3, rules_of(Edition::first_1996)}, 11, ignored);
    Rng    rng{5};
    for (int n = 0; n < 60; ++n) {
        const Choices choices = legal(s);
        apply(s, choices[rng.below(choices.size())], ignored);
    }
    const std::string text = show(s);
    int played = 0, refused = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        for (const char c : {'0', '9', '-', ':', 'G', '\n', ' '}) {
            std::string changed = text;
            changed[i] = c;
            CAPTURE(changed);
            Position p = position(changed);
            if (!p.error.empty()) {
                ++refused;
                continue;
            }
            ++played;
            for (int n = 0; !over(p.state); ++n) {
                const Choices choices = legal(p.state);
                REQUIRE_FALSE(choices.empty());
                REQUIRE(n < 1500);
                apply(p.state, choices[rng.below(choices.size())], ignored);
            }
        }
    CHECK(played > 100);
    CHECK(refused > 100);
}

TEST_CASE("with lines doubled, swapped or left out it gives a table that can be played, or a sentence") {
    Rng  rng{17};
    int  played = 0;
    for (int i = 0; i < 600; ++i) {
        Events ignored = Events::ignored();
        State  s = new_game({2 + i % 4, rules_of(static_cast<Edition>(i % 3))}, static_cast<std::uint64_t>(i), ignored);
        for (int n = rng.below(200); n > 0 && !over(s); --n) {
            const Choices choices = legal(s);
            apply(s, choices[rng.below(choices.size())], ignored);
        }
        std::vector<std::string> lines = parts(show(s), '\n');
        const auto some = [&] { return static_cast<std::size_t>(rng.below(static_cast<int>(lines.size()))); };
        for (int changes = 1 + rng.below(3); changes > 0; --changes) {
            const std::string line = lines[some()];
            if (const int kind = rng.below(3); kind == 0) std::swap(lines[some()], lines[some()]);
            else if (kind == 1) lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(some()), line);
            else lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(some()));
        }
        std::string text;
        for (const std::string& line : lines) text += line + '\n';
        CAPTURE(text);
        Position p = position(text);
        if (!p.error.empty()) continue;
        ++played;
        for (int n = 0; !over(p.state); ++n) {
            if (n == 3) REQUIRE(position(show(p.state)).state == p.state);
            const Choices choices = legal(p.state);
            REQUIRE_FALSE(choices.empty());
            REQUIRE(n < 1500);
            apply(p.state, choices[rng.below(choices.size())], ignored);
        }
    }
    CHECK(played > 50);
}

TEST_CASE("choices are words a player would type") {
    CHECK(show(Choice{Thing::caballero, GAL, red}) == "red GAL");
    CHECK(show(Choice{Thing::court, 0, blue}) == "blue court");
    CHECK(show(Choice{Thing::stack, 2}) == "card 3");
    for (const std::string text :
         {"GAL", "CAS", "red GAL", "sable court", "power 13", "card 5", "take 0", "board 8/4/0", "board 4/0/0", "done",
          "act", "act-other", "veto", "allow", "allow-all"}) {
        CAPTURE(text);
        const auto read = choice(text);
        REQUIRE(read.has_value());
        CHECK(show(*read) == text);
    }
    for (const std::string text : {"", "red", "red red", "power 0", "power 14", "card 0", "card 9", "take -1", "take x",
                                   "board 1/1/1", "-", "red -", "GAL red", "power 7 7"}) {
        CAPTURE(text);
        CHECK_FALSE(choice(text).has_value());
    }
}

}
