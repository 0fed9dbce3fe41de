// The dialogs as text, for those who hear rather than see them.
#include "app/desk.h"
#include "engine/notation.h"

namespace eg {

// What lies over the table, if it has words of its own; empty otherwise.
std::string Desk::mirror_dialog() {
    std::string text = dialog_ == Dialog::notice ? notice_ + '\n' : words_of(dialog_);
    if (dialog_ == Dialog::review) {
        text = "# The game in review\n";
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
        text = "# Settings\n";
        for (int i = 0; i < setting_count; ++i) {
            const Setting& setting = settings[static_cast<std::size_t>(i)];
            const int chosen = setting.get(liking_);
            text += "- " + std::string{setting.label} + ": " + std::string{setting.words[static_cast<std::size_t>(chosen)]} + '\n';
            for (int n = 0; n < setting.count(); ++n) {
                if (n == chosen) continue;
                text += "> " + std::string{setting.label} + ": " + std::string{setting.words[static_cast<std::size_t>(n)]} + '\n';
                buttons_.push_back({.setting = i, .value = n});
            }
        }
        text += kept_ ? "Kept on this device.\n" : "Nothing can be kept here: they last until the page is closed.\n";
    }
    if (dialog_ == Dialog::opponent) text = mirror_opponents();
    if (text.empty()) return text;
    text += "> Close\n";
    buttons_.push_back({.wish = Wish::close});
    return text;
}

std::string Desk::mirror_opponents() {
    const Seat& seat = plan_.seats[static_cast<std::size_t>(choosing_)];
    std::string text = "# Who plays " + seat.name + "?\nNow: " + player_words(seat) + ".\n";
    for (const BotRow& row : opponents()) {
        text += "> " + std::string{row.name} + ": " + std::string{row.line} + '\n';
        buttons_.push_back({.opponent = &row});
    }
    text += "# Temper\n";
    if (!has_tempers(seat)) return text + std::string{no_tempers} + '\n';
    for (const TemperRow& row : tempers()) {
        text += "> " + std::string{row.title} + ": " + std::string{row.line} + '\n';
        buttons_.push_back({.temper = &row});
    }
    return text;
}

}
