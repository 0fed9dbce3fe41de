// Boxes to come, small: they play by their own rules with 2 to 5 players and every bot, and their tables are valid
// and read back, without a line of the engine that names them.
#include <algorithm>

#include "ai/bot.h"
#include "engine/validate.h"
#include "engine/box.h"
#include "engine/game.h"
#include "engine/notation.h"
#include "engine/scoring.h"
#include "engine/views.h"
#include "table.h"

namespace eg {
namespace {

constexpr std::string_view samples[] = {"decennial+grandissimo", "bigbox+grandissimo"};

Rules rules(std::string_view box_word) { return box(*box_named(box_word)).rules; }

}

TEST_SUITE("grandissimo") {

TEST_CASE("random games come to their end, with every caballero, on tables that are valid and read back") {
    for (std::string_view word : samples)
        for (int players = 2; players <= 5; ++players)
            for (std::uint64_t seed = 0; seed < 12; ++seed) {
                CAPTURE(word);
                CAPTURE(players);
                CAPTURE(seed);
                Events ignored = Events::ignored();
                Rng    rng{seed};
                State  s = new_game({.players = players, .rules = rules(word)}, seed, ignored);
                int n = 0;
                for (; !over(s) && n < 5000; ++n) {
                    const Choices choices = legal(s);
                    CAPTURE(asked_step_name(s));
                    REQUIRE_FALSE(choices.empty());
                    const Message wrong = validate(s);
                    REQUIRE_MESSAGE(wrong.empty(), english(wrong));
                    for (Player p : colours(s)) {
                        int all = s.court[p] + s.province[p];
                        for (Place place : places(s)) all += s.caballeros[p][place];
                        REQUIRE(all == box(s).caballeros_of[p]);
                    }
                    if (seed < 3) {
                        const Position back = position(show(s));
                        REQUIRE_MESSAGE(back.error.empty(), english(back.error));
                        REQUIRE(back.state == s);
                    }
                    apply(s, choices[rng.below(choices.size())], ignored);
                }
                CHECK(over(s));
            }
}

// 1996 booklet, Grandissimo: Portugal is a region whose board never moves; the jail is none.
TEST_CASE("Portugal is scored, bordered and entered, but no disc shows it; the jail is no region") {
    const std::string game = "players 3; edition decennial; modules grandissimo; king GAL; ";
    State       s = table(game + "POR red:2 blue:1; JAIL blue:3 red:1; court red:3");
    const Place portugal = *place_named(box(s), "POR"), jail = *place_named(box(s), "JAIL");
    CHECK(points_at(s, portugal) == std::vector<int>{5, 0, 0});
    CHECK(points_at(s, jail) == std::vector<int>{0, 0, 0});
    CHECK(borders(s, portugal) == Places{GAL, CV, CN, SEV});
    CHECK(beside_the_king(s, red).has(portugal));
    CHECK_FALSE(box(s).dialled.has(portugal));
    CHECK((kings_regions(s).has(portugal) && box(s).homes.has(portugal)));
    CHECK_FALSE((placeable(s, red) | movable(s, red) | kings_regions(s) | box(s).homes).has(jail));
    CHECK(values_now(table(game + "boards 8/4/0:POR"))[0][portugal] == 8);
}

TEST_CASE("a card's jail symbol, once a turn, and the pardon that the King's card offers") {
    const std::string game = "players 3; edition decennial; modules grandissimo; ";
    State s = turn(game + "king GAL; PV blue:2 yellow:1; GAL yellow:2; court red:3", "gr-wedding");
    CHECK(options(s).find("blue PV") != std::string::npos);
    CHECK(options(s).find("yellow GAL") == std::string::npos);   // the King's region is taboo
    play(s, "blue PV");
    CHECK(line(s, "JAIL") == "blue:1");
    CHECK(options(s).find("blue PV") == std::string::npos);
    CHECK(asked_step_name(s) == "use_card");

    State king = turn(game + "king GAL; JAIL blue:2 yellow:1; court red:3", "5-king");
    play(king, "token pardon, PV");
    CHECK(line(king, "PV") == "blue:2 yellow:1");
    CHECK(line(king, "JAIL") == "");
    CHECK(asked_step_name(king) == "use_card");
    CHECK_FALSE(may(turn(game + "king GAL; court red:3", "5-king"), "token pardon"));   // nobody to free

    State broken = turn(game + "king GAL; JAIL blue:2 yellow:1; court red:3", "gr-jailbreak");
    play(broken, "act, blue JAIL, CAS, yellow JAIL, POR, done");
    CHECK(line(broken, "JAIL") == "blue:1");
    CHECK(line(broken, "POR") == "yellow:1");
}

TEST_CASE("with the jail left out its cards leave the deck, and its symbol means nothing") {
    Rules without = rules("decennial+grandissimo");
    without.agree(option_named("jail"), false);
    int cards = 0;
    for (const ActionCard& card : deck(without.deck).cards)
        if (card.stack == 6 && in_the_deck(card, without)) cards += card.copies;
    CHECK(cards == 17);
    State s = turn("players 3; edition decennial; modules grandissimo; without jail; king GAL; PV blue:2; court red:3",
                   "gr-wedding");
    CHECK(options(s).find("blue PV") == std::string::npos);
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Events ignored = Events::ignored();
        Rng    rng{seed};
        for (s = new_game({.players = 4, .rules = without}, seed, ignored); !over(s);) {
            const Choices choices = legal(s);
            apply(s, choices[rng.below(choices.size())], ignored);
            for (Player p : s.seats()) REQUIRE(s.caballeros[p][*place_named(box(s), "JAIL")] == 0);
        }
    }
}

// Both have a Portugal of their own: an id may be in two boxes, and never twice in one.
TEST_CASE("modules that exclude each other are never in one box") {
    CHECK(box_named("decennial+new_regency"));
    CHECK(box_named("decennial+grandissimo"));
    CHECK_FALSE(box_named("decennial+new_regency+grandissimo"));
    CHECK(row(box(*box_named("decennial+new_regency")), *place_named(box(*box_named("decennial+new_regency")), "POR"))
              .kings);
    CHECK(row(box(*box_named("decennial+grandissimo")), *place_named(box(*box_named("decennial+grandissimo")), "POR"))
              .region);
}

TEST_CASE("every bot plays them") {
    for (std::string_view word : samples)
        for (const BotRow& row : bots()) {
            CAPTURE(word);
            CAPTURE(row.name);
            Events ignored = Events::ignored();
            State  s = new_game({.players = 3, .rules = rules(word)}, 5, ignored);
            s.rules.short_game = true;
            Rng rng{3};
            for (int n = 0; !over(s); ++n) {
                const Choices choices = legal(s);
                if (n % 9 || choices.size() == 1) {
                    apply(s, choices[rng.below(choices.size())], ignored);
                    continue;
                }
                const auto bot = row.make();
                bot->begin(seen_by(s, asked(s)), static_cast<std::uint64_t>(n));
                bot->think(3);
                REQUIRE(choices.has(bot->best()));
                apply(s, bot->best(), ignored);
            }
        }
}

}

}
