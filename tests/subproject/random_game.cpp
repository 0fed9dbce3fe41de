// Plays a game at random and says who won. All it knows of El Grande are the rules.
#include <cstdlib>
#include <iostream>
#include <random>

#include "engine/game.h"

int main(int argc, char** argv) {
    const int    seed = argc > 1 ? std::atol(argv[1]) : 1;   // -Wconversion would have a word to say
    std::mt19937 chance(seed);
    eg::Events   events = eg::Events::ignored();
    eg::State    table = eg::new_game({}, chance(), events);
    int          choices = 0;
    for (; !eg::over(table); ++choices) {
        const eg::Choices possible = eg::legal(table);
        eg::apply(table, possible[chance() % possible.size()], events);
    }
    std::cout << choices << " choices; won by";
    for (const eg::Player winner : eg::winners(table)) std::cout << ' ' << int(winner);
    std::cout << '\n';
}
