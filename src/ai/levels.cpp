#include "ai/levels.h"

#include "ai/search_bot.h"

namespace eg {
namespace {

constexpr SearchConfig strongest = {
    .turns = 2048, .arms = 20, .arms_per_card = 2, .playout_turns = 192, .searches = 6, .disc_rounds = 1000};

SearchConfig advising(SearchConfig config) {
    config.advise = true;
    return config;
}

}

std::unique_ptr<Bot> net_bot() { return search_bot({.arms = 1}); }
std::unique_ptr<Bot> paje() { return search_bot({.turns = 5, .arms = 1, .disc_rounds = 8, .noise = 7500}); }
std::unique_ptr<Bot> escudero() { return search_bot({.turns = 8, .arms = 1, .disc_rounds = 20, .noise = 4400}); }
std::unique_ptr<Bot> caballero() { return search_bot({.turns = 12, .arms = 1, .disc_rounds = 40, .noise = 4350}); }
std::unique_ptr<Bot> hidalgo() { return search_bot({.turns = 24, .arms = 1, .disc_rounds = 60, .noise = 3650}); }
std::unique_ptr<Bot> conde() { return search_bot({.turns = 48, .arms = 1, .disc_rounds = 200, .noise = 2700}); }
std::unique_ptr<Bot> duque() {
    return search_bot({.turns = 96, .arms = 3, .arms_per_card = 1, .playout_turns = 4, .disc_rounds = 200});
}
std::unique_ptr<Bot> grande() { return search_bot({.turns = 512, .arms = 8, .arms_per_card = 1, .playout_turns = 8}); }
std::unique_ptr<Bot> el_grande() { return search_bot(strongest); }
std::unique_ptr<SearchBot> adviser() {
    SearchConfig config = advising(strongest);
    config.playout_turns = 48;   // a player who asks for advice should not have to wait long
    config.searches = 0;
    return search_bot(config);
}
std::unique_ptr<SearchBot> quick_adviser() {
    return search_bot(advising({.turns = 128, .arms = 6, .arms_per_card = 1, .playout_turns = 6}));
}

}
