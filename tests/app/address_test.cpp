// What an address asks for, and what it cannot ask for.
#include <doctest/doctest.h>

#include "app/game/address.h"

using namespace eg;

TEST_SUITE("the address") {

TEST_CASE("sets up the game it describes") {
    Plan plan = usual_plan();
    const Address address = read_address("seed=12&start=1&edition=1996&length=6&veto=0&castillo=hidden&pace=fast&seats=person,Paje,person", plan);
    CHECK(address.seed == 12);
    CHECK(address.start);
    CHECK(address.scene.empty());
    CHECK(edition_of(plan.setup.rules) == Edition::first_1996);
    CHECK(plan.setup.rules.short_game);
    CHECK_FALSE(plan.setup.rules.veto_in_deck);
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
    CHECK_FALSE(plan.setup.rules.veto_in_deck);
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
    CHECK(told("seed=12&start=1&edition=1996&length=6&veto=0&castillo=hidden&pace=fast&seats=person,Paje,Duque/builder&lang=en-GB&scene=anything&&utm_source=a&fbclid=b") == "");
    CHECK(told("start=0&length=9&veto=1&castillo=announced") == "");
    CHECK(told("lang=qps") == "");
    CHECK(told("lang=de") == "So far the game speaks English only.");
    const std::string of = "The page does not understand this of its address: ";
    for (const char* word : {"edition=1997", "pace=quick", "seed=twelve", "seed=12x", "seed", "length=7", "veto=no", "castillo=shown", "start=yes", "colour=red", "seats=person,Pajes", "seats=Paje"}) CHECK(told(word) == of + "“" + word + "”.");
    CHECK(told("lang=fr&a=1&b=2") == "So far the game speaks English only. " + of + "“a=1”, “b=2”.");
    CHECK(told("a&b&c&d") == of + "“a”, “b”, “c” and more.");
    CHECK(told("a\nb") == of + "“a b”.");
    CHECK(told("a\u2028b\u2029c\u0085d\u202ee") == of + "“a b c d e”.");
    CHECK(told("a\u2066b\u2069c\xe2\x80") == of + "“a b c  ”.");   // a letter cut in two
    CHECK(told("x=100%&seed=7") == of + "“x=100%”.");
    CHECK(told("x=3456789012345678901234567890123456789ñ") == of + "“x=3456789012345678901234567890123456789 …”.");
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
    CHECK(sent("EG1.abc").code == "EG1.abc");
    CHECK(!sent("EG1.abc").link);
    for (const char* link : {"https://example.org/?seed=7#EG1.abc", "#EG1.abc", "file:///home/EG1.html#EG1.abc"}) {
        CAPTURE(link);
        CHECK(sent(link).code == "EG1.abc");
        CHECK(sent(link).link);
        CHECK(!sent(link).turn);
    }
    CHECK(sent("https://example.org/#turn.EG1.abc").code == "EG1.abc");
    CHECK(sent("#turn.EG1.abc").turn);
    for (const char* other : {"", "#", "#turn.", "nonsense", "https://example.org/", "https://example.org/#rules", "turn.EG1.abc"}) {
        CAPTURE(other);
        CHECK(sent(other).code == other);
        CHECK(!sent(other).link);
    }
}

}
