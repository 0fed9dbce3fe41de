// Advice, reviews and reasons for scenes, derived from greedy play: their pictures stay the same when the bots' nets
// change.
#include <algorithm>

#include "ai/turns.h"
#include "app/scenes/scenes.h"
#include "engine/box.h"
#include "engine/scoring.h"
#include "engine/views.h"

namespace eg {
namespace {

// A turn that begins with this choice and continues with greedy play.
Idea idea_from(const State& seen, Choice first, std::uint64_t seed) {
    Rng    rng{1};
    State  s = imagine(seen, rng);
    Events ignored = Events::ignored();
    const Player me = asked(s);
    Idea idea;
    for (Choice click = first; !over(s) && asked(s) == me && s.round == seen.round && idea.count < 12;
         click = greedy(s, seed)) {
        idea.clicks[static_cast<std::size_t>(idea.count++)] = click;
        apply(s, click, ignored);
        if (over(s)) break;
    }
    const Majorities all = majorities(s);
    for (Place place : places(s)) idea.points[place] = 16 * all.points[me][place];
    return idea;
}

}

// Gives a reason for every action card that a bot took, of each kind in turn.
void give_reasons(Session& session) {
    constexpr Reason reasons[] = {{.why = Why::more, .place = CAT, .whom = blue, .n = 4, .m = 2},
                                  {.why = Why::less, .place = VAL, .whom = red, .n = 5},
                                  {.why = Why::kept, .place = SEV, .n = 3},
                                  {.why = Why::chance, .n = whole_share * 31 / 100, .m = whole_share * 28 / 100}};
    for (std::size_t n = 0, told = 0; n < session.answers(); ++n)
        if (session.answer_given(n).thing == Thing::stack && !session.person(session.asked_before(n)))
            session.reasons.give(session.events_before(n), reasons[told++ % std::size(reasons)]);
}

Advice advice_in(const Scene& scene, const Session& session) {
    Advice advice{
        .wanted = scene.hint, .player = session.asked(), .moment = session.moment(), .reply = {}, .chosen = -1};
    if (!scene.hint) return advice;
    const State   seen = seen_by_asked(session);
    const Choices options = session.options();
    for (int n = 0; n < max_ideas; ++n) {
        Idea& idea = advice.reply.ideas[static_cast<std::size_t>(n)];
        idea = idea_from(seen, n == 0 ? greedy(seen, 1) : options[(options.size() - 1) * n / max_ideas], 1);
        idea.share = whole_share * (37 - 4 * n) / 100;
    }
    advice.reply.count = max_ideas;
    return advice;
}

// A player's chance depends on the distance to the leader's points; at the end, winners share it.
Review review_in(const Session& session) {
    Review review = review_of(session);
    for (Review::Point& point : review.points) {
        const State s = seen_before(session, point.choice);
        int most = 0, sum = 0;
        for (Player p : s.seats()) most = std::max<int>(most, s.score[p]);
        const auto weight = [&](Player p) {
            return std::max(1, 24 + s.score[p] - most) * std::max(1, 24 + s.score[p] - most);
        };
        for (Player p : s.seats()) sum += weight(p);
        const Players best = over(s) ? winners(s) : Players{};
        for (Player p : s.seats())
            point.chance[p] = best.empty()  ? whole_share / sum * weight(p)
                              : best.has(p) ? whole_share / best.size()
                                            : 0;
        point.thought = true;
    }
    review.find_turning_points();
    for (Review::TurningPoint& turning_point : review.turning_points) {
        const Task task = turning_point_task(session, review, turning_point);
        turning_point.thought = true;
        turning_point.reply.count = 1;
        turning_point.reply.ideas[0] = idea_from(task.seen, legal(task.seen)[0], 1);
        const int n = static_cast<int>(&turning_point - review.turning_points.data());
        turning_point.reply.ideas[0].share = whole_share * (41 - 2 * n) / 100;
        turning_point.reply.played.share = whole_share * (33 - n) / 100;
        turning_point.reply.played.points = turning_point.reply.ideas[0].points;
        turning_point.reply.played.points[CAT] -= 16 * 3;
        turning_point.reply.played.points[n % 2 ? SEV : ARA] -= 16 * n;
    }
    return review;
}

const std::string_view sample_results =
    "1\tdecennial\t4\tCaballero\t98\t91\n2\tdecennial\t4\tCaballero\t84\t97\n3\tbigbox\t3\tDuque\t112\t104\n4\t2023+"
    "new_regency\t5\tEl Grande\t71\t103\n"
    "5\t1996\t2\tPaje\t131\t66\n6\tdecennial\t4\tpeople\t104\t98\n7\tdecennial\t4\tGrande\t101\t101\n8\t2023\t4\tHidalg"
    "o\t95\t88\n";

const std::string_view sample_progress = "first:11 new_regency:2";

// Greedy play uses the rules alone, no net.
Choice greedy(const State& s, std::uint64_t seed) {
    const Choices choices = legal(s);
    if (asked_step(s).hints.gathers)   // varied hands
        return choices[static_cast<int>((seed * 5 + s.king * 3u + s.grande[asked(s)])
                                        % static_cast<unsigned>(choices.size()))];
    const std::unique_ptr<Bot> thinker = bot("greedy")->make();
    thinker->begin(seen_by(s, asked(s)), seed);
    thinker->think(60);
    return thinker->best();
}

}
