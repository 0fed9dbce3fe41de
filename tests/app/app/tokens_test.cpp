// Figures on the map in the whole app: tokens of modules, and the King beside the Castillo.
#include "app/scenes/scenes.h"
#include "app/ui/textures.h"
#include "visit.h"

using namespace eg;

namespace {

// The left edge of the first piece of this name, in tenths of a pixel; -1: none is drawn.
int left_of(std::string_view things, const std::string& name) {
    const std::size_t at = things.find("\"name\":\"" + name + "\"");
    return at == things.npos ? -1 : std::atoi(things.data() + things.find("\"rect\":[", at) + 8);
}

}

TEST_SUITE("tokens") {

TEST_CASE("every figure has a picture, and what is drawn is told") {
    for (int n = 0; n < token_count(); ++n) {
        CAPTURE(std::string{token(n).id});
        CHECK((token(n).shape != TokenShape::figure || textures::exists(token(n).picture)));
        CHECK((token(n).shape == TokenShape::none || !token(n).told.empty()));
    }
}

TEST_CASE("scenes of modules show their tokens, and say where they are") {
    for (const Scene& scene : module_scenes()) {
        const int number = token_number(scene.token);
        if (number < 0) continue;
        CAPTURE(std::string{scene.name});
        test_page = {};
        Visit visit("scene=" + std::string{scene.name});
        visit.frame();
        const std::string_view told = token(number).told;
        CHECK(visit.reads(told.substr(0, told.find('{'))));
        if (token(number).shape == TokenShape::figure)
            CHECK(left_of(visit.drawn(), std::string{token(number).picture}) > 0);
    }
}

TEST_CASE("the King beside the Castillo stands beside it") {
    test_page = {};
    Visit visit("scene=tower");
    visit.frame();
    CHECK(left_of(visit.drawn(), "king") > left_of(visit.drawn(), "castillo"));
}

}
