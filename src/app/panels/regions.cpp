// The regions for screen readers: the values of each, the pieces in it and its neighbours.
#include <algorithm>

#include "app/board/board.h"
#include "app/game/tokens.h"
#include "app/panels/description.h"
#include "app/panels/panels.h"
#include "app/ui/tree.h"
#include "engine/places.h"
#include "engine/queries.h"
#include "engine/scoring.h"

namespace eg {

std::string announced(const View& view) {
    const std::vector<Line>& lines = view.stage.lines();
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        if (row(line->event.what).travel.piece == Piece::tower)
            return say("counted since round {n}", round_number(view.table, line->round));
    return say("counted so far");
}

namespace {

std::string listed(const View& view, const List& list, const std::string& none) {
    return list.empty() ? none : say(message("{list}", list), names_of(view.session));
}

List worth(const State& s, Place place) {
    const Values values = value_of(s, place);
    List list;
    if (const int bonus = row(s, place).bonus; bonus > 0) list.push_back(message("+{n}", bonus));
    for (int rank = 0; values != Values{} && rank < counted_ranks(s); ++rank)
        list.push_back(message("{n}", values.points[static_cast<std::size_t>(rank)]));
    return list;
}

List standing(const State& s, Place place) {
    List list;
    for (Player p : colours(s))
        if (const auto [n, beside] = headcount(s, place, p); n > 0 && beside > 0)
            list.push_back(message("{name} {n} and {beside} beside", p, n, beside));
        else if (beside > 0) list.push_back(message("{name} {beside} beside", p, beside));
        else if (n > 0) list.push_back(message("{name} {n}", p, n));
    for (Place space : with_parts(s, place))
        for (Player p : carries(s, space) && space != place ? colours(s) : Players{})
            if (s.caballeros[p][space])
                list.push_back(
                    message("{name} {n} with {thing}", p, s.caballeros[p][space], Message{row(s, space).carries}));
    return list;
}

List also_there(const View& view, Place place) {
    const State& s = view.stage.shown();
    List list;
    for (Player p : s.seats())
        if (s.grande[p] == place)
            list.push_back(royal(s) == p ? message("Grande of {name} as King", view.session.name(p))
                                         : message("Grande of {name}", view.session.name(p)));
    if (s.king == place && royal(s) == nobody) list.push_back(message("the King is here"));
    if (place == CAS) list.push_back(message("{since}", announced(view)));
    if (s.closed.has(place)) list.push_back(message("nothing may enter or leave"));
    each_token(s, [&](const TokenInPlay& token) {
        if (token.touches(place) && !token.row->told.empty()) {
            const auto spaces = token.row->seating.spaces;
            list.push_back(told(token, place, spaces ? spaces(s) : 1));
        }
    });
    return list;
}

}

void describe_regions(const View& view) {
    const State& s = view.stage.shown();
    tree::add(tree::Role::heading, say("Regions"));
    tree::row({say("Region"), say("Worth"), say("Caballeros"), say("Also there"), say("Borders on")});
    for (Place place : places(s)) {
        if ((place == CAS && !view.memory) || carries(s, place)) continue;
        List borders;
        for (Place other : eg::borders(s, place)) borders.push_back(message("{place}", other));
        tree::row({say("{place:start}", place), listed(view, worth(s, place), "–"),
                   listed(view, standing(s, place), say("nobody")), listed(view, also_there(view, place), "–"),
                   listed(view, borders, "–")});
    }
    List elsewhere;
    each_token(s, [&](const TokenInPlay& token) {
        const Copies copies = copies_there(token, s);
        if (!token.spot.point.empty() && !token.row->told.empty() && copies.before == 0)
            elsewhere.push_back(told(token, nowhere, copies.all));
    });
    if (!elsewhere.empty()) tree::add(tree::Role::item, say("Elsewhere on the map: {all:clauses}.", elsewhere));
    if (is_place(s.king) && !places(s).has(s.king)) tree::add(tree::Role::item, say("The King is {place:in}.", s.king));
}

}
