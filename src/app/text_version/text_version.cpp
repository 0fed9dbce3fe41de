#include "app/text_version/text_version.h"

#include "app/game/tokens.h"
#include "app/panels/bubble.h"
#include "app/panels/own_cards.h"
#include "app/sentences/reasons.h"
#include "app/ui/focus.h"
#include "app/ui/tree.h"
#include "engine/places.h"
#include "engine/notation.h"
#include "engine/queries.h"
#include "engine/scoring.h"
#include "page.h"

namespace eg {
namespace {

std::string players_in_text(const View& view) {
    const State& s = view.stage.shown();
    std::string text = "# " + say("Players, in turn order") + '\n';
    for (Player p : turn_order(s)) {
        if (p == nobody) continue;
        if (p >= max_players) {
            List parts{message("{n, plural, one {# in the box} other {# in the box}}", s.province[p])};
            if (const int power = power_shown(s, p); power != no_power) parts.push_back(message("power card {n}", power));
            for (int stack = 0; stack < piles(s); ++stack)
                if (s.taker[stack] == p) parts.push_back(message("took {card}", taken(s, stack)));
            text += "- " + say("{name}, which nobody plays: {parts}", view.session.name(p), parts) + '\n';
            continue;
        }
        List parts{message("{n, plural, one {# point} other {# points}}", s.score[p]), message("court {n}", s.court[p]), message("province {n}", s.province[p])};
        if (const int laid = current_hand_card(s, p); numbered(view) && laid >= 0) {
            parts.push_back(message("plays {n}, {title}", hand_card(s.rules, laid).number, told(hand_card(s.rules, laid), hand_card(s.rules, laid).title)));
            if (const int n = placing_by_rank(s, p); n > 0) parts.push_back(message("may place {n}", n));
        } else if (s.power[p]) parts.push_back(message("power card {n}", s.power[p]));
        if (const int laid = current_hand_card(s, p); !numbered(view) && laid >= 0 && s.power[p]) parts.push_back(message("modifier {value}, {n} in all", signed_value(hand_card(s.rules, laid)), power_of(s, p)));
        for (int stack = 0; stack < piles(s); ++stack)
            if (s.taker[stack] == p) parts.push_back(message("took {card}", taken(s, stack)));
        for (int which : kept_hand_cards(s, p)) parts.push_back(message("keeps the card {card}", told(hand_card(s.rules, which), hand_card(s.rules, which).title)));
        for (const Kept& kept : s.kept)
            if (kept.owner == p) parts.push_back(message("keeps the card {card}", told(card(s.rules, kept.stack, kept.index), card(s.rules, kept.stack, kept.index).title)));
        each_token(s, [&](const TokenInPlay& token) {
            if (token.spot.seat == p && !token.row->told.empty()) parts.push_back(told(token, nowhere));
        });
        text += "- " + say("{name}: {parts}", view.session.name(p), parts) + '\n';
    }
    return text;
}

std::string if_scored_in_text(const View& view) {
    std::string text = "# " + say(if_scored_title) + '\n';
    for (const auto& [p, points] : if_scored(view)) text += "- " + say("{name}: {n} more, {all} in all", view.session.name(p), points, view.table.score[p] + points) + '\n';
    const Majorities now = majorities(view.table);
    for (Place place : places(view.table)) {
        List gains;
        for (Player p : view.table.seats())
            if (const int points = now.points[p][place]; points > 0) gains.push_back(message("{name} {n}", p, points));
        if (!gains.empty() && (place != CAS || view.memory)) text += "- " + say(message("{place:start}: {gains}", place, gains), view.session.names()) + '\n';
    }
    return text;
}

// A table: each place with what it is worth, who stands there and where one can go from it.
std::string regions_in_text(const View& view) {
    const State& s = view.stage.shown();
    std::string text = "# " + say("Regions") + '\n';
    const auto cells = [&](const std::string& place, const std::string& worth, const std::string& caballeros,
                           const std::string& others, const std::string& borders) {
        text += "| " + place + '\t' + worth + '\t' + caballeros + '\t' + others + '\t' + borders + '\n';
    };
    cells(say("Region"), say("Worth"), say("Caballeros"), say("Also there"), say("Borders on"));
    const auto listed = [&](const List& list, const std::string& none) {
        return list.empty() ? none : say(message("{list}", list), view.session.names());
    };
    for (Place place : places(s)) {
        if (place == CAS && !view.memory) continue;
        const Values values = value_of(s, place);
        List standing, others, worth, borders;
        for (Player p : colours(s))
            if (s.caballeros[p][place]) standing.push_back(message("{name} {n}", p, s.caballeros[p][place]));
        for (Player p : s.seats())
            if (s.grande[p] == place) others.push_back(message("Grande of {name}", view.session.name(p)));
        if (s.king == place) others.push_back(message("the King stands here"));
        if (s.closed.has(place)) others.push_back(message("nothing may enter or leave"));
        each_token(s, [&](const TokenInPlay& token) {
            if (token.touches(place) && !token.row->told.empty()) others.push_back(told(token, place));
        });
        for (int rank = 0; rank < counted_ranks(s); ++rank)
            worth.push_back(message("{n}", values.points[static_cast<std::size_t>(rank)]));
        for (Place other : eg::borders(s, place)) borders.push_back(message("{place}", other));
        cells(say(message("{place:start}", place), view.session.names()), listed(worth, "–"),
              listed(standing, say("nobody")), listed(others, "–"), listed(borders, "–"));
    }
    List elsewhere;
    each_token(s, [&](const TokenInPlay& token) {
        if (!token.spot.point.empty() && !token.row->told.empty()) elsewhere.push_back(told(token, nowhere));
    });
    if (!elsewhere.empty()) text += "- " + say("Elsewhere on the map: {all:clauses}.", elsewhere) + '\n';
    if (is_place(s.king) && !places(s).has(s.king)) text += "- " + say("The King is {place:in}.", s.king) + '\n';
    return text;
}

// On the table, and in the hand of the one who looks.
std::string cards_in_text(const View& view) {
    const State& s = view.stage.shown();
    std::string text = "# " + say("Action cards") + '\n';
    for (int stack = 0; stack < piles(s); ++stack) {
        if (s.shown[stack] == no_card) continue;
        const ActionCard& shown = card(s.rules, stack, s.shown[stack]);
        const Message title = told(shown, shown.title), does = told(shown, shown.text);
        List sentences{numbered(view) ? message("{title} – {text}", title, does) : message("{n}: {title} – {text}", stack_number(s, stack), title, does)};
        if (shown.house) sentences.push_back(message("A house card."));
        if (s.taker[stack] != nobody) sentences.push_back(message("Taken by {name}.", view.session.name(s.taker[stack])));
        text += "- " + say("{all:sentences}", sentences) + '\n';
    }
    const Player hand = view.looking_back() ? view.session.reader() : view.session.hand_of();
    if (hand == nobody) return text;
    if (numbered(view)) {
        text += "# " + say("Hand of {name}", view.session.name(hand)) + '\n';
        for (int held : held_by(s, hand)) text += "- " + label(view.session, s, {Thing::hand_card, static_cast<std::uint8_t>(held)}) + '\n';
        for (int used : face_up_hand_cards(s, hand)) text += "- " + say("Played: {card}", label(view.session, s, {Thing::hand_card, static_cast<std::uint8_t>(used)})) + '\n';
        return text;
    }
    std::string values;
    for (int value : s.hand[hand]) values += (values.empty() ? "" : " ") + std::to_string(value);
    text += "# " + say("Hand") + '\n';
    text += "- " + say("Power cards of {name}: {values}", view.session.name(hand), values) + '\n';
    for (int held : held_by(s, hand)) text += "- " + say("Modifier: {card}", label(view.session, s, {Thing::hand_card, static_cast<std::uint8_t>(held)})) + '\n';
    return text;
}

// At the pace of turns; a place that is scored is told whole.
bool worth_saying(const Stage& stage) {
    if (!stage.on()) return false;
    return row(stage.on()->what).news || (stage.place_scoring() && stage.place_scoring()->told == stage.place_scoring()->rows.size());
}

// What is told, and what is said of it besides: a reason, who overtakes whom.
std::string with_why(const std::string& told, const std::string& why) { return why.empty() ? told : say("{told} {why}", told, why); }

std::string chronicle_in_text(const View& view) {
    const std::vector<Line>& lines = view.present.lines();
    const std::size_t end = view.looking_back() ? view.history.line() + 1 : lines.size();
    std::string text = "# " + say("Chronicle") + '\n';
    for (std::size_t i = 0; i < end; ++i) text += "- " + with_why(lines[i].text, lines[i].why) + '\n';
    return text;
}

// Of the things asked for, those that may not be chosen, and why.
std::string refusals_in_text(const View& view) {
    std::vector<Choice> things;
    if (view.options.of(Thing::place))
        for (Place place : places(view.table)) things.push_back(on(place));
    for (int stack = 0; view.options.of(Thing::stack) && stack < piles(view.table); ++stack) things.push_back({Thing::stack, static_cast<std::uint8_t>(stack)});
    if (const Player hand = view.session.hand_of(); hand != nobody && view.options.of(Thing::power_card) & view.table.hand[hand].bits)   // none of which is asked for when a used one is
        for (int value : view.table.hand[hand]) things.push_back({Thing::power_card, static_cast<std::uint8_t>(value)});
    if (const Player hand = view.session.hand_of(); hand != nobody && view.options.of(Thing::hand_card))
        for (int n : held_by(view.table, hand)) things.push_back({Thing::hand_card, static_cast<std::uint8_t>(n)});
    std::string lines;
    for (Choice thing : things) {
        const std::string why = why_not(view.session, view.options, thing);
        const ActionCard* lies = thing.thing == Thing::stack && view.table.shown[thing.which] != no_card ? &card(view.table.rules, thing.which, view.table.shown[thing.which]) : nullptr;
        const std::string name = lies ? say("Card {n}: {title}", stack_number(view.table, thing.which), told(*lies, lies->title)) : label(view.session, view.table, thing);
        if (!why.empty()) lines += "- " + say("{thing}: {why}", name, why) + '\n';
    }
    return lines.empty() ? lines : "# " + say("Not to be chosen now") + '\n' + lines;
}

}

std::string TextVersion::text(const View& view) {
    const Session& session = view.session;
    std::string text;
    const auto line = [&](const std::string& words) { text += words + '\n'; };
    const auto act = [&](const std::string& words, const Command& command) { button(text, words, command); };
    const State& s = view.stage.shown();
    // The heading, and what is true whatever is asked.
    const auto title = [&](const std::string& words) {
        line("#?" + words);
        line(round_line(s));
        if (!session.over()) line(next_scoring_line(s));
        if (view.unkept())
            line(say("This game is not saved: the browser’s storage is full or blocked. “Save code” gives a copy to "
                     "keep."));
    };
    if (view.tutor && !view.busy) {
        const Tutor& tutor = *view.tutor;
        title(say("{title}: step {n} of {of}", Message{tutor.step().title}, tutor.number() + 1, tutor.lesson().steps.size()));
        line(spoken(tutor));
        if (tutor.wrong()) line(say("Nothing was done: try again."));
        if (tutor.done() && tutor.last()) {
            act(say("Play a game"), LessonCommand::play);
            act(say(lessons_title), Dialog::lessons);
        } else if (tutor.done()) act(say("Go on"), LessonCommand::next);
        else if (tutor.step().offers.empty()) line(asked_sentence(session));
        for (std::size_t i = 0; !tutor.done() && i < tutor.step().offers.size(); ++i)
            button(text, "do " + std::to_string(i), say(tutor.step().offers[i]), [i](Commands& commands) { commands.add(AnswerLesson{static_cast<int>(i)}); });
        for (Choice choice : view.options)
            button(text, "do " + show(choice, box(s)), label(session, s, choice), [choice](Commands& commands) { commands.add(Choose{choice}); });
        if (!tutor.done()) act(say("Skip"), LessonCommand::next);
        act(tutor.number() > 0 ? say("Back") : say(lessons_title), tutor.number() > 0 ? Command{LessonCommand::back} : Dialog::lessons);
        act(say("Leave the lesson"), LessonCommand::leave);
        return text + (view.if_scored ? if_scored_in_text(view) : std::string{}) + players_in_text(view) + regions_in_text(view) + cards_in_text(view);
    }
    if (view.looking_back()) {
        title(say("Looking back: moment {n} of {of}", view.history.line() + 1, view.present.lines().size()));
        line(view.advised.empty() ? view.present.lines()[view.history.line()].text : std::string{view.advised});
        if (view.told) line(say("{title}. {words}", Message{view.told->title}, Message{view.told->words}));
        if (const std::string chances = chances_in_words(view, view.stage.followed()); !chances.empty()) line(chances);
        act(say(view.history.playing() ? "Pause" : "Let it run on"), PlaybackCommand::pause);
        act(say("Another pace"), PlaybackCommand::next_pace);
        if (view.history.can(view.present, Leap::back)) act(say("To the beginning"), Leap::first);
        if (view.history.can(view.present, Leap::back)) act(say("A step back"), Leap::back);
        act(say("A step forward"), Leap::forward);
        act(say("To the scoring before"), LeapToScoring{-1});
        act(say("To the next scoring"), LeapToScoring{1});
        act(view.led_to ? say("Try it again from here") : say("Play on from here"), PlayOn::ask);
        act(say("Back to the present"), Leap::last);
    } else if (session.over() && !view.busy) {
        title(say("The game is over: {victory}", victory(session)));
        act(say("Review"), Dialog::review);
        act(say("Play again"), GameCommand::play_again);
        act(say("New game"), GameCommand::really_leave);
        if (view.results) act(say(results_title), Dialog::results);
    } else if (view.mine()) {
        title(view.unplaced ? not_placed(view.unplaced) : asked_title(session));
        line(view.unplaced ? end_anyway(view.unplaced) : asked_sentence(session));
        if (view.unplaced)
            if (const std::string left = not_performed(session, s); !left.empty()) line(left);
        const std::string hint = asked_hint(session, s);
        if (!hint.empty()) line(hint);
        if (session.can_undo()) act(say("Undo"), TurnCommand::undo);
        if (choosing_hand(view)) {
            if (view.last_hand) act(say("As last time"), TurnCommand::use_last_hand);
            act(say(session.count_left() == 1 ? "Choose the last for me" : "Choose for me"), TurnCommand::fill_hand);
            for (int which : held_by(s, session.asked())) {
                const Choice chosen{Thing::hand_card, static_cast<std::uint8_t>(which), nobody};
                button(text, "back " + show(chosen, box(s)), say("Take out: {card}", label(session, s, chosen)), [chosen](Commands& commands) { commands.add(TakeBack{chosen}); });
            }
        }
        if (view.unplaced) act(say("Keep placing"), TurnCommand::keep_placing);
        for (Place place : session.placed()) button(text, "back " + std::string{row(s, place).id}, say("Take one back {place:from}", place), [place](Commands& commands) { commands.add(TakeBack{on(place)}); });
        for (Choice choice : view.options)
            button(text, "do " + show(choice, box(s)), label(session, s, choice), [choice](Commands& commands) { commands.add(Choose{choice}); });
        if (view.options.size() > 1) act(say(view.advice ? "Close the hint" : "Hint"), ShowCommand::hint);
        if (view.advice) {
            line("# " + say("Hint"));
            if (view.advice->count(session) == 0) line(say("Thinking."));
            if (const std::string equal = equal_in_words(*view.advice, session); !equal.empty()) line("- " + equal);
            for (int i = 0; i < view.advice->count(session); ++i) {
                const Idea& idea = view.advice->idea(i);
                const State seen = session.seen_by_asked();
                line("- " + say("Chance {chance}. {deeds} After this round, against now: {points}.", chance_in_words(idea.share), in_words(session, seen, idea.plan(), true), points_in_words(seen, idea, view.memory)));
                act(view.advice->chosen == i ? say("Hide idea {n}", i + 1) : say("Show idea {n}", i + 1), ShowIdea{i});
            }
        }
        for (const Answer& answer : answers(session, s, view.options))
            if (!answer.told.empty()) line("- " + say("{answer}: {meaning}", answer.label, answer.told));
        if (const std::string at_stake = stakes_in_words(view.stakes, session); !at_stake.empty()) line(at_stake);
        text += refusals_in_text(view);
    } else {
        const std::string who = who_plays(view);
        title(who.empty() ? say("One moment") : who);
        line(view.present.caption().empty() ? say("One moment.") : with_why(view.present.caption(), view.present.why()));
        if (const std::string chances = watched(view) ? chances_in_words(view, view.stage.followed()) : std::string{}; !chances.empty()) line(chances);
        if (session.passing()) act(say("Undo"), TurnCommand::undo);
        if (!session.people().empty()) act(say("Skip to your turn"), PlaybackCommand::rush);
        act(say(view.paused ? "Go on" : "Pause"), PlaybackCommand::pause);
        act(say("Another pace"), PlaybackCommand::next_pace);
    }
    if (view.mine() && History::last_turn(session)) act(say("Since your last turn"), PlaybackCommand::replay);
    if (!view.looking_back() && view.history.can(view.present, Leap::back)) act(say("A step back"), Leap::back);
    if (!view.busy) act(view.if_scored ? say("Back to the caballeros") : say(if_scored_title), ShowCommand::if_scored);
    if (!session.over() || view.busy) act(say("New game"), GameCommand::leave);
    act(say("Menu"), Dialog::menu);
    act(say("Rulebook"), Dialog::rulebook);
    act(say("Keys"), Dialog::keys);
    act(say("Settings"), Dialog::settings);
    act(say("Save code"), TransferCommand::save_code);
    act(say("A link to this moment"), TransferCommand::link);
    act(say("Open a game"), TransferCommand::open);

    return text + (view.if_scored ? if_scored_in_text(view) : std::string{}) + players_in_text(view) + regions_in_text(view) + cards_in_text(view) + chronicle_in_text(view);
}

std::string TextVersion::news(const View& view, const Screens& screens) const {
    const Session& session = view.session;
    if (view.curtained) return say("Pass the device to {name}", session.name(session.asked()));
    if (view.told) return say("{title}. {words}", Message{view.told->title}, Message{view.told->words});
    if (view.looking_back()) return say("Looking back: {moment}", view.present.lines()[view.history.line()].text);
    if (view.unplaced) return say("{title}. {sentence}", not_placed(view.unplaced), end_anyway(view.unplaced));
    if (view.mine()) return say("{title}. {sentence}", asked_title(session), asked_sentence(session));
    if (view.busy && (session.plan().pace == Pace::step || worth_saying(view.present))) return with_why(view.present.caption(), view.present.place_scoring() ? view.present.place_scoring()->overtaking : view.present.why());
    if (screens.screen != Screen::table || !session.running()) return {};
    if (!session.over()) return said_;
    return view.busy ? std::string{} : say("The game is over: {victory}.", victory(session));
}

void TextVersion::tell(const View& view, const Screens& screens) {
    buttons_.clear();
    std::string lines = tree::printed(screens.dialog != Dialog::none);
    from_tree_ = !lines.empty();
    if (!from_tree_) lines = text(view);
    if (lines != written_) {
        page::set_text_version(lines);
        written_ = std::move(lines);
    }
    std::string line = news(view, screens);
    if (line != said_) {
        page::announce(line);
        said_ = std::move(line);
    }
}

Commands TextVersion::press(std::size_t n) const {
    Commands commands;
    if (from_tree_) focus::press(tree::button(n));
    else if (n < buttons_.size()) buttons_[n](commands);
    return commands;
}

void TextVersion::button(std::string& text, std::string_view key, std::string_view words, std::function<void(Commands&)> does) {
    text += "> " + std::string{key} + '\t' + std::string{words} + '\n';
    buttons_.push_back(std::move(does));
}

void TextVersion::button(std::string& text, std::string_view words, Command command) {
    const std::size_t kind = command.index();
    std::string key = "command " + std::to_string(kind);
    std::visit([&key](const auto& of) {
        if constexpr (std::is_enum_v<std::decay_t<decltype(of)>>) key += ' ' + std::to_string(static_cast<int>(of));
        if constexpr (std::is_same_v<std::decay_t<decltype(of)>, LeapToScoring>) key += ' ' + std::to_string(of.by);
        if constexpr (std::is_same_v<std::decay_t<decltype(of)>, ShowIdea>) key += ' ' + std::to_string(of.number);
    }, command);
    button(text, key, words, [command](Commands& commands) { commands.add(command); });
}

}
