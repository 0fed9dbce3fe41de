#include "ai/style.h"

#include <algorithm>

#include "ai/rows.h"
#include "engine/box.h"
#include "engine/module.h"

namespace eg {
namespace {

int none(const State&, const State&, Player) { return 0; }

// More caballeros on the board, in more regions.
int builder_bonus(const State& before, const State& after, Player me) {
    int caballeros = 0, occupied = 0;
    for (Place place : regions(after)) {
        caballeros += after.caballeros[me][place] - before.caballeros[me][place];
        occupied += (after.caballeros[me][place] > 0) - (before.caballeros[me][place] > 0);
    }
    return 150 * caballeros + 300 * occupied;
}

// Rivals' caballeros moved away, his own in the Castillo, and a Veto kept.
int intriguer_bonus(const State& before, const State& after, Player me) {
    int displaced = 0, hidden = 0, vetoes = 0;
    for (Player p : after.seats())
        for (Place place : places(after))
            if (p != me) displaced += std::max(0, before.caballeros[p][place] - after.caballeros[p][place]);
    for (Place place : places(after) - box(after).in_regions)
        hidden += after.caballeros[me][place] - before.caballeros[me][place];
    for (const Kept& card : after.kept)
        vetoes += card.owner == me && moment(after, card).hints.kind == Kind::interruption;
    return 260 * displaced + 150 * hidden + 450 * vetoes;
}

// The King moved, and his Grande and caballeros with the King.
int kings_friend_bonus(const State& before, const State& after, Player me) {
    const Place court = after.king;
    return 600 * (court != before.king) + 600 * (after.grande[me] == court) + 150 * after.caballeros[me][court];
}

constexpr std::string_view builder_words[] = {"place", "place_as"},
                           intriguer_words[] = {"opponents", "castillo", "veto"},
                           kings_friend_words[] = {"move_king", "move_grande", "bordering"};

constexpr StyleRow rows[] = {
    {"even", "Even", "Plays only to win.", none},
    {"builder", "Builder", "Likes many caballeros in many regions.", builder_bonus, builder_words},
    {"intriguer", "Intriguer", "Likes to drive opponents away and to hide.", intriguer_bonus,
     intriguer_words},
    {"kings_friend", "King's friend", "Likes the King near his caballeros.", kings_friend_bonus,
     kings_friend_words},
};

}

std::span<const StyleRow> styles() { return rows; }

const StyleRow* style_named(std::string_view id) {
    for (const StyleRow& row : rows)
        if (row.id == id) return &row;
    return nullptr;
}

int StyleBonus::of(const ActionCard& card) const {
    constexpr int liked = 600;
    for (std::string_view word : fact_rows::words_in(card.effect_words))
        if (const auto& words = row(style).words; std::find(words.begin(), words.end(), word) != words.end())
            return strength * liked;
    return 0;
}

Style style_of(const StyleRow& row) { return static_cast<Style>(&row - rows); }

}
