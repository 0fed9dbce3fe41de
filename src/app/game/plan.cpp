#include "app/game/plan.h"

#include <algorithm>

#include "engine/parsing.h"

namespace eg {
namespace {

constexpr std::string_view pace_words[pace_count] = {"step", "calm", "normal", "fast", "instant"};
constexpr std::string_view usual_names[max_players] = {"Isabel", "Tomás", "Lucía", "Martín", "Inés"};

// Tabs and line ends separate the notes, and "#", "-", ">" begin a line of the text version: a name has none of these.
std::string plain(std::string_view name) {
    std::string result = one_line(name);
    while (!result.empty() && result.back() == ' ') result.pop_back();
    return result.substr(std::min(result.find_first_not_of("#-> "), result.size()));
}

}

std::string_view show(Pace pace) { return pace_words[static_cast<std::size_t>(pace)]; }

void set_player(Seat& seat, std::string_view who) {
    const std::string_view name = cut(who, '/');
    const StyleRow* style = style_named(who);
    seat.bot = bot(name) ? name : std::string_view{};
    seat.style = style ? style_of(*style) : Style::even;
}

Plan usual_plan() {
    Plan plan;
    for (int i = 0; i < max_players; ++i) {
        Seat& seat = plan.seats[static_cast<std::size_t>(i)];
        seat.name = usual_names[i];
        seat.bot = i == 0 ? std::string_view{} : usual_bot;
    }
    return plan;
}

void tidy_names(Plan& plan) {
    for (int i = 0; i < plan.setup.players; ++i) {
        Seat& seat = plan.seats[static_cast<std::size_t>(i)];
        seat.name = plain(seat.name);
        if (seat.name.empty()) seat.name = usual_names[i];
    }
}

std::string show_seats(const Plan& plan) {
    std::string lines;
    for (int i = 0; i < plan.setup.players; ++i) {
        const Seat& seat = plan.seats[static_cast<std::size_t>(i)];
        lines += plain(seat.name) + '\t' + (seat.person() ? "person" : seat.bot);
        if (seat.style != Style::even) lines += '\t' + std::string{row(seat.style).id};
        lines += '\n';
    }
    return lines;
}

int read_seats(Plan& plan, std::string_view lines, int most) {
    int count = 0;
    for (; count < most && !lines.empty(); ++count) {
        std::string_view line = cut(lines, '\n');
        const std::string_view name = cut(line, '\t'), who = cut(line, '\t');
        Seat& seat = plan.seats[static_cast<std::size_t>(count)];
        if (!plain(name).empty()) seat.name = plain(name);
        if (who == "person") seat.bot.clear();
        else if (bot(who)) seat.bot = who;
        if (const StyleRow* style = style_named(line)) seat.style = style_of(*style);
    }
    return count;
}

std::string show_notes(const Plan& plan) {
    std::string notes = show_seats(plan);
    notes += "castillo\t";
    notes += plan.castillo_announced ? "announced\n" : "hidden\n";
    notes += "pace\t";
    notes += show(plan.pace);
    notes += '\n';
    return notes;
}

Plan plan_of_notes(const Setup& setup, std::string_view notes, Pace pace) {
    Plan plan = usual_plan();
    plan.setup = setup;
    plan.pace = pace;
    read_seats(plan, notes, setup.players);
    for (int i = 0; i < setup.players; ++i) cut(notes, '\n');
    while (!notes.empty()) {
        std::string_view line = cut(notes, '\n');
        const std::string_view key = cut(line, '\t');
        if (key == "castillo") plan.castillo_announced = line != "hidden";
        if (key == "pace")
            for (int i = 0; i < pace_count; ++i)
                if (line == pace_words[i]) plan.pace = static_cast<Pace>(i);
    }
    return plan;
}

}
