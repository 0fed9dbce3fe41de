#include "app/thinking/advice.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "ai/turns.h"
#include "app/sentences/labels.h"
#include "engine/box.h"
#include "engine/event_log.h"
#include "engine/insertion_sort.h"
#include "engine/places.h"
#include "engine/scoring.h"
#include "engine/views.h"

namespace eg {
namespace {

// Turns clicks into sentences. Caballeros that are placed, moved or sent back one by one make one sentence.
class Sentences {
public:
    Sentences(const Session& session, Player me, bool you) : session_(session), me_(me), you_(you) {}

    void click(const State& s, Choice choice) {
        if (choice.thing == Thing::place && asked_step(s).hints.gesture == Gesture::from_court) {
            if (!rides_.empty() || performing_) flush(), perform();
            if (placed_[static_cast<Place>(choice.which)]++ == 0) order_.add(static_cast<Place>(choice.which));
            return;
        }
        tell(s, choice);
    }

    // What was told, in order.
    std::vector<Deed> deeds() {
        flush();
        perform();
        return std::move(deeds_);
    }

private:
    // Caballeros with the same origin and destination.
    struct Ride {
        const StepText*   words;
        std::string_view way;   // the kind of sentence
        Player           whose = nobody;
        Place            from = nowhere, to = nowhere;
        int              count = 0;

        bool same_way(const Ride& r) const { return way == r.way && whose == r.whose && from == r.from && to == r.to; }
    };

    void add(const Ride& ride) {
        if (rides_.empty() ? !order_.empty() : rides_.back().way != ride.way) flush();
        auto same = std::find_if(rides_.begin(), rides_.end(), [&](const Ride& r) { return r.same_way(ride); });
        if (same == rides_.end()) same = rides_.insert(rides_.end(), ride);
        ++same->count;
    }

    void add(const Message& deed, Places where = {}) {
        flush();
        write(deed, where);
    }

    void write(const Message& deed, Places where) {
        deeds_.push_back({std::exchange(performing_, false) ? message("perform it: {deed}", deed) : deed, where});
    }

    void perform() {   // an action without a question
        if (std::exchange(performing_, false)) write({"perform it"}, {});
    }

    void flush() {
        List list;
        for (Place place : order_) list.push_back(message("{n} {place:in}", placed_[place], place));
        if (!list.empty()) write(message("place {list}", list), order_);
        for (auto first = rides_.begin(); first != rides_.end();) {
            const auto end = std::find_if(first, rides_.end(), [&](const Ride& r) { return r.whose != first->whose; });
            List       routes;
            Places     where;
            for (auto ride = first; ride != end; ++ride) {
                routes.push_back({first->words->route, {{"n", ride->count}, {"from", ride->from}, {"to", ride->to}}});
                if (is_place(ride->to)) where.add(ride->to);
                else if (is_place(ride->from)) where.add(ride->from);
            }
            if (routes.size() > 1)
                write({first->words->ways, {{"whose", whose(first->whose)}, {"list", routes}}}, where);
            else
                write({first->way,
                       {{"n", first->count},
                        {"whose", whose(first->whose)},
                        {"own", whose(me_)},
                        {"from", first->from},
                        {"to", first->to}}},
                      where);
            first = end;
        }
        order_ = {};
        placed_ = {};
        rides_.clear();
    }

    List whose(Player p) const {
        if (p == nobody) return {};
        return {you_ && p == me_ ? Message{"your"} : message("{name}'s", p)};
    }

    void tell(const State& s, Choice choice) {
        const StepText& words = asked_step(s).text;
        switch (choice.thing) {
            case Thing::number:
                return add(choice.which ? message("bring {n} to court", choice.which)
                                        : Message{"bring nobody to court"});
            case Thing::stack:
                return add(message("take {card} ({stack})", title_of(s, choice.which), stack_number(s, choice.which)));
            case Thing::caballero:   // a lifted one: the sentence is made with its destination
                if (!words.way.empty())
                    add(Ride{.words = &words,
                             .way = words.way,
                             .whose = choice.whose,
                             .from = static_cast<Place>(choice.which)});
                return;
            case Thing::court:
                if (words.way_from_court.empty()) break;
                return add(Ride{.words = &words, .way = words.way_from_court});
            case Thing::scoreboard: {
                const Values values = mobile_values(choice.which);
                return add(message("take the scoreboard {first}, {second}, {third}", values.points[0], values.points[1],
                                   values.points[2]));
            }
            case Thing::button:
                if (choice == press(act) && !two_actions(s)) flush(), performing_ = true;
                else if (choice != press(done))
                    add(message("{answer}", answers(session_, s, only(choice)).at(0).label));
                return;
            case Thing::hand_card: {
                const ActionCard& held = hand_card(s.rules, choice.which);
                if (!numbered_hands(s.rules))
                    return add(message("{value} {title}", signed_value(held), told(held, held.title)));
                const Message card = message("{title} ({n})", told(held, held.title), held.number);
                const std::string_view deed = words.answer_text.empty() ? "use {chosen}" : words.answer_text;
                return add(Message{deed, {{"chosen", List{card}}}});
            }
            case Thing::token: return add(message("use: {token}", Message{token(choice.which).name}));
            case Thing::power_card:
            case Thing::place: break;
        }
        if (!words.way.empty())
            return add(Ride{.words = &words,
                            .way = words.way,
                            .whose = s.top().whose,
                            .from = s.top().place,
                            .to = static_cast<Place>(choice.which)});
        const std::string_view deed = words.answer_text_now ? words.answer_text_now(s, choice) : words.answer_text;
        Message text = told(deed.empty() ? "{chosen}" : deed, s, choice);
        text.args.push_back({"own", whose(me_)});
        add(text, choice.thing == Thing::place ? Places{static_cast<Place>(choice.which)} : Places{});
    }

    static Message title_of(const State& s, int stack) {
        const ActionCard& lies = card(s.rules, stack, s.shown[stack]);
        return told(lies, lies.title);
    }

    bool two_actions(const State& s) const {
        const ActionCard* taken = card_in_hand(s, me_);
        return taken && taken->other.count > 0;
    }

    static Choices only(Choice choice) {
        Choices choices;
        choices.add(choice.thing, 1u << choice.which, choice.whose);
        return choices;
    }

    const Session&  session_;
    const Player    me_;
    const bool      you_;   // addresses the player
    std::vector<Deed> deeds_;
    std::vector<Ride> rides_;
    bool            performing_ = false;   // the next clicks belong to the card's action
    PerPlace<Count> placed_;
    Places          order_;
};

// Plays the clicks on a table that could be the true one. visit(table, click) is called before each; false ends it.
// Returns the last table.
template <class Visit>
State walk(const State& seen, std::span<const Choice> way, bool alone, Visit visit) {
    Rng    rng{1};
    State  s = imagine(seen, rng);
    Events ignored = Events::ignored();
    const Player me = asked(seen);
    for (Choice click : way) {
        while (!alone && comes_between(s, seen)) apply(s, likely_choice(s, legal(s), rng), ignored);
        if (over(s) || asked(s) != me || s.round != seen.round || !legal(s).has(click) || !visit(s, click)) break;
        apply(s, click, ignored);
    }
    return s;
}

}

int Advice::like(const Idea& other) const {
    for (int n = 0; n < reply.count; ++n)
        if (std::equal(idea(n).plan().begin(), idea(n).plan().end(), other.plan().begin(), other.plan().end()))
            return n;
    return -1;
}

std::vector<Deed> deeds_of(const Session& session, const State& seen, std::span<const Choice> way, bool you) {
    Sentences sentences{session, asked(seen), you};
    walk(seen, way, false, [&](const State& s, Choice click) {
        sentences.click(s, click);
        return true;
    });
    std::vector<Deed> deeds = sentences.deeds();
    if (deeds.empty() && !way.empty()) deeds.push_back({message("{deed}", label(session, seen, way[0])), {}});
    return deeds;
}

std::string in_words(const Session& session, std::span<const Deed> deeds) {
    List sentences;
    for (const Deed& deed : deeds) sentences.push_back(message("{deed:capital}.", deed.words));
    return sentences.empty() ? std::string{} : say(message("{all:sentences}", sentences), names_of(session));
}

std::string in_words(const Session& session, const State& seen, std::span<const Choice> way, bool you) {
    return in_words(session, deeds_of(session, seen, way, you));
}

std::string chance_in_words(int share) {
    const int percent = (share * 100 + whole_share / 2) / whole_share;
    return say("{n}%", percent);
}

std::string equal_in_words(const Advice& advice, const Session& session) {
    const int count = advice.count(session);
    if (count < 2) return {};
    const std::string chance = chance_in_words(advice.idea(0).share);
    for (int n = 1; n < count; ++n)
        if (chance_in_words(advice.idea(n).share) != chance) return {};
    return say("Ideas 1 to {n} are equal: {chance}", count, chance);
}

std::string points_in_words(const State& seen, const Idea& idea, bool with_castillo) {
    const Majorities now = majorities(seen);
    const Player     me = asked(seen);
    std::array<int, place_capacity> change{}, order{};
    for (int i = 0; i < place_capacity; ++i) {
        const auto at = static_cast<std::size_t>(i);
        order[at] = i;
        if (with_castillo || i != CAS) change[at] = idea.points[at] - 16 * now.points[me][static_cast<Place>(i)];
    }
    const auto size = [&](int i) { return std::abs(change[static_cast<std::size_t>(i)]); };
    insertion_sort(order.begin(), order.end(), [&](int a, int b) { return size(a) > size(b); });
    List changes;
    for (std::size_t i = 0; i < 4 && size(order[i]) >= 8; ++i) {   // from 1 point on: estimates are no more exact
        const auto place = static_cast<Place>(order[i]);
        const int  points = (size(order[i]) + 8) / 16;
        changes.push_back(change[place] < 0 ? message("{place} −{n}", place, points)
                                            : message("{place} +{n}", place, points));
    }
    return changes.empty() ? say("No region changes much") : say("{list:capital}", changes);
}

State led_to(const State& seen, std::span<const Choice> way) {
    const Player me = asked(seen);
    return walk(seen, way, true, [&](const State& s, Choice click) {
        // After a disc or the last click of a turn, luck and other players decide.
        const Kind kind = asked_step(s).hints.kind;
        return kind != Kind::disc && kind != Kind::bid && !ends_turn(s, click) && asked(s) == me;
    });
}

}
