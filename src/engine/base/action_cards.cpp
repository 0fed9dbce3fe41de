// The 45 action cards of the classic editions: a card is a row, its text our own
// (1996, Decennial and Big Box, "The action cards").
#include "engine/base/base.h"

namespace eg {
namespace {

constexpr const char* intrigue = "Intrigue";
constexpr const char* special_scoring = "Special Scoring";

constexpr ActionCard rows[] = {
    {.id = "1-any3", .stack = 1, .title = intrigue,
     .text = "Move up to 3 caballeros of any colours.",
     .effect = {move_caballeros(3, any)}},
    {.id = "1-any4", .stack = 1, .title = intrigue,
     .text = "Move up to 4 caballeros of any colours.",
     .effect = {move_caballeros(4, any)}},
    {.id = "1-own4", .stack = 1, .title = intrigue,
     .text = "Move up to 4 of your own caballeros.",
     .effect = {move_caballeros(4, own)}},
    {.id = "1-for3", .stack = 1, .title = intrigue,
     .text = "Move up to 3 of your rivals' caballeros.",
     .effect = {move_caballeros(3, foreign)}},
    {.id = "1-2+2", .stack = 1, .copies = 2, .title = intrigue,
     .text = "Move up to 2 of your own and up to 2 of your rivals' caballeros.",
     .effect = {move_own_and_foreign(2, 2)}},
    {.id = "1-5from1", .stack = 1, .copies = 2, .title = intrigue,
     .text = "Move up to 5 caballeros of any colours out of one region.",
     .effect = {move_caballeros(5, any | from_one_region)}},
    {.id = "1-allown", .stack = 1, .title = intrigue,
     .text = {"Move any number of your own caballeros out of one region.",
              "Move all of your own caballeros out of one region; none may stay.",
              "Move any number of your own caballeros out of one region."},
     .effect = {move_caballeros(all, own | from_one_region | every_one)}},
    {.id = "1-add2", .stack = 1, .title = intrigue,
     .text = "Place up to 2 more caballeros from your court, beside the King or not.",
     .effect = {place_anywhere(2)}},
    {.id = "1-or", .stack = 1, .title = intrigue,
     .text = {"Move any number of your own caballeros out of one region, or place up to 2 more anywhere.",
              "Move all of your own caballeros out of one region, or place up to 2 more anywhere.",
              "Move any number of your own caballeros out of one region, or place up to 2 more anywhere."},
     .effect = {move_caballeros(all, own | from_one_region | every_one)},
     .other = {place_anywhere(2)}},

    {.id = "2-veto", .stack = 2, .copies = 2, .title = "Veto",
     .text = "Keep this card. Once, this round or the next, stop a rival's special action.",
     .effect = {keep()},
     .at_once = true,
     .only_if = &Rules::veto_in_deck},
    {.id = "2-decayall", .stack = 2, .title = "Decay of Authority",
     .text = "Each rival sends his whole court back to the province.",
     .effect = {opponents_lose_from_court(all)}},
    {.id = "2-decay3", .stack = 2, .title = "Decay of Authority",
     .text = "Each rival sends 3 caballeros from his court back to the province.",
     .effect = {opponents_lose_from_court(3)}},
    {.id = "2-angry", .stack = 2, .title = {"The King Returns!", "The King Is Angry!", "Angry King!"},
     .text = "Each rival in turn sends back 3 caballeros of his choice, from court or regions.",
     .effect = {opponents_send_back(3)}},
    {.id = "2-one-each", .stack = 2, .title = "Province",
     .text = {"Send back one caballero of each rival, and one of your own if you like, from regions you choose.",
              "Send back one caballero of each rival, from regions you choose.",
              "Send back one caballero of each rival, from regions you choose."},
     .effect = {one_of_each_goes_back()}},
    {.id = "2-sec2", .stack = 2, .title = "Province",
     .text = "Each rival secretly picks a region and sends back 2 of his caballeros from there.",
     .effect = {opponents_dial(), lose_where_dialled(2)}},
    {.id = "2-secall", .stack = 2, .title = "Province",
     .text = "Each rival secretly picks a region and sends back all his caballeros from there.",
     .effect = {opponents_dial(), lose_where_dialled(all)}},
    {.id = "2-score1", .stack = 2, .copies = 3, .title = special_scoring,
     .text = {"Score one region of your choice, or the Castillo.",
              "Score one region of your choice.",
              "Score one region of your choice."},
     .effect = {score_region_of_choice()}},

    {.id = "3-fours", .stack = 3, .copies = 2, .title = special_scoring,
     .text = "Score every region whose first value is 4.",
     .effect = {score_all_valued(4)}},
    {.id = "3-fives", .stack = 3, .copies = 2, .title = special_scoring,
     .text = "Score every region whose first value is 5.",
     .effect = {score_all_valued(5)}},
    {.id = "3-67", .stack = 3, .title = special_scoring,
     .text = "Score every region whose first value is 6 or 7.",
     .effect = {score_all_valued(6, 7)}},
    {.id = "3-castillo", .stack = 3, .copies = 2, .title = special_scoring,
     .text = "Score the Castillo. Its caballeros go back in.",
     .effect = {score_the_castillo()}},
    {.id = "3-first", .stack = 3, .title = special_scoring,
     .text = "Score all regions, first place only. A tie for first earns nothing.",
     .effect = {score_first_places()}},
    {.id = "3-most", .stack = 3, .title = special_scoring,
     .text = "Score the region with the most caballeros; if tied, all of them.",
     .effect = {score_regions_with_most()}},
    {.id = "3-least", .stack = 3, .title = special_scoring,
     .text = "Score the region with the fewest caballeros, empty ones aside; if tied, all of them.",
     .effect = {score_regions_with_least()}},
    {.id = "3-score1", .stack = 3, .title = special_scoring,
     .text = {"Score one region of your choice, or the Castillo.",
              "Score one region of your choice.",
              "Score one region of your choice."},
     .effect = {score_region_of_choice()}},

    {.id = "4-board", .stack = 4, .copies = 3, .title = "Mobile Scoreboard",
     .text = "Lay a mobile scoreboard on a region or the Castillo, or move one.",
     .effect = {lay_or_move_scoreboard()}},
    {.id = "4-power", .stack = 4, .copies = 2, .title = {"Power Cards", "Power Cards", "Power of the Cards"},
     .text = "Take one of your used power cards back into your hand.",
     .effect = {take_power_card_back()}},
    {.id = "4-court", .stack = 4, .title = "The Court",
     .text = "Bring up to 2 caballeros from the province to your court.",
     .effect = {muster_more(2)}},
    {.id = "4-grande", .stack = 4, .copies = 2, .title = "Grande",
     .text = "Move your Grande to another region.",
     .effect = {move_own_grande()}},
    {.id = "4-unique", .stack = 4, .title = special_scoring,
     .text = "All players secretly pick a region. Each region picked exactly once is scored.",
     .effect = {everybody_dials(), score_where_dialled_once()}},
    {.id = "4-evict", .stack = 4, .title = {"Movement", "Eviction", "Eviction"},
     .text = "Name a region. Each rival moves all his caballeros there to a region he picks secretly.",
     .effect = {name_a_region()}},
    {.id = "4-advisor", .stack = 4, .title = {"Royal Adviser", "Royal Advisor", "Royal Advisor"},
     .text = "Move the King to a bordering region.",
     .effect = {move_king_beside()}},

    {.id = "5-king", .stack = 5, .title = {"King's Card", "King's Card", "King's Card"},
     .text = "Move the King to any region, or let him stay.",
     .effect = {move_king_anywhere()},
     .returns = true},
};

constexpr int cards_in(int stack) {
    int n = 0;
    for (const ActionCard& row : rows)
        if (row.stack == stack) n += row.copies;
    return n;
}
static_assert(cards_in(1) == 11 && cards_in(2) == 11 && cards_in(3) == 11 && cards_in(4) == 11 && cards_in(5) == 1,
              "the 45 cards of the 1996 rulebook");

}

constinit const std::span<const ActionCard> base_cards = rows;

}
