#include "app/game/results.h"

#include <algorithm>
#include <array>

#include "engine/box.h"
#include "engine/words.h"

namespace eg {
namespace {

constexpr std::string_view people_alone = "people";
constexpr int              most_points = 9999;

std::string show(const Result& r) {
    const std::array<std::string, 6> parts = {r.deal, r.box, std::to_string(r.players), r.against.empty() ? std::string{people_alone} : r.against, std::to_string(r.points), std::to_string(r.others)};
    std::string line;
    for (const std::string& part : parts) line += line.empty() ? part : '\t' + part;
    return line + '\n';
}

std::optional<Result> read(std::string_view line) {
    Result result;
    result.deal = cut(line, '\t');
    result.box = cut(line, '\t');
    const std::optional<int> players = number_in(cut(line, '\t'), 2, max_players);
    const std::string_view against = cut(line, '\t');
    const std::optional<int> points = number_in(cut(line, '\t'), 0, most_points), others = number_in(line, 0, most_points);
    if (result.deal.empty() || !players || !points || !others || !box_named(result.box) || (against != people_alone && !bot(against))) return std::nullopt;
    result.players = *players, result.points = *points, result.others = *others;
    if (against != people_alone) result.against = against;
    return result;
}

bool same_game(const Result& a, const Result& b) { return a.deal == b.deal && a.box == b.box && a.players == b.players; }

void count(Summary& summary, const Result& result) {
    ++summary.games;
    summary.against_bots += result.against.empty() ? 0 : 1;
    summary.won += result.won() ? 1 : 0;
    summary.best = std::max(summary.best, result.points);
}

// One for each of these that has been played, in their order.
template <class Of, class Name, class Is>
std::vector<Summary> summaries(const std::vector<Result>& list, const Of& kinds, Name name, Is is) {
    std::vector<Summary> all;
    for (const auto& kind : kinds) {
        Summary summary{.name = name(kind)};
        for (const Result& result : list)
            if (is(result, kind)) count(summary, result);
        if (summary.games > 0) all.push_back(std::move(summary));
    }
    return all;
}

std::string_view strongest(const Session& session) {
    std::string_view found;
    for (const BotRow& row : opponents())
        for (Player p : session.seen().seats())
            if (session.plan().seats[p].bot == row.name) found = row.name;
    return found;
}

}

std::optional<Result> result_of(const Session& session) {
    const Players people = session.people();
    if (!session.running() || !session.over() || people.empty()) return std::nullopt;
    const State table = session.seen();
    Player best = people.lowest();
    for (Player p : people)
        if (table.score[p] > table.score[best]) best = p;
    Result result{.deal = hex(session.seed()), .box = box(table).word, .players = table.players, .against = {}, .points = table.score[best]};
    if (people.size() == 1) result.against = strongest(session);
    for (Player p : table.seats())
        if (p != best) result.others = std::max<int>(result.others, table.score[p]);
    return result;
}

std::string with_result(std::string_view lines, const Result& result) {
    std::string text;
    while (!lines.empty()) {
        const std::string_view line = cut(lines, '\n');
        if (const std::optional<Result> before = read(line); !line.empty() && !(before && same_game(*before, result))) text += std::string{line} + '\n';
    }
    return text + show(result);
}

Results results(std::string_view lines) {
    std::vector<Result> list;
    while (!lines.empty())
        if (std::optional<Result> result = read(cut(lines, '\n'))) list.push_back(*std::move(result));
    Results all;
    for (const Result& result : list) {
        count(all.all, result);
        if (result.against.empty()) continue;
        all.streak = result.won() ? all.streak + 1 : 0;
        all.longest = std::max(all.longest, all.streak);
    }
    std::vector<std::string_view> levels;
    for (const BotRow& row : opponents()) levels.push_back(row.name);
    levels.push_back({});
    all.by_opponent = summaries(list, levels, [](std::string_view level) { return level.empty() ? say("People alone") : std::string{level}; }, [](const Result& result, std::string_view level) { return result.against == level; });
    constexpr std::array numbers = {2, 3, 4, 5};
    all.by_players = summaries(list, numbers, [](int n) { return say("{n} players", n); }, [](const Result& result, int n) { return result.players == n; });
    all.by_edition = summaries(list, all_editions(), [](const Box& edition) { return say(edition.name); }, [](const Result& result, const Box& edition) { return boxes()[*box_named(result.box)].edition == edition.edition; });
    return all;
}

}
