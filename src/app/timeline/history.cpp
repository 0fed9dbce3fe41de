#include "app/timeline/history.h"

#include "engine/box.h"

namespace eg {

bool Filter::lets(const Line& line) const {
    const EventKind kind = row(line.event.what).kind;
    if (all() || kind == EventKind::heading) return true;
    if (!scorings) return line.event.who == player || line.event.whose == player;
    return kind == EventKind::scoring;
}

Places History::places() const {
    Places places = then_.ringed();
    if (then_.lines().empty()) return places;
    for (Place place : eg::places(then_.shown()))
        if (then_.lines().back().placed[place]) places.add(place);
    return places;
}

void History::show(const Session& session, const Stage& present, std::size_t line) {
    if (line >= present.lines().size()) return leave();
    line_ = line;
    then_.set(session, present.lines()[line].until);
}

std::optional<std::size_t> History::target(const Stage& present, Leap leap) const {
    const std::vector<Line>& lines = present.lines();
    if (lines.empty()) return std::nullopt;
    const std::size_t end = lines.size();
    const std::size_t here = line_.value_or(end - 1);   // the last line's table is the present one
    const auto        stops = [&](std::size_t n) { return filter.lets(lines[n]); };
    std::size_t       n = here;
    switch (leap) {
        case Leap::first:
            for (n = 0; n < here; ++n)
                if (stops(n)) return n;
            return std::nullopt;
        case Leap::back:
            while (n > 0)
                if (stops(--n)) return n;
            return std::nullopt;
        case Leap::forward:
            if (!shown()) return std::nullopt;
            while (++n < end)
                if (stops(n)) return n;
            return end;
        case Leap::last: return shown() ? std::optional{end} : std::nullopt;
    }
    return std::nullopt;
}

void History::leap(const Session& session, const Stage& present, Leap leap) {
    if (const std::optional<std::size_t> line = target(present, leap)) show(session, present, *line);
}

std::size_t History::question(const Session& session) const {
    const std::size_t until = then_.followed();
    std::size_t n = 0;
    while (n < session.answers() && session.events_before(n) < until) ++n;
    return n;
}

std::optional<std::size_t> History::last_turn(const Session& session) {
    const Player looker = session.reader() != nobody ? session.reader() : session.curtained() ? nobody : session.asked();
    if (looker == nobody) return std::nullopt;
    std::size_t n = session.answers();
    while (n > 0 && session.asked_before(n - 1) == looker) --n;
    if (n == 0) return std::nullopt;
    while (n > 0 && session.asked_before(n - 1) != looker) --n;
    return session.events_before(n > 0 ? n - 1 : 0);
}

}
