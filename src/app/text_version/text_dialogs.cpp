// The dialogs as text, for those who hear rather than see them.
#include "app/desk.h"
#include "engine/notation.h"
#include "page.h"

namespace eg {

// What lies over the table, if it has words of its own; empty otherwise.
std::string Desk::mirror_dialog() {
    std::string text = dialog_ == Dialog::notice ? "#!" + notice_ + '\n' : words_of(dialog_);
    if (dialog_ == Dialog::review) {
        text = "#!The game in review\n";
        for (const Review::Point& point : review_.points) {
            if (!point.thought) continue;
            text += "- " + (point.player == nobody ? std::string{"At the end"} : "Round " + std::to_string(round_number(session_.seen(), point.round)) + ", " + session_.name(point.player) + " begins") + ':';
            for (Player p : session_.seen().seats()) text += (p == red ? " " : ", ") + session_.name(p) + ' ' + chance_in_words(point.chance[p]);
            text += '\n';
        }
        text += "# What swung it\n";
        if (!review_.weighed()) text += std::string{weighing} + '\n';
        for (const Review::Swing& swing : review_.swings) text += "- " + swing_title(session_, review_, swing) + ". " + swing_words(session_, review_, swing) + ' ' + swing_advice(session_, review_, swing) + '\n';
    }
    if (dialog_ == Dialog::settings) {
        text = "#!Settings\n";
        mirror_options<Preferences>(text, settings, liking_, [this](const Setting& setting, int n) {
            Preferences liking = liking_;
            setting.set(liking, n);
            like(liking);
        });
        text += kept_ ? "Kept on this device.\n" : "Nothing can be kept here: they last until the page is closed.\n";
    }
    if (dialog_ == Dialog::opponent) text = mirror_opponents();
    if (text.empty()) return text;
    mirror_button(text, "Close", Wish::close);
    return text;
}

std::string Desk::mirror_opponents() {
    Seat& seat = plan_.seats[static_cast<std::size_t>(choosing_)];
    std::string text = "#!Who plays " + seat.name + "?\nNow: " + player_words(seat) + ".\n";
    for (const BotRow& row : opponents()) mirror_button(text, "bot " + std::string{row.name}, std::string{row.name} + ": " + std::string{row.line}, [&] { seat.bot = row.name; });
    text += "# Temper\n";
    if (!has_tempers(seat)) return text + std::string{no_tempers} + '\n';
    for (const TemperRow& row : tempers()) mirror_button(text, "temper " + std::string{row.id}, std::string{row.title} + ": " + std::string{row.line}, [&] { seat.temper = temper_of(row); });
    return text;
}

std::string Desk::mirror_new_game() {
    std::string text = "#?El Grande: new game\n";
    int& players = plan_.setup.players;
    for (int i = 0; i < players; ++i) text += "- " + plan_.seats[static_cast<std::size_t>(i)].name + ", " + player_words(plan_.seats[static_cast<std::size_t>(i)]) + '\n';
    mirror_button(text, "Start the game", Wish::start);
    if (saved_) mirror_button(text, (saved_->over ? "Your last game: " : "Continue your game: ") + saved_->line, Wish::resume);
    mirror_button(text, "How to play", Wish::help);
    mirror_button(text, "Settings", Wish::settings);
    mirror_button(text, "Load a game", Wish::import_code);
    mirror_button(text, "Credits", Wish::credits);
    text += "# Seats\n";
    for (int i = 0; i < players; ++i) {
        Seat& seat = plan_.seats[static_cast<std::size_t>(i)];
        const std::string nth = ' ' + std::to_string(i);
        if (seat.person()) {
            mirror_button(text, "bot" + nth, "Let a bot play " + seat.name, [&] { seat.bot = usual_bot; });
        } else {
            mirror_button(text, "who" + nth, "Who plays " + seat.name + "?", [this, i] { choosing_ = i, dialog_ = Dialog::opponent; });
            mirror_button(text, "person" + nth, "Let a person play " + seat.name, [&] { seat.bot.clear(); });
        }
        mirror_button(text, "name" + nth, "Another name for " + seat.name, [&seat, i] { page::edit(i, seat.name, 8, 8, 300, 44); });
    }
    if (players < max_players) mirror_button(text, "add", "Add a seat", [&] { ++players; });
    if (players > 2) mirror_button(text, "remove", "Take away the seat of " + plan_.seats[static_cast<std::size_t>(players - 1)].name, [&] { --players; });
    text += "# Rules and pace\n";
    mirror_options<Plan>(text, plan_options, plan_, [this](const Option<Plan>& option, int n) { option.set(plan_, n); });
    return text;
}

void Desk::mirror_button(std::string& text, std::string_view key, std::string_view words, std::function<void()> does) {
    text += "> " + std::string{key} + '\t' + std::string{words} + '\n';
    buttons_.push_back(std::move(does));
}

void Desk::mirror_button(std::string& text, std::string_view words, Wish wish) {
    mirror_button(text, "wish " + std::to_string(static_cast<int>(wish)), words, [this, wish] { fulfil(wish); });
}

// What is chosen is said, the rest may be chosen.
template <class Of, std::size_t n>
void Desk::mirror_options(std::string& text, const std::array<Option<Of>, n>& options, const Of& now, std::function<void(const Option<Of>&, int)> choose) {
    for (const Option<Of>& option : options) {
        text += "- " + std::string{option.label} + ": " + std::string{option.chosen(now)} + '\n';
        for (int i = 0; i < option.count(); ++i)
            if (i != option.get(now)) mirror_button(text, std::string{option.label} + ' ' + std::to_string(i), std::string{option.label} + ": " + std::string{option.words[static_cast<std::size_t>(i)]}, [&option, choose, i] { choose(option, i); });
    }
}

}
