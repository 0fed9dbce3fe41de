#include "app/timeline/history.h"

#include <algorithm>

#include "engine/box.h"
#include "engine/queries.h"

namespace eg {

bool Filter::lets(const Line& line) const {
    const EventKind kind = row(line.event.what).kind;
    if (line.events < since) return false;
    if ((player == nobody && !scorings) || kind == EventKind::heading) return true;
    if (!scorings) return line.event.who == player || line.event.whose == player;
    return kind == EventKind::scoring;
}

Ruler::Ruler(const std::vector<Line>& lines, bool goes_on, const Rules& rules) {
    std::vector<Count>       rounds;   // all of the game, also later ones
    std::vector<std::size_t> lengths;
    const auto add = [&](Count round) { rounds.push_back(round), lengths.push_back(0); };
    for (const Line& line : lines) {
        if (rounds.empty() || rounds.back() != line.round) add(line.round);
        ++lengths.back();
        until_.push_back(line.until);
    }
    const std::size_t begun = rounds.size();
    for (int round = rounds.empty() ? 1 : rounds.back() + 1; goes_on && round <= last_round; ++round)
        if (is_played(rules, round)) add(static_cast<Count>(round));
    constexpr std::size_t usual = 24;   // lines of a round, to estimate the current one
    if (goes_on && begun > 0)
        lengths[begun - 1] = std::max(lengths[begun - 1] + 1, begun > 1 ? lengths[begun - 2] : usual);
    const float each = 1 / static_cast<float>(std::max<std::size_t>(1, rounds.size()));
    for (std::size_t r = 0, n = 0; r < rounds.size(); ++r) {
        const float from = each * static_cast<float>(r);
        rounds_.push_back(from);
        bool told = false;
        const bool last = !goes_on && r + 1 == rounds.size();   // the last line is at 1
        for (std::size_t i = 0; n < lines.size() && lines[n].round == rounds[r]; ++n, ++i) {
            at_.push_back(from
                          + each * static_cast<float>(i)
                                / static_cast<float>(std::max<std::size_t>(1, last ? lengths[r] - 1 : lengths[r])));
            if (lines[n].event.what == What::general_scoring) scorings_.push_back(at_.back()), told = true;
        }
        if (!told && goes_on && rounds[r] % 3 == 0) scorings_.push_back(from + each);
    }
}

float Ruler::at(std::size_t line) const { return at_.empty() ? 0 : at_[std::min(line, at_.size() - 1)]; }

std::size_t Ruler::line_at(float share) const {
    const auto after = static_cast<std::size_t>(std::lower_bound(at_.begin(), at_.end(), share) - at_.begin());
    if (after == 0 || after >= at_.size()) return after == 0 ? 0 : at_.size() - 1;
    return share - at_[after - 1] < at_[after] - share ? after - 1 : after;
}

std::size_t Ruler::line_of(std::size_t events) const {
    const auto n = static_cast<std::size_t>(std::lower_bound(until_.begin(), until_.end(), events) - until_.begin());
    return std::min(n, until_.empty() ? 0 : until_.size() - 1);
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
    if (playing_) then_.play(session, present.lines()[line].until);
    else then_.set(session, present.lines()[line].until);
}

void History::play(const Session& session, const Stage& present) {
    if (!shown()) return;
    playing_ = true;
    show(session, present, line());
}

void History::hold(const Session& session, const Stage& present) {
    playing_ = false;
    if (shown()) show(session, present, line());
}

double History::advance(const Session& session, const Stage& present, double now, std::size_t until) {
    if (!playing()) return -1;
    const double wait = then_.advance(session, now, until);
    if (!then_.busy(session)) return leave(), -1;
    if (!then_.lines().empty()) line_ = std::min(then_.lines().size(), present.lines().size()) - 1;
    return wait;
}

void History::leap_to_scoring(const Session& session, const Stage& present, int by) {
    const auto scoring = [&](std::size_t n) { return present.lines()[n].event.what == What::general_scoring; };
    const std::size_t end = present.lines().size();
    std::size_t n = shown() ? line() : end;
    if (by < 0)
        while (n > 0)
            if (scoring(--n)) return show(session, present, n);
    if (by > 0)
        while (++n < end)
            if (scoring(n)) return show(session, present, n);
    if (by > 0 && shown()) show(session, present, end);
}

std::optional<std::size_t> History::target(const Stage& present, Leap leap) const {
    const std::vector<Line>& lines = present.lines();
    if (lines.empty()) return std::nullopt;
    const std::size_t end = lines.size();
    const std::size_t here = line_.value_or(end - 1);   // its table is the present one
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
    const Player looker = reader_of(session) != nobody ? reader_of(session)
                          : session.curtained()      ? nobody
                                                     : session.asked();
    if (looker == nobody) return std::nullopt;
    std::size_t n = session.answers();
    while (n > 0 && session.asked_before(n - 1) == looker) --n;
    if (n == 0) return std::nullopt;
    while (n > 0 && session.asked_before(n - 1) != looker) --n;
    return session.events_before(n > 0 ? n - 1 : 0);
}

}
