#include "engine/game.h"

#include <cstring>

#include "engine/box.h"

namespace eg {

void Events::append(const Event& event) { list.push_back(event); }

namespace {

// An impossible step is skipped; if it is needed (StepRule::needed), the rest of its card is skipped too.
[[gnu::noinline]] void skip(State& s, const Frame& frame) {
    const auto needed = step(frame.step).rule.needed;
    if (!needed || !needed(s, frame) || in_turn(s) == nobody) return;
    const Frame* turn = &s.top();
    while (!step(turn->step).rule.is_turn) --turn;
    end_action(s, *turn);
}

// Copied as a whole, which compilers do of themselves only now and then.
inline void take(State& s, Frame& frame) {
    Frame& top = s.stack[static_cast<std::size_t>(--s.depth)];
    std::memcpy(&frame, &top, sizeof frame);
    top = {};
}

[[gnu::always_inline]] inline void run_on(State& s, Events& events) {
    Frame frame;
    while (s.depth > 0) {
        const StepRule& rule = step(s.top().step).rule;
        if (rule.possible && !rule.possible(s, s.top())) {
            take(s, frame);
            skip(s, frame);
            continue;
        }
        if (rule.legal) return;
        take(s, frame);
        rule.apply(s, frame, {}, events);
    }
}

}

void run(State& s, Events& events) { run_on(s, events); }

State new_game(const Setup& setup, std::uint64_t seed, Events& events) {
    State s;
    s.players = static_cast<Count>(setup.players);
    s.rules = for_players(setup.players, setup.rules);
    s.rng.state = seed;
    for (const Module* module : box(s).modules)
        if (module->setup) module->setup(s, events);
    push(s, box(s).opening, s.start);
    run(s, events);
    return s;
}

Choices legal(const State& s) {
    Choices choices;
    if (!over(s)) step(s.top().step).rule.legal(s, s.top(), choices);
    return choices;
}

void apply(State& s, Choice choice, Events& events) {
    Frame frame;
    take(s, frame);
    step(frame.step).rule.apply(s, frame, choice, events);
    run_on(s, events);
}

Player in_turn(const State& s) {
    for (int i = s.depth; i-- > 0;)
        if (const Frame& frame = s.stack[static_cast<std::size_t>(i)]; step(frame.step).rule.is_turn)
            return frame.player;
    return nobody;
}

bool loss_asked(const State& s) {
    if (over(s)) return false;
    const Step& here = step(s.top().step);
    return here.rule.is_loss && here.rule.is_loss(s, s.top());
}

Players winners(const State& s) {
    int best = -1;
    Players result;
    for (Player p : s.seats()) {
        if (s.score[p] > best) best = s.score[p], result = {};
        if (s.score[p] == best) result.add(p);
    }
    return result;
}

}
