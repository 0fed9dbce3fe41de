#include "ai/mind.h"

#include <algorithm>

#include "ai/levels.h"

namespace eg {
namespace {

constexpr int advice_iterations = 4000;

}

void Mind::begin(const Task& task) {
    const BotRow& row = bots()[task.bot < bots().size() ? task.bot : 0];
    adviser_ = nullptr;
    if (task.wanted == Wanted::advice) {
        std::unique_ptr<SearchBot> own = adviser();
        adviser_ = own.get();
        bot_ = std::move(own);
    } else {
        bot_ = row.make();
    }
    bot_->begin(task.seen, task.seed);
    if (adviser_ && task.count > 0) adviser_->consider({task.played.data(), static_cast<std::size_t>(task.count)});
    iterations_ = left_ = adviser_ ? advice_iterations : row.iterations;
    ready_ = false;
}

bool Mind::step() {
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

Reply Mind::reply() const {
    Reply reply{.choice = bot_->best()};
    if (!adviser_) return reply;
    const std::vector<Idea> ideas = adviser_->ideas();
    reply.count = static_cast<int>(std::min<std::size_t>(ideas_told, ideas.size()));
    std::copy_n(ideas.begin(), reply.count, reply.ideas.begin());
    reply.played = adviser_->considered();
    return reply;
}

int Mind::share() const {
    if (adviser_ && adviser_->ideas().empty()) return 0;
    return 1000 * (iterations_ - left_) / iterations_;
}

Task task_for(std::string_view name, const State& seen, std::uint64_t seed) {
    const BotRow* row = bot(name);
    return {.seen = seen, .seed = seed, .bot = row ? static_cast<std::uint32_t>(row - bots().data()) : 0};
}

Task advice_task(const State& seen, std::uint64_t seed, std::span<const Choice> played) {
    Task task{.seen = seen, .seed = seed, .wanted = Wanted::advice};
    task.count = static_cast<int>(std::min(played.size(), task.played.size()));
    std::copy_n(played.begin(), task.count, task.played.begin());
    return task;
}

Reply advice(const Task& task) {
    Mind mind;
    mind.begin(task);
    while (!mind.step()) {}
    return mind.reply();
}

Choice thought_through(const Task& task) {
    Mind mind;
    mind.begin(task);
    while (!mind.step()) {}
    return mind.reply().choice;
}

}
