#include "app/sentences/reasons.h"

#include "app/sentences/labels.h"
#include "engine/event_log.h"
#include "engine/module.h"
#include "engine/places.h"
#include "engine/notation.h"
#include "engine/queries.h"

namespace eg {
namespace {

const Message kings_peace = {"The King is here: nothing may enter or leave."},
              closed = {"Nothing may enter or leave here now."};

const Message& taboo_there(const State& s, Place place) { return s.closed.has(place) ? closed : kings_peace; }

struct Case {
    const State&   s;
    const Choices& options;
    const Step&      step = asked_step(s);
    Player           me = asked(s);

    // One sentence to the player who is asked, another about somebody else.
    Message of(Player p, std::string_view mine, Message his) const {
        return p == me ? Message{mine, std::move(his.args)} : his;
    }
    Places      places() const { return Places::of_bits(options.of(Thing::place)); }
    Players     colours() const {   // of the caballeros that may be chosen
        Players result;
        for (Player p : eg::colours(s))
            if (options.of(Thing::caballero, p)) result.add(p);
        return result;
    }
};

// When nothing about the thing itself forbids it: something else is asked.
Message asked_first(const Case& c) {
    if (!c.step.text.asked_first.empty()) return {c.step.text.asked_first};
    if (c.options.of(Thing::power_card)) return {"Play a power card first."};
    if (c.options.of(Thing::hand_card)) return {"First choose one of the cards in your hand."};
    if (c.options.of(Thing::number)) return {"First say how many caballeros come to your court."};
    if (c.options.of(Thing::stack)) return {"First take one of the action cards."};
    if (c.options.of(Thing::scoreboard)) return {"First choose one of the mobile scoreboards."};
    const bool loss = loss_asked(c.s);
    if (!c.colours().empty() || c.options.of(Thing::court, c.me))
        return {loss ? "Choose a caballero with a minus."
                     : "Choose a caballero that glows."};
    if (!c.places().empty())
        return {loss ? "Choose a place with a minus."
                     : "Choose a place that glows."};
    return {"Only the buttons are left to choose from."};
}

Message of_caballero(const Case& c, Player whose, Place place) {
    if (c.s.caballeros[whose][place] == 0)
        return c.of(whose, "You have no caballero here.", message("{name} has no caballero here.", whose));
    if (c.colours().empty()) return asked_first(c);
    if (place == CAS) return {"Caballeros stay in the Castillo until it is opened."};
    if (taboo(c.s).has(place)) return taboo_there(c.s, place);
    const Players colours = c.colours();
    if (colours.has(whose)) return asked_first(c);
    if (colours == Players{c.me}) return {"Only your own caballeros may be chosen."};
    return c.of(whose, "Only caballeros of other players may be chosen.",
                message("You have already chosen one of {name}'s caballeros.", whose));
}

Message of_thing(const Case& c, Choice thing);

// For a region, while caballeros are asked for.
Message of_caballeros_in(const Case& c, Place place) {
    bool any = false;
    for (Player p : colours(c.s)) {
        if (c.s.caballeros[p][place] == 0) continue;
        if (c.options.of(Thing::caballero, p) >> place & 1u)
            return c.colours() == Players{c.me} ? Message{"Press your own caballeros here: they glow."}
                                              : Message{"Press the caballeros of one player here: they glow."};
        any = true;
    }
    if (!any) return {"Nobody is here."};
    for (Player p : c.colours())
        if (c.s.caballeros[p][place] > 0) return of_thing(c, {Thing::caballero, place, p});
    for (Player p : colours(c.s))
        if (c.s.caballeros[p][place] > 0) return of_thing(c, {Thing::caballero, place, p});
    return {};
}

Message of_place(const Case& c, Place place) {
    if (c.places().empty()) return c.colours().empty() ? asked_first(c) : of_caballeros_in(c, place);
    if (c.step.hints.kind == Kind::disc && !box(c.s).dialled.has(place))
        return message("Not {place}: it is not on the secret disc.", place);
    return taboo(c.s).has(place) ? taboo_there(c.s, place) : asked_first(c);
}

Message of_power_card(const Case& c, int value) {
    if (c.options.of(Thing::power_card) == 0 && (c.s.hand[c.me].has(value) || c.s.power[c.me] == value))
        return c.s.power[c.me] ? Message{"You have already played your power card this round."} : asked_first(c);
    if (!c.s.hand[c.me].has(value)) return message("You have played the {card} in an earlier round.", value);
    if (const int shift = shift_of(c.s, c.me); shift != 0) {
        const int total = value + shift;
        for (Player p : c.s.seats())
            if (c.s.power[p] && power_of(c.s, p) == total)
                return message("With your modifier the total would be {n}, the same as {name}'s.", total, p);
        if (neutral_power(c.s) == total)
            return message("With your modifier the total would be {n}, the same as {name}'s.", total,
                           box(c.s).rival);
        return asked_first(c);
    }
    for (Player p : c.s.seats())
        if (c.s.power[p] && power_of(c.s, p) == value)
            return c.of(p, "You have played the {card}: a number can be played only once a round.",
                        message("{name} has played the {card}: a number can be played only once a round.", p, value));
    if (neutral_power(c.s) == value)
        return message("{name} has played the {card}: a number can be played only once a round.", box(c.s).rival,
                       value);
    return asked_first(c);
}

Message of_stack(const Case& c, int stack) {
    if (c.s.shown[stack] == no_card) return {"No card is left here."};
    if (const Player taker = c.s.taker[stack]; taker != nobody)
        return c.of(taker, "You have taken this card.", message("{name} has taken this card.", taker));
    return card_in_hand(c.s, c.me) ? Message{"You have already taken your action card this round."} : asked_first(c);
}

Message of_court(const Case& c, Player whose) {
    if (whose != c.me) return message("This is the court of {name}.", whose);
    if (c.s.court[whose] == 0) return {"Your court is empty."};
    if (c.step.hints.gesture == Gesture::from_court)
        return {"Press a glowing place, or drag a caballero there."};
    return asked_first(c);
}

// The step that asks gives its own reason first.
Message of_thing(const Case& c, Choice thing) {
    const std::string_view own = c.step.text.refused ? c.step.text.refused(c.s, c.s.top(), thing) : std::string_view{};
    if (!own.empty()) return told(own, c.s, thing);
    switch (thing.thing) {
        case Thing::place: return of_place(c, static_cast<Place>(thing.which));
        case Thing::caballero: return of_caballero(c, thing.whose, static_cast<Place>(thing.which));
        case Thing::power_card: return of_power_card(c, thing.which);
        case Thing::stack: return of_stack(c, thing.which);
        case Thing::court: return of_court(c, thing.whose);
        case Thing::scoreboard:
            return c.options.of(Thing::scoreboard) && taboo(c.s).has(c.s.scoreboard[thing.which])
                       ? taboo_there(c.s, c.s.scoreboard[thing.which])
                       : asked_first(c);
        case Thing::hand_card:
            if (c.options.of(Thing::hand_card) && !c.step.hints.gathers && !held_by(c.s, c.me).has(thing.which))
                return {"You have played this card in an earlier round."};
            return held_by(c.s, c.me).has(thing.which) && c.options.of(Thing::power_card)
                       ? message("With this modifier every power card would repeat a total that was played.")
                       : asked_first(c);
        case Thing::number:
        case Thing::token: return asked_first(c);
        case Thing::button: return thing == press(done) ? Message{"You cannot skip this."} : asked_first(c);
    }
    return {};
}

}

std::string objection(const State& table, const Choices& options, Choice thing, const PerPlayer<std::string>& names) {
    return say(of_thing({table, options}, thing), names);
}

std::string why_not(const State& table, const Choices& options, Choice thing, const PerPlayer<std::string>& names) {
    return over(table) || options.has(thing) ? std::string{} : objection(table, options, thing, names);
}

std::string why_not(const Session& session, const Choices& options, Choice thing) {
    if (session.over()) return {};
    if (options.empty())
        return session.asked() == nobody ? std::string{}
                                         : say(message("{name} has to choose, not you.", session.asked()),
                                               names_of(session));
    return why_not(session.seen(), options, thing, names_of(session));
}

}
