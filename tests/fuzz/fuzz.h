// Input from strangers: tables and saves of real games as text, changed at random with knowledge of their format. It is
// refused in a sentence and leaves the current game as it was, or gives a game that can be played to its end.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "english.h"
#include "cli/protocol.h"
#include "engine/box.h"
#include "engine/notation.h"
#include "language/language.h"
#include "engine/save_game.h"
#include "engine/views.h"
#include "board.h"
#include "own_deck.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace eg {

inline void must(bool holds, const char* what, const std::string& about) {
    if (holds) return;
    std::fprintf(stderr, "%s: %s\n", what, about.c_str());
    std::abort();
}

// A game that was played at random up to some moment.
inline Record some_game(Rng& rng, State& s) {
    Record record;
    record.setup.players = 2 + rng.below(4);
    static const auto boxes = all_boxes();
    record.setup.rules = boxes[static_cast<std::size_t>(rng.below(static_cast<int>(boxes.size())))].get().rules;
    record.setup.rules.short_game = rng.below(3) == 0;
    record.setup.rules.agree(veto_option, rng.below(4) != 0);
    if (!optional_cards(record.setup.rules).empty())
        record.setup.rules.left_out = static_cast<std::uint8_t>(rng.below(16));
    if (const AddedDeck own = add_deck(one_card_changed(), record.setup.rules.box);
        rng.below(4) == 0 && own.error.empty())
        record.setup.rules.deck = own.id;
    record.seed = rng.next();
    Events ignored = Events::ignored();
    s = initial_state(record, ignored);
    for (int n = rng.below(260); n > 0 && !over(s); --n) {
        const Choices choices = legal(s);
        record.choices.push_back(choices[rng.below(choices.size())]);
        apply(s, record.choices.back(), ignored);
    }
    return record;
}

// Plays to the end at random; what holds in random games must hold from here too.
inline void play_out(State s, const std::string& about) {
    constexpr int most_choices = 2000;
    Events events;
    Rng    rng{hash(s)};
    for (int n = 0; !over(s); ++n) {
        must(n < most_choices, "it does not end", about);
        const Choices choices = legal(s);
        must(!choices.empty(), "nobody may choose anything", about);
        if (n % 64 == 0) {
            const Position again = position(show(s));
            must(again.error.empty() && again.state == s, "the table does not read back", about + english(again.error));
            must(!question(s).empty(), "it asks nothing", about);
            position(show(seen_by(s, asked(s))));
        }
        events.list.clear();
        const Choice choice = choices[rng.below(choices.size())];
        must(choices.has(choice) && eg::choice(show(choice, box(s)), box(s)) == choice, "a choice does not read back",
             about);
        apply(s, choice, events);
        for (Player p : s.seats()) {
            int all = s.court[p] + s.province[p];
            for (Place at : places(s)) all += s.caballeros[p][at];
            must(all == box(s).caballeros_of[p], "caballeros are lost or made", about);
        }
    }
}

// A command of any bytes. A refused one changes nothing; an accepted game can be played.
inline void send(const std::string& line) {
    static const Game game = [] {
        Game fresh;
        execute(fresh, "new seed=5");
        execute(fresh, "play random");
        return fresh;
    }();
    static const std::string kept = save(game.record);
    Game after = game;
    const std::string answer = execute(after, line);
    if (answer.ends_with("ok\n")) {
        play_out(after.state, line);
        const Loaded loaded = load(save(after.record));
        must(loaded.error.empty() && loaded.state == after.state, "it cannot be kept", line + english(loaded.error));
        return;
    }
    must(answer.starts_with("error: ") && answer.size() > 20 && answer.find('\n') == answer.size() - 1, "no sentence",
         answer);
    must(after.state == game.state && save(after.record) == kept, "the game in hand is another", line);
}

}
