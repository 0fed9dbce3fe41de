// To the end of the round. The best few choices are tried out in worlds that could be the true
// one: everybody plays on by the policy until the next round begins, and the net says what that
// is worth. The more promising a choice, the more worlds it is given; all choices are given the
// same worlds in the same order, so that luck falls on each alike.
#include "ai/search_bot.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "ai/disc.h"
#include "ai/hand_search.h"
#include "ai/policy.h"
#include "ai/root.h"
#include "ai/simplify.h"
#include "engine/box.h"
#include "engine/module.h"
#include "engine/scoring.h"
#include "engine/views.h"

namespace eg {
namespace {

struct Arm {
    Turn         turn;       // its clicks, and what the net makes of it
    int          visits = 0, again = 0;   // to the end of the round, of the game
    bool         whole = false;           // a set, to be put together to its end
    int          spared = 0;              // so many times another turn was made simpler to have it
    std::int64_t sum = 0, share = 0, sum_again = 0, share_again = 0;
    Expected     sums{};                  // of all worlds to the end of the round
    std::vector<int> afresh = {};   // what it was worth in worlds by which it was not chosen, to the end of the round
};

class Search final : public SearchBot {
public:
    explicit Search(const Manner& manner) : manner_(manner) {}

    void lean(Style temper) override { taste_ = {temper, 1 + manner_.blur / 2000}; }

    void begin(const State& seen, std::uint64_t seed) override {
        seen_ = seen;
        me_ = asked(seen);
        seed_ = Rng{seed};
        for (int i = 0; i < 4; ++i) seed_.next();
        arms_.clear();
        dials_.reset();
        turns_.reset();
        gathered_.reset();
        open_ = {};
        weighed_ = 0;
        stage_ = Stage::begun;
        credit_ = tried_ = 0;
        close_.clear();
        lightened_ = SIZE_MAX;
        considered_.reset();
        considered_arm_ = SIZE_MAX;
        // The rest of a turn is chosen out of less.
        cost_ = plays_turn(seen) && !asked_step(seen).hints.opens_turn ? 4 : 1;
    }

    bool prepare() override {
        switch (stage_) {
            case Stage::begun: start(); stage_ = Stage::weighing; break;
            case Stage::weighing: if (!weigh()) choose_arms(), stage_ = Stage::simplifying; break;
            case Stage::simplifying: if (!simplify()) stage_ = Stage::ready; break;
            case Stage::ready: break;
        }
        return stage_ == Stage::ready;
    }

    void think(int iterations) override {
        while (!prepare()) {}
        if (gathered_ || (arms_.size() < 2 && !manner_.advise)) return;
        for (credit_ += iterations; credit_ >= cost_ && tried_ < manner_.near; credit_ -= cost_, tried_ += cost_)
            try_out(arms_[next()]);
        if (tried_ < manner_.near) return;
        for (const int cost = seen_.round == last_round ? cost_ : 2 * cost_; credit_ >= cost; credit_ -= cost)
            if (!look_further()) credit_ = cost;   // what nothing is left for is not saved up
    }

    Choice best() const override { return arms_.empty() ? legal(seen_)[0] : favourite().turn.clicks[0]; }

    std::span<const Choice> plan() const override {
        if (arms_.empty() || !(plays_turn(seen_) || arms_[0].whole)) return {};
        const Turn& turn = favourite().turn;
        return {turn.clicks.data(), static_cast<std::size_t>(turn.count)};
    }

    void consider(std::span<const Choice> clicks) override {
        considered_.emplace();
        for (Choice click : clicks) considered_->add(click);
    }

    bool tried() const override {
        return tried_ >= manner_.near
               || (stage_ == Stage::ready
                   && std::all_of(arms_.begin(), arms_.end(), [](const Arm& arm) { return arm.visits > 0; }));
    }

    std::vector<Idea> ideas() const override {
        std::vector<const Arm*> order;
        for (const Arm& arm : arms_)
            if (arm.visits > 0) order.push_back(&arm);
        std::stable_sort(order.begin(), order.end(), [](const Arm* a, const Arm* b) { return better(*a, *b); });
        std::vector<Idea> list;
        for (const Arm* arm : order) list.push_back(idea_of(*arm));
        return list;
    }

    Idea considered() const override {
        return considered_arm_ < arms_.size() ? idea_of(arms_[considered_arm_]) : Idea{};
    }

    // What a disc will say is his secret: in a round that ends with a general scoring the table speaks that his turn
    // leaves,
    // and of a turn in which discs are dialled only the chances are told.
    Weighed weighed() const override {
        Weighed all;
        all.turns = manner_.turns;
        all.now = expected_at(seen_);
        const Arm& best = favourite();
        const bool worlds = !ends_in_general_scoring(seen_) && best.visits > 0;
        const Arm* next = nullptr;
        for (const Arm& arm : arms_)
            if (&arm != &best && arm.visits > 0 && (!next || better(arm, *next))) next = &arm;
        const auto expected = [&](const Arm& arm) {
            Expected e = worlds ? mean_of(arm) : expected_at(played(arm.turn, table_, rng_).end);
            e.share = arm.visits > 0 ? static_cast<int>(arm.share / arm.visits) : 0;
            return e;
        };
        all.then = expected(best);
        all.compared = next;
        if (next) all.other = expected(*next);
        if (asks_for_disc(best.turn)) {
            all.then.points = all.other.points = all.now.points;
            all.then.score = all.other.score = all.now.score;
        }
        return all;
    }

    Reason reason() const override {
        if (arms_.empty() || !plays_turn(seen_) || !asked_step(seen_).hints.opens_turn) return {};
        return reason_of(weighed(), me_, seen_.seats());
    }

private:
    enum class Stage : std::uint8_t { begun, weighing, simplifying, ready };

    const Net& judging() const { return manner_.net ? *manner_.net : net(); }

    void start() {
        const Choices choices = legal(seen_);
        rng_ = seed_;
        table_ = imagine(seen_, rng_);
        if (choices.size() == 1) {
            add(choices[0], 0);
        } else if (asked_step(seen_).hints.kind == Kind::disc && !manner_.advise) {
            dials_.emplace(table_, judging(), manner_.dials, rng_);
        } else if (asked_step(table_).hints.gathers) {
            gathered_.emplace(table_, judging(), manner_.blur, rng_);
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
        if (gathered_) return gathered_->step();
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
        if (gathered_) add_gathered();
        dials_.reset();
        turns_.reset();
        if (gathered_) return;
        if (manner_.blur)
            for (Arm& arm : arms_) arm.turn.desire += rng_.below(2 * manner_.blur) - manner_.blur;
        std::stable_sort(arms_.begin(), arms_.end(),
                         [](const Arm& a, const Arm& b) { return eg::better(a.turn, b.turn); });
        take_the_best();
        simplified_ = 0;
    }

    // One of the arms; false when all have been.
    bool simplify() {
        if (!plays_turn(seen_) || simplified_ == arms_.size()) {
            if (considered_ && !gathered_) add_considered();
            return false;
        }
        Turn& turn = arms_[simplified_++].turn;
        turn = simplified(turn, table_, rng_);
        return true;
    }

    void take_the_best() {
        const auto most = static_cast<std::size_t>(cost_ > 1 ? std::max(1, manner_.arms / 2) : manner_.arms);
        if (arms_.size() <= most) return;
        // Many good turns are variations of one; the best of each card come first.
        if (plays_turn(seen_) && manner_.of_each > 0) {
            std::array<int, stack_capacity + 1> taken{};
            std::vector<Arm> first, rest;
            for (const Arm& arm : arms_)
                (taken[static_cast<std::size_t>(card_of(arm.turn))]++ < manner_.of_each ? first : rest).push_back(arm);
            first.insert(first.end(), rest.begin(), rest.end());
            arms_.swap(first);
        }
        arms_.resize(most);
        std::stable_sort(arms_.begin(), arms_.end(),
                         [](const Arm& a, const Arm& b) { return eg::better(a.turn, b.turn); });
    }

    // The only one: of what nine rounds will bring a world to the end of one tells nothing. What it is worth is the
    // net's word.
    void add_gathered() {
        const Turn turn = gathered_->found();
        State  s = table_;
        Events ignored = Events::ignored();
        for (int i = 0; i < turn.count; ++i) apply(s, turn.clicks[static_cast<std::size_t>(i)], ignored);
        Arm arm{.turn = turn, .visits = 1, .whole = true, .sum = turn.desire, .share = worth(judging(), s, me_).share};
        add_to(arm.sums, s);
        arms_.push_back(arm);
    }

    // Among the arms it may stand already: another order of the same clicks leaves the same table.
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
        turn.desire = desire(worth(judging(), s, me_));
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

    // What stands in court after the last turn was of no use: whoever was brought there in vain is left where he was.
    // One world for what does so; false when there is nothing left to be spared.
    bool spare() {
        if (!plays_turn(seen_) || arms_.size() < 2) return false;
        for (;;) {
            const std::size_t best = index_of_favourite();
            if (lightened_ != best) find_lighter(best);
            std::erase_if(lighter_, [&](std::size_t i) { return worse(i); });
            if (lighter_.empty()) break;
            for (std::size_t either : {liked_, lighter_.front()})
                if (arms_[either].afresh.size() < worlds_to_spare) return try_afresh(arms_[either]), true;
            arms_[lighter_.front()].spared = arms_[best].spared + 1;
        }
        constexpr int enough = 96;   // for what is told of it
        Arm& best = arms_[index_of_favourite()];
        if (best.spared == 0 || best.visits >= enough) return false;
        try_out(best);
        return true;
    }

    // The arms that do the same with fewer in court, the fewest first.
    void find_lighter(std::size_t best) {
        if (arms_[best].spared == 0) liked_ = best;
        lightened_ = best;
        lighter_.clear();
        const Turn turn = arms_[best].turn;
        const auto left = [&](const Played& played) { return played.end.court[me_]; };
        std::vector<Played> less = lighter(turn, table_, rng_);
        const int most = left(played(turn, table_, rng_));
        std::erase_if(less, [&](const Played& done) { return left(done) >= most; });
        std::stable_sort(less.begin(), less.end(), [&](const Played& a, const Played& b) {
            return left(a) != left(b) ? left(a) < left(b) : a.turn.effort < b.turn.effort;
        });
        for (const Played& done : less) {
            const auto same = std::find_if(arms_.begin(), arms_.end(),
                                           [&](const Arm& other) { return other.turn.key == done.turn.key; });
            if (same != arms_.end() && same->turn.effort >= turn.effort) continue;
            lighter_.push_back(static_cast<std::size_t>(same - arms_.begin()));
            if (same != arms_.end()) continue;
            arms_.push_back({.turn = simplified(done.turn, table_, rng_)});
            arms_.back().turn.desire = turn.desire;
        }
    }

    // Than what was liked best before anything was spared, which was lucky in the worlds by which it was chosen, so in
    // others:
    // by more than one and a half times what luck, which lets people answer otherwise, would make of two that are
    // alike.
    static constexpr std::size_t worlds_to_spare = 48;
    bool worse(std::size_t arm) const {
        constexpr std::int64_t hopeless = 4 * whole_share;
        const std::size_t worlds = std::min(arms_[arm].afresh.size(), arms_[liked_].afresh.size());
        std::int64_t      gain = 0, square = 0;
        for (std::size_t i = 0; i < worlds; ++i) {
            const std::int64_t more = arms_[arm].afresh[i] - arms_[liked_].afresh[i];
            gain += more, square += more * more;
        }
        return gain < -hopeless || (worlds == worlds_to_spare && gain < 0 && 4 * gain * gain > 9 * square);
    }

    // When all have been tried out to the end of the round, in one more world; false when nothing is left to think
    // about.
    bool look_further() {
        if (seen_.round == last_round) return spare();
        if (seen_.round != last_round - 1) return false;
        if (close_.empty()) see_what_is_close();
        if (!looks_again()) return false;
        look_again();
        return true;
    }

    void see_what_is_close() {
        constexpr std::size_t few = 3;
        constexpr int         little = 2600;   // of the victory
        for (std::size_t i = 0; i < arms_.size(); ++i) close_.push_back(i);
        std::stable_sort(close_.begin(), close_.end(),
                         [&](std::size_t a, std::size_t b) { return better(arms_[a], arms_[b]); });
        close_.resize(std::min(few, close_.size()));
        const int most = mean(arms_[close_[0]]);
        std::erase_if(close_, [&](std::size_t arm) { return mean(arms_[arm]) < most - little; });
    }

    // Where the best are close in the last round but one, the net's word on the last is not taken for it: only there
    // does looking on to the end of the game tell more than it.
    bool looks_again() const {
        constexpr int enough = 48;
        return close_.size() > 1 && arms_[close_.back()].again < enough;
    }

    // One of them after the other, in the same worlds to the end of the game.
    void look_again() {
        Arm* least = &arms_[close_[0]];
        for (std::size_t i : close_)
            if (arms_[i].again < least->again) least = &arms_[i];
        const State s = played_on(*least, ++least->again, last_round);
        const Evaluation result = worth(judging(), s, me_);
        least->sum_again += desire(result) + least->turn.liking;
        least->share_again += result.share;
    }

    std::size_t least_tried() const {
        std::size_t least = 0;
        for (std::size_t i = 1; i < arms_.size(); ++i)
            if (arms_[i].visits < arms_[least].visits) least = i;
        return least;
    }

    const Arm& favourite() const {
        return *std::min_element(arms_.begin(), arms_.end(), [](const Arm& a, const Arm& b) { return better(a, b); });
    }
    std::size_t index_of_favourite() const { return static_cast<std::size_t>(&favourite() - arms_.data()); }

    // What was looked at again comes before what was not worth it.
    static bool better(const Arm& a, const Arm& b) {
        if (a.spared != b.spared) return a.spared > b.spared;
        if ((a.again > 0) != (b.again > 0)) return a.again > 0;
        if (a.again > 0) return together(a) > together(b);
        return a.visits != b.visits ? a.visits > b.visits : mean(a) > mean(b);
    }

    static constexpr int for_near = 64;   // for so many worlds to the end of the game counts what was found before
    static int together(const Arm& arm) {
        return static_cast<int>((arm.sum_again + for_near * std::int64_t{mean(arm)}) / (arm.again + for_near));
    }

    Idea idea_of(const Arm& arm) const {
        const int worlds = std::max(1, arm.visits);
        Idea idea{.clicks = arm.turn.clicks,
                  .count = arm.turn.count,
                  .worlds = arm.visits,
                  .share = static_cast<int>(arm.share / worlds)};
        if (arm.again > 0)
            idea.share =
                static_cast<int>((arm.share_again + for_near * std::int64_t{idea.share}) / (arm.again + for_near));
        for (std::size_t i = 0; i < idea.points.size(); ++i)
            idea.points[i] = arm.sums.points[me_][static_cast<Place>(i)] / worlds;
        return idea;
    }

    bool asks_for_disc(const Turn& turn) const {
        Events ignored = Events::ignored();
        State  s = table_;
        Rng    rng = rng_;
        for (int i = 0; !over(s); ++i) {
            for (; !over(s) && comes_between(s, seen_); apply(s, likely_choice(s, legal(s), rng), ignored))
                if (asked_step(s).hints.kind == Kind::disc) return true;
            if (i == turn.count || over(s) || !same_turn(s, seen_)
                || !legal(s).has(turn.clicks[static_cast<std::size_t>(i)]))
                break;
            apply(s, turn.clicks[static_cast<std::size_t>(i)], ignored);
        }
        return false;
    }

    static bool ends_in_general_scoring(const State& s) { return s.round % 3 == 0; }

    static void add_to(Expected& sum, const State& s) {
        const Majorities gets = majorities(s);
        for (Player p : s.seats()) {
            for (Place place : places(s)) sum.points[p][place] += 16 * gets.points[p][place];
            sum.score[p] += 16 * s.score[p];
        }
    }

    static Expected expected_at(const State& s) {
        Expected one;
        add_to(one, s);
        return one;
    }

    Expected mean_of(const Arm& arm) const {
        Expected mean = arm.sums;
        for (Player p : seen_.seats()) {
            for (Place place : places(seen_)) mean.points[p][place] /= arm.visits;
            mean.score[p] /= arm.visits;
        }
        return mean;
    }

    void try_out(Arm& arm) const { try_out(arm, arm.visits + 1); }

    void try_afresh(Arm& arm) const {
        constexpr int beyond = 1 << 20;   // whatever was tried before
        arm.afresh.push_back(try_out(arm, beyond + static_cast<int>(arm.afresh.size())));
    }

    int try_out(Arm& arm, int world) const {
        const State s = played_on(arm, world, seen_.round);
        const Evaluation result = worth(judging(), s, me_);
        const int   wanted = desire(result) + arm.turn.liking;
        ++arm.visits;
        arm.sum += wanted;
        arm.share += result.share;
        add_to(arm.sums, s);
        return wanted;
    }

    // On through another world to the end of this round.
    State played_on(const Arm& arm, int world, int round) const {
        const Turn& turn = arm.turn;
        Rng rng{seed_.state ^ static_cast<std::uint64_t>(world) * 0xd1342543de82ef95u};
        rng.next();
        Events       ignored = Events::ignored();
        State        s = imagine(seen_, rng);
        const Policy policy = {.net = &judging(), .turns = manner_.replies};
        for (int i = 0; i < turn.count; ++i) {
            while (comes_between(s, seen_)) play_on(s, policy, rng, ignored);
            const Choice click = turn.clicks[static_cast<std::size_t>(i)];
            const bool   early = i + 1 < turn.count && !over(s) && ends_turn(s, click);
            if (!same_turn(s, seen_) || early || !legal(s).has(click)) break;
            apply(s, click, ignored);
        }
        while (!over(s) && s.round <= round) play_on(s, policy, rng, ignored);
        return s;
    }

    const Manner     manner_;
    Taste            taste_;
    State            seen_;
    Player           me_ = nobody;
    Rng              seed_, rng_;
    State            table_;   // as it could be, for weighing
    Choices          open_;
    int              weighed_ = 0;
    std::size_t      simplified_ = 0;
    std::optional<DialSearch> dials_;
    std::optional<TurnSearch> turns_;
    std::optional<HandSearch> gathered_;
    std::vector<Arm> arms_;
    std::optional<Turn> considered_;
    std::size_t      considered_arm_ = SIZE_MAX;
    Stage            stage_ = Stage::begun;
    int              credit_ = 0, cost_ = 1, tried_ = 0;
    std::vector<std::size_t> close_;   // the arms that are looked at again
    std::size_t              liked_ = 0;              // the favourite before anything was spared
    std::size_t              lightened_ = SIZE_MAX;   // the arm of which the lighter ones are the same with less
    std::vector<std::size_t> lighter_;
};

}

std::unique_ptr<SearchBot> search_bot(const Manner& manner) { return std::make_unique<Search>(manner); }

}
