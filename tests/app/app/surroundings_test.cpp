// What the system wishes, tested without a window (tests/support/visit.h).
#include "visit.h"

#include "app/ui/draw.h"
#include "page.h"

using namespace eg;

TEST_SUITE("surroundings") {

TEST_CASE("colours that the system forces are followed") {
    for (const bool dark : {false, true}) {
        test_page = {};
        test_page.media = {"(forced-colors: active)"};
        if (dark) test_page.media.push_back("(prefers-color-scheme: dark)");
        Visit visit("seed=7");
        CHECK(draw::theme().contrast);
        CHECK(draw::theme().dark == dark);
    }
}

}
