#include "ai/worker_protocol.h"

#include <algorithm>
#include <cstring>

#include "ai/levels.h"
#include "engine/box.h"
#include "engine/views.h"
#include "engine/parsing.h"

namespace eg {
namespace {

constexpr std::string_view strongest = "El Grande";
constexpr int quick_iterations = 16;

}

void TaskRunner::begin(const Task& task) {
    const BotRow& row = bots()[task.bot < bots().size() ? task.bot : 0];
    adviser_ = nullptr;
    bot_.reset();
    quick_adviser_.reset();
    win_probability_.reset();
    iterations_ = row.iterations;
    switch (task.wanted) {
        case Wanted::move:
            bot_ = row.make();
            bot_->set_style(static_cast<std::size_t>(task.style) < styles().size() ? task.style : Style::even);
            break;
        case Wanted::advice: begin_advice(task); break;
        case Wanted::win_probability: win_probability_.emplace(task.seen); break;
    }
    if (bot_) bot_->begin(task.seen, task.seed);
    if (adviser_ && task.count > 0) adviser_->consider({task.played.data(), static_cast<std::size_t>(task.count)});
    left_ = iterations_;
    ready_ = !bot_;
}

// Advice on a turn that was played already can wait, so it needs no quick adviser.
void TaskRunner::begin_advice(const Task& task) {
    std::unique_ptr<SearchBot> own = adviser();
    adviser_ = own.get();
    bot_ = std::move(own);
    iterations_ = bot(strongest)->iterations;
    if (task.count > 0) return;
    quick_adviser_ = quick_adviser();
    quick_adviser_->begin(task.seen, task.seed);
    quick_left_ = quick_iterations;
}

bool TaskRunner::step_quick_adviser() {
    if (!quick_adviser_ || quick_left_ == 0) return false;
    if (quick_adviser_->prepare()) quick_adviser_->think(1), --quick_left_;
    return true;
}

bool TaskRunner::step() {
    if (win_probability_) return !win_probability_->step();
    if (step_quick_adviser()) return false;
    if (!ready_) {
        ready_ = bot_->prepare();
        return false;
    }
    if (left_ > 0) {
        bot_->think(1);
        --left_;
    }
    return left_ == 0;
}

bool TaskRunner::has_ideas() const {
    return adviser_ && (adviser_->has_ideas() || (quick_adviser_ && quick_left_ == 0 && quick_adviser_->has_ideas()));
}

Reply TaskRunner::reply() const {
    Reply reply;
    if (win_probability_) reply.win_probability = win_probability_->probabilities();
    if (bot_) reply.choice = bot_->best();
    if (bot_ && !adviser_) {
        const std::span<const Choice> plan = bot_->plan();
        reply.plan_count = static_cast<int>(std::min(plan.size(), reply.plan.size()));
        std::copy_n(plan.begin(), reply.plan_count, reply.plan.begin());
        reply.reason = bot_->reason();
    }
    if (!has_ideas()) return reply;
    const std::vector<Idea> ideas = adviser_->has_ideas() ? adviser_->ideas() : quick_adviser_->ideas();
    reply.count = static_cast<int>(std::min<std::size_t>(max_ideas, ideas.size()));
    std::copy_n(ideas.begin(), reply.count, reply.ideas.begin());
    reply.played = adviser_->considered();
    return reply;
}

int TaskRunner::progress() const {
    return win_probability_ ? win_probability_->progress() : 1000 * (iterations_ - left_) / iterations_;
}

Task move_task(std::string_view name, Style style, const State& seen, std::uint64_t seed) {
    const BotRow* row = bot(name);
    return {
        .seen = seen, .seed = seed, .bot = row ? static_cast<std::uint32_t>(row - bots().data()) : 0, .style = style};
}

Task advice_task(const State& seen, std::uint64_t seed, std::span<const Choice> played) {
    Task task{.seen = seen, .seed = seed, .wanted = Wanted::advice};
    task.count = static_cast<int>(std::min(played.size(), task.played.size()));
    std::copy_n(played.begin(), task.count, task.played.begin());
    return task;
}

Task win_probability_task(const State& table) {
    return {.seen = seen_by(table, nobody), .wanted = Wanted::win_probability};
}

std::string to_bytes(const Task& task) {
    std::string bytes{reinterpret_cast<const char*>(&task), sizeof task};
    bytes += box(task.seen).word + '\n';
    return other_deck(task.seen.rules) ? bytes + deck_text(task.seen.rules.deck) : bytes;
}

Task task_from_bytes(std::string_view bytes) {
    Task task;
    if (bytes.size() < sizeof task) return task;
    std::memcpy(static_cast<void*>(&task), bytes.data(), sizeof task);
    std::string_view text = bytes.substr(sizeof task);
    const std::optional<BoxId> box = box_named(cut(text, '\n'));
    if (!box) return {};
    task.seen.rules.box = *box;
    const bool first = text.empty() && task.seen.rules.deck == first_big_box;
    task.seen.rules.deck = first ? first_big_box : eg::box(*box).rules.deck;
    if (text.empty()) return task;
    const AddedDeck added = add_deck(text, *box);
    task.seen.rules.deck = added.id;
    return added.error.empty() ? task : Task{};
}

Reply run_task(const Task& task) {
    TaskRunner runner;
    runner.begin(task);
    while (!runner.step()) {}
    return runner.reply();
}

}
