#include "app/game/undo.h"

#include <algorithm>
#include <vector>

#include "app/game/session.h"
#include "engine/box.h"

namespace eg {
namespace {

// The answer that undo_one would remove; answers(): none.
std::size_t taken_back(const Session& session, Choice choice) {
    return passing(session) || !session.curtained() ? session.removable(choice, session.barrier()) : session.answers();
}

}

bool may_undo_to(const Session& session, std::size_t n) {
    return n >= session.barrier() && n < session.answers() && (passing(session) || !session.curtained());
}

bool can_undo(const Session& session) { return may_undo_to(session, session.answers() - 1); }

bool passing(const Session& session) {
    return session.barrier() < session.answers() && session.asked_before(session.answers() - 1) != session.asked();
}

std::size_t undo_depth(const Session& session) { return session.answers() - session.barrier(); }

void undo(Session& session) {
    if (can_undo(session)) session.go_back(session.answers() - 1);
}

void reset_turn(Session& session) {
    const auto begins = [](const Event& event) { return event.what == What::turn_begins; };
    const auto begun_since = [&](std::size_t n) {
        const auto first = session.events().begin() + static_cast<std::ptrdiff_t>(session.events_before(n));
        return std::any_of(first, session.events().end(), begins);
    };
    while (can_undo(session) && !begun_since(session.answers() - 1)) undo(session);
}

Places removable_places(const Session& session) {
    Places result;
    if (passing(session)) return result;   // the turn has ended: only Undo reaches back
    for (Place place : places(session.seen()))
        if (taken_back(session, on(place)) < session.answers()) result.add(place);
    return result;
}

void undo_one(Session& session, Choice choice) {
    const std::size_t first = taken_back(session, choice);
    if (first >= session.answers()) return;
    std::vector<Choice> later;
    for (std::size_t n = first + 1; n < session.answers(); ++n) later.push_back(session.answer_given(n));
    session.go_back(first);
    for (const Choice again : later) session.answer(again);
}

}
