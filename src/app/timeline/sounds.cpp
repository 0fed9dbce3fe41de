#include "app/timeline/sounds.h"

#include "engine/event_types.h"

namespace eg {

std::optional<SoundEffect> sound_of(const Event& event) {
    const Travel& travel = row(event.what).travel;
    switch (travel.piece) {
        case Piece::caballeros:
            return SoundEffect{event.to == CAS ? Sound::tumble : Sound::wood, caballeros_moving(event), travel.ms};
        case Piece::grande:
        case Piece::token:
        case Piece::closing_scoreboard:
        case Piece::scoreboard: return SoundEffect{Sound::wood, 1, travel.ms};
        case Piece::king: return SoundEffect{Sound::king, 1, travel.ms};
        case Piece::tower: return SoundEffect{Sound::tumble, 1, 0};
        case Piece::points: return event.n > 0 ? std::optional{SoundEffect{Sound::note, event.rank, 0}} : std::nullopt;
        case Piece::disc:
        case Piece::disc_face: return SoundEffect{Sound::ratchet, 1, 0};
        case Piece::action_card:
        case Piece::action_card_face:
        case Piece::power_card:
        case Piece::power_card_back:
        case Piece::hand_card:
        case Piece::hand_card_back:
        case Piece::kept_card:
        case Piece::spent_card: return SoundEffect{Sound::card, 1, 0};
        case Piece::expired_card:
        case Piece::round_marker:
        case Piece::nothing: break;
    }
    return std::nullopt;
}

}
