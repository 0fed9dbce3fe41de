// Decks of one's own: brought along, told, refused, played, saved and handed to a worker.
#include <algorithm>
#include <cstring>
#include <fstream>
#include <sstream>

#include "ai/bot.h"
#include "ai/worker_protocol.h"
#include "english.h"
#include "own_deck.h"
#include "table.h"

using namespace eg;

namespace {

const std::string ours{printed_decks()[1].text};

Rules with_deck(std::string_view text, Edition edition = Edition::decennial) {
    const AddedDeck added = add_deck(text);
    REQUIRE(added.error == "");
    Rules rules = rules_of(edition);
    rules.deck = added.id;
    return rules;
}

}

TEST_SUITE("a deck") {

TEST_CASE("that is brought along is the same deck whenever its cards are the same") {
    const AddedDeck first = add_deck(one_card_changed());
    REQUIRE(first.error == "");
    CHECK(first.id > first_big_box);
    CHECK(add_deck(one_card_changed()).id == first.id);
    CHECK(add_deck("# ours\n\n" + with(one_card_changed(), "pile 2", "  pile   2  ")).id == first.id);
    CHECK(add_deck(deck_text(first.id)).id == first.id);
    CHECK(add_deck(with(one_card_changed(), "muster 2", "muster 3")).id != first.id);
    CHECK(deck_named(deck_name(first.id)) == first.id);
    CHECK(deck_name(first.id).size() == 16);
    CHECK_FALSE(deck_named("0123456789abcdef"));
    for (int edition = 0; edition < edition_count; ++edition) {
        const auto which = static_cast<Edition>(edition);
        CHECK(add_deck(printed_decks()[deck_of(which)].text).id == deck_of(which));
        CHECK(add_deck(show(deck(deck_of(which)))).id == deck_of(which));
        CHECK_FALSE(other_deck(with_deck(printed_decks()[deck_of(which)].text, which)));
        CHECK(in_edition(which, with_deck(one_card_changed())).deck == first.id);
    }
}

TEST_CASE("says of each card whether it stands in a rulebook, and where") {
    const Deck& own = deck(add_deck(one_card_changed()).id);
    const Deck& printed = deck(deck_of(Edition::decennial));
    for (const ActionCard& card : own.cards) CHECK(card.house == (card.id == "4-court"));
    for (int stack = 0; stack < stack_count; ++stack)
        for (int i = 0; i < own.counts[stack]; ++i) {
            const auto at = static_cast<std::size_t>(i);
            CHECK(printed.printed[stack][at] == i);
            CHECK(own.printed[stack][at] == (own.piles[stack][at]->house ? no_card : i));
        }
    Rng rng{5};
    const Deck& strange = deck(add_deck(made_up_deck(rng, 16)).id);
    for (int stack = 0; stack < stack_count; ++stack) {
        CHECK(strange.counts[stack] == 16);
        for (int i = 0; i < strange.counts[stack]; ++i) {   // a printed card is one that does the same
            const int same = strange.printed[stack][static_cast<std::size_t>(i)];
            if (same == no_card) continue;
            const auto does_it = [&](Edition edition) {
                const Deck& of = deck(deck_of(edition));
                return same < of.counts[stack]
                       && of.piles[stack][static_cast<std::size_t>(same)]->effect_words
                              == strange.piles[stack][static_cast<std::size_t>(i)]->effect_words;
            };
            CHECK((does_it(Edition::first_1996) || does_it(Edition::decennial) || does_it(Edition::big_box)));
        }
    }
}

TEST_CASE("of one's own is told in its own words in every language, and only what is printed is translated") {
    const auto words = [](const Deck& of, std::string_view id, Language language) {
        for (const ActionCard& card : of.cards)
            if (card.id == id)
                return text(language, told(card, card.title), {}) + ": " + text(language, told(card, card.second), {});
        return std::string{};
    };
    const Deck& brought =
        deck(add_deck(with(one_card_changed(), "| Place up to 2 more anywhere |", "| Or two more |")).id);
    CHECK(words(brought, "4-court", Language::pseudo) == "The Court Travels: ");
    CHECK(words(brought, "1-or", Language::pseudo) == "Move or Place: Or two more");   // other words
    CHECK(words(brought, "1-any3", Language::pseudo) == "[Móóvéé ÁÁnýý Thréé]: ");
    CHECK(words(deck(deck_of(Edition::decennial)), "4-court", Language::pseudo).find("Court") == std::string::npos);
    ActionCard any{.id = {}, .stack = 1, .caballeros = 1, .title = "T {n}", .text = {}, .from_player = true};
    CHECK(english(told(any, any.title)) == "T {n}");
}

TEST_CASE("is refused where the table could not hold it") {
    const int most = pile_limit;
    CHECK(add_deck(with(ours, "1-any3 1", "1-any3 " + std::to_string(most - 9))).error
          == "Pile 1 of the deck has more than " + std::to_string(most) + " cards.");
    CHECK(add_deck(with(ours, "1-any3 1", "1-any3 " + std::to_string(most - 10))).error == "");
    CHECK(add_deck(with(ours, "2-veto 2", "2-veto " + std::to_string(kept_count + 1))).error
          == "This deck has more than " + std::to_string(kept_count) + " cards that are kept.");
    CHECK(add_deck(with(ours, "2-veto 2", "2-veto " + std::to_string(kept_count))).error == "");
    CHECK(english(add_deck(with(ours, "move 3 any", "move 3 dragons")).error).find("Line 5 of the deck") == 0);
    // Two stacks that are one in this box; a save brought such a deck.
    const std::string full = with(with(ours, "2-decayall 1", "2-decayall 9"), "3-fours 2", "3-fours 9");
    CHECK(add_deck(full).error == "");
    CHECK(add_deck(full, *box_named("2023+merged_stacks")).error
          == "In this game a pile of this deck has more than " + std::to_string(pile_capacity) + " cards.");
    const std::string six_piles = ours + "\npile 6\n6-own 9 places 5 | Our own | What it says. | muster 2\n";
    CHECK(read_deck(six_piles).error == "");
    CHECK(add_deck(six_piles).error == "This deck has 6 piles, and the game is played with 5.");
    std::string long_one = ours;
    while (long_one.size() < deck_limit - 40) long_one += "5-x" + std::to_string(long_one.size()) + "|a|b|take_back\n";
    CHECK(english(add_deck(long_one).error).size() > 20);
    CHECK(deck(255).counts[0] == 0);   // no such deck has been brought
    CHECK(deck_text(255) == "");
}

TEST_CASE("of one's own makes tables that read back, and games that end, whatever its cards say") {
    int deepest = 0;
    for (int game = 0; game < 60; ++game) {
        Rng rng{static_cast<std::uint64_t>(game)};
        const std::string text = made_up_deck(rng, 9 + game % 8);
        CAPTURE(text);
        Setup setup{2 + game % 4, with_deck(text, static_cast<Edition>(game % edition_count))};
        setup.rules.short_game = game % 2;
        Events ignored = Events::ignored();
        State s = new_game(setup, static_cast<std::uint64_t>(game), ignored);
        int n = 0;
        for (; !over(s) && n < 4000; ++n) {
            const Choices choices = legal(s);
            REQUIRE(!choices.empty());
            if (n % 16 == 0 || s.depth > 14) {
                const Position again = position(show(s));
                REQUIRE(again.error == "");
                CHECK(again.state == s);
            }
            apply(s, choices[rng.below(choices.size())], ignored);
            deepest = std::max<int>(deepest, s.depth);
        }
        CHECK(over(s));
    }
    CHECK(deepest > 12);
}

// Every player keeps a Veto, and cards have up to eight effects.
TEST_CASE("of one's own reads back however many questions wait") {
    int deepest = 0;
    for (std::uint64_t game = 0; game < 60; ++game) {
        Rng         rng{game};
        std::string text = made_up_deck(rng, 9);
        text.replace(0, text.find("pile 2"),
                     "pile 1\nveto 6 | Veto | Keep it. | hold veto until end of next round\nplain 9 | Plain | Nothing "
                     "else. | take_back\n");
        CAPTURE(text);
        Events ignored = Events::ignored();
        State  s = new_game({5, with_deck(text, Edition::big_box)}, game, ignored);
        for (int n = 0; !over(s) && n < 1500; ++n) {
            if (s.acted.empty() && s.shown[0] >= 6)
                for (Player p : s.seats())
                    s.deck[0] &= ~63u, s.kept[p] = {.owner = p, .stack = 0, .index = p, .rounds_left = 2};
            const Choices choices = legal(s);
            apply(s,
                  choices.has(press(act))     ? press(act)
                  : choices.has(press(allow)) ? press(allow)
                                              : choices[rng.below(choices.size())],
                  ignored);
            deepest = std::max<int>(deepest, s.depth);
            if (s.depth < 14) continue;
            const Position again = position(show(s));
            REQUIRE(english(again.error) == "");
            REQUIRE(show(again.state) == show(s));
        }
    }
    CHECK(deepest > 14);
}

TEST_CASE("of one's own has a card for each round even where the Vetoes are left out") {
    const std::string ours{printed_decks()[1].text},
        vetoes =
            "2-veto 2 | Veto | Keep this card. Use it once, this round or next, to stop an opponent's special action. | "
            "hold veto until end of next round";
    CHECK(english(read_deck(with(ours, vetoes, "2-veto 2 returns" + vetoes.substr(8))).error)
              .ends_with("keeps a card that comes back every round."));
    CHECK(
        english(read_deck("pile 1\n"
                          + ours.substr(ours.find("2-veto"), ours.find('\n', ours.find("2-veto")) - ours.find("2-veto"))
                          + "\n")
                    .error)
        == "Pile 1 of the deck has too few cards for nine rounds.");
    // A card that returns is drawn at some time; until then the other cards suffice.
    std::string two = ours;
    two.replace(two.find("5-king 1 returns"), 16, "5-once 2 | Once | The King rests. | take_back\n5-king 1 returns");
    for (std::uint64_t game = 0; game < 8; ++game) {
        Rng    rng{game};
        Events ignored = Events::ignored();
        State  s = new_game({3, with_deck(two)}, game, ignored);
        while (!over(s)) {
            REQUIRE(position(show(s)).error == "");
            const Choices choices = legal(s);
            apply(s, choices[rng.below(choices.size())], ignored);
        }
    }
}

TEST_CASE("that lies there for a newcomer is good") {
    std::stringstream example;
    example << std::ifstream{std::string{ROOT} + "/assets/decks/example.deck"}.rdbuf();
    const AddedDeck added = add_deck(example.str(), box_of(Edition::of_2023));
    CHECK(english(added.error) == "");
    for (const ActionCard& card : deck(added.id).cards) CHECK(card.house);
    CHECK(deck(added.id).cards.size() == 6);
}

TEST_CASE("of one's own may be forgotten") {
    forget_added_decks();   // brought by other tests
    const std::string own = one_card_changed();
    const DeckId first = add_deck(own).id;
    forget_added_decks();
    CHECK(deck(first).counts[0] == 0);
    CHECK_FALSE(deck_named("decennial") == std::nullopt);
    CHECK(add_deck(own).error == "");
    CHECK(deck(first).counts[0] > 0);
}

TEST_CASE("of one's own is played by every bot") {
    for (const BotRow& row : bots()) {
        CAPTURE(std::string{row.name});
        Rng rng{11};
        Events ignored = Events::ignored();
        Setup setup{3, with_deck(made_up_deck(rng, 16))};
        setup.rules.short_game = true;
        State s = new_game(setup, 3, ignored);
        const auto bot = row.make();
        for (int n = 0; !over(s) && s.round < 5; ++n) {
            bot->begin(seen_by(s, asked(s)), static_cast<std::uint64_t>(n));
            bot->think(2);
            const Choice choice = bot->best();
            REQUIRE(legal(s).has(choice));
            apply(s, choice, ignored);
        }
    }
}

TEST_CASE("of one's own so many that no more are taken leave the boxes' decks whole") {
    forget_added_decks();
    int brought = 0;
    for (Message error; error.empty() && brought < 2 * own_deck_limit; brought += error.empty()) {
        std::string text = deck_text(deck_of(Edition::decennial));
        const std::size_t title = text.find("| ") + 2;
        error = add_deck(text.replace(title, 3, "Own " + std::to_string(brought) + " "),
                           rules_of(Edition::decennial, *modules_named("new_regency,old_hands")).box)
                    .error;
    }
    CHECK(brought == own_deck_limit);
    const Rules late = rules_of(Edition::first_1996, *modules_named("new_regency,old_hands"));
    bool regency = false, old_hands = false;
    for (const ActionCard& card : deck(late.deck).cards)
        regency = regency || card.id.starts_with("nr-"), old_hands = old_hands || card.id.starts_with("oh2-");
    CHECK(regency);
    CHECK(old_hands);
    forget_added_decks();
}

TEST_CASE("of one's own goes along with what is to be thought about") {
    Events ignored = Events::ignored();
    const State own = new_game({3, with_deck(one_card_changed())}, 1, ignored),
                printed = new_game({3, rules_of(Edition::decennial)}, 1, ignored);
    for (const State& s : {own, printed}) {
        const Task task = move_task("Caballero", Style::even, seen_by(s, asked(s)), 7);
        const std::string bytes = to_bytes(task);
        CHECK(bytes.size()
              == sizeof task + box(s).word.size() + 1 + (other_deck(s.rules) ? deck_text(s.rules.deck).size() : 0));
        const Task read = task_from_bytes(bytes);
        CHECK(read.seen == task.seen);
        CHECK(read.seed == task.seed);
        CHECK(run_task(read).choice == run_task(task).choice);
    }
    std::string elsewhere = to_bytes(move_task("Caballero", Style::even, seen_by(own, asked(own)), 7));
    Task stranger;
    std::memcpy(static_cast<void*>(&stranger), elsewhere.data(), sizeof stranger);
    stranger.seen.rules.deck = 200;   // another id, as in a program with other decks
    std::memcpy(elsewhere.data(), &stranger, sizeof stranger);
    CHECK(task_from_bytes(elsewhere).seen.rules.deck == own.rules.deck);
    CHECK(task_from_bytes("short").seen.players == 0);
}

}
