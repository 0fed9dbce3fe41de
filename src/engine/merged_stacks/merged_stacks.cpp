// The second and third stack of action cards shuffled into one, so that four cards are on offer (2023, 3-player game).
#include "engine/module.h"

namespace eg {

Module merged_stacks() {
    static constexpr std::string_view to[] = {"2023"};
    return {
        .name = "merged_stacks",
        .variant = {.title = "Four stacks", .line = "Stacks 2 and 3 are combined: fewer cards, a sharper game.",
                  .to = to, .players = {3}, .otherwise = "Optional with three players, always used with two."},
        .merges = true,
    };
}

}
