#include "ai/reason.h"

#include "engine/queries.h"
#include "engine/scoring.h"

namespace eg {
namespace {

constexpr int min_points = 12;   // in 16ths; smaller changes are not worth telling

// The largest change so far.
struct Largest {
    Place  place = nowhere;
    Player whom = nobody;
    int    by = 0;

    void update(Place here, Player who, int change) {
        if (change > by) *this = {here, who, change};
    }
};

int whole(int sixteenths) { return (sixteenths + 8) / 16; }

}

void add_to(Expected& sum, const State& s) {
    const Majorities gets = majorities(s);
    for (Player p : s.seats()) {
        for (Place place : places(s)) sum.points[p][place] += 16 * gets.points[p][place];
        sum.score[p] += 16 * s.score[p];
    }
}

Expected expected_at(const State& s) {
    Expected one;
    add_to(one, s);
    return one;
}

Reason reason_of(const Comparison& comparison, Player me, Players seats) {
    const Expected &now = comparison.now, &after = comparison.after;
    Largest more, less, kept;
    for (int i = 0; i < place_capacity; ++i) {
        const auto place = static_cast<Place>(i);
        more.update(place, me, after.points[me][place] - now.points[me][place]);
        if (comparison.has_alternative)
            kept.update(place, me, after.points[me][place] - comparison.alternative.points[me][place]);
        for (Player p : seats)
            if (p != me) less.update(place, p, now.points[p][place] - after.points[p][place]);
    }
    const int scored = after.score[me] - now.score[me];
    if (scored >= min_points && scored > more.by && scored > less.by) return {.why = Why::scored, .n = whole(scored)};
    if (more.by >= min_points && more.by >= less.by) {
        Largest rival;   // who loses most in that place
        for (Player p : seats)
            if (p != me) rival.update(more.place, p, now.points[p][more.place] - after.points[p][more.place]);
        if (rival.by < min_points) rival = {};
        return {.why = Why::more, .place = more.place, .whom = rival.whom, .n = whole(more.by), .m = whole(rival.by)};
    }
    if (less.by >= min_points) return {.why = Why::less, .place = less.place, .whom = less.whom, .n = whole(less.by)};
    if (kept.by >= min_points) return {.why = Why::kept, .place = kept.place, .n = whole(kept.by)};
    if (comparison.has_alternative) return {.why = Why::chance, .n = after.share, .m = comparison.alternative.share};
    return comparison.turns > 1 ? Reason{.why = Why::best, .n = comparison.turns} : Reason{};
}

}
