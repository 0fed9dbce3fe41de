// What is heard of an event: its row says what travels, and that says how it sounds.
#pragma once

#include <optional>

#include "engine/events.h"
#include "engine/state.h"

namespace eg {

enum class Sound : std::uint8_t { wood, king, card, ratchet, tumble, note, call };   // as in web/scripts/sound.js

struct Heard {
    Sound sound = Sound::wood;
    int   n = 1;    // how many pieces, or the rank
    int   ms = 0;   // so long after it has begun, at normal pace: as it arrives

    bool operator==(const Heard&) const = default;
};
std::optional<Heard> heard(const Event& event);   // nothing: it is silent

}
