// The weakest benchmark: a uniformly random legal choice.
#include "ai/bot.h"

namespace eg {
namespace {

class RandomBot final : public Bot {
public:
    void begin(const State& seen, std::uint64_t seed) override {
        choices_ = legal(seen);
        rng_.state = seed;
        think(1);
    }
    void   think(int) override { n_ = rng_.below(choices_.size()); }
    Choice best() const override { return choices_[n_]; }

private:
    Choices choices_;
    Rng     rng_;
    int     n_ = 0;
};

}

std::unique_ptr<Bot> random_bot() { return std::make_unique<RandomBot>(); }

}
