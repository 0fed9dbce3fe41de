#include "app/timeline/follow.h"

#include <algorithm>
#include <utility>

#include "engine/module.h"
#include "engine/pieces.h"

namespace eg {
namespace {

void shift(Count& from, Count& to, int n) {
    n = std::min<int>(n, from);
    from = static_cast<Count>(from - n);
    to = static_cast<Count>(to + n);
}

}

void follow(State& s, const Event& event) {
    const Player who = event.who;
    const Player whose = event.whose == nobody ? who : event.whose;
    switch (event.what) {
        case What::round_begins:
            s.round = event.n;
            s.acted = {};
            for (int stack = 0; stack < stack_capacity; ++stack) {
                s.taker[stack] = nobody;
                if (s.shown[stack] != no_card && !card(s.rules, stack, s.shown[stack]).returns) s.shown[stack] = no_card;
            }
            break;
        case What::card_revealed: s.shown[event.n] = event.card; break;
        case What::power_played:
            s.power[who] = event.n;
            s.hand[who].remove(event.n);
            break;
        case What::turn_begins: s.acted.add(who); break;
        case What::mustered: shift(s.province[who], s.court[who], event.n); break;
        case What::recalled: shift(s.caballeros[who][event.from], s.court[who], 1); break;
        case What::card_taken: s.taker[event.n] = who; break;
        case What::placed: shift(s.court[who], s.caballeros[who][event.to], 1); break;
        case What::moved: shift(s.caballeros[whose][event.from], s.caballeros[whose][event.to], 1); break;
        case What::sent_back:
            shift(event.from == nowhere ? s.court[whose] : s.caballeros[whose][event.from], s.province[whose], event.n);
            break;
        case What::king_moved: s.king = event.to; break;
        case What::grande_moved: s.grande[who] = event.to; break;
        case What::scoreboard_laid: s.scoreboard[event.n] = event.to; break;
        case What::power_taken_back:
            if (event.n) s.hand[who].add(event.n);
            break;
        case What::disc_dialled: s.disc[who] = face_down; break;
        case What::disc_revealed: s.disc[who] = nowhere; break;
        case What::veto_kept:
            for (Kept& kept : s.kept) {
                if (kept.owner != nobody) continue;
                kept = {.owner = who, .stack = 1, .index = s.shown[1], .rounds_left = 2};
                break;
            }
            break;
        case What::vetoed:
            for (Player p : s.seats()) s.disc[p] = nowhere;
            [[fallthrough]];
        case What::veto_expired:
            spend_veto(s, who);
            break;
        case What::scored: s.score[who] = static_cast<std::int16_t>(s.score[who] + event.n); break;
        case What::castillo_left: {
            const int n = event.n;
            shift(s.caballeros[who][CAS], event.to == nowhere ? s.court[who] : s.caballeros[who][event.to], n);
            break;
        }
        case What::round_ends:
            s.start = who;
            for (Player p : s.seats()) s.power[p] = 0;
            break;
        case What::game_begins:
        case What::announced:
        case What::region_named:
        case What::castillo_opened:
        case What::scoring:
        case What::turn_ends:
        case What::general_scoring:
        case What::game_over: break;
    }
}

std::optional<Event> taken_back(Event event) {
    switch (event.what) {
        case What::placed:
            event.what = What::recalled;
            std::swap(event.from, event.to);
            return event;
        case What::recalled:
            event.what = What::placed;
            std::swap(event.from, event.to);
            return event;
        case What::mustered:
            event.what = What::sent_back;
            event.whose = event.who;
            event.from = nowhere;
            return event;
        case What::sent_back:
            if (event.from != nowhere) return std::nullopt;
            event.what = What::mustered;
            event.who = event.whose;
            return event;
        case What::power_played:
            event.what = What::power_taken_back;
            return event;
        case What::moved:
        case What::king_moved:
        case What::grande_moved:
        case What::scoreboard_laid:
            std::swap(event.from, event.to);
            return event;
        default: return std::nullopt;
    }
}

Places places_of(const Event& event) {
    Places places;
    const auto add = [&](Place place) {
        if (is_place(place)) places.add(place);
    };
    switch (event.what) {
        case What::placed:
        case What::moved:
        case What::recalled:
        case What::sent_back:
        case What::king_moved:
        case What::grande_moved:
        case What::scoreboard_laid:
            add(event.from);
            add(event.to);
            break;
        case What::castillo_left:
            add(CAS);
            add(event.to);
            break;
        case What::region_named:
        case What::scoring:
        case What::scored: add(event.to); break;
        case What::castillo_opened: add(CAS); break;
        default: break;
    }
    return places;
}

}
