#include "app/timeline/result_words.h"

#include <array>

#include "app/sentences/labels.h"
#include "engine/event_log.h"

namespace eg {
namespace {

constexpr std::array<std::string_view, 3> general_titles = {"First general scoring", "Second", "Third"};

// Where the points of a decision were scored, as the end of "Tomás scored 45 points ...".
Message where(const Decision& decision) {
    constexpr std::array<std::string_view, 3> general = {
        "in the first general scoring", "in the second general scoring", "in the third general scoring"};
    switch (decision.by) {
        case Decision::By::general: return {general[static_cast<std::size_t>(decision.number - 1)]};
        case Decision::By::bonuses: return {"from the King's and home bonuses"};
        case Decision::By::tower: return {"in the Castillo"};
        case Decision::By::other: return message("for “{what}”", Message{decision.title});
        default: return {"in special scorings"};
    }
}

std::string general_told(const TurningPoint& point, const std::string& name, int gained) {
    constexpr std::array<std::string_view, 3> numbers = {"first", "second", "third"};
    return say("The {number} general scoring gave {name} {n, plural, one {# point} other {# points}}.",
               Message{numbers[static_cast<std::size_t>(point.gain.number - 1)]}, name, gained);
}

// What gave the points.
std::string gain_told(const Session& session, const TurningPoint& point) {
    const std::string name = session.name(point.winner);
    const int gained = point.gain.after[point.winner] - point.gain.before[point.winner];
    if (point.gain.source == PointSource::general) return general_told(point, name, gained);
    if (point.gain.source == PointSource::other)
        return say("“{what}” gave {name} {n, plural, one {# point} other {# points}}.", Message{point.gain.title}, name,
                   gained);
    if (point.gain.announced == 0)
        return say("A special scoring gave {name} {n, plural, one {# point} other {# points}}.", name, gained);
    const Event event = seen_by(session.events()[point.gain.announced - 1], reader_of(session));
    return say("{done} That gave {name} {n, plural, one {# point} other {# points}}.",
               say(message(event, session.seen().rules), names_of(session)), name, gained);
}

std::string rank_told(const TurningPoint& point) {
    switch (point.rank) {
        case 1: return say("First place had been shared until then.");
        case 2: return say("Up from second place to first.");
        case 3: return say("Up from third place to first.");
        case 4: return say("Up from fourth place to first.");
        default: return say("Up from fifth place to first.");
    }
}

}

GameStory story_of(const Session& session) { return game_story(opening(session), session.events()); }

std::string after_rounds(const Session& session) {
    const int n = round_shown(session, session.seen().round);
    if (n == 9) return say("After nine rounds");
    if (n == 6) return say("After six rounds");
    return say("After {n, plural, one {# round} other {# rounds}}", n);
}

std::string result_headline(const Session& session, const GameStory& story, bool brief) {
    const Player winner = story.winners.lowest();
    const int n = story.totals[winner];
    if (story.winners.size() > 1)
        return brief ? say("A tie with {n}", n) : say("A tie with {n, plural, one {# point} other {# points}}", n);
    const std::string name = session.name(winner);
    return brief ? say("{name} wins with {n}", name, n)
                 : say("{name} wins with {n, plural, one {# point} other {# points}}", name, n);
}

std::string why_in_words(const Session& session, const GameStory& story, Player reader) {
    const Decision why = decided_by(story, reader);
    if (why.by == Decision::By::tie) {
        List names;
        for (Player p : story.winners) names.push_back(message("{name}", session.name(p)));
        return say("{names:and} share the victory.", names);
    }
    const std::string winner = session.name(why.winner), second = session.name(why.second);
    if (why.winner == reader)
        return say("You scored {n, plural, one {# point} other {# points}} {where}. {second} scored {m}.", why.points,
                   where(why), second, why.second_points);
    if (why.second == reader)
        return say("{name} scored {n, plural, one {# point} other {# points}} {where}. You scored {m}.", winner,
                   why.points, where(why), why.second_points);
    if (why.reader != nobody)
        return say(
            "{name} scored {n, plural, one {# point} other {# points}} {where}. {second} scored {m} and you {k}.",
            winner, why.points, where(why), second, why.second_points, why.reader_points);
    return say("{name} scored {n, plural, one {# point} other {# points}} {where}. {second} scored {m}.", winner,
               why.points, where(why), second, why.second_points);
}

std::string who_is(const Session& session, Player player, Player reader) {
    if (player == reader) return say("you");
    const Seat& seat = session.plan().seats[player];
    return seat.person() ? say("a person") : say("bot, {name}", seat.bot);
}

std::string part_title(const StoryPart& part) {
    if (part.source == PointSource::general) return say(general_titles[static_cast<std::size_t>(part.number - 1)]);
    return part.source == PointSource::special ? say("Special scorings") : say(part.title);
}

std::string brief_part_title(const StoryPart& part) {
    constexpr std::array<std::string_view, 3> brief = {"First", "Second", "Third general scoring"};
    if (part.source == PointSource::general) return say(brief[static_cast<std::size_t>(part.number - 1)]);
    return part.source == PointSource::special ? say("Special") : say(part.title);
}

std::string row_in_words(const Session& session, const GameStory& story, Player player, Player reader) {
    List parts;
    for (const StoryPart& part : story.parts) {
        const int n = part.points[player];
        if (part.source == PointSource::special)
            parts.push_back(message("special scorings {n}", n));
        else if (part.source == PointSource::other)
            parts.push_back(message("{title} {n}", Message{part.title}, n));
        else if (part.number == 1)
            parts.push_back(message("First general scoring {n}", n));
        else
            parts.push_back(part.number == 2 ? message("second {n}", n) : message("third general scoring {n}", n));
    }
    const BestRegion& best = story.best[player];
    const std::string numbers = say("{place}. {name}, {who}: {n, plural, one {# point} other {# points}}. {parts}.",
                                    rank_of(story.players, story.totals, player), session.name(player),
                                    who_is(session, player, reader), story.totals[player], parts);
    if (best.place == nowhere) return numbers;
    return say("{numbers} Best region: {region}, {n, plural, one {# point} other {# points}}.", numbers, best.place,
               best.points);
}

std::string round_in_words(const Session& session, const RoundPoints& round) {
    const PerPlayer<Player> order = by_total(session.seats().size(), round.points);
    List points;
    for (int i = 0; i < session.seats().size(); ++i) {
        const Player p = order.items[static_cast<std::size_t>(i)];
        points.push_back(message("{name} {n}", session.name(p), round.points[p]));
    }
    return say("Round {n}: {points}.", round_shown(session, round.round), points);
}

std::string turning_point_heading(const Session& session, const GameStory& story) {
    if (!story.turning_point) return say("The points");
    const int round = round_shown(session, story.turning_point->gain.round);
    if (story.turning_point->taken_over) return say("Turning point: round {n}", round);
    if (story.winners.size() > 1) return say("Level from round {n}", round);
    return say("{name} led from round {n}", session.name(story.turning_point->winner), round);
}

std::string turning_point_in_words(const Session& session, const GameStory& story) {
    if (!story.turning_point) return {};
    const TurningPoint& point = *story.turning_point;
    const std::string told = gain_told(session, point);
    if (!point.taken_over || story.winners.size() > 1) return told;
    return say("{told} {rank}", told, rank_told(point));
}

std::string see_round(const Session& session, const TurningPoint& point) {
    return say("See round {n}", round_shown(session, point.gain.round));
}

int round_shown(const Session& session, Count round) { return round_number(session.seen(), round); }

std::size_t moment_of(const Stage& present, const TurningPoint& point) {
    const std::vector<Line>& lines = present.lines();
    std::size_t line = 0;
    while (line + 1 < lines.size() && lines[line].until < point.gain.until) ++line;
    return line;
}

std::string next_level_in_words(const Results& results) {
    if (results.wins_to_next == 0) return say("You have met the strongest.");
    return say("Win {n} more to meet {name}.", results.wins_to_next,
               std::string{opponents()[static_cast<std::size_t>(results.level) + 1].name});
}

std::string streak_in_words(const Results& results) {
    return say("Streak: {n, plural, one {# win} other {# wins}}", results.streak);
}

std::string earlier_streaks_in_words(const Results& results) {
    if (results.streak == 0 && results.streak_lost > 0)
        return say("It was {n}. Longest: {longest}.", results.streak_lost, results.longest);
    return say("Longest: {longest}.", results.longest);
}

std::string recent_in_words(const Results& results) {
    int won = 0;
    for (const bool one : results.recent) won += one;
    const int games = static_cast<int>(results.recent.size());
    if (games == 8) return say("Last eight games: {n} won", won);
    return say("{n, plural, one {# game} other {# games}}: {m} won", games, won);
}

std::string best_turn_in_words(const Session& session, const GameStory& story) {
    const BestTurn& best = story.best_turn;
    if (best.player == nobody) return say("No turn brought points.");
    return say("{name} scored {n, plural, one {# point} other {# points}} in one turn, in round {round}.",
               session.name(best.player), best.points, round_shown(session, best.round));
}

}
