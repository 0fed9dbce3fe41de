// The verbs of the cards as text (engine/deck.h): which can be written, which are refused, and the frames they become.
#include "own_card.h"

using namespace eg;

TEST_SUITE("effects") {

TEST_CASE("every card of the 2023 edition can be written, and what is like them") {
    for (const char* effect :
         {"move 2 own, move 2 foreign",
          "place 2 regions",
          "move 3 any",
          "move 4 any",
          "move 4 own",
          "move 3 foreign",
          "move 5 any from one",
          "move all own from one",
          "send_back 3 opponents court+regions",
          "dial opponents holding 1, send_back all opponents disc",
          "send_back all opponents court",
          "send_back 3 opponents court",
          "send_back 1 opponents regions by me",
          "dial opponents holding 2 else 1, send_back 2 opponents disc",
          "pick any, score picked",
          "send_back all_but 4 opponents court",
          "score valued 4",
          "score valued 6 7",
          "score castillo",
          "score all first_only",
          "score most",
          "score least",
          "lay board",
          "take_back",
          "move_grande me regions",
          "pick rivals, dial opponents holding picked, move! all own from picked to disc who opponents",
          "muster 2",
          "dial all, score dialled_once",
          "move_king bordering",
          "move_king any",
          "move 3 foreign from one",
          "move all own",
          "muster 1 me",
          "score king",
          "score least first_only",
          "send_back all_but 1 opponents court",
          "dial all holding 1, score dialled_once",
          "pick rivals, score picked",
          "pick free, score picked",
          "move_king least",
          "pick free, send_back 1 all picked, score picked",
          "move_king with_grande, muster 2 hosts",
          "place 3 bordering from province, score picked me_first",
          "move! 2 any from regions to one",
          "dial opponents holding picked, move! all own from picked to disc who opponents"}) {
        CAPTURE(std::string{effect});
        CHECK(why_not(std::string{effect}.starts_with("dial opponents holding picked")
                          ? "pick any, " + std::string{effect}
                          : effect)
              == "");
    }
}

TEST_CASE("words that mean nothing are refused in a sentence that names the line and the word") {
    const struct { const char *effect, *why; } faults[] = {
        {"move 3 dragons", "is not understood at \"move\", because of \"dragons\"."},
        {"move 3", "is not understood at \"move\", which stops too early."},
        {"move 3, muster 1", "is not understood at \"move\", which stops too early."},
        {"move 3 own to jail", "is not understood at \"move\", because of \"jail\"."},
        {"send_back 3 opponents", "is not understood at \"send_back\", which stops too early."},
        {"send_back all_but 2 opponents regions", "because of \"regions\"."},
        {"muster 7", "because of \"7\"."},
        {"juggle 3", "is not understood at \"juggle\"."},
        {"score picked", "goes on with what is picked before anything is."},
        {"score picked, pick any", "goes on with what is picked before anything is."},
        {"move 2 own to picked", "goes on with what is picked before anything is."},
        {"dial all holding picked, score dialled_once", "goes on with what is picked before anything is."},
        {"move! all any", "says at \"move!\" what has no meaning together."},
        {"pick any, move 1 own from picked to picked", "says at \"move\" what has no meaning together."},
        {"dial all holding, score dialled_once", "says at \"dial\" what has no meaning together."},
        {"dial all 2, score dialled_once", "says at \"dial\" what has no meaning together."},
        {"dial all, send_back 1 opponents disc", "says at \"dial\" what has no meaning together."},
        // a player could choose to lose nothing
        {"dial opponents, send_back 1 opponents disc", "says at \"dial\" what has no meaning together."},
        {"dial opponents holding 3 else 1, send_back 2 opponents disc",
         "says at \"dial\" what has no meaning together."},
        {"dial opponents, move_grande all disc", "says at \"dial\" what has no meaning together."},
        {"dial all", "is not understood at \"dial\", which stops too early."},
        {"dial all, muster 2", "because of \"muster\"."},
    };
    for (const auto& fault : faults) {
        CAPTURE(std::string{fault.effect});
        const std::string why = why_not(fault.effect);
        CAPTURE(why);
        CHECK(why.starts_with("Line "));
        CHECK(why.ends_with(fault.why));
    }
}

// The tables of saved games contain these frames.
TEST_CASE("what the printed cards say is the frames it has always been") {
    const auto frame = [](const char* name, Count count = 0, std::uint8_t mode = 0, std::uint32_t set = 0,
                          Place place = nowhere) {
        return Frame{.step = step(name)->id, .count = count, .place = place, .mode = mode, .set = set};
    };
    const struct { const char* effect; std::vector<Frame> frames; } rows[] = {
        {"move 3 any", {frame("move_caballero", 3, 3)}},
        {"move 4 own", {frame("move_caballero", 4, 1)}},
        {"move 3 foreign", {frame("move_caballero", 3, 2)}},
        {"move 2 own, move 1 foreign", {frame("move_caballero", 2, 3, 1)}},
        {"move 5 any from one", {frame("move_caballero", 5, 7)}},
        {"move all own from one", {frame("move_caballero", 40, 13)}},
        {"move! all own from one", {frame("move_caballero", 40, 29)}},
        {"place 2 anywhere", {frame("place_freely", 2)}},
        {"muster 2", {frame("muster", 2)}},
        {"send_back all opponents court", {frame("empty_courts", 40)}},
        {"send_back 3 opponents court", {frame("empty_courts", 3)}},
        {"send_back 3 opponents court+regions", {frame("ask_opponents_to_send", 3)}},
        {"send_back 1 opponents regions by me", {frame("take_from_each", 0, 2)}},
        {"send_back 1 all regions by me", {frame("take_from_each", 0, 3)}},
        {"dial opponents holding 1, send_back all opponents disc",
         {frame("open_discs", 0, 2), frame("lose_dialled", 40)}},
        {"dial opponents holding 3 else 1, send_back 3 opponents disc",
         {frame("open_discs", 0, 2), frame("lose_dialled", 3)}},
        {"dial opponents holding 2 else 1, send_back 2 opponents disc",
         {frame("open_discs", 0, 2), frame("lose_dialled", 2)}},
        {"pick any, score picked", {frame("score_one")}},
        {"pick any+castillo, score picked", {frame("score_one", 0, 1)}},
        {"score valued 4", {frame("score_valued", 4)}},
        {"score valued 6 7", {frame("score_valued", 6, 7)}},
        {"score castillo", {frame("score_place", 0, 0, 0, CAS)}},
        {"score all", {frame("score_all")}},
        {"score all first_only", {frame("score_all", 0, 1)}},
        {"score most", {frame("score_most")}},
        {"score least", {frame("score_least")}},
        {"dial all, score dialled_once", {frame("open_discs", 0, 3), frame("score_dialled")}},
        {"dial all, score dialled_once together", {frame("open_discs", 0, 3), frame("score_dialled", 0, 1)}},
        {"move_king bordering", {frame("choose_kings_region", 0, 1)}},
        {"move_king any", {frame("choose_kings_region")}},
        {"move_grande me regions", {frame("choose_home")}},
        {"lay board", {frame("choose_scoreboard")}},
        {"take_back", {frame("take_back")}},
        {"pick rivals, dial opponents holding picked, move! all own from picked to disc who opponents",
         {frame("name_region")}},
    };
    for (const auto& row : rows) {
        CAPTURE(std::string{row.effect});
        const Deck made = read_deck(deck_with(row.effect));
        REQUIRE(made.error == "");
        for (const ActionCard& card : made.cards)
            if (card.id == "4-own")
                CHECK(std::vector<Frame>(card.effect.frames.begin(), card.effect.frames.begin() + card.effect.count)
                      == row.frames);
    }
}

TEST_CASE("words may stand close to a comma") { CHECK(why_not("move 3 own,muster 2") == ""); }

TEST_CASE("where the King cannot enter the Castillo, a card that says so waits, and comes to nothing") {
    const AddedDeck added = add_deck(deck_with("move! 2 any from regions, move_king castillo"));
    REQUIRE(added.error.empty());
    const std::string there =
        "\nking SEV; GAL red:2; court red:3; ask king_goes red 0 CAS - 0 0; ask muster red 1 - - 0 0";
    CHECK(position(there).error != "");   // no card of the edition's own says so
    CHECK(position("deck " + deck_name(added.id) + there).error == "");
}

TEST_CASE("tables with numbers that no card says are refused") {
    const AddedDeck added = add_deck(deck_with("pick free, send_back 1 all picked, score picked"));
    const std::string there =
        "deck " + deck_name(added.id)
        + "\nking SEV; GAL red:2 blue:1; court red:3; shown 4-own:red; ask use_card red 0 - red 1 3; ask ";
    CHECK(position(there + "pick_region red 0 - - 2 0").error == "");
    for (const char* wrong :
         {"pick_region red 0 - - 4 0",         "place_freely red 2 - - 3 0",        "place_freely red 2 - - 4 0",
          "place_from_province red 2 - - 2 0", "move_caballero red 2 - - 36 0",     "move_caballero red 2 - - 65 3",
          "move_caballero red 2 - - 129 1",    "carry_caballero red 0 GAL red 1 0", "carry_caballero red 0 GAL red 0 2",
          "lose_in_regions red 9 - - 4 0",     "empty_courts red 2 - - 9 0",        "score_place red 0 GAL - 3 0",
          "score_place red 0 - - 0 0",         "score_place red 0 GAL - 8 0",       "score_place red 0 - - 12 0",
          "king_goes red 0 GAL - 2 0",         "choose_kings_region red 0 - - 2 0", "choose_kings_region red 0 - - 4 1",
          "choose_kings_region red 0 - - 9 0", "muster_hosts red 13 - - 0 0",       "muster_hosts red 2 - - 0 32",
          "ask_for_homes red 0 - - 2 0",       "send_own blue 1 - red 1 0",         "take_from_each red 9 - - 2 0",
          "score_least red 0 - - 3 0",         "score_next red 0 - - 3 2",          "evict red 0 GAL - 0 64"}) {
        CAPTURE(std::string{wrong});
        CHECK(position(there + wrong).error != "");
    }
}

}
