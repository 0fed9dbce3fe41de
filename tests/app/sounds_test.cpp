// The sounds of events.
#include <doctest/doctest.h>

#include "app/timeline/sounds.h"

using namespace eg;

TEST_SUITE("sounds") {

TEST_CASE("pieces, cards, discs and points each have their sound; a stage direction has none") {
    const auto sound = [](const Event& event) { return sound_of(event).value().sound; };
    CHECK(sound({.what = What::placed, .who = red, .to = ARA}) == Sound::wood);
    CHECK(sound({.what = What::placed, .who = red, .to = CAS}) == Sound::tumble);
    CHECK(sound({.what = What::castillo_opened}) == Sound::tumble);
    CHECK(sound({.what = What::king_moved, .who = red, .from = ARA, .to = PV}) == Sound::king);
    CHECK(sound({.what = What::grande_moved, .who = red, .from = ARA, .to = PV}) == Sound::wood);
    CHECK(sound({.what = What::card_taken, .who = red, .n = 1, .card = 2}) == Sound::card);
    CHECK(sound({.what = What::disc_revealed, .who = red, .to = PV}) == Sound::ratchet);
    CHECK_FALSE(sound_of({.what = What::turn_ends, .who = red}));
    CHECK_FALSE(sound_of({.what = What::scored, .who = red, .to = PV, .n = 0, .rank = 3}));   // no points: silent
}

TEST_CASE("a note rises with the rank, and so many caballeros are so many taps as they arrive") {
    CHECK(sound_of({.what = What::scored, .who = red, .to = PV, .n = 4, .rank = 2}) == SoundEffect{Sound::note, 2, 0});
    const auto mustered = sound_of({.what = What::mustered, .who = red, .n = 3});
    REQUIRE(mustered);
    CHECK(mustered->sound == Sound::wood);
    CHECK(mustered->n == 3);
    CHECK(mustered->ms > 0);
}

}
