// Tables, answers and results as text, for the tests.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/box.h"
#include "engine/event_log.h"
#include "engine/game.h"
#include "engine/module.h"
#include "engine/notation.h"
#include "engine/queries.h"
#include "engine/scoring.h"
#include "engine/views.h"
#include "language/language.h"
#include "board.h"
#include "english.h"

namespace eg {

// For places that every box has.
inline std::string show(Choice choice) { return show(choice, box(Rules{})); }
inline std::optional<Choice> choice(std::string_view text) { return choice(text, box(Rules{})); }

inline const std::vector<std::string> earlier_editions = {"1996", "decennial", "bigbox"};
inline const std::vector<std::string> every_edition = {"1996", "decennial", "bigbox", "2023"};

// The table that this text describes.
inline State table(const std::string& text) {
    const Position p = position(text);
    REQUIRE_MESSAGE(p.error.empty(), p.error);
    return p.state;
}

// The table in the middle of a turn: this player has just taken this card, and nothing follows the turn. `text` may
// show other cards.
inline State turn(const std::string& text, const std::string& card_id, Player who = red) {
    const Rules rules = position(text).state.rules;   // the edition and modules decide on the cards
    int stack = 0, caballeros = 0;
    for (int k = 0; k < box(rules).piles; ++k)
        for (int i = 0; i < card_count(rules, k); ++i)
            if (card(rules, k, i).id == card_id) stack = k, caballeros = card(rules, k, i).caballeros;
    const std::string name{show(who)};
    return table(text + "\nshown " + card_id + ':' + name + "\nask use_card " + name + ' ' + std::to_string(caballeros)
                 + " - " + name + " 0 " + std::to_string(stack));
}

inline std::vector<std::string> parts(const std::string& text, char separator) {
    std::vector<std::string> result;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(separator, from), text.size()),
                          first = text.find_first_not_of(' ', from);
        const std::size_t last = text.find_last_not_of(" \n", to - 1);
        result.push_back(first < to && to > 0 && last != std::string::npos && last >= first
                             ? text.substr(first, last + 1 - first)
                             : "");
        from = to + 1;
    }
    return result;
}

// Answers one question after another: play(s, "act, GAL, done"). Each must be legal.
inline Events play(State& s, const std::string& answers) {
    Events events;
    for (const std::string& text : parts(answers, ',')) {
        if (text.empty()) continue;
        CAPTURE(text);
        CAPTURE(std::string{asked_step_name(s)});
        const auto answer = choice(text, box(s));
        REQUIRE(answer.has_value());
        REQUIRE(legal(s).has(*answer));
        apply(s, *answer, events);
    }
    return events;
}

// Sets the secret discs, in the order in which they are asked for: dial(s, "red:GAL blue:PV"). Must name exactly the
// players who are asked.
inline Events dial(State& s, const std::string& discs) {
    Events events;
    std::vector<std::string> waiting = parts(discs, ' ');
    while (!waiting.empty()) {
        CAPTURE(discs);
        REQUIRE(asked_step_name(s) == "dial");
        const std::string mine = std::string{show(asked(s))} + ':';
        std::size_t i = 0;
        while (i < waiting.size() && waiting[i].substr(0, mine.size()) != mine) ++i;
        CAPTURE(mine);
        REQUIRE(i < waiting.size());
        const Events more = play(s, waiting[i].substr(mine.size()));
        events.list.insert(events.list.end(), more.list.begin(), more.list.end());
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(i));
    }
    CHECK(asked_step_name(s) != "dial");
    return events;
}

inline bool may(const State& s, const std::string& text) {
    const auto answer = choice(text, box(s));
    REQUIRE_MESSAGE(answer.has_value(), text);
    return legal(s).has(*answer);
}

// All legal answers, in order: "GAL, PV, done".
inline std::string options(const State& s) {
    std::string all;
    for (Choice c : legal(s)) all += (all.empty() ? "" : ", ") + show(c, box(s));
    return all;
}

// One line of the table without its first word: line(s, "GAL") is "red:2G blue:1".
inline std::string line(const State& s, const std::string& key) {
    const std::string table = '\n' + show(s), first = '\n' + key + ' ';
    const std::size_t at = table.find(first), from = at + first.size();
    return at == std::string::npos ? "" : table.substr(from, table.find('\n', from) - from);
}

// Plays while `still` is true, with as few actions as possible: `done` if that is legal, else the first answer.
template <class Still>
Events idle(State& s, Still still) {
    Events events;
    while (!over(s) && still(s)) {
        const Choices choices = legal(s);
        apply(s, choices.has(press(done)) ? press(done) : choices[0], events);
    }
    return events;
}

inline int how_often(const Events& events, What what) {
    int n = 0;
    for (const Event& event : events.list) n += event.what == what;
    return n;
}

// The points scored for this place in these events: "red:4 blue:2".
inline std::string paid(const Events& events, Place place) {
    std::string all;
    for (int p = 0; p < max_players; ++p)
        for (const Event& event : events.list)
            if (event.what == What::scored && event.to == place && event.who == p)
                all += (all.empty() ? "" : " ") + std::string{show(event.who)} + ':' + std::to_string(event.n);
    return all;
}

// The places that were scored, in order: "GAL, CAT, SEV".
inline std::string scored(const Events& events) {
    std::string all;
    for (const Event& event : events.list)
        if (event.what == What::scoring) all += (all.empty() ? "" : ", ") + show(on(event.to));
    return all;
}

// The places that can be chosen now, without the buttons: "CAS, GAL, PV".
inline std::string places_offered(const State& s) {
    std::string all;
    for (Place place : Places::of_bits(legal(s).of(Thing::place)))
        all += (all.empty() ? "" : ", ") + std::string{place_word(place, box(s))};
    return all;
}

// "GAL PV" as a set.
inline Places places_of(const std::string& list) {
    Places result;
    for (const std::string& id : parts(list, ' ')) result.add(static_cast<Place>(choice(id)->which));
    return result;
}

// The text of the table without its questions and kept cards.
inline std::string board_of(const State& s) {
    std::string all;
    for (const std::string& text : parts(show(s), '\n'))
        if (text.substr(0, 4) != "ask " && text.substr(0, 5) != "kept ") all += text + '\n';
    return all;
}

// Why the text of this table does not read back as the same table; empty: it does.
inline std::string fault_in_text(const State& s) {
    const Position again = position(show(s));
    if (!again.error.empty()) return english(again.error);
    return again.state == s ? "" : "It is another table.";
}

inline std::vector<int> points_at(const State& s, Place place, bool first_only = false) {
    std::vector<int> points;
    const Majorities all = majorities(s, first_only);
    for (Player p : s.seats()) points.push_back(all.at(place, p).points);
    return points;
}

}
