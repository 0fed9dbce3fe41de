#include "ai/simplify.h"

#include <algorithm>
#include <optional>

#include "engine/module.h"

namespace eg {
namespace {

// The turn with click `at` replaced by `instead`, or left out if that is nothing. Nothing if the rest cannot be played.
std::optional<PlayedTurn> changed(const Turn& turn, const State& table, int at, std::optional<Choice> instead,
                                  Rng rng) {
    const Player me = in_turn(table);
    Events ignored = Events::ignored();
    State  s = table;
    Turn   made;
    int    next = 0;
    while (turn_goes_on(s, me, table.acted)) {
        const Choices choices = legal(s);
        if (!plays_turn(s)) {
            apply(s, likely_choice(s, choices, rng), ignored);
            continue;
        }
        std::optional<Choice> choice;
        for (int i = next; i < turn.count && !choice; ++i) {
            const Choice click = turn.clicks[static_cast<std::size_t>(i)];
            if (i == at && !instead) continue;
            if (const Choice wanted = i == at ? *instead : click;
                choices.has(wanted) && (i <= at || !ends_turn(s, wanted)))
                choice = wanted, next = i + 1;
        }
        if (!choice && choices.size() == 1) choice = choices[0];
        if (!choice && choices.has(press(done))) choice = press(done);
        if (!choice || made.count == Turn::capacity) return std::nullopt;
        if (ends_turn(s, *choice)) break;
        made.add(*choice);
        apply(s, *choice, ignored);
    }
    made.key = table_key(s);
    if (may_end(s, me)) made.add(press(done));
    return PlayedTurn{made, s};
}

}

PlayedTurn replay_turn(const Turn& turn, const State& table, Rng rng) {
    return changed(turn, table, turn.count, std::nullopt, rng).value_or(PlayedTurn{turn, table});
}

std::vector<PlayedTurn> shorter_turns(const Turn& turn, const State& table, Rng rng) {
    std::vector<PlayedTurn> list;
    const auto add = [&](int at, std::optional<Choice> instead) {
        const std::optional<PlayedTurn> found = changed(turn, table, at, instead, rng);
        if (found && found->turn.effort < turn.effort) list.push_back(*found);
    };
    for (int at = 0; at < turn.count; ++at) {
        const Choice click = turn.clicks[static_cast<std::size_t>(at)];
        add(at, std::nullopt);
        if (click == press(done)) continue;
        add(at, press(done));
        for (int n = 0; click.thing == Thing::number && n < click.which; ++n) {
            Choice fewer = click;
            fewer.which = static_cast<decltype(fewer.which)>(n);
            add(at, fewer);
        }
    }
    return list;
}

// All variants and the turn itself are played with the same random numbers, so that their tables can be compared.
Turn simplified(Turn turn, const State& table, Rng rng) {
    const std::uint64_t key = replay_turn(turn, table, rng).turn.key;
    for (bool less = true; less;) {
        less = false;
        for (const auto& [other, end] : shorter_turns(turn, table, rng)) {
            if (other.key != key || other.effort >= turn.effort) continue;
            const Turn before = turn;
            turn = other;
            turn.key = before.key, turn.utility = before.utility, turn.style_bonus = before.style_bonus;
            less = true;
        }
    }
    return turn;
}

}
