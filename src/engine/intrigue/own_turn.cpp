// A turn: placing by the caballero card and one special action, in either order; and the two cards for later use,
// reserve and Veto (1996 booklet, Intrigue & the King, The King's card and the Intrigue card).
#include <algorithm>

#include "engine/base/base.h"
#include "engine/decks.h"
#include "engine/intrigue/intrigue.h"

namespace eg::of_intrigue {
namespace {

bool has_shared_card(const State& s, Player p) {
    return (unsigned{has_kings_card(s, p)} | unsigned{has_intrigue_card(s, p)}) != 0;
}
int  shared_stack(const State& s, Player p) { return has_kings_card(s, p) ? 0 : 1; }
bool own_card_can_act(const State& s, Player p) {
    return own_current_card(s, p) >= 0 && can_act(s, p, hand_card(s.rules, own_current_card(s, p)).effect);
}

// Cards 15 and 20 change how many or where caballeros are placed, so they must be performed before placing.
bool changes_placing(const State& s, Player p) {
    return !has_shared_card(s, p) && begins_with(s, own_current_card(s, p), widen_placing);
}

// The buttons of the special actions that may still be performed, as bits: those of the King's or Intrigue card if the
// player has one, else that of the own card.
unsigned buttons(const State& s, const Frame& f) {
    if (f.mode & has_acted) return 0;
    if (!has_shared_card(s, f.player)) return own_card_can_act(s, f.player) ? 1u << act : 0;
    const int stack = shared_stack(s, f.player);
    if (s.shown[stack] == no_card) return 0;
    const ActionCard& card = shown_card(s, stack);
    return (can_act(s, f.player, card.effect) ? 1u << act : 0)
           | (can_act(s, f.player, card.other) ? 1u << act_other : 0);
}
// With two or three players the own card's action may be performed instead of the King's or Intrigue card's.
bool may_use_own_card(const State& s, const Frame& f) {
    return s.players <= 3 && !(f.mode & has_acted) && has_shared_card(s, f.player) && own_card_can_act(s, f.player);
}
// "Required": a player with neither the King's nor the Intrigue card must perform the own card's action if possible.
bool must_act(const State& s, const Frame& f, unsigned acts) {
    return acts && !has_shared_card(s, f.player) && hand_card(s.rules, own_current_card(s, f.player)).required;
}
bool must_act(const State& s, const Frame& f) { return must_act(s, f, buttons(s, f)); }
Places may_place_in(const State& s, const Frame& f) {
    return f.mode & may_place_anywhere ? placeable(s, f.player) : beside_the_king(s, f.player);
}
bool may_place(const State& s, const Frame& f) { return f.count > 0 && s.court[f.player] > 0; }

bool may_spend_reserve(const State& s, Player p) { return flag(s, p, has_reserve) && s.court[p] > 0; }

bool has_step(const Effect& effect, StepId step) {
    return std::any_of(effect.frames.begin(), effect.frames.begin() + effect.count,
                       [&](const Frame& frame) { return frame.step == step; });
}

bool is_veto_card(const State& s, Player p) { return begins_with(s, own_current_card(s, p), stop_by_card); }

constexpr Step steps[] = {
{
    // Scores places that were chosen before the reserves were asked. mode: first_only, me_first or 0, and `general`;
    // set: the places.
    .id = count_foreseen,
    .name = "count_foreseen",
    .rule = {
        .fields = frame_mode | frame_set,
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            pay_scoring(s, f.mode & general ? nobody : f.player, Places::of_bits(f.set), f.mode & pay_mask, events);
        },
        .valid = [](const State& s, const Frame& f) {
            const int how = f.mode & ~general;
            return (Places::of_bits(f.set) - (regions(s) | castillo)).empty()
                   && (how == 0 || (!(f.mode & general) && (how == first_only || how == me_first)));
        },
    },
},
{
    // count: caballeros left to place; set: the stack of the shared card that is performed, and from allowed_shift on
    // the players who have pressed allow_all.
    .id = use_own_card,
    .name = "use_own_card",
    .rule = {
        .fields = frame_count | frame_mode | frame_set,
        .legal = [](const State& s, const Frame& f, Choices& out) {
            if (may_place(s, f)) out.add(may_place_in(s, f));
            const unsigned acts = buttons(s, f);
            out.add(Thing::button, (must_act(s, f, acts) ? 0 : 1u << done) | acts);
            if (may_use_own_card(s, f)) out.add(Thing::hand_card, 1u << own_current_card(s, f.player));
            add_free_actions(s, f, out);
        },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c == press(done)) {
                events.add({.what = What::turn_ends, .who = f.player});
                return;
            }
            if (c.thing == Thing::place) return place_in_turn(s, f, static_cast<Place>(c.which), events);
            if (c.thing != Thing::button && c.thing != Thing::hand_card && act_freely(s, f, c, events)) return;
            const bool shared = c.thing == Thing::button && has_shared_card(s, f.player);
            if (f.mode & has_placed) f.count = 0;
            f.mode |= has_acted;
            set_flag(s, f.player, has_used, true);
            const int stack = shared_stack(s, f.player);
            if (shared) f.set = static_cast<std::uint16_t>((f.set & ~0xff) | stack);
            push(s, f);
            if (shared) {
                events.add({.what = What::announced,
                            .who = f.player,
                            .n = static_cast<std::uint8_t>(stack),
                            .card = s.shown[stack]});
                push(s, c == press(act) ? shown_card(s, stack).effect : shown_card(s, stack).other, f.player);
            } else {
                const int card = own_current_card(s, f.player);
                events.add(
                    {.what = number(own_card_performed), .who = f.player, .n = static_cast<std::uint8_t>(card + 1)});
                push(s, hand_card(s.rules, card).effect, f.player);
            }
            offer_veto(s, f.player);
        },
        .begin = [](const State& s, Player p) {
            const std::uint8_t mode = flag(s, p, has_used) ? has_acted : 0;   // by a Veto card
            return Frame{.step = number(use_own_card),
                         .player = p,
                         .count = static_cast<Count>(caballero_card(s, p)),
                         .mode = mode};
        },
        .valid = [](const State& s, const Frame& f) {
            return f.count <= 5 && (f.mode & ~(has_acted | has_placed | may_place_anywhere)) == 0 && (f.set & 0xff) <= 1
                   && leaves_room_for_turn(s, f, false)
                && (Players::of_bits(f.set >> allowed_shift) - opponents(s, f.player)).empty();
        },
        .is_turn = true,
    },
    .text = {
        .prompt_now = [](const State& s, const Frame& f) -> std::string_view {
            const PlacingPrompts& where = placing_prompt(s, may_place_in(s, f));
            if (!buttons(s, f) && !may_use_own_card(s, f))
                return may_place(s, f) ? where.only : all_done(s, f);
            if (must_act(s, f))
                return may_place(s, f) ? "Place up to {n} beside {king} or in the Castillo, and perform the special "
                                         "action, which is required."
                                       : "Perform the special action, which is required.";
            if (!may_place(s, f)) return "You have nothing more to place. Perform the special action or end your turn.";
            return f.mode & has_placed ? "Place up to {n} more, or perform the special action." : where.or_act;
        },
        .card = [](const State& s, const Frame& f) -> const ActionCard* {
            const ActionCard* shared = has_shared_card(s, f.player) && s.shown[shared_stack(s, f.player)] != no_card
                                           ? &shown_card(s, shared_stack(s, f.player))
                                           : nullptr;
            const ActionCard* own =
                own_current_card(s, f.player) >= 0 ? &hand_card(s.rules, own_current_card(s, f.player)) : nullptr;
            if (!shared || !own) return shared ? shared : own;
            // the frame above the turn belongs to the card being performed
            const Frame* next = &f - s.stack.data() + 1 < s.depth ? &f + 1 : nullptr;
            return next && has_step(own->effect, next->step) && !has_step(shared->effect, next->step)
                           && !has_step(shared->other, next->step)
                       ? own
                       : shared;
        },
        .refused = [](const State& s, const Frame& f, Choice c) -> std::string_view {
            if (c == press(done))
                return must_act(s, f) ? "The special action of your card is required: perform it first." : "";
            if (c == press(act) || c == press(act_other)) {
                if (buttons(s, f) >> c.which & 1u) return "";
                return !(f.mode & has_acted) && f.mode & has_placed && changes_placing(s, f.player)
                           ? "This action must come before the first caballero is placed."
                           : "You have already performed this action, or it would change nothing now.";
            }
            if (c.thing != Thing::place) return "";
            if (s.court[f.player] == 0) return "Your court is empty: you have no caballeros to place.";
            if (f.count == 0) return "You may place no more caballeros this turn.";
            return f.mode & may_place_anywhere ? "" : not_beside_the_king(s, static_cast<Place>(c.which));
        },
        .hint = "The caballero card says how many you may place.",
        .done_button = "End turn",
    },
    .hints = {
        .gesture = Gesture::from_court,
        .shows = Shows::left,
        .turn_done = [](const State& s, const Frame& f) { return (f.mode & has_acted) && !may_place(s, f); },
        .likely = [](const State&, const Frame& f, const Choices& choices, unsigned luck, Rng& rng) {
            const Places   places = Places::of_bits(choices.of(Thing::place));
            const unsigned acts = choices.of(Thing::button) & ~(1u << done), own_card = choices.of(Thing::hand_card);
            const bool     act_now = acts || own_card;
            if (!places.empty() && (!act_now || luck % 4 || f.mode & has_placed)
                && ((luck >> 2) % 32 || !choices.has(press(done))))
                return on(places.nth(rng.below(places.size())));
            if (act_now && ((luck >> 7) % 8 || !choices.has(press(done)))) {
                if (own_card && (!acts || luck >> 10 & 1))
                    return Choice{Thing::hand_card, static_cast<std::uint8_t>(std::countr_zero(own_card))};
                const auto set = Set<Button>::of_bits(acts);
                return press(set.nth(rng.below(set.size())));
            }
            return press(done);
        },
        .opens_turn = true,
    },
},
{
    // The reserve is used once, just before a scoring, when the scored places are known.
    .id = spend_reserve,
    .name = "spend_reserve",
    .rule = {
        .legal = [](const State& s, const Frame& f, Choices& out) {
            out.add(placeable(s, f.player) - castillo);
            out.add(done);
        },
        .possible = [](const State& s, const Frame& f) { return may_spend_reserve(s, f.player); },
        .apply = [](State& s, Frame& f, Choice c, Events& events) {
            if (c == press(done)) return;
            set_flag(s, f.player, has_reserve, false);
            events.add({.what = number(reserve_spent), .who = f.player});
            from_court(s, f.player, static_cast<Place>(c.which), events);
        },
    },
    .text = {
        .prompt = "Before the scoring you may place your reserve, one caballero from your court, in any region.",
        .title = "Your reserve",
        .awaited = "may use the reserve",
        .done_button = "Keep it",
    },
    .hints = {
        .gesture = Gesture::from_court,
    },
},
{
    // Never performed in a turn: used during opponents' turns (who_may_stop).
    .id = stop_by_card,
    .name = "stop_by_card",
    .rule = {
        .possible = [](const State&, const Frame&) { return false; },
        .apply = [](State&, Frame&, Choice, Events&) {},
    },
},
{
    .id = keep_reserve,
    .name = "keep_reserve",
    .rule = {
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            set_flag(s, f.player, has_reserve, true);
            events.add({.what = number(reserve_kept),
                        .who = f.player,
                        .n = static_cast<std::uint8_t>(own_current_card(s, f.player) + 1)});
        },
    },
    .text = {
        .part = "A card is about to be kept for a scoring.",
    },
},
};

}

const Frame* own_turn(const State& s, Player p) {
    for (int i = s.depth; i-- > 0;)
        if (const Frame& frame = s.stack[static_cast<std::size_t>(i)];
            frame.step == number(use_own_card) && frame.player == p)
            return &frame;
    return nullptr;
}

// Asks clockwise from the active player, or from the starting player of the next round.
void ask_reserves(State& s, Player actor) {
    const Player first = actor == nobody ? s.start : actor;
    for (int i = s.players; i-- > 0;) {
        const auto p = static_cast<Player>((first + i) % s.players);
        if (!may_spend_reserve(s, p)) continue;
        if (s.top().step == start_round)
            s.stack[static_cast<std::size_t>(s.depth - 1)].step = number(count_foreseen);   // the frame with the places
        push(s, {.step = number(spend_reserve), .player = p});
    }
}

bool has_reserves(const State& s) {
    for (Player p : s.seats())
        if (may_spend_reserve(s, p)) return true;
    return false;
}

// A Veto card may be used from when it is played to the end of the round, unless its owner has performed a special
// action, or, with more than three players, has the King's or the Intrigue card.
Players who_may_stop(const State& s) {
    Players some;
    for (Player p : s.seats())
        if (is_veto_card(s, p) && !flag(s, p, has_used) && !(s.players > 3 && has_shared_card(s, p))) some.add(p);
    return some;
}
bool veto_by_card(State& s, Player by, Player whose, Events& events) {
    if (!who_may_stop(s).has(by)) return false;
    set_flag(s, by, has_used, true);
    events.add({.what = number(stopped_by_card),
                .who = by,
                .whose = whose,
                .n = static_cast<std::uint8_t>(own_current_card(s, by) + 1)});
    return true;
}

constinit const std::span<const Step> own_turn_steps = steps;

}
