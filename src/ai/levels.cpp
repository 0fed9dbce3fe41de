#include "ai/levels.h"

#include "ai/search_bot.h"

namespace eg {
namespace {

constexpr Manner strongest = {.samples = 128, .arms = 20, .of_each = 2, .replies = 16, .dials = 1000};

Manner advising(Manner manner) {
    manner.advise = true;
    return manner;
}

}

std::unique_ptr<Bot> net_bot() { return search_bot({.arms = 1}); }
std::unique_ptr<Bot> paje() { return search_bot({.breadth = 0, .samples = 4, .arms = 1, .dials = 8, .blur = 8000}); }
std::unique_ptr<Bot> escudero() { return search_bot({.breadth = 0, .samples = 6, .arms = 1, .dials = 20, .blur = 5500}); }
std::unique_ptr<Bot> caballero() { return search_bot({.breadth = 0, .samples = 10, .arms = 1, .dials = 40, .blur = 3200}); }
std::unique_ptr<Bot> hidalgo() { return search_bot({.breadth = 0, .samples = 24, .arms = 1, .dials = 60, .blur = 1500}); }
std::unique_ptr<Bot> conde() { return search_bot({.breadth = 1, .arms = 1}); }
std::unique_ptr<Bot> duque() { return search_bot({.breadth = 3, .arms = 5, .of_each = 1, .replies = 8}); }
std::unique_ptr<Bot> grande() { return search_bot({.arms = 10, .of_each = 1}); }
std::unique_ptr<Bot> el_grande() { return search_bot(strongest); }
std::unique_ptr<SearchBot> adviser() { return search_bot(advising(strongest)); }
std::unique_ptr<SearchBot> hasty_adviser() { return search_bot(advising({.breadth = 2, .samples = 24, .arms = 6, .of_each = 1, .replies = 6})); }

}
