#include "app/timeline/scoring_summary.h"

#include <algorithm>
#include <array>

#include "engine/event_types.h"
#include "language/say.h"

namespace eg {
namespace {

constexpr std::array<std::string_view, max_players> ordinals = {"first", "second", "third", "fourth", "fifth"};

Message ordinal(int place) {
    return Message{ordinals[static_cast<std::size_t>(std::clamp(place, 1, max_players) - 1)]};
}

// The players with this number in `of`.
List those_with(const PerPlayer<int>& of, int number, Players players) {
    List names;
    for (Player p : players)
        if (of[p] == number) names.push_back(message("{name}", p));
    return names;
}

bool moves_into_lead(Player player, const PerPlayer<int>& from, const PerPlayer<int>& to, Players players) {
    return from[player] > 1 && to[player] == 1 && those_with(to, 1, players).size() == 1;
}

// Who gains most, and how far that takes him.
Message most_gained(const PerPlayer<int>& gains, const PerPlayer<int>& from, const PerPlayer<int>& to,
                    Players players) {
    int    most = 0;
    Player best = nobody;
    for (Player p : players)
        if (gains[p] > most) most = gains[p], best = p;
    if (best == nobody) return message("Nobody scores.");
    const List names = those_with(gains, most, players);
    if (names.size() > 1) return message("{names:and} gain the most, {n} points each.", names, most);
    if (to[best] == from[best])
        return message("{name} gains the most: {n, plural, one {# point} other {# points}}.", best, most);
    return moves_into_lead(best, from, to, players)
               ? message("{name} gains the most, {n} points, and moves from {from} into the lead.", best, most,
                         ordinal(from[best]))
               : message("{name} gains the most, {n} points, and moves up from {from} to {to}.", best, most,
                         ordinal(from[best]), ordinal(to[best]));
}

Message who_leads(const PerPlayer<int>& from, const PerPlayer<int>& to, Players players) {
    const List leaders = those_with(to, 1, players);
    if (leaders.size() > 1) return message("{names:and} share the lead.", leaders);
    const bool alone = those_with(from, 1, players).size() == 1;
    for (Player p : players)
        if (to[p] == 1)
            return from[p] == 1 && alone ? message("{name} keeps the lead.", p) : message("{name} takes the lead.", p);
    return {};
}

}

const PlaceScoring::Row* ScoringSummary::at(const PlaceScoring& place, Player player) {
    for (const PlaceScoring::Row& row : place.rows)
        if (row.player == player && row.points != 0) return &row;
    return nullptr;
}

PerPlayer<int> places_by(const PerPlayer<int>& points, Players players) {
    PerPlayer<int> places;
    for (Player p : players) {
        places[p] = 1;
        for (Player q : players) places[p] += points[q] > points[p];
    }
    return places;
}

std::string_view name_of_scoring(int number) {
    constexpr std::array<std::string_view, 3> names = {"First general scoring", "Second general scoring",
                                                       "Third general scoring"};
    return names[static_cast<std::size_t>(std::clamp(number, 1, 3) - 1)];
}

Message in_short(const ScoringSummary& scoring, const State& table) {
    PerPlayer<int> gains, after;
    for (Player p : table.seats()) after[p] = table.score[p], gains[p] = after[p] - scoring.before[p];
    const PerPlayer<int> from = places_by(scoring.before, table.seats()), to = places_by(after, table.seats());
    int most = 0;
    for (Player p : table.seats()) most = std::max(most, gains[p]);
    List all = {most_gained(gains, from, to, table.seats())};
    for (Player p : table.seats())   // the first sentence may say who leads
        if (gains[p] == most && those_with(gains, most, table.seats()).size() == 1
            && moves_into_lead(p, from, to, table.seats()))
            return all[0];
    all.push_back(who_leads(from, to, table.seats()));
    return message("{all:sentences}", all);
}

Message in_full(const ScoringSummary& scoring, const State& table) {
    PerPlayer<int> after;
    for (Player p : table.seats()) after[p] = table.score[p];
    const PerPlayer<int> from = places_by(scoring.before, table.seats()), to = places_by(after, table.seats());
    List all;
    for (Player p : table.seats()) {
        const int gain = after[p] - scoring.before[p], up = from[p] - to[p];
        all.push_back(up > 0   ? message("{name} plus {n}, {points}, {place}, up {up}", p, gain, after[p],
                                         ordinal(to[p]), up)
                      : up < 0 ? message("{name} plus {n}, {points}, {place}, down {down}", p, gain, after[p],
                                         ordinal(to[p]), -up)
                               : message("{name} plus {n}, {points}, {place}", p, gain, after[p], ordinal(to[p])));
    }
    return message("{scoring}: {all:clauses}.", Message{name_of_scoring(scoring.number)}, all);
}

bool ends_scoring(const Event& event) { return event.what == What::round_begins || event.what == What::game_over; }

std::vector<Place> places_scored(std::span<const Event> events) {
    std::vector<Place> places;
    for (const Event& event : events) {
        if (ends_scoring(event)) break;
        if (event.what == What::scoring) places.push_back(event.to);
    }
    return places;
}

}
