// The hands of modifiers: dealing, passing, playing, taking back, and what each player knows of them.
#include <algorithm>
#include <utility>

#include "engine/power_shift/power_shift.h"
#include "engine/insertion_sort.h"

namespace eg::of_power_shift {

Numbers numbers;   // set by modules.cpp

namespace {

Modifiers read_set(const State& s, int low_at, Player p) {
    return Modifiers::of_bits(
        (static_cast<unsigned>(byte(s, low_at, p)) | static_cast<unsigned>(byte(s, low_at + max_players, p)) << 8)
        << 1);
}
void write_set(State& s, int low_at, Player p, Modifiers some) {
    byte(s, low_at, p) = static_cast<std::uint8_t>(some.bits >> 1);
    byte(s, low_at + max_players, p) = static_cast<std::uint8_t>(some.bits >> 9);
}
// Modifiers that may have been taken back unseen, as others know.
Modifiers possibly_returned(const State& s, Player p) { return read_set(s, low_back_at, p); }

int cards_in_hand(const State& s, Player p) {
    int n = 0;
    for (int i = 0; i < in_hand; ++i) n += slot(s, i, p) != 0;
    return n;
}
// The number of modifiers taken back and not played again.
int returned_count(const State& s, Player p) {
    return std::max(0, ever_played(s, p).size() + cards_in_hand(s, p) - in_hand);
}

// In a hand, known modifiers come after unknown ones, and empty slots last: hands look the same to players who know the
// same.
void add_to_hand(State& s, Player p, int which) {
    for (int i = 0; i < in_hand; ++i)
        if (slot(s, i, p) == 0) return void(slot(s, i, p) = static_cast<std::uint8_t>(which));
}
void remove_from_hand(State& s, Player p, int which) {
    int at = -1;
    for (int i = 0; i < in_hand; ++i)
        if (slot(s, i, p) == hidden_value && at < 0) at = i;
    for (int i = 0; i < in_hand; ++i)
        if (which > 0 && slot(s, i, p) == which) at = i;
    for (int i = at; at >= 0 && i < in_hand; ++i)
        slot(s, i, p) = static_cast<std::uint8_t>(i + 1 < in_hand ? slot(std::as_const(s), i + 1, p) : 0);
}

// Whether `to` knows this slot of `whose`: a modifier that `to` has passed on, until it is played.
template <int which>
bool known(const State& s, Player whose, Player to) {
    const int given = byte(s, passing_at, to);
    return next_seat(s.players, to) == whose && given > 0 && given != hidden_value && slot(s, which, whose) == given
           && !ever_played(s, whose).has(given);
}

constexpr Field field_rows[] = {
    {.word = "modifier_a", .at = hand_at, .each = true, .most = most_modifiers, .secret = true, .known = known<0>},
    {.word = "modifier_b", .at = hand_at + max_players, .each = true, .most = most_modifiers, .secret = true,
     .known = known<1>},
    {.word = "modifier_c", .at = hand_at + 2 * max_players, .each = true, .most = most_modifiers, .secret = true,
     .known = known<2>},
    {.word = "modifier_passing", .at = passing_at, .each = true, .most = most_modifiers, .secret = true},
    {.word = "modifier_played", .at = played_at, .each = true, .most = most_modifiers},
    {.word = "modifier_spent", .at = spent_at, .each = true, .most = 1},
    {.word = "modifiers_seen_1_8", .at = low_seen_at, .each = true},
    {.word = "modifiers_seen_9_16", .at = high_seen_at, .each = true},
    {.word = "modifiers_back_1_8", .at = low_back_at, .each = true},
    {.word = "modifiers_back_9_16", .at = high_back_at, .each = true},
};

}

Modifiers hand(const State& s, Player p) {
    Modifiers held;
    for (int i = 0; i < in_hand; ++i)
        if (const int one = slot(s, i, p); one > 0 && one <= modifier_count(s)) held.add(one);
    return held;
}
Modifiers ever_played(const State& s, Player p) { return read_set(s, low_seen_at, p); }
Modifiers used_modifiers(const State& s, Player p, bool earlier) {
    Modifiers used = ever_played(s, p) - hand(s, p);
    if (earlier && byte(s, played_at, p)) used.remove(byte(s, played_at, p));
    return used;
}

void play_modifier(State& s, Player p, int which) {
    remove_from_hand(s, p, which);
    byte(s, played_at, p) = static_cast<std::uint8_t>(which);
    byte(s, spent_at, p) = 0;
    Modifiers all = ever_played(s, p), candidates = possibly_returned(s, p);
    all.add(which);
    candidates.remove(which);
    write_set(s, low_seen_at, p, all);
    write_set(s, low_back_at, p, returned_count(s, p) > 0 ? candidates : Modifiers{});
}
void return_modifier(State& s, Player p, int which, bool earlier) {
    Modifiers candidates = possibly_returned(s, p) | (ever_played(s, p) - hand(s, p));
    const int current = byte(std::as_const(s), played_at, p);
    if (earlier && current && !possibly_returned(s, p).has(current)) candidates.remove(current);
    add_to_hand(s, p, which > 0 ? which : hidden_value);
    write_set(s, low_back_at, p, (candidates | Modifiers::of_bits(which > 0 ? 1u << which : 0)) & ever_played(s, p));
}

void give(State& s, Player from, Player to, int which) {
    remove_from_hand(s, from, which);
    add_to_hand(s, to, which > 0 ? which : hidden_value);
}
void pass_all(State& s, Events& events) {
    for (Player p : s.seats()) remove_from_hand(s, p, byte(s, passing_at, p));
    for (Player p : s.seats()) {
        const Player left = next_seat(s.players, p);
        add_to_hand(s, left, byte(s, passing_at, p));
        events.add({.what = number(modifier_given), .who = p, .whose = left, .n = byte(s, passing_at, p)});
    }
}

void deal(State& s, Events&) {
    Modifiers left = Modifiers::of_bits(Modifiers::first(modifier_count(s)).bits << 1);
    for (Player p : s.seats())
        for (int i = 0; i < in_hand; ++i) {
            const int one = s.rng.one_of(left);
            left.remove(one);
            slot(s, i, p) = static_cast<std::uint8_t>(one);
        }
}

// Also sorts the slots of others, whose order would say more than the viewer knows.
void hide_modifiers(State& view, Player viewer) {
    for (Player p : view.seats()) {
        if (p == viewer) continue;
        std::array<int, in_hand> cards{};
        for (int i = 0; i < in_hand; ++i) cards[static_cast<std::size_t>(i)] = slot(std::as_const(view), i, p);
        insertion_sort(cards.begin(), cards.end(), [](int a, int b) { return a > b; });   // hidden, known, empty
        for (int i = 0; i < in_hand; ++i)
            slot(view, i, p) = static_cast<std::uint8_t>(cards[static_cast<std::size_t>(i)]);
    }
}

// Fills hidden slots at random: as many as were taken back from those that may have been, the others from those that
// nobody has seen.
void imagine(State& s, Rng& rng) {
    Modifiers unseen = Modifiers::of_bits(Modifiers::first(modifier_count(s)).bits << 1);
    for (Player p : s.seats()) unseen = unseen - ever_played(s, p) - hand(s, p);
    for (Player p : s.seats()) {
        Modifiers among = possibly_returned(s, p) - hand(s, p);
        int hidden = 0, came = returned_count(s, p) - (hand(s, p) & ever_played(s, p)).size();
        for (int i = 0; i < in_hand; ++i) hidden += slot(std::as_const(s), i, p) == hidden_value;
        came = std::clamp(came, 0, std::min(hidden, among.size()));
        for (int i = 0; i < in_hand; ++i) {
            if (slot(std::as_const(s), i, p) != hidden_value) continue;
            Modifiers& from = came-- > 0 ? among : unseen;
            if (from.empty()) {
                slot(s, i, p) = 0;
                continue;
            }
            const int one = rng.one_of(from);
            from.remove(one);
            slot(s, i, p) = static_cast<std::uint8_t>(one);
        }
    }
    const bool passing = s.depth > 0 && s.top().step == number(pass_modifier);
    for (Player p : s.seats()) {
        if (byte(s, passing_at, p) != hidden_value) continue;
        const Player from = passing ? p : next_seat(s.players, p);   // whose hand it is in, if not played
        const Modifiers may_be = passing ? hand(s, from) : hand(s, from) - ever_played(s, from);
        const Modifiers some = may_be.empty() ? ever_played(s, from) : may_be;
        byte(s, passing_at, p) = static_cast<std::uint8_t>(some.empty() ? 1 : rng.one_of(some));
    }
}

constinit const std::span<const Field> fields = field_rows;

}
