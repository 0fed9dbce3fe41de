// Named positions, frozen in time: ?scene=<name> shows one of them. The visual tests look at them
// all, and the README's pictures are taken of some. Nothing in them goes on, and nothing is kept.
//
// Those of modules are texts in their folders (*.scenes), a block for each:
//
//     scene NAME
//     seed 26                 a member of Scene and its value; first and new_game have none
//     until using_a_card      a moment (moment_named)
//     table                   last: a position follows, up to a blank line
//
// # begins a remark.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "app/screens/screens.h"
#include "app/timeline/stage.h"

namespace eg {

struct Scene {
    std::string_view name;
    std::string_view seats = "person Conde Duque Grande";   // one person: whose knowledge is shown
    std::uint64_t    seed = 7;
    std::string_view rules = {};          // as an address says them
    Fixes            fixes = all_fixes;   // it was begun by these, so that it goes as it went then
    bool             long_deck = false;   // cards of one's own, with titles and texts as long as they may be
    std::string_view table = {};   // a position in the engine's notation; empty: a game is dealt
    Place            region = nowhere;     // stands for "@" in it
    // Everybody plays alike until the first seat is asked this, in that round or later.
    bool (*until)(const State&) = nullptr;
    std::string_view step = {};    // ... or this step, by its name ...
    std::string_view token = {};   // ... and this one is in play
    Count            round = 1;
    std::string_view moves = {};   // then these answers, parted by semicolons
    // Instead of a question: so long after this happens for the n-th time, while it is told.
    std::optional<What> moment = {};
    int              nth = 1;
    double           after = 0;
    // ---- what is open
    int              lesson = -1;          // the step of a lesson, from 0 on ...
    std::string_view taught = {};          // ... of this one, else of the first ...
    std::string_view tried = {};           // ... and what has been pressed in it
    int              part = -1;            // of the first replay
    bool             first = false;        // the first screen ...
    bool             newcomer = false;     // ... of whoever has never been here
    std::string_view entry = {};           // that is opened there, by its word
    bool             new_game = false;
    Dialog           dialog = Dialog::none;
    int              turning_point = -1;           // of the review, shown on the board
    std::string_view rule =
        {};   // that the rulebook or a popover is open at; empty: at the contents, where it has a page of its own ...
    std::string_view rests = {};           // what this rule is told of is rested on
    std::string_view sought = {};          // ... what is looked for in it ...
    int              cards = -1;           // ... or which deck's cards
    bool             results = false;      // many games have been finished on this device
    int              tab = 0;              // of a phone's sheet
    Place            pointed = nowhere;    // the pointer rests there
    std::size_t      back = 0;             // so many lines of the chronicle are looked back
    bool             curve = false;        // everybody's chances are known
    bool             reasons = false;    // bots' turns have some
    bool             if_scored = false;    // what everything would bring now is shown
    bool             ending = false;       // whether to end the turn is asked
    bool             hint = false;         // advice lies open ...
    int              idea = -1;            // ... and this of it is shown on the board
    bool             since_last_turn = false;   // what happened since is told again, up to `moment`
};

void read_scenes(std::string_view text, std::vector<Scene>& scenes);   // adds to them; their words lie in the text
const std::vector<Scene>& module_scenes();
bool (*moment_named(std::string_view word))(const State&);   // null if there is none of this name

const Scene* scene(std::string_view name);   // null if there is none of this name
std::string  scene_names();                  // a list, as JSON
Plan         plan_of(const Scene& scene);

Reading      reading_in(const Scene& scene);

Choice greedy(const State& s, std::uint64_t seed);

extern const std::string_view sample_results, sample_progress;

// ---- sample_thinking.cpp
void   give_reasons(Session& session);
Advice advice_in(const Scene& scene, const Session& session);
Review review_in(const Session& session);   // of a finished game

// Sets the table; gives the moment, in milliseconds, at which time stands still.
double set_up(const Scene& scene, Session& session, Stage& stage);

}
