// The dialogs as text, for those who hear rather than see them.
#include "app/desk.h"
#include "engine/notation.h"
#include "page.h"

namespace eg {

// What lies over the table, if it has words of its own; empty otherwise.
std::string Desk::mirror_dialog() {
    std::string text = dialog_ == Dialog::notice ? "#!" + notice_ + '\n' : words_of(dialog_);
    const auto line = [&](std::string_view mark, const std::string& words) { text += std::string{mark} + words + '\n'; };
    if (dialog_ == Dialog::review) {
        line("#!", say("The game in review"));
        for (const Review::Point& point : review_.points) {
            if (!point.thought) continue;
            List chances;
            for (Player p : session_.seen().seats()) chances.push_back(message("{name} {chance}", session_.name(p), chance_in_words(point.chance[p])));
            if (point.player == nobody) line("- ", say("At the end: {chances}", chances));
            else line("- ", say("Round {n}, {name} begins: {chances}", round_number(session_.seen(), point.round), session_.name(point.player), chances));
        }
        line("# ", say("What swung it"));
        if (!review_.weighed()) line("", say(weighing));
        for (const Review::Swing& swing : review_.swings) line("- ", say("{title}. {deeds} {advice}", swing_title(session_, review_, swing), swing_words(session_, review_, swing), swing_advice(session_, review_, swing)));
    }
    if (dialog_ == Dialog::settings) {
        line("#!", say("Settings"));
        mirror_options<Preferences>(text, settings, liking_, [this](const Setting& setting, int n) {
            Preferences liking = liking_;
            setting.set(liking, n);
            like(liking);
        });
        line("", say(kept_ ? "Kept on this device." : "Nothing can be kept here: they last until the page is closed."));
    }
    if (dialog_ == Dialog::opponent) text = mirror_opponents();
    if (text.empty()) return text;
    mirror_button(text, say("Close"), Wish::close);
    return text;
}

std::string Desk::mirror_opponents() {
    Seat& seat = plan_.seats[static_cast<std::size_t>(choosing_)];
    std::string text = "#!" + say("Who plays {name}?", seat.name) + '\n' + say("Now: {player}.", player_words(seat)) + '\n';
    for (const BotRow& row : opponents()) mirror_button(text, "bot " + std::string{row.name}, say("{name}: {line}", row.name, Message{row.line}), [&] { seat.bot = row.name; });
    text += "# " + say("Temper") + '\n';
    if (!has_tempers(seat)) return text + say(no_tempers) + '\n';
    for (const TemperRow& row : tempers()) mirror_button(text, "temper " + std::string{row.id}, say("{name}: {line}", Message{row.title}, Message{row.line}), [&] { seat.temper = temper_of(row); });
    return text;
}

std::string Desk::mirror_new_game() {
    std::string text = "#?" + say("El Grande: new game") + '\n';
    int& players = plan_.setup.players;
    for (int i = 0; i < players; ++i) text += "- " + say("{name}, {player}", plan_.seats[static_cast<std::size_t>(i)].name, player_words(plan_.seats[static_cast<std::size_t>(i)])) + '\n';
    mirror_button(text, say("Start the game"), Wish::start);
    if (saved_) mirror_button(text, saved_->over ? say("Your last game: {game}", saved_->line) : say("Continue your game: {game}", saved_->line), Wish::resume);
    mirror_button(text, say("How to play"), Wish::help);
    mirror_button(text, say("Settings"), Wish::settings);
    mirror_button(text, say("Load a game"), Wish::import_code);
    mirror_button(text, say("Credits"), Wish::credits);
    text += "# " + say("Seats") + '\n';
    for (int i = 0; i < players; ++i) {
        Seat& seat = plan_.seats[static_cast<std::size_t>(i)];
        const std::string nth = ' ' + std::to_string(i);
        if (seat.person()) {
            mirror_button(text, "bot" + nth, say("Let a bot play {name}", seat.name), [&] { seat.bot = usual_bot; });
        } else {
            mirror_button(text, "who" + nth, say("Who plays {name}?", seat.name), [this, i] { choosing_ = i, dialog_ = Dialog::opponent; });
            mirror_button(text, "person" + nth, say("Let a person play {name}", seat.name), [&] { seat.bot.clear(); });
        }
        mirror_button(text, "name" + nth, say("Another name for {name}", seat.name), [&seat, i] { page::edit(i, seat.name, 8, 8, 300, 44); });
    }
    if (players < max_players) mirror_button(text, "add", say("Add a seat"), [&] { ++players; });
    if (players > 2) mirror_button(text, "remove", say("Take away the seat of {name}", plan_.seats[static_cast<std::size_t>(players - 1)].name), [&] { --players; });
    text += "# " + say("Rules and pace") + '\n';
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
    const auto chosen = [](const Option<Of>& option, int i) { return say("{option}: {choice}", Message{option.label}, Message{option.choice(i).word}); };
    for (const Option<Of>& option : options) {
        text += "- " + chosen(option, option.get(now)) + '\n';
        for (int i = 0; i < option.count(); ++i)
            if (i != option.get(now)) mirror_button(text, std::string{option.id} + ' ' + std::to_string(i), chosen(option, i), [&option, choose, i] { choose(option, i); });
    }
}

}
