// The facts of a finished game that the result shows: what each player's points came from, the best regions, the points
// after each round, and when the lead was decided. All of it follows from the events and the table before them; no
// rule is applied.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/events.h"
#include "engine/state.h"

namespace eg {

// Where points come from. other: outside of scorings (EventType::apart), or from before the first event.
enum class PointSource : std::uint8_t { general, special, other };

// All points of one source. In the order of a bar: general scorings, special scorings together, then the others.
struct StoryPart {
    PointSource source = PointSource::general;
    int number = 0;                // of a general scoring, 1 .. 3; else 0
    std::string_view title = {};   // of another source, in English; else empty
    PerPlayer<int> points;
};

// A region and the points that a player got in it, in all scorings of the game together.
struct BestRegion {
    Place place = nowhere;   // nowhere: the player scored in none
    int points = 0;
};

struct RoundPoints {
    Count round = 0;         // as in State::round, also in a short game
    bool general = false;    // it ended with a general scoring, whose points are included
    PerPlayer<int> points;   // totals after it
};

// Points that came together: of a whole general scoring, of the special scorings in one turn, or one other gain.
struct PointGain {
    PointSource source = PointSource::general;
    int number = 0;                // of a general scoring; else 0
    std::string_view title = {};   // of another source; else empty
    Count round = 0;
    std::size_t announced = 0;      // the number after the event that announced the special action; 0: none did
    std::size_t until = 0;          // the number after its last event
    PerPlayer<int> before, after;   // totals
};

// The gain after which the winners led, and nobody else did until the end.
struct TurningPoint {
    Player winner = nobody;    // with several winners, the one who gained most in it
    bool taken_over = false;   // somebody else, or more players, had led before; false: nobody had
    int rank = 0;              // of the winner before it, from 1
    PointGain gain;
};

struct BestTurn {
    Player player = nobody;   // nobody: no turn brought its player points
    int points = 0;
    Count round = 0;
};

struct GameStory {
    int players = 0;
    PerPlayer<int> totals;
    Players winners;                    // all players with the most points
    std::vector<StoryPart> parts;       // their points add up to the totals
    PerPlayer<int> bonuses, castillo;   // of the totals: the King's and home bonuses; for the Castillo
    PerPlayer<BestRegion> best;
    std::vector<RoundPoints> rounds;
    std::optional<TurningPoint> turning_point;   // nothing: nobody scored, or all players won
    BestTurn best_turn;
};

// opening: the table before the first event. The events are all that happened in the game.
GameStory game_story(const State& opening, std::span<const Event> events);

// The players by their totals, highest first, in the order of the seats where they are equal; unused items are nobody.
PerPlayer<Player> by_total(int players, const PerPlayer<int>& totals);
// 1 + the number of players with more points.
int rank_of(int players, const PerPlayer<int>& totals, Player player);

// Why the winner won: the source of points with the largest difference to the second player.
struct Decision {
    enum class By : std::uint8_t { tie, special, general, bonuses, tower, other } by = By::tie;
    int number = 0;                           // of a general scoring; else 0
    std::string_view title = {};              // of another source; else empty
    Player winner = nobody, second = nobody;   // both nobody in a tie
    Player reader = nobody;                    // to whom it is told, if neither of them
    int points = 0, second_points = 0, reader_points = 0;
};
// reader: the player to whom it is told; of several in second place the one compared; nobody: a spectator.
Decision decided_by(const GameStory& story, Player reader);

}
