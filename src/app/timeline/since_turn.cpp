#include "app/timeline/since_turn.h"

#include "engine/box.h"

namespace eg {

void SinceTurn::add(const Event& event, const State& before, const State& after, bool general) {
    for (Player p : after.seats()) {
        Changes& mine = changes_[p];
        if (event.what == What::turn_ends && event.who == p) mine = {};
        if (!general) mine.points += after.score[p] - before.score[p];
        if (event.who == p) continue;   // he knows what he has done himself
        for (Place place : places(after)) mine.caballeros[place] += after.caballeros[p][place] - before.caballeros[p][place];
    }
}

}
