// Four action cards of earlier editions, each replacing a random other one of its stack (2023, Old Hands).
#include "engine/module.h"

namespace eg {

Module old_hands() {
    static constexpr std::string_view to[] = {"1996", "decennial", "bigbox", "2023"};
    return {
        .name = "old_hands",
        .variant = {.title = "Old Hands", .line = "Four sharper cards, one a Veto.", .to = to},
        .deck = "old_hands",
    };
}

}
