// What an address can ask for, and what is refused.
#include <doctest/doctest.h>

#include "app/game/address.h"
#include "english.h"
#include "ai/bot.h"
#include "engine/box.h"
#include "engine/notation.h"
#include "engine/save_game.h"

using namespace eg;

TEST_SUITE("the address") {

TEST_CASE("sets up the game it describes") {
    Plan plan = usual_plan();
    const Address address = read_address(
        "seed=12&start=1&edition=1996&length=6&veto=0&castillo=hidden&pace=fast&seats=person,Paje,person", plan);
    CHECK(address.seed == 12);
    CHECK(address.start);
    CHECK(address.scene.empty());
    CHECK(edition_of(plan.setup.rules) == Edition::first_1996);
    CHECK(plan.setup.rules.short_game);
    CHECK_FALSE(plan.setup.rules.has(veto_option));
    CHECK_FALSE(plan.castillo_announced);
    CHECK(plan.pace == Pace::fast);
    CHECK(plan.setup.players == 3);
    CHECK(plan.seats[0].person());
    CHECK(plan.seats[1].bot == "Paje");
}

TEST_CASE("an edition leaves the length and the Vetoes as they were asked for") {
    Plan plan = usual_plan();
    read_address("length=6&veto=0&edition=bigbox", plan);
    CHECK(edition_of(plan.setup.rules) == Edition::big_box);
    CHECK(plan.setup.rules.short_game);
    CHECK_FALSE(plan.setup.rules.has(veto_option));
}

TEST_CASE("what is not understood changes nothing") {
    Plan plan = usual_plan();
    const Plan before = plan;
    const Address address = read_address("edition=none&pace=&&=&seed&what=7&scene=use", plan);
    CHECK(address.scene == "use");
    CHECK_FALSE(address.seed.has_value());
    CHECK_FALSE(address.start);
    CHECK(edition_of(plan.setup.rules) == edition_of(before.setup.rules));
    CHECK(plan.pace == before.pace);
    CHECK(plan.setup.players == before.setup.players);
}

TEST_CASE("what is not understood is said, and nothing is said of the rest") {
    const auto told = [](std::string_view query) {
        Plan plan = usual_plan();
        return say(read_address(query, plan).not_understood);
    };
    CHECK(told("") == "");
    CHECK(told("seed=12&start=1&edition=1996&length=6&veto=0&castillo=hidden&pace=fast&seats=person,Paje,Duque/"
               "builder&lang=en-GB&scene=anything&&utm_source=a&fbclid=b")
          == "");
    CHECK(told("start=0&length=9&veto=1&castillo=announced") == "");
    CHECK(told("embed=1&theme=dark&players=5&level=Duque/builder") == "");
    CHECK(told("embed=0&theme=light&players=2&level=8") == "");
    CHECK(told("theme=system") == "");
    CHECK(told("lang=qps") == "");
    CHECK(told("lang=de") == "The game is only available in English so far.");
    const std::string of = "The page does not understand this part of its address: ";
    for (const char* word : {"edition=1997", "pace=quick", "seed=twelve", "seed=12x", "seed", "length=7", "veto=no",
                             "castillo=shown", "start=yes", "colour=red", "seats=person,Pajes", "seats=Paje",
                             "players=1", "players=6", "players=two", "level=0", "level=9", "level=person",
                             "level=Pajes", "theme=red", "embed=yes"})
        CHECK(told(word) == of + "“" + word + "”.");
    CHECK(told("lang=fr&a=1&b=2") == "The game is only available in English so far. " + of + "“a=1”, “b=2”.");
    CHECK(told("a&b&c&d") == of + "“a”, “b”, “c” and more.");
    CHECK(told("a\nb") == of + "“a b”.");
    CHECK(told("a\u2028b\u2029c\u0085d\u202ee") == of + "“a b c d e”.");
    CHECK(told("a\u2066b\u2069c\xe2\x80") == of + "“a b c  ”.");   // an incomplete UTF-8 letter
    CHECK(told("x=100%&seed=7") == of + "“x=100%”.");
    CHECK(told("x=3456789012345678901234567890123456789ñ") == of + "“x=3456789012345678901234567890123456789 …”.");
}

TEST_CASE("a number of players and a level set the table, and people stay people") {
    Plan plan = usual_plan();
    plan.seats[2].bot.clear();
    read_address("players=5&level=1", plan);
    CHECK(plan.setup.players == 5);
    CHECK(plan.seats[0].person());
    CHECK(plan.seats[1].bot == opponents()[0].name);
    CHECK(plan.seats[2].person());
    CHECK(plan.seats[4].bot == opponents()[0].name);
    read_address("level=" + std::to_string(opponents().size()), plan);
    CHECK(plan.seats[1].bot == opponents().back().name);
    read_address("level=Duque/builder&seats=person,Paje,Paje", plan);   // a later word wins
    CHECK(plan.setup.players == 3);
    CHECK(plan.seats[1].bot == "Paje");
    CHECK(plan.seats[4].bot == "Duque");
    CHECK(plan.seats[4].style != Style::even);
}

TEST_CASE("modules that do not fit the rest of the address are named") {
    const auto told = [](std::string_view query) {
        Plan plan = usual_plan();
        return say(read_address(query, plan).not_understood);
    };
    const std::string of = " in the page's address does not fit the rest of it.";
    for (int i = 0; i < static_cast<int>(modules().size()); ++i) {
        Modules one;
        one.add(i);
        if (!modules_named(show(one))) continue;   // the base is always there
        const std::string word = "modules=" + show(one);
        CAPTURE(word);
        for (const Edition edition : {Edition::first_1996, Edition::of_2023})
            for (int players = 2; players <= max_players; ++players) {
                const std::string number = std::to_string(players);
                const std::string rest = "edition=" + std::string{show(edition)} + "&players=" + number;
                const Rules rules = for_players(players, with_modules(one, rules_of(edition)));
                const std::string sentence = modules_of(rules).has(i) ? "" : "“" + word + "”" + of;
                CHECK(told(rest + '&' + word) == sentence);
                CHECK(told(word + '&' + rest) == sentence);
            }
    }
}

TEST_CASE("a language that is known is spoken, and another is not") {
    const auto spoken = [](std::string_view query) {
        Plan plan = usual_plan();
        return read_address(query, plan).language;
    };
    CHECK(spoken("") == Language::english);
    CHECK(spoken("lang=en-GB") == Language::english);
    CHECK(spoken("lang=qps") == Language::pseudo);
    CHECK(spoken("lang=qps&lang=de") == Language::pseudo);
    CHECK(spoken("lang=QPS") == Language::english);
}

TEST_CASE("a seat of an unknown name is a person's, and there are never fewer than two nor more than five") {
    Plan plan = usual_plan();
    read_address("seats=nobody", plan);
    CHECK(plan.setup.players == 2);
    CHECK(plan.seats[0].person());
    read_address("seats=Paje,Paje,Paje,Paje,Paje,Paje,Paje", plan);
    CHECK(plan.setup.players == max_players);
}

TEST_CASE("a game comes as its code or in a link, which may be for a turn") {
    CHECK(received_game("EG1.abc").code == "EG1.abc");
    CHECK(!received_game("EG1.abc").link);
    for (const char* link : {"https://example.org/?seed=7#EG1.abc", "#EG1.abc", "file:///home/EG1.html#EG1.abc"}) {
        CAPTURE(link);
        CHECK(received_game(link).code == "EG1.abc");
        CHECK(received_game(link).link);
        CHECK(!received_game(link).turn);
    }
    CHECK(received_game("https://example.org/#turn.EG1.abc").code == "EG1.abc");
    CHECK(received_game("#turn.EG1.abc").turn);
    CHECK(received_game("https://example.org/#moment.EG1.abc").moment);
    CHECK(received_game("#moment.EG1.abc").link);
    CHECK_FALSE(received_game("#EG1.abc").moment);
    CHECK(received_game("turn.EG1.abc").turn);
    for (const char* other : {"", "#", "#turn.", "nonsense", "https://example.org/", "https://example.org/#rules",
                              "#eggs", "#Egeria", "#page/1"}) {
        CAPTURE(other);
        CHECK(received_game(other).code == other);
        CHECK(!received_game(other).link);
        CHECK(!received_game(other).like_one);
    }
}

TEST_CASE("a game is found as people's tools leave it") {
    const auto saved = [](const std::string& notes) {
        return save({.setup = {.players = 3, .rules = rules_of(Edition::decennial)},
                     .seed = 12,
                     .table = {},
                     .choices = {},
                     .notes = notes});
    };
    const std::string code = saved(std::string(300, '?') + "\xff\xfe");
    REQUIRE(code.size() > 300);
    const auto wrapped = [&](std::size_t every, const std::string& end) {
        std::string text;
        for (std::size_t i = 0; i < code.size(); i += every) text += (i ? end : "") + code.substr(i, every);
        return text;
    };
    const auto with = [](std::string text, std::string_view what, std::string_view by) {
        for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
            text.replace(at, what.size(), by);
        return text;
    };
    std::string wide;   // UTF-16, as some editors save text
    for (char c : "\xff\xfe" + code) wide += c, wide += '\0';
    std::string hyphens;
    for (const std::string pad : {"", "a", "aa"})
        if (hyphens.find("--") == std::string::npos) hyphens = saved(pad + "\xfb\xef\xbe\xfb\xef\xbe");
    const std::string body = code.substr(4);
    for (const std::string& text :
         {code + ".", code + ")", code + "%3E", code + "\",", "<" + code + ">", "Save code: " + code, "“" + code + "”",
          code + " and that is my game, Isabel", code + "\n" + code, code + code, "my EG1. and " + code, "%23" + code,
          wrapped(76, "\n"), wrapped(60, "\r\n"), "> " + wrapped(60, "\r\n> "), wrapped(50, "\u200b"),
          wrapped(72, "=\r\n"), wrapped(40, " "), "\ufeff" + code + "\r\n\r\n", wide, with(code, "_", "\\_"),
          "#EG1" + body, "##" + code, "#eg1." + body, "EG1:" + body, "eg1 " + body,
          "https://mail.example/?url=https%3A%2F%2Fexample.org%2F%23" + code + "&data=05%7C01%7Cabc"}) {
        CAPTURE(text);
        CHECK(received_game(text).code == code);
        CHECK(received_game(text).like_one);
    }
    REQUIRE(hyphens.find("--") != std::string::npos);
    CHECK(received_game(with(hyphens, "--", "\u2014")).code == hyphens);
    for (const std::string& link :
         {"<https://example.org/#" + code + ">", "[here](https://example.org/?a=1#turn." + code + ").", "##" + code,
          "https://example.org/%23" + code, "https://example.org/#turn%2E" + code, "#turn.eg1." + body}) {
        CAPTURE(link);
        CHECK(received_game(link).code == code);
        CHECK(received_game(link).link);
        CHECK(received_game(link).turn == (link.find("turn") != std::string::npos));
    }
    for (const std::string& nearly : {std::string{"#EG"}, std::string{"#eg1"}, std::string{"##EG1."},
                                      "#" + with(code, "A", "a"), "#" + code.substr(0, 200)}) {
        CAPTURE(nearly);
        CHECK(received_game(nearly).like_one);
        CHECK(say(load(received_game(nearly).code).error).find("cut short") != std::string::npos);
    }
    CHECK(received_game(std::string(longest_received + 1, 'x')).too_long);
    CHECK(received_game(std::string(longest_received - code.size(), ' ') + code).code == code);
}

}
