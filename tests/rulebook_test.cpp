// The rulebook: its text, that it is whole, and what is found in it.
#include <doctest/doctest.h>

#include <set>

#include "app/rulebook/rulebook.h"
#include "board.h"
#include "engine/box.h"
#include "engine/questions.h"
#include "english.h"

using namespace eg;

namespace {

// What the screen may ask the rule of.
constexpr std::string_view things[] = {"points", "region", "king", "castillo", "grande", "caballero", "court", "province", "power", "modifier", "card", "scoreboard",
                                       "number", "placing", "action", "loss", "veto", "disc", "scoring", "turn", "start", "move"};

template <class Of>
void each_rule(Of&& look) {
    for (const Chapter& chapter : chapters())
        for (const Rule& rule : chapter.rules) look(chapter, rule);
}

}

TEST_SUITE("rulebook") {

TEST_CASE("rules are read from their text") {
    const RuleText text = read_rules("# a remark\nchapter c | A chapter | Of something.\nrule r | A rule\nsay First.\nsay Then.\nof king court\nin 2023\npicture king\nsee r\n");
    CHECK(english(text.error) == "");
    REQUIRE(text.chapters.size() == 1);
    CHECK(text.chapters[0].line == "Of something.");
    const Rule& rule = text.chapters[0].rules.at(0);
    CHECK(rule.title == "A rule");
    CHECK(rule.words.size() == 2);
    CHECK(rule.of.size() == 2);
    CHECK(rule.in.at(0) == "2023");
    for (const std::string wrong : {"say x", "chapter c | T", "chapter c | T | L\nsay x", "chapter c | T | L\nrule r", "chapter c | T | L\nrule r | R\njump x", "chapter c | T | L\nrule r | R\nsay"})
        CHECK_MESSAGE(english(read_rules(wrong).error).size() > 10, wrong);
    CHECK(english(read_rules("chapter c | T | L\n\njump x").error) == "Line 3 is not understood.");
}

TEST_CASE("every rule is whole, and whatever it leads to is there") {
    std::set<std::string_view> ids, chapter_ids;
    REQUIRE(chapters().size() > 12);
    for (const Chapter& chapter : chapters()) {
        CHECK_MESSAGE(chapter_ids.insert(chapter.id).second, std::string{chapter.id});
        CHECK_MESSAGE(!chapter.rules.empty(), std::string{chapter.id});
    }
    each_rule([&](const Chapter&, const Rule& rule) {
        CAPTURE(std::string{rule.id});
        CHECK(ids.insert(rule.id).second);
        REQUIRE(!rule.words.empty());
        for (std::string_view words : rule.words) {
            CHECK(words.find_first_of("{}") == words.npos);
            CHECK(words.back() == '.');
            CHECK(words.size() <= 400);   // it is a slip, too
        }
        for (std::string_view edition : rule.in) CHECK(box_named(edition));
        for (std::string_view thing : rule.of) CHECK_MESSAGE(std::find(std::begin(things), std::end(things), thing) != std::end(things), std::string{thing});
        for (std::string_view other : rule.see) CHECK_MESSAGE((eg::rule(other) && other != rule.id), std::string{other});
    });
}

TEST_CASE("every thing of the table has one rule in every edition, and every module a chapter") {
    for (const Box& box : all_editions())
        for (std::string_view thing : things) {
            int n = 0;
            each_rule([&](const Chapter&, const Rule& rule) { n += std::find(rule.of.begin(), rule.of.end(), thing) != rule.of.end() && holds(rule, box.rules); });
            CHECK_MESSAGE(n == 1, std::string{thing});
            CHECK(rule_of(thing, box.rules));
        }
    for (const Module& module : modules().subspan(1))
        CHECK_MESSAGE(std::any_of(chapters().begin(), chapters().end(), [&](const Chapter& chapter) { return chapter.id == module.name; }), std::string{module.name});
}

TEST_CASE("every chapter is a leaf, every deck too, and each rule lies in the chapter it is opened at") {
    REQUIRE(leaves() > first_cards());
    std::size_t cards = 0;
    for (int n = 0; n < leaves(); ++n) {
        const Leaf open = leaf(n);
        CHECK(!open.title.empty());
        CHECK(!open.passages.empty());
        for (const Passage& part : open.passages) {
            CHECK(!part.words.empty());
            CHECK((part.card == nullptr) == (n < first_cards()));
            cards += part.card != nullptr;
        }
    }
    std::size_t all = 0;
    for (std::size_t i = 0; i < printed_decks().size(); ++i)
        if (deck_name(static_cast<DeckId>(i)) != "first") all += deck(static_cast<DeckId>(i)).cards.size();
    CHECK(cards == all);
    each_rule([&](const Chapter& chapter, const Rule& rule) { CHECK(&chapters()[static_cast<std::size_t>(leaf_of(rule))] == &chapter); });
}

TEST_CASE("the question being asked has a rule") {
    for (const char* text : {"players 3; ask end_round - 0 - - 0 0; ask play_power red 1 - - 0 0", "players 3; shown 1-own4; power red:3 blue:4 yellow:5; ask next_turn - 0 - - 0 0; ask take_card red 0 - - 0 0"}) {
        const State s = position(text).state;
        const std::string_view about = thing_asked(s, legal(s));
        CHECK(rule_of(about, s.rules));
    }
}

TEST_CASE("words are found in any case, without regard to accents") {
    const auto n = [](std::string_view text, std::string_view sought) { return found(text, sought).size(); };
    CHECK(n("The King. the king's", "the KING") == 2);
    CHECK(n("Aragón, aragon", "aragon") == 2);
    CHECK(n("Cataluña", "LUÑA") == 1);
    CHECK(n("anything", "") == 0);
    CHECK(n("anything", "  ") == 0);
    CHECK(n("aaaa", "aa") == 2);
    const Spot one = found("En Aragón.", "aragon").at(0);
    CHECK(one.from == 3);
    CHECK(one.to == 10);
    int all = 0;
    for (int i = 0; i < leaves(); ++i) all += hits(leaf(i), "veto");
    CHECK(all > 10);
}

}
