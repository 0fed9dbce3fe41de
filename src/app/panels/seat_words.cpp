#include "app/panels/seat_words.h"

#include "app/game/tokens.h"
#include "app/panels/description.h"
#include "app/panels/own_cards.h"
#include "app/ui/tree.h"
#include "engine/queries.h"

namespace eg {

std::string kind(const View& view, Player p) {
    if (!view.session.person(p)) return say("bot");
    return reader_of(view.session) == p ? say("you") : std::string{};
}

Did what_he_did(const View& view, Player p) {
    const State& s = view.table;
    int taken = -1;
    for (int stack = 0; stack < stack_capacity; ++stack)
        if (s.taker[stack] == p) taken = stack;
    const bool his_turn = view.stage.turn() == p, asked = view.mine() && view.session.asked() == p;
    if (taken >= 0 && (his_turn || !asked)) {
        const Message card = eg::taken(s, taken);
        return {his_turn ? say("acting: {card}", card) : say("took {card}", card), say(card)};
    }
    if (view.session.over()) return {};
    if (asked) {
        const StepText& words = view.session.asked_step().text;
        return {say(words.awaited), words.awaited_brief.empty() ? std::string{} : say(words.awaited_brief)};
    }
    if (s.disc[p] != nowhere) return {say("has set the disc"), say("disc set")};
    if (s.power[p] == 0) return p == s.start ? Did{say("starts the round"), say("starts")} : Did{};
    for (Player q : s.seats())
        if (s.power[q] == 0) return {};   // the order of turns is still open
    for (Player q : turn_order(s))
        if (s.seats().has(q) && !s.acted.has(q)) return q == p ? Did{say("acts next"), say("next")} : Did{};
    return {};
}

std::string what_nobody_did(const State& s, Player p) {
    for (int stack = 0; stack < stack_capacity; ++stack)
        if (s.taker[stack] == p) return say("took {card}", taken(s, stack));
    return say(power_shown(s, p) != no_power ? "will take a card away" : "nobody plays it");
}

namespace {

int taken_by(const State& s, Player p) {
    for (int stack = 0; stack < piles(s); ++stack)
        if (s.taker[stack] == p) return stack;
    return -1;
}

// The power card or the numbered card of this round, and its modifier or the caballeros that it allows.
void add_played(const View& view, Player p, List& parts) {
    const State& s = view.stage.shown();
    const int    laid = current_hand_card(s, p);
    if (numbered(view) && laid >= 0) {
        const ActionCard& it = hand_card(s.rules, laid);
        parts.push_back(message("plays {n}, {title}", it.number, told(it, it.title)));
        if (const int n = placing_by_rank(s, p); n > 0) parts.push_back(message("may place {n}", n));
        if (const std::string_view turn = turn_in_words(view, p); !turn.empty())
            parts.push_back(message("{turn}", Message{turn}));
        return;
    }
    if (s.power[p]) parts.push_back(message("power card {n}", s.power[p]));
    if (!numbered(view) && laid >= 0 && s.power[p])
        parts.push_back(message("modifier {value}, total {n}", signed_value(hand_card(s.rules, laid)), power_of(s, p)));
}

void add_kept(const State& s, Player p, List& parts) {
    const auto keeps = [&](const ActionCard& it) { return message("keeps the card {card}", told(it, it.title)); };
    for (int which : kept_hand_cards(s, p)) parts.push_back(keeps(hand_card(s.rules, which)));
    for (const Kept& kept : s.kept)
        if (kept.owner == p) parts.push_back(keeps(card(s.rules, kept.stack, kept.index)));
    each_token(s, [&](const TokenInPlay& token) {
        if (token.spot.seat == p && !token.row->told.empty()) parts.push_back(told(token, nowhere));
    });
}

std::string nobody_in_words(const View& view, Player p) {
    const State& s = view.stage.shown();
    List parts{message("{n, plural, one {# in the box} other {# in the box}}", s.province[p])};
    if (const int power = power_shown(s, p); power != no_power) parts.push_back(message("power card {n}", power));
    parts.push_back(message("{did}", what_nobody_did(s, p)));
    return say("{name}, which nobody plays: {parts}", view.session.name(p), parts);
}

std::string seat_in_words(const View& view, Player p) {
    const State& s = view.stage.shown();
    List parts;
    if (const std::string words = kind(view, p); !words.empty()) parts.push_back(message("{kind}", words));
    parts.push_back(message("{n, plural, one {# point} other {# points}}", s.score[p]));
    parts.push_back(message("court {n}", s.court[p]));
    parts.push_back(message("province {n}", s.province[p]));
    add_played(view, p, parts);
    const Did did = what_he_did(view, p);
    if (!did.words.empty()) parts.push_back(message("{did}", did.words));
    const int stack = taken_by(s, p);
    if (const bool told = stack >= 0 && view.stage.turn() != p && view.mine() && view.session.asked() == p; told)
        parts.push_back(message("took {card}", taken(s, stack)));
    add_kept(s, p, parts);
    return say("{name}: {parts}", view.session.name(p), parts);
}

}

void describe_seats(const View& view) {
    tree::add(tree::Role::heading, say("Players, in turn order"));
    for (Player p : turn_order(view.stage.shown()))
        if (p != nobody)
            tree::add(tree::Role::item, p < max_players ? seat_in_words(view, p) : nobody_in_words(view, p));
}

}
