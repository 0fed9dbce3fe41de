#include "playthrough.h"

namespace eg {

TEST_SUITE("colonies") {

TEST_CASE("a playthrough reads as it did") {
    check_playthrough("/src/engine/colonies/playthrough.txt", "Grand Inquisitor & the Colonies",
                      box(*box_named("colonies")).rules);
}

}

}
