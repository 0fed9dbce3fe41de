#include "app/sentences/reasons.h"

#include "app/sentences/labels.h"
#include "engine/chronicle.h"
#include "engine/module.h"
#include "engine/places.h"
#include "engine/notation.h"
#include "engine/questions.h"

namespace eg {
namespace {

constexpr std::string_view kings_peace = "The King stands here: nothing may enter or leave.";

struct Case {
    const State&   s;
    const Choices& options;
    const PerPlayer<std::string>& names;
    const Step&      step = asked_step(s);
    Player           me = asked(s);

    std::string has(Player p) const { return p == me ? "You have" : names[p] + " has"; }
    std::string marked() const { return loss_asked(s) ? "has a minus." : "glows."; }
    Places      places() const { return Places::of_bits(options.of(Thing::place)); }
    Players     colours() const {   // whose caballeros may be chosen
        Players result;
        for (Player p : s.seats())
            if (options.of(Thing::caballero, p)) result.add(p);
        return result;
    }
};

// The thing itself is not in the way: something else is asked first.
std::string asked_first(const Case& c) {
    if (!c.step.wording.asked_first.empty()) return std::string{c.step.wording.asked_first};
    if (c.options.of(Thing::power_card)) return "First play a power card.";
    if (c.options.of(Thing::number)) return "First say how many caballeros come to your court.";
    if (c.options.of(Thing::stack)) return "First take one of the action cards.";
    if (c.options.of(Thing::scoreboard)) return "First choose one of the mobile scoreboards.";
    if (!c.colours().empty() || c.options.of(Thing::court, c.me)) return "A caballero is asked for: choose one that " + c.marked();
    if (!c.places().empty()) return "A place is asked for: choose one that " + c.marked();
    return "Nothing but the buttons is left to choose.";
}

std::string of_caballero(const Case& c, Player whose, Place place) {
    if (c.s.caballeros[whose][place] == 0) return c.has(whose) + " no caballero here.";
    if (c.colours().empty()) return asked_first(c);
    if (place == CAS) return "Caballeros stay in the Castillo until it is opened.";
    if (taboo(c.s).has(place)) return std::string{kings_peace};
    const Players colours = c.colours();
    if (colours.has(whose)) return asked_first(c);
    if (colours == Players{c.me}) return "Only your own caballeros may be chosen.";
    return whose == c.me ? "Only caballeros of other players may be chosen." : "One of " + c.names[whose] + " has gone already.";
}

std::string of_thing(const Case& c, Choice thing);

// A region pointed at while caballeros are asked for.
std::string of_caballeros_in(const Case& c, Place place) {
    bool any = false;
    for (Player p : c.s.seats()) {
        if (c.s.caballeros[p][place] == 0) continue;
        if (c.options.of(Thing::caballero, p) >> place & 1u) return "Choose whose: press one of the numbers here that glow.";
        any = true;
    }
    if (!any) return "Nobody stands here.";
    const Players colours = c.colours();
    for (Player p : colours)
        if (c.s.caballeros[p][place] > 0) return of_thing(c, {Thing::caballero, place, p});
    for (Player p : c.s.seats())
        if (c.s.caballeros[p][place] > 0) return of_thing(c, {Thing::caballero, place, p});
    return {};
}

std::string of_place(const Case& c, Place place) {
    if (c.places().empty()) return c.colours().empty() ? asked_first(c) : of_caballeros_in(c, place);
    return taboo(c.s).has(place) ? std::string{kings_peace} : asked_first(c);
}

std::string of_power_card(const Case& c, int value) {
    const std::string card = "the " + std::to_string(value);
    if (c.options.of(Thing::power_card) == 0) return c.s.power[c.me] ? "You have played your power card of this round." : asked_first(c);
    if (!c.s.hand[c.me].has(value)) return "You have played " + card + " in an earlier round.";
    for (Player p : c.s.seats())
        if (c.s.power[p] == value) return c.has(p) + " played " + card + ": each value only once a round.";
    return asked_first(c);
}

std::string of_stack(const Case& c, int stack) {
    if (c.s.shown[stack] == no_card) return "No card is left here.";
    if (c.s.taker[stack] != nobody) return c.has(c.s.taker[stack]) + " taken this card.";
    return card_in_hand(c.s, c.me) ? "You have taken your action card of this round." : asked_first(c);
}

std::string of_court(const Case& c, Player whose) {
    if (whose != c.me) return "This is the court of " + c.names[whose] + '.';
    if (c.s.court[whose] == 0) return "Your court is empty.";
    if (c.step.gesture == Gesture::from_court) return "From here they go to a place that glows: press it, or drag one there.";
    return asked_first(c);
}

// What only the step that asks knows comes first.
std::string of_thing(const Case& c, Choice thing) {
    const std::string_view own = c.step.refused ? c.step.refused(c.s, c.s.top(), thing) : std::string_view{};
    if (!own.empty()) return say(told(own, c.s, thing), c.names);
    switch (thing.thing) {
        case Thing::place: return of_place(c, static_cast<Place>(thing.which));
        case Thing::caballero: return of_caballero(c, thing.whose, static_cast<Place>(thing.which));
        case Thing::power_card: return of_power_card(c, thing.which);
        case Thing::stack: return of_stack(c, thing.which);
        case Thing::court: return of_court(c, thing.whose);
        case Thing::scoreboard:
            return c.options.of(Thing::scoreboard) && taboo(c.s).has(c.s.scoreboard[thing.which]) ? std::string{kings_peace} : asked_first(c);
        case Thing::number: return asked_first(c);
        case Thing::button: return thing == press(done) ? "This cannot be left out." : asked_first(c);
    }
    return {};
}

}

std::string objection(const State& table, const Choices& options, Choice thing, const PerPlayer<std::string>& names) {
    return of_thing({table, options, names}, thing);
}

std::string why_not(const State& table, const Choices& options, Choice thing, const PerPlayer<std::string>& names) {
    return over(table) || options.has(thing) ? std::string{} : objection(table, options, thing, names);
}

std::string why_not(const Session& session, const Choices& options, Choice thing) {
    if (session.over()) return {};
    if (options.empty()) return session.asked() == nobody ? std::string{} : session.name(session.asked()) + " is asked, not you.";
    return why_not(session.seen(), options, thing, session.names());
}

}
