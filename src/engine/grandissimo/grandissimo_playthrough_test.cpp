#include "playthrough.h"

namespace eg {

TEST_SUITE("grandissimo") {

TEST_CASE("a playthrough reads as it did") {
    check_playthrough("/src/engine/grandissimo/playthrough.txt", "Grandissimo", box(*box_named("grandissimo")).rules);
}

}

}
