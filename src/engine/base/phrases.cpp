// The phrases of card effects in the base game (deck.h), and the frames they stand for.
#include <string>

#include "engine/base/base.h"
#include "engine/decks.h"

namespace eg {
namespace {

constexpr Count count(int n) { return static_cast<Count>(n); }
constexpr std::uint8_t mode(int bits) { return static_cast<std::uint8_t>(bits); }

// By the alternatives of `move`: whose, from where, where to.
constexpr int owner_modes[] = {own, foreign, any}, from_modes[] = {0, 0, from_one_region, from_picked},
              to_modes[] = {0, 0, to_one_region, to_picked, to_castillo};

// Empty for `move! all` without a fixed origin or destination, which would never end.
Effect moved(const PhraseArgs& args, int must) {
    const int n = args[0], from = from_modes[args[2]], to = to_modes[args[3]];
    if (must && n == every && from == 0 && to == 0) return {};
    if (from == from_picked && to == to_picked) return {};
    const bool more_than_own = n == every && args[1] > 0;   // no limit
    return {Frame{.step = move_caballero,
                  .count = more_than_own ? Count{255} : count(n),
                  .mode = mode(owner_modes[args[1]] | from | to | (n == every ? move_all : 0) | must)}};
}

// The arguments of `dial`: who dials, and how many caballeros he must have there, or any in the picked place. Returns
// the `set` of the revealing step. implied: the value of args[0] that the step implies.
constexpr int dial_args = 3;
std::uint32_t dialled(const PhraseArgs& args, int implied) {
    const std::uint32_t who = args[0] == implied ? 0 : args[0] == 0 ? dialled_by_all : dialled_by_opponents;
    return who | (args[1] ? args[2] < 0 ? holding_picked : static_cast<std::uint32_t>(args[2]) : 0u);
}
// "holding" without a number or "picked", or the other way round.
bool is_incomplete(const PhraseArgs& args) {
    return (args[1] != 0) != (args[2] != 0);
}
constexpr Frame discs(const PhraseArgs& args) { return {.step = open_discs, .mode = args[0] == 0 ? any : foreign}; }

// `send_back ... disc`: the players who dial must be those who lose.
Effect loss_by_disc(const PhraseArgs& args, int n, int who, int how) {
    if (!args[1] || is_incomplete(args) || who != (args[0] == 0)) return {};
    PhraseArgs rest = args;
    if (args[2] == 1 && n == every) rest[1] = rest[2] = 0;   // the step requires one anyway
    return {discs(args), Frame{.step = lose_dialled,
                               .count = count(n),
                               .mode = mode((who ? own_too : 0) | how),
                               .set = dialled(rest, args[0])}};
}

constexpr int pay_modes[] = {0, first_only, me_first};

Effect score_values(const PhraseArgs& n) {
    int values = 0;
    std::uint32_t set = 0;
    for (int i = 0; i < 5; ++i)
        if (n[static_cast<std::size_t>(i)]) ++values, set |= 1u << n[static_cast<std::size_t>(i)];
    if (values < 3 && n[5] == 0) return {Frame{.step = score_valued, .count = count(n[0]), .mode = mode(n[1])}};
    return {Frame{.step = score_valued, .mode = mode(pay_modes[n[5]]), .set = set}};
}

// By the alternatives of `send_back`: opponents, all.
constexpr int senders[] = {0, own_too};

constexpr Phrase rows[] = {
    {"move {n|all} {own|foreign|any} {|from regions|from one|from picked} {|to anywhere|to one|to picked|to castillo}",
     [](const PhraseArgs& args) { return moved(args, 0); }},
    {"move! {n|all} {own|foreign|any} {|from regions|from one|from picked} {|to anywhere|to one|to picked|to castillo}",
     [](const PhraseArgs& args) { return moved(args, must_move); }},
    // In any order (1996, "2 of your own and 2 foreign Caballeros").
    {"move {n} own, move {n} foreign",
     [](const PhraseArgs& n) {
         return Effect{
             Frame{.step = move_caballero, .count = count(n[0]), .mode = any, .set = static_cast<std::uint32_t>(n[1])}};
     }},
    {"place {n} {anywhere|regions|bordering} {|from court|from province}",
     [](const PhraseArgs& args) {
         return Effect{Frame{.step = args[2] == 2 ? place_from_province : place_freely,
                             .count = count(args[0]),
                             .mode = mode(args[1] | (args[2] == 2 ? from_province : 0))}};
     }},
    {"muster {n} {|me|hosts}",
     [](const PhraseArgs& args) {
         return Effect{Frame{.step = args[1] == 2 ? muster_hosts : muster, .count = count(args[0])}};
     }, 6},

    {"send_back {n|all} {opponents|all} court {|by owner|by me}",
     [](const PhraseArgs& args) {
         return Effect{Frame{.step = empty_courts, .count = count(args[0]), .mode = mode(senders[args[1]])}};
     }},
    {"send_back all_but {n} {opponents|all} court {|by owner|by me}",
     [](const PhraseArgs& args) {
         return Effect{Frame{.step = empty_courts, .count = count(args[0]), .mode = mode(senders[args[1]] | all_but)}};
     }},
    {"send_back {n} {opponents|all} {court+regions|regions} {|by owner}",
     [](const PhraseArgs& args) {
         return Effect{Frame{.step = ask_opponents_to_send,
                             .count = count(args[0]),
                             .mode = mode(senders[args[1]] | (args[2] ? regions_only : 0))}};
     }},
    {"send_back {n} {opponents|all} regions by me",
     [](const PhraseArgs& args) {
         return Effect{Frame{.step = take_from_each, .count = count(args[0] - 1), .mode = args[1] ? any : foreign}};
     }},
    {"send_back all {opponents|all} {regions|court+regions} {|by owner|by me}",
     [](const PhraseArgs& args) {
         const Frame board = {.step = lose_in_regions, .count = all, .mode = mode(senders[args[0]])};
         return args[1] ? Effect{Frame{.step = empty_courts, .count = all, .mode = board.mode}, board} : Effect{board};
     }},
    {"send_back {n|all} {opponents|all} picked {|by owner|by me}",
     [](const PhraseArgs& args) {
         return Effect{
             Frame{.step = lose_in_regions, .count = count(args[0]), .mode = mode(senders[args[1]] | where_picked)}};
     }},
    {"send_back all_but {n} {opponents|all} picked {|by owner|by me}",
     [](const PhraseArgs& args) {
         return Effect{Frame{
             .step = lose_in_regions, .count = count(args[0]),
             .mode = mode(senders[args[1]] | where_picked | all_but)}};
     }},

    {"dial {all|opponents} {|holding} {|n|picked}, send_back {n|all} {all|opponents} disc",
     [](const PhraseArgs& args) { return loss_by_disc(args, args[dial_args], args[dial_args + 1] == 0, 0); }},
    {"dial {all|opponents} {|holding} {|n|picked}, send_back all_but {n} {all|opponents} disc",
     [](const PhraseArgs& args) { return loss_by_disc(args, args[dial_args], args[dial_args + 1] == 0, all_but); }},
    // A region with n caballeros, or with fewer if he has no such region.
    {"dial {all|opponents} holding {n} else 1, send_back {n} {all|opponents} disc",
     [](const PhraseArgs& args) {
         if (args[1] != args[2] || (args[0] == 0) != (args[3] == 0)) return Effect{};
         return Effect{discs(args),
                       Frame{.step = lose_dialled, .count = count(args[2]), .mode = mode(args[0] == 0 ? own_too : 0)}};
     }},
    // Scored one by one in the active player's order; together: as one part.
    {"dial {all|opponents} {|holding} {|n|picked}, score dialled_once {|first_only|me_first} {|together}",
     [](const PhraseArgs& args) {
         if (is_incomplete(args)) return Effect{};
         return Effect{discs(args),
                       {.step = score_dialled,
                        .mode = mode(pay_modes[args[dial_args]] << 1 | args[dial_args + 1]),
                        .set = dialled(args, 0)}};
     }},
    {"dial {all|opponents} {|holding} {|n|picked}, move_king most_dialled",
     [](const PhraseArgs& args) {
         return is_incomplete(args) ? Effect{} : Effect{discs(args), {.step = king_dialled, .set = dialled(args, 0)}};
     }},
    {"dial {all|opponents} {|holding} {|n|picked}, move_grande {all|opponents} disc",
     [](const PhraseArgs& args) {
         if (is_incomplete(args) || args[0] != args[dial_args]) return Effect{};
         return Effect{
             discs(args),
             {.step = homes_dialled, .mode = mode(args[0] == 0 ? own_too : 0), .set = dialled(args, args[0])}};
     }},
    {"dial opponents holding picked, move! all own from picked to disc who opponents",
     [](const PhraseArgs&) {
         return Effect{Frame{.step = open_discs, .mode = foreign}, {.step = evict, .set = holding_picked}};
     }},
    // One question names the region; the discs are a part. other: the discs must show another region (2023, Coup).
    {"pick rivals, dial opponents holding picked {|other}, move! all own from picked to disc who opponents",
     [](const PhraseArgs& args) { return Effect{Frame{.step = name_region, .mode = mode(args[0] ? another : 0)}}; }},

    {"pick {any|any+castillo|free|rivals}",
     [](const PhraseArgs& args) { return Effect{Frame{.step = pick_region, .mode = mode(args[0])}}; }},
    // A single question picks and scores.
    {"pick {any|any+castillo}, score picked",
     [](const PhraseArgs& args) { return Effect{Frame{.step = score_one, .mode = mode(args[0])}}; }},
    {"score {picked|king} {|first_only|me_first}",
     [](const PhraseArgs& args) {
         return Effect{
             Frame{.step = score_place, .mode = mode(pay_modes[args[1]] | (args[0] ? of_the_king : of_picked))}};
     }},
    {"score castillo {|first_only|me_first}",
     [](const PhraseArgs& args) {
         return Effect{Frame{.step = score_place, .place = CAS, .mode = mode(pay_modes[args[0]])}};
     }},
    {"score {all|most|least} {|first_only|me_first}",
     [](const PhraseArgs& args) {
         constexpr StepId which[] = {score_all, score_most, score_least};
         return Effect{Frame{.step = which[args[0]], .mode = mode(pay_modes[args[1]])}};
     }},
    {"score valued {n} {n|} {n|} {n|} {n|} {|first_only|me_first}", score_values},

    {"move_king {any|bordering|least|with_grande|bordering?}",
     [](const PhraseArgs& args) {
         constexpr int where[] = {king_anywhere, king_beside, king_to_fewest, king_to_grande, king_beside_or_stays};
         return Effect{Frame{.step = choose_kings_region, .mode = mode(where[args[0]])}};
     }},
    {"move_king any with {n} any",
     [](const PhraseArgs& args) {
         return Effect{Frame{.step = choose_kings_region, .count = count(args[0]), .mode = king_elsewhere}};
     }},
    {"move_king picked", [](const PhraseArgs&) { return Effect{Frame{.step = king_goes, .mode = 1}}; }},
    {"move_grande {me|opponents|all} regions",
     [](const PhraseArgs& args) {
         return Effect{args[0] == 0 ? Frame{.step = choose_home}
                                    : Frame{.step = ask_for_homes, .mode = mode(args[0] == 2 ? own_too : 0)}};
     }},
    {"move_grande me regions with {n} own",
     [](const PhraseArgs& n) { return Effect{Frame{.step = choose_home, .count = count(n[0])}}; }},
    {"lay board", [](const PhraseArgs&) { return Effect{Frame{.step = choose_scoreboard}}; }},
    {"take_back {|earlier}",
     [](const PhraseArgs& args) { return Effect{Frame{.step = take_back, .mode = mode(args[0])}}; }},
    {"hold veto until end of next round", [](const PhraseArgs&) { return Effect{Frame{.step = keep_card}}; }, 0,
     "ask_veto", 2, "veto"},
};

}

constinit const std::span<const Phrase> base_phrases = rows;

// A card that scores counts as scoring, whatever else it does, and so on in this order.
MainEffect main_effect_of(const ActionCard& card) {
    const std::string_view words = card.effect_words;
    const auto has = [&](std::string_view verb) {
        return (' ' + std::string{words}).find(' ' + std::string{verb}) != std::string::npos;
    };
    if (has("score")) return MainEffect::score;
    if (has("move_king")) return MainEffect::king;
    if (has("send_back")) return MainEffect::send_back;
    if (has("place")) return MainEffect::place;
    return has("move") ? MainEffect::move : MainEffect::other;
}

}
