// The rulebook: its text is complete, and the search finds the right rules.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "app/rulebook/terms.h"
#include "board.h"
#include "engine/box.h"
#include "engine/decks.h"
#include "engine/game.h"
#include "engine/notation.h"
#include "engine/queries.h"
#include "engine/parsing.h"
#include "english.h"
#include "language/say.h"

using namespace eg;

namespace {

// The things whose rule the screen can show, besides tokens.
constexpr std::string_view things[] = {
    "points",   "region", "king",       "castillo", "grande",    "caballero",      "court",  "province", "power",
    "modifier", "card",   "scoreboard", "number",   "placing",   "action",         "loss",   "veto",     "disc",
    "scoring",  "turn",   "start",      "move",     "hand_card", "caballero_card", "closed"};

Rulebook read(std::string_view text) {
    Rulebook book;
    book.read(text);
    return book;
}

}

TEST_SUITE("rulebook") {

TEST_CASE("rules are read from their text") {
    const Rulebook book = read(
        "# a remark\nchapter c | A chapter | Of something.\nrule r | A rule\nsay First.\nmore Then.\nof king court\nin "
        "2023\npicture king\nsee r\n");
    CHECK(english(book.error) == "");
    REQUIRE(book.chapters.size() == 1);
    CHECK(book.chapters[0].line == "Of something.");
    REQUIRE(book.rules.size() == 1);
    const Rule& rule = book.rules[0];
    CHECK(rule.title == "A rule");
    CHECK(rule.words == "First.");
    CHECK(rule.more == "Then.");
    CHECK(has(rule.of, "court"));
    CHECK_FALSE(has(rule.of, "cour"));
    CHECK(rule.in == "2023");
    for (const std::string wrong :
         {"say x", "rule r | R", "chapter c | T", "chapter c | T | L\nsay x", "chapter c | T | L\nrule r",
          "chapter c | T | L\nrule r | R\njump x", "chapter c | T | L\nrule r | R\nsay"})
        CHECK_MESSAGE(english(read(wrong).error).size() > 10, wrong);
    CHECK(english(read("chapter c | T | L\n\njump x").error) == "Line 3 is not understood.");
}

TEST_CASE("every rule is whole, and whatever it leads to is there") {
    std::set<std::string_view> ids, chapter_ids;
    CHECK(english(rulebook().error) == "");
    REQUIRE(rulebook().chapters.size() > 12);
    for (const Chapter& chapter : rulebook().chapters)
        CHECK_MESSAGE(chapter_ids.insert(chapter.id).second, std::string{chapter.id});
    for (const Rule& rule : rulebook().rules) {
        CAPTURE(std::string{rule.id});
        CHECK(ids.insert(rule.id).second);
        for (std::string_view words : {rule.words, rule.more}) {
            if (words.empty()) continue;
            CHECK(words.find_first_of("{}") == words.npos);
            CHECK(words.back() == '.');
            CHECK(words.size() <= 400);   // it must fit in a popover
        }
        CHECK(!rule.words.empty());
        for (std::string_view edition : split(rule.in, " ")) CHECK(box_named(edition));
        CHECK((rule.option.empty() || option_named(rule.option)));
        for (std::string_view thing : split(rule.of, " "))
            CHECK_MESSAGE((std::find(std::begin(things), std::end(things), thing) != std::end(things)
                           || token_number(thing) >= 0),
                          std::string{thing});
        for (std::string_view other : split(rule.instead, " "))
            CHECK_MESSAGE((eg::rule(other) && other != rule.id && !rule.in.empty()), std::string{other});
        for (std::string_view other : split(rule.see, " "))
            CHECK_MESSAGE((eg::rule(other) && other != rule.id), std::string{other});
    }
}

TEST_CASE("every chapter has a picture that can be drawn, and words for it") {
    for (const Chapter& chapter : rulebook().chapters) {
        CAPTURE(chapter.id);
        CHECK(chapter.caption.ends_with('.'));
        CHECK(chapter.table.empty() != chapter.show.empty());
        CHECK(chapter.table.empty() == chapter.near.empty());
        if (!chapter.table.empty()) {
            const Position table = position(chapter.table);
            CHECK(english(table.error) == "");
            for (std::string_view place : split(chapter.near, " ")) CHECK(place_of(place, box(table.state)));
        }
        for (std::string_view card : split(chapter.show, " ")) {
            CAPTURE(card);
            const std::string_view word = cut(card, ':');
            if (card.empty()) {   // the value of a power card
                const int value = std::stoi(std::string{word});
                CHECK((value >= 1 && value <= power_cards));
                continue;
            }
            const std::optional<DeckId> from = deck_named(word);
            REQUIRE(from);
            const std::vector<ActionCard>& cards = deck(*from).cards;
            CHECK(std::any_of(cards.begin(), cards.end(), [&](const ActionCard& one) { return one.id == card; }));
        }
    }
}

TEST_CASE("every thing of the table has one rule in every edition, and every module a chapter") {
    for (const Box& box : all_editions())
        for (std::string_view thing : things) {
            const auto n = std::count_if(rulebook().rules.begin(), rulebook().rules.end(), [&](const Rule& rule) {
                return has(rule.of, thing) && holds(rule, box.rules);
            });
            CHECK_MESSAGE(n == 1, std::string{thing});
            CHECK(rule_of(thing, box.rules));
        }
    for (int n = 0; n < token_count(); ++n)
        CHECK_MESSAGE((token(n).shape == TokenShape::none || rule_of(token(n).id, all_editions()[0].rules)),
                      std::string{token(n).id});
    for (const Module& module : modules().subspan(1))
        CHECK_MESSAGE(std::any_of(rulebook().chapters.begin(), rulebook().chapters.end(),
                                  [&](const Chapter& chapter) { return chapter.id == module.name; }),
                      std::string{module.name});
}

TEST_CASE("a part that is left out takes its rules along") {
    const Rules whole = rules_of(Edition::decennial, *modules_named("grandissimo")),
                part = with_option(whole, option_named("portugal"), false);
    CHECK(holds(*rule("portugal_region"), whole));
    CHECK_FALSE(holds(*rule("portugal_region"), part));
    CHECK(holds(*rule("jail"), part));
    CHECK_FALSE(holds(*rule("jail"), with_option(part, option_named("jail"), false)));
}

TEST_CASE(
    "where the cards of a hand are played by number, their rules stand in for those of power cards and of what lies "
    "open") {
    const State base = position("king PV; shown 1-own4; power red:3").state,
                hands = position("edition intrigue; king PV").state;
    for (std::string_view thing : {"power", "card", "turn", "start", "placing", "number", "action", "veto"}) {
        CAPTURE(std::string{thing});
        const Rule *there = rule_of(thing, base.rules), *here = rule_of(thing, hands.rules);
        REQUIRE((there && here));
        CHECK(there != here);
        CHECK_FALSE(holds(*there, hands.rules));
        CHECK_FALSE(holds(*here, base.rules));
    }
    for (std::string_view thing : {"king", "castillo", "disc", "region", "court"})
        CHECK(rule_of(thing, base.rules) == rule_of(thing, hands.rules));
    CHECK(thing_of(hands, {Thing::hand_card, 3}) == "hand_card");
    CHECK(thing_of(position("edition 2023; modules power_shift; king PV").state, {Thing::hand_card, 3}) == "modifier");
    State closed = hands;
    closed.closed = Places{SEV};
    CHECK(thing_of(closed, on(SEV)) == "closed");
    CHECK(thing_of(closed, on(GRA)) == "region");
    CHECK(thing_of(closed, on(PV)) == "king");
}

TEST_CASE("cards tell what they bring or place, what is required, and their symbols") {
    const auto told = [](std::string_view title) {
        for (int rulebook_page = first_cards(); rulebook_page < rulebook_pages(); ++rulebook_page)
            for (int n = 0; n < passages(rulebook_page); ++n)
                if (passage(rulebook_page, n).title == title) return passage(rulebook_page, n);
        return Passage{};
    };
    CHECK(told("150: Royal Auditor").note == "brings 1, required");
    CHECK(told("10: Village Levy").note == "brings 6, house card");
    CHECK(told("Joker").note == "brings 2, house card");
    CHECK(told("Herald, +3").note == "house card");
    CHECK(told("Palace Plots").note == "places 1, Jail, house card");
    CHECK(told("Queen and Jester").note == "places 2");
    const Passage first = told("10: Village Levy");
    CHECK(first.above == "Cards of a hand");
}

TEST_CASE("every chapter is a rulebook_page, every deck too, and each rule is opened where it stands") {
    REQUIRE(rulebook_pages() > first_cards());
    std::size_t cards = 0, rules = 0;
    for (int n = 0; n < rulebook_pages(); ++n) {
        CHECK(!rulebook_page_title(n).empty());
        CHECK(!rulebook_page_line(n).empty());
        CHECK(passages(n) > 0);
        for (int i = 0; i < passages(n); ++i) {
            const Passage part = passage(n, i);
            CHECK(!part.title.empty());
            CHECK(!part.words.empty());
            CHECK((part.card == nullptr) == (n < first_cards()));
            CHECK((part.rule != nullptr) == (n < first_cards()));
            if (part.rule) CHECK((part.rule->chapter == n && number_in_chapter(*part.rule) == i));
            ++(part.card ? cards : rules);
        }
    }
    CHECK(rules == rulebook().rules.size());
    std::size_t all = 0;
    for (std::size_t i = 0; i < printed_decks().size(); ++i)
        if (deck_name(static_cast<DeckId>(i)) != "first") all += deck(static_cast<DeckId>(i)).cards.size();
    CHECK(cards == all);
}

TEST_CASE("the question being asked has a rule") {
    for (const char* text : {"players 3; ask end_round - 0 - - 0 0; ask play_power red 1 - - 0 0",
                             "players 3; shown 1-own4; power red:3 blue:4 yellow:5; ask next_turn - 0 - - 0 0; ask "
                             "take_card red 0 - - 0 0"}) {
        const State s = position(text).state;
        const std::string_view about = thing_asked(s, legal(s));
        CHECK(rule_of(about, s.rules));
    }
}

// The links in a text to rules: "words: id" for each.
std::string leads(std::string_view text, std::string_view own = {}, const Rules& rules = rules_of(Edition::decennial)) {
    std::string list;
    for (const Term& term : terms_in(text, rule(own), rules))
        list += (list.empty() ? "" : ", ") + std::string{text.substr(term.from, term.to - term.from)} + ": "
                + std::string{term.rule->id};
    return list;
}
std::vector<std::string> terms_of(const Rule& rule) {
    std::vector<std::string> all;
    for (std::string_view left = rule.terms; !left.empty();) all.emplace_back(trimmed(cut(left, '|')));
    return all;
}

TEST_CASE("a text leads to the rules that its words name, to each where it is first named and never to itself") {
    CHECK(leads("Move the King to a bordering region.") == "King: king");
    CHECK(leads("Only caballeros in your court can be placed; from the province they come to the court.")
          == "court: court, province: province");
    CHECK(leads("Never into the King's region, nor out of it if the King stands there.") == "King's region: king");
    // Another case, and a typographic apostrophe.
    CHECK(leads("Nothing leaves the KING\u2019s region.") == "KING: king");
    CHECK(leads("Lay a mobile scoreboard, or move a Scoreboard.") == "mobile scoreboard: scoreboards");
    CHECK(leads("Take one of your used power cards back; a power card more.")
          == "used power cards: used, power card: power");
    CHECK(leads("Place anywhere, beside the King or not.") == "beside the King: beside");
    CHECK(leads("The courtiers of Castilla, kings and scores.").empty());
    CHECK(leads("The court.\nIn the Castillo, the court again.") == "court: court, Castillo: castillo");
    CHECK(leads("Only caballeros in your court, or in the Castillo.", "court") == "Castillo: castillo");
    CHECK(leads("the King\ncourt of the King", "king") == "court: court");
    CHECK(leads("").empty());
    // Invalid UTF-8, as in a typed name.
    CHECK(leads("\xC3\xC3 \xE2\x80 court \xF0").find("court") != std::string::npos);
}

TEST_CASE("where another rule stands in for the one that is named, the text leads to that") {
    CHECK(leads("with a power card", {}, rules_of(Edition::of_2023)) == "power card: power");
    CHECK(leads("with a power card", {}, box(*box_named("intrigue")).rules) == "power card: own_cards");
    // Even if the current game lacks its module: the reader has opened that chapter.
    CHECK(leads("it stops a special action", "own_few") == "special action: own_action");
    CHECK(leads("the Veto", "own_veto").empty());
    const Rules colonies = box(*box_named("colonies")).rules, both = box(*box_named("king_and_colonies")).rules;
    CHECK(leads("Score France.") == "Score: scoring_cards, France: abroad");
    CHECK(leads("Score France.", {}, colonies) == "Score: scoring_cards, France: col_france");
    CHECK(leads("with a power card", {}, both) == "power card: own_cards");
    CHECK(rule_of("turn", both)->id == "both_turn");
}

TEST_CASE("no two rules have one term, and each is found in a text") {
    std::set<std::string> all;
    for (const Rule& rule : rulebook().rules)
        for (const std::string& term : terms_of(rule)) {
            CAPTURE(term);
            std::string plain;
            for (std::size_t at = 0; at < term.size(); at += letter(term, at).bytes) plain += letter(term, at).plain;
            CHECK(all.insert(plain).second);
            bool said = false;
            for (int rulebook_page = 0; rulebook_page < rulebook_pages() && !said; ++rulebook_page)
                for (int n = 0; n < passages(rulebook_page) && !said; ++n)
                    said = says(passage(rulebook_page, n).words, term);
            CHECK(said);
        }
    CHECK(all.size() > 50);
}

TEST_CASE("terms are found in another language, too") {
    const Rules rules = rules_of(Edition::decennial);
    for (const Rule& rule : rulebook().rules) {
        CAPTURE(std::string{rule.id});
        const auto found = [&] {
            std::vector<const Rule*> list;
            for (const Term& term : terms_in(say(rule.words), &rule, rules)) list.push_back(term.rule);
            return list;
        };
        const auto in_english = found();
        speak(Language::pseudo);
        const auto in_pseudo = found();
        speak(Language::english);
        CHECK(in_english == in_pseudo);
    }
}

TEST_CASE("a rule leads on by what it names besides, each once") {
    for (const Rule& rule : rulebook().rules) {
        const std::vector<const Rule*> others = leads_to(rule, rule.words, rules_of(Edition::decennial));
        CHECK(std::set<const Rule*>(others.begin(), others.end()).size() == others.size());
        CHECK(std::find(others.begin(), others.end(), &rule) == others.end());
    }
    CHECK(leads_to(*rule("court"), rule("court")->words, rules_of(Edition::decennial)).size()
          > split(rule("court")->see, " ").size());
}

TEST_CASE("cards speak of a rule by whole words") {
    const auto titles = [](std::string_view id, const Rules& rules) {
        std::string list;
        for (const Mention& card : cards_that_speak_of(*rule(id), rules))
            list += (list.empty() ? "" : ", ") + card.title;
        return list;
    };
    const Rules decennial = rules_of(Edition::decennial);
    CHECK(titles("moving_king", decennial) == "Royal Advisor, King's Card");
    CHECK(titles("scoreboards", decennial) == "Mobile Scoreboard");
    CHECK(titles("scoring_cards", decennial).find("Scoreboard") == std::string::npos);
    CHECK(titles("own_bridge", box(*box_named("intrigue")).rules) == "Bridge");
    CHECK(titles("abroad", rules_of(Edition::of_2023)).empty());
    CHECK(titles("abroad", position("edition 2023; modules new_regency; king PV").state.rules) == "Exile");
    CHECK(&cards_that_speak_of(*rule("king"), decennial) == &cards_that_speak_of(*rule("king"), decennial));
}

TEST_CASE("words are found in any case, without regard to accents") {
    const auto n = [](std::string_view text, std::string_view sought) { return found(text, sought).size(); };
    CHECK(n("The King. the king's", "the KING") == 2);
    CHECK(n("Aragón, aragon", "aragon") == 2);
    CHECK(n("Cataluña", "LUÑA") == 1);
    CHECK(n("anything", "") == 0);
    CHECK(n("anything", "  ") == 0);
    CHECK(n("aaaa", "aa") == 2);
    CHECK(found("En Aragón.", "aragon").at(0) == std::pair<std::size_t, std::size_t>{3, 10});
    int all = 0;
    for (int i = 0; i < rulebook_pages(); ++i) all += hits(i, "veto");
    CHECK(all > 10);
}

TEST_CASE("a rule in brief is its first sentences, and never long") {
    CHECK(in_brief("One. Two.") == "One. Two.");
    CHECK(in_brief("It pays 2.5 points, and no more than that, however many there are. " + std::string(90, 'x') + ".")
          == "It pays 2.5 points, and no more than that, however many there are.");
    CHECK(in_brief("Short. " + std::string(160, 'x') + ". More.") == "Short. " + std::string(160, 'x') + ".");
    CHECK(in_brief("No end") == "No end");
    for (const Rule& rule : rulebook().rules) {
        CAPTURE(rule.id);
        const std::string_view brief = in_brief(rule.words);
        CHECK(brief.size() <= 230);
        CHECK(rule.words.starts_with(brief));
        CHECK((brief.empty() || std::string_view{".?!"}.find(brief.back()) != std::string_view::npos));
    }
}

}
