// The dialogs as text, for those who hear rather than see them.
#include "app/text_version/text_version.h"
#include "engine/decks.h"
#include "engine/notation.h"

namespace eg {

std::string TextVersion::dialog(const View& view, Screens& screens) {
    const Session& session = view.session;
    const Review&  review = view.review;
    std::string text = screens.dialog == Dialog::notice ? "#!" + screens.notice + '\n' : words_of(screens.dialog);
    if (screens.dialog == Dialog::review) {
        text = "#!The game in review\n";
        for (const Review::Point& point : review.points) {
            if (!point.thought) continue;
            text += "- " + (point.player == nobody ? std::string{"At the end"} : "Round " + std::to_string(round_number(session.seen(), point.round)) + ", " + session.name(point.player) + " begins") + ':';
            for (Player p : session.seen().seats()) text += (p == red ? " " : ", ") + session.name(p) + ' ' + chance_in_words(point.chance[p]);
            text += '\n';
        }
        text += "# What swung it\n";
        if (!review.weighed()) text += std::string{weighing} + '\n';
        for (const Review::Swing& swing : review.swings) text += "- " + swing_title(session, review, swing) + ". " + swing_words(session, review, swing) + ' ' + swing_advice(session, review, swing) + '\n';
    }
    if (screens.dialog == Dialog::settings) {
        text = "#!Settings\n";
        options<Preferences>(text, settings, view.liking, [liking = view.liking](Wished& wished, const Setting& setting, int n) {
            wished.liking = liking;
            setting.set(*wished.liking, n);
        });
        text += view.kept ? "Kept on this device.\n" : "Nothing can be kept here: they last until the page is closed.\n";
    }
    if (screens.dialog == Dialog::opponent) text = opponents(screens.seat());
    if (screens.dialog == Dialog::deck) text = deck(screens);
    if (text.empty()) return text;
    button(text, "Close", Wish::close);
    return text;
}

std::string TextVersion::opponents(Seat& seat) {
    std::string text = "#!Who plays " + seat.name + "?\nNow: " + player_words(seat) + ".\n";
    for (const BotRow& row : eg::opponents()) button(text, "bot " + std::string{row.name}, std::string{row.name} + ": " + std::string{row.line}, [&](Wished&) { seat.bot = row.name; });
    text += "# Temper\n";
    if (!has_tempers(seat)) return text + std::string{no_tempers} + '\n';
    for (const TemperRow& row : tempers()) button(text, "temper " + std::string{row.id}, std::string{row.title} + ": " + std::string{row.line}, [&](Wished&) { seat.temper = temper_of(row); });
    return text;
}

std::string TextVersion::deck(const Screens& screens) {
    const Rules& rules = screens.plan.setup.rules;
    std::string text = "#!The cards\n";
    if (!screens.deck_wrong.empty()) text += screens.deck_wrong + '\n';
    text += which_deck(rules) + '\n';
    button(text, "Paste or change", Wish::paste_deck);
    if (other_deck(rules)) button(text, "The edition’s own", Wish::printed_deck);
    int pile = 0;
    for (const ActionCard& card : eg::deck(rules.deck).cards) {
        if (card.stack != pile) text += "# Pile " + std::to_string(pile = card.stack) + '\n';
        text += "- " + std::string{card.title} + (card.copies > 1 ? " ×" + std::to_string(card.copies) : "") + (card.house ? ", " + std::string{house_card} : "") + ". " + std::string{card.text} + '\n';
    }
    return text;
}

std::string TextVersion::new_game(Screens& screens) {
    Plan& plan = screens.plan;
    std::string text = "#?El Grande: new game\n";
    int& players = plan.setup.players;
    for (int i = 0; i < players; ++i) text += "- " + plan.seats[static_cast<std::size_t>(i)].name + ", " + player_words(plan.seats[static_cast<std::size_t>(i)]) + '\n';
    button(text, "Start the game", Wish::start);
    if (screens.saved) button(text, (screens.saved->session.over() ? "Your last game: " : "Continue your game: ") + screens.saved->line, Wish::resume);
    button(text, "How to play", Wish::help);
    button(text, "Settings", Wish::settings);
    button(text, "Load a game", Wish::import_code);
    button(text, "Credits", Wish::credits);
    text += "# Seats\n";
    for (int i = 0; i < players; ++i) {
        Seat& seat = plan.seats[static_cast<std::size_t>(i)];
        const std::string nth = ' ' + std::to_string(i);
        if (seat.person()) {
            button(text, "bot" + nth, "Let a bot play " + seat.name, [&](Wished&) { seat.bot = usual_bot; });
        } else {
            button(text, "who" + nth, "Who plays " + seat.name + "?", [i](Wished& wished) { wished.opponent = i; });
            button(text, "person" + nth, "Let a person play " + seat.name, [&](Wished&) { seat.bot.clear(); });
        }
        button(text, "name" + nth, "Another name for " + seat.name, [i](Wished& wished) { wished.name = i, wished.field = {8, 8, 308, 52}; });
    }
    if (players < max_players) button(text, "add", "Add a seat", [&](Wished&) { ++players; });
    if (players > 2) button(text, "remove", "Take away the seat of " + plan.seats[static_cast<std::size_t>(players - 1)].name, [&](Wished&) { --players; });
    text += "# Rules and pace\n";
    button(text, "The cards", Wish::deck);
    options<Plan>(text, plan_options, plan, [&plan](Wished&, const Option<Plan>& option, int n) { option.set(plan, n); });
    return text;
}

// What is chosen is said, the rest may be chosen.
template <class Of, std::size_t n>
void TextVersion::options(std::string& text, const std::array<Option<Of>, n>& list, const Of& now, std::function<void(Wished&, const Option<Of>&, int)> choose) {
    for (const Option<Of>& option : list) {
        text += "- " + std::string{option.label} + ": " + std::string{option.chosen(now)} + '\n';
        for (int i = 0; i < option.count(); ++i)
            if (i != option.get(now)) button(text, std::string{option.label} + ' ' + std::to_string(i), std::string{option.label} + ": " + std::string{option.words[static_cast<std::size_t>(i)]}, [&option, choose, i](Wished& wished) { choose(wished, option, i); });
    }
}

}
