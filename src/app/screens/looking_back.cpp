// Looking back from the table, and every place where a game could be lost: playing on from a moment
// that has passed, and beginning or loading another while one is unfinished.
#include <cmath>

#include "app/ui/art.h"
#include "app/desk.h"
#include "app/ui/widgets.h"
#include "page.h"

namespace eg {
namespace {

using look::Anchor;
using look::theme;
using look::type;

}

void past_sign(ImDrawList& draw, const ImRect& board, const View& view) {
    const std::string words = say("Looking back: {moment}", round_line(view.table));
    draw.AddRect(board.Min, board.Max, theme().gold, 0, 0, 3);
    const float half = look::width(type().body_bold, words) / 2 + 26;
    const ImRect sign{{std::round(board.GetCenter().x - half), board.Max.y - 36}, {std::round(board.GetCenter().x + half), board.Max.y - 6}};
    look::panel(draw, sign, 15, 2, theme().panel, theme().gold);
    art::draw(draw, "icons/log", ImVec2{sign.Min.x + 18, sign.GetCenter().y}, 18, art::paint(theme().gold_deep));
    look::text(draw, {sign.Min.x + 34, sign.GetCenter().y}, Anchor::left_middle, type().body_bold, theme().text, words);
}

// ---- what was pressed

void Desk::look_keys(View& view) const {
    const auto pressed = [](ImGuiKey key, bool again) { return ImGui::IsKeyPressed(key, again) && !ImGui::GetIO().KeyCtrl; };
    if (pressed(ImGuiKey_Comma, true)) view.wish = Wish::look_back;
    if (pressed(ImGuiKey_Period, true)) view.wish = Wish::look_forward;
    if (pressed(ImGuiKey_Home, false)) view.wish = Wish::look_first;
    if (pressed(ImGuiKey_End, false)) view.wish = Wish::look_last;
    if (pressed(ImGuiKey_W, false) && view.mine()) view.wish = Wish::retell;
    if (history_.shown() && pressed(ImGuiKey_Escape, false)) view.wish = Wish::look_last;
    if (history_.shown() && pressed(ImGuiKey_P, false)) view.wish = Wish::go_on;
}

void Desk::look(const View& view) {
    if (view.filter) history_.filter = *view.filter;
    if (!view.moment) return;
    history_.show(session_, stage_, *view.moment);
    dialog_ = Dialog::none;
    result_open_ = false;
    look::again_in(0);
}

bool Desk::fulfil_looking(Wish wish) {
    const auto leap = [&](Leap where) { history_.leap(session_, stage_, where); };
    switch (wish) {
        case Wish::look_first: leap(Leap::first); return true;
        case Wish::look_back: leap(Leap::back); return true;
        case Wish::look_forward: leap(Leap::forward); return true;
        case Wish::look_last: leap(Leap::last); return true;
        case Wish::retell:
            dialog_ = Dialog::none;
            if (const std::optional<std::size_t> from = History::last_turn(session_); from && !busy_) stage_.retell(session_, *from);
            return true;
        case Wish::go_on: {
            if (!history_.shown()) return true;
            const std::size_t n = history_.question(session_), taken_back = session_.answers() - n;
            if (taken_back == 0) {
                history_.leave();
            } else if (session_.may_undo_to(n)) {
                fulfil_looking(Wish::really_go_on);
            } else {
                notice_ = say("This takes back {n, plural, one {# answer} other {# answers}}, other players’ among them or what cards, discs and chance have shown since. It begins a game of its own; the one you are in ends, and only its save code brings it back.", taken_back);
                dialog_ = Dialog::go_on;
            }
            return true;
        }
        case Wish::really_go_on:
            session_.go_back(history_.question(session_));
            to_table();
            return true;
        case Wish::replace:
            if (waiting_code_.empty()) begin(seed_asked_ ? *seed_asked_ : page::entropy());
            else take_up(waiting_code_);
            return true;
        default: return false;
    }
}

// ---- another game

void Desk::begin_or_ask() {
    waiting_code_.clear();
    if (!ask_to_replace()) fulfil(Wish::replace);
}

void Desk::take_up_or_ask(std::string code) {
    waiting_code_ = std::move(code);
    const Loaded wanted = load(waiting_code_);
    if (!wanted.error.empty() || !ask_to_replace()) take_up(waiting_code_);
}

void Desk::take_up(const std::string& code) {
    const std::string error = session_.resume(code);
    if (!error.empty()) {
        notice_ = say(error);
        dialog_ = Dialog::notice;
        return;
    }
    session_.plan().pace = liking_.pace;
    saved_.reset();
    to_table();
}

bool Desk::ask_to_replace() {
    std::optional<Saved> kept = screen_ != Screen::table ? saved_ : session_.running() ? look_into(session_.code()) : std::nullopt;
    if (screen_ != Screen::table) {   // another window may have begun one
        if (const std::string now = page::load("game"); !now.empty()) saved_ = kept = look_into(now);
    }
    if (!kept || kept->over) return false;
    notice_ = say("Your unfinished game would be lost: {game}. Only its save code brings it back.", kept->line);
    dialog_ = Dialog::replace;
    return true;
}

}
