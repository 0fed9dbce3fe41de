#include "app/timeline/place_scoring.h"

#include "engine/event_types.h"
#include "engine/insertion_sort.h"
#include "language/say.h"

namespace eg {

PlaceScoring::Row& row_of(std::vector<PlaceScoring::Row>& rows, Player player) {
    for (PlaceScoring::Row& row : rows)
        if (row.player == player) return row;
    rows.push_back({.player = player});
    return rows.back();
}

void add_payment(std::vector<PlaceScoring::Row>& rows, const Event& event) {
    PlaceScoring::Row& row = row_of(rows, event.who);
    row.points += event.n;
    row.beside_points += event.n;
    row.beside.push_back({eg::row(event.what).paid_for, {{"from", event.from}}});
}

Message overtaking_in(const State& before, const std::vector<PlaceScoring::Row>& rows) {
    PerPlayer<int> after;
    for (Player p : before.seats()) after[p] = before.score[p];
    for (const PlaceScoring::Row& row : rows) after[row.player] = row.total;
    Player passes = nobody, passed = nobody;
    for (Player p : before.seats())
        for (Player q : before.seats()) {
            if (before.score[p] >= before.score[q] || after[p] <= after[q]) continue;
            if (passes != nobody && (after[p] < after[passes] || (p == passes && after[q] <= after[passed]))) continue;
            passes = p, passed = q;
        }
    if (passes == nobody) return {};
    bool leads = true;
    for (Player p : before.seats()) leads = leads && (p == passes || after[p] < after[passes]);
    return leads ? message("{name} overtakes {other} and leads with {n}.", passes, passed, after[passes])
                 : message("{name} overtakes {other}.", passes, passed);
}

Message summary(const PlaceScoring& scoring) {
    List points;
    std::vector<PlaceScoring::Row> rows = scoring.rows;
    insertion_sort(rows.begin(), rows.end(),
                   [](const PlaceScoring::Row& a, const PlaceScoring::Row& b) { return a.points > b.points; });
    for (const PlaceScoring::Row& row : rows)
        if (row.points > 0) points.push_back(message("{name} {n}", row.player, row.points));
    return points.empty() ? message("{place:start}: nobody.", scoring.place)
                          : message("{place:start}: {points}.", scoring.place, points);
}

}
