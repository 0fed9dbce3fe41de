#include "ai/style.h"

#include <algorithm>

#include "engine/box.h"

namespace eg {
namespace {

int none(const State&, const State&, Player) { return 0; }

// Many on the board, and in many regions.
int building(const State& before, const State& after, Player me) {
    int more = 0, broader = 0;
    for (Place place : regions(after)) {
        more += after.caballeros[me][place] - before.caballeros[me][place];
        broader += (after.caballeros[me][place] > 0) - (before.caballeros[me][place] > 0);
    }
    return 150 * more + 300 * broader;
}

// Others' caballeros stand elsewhere than they did; his own lie in wait; a Veto is at hand.
int intriguing(const State& before, const State& after, Player me) {
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

// Where the King goes there are his Grande and his caballeros.
int befriending(const State& before, const State& after, Player me) {
    const Place court = after.king;
    return 600 * (court != before.king) + 600 * (after.grande[me] == court) + 150 * after.caballeros[me][court];
}

constexpr StyleRow rows[] = {
    {"even", "Even", "Likes whatever wins.", none},
    {"builder", "Builder", "Likes many caballeros in many regions.", building},
    {"intriguer", "Intriguer", "Likes to drive others away, and what is hidden.", intriguing},
    {"kings_friend", "King's friend", "Likes the King beside his own.", befriending},
};

}

std::span<const StyleRow> tempers() { return rows; }

const StyleRow* temper(std::string_view id) {
    for (const StyleRow& row : rows)
        if (row.id == id) return &row;
    return nullptr;
}

Style temper_of(const StyleRow& row) { return static_cast<Style>(&row - rows); }

}
