// The action cards as text, read and written: an impossible deck is refused with a sentence that names the faulty line.
#include "english.h"
#include "own_deck.h"
#include "table.h"

using namespace eg;

namespace {

const std::string ours{printed_decks()[1].text};

}

TEST_SUITE("a deck") {

TEST_CASE("of every edition has the 45 cards of the rulebook") {
    for (DeckId id = 0; id <= first_big_box; ++id) {
        CAPTURE(int{id});
        const Deck& it = deck(id);
        REQUIRE(it.error == "");
        for (int pile = 0; pile < 4; ++pile) CHECK(it.counts[pile] == 11);
        CHECK(it.counts[4] == 1);
        for (const ActionCard& card : it.cards) CHECK(card.caballeros == card.stack);
    }
}

TEST_CASE("has titles that tell the cards of one pile apart") {
    for (DeckId id = 0; id < DeckId(printed_decks().size()); ++id)
        for (const ActionCard& card : deck(id).cards)
            for (const ActionCard& other : deck(id).cards) {
                CAPTURE(std::string{card.id});
                CAPTURE(std::string{other.id});
                CHECK((&card == &other || card.stack != other.stack || card.title != other.title));
            }
}

TEST_CASE("written out and read back is equal") {
    for (DeckId id = 0; id <= first_big_box; ++id) {
        const std::string text = show(deck(id));
        const Deck        again = read_deck(text);
        REQUIRE(again.error == "");
        CHECK(show(again) == text);
        REQUIRE(again.cards.size() == deck(id).cards.size());
        for (std::size_t i = 0; i < again.cards.size(); ++i) {
            const ActionCard &a = again.cards[i], &b = deck(id).cards[i];
            CAPTURE(std::string{a.id});
            CHECK(a.id == b.id);
            CHECK(a.copies == b.copies);
            CHECK(a.title == b.title);
            CHECK(a.text == b.text);
            CHECK(a.effect.frames == b.effect.frames);
            CHECK(a.other.frames == b.other.frames);
            CHECK(a.returns == b.returns);
            CHECK(a.moment == b.moment);
            CHECK(a.rounds == b.rounds);
            CHECK(a.option == b.option);
        }
    }
}

TEST_CASE("differs between the editions where their booklets do") {
    const auto effect = [](Edition edition, std::string_view id) {
        for (const ActionCard& card : deck(deck_of(edition)).cards)
            if (card.id == id) return std::string{card.effect_words};
        return std::string{};
    };
    CHECK(effect(Edition::first_1996, "2-score1") == "pick any+castillo, score picked");
    CHECK(effect(Edition::decennial, "2-score1") == "pick any, score picked");
    CHECK(effect(Edition::first_1996, "2-one-each") == "send_back 1 all regions by me");
    CHECK(effect(Edition::big_box, "2-one-each") == "send_back 1 opponents regions by me");
    CHECK(effect(Edition::decennial, "1-allown") == "move! all own from one");
    CHECK(effect(Edition::big_box, "1-allown") == "move all own from one");
    CHECK(effect(Edition::decennial, "4-unique") == "dial all, score dialled_once together");
    CHECK(effect(Edition::big_box, "4-unique") == "dial all, score dialled_once");
}

TEST_CASE("may combine effects, and say how many caballeros a card lets place") {
    const Deck made = read_deck(
        with(ours, "4-court 1 | The Court | Bring up to 2 caballeros from the province to your court. | muster 2",
             "court+king 1 places 3 returns | The Court Travels | Muster, then move the King. | muster 2, move_king "
             "bordering, score castillo"));
    REQUIRE(made.error == "");
    for (const ActionCard& card : made.cards) {
        if (card.id != "court+king") continue;
        CHECK(card.caballeros == 3);
        CHECK(card.returns);
        CHECK(card.effect.count == 3);
        return;
    }
    FAIL("the card is not there");
}

TEST_CASE("that cannot be is refused, and the sentence names the line") {
    struct {
        std::string what, by, why;
    } const faults[] = {
        {"pile 1", "pile 9", "Line 4 of the deck, \"pile 9\", names no pile"},
        {"pile 1", "", "comes before any pile"},
        {"pile 1", "heap 1", "comes before any pile"},
        {"1-any3 1", "1-any4 1", "an id that another card has"},
        {"1-any3 1", "1 any3 1", "is not understood"},
        {"1-any3 1", "Any3 1", "small letters"},
        {"1-any3 1", "1-any3 0", "not understood: 0"},
        {"1-any3 1", "1-any3 20", "not understood: 20"},
        {"1-any3 1", "1-any3 1 places 10", "from 0 to 9"},
        {"1-any3 1", "1-any3 12", "more than 19 cards"},
        {"| move 3 any\n", "\n", "with | in between"},
        {"| move 3 any\n", "| move 3 any | and more\n", "with | in between"},
        {"| move 3 any\n", "| move 3 any | this | that\n", "two names for its buttons"},
        {"move 3 any", "juggle 3 any", "not understood at \"juggle\""},
        {"move 3 any", "move 0 any", "not understood at \"move\""},
        {"move 3 any", "move 31 any", "not understood at \"move\""},
        {"move 3 any", "move every any", "not understood at \"move\""},
        {"move 3 any", "move 3 any score most", "not understood"},
        {"move 3 any", "move 3 any,", "lacks an effect at its end"},
        {"move 3 any", "choose move 3 any", "no \"or\""},
        {"move 3 any", "choose move 3 any or score most", "two names for its buttons"},
        {"move 3 any", "hold veto until end of next round, score most", "can do nothing else"},
        {"move 3 any",
         "score most, score most, score most, score most, score most, score most, score most, score most, score most",
         "more effects"},
        {"Move up to 3 caballeros of any colours.", std::string(201, 'x'), "at most 200"},
        {"Move Any Three", std::string(41, 'x'), "at most 40"},
        {"Move Any Three", "", "a title"},
        {"| Move Any Three |", "| Intri\tgue |", "a tab within"},
        {"| Move Any Three |", "| Intri{gue |", "a brace"},
        {"any colours. |", "any} colours. |", "a brace"},
        {"| Move Any Three |", "| > do done\tEnd |", "Line 5 of the deck"},
        {"| Move Any Three |", "| > do done |", "begins what is to be read with >"},
        {"| Move Any Three |", "| - Intrigue |", "begins what is to be read with -"},
        {"| Move Any Three |", "| # Intrigue |", "with | in between"},
        {"| Move up to 3 ", "| -Move up to 3 ", "begins what is to be read with -"},
        {"| Move Any Three |", "| Intri\x1bgue |", "Line 5 of the deck has bytes that are no text."},
        {"| Move Any Three |", "| Intri\x7fgue |", "Line 5 of the deck has bytes that are no text."},
        {"| Move Any Three |", "| Intri\xffgue |", "Line 5 of the deck has bytes that are no text."},
        {"| Move Any Three |", "| Intrigu\xc3 |", "Line 5 of the deck has bytes that are no text."},
        {"| Move Any Three |", "| Intri\xe2\x80\xa8gue |",
         "Line 5 of the deck has bytes that are no text."},   // a browser takes this as the end of a line
        {"| move 3 any\n", "| choose move 3 any or muster 1 |  | Second\n", "has a button without a name"},
        {"| move 3 any\n", "| choose move 3 any or muster 1 | First | Second |  | S\n", "has a button without a name"},
        {"| move 3 any\n", "| choose move 3 any or muster 1 | First | {n}\n", "a brace"},
        {"| move 3 any\n", "| choose move 3 any or muster 1 | First | Second\n", ""},
        {"| Move Any Three |", "| Éééééééééééééééééééééééééééééééééééééééé |",
         ""},   // forty letters in eighty bytes
        {"# The action cards", "\xef\xbb\xbf# The action cards", ""},
        {"| Move Any Three |", "| Intri\xe2\x80\xaegue |",
         "Line 5 of the deck has bytes that are no text."},   // changes the direction to right-to-left
        {"\n1-any3 1 | Move Any Three |", "\n\t1-any3\t1 |\tÉlan “T” \t|", ""},
        {"1-5from1 2", "1-5from1 1", ""},
        {"1-5from1 2 | Move from One Region | Move up to 5 caballeros of any colours out of one region. | move 5 any "
         "from one",
         "", ""},
        {"3-fours 2", "3-fours 1", ""},
        {"5-king 1 returns", "5-king 1", "Pile 5 of the deck has too few cards"},
        {"# ", std::string(17 * 1024, '#'), "longer than 16 KB"},
    };
    for (const auto& fault : faults) {
        CAPTURE(fault.by);
        const Deck made = read_deck(with(ours, fault.what, fault.by));
        CAPTURE(made.error);
        CHECK((fault.why.empty() ? made.error.empty() : english(made.error).find(fault.why) != std::string::npos));
        CHECK(made.cards.empty() == !fault.why.empty());
    }
    CHECK(english(read_deck("").error).find("too few cards") != std::string::npos);
}

}
