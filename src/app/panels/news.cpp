// What a player may not have seen happen: at the pace instant, and in the middle of a turn.
#include <algorithm>

#include "app/panels/panels.h"
#include "engine/box.h"

namespace eg {
namespace {

// The Veto that has stopped the turn since its player last answered; empty: none.
std::string interruption(const View& view) {
    if (view.session.in_turn() != view.session.asked()) return {};
    const std::vector<Line>& lines = view.present.lines();
    for (auto line = lines.rbegin(); line != lines.rend() && line->event.who != view.session.asked(); ++line)
        if (line->event.what == What::vetoed && line->event.whose == view.session.asked()) return line->text;
    return {};
}

}

bool all_at_once(const View& view) {
    return view.session.plan().pace == Pace::instant && !view.present.retelling();
}

std::string news_since(const View& view, std::size_t event) {
    const Player reader = reader_of(view.session), listener = reader != nobody ? reader : view.session.asked();
    List done;
    for (const News& news : view.present.news())
        if (news.until > event && news.turn != listener && !(view.stage.holds() && news.turn == nobody))
            done.push_back(message("{words}", news.words));
    return done.empty() ? std::string{} : say("{all:sentences}", done);
}

std::string since_turn(const View& view) {
    if (!view.mine() || !view.session.asked_step().hints.opens_turn) return {};
    const SinceTurn::Changes& since = view.present.since_turn()[view.session.asked()];
    if (!since.begun || since.acted) return {};
    List changes;
    for (Place place : places(view.table))
        if (const int n = since.caballeros[place]; n != 0)
            changes.push_back(n > 0 ? message("gained {n} {place:in}", n, place)
                                    : message("lost {n} {place:in}", -n, place));
    if (since.points > 0)
        changes.push_back(message("scored {n, plural, one {# point} other {# points}}", since.points));
    return changes.empty() ? std::string{} : say("Since your last turn you {changes:and}.", changes);
}

std::string hint_now(const View& view) {
    if (view.session.asked_step().hints.kind == Kind::bid && all_at_once(view)) {
        std::size_t from = History::last_turn(view.session).value_or(0);
        for (const News& news : view.present.news())   // a table has told what was scored between the rounds
            if (news.turn == nobody) from = std::max(from, news.until);
        if (const std::string since = news_since(view, from); !since.empty()) return since;
    }
    for (const std::string& instead : {interruption(view), since_turn(view)})
        if (!instead.empty()) return instead;
    return asked_hint(view.session, view.table);
}

}
