#include "app/sentences/reasons.h"

#include "app/sentences/labels.h"
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
    std::string_view step = asking(s);
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

std::string name(Place place) { return capitalised(std::string{row(place).name}); }

std::string far_from_king(const State& s, Place place) { return "Not beside the King: " + name(place) + " does not border " + name(s.king) + '.'; }

template <class Things, class Test>
bool any_of(const Things& things, Test test) {
    for (const auto thing : things)
        if (test(thing)) return true;
    return false;
}

// The thing itself is not in the way: something else is asked first.
std::string asked_first(const Case& c) {
    if (c.options.of(Thing::power_card)) return c.step == "take_back" ? "First take one of your used power cards back." : "First play a power card.";
    if (c.options.of(Thing::number)) return "First say how many caballeros come to your court.";
    if (c.options.of(Thing::stack)) return "First take one of the action cards.";
    if (c.options.of(Thing::scoreboard)) return "First choose one of the mobile scoreboards.";
    if (!c.colours().empty() || c.options.of(Thing::court, c.me)) return "A caballero is asked for: choose one that " + c.marked();
    if (!c.places().empty()) return "A place is asked for: choose one that " + c.marked();
    return c.step == "ask_veto" ? "First say whether you use your Veto." : "Nothing but the buttons is left to choose.";
}

std::string of_caballero(const Case& c, Player whose, Place place) {
    if (c.s.caballeros[whose][place] == 0) return c.has(whose) + " no caballero here.";
    if (c.colours().empty()) return asked_first(c);
    if (place == CAS) return "Caballeros stay in the Castillo until it is opened.";
    if (taboo(c.s).has(place)) return std::string{kings_peace};
    const Place from = c.s.top().place;
    if (c.step == "move_caballero" && is_place(from) && from != place) return "All must come out of the same region: " + name(from) + '.';
    const Players colours = c.colours();
    if (colours.has(whose)) return asked_first(c);
    if (colours == Players{c.me}) return "Only your own caballeros may be chosen.";
    return whose == c.me ? "Only caballeros of other players may be chosen." : "One of " + c.names[whose] + " has gone already.";
}

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
        if (c.s.caballeros[p][place] > 0) return of_caballero(c, p, place);
    for (Player p : c.s.seats())
        if (c.s.caballeros[p][place] > 0) return of_caballero(c, p, place);
    return {};
}

std::string of_dial(const Case& c, Place place) {
    if (place == CAS) return "The disc shows regions only.";
    if (!standing(c.s, c.me).has(place)) return "You have no caballeros here to lose.";
    if (taboo(c.s).has(place)) return std::string{kings_peace};
    if (c.s.caballeros[c.me][place] < c.s.top().count) return "You have too few here: lose them where you have enough.";
    return asked_first(c);
}

std::string of_place(const Case& c, Place place) {
    const State& s = c.s;
    if (c.step == "dial") return of_dial(c, place);
    if (c.step == "score_one" && place == CAS) return "This card scores a region, not the Castillo.";
    if (c.step == "score_next" && !c.places().has(place)) return "This card does not score here, or has done so.";
    if (c.step == "choose_kings_region") {
        if (place == CAS) return "The King never enters the Castillo.";
        if (place == s.king) return "The King stands here: he must go to a region beside it.";
        return far_from_king(s, place);
    }
    if (c.step == "choose_home") {
        if (place == CAS) return "A Grande lives in a region, not in the Castillo.";
        if (place == s.grande[c.me]) return "Your Grande lives here already.";
    }
    if (c.step == "name_region") {
        if (place == CAS) return "Name a region: nobody is driven out of the Castillo.";
        if (!any_of(opponents(s, c.me), [&](Player p) { return standing(s, p).has(place); })) return "No opponent stands here.";
    }
    if (c.step == "carry_caballero" && place == s.top().place) return "It comes from here: choose where it goes.";
    if (c.step == "use_card") {
        if (s.court[c.me] == 0) return "Your court is empty: nobody is left to place.";
        if (s.top().count == 0) return "This card places no more caballeros.";
    } else if (c.places().empty()) {
        return c.colours().empty() ? asked_first(c) : of_caballeros_in(c, place);
    }
    if (taboo(s).has(place)) return std::string{kings_peace};
    if (c.step == "choose_spot" && any_of(s.scoreboard.items, [&](Place lies) { return lies == place; })) return "A mobile scoreboard lies here already.";
    if (c.step == "use_card" && !beside_the_king(s).has(place)) return far_from_king(s, place);
    return asked_first(c);
}

std::string of_power_card(const Case& c, int value) {
    const std::string card = "the " + std::to_string(value);
    if (c.step == "take_back") return c.s.hand[c.me].has(value) ? "It is in your hand already." : asked_first(c);
    if (c.step != "play_power") return c.s.power[c.me] ? "You have played your power card of this round." : asked_first(c);
    if (!c.s.hand[c.me].has(value)) return "You have played " + card + " in an earlier round.";
    for (Player p : c.s.seats())
        if (c.s.power[p] == value) return c.has(p) + " played " + card + ": each value only once a round.";
    return asked_first(c);
}

std::string of_stack(const Case& c, int stack) {
    if (c.s.shown[stack] == no_card) return "No card is left here.";
    if (c.s.taker[stack] != nobody) return c.has(c.s.taker[stack]) + " taken this card.";
    if (c.step == "play_power") return "First all play a power card; then each takes an action card.";
    return card_in_hand(c.s, c.me) ? "You have taken your action card of this round." : asked_first(c);
}

std::string of_court(const Case& c, Player whose) {
    if (whose != c.me) return "This is the court of " + c.names[whose] + '.';
    if (c.s.court[whose] == 0) return "Your court is empty.";
    if (c.step == "use_card" || c.step == "place_freely") return "From here they go to a place that glows: press it, or drag one there.";
    return asked_first(c);
}

std::string of_button(const Case& c, int button) {
    if (c.step == "use_card" && button != done) {
        const ActionCard* card = card_in_hand(c.s, c.me);
        if (button == act_other && card && card->other.count == 0) return "This card has one action only.";
        return "The action is done, or would change nothing now.";
    }
    return button == done ? "This cannot be left out." : asked_first(c);
}

}

std::string objection(const State& table, const Choices& options, Choice thing, const PerPlayer<std::string>& names) {
    const Case c{table, options, names};
    switch (thing.thing) {
        case Thing::place: return of_place(c, static_cast<Place>(thing.which));
        case Thing::caballero: return of_caballero(c, thing.whose, static_cast<Place>(thing.which));
        case Thing::power_card: return of_power_card(c, thing.which);
        case Thing::stack: return of_stack(c, thing.which);
        case Thing::court: return of_court(c, thing.whose);
        case Thing::scoreboard:
            return options.of(Thing::scoreboard) && taboo(table).has(table.scoreboard[thing.which]) ? std::string{kings_peace} : asked_first(c);
        case Thing::number: return asked_first(c);
        case Thing::button: return of_button(c, thing.which);
    }
    return {};
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
