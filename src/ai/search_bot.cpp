// A UCB bandit over the best few choices. Each playout determinizes the table, plays all seats by the policy to the end
// of the round, and evaluates the result with the net. Determinizations are numbered and used by every arm in the same
// order, so that luck affects all arms alike. In the last round but one the best arms are then compared by playouts to
// the end of the game; in the last round CourtTrim simplifies the best turn.
#include "ai/search_bot.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "ai/arm.h"
#include "ai/court_trim.h"
#include "ai/disc.h"
#include "ai/hand_search.h"
#include "ai/playout.h"
#include "ai/policy.h"
#include "ai/root.h"
#include "ai/simplify.h"
#include "ai/stable_sort.h"
#include "engine/box.h"
#include "engine/module.h"
#include "engine/views.h"

namespace eg {
namespace {

class Search final : public SearchBot {
public:
    explicit Search(const SearchConfig& config) : config_(config) {}

    void set_style(Style style) override { style_ = {style, 1 + config_.noise / 2000}; }

    void begin(const State& seen, std::uint64_t seed) override {
        seen_ = seen;
        me_ = asked(seen);
        seed_ = Rng{seed};
        for (int i = 0; i < 4; ++i) seed_.next();
        arms_.clear();
        disc_search_.reset();
        turn_search_.reset();
        hand_search_.reset();
        choices_ = {};
        evaluated_ = 0;
        stage_ = Stage::begun;
        budget_ = playouts_ = 0;
        finalists_.clear();
        court_trim_.reset();
        considered_.reset();
        considered_arm_ = SIZE_MAX;
        // The rest of a turn under way offers less to choose from.
        cost_ = plays_turn(seen) && !asked_step(seen).hints.opens_turn ? 4 : 1;
    }

    bool prepare() override {
        switch (stage_) {
            case Stage::begun: start(); stage_ = Stage::evaluating; break;
            case Stage::evaluating: if (!evaluate_next()) choose_arms(), stage_ = Stage::simplifying; break;
            case Stage::simplifying: if (!simplify_next()) stage_ = Stage::ready; break;
            case Stage::ready: break;
        }
        return stage_ == Stage::ready;
    }

    void think(int iterations) override {
        while (!prepare()) {}
        if (hand_search_ || (arms_.size() < 2 && !config_.advise)) return;
        for (budget_ += iterations; budget_ >= cost_ && playouts_ < config_.round_playouts;
             budget_ -= cost_, playouts_ += cost_)
            play_out(arms_[next()]);
        if (playouts_ < config_.round_playouts) return;
        for (const int cost = seen_.round == last_round ? cost_ : 2 * cost_; budget_ >= cost; budget_ -= cost)
            if (!refine()) budget_ = cost;   // a budget that cannot be used is not carried over
    }

    Choice best() const override { return arms_.empty() ? legal(seen_)[0] : best_arm().turn.clicks[0]; }

    std::span<const Choice> plan() const override {
        if (arms_.empty() || !(plays_turn(seen_) || arms_[0].whole_hand)) return {};
        const Turn& turn = best_arm().turn;
        return {turn.clicks.data(), static_cast<std::size_t>(turn.count)};
    }

    void consider(std::span<const Choice> clicks) override {
        considered_.emplace();
        for (Choice click : clicks) considered_->add(click);
    }

    bool has_ideas() const override {
        return playouts_ >= config_.round_playouts
               || (stage_ == Stage::ready
                   && std::all_of(arms_.begin(), arms_.end(), [](const Arm& arm) { return arm.visits > 0; }));
    }

    std::vector<Idea> ideas() const override {
        std::vector<const Arm*> order;
        for (const Arm& arm : arms_)
            if (arm.visits > 0) order.push_back(&arm);
        stable_sort(order, [](const Arm* a, const Arm* b) { return better(*a, *b); });
        std::vector<Idea> list;
        for (const Arm* arm : order) list.push_back(idea_of(*arm, me_));
        return list;
    }

    Idea considered() const override {
        return considered_arm_ < arms_.size() ? idea_of(arms_[considered_arm_], me_) : Idea{};
    }

    // Reasons must not disclose a secret disc. So in a round that ends with a general scoring they describe the table
    // that the turn leaves, and for a turn with discs they give the win probabilities alone.
    Comparison comparison() const override {
        Comparison all;
        all.turns = config_.turns;
        all.now = expected_at(seen_);
        const Arm& best = best_arm();
        const bool by_playouts = !ends_in_general_scoring(seen_) && best.visits > 0;
        const Arm* second = nullptr;
        for (const Arm& arm : arms_)
            if (&arm != &best && arm.visits > 0 && (!second || better(arm, *second))) second = &arm;
        const auto expected = [&](const Arm& arm) {
            Expected e = by_playouts ? mean_of(arm, seen_) : expected_at(replay_turn(arm.turn, table_, rng_).end);
            e.share = arm.visits > 0 ? static_cast<int>(arm.share / arm.visits) : 0;
            return e;
        };
        all.after = expected(best);
        all.has_alternative = second;
        if (second) all.alternative = expected(*second);
        if (dials_disc(best.turn, table_, rng_)) {
            all.after.points = all.alternative.points = all.now.points;
            all.after.score = all.alternative.score = all.now.score;
        }
        return all;
    }

    Reason reason() const override {
        if (arms_.empty() || !plays_turn(seen_) || !asked_step(seen_).hints.opens_turn) return {};
        return reason_of(comparison(), me_, seen_.seats());
    }

private:
    enum class Stage : std::uint8_t { begun, evaluating, simplifying, ready };

    const Net& network() const { return config_.net ? *config_.net : net(); }

    void start() {
        const Choices choices = legal(seen_);
        rng_ = seed_;
        table_ = imagine(seen_, rng_);
        playout_ = {.seen = seen_,
                    .seed = seed_,
                    .net = &network(),
                    .turns = config_.playout_turns,
                    .searches = config_.searches};
        if (choices.size() == 1) {
            add(choices[0], 0);
        } else if (asked_step(seen_).hints.kind == Kind::disc && !config_.advise) {
            disc_search_.emplace(table_, network(), config_.disc_rounds, rng_);
        } else if (asked_step(table_).hints.gathers) {
            hand_search_.emplace(table_, network(),
                                 HandTaste{.noise = config_.noise,
                                           .slack = config_.advise ? 0 : nearly_as_good,
                                           .style = style_},
                                 rng_);
        } else if (plays_turn(seen_)) {
            turn_search_.emplace(table_, network(), config_.turns, rng_, style_);
        } else {
            choices_ = choices;
        }
    }

    // Evaluates one more choice or turn with the net; false when there is none left.
    bool evaluate_next() {
        if (disc_search_) return disc_search_->step();
        if (turn_search_) return turn_search_->step();
        if (hand_search_) return hand_search_->step();
        if (evaluated_ == choices_.size()) return false;
        const Policy policy = {.net = &network()};
        const Choice choice = choices_[evaluated_++];
        add(choice, utility_after(table_, choice, policy, rng_));   // the same random numbers for each
        return true;
    }

    void choose_arms() {
        if (disc_search_) add(on(disc_search_->strategy(me_).draw(rng_)), 0);
        if (turn_search_)
            for (const Turn& turn : turn_search_->found()) arms_.push_back({.turn = turn});
        if (hand_search_) add_hand();
        disc_search_.reset();
        turn_search_.reset();
        if (hand_search_) return;
        if (config_.noise)
            for (Arm& arm : arms_) arm.turn.utility += rng_.below(2 * config_.noise) - config_.noise;
        sort_by_utility();
        keep_the_best();
        simplified_ = 0;
    }

    // Simplifies one more arm; false when all have been.
    bool simplify_next() {
        if (!plays_turn(seen_) || simplified_ == arms_.size()) {
            if (considered_ && !hand_search_) add_considered();
            return false;
        }
        Turn& turn = arms_[simplified_++].turn;
        turn = simplified(turn, table_, rng_);
        return true;
    }

    void sort_by_utility() {
        stable_sort(arms_, [](const Arm& a, const Arm& b) { return eg::better(a.turn, b.turn); });
    }

    void keep_the_best() {
        const auto most = static_cast<std::size_t>(cost_ > 1 ? std::max(1, config_.arms / 2) : config_.arms);
        if (arms_.size() <= most) return;
        // Many good turns are variations of one, so the best of each card come first.
        if (plays_turn(seen_) && config_.arms_per_card > 0) {
            std::array<int, stack_capacity + 1> taken{};
            std::vector<Arm> first, rest;
            for (const Arm& arm : arms_) {
                const auto card = static_cast<std::size_t>(card_of(arm.turn));
                (taken[card]++ < config_.arms_per_card ? first : rest).push_back(arm);
            }
            first.insert(first.end(), rest.begin(), rest.end());
            arms_.swap(first);
        }
        arms_.resize(most);
        sort_by_utility();
    }

    // The whole hand becomes the only arm, with the net's evaluation: playouts to the end of one round say nothing
    // about a hand that lasts for nine.
    void add_hand() {
        const Turn turn = hand_search_->found();
        State  s = table_;
        Events ignored = Events::ignored();
        for (int i = 0; i < turn.count; ++i) apply(s, turn.clicks[static_cast<std::size_t>(i)], ignored);
        Arm arm{.turn = turn,
                .visits = 1,
                .whole_hand = true,
                .sum = turn.utility - turn.style_bonus,
                .share = evaluate(network(), s, me_).share};
        add_to(arm.sums, s);
        arms_.push_back(arm);
    }

    // Adds the turn to be considered, unless an arm leaves the same table.
    void add_considered() {
        Turn&  turn = *considered_;
        Events ignored = Events::ignored();
        State  s = table_;
        for (int i = 0; i < turn.count && same_turn(s, seen_); ++i) {
            const Choice click = turn.clicks[static_cast<std::size_t>(i)];
            if (ends_turn(s, click) || !legal(s).has(click)) break;
            apply(s, click, ignored);
            while (comes_between(s, seen_)) apply(s, likely_choice(s, legal(s), rng_), ignored);
        }
        turn.key = table_key(s);
        turn.utility = utility(evaluate(network(), s, me_));
        for (considered_arm_ = 0; considered_arm_ < arms_.size(); ++considered_arm_) {
            const Turn& other = arms_[considered_arm_].turn;
            if (plays_turn(seen_) ? other.key == turn.key : other.clicks[0] == turn.clicks[0]) return;
        }
        arms_.push_back({.turn = turn});
    }

    void add(Choice choice, int utility) {
        Arm arm;
        arm.turn.add(choice);
        arm.turn.utility = utility;
        arms_.push_back(arm);
    }

    // The arm with the highest upper confidence bound, once each has been played out twice.
    std::size_t next() const {
        constexpr std::int64_t exploration = 26000;   // twice the standard deviation of one playout
        std::size_t  best = 0;
        std::int64_t most = INT64_MIN;
        for (std::size_t i = 0; i < arms_.size(); ++i) {
            const Arm& arm = arms_[i];
            if (arm.visits < 2) return least_visited();
            const std::int64_t ucb = mean(arm) + exploration * 256 / root(std::int64_t{arm.visits} << 16);
            if (ucb > most) most = ucb, best = i;
        }
        return best;
    }

    std::size_t least_visited() const {
        std::size_t least = 0;
        for (std::size_t i = 1; i < arms_.size(); ++i)
            if (arms_[i].visits < arms_[least].visits) least = i;
        return least;
    }

    const Arm& best_arm() const { return arms_[best_of(arms_)]; }

    // One more playout after those to the end of the round; false when nothing is left to do.
    bool refine() {
        if (seen_.round == last_round) return trim();
        if (seen_.round != last_round - 1) return false;
        if (finalists_.empty()) choose_finalists();
        return play_finalist();
    }

    bool trim() {
        if (!plays_turn(seen_) || arms_.size() < 2) return false;
        if (!court_trim_) court_trim_.emplace(table_, rng_, me_);
        if (const std::size_t i = court_trim_->next(arms_); i < arms_.size()) return play_out_afresh(arms_[i]), true;
        constexpr int enough = 96;   // playouts, for a turn that has replaced another
        Arm& best = arms_[best_of(arms_)];
        if (best.trims == 0 || best.visits >= enough) return false;
        play_out(best);
        return true;
    }

    void choose_finalists() {
        constexpr std::size_t few = 3;
        constexpr int         close = 2600;   // utility
        for (std::size_t i = 0; i < arms_.size(); ++i) finalists_.push_back(i);
        stable_sort(finalists_, [&](std::size_t a, std::size_t b) { return better(arms_[a], arms_[b]); });
        finalists_.resize(std::min(few, finalists_.size()));
        const int most = mean(arms_[finalists_[0]]);
        std::erase_if(finalists_, [&](std::size_t arm) { return mean(arms_[arm]) < most - close; });
    }

    // Plays out the finalist with the fewest playouts to the end of the game; false if all have had enough, or there
    // is only one.
    bool play_finalist() {
        constexpr int enough = 48;
        if (finalists_.size() < 2 || arms_[finalists_.back()].long_visits >= enough) return false;
        Arm* least = &arms_[finalists_[0]];
        for (std::size_t i : finalists_)
            if (arms_[i].long_visits < least->long_visits) least = &arms_[i];
        const State s = playout_.run(least->turn, ++least->long_visits, last_round);
        const Evaluation result = evaluate(network(), s, me_);
        least->long_sum += utility(result) + least->turn.style_bonus;
        least->long_share += result.share;
        return true;
    }

    static bool ends_in_general_scoring(const State& s) { return s.round % 3 == 0; }

    void play_out(Arm& arm) { play_out(arm, arm.visits + 1); }

    void play_out_afresh(Arm& arm) {
        constexpr int unused = 1 << 20;   // above all numbers of determinizations used before
        arm.fresh.push_back(play_out(arm, unused + static_cast<int>(arm.fresh.size())));
    }

    // Returns the utility.
    int play_out(Arm& arm, int determinization) {
        const State s = playout_.run(arm.turn, determinization, seen_.round);
        const Evaluation result = evaluate(network(), s, me_);
        const int value = utility(result) + arm.turn.style_bonus;
        ++arm.visits;
        arm.sum += value;
        arm.share += result.share;
        add_to(arm.sums, s);
        return value;
    }

    const SearchConfig config_;
    StyleBonus         style_;
    State              seen_;
    Player             me_ = nobody;
    Rng                seed_, rng_;
    State              table_;     // the determinization that choices are evaluated on
    Playout            playout_;
    Choices            choices_;   // to be evaluated one by one; empty where one of the searches runs
    int                evaluated_ = 0;
    std::size_t        simplified_ = 0;
    std::optional<DiscSearch> disc_search_;
    std::optional<TurnSearch> turn_search_;
    std::optional<HandSearch> hand_search_;
    std::vector<Arm>    arms_;
    std::optional<Turn> considered_;
    std::size_t         considered_arm_ = SIZE_MAX;
    Stage               stage_ = Stage::begun;
    int                 budget_ = 0, cost_ = 1;   // iterations left, and iterations for a playout
    int                 playouts_ = 0;            // to the end of the round, times their cost
    std::vector<std::size_t> finalists_;          // arms with playouts to the end of the game
    std::optional<CourtTrim> court_trim_;
};

}

std::unique_ptr<SearchBot> search_bot(const SearchConfig& config) { return std::make_unique<Search>(config); }

}
