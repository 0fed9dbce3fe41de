// Custom decks for the tests: an edition's deck with one card changed, and random decks with every phrase that a card
// can have.
#pragma once

#include <algorithm>
#include <string>

#include "board.h"
#include "engine/decks.h"
#include "engine/rng.h"

namespace eg {

inline std::string with(std::string text, const std::string& what, const std::string& by) {
    const std::size_t at = text.find(what);
    return at == std::string::npos ? std::string{} : text.replace(at, what.size(), by);
}

// The Decennial deck with one card replaced.
inline std::string one_card_changed() {
    return with(std::string{printed_decks()[1].text},
                "4-court 1 | The Court | Bring up to 2 caballeros from the province to your court. | muster 2",
                "4-court 1 places 2 | The Court Travels | Bring up to 2 to your court, then move the King. | muster 2, "
                "move_king bordering");
}

// The words of a phrase, "move {n} {own|any}", with a random number for {n} and one of the words in other braces.
inline std::string said(const Phrase& phrase, Rng& rng) {
    std::string words{phrase.words};
    for (std::size_t at; (at = words.find('{')) != std::string::npos;) {
        const std::string ways = words.substr(at + 1, words.find('}') - at - 1) + '|';
        std::string       way;
        for (std::size_t
                 n = static_cast<std::size_t>(rng.below(static_cast<int>(std::count(ways.begin(), ways.end(), '|')))),
                 from = 0;
             ; --n, from = ways.find('|', from) + 1)
            if (n == 0) {
                way = ways.substr(from, ways.find('|', from) - from);
                break;
            }
        words.replace(at, ways.size() + 1, way == "n" ? std::to_string(1 + rng.below(std::max(1, phrase.most))) : way);
    }
    return words;
}

// The number of frames of this effect; 0 if it is not understood.
inline int frames_of(const std::string& effect) {
    std::string text{"pile 1\nown 9 | Our own | What it says. | "};
    text += effect;
    const Deck made = read_deck(text);
    return made.cards.empty() ? 0 : made.cards[0].effect.count;
}

// A random deck with this many cards in each stack. A card has one to eight effects, or two to choose from.
inline std::string made_up_deck(Rng& rng, int cards_in_pile) {
    const std::span<const Phrase> phrases = modules()[0].phrases;
    const auto effect = [&](int most_frames) {
        for (std::string words;;) {
            const Phrase& phrase = phrases[static_cast<std::size_t>(rng.below(static_cast<int>(phrases.size())))];
            if (!phrase.moment.empty()) continue;
            std::string more = words;
            if (!more.empty()) more += ", ";
            more += said(phrase, rng);
            const int         frames = frames_of(more);
            if (frames > 0 && frames <= most_frames) words = more;
            if (!words.empty() && (frames > most_frames || rng.below(3) == 0)) return words;
        }
    };
    std::string text;
    for (int pile = 1; pile <= stack_count; ++pile) {
        text += "pile " + std::to_string(pile) + '\n';
        for (int i = 0; i < cards_in_pile; ++i) {
            text += std::to_string(pile) + "-own" + std::to_string(i)
                    + (rng.below(3) ? "" : " 1 places " + std::to_string(rng.below(6)))
                    + " | Our own | What it says. | ";
            if (rng.below(5) == 0) text += "choose " + effect(3) + " or " + effect(3) + " | This | That\n";
            else text += effect(8) + '\n';
        }
    }
    return text;
}

}
