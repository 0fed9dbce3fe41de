// A turn: muster caballeros, then take an action card, place its caballeros and perform its special action, in either
// order but not mixed (1996, Player turns; The action cards, Sequence of Actions).
#include <algorithm>

#include "engine/base/base.h"
#include "engine/lanes.h"
#include "engine/validate.h"

namespace eg {

namespace {

// The buttons of the special actions that may still be performed, as bits.
unsigned action_buttons(const State& s, const Frame& turn) {
    if (turn.mode & has_acted) return 0;
    const ActionCard& card = shown_card(s, turn.set & 0xff);
    return (can_act(s, turn.player, card.effect) ? 1u << act : 0)
           | (can_act(s, turn.player, card.other) ? 1u << act_other : 0);
}

// Whether the special action of a card that has been taken may be to come: one that may be kept is not kept yet.
bool may_still_act(const State& s, int stack) {
    const ActionCard& card = shown_card(s, stack);
    return !card.moment || (!kept_when_taken(card) && copies_in_play(s, stack, card) < card.copies);
}

// Whether each turn takes an action card.
bool one_card_a_turn(const State& s) {
    const auto& turn = box(s).turn.steps;
    return std::find(turn.begin(), turn.end(), take_card) != turn.end();
}

// The next player with his Grande in the King's region who can muster; nobody: none.
Player next_host(const State& s, const Frame& f) {
    return next_clockwise(s, f, true, [&](Player q) {
        return regions(s).has(s.grande[q]) && s.grande[q] == s.king && (s.province[q] > 0 || !movable(s, q).empty());
    });
}

constexpr Step steps[] = {
{
    // Up to `count` from the province; if it is empty, from regions, never from the Castillo (1996, Move Caballeros 1;
    // Decennial, 3.1 and The Court).
    .id = muster,
    .name = "muster",
    .rule = {
        .fields = frame_count,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            if (s.province[f.player] > 0) {
                const int most = f.count < s.province[f.player] ? f.count : s.province[f.player];
                out.add(Thing::number, (2u << most) - 1);
            } else {
                add_caballeros(out, f.player, movable(s, f.player));
                out.add(done);
            }
        },
        .possible = [](const State& s, const Frame& f) {
            return f.count > 0 && (s.province[f.player] > 0 || !movable(s, f.player).empty());
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c == press(done)) return;
            if (c.thing == Thing::number) {
                to_court(s, f.player, c.which, events);
                if (s.province[f.player] > 0) return;
                f.count = static_cast<Count>(f.count - c.which);
                push(s, f);
            } else {
                --f.count;
                push(s, f);   // first: hooks of what follows may push questions
                recall(s, f.player, static_cast<Place>(c.which), events);
            }
        },
        .begin = [](const State& s, Player p) {
            return Frame{.step = muster, .player = p, .count = mustered_by(s, p)};
        },
        .valid = [](const State&, const Frame& f) { return f.count <= most_mustered; },
    },
    .text = {
        .prompt_now = [](const State& s, const Frame& f) -> std::string_view {
            return s.province[f.player] > 0 ? "Bring up to {n} of your caballeros from the province to your court."
                                            : "The province is empty: you may take up to {n} of your caballeros from "
                                              "regions to your court.";
        },
        .hint = "Caballeros in your province: {province}.",
        .awaited = "to fill the court",
        .way = "{n, plural, one {recall {whose} caballero} other {recall # of {whose} caballeros}} {from:from}",
        .ways = "recall {whose} caballeros: {list}",
        .route = "{n} {from:from}",
    },
    .hints = {
        .likely = [](const State&, const Frame&, const Choices& choices, unsigned luck, Rng& rng) {
            if (choices[0].thing == Thing::number && luck % 4) return choices[choices.size() - 1];  // all of them
            return choices[rng.below(choices.size())];
        },
        .opens_turn = true,
    },
},
{
    // Players with their Grande in the King's region muster, from the left, the active player last. set: those already
    // asked.
    .id = muster_hosts,
    .name = "muster_hosts",
    .rule = {
        .fields = frame_count | frame_set,
        .possible = [](const State& s, const Frame& f) { return next_host(s, f) != nobody; },
        .apply = [](State& s, Frame& f, Choice, Events&) {
            const Player host = next_host(s, f);
            f.set |= Players{host}.bits;
            push(s, f);
            push(s, {.step = muster, .player = host, .count = f.count});
        },
        .valid = [](const State& s, const Frame& f) { return f.count <= most_mustered && f.set <= s.seats().bits; },
    },
},
{
    .id = take_card,
    .name = "take_card",
    .rule = {
        .fields = frame_mode,
        .legal = [](const State& s, const Frame&, Choices& out) {
            out.add(Thing::stack, available_stacks(s).bits);
            add_free_actions(s, s.top(), out);
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c.thing != Thing::stack && act_freely(s, f, c, events)) return;
            s.taker[c.which] = f.player;
            events.add({.what = What::card_taken, .who = f.player, .n = c.which, .card = s.shown[c.which]});
            const ActionCard& taken = shown_card(s, c.which);
            const std::uint8_t mode = kept_when_taken(taken) ? has_acted : 0;
            push(s, {.step = use_card,
                     .player = f.player,
                     .count = static_cast<Count>(taken.caballeros),
                     .whose = f.player,
                     .mode = mode,
                     .set = c.which});
            if (kept_when_taken(taken)) push(s, taken.effect, f.player);
        },
        .valid = [](const State& s, const Frame& f) {
            return one_card_a_turn(s) && enough_action_cards(s) && (f.mode & ~free_action_done) == 0
                   && leaves_room_for_turn(s, f, true);
        },
        .is_turn = true,
    },
    .text = {
        .prompt = "Take one of the action cards.",
        .hint = "Its number is how many caballeros you may place.",
        .awaited = "to take a card",
        .awaited_brief = "to take",
    },
    .hints = {
        .opens_turn = true,
    },
},
{
    // count: caballeros left to place; set: the card's stack, and from allowed_shift on the players who allow all of
    // its special action.
    .id = use_card,
    .name = "use_card",
    .rule = {
        .fields = frame_count | frame_whose | frame_mode | frame_set,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            if (f.count > 0 && s.court[f.player] > 0) out.add(beside_the_king(s, f.player));
            out.add(Thing::button, 1u << done | action_buttons(s, f));
            add_free_actions(s, f, out);
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c == press(done)) {
                events.add({.what = What::turn_ends, .who = f.player});
                return;
            }
            if (c.thing == Thing::place) return place_in_turn(s, f, static_cast<Place>(c.which), events);
            if (c.thing != Thing::button && act_freely(s, f, c, events)) return;
            const int         stack = f.set & 0xff;
            const ActionCard& card = shown_card(s, stack);
            if (f.mode & has_placed) f.count = 0;
            f.mode |= has_acted;
            push(s, f);
            events.add({.what = What::announced,
                        .who = f.player,
                        .n = static_cast<std::uint8_t>(stack),
                        .card = s.shown[stack]});
            const Effect& chosen = c == press(act) ? card.effect : card.other;
            push(s, chosen, f.player);
            offer_veto(s, f.player);
        },
        .valid = [](const State& s, const Frame& f) {
            const int stack = f.set & 0xff;
            return stack < piles(s) && s.shown[stack] != no_card && s.taker[stack] == f.player && f.whose == f.player
                   && f.count <= shown_card(s, stack).caballeros
                && leaves_room_for_turn(s, f, f.step == use_card)
                && (f.mode & ~(has_acted | has_placed)) == 0
                && (f.mode & has_acted || may_still_act(s, stack))
                && (Players::of_bits(f.set >> allowed_shift) - opponents(s, f.player)).empty();
        },
        .is_turn = true,
    },
    .text = {
        .prompt_now = [](const State& s, const Frame& f) -> std::string_view {
            const bool acts = action_buttons(s, f) != 0, has_begun = f.mode & has_placed;
            if (f.count == 0 || s.court[f.player] == 0)
                return !acts       ? all_done(s, f)
                       : has_begun ? "Perform the special action, or end your turn."
                                   : "You have nothing more to place. Perform the special action or end your turn.";
            if (acts && has_begun) return "Place up to {n} more, or perform the special action.";
            const PlacingPrompts& where = placing_prompt(s, beside_the_king(s, f.player));
            return acts ? where.or_act : where.only;
        },
        .card = [](const State& s, const Frame& f) {
            return s.shown[f.set & 0xff] == no_card ? nullptr : &shown_card(s, f.set & 0xff);
        },
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            if (c == press(act) || c == press(act_other)) {
                if (action_buttons(s, f) >> c.which & 1u) return "";
                return c == press(act_other) && shown_card(s, f.set & 0xff).other.count == 0
                           ? "This card has one action only."
                           : "You have already performed this action, or it would change nothing now.";
            }
            if (c.thing != Thing::place) return "";
            if (s.court[f.player] == 0) return "Your court is empty: you have no caballeros to place.";
            if (f.count == 0) return "This card places no more caballeros.";
            return not_beside_the_king(s, static_cast<Place>(c.which));
        },
        .done_button = "End turn",
    },
    .hints = {
        .gesture = Gesture::from_court,
        .shows = Shows::left_of_card,
        .turn_done = [](const State& s, const Frame& f) {
            return (f.mode & has_acted) && (f.count == 0 || s.court[f.player] == 0);
        },
        .likely = [](const State&, const Frame& f, const Choices& choices, unsigned luck, Rng& rng) {
            const Places   places = Places::of_bits(choices.of(Thing::place));
            const unsigned buttons = choices.of(Thing::button) & ~(1u << done);
            const bool     placed = f.mode & has_placed;
            if (!places.empty() && (!buttons || luck % 4 || placed) && (luck >> 2) % 32)
                return on(places.nth(rng.below(places.size())));
            if (buttons && (luck >> 7) % 8) {
                const auto set = Set<Button>::of_bits(buttons);
                return press(set.nth(rng.below(set.size())));
            }
            return press(done);
        },
    },
},
};

}

bool act_freely(State& s, const Frame& turn, Choice c, Events& events) {
    bool acted = false;
    each_hook(s, &TurnHooks::act, [&](auto act) {
        if (acted) return;
        Frame& again = push(s, turn);   // the turn asks again afterwards
        const FrameFields fields = step(turn.step).rule.fields;
        if (fields & frame_set) again.set &= (1u << allowed_shift) - 1;
        else if (fields & frame_mode) again.mode |= free_action_done;
        acted = act(s, turn, c, events);
        if (!acted) pop(s);
    });
    return acted;
}

bool can_begin(const State& s, Player player, const Effect& effect) {
    for (int i = 0; i < effect.count; ++i) {
        Frame frame = effect.frames[static_cast<std::size_t>(i)];
        frame.player = player;
        const Step& here = step(frame.step);
        if (!here.rule.possible || here.rule.possible(s, frame)) return true;
        if (here.rule.needed && here.rule.needed(s, frame)) return false;
    }
    return false;
}

namespace {

// Whether the colour that nobody plays has yet to take a card in this round.
bool rival_takes_one(const State& s) {
    return neutral_power(s) != no_power
           && std::find(s.taker.items.begin(), s.taker.items.end(), box(s).rival) == s.taker.items.end();
}

}

bool enough_action_cards(const State& s, int besides) {
    int turns = besides + rival_takes_one(s);
    for (int i = 0; i < s.depth; ++i) {
        const StepId waiting = s.stack[static_cast<std::size_t>(i)].step;
        if (waiting == take_card) ++turns;
        if (waiting == next_turn && one_card_a_turn(s)) turns += (s.seats() - s.acted).size();
    }
    return turns <= available_stacks(s).size();
}

bool is_on_a_card(const State& s, const Frame& f) {
    Frame alike = f;
    alike.player = nobody;
    if (const Step& here = step(f.step); here.rule.takes_picked) here.rule.takes_picked(alike, nowhere);
    const auto begins = [&](const Effect& effect) {
        return std::count(effect.frames.begin(), effect.frames.begin() + effect.count, alike) > 0;
    };
    for (int stack = 0; stack < piles(s); ++stack)
        for (int i = 0; i < card_count(s.rules, stack); ++i)
            if (const ActionCard& it = card(s.rules, stack, i);
                in_the_deck(it, s.rules) && (begins(it.effect) || begins(it.other)))
                return true;
    for (int i = 0; i < hand_count(s.rules); ++i)
        if (begins(hand_card(s.rules, i).effect)) return true;
    return false;
}

const ActionCard& shown_card(const State& s, int stack) { return card(s.rules, stack, s.shown[stack]); }

bool has_caballero_bonus(const State& s, Player p) {
    return s.province[p] > 0 || (s.court[p] > 0 && !beside_the_king(s, p).empty());
}
void caballero_bonus_choices(const State& s, const Frame& f, Choices& out) {
    if (s.court[f.player] > 0) out.add(beside_the_king(s, f.player));
    if (s.province[f.player] > 0) out.add(Thing::court, 1u, f.player);
}
void take_caballero_bonus(State& s, Player p, Choice c, Events& events) {
    if (c.thing == Thing::court) to_court(s, p, 1, events);
    else from_court(s, p, static_cast<Place>(c.which), events);
}
std::string_view caballero_bonus_refused(const State& s, const Frame& f, Choice c) {
    if (c.thing != Thing::place) return "";
    return s.court[f.player] == 0 ? "Your court is empty: you have no caballeros to place."
                                  : not_beside_the_king(s, static_cast<Place>(c.which));
}
std::string_view caballero_bonus_answer(const State&, Choice c) {
    return c.thing == Thing::court ? "one to your court" : "place one {chosen:into}";
}

constinit const std::span<const Step> turn_steps = steps;

}
