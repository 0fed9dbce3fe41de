#include "engine/pieces.h"

#include <algorithm>

#include "engine/box.h"

namespace eg {
namespace {

void shift(Count& from, Count& to, int n) {
    from = static_cast<Count>(from - n);
    to = static_cast<Count>(to + n);
}

std::uint8_t small(int n) { return static_cast<std::uint8_t>(n); }

// Of the kept cards for which `such` holds, the one that expires first; s.kept.end() if there is none.
template <class Such>
auto oldest_of(State& s, Such such) -> decltype(s.kept.begin()) {
    auto oldest = s.kept.end();
    for (auto kept = s.kept.begin(); kept != s.kept.end(); ++kept)
        if (kept->owner != nobody && such(*kept) && (oldest == s.kept.end() || kept->rounds_left < oldest->rounds_left))
            oldest = kept;
    return oldest;
}

// Calls the hooks `left`, then `arrived`.
void moved(State& s, const Moved& moved, Events& events) {
    if (moved.from != nowhere) each_hook(s, &MovementHooks::left, [&](auto left) { left(s, moved, events); });
    if (moved.to != nowhere) each_hook(s, &MovementHooks::arrived, [&](auto arrived) { arrived(s, moved, events); });
}

void figure_moved(State& s, Player whose, Place from, Place to, Events& events) {
    each_hook(s, &MovementHooks::figure_moved, [&](auto figure_moved) { figure_moved(s, whose, from, to, events); });
}

}

void to_court(State& s, Player player, int n, Events& events) {
    if (n == 0) return;
    shift(s.province[player], s.court[player], n);
    events.add({.what = What::mustered, .who = player, .n = small(n)});
}

void join_from_province(State& s, Player whose, Place to, int n, const Event& event, Events& events) {
    shift(s.province[whose], s.caballeros[whose][to], n);
    events.add(event);
    moved(s, {.by = whose, .whose = whose, .n = n, .to = to}, events);
}

void from_court(State& s, Player player, Place to, Events& events) {
    shift(s.court[player], s.caballeros[player][to], 1);
    events.add({.what = What::placed, .who = player, .to = to});
    moved(s, {.by = player, .whose = player, .to = to}, events);
}

void recall(State& s, Player player, Place from, Events& events) {
    shift(s.caballeros[player][from], s.court[player], 1);
    events.add({.what = What::recalled, .who = player, .from = from});
    moved(s, {.by = player, .whose = player, .from = from}, events);
}

void move(State& s, Player mover, Player whose, Place from, Place to, Events& events) {
    if (from == to) {
        each_hook(s, &MovementHooks::rearranged, [&](auto rearranged) {
            rearranged(s, {.by = mover, .whose = whose, .from = from, .to = to}, events);
        });
        return;
    }
    shift(s.caballeros[whose][from], s.caballeros[whose][to], 1);
    events.add({.what = What::moved, .who = mover, .whose = whose, .from = from, .to = to});
    moved(s, {.by = mover, .whose = whose, .from = from, .to = to}, events);
}

void send_back(State& s, Player by, Player whose, Place from, int n, Events& events) {
    n = std::min<int>(n, s.caballeros[whose][from]);
    if (n == 0) return;
    shift(s.caballeros[whose][from], s.province[whose], n);
    events.add({.what = What::sent_back, .who = by, .whose = whose, .from = from, .n = small(n)});
    moved(s, {.by = by, .whose = whose, .n = n, .from = from}, events);
}

void send_back_from_court(State& s, Player by, Player whose, int n, Events& events) {
    n = std::min<int>(n, s.court[whose]);
    if (n == 0) return;
    shift(s.court[whose], s.province[whose], n);
    events.add({.what = What::sent_back, .who = by, .whose = whose, .n = small(n)});
}

void leave_castillo(State& s, Player player, Place to, Events& events) {
    Count& inside = s.caballeros[player][CAS];
    const int n = inside;
    if (n == 0) return;
    shift(inside, to == nowhere ? s.court[player] : s.caballeros[player][to], n);
    events.add({.what = What::castillo_left, .who = player, .to = to, .n = small(n)});
    moved(s, {.by = player, .whose = player, .n = n, .from = CAS, .to = to}, events);
}

void move_king(State& s, Player by, Place to, Events& events) {
    const Place from = s.king;
    events.add({.what = What::king_moved, .who = by, .from = from, .to = to});
    s.king = to;
    figure_moved(s, nobody, from, to, events);
}

void move_grande(State& s, Player player, Place to, Events& events) {
    const Place from = s.grande[player];
    events.add({.what = What::grande_moved, .who = player, .from = from, .to = to});
    s.grande[player] = to;
    figure_moved(s, player, from, to, events);
}

void move_scoreboard(State& s, Player by, int scoreboard, Place to, Events& events) {
    events.add(
        {.what = What::scoreboard_laid, .who = by, .from = s.scoreboard[scoreboard], .to = to, .n = small(scoreboard)});
    s.scoreboard[scoreboard] = to;
}

void add_points(State& s, Player player, int points) {
    s.score[player] = static_cast<std::int16_t>(s.score[player] + points);
}

void keep_action_card(State& s, Player owner, int stack, int index, Events& events) {
    while (index > 0 && &card(s.rules, stack, index - 1) == &card(s.rules, stack, index)) --index;   // the first copy
    const auto free = std::find(s.kept.begin(), s.kept.end(), Kept{});
    check(free != s.kept.end(), "More cards are kept than there is room for: raise kept_count.");
    *free = {.owner = owner,
             .stack = small(stack),
             .index = small(index),
             .rounds_left = small(card(s.rules, stack, index).rounds)};
    events.add({.what = What::card_kept, .who = owner, .n = free->stack, .card = free->index});
}

void discard_kept_card(State& s, Player owner, int stack, int index) {
    const auto kept =
        oldest_of(s, [&](const Kept& it) { return it.owner == owner && it.stack == stack && it.index == index; });
    if (kept == s.kept.end()) return;
    std::move(kept + 1, s.kept.end(), kept);
    s.kept.back() = {};
}

void use_kept_card(State& s, StepId step, Event event, Events& events) {
    const auto kept = oldest_of(s, [&](const Kept& it) { return it.owner == event.who && moment(s, it).id == step; });
    if (kept == s.kept.end()) return;
    event.n = kept->stack;
    event.card = kept->index;
    events.add(event);
    discard_kept_card(s, event.who, event.n, event.card);
}

void expire_kept_cards(State& s, Events& events) {
    const auto over = [&] { return oldest_of(s, [](const Kept& it) { return it.rounds_left == 0; }); };
    for (Kept& kept : s.kept)
        if (kept.owner != nobody) --kept.rounds_left;
    for (auto kept = over(); kept != s.kept.end(); kept = over()) {
        events.add({.what = What::card_expired, .who = kept->owner, .n = kept->stack, .card = kept->index});
        discard_kept_card(s, kept->owner, kept->stack, kept->index);
    }
}

}
