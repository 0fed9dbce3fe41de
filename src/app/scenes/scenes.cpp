#include "app/scenes/scenes.h"

#include <algorithm>

#include "app/game/address.h"
#include "app/game/tokens.h"
#include "app/timeline/history.h"
#include "engine/decks.h"
#include "engine/notation.h"
#include "engine/queries.h"
#include "engine/views.h"
#include "engine/parsing.h"

namespace eg {
namespace {

// Five players in every region, three in the smallest; both mobile scoreboards are on the board.
constexpr std::string_view crowded =
    "players 5; round 8; start blue; king CV; boards 8/4/0:CAT 4/0/0:GRA;"
    "GAL red:3G blue:2 yellow:5 green:1 sable:1; PV red:2 blue:4 yellow:1 green:3 sable:2; ARA red:1 blue:3G yellow:3 "
    "green:4 sable:2;"
    "CAT red:4 blue:1 yellow:2 green:2 sable:5G; CV red:2 blue:2 yellow:1 green:3 sable:3; CN red:3 blue:2 yellow:4G "
    "green:1 sable:4;"
    "SEV red:4 blue:3 yellow:2 green:5G sable:1; GRA red:1 blue:4 yellow:3 green:2 sable:3; VAL red:2 blue:1 yellow:1 "
    "green:3 sable:2;"
    "CAS red:2 blue:3 yellow:1 green:2 sable:1; court red:5 blue:3 yellow:4 green:2 sable:4;"
    "points red:98 blue:104 yellow:98 green:61 sable:98; hand red:1-4,9 blue:2-6 yellow:1,3,5,7-8 green:4-8 "
    "sable:1-3,6-7;"
    "power red:13 blue:1 yellow:9 green:12 sable:6; acted red;"
    "shown 1-2+2 2-score1 3-castillo 4-unique 5-king:red;"
    "ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ask use_card red 5 - red 0 4";

// The King and every Grande in the smallest region, with more caballeros than fit there.
constexpr std::string_view narrow =
    "players 5; round 6; start red; king PV; boards 8/4/0:PV 4/0/0:VAL;"
    "PV red:9G blue:12G yellow:5G green:7G sable:6G; CAT red:6 blue:2 yellow:4 green:3 sable:1; GAL red:1 green:4; CV "
    "yellow:6 sable:3;"
    "VAL red:2 blue:5 green:2; CAS red:1 blue:1 yellow:2; court red:6 blue:5 yellow:3 green:4 sable:7;"
    "points red:52 blue:44 yellow:67 green:39 sable:51; hand red:1-7 blue:2-8 yellow:3-9 green:4-10 sable:1-7;"
    "power red:11 blue:13 yellow:1 green:10 sable:12; acted blue sable red;"
    "shown 1-5from1:sable 2-secall:blue 3-67 4-grande:red 5-king;"
    "ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ask use_card red 4 - red 0 3";

// The highest stacks, in three regions at a time: none may cover a shield.
constexpr std::string_view tall_north =
    "players 5; round 8; start blue; king VAL; boards 8/4/0:CAS 4/0/0:CN;"
    "GAL red:9G blue:9G yellow:9G green:9G sable:9G; PV red:9 blue:9 yellow:9 green:9 sable:9;"
    "ARA red:9 blue:9 yellow:9 green:9 sable:9; court red:3 blue:3 yellow:3 green:3 sable:3;"
    "hand red:1-4,9 blue:2-6 yellow:1,3,5,7-8 green:4-8 sable:1-3,6-7;"
    "power red:13 blue:1 yellow:9 green:12 sable:6; acted red;"
    "shown 1-2+2 2-score1 3-castillo 4-unique 5-king:red;"
    "ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ask use_card red 5 - red 0 4";
constexpr std::string_view tall_middle =
    "players 5; round 8; start blue; king SEV; boards 8/4/0:CAS 4/0/0:CN;"
    "CAT red:9G blue:9G yellow:9G green:9G sable:9G; CV red:9 blue:9 yellow:9 green:9 sable:9;"
    "CN red:9 blue:9 yellow:9 green:9 sable:9; court red:3 blue:3 yellow:3 green:3 sable:3;"
    "hand red:1-4,9 blue:2-6 yellow:1,3,5,7-8 green:4-8 sable:1-3,6-7;"
    "power red:13 blue:1 yellow:9 green:12 sable:6; acted red;"
    "shown 1-2+2 2-score1 3-castillo 4-unique 5-king:red;"
    "ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ask use_card red 5 - red 0 4";
constexpr std::string_view tall_south =
    "players 5; round 8; start blue; king CV; boards 8/4/0:CAS 4/0/0:CN;"
    "SEV red:9G blue:9G yellow:9G green:9G sable:9G; GRA red:9 blue:9 yellow:9 green:9 sable:9;"
    "VAL red:9 blue:9 yellow:9 green:9 sable:9; court red:3 blue:3 yellow:3 green:3 sable:3;"
    "hand red:1-4,9 blue:2-6 yellow:1,3,5,7-8 green:4-8 sable:1-3,6-7;"
    "power red:13 blue:1 yellow:9 green:12 sable:6; acted red;"
    "shown 1-2+2 2-score1 3-castillo 4-unique 5-king:red;"
    "ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ask use_card red 5 - red 0 4";

// As many caballeros as possible in one region, with the King and every Grande.
constexpr std::string_view full =
    "players 5; round 8; start blue; king @; boards 8/4/0:CAS 4/0/0:@;"
    "@ red:13G blue:8G yellow:6G green:3G sable:1G; CAS red:3 green:2; court red:3 blue:3 yellow:3 green:3 sable:3;"
    "hand red:1-4,9 blue:2-6 yellow:1,3,5,7-8 green:4-8 sable:1-3,6-7;"
    "power red:13 blue:1 yellow:9 green:12 sable:6; acted red;"
    "shown 1-2+2 2-score1 3-castillo 4-unique 5-king:red;"
    "ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ask use_card red 5 - red 0 4";

// An opponent uses a card that can be stopped, and red has the Veto.
constexpr std::string_view vetoed =
    "players 4; round 4; start red; king CN; GAL red:4G blue:2; PV yellow:2G green:1; ARA blue:4G red:2; CN green:3G; "
    "SEV yellow:4 red:3 blue:1;"
    "court red:5 blue:6 yellow:4 green:3; points red:31 blue:36 yellow:22 green:28; hand red:1-9 blue:2-10 yellow:3-11 "
    "green:1-9;"
    "power red:10 blue:13 yellow:2 green:11; acted blue; kept red:2-veto:2; shown 1-allown 2-score1:blue 3-fives "
    "4-court 5-king;"
    "ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ask use_card blue 2 - blue 0 1";

// As above, with an action that scores no points at once.
constexpr std::string_view placing =
    "players 4; round 4; start red; king CN; GAL red:2G blue:2; PV yellow:2G green:1; ARA blue:4G red:2; CN green:3G; "
    "SEV yellow:4 red:3 blue:1;"
    "court red:5 blue:6 yellow:4 green:3; points red:31 blue:36 yellow:22 green:28; hand red:1-9 blue:2-10 yellow:3-11 "
    "green:1-9;"
    "power red:10 blue:13 yellow:2 green:11; acted blue; kept red:2-veto:2; shown 1-add2:blue 2-score1 3-fives 4-court "
    "5-king;"
    "ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ask use_card blue 1 - blue 0 0";

// An opponent uses a card that red has to answer, after red's own turn.
constexpr std::string_view losing =
    "players 4; round 4; start red; king CN; GAL red:4G blue:2; PV yellow:2G green:1; ARA blue:4G red:2; CN green:3G; "
    "SEV yellow:4 red:3 blue:1;"
    "court red:5 blue:6 yellow:4 green:3; points red:31 blue:36 yellow:22 green:28; hand red:1-9 blue:2-10 yellow:3-11 "
    "green:1-9;"
    "power red:13 blue:12 yellow:2 green:11; acted red blue; shown 1-own4:red 2-secall:blue 3-fives 4-court 5-king;"
    "ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ask use_card blue 2 - blue 0 1";
constexpr std::string_view sending =
    "players 4; round 4; start red; king CN; GAL red:4G blue:2; PV yellow:2G green:1; ARA blue:4G red:2; CN green:3G; "
    "SEV yellow:4 red:3 blue:1;"
    "court red:5 blue:6 yellow:4 green:3; points red:31 blue:36 yellow:22 green:28; hand red:1-9 blue:2-10 yellow:3-11 "
    "green:1-9;"
    "power red:13 green:12 yellow:2 blue:11; acted red green; shown 1-own4:red 2-angry:green 3-fives 4-court 5-king;"
    "ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ask use_card green 2 - green 0 1";
constexpr std::string_view scored =
    "players 4; round 4; start red; king CN; GAL red:4G blue:2; PV yellow:2G green:1; ARA blue:4G red:2; CN green:3G; "
    "SEV yellow:4 red:3 blue:1;"
    "court red:5 blue:6 yellow:4 green:3; points red:31 blue:36 yellow:22 green:28; hand red:1-9 blue:2-10 yellow:3-11 "
    "green:1-9;"
    "power red:13 blue:12 yellow:2 green:11; acted red blue; shown 1-own4:red 2-score1:blue 3-fives 4-court 5-king;"
    "ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ask use_card blue 2 - blue 0 1";

// Red is about to take the Veto.
constexpr std::string_view keeping =
    "players 4; round 4; start red; king CN; GAL red:4G blue:2; PV yellow:2G green:1; ARA blue:4G red:2; CN green:3G; "
    "SEV yellow:4 red:3 blue:1;"
    "court red:3 blue:6 yellow:4 green:3; points red:31 blue:36 yellow:22 green:28; hand red:1-9 blue:2-10 yellow:3-11 "
    "green:1-9;"
    "power red:13 blue:10 yellow:2 green:11; acted red; shown 1-allown 2-veto 3-fives 4-court 5-king;"
    "ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ask take_card red 0 - - 0 0";

// A card with two special actions to choose from, before caballeros are placed.
constexpr std::string_view either =
    "players 4; round 4; start red; king CN; GAL red:4G blue:2; PV yellow:2G green:1; ARA blue:4G red:2; CN green:3G; "
    "SEV yellow:4 red:3 blue:1;"
    "court red:5 blue:6 yellow:4 green:3; points red:31 blue:36 yellow:22 green:28; hand red:1-9 blue:2-10 yellow:3-11 "
    "green:1-9;"
    "power red:13 blue:12 yellow:2 green:11; acted red; shown 1-or:red 2-secall 3-fives 4-court 5-king;"
    "ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ask use_card red 1 - red 0 0";

constexpr std::string_view five = "person Paje Caballero/intriguer Conde Grande/kings_friend";

// ---- predicates for Scene::until

bool bidding(const State& s) { return asked_step(s).hints.kind == Kind::bid; }
bool choosing_a_card(const State& s) { return legal(s).of(Thing::stack) != 0; }
bool using_a_card(const State& s) { return asked_step(s).hints.turn_done != nullptr; }
bool region_closed(const State& s) { return !s.closed.empty() && using_a_card(s); }
bool dialling(const State& s) { return asked_step(s).hints.kind == Kind::disc; }

constexpr Scene scenes[] = {
    {.name = "new-2", .seats = "person person", .new_game = true},
    {.name = "new-3", .seats = "person Paje Hidalgo", .new_game = true},
    {.name = "new-4", .new_game = true},
    {.name = "new-5", .seats = five, .new_game = true},
    {.name = "opponent", .seats = "person Conde/builder Duque Grande", .new_game = true, .dialog = Dialog::opponent},
    {.name = "first", .first = true, .newcomer = true},
    {.name = "first-begun", .first = true, .newcomer = true, .tab = 1},
    {.name = "first-again", .first = true, .results = true, .tab = 3},
    {.name = "first-people", .seats = "person person person person person",
     .rules = "edition=2023&modules=new_regency,old_hands,power_shift&length=6", .first = true, .tab = 2},
    {.name = "continue", .until = using_a_card, .round = 5, .first = true},
    {.name = "continue-5", .seats = five, .seed = 5, .until = using_a_card, .round = 8, .first = true,
     .results = true, .tab = 1},
    {.name = "first-over", .seats = five, .seed = 5, .until = over, .first = true, .results = true},
    {.name = "entry", .first = true, .newcomer = true, .entry = "decennial", .dialog = Dialog::entry},

    {.name = "new-2023", .rules = "edition=2023&modules=new_regency,power_shift", .new_game = true},
    {.name = "new-old-hands", .rules = "edition=2023&modules=old_hands", .new_game = true},
    {.name = "new-dummy", .seats = "person Duque", .rules = "edition=2023", .new_game = true},
    {.name = "new-piles", .seats = "person Duque Conde", .rules = "edition=2023&modules=merged_stacks",
     .new_game = true},

    {.name = "power", .until = bidding},
    {.name = "power-late", .seats = five, .until = bidding, .round = 6},
    {.name = "take", .seed = 3, .until = choosing_a_card, .round = 2},
    {.name = "long-cards", .long_deck = true, .until = choosing_a_card, .round = 2},
    {.name = "long-cards-power", .long_deck = true, .until = bidding, .round = 2},
    {.name = "deck", .long_deck = true, .new_game = true, .dialog = Dialog::deck},
    {.name = "either", .table = either},
    {.name = "early", .seed = 11, .until = using_a_card, .round = 2},
    {.name = "use", .seed = 5, .until = using_a_card, .round = 5},
    {.name = "end-turn", .seed = 5, .until = using_a_card, .round = 5, .ending = true},
    {.name = "region", .seed = 5, .until = using_a_card, .round = 5, .pointed = CN},
    {.name = "late", .seed = 9, .until = using_a_card, .round = 8},
    {.name = "two", .seats = "person Grande", .seed = 2, .until = choosing_a_card, .round = 7},
    {.name = "crowded", .seats = five, .table = crowded},
    {.name = "crowded-region", .seats = five, .table = crowded, .pointed = CAT},
    {.name = "narrow", .seats = five, .table = narrow},
    {.name = "tall-north", .seats = five, .table = tall_north},
    {.name = "tall-middle", .seats = five, .table = tall_middle},
    {.name = "tall-south", .seats = five, .table = tall_south},

    {.name = "full-GAL", .seats = five, .table = full, .region = GAL},
    {.name = "full-PV", .seats = five, .table = full, .region = PV},
    {.name = "full-ARA", .seats = five, .table = full, .region = ARA},
    {.name = "full-CAT", .seats = five, .table = full, .region = CAT},
    {.name = "full-CV", .seats = five, .table = full, .region = CV},
    {.name = "full-CN", .seats = five, .table = full, .region = CN},
    {.name = "full-SEV", .seats = five, .table = full, .region = SEV},
    {.name = "full-GRA", .seats = five, .table = full, .region = GRA},
    {.name = "full-VAL", .seats = five, .table = full, .region = VAL},

    {.name = "use-2023", .seed = 7, .rules = "edition=2023", .until = using_a_card, .round = 4},
    {.name = "dummy", .seats = "person Grande", .seed = 2, .rules = "edition=2023", .until = using_a_card, .round = 4},
    {.name = "dummy-power", .seats = "person Grande", .seed = 3, .rules = "edition=2023", .until = bidding, .round = 3},
    {.name = "piles", .seats = "person Grande Conde", .seed = 2, .rules = "edition=2023&modules=merged_stacks",
     .until = choosing_a_card, .round = 3},
    {.name = "shift-pass", .seed = 23, .rules = "edition=2023&modules=power_shift", .until = bidding,
     .bid = {.modifier = 14}},
    {.name = "shift-pass-board", .rules = "edition=2023&modules=power_shift", .until = bidding, .aside = true},
    {.name = "shift", .seed = 5, .rules = "edition=2023&modules=power_shift", .until = bidding, .round = 2},
    {.name = "shift-bid", .seed = 5, .rules = "edition=2023&modules=power_shift", .until = bidding, .round = 3,
     .bid = {.modifier = 15, .power = 8}},
    {.name = "shift-chosen", .seed = 5, .rules = "edition=2023&modules=power_shift", .until = bidding, .round = 2,
     .moves = "hand 16"},
    {.name = "shift-turns", .seats = five, .seed = 5, .rules = "edition=2023&modules=new_regency,old_hands,power_shift",
     .until = using_a_card, .round = 3},


    {.name = "curtain", .seats = "person person Caballero", .until = bidding},
    {.name = "handover", .seats = "person person Caballero", .until = choosing_a_card, .round = 5, .handover = 0.4f},
    {.name = "curtain-dial", .seats = "person person person", .seed = 3, .until = dialling},
    {.name = "disc-asked", .seed = 5, .until = dialling},
    {.name = "veto", .table = vetoed, .moves = "act"},
    {.name = "veto-part", .table = vetoed, .moves = "act;allow;PV"},
    {.name = "veto-placed", .table = placing, .moves = "act;allow;GAL"},
    {.name = "loss-disc", .table = losing, .moves = "act;PV;PV"},
    {.name = "loss-sent", .table = sending, .moves = "act"},
    {.name = "rival-scored", .table = scored, .moves = "act;GAL", .moment = What::scored, .after = 200},

    {.name = "bot", .seed = 6, .round = 4, .moment = What::placed, .after = 160},
    {.name = "reason", .seed = 6, .round = 4, .moment = What::placed, .after = 160, .reasons = true},
    {.name = "king", .seed = 6, .round = 3, .moment = What::king_moved, .after = 120},
    {.name = "discs", .seed = 5, .round = 3, .moment = What::disc_revealed, .after = 600},
    {.name = "castillo", .seats = five, .seed = 5, .round = 3, .moment = What::castillo_opened, .after = 800},
    {.name = "scoring", .seed = 5, .round = 6, .moment = What::scored, .nth = 4, .after = 200},
    {.name = "scoring-summary", .seed = 5, .round = 6, .moment = What::castillo_opened, .summed_up = true},
    {.name = "scoring-summary-5", .seats = five, .seed = 5, .round = 3, .moment = What::castillo_opened,
     .summed_up = true},
    {.name = "disc-laid", .seed = 5, .round = 3, .moment = What::disc_dialled, .after = 300},
    {.name = "veto-kept", .table = keeping, .moves = "card 2", .moment = What::card_kept, .after = 400},
    {.name = "vetoed", .table = vetoed, .moves = "act;veto", .moment = What::vetoed, .after = 700},
    {.name = "since", .seed = 5, .until = using_a_card, .round = 5, .moment = What::card_taken, .after = 420,
     .since_last_turn = true},
    {.name = "looking-back", .seed = 9, .until = using_a_card, .round = 8, .back = 30},
    {.name = "spectator", .seats = "Conde Duque Grande Caballero", .seed = 6, .round = 6, .moment = What::placed,
     .after = 160, .curve = true, .reasons = true},
    {.name = "spectator-scoring", .seats = "Conde Duque Grande Caballero", .seed = 5, .round = 6,
     .moment = What::scored, .nth = 4, .after = 200},
    {.name = "spectator-over", .seats = "Conde Duque Grande Caballero", .seed = 8, .until = over, .back = 40,
     .curve = true},
    {.name = "replay", .part = 4},
    {.name = "replay-scoring", .part = 6},
    {.name = "replays", .first = true, .dialog = Dialog::replays},
    {.name = "lessons", .first = true, .dialog = Dialog::lessons},
    {.name = "lesson-first", .lesson = 0},
    {.name = "lesson-court", .lesson = 2},
    {.name = "lesson-power", .lesson = 3},
    {.name = "lesson", .lesson = 5},
    {.name = "lesson-wrong", .lesson = 4, .tried = "card 2"},
    {.name = "lesson-wrong-region", .lesson = 5, .tried = "CAT"},
    {.name = "lesson-card", .lesson = 4, .tried = "card 1"},
    {.name = "lesson-king", .lesson = 6},
    {.name = "lesson-done", .lesson = 7, .tried = "told 1"},
    {.name = "lesson-offer", .lesson = 8},
    {.name = "lesson-stuck", .lesson = 9, .tried = "told 0 told 2"},
    {.name = "lesson-castillo", .lesson = 10, .tried = "CAS"},
    {.name = "lesson-disc", .lesson = 11},
    {.name = "lesson-scoreboard", .lesson = 12},
    {.name = "lesson-veto", .lesson = 13},
    {.name = "lesson-plan", .lesson = 14},
    {.name = "lesson-end", .lesson = 15},
    {.name = "lesson-modifier", .lesson = 1, .taught = "power_shift"},
    {.name = "lesson-dummy", .lesson = 0, .taught = "dummy", .tried = "told 0"},
    {.name = "lesson-retinue", .lesson = 2, .taught = "old_hands"},
    {.name = "if-scored", .seats = five, .table = crowded, .if_scored = true},
    {.name = "if-scored-dummy", .seats = "person Grande", .seed = 2, .rules = "edition=2023", .until = using_a_card,
     .round = 4, .if_scored = true},
    {.name = "hint", .seed = 5, .until = using_a_card, .round = 5, .hint = true},
    {.name = "hint-shown", .seed = 9, .until = choosing_a_card, .round = 6, .hint = true, .idea = 0},
    {.name = "review", .seed = 8, .until = over, .turning_point = 1},
    {.name = "review-new-world", .seats = "person Conde Duque", .seed = 5,
     .rules = "edition=decennial&modules=colonies", .until = over, .turning_point = 0},
    {.name = "result", .seed = 8, .until = over},
    {.name = "result-home", .seed = 8, .until = over, .results = true},
    {.name = "result-5", .seats = five, .seed = 4, .until = over},
    {.name = "result-bots", .seats = "Paje Conde Grande", .seed = 3, .until = over},
    {.name = "result-gold", .seats = "person Conde Duque", .seed = 5, .rules = "edition=decennial&modules=colonies",
     .until = over},

    {.name = "tab-table", .seed = 5, .until = using_a_card, .round = 5, .tab = 1},
    {.name = "tab-chronicle", .seed = 5, .until = using_a_card, .round = 5, .tab = 2},
    {.name = "menu", .seed = 5, .until = using_a_card, .round = 5, .dialog = Dialog::menu},
    {.name = "rulebook", .seed = 5, .until = using_a_card, .round = 5, .dialog = Dialog::rulebook, .rule = "king"},
    {.name = "rulebook-contents", .seed = 5, .until = using_a_card, .round = 5, .dialog = Dialog::rulebook},
    {.name = "rulebook-search", .seed = 5, .until = using_a_card, .round = 5, .dialog = Dialog::rulebook,
     .rule = "placing", .sought = "Grande"},
    {.name = "rulebook-cards", .rules = "edition=2023&modules=new_regency,power_shift", .until = using_a_card,
     .dialog = Dialog::rulebook, .cards = 3},
    {.name = "popover", .seed = 5, .until = using_a_card, .round = 5, .dialog = Dialog::popover, .rule = "king"},
    {.name = "resting", .seed = 5, .until = using_a_card, .round = 5, .rests = "king"},
    {.name = "chronicle", .seed = 5, .until = using_a_card, .round = 5, .dialog = Dialog::chronicle},
    {.name = "chronicle-5", .seats = five, .seed = 5, .until = using_a_card, .round = 5, .dialog = Dialog::chronicle},
    {.name = "reasons", .seed = 5, .until = using_a_card, .round = 5, .dialog = Dialog::chronicle, .reasons = true},
    {.name = "scorings", .seed = 5, .until = using_a_card, .round = 8, .dialog = Dialog::tallies},
    {.name = "credits", .first = true, .dialog = Dialog::credits},
    {.name = "settings", .seed = 5, .until = using_a_card, .round = 5, .dialog = Dialog::settings},
    {.name = "keys", .seed = 5, .until = using_a_card, .round = 5, .dialog = Dialog::keys},
    {.name = "results", .first = true, .dialog = Dialog::results, .results = true},
    {.name = "results-none", .first = true, .dialog = Dialog::results},
    {.name = "results-delete", .first = true, .dialog = Dialog::forget_results, .results = true},
    {.name = "games", .first = true, .dialog = Dialog::games, .results = true},
    {.name = "games-none", .first = true, .dialog = Dialog::games},
    {.name = "elsewhere", .seed = 5, .until = using_a_card, .round = 5, .dialog = Dialog::elsewhere},
    {.name = "watching", .seed = 5, .until = using_a_card, .round = 5, .back = 1, .following = true},
    {.name = "set-aside", .first = true, .dialog = Dialog::set_aside},
    {.name = "link", .seats = "person person Duque/builder Grande person", .until = using_a_card, .round = 5,
     .dialog = Dialog::linked},
    {.name = "link-over", .seats = five, .seed = 5, .until = over, .dialog = Dialog::linked},
    {.name = "leave", .seed = 5, .until = using_a_card, .round = 5, .dialog = Dialog::leave},
};

}

const Scene* scene(std::string_view name) {
    for (const Scene& row : scenes)
        if (row.name == name) return &row;
    for (const Scene& row : module_scenes())
        if (row.name == name) return &row;
    return nullptr;
}

bool (*moment_named(std::string_view word))(const State&) {
    return word == "bidding"           ? bidding
           : word == "using_a_card"    ? using_a_card
           : word == "region_closed"   ? region_closed
           : word == "choosing_a_card" ? choosing_a_card
           : word == "dialling"        ? dialling
                                       : nullptr;
}

std::string scene_names() {
    std::string json = "[";
    const auto  add = [&](const Scene& row) { json += (json.size() > 1 ? ",\"" : "\"") + std::string{row.name} + '"'; };
    for (const Scene& row : scenes) add(row);
    for (const Scene& row : module_scenes()) add(row);
    return json + ']';
}

}
