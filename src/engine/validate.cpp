#include "engine/validate.h"

#include <algorithm>

#include "engine/module.h"
#include "engine/notation.h"
#include "engine/queries.h"
#include "engine/parsing.h"

namespace eg {
namespace {

std::string name(Player p) { return std::string{player_word(p)}; }   // the notation's word

// Whether a seat has anything but caballeros.
bool has_anything(const State& s, Player p) {
    for (const Module* module : box(s).modules)
        for (const Field& field : module->fields)
            if (field.each && s.block[static_cast<std::size_t>(block_of(box(s), *module) + field.of(p))]) return true;
    return s.power[p] || s.score[p] || s.unseen_count[p] || !(s.unseen[p] | s.unseen_candidates[p]).empty()
           || s.grande[p] != nowhere || s.disc[p] != nowhere;
}

Message seats(const State& s) {
    for (Player p : Players::first(colour_capacity)) {
        int out = s.court[p];
        for (int at = 0; at < place_capacity; ++at) {
            const auto place = static_cast<Place>(at);
            out += s.caballeros[p][place];
            if (s.caballeros[p][place] && !places(s).has(place))
                return {"There is no {id} in this game.", {{"id", std::string{place_word(place, box(s))}}}};
        }
        if (colours(s).has(p)) {
            if (const int each = box(s).caballeros_of[p]; out + s.province[p] != each)
                return {"{who} has {n} caballeros in all; every player has {each}.",
                        {{"who", name(p)}, {"n", out + s.province[p]}, {"each", each}}};
        } else if (out || s.province[p] || (p < max_players && has_anything(s, p))) {
            return {"There is something of {who}'s on the table, who does not play.", {{"who", name(p)}}};
        }
    }
    if (!s.seats().has(s.start)) return {"The starting player does not play."};
    if (!(s.acted - s.seats()).empty()) return {"Somebody has acted who does not play."};
    for (Player taker : s.taker.items)
        if (taker != nobody && !colours(s).has(taker)) return {"Somebody has taken a card who does not play."};
    return {};
}

Message board(const State& s) {
    if (!box(s).kings.has(s.king)) return {"The King cannot be where he is."};
    for (Player p : s.seats())
        if (s.grande[p] != nowhere && !box(s).homes.has(s.grande[p]))
            return {"The Grande of {who} cannot be where he is.", {{"who", name(p)}}};
    if (!is_played(s.rules, s.round)) return {"The short game leaves out round {n}.", {{"n", s.round}}};
    if (s.scoreboard[0] != nowhere && s.scoreboard[0] == s.scoreboard[1])
        return {"Two mobile scoreboards may not lie in one place."};
    for (Place at : s.scoreboard.items)
        if (at != nowhere && !(places(s) - box(s).parts).has(at))
            return {"A mobile scoreboard does not lie on {id}.", {{"id", std::string{place_word(at, box(s))}}}};
    return {};
}

}

// 13 cards and 9 rounds leave four.
bool has_power_cards(const State& s, Player p, int to_play) {
    return s.hand[p].size() + s.unseen_count[p] - s.unseen[p].size() >= power_cards - s.round + to_play;
}

namespace {

Message power_cards_of(const State& s) {
    Players played;
    const int beside = neutral_power(s);
    for (Player p : s.seats()) {
        const bool to_play = s.power[p] == 0 && !s.acted.has(p);
        if (!has_power_cards(s, p, to_play))
            return {"{who} has too few power cards for the rounds to come.", {{"who", name(p)}}};
        bool taken = beside == power_of(s, p);
        for (Player q : played) taken = taken || power_of(s, q) == power_of(s, p);
        if (s.power[p] && taken) return {"Two players have played the power card {n}.", {{"n", power_of(s, p)}}};
        if (s.power[p]) played.add(p);

        const PowerCards known = s.hand[p] - s.unseen[p];
        const bool all_or_none =
            s.unseen[p].empty() || s.unseen[p].size() == s.unseen_count[p];   // the view of the owner, or of others
        const PowerCards candidates = s.unseen_candidates[p];
        if (!all_or_none || s.unseen_count[p] > candidates.size()
            || !(s.unseen[p] - (candidates & s.hand[p])).empty() || !(candidates & known).empty())
            return {"What {who} has taken back unseen is no part of what it is looked for among, or of the hand.",
                    {{"who", name(p)}}};
    }
    return {};
}

}

int copies_in_play(const State& s, int stack, const ActionCard& it) {
    int n = 0;
    for (int i = 0; i < card_count(s.rules, stack); ++i)
        if (&card(s.rules, stack, i) == &it && (s.deck[stack] >> i & 1u)) ++n;
    const bool on_offer = s.shown[stack] != no_card && &card(s.rules, stack, s.shown[stack]) == &it;
    if (on_offer && (s.taker[stack] == nobody || it.returns)) ++n;
    for (const Kept& kept : s.kept)
        if (kept.owner != nobody && kept.stack == stack && &card(s.rules, stack, kept.index) == &it) ++n;
    return n;
}

bool lasts(const State& s, int stack, bool revealed) {
    if (!any_card(s.rules, stack)) return true;
    if (s.shown[stack] != no_card && card(s.rules, stack, s.shown[stack]).returns) return true;
    for (int i = 0; i < card_count(s.rules, stack); ++i)
        if ((s.deck[stack] >> i & 1u) && card(s.rules, stack, i).returns) return true;
    return std::popcount(s.deck[stack]) >= last_round - s.round + !revealed;
}

namespace {

Message action_cards(const State& s) {
    for (const Kept& kept : s.kept) {
        if (kept.owner == nobody) continue;
        if (!s.seats().has(kept.owner)) return {"Somebody keeps a card who does not play."};
        if (!card(s.rules, kept.stack, kept.index).moment)
            return {"The card {id} is none that is kept.",
                    {{"id", std::string{card(s.rules, kept.stack, kept.index).id}}}};
    }
    for (int stack = 0; stack < piles(s); ++stack) {
        for (int i = 0; i < card_count(s.rules, stack); ++i) {
            const ActionCard& it = card(s.rules, stack, i);
            const int about = copies_in_play(s, stack, it);
            if (about > it.copies)
                return {"There are more cards {id} than the game has.", {{"id", std::string{it.id}}}};
            if (!in_the_deck(it, s.rules)
                && (about > 0 || (s.shown[stack] != no_card && &card(s.rules, stack, s.shown[stack]) == &it)))
                return {"The card {id} is not in this game.", {{"id", std::string{it.id}}}};
        }
        if (!lasts(s, stack, s.shown[stack] != no_card))
            return {"Stack {n} has too few cards for the rounds to come.", {{"n", stack + 1}}};
        if (s.taker[stack] != nobody && s.shown[stack] == no_card)
            return {"Somebody has taken a card that does not lie there."};
    }
    return {};
}

// A disc may be set only between its dialling and the step that reveals all discs.
Message discs(const State& s) {
    const Frame* reveal = reveal_frame(s);
    for (Player p : s.seats()) {
        if (s.disc[p] == nowhere) continue;
        const Places may_show = reveal ? step(reveal->step).rule.dials(s, *reveal, p) : Places{};
        if (s.disc[p] == face_down ? may_show.empty() : !may_show.has(s.disc[p]))
            return {"Nothing is asked for which the disc of {who} could be dialled.", {{"who", name(p)}}};
        if (s.disc[p] == face_down && reveal == &s.top())
            return {"The disc of {who} is to be turned over, and nobody knows what it shows.", {{"who", name(p)}}};
        for (const Frame* above = reveal + 1; above <= &s.top(); ++above)
            if (above->player == p || step(above->step).hints.kind != Kind::disc)
                return {"{who} has dialled and is yet to dial.", {{"who", name(p)}}};
    }
    return {};
}

bool waits_only_for_interruptions(const State& s, const Frame& f) {
    return std::all_of(&f + 1, &s.top() + 1,
                       [](const Frame& above) { return step(above.step).hints.kind == Kind::interruption; });
}

bool fits(const State& s, const Frame& f) {
    const Step& here = step(f.step);
    const auto  unused = [&](FrameFields number) { return !(here.rule.fields & number); };
    const Frame empty;
    return (here.rule.without_player ? f.player == nobody : s.seats().has(f.player))
           && (f.place == nowhere || (places(s) | box(s).kings).has(f.place))
           && (unused(frame_whose)
                   ? f.whose == nobody
                   : (f.place != nowhere ? colours(s) : s.seats()).has(f.whose))   // a caballero's owner, or a player
           && (!unused(frame_count) || f.count == empty.count) && (!unused(frame_place) || f.place == empty.place)
           && (!unused(frame_mode) || f.mode == empty.mode) && (!unused(frame_set) || f.set == empty.set)
           && (!here.rule.at_once || waits_only_for_interruptions(s, f))
           && (!here.rule.valid || here.rule.valid(s, f));
}

// Frames below may be impossible and are then skipped; the top one must be possible.
Message asked_now(const State& s) {
    for (int i = 0; i < s.depth; ++i) {
        const Frame& frame = s.stack[static_cast<std::size_t>(i)];
        const Step&  here = step(frame.step);
        if (!fits(s, frame) || (&frame == &s.top() && here.rule.possible && !here.rule.possible(s, frame)))
            return {"The table does not fit the question {step}.", {{"step", std::string{here.name}}}};
    }
    return {};
}

Message modules_of_the_box(const State& s) {
    for (const Module* module : box(s).modules)
        if (module->valid && !module->valid(s))
            return {"The table has what cannot be in {module}.", {{"module", List{{module->variant.title}}}}};
    return {};
}

}

Message validate(const State& s) {
    for (const auto look : {modules_of_the_box, seats, board, power_cards_of, action_cards, asked_now, discs})
        if (Message wrong = look(s); !wrong.empty()) return wrong;
    return {};
}

}
