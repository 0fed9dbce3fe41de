#include "app/desk.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ai/hand_search.h"
#include "app/game/address.h"
#include "app/timeline/sounds.h"
#include "app/panels/own_cards.h"
#include "app/panels/piece_animations.h"
#include "app/screens/doors.h"
#include "app/sentences/reasons.h"
#include "app/text_version/report.h"
#include "app/ui/focus.h"
#include "app/ui/frame_log.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
#include "engine/decks.h"
#include "engine/queries.h"
#include "engine/views.h"
#include "engine/parsing.h"
#include "page.h"

namespace eg {
namespace {

template <class Kind, class... Kinds>
constexpr bool is_any = (std::is_same_v<Kind, Kinds> || ...);

std::string in_words(const Plan& plan) { return show_seats(plan) + rules_in_address(plan); }

}

void Desk::open() {
    keeping_.open(screens_.plan);
    screens_.plan.pace = liking().pace;
    page::volume(liking().sound);
    const Address asked = read_address(page::query(), screens_.plan);
    speak(asked.language);
    seed_asked_ = asked.seed;
    keeping_.set_pace(screens_.plan.pace);
    if (!asked.scene.empty()) open_scene(asked.scene);
    if (frozen()) return;
    screens_.results = keeping_.results();
    Found found = keeping_.find();
    screens_.progress = page::load("learned");
    if (screens_.progress == "1") screens_.progress = with_step({}, lessons()[0], lessons()[0].steps.size());   // as it was kept when there was one lesson
    screens_.learned = found.session || learned(screens_.progress, lessons()[0]);
    if (found.session) screens_.saved = saved_game(std::move(found));
    if (!found.error.empty()) tell(Dialog::set_aside, say(found.error));
    const bool linked = screens_.dialog == Dialog::none && open_link();   // else it waits for the next time
    if (!linked && asked.start) start_or_go_on();
    if (asked.not_understood.empty()) return;
    if (screens_.dialog == Dialog::none) tell(Dialog::notice, say(asked.not_understood));
    else tell(screens_.dialog, say("{all:sentences}", List{message("{words}", screens_.notice), asked.not_understood}));   // with what is told or asked already
}

void Desk::tell(Dialog which, std::string notice) {
    screens_.dialog = which;
    screens_.notice = std::move(notice);
}

void Desk::open_scene(std::string_view name) {
    const Scene* found = scene(name);
    if (!found) return tell(Dialog::notice, say("There is no scene called “{name}”. Here is the page as usual.", beginning_of(name, 40)));
    scene_ = found;
    keeping_.forgo();   // pictures are the same for everybody
    look::watch(true);
    tutor_.leave();
    teller_.leave();
    if (scene_->lesson >= 0) open_lesson_scene();
    else if (scene_->part >= 0) open_replay_scene();
    else stands_ = set_up(*scene_, session_, stage_);
    history_ = {};
    for (std::size_t n = 0; teller_.on() && !history_.shown(); ++n)
        if (teller_.number(stage_.lines()[n].until) == static_cast<std::size_t>(scene_->part)) history_.show(session_, stage_, n);
    if (scene_->back) history_.show(session_, stage_, stage_.lines().size() - 1 - scene_->back);
    thinking_.show(session_, advice_in(*scene_, session_), scene_->idea, scene_->dialog == Dialog::review || scene_->swing >= 0 || scene_->curve ? review_in(session_) : Review{});
    if (scene_->swing >= 0) look_at(static_cast<std::size_t>(scene_->swing));
    busy_ = stage_.busy(session_);
    if_scored_ = scene_->if_scored;
    ending_ = scene_->ending;
    ended_at_ = session_.answers();
    arrangement_.open(scene_->tab, stage_);
    const Reading reading = reading_in(*scene_);
    const Screen screen = scene_->first ? Screen::first : scene_->new_game ? Screen::new_game : Screen::table;
    screens_ = {.screen = screen, .dialog = scene_->dialog, .result = session_.over() && scene_->swing < 0 && !scene_->back, .plan = plan_of(*scene_), .learned = !scene_->newcomer, .choosing = screens_.choosing, .shelf = scene_->tab, .reading = reading};
    for (int n = 0; n < static_cast<int>(doors().size()); ++n)
        if (doors()[static_cast<std::size_t>(n)].word == scene_->door) screens_.door = n;
    if (scene_->results) screens_.results = results(sample_results);
    screens_.watching = screens_.told = teller_.on();
    if (scene_->dialog == Dialog::lessons) screens_.progress = sample_progress;
    if (scene_->dialog == Dialog::linked) screens_.linked = saved_game({.code = {}, .session = session_, .error = {}});
    if (scene_->first && scene_->until) screens_.saved = saved_game({.code = {}, .session = session_, .error = {}});
}

void Desk::open_replay_scene() {
    session_.go_on_with(played(replays()[0]));
    stage_.set(session_);
    teller_.begin(replays()[0], session_);
    stands_ = 0;
}

void Desk::open_lesson_scene() {
    const auto taught = std::find_if(lessons().begin(), lessons().end(), [&](const Lesson& lesson) { return lesson.id == scene_->taught; });
    tutor_.begin(taught == lessons().end() ? lessons()[0] : *taught, static_cast<std::size_t>(scene_->lesson));
    session_.start_on(lesson_plan(), tutor_.step().table);
    if (scene_->tried.starts_with("told ")) tutor_.told(static_cast<std::size_t>(scene_->tried.back() - '0'));
    else if (const std::optional<Choice> tried = choice(scene_->tried, spoken_of()); tried && !session_.options().has(*tried)) tutor_.refuse(*tried, why_not(session_, session_.options(), *tried));
    else if (tried && tutor_.takes(*tried)) session_.answer(*tried);
    stage_.set(session_);
    stands_ = 0;
}

// ---- a frame

// Lets time pass: the stage follows what happened, bots think while nothing is being told.
void Desk::play_on(double now) {
    if (frozen()) return;
    if (history_.playing() && screens_.screen == Screen::table && screens_.dialog == Dialog::none) play_back(now);
    const bool present = screens_.screen == Screen::table && session_.running() && !history_.shown() && !screens_.watching;   // a moment looked back to keeps it waiting
    if (!present) busy_ = false;
    if (!present || paused_) {
        if (present) busy_ = stage_.busy(session_);
        if (present && stage_.animations().busy(now)) look::again_in(0);
        return thinking_.rest(session_, now);
    }
    stage_.keep_still(look::now().still);
    const bool was_busy = busy_;
    double wait = stage_.advance(session_, now);
    while (!tutor_.on() && !stage_.busy(session_) && session_.answer_the_obvious()) wait = stage_.advance(session_, now);
    busy_ = stage_.busy(session_);
    sound(was_busy);
    if (busy_ && wait >= 0) look::again_in(static_cast<int>(std::ceil(wait)));
    if (!tutor_.on()) thinking_.follow(session_, !busy_, session_.bot_asked() && screens_.dialog != Dialog::leave, now);
    if (stage_.animations().busy(now)) look::again_in(0);
    if (const double left = stage_.animations().rings_until(now); left >= 0) look::again_in(static_cast<int>(std::ceil(left)) + 1);
    if (tutor_.on()) return;
    if (!busy_ && session_.over() && !result_shown_) screens_.result = result_shown_ = true;
    if (!busy_) session_.pass_on();
}

// An earlier moment runs on, until the present is reached.
void Desk::play_back(double now) {
    history_.keep_still(look::now().still);
    const double pace = session_.plan().pace == Pace::instant ? 1 : pace_factor(session_.plan().pace);   // nothing is told at once here
    const double wait = history_.advance(session_, stage_, now, teller_.on() ? teller_.until(history_.then().followed(), pace, now) : SIZE_MAX);
    if (const double left = teller_.reads_until(now); teller_.on() && left >= 0) look::again_in(static_cast<int>(std::ceil(left)) + 1);
    if (wait >= 0) look::again_in(static_cast<int>(std::ceil(wait)));
    if (history_.then().animations().busy(now)) look::again_in(0);
    if (const double left = history_.then().animations().rings_until(now); left >= 0) look::again_in(static_cast<int>(std::ceil(left)) + 1);
}

// What the stage has come to since, as it arrives; of many at once the last, and a call to whoever is then asked.
void Desk::sound(bool was_busy) {
    constexpr std::size_t many = 4;
    const std::size_t     followed = stage_.followed();
    if (followed > sounded_ + many) sounded_ = followed - 1;
    for (; sounded_ < followed; ++sounded_)
        if (const std::optional<Heard> heard = eg::heard(session_.events()[sounded_])) page::sound(static_cast<int>(heard->sound), heard->n, static_cast<int>(heard->ms * pace_factor(session_.plan().pace)));
    sounded_ = followed;
    const bool others = followed > 0 && !session_.person(session_.events()[followed - 1].who);   // have just played
    if (was_busy && !busy_ && others && session_.person(session_.asked())) page::sound(static_cast<int>(Sound::call), 1, 150);
}

// A lesson is no game of anybody's, and one that is only looked at none of this device.
void Desk::keep() {
    if (tutor_.on() || screens_.watching || frozen()) return;
    const bool kept = keeping_.keeps();
    keeping_.keep(session_);
    if (kept && !keeping_.keeps() && screens_.dialog == Dialog::none) {
        unkept_told_ = true;
        tell(Dialog::unkept, {});
        look::again_in(0);
    }
    const bool over = session_.running() && session_.over();
    if (over && !counted_) screens_.results = keeping_.count(session_);
    counted_ = over;
}

bool Desk::behind_curtain() const { return screens_.screen == Screen::table && session_.running() && !busy_ && !history_.shown() && !screens_.watching && session_.curtained(); }

bool Desk::deaf(double when) const { return !frozen() && curtain_.deaf(behind_curtain(), when); }

// What there is to be seen now.
View Desk::view_at(double now) {
    const Stage& stage = history_.shown() ? history_.then() : stage_;
    drawn_ = stage.shown();
    if (session_.running()) speak_of(box(drawn_));
    take_off(drawn_, stage.animations(), now);
    View view{.session = session_, .history = history_, .present = stage_, .stage = stage, .table = drawn_, .liking = liking(), .review = thinking_.review(), .lies = arrangement_.lies()};
    view.now = now;
    view.busy = busy_;
    view.paused = paused_;
    view.watching = screens_.watching;
    view.curtained = behind_curtain();
    view.memory = liking().memory && session_.plan().castillo_announced;
    if (tutor_.on()) view.tutor = &tutor_;
    view.if_scored = (if_scored_ || peeking_ || (tutor_.on() && tutor_.if_scored())) && !busy_;
    view.kept = keeping_.keeps();
    view.results = screens_.results.all.games > 0;
    view.unkept_new = !unkept_told_;
    view.thinking = thinking_.shown(now);
    view.advice = thinking_.advice();
    view.led_to = history_.shown() ? thinking_.recommended(history_.line()) : thinking_.led_to();
    if (history_.shown()) view.played = thinking_.played(history_.line()), view.advised = thinking_.recommended_words(history_.line()), view.gained = thinking_.recommended_gain(history_.line());
    if (teller_.on() && history_.shown()) view.part = static_cast<int>(teller_.number(view.stage.followed())), view.told = &teller_.part(view.stage.followed());
    if (scene_) view.pointed = scene_->pointed;
    if (screens_.screen == Screen::table && !busy_ && !history_.shown() && !screens_.watching && !(tutor_.on() && (tutor_.done() || !tutor_.step().offers.empty()))) view.options = session_.options();
    if (ending_ && ended_at_ == session_.answers() && view.mine()) view.unplaced = session_.unplaced();
    if (choosing_hand(view)) view.last_hand = !frozen() && held_by(drawn_, session_.asked()).empty() && !last_hand().empty();
    if (view.mine() && session_.asked_step().hints.kind == Kind::interruption) view.stakes = preview_if_allowed(session_.seen_by_asked());
    return view;
}

void Desk::frame(ImVec2 size, const ImRect& insets, double now) {
    ++frames_;
    if (frozen()) now = stands_;
    focus::begin();
    tree::clear();
    framed_at_ = now;
    play_on(now);
    const bool at_table = screens_.screen == Screen::table;
    curtain_.move(behind_curtain(), at_table && !look::now().still ? pace_factor(session_.plan().pace) : 0, now);
    View         view = view_at(now);
    const bool   lies_open = at_table && !view.curtained;
    const Layout at = lay_out(size, insets, lies_open ? arrangement_.needs(view, size) : Needs{.players = session_.plan().setup.players});
    const bool   covered = (screens_.dialog != Dialog::none && !view.curtained) || (screens_.result && at_table);
    view.covered = covered;
    Commands commands;
    const bool shut = view.curtained && curtain_.drawn() >= 1;
    tree::record(!at_table || shut);   // the table is described as a whole

    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0.0f);
    show_room(size, at, view, commands);
    if (lies_open) arrangement_.draw_over(at, view, commands);
    if (lies_open && !covered) arrangement_.light(at, view);
    if (covered) show_over(size, at, view, commands);
    text_.describe(view, at_table && !shut && !covered);
    tree::record(false);   // what rests on things is not said
    if (curtain_.drawn() > 0 && curtain_.drawn() < 1) drapes(*ImGui::GetForegroundDrawList(), smooth(curtain_.drawn()));
    ImGui::PopStyleVar(2);

    keys(view, screens_, commands);
    why_not_.update(view, commands, covered || !lies_open);
    if (tutor_.on() && !covered && !frozen()) hear_tries();
    rest(at, view, covered || !lies_open);
    ask_for_rule(view, covered || !lies_open);
    peek(covered || !lies_open);
    if (view.mine() && question_ != session_.answers() + 1) {
        question_ = session_.answers() + 1;
        focus::to_answer();
    }
    if (frames_ > 1) text_.tell(view, screens_);   // what is looked at comes first
    execute(commands, now);
    watched_to_the_end();
    pass_on();
    keep();
}

static bool nothing_carried() {
    const ImGuiIO& io = ImGui::GetIO();
    return io.MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] < io.MouseDragThreshold * io.MouseDragThreshold;
}

// By the right button, by a finger that rests long, or by a key: a slip tells it.
void Desk::ask_for_rule(const View& view, bool covered) {
    const ImGuiIO& io = ImGui::GetIO();
    const auto struck = [&](ImGuiKey key) { return ImGui::IsKeyPressed(key, false) && !io.KeyCtrl; };
    const bool clicked = ImGui::IsMouseClicked(ImGuiMouseButton_Right), held = ImGui::IsMouseReleased(ImGuiMouseButton_Left) && look::long_press() && nothing_carried();
    const bool t = struck(ImGuiKey_T), k = struck(ImGuiKey_K);
    if (covered || !(clicked || held || t || k)) return;
    const ImRect middle{ImGui::GetMainViewport()->GetCenter(), ImGui::GetMainViewport()->GetCenter()};
    Asked asked = k ? Asked{} : asked_at(view, held ? io.MouseClickedPos[0] : io.MousePos);
    if (!asked.rule && (t || k)) asked = {.rule = rule_of(k ? "king" : thing_asked(view.table, view.options), view.table.rules), .of = middle};
    if (!asked.rule) return;
    screens_.reading.rule = asked.rule;
    screens_.reading.why = asked.thing && view.mine() ? why_not(view.session, view.options, *asked.thing) : std::string{};
    screens_.reading.beside = asked.of;
    screens_.dialog = Dialog::slip;
    look::again_in(0);
}

// A word that names it; else what is pointed at, or the figure or heading that lies there; over a card there is only the card.
Desk::Asked Desk::asked_at(const View& view, ImVec2 point) const {
    if (const look::Spoken* word = focus::now() ? nullptr : look::named_at(point)) return {eg::rule(word->thing), word->rect, std::nullopt};
    const std::optional<Choice> thing = thing_of(why_not_.id());
    const bool lies_over = thing && thing->thing != Thing::place && thing->thing != Thing::caballero && thing->thing != Thing::scoreboard;
    const std::string_view figure = focus::now() || lies_over ? std::string_view{} : arrangement_.figure_at(point, view.table);
    if (!figure.empty()) return {rule_of(figure, view.table.rules), {point - ImVec2{16, 16}, point + ImVec2{16, 16}}, std::nullopt};
    return {rule_of(thing ? thing_of(view.table, *thing) : thing_lying(why_not_.id()), view.table.rules), why_not_.rect(), thing};
}

// What the mouse rests on tells its rule, and why it may not be chosen; else what is pointed at says the latter alone.
void Desk::rest(const Layout& at, const View& view, bool covered) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const look::Spoken* word = look::named_at(mouse);
    const std::string   id = word ? std::string{word->thing} : why_not_.id();
    Asked asked = !word && (covered || (!id.empty() && !thing_of(id))) ? Asked{} : asked_at(view, mouse);   // a button says what it does, a card laid what it says
    if (look::now().coarse) asked.rule = nullptr;   // under a finger a long press opens the slip
    if (asked.rule && !word && has(asked.rule->of, "region")) asked.rule = nullptr;   // its card tells more, and one thinks there for long
    if (scene_ && !scene_->rests.empty()) resting_.point(*eg::rule(scene_->rests), screens_.reading.beside);
    else resting_.update(id, asked.of, asked.rule, (covered || !view.busy) && !frozen() && liking().rules, framed_at_);
    if (!resting_.rule() && tutor_.on() && tutor_.refused() == why_not_.why()) return;   // the lesson says it
    if (!resting_.rule()) return why_not_.draw();
    resting_.draw(at, rules_meant(screens_, view), asked.thing && view.mine() ? why_not(view.session, view.options, *asked.thing) : std::string{}, asked.thing ? arrangement_.told() : ImRect{}, framed_at_);
}

// While a finger rests on the sea or on the eye, what everything would bring now is shown.
void Desk::peek(bool covered) {
    constexpr float long_enough = 0.5f;   // seconds
    const ImGuiIO& io = ImGui::GetIO();
    const bool rests = look::now().coarse && !covered && io.MouseDown[0] && look::now().pinch.fingers < 2 && nothing_carried() &&
                       (look::pointed().id == "icon:if_scored" || (look::pointed().id.empty() && arrangement_.on_sea(io.MousePos)));
    if (rests && io.MouseDownDuration[0] < long_enough) look::again_in(static_cast<int>((long_enough - io.MouseDownDuration[0]) * 1000) + 1);
    const bool peeks = rests && io.MouseDownDuration[0] >= long_enough;
    if (std::exchange(peeking_, peeks) != peeks) look::again_in(0);
}

// The table, the curtain before it, or the screen where a game is set up.
void Desk::show_room(ImVec2 size, const Layout& at, const View& view, Commands& commands) {
    look::window("room", {{0, 0}, size}, ImGuiWindowFlags_NoBringToFrontOnFocus);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (screens_.screen == Screen::first) {
        first(draw, at, screens_, commands);
    } else if (screens_.screen == Screen::new_game) {
        const std::string before = in_words(screens_.plan);
        new_game(draw, at, screens_, commands);
        if (in_words(screens_.plan) != before) keeping_.plan(screens_.plan);
        Preferences preferences = liking();
        preferences.pace = screens_.plan.pace;
        if (preferences != liking()) commands.add(preferences);
    } else if (view.curtained && curtain_.drawn() >= 1) {
        curtain(draw, at, session_.name(session_.asked()), session_.asked(), curtain_reason(session_), commands);
    } else {
        arrangement_.draw(at, view, commands);
    }
    if (view.curtained && curtain_.drawn() < 1) {   // it is closing: nothing may be pressed any more
        look::clear_hits();
        commands.clear();
    }
    ImGui::End();
}

// A dialog or the result: nothing below it may be pressed.
void Desk::show_over(ImVec2 size, const Layout& at, const View& view, Commands& commands) {
    look::clear_hits();
    focus::clear();
    tree::clear();
    tree::record(true);
    commands.clear();
    ImGui::SetNextWindowFocus();
    look::window("over", {{0, 0}, size});
    if (ImGui::IsWindowAppearing()) look::again_in(0);   // what it covers learns of it a frame later
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (screens_.dialog != Dialog::none && !view.curtained) dialog(draw, at, screens_, view, commands);
    else result(draw, at, view, screens_.results, commands);
    ImGui::End();
}

// ---- from outside

void Desk::press(int n, double now) {
    if (frozen() || deaf(now)) return;
    const std::string before = in_words(screens_.plan);
    Commands commands = text_.press(static_cast<std::size_t>(n));
    if (in_words(screens_.plan) != before) keeping_.plan(screens_.plan);
    if (n < 0 && screens_.dialog != Dialog::none) commands.add(Close{});
    else if (n < 0 && screens_.screen == Screen::new_game) commands.add(Screen::first);
    execute(commands, now);
    keep();
}

void Desk::typed(int field, std::string text) {
    if (field == page::a_scene && frozen()) return open_scene(text);   // another one, without loading the page again
    if (frozen()) return;
    if (field >= 0 && field < max_players) screens_.plan.seats[static_cast<std::size_t>(field)].name = one_line(text), keeping_.plan(screens_.plan);
    else if (field == page::a_deck) use_deck(screens_, std::move(text));
    else if (field == page::sought) screens_.reading.seek(one_line(text));
    else if (field == page::a_link) open_link();
    else take_up_or_ask(text, field == page::a_game);
}

int Desk::thought(int ticket, int share, const Reply& reply, double now) {
    constexpr double unseen = 100;   // milliseconds that bots may play on at instant pace without a frame
    switch (thinking_.hear(session_, ticket, share, reply)) {
        case Thinking::About::nothing: return -1;
        case Thinking::About::advice: return 0;
        case Thinking::About::review: return screens_.dialog == Dialog::review || session_.people().empty() ? 0 : -1;
        case Thinking::About::move: break;
    }
    if (!thinking_.decided() || !session_.answered(thinking_.moment(), reply.choice, plan_of(reply), reply.reason)) return thinking_.shown(now) < 0 ? -1 : 0;
    play_on(now);
    keep();
    return !busy_ && session_.bot_asked() ? static_cast<int>(std::max(0.0, framed_at_ + unseen - now)) : 0;
}

std::string Desk::state() {
    return eg::state(view_at(framed_at_), screens_, {.deaf = deaf(framed_at_), .frames = frames_, .loads = keeping_.loads(), .scene = scene_ ? scene_->name : std::string_view{}, .why = why_not_.why(), .rests = resting_.rule() ? resting_.rule()->id : std::string_view{}});
}

std::string Desk::legal() { return eg::legal(view_at(framed_at_), screens_); }

// ---- commands

namespace {

// Whether it changes no more than what is shown: it is executed in a scene too.
bool only_shows(const Command& command) {
    return std::visit([](const auto& of) {
        using Kind = std::decay_t<decltype(of)>;
        return is_any<Kind, Preferences, ChooseOpponent, EditName, EditSearch, OpenPage, OpenRule, ShowRule, Filter,
                      ShowSwing, ShowMoment>;
    }, command);
}

}

void Desk::execute(const Commands& commands, double now) {
    for (const Command& command : commands) {
        if (!only_shows(command)) {
            if (frozen()) continue;
            if (deaf(now)) return ImGui::ClearActiveID();   // what is held now is not let go later
        }
        std::visit([this](const auto& of) { execute(of); }, command);
        look::again_in(0);
    }
}

// The rest of a set is chosen as the strongest opponent would.
void Desk::fill_hand() {
    if (busy_ || history_.shown() || !session_.options().size() || !session_.asked_step().hints.gathers) return;
    Rng rng{1};
    HandSearch search{imagine(session_.seen_by_asked(), rng), net(), 0, rng};
    while (search.step()) {}
    const Turn found = search.found();
    const int count = found.count > 1 ? found.count - 1 : found.count;   // the last says that the hand is whole: it is chosen when the others have been seen
    answer_all({found.clicks.begin(), found.clicks.begin() + count});
}

// Of a hand chosen here before what may be chosen now.
std::vector<Choice> Desk::last_hand() const {
    std::vector<Choice> all;
    if (!session_.running() || session_.over() || !session_.asked_step().hints.gathers) return all;
    const std::string kept = page::load("hand");
    const Rules       rules = session_.seen_by_asked().rules;
    for (std::string_view word : split(kept, " "))
        for (Choice choice : session_.options())
            if (choice.thing == Thing::hand_card && hand_card(rules, choice.which).id == word) all.push_back(choice);
    return all;
}

void Desk::answer_all(const std::vector<Choice>& choices) {
    if (busy_ || history_.shown()) return;
    for (Choice choice : choices)
        if (session_.options().has(choice)) answer(choice);
}

// Whether to end it has been asked in this turn: nobody else has answered anything since.
bool Desk::asked_to_end() const {
    if (!ended_at_ || *ended_at_ > session_.answers()) return false;
    for (std::size_t n = *ended_at_; n < session_.answers(); ++n)
        if (session_.asked_before(n) != session_.asked()) return false;
    return true;
}

// A hand that is whole is remembered, for another game.
void Desk::answer(Choice choice) {
    const bool   gathers = session_.asked_step().hints.gathers;
    const Player who = session_.asked();
    std::string  ids;
    if (gathers) {
        const State seen = session_.seen_by_asked();
        for (int which : held_by(seen, who) | Set<int>{choice.which}) ids += (ids.empty() ? "" : " ") + std::string{hand_card(seen.rules, which).id};
    }
    if_scored_ = false;
    paused_ = false;
    unkept_told_ = unkept_told_ || !keeping_.keeps();   // the sign over the board has been there
    session_.answer(choice);
    busy_ = true;  // until the stage has followed
    if (!gathers || tutor_.on() || (!session_.over() && session_.asked() == who && session_.asked_step().hints.gathers)) return;
    page::save("hand", ids);
}

// The moment before a swing of the review, and on the board what would have been best there.
void Desk::look_at(std::size_t swing) {
    if (swing >= thinking_.review().swings.size()) return;
    const Review::Swing& its = thinking_.review().swings[swing];
    const std::size_t    line = line_of(stage_, thinking_.review().points[its.point]);
    history_.show(session_, stage_, line);
    thinking_.recommend(session_, its, line);
}

// Settings take hold at once, in the running game as in the next.
void Desk::like(const Preferences& wanted) {
    if (wanted == liking()) return;
    if (wanted.pace != liking().pace) screens_.plan.pace = session_.plan().pace = wanted.pace;
    keeping_.like(wanted);
    page::volume(wanted.sound);
    look::again_in(0);
}

void Desk::execute(const Choose& command) {
    const Choice choice = command.choice;
    if (!session_.options().has(choice) || busy_ || history_.shown()) return;
    if (tutor_.on() && !tutor_.takes(choice)) return;   // the reason is said
    if (choice == eg::press(done) && !tutor_.on() && session_.unplaced() > 0 && !asked_to_end()) {
        ending_ = true;   // it is asked once more, in place
        ended_at_ = session_.answers();
        return focus::to("button:keep");
    }
    answer(choice);
    if (command.then && session_.options().has(*command.then)) session_.answer(*command.then);
}

void Desk::execute(const TakeBack& command) {
    if (busy_) return;
    session_.take_back(command.choice);
    paused_ = false;
}

void Desk::execute(TurnCommand command) {
    const bool undoes = command == TurnCommand::undo || command == TurnCommand::reset;
    if (undoes && (screens_.watching || tutor_.on())) return;
    switch (command) {
        case TurnCommand::undo:
            if (!busy_ || session_.passing()) session_.undo(), paused_ = false;
            break;
        case TurnCommand::reset:
            if (!busy_) session_.reset_turn(), paused_ = false;
            break;
        case TurnCommand::keep_placing: ending_ = false; break;
        case TurnCommand::fill_hand: fill_hand(); break;
        case TurnCommand::use_last_hand: answer_all(last_hand()); break;
        case TurnCommand::open_curtain: session_.open_curtain(); break;
    }
}

void Desk::execute(ShowCommand command) {
    switch (command) {
        case ShowCommand::if_scored:
            screens_.dialog = Dialog::none;
            if_scored_ = !if_scored_;
            break;
        case ShowCommand::hint:
            if (!screens_.watching && !tutor_.on()) thinking_.ask_advice(session_, !busy_, framed_at_);
            break;
        case ShowCommand::result: screens_.result = true; break;
        case ShowCommand::text_version: screens_.dialog = Dialog::none, page::show_text_version(); break;
    }
}

void Desk::execute(const ShowIdea& command) { thinking_.choose_idea(session_, command.number); }

void Desk::execute(PlaybackCommand command) {
    switch (command) {
        case PlaybackCommand::skip:
            paused_ = false;
            stage_.skip();
            break;
        case PlaybackCommand::rush: paused_ = false, stage_.rush(); break;
        case PlaybackCommand::pause:
            if (tutor_.on()) break;
            if (!history_.shown()) paused_ = !paused_;
            else if (history_.playing()) history_.hold(session_, stage_);
            else history_.play(session_, stage_);
            break;
        case PlaybackCommand::next_pace: {
            Preferences wanted = liking();
            wanted.pace = next_pace(wanted.pace);
            like(wanted);
            break;
        }
        case PlaybackCommand::replay:
            if (screens_.watching || tutor_.on()) break;
            screens_.dialog = Dialog::none;
            if (const std::optional<std::size_t> from = History::last_turn(session_); from && !busy_) stage_.retell(session_, *from);
            break;
    }
}

void Desk::execute(const Zoom& command) { arrangement_.nearer(command.steps); }

void Desk::execute(Leap command) {
    const bool back = command == Leap::back || command == Leap::first;
    if (!(back && tutor_.on())) history_.leap(session_, stage_, command);   // there is no game behind a lesson
}

void Desk::execute(const LeapToScoring& command) {
    if (!(command.by < 0 && tutor_.on())) history_.leap_to_scoring(session_, stage_, command.by);
}

void Desk::execute(const ShowMoment& command) {
    history_.show(session_, stage_, command.line);
    screens_.close();
}

void Desk::execute(const ShowSwing& command) {
    look_at(command.number);
    screens_.close();
}

void Desk::execute(PlayOn command) {
    if (tutor_.on()) return;
    if (command == PlayOn::ask) return play_on_from_here();
    session_.go_back(history_.question(session_));
    to_table();
}

void Desk::execute(GameCommand command) {
    if (tutor_.on() && (command == GameCommand::leave || command == GameCommand::really_leave)) return leave_lesson();
    switch (command) {
        case GameCommand::leave:
            if (session_.over() || screens_.watching) execute(GameCommand::really_leave);
            else screens_.dialog = Dialog::leave;
            break;
        case GameCommand::really_leave: {
            const bool to_another = session_.over() && !screens_.watching;   // else it waits on the first screen
            leave();
            if (to_another) screens_.screen = Screen::new_game;
            break;
        }
        case GameCommand::set_up_door:
            choose_door();
            screens_.screen = Screen::new_game;
            break;
        case GameCommand::play_door:
            choose_door();
            begin_or_ask();
            break;
        case GameCommand::play_now:
            screens_.plan = with_a_person(screens_.plan);
            begin_or_ask();
            break;
        case GameCommand::start: begin_or_ask(); break;
        case GameCommand::play_again:
            screens_.plan = session_.plan();
            screens_.watching ? begin_or_ask() : begin(page::entropy());
            break;
        case GameCommand::resume: screens_.saved ? take_up(*std::move(screens_.saved)) : void(); break;
        case GameCommand::replace:
            if (waiting_) take_up(*std::move(waiting_));
            else begin(seed_asked_ ? *seed_asked_ : page::entropy());
            break;
    }
}

void Desk::execute(TransferCommand command) {
    switch (command) {
        case TransferCommand::save_code: hand_out_code(); break;
        case TransferCommand::link: share(); break;
        case TransferCommand::open:
            screens_.dialog = Dialog::none;
            ask_for_game();
            break;
        case TransferCommand::try_again:
            screens_.dialog = Dialog::none;
            take_up_or_ask(keeping_.set_aside(), true);
            break;
    }
}

void Desk::execute(LinkedCommand) { watch(); }
void Desk::execute(const PlayAs& command) { play_on_as(command.player); }
void Desk::execute(const OpenReplay& command) { tell_replay(replays()[static_cast<std::size_t>(command.number)]); }
void Desk::execute(const OpenLesson& command) { begin_lesson(lessons()[static_cast<std::size_t>(command.number)]); }

void Desk::execute(const OpenDoor& command) {
    screens_.door = command.number;
    screens_.dialog = Dialog::door;
}

void Desk::execute(const AnswerLesson& command) {
    if (tutor_.on()) tutor_.told(static_cast<std::size_t>(command.offer));
}

void Desk::execute(LessonCommand command) {
    if (command == LessonCommand::first) return screens_.learned ? execute(Dialog::lessons) : begin_lesson(lessons()[0]);
    if (!tutor_.on()) return;
    switch (command) {
        case LessonCommand::first: break;
        case LessonCommand::back:
            if (tutor_.back()) lay_lesson();
            break;
        case LessonCommand::next:
            if (tutor_.next()) lay_lesson();
            break;
        case LessonCommand::play: leave_lesson(), begin_or_ask(); break;
        case LessonCommand::leave: leave_lesson(); break;
    }
}

void Desk::execute(Screen command) { screens_.screen = command; }

void Desk::execute(Dialog command) {
    if (command == Dialog::review && (tutor_.on() || !session_.over() || busy_)) return;
    screens_.dialog = command;
    if (command == Dialog::rulebook) open_rulebook();
    if (command == Dialog::review) thinking_.make_review(session_);
    if (command == Dialog::results) screens_.results = keeping_.results();   // another window may have played, too
    if (command == Dialog::deck) forget_refused_deck(screens_);
}

void Desk::execute(const Close&) {
    const bool kept = screens_.dialog == Dialog::replace && std::exchange(starting_, false);
    screens_.close_upper();
    session_.keep_plan();
    if (kept && screens_.saved) execute(GameCommand::resume);
}

void Desk::execute(const EditName& command) {
    const std::string& name = screens_.plan.seats[static_cast<std::size_t>(command.seat)].name;
    const ImRect&      field = command.field;
    page::edit(command.seat, name, field.Min.x, field.Min.y, field.GetWidth(), field.GetHeight());
}

void Desk::execute(const EditSearch& command) {
    const ImRect& field = command.field;
    page::edit(page::sought, screens_.reading.sought, field.Min.x, field.Min.y, field.GetWidth(), field.GetHeight());
}

void Desk::execute(const ChooseOpponent& command) {
    screens_.choosing = command.seat;
    screens_.dialog = Dialog::opponent;
}

void Desk::execute(DeckCommand command) {
    if (command == DeckCommand::use_printed) return use_printed_deck(screens_);
    const std::string wrong = screens_.deck_wrong.empty() ? std::string{} : say(screens_.deck_wrong);
    page::paste(page::a_deck, say("Paste a deck, or change this one"), deck_to_change(screens_), wrong);
}

void Desk::execute(ResultsCommand command) {
    if (command == ResultsCommand::save) return page::save_file("el-grande-results.txt", page::load("results"));
    page::save("results", "");
    screens_.results = {};
    screens_.dialog = Dialog::none;
}

void Desk::execute(const OpenRule& command) {
    if (const Rule* shown = rule(command.id)) screens_.dialog = Dialog::rulebook, screens_.reading.open(*shown);
}

void Desk::execute(const OpenPage& command) { screens_.reading.turn_to(command.page, command.passage); }

void Desk::execute(const ShowRule& command) {
    if (const Rule* shown = rule(command.id)) screens_.reading.rule = shown, screens_.reading.why.clear();
}

void Desk::execute(const Preferences& command) { like(command); }
void Desk::execute(const Filter& command) { history_.filter = command; }

// At the chapter that fits what is asked.
void Desk::open_rulebook() {
    screens_.reading = {};
    const bool at_table = screens_.screen == Screen::table && session_.running();
    const Rule* fits = at_table ? rule_of(thing_asked(session_.seen(), session_.options()), session_.seen().rules) : nullptr;
    if (fits) screens_.reading.open(*fits);
    screens_.reading.contents = true;
}

// A press after a wrong try ends it, and one on what the rules do not allow is another.
void Desk::hear_tries() {
    const bool pressed = ImGui::IsMouseReleased(ImGuiMouseButton_Left) && !look::long_press() && nothing_carried();
    if (pressed && tutor_.wrong()) tutor_.calm(), look::again_in(0);
    if (why_not_.tried()) tutor_.refuse(*why_not_.tried(), why_not_.why()), look::again_in(0);
}

// Where it was left, if it was. The game on the table waits for its end.
void Desk::begin_lesson(const Lesson& lesson) {
    if (!tutor_.on()) {
        interrupted_ = screens_.screen == Screen::table && !screens_.watching;
        if (screens_.screen == Screen::table) leave();
        meanwhile_ = std::move(screens_.saved);
    }
    tutor_.begin(lesson, learned(screens_.progress, lesson) ? 0 : reached(screens_.progress, lesson));
    lay_lesson();
}

void Desk::leave_lesson() {
    tutor_.leave();
    session_.leave();
    screens_.screen = Screen::first;
    screens_.close();
    screens_.saved = std::exchange(meanwhile_, std::nullopt);
    if (std::exchange(interrupted_, false) && screens_.saved) take_up(*std::move(screens_.saved));
}

Plan Desk::lesson_plan() const {
    Plan plan = usual_plan();
    const State table = position(tutor_.step().table).state;
    plan.setup.players = table.players;
    plan.setup.rules = table.rules;
    plan.pace = liking().pace;
    return plan;
}

void Desk::lay_lesson() {
    session_.start_on(lesson_plan(), tutor_.step().table);
    to_table();
    screens_.progress = with_step(screens_.progress, tutor_.lesson(), tutor_.last() ? tutor_.number() + 1 : tutor_.number());
    page::save("learned", screens_.progress);
    screens_.learned = screens_.learned || learned(screens_.progress, lessons()[0]);
}

void Desk::play_on_from_here() {
    if (!history_.shown()) return;
    const std::size_t n = history_.question(session_), taken_back = session_.answers() - n;
    if (screens_.watching) {
        screens_.linked = saved_game(keeping_.load(session_.code(n)));
        return void(screens_.dialog = Dialog::linked);
    }
    if (taken_back == 0) return history_.leave();
    if (session_.may_undo_to(n)) return execute(PlayOn::now);
    tell(Dialog::go_on, what_is_taken_back(taken_back));
}

void Desk::leave() {
    if (screens_.watching) {
        screens_.saved = std::exchange(meanwhile_, std::nullopt);
        screens_.watching = false;
    } else {
        screens_.plan = session_.plan();
        screens_.saved = saved_game({.code = session_.code(), .session = session_, .error = {}});
        screens_.saved->by = by_letter_;
    }
    session_.leave();
    teller_.leave();
    screens_.told = false;
    screens_.screen = Screen::first;
    screens_.close();
}

void Desk::hand_out_code() {
    const bool set_aside = screens_.dialog == Dialog::set_aside, lost = screens_.dialog == Dialog::replace;   // one's own, whatever is looked at
    const bool at_table = screens_.screen == Screen::table && !(lost && screens_.watching);
    const std::optional<Saved>& own = screens_.watching ? meanwhile_ : screens_.saved;
    if (screens_.dialog == Dialog::menu || screens_.dialog == Dialog::unkept) screens_.dialog = Dialog::none;
    page::sheet(say("The save code of this game"), set_aside ? keeping_.set_aside() : at_table ? session_.code() : own ? own->code : std::string{});
}

void Desk::share() {
    screens_.dialog = Dialog::none;
    const std::size_t answers = history_.shown() ? history_.question(session_) : session_.answers();
    const Player next = answers == session_.answers() && !screens_.watching && (session_.held() || session_.curtained()) ? session_.next_person() : nobody;
    const std::string line = history_.shown() ? say("Whoever opens it can step through the game up to here, and play on from here.")
                                              : say("{game}. Whoever opens it can step through the game, and play on from here.", how_it_stands(session_));
    page::share(say("A link to this moment"), line, session_.code(answers),
                next == nobody ? std::string{} : say("Pass it on to {name}", session_.name(next)), say("Opens behind the curtain, for the turn of {name}.", session_.name(next)));
}

// ---- a game that came in a link

void Desk::watch() {
    meanwhile_ = screens_.screen == Screen::table && session_.running() ? saved_game({.code = session_.code(), .session = session_, .error = {}}) : std::move(screens_.saved);
    if (meanwhile_ && screens_.screen == Screen::table) meanwhile_->by = by_letter_;
    session_.go_on_with(screens_.linked->session);
    screens_.watching = true;
    session_.plan().pace = liking().pace;
    to_table();
    history_.show(session_, stage_, 0);
}

void Desk::tell_replay(const Replay& replay) {
    if (screens_.watching) leave();
    Session game = played(replay);
    screens_.linked = Saved{.code = {}, .session = std::move(game), .line = {}};
    watch();
    teller_.begin(replay, session_);
    screens_.told = true;
    history_.play(session_, stage_);
}

// Where there is no more to be looked at, it is asked who plays on; looking on leads back to the last moment.
void Desk::watched_to_the_end() {
    if (!screens_.watching || history_.shown() || screens_.dialog != Dialog::none || session_.over() || stage_.lines().empty()) return;
    history_.show(session_, stage_, stage_.lines().size() - 1);
    if (teller_.on()) return look::again_in(0);
    screens_.linked = saved_game({.code = session_.code(), .session = session_, .error = {}});
    screens_.dialog = Dialog::linked;
    look::again_in(0);
}

void Desk::play_on_as(Player player) {
    if (!screens_.linked) return;
    waiting_ = std::move(screens_.linked);
    screens_.linked.reset();
    waiting_->session.sit_down_as(player);
    waiting_->code = waiting_->session.code();
    waiting_->by = player;
    if (!ask_to_replace()) execute(GameCommand::replace);
}

// Whoever has it from a link has had his turn: what he sends to the next person lies ready.
void Desk::pass_on() {
    if (by_letter_ == nobody || busy_ || history_.shown() || screens_.dialog != Dialog::none || screens_.screen != Screen::table) return;
    const Player next = session_.next_person();
    if (next == nobody || next == by_letter_ || session_.over()) return;
    by_letter_ = nobody;
    share();
}

// ---- another game

// What an address starts it goes on with after a reload; with another game too, if that is to be kept.
void Desk::start_or_go_on() {
    const Session* kept = screens_.saved ? &screens_.saved->session : nullptr;
    const bool     its_plan = kept && !kept->over() && in_words(kept->plan()) == in_words(screens_.plan);
    if (its_plan && (!seed_asked_ || *seed_asked_ == kept->seed())) return execute(GameCommand::resume);
    begin_or_ask();
    starting_ = screens_.dialog == Dialog::replace;
}

// The next game is what the open door leads to.
void Desk::choose_door() {
    screens_.plan = plan_through(doors()[static_cast<std::size_t>(screens_.door)], screens_.plan);
    screens_.dialog = Dialog::none;
    keeping_.plan(screens_.plan);
}

void Desk::begin_or_ask() {
    waiting_.reset();
    if (!ask_to_replace()) execute(GameCommand::replace);
}

// What stands behind the # of the address, if it is a game or was one: else that is somebody else's.
bool Desk::open_link() {
    const std::string link = page::linked_game();
    const Sent        came = sent(link);
    if (!came.link && !came.too_long) return false;
    page::forget_link();
    take_up_or_ask(link, false);
    return true;
}

// What was refused or set aside is there already.
void Desk::ask_for_game() {
    const std::string aside = refused_.empty() ? keeping_.set_aside() : std::string{};
    const std::string note = aside.empty() ? std::string{} : say("This game was set aside. “Load” tries it again.");
    page::paste(page::a_game, say("Open a game"), aside.empty() ? refused_ : aside, note);
}

// What cannot be taken up is kept, to be put right: where it was typed.
void Desk::take_up_or_ask(std::string_view text, bool from_sheet) {
    const Sent came = sent(text);
    if (came.too_long) {
        const std::string why = say("This is too long to be a saved game.");
        return from_sheet ? page::paste(page::a_game, say("Open a game"), {}, why) : tell(Dialog::notice, why);
    }
    Found wanted = keeping_.load(came.code);
    refused_ = wanted.session ? std::string_view{} : text;
    if (!wanted.session && from_sheet) return page::paste(page::a_game, say("Open a game"), refused_, say("{reason} It is kept below.", wanted.error));
    if (!wanted.session) return tell(Dialog::notice, say(wanted.error));
    if (tutor_.on()) leave_lesson();
    Saved game = saved_game(std::move(wanted));
    if (came.link && !came.turn) {
        if (screens_.watching) leave();   // this one is looked at instead
        screens_.linked = std::move(game);
        return void(screens_.dialog = Dialog::linked);
    }
    if (came.turn) {
        game.session.shut();
        game.by = game.session.asked();
    }
    waiting_ = std::move(game);
    if (!ask_to_replace()) execute(GameCommand::replace);
}

bool Desk::ask_to_replace() {
    std::optional<Saved>& saved = screens_.watching ? meanwhile_ : screens_.saved;
    const bool at_table = screens_.screen == Screen::table && !screens_.watching;
    if (const std::string now = keeping_.game(); !at_table && !now.empty() && !(saved && saved->code == now)) {   // another window has begun one
        saved.reset();
        if (Found found = keeping_.load(now); found.session) saved = saved_game(std::move(found));
    }
    const Session* kept = at_table ? &session_ : saved ? &saved->session : nullptr;
    if (!kept || !kept->running() || kept->over()) return false;
    tell(Dialog::replace, what_is_lost(*kept, waiting_ ? &*waiting_ : nullptr));
    return true;
}

void Desk::begin(std::uint64_t seed) {
    ended_at_.reset();
    screens_.watching = false;
    by_letter_ = nobody;
    meanwhile_.reset();
    screens_.learned = true;   // no longer a newcomer
    session_.start(screens_.plan, seed);
    keeping_.begin(screens_.plan);
    to_table();
    stage_.open(session_);
    busy_ = true;
}

void Desk::take_up(Saved game) {
    screens_.watching = false;
    screens_.learned = true;
    meanwhile_.reset();
    session_.go_on_with(std::move(game.session));
    session_.plan().pace = liking().pace;
    by_letter_ = game.by;
    keeping_.take_up(session_, game.code);
    to_table();
    keeping_.is_taken_up_again(game.code);
}

void Desk::to_table() {
    arrangement_.see_all();
    history_ = {};
    thinking_.forget();
    stage_.set(session_);
    screens_.screen = Screen::table;
    screens_.close();
    screens_.saved.reset();
    result_shown_ = false;
    waiting_.reset();
    busy_ = paused_ = if_scored_ = false;
    teller_.leave();
    screens_.told = false;
    sounded_ = stage_.followed();
    counted_ = session_.over();
    if (tutor_.on() || screens_.watching) return;
    page::put_on_trial();
    keep();
}

}
