// The dialogs as text, for those who hear rather than see them.
#include "app/text_version/text_version.h"

#include "app/rulebook/terms.h"
#include "app/screens/doors.h"
#include "engine/decks.h"
#include "engine/notation.h"

namespace eg {

std::string TextVersion::dialog(const View& view, Screens& screens) {
    const Session& session = view.session;
    const Review&  review = view.review;
    std::string text = screens.dialog == Dialog::notice ? "#!" + screens.notice + '\n' : words_of(screens.dialog);
    const auto line = [&](std::string_view mark, const std::string& words) { text += std::string{mark} + words + '\n'; };
    if (screens.dialog == Dialog::review) {
        line("#!", say("The game in review"));
        for (const Review::Point& point : review.points) {
            if (!point.thought) continue;
            List chances;
            for (Player p : session.seen().seats()) chances.push_back(message("{name} {chance}", session.name(p), chance_in_words(point.chance[p])));
            if (point.player == nobody) line("- ", say("At the end: {chances}", chances));
            else line("- ", say("Round {n}, {name} begins: {chances}", round_number(session.seen(), point.round), session.name(point.player), chances));
        }
        if (!review.weighed() || !review.looked_into()) line("", say(review.weighed() ? looking_into : weighing));
        const auto tell = [&](std::string_view heading, const std::vector<std::size_t>& list) {
            line("# ", say(heading));
            for (std::size_t i : list) {
                const Review::Swing& swing = review.swings[i];
                line("- ", say("{title}. {deeds} {advice}", swing_title(session, review, swing), swing_words(session, review, swing), swing_advice(session, review, swing)));
                button(text, "swing " + std::to_string(i), say("Show {title}", swing_title(session, review, swing)), [i](Commands& commands) { commands.add(ShowSwing{i}); });
            }
        };
        if (const std::vector<std::size_t> moments = review.moments(); !moments.empty()) tell(moments_title(moments.size()), moments);
        tell("What swung it", review.others());
    }
    if (screens.dialog == Dialog::settings) {
        line("#!", say("Settings"));
        options<Preferences>(text, all_settings, view.liking, [liking = view.liking](Commands& commands, const Setting& setting, int n) {
            Preferences preferences = liking;
            setting.set(preferences, n);
            commands.add(preferences);
        });
        line("", say(view.kept ? "Kept on this device." : "Nothing can be kept here: they last until the page is closed."));
    }
    if (screens.dialog == Dialog::rulebook) text = rulebook(screens.reading, rules_meant(screens, view));
    if (screens.dialog == Dialog::slip) {
        const Rule& rule = *screens.reading.rule;
        line("#!", say(rule.title));
        line("", screens.reading.why);
        line("", say(rule.words));
        for (const Term& term : terms_in(say(rule.words), &rule, view.table.rules)) {
            std::string key{"term "};
            key += term.rule->id;
            button(text, key, say(term.rule->title), [named = term.rule](Commands& commands) { commands.add(ShowRule{named->id}); });
        }
        button(text, "rule", say(show_the_rule), [&rule](Commands& commands) { commands.add(OpenRule{rule.id}); });
    }
    if (screens.dialog == Dialog::linked) {
        line("#!", link_title(screens));
        line("", link_words(screens));
        const Session& linked = screens.linked->session;
        if (!screens.watching) button(text, say(watch_words), LinkedCommand::watch);
        for (Player p : linked.over() ? Players{} : linked.seen().seats())
            button(text, "as:" + std::to_string(p), say("Play on as {name}", linked.name(p)), [p](Commands& commands) { commands.add(PlayAs{p}); });
    }
    if (screens.dialog == Dialog::replays) {
        line("#!", say(replays_title));
        int n = 0;
        for (const Replay& replay : replays()) {
            std::string key{"replay "};
            key += replay.id;
            button(text, key, say("{title}. {line}", Message{replay.title}, Message{replay.line}), [n](Commands& commands) { commands.add(OpenReplay{n}); });
            ++n;
        }
    }
    if (screens.dialog == Dialog::lessons) {
        line("#!", say(lessons_title));
        int n = 0;
        for (const Lesson& lesson : lessons()) {
            std::string key{"learn "};
            key += lesson.id;
            button(text, key, say("{title}. {line} {note}", Message{lesson.title}, Message{lesson.line}, lesson_note(screens, lesson)), [n](Commands& commands) { commands.add(OpenLesson{n}); });
            ++n;
        }
    }
    if (screens.dialog == Dialog::results) {
        line("#!", say(results_title));
        line("", results_in_words(screens.results));
        for (const ResultTable& table : tables_of(screens.results)) {
            if (!table.rows.empty()) line("# ", say(table.title));
            for (const Summary& summary : table.rows) line("- ", summary_in_words(summary));
        }
        if (screens.results.all.games > 0) button(text, say("Save as a file"), ResultsCommand::save);
        if (screens.results.all.games > 0) button(text, say("Delete"), Dialog::forget_results);
    }
    if (screens.dialog == Dialog::door) text = door(screens);
    if (screens.dialog == Dialog::opponent) text = opponents(screens.seat());
    if (screens.dialog == Dialog::deck) text = deck(screens);
    if (text.empty()) return text;
    button(text, say("Close"), Close{});
    return text;
}

std::string TextVersion::opponents(Seat& seat) {
    std::string text = "#!" + say("Who plays {name}?", seat.name) + '\n' + say("Now: {player}.", player_words(seat)) + '\n';
    for (const BotRow& row : eg::opponents()) button(text, "bot " + std::string{row.name}, say("{name}: {line}", row.name, Message{row.line}), [&](Commands&) { seat.bot = row.name; });
    text += "# " + say("Style") + '\n';
    if (!has_tempers(seat)) return text + say(no_tempers) + '\n';
    for (const StyleRow& row : styles()) button(text, "temper " + std::string{row.id}, say("{name}: {line}", Message{row.title}, Message{row.line}), [&](Commands&) { seat.temper = style_of(row); });
    return text;
}

// The leaf that is open, then the way to the others.
std::string TextVersion::rulebook(const Reading& reading, const Rules& rules) {
    std::string text = "#!" + say("Rulebook: {chapter}", leaf_title(reading.leaf)) + '\n' + leaf_line(reading.leaf) + '\n';
    for (int i = 0; i < passages(reading.leaf); ++i) {
        const Passage part = passage(reading.leaf, i);
        if (!part.above.empty()) text += "# " + part.above + '\n';
        if (part.card) {
            text += "- " + (part.card->house ? say("{card} – {text} A house card.", part.title, part.words) : say("{card} – {text}", part.title, part.words)) + '\n';
            continue;
        }
        text += "# " + part.title + '\n' + part.note + '\n' + part.words + '\n';
        List others;
        for (const Rule* other : leads_to(*part.rule, part.words, rules)) others.push_back({other->title});
        if (!others.empty()) text += say("See also: {rules}.", others) + '\n';
        List cards;
        for (const Mention& card : cards_that_speak_of(*part.rule, rules)) cards.push_back(message("{title}", card.title));
        if (!cards.empty()) text += say("Cards that speak of this: {cards}.", cards) + '\n';
    }
    text += "# " + say("Contents") + '\n';
    button(text, say(lessons_title), Dialog::lessons);
    button(text, "seek", say("Search"), [](Commands& commands) { commands.add(EditSearch{{8, 8, 308, 52}}); });
    for (int n = 0; n < leaves(); ++n) {
        const int there = reading.found_on(n);
        const std::string words = n < first_cards() ? leaf_title(n) : say("All cards: {edition}", leaf_title(n));
        if (n != reading.leaf) button(text, "leaf " + std::to_string(n), there > 0 ? say("{chapter} ({n} found)", words, there) : words, [n](Commands& commands) { commands.add(OpenPage{n}); });
    }
    return text;
}

std::string TextVersion::deck(const Screens& screens) {
    const Rules& rules = screens.plan.setup.rules;
    std::string text = "#!" + say("The cards") + '\n';
    if (!screens.deck_wrong.empty()) text += say(screens.deck_wrong) + '\n';
    text += which_deck(rules) + '\n';
    button(text, say("Paste or change"), DeckCommand::paste);
    if (other_deck(rules)) button(text, say("The edition's own"), DeckCommand::use_printed);
    int pile = 0;
    for (const ActionCard& card : eg::deck(rules.deck).cards) {
        if (card.stack != pile) text += "# " + say("Pile {n}", pile = card.stack) + '\n';
        text += "- " + (card.house ? say("{card} – {text} A house card.", copies_of(card), told(card, card.text)) : say("{card} – {text}", copies_of(card), told(card, card.text))) + '\n';
    }
    return text;
}

std::string TextVersion::door(const Screens& screens) {
    const Door& door = doors()[static_cast<std::size_t>(screens.door)];
    std::string text = "#!" + say(door.title) + '\n' + say(door.line) + '\n';
    if (door.rule && door.rule->title != door.title) text += "# " + say(door.rule->title) + '\n';
    if (door.rule) text += say(door.rule->words) + '\n';
    text += say(plan_in_words(plan_through(door, screens.plan))) + '\n';
    button(text, say("Play"), GameCommand::play_door);
    button(text, say("Set up"), GameCommand::set_up_door);
    const auto lesson = [n = door.lesson](Commands& commands) { commands.add(OpenLesson{n}); };
    if (door.lesson >= 0) button(text, "lesson", say("Lesson"), lesson);
    if (door.rule) button(text, "rule", say("Rules"), [rule = door.rule](Commands& commands) { commands.add(OpenRule{rule->id}); });
    return text;
}

// In the order of the canvas: what is filled there comes first.
std::string TextVersion::first(const Screens& screens) {
    std::string text = "#?" + say("El Grande") + '\n';
    const auto resume = [&] {
        const Saved& saved = *screens.saved;
        const std::string words = saved.session.over() ? say("Your last game: {game}", saved.line)
                                                       : say("Continue your game: {game}", saved.line);
        button(text, words, GameCommand::resume);
        const State table = saved.session.seen();
        for (Player p : table.seats()) {
            const std::string name = saved.session.name(p);
            text += "- " + say("{name}: {n, plural, one {# point} other {# points}}", name, table.score[p]) + '\n';
        }
    };
    const auto learn = [&] {
        text += learn_line(screens) + '\n';
        button(text, learn_title(screens), LessonCommand::first);
    };
    const auto play = [&] {
        text += play_now_line(screens.plan) + '\n';
        button(text, say("Play now"), GameCommand::play_now);
    };
    const Leads leads = leads_with(screens);
    if (leads == Leads::resume) resume();
    if (leads == Leads::learn) learn();
    play();
    text += say(new_game_line) + '\n';
    button(text, say("New game"), Screen::new_game);
    if (leads != Leads::learn) learn();
    if (screens.saved && leads != Leads::resume) resume();
    text += "# " + say(doors_title) + '\n';
    int n = 0;
    std::optional<Shelf> shelf;
    for (const Door& door : doors()) {
        if (shelf != door.shelf) text += "- " + say(shelf_title(door.shelf)) + '\n';
        shelf = door.shelf;
        std::string key{"door "};
        key += door.word;
        const Message title{door.title}, line{door.line};
        const std::string words = door.line.empty() ? say(title) : say("{title}: {line}", title, line);
        button(text, key, words, [n](Commands& commands) { commands.add(OpenDoor{n}); });
        ++n;
    }
    text += "# " + say("More") + '\n';
    for (const Errand& errand : errands(screens)) button(text, say(errand.label), errand.command);
    return text;
}

std::string TextVersion::new_game(Screens& screens) {
    Plan& plan = screens.plan;
    std::string text = "#?" + say("El Grande: new game") + '\n';
    int& players = plan.setup.players;
    for (int i = 0; i < players; ++i) text += "- " + say("{name}, {player}", plan.seats[static_cast<std::size_t>(i)].name, player_words(plan.seats[static_cast<std::size_t>(i)])) + '\n';
    button(text, say("Start the game"), GameCommand::start);
    button(text, say("Back"), Screen::first);
    text += "# " + say("Seats") + '\n';
    for (int i = 0; i < players; ++i) {
        Seat& seat = plan.seats[static_cast<std::size_t>(i)];
        const std::string nth = ' ' + std::to_string(i);
        if (seat.person()) {
            button(text, "bot" + nth, say("Let a bot play {name}", seat.name), [&](Commands&) { seat.bot = usual_bot; });
        } else {
            button(text, "who" + nth, say("Who plays {name}?", seat.name), [i](Commands& commands) { commands.add(ChooseOpponent{i}); });
            button(text, "person" + nth, say("Let a person play {name}", seat.name), [&](Commands&) { seat.bot.clear(); });
        }
        button(text, "name" + nth, say("Another name for {name}", seat.name), [i](Commands& commands) { commands.add(EditName{i, {8, 8, 308, 52}}); });
    }
    if (players < max_players) button(text, "add", say("Add a seat"), [&](Commands&) { ++players; });
    if (players > 2) button(text, "remove", say("Take away the seat of {name}", plan.seats[static_cast<std::size_t>(players - 1)].name), [&](Commands&) { --players; });
    text += "# " + say("Rules and pace") + '\n';
    button(text, say("The cards"), Dialog::deck);
    options<Plan>(text, plan_options(plan), plan, [&plan](Commands&, const Option<Plan>& option, int n) { option.set(plan, n); });
    // What may be added: whether it is, what it is, and a button that changes that where `does` can.
    const auto offer = [&](std::string_view key, const Message& thing, const Message& line, bool chosen, std::function<void(Commands&)> does) {
        text += "- " + (chosen ? say("{thing}: in the game. {line}", thing, line) : say("{thing}: left out. {line}", thing, line)) + '\n';
        if (does) button(text, key, chosen ? say("Play without {thing}", thing) : say("Play with {thing}", thing), std::move(does));
    };
    const std::vector<ModuleOption> modules = module_options(plan);
    if (!modules.empty()) text += "# " + say("Modules") + '\n';
    for (const ModuleOption& option : modules) {
        const std::string key = "module " + std::string{option.name};
        std::function<void(Commands&)> does;
        if (option.fixed.empty()) does = [&plan, number = option.module, on = !option.chosen](Commands&) { choose_module(plan, number, on); };
        offer(key, {option.title}, {option.fixed.empty() || option.chosen ? option.line : option.fixed}, option.chosen, does);
    }
    const std::vector<CardOption> cards = card_options(plan);
    if (!cards.empty()) text += "# " + say("Cards to add") + '\n';
    for (const CardOption& option : cards) {
        const ActionCard& card = *option.card;
        const Message     words = told(card, card.text);
        const Message     line = card.house ? message("{all:sentences}", List{words, message("A house card.")}) : words;
        offer(card.id, told(card, card.title), line, option.chosen, [&plan, &card, on = !option.chosen](Commands&) { choose_card(plan, card, on); });
    }
    return text;
}

// What is chosen is said, the rest may be chosen.
template <class Of>
void TextVersion::options(std::string& text, std::span<const Option<Of>> list, const Of& now, std::function<void(Commands&, const Option<Of>&, int)> choose) {
    const auto chosen = [](const Option<Of>& option, int i) { return say("{option}: {choice}", Message{option.label}, Message{option.choice(i).word}); };
    for (const Option<Of>& option : list) {
        text += "- " + chosen(option, option.get(now)) + '\n';
        for (int i = 0; i < option.count(); ++i)
            if (i != option.get(now)) button(text, std::string{option.id} + ' ' + std::to_string(i), chosen(option, i), [option, choose, i](Commands& commands) { choose(commands, option, i); });
    }
}

}
