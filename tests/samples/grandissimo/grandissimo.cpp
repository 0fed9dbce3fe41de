// A little of Grandissimo (1996 booklet, pages 12-14): Portugal, the jail, its symbol on action cards, and the pardon
// that goes with the King's card. The jail may be left out. A sample: it shows that there is room for such a box.
#include "engine/base/base.h"
#include "engine/pieces.h"

namespace eg {
namespace {

Numbers numbers;   // set by modules.cpp

enum OwnPlace { portugal, jail };
enum OwnStep : StepId { imprison, free_prisoners, prisoner_goes, pardon };
enum Bytes : std::uint8_t { jailed_at, pardoned_at, bytes };   // whether it was done in this turn

StepId       number(OwnStep step) { return static_cast<StepId>(numbers.step + step); }
Place        at(const State& s, OwnPlace place) { return own_place(s, numbers, place); }
std::uint8_t byte(const State& s, Bytes which) { return block(s, numbers)[which]; }

Options jail_option() {
    static const Options bit = option_named("jail");
    return bit;
}
unsigned jail_symbol() {
    static const unsigned bit = mark_named("jail");
    return bit;
}

Players prisoners(const State& s) {
    Players some;
    for (Player p : colours(s))
        if (s.caballeros[p][at(s, jail)] > 0) some.add(p);
    return some;
}
void add_victims(const State& s, Choices& out) {
    for (Player p : colours(s)) add_caballeros(out, p, movable(s, p));
}
bool has_victims(const State& s) {
    for (Player p : colours(s))
        if (!movable(s, p).empty()) return true;
    return false;
}

// Of the card that is used in this turn.
bool may_jail(const State& s, const Frame& turn) {
    return s.rules.has(jail_option()) && turn.step == use_card && !byte(s, jailed_at)
           && shown_card(s, turn.set & 0xff).marks & jail_symbol();
}
bool may_pardon(const State& s, const Frame& turn) {
    if (turn.step != use_card || byte(s, pardoned_at) || prisoners(s).empty() || open_regions(s).empty()) return false;
    const ActionCard& card = shown_card(s, turn.set & 0xff);
    return card.returns && card.effect.count > 0 && card.effect.frames[0].step == choose_kings_region;
}

constexpr Token token_rows[] = {
    {.id = "pardon", .name = "Royal Pardon",
     .where = [](const State& s, int) { return TokenSpot{.place = at(s, jail)}; }, .shape = TokenShape::figure,
     .picture = "grandissimo/pardon", .told = "the Royal Pardon is here"},
};
Choice the_pardon() { return {Thing::token, numbers.token}; }

void free_actions(const State& s, const Frame& turn, Choices& out) {
    if (may_jail(s, turn)) add_victims(s, out);
    if (may_pardon(s, turn)) out.add(Thing::token, 1u << numbers.token);
}
bool act_on(State& s, const Frame& turn, Choice c, Events& events) {
    if (c.thing == Thing::caballero) {
        block(s, numbers)[jailed_at] = 1;
        move(s, turn.player, c.whose, static_cast<Place>(c.which), at(s, jail), events);
    } else if (c == the_pardon()) {
        block(s, numbers)[pardoned_at] = 1;
        push(s, {.step = number(pardon), .player = turn.player});
    } else return false;
    return true;
}
void turn_begins(State& s, Player, Events&) { block(s, numbers)[jailed_at] = block(s, numbers)[pardoned_at] = 0; }

constexpr Step steps[] = {
{
    // count: how many more
    .id = imprison,
    .name = "imprison",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame&, Choices& out) {
            add_victims(s, out);
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) { return f.count > 0 && has_victims(s); },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c == press(done)) return;
            --push(s, f).count;
            move(s, f.player, c.whose, static_cast<Place>(c.which), at(s, jail), events);
        },
        .valid = [](const State&, const Frame& f) { return f.count <= 9; },
    },
    .text = {
        .prompt = "Choose a caballero to put into jail; up to {n} may be.",
    },
},
{
    // count: how many more
    .id = free_prisoners,
    .name = "free_prisoners",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame&, Choices& out) {
            for (Player p : prisoners(s)) add_caballeros(out, p, {at(s, jail)});
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) { return f.count > 0 && !prisoners(s).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events&) {
            if (c == press(done)) return;
            --push(s, f).count;
            push(s, {.step = number(prisoner_goes), .player = f.player, .whose = c.whose});
        },
        .valid = [](const State&, const Frame& f) { return f.count <= 9; },
    },
    .text = {
        .prompt = "Choose a prisoner to free; up to {n} may go.",
    },
},
{
    .id = prisoner_goes,
    .name = "prisoner_goes",
    .rule = {
        .fields = frame_whose,
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(anywhere(s)); },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            move(s, f.player, f.whose, at(s, jail), static_cast<Place>(c.which), events);
        },
        .valid = [](const State& s, const Frame& f) { return prisoners(s).has(f.whose); },
    },
    .text = {
        .prompt = "Choose where {whose} prisoner goes.",
    },
},
{
    // All of them, into one region.
    .id = pardon,
    .name = "pardon",
    .rule = {
        .legal = [](const State& s, const Frame&, Choices& out) { out.add(open_regions(s)); },
        .possible = [](const State& s, const Frame&) { return !prisoners(s).empty() && !open_regions(s).empty(); },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            for (Player p : prisoners(s))
                while (s.caballeros[p][at(s, jail)] > 0)
                    move(s, f.player, p, at(s, jail), static_cast<Place>(c.which), events);
        },
    },
    .text = {
        .prompt = "Choose the region that all prisoners go to.",
    },
},
};
constexpr std::span<const Step> chapters[] = {steps};

constexpr Phrase phrases[] = {
    {.words = "free {n} prisoners",
     .means = [](const PhraseArgs& n) {
         return Effect{Frame{.step = number(free_prisoners), .count = static_cast<Count>(n[0])}};
     },
     .option = "jail"},
    {.words = "jail {n}",
     .means = [](const PhraseArgs& n) {
         return Effect{Frame{.step = number(imprison), .count = static_cast<Count>(n[0])}};
     },
     .option = "jail"},
};

constexpr PlaceForm portuguese[] = {{"into", "into Portugal"}};
constexpr PlaceForm jailed[] = {{"into", "into jail"}, {"to", "to jail"}, {"from", "out of jail"}, {"in", "in jail"}};
constexpr PlaceRow place_rows[] = {
    {.id = "POR", .name = "Portugal", .forms = portuguese, .values = {{5, 0, 0}}, .borders = "GAL CV CN SEV",
     .dialled = false},
    {.id = "JAIL", .name = "Jail", .forms = jailed, .region = false, .placeable = false},
};

constexpr Field fields[] = {
    {.word = "jailed", .at = jailed_at, .most = 1},
    {.word = "pardoned", .at = pardoned_at, .most = 1},
};
constexpr OptionRow option_rows[] = {{"jail", "The jail", "Prisoners, and the King's pardon."}};
constexpr Mark symbols[] = {{"jail", "Jail", "grandissimo/jail"}};
constexpr FreeAction action_rows[] = {
    {.id = "jail", .title = "Jail", .has = [](const State&, Choice c) { return c.thing == Thing::caballero; },
     .picture = "grandissimo/jail"},
    {.id = "pardon", .title = "Pardon", .has = [](const State&, Choice c) { return c == the_pardon(); },
     .picture = "grandissimo/pardon"},
};
constexpr Fact facts[] = {
    {"prisoners", [](const State& s, Player me) -> unsigned { return s.caballeros[me][at(s, jail)] > 0; }},
};
constexpr std::string_view to[] = {"1996", "decennial", "bigbox"}, apart[] = {"new_regency"};

}

Module grandissimo() {
    return {
        .name = "grandissimo",
        .steps = chapters,
        .phrases = phrases,
        .places = place_rows,
        .fields = fields,
        .tokens = token_rows,
        .options = option_rows,
        .marks = symbols,
        .free_actions = action_rows,
        .block = bytes,
        .facts = facts,
        .variant = {.title = "Grandissimo", .line = "Portugal and the jail.", .to = to, .not_with = apart},
        .deck = "grandissimo",
        .hooks = {
            .turn = {.before = turn_begins, .free_actions = free_actions, .act = act_on},
        },
        .numbers = &numbers,
    };
}

}
