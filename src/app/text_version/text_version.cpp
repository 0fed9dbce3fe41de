#include "app/text_version/text_version.h"

#include "app/sentences/reasons.h"
#include "engine/places.h"
#include "engine/notation.h"
#include "engine/questions.h"
#include "page.h"

namespace eg {
namespace {

std::string name_of(Place place) { return capitalised(std::string{row(place).name}); }

std::string players_in_text(const View& view) {
    const State& s = view.stage.shown();
    std::string text = "# Players, in turn order\n";
    for (Player p : turn_order(s)) {
        if (p == nobody) continue;
        text += "- " + view.session.name(p) + ": " + std::to_string(s.score[p]) + " points, court " + std::to_string(s.court[p]) + ", province " + std::to_string(s.province[p]);
        if (s.power[p]) text += ", power card " + std::to_string(s.power[p]);
        for (int stack = 0; stack < stack_count; ++stack)
            if (s.taker[stack] == p) text += ", took card " + std::to_string(stack + 1);
        for (const Kept& kept : s.kept)
            if (kept.owner == p) text += ", keeps a Veto";
        text += '\n';
    }
    return text;
}

std::string regions_in_text(const View& view) {
    const State& s = view.stage.shown();
    std::string text = "# Regions\n";
    for (Place place : regions | castillo) {
        if (place == CAS && !view.memory) continue;
        const Values values = value_of(s, place);
        text += "- " + name_of(place) + ", worth " + std::to_string(values.points[0]) + ", " + std::to_string(values.points[1]) + ", " + std::to_string(values.points[2]) + ":";
        bool any = false;
        for (Player p : s.seats()) {
            if (s.caballeros[p][place] == 0) continue;
            text += (any ? ", " : " ") + view.session.name(p) + ' ' + std::to_string(s.caballeros[p][place]);
            any = true;
        }
        if (!any) text += " nobody";
        for (Player p : s.seats())
            if (s.grande[p] == place) text += "; Grande of " + view.session.name(p);
        if (s.king == place) text += "; the King stands here";
        text += ".\n";
    }
    return text;
}

// On the table, and in the hand of the one who looks.
std::string cards_in_text(const View& view) {
    const State& s = view.stage.shown();
    std::string text = "# Action cards\n";
    for (int stack = 0; stack < stack_count; ++stack) {
        if (s.shown[stack] == no_card) continue;
        const ActionCard& shown = card(s.rules, stack, s.shown[stack]);
        text += "- " + std::to_string(stack + 1) + ": " + std::string{shown.title} + ". " + std::string{shown.text} + (shown.house ? " A " + std::string{house_card} + '.' : "");
        if (s.taker[stack] != nobody) text += " Taken by " + view.session.name(s.taker[stack]) + '.';
        text += '\n';
    }
    const Player hand = view.looking_back() ? view.session.reader() : view.session.hand_of();
    if (hand == nobody) return text;
    text += "# Hand\n- Power cards of " + view.session.name(hand) + ":";
    for (int value : s.hand[hand]) text += ' ' + std::to_string(value);
    return text + '\n';
}

// At the pace of turns; a place that is scored is told whole.
bool worth_saying(const Stage& stage) {
    if (!stage.on()) return false;
    const What what = stage.on()->what;
    return what == What::turn_ends || what == What::general_scoring || what == What::disc_revealed || what == What::castillo_left
        || (stage.place_scoring() && stage.place_scoring()->told == stage.place_scoring()->rows.size());
}

std::string told_in_text(const Session& session, const PlaceScoring& telling) {
    std::string text = capitalised(std::string{row(telling.place).name}) + ':';
    for (const PlaceScoring::Row& row : telling.rows) text += (text.back() == ':' ? " " : ", ") + session.name(row.player) + ' ' + std::to_string(row.points);
    return text + (telling.rows.empty() ? " nobody." : ".");
}

std::string chronicle_in_text(const View& view) {
    constexpr std::size_t latest = 12;
    const std::vector<Line>& lines = view.present.lines();
    const std::size_t end = view.looking_back() ? view.history.line() + 1 : lines.size();
    std::string text = "# Chronicle\n";
    for (std::size_t i = end > latest ? end - latest : 0; i < end; ++i) text += "- " + lines[i].text + '\n';
    return text;
}

// Of the things asked for, those that may not be chosen, and why.
std::string refusals_in_text(const View& view) {
    std::vector<Choice> things;
    if (view.options.of(Thing::place))
        for (Place place : regions | castillo) things.push_back(on(place));
    for (int stack = 0; view.options.of(Thing::stack) && stack < stack_count; ++stack) things.push_back({Thing::stack, static_cast<std::uint8_t>(stack)});
    if (const Player hand = view.session.hand_of(); hand != nobody && view.options.of(Thing::power_card) && view.session.step() != "take_back")
        for (int value : view.table.hand[hand]) things.push_back({Thing::power_card, static_cast<std::uint8_t>(value)});
    std::string lines;
    for (Choice thing : things) {
        const std::string why = why_not(view.session, view.options, thing);
        std::string name = label(view.session, view.table, thing);
        if (thing.thing == Thing::stack) name = name.substr(0, name.find('.'));
        if (!why.empty()) lines += "- " + name + ": " + why + '\n';
    }
    return lines.empty() ? lines : "# Not to be chosen now\n" + lines;
}

}

std::string TextVersion::text(const View& view, Screens& screens) {
    const Session& session = view.session;
    std::string text = view.curtained ? std::string{} : dialog(view, screens);
    if (!text.empty()) return text;
    const auto line = [&](const std::string& words) { text += words + '\n'; };
    const auto wish = [&](const std::string& words, Wish what) { button(text, words, what); };
    if (view.curtained) {
        line("#?Pass the device to " + session.name(session.asked()));
        wish("I am " + session.name(session.asked()) + ": open the curtain", Wish::open_curtain);
        return text;
    }
    if (const std::optional<Question> asked = question_of(screens.dialog, screens.notice, view.kept)) {
        line("#!" + std::string{asked->title});
        line(std::string{asked->words});
        wish(asked->no.label, asked->no.wish);
        if (asked->code) wish("Save code", Wish::export_code);
        wish(asked->yes.label, asked->yes.wish);
        return text;
    }
    if (screens.screen == Screen::new_game || !session.running()) return new_game(screens);

    const State& s = view.stage.shown();
    line("# " + round_line(s));
    line(next_scoring_line(s) + '.');
    if (view.looking_back()) {
        line("#?Looking back: moment " + std::to_string(view.history.line() + 1) + " of " + std::to_string(view.present.lines().size()));
        line(view.present.lines()[view.history.line()].text);
        if (view.history.can(view.present, Leap::back)) wish("To the beginning", Wish::look_first);
        if (view.history.can(view.present, Leap::back)) wish("A step back", Wish::look_back);
        wish("A step forward", Wish::look_forward);
        wish("Play on from here", Wish::go_on);
        wish("Back to the present", Wish::look_last);
    } else if (session.over() && !view.busy) {
        line("#?The game is over: " + victory(session));
        wish("Review", Wish::review);
        wish("Play again", Wish::again);
        wish("New game", Wish::really_leave);
    } else if (view.mine()) {
        line("#?" + asked_title(session));
        line(asked_sentence(session));
        const std::string hint = asked_hint(session, s);
        if (!hint.empty()) line(hint);
        if (session.can_undo()) wish("Undo", Wish::undo);
        for (Place place : session.placed()) button(text, "back " + std::string{row(place).id}, "Take one back from " + name_of(place), [place](Wished& wished) { wished.back = place; });
        for (Choice choice : view.options)
            button(text, "do " + show(choice), label(session, s, choice), [choice](Wished& wished) { wished.choice = choice; });
        if (view.options.size() > 1) wish(view.advice ? "Close the hint" : "Hint", Wish::hint);
        if (view.advice) {
            line("# Hint");
            if (view.advice->count(session) == 0) line("Thinking.");
            constexpr Wish wishes[] = {Wish::idea_1, Wish::idea_2, Wish::idea_3};
            for (int i = 0; i < view.advice->count(session); ++i) {
                const Idea& idea = view.advice->idea(i);
                const State seen = session.seen_by_asked();
                line("- Chance " + chance_in_words(idea.share) + ". " + in_words(session, seen, idea.way(), true) + " After this round: " + points_in_words(seen, idea, view.memory) + '.');
                wish((view.advice->chosen == i ? "Hide idea " : "Show idea ") + std::to_string(i + 1), wishes[i]);
            }
        }
        text += refusals_in_text(view);
    } else {
        const std::string who = who_plays(view);
        line("#?" + (who.empty() ? std::string{"One moment"} : who));
        line(view.present.caption().empty() ? "One moment." : view.present.caption());
        if (session.passing()) wish("Undo", Wish::undo);
        if (!session.people().empty()) wish("Skip to your turn", Wish::rush);
        else wish(view.paused ? "Go on" : "Pause", Wish::pause);
    }
    if (view.mine() && History::last_turn(session)) wish("Since your last turn", Wish::retell);
    if (!view.looking_back() && view.history.can(view.present, Leap::back)) wish("A step back", Wish::look_back);
    wish("New game", Wish::leave);
    wish("How to play", Wish::help);
    wish("Settings", Wish::settings);
    wish("Save code", Wish::export_code);
    wish("Load a game", Wish::import_code);

    return text + players_in_text(view) + regions_in_text(view) + cards_in_text(view) + chronicle_in_text(view);
}

std::string TextVersion::news(const View& view, const Screens& screens) const {
    const Session& session = view.session;
    if (view.curtained) return "Pass the device to " + session.name(session.asked());
    if (view.looking_back()) return "Looking back: " + view.present.lines()[view.history.line()].text;
    if (view.mine()) return asked_title(session) + ". " + asked_sentence(session);
    if (view.busy && (session.plan().pace == Pace::step || worth_saying(view.present))) return view.present.place_scoring() ? told_in_text(session, *view.present.place_scoring()) : view.present.caption();
    if (screens.screen != Screen::table || !session.running()) return {};
    if (!session.over()) return said_;
    return view.busy ? std::string{} : "The game is over: " + victory(session) + '.';
}

void TextVersion::tell(const View& view, Screens& screens) {
    buttons_.clear();
    std::string lines = text(view, screens);
    if (lines != written_) {
        page::mirror(lines);
        written_ = std::move(lines);
    }
    std::string line = news(view, screens);
    if (line != said_) {
        page::say(line);
        said_ = std::move(line);
    }
}

Wished TextVersion::press(std::size_t n) const {
    Wished wished;
    if (n < buttons_.size()) buttons_[n](wished);
    return wished;
}

void TextVersion::button(std::string& text, std::string_view key, std::string_view words, std::function<void(Wished&)> does) {
    text += "> " + std::string{key} + '\t' + std::string{words} + '\n';
    buttons_.push_back(std::move(does));
}

void TextVersion::button(std::string& text, std::string_view words, Wish wish) {
    button(text, "wish " + std::to_string(static_cast<int>(wish)), words, [wish](Wished& wished) { wished.wish = wish; });
}

}
