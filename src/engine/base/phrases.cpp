// The words of the cards: what a deck may say of the base game, and the frames it means.
#include <string>

#include "engine/base/base.h"
#include "engine/decks.h"

namespace eg {
namespace {

constexpr Count count(int n) { return static_cast<Count>(n); }
constexpr std::uint8_t mode(int bits) { return static_cast<std::uint8_t>(bits); }

// Whose, from where, and where to, as the words of `move` say.
constexpr int whose[] = {own, foreign, any}, whence[] = {0, 0, from_one_region, from_picked},
              whither[] = {0, 0, to_one_region, to_picked, to_castillo};

// All of them may go where they stay afterwards, so that it ends, or out of one place; what must go on ends of itself.
Effect moved(const Gaps& said, int must) {
    const int n = said[0], from = whence[said[2]], to = whither[said[3]];
    if (must && n == every && from == 0 && to == 0) return {};
    if (from == from_picked && to == to_picked) return {};
    const bool more_than_own = n == every && said[1] > 0;   // who knows how many they are
    return {Frame{.step = move_caballero,
                  .count = more_than_own ? Count{255} : count(n),
                  .mode = mode(whose[said[1]] | from | to | (n == every ? every_one : 0) | must)}};
}

// What stands between `dial` and the comma: who, and that he must hold so many there or anybody where it was picked.
constexpr int dialling = 3;
std::uint32_t dialled(const Gaps& said, int all_by_itself) {
    const std::uint32_t who = said[0] == all_by_itself ? 0 : said[0] == 0 ? dialled_by_all : dialled_by_opponents;
    return who | (said[1] ? said[2] < 0 ? holding_picked : static_cast<std::uint32_t>(said[2]) : 0u);
}
// "holding" without what, or the other way round
bool means_nothing(const Gaps& said) {
    return (said[1] != 0) != (said[2] != 0);
}
constexpr Frame discs(const Gaps& said) { return {.step = open_discs, .mode = said[0] == 0 ? any : foreign}; }

// Who sends back: those who dial.
Effect lost_by_disc(const Gaps& said, int n, int who, int how) {
    if (!said[1] || means_nothing(said) || who != (said[0] == 0)) return {};
    Gaps rest = said;
    if (said[2] == 1 && n == every) rest[1] = rest[2] = 0;   // the step itself asks for no less than one
    return {discs(said), Frame{.step = lose_dialled,
                               .count = count(n),
                               .mode = mode((who ? own_too : 0) | how),
                               .set = dialled(rest, said[0])}};
}

constexpr int how[] = {0, first_only, me_first};

Effect valued(const Gaps& n) {
    int values = 0;
    std::uint32_t set = 0;
    for (int i = 0; i < 5; ++i)
        if (n[static_cast<std::size_t>(i)]) ++values, set |= 1u << n[static_cast<std::size_t>(i)];
    if (values < 3 && n[5] == 0) return {Frame{.step = score_valued, .count = count(n[0]), .mode = mode(n[1])}};
    return {Frame{.step = score_valued, .mode = mode(how[n[5]]), .set = set}};
}

// Of `send_back`: 0 is opponents and 1 is all.
constexpr int senders[] = {0, own_too};

constexpr Phrase rows[] = {
    {"move {n|all} {own|foreign|any} {|from regions|from one|from picked} {|to anywhere|to one|to picked|to castillo}",
     [](const Gaps& said) { return moved(said, 0); }},
    {"move! {n|all} {own|foreign|any} {|from regions|from one|from picked} {|to anywhere|to one|to picked|to castillo}",
     [](const Gaps& said) { return moved(said, none_stays); }},
    // In any order (1996, "2 of your own and 2 foreign Caballeros").
    {"move {n} own, move {n} foreign",
     [](const Gaps& n) {
         return Effect{
             Frame{.step = move_caballero, .count = count(n[0]), .mode = any, .set = static_cast<std::uint32_t>(n[1])}};
     }},
    {"place {n} {anywhere|regions|bordering} {|from court|from province}",
     [](const Gaps& said) {
         return Effect{Frame{.step = said[2] == 2 ? place_from_province : place_freely,
                             .count = count(said[0]),
                             .mode = mode(said[1] | (said[2] == 2 ? from_province : 0))}};
     }},
    {"muster {n} {|me|hosts}",
     [](const Gaps& said) {
         return Effect{Frame{.step = said[1] == 2 ? muster_hosts : muster, .count = count(said[0])}};
     }, 6},

    {"send_back {n|all} {opponents|all} court {|by owner|by me}",
     [](const Gaps& said) {
         return Effect{Frame{.step = empty_courts, .count = count(said[0]), .mode = mode(senders[said[1]])}};
     }},
    {"send_back all_but {n} {opponents|all} court {|by owner|by me}",
     [](const Gaps& said) {
         return Effect{Frame{.step = empty_courts, .count = count(said[0]), .mode = mode(senders[said[1]] | all_but)}};
     }},
    {"send_back {n} {opponents|all} {court+regions|regions} {|by owner}",
     [](const Gaps& said) {
         return Effect{Frame{.step = ask_opponents_to_send,
                             .count = count(said[0]),
                             .mode = mode(senders[said[1]] | (said[2] ? regions_only : 0))}};
     }},
    {"send_back {n} {opponents|all} regions by me",
     [](const Gaps& said) {
         return Effect{Frame{.step = take_from_each, .count = count(said[0] - 1), .mode = said[1] ? any : foreign}};
     }},
    {"send_back all {opponents|all} {regions|court+regions} {|by owner|by me}",
     [](const Gaps& said) {
         const Frame board = {.step = lose_in_regions, .count = all, .mode = mode(senders[said[0]])};
         return said[1] ? Effect{Frame{.step = empty_courts, .count = all, .mode = board.mode}, board} : Effect{board};
     }},
    {"send_back {n|all} {opponents|all} picked {|by owner|by me}",
     [](const Gaps& said) {
         return Effect{
             Frame{.step = lose_in_regions, .count = count(said[0]), .mode = mode(senders[said[1]] | where_picked)}};
     }},
    {"send_back all_but {n} {opponents|all} picked {|by owner|by me}",
     [](const Gaps& said) {
         return Effect{Frame{
             .step = lose_in_regions, .count = count(said[0]),
             .mode = mode(senders[said[1]] | where_picked | all_but)}};
     }},

    {"dial {all|opponents} {|holding} {|n|picked}, send_back {n|all} {all|opponents} disc",
     [](const Gaps& said) { return lost_by_disc(said, said[dialling], said[dialling + 1] == 0, 0); }},
    {"dial {all|opponents} {|holding} {|n|picked}, send_back all_but {n} {all|opponents} disc",
     [](const Gaps& said) { return lost_by_disc(said, said[dialling], said[dialling + 1] == 0, all_but); }},
    // A place with so many, or with fewer where that is his only choice.
    {"dial {all|opponents} holding {n} else 1, send_back {n} {all|opponents} disc",
     [](const Gaps& said) {
         if (said[1] != said[2] || (said[0] == 0) != (said[3] == 0)) return Effect{};
         return Effect{discs(said),
                       Frame{.step = lose_dialled, .count = count(said[2]), .mode = mode(said[0] == 0 ? own_too : 0)}};
     }},
    // The active player chooses the order, and a Veto may fall in between; together they are one part.
    {"dial {all|opponents} {|holding} {|n|picked}, score dialled_once {|first_only|me_first} {|together}",
     [](const Gaps& said) {
         if (means_nothing(said)) return Effect{};
         return Effect{discs(said),
                       {.step = score_dialled,
                        .mode = mode(how[said[dialling]] << 1 | said[dialling + 1]),
                        .set = dialled(said, 0)}};
     }},
    {"dial {all|opponents} {|holding} {|n|picked}, move_king most_dialled",
     [](const Gaps& said) {
         return means_nothing(said) ? Effect{} : Effect{discs(said), {.step = king_dialled, .set = dialled(said, 0)}};
     }},
    {"dial {all|opponents} {|holding} {|n|picked}, move_grande {all|opponents} disc",
     [](const Gaps& said) {
         if (means_nothing(said) || said[0] != said[dialling]) return Effect{};
         return Effect{
             discs(said),
             {.step = homes_dialled, .mode = mode(said[0] == 0 ? own_too : 0), .set = dialled(said, said[0])}};
     }},
    {"dial opponents holding picked, move! all own from picked to disc who opponents",
     [](const Gaps&) {
         return Effect{Frame{.step = open_discs, .mode = foreign}, {.step = evict, .set = holding_picked}};
     }},
    // One question names the region, and the discs are a part of it. `other`: they show another one than that (2023,
    // Coup).
    {"pick rivals, dial opponents holding picked {|other}, move! all own from picked to disc who opponents",
     [](const Gaps& said) { return Effect{Frame{.step = name_region, .mode = mode(said[0] ? another : 0)}}; }},

    {"pick {any|any+castillo|free|rivals}",
     [](const Gaps& said) { return Effect{Frame{.step = pick_region, .mode = mode(said[0])}}; }},
    // one question
    {"pick {any|any+castillo}, score picked",
     [](const Gaps& said) { return Effect{Frame{.step = score_one, .mode = mode(said[0])}}; }},
    {"score {picked|king} {|first_only|me_first}",
     [](const Gaps& said) {
         return Effect{Frame{.step = score_place, .mode = mode(how[said[1]] | (said[0] ? of_the_king : of_picked))}};
     }},
    {"score castillo {|first_only|me_first}",
     [](const Gaps& said) { return Effect{Frame{.step = score_place, .place = CAS, .mode = mode(how[said[0]])}}; }},
    {"score {all|most|least} {|first_only|me_first}",
     [](const Gaps& said) {
         constexpr StepId which[] = {score_all, score_most, score_least};
         return Effect{Frame{.step = which[said[0]], .mode = mode(how[said[1]])}};
     }},
    {"score valued {n} {n|} {n|} {n|} {n|} {|first_only|me_first}", valued},

    {"move_king {any|bordering|least|with_grande|bordering?}",
     [](const Gaps& said) {
         constexpr int where[] = {king_anywhere, king_beside, king_to_fewest, king_to_grande, king_beside_or_stays};
         return Effect{Frame{.step = choose_kings_region, .mode = mode(where[said[0]])}};
     }},
    {"move_king any with {n} any",
     [](const Gaps& said) {
         return Effect{Frame{.step = choose_kings_region, .count = count(said[0]), .mode = king_elsewhere}};
     }},
    {"move_king picked", [](const Gaps&) { return Effect{Frame{.step = king_goes, .mode = 1}}; }},
    {"move_grande {me|opponents|all} regions",
     [](const Gaps& said) {
         return Effect{said[0] == 0 ? Frame{.step = choose_home}
                                    : Frame{.step = ask_for_homes, .mode = mode(said[0] == 2 ? own_too : 0)}};
     }},
    {"move_grande me regions with {n} own",
     [](const Gaps& n) { return Effect{Frame{.step = choose_home, .count = count(n[0])}}; }},
    {"lay board", [](const Gaps&) { return Effect{Frame{.step = choose_scoreboard}}; }},
    {"take_back {|earlier}", [](const Gaps& said) { return Effect{Frame{.step = take_back, .mode = mode(said[0])}}; }},
    {"hold veto until end of next round", [](const Gaps&) { return Effect{Frame{.step = keep_card}}; }, 0,
     "ask_veto", 2, "veto"},
};

}

constinit const std::span<const Phrase> base_phrases = rows;

// Whatever is done on the way, a card that scores is one that scores; else its first verb says it.
Deed deed_of(const ActionCard& card) {
    const std::string_view words = card.effect_words;
    const auto has = [&](std::string_view verb) {
        return (' ' + std::string{words}).find(' ' + std::string{verb}) != std::string::npos;
    };
    if (has("score")) return Deed::score;
    if (has("move_king")) return Deed::king;
    if (has("send_back")) return Deed::send_back;
    if (has("place")) return Deed::place;
    return has("move") ? Deed::move : Deed::other;
}

}
