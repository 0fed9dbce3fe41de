#include "app/timeline/since_turn.h"

#include "engine/box.h"

namespace eg {

void SinceTurn::add(const Event& event, const State& before, const State& after, bool general) {
    for (Player p : after.seats()) {
        Changes& mine = changes_[p];
        const bool own = event.who == p;
        if (event.what == What::turn_ends && own) {
            mine = {.known = true};
        } else if (event.what == What::turn_begins && own) {
            mine.begun = true;
        } else if (mine.begun) {
            mine.acted = mine.acted || (own && event.what != What::mustered && event.what != What::recalled);
        } else if (mine.known) {
            if (!general) mine.points += after.score[p] - before.score[p];
            for (Place place : own ? Places{} : places(after))   // he knows what he has done himself
                mine.caballeros[place] += after.caballeros[p][place] - before.caballeros[p][place];
        }
    }
}

}
