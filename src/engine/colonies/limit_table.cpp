// The Limit table: in its region only the caballeros on it count. Who is on it is known by who is beside it, by colour:
// all others there are on it, but for who is in office (in_office).
#include <algorithm>

#include "colonies.h"

namespace eg::colonial {
namespace {

int all_on_table(const State& s) {
    int n = 0;
    for (Player p : colours(s)) n += on_table(s, p);
    return n;
}
int  free_spaces(const State& s) { return std::max(0, limit_spaces(s) - all_on_table(s)); }
Players those_waiting(const State& s) {
    Players some;
    for (Player p : colours(s))
        if (waiting(s, p) > 0) some.add(p);
    return some;
}
int all_waiting(const State& s) {
    int n = 0;
    for (Player p : colours(s)) n += waiting(s, p);
    return n;
}

void change_sides(State& s, OwnEvent what, Player whose, int n, Events& events) {
    if (n > 0)
        happen(s, {.what = number(what), .who = whose, .to = limit(s), .n = static_cast<std::uint8_t>(n)}, events);
}

// Those beside it go on: all if there is room or they are of one colour, else as this player chooses.
void fill(State& s, Player chooses, Events& events) {
    const int     room = free_spaces(s);
    const Players some = those_waiting(s);
    if (room == 0 || some.empty()) return;
    if (all_waiting(s) > room && some.size() > 1) {
        push(s, {.step = number(let_on), .player = chooses, .count = static_cast<Count>(room)});
        return;
    }
    for (Player p : some) change_sides(s, went_on_table, p, std::min(room, waiting(s, p)), events);
}

// After the moves that are under way, for of several repositioned ones the next may take the space, and after the
// questions who has left.
void fill_afterwards(State& s, Player by) {
    const auto first = [&](const Frame& f) {
        return f.step == move_caballero || f.step == number(move_black) || f.step == number(leave_table);
    };
    int under = s.depth;
    while (under > 0 && first(s.stack[static_cast<std::size_t>(under - 1)])) --under;
    const Frame fill = {.step = number(fill_table), .player = by};
    if (under > 0 && s.stack[static_cast<std::size_t>(under - 1)].step == fill.step) return;
    push(s, fill);
    const auto at = s.stack.begin() + under, end = s.stack.begin() + s.depth;
    std::rotate(at, end - 1, end);
}

constexpr Step steps[] = {
{
    .id = lay_limit,
    .name = "lay_limit",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(limit_goals(s)); },
        .possible = [](const State& s, const Frame&) {
            return limit(s) != nowhere && !taboo(s).has(limit(s)) && !limit_goals(s).empty();
        },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            begin_part(s, f.player,
                       {.step = number(limit_lies), .player = f.player, .place = static_cast<Place>(c.which)});
        },
        .picks = true,
    },
    .text = {
        .prompt = "Choose the region the Limit table goes to.",
        .refused = [](const State& s, const Frame&, Choice c) -> std::string_view {
            return c == on(limit(s))     ? "The Limit table lies here already."
                   : c == on(at(s, FRA)) ? "The Limit table never lies in France."
                                         : "";
        },
        .answer_text = "lay the Limit table {chosen:in}",
    },
},
{
    // The player who moves it fills it.
    .id = limit_lies,
    .name = "limit_lies",
    .rule = {
        .fields = frame_place,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            happen(s, {.what = number(limit_laid), .who = f.player, .from = limit(s), .to = f.place}, events);
            fill(s, f.player, events);
        },
        .valid = [](const State& s, const Frame& f) { return limit_goals(s).has(f.place); },
        .at_once = true,
    },
    .text = {
        .part = "The Limit table is about to go {place:goal}.",
    },
},
{
    // count: caballeros of `whose` that have left its region (place), each from the table or from beside it.
    .id = leave_table,
    .name = "leave_table",
    .rule = {
        .fields = frame_count | frame_place | frame_whose,
        .legal = [](const State&, const Frame&, Choices& out) {
            out.add(Thing::token, 1u << token_at(limit_table));
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) { return f.count > 0 && waiting(s, f.whose) > 0; },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c == press(done)) change_sides(s, left_beside, f.whose, 1, events);
            if (--f.count > 0) push(s, f);
        },
        .valid = [](const State& s, const Frame& f) {
            return f.place == limit(s) && f.count <= 9
                   && std::all_of(&f + 1, &s.top() + 1, [](const Frame& above) {
                          return above.step == number(leave_table) || above.step == number(take_space);
                      });
        },
    },
    .text = {
        .prompt = "{Whose} caballero has left. Was it on the Limit table or beside it?",
        .done_button = "From beside it",
        .answer_text_now = [](const State&, Choice c) -> std::string_view {
            return c == press(done) ? "take the one beside the Limit table" : "take one from the Limit table";
        },
    },
},
{
    // A caballero of `whose` is moved within its region: onto the table or off it.
    .id = rearrange,
    .name = "rearrange",
    .rule = {
        .fields = frame_place | frame_whose,
        .legal = [](const State&, const Frame&, Choices& out) {
            out.add(Thing::token, 1u << token_at(limit_table));
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) {
            return waiting(s, f.whose) > 0 && on_table(s, f.whose) > 0 && free_spaces(s) > 0;
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            const bool off = c == press(done);
            change_sides(s, off ? went_beside : went_on_table, f.whose, 1, events);
            if (off) fill_afterwards(s, f.player);
        },
        .valid = [](const State& s, const Frame& f) { return f.place == limit(s); },
        .at_once = true,
    },
    .text = {
        .prompt = "Does {whose} caballero go onto the Limit table, or off it?",
        .done_button = "Off it",
        .answer_text_now = [](const State&, Choice c) -> std::string_view {
            return c == press(done) ? "take it off the Limit table" : "put it on the Limit table";
        },
    },
},
{
    .id = fill_table,
    .name = "fill_table",
    .rule = {
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            fill(s, holder(s) != nobody ? holder(s) : f.player, events);
        },
        .stays = true,
    },
},
{
    // After the general scoring of the Castillo: those that came from it. Without an Inquisitor nobody chooses.
    .id = empty_castillo,
    .name = "empty_castillo",
    .rule = {
        .apply = [](State& s, Frame&, Choice, Events& events) {
            if (holder(s) != nobody || all_waiting(s) <= free_spaces(s)) fill(s, holder(s), events);
        },
        .valid = [](const State&, const Frame&) { return false; },   // runs at once: never on the stack
        .without_player = true,
    },
},
{
    // count: free spaces.
    .id = let_on,
    .name = "let_on",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame&, Choices& out) {
            for (Player p : those_waiting(s)) add_caballeros(out, p, {limit(s)});
        },
        .possible = [](const State& s, const Frame& f) {
            return f.count > 0 && free_spaces(s) > 0 && all_waiting(s) > 0;
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            change_sides(s, went_on_table, c.whose, 1, events);
            fill(s, f.player, events);
        },
        .valid = [](const State& s, const Frame& f) { return f.count == free_spaces(s); },
        .at_once = true,
    },
    .text = {
        .prompt = "Choose who goes on the Limit table; {n, plural, one {# space is} other {# spaces are}} free.",
        .title = "The Limit table",
        .answer_text = "let {whose} caballero on",
    },
    .hints = {
        .shows = Shows::left,
    },
},
};

}

bool may_rearrange(const State& s, Player colour) {
    return on_table(s, colour) > 0 || (waiting(s, colour) > 0 && free_spaces(s) > 0);
}

Places limit_goals(const State& s) { return open_regions(s) - Places{at(s, FRA), limit(s)}; }

void wait_if_full(State& s) {
    int late = all_on_table(s) - limit_spaces(s);
    for (Player p : colours(s)) {
        if (late <= 0) return;
        const int his = std::min(late, on_table(s, p));
        byte(s, waiting_at + p) = static_cast<std::uint8_t>(waiting(s, p) + his);
        late -= his;
    }
}

void arrives_at_table(State& s, const Moved& moved, Events& events) {
    if (moved.from != CAS) {
        const int late = std::clamp(all_on_table(s) - limit_spaces(s), 0, moved.n);
        change_sides(s, went_beside, moved.whose, late, events);
        return;
    }
    change_sides(s, went_beside, moved.whose, moved.n, events);
    if (s.depth == 0 || s.top().step != number(empty_castillo)) push(s, {.step = number(empty_castillo)});
}

void leaves_table(State& s, const Moved& moved, Events& events) {
    const int beside = waiting(s, moved.whose);
    const int there = in_region(s, moved.whose, limit(s)) - in_office(s, moved.whose);
    Players   others = those_waiting(s);
    others.remove(moved.whose);
    // If nobody else waits it is all one: those beside it go on at once.
    const int surely = others.empty() ? std::min(moved.n, beside) : std::max(0, beside - there);
    change_sides(s, left_beside, moved.whose, surely, events);
    if (waiting(s, moved.whose) > 0 || !others.empty()) fill_afterwards(s, moved.by);
    if (const int perhaps = std::min(moved.n - surely, waiting(s, moved.whose)); perhaps > 0 && !others.empty())
        push(s, {.step = number(leave_table), .player = moved.by, .count = static_cast<Count>(perhaps),
                 .place = limit(s), .whose = moved.whose});
}

void newcomer_leaves_table(State& s, Player by, Player whose, Events& events) {
    if (waiting(s, whose) > 0) change_sides(s, left_beside, whose, 1, events);
    else fill_afterwards(s, by);
}

void rearranges(State& s, const Moved& moved, Events& events) {
    const bool may_step_on = waiting(s, moved.whose) > 0 && free_spaces(s) > 0;
    if (!may_step_on) {
        change_sides(s, went_beside, moved.whose, 1, events);
        fill_afterwards(s, moved.by);
    } else if (on_table(s, moved.whose) == 0) {
        change_sides(s, went_on_table, moved.whose, 1, events);
    } else {
        push(s, {.step = number(rearrange), .player = moved.by, .place = limit(s), .whose = moved.whose});
    }
}

constinit const std::span<const Step> limit_steps = steps;

}
