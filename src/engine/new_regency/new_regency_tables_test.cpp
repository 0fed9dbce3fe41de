// 2023, Mini expansion "New Regency": its tables as text, its laws in random games, and that each card has a case.
#include "contract.h"
#include "engine/decks.h"
#include "new_regency_table.h"

using namespace eg;

namespace {

// Adds this fault unless it is there, without the line of the table that it quotes.
void note(std::string& faults, std::string fault) {
    if (const std::size_t quoted = fault.find('"'); quoted != std::string::npos)
        fault.erase(quoted, fault.rfind('"') + 1 - quoted);
    if (faults.find(fault) == std::string::npos) faults += fault;
}

}

TEST_SUITE("new regency: as text") {

TEST_CASE("the King abroad and beside the Castillo, and Grandes in it, read back") {
    for (const std::string& edition : every_edition)
        for (const std::string king : {"FRA", "POR", "CAS", "GAL"}) {
            const State s =
                table("edition " + edition + "; modules new_regency; king " + king + "; CAS red:3G blue:0G; round 4");
            CHECK(position(show(s)).state == s);
            CHECK(line(s, "king") == king);
            CHECK(line(s, "CAS") == "red:3G blue:0G");
        }
}

TEST_CASE("so does every question a card asks, and every Veto that waits for an answer to it") {
    for (const std::string& edition : every_edition)
        for (const std::string king : {"CN", "FRA", "CAS"})
            for (const std::string& id : ids) {
                CAPTURE(edition);
                CAPTURE(king);
                CAPTURE(id);
                const std::string veto = edition == "2023" ? "oh2-veto" : "2-veto";
                std::string faults;
                Rng rng{7};
                for (int n = 0; n < 12; ++n) {
                    Events ignored = Events::ignored();
                    for (State s = takes("edition " + edition + "; modules new_regency,old_hands; kept blue:" + veto
                                             + ":2; king " + king
                                             + "; SEV red:3G blue:1; CN red:2 blue:1; GAL yellow:1G green:0G; CAS "
                                               "red:1; court red:7",
                                         id);
                         !over(s);) {
                        const bool waits = asked_step_name(s) == "ask_veto";
                        note(faults, fault_in_text(s));
                        const Choices choices = legal(s);
                        apply(s, waits && rng.below(4) ? press(allow) : choices[rng.below(choices.size())], ignored);
                    }
                }
                CHECK(faults == "");
            }
}

TEST_CASE("a game without them has no King abroad and no Grande in the Castillo, in whatever order that is said") {
    for (const std::string text :
         {"king FRA", "king CAS", "CAS red:0G", "modules old_hands; king POR",
          "modules new_regency; king FRA; modules old_hands", "modules new_regency; king CAS; modules old_hands",
          "modules new_regency; CAS red:1G; modules old_hands"}) {
        CAPTURE(text);
        CHECK_FALSE(position("edition 2023; " + text).error.empty());
    }
}

TEST_CASE("nor any card of theirs, in whatever order that is said") {
    for (const std::string text : {"modules new_regency; shown nr-banquet; modules old_hands",
                                   "edition 2023; modules new_regency; shown nr-banquet; modules old_hands",
                                   "modules new_regency,old_hands; kept red:oh2-veto:2; modules new_regency",
                                   "edition 2023; modules old_hands; kept red:oh2-veto:2; modules new_regency"}) {
        CAPTURE(text);
        CHECK_FALSE(position(text).error.empty());
    }
    const State s = position("edition 2023; players 2; shown n5-majesty; players 3").state;
    CHECK(line(s, "shown").find("n5-majesty") != std::string::npos);
}

TEST_CASE("how many play may be said after the cards that lie there, or is refused") {
    for (const std::string shown : {"n5-majesty"}) {   // which comes back every round
        CAPTURE(shown);
        const Position p = position("edition 2023; shown " + shown + "; players 2");
        if (!p.error.empty()) continue;
        CHECK(line(p.state, "shown").find(shown) != std::string::npos);
        CHECK(fault_in_text(p.state) == "");
    }
}

TEST_CASE("a deck of one's own that says their words reads back in a game with them") {
    const Rules with_them = rules("decennial");
    std::string text{printed_decks()[1].text};
    const std::string court =
        "4-court 1 | The Court | Bring up to 2 caballeros from the province to your court. | muster 2";
    REQUIRE(text.find(court) != std::string::npos);
    text.replace(text.find(court), court.size(), "4-own 1 | Our own | What it says. | swap_king");
    const AddedDeck own = add_deck(text, with_them.box);
    REQUIRE(own.error == "");
    Setup setup{.players = 4, .rules = with_them};
    setup.rules.deck = own.id;
    CHECK(card_count(setup.rules, 4) == 10);
    Events ignored = Events::ignored();
    CHECK(fault_in_text(new_game(setup, 3, ignored)) == "");
    CHECK(add_deck(text).error == "This deck has a card for another game: 4-own.");
}

TEST_CASE("a deck of one's own may call a card as one of theirs is called, or is refused") {
    const Rules with_them = rules("decennial");
    std::string text{printed_decks()[1].text};
    text.replace(text.find("1-any3 1"), 8, "nr-exile 1");
    const AddedDeck own = add_deck(text, with_them.box);
    Setup setup{.players = 4, .rules = with_them};
    setup.rules.deck = own.id;
    for (std::uint64_t seed = 1; own.error.empty() && seed <= 60; ++seed) {
        Events ignored = Events::ignored();
        CHECK(fault_in_text(new_game(setup, seed, ignored)) == "");
    }
}

TEST_CASE("whatever is asked is a whole sentence, and whatever happens is told in one") {
    for (const std::string& id : ids)
        for (const std::string king : {"CN", "POR", "CAS"}) {
            CAPTURE(id);
            State s =
                takes("king " + king + "; SEV red:3G blue:1; CN red:2 blue:1; GAL yellow:1G green:0G; court red:7", id);
            Rng   rng{11};
            for (Events events; !over(s);) {
                CHECK(question(s).find('{') == std::string::npos);
                CHECK(question(s).size() > 10);
                const Choices choices = legal(s);
                events.list.clear();
                apply(s, choices[rng.below(choices.size())], events);
                for (const Event& e : events.list) CHECK(english(message(e, s.rules)).find('{') == std::string::npos);
            }
        }
}

}

// Checked in random games of every box with the New Regency (tests/engine/contract_test.cpp).
namespace {

const OfBoxes with_it{.with = "new_regency"};

bool opens_the_castillo(const Moment& m) {
    return how_often({.list = m.events}, What::general_scoring) > 0 || asked_step_name(m.before) == "dial";
}

const Law kings_peace{
    "nothing enters or leaves the King's region but by a card that says so",
    with_it, When::always, [](const Moment& m) {
    if (m.dealt() || m.before.king != m.table.king || !places(m.table).has(m.table.king)) return;
    for (int i = 0; i < m.before.depth; ++i) {   // also while a Veto is asked for during such a card
        const std::string_view waits = step(m.before.stack[static_cast<std::size_t>(i)].step).name;
        if (waits == "place_with_the_king" || waits == "entourage_rides") return;
    }
    const Place king = m.table.king;
    for (Player p : colours(m.table)) REQUIRE(m.before.caballeros[p][king] == m.table.caballeros[p][king]);
    for (Player p : m.table.seats()) REQUIRE((m.before.grande[p] == king) == (m.table.grande[p] == king));
    for (int board = 0; board < scoreboard_count; ++board)
        REQUIRE((m.before.scoreboard[board] == king) == (m.table.scoreboard[board] == king));
}};

Witness aside{"the King is in no region", with_it, When::always, 1000};
Witness enters{"a Grande enters the Castillo", with_it, When::always, 3};
const Law castillo_kept{
    "caballeros and Grandes leave the Castillo only as it is opened",
    with_it, When::always, [](const Moment& m) {
    aside.saw(!regions(m.table).has(m.table.king));
    for (Player p : colours(m.table)) {
        const bool seat = m.table.seats().has(p);
        if (seat && !m.dealt()) enters.saw(m.before.grande[p] != CAS && m.table.grande[p] == CAS);
        const bool grande_left = seat && m.before.grande[p] == CAS && m.table.grande[p] != CAS;
        if (m.before.caballeros[p][CAS] > m.table.caballeros[p][CAS] || grande_left) REQUIRE(opens_the_castillo(m));
    }
}};

}

TEST_CASE("every card of the New Regency has a case") {
    for (const std::string& id : ids) {
        CAPTURE(id);
        CHECK(tested(cards_here).contains(id));
    }
}
