// Plays a game up to a scene's position.
#include "app/scenes/scenes.h"

#include <algorithm>

#include "app/game/address.h"
#include "app/game/tokens.h"
#include "app/timeline/history.h"
#include "engine/decks.h"
#include "engine/notation.h"
#include "engine/queries.h"
#include "engine/views.h"
#include "engine/parsing.h"

namespace eg {
namespace {

// A deck with the longest titles and texts allowed, of many words and of a single one.
std::string long_deck() {
    constexpr std::string_view titles[] = {"The Great Council of all Nine Provinces",
                                           "Unconstitutionalizationalisticallynesses"};
    constexpr std::string_view
        few = "Muster two.",
        many =
            "Move up to two caballeros of whomever you like to wherever you like best, or else bring up to three from "
            "the province to your court; then the turn goes on as always, for all else stays as it is today.";
    static_assert(many.size() == 200);
    std::string deck;
    for (int pile = 1; pile <= 5; ++pile) {
        const std::string n = std::to_string(pile);
        const std::string_view title = titles[pile % 2], text = pile == 3 ? few : many;
        const std::array<std::string_view, 9> parts = {"pile ", n,    "\n",           n, "-long 9 | ", title,
                                                       " | ",   text, " | muster 2\n"};
        for (std::string_view part : parts) deck += part;
    }
    return deck;
}

bool in_play(const State& s, std::string_view token) {
    bool found = false;
    each_token(s, [&](const TokenInPlay& one) { found = found || one.row->id == token; });
    return found;
}
bool reached(const Scene& scene, const State& s) {
    return asked(s) == red && s.round >= scene.round
           && (scene.until ? scene.until(s) : asked_step_name(s) == scene.step)
           && (scene.token.empty() || in_play(s, scene.token));
}

// The scene's table, with its region for each "@".
std::string table_of(const Scene& scene) {
    std::string table;
    for (const char letter : scene.table) letter == '@' ? table += row(box(Rules{}), scene.region).id : table += letter;
    return table;
}

// Whether the scene's moment is among the events from this index on.
bool happened(const Scene& scene, const State& s, const Events& events, std::size_t from) {
    const auto is = [&](const Event& event) { return event.what == *scene.moment; };
    return s.round >= scene.round
           && std::count_if(events.list.begin() + static_cast<std::ptrdiff_t>(from), events.list.end(), is)
                  >= scene.nth;
}

// The game, played from this record on to the scene's moment; nullopt: this one does not come to it.
std::optional<Record> play_to(const Scene& scene, Record record) {
    record.setup.rules.fixes = scene.fixes;
    if (!scene.table.empty()) record.table = show(position(table_of(scene)).state);
    Events events;
    State  s = initial_state(record, events);
    const auto play = [&](Choice choice) {
        record.choices.push_back(choice);
        apply(s, choice, events);
    };
    std::size_t before = events.list.size();
    if (scene.moment && !scene.until && scene.moves.empty()) {
        while (!over(s) && !happened(scene, s, events, before)) {
            before = events.list.size();
            play(greedy(s, record.choices.size()));
        }
    } else if (scene.until || !scene.step.empty()) {
        while (!over(s) && !reached(scene, s)) play(greedy(s, record.choices.size()));
        if (over(s) && scene.until != eg::over) return std::nullopt;
    }
    for (const std::string_view answer : split(scene.moves, ";")) {
        const std::optional<Choice> move = choice(answer, box(s));
        if (!move || !legal(s).has(*move)) return std::nullopt;
        play(*move);
    }
    return record;
}

}

Plan plan_of(const Scene& scene) {
    Plan plan = usual_plan();
    const Words seats = split(scene.seats, " ");
    plan.setup.players = static_cast<int>(seats.size());
    for (std::size_t i = 0; i < seats.size(); ++i) set_player(plan.seats[i], seats[i]);
    read_address(scene.rules, plan);
    if (scene.long_deck) plan.setup.rules.deck = add_deck(long_deck()).id;
    return plan;
}

Reading reading_in(const Scene& scene) {
    Reading reading;
    if (const Rule* shown = rule(scene.rule)) reading.open(*shown), reading.rule = shown;
    if (scene.cards >= 0) reading.turn_to(first_cards() + scene.cards);
    if (!scene.sought.empty()) reading.seek(std::string{scene.sought});
    if (scene.dialog == Dialog::popover) reading.why = say("The King is here: nothing may enter or leave.");
    reading.beside = {{600, 240}, {640, 300}};
    return reading;
}

double set_up(const Scene& scene, Session& session, Stage& stage) {
    constexpr std::uint64_t tries = 50;   // a change of the opponents' play does not need another seed
    std::optional<Record> found;
    for (std::uint64_t seed = scene.seed; !found && seed < scene.seed + tries; ++seed) {
        session.start(plan_of(scene), seed);   // for the save code's notes: the players of the seats
        found = play_to(scene, load(session.code()).record);
    }
    check(found.has_value(), "A scene never comes to its moment.");
    Record& record = *found;

    // The last choice, if the scene shows its animation: it is made while the stage watches.
    std::optional<Choice> told;
    if (scene.moment && !scene.since_last_turn) told = record.choices.back(), record.choices.pop_back();
    session.resume(save(record));
    if (scene.reasons) give_reasons(session);
    stage.set(session);
    double now = 0;
    if (!scene.moment) return now;
    if (told) session.answer(*told);
    else stage.retell(session, History::last_turn(session).value_or(0));
    int times = 0;
    for (std::size_t n = 0; now < 600000; now += 10) {
        stage.advance(session, now);
        if (!stage.on()) break;
        if (n == stage.followed()) continue;
        n = stage.followed();
        if (stage.on()->what == *scene.moment && ++times == scene.nth) break;
    }
    if (scene.summed_up) {
        stage.hold_after_scorings(true);
        while (stage.busy(session) && !stage.holds()) stage.advance(session, now += 100);
        return now;
    }
    const std::size_t n = stage.followed();
    for (const double end = now + scene.after; now < end && stage.followed() == n; now += 10)
        stage.advance(session, now + 10);
    return now;
}

}
