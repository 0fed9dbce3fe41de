// Phrases belong to the modules of a box: the same words may mean another step in another box.
#include <doctest/doctest.h>

#include "engine/box.h"
#include "engine/decks.h"
#include "engine/step.h"

namespace eg {
namespace {

Rules rules(std::string_view box_word) { return box(*box_named(box_word)).rules; }

}

TEST_SUITE("king and colonies") {

TEST_CASE("the same words mean each box's own step") {
    CHECK(step(hand_card(rules("intrigue"), 0).effect.frames[0].step).name != "throw_all_grandes");
    const auto thrown = [](std::string_view word) {
        std::string_view name;
        for (const ActionCard& card : deck(rules(word).deck).cards)
            if (card.effect_words.starts_with("move_grande all castillo")) name = step(card.effect.frames[0].step).name;
        return name;
    };
    CHECK(thrown("decennial+colonies") == "throw_all_grandes");
    CHECK(thrown("intrigue") == "grandes_fall");
}

}

}
