// Types of events are rows: each event of a game has one, which puts it into complete sentences in every language. A
// module's types are told, timed and followed like those of the base game.
#include <algorithm>
#include <set>

#include "app/sentences/story.h"
#include "app/timeline/animations.h"
#include "language/language.h"
#include "session.h"
#include "table.h"

using namespace eg;

namespace {

// Checks that a sentence has no placeholders, doubled marks or wrong plurals, and ends with a full stop or question
// mark.
void check_sentence(const std::string& words, Language language) {
    CAPTURE(words);
    CHECK_FALSE(words.empty());
    for (const char* fault : {"{", "}", "  ", " .", " ,", "..", "#", " 1 caballeros", " 1 points"})
        CHECK(words.find(fault) == std::string::npos);
    CHECK(std::string_view{language == Language::pseudo ? "]" : ".?"}.find(words.back()) != std::string_view::npos);
    CHECK(words.front() != ' ');
}

int stopped = 0;

constexpr EventType brought[] = {
    {.name = "ship_sails",
     .sentence = "{who} sails with {n, plural, one {# caballero} other {# caballeros}} {from:from} {to:to}.",
     .clause = "sails {to:to}", .ms = 610,
     .travel = {.piece = Piece::caballeros, .from = End::from, .to = End::to, .ms = 300, .apart = 100}},
    {.name = "ship_stops", .kind = EventKind::scoring, .ms = 5, .reveals = true,
     .change = [](State&, const Event& e) { stopped += e.n; }},
};

}

TEST_SUITE("what happens") {

TEST_CASE("has a row for each sort, with a name of its own") {
    std::set<std::string_view> names;
    for (int i = 0; i < base_event_count; ++i) {
        const EventType& its = row(static_cast<What>(i));
        CAPTURE(its.name);
        CHECK_FALSE(its.name.empty());
        CHECK(names.insert(its.name).second);
        CHECK((its.together == Together::by_place) == !its.listed.empty());
    }
    for (const auto& [what, name] : {std::pair{What::game_begins, "game_begins"},
                                     {What::placed, "placed"},
                                     {What::king_moved, "king_moved"},
                                     {What::disc_revealed, "disc_revealed"},
                                     {What::castillo_left, "castillo_left"},
                                     {What::game_over, "game_over"}})
        CHECK(row(what).name == name);
}

TEST_CASE("is told, and asked about, in whole sentences in every language") {
    std::set<What> told;
    for (int game = 0; game < 48; ++game) {
        CAPTURE(game);
        Session session = begun(plan_of(game), static_cast<std::uint64_t>(game) + 40);
        Rng     rng{static_cast<std::uint64_t>(game) + 1};
        while (!session.over()) {
            for (Language language : {Language::english, Language::pseudo})
                check_sentence(text(language, question_asked(seen_by_asked(session)), names_of(session)), language);
            one_answer(session, rng);
        }
        const Rules& rules = session.plan().setup.rules;
        Story        story;
        State        shown = opening(session);
        for (const Event& event : session.events()) {
            story.add(event, shown);
            apply_event(shown, event);
            for (Language language : {Language::english, Language::pseudo}) {
                const Message alone = message(event, rules);
                if (!alone.empty()) check_sentence(text(language, alone, names_of(session)), language);
                if (const Message turn = story.message(rules); !turn.empty())
                    check_sentence(text(language, turn, names_of(session)), language);
                if (row(event.what).together == Together::same_way)
                    check_sentence(text(language, message(event, rules, 3), names_of(session)), language);
            }
            told.insert(event.what);
            const bool direction =
                event.what == What::card_revealed || event.what == What::turn_begins || event.what == What::turn_ends;
            const bool nought = event.what == What::scored && event.n == 0;
            CHECK(message(event, rules).empty() == (direction || nought));
        }
    }
    CHECK(told.size() == base_event_count);   // every type occurred
}

TEST_CASE("tells several of a sort as one") {
    PerPlace<Count> placed;
    placed[GAL] = 2;
    placed[CAS] = 1;
    const Event event{.what = What::placed, .who = red, .to = GAL};
    const auto english = [](const Message& m) { return text(Language::english, m, seat_names()); };
    CHECK(english(message(event, placed)) == "Red places 1 caballero into the Castillo, 2 in Galicia.");
    CHECK(english(clause(event, placed)) == "places 2 in Galicia, 1 into the Castillo");
    placed[CAS] = 0;
    CHECK(english(message(event, placed)) == "Red places 2 caballeros in Galicia.");
    const Event moved{.what = What::moved, .who = red, .whose = blue, .from = GAL, .to = CAS};
    CHECK(english(message(moved, {}, 3)) == "Red moves 3 caballeros of Blue from Galicia into the Castillo.");
    CHECK(english(clause(moved, {}, 3)) == "moves 3 caballeros");
}

TEST_CASE("may be of a sort that another module brings") {
    const What sails = register_events(brought), stops = static_cast<What>(static_cast<int>(sails) + 1);
    CHECK(static_cast<int>(sails) >= base_event_count);
    const Event event{.what = sails, .who = blue, .from = GAL, .to = VAL, .n = 2};
    State s = table("players 3; GAL blue:3");
    Story story;
    story.add({.what = What::turn_begins, .who = blue}, s);
    Animations animations;
    CHECK(animations.length(event, s) == 400);
    story.add(event, s);
    apply_event(s, event);
    CHECK(s.caballeros[blue][GAL] == 1);
    CHECK(s.caballeros[blue][VAL] == 2);
    CHECK(places_of(event) == Places{GAL, VAL});
    CHECK(text(Language::english, message(event, s.rules), seat_names())
          == "Blue sails with 2 caballeros from Galicia to Valencia.");
    CHECK(text(Language::english, story.message(s.rules), seat_names()) == "Blue (power 0) sails to Valencia.");
    CHECK_FALSE(reverse_event(event).has_value());
    apply_event(s, {.what = stops, .n = 7});
    CHECK(stopped == 7);
    CHECK(message({.what = stops}, s.rules).empty());
}

}
