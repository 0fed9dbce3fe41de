// Messages in words: gaps, plurals, places with their prepositions, lists; and the pseudo-language, which changes
// everything but what fills the gaps.
#include <doctest/doctest.h>

#include "language/say.h"

using namespace eg;

namespace {

const PerPlayer<std::string> names = {{"Isabel", "Tomás", "", "", ""}};

std::string english(const Message& message) { return text(Language::english, message, names); }
std::string odd(const Message& message) { return text(Language::pseudo, message, names); }

// The number of letters; a letter may take several bytes.
int length(std::string_view words) {
    int n = 0;
    for (char c : words) n += (static_cast<unsigned char>(c) & 0xc0u) != 0x80u;
    return n;
}

}

TEST_SUITE("the languages") {

TEST_CASE("put into a sentence's gaps what stands there") {
    CHECK(english({"Undo"}) == "Undo");
    CHECK(english({"{who} plays power card {n}.", {{"n", 13}, {"who", red}}}) == "Isabel plays power card 13.");
    CHECK(english({"{who} and {who}, {n}{n}", {{"who", blue}, {"n", 0}}}) == "Tomás and Tomás, 00");
    CHECK(english({"{name} (1)", {{"name", std::string{"{n} # x"}}}}) == "{n} # x (1)");   // a player's own words
    CHECK(english({"{card} ({n})", {{"card", List{{"Eviction"}}}, {"n", 4}}}) == "Eviction (4)");
    CHECK(english({"", {}}).empty());
}

TEST_CASE("leave a gap open to be seen for which there is nothing") {
    CHECK(english({"Round {n} of {of}", {{"n", 3}}}) == "Round 3 of {of}");
    CHECK(english({"{n, plural, one {one} other {#}}", {}}) == "{n, plural, one {one} other {#}}");
    CHECK(english({"{n", {{"n", 3}}}) == "3");
    CHECK(english({"a}", {}}) == "a}");
}

TEST_CASE("choose between one and several") {
    const auto sent = [](int n) {
        return english({"{who} sends {n, plural, one {a caballero of {whose}} other {# caballeros of {whose}}} back.",
                        {{"who", red}, {"whose", blue}, {"n", n}}});
    };
    CHECK(sent(0) == "Isabel sends 0 caballeros of Tomás back.");
    CHECK(sent(1) == "Isabel sends a caballero of Tomás back.");
    CHECK(sent(21) == "Isabel sends 21 caballeros of Tomás back.");
    CHECK(english({"# {n}", {{"n", 2}}}) == "# 2");   // a number that is used only in a plural
    const auto plays = [](int n) {
        return english({"plays it{n, plural, =0 {} one { once} other { (#)}}", {{"n", n}}});
    };
    CHECK(plays(0) == "plays it");
    CHECK(plays(1) == "plays it once");
    CHECK(plays(10) == "plays it (10)");
}

TEST_CASE("know a place with its prepositions") {
    const auto forms = [](Place place) {
        return english({"{p:start}, {p:in}, {p:into}, {p:to}, {p:from}, {p}", {{"p", place}}});
    };
    CHECK(forms(GAL) == "Galicia, in Galicia, in Galicia, to Galicia, from Galicia, Galicia");
    CHECK(forms(CAS)
          == "The Castillo, in the Castillo, into the Castillo, into the Castillo, from the Castillo, the Castillo");
    CHECK(english({"{p:on}, {p:goal}", {{"p", GAL}}}) == "on Galicia, to Galicia");
    CHECK(english({"{p:on}, {p:goal}, {p:map}", {{"p", CAS}}}) == "on the Castillo, to the Castillo, Castillo");
    CHECK(english({"{p:map}", {{"p", PV}}}) == "País Vasco");
    CHECK(english({"{p:in}", {{"p", nowhere}}}).empty());
    for (const std::string_view form : {"{p}", "{p:start}", "{p:in}", "{p:into}", "{p:to}", "{p:goal}", "{p:from}",
                                        "{p:on}", "{p:map}"})   // with its article it is no name
        CHECK(odd({form, {{"p", CAS}}}).find_first_of("aeiou") == std::string::npos);
}

TEST_CASE("know a thing with its article") {
    const auto with_article = [](std::string_view thing) {
        return english({"keeps {card:a}", {{"card", List{{thing}}}}});
    };
    CHECK(with_article("Veto") == "keeps a Veto");
    CHECK(with_article("Intermission") == "keeps an Intermission");
    CHECK(odd({"{card:a}", {{"card", List{{"Veto"}}}}}).find_first_of("aeiouAEIOU") == std::string::npos);
}

TEST_CASE("join lists, and say and where it is due") {
    const auto joined = [](std::string_view how, int n) {
        List list;
        for (int i = 1; i <= n; ++i) list.push_back({"{i}", {{"i", i}}});
        return english({how, {{"list", list}}});
    };
    CHECK(joined("{list}.", 0) == ".");
    CHECK(joined("{list}", 1) == "1");
    CHECK(joined("{list}", 3) == "1, 2, 3");
    CHECK(joined("{list:and}", 1) == "1");
    CHECK(joined("{list:and}", 2) == "1 and 2");
    CHECK(joined("{list:and}", 3) == "1, 2 and 3");
    CHECK(joined("{list:clauses}", 3) == "1; 2; 3");
    CHECK(joined("{list:sentences}", 3) == "1 2 3");
}

TEST_CASE("put a capital where a sentence begins with what was none") {
    const auto capital = [](std::string_view words) {
        return english({"{words:capital}.", {{"words", std::string{words}}}});
    };
    CHECK(capital("move the King") == "Move the King.");
    CHECK(capital("élan") == "Élan.");
    CHECK(capital("¿qué?") == "¿Qué?.");
    CHECK(capital("[éstá") == "[Éstá.");
    CHECK(capital("3 cubes") == "3 cubes.");
    CHECK(capital("Ñu") == "Ñu.");
    CHECK(capital("ßa") == "ßa.");
    CHECK(capital("őr") == "őr.");
    CHECK(capital("") == ".");
    CHECK(english({"{deed:capital}.", {{"deed", List{{"move {place:to}", {{"place", GAL}}}}}}}) == "Move to Galicia.");
    CHECK(english({"{place:capital}", {{"place", CAS}}}) == "The Castillo");
}

TEST_CASE("say a sentence whose values stand in the order of its gaps") {
    CHECK(say("Round {n} of {of}", 5, 9) == "Round 5 of 9");
    CHECK(say("{name}: {n, plural, one {# point} other {# points}} {place:in}", "Inés", 1, CAS)
          == "Inés: 1 point in the Castillo");
    CHECK(say("{title} ({n})", message("Eviction"), 4) == "Eviction (4)");
    speak(Language::pseudo);
    CHECK(say("Round {n} of {of}", 5, 9) == "[Róóúúnd 5 óf 9]");
    CHECK(say("{title} ({n})", message("Eviction"), 4) == "[[ÉÉvííctíón] (4)]");
    speak(Language::english);
}

TEST_CASE("the pseudo-language is longer, has no plain vowel, and leaves alone what stands in the gaps") {
    CHECK(translated(Language::pseudo, "Undo") == "[Úndó]");
    const std::string told = odd({"{who} moves {n, plural, one {a caballero} other {# caballeros}} {place:to}.",
                                  {{"who", red}, {"n", 2}, {"place", VAL}}});
    CHECK(told == "[Isabel móóvéés 2 cáábáállééróós [tó Valencia].]");
    for (const char* words :
         {"Undo", "Hint", "All", "A step back", "Nobody sees it until all discs are turned over.", "−2", "1st"}) {
        CAPTURE(words);
        const std::string strange = translated(Language::pseudo, words);
        CHECK(strange.find_first_of("aeiouyAEIOUY") == std::string::npos);
        CHECK(length(strange) >= length(words) * 7 / 5);
        CHECK(length(strange) <= std::max(length(words) + 2, (length(words) * 7 + 4) / 5));
    }
}

TEST_CASE("are found by their codes") {
    CHECK(language("en") == Language::english);
    CHECK(language("en-GB") == Language::english);
    CHECK(language("qps") == Language::pseudo);
    for (const char* strange : {"", "de", "english", "EN", "e"}) CHECK_FALSE(language(strange).has_value());
}

}
