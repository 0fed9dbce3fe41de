// The plan of a game: its setup, and who plays in each seat.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "ai/bot.h"
#include "engine/game.h"

namespace eg {

struct Seat {
    std::string name;
    std::string bot;                  // the name of the bot that plays here; empty: a person at this device
    Style       style = Style::even;  // of the bot

    bool person() const { return bot.empty(); }
};

// Lets this bot play in the seat: "Duque", or "Duque/builder" with a style. An unknown name: a person.
void set_player(Seat& seat, std::string_view who);

enum class Pace : std::uint8_t { step, calm, normal, fast, instant };
constexpr int pace_count = 5;
std::string_view show(Pace pace);   // "step", ...

struct Plan {
    Setup                         setup;
    Modules                       wanted = {};   // chosen in any edition; one that excludes a module keeps it here
    std::array<Seat, max_players> seats;
    bool                          castillo_announced = true;  // the Castillo's numbers are shown beside it
    Pace                          pace = Pace::normal;
};

constexpr std::string_view usual_bot = "Caballero";
Plan usual_plan();   // one person and three usual bots
// Trims the players' names; one that is then empty gets the seat's usual name.
void tidy_names(Plan& plan);

// The seats as lines of text: "Tomás<tab>Duque<tab>builder".
std::string show_seats(const Plan& plan);
// Reads at most `most` of them. What it does not understand stays as it is. Returns the number of lines.
int read_seats(Plan& plan, std::string_view lines, int most);

// The seats, the Castillo and the pace as text: the notes of a record (engine/save_game.h).
std::string show_notes(const Plan& plan);
// The plan of a saved game. What the notes do not say is as usual; the pace is `pace` then.
Plan plan_of_notes(const Setup& setup, std::string_view notes, Pace pace);

}
