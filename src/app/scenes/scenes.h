// Scenes: named states of the app in which time stands still; ?scene=<name> shows one. Visual tests check all of them,
// and some are the README's pictures. Nothing is saved.
//
// Scenes of modules are text files in their folders (*.scenes), with a block for each:
//
//     scene NAME
//     seed 26                 a member of Scene and its value; first, new_game and summed_up have none
//     until using_a_card      a name for moment_named()
//     table                   last: a position follows, up to a blank line
//
// A line with # is a comment.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "app/screens/screens.h"
#include "app/timeline/stage.h"

namespace eg {

struct Scene {
    std::string_view name;
    std::string_view seats = "person Conde Duque Grande";   // with one person, the screen shows what that one knows
    std::uint64_t    seed = 7;
    std::string_view rules = {};          // in the form of an address: "edition=2023&length=6"
    Fixes            fixes = all_fixes;   // the rule fixes it was made with; with others it could play differently
    bool             long_deck = false;   // a custom deck with the longest titles and texts
    std::string_view table = {};          // a position in the engine's notation; empty: a new game
    Place            region = nowhere;    // replaces "@" in `table`
    // Greedy play until red is asked a question for which this is true, in `round` or later; null: see `step`.
    bool (*until)(const State&) = nullptr;
    std::string_view step = {};    // until null: until red is asked this step; empty, too: no play
    std::string_view token = {};   // the question counts only if this token is in play; empty: always
    Count            round = 1;
    std::string_view moves = {};   // then these answers are given, separated by semicolons
    // Set: the scene shows the animation of the nth event of this kind, `after` milliseconds after its start. With no
    // `until` and no `moves`, greedy play goes on to that event in `round` or later.
    std::optional<What> moment = {};
    int              nth = 1;
    double           after = 0;
    // ---- what is open; defaults: nothing
    int              lesson = -1;          // a step of a lesson, from 0 on
    std::string_view taught = {};          // its module; empty: the first lesson
    std::string_view tried = {};           // what the player has pressed in it
    int              part = -1;            // a part of the first replay, from 0 on
    bool             first = false;        // the first screen
    bool             newcomer = false;     // it is a first visit: no lesson has been done
    std::string_view entry = {};           // an entry of the first screen, by its word
    bool             new_game = false;
    Dialog           dialog = Dialog::none;
    int              turning_point = -1;   // of the review that is open: the moment, from 0 on
    std::string_view rule = {};            // open in the rulebook or a popover; empty: the contents
    std::string_view rests = {};           // the pointer rests on something that has this rule
    std::string_view sought = {};          // text in the rulebook's search
    int              cards = -1;           // the rulebook's page with the cards of this deck, from 0 on
    bool             results = false;      // the device has results of earlier games (sample_results)
    int              tab = 0;              // of a phone's sheet; with `first`: the open group
    Place            pointed = nowhere;    // the pointer is there
    std::size_t      back = 0;             // the table as it was this many lines of the log before its end
    bool             following = false;    // another tab plays, and this one watches
    bool             curve = false;        // the chances of all players are known
    bool             reasons = false;      // bots give reasons for their turns
    bool             if_scored = false;    // the board shows the points of a scoring now
    Bid              bid = {};             // the power card and the modifier that are chosen
    bool             ending = false;       // the player is asked whether to end his turn
    bool             aside = false;        // the sheet of cards over the board is set aside
    bool             hint = false;         // advice is shown
    float            handover = -1;        // share of the sign that the turn has passed on; negative: not shown
    int              idea = -1;            // this idea of the advice is shown on the board, from 0 on
    bool             summed_up = false;    // the general scoring of `moment` is over, and its summary waits
    bool             since_last_turn = false;   // what happened since red's last turn is shown again, up to `moment`
};

// Adds the scenes of a text, which must outlive them. Aborts if it is malformed.
void read_scenes(std::string_view text, std::vector<Scene>& scenes);
const std::vector<Scene>& module_scenes();
// A predicate for Scene::until: "bidding", "using_a_card", ...; null: there is none of this name.
bool (*moment_named(std::string_view word))(const State&);

const Scene* scene(std::string_view name);   // null: there is none of this name
std::string  scene_names();                  // of all scenes, as a JSON list
Plan         plan_of(const Scene& scene);

Reading      reading_in(const Scene& scene);

// The choice of a bot that does not learn, so that scenes stay the same. The same seed gives the same choice.
Choice greedy(const State& s, std::uint64_t seed);

// What a device has stored, for scenes with results or lessons.
extern const std::string_view sample_results, sample_progress;
std::vector<GameCard> sample_games();   // for the scenes of the list of games

// ---- sample_thinking.cpp: made-up results of thinking
void   give_reasons(Session& session);
Advice advice_in(const Scene& scene, const Session& session);
Review review_in(const Session& session);   // the game must be over

// Brings the game and the stage to the scene's position. Returns the time at which they stand, in milliseconds.
double set_up(const Scene& scene, Session& session, Stage& stage);

}
