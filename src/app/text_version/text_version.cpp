// The same screen as text: for those who hear it rather than see it, and for the tests. Behind the
// curtain it says no more than the curtain does.
#include <cmath>
#include <cstdlib>

#include "app/desk.h"
#include "app/ui/focus.h"
#include "app/sentences/reasons.h"
#include "app/ui/widgets.h"
#include "engine/places.h"
#include "engine/notation.h"
#include "engine/questions.h"
#include "page.h"

namespace eg {
namespace {

std::string quoted(std::string_view text) {
    std::string result = "\"";
    for (char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        if (static_cast<unsigned char>(c) >= ' ') result += c;
    }
    return result + '"';
}

// A length to a tenth of a pixel.
std::string number(float value) {
    const long tenths = std::lround(value * 10);
    return (tenths < 0 ? "-" : "") + std::to_string(std::labs(tenths) / 10) + '.' + std::to_string(std::labs(tenths) % 10);
}

std::string listed(const std::vector<look::Hit>& list) {
    const float zoom = look::now().zoom;
    std::string json = "[";
    for (const look::Hit& hit : list) {
        if (json.size() > 1) json += ',';
        json += "{\"id\":" + quoted(hit.id) + ",\"x\":" + number(hit.rect.Min.x * zoom) + ",\"y\":" + number(hit.rect.Min.y * zoom) + ",\"w\":" + number(hit.rect.GetWidth() * zoom) +
                ",\"h\":" + number(hit.rect.GetHeight() * zoom) + '}';
    }
    return json + ']';
}

std::string players_in_text(const View& view) {
    const State& s = view.stage.shown();
    std::string text = "# " + say("Players, in turn order") + '\n';
    for (Player p : turn_order(s)) {
        if (p == nobody) continue;
        List parts{message("{name}: {n, plural, one {# point} other {# points}}", view.session.name(p), s.score[p]), message("court {n}", s.court[p]), message("province {n}", s.province[p])};
        if (s.power[p]) parts.push_back(message("power card {n}", s.power[p]));
        for (int stack = 0; stack < piles(s); ++stack)
            if (s.taker[stack] == p) parts.push_back(message("took card {n}", stack + 1));
        for (const Kept& kept : s.kept)
            if (kept.owner == p) parts.push_back(message("keeps a Veto"));
        text += "- " + say("{parts}", parts) + '\n';
    }
    return text;
}

std::string regions_in_text(const View& view) {
    const State& s = view.stage.shown();
    std::string text = "# " + say("Regions") + '\n';
    for (Place place : places(s)) {
        if (place == CAS && !view.memory) continue;
        const Values values = value_of(s, place);
        List standing;
        for (Player p : s.seats())
            if (s.caballeros[p][place]) standing.push_back(message("{name} {n}", view.session.name(p), s.caballeros[p][place]));
        if (standing.empty()) standing.push_back(message("nobody"));
        std::string line = say("{place:start}, worth {first}, {second}, {third}: {standing}", place, values.points[0], values.points[1], values.points[2], standing);
        for (Player p : s.seats())
            if (s.grande[p] == place) line = say("{line}; Grande of {name}", line, view.session.name(p));
        if (s.king == place) line = say("{line}; the King stands here", line);
        text += "- " + line + ".\n";
    }
    return text;
}

// On the table, and in the hand of the one who looks.
std::string cards_in_text(const View& view) {
    const State& s = view.stage.shown();
    std::string text = "# " + say("Action cards") + '\n';
    for (int stack = 0; stack < piles(s); ++stack) {
        if (s.shown[stack] == no_card) continue;
        const ActionCard& shown = card(s.rules, stack, s.shown[stack]);
        const Message title{shown.title}, words{shown.text};
        text += "- " + (s.taker[stack] == nobody ? say("{n}: {title}. {text}", stack + 1, title, words)
                                                 : say("{n}: {title}. {text} Taken by {name}.", stack + 1, title, words, view.session.name(s.taker[stack]))) + '\n';
    }
    const Player hand = view.looking_back() ? view.session.reader() : view.session.hand_of();
    if (hand == nobody) return text;
    std::string values;
    for (int value : s.hand[hand]) values += (values.empty() ? "" : " ") + std::to_string(value);
    return text + "# " + say("Hand") + "\n- " + say("Power cards of {name}: {values}", view.session.name(hand), values) + '\n';
}

// At the pace of turns; a place that is scored is told whole.
bool worth_saying(const Stage& stage) {
    if (!stage.on()) return false;
    return row(stage.on()->what).news || (stage.place_scoring() && stage.place_scoring()->told == stage.place_scoring()->rows.size());
}

std::string told_in_text(const Session& session, const PlaceScoring& telling) {
    List points;
    for (const PlaceScoring::Row& row : telling.rows) points.push_back(message("{name} {n}", session.name(row.player), row.points));
    return points.empty() ? say("{place:start}: nobody.", telling.place) : say("{place:start}: {points}.", telling.place, points);
}

std::string chronicle_in_text(const View& view) {
    constexpr std::size_t latest = 12;
    const std::vector<Line>& lines = view.present.lines();
    const std::size_t end = view.looking_back() ? view.history.line() + 1 : lines.size();
    std::string text = "# " + say("Chronicle") + '\n';
    for (std::size_t i = end > latest ? end - latest : 0; i < end; ++i) text += "- " + lines[i].text + '\n';
    return text;
}

}

std::string Desk::rects() const { return listed(look::hits()); }
std::string Desk::spots() const {
    std::vector<look::Hit> list;
    for (const navigation::Spot& spot : focus::spots()) list.push_back({spot.id, {spot.x, spot.y, spot.x + spot.w, spot.y + spot.h}});
    return listed(list);
}

std::string Desk::state() const {
    const bool curtained = behind_curtain();
    const bool at_table = screen_ == Screen::table && session_.running();
    std::string json = "{\"screen\":";
    json += !at_table ? "\"new game\"" : curtained ? "\"curtain\"" : result_open_ ? "\"result\"" : "\"table\"";
    json += std::string{",\"dialog\":"} + (dialog_ == Dialog::none ? "false" : "true");
    json += ",\"busy\":" + std::string{at_table && !history_.shown() && (busy_ || session_.bot_asked() || deaf(framed_at_)) ? "true" : "false"};
    if (paused_) json += ",\"paused\":true";
    if (frozen()) json += ",\"scene\":" + quoted(scene_->name);
    json += ",\"frames\":" + std::to_string(frames_);
    json += ",\"focus\":" + quoted(focus::now() ? focus::now()->id : "");
    if (at_table) {
        const Stage& stage = history_.shown() ? history_.then() : stage_;
        const State& s = stage.shown();
        json += ",\"moment\":" + (history_.shown() ? std::to_string(history_.line()) : std::string{"-1"});
        json += ",\"asked\":" + std::to_string(session_.over() ? -1 : static_cast<int>(session_.asked()));
        json += ",\"name\":" + quoted(session_.over() ? "" : session_.name(session_.asked()));
        json += std::string{",\"person\":"} + (session_.person(session_.asked()) ? "true" : "false");
        json += ",\"step\":" + quoted(curtained ? std::string_view{} : session_.asked_step().name);
        json += ",\"round\":" + std::to_string(s.round);
        json += std::string{",\"over\":"} + (session_.over() ? "true" : "false");
        json += std::string{",\"undo\":"} + (session_.can_undo() ? "true" : "false");
        json += ",\"telling\":" + quoted(stage.place_scoring() ? row(stage.place_scoring()->place).id : stage.discs_open() ? "discs" : "");
        json += ",\"why\":" + quoted(why_not_.why());
        json += ",\"answers\":" + std::to_string(session_.answers());
        json += ",\"lines\":" + std::to_string(stage_.lines().size());
        json += ",\"seed\":" + quoted(session_.over() ? std::to_string(session_.seed()) : std::string{});
        json += ",\"scores\":[";
        for (Player p : s.seats()) json += (p == red ? "" : ",") + std::to_string(s.score[p]);
        json += ']';
    }
    return json + '}';
}

std::string Desk::legal() const {
    std::string json = "[";
    if (screen_ == Screen::table && !busy_ && dialog_ == Dialog::none && !history_.shown())
        for (Choice choice : session_.options()) json += (json.size() > 1 ? "," : "") + quoted(eg::show(choice));
    return json + ']';
}

// ---- the text version

// Of the things asked for, those that may not be chosen, and why.
void Desk::mirror_refusals(const View& view, std::string& text) const {
    std::vector<Choice> things;
    if (view.options.of(Thing::place))
        for (Place place : places(view.table)) things.push_back(on(place));
    for (int stack = 0; view.options.of(Thing::stack) && stack < piles(view.table); ++stack) things.push_back({Thing::stack, static_cast<std::uint8_t>(stack)});
    if (const Player hand = session_.hand_of(); hand != nobody && view.options.of(Thing::power_card) & view.table.hand[hand].bits)   // none of which is asked for when a used one is
        for (int value : view.table.hand[hand]) things.push_back({Thing::power_card, static_cast<std::uint8_t>(value)});
    std::string lines;
    for (Choice thing : things) {
        const std::string why = why_not(session_, view.options, thing);
        const bool card_lies = thing.thing == Thing::stack && view.table.shown[thing.which] != no_card;
        const std::string name = card_lies ? say("Card {n}: {title}", thing.which + 1, Message{card(view.table.rules, thing.which, view.table.shown[thing.which]).title}) : label(session_, view.table, thing);
        if (!why.empty()) lines += "- " + say("{thing}: {why}", name, why) + '\n';
    }
    if (!lines.empty()) text += "# " + say("Not to be chosen now") + '\n' + lines;
}

std::string Desk::mirror_text(const View& view) {
    buttons_.clear();
    std::string text = behind_curtain() ? std::string{} : mirror_dialog();
    if (!text.empty()) return text;
    const auto line = [&](const std::string& words) { text += words + '\n'; };
    const auto button = [&](const std::string& words, Wish wish) { mirror_button(text, words, wish); };
    if (behind_curtain()) {
        line("#?" + say("Pass the device to {name}", session_.name(session_.asked())));
        button(say("I am {name}: open the curtain", session_.name(session_.asked())), Wish::open_curtain);
        return text;
    }
    if (const std::optional<Question> asked = question_of(dialog_, notice_, kept_)) {
        line("#!" + say(asked->title));
        line(asked->words);
        button(say(asked->no.label), asked->no.wish);
        if (asked->code) button(say("Save code"), Wish::export_code);
        button(say(asked->yes.label), asked->yes.wish);
        return text;
    }
    if (screen_ == Screen::new_game || !session_.running()) {
        return mirror_new_game();
    }

    const State& s = view.stage.shown();
    line("# " + round_line(s));
    line(say("{line}.", next_scoring_line(s)));
    if (view.looking_back()) {
        line("#?" + say("Looking back: moment {n} of {of}", history_.line() + 1, stage_.lines().size()));
        line(stage_.lines()[history_.line()].text);
        if (history_.can(stage_, Leap::back)) button(say("To the beginning"), Wish::look_first);
        if (history_.can(stage_, Leap::back)) button(say("A step back"), Wish::look_back);
        button(say("A step forward"), Wish::look_forward);
        button(say("Play on from here"), Wish::go_on);
        button(say("Back to the present"), Wish::look_last);
    } else if (session_.over() && !busy_) {
        line("#?" + say("The game is over: {victory}", victory(session_)));
        button(say("Review"), Wish::review);
        button(say("Play again"), Wish::again);
        button(say("New game"), Wish::really_leave);
    } else if (view.mine()) {
        line("#?" + asked_title(session_));
        line(asked_sentence(session_));
        const std::string hint = asked_hint(session_, s);
        if (!hint.empty()) line(hint);
        if (session_.can_undo()) button(say("Undo"), Wish::undo);
        for (Place place : session_.placed()) mirror_button(text, "back " + std::string{row(place).id}, say("Take one back {place:from}", place), [this, place] { session_.take_back(place); });
        for (Choice choice : view.options)
            mirror_button(text, "do " + eg::show(choice), label(session_, s, choice), [this, choice] {
                if (!busy_ && session_.options().has(choice)) session_.answer(choice), busy_ = true;
            });
        if (view.options.size() > 1) button(say(view.advice ? "Close the hint" : "Hint"), Wish::hint);
        if (view.advice) {
            line("# " + say("Hint"));
            if (view.advice->count(session_) == 0) line(say("Thinking."));
            constexpr Wish wishes[] = {Wish::idea_1, Wish::idea_2, Wish::idea_3};
            for (int i = 0; i < view.advice->count(session_); ++i) {
                const Idea& idea = view.advice->idea(i);
                const State seen = session_.seen_by_asked();
                line("- " + say("Chance {chance}. {deeds} After this round: {points}.", chance_in_words(idea.share), in_words(session_, seen, idea.way(), true), points_in_words(seen, idea, view.memory)));
                button(view.advice->chosen == i ? say("Hide idea {n}", i + 1) : say("Show idea {n}", i + 1), wishes[i]);
            }
        }
        mirror_refusals(view, text);
    } else {
        const std::string who = who_plays(view);
        line("#?" + (who.empty() ? say("One moment") : who));
        line(stage_.caption().empty() ? say("One moment.") : stage_.caption());
        if (session_.passing()) button(say("Undo"), Wish::undo);
        if (!session_.people().empty()) button(say("Skip to your turn"), Wish::rush);
        else button(say(paused_ ? "Go on" : "Pause"), Wish::pause);
    }
    if (view.mine() && History::last_turn(session_)) button(say("Since your last turn"), Wish::retell);
    if (!view.looking_back() && history_.can(stage_, Leap::back)) button(say("A step back"), Wish::look_back);
    button(say("New game"), Wish::leave);
    button(say("How to play"), Wish::help);
    button(say("Settings"), Wish::settings);
    button(say("Save code"), Wish::export_code);
    button(say("Load a game"), Wish::import_code);

    return text + players_in_text(view) + regions_in_text(view) + cards_in_text(view) + chronicle_in_text(view);
}

void Desk::mirror(const View& view) {
    std::string text = mirror_text(view);
    if (text != mirrored_) {
        page::mirror(text);
        mirrored_ = std::move(text);
    }
    std::string news;
    if (behind_curtain()) news = say("Pass the device to {name}", session_.name(session_.asked()));
    else if (view.looking_back()) news = say("Looking back: {moment}", stage_.lines()[history_.line()].text);
    else if (view.mine()) news = say("{title}. {sentence}", asked_title(session_), asked_sentence(session_));
    else if (busy_ && (session_.plan().pace == Pace::step || worth_saying(stage_))) news = stage_.place_scoring() ? told_in_text(session_, *stage_.place_scoring()) : stage_.caption();
    else if (!busy_ && screen_ == Screen::table && session_.running() && session_.over()) news = say("The game is over: {victory}.", victory(session_));
    else if (screen_ == Screen::table && session_.running() && !session_.over()) news = said_;
    if (news != said_) {
        page::say(news);
        said_ = std::move(news);
    }
}

void Desk::press(int n, double now) {
    if (frozen() || deaf(now)) return;
    if (n < 0 && dialog_ != Dialog::none) fulfil(Wish::close);
    if (n < 0 || static_cast<std::size_t>(n) >= buttons_.size()) return;
    const std::function<void()> does = buttons_[static_cast<std::size_t>(n)];
    does();
    keep();
}

}
