// Rows of steps: their hints are true of each question, in random games of every edition.
#include <algorithm>
#include <functional>
#include <set>

#include "ai/turns.h"
#include "app/sentences/labels.h"
#include "app/thinking/advice.h"
#include "own_deck.h"
#include "session.h"
#include "table.h"

using namespace eg;

namespace {

// Visits every question of this many random games, before it is answered.
void in_random_games(int games, const std::function<void(const State&, const Choices&, Rng&)>& visit) {
    for (int game = 0; game < games; ++game) {
        Events ignored = Events::ignored();
        Rng    rng{static_cast<std::uint64_t>(game) * 31 + 8};
        Setup  setup{2 + game % 4, rules_of(static_cast<Edition>(game % edition_count))};
        if (game % 4 == 3)
            setup.rules.deck = add_deck(made_up_deck(rng, 16)).id;   // with every phrase that cards can have
        State  s = new_game(setup, static_cast<std::uint64_t>(game) + 4000, ignored);
        while (!over(s)) {
            const Choices options = legal(s);
            CAPTURE(show(s));
            visit(s, options, rng);
            apply(s, options[rng.below(options.size())], ignored);
        }
        forget_added_decks();
    }
}

State after(State s, Choice choice) {
    Events ignored = Events::ignored();
    apply(s, choice, ignored);
    return s;
}

std::set<std::string> rows_with(const std::function<bool(const Step&)>& it) {
    std::set<std::string> names;
    for (std::span<const Step> chapter : modules().front().steps)   // the base game's
        for (const Step& row : chapter)
            if (it(row)) names.insert(std::string{row.name});
    return names;
}

bool filled_in(const std::string& words) {
    return words.find_first_of("{}") == std::string::npos && words.find("  ") == std::string::npos;
}

}

TEST_SUITE("steps") {

TEST_CASE("a module's step goes after, before or instead of one that is in the sequence of play") {
    const auto inserted = [](Where where, StepId at) {
        Outline sequence{1, 2, 3};
        std::string steps = sequence.insert(where, at, 9) ? "" : "no ";
        for (int i = 0; i < sequence.count; ++i) steps += std::to_string(sequence.steps[static_cast<std::size_t>(i)]);
        return steps;
    };
    CHECK(inserted(Where::after, 1) == "1923");
    CHECK(inserted(Where::after, 3) == "1239");
    CHECK(inserted(Where::before, 1) == "9123");
    CHECK(inserted(Where::before, 3) == "1293");
    CHECK(inserted(Where::instead_of, 2) == "193");
    CHECK(inserted(Where::after, 4) == "no 123");
}

TEST_CASE("what a step refuses is no answer to it, and each that refuses anything is heard") {
    std::set<std::string> heard;
    in_random_games(60, [&](const State& s, const Choices& options, Rng&) {
        const Step& here = asked_step(s);
        if (!here.text.refused) return;
        const auto refused = [&](Choice thing) { return here.text.refused(s, s.top(), thing); };
        for (Choice option : options) {
            CAPTURE(show(option));
            CHECK(refused(option) == "");
        }
        const auto hear = [&](Choice thing) {
            const std::string_view why = refused(thing);
            if (why.empty()) return;
            CHECK(filled_in(text(Language::english, told(why, s, thing), seat_names())));
            heard.insert(std::string{here.name});
            if (here.hints.kind == Kind::disc && thing != on(CAS))
                heard.insert(std::string{step(reveal_frame(s)->step).name});
        };
        for (Place place : Places::first(place_count)) {
            hear(on(place));
            for (Player p : s.seats()) hear({Thing::caballero, place, p});
        }
        for (int value = 1; value <= power_cards; ++value) hear({Thing::power_card, static_cast<std::uint8_t>(value)});
        for (int stack = 0; stack < stack_count; ++stack) hear({Thing::stack, static_cast<std::uint8_t>(stack)});
        for (int button = 0; button < button_count; ++button) hear(press(static_cast<Button>(button)));
    });
    CHECK(heard == rows_with([](const Step& row) { return row.text.refused != nullptr; }));
}

TEST_CASE("the sort of a question, and what is kept from the others, are as its row says") {
    std::set<Kind> kinds;
    in_random_games(60, [&](const State& s, const Choices& options, Rng& rng) {
        const Step&  here = asked_step(s);
        const Player me = asked(s);
        const State  next = after(s, options[rng.below(options.size())]);
        kinds.insert(here.hints.kind);
        switch (here.hints.kind) {
            case Kind::turn: CHECK(in_turn(s) != nobody); break;
            case Kind::bid:
                CHECK(in_turn(s) == nobody);
                CHECK(s.power[me] == 0);
                CHECK(next.power[me] > 0);
                break;
            case Kind::disc:
                CHECK(options.of(Thing::place) == step(reveal_frame(s)->step).rule.dials(s, *reveal_frame(s), me).bits);
                CHECK(s.disc[me] == nowhere);
                break;
            case Kind::interruption:
                CHECK(in_turn(s) != me);
                CHECK(std::any_of(s.kept.begin(), s.kept.end(), [&](const Kept& kept) { return kept.owner == me; }));
                break;
            case Kind::order: CHECK(in_turn(s) == me); break;
        }
        CHECK(here.hints.secret == (here.hints.kind == Kind::disc || options.of(Thing::power_card) != 0));
    });
    CHECK(kinds.size() == 5);
}

TEST_CASE("a turn that is done can only be ended, and its end is told") {
    int done_turns = 0;
    in_random_games(24, [&](const State& s, const Choices& options, Rng&) {
        const Step& here = asked_step(s);
        CHECK(may_end(s, asked(s)) == (here.hints.turn_done != nullptr));
        if (!here.hints.turn_done) return;
        CHECK(here.rule.is_turn);
        if (here.hints.turn_done(s, s.top())) {
            CHECK(options.size() == 1);
            ++done_turns;
        }
        State  ended = s;
        Events events;
        apply(ended, press(done), events);
        CHECK(events.list.front() == Event{.what = What::turn_ends, .who = asked(s)});
    });
    CHECK(done_turns > 100);
}

TEST_CASE("what is carried to a place goes there") {
    std::set<Gesture> gestures;
    in_random_games(60, [&](const State& s, const Choices& options, Rng&) {
        const Gesture gesture = asked_step(s).hints.gesture;
        const Player  me = asked(s);
        if (gesture == Gesture::press
            || std::any_of(s.kept.begin(), s.kept.end(), [](const Kept& kept) { return kept.owner != nobody; }))
            return;
        for (Place place : Places::of_bits(options.of(Thing::place))) {
            State  then = s;
            Events events;   // the rest of a custom card may move the piece again at once
            apply(then, on(place), events);
            if (gesture == Gesture::king) CHECK(then.king == place);
            if (gesture == Gesture::grande) CHECK(then.grande[me] == place);
            if (gesture == Gesture::from_court)
                CHECK(events.list.front() == Event{.what = What::placed, .who = me, .to = place});
            gestures.insert(gesture);
        }
    });
    CHECK(gestures.size() == 3);
}

TEST_CASE("the caballeros shown beside a question are those it leaves, one fewer with each answer") {
    std::set<std::string> steps;
    in_random_games(24, [&](const State& s, const Choices& options, Rng& rng) {
        const Shows shows = asked_step(s).hints.shows;
        if (shows == Shows::nothing) return;
        if (shows == Shows::left) CHECK(s.top().count > 0);
        else CHECK(s.top().count <= card_in_hand(s, asked(s))->caballeros);
        const Choice choice = options[rng.below(options.size())];
        const State  then = after(s, choice);
        const bool goes_on = s.top().count > 1 && choice.thing != Thing::button && !over(then)
                             && then.top().step == s.top().step && asked(then) == asked(s);
        if (goes_on) CHECK(then.top().count == s.top().count - 1);
        steps.insert(std::string{asked_step_name(s)});
    });
    CHECK(steps == rows_with([](const Step& row) { return row.hints.shows != Shows::nothing; }));
}

TEST_CASE("a likely answer is one of those there are, for every step that has one of its own") {
    std::set<std::string> asked_for;
    in_random_games(60, [&](const State& s, const Choices& options, Rng& rng) {
        for (int n = 0; n < 4; ++n) CHECK(options.has(likely_choice(s, options, rng)));
        if (asked_step(s).hints.likely && options.size() > 1) asked_for.insert(std::string{asked_step_name(s)});
    });
    CHECK(asked_for == rows_with([](const Step& row) { return row.hints.likely != nullptr; }));
}

TEST_CASE("every word of a row is filled in, on the page and in advice") {
    std::set<std::string> steps;
    for (int game = 0; game < 16; ++game) {
        Rng  rng{static_cast<std::uint64_t>(game)};
        Plan plan = plan_of(game, 2);
        if (game % 4 == 3) plan.setup.rules.deck = add_deck(made_up_deck(rng, 16)).id;
        Session session = begun(plan, static_cast<std::uint64_t>(game) + 60);
        for (; !session.over(); one_answer(session, rng)) {
            if (session.curtained()) {
                CHECK(session.asked_step().hints.secret);
                CHECK(curtain_reason(session).size() > 20);
                CHECK(filled_in(curtain_reason(session)));
            }
            if (session.bot_asked()) continue;
            const State seen = seen_by_asked(session);
            CAPTURE(show(seen));
            steps.insert(std::string{asked_step_name(seen)});
            CHECK(asked_title(session).ends_with(", " + session.name(session.asked())));
            CHECK(filled_in(asked_hint(session, seen)));
            for (Choice choice : legal(seen)) {
                const std::string words = in_words(session, seen, {&choice, 1}, true);
                CAPTURE(words);
                CHECK(words.size() > 3);
                CHECK(filled_in(words));
            }
        }
    }
    for (const std::string& name : rows_with([](const Step& row) {
             return row.text.answer_text_now || !row.text.answer_text.empty() || !row.text.way.empty();
         })) {
        CAPTURE(name);
        CHECK(steps.contains(name));
    }
}

}
