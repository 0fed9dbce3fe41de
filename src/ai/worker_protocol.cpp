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
constexpr int glances = 16;

}

void TaskRunner::begin(const Task& task) {
    const BotRow& row = bots()[task.bot < bots().size() ? task.bot : 0];
    adviser_ = nullptr;
    bot_.reset();
    glance_.reset();
    chances_.reset();
    iterations_ = row.iterations;
    switch (task.wanted) {
        case Wanted::move:
            bot_ = row.make();
            bot_->lean(static_cast<std::size_t>(task.temper) < tempers().size() ? task.temper : Style::even);
            break;
        case Wanted::advice: begin_advice(task); break;
        case Wanted::chances: chances_.emplace(task.seen); break;
    }
    if (bot_) bot_->begin(task.seen, task.seed);
    if (adviser_ && task.count > 0) adviser_->consider({task.played.data(), static_cast<std::size_t>(task.count)});
    left_ = iterations_;
    ready_ = !bot_;
}

// Who asks after the event can wait, and is spared the glance.
void TaskRunner::begin_advice(const Task& task) {
    std::unique_ptr<SearchBot> own = adviser();
    adviser_ = own.get();
    bot_ = std::move(own);
    iterations_ = bot(strongest)->iterations;
    if (task.count > 0) return;
    glance_ = hasty_adviser();
    glance_->begin(task.seen, task.seed);
    glances_left_ = glances;
}

bool TaskRunner::glance() {
    if (!glance_ || glances_left_ == 0) return false;
    if (glance_->prepare()) glance_->think(1), --glances_left_;
    return true;
}

bool TaskRunner::step() {
    if (chances_) return !chances_->step();
    if (glance()) return false;
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

bool TaskRunner::tells() const {
    return adviser_ && (adviser_->tried() || (glance_ && glances_left_ == 0 && glance_->tried()));
}

Reply TaskRunner::reply() const {
    Reply reply;
    if (chances_) reply.chance = chances_->found();
    if (bot_) reply.choice = bot_->best();
    if (bot_ && !adviser_) {
        const std::span<const Choice> plan = bot_->plan();
        reply.planned = static_cast<int>(std::min(plan.size(), reply.plan.size()));
        std::copy_n(plan.begin(), reply.planned, reply.plan.begin());
        reply.reason = bot_->reason();
    }
    if (!tells()) return reply;
    const std::vector<Idea> ideas = adviser_->tried() ? adviser_->ideas() : glance_->ideas();
    reply.count = static_cast<int>(std::min<std::size_t>(ideas_told, ideas.size()));
    std::copy_n(ideas.begin(), reply.count, reply.ideas.begin());
    reply.played = adviser_->considered();
    return reply;
}

int TaskRunner::share() const { return chances_ ? chances_->share() : 1000 * (iterations_ - left_) / iterations_; }

Task task_for(std::string_view name, Style temper, const State& seen, std::uint64_t seed) {
    const BotRow* row = bot(name);
    return {
        .seen = seen, .seed = seed, .bot = row ? static_cast<std::uint32_t>(row - bots().data()) : 0, .temper = temper};
}

Task advice_task(const State& seen, std::uint64_t seed, std::span<const Choice> played) {
    Task task{.seen = seen, .seed = seed, .wanted = Wanted::advice};
    task.count = static_cast<int>(std::min(played.size(), task.played.size()));
    std::copy_n(played.begin(), task.count, task.played.begin());
    return task;
}

Task chances_task(const State& table) { return {.seen = seen_by(table, nobody), .wanted = Wanted::chances}; }

std::string bytes_of(const Task& task) {
    std::string bytes{reinterpret_cast<const char*>(&task), sizeof task};
    bytes += box(task.seen).word + '\n';
    return other_deck(task.seen.rules) ? bytes + deck_text(task.seen.rules.deck) : bytes;
}

Task task_in(std::string_view bytes) {
    Task task;
    if (bytes.size() < sizeof task) return task;
    std::memcpy(static_cast<void*>(&task), bytes.data(), sizeof task);
    std::string_view text = bytes.substr(sizeof task);
    const std::optional<BoxId> box = box_named(cut(text, '\n'));
    if (!box) return {};
    task.seen.rules.box = *box;   // boxes and decks have other numbers in another program
    const bool first = text.empty() && task.seen.rules.deck == first_big_box;
    task.seen.rules.deck = first ? first_big_box : eg::box(*box).rules.deck;
    if (text.empty()) return task;
    const AddedDeck added = add_deck(text, *box);
    task.seen.rules.deck = added.id;
    return added.error.empty() ? task : Task{};
}

Reply thought_through(const Task& task) {
    TaskRunner mind;
    mind.begin(task);
    while (!mind.step()) {}
    return mind.reply();
}

}
