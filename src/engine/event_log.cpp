#include "engine/event_log.h"

#include <algorithm>

#include "engine/game.h"
#include "engine/box.h"
#include "engine/parsing.h"

namespace eg {
namespace {

Message filled(std::string_view text, const Event& e, const Rules& rules, int times) {
    if (text.empty()) return {};
    constexpr std::string_view ranks[] = {"first", "second", "third", "fourth", "fifth", "last"};
    Message told{text, {{"n", e.n}, {"times", times}, {"from", e.from}, {"to", e.to}}};
    if (e.who != nobody) told.args.push_back({"who", e.who});
    if (e.whose != nobody) told.args.push_back({"whose", e.whose});
    if (e.rank > 0) told.args.push_back({"rank", List{{ranks[std::min<int>(e.rank, max_players + 1) - 1]}}});
    if (e.n < scoreboard_count) told.args.push_back({"board", std::string{scoreboard_word(e.n)}});
    if (e.n > 0 && e.n <= hand_count(rules)) {
        const ActionCard& held = hand_card(rules, e.n - 1);
        told.args.push_back({"hand_card", List{eg::told(held, held.title)}});
        told.args.push_back({"value", signed_value(held)});
        told.args.push_back({"number", held.number});
    }
    if (e.card == no_card) return told;
    const ActionCard& shown = card(rules, e.n, e.card);
    told.args.push_back({"card", List{eg::told(shown, shown.title)}});
    return told;
}

Places all_places() { return Places::first(place_capacity); }

// A sentence with {list}: an item for each place with a count, the first by its own template.
Message by_places(std::string_view text, const Event& e, const PerPlace<Count>& counts,
                  std::initializer_list<Places> order, std::string_view first, std::string_view item) {
    List list;
    for (const Places places : order)
        for (const Place place : places)
            if (counts[place]) list.push_back({list.empty() ? first : item, {{"n", counts[place]}, {"to", place}}});
    return {text, {{"who", e.who}, {"list", list}}};
}

// A template with the arguments of a frame, as `reader` is addressed.
Message filled(std::string_view text, const Frame& f, Player reader, const List& part) {
    Message told{text, {{"n", f.count}, {"also", static_cast<int>(f.set)}, {"place", f.place}, {"part", part}}};
    if (static_cast<int>(f.set) < place_capacity) told.args.push_back({"to", static_cast<Place>(f.set)});
    if (f.count < scoreboard_count) told.args.push_back({"board", std::string{scoreboard_word(f.count)}});
    if (f.player == reader) told.args.push_back({"who", List{{"you"}}});
    else if (f.player != nobody) told.args.push_back({"who", f.player});
    const Player owner = f.whose == nobody ? f.player : f.whose;
    if (owner == nobody) return told;
    const List theirs{{"{name}'s", {{"name", owner}}}};
    told.args.push_back({"whose", owner == reader ? List{{"your"}} : theirs});
    told.args.push_back({"Whose", owner == reader ? List{{"Your"}} : theirs});
    return told;
}

}

PerPlayer<std::string> seat_names() { return {{"Red", "Blue", "Yellow", "Green", "Sable"}}; }

Message message(const Event& e, const Rules& rules, int times) {
    return filled(row(e.what).sentence.of(e), e, rules, times);
}
Message clause(const Event& e, const Rules& rules, int times) {
    return filled(row(e.what).clause.of(e), e, rules, times);
}

Message message(const Event& e, const PerPlace<Count>& counts) {
    const EventType& its = row(e.what);
    return by_places(its.listed, e, counts, {all_places()}, its.first_item, its.item);
}
Message clause(const Event& e, const PerPlace<Count>& counts) {
    const EventType& its = row(e.what);
    return by_places(its.clause.text, e, counts, {all_places() - castillo, castillo}, its.item, its.item);
}

Message question_asked(const State& s) {
    if (over(s)) return {"The game is over."};
    const Frame& frame = s.top();
    const Step&  here = step(frame.step);
    List part;
    if (const Frame* what = announced_frame(s))
        part.push_back(filled(
            step(what->step).text.part_now ? step(what->step).text.part_now(s, *what) : step(what->step).text.part,
            *what, frame.player, {}));
    Message asked =
        filled(here.text.prompt_now ? here.text.prompt_now(s, frame) : here.text.prompt, frame, frame.player, part);
    if (is_place(s.king)) asked.args.push_back({"king", s.king});
    if (const ActionCard* card = card_asked_about(s)) asked.args.push_back({"card", List{told(*card, card->title)}});
    return asked;
}

Message told(std::string_view words, const State& s, Choice chosen) {
    const Frame& frame = s.top();
    Message told = filled(words, frame, frame.player, {});
    if (chosen.thing == Thing::place) told.args.push_back({"chosen", static_cast<Place>(chosen.which)});
    else if (chosen.thing == Thing::court) told.args.push_back({"chosen", chosen.whose});
    else told.args.push_back({"chosen", int{chosen.which}});
    if (is_place(s.king)) told.args.push_back({"king", s.king});
    told.args.push_back({"province", s.province[frame.player]});
    for (const Module* module : box(s).modules)
        for (const Field& field : module->fields)
            if (field.each)
                told.args.push_back(
                    {field.word,
                     int{s.block[static_cast<std::size_t>(block_of(box(s), *module) + field.of(frame.player))]}});
    return told;
}

}
