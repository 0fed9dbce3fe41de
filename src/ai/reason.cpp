#include "ai/reason.h"

namespace eg {
namespace {

constexpr int telling = 12;   // 16ths: less is no point

struct Most {
    Place  place = nowhere;
    Player whom = nobody;
    int    by = 0;

    void see(Place here, Player who, int change) {
        if (change > by) *this = {here, who, change};
    }
};

int whole(int sixteenths) { return (sixteenths + 8) / 16; }

}

Reason reason_of(const Weighed& weighed, Player me, Players seats) {
    const Expected &now = weighed.now, &then = weighed.then;
    Most more, less, kept;
    for (int i = 0; i < place_capacity; ++i) {
        const auto place = static_cast<Place>(i);
        more.see(place, me, then.points[me][place] - now.points[me][place]);
        if (weighed.compared) kept.see(place, me, then.points[me][place] - weighed.other.points[me][place]);
        for (Player p : seats)
            if (p != me) less.see(place, p, now.points[p][place] - then.points[p][place]);
    }
    const int scored = then.score[me] - now.score[me];
    if (scored >= telling && scored > more.by && scored > less.by) return {.why = Why::scored, .n = whole(scored)};
    if (more.by >= telling && more.by >= less.by) {
        Most rival;   // who loses most where he gains
        for (Player p : seats)
            if (p != me) rival.see(more.place, p, now.points[p][more.place] - then.points[p][more.place]);
        if (rival.by < telling) rival = {};
        return {.why = Why::more, .place = more.place, .whom = rival.whom, .n = whole(more.by), .m = whole(rival.by)};
    }
    if (less.by >= telling) return {.why = Why::less, .place = less.place, .whom = less.whom, .n = whole(less.by)};
    if (kept.by >= telling) return {.why = Why::kept, .place = kept.place, .n = whole(kept.by)};
    if (weighed.compared) return {.why = Why::chance, .n = then.share, .m = weighed.other.share};
    return weighed.turns > 1 ? Reason{.why = Why::best, .n = weighed.turns} : Reason{};
}

}
