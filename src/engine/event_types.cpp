#include "engine/event_types.h"

#include <algorithm>
#include <array>

#include "engine/module.h"

namespace eg {
namespace {

constinit std::array<const EventType*, 128> rows{};
constinit std::size_t count = 0;

}

const EventType& row(What what) { return *rows[static_cast<std::size_t>(what)]; }

std::optional<What> event_named(std::string_view name) {
    for (std::size_t i = 0; i < count; ++i)
        if (rows[i]->name == name) return static_cast<What>(i);
    return std::nullopt;
}

What register_events(std::span<const EventType> more) {
    const std::size_t first = count;
    check(first + more.size() <= rows.size(), "There are too many sorts of events.");
    for (const EventType& each : more) rows[count++] = &each;
    return static_cast<What>(first);
}

int caballeros_moving(const Event& event) { return row(event.what).travel.apart ? event.n : 1; }

Place place_at(const Event& event, End end) {
    switch (end) {
        case End::tower: return CAS;
        case End::from:
        case End::from_or_court: return event.from;
        case End::to:
        case End::to_or_court: return event.to;
        case End::none:
        case End::province:
        case End::court: return nowhere;
    }
    return nowhere;
}

Count& count_at(State& s, const Event& event, End end) {
    const Player whose = owner(event);
    if (end == End::province) return s.province[whose];
    const Place place = place_at(event, end);
    return place == nowhere ? s.court[whose] : s.caballeros[whose][place];
}

void apply_event(State& s, const Event& event) {
    const EventType& its = row(event.what);
    if (its.travel.piece == Piece::caballeros) {
        Count&    from = count_at(s, event, its.travel.from);
        const int n = std::min<int>(caballeros_moving(event), from);
        from = static_cast<Count>(from - n);
        Count& to = count_at(s, event, its.travel.to);
        to = static_cast<Count>(to + n);
    }
    if (its.change) its.change(s, event);
}

void happen(State& s, const Event& event, Events& events) {
    events.add(event);
    apply_event(s, event);
}

Places places_of(const Event& event) {
    const EventType& its = row(event.what);
    Places places;
    if (!its.rings) return places;
    for (const Place place : {event.from, event.to, place_at(event, its.travel.from)})
        if (is_place(place)) places.add(place);
    return places;
}

std::optional<Event> reverse_event(const Event& event) {
    const EventType& its = row(event.what);
    return its.reverse ? its.reverse(event) : std::nullopt;
}

}
