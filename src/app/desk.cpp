#include "app/desk.h"

#include <algorithm>
#include <cmath>

#include "app/panels/piece_animations.h"
#include "app/ui/focus.h"
#include "app/ui/frame_log.h"
#include "app/ui/widgets.h"
#include "engine/notation.h"
#include "engine/words.h"
#include "page.h"

namespace eg {
namespace {

bool answered_on_board(const Choices& options) {
    for (Choice choice : options)
        if (choice.thing == Thing::place || choice.thing == Thing::caballero || choice.thing == Thing::scoreboard) return true;
    return false;
}

constexpr ImGuiWindowFlags bare = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoScrollWithMouse;

void window(const char* name, const ImRect& rect, ImGuiWindowFlags flags) {
    ImGui::SetNextWindowPos(rect.Min);
    ImGui::SetNextWindowSize(rect.GetSize());
    ImGui::Begin(name, nullptr, flags);
}

}

// ---- what is shown, and what is begun

void Desk::open_scene(std::string_view name) {
    const Scene* found = scene(name);
    if (!found) {
        notice_ = say("There is no scene called “{name}”. Here is the page as usual.", beginning_of(name, 40));
        dialog_ = Dialog::notice;
        return;
    }
    scene_ = found;
    liking_ = {};   // pictures are the same for everybody
    look::watch(true);
    plan_ = plan_of(*scene_);
    stands_ = set_up(*scene_, session_, stage_);
    history_ = {};
    if (scene_->back) history_.show(session_, stage_, stage_.lines().size() - 1 - scene_->back);
    advice_ = advice_in(*scene_, session_);
    choose_idea(scene_->idea);
    review_ = scene_->dialog == Dialog::review ? review_in(session_) : Review{};
    screen_ = scene_->new_game ? Screen::new_game : Screen::table;
    saved_ = scene_->new_game && scene_->until ? look_into(session_.code()) : std::nullopt;
    busy_ = stage_.busy(session_);
    result_open_ = session_.over();
    dialog_ = scene_->dialog;
    tab_ = scene_->tab;
    tab_for_ = stage_.lines().size();
}

void Desk::begin(std::uint64_t seed) {
    session_.start(plan_, seed);
    page::save("seats", show_seats(plan_));
    saved_.reset();
    to_table();
    stage_.open(session_);
    busy_ = true;
}

void Desk::to_table() {
    history_ = {};
    advice_ = {};
    stage_.set(session_);
    screen_ = Screen::table;
    dialog_ = Dialog::none;
    result_open_ = result_shown_ = false;
    kept_moment_ = -1;
    busy_ = paused_ = false;
    page::put_on_trial();
    keep();
}

// ---- a frame

// Lets time pass: the stage follows what happened, bots think while nothing is being told.
void Desk::play_on(double now) {
    if (frozen()) return;
    const bool present = screen_ == Screen::table && session_.running() && !history_.shown();   // a moment looked back to keeps it waiting
    if (!present) {
        busy_ = false;
        pondering_.follow(session_, false, now);
        advising_.follow(session_, false, now);
        return;
    }
    if (review_.moment != session_.moment()) drop_review();   // another game, or another end of it
    if (paused_) {
        if (stage_.animations().busy(now)) look::again_in(0);
        pondering_.follow(session_, false, now);
        return;
    }
    stage_.keep_still(look::now().still);
    double wait = stage_.advance(session_, now);
    while (!stage_.busy(session_) && session_.answer_the_obvious()) wait = stage_.advance(session_, now);
    busy_ = stage_.busy(session_);
    if (busy_ && wait >= 0) look::again_in(static_cast<int>(std::ceil(wait)));
    pondering_.follow(session_, !busy_ && session_.bot_asked() && dialog_ != Dialog::leave, now);
    if (advice_.moment != session_.moment()) advice_.chosen = -1;
    if (!busy_ && !advice_.open(session_)) advice_.wanted = false;
    advise(now);
    if (stage_.animations().busy(now)) look::again_in(0);
    if (const double left = stage_.animations().rings_until(now); left >= 0) look::again_in(static_cast<int>(std::ceil(left)) + 1);
    if (!busy_ && session_.over() && !result_shown_) result_open_ = result_shown_ = true;
    if (!busy_) session_.pass_on();
}

void Desk::frame(ImVec2 size, const ImRect& insets, double now) {
    ++frames_;
    if (frozen()) now = stands_;
    focus::begin();
    framed_at_ = now;
    play_on(now);
    draw_curtain(now);
    View view = view_at(now);
    const Layout at = lay_out(size, insets, needs(view, size));
    const Dialog open_dialog = dialog_;   // one that is opened in this frame shows in the next
    const bool   covered = (open_dialog != Dialog::none && !behind_curtain()) || (result_open_ && screen_ == Screen::table);

    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0.0f);
    show_room(size, at, view);
    if (table_lies_open() && at.form == Form::wide && hand_asked(view)) show_tray(at, view);
    if (table_lies_open() && view.advice && view.mine()) show_hint(at, view);
    view.seat = &plan_.seats[static_cast<std::size_t>(choosing_)];
    if (covered) show_over(size, at, view, open_dialog);
    if (curtain_ > 0 && curtain_ < 1) drapes(*ImGui::GetForegroundDrawList(), smooth(curtain_));
    ImGui::PopStyleVar(2);

    keys(view);
    why_not_.update(view, covered || !table_lies_open());
    why_not_.draw();
    if (view.mine() && question_ != session_.answers() + 1) {
        question_ = session_.answers() + 1;
        focus::to_answer();
    }
    mirror(view);
    look(view);
    carry_out(view);
    keep();
}

// What there is to be seen now.
View Desk::view_at(double now) {
    const Stage& stage = history_.shown() ? history_.then() : stage_;
    drawn_ = stage.shown();
    take_off(drawn_, stage.animations(), now);
    View view{.session = session_, .history = history_, .present = stage_, .stage = stage, .table = drawn_, .lies = lies_, .now = now, .busy = busy_, .paused = paused_, .memory = liking_.memory && session_.plan().castillo_announced, .thinking = pondering_.shown(now), .review = &review_, .advice = advice_.wanted ? &advice_ : nullptr};
    if (screen_ == Screen::table && !busy_ && !history_.shown()) view.options = session_.options();
    return view;
}

// What the layout has to leave room for.
Needs Desk::needs(const View& view, ImVec2 size) const {
    Needs needs{.players = session_.plan().setup.players, .prompt = 0, .buttons = 0, .hand = hand_asked(view)};
    if (!table_lies_open()) return needs;
    const Form form = form_of(size);
    needs.prompt = prompt_height(view, prompt_width(size), form == Form::wide || form == Form::tablet);
    needs.buttons = buttons_height(view, thumb_width(size));
    needs.page = page_height(view, hand_width(size));
    if (view.advice && view.mine()) needs.hint = hint_height(view, prompt_width(size));
    needs.on_board = tab_ == 0 && (answered_on_board(view.options) || view.options.of(Thing::stack));
    return needs;
}

// The table, the curtain before it, or the screen where a game is set up.
void Desk::show_room(ImVec2 size, const Layout& at, View& view) {
    window("room", {{0, 0}, size}, bare | ImGuiWindowFlags_NoBringToFrontOnFocus);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    look::fine(draw);
    if (screen_ == Screen::new_game) show_new_game(draw, at, view);
    else if (behind_curtain() && curtain_ >= 1) view.wish = curtain(draw, at, session_.name(session_.asked()), session_.asked(), curtain_reason(session_));
    else show_table(at, view);
    if (behind_curtain() && curtain_ < 1) {   // it is closing: nothing may be pressed any more
        look::clear_hits();
        view.wish = Wish::none;
    }
    ImGui::End();
}

void Desk::show_new_game(ImDrawList& draw, const Layout& at, View& view) {
    NameField edit;
    view.wish = new_game(draw, at, plan_, saved_, edit);
    Preferences liking = liking_;
    liking.pace = plan_.pace;
    like(liking);
    if (edit.opponent >= 0) choosing_ = edit.opponent, dialog_ = Dialog::opponent;
    if (edit.seat >= 0) {
        const float zoom = look::now().zoom;
        page::edit(edit.seat, plan_.seats[static_cast<std::size_t>(edit.seat)].name, edit.rect.Min.x * zoom, edit.rect.Min.y * zoom, edit.rect.GetWidth() * zoom, edit.rect.GetHeight() * zoom);
    }
}

// It lies over the board, and what lies above takes the press.
void Desk::show_tray(const Layout& at, View& view) {
    constexpr float lift = 44;
    window("tray", {{at.hand.Min.x, at.hand.Min.y - lift}, at.hand.Max}, bare);
    look::fine(*ImGui::GetWindowDrawList());
    hand(*ImGui::GetWindowDrawList(), at.hand, view);
    ImGui::End();
}

void Desk::show_hint(const Layout& at, View& view) {
    window("hint", at.page, bare);
    look::fine(*ImGui::GetWindowDrawList());
    hint(*ImGui::GetWindowDrawList(), at.page, view);
    ImGui::End();
}

// A dialog or the result: nothing below it may be pressed.
void Desk::show_over(ImVec2 size, const Layout& at, View& view, Dialog which) {
    look::clear_hits();
    focus::clear();
    view.choice.reset();
    view.moment.reset();
    view.wish = Wish::none;
    ImGui::SetNextWindowFocus();
    window("over", {{0, 0}, size}, bare);
    if (ImGui::IsWindowAppearing()) look::again_in(0);   // what it covers learns of it a frame later
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    look::fine(draw);
    Preferences liking = liking_;
    if (which != Dialog::none && !behind_curtain()) view.wish = dialog(draw, at, which, notice_, view, liking, kept_);
    else view.wish = result(draw, at, view);
    ImGui::End();
    like(liking);
}

// Where there is a game and where there is none.
void Desk::sheet_keys(View& view) const {
    const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false) && !ImGui::GetIO().KeyCtrl; };
    if (pressed(ImGuiKey_H)) view.wish = Wish::help;
    if (pressed(ImGuiKey_O)) view.wish = Wish::settings;
    if (ImGui::GetIO().InputQueueCharacters.contains('?')) view.wish = Wish::keys;
}

void Desk::keys(View& view) {
    if (behind_curtain() || dialog_ != Dialog::none || result_open_) return;
    const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false) && !ImGui::GetIO().KeyCtrl; };
    if (screen_ == Screen::new_game) {
        sheet_keys(view);
        if (pressed(ImGuiKey_Escape) && saved_) view.wish = Wish::resume;
        return;
    }
    look_keys(view);
    if (history_.shown()) return;
    const navigation::Spot* at = focus::now();
    if (busy_ && (pressed(ImGuiKey_Space) || (pressed(ImGuiKey_Enter) && !(at && at->enabled)))) view.wish = Wish::skip;
    if (pressed(ImGuiKey_U)) view.wish = Wish::undo;
    if (pressed(ImGuiKey_R)) view.wish = Wish::reset_turn;
    sheet_keys(view);
    if (pressed(ImGuiKey_P) && session_.people().empty()) view.wish = Wish::pause;
    if (pressed(ImGuiKey_I)) view.wish = Wish::hint;
    if (pressed(ImGuiKey_V)) view.wish = Wish::review;
    if (pressed(ImGuiKey_L)) view.wish = Wish::chronicle;
    if (pressed(ImGuiKey_S)) view.wish = Wish::tallies;
    if (pressed(ImGuiKey_Escape)) view.wish = busy_ && !session_.people().empty() ? Wish::rush : Wish::menu;   // bots alone have no turn to skip to
}

// ---- what was pressed

void Desk::carry_out(const View& view) {
    if (frozen()) return;
    if (deaf(view.now)) return ImGui::ClearActiveID();   // what is held now is not let go later
    const std::optional<Choice> choice = view.choice;
    const Wish wish = view.wish;
    if (choice && session_.options().has(*choice) && !busy_ && !history_.shown()) {
        session_.answer(*choice);
        if (view.then && session_.options().has(*view.then)) session_.answer(*view.then);
        busy_ = true;  // until the stage has followed
        look::again_in(0);
    } else if (view.back != nowhere && !busy_) {
        session_.take_back(view.back);
        look::again_in(0);
    } else if (wish != Wish::none) {
        fulfil(wish);
        look::again_in(0);
    }
}

void Desk::fulfil(Wish wish) {
    if (fulfil_looking(wish)) return;
    switch (wish) {
        default: break;
        case Wish::undo:
            if (!busy_ || session_.passing()) session_.undo();
            break;
        case Wish::reset_turn:
            if (!busy_) session_.reset_turn();
            break;
        case Wish::skip:
            if (!paused_) stage_.skip();
            break;
        case Wish::pause: paused_ = !paused_; break;
        case Wish::rush: stage_.rush(); break;
        case Wish::menu: dialog_ = Dialog::menu; break;
        case Wish::help: dialog_ = Dialog::help; break;
        case Wish::credits: dialog_ = Dialog::credits; break;
        case Wish::chronicle: dialog_ = Dialog::chronicle; break;
        case Wish::tallies: dialog_ = Dialog::tallies; break;
        case Wish::hint:
            advice_.wanted = !advice_.wanted && !busy_ && session_.options().size() > 1;
            advice_.player = session_.asked();
            advice_.chosen = -1;
            advise(framed_at_);   // at once: the next frame may be long in coming
            break;
        case Wish::review: open_review(); break;
        case Wish::idea_1: choose_idea(advice_.chosen == 0 ? -1 : 0); break;
        case Wish::idea_2: choose_idea(advice_.chosen == 1 ? -1 : 1); break;
        case Wish::idea_3: choose_idea(advice_.chosen == 2 ? -1 : 2); break;
        case Wish::memory:
        {
            Preferences liking = liking_;
            liking.memory = !liking.memory;
            like(liking);
            break;
        }
        case Wish::settings: dialog_ = Dialog::settings; break;
        case Wish::keys: dialog_ = Dialog::keys; break;
        case Wish::text: dialog_ = Dialog::none, page::read(); break;
        case Wish::close:
            if (dialog_ != Dialog::none) dialog_ = Dialog::none;
            else result_open_ = false;
            session_.keep_plan();
            break;
        case Wish::leave:
            if (session_.over()) return fulfil(Wish::really_leave);
            dialog_ = Dialog::leave;
            break;
        case Wish::really_leave:
            saved_ = look_into(session_.code());
            plan_ = session_.plan();
            session_.leave();
            screen_ = Screen::new_game;
            dialog_ = Dialog::none;
            result_open_ = false;
            break;
        case Wish::start: begin_or_ask(); break;
        case Wish::again:
            plan_ = session_.plan();
            begin(page::entropy());
            break;
        case Wish::resume:
            if (saved_) take_up(saved_->code);
            break;
        case Wish::open_curtain: session_.open_curtain(); break;
        case Wish::export_code:
            if (dialog_ == Dialog::menu) dialog_ = Dialog::none;
            page::sheet(say("The save code of this game"), dialog_ == Dialog::set_aside ? page::load("game.old") : screen_ == Screen::table ? session_.code() : saved_ ? saved_->code : std::string{});
            break;
        case Wish::import_code:
            dialog_ = Dialog::none;
            page::sheet(say("Paste the save code of a game"), "");
            break;
        case Wish::to_result: result_open_ = true; break;
    }
}

void Desk::typed(int field, std::string text) {
    if (frozen()) {   // another scene, without loading the page again
        if (field == -2) open_scene(text);
        return;
    }
    if (field >= 0 && field < max_players) {
        plan_.seats[static_cast<std::size_t>(field)].name = std::move(text);
        return;
    }
    take_up_or_ask(std::move(text));
}

}
