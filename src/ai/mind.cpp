#include "ai/mind.h"

namespace eg {

void Mind::begin(const Task& task) {
    const BotRow& row = bots()[task.bot < bots().size() ? task.bot : 0];
    bot_ = row.make();
    bot_->begin(task.seen, task.seed);
    iterations_ = left_ = row.iterations;
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

int Mind::share() const { return iterations_ == 0 ? 1000 : 1000 * (iterations_ - left_) / iterations_; }

Task task_for(std::string_view name, const State& seen, std::uint64_t seed) {
    const BotRow* row = bot(name);
    return {.seen = seen, .seed = seed, .bot = row ? static_cast<std::uint32_t>(row - bots().data()) : 0};
}

Choice thought_through(const Task& task) {
    Mind mind;
    mind.begin(task);
    while (!mind.step()) {}
    return mind.reply().choice;
}

}
