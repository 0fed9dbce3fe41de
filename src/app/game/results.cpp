#include "app/game/results.h"

#include <algorithm>

#include "engine/box.h"
#include "engine/parsing.h"

namespace eg {
namespace {

constexpr std::string_view people_alone = "people";
constexpr int              most_points = 9999;

std::string show(const Result& r) {
    std::string line = r.deal + '\t' + r.box;
    line += '\t' + std::to_string(r.players) + '\t';
    line += r.against.empty() ? people_alone : r.against;
    for (int points : {r.points, r.others}) line += '\t' + std::to_string(points);
    return line + '\n';
}

std::optional<Result> read(std::string_view line) {
    Result result;
    result.deal = cut(line, '\t');
    result.box = cut(line, '\t');
    const std::optional<int> players = number_in(cut(line, '\t'), 2, max_players);
    const std::string_view against = cut(line, '\t');
    const std::optional<int> points = number_in(cut(line, '\t'), 0, most_points),
                             others = number_in(line, 0, most_points);
    if (result.deal.empty() || !players || !points || !others || !box_named(result.box)
        || (against != people_alone && !bot(against)))
        return std::nullopt;
    result.players = *players, result.points = *points, result.others = *others;
    if (against != people_alone) result.against = against;
    return result;
}

bool same_game(const Result& a, const Result& b) {
    return a.deal == b.deal && a.box == b.box && a.players == b.players;
}

void count(Summary& summary, const Result& result) {
    ++summary.games;
    summary.against_bots += result.against.empty() ? 0 : 1;
    summary.won += result.won() ? 1 : 0;
    summary.best = std::max(summary.best, result.points);
}

// Sorted by Summary::order.
void count(std::vector<Summary>& list, int order, std::string_view name, const Result& result) {
    auto at = std::find_if(list.begin(), list.end(), [&](const Summary& summary) { return summary.order >= order; });
    if (at == list.end() || at->order > order) at = list.insert(at, Summary{.order = order, .name = std::string{name}});
    count(*at, result);
}

// wins: against each opponent or a stronger one.
void find_level(Results& all, const std::vector<int>& wins) {
    const int top = static_cast<int>(wins.size()) - 1;
    for (int n = 0; n <= top; ++n) {
        const int won = wins[static_cast<std::size_t>(n)];
        if (won > 0) all.level = std::max(all.level, n);
        if (won >= wins_for_level) all.level = std::max(all.level, std::min(n + 1, top));
    }
    all.wins_to_next = all.level == top ? 0 : wins_for_level - wins[static_cast<std::size_t>(all.level)];
}

std::string_view strongest(const Session& session) {
    std::string_view found;
    for (Player p : session.seen().seats())
        if (!session.person(p)) found = session.plan().seats[p].bot;   // of the bots outside opponents(), any
    for (const BotRow& row : opponents())
        for (Player p : session.seen().seats())
            if (session.plan().seats[p].bot == row.name) found = row.name;
    return found;
}

}

std::optional<Result> result_of(const Session& session) {
    const Players people = people_of(session);
    if (!session.running() || !session.over() || people.empty()) return std::nullopt;
    const State table = session.seen();
    Player best = people.lowest();
    for (Player p : people)
        if (table.score[p] > table.score[best]) best = p;
    Result result{.deal = hex(session.seed()),
                  .box = box(table).word,
                  .players = table.players,
                  .against = {},
                  .points = table.score[best]};
    if (people.size() == 1) result.against = strongest(session);
    for (Player p : table.seats())
        if (p != best) result.others = std::max<int>(result.others, table.score[p]);
    return result;
}

std::string with_result(std::string_view lines, const Result& result) {
    std::string text;
    while (!lines.empty()) {
        const std::string_view line = cut(lines, '\n');
        if (const std::optional<Result> before = read(line); !line.empty() && !(before && same_game(*before, result)))
            text += std::string{line} + '\n';
    }
    return text + show(result);
}

Results results(std::string_view lines) {
    Results all;
    const int top = static_cast<int>(opponents().size()) - 1;
    std::vector<int> wins(opponents().size());   // against each opponent or a stronger one
    while (!lines.empty()) {
        const std::optional<Result> result = read(cut(lines, '\n'));
        if (!result) continue;
        const bool people = result->against.empty();
        const Box& edition = all_editions()[static_cast<std::size_t>(box(*box_named(result->box)).edition)];
        const auto found = std::find_if(opponents().begin(), opponents().end(),
                                        [&](const BotRow& row) { return row.name == result->against; });
        const int  level = static_cast<int>(found - opponents().begin());   // top + 1: none of them
        count(all.all, *result);
        count(all.by_opponent, level + (people ? 1 : 0),
              people ? say("People only") : result->against, *result);
        count(all.by_players, result->players, say("{n} players", result->players), *result);
        count(all.by_edition, static_cast<int>(edition.edition), say(edition.name), *result);
        if (people) continue;
        all.streak_lost = result->won() ? 0 : all.streak;
        all.streak = result->won() ? all.streak + 1 : 0;
        all.longest = std::max(all.longest, all.streak);
        all.recent.push_back(result->won());
        if (all.recent.size() > recent_games) all.recent.erase(all.recent.begin());
        for (int beaten = 0; result->won() && level <= top && beaten <= level; ++beaten)
            ++wins[static_cast<std::size_t>(beaten)];
    }
    find_level(all, wins);
    return all;
}

}
