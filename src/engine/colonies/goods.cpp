// Gold and wares: where discs lie, who carries them, and how they come and go.
#include <algorithm>
#include <array>

#include "colonies.h"

namespace eg::colonial {
namespace {

// Of each place of ours: what is carried there, and where its carrier would stand without it.
struct Laden {
    int      what = -1;
    OwnPlace space = FRA;
};
using Ladens = std::array<Laden, own_places>;
constexpr OwnPlace spaces_of_carriers[][1 + goods] = {
    {FRA, gold_in_FRA, wares_in_FRA}, {ambassador, gold_ambassador, wares_ambassador},
    {envoy, gold_envoy, wares_envoy}, {SHI, gold_on_SHI, wares_on_SHI},
    {AME, gold_in_AME, wares_in_AME}, {MED, gold_in_MED, wares_in_MED},
};
constexpr Ladens ladens = [] {
    Ladens all;
    for (std::size_t place = 0; place < own_places; ++place) all[place].space = static_cast<OwnPlace>(place);
    for (const auto& row : spaces_of_carriers)
        for (int what = 0; what < goods; ++what) all[row[1 + what]] = {what, row[0]};
    return all;
}();

constexpr Step steps[] = {
{
    // After the special action of a card, as far as the supply lasts. count: gold; mode: wares; set: of a card that was
    // kept, its stack from 1, and its index from bit 8 on.
    .id = put_out,
    .name = "put_out",
    .rule = {
        .fields = frame_count | frame_mode | frame_set,
        // A card of which only this could be done cannot be performed.
        .possible = [](const State& s, const Frame& f) {
            if (f.set) return true;
            for (int i = s.depth; i-- > 0;)
                if (const Frame& turn = s.stack[static_cast<std::size_t>(i)]; step(turn.step).rule.is_turn)
                    return turn.player == f.player && (turn.mode & has_acted) != 0;
            return false;
        },
        .apply = [](State& s, Frame& f, Choice, Events& events) {
            const int wanted[goods] = {f.count, f.mode};
            for (int what = 0; what < goods; ++what)
                if (const int n = std::min(wanted[what], supply(s, what)); n > 0)
                    happen(s,
                           {.what = number(discs_put_out),
                            .who = f.player,
                            .to = at(s, source[what]),
                            .n = static_cast<std::uint8_t>(n),
                            .flags = static_cast<std::uint8_t>(what)},
                           events);
        },
        .valid = [](const State& s, const Frame& f) {
            const int stack = static_cast<int>(f.set & 0xff) - 1, index = static_cast<int>(f.set >> 8);
            return f.count <= 2 && f.mode <= 2
                   && (f.set == 0 || (stack >= 0 && stack < piles(s) && index < card_count(s.rules, stack)
                                      && card(s.rules, stack, index).moment));
        },
    },
    .text = {
        .card = [](const State& s, const Frame& f) {
            return f.set ? &card(s.rules, static_cast<int>(f.set & 0xff) - 1, static_cast<int>(f.set >> 8)) : nullptr;
        },
    },
},
};

}

Load carried(const State& s, Place place) {
    const unsigned n = own_number(s, place);
    return n >= own_places ? Load{-1, place} : Load{ladens[n].what, at(s, ladens[n].space)};
}

Place with_load(const State& s, int what, Place space) {
    for (const auto& row : spaces_of_carriers)
        if (at(s, row[0]) == space) return at(s, row[1 + what]);
    return nowhere;
}

int carrying(const State& s, Player player, int what) {
    int n = 0;
    for (const auto& row : spaces_of_carriers) n += s.caballeros[player][at(s, row[1 + what])];
    return n;
}

int supply(const State& s, int what) {
    int left = discs[what] - byte(s, out_at + what);
    for (Player p : s.seats()) left -= carrying(s, p, what);
    return left;
}

constinit const std::span<const Step> goods_steps = steps;

}
