// The sound of an event, which depends on the piece that moves.
#pragma once

#include <optional>

#include "engine/events.h"
#include "engine/state.h"

namespace eg {

enum class Sound : std::uint8_t { wood, king, card, ratchet, tumble, note, call };   // as in web/scripts/sound.js

struct SoundEffect {
    Sound sound = Sound::wood;
    int   n = 1;    // number of pieces, or the rank
    int   ms = 0;   // milliseconds from the event's beginning at normal pace: when the piece arrives

    bool operator==(const SoundEffect&) const = default;
};
std::optional<SoundEffect> sound_of(const Event& event);   // nothing: it is silent

}
