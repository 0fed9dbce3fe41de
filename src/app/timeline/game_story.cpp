#include "app/timeline/game_story.h"

#include <algorithm>

#include "engine/event_types.h"
#include "engine/insertion_sort.h"
#include "engine/scoring.h"

namespace eg {
namespace {

constexpr std::string_view start_title = "At the start";   // points of a game that began from a position

// All with the most points; empty if that is everybody.
Players leaders(int players, const PerPlayer<int>& totals) {
    Players ahead;
    for (Player p : Players::first(players))
        if (rank_of(players, totals, p) == 1) ahead.add(p);
    return ahead.size() == players ? Players{} : ahead;
}

int bonus_in(const Event& event) {
    if (event.what != What::scored) return 0;
    const int bonuses = (event.flags & with_king ? 1 : 0) + (event.flags & with_grande ? 1 : 0);
    return std::min<int>(event.n, bonus * bonuses);
}

// Follows the events and adds up their points.
class Teller {
public:
    explicit Teller(const State& opening);
    void tell(const Event& event);
    GameStory story();

private:
    void add_points(const Event& event);
    void begin_gain(PointSource source, std::string_view title);
    void end_gain();
    void add_to_part(const Event& event);
    void add_to_place(const Event& event);
    void end_turn() { turn_ = nobody, turn_points_ = 0, announced_ = 0; }
    void find_best_regions();
    void find_turning_point();

    GameStory story_;
    std::size_t told_ = 0;   // number of events
    Count round_ = 0;
    int general_ = 0;        // the general scoring that goes on; 0: none
    bool scored_ = false;    // a general scoring in this round
    Player turn_ = nobody;   // nobody: between turns
    int turn_points_ = 0;
    std::size_t announced_ = 0;   // PointGain::announced
    bool gains_ = false;          // the last gain goes on
    std::vector<PointGain> all_gains_;
    PerPlayer<PerPlace<int>> at_places_;
};

Teller::Teller(const State& opening) : round_{opening.round} {
    story_.players = opening.players;
    StoryPart start{.source = PointSource::other, .title = start_title, .points = {}};
    bool any = false;
    for (Player p : opening.seats()) {
        story_.totals[p] = start.points[p] = opening.score[p];
        any = any || opening.score[p] != 0;
    }
    if (any) story_.parts.push_back(start);
}

void Teller::tell(const Event& event) {
    ++told_;
    if (row(event.what).travel.piece == Piece::points) return add_points(event);
    switch (event.what) {
        case What::round_begins:
            if (round_ > 0 && round_ != event.n) story_.rounds.push_back({round_, scored_, story_.totals});
            round_ = event.n, general_ = 0, scored_ = false;
            break;
        case What::general_scoring: general_ = event.n, scored_ = true; break;
        case What::scoring:   // without the event before it if the game began in the middle of a general scoring
            if (event.who == nobody && general_ == 0) general_ = std::max(1, round_ / 3), scored_ = true;
            return;
        case What::turn_begins: end_turn(), turn_ = event.who; break;
        case What::announced: announced_ = told_; break;
        case What::turn_ends:
        case What::round_ends: end_turn(); break;
        case What::game_over: general_ = 0; break;
        default: return;   // anything else may happen between the points of one gain
    }
    end_gain();
}

void Teller::add_points(const Event& event) {
    if (event.who >= max_players || event.n == 0) return;
    const std::string_view apart = row(event.what).apart;
    const PointSource source = !apart.empty() ? PointSource::other
                               : general_ > 0 ? PointSource::general
                                              : PointSource::special;
    if (source == PointSource::other || (gains_ && all_gains_.back().source != source)) end_gain();
    if (!gains_) begin_gain(source, apart);
    story_.totals[event.who] += event.n;
    all_gains_.back().after = story_.totals;
    all_gains_.back().until = told_;
    if (source == PointSource::other) end_gain();
    add_to_part(event);
    if (source != PointSource::other) add_to_place(event);
    if (event.who != turn_) return;
    turn_points_ += event.n;
    if (turn_points_ > story_.best_turn.points) story_.best_turn = {turn_, turn_points_, round_};
}

void Teller::begin_gain(PointSource source, std::string_view title) {
    gains_ = true;
    all_gains_.push_back({.source = source,
                          .number = source == PointSource::general ? general_ : 0,
                          .title = title,
                          .round = round_,
                          .announced = source == PointSource::special ? announced_ : 0,
                          .until = told_,
                          .before = story_.totals,
                          .after = story_.totals});
}

void Teller::end_gain() { gains_ = false; }

// Keeps the parts in the order of a bar.
void Teller::add_to_part(const Event& event) {
    const PointGain& gain = all_gains_.back();
    const auto same = [&](const StoryPart& part) {
        return part.source == gain.source && part.number == gain.number && part.title == gain.title;
    };
    auto at = std::find_if(story_.parts.begin(), story_.parts.end(), same);
    if (at == story_.parts.end()) {
        at = std::find_if(story_.parts.begin(), story_.parts.end(), [&](const StoryPart& part) {
            return part.source > gain.source || (part.source == gain.source && part.number > gain.number);
        });
        at = story_.parts.insert(at, {.source = gain.source, .number = gain.number, .title = gain.title, .points = {}});
    }
    at->points[event.who] += event.n;
}

void Teller::add_to_place(const Event& event) {
    story_.bonuses[event.who] += bonus_in(event);
    if (event.to == CAS) story_.castillo[event.who] += event.n;
    if (is_place(event.to)) at_places_[event.who][event.to] += event.n;
}

void Teller::find_best_regions() {
    for (Player p : Players::first(story_.players))
        for (int n = CAS + 1; n < place_capacity; ++n) {
            const Place place = static_cast<Place>(n);
            if (at_places_[p][place] > story_.best[p].points) story_.best[p] = {place, at_places_[p][place]};
        }
}

void Teller::find_turning_point() {
    const int players = story_.players;
    const Players last = leaders(players, story_.totals);
    std::size_t n = all_gains_.size();
    while (n > 0 && leaders(players, all_gains_[n - 1].after) == last) --n;
    if (last.empty() || n == all_gains_.size()) return;
    const PointGain& gain = all_gains_[n];
    TurningPoint point{.winner = last.lowest(), .gain = gain};
    for (Player p : last)
        if (gain.after[p] - gain.before[p] > gain.after[point.winner] - gain.before[point.winner]) point.winner = p;
    point.rank = rank_of(players, gain.before, point.winner);
    for (std::size_t i = 0; i <= n; ++i)
        point.taken_over = point.taken_over || !leaders(players, all_gains_[i].before).empty();
    story_.turning_point = point;
}

GameStory Teller::story() {
    story_.rounds.push_back({round_, scored_, story_.totals});
    for (Player p : Players::first(story_.players))
        if (rank_of(story_.players, story_.totals, p) == 1) story_.winners.add(p);
    find_best_regions();
    find_turning_point();
    return std::move(story_);
}

}

GameStory game_story(const State& opening, std::span<const Event> events) {
    Teller teller{opening};
    for (const Event& event : events) teller.tell(event);
    return teller.story();
}

PerPlayer<Player> by_total(int players, const PerPlayer<int>& totals) {
    PerPlayer<Player> order;
    order.items.fill(nobody);
    for (Player p : Players::first(players)) order[p] = p;
    insertion_sort(order.items.begin(), order.items.begin() + players,
                   [&](Player a, Player b) { return totals[a] > totals[b]; });
    return order;
}

int rank_of(int players, const PerPlayer<int>& totals, Player player) {
    int rank = 1;
    for (Player p : Players::first(players)) rank += totals[p] > totals[player];
    return rank;
}

Decision decided_by(const GameStory& story, Player reader) {
    if (story.winners.size() != 1) return {};
    Decision decision{.winner = story.winners.lowest()};
    const PerPlayer<Player> order = by_total(story.players, story.totals);
    decision.second = order.items[1];
    if (Players::first(story.players).has(reader) && reader != decision.winner) {
        const bool second = story.totals[reader] == story.totals[decision.second];
        (second ? decision.second : decision.reader) = reader;
    }
    int most = 0;
    const auto offer = [&](Decision::By by, const PerPlayer<int>& points, int number, std::string_view title) {
        const int difference = points[decision.winner] - points[decision.second];
        if (difference <= most) return;
        most = difference;
        decision.by = by, decision.number = number, decision.title = title;
        decision.points = points[decision.winner], decision.second_points = points[decision.second];
        if (decision.reader != nobody) decision.reader_points = points[decision.reader];
    };
    const auto offer_parts = [&](PointSource source, Decision::By by) {
        for (const StoryPart& part : story.parts)
            if (part.source == source) offer(by, part.points, part.number, part.title);
    };
    offer_parts(PointSource::special, Decision::By::special);
    offer_parts(PointSource::general, Decision::By::general);
    offer(Decision::By::bonuses, story.bonuses, 0, {});
    offer(Decision::By::tower, story.castillo, 0, {});
    offer_parts(PointSource::other, Decision::By::other);
    return decision;
}

}
