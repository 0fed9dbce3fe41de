// To the end of the round. The best few choices are tried out in worlds that could be the true
// one: everybody plays on by the policy until the next round begins, and the net says what that
// is worth. The more promising a choice, the more worlds it is given; all choices are given the
// same worlds in the same order, so that luck falls on each alike.
#include "ai/search_bot.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "ai/disc.h"
#include "ai/policy.h"
#include "ai/root.h"
#include "engine/module.h"
#include "engine/scoring.h"
#include "engine/sight.h"

namespace eg {
namespace {

struct Arm {
    Turn         turn;       // its clicks, and what the net makes of it
    int          visits = 0;
    std::int64_t sum = 0, share = 0;
    std::array<std::int64_t, place_capacity> points{};
};

class Search final : public SearchBot {
public:
    explicit Search(const Manner& manner) : manner_(manner) {}

    void lean(Temper temper) override { taste_ = {temper, 1 + manner_.blur / 2000}; }

    void begin(const State& seen, std::uint64_t seed) override {
        seen_ = seen;
        me_ = asked(seen);
        seed_ = Rng{seed};
        for (int i = 0; i < 4; ++i) seed_.next();
        arms_.clear();
        dials_.reset();
        turns_.reset();
        open_ = {};
        weighed_ = 0;
        stage_ = Stage::begun;
        credit_ = 0;
        considered_.reset();
        considered_arm_ = SIZE_MAX;
        // The rest of a turn is chosen out of less.
        cost_ = plays_turn(seen) && !asked_step(seen).opens_turn ? 4 : 1;
    }

    bool prepare() override {
        switch (stage_) {
            case Stage::begun: start(); stage_ = Stage::weighing; break;
            case Stage::weighing: if (!weigh()) choose_arms(), stage_ = Stage::ready; break;
            case Stage::ready: break;
        }
        return stage_ == Stage::ready;
    }

    void think(int iterations) override {
        while (!prepare()) {}
        if (arms_.size() < 2 && !manner_.advise) return;
        for (credit_ += iterations; credit_ >= cost_; credit_ -= cost_) {
            try_out(arms_[next()]);
        }
    }

    Choice best() const override { return arms_.empty() ? legal(seen_)[0] : favourite().turn.clicks[0]; }

    std::span<const Choice> plan() const override {
        if (arms_.empty() || !plays_turn(seen_)) return {};
        const Turn& turn = favourite().turn;
        return {turn.clicks.data(), static_cast<std::size_t>(turn.count)};
    }

    void consider(std::span<const Choice> clicks) override {
        considered_.emplace();
        for (Choice click : clicks) considered_->add(click);
    }

    bool tried() const override {
        return stage_ == Stage::ready && std::all_of(arms_.begin(), arms_.end(), [](const Arm& arm) { return arm.visits > 0; });
    }

    std::vector<Idea> ideas() const override {
        std::vector<const Arm*> order;
        for (const Arm& arm : arms_) order.push_back(&arm);
        std::stable_sort(order.begin(), order.end(), [](const Arm* a, const Arm* b) { return better(*a, *b); });
        std::vector<Idea> list;
        for (const Arm* arm : order) list.push_back(idea_of(*arm));
        return list;
    }

    Idea considered() const override { return considered_arm_ < arms_.size() ? idea_of(arms_[considered_arm_]) : Idea{}; }

private:
    enum class Stage : std::uint8_t { begun, weighing, ready };

    const Net& judging() const { return manner_.net ? *manner_.net : net(seen_.players); }

    void start() {
        const Choices choices = legal(seen_);
        rng_ = seed_;
        table_ = imagine(seen_, rng_);
        if (choices.size() == 1) {
            add(choices[0], 0);
        } else if (asked_step(seen_).kind == Kind::disc && !manner_.advise) {
            dials_.emplace(table_, judging(), manner_.dials, rng_);
        } else if (plays_turn(seen_)) {
            turns_.emplace(table_, judging(), manner_.turns, rng_, taste_);
        } else {
            open_ = choices;
        }
    }

    // One of the choices that are to be weighed; false when all have been.
    bool weigh() {
        if (dials_) return dials_->step();
        if (turns_) return turns_->step();
        if (weighed_ == open_.size()) return false;
        const Policy policy = {.net = &judging()};
        const Choice choice = open_[weighed_++];
        add(choice, desire_after(table_, choice, policy, rng_));   // each with the same luck
        return true;
    }

    // The best few are the arms.
    void choose_arms() {
        if (dials_) add(on(dials_->found(me_).draw(rng_)), 0);
        if (turns_)
            for (const Turn& turn : turns_->found()) arms_.push_back({.turn = turn});
        dials_.reset();
        turns_.reset();
        if (manner_.blur)
            for (Arm& arm : arms_) arm.turn.desire += rng_.below(2 * manner_.blur) - manner_.blur;
        std::stable_sort(arms_.begin(), arms_.end(), [](const Arm& a, const Arm& b) { return a.turn.desire > b.turn.desire; });
        take_the_best();
        if (considered_) add_considered();
    }

    void take_the_best() {
        const auto most = static_cast<std::size_t>(cost_ > 1 ? std::max(1, manner_.arms / 2) : manner_.arms);
        if (arms_.size() <= most) return;
        // Many good turns are variations of one; the best of each card come first.
        if (plays_turn(seen_) && manner_.of_each > 0) {
            std::array<int, stack_capacity + 1> taken{};
            std::vector<Arm> first, rest;
            for (const Arm& arm : arms_) (taken[static_cast<std::size_t>(card_of(arm.turn))]++ < manner_.of_each ? first : rest).push_back(arm);
            first.insert(first.end(), rest.begin(), rest.end());
            arms_.swap(first);
        }
        arms_.resize(most);
        std::stable_sort(arms_.begin(), arms_.end(), [](const Arm& a, const Arm& b) { return a.turn.desire > b.turn.desire; });
    }

    // Among the arms it may stand already: another order of the same clicks leaves the same table.
    void add_considered() {
        Turn&  turn = *considered_;
        Events deaf = Events::deaf();
        State  s = table_;
        for (int i = 0; i < turn.count && same_turn(s, seen_); ++i) {
            const Choice click = turn.clicks[static_cast<std::size_t>(i)];
            if (ends_turn(s, click) || !legal(s).has(click)) break;
            apply(s, click, deaf);
            while (comes_between(s, seen_)) apply(s, likely_choice(s, legal(s), rng_), deaf);
        }
        turn.key = table_key(s);
        turn.desire = desire(over(s) ? outcome(s, me_) : worth(judging(), s, me_));
        for (considered_arm_ = 0; considered_arm_ < arms_.size(); ++considered_arm_) {
            const Turn& other = arms_[considered_arm_].turn;
            if (plays_turn(seen_) ? other.key == turn.key : other.clicks[0] == turn.clicks[0]) return;
        }
        arms_.push_back({.turn = turn});
    }

    static int mean(const Arm& arm) {
        constexpr int before = 2;   // for so many worlds the net's word counts
        return static_cast<int>((arm.sum + before * std::int64_t{arm.turn.desire}) / (arm.visits + before));
    }

    void add(Choice choice, int worth) {
        Arm arm;
        arm.turn.add(choice);
        arm.turn.desire = worth;
        arms_.push_back(arm);
    }

    // The arm with the best hope: its mean, and the more for being little known.
    std::size_t next() const {
        constexpr std::int64_t doubt = 26000;   // so far luck is taken to sway one world, twice
        std::size_t  best = 0;
        std::int64_t most = INT64_MIN;
        for (std::size_t i = 0; i < arms_.size(); ++i) {
            const Arm& arm = arms_[i];
            if (arm.visits < 2) return least_tried();
            const std::int64_t hope = mean(arm) + doubt * 256 / root(std::int64_t{arm.visits} << 16);
            if (hope > most) most = hope, best = i;
        }
        return best;
    }

    std::size_t least_tried() const {
        std::size_t least = 0;
        for (std::size_t i = 1; i < arms_.size(); ++i)
            if (arms_[i].visits < arms_[least].visits) least = i;
        return least;
    }

    const Arm& favourite() const {
        std::size_t best = 0;
        for (std::size_t i = 1; i < arms_.size(); ++i)
            if (better(arms_[i], arms_[best])) best = i;
        return arms_[best];
    }

    static bool better(const Arm& a, const Arm& b) { return a.visits != b.visits ? a.visits > b.visits : mean(a) > mean(b); }

    static Idea idea_of(const Arm& arm) {
        const int worlds = std::max(1, arm.visits);
        Idea idea{.clicks = arm.turn.clicks, .count = arm.turn.count, .worlds = arm.visits, .share = static_cast<int>(arm.share / worlds)};
        for (std::size_t i = 0; i < idea.points.size(); ++i) idea.points[i] = static_cast<int>(16 * arm.points[i] / worlds);
        return idea;
    }

    // On through another world to the end of the round.
    void try_out(Arm& arm) const {
        const Turn& turn = arm.turn;
        Rng rng{seed_.state ^ (static_cast<std::uint64_t>(arm.visits++) + 1) * 0xd1342543de82ef95u};
        rng.next();
        Events       deaf = Events::deaf();
        State        s = imagine(seen_, rng);
        const Policy policy = {.net = &judging(), .turns = manner_.replies};
        for (int i = 0; i < turn.count; ++i) {
            while (comes_between(s, seen_)) play_on(s, policy, rng, deaf);
            const Choice click = turn.clicks[static_cast<std::size_t>(i)];
            const bool   early = i + 1 < turn.count && !over(s) && ends_turn(s, click);
            if (!same_turn(s, seen_) || early || !legal(s).has(click)) break;
            apply(s, click, deaf);
        }
        while (!over(s) && s.round == seen_.round) play_on(s, policy, rng, deaf);
        const Worth result = over(s) ? outcome(s, me_) : worth(judging(), s, me_);
        arm.sum += desire(result) + turn.liking;
        arm.share += result.share;
        if (!manner_.advise) return;
        const Majorities gets = majorities(s);
        for (int i = 0; i < place_capacity; ++i) arm.points[static_cast<std::size_t>(i)] += gets.points[me_][static_cast<Place>(i)];
    }

    const Manner     manner_;
    Taste            taste_;
    State            seen_;
    Player           me_ = nobody;
    Rng              seed_, rng_;
    State            table_;   // as it could be, for weighing
    Choices          open_;
    int              weighed_ = 0;
    std::optional<DialSearch> dials_;
    std::optional<TurnSearch> turns_;
    std::vector<Arm> arms_;
    std::optional<Turn> considered_;
    std::size_t      considered_arm_ = SIZE_MAX;
    Stage            stage_ = Stage::begun;
    int              credit_ = 0, cost_ = 1;
};

}

std::unique_ptr<SearchBot> search_bot(const Manner& manner) { return std::make_unique<Search>(manner); }

}
