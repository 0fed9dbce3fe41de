// The facts of the result over many finished games, and its sentence about why, recomputed from the events in another
// way. EG_GAMES: the number of games.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <tuple>

#include "app/sentences/labels.h"
#include "app/timeline/result_words.h"
#include "engine/box.h"
#include "engine/event_types.h"
#include "session.h"
#include "table.h"
#include "english.h"

using namespace eg;

namespace {

int games_wanted() {
    const char* const wanted = std::getenv("EG_GAMES");
    return wanted ? std::atoi(wanted) : 60;
}

// Boxes of all sorts, among them the one with points outside of scorings.
constexpr std::array<std::string_view, 7> words = {"decennial", "colonies",         "1996",       "king_and_colonies",
                                                   "bigbox",    "2023+new_regency", "grandissimo"};

// A person and bots at random and greedy; every fifth game is of bots alone.
Session finished(int game) {
    Plan plan = usual_plan();
    const std::optional<BoxId> id = box_named(words[static_cast<std::size_t>(game) % words.size()]);
    if (id) plan.setup.rules = box(*id).rules;
    plan.setup.players = 2 + game % 4;
    plan.setup.rules.short_game = game % 3 == 1;
    plan.pace = Pace::instant;
    for (std::size_t n = 0; n < max_players; ++n) plan.seats[n].bot = n == 1 && game % 8 == 3 ? "greedy" : "random";
    if (game % 5 != 4) plan.seats[static_cast<std::size_t>(game % plan.setup.players)].bot.clear();
    Session session = begun(plan, static_cast<std::uint64_t>(game) + 9000);
    Rng rng{static_cast<std::uint64_t>(game)};
    while (!session.over()) one_answer(session, rng);
    return session;
}

// The points of each player by source, from the stage's tallies instead of the events, which test the same totals as
// the table of all scorings; the King and the Castillo from the events.
using Sources = std::map<std::string, PerPlayer<int>>;
Sources sources_of(const Session& session) {
    Stage stage;
    stage.set(session);
    Sources sources;
    int general = 0;
    for (const Tally& tally : stage.tallies()) {
        const std::string name = !tally.title.empty() ? std::string{tally.title}
                                 : tally.general      ? "general " + std::to_string(++general)
                                                      : "special";
        for (Player p : session.seats()) sources[name][p] += tally.points[p];
    }
    for (const Event& event : session.events()) {
        if (event.what == What::scored)
            sources["bonuses"][event.who] +=
                2 * ((event.flags & with_king) != 0) + 2 * ((event.flags & with_grande) != 0);
        if (event.to == CAS && row(event.what).travel.piece == Piece::points && row(event.what).apart.empty())
            sources["castillo"][event.who] += event.n;
    }
    return sources;
}

std::string source_named(const Decision& why) {
    switch (why.by) {
        case Decision::By::special: return "special";
        case Decision::By::general: return "general " + std::to_string(why.number);
        case Decision::By::bonuses: return "bonuses";
        case Decision::By::tower: return "castillo";
        default: return std::string{why.title};
    }
}

// What is wrong with the sentence about why; empty: it is true.
std::string untrue(const Session& session, const GameStory& story, Player reader) {
    const State table = session.seen();
    const Decision why = decided_by(story, reader);
    const std::string told = why_in_words(session, story, reader);
    const Players best = winners(table);
    if (best.size() > 1) {
        for (Player p : best)
            if (told.find(session.name(p)) == std::string::npos) return told + " leaves out " + session.name(p);
        return told.ends_with(" share the victory.") ? "" : told;
    }
    if (why.winner != best.lowest()) return "not the winner: " + told;
    if (reader != nobody && reader != why.winner && why.second != reader && why.reader != reader)
        return "not the reader: " + told;
    for (Player p : table.seats())
        if (p != why.winner && table.score[p] > table.score[why.second]) return "not the second: " + told;
    Sources sources = sources_of(session);
    const auto difference = [&](const std::string& name) {
        return sources[name][why.winner] - sources[name][why.second];
    };
    const std::string name = source_named(why);
    if (sources[name][why.winner] != why.points || sources[name][why.second] != why.second_points
        || (why.reader != nobody && sources[name][why.reader] != why.reader_points))
        return "numbers: " + told;
    for (const auto& [each, points] : Sources{sources})
        if (difference(each) > difference(name)) return "not the largest: " + told + " but " + each;
    const std::string winner = why.winner == reader ? "You" : session.name(why.winner),
                      second = why.second == reader ? "You" : session.name(why.second);
    const std::string n = std::to_string(why.points),
                      end = why.reader == nobody ? "" : " and you " + std::to_string(why.reader_points);
    if (!told.starts_with(winner + " scored " + n + (why.points == 1 ? " point " : " points "))
        || !told.ends_with(" " + second + " scored " + std::to_string(why.second_points) + end + "."))
        return "words: " + told;
    return {};
}

// A place for points: who, where, how many.
void score(std::vector<Event>& events, Player who, Place where, int n, std::uint8_t flags = 0) {
    events.push_back(
        {.what = What::scored, .who = who, .to = where, .n = static_cast<std::uint8_t>(n), .flags = flags});
}

}

TEST_SUITE("the story of a game") {
    TEST_CASE("bars, best regions, points after rounds and the sentence why are true of many games") {
        int untold = 0, ties = 0, with_others = 0, turned = 0, led = 0;
        const int games = games_wanted();
        for (int game = 0; game < games; ++game) {
            CAPTURE(game);
            const Session session = finished(game);
            const State table = session.seen();
            const GameStory story = story_of(session);
            const Sources sources = sources_of(session);
            PerPlayer<PerPlace<int>> at_places;
            for (const Event& event : session.events())
                if (row(event.what).travel.piece == Piece::points && row(event.what).apart.empty()
                    && is_place(event.to))
                    at_places[event.who][event.to] += event.n;
            CHECK(story.winners == winners(table));
            REQUIRE(story.parts.size() >= 1);
            for (std::size_t i = 1; i < story.parts.size(); ++i)
                CHECK(std::tuple{story.parts[i - 1].source, story.parts[i - 1].number}
                      <= std::tuple{story.parts[i].source, story.parts[i].number});
            for (Player p : table.seats()) {
                int sum = 0, most = 0;
                for (const StoryPart& part : story.parts) sum += part.points[p];
                CHECK(sum == table.score[p]);
                CHECK(story.totals[p] == table.score[p]);
                for (Place place = GAL; is_place(place); place = static_cast<Place>(place + 1))
                    most = std::max(most, at_places[p][place]);
                CHECK(story.best[p].points == most);
                if (story.best[p].place != nowhere) CHECK(at_places[p][story.best[p].place] == most);
                CHECK(story.rounds.back().points[p] == table.score[p]);
            }
            CHECK(static_cast<int>(story.rounds.size()) == round_number(table, table.round));
            CHECK(std::count_if(story.rounds.begin(), story.rounds.end(),
                                [](const RoundPoints& round) { return round.general; })
                  == 3);
            for (const StoryPart& part : story.parts) with_others += part.source == PointSource::other;
            for (Player reader : {reader_of(session), nobody}) {
                const std::string wrong = untrue(session, story, reader);
                untold += !wrong.empty();
                CHECK(wrong == "");
            }
            ties += story.winners.size() > 1;
            if (!story.turning_point) continue;
            const TurningPoint& point = *story.turning_point;
            turned += point.taken_over, led += !point.taken_over;
            CHECK(story.winners.has(point.winner));
            CHECK(point.gain.after[point.winner] > point.gain.before[point.winner]);
            for (const RoundPoints& round : story.rounds)
                if (round.round >= point.gain.round && story.winners.size() == 1 && &round != &story.rounds.back())
                    CHECK(rank_of(story.players, round.points, story.winners.lowest()) == 1);
            if (point.taken_over && story.winners.size() == 1) {
                bool alone = point.rank == 1;
                for (Player p : table.seats())
                    alone = alone && (p == point.winner || point.gain.before[p] < point.gain.before[point.winner]);
                CHECK(!alone);
            }
        }
        CHECK(untold == 0);
        CHECK(turned > games / 3);
        if (games >= 60) CHECK(with_others > 0);
        MESSAGE(games << " games, " << 2 * games << " sentences, " << untold << " untrue; " << ties << " ties, "
                      << turned << " with a change of leader, " << led << " led throughout, " << with_others
                      << " with points outside of scorings");
    }

    TEST_CASE("the sentence compares the winner with the second and the reader, or names all winners") {
        const State opening = table("players 3; round 1");
        std::vector<Event> events = {{.what = What::turn_begins, .who = blue}};
        score(events, blue, GAL, 9);
        score(events, yellow, CV, 4);
        events.push_back({.what = What::general_scoring, .n = 1});
        score(events, red, CAS, 5);
        score(events, yellow, CAS, 3);
        const GameStory story = game_story(opening, events);
        const Decision red_reads = decided_by(story, red), blue_reads = decided_by(story, blue),
                       nobody_reads = decided_by(story, nobody);
        CHECK(story.winners == Players{blue});
        CHECK(red_reads.by == Decision::By::special);
        CHECK(red_reads.points == 9);
        CHECK(red_reads.second == yellow);
        CHECK(red_reads.second_points == 4);
        CHECK(red_reads.reader == red);
        CHECK(red_reads.reader_points == 0);
        for (const Decision& other : {blue_reads, nobody_reads}) {
            CHECK(other.second == yellow);
            CHECK(other.second_points == 4);
            CHECK(other.reader == nobody);
        }
        score(events, red, CAS, 2);
        const GameStory level = game_story(opening, events);
        CHECK(decided_by(level, red).second == red);
        CHECK(decided_by(level, yellow).second == yellow);
        score(events, red, CAS, 2);
        const GameStory tie = game_story(opening, events);
        CHECK(tie.winners == Players{red, blue});
        CHECK(decided_by(tie, red).by == Decision::By::tie);
        CHECK(decided_by(tie, nobody).winner == nobody);
    }

    TEST_CASE("bonuses and the Castillo decide where they make the largest difference") {
        const State opening = table("players 2; round 3");
        std::vector<Event> events = {{.what = What::general_scoring, .n = 1}};
        score(events, red, GAL, 6, with_king | with_grande);
        score(events, blue, PV, 5);
        CHECK(decided_by(game_story(opening, events), nobody).by == Decision::By::bonuses);
        score(events, red, CAS, 8);
        score(events, blue, PV, 8);
        CHECK(decided_by(game_story(opening, events), nobody).by == Decision::By::tower);
        CHECK(decided_by(game_story(opening, events), blue).points == 8);
    }

    TEST_CASE("the turning point is the last change of the lead that lasted") {
        const State opening = table("players 3; round 1");
        std::vector<Event> events = {{.what = What::turn_begins, .who = red}};
        score(events, red, GAL, 5);
        events.push_back({.what = What::turn_begins, .who = blue});
        events.push_back({.what = What::announced, .who = blue});
        score(events, blue, CV, 4);
        score(events, blue, CN, 4);
        events.push_back({.what = What::round_begins, .n = 2});
        events.push_back({.what = What::turn_begins, .who = blue});
        score(events, blue, CV, 1);
        const GameStory story = game_story(opening, events);
        REQUIRE(story.turning_point);
        CHECK(story.turning_point->winner == blue);
        CHECK(story.turning_point->taken_over);
        CHECK(story.turning_point->rank == 2);
        CHECK(story.turning_point->gain.round == 1);
        CHECK(story.turning_point->gain.announced == 4);
        CHECK(story.turning_point->gain.until == 6);
        CHECK(story.best_turn.player == blue);
        CHECK(story.best_turn.points == 8);
        CHECK(story.best[blue].place == CV);
        CHECK(story.best[blue].points == 5);
        REQUIRE(story.rounds.size() == 2);
        CHECK(story.rounds[0].points[blue] == 8);
        CHECK(!game_story(opening, {}).turning_point);
    }
}
