#include "playthrough.h"

namespace eg {

TEST_SUITE("king and colonies") {

TEST_CASE("a playthrough reads as it did") {
    check_playthrough("/src/engine/king_and_colonies/playthrough.txt", "The King & the Colonies",
                      box(*box_named("king_and_colonies")).rules);
}

}

}
