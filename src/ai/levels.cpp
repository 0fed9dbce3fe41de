#include "ai/levels.h"

#include "ai/search_bot.h"

namespace eg {
namespace {

constexpr Manner strongest = {.turns = 2048, .arms = 20, .of_each = 2, .replies = 192, .dials = 1000};

Manner advising(Manner manner) {
    manner.advise = true;
    return manner;
}

}

std::unique_ptr<Bot> net_bot() { return search_bot({.arms = 1}); }
std::unique_ptr<Bot> paje() { return search_bot({.turns = 5, .arms = 1, .dials = 8, .blur = 7500}); }
std::unique_ptr<Bot> escudero() { return search_bot({.turns = 8, .arms = 1, .dials = 20, .blur = 4400}); }
std::unique_ptr<Bot> caballero() { return search_bot({.turns = 12, .arms = 1, .dials = 40, .blur = 4350}); }
std::unique_ptr<Bot> hidalgo() { return search_bot({.turns = 24, .arms = 1, .dials = 60, .blur = 3650}); }
std::unique_ptr<Bot> conde() { return search_bot({.turns = 48, .arms = 1, .dials = 200, .blur = 2700}); }
std::unique_ptr<Bot> duque() { return search_bot({.turns = 96, .arms = 3, .of_each = 1, .replies = 4, .dials = 200}); }
std::unique_ptr<Bot> grande() { return search_bot({.turns = 512, .arms = 8, .of_each = 1, .replies = 8}); }
std::unique_ptr<Bot> el_grande() { return search_bot(strongest); }
// Whoever asks for advice does not want to wait: others are thought about less closely.
std::unique_ptr<SearchBot> adviser() {
    Manner manner = advising(strongest);
    manner.replies = 48;
    return search_bot(manner);
}
std::unique_ptr<SearchBot> hasty_adviser() {
    return search_bot(advising({.turns = 128, .arms = 6, .of_each = 1, .replies = 6}));
}

}
