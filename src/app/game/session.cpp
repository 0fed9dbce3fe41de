#include "app/game/session.h"

#include <algorithm>

#include "ai/worker_protocol.h"
#include "engine/box.h"
#include "engine/event_log.h"
#include "engine/queries.h"
#include "engine/views.h"
#include "engine/parsing.h"
#include "language/say.h"

namespace eg {
namespace {

constexpr std::string_view pace_words[pace_count] = {"step", "calm", "normal", "fast", "instant"};
constexpr std::string_view usual_names[max_players] = {"Isabel", "Tomás", "Lucía", "Martín", "Inés"};

// A caballero from the court is asked for, to be placed.
bool asks_to_place(const State& s) { return eg::asked_step(s).hints.gesture == Gesture::from_court; }

// Once this has happened everybody knows more than before, and no one can unlearn it.
bool reveals(const Event& event) { return row(event.what).reveals; }

// Tabs and line ends part the notes, so no name may hold one.
std::string plain(std::string_view name) {
    std::string result = one_line(name);
    while (!result.empty() && result.back() == ' ') result.pop_back();
    return result.substr(
        std::min(result.find_first_not_of("#-> "), result.size()));   // these begin a line of the text version
}

}

std::string_view show(Pace pace) { return pace_words[static_cast<std::size_t>(pace)]; }

void sit_down(Seat& seat, std::string_view who) {
    const std::string_view name = cut(who, '/');
    const StyleRow* leaning = style_named(who);
    seat.bot = bot(name) ? name : std::string_view{};
    seat.style = leaning ? style_of(*leaning) : Style::even;
}

std::string show_seats(const Plan& plan) {
    std::string lines;
    for (int i = 0; i < plan.setup.players; ++i) {
        const Seat& seat = plan.seats[static_cast<std::size_t>(i)];
        lines += plain(seat.name) + '\t' + (seat.person() ? "person" : seat.bot);
        if (seat.style != Style::even) lines += '\t' + std::string{row(seat.style).id};
        lines += '\n';
    }
    return lines;
}

int read_seats(Plan& plan, std::string_view lines, int most) {
    int count = 0;
    for (; count < most && !lines.empty(); ++count) {
        std::string_view line = cut(lines, '\n');
        const std::string_view name = cut(line, '\t'), who = cut(line, '\t');
        Seat& seat = plan.seats[static_cast<std::size_t>(count)];
        if (!plain(name).empty()) seat.name = plain(name);
        if (who == "person") seat.bot.clear();
        else if (bot(who)) seat.bot = who;
        if (const StyleRow* leaning = style_named(line)) seat.style = style_of(*leaning);
    }
    return count;
}

Plan usual_plan() {
    Plan plan;
    for (int i = 0; i < max_players; ++i) {
        Seat& seat = plan.seats[static_cast<std::size_t>(i)];
        seat.name = usual_names[i];
        seat.bot = i == 0 ? std::string_view{} : usual_bot;
    }
    return plan;
}

// ---- beginning and keeping

// A game that begins is played by today's rules, whichever the plan was taken from.
void Session::agree(const Plan& plan) {
    plan_ = plan;
    plan_.setup.rules.fixes = all_fixes;
}

void Session::start(const Plan& plan, std::uint64_t seed) {
    agree(plan);
    record_ = {.setup = plan_.setup, .seed = seed, .table = {}, .choices = {}, .notes = {}};
    keep_plan();
    begin_again();
}

void Session::start_on(const Plan& plan, std::string_view table) {
    agree(plan);
    record_ = {.setup = plan_.setup, .seed = 0, .table = show(position(table).state), .choices = {}, .notes = {}};
    keep_plan();
    begin_again();
}

Message Session::resume(std::string_view code) {
    GameHistory course;
    Loaded loaded = load(code, course);
    if (!loaded.error.empty()) return loaded.error;
    record_ = std::move(loaded.record);
    read_plan();
    state_ = loaded.state;
    events_ = std::move(course.events);
    past_ = std::move(course.moments);
    reasons_.clear();
    barrier_ = 0;
    for (std::size_t n = 0; n < past_.size(); ++n) draw_barrier(n);
    holder_ = opener_ = nobody;  // who opens the page again is unknown
    shut_ = false;
    ++moment_;
    running_ = true;
    return {};
}

void Session::sit_down_as(Player player) {
    if (!person(player)) {
        for (Player p : people()) plan_.seats[p].bot = usual_bot;
        plan_.seats[player].bot.clear();
    }
    keep_plan();
    resume(code());   // with what he may take back, and no more
    shut();
}

void Session::go_on_with(Session other) {
    const int moment = std::max(moment_, other.moment_);
    *this = std::move(other);
    speak_of(box(state_));
    moment_ = moment + 1;
    holder_ = opener_ = nobody;
    running_ = true;
}

// From the table of the record, without its choices.
void Session::begin_again() {
    events_ = {};
    past_.clear();
    reasons_.clear();
    ++moment_;
    barrier_ = 0;
    holder_ = opener_ = nobody;
    shut_ = false;
    state_ = initial_state(record_, events_);
    speak_of(box(state_));
    running_ = true;
}

std::string Session::code(std::size_t answers) const {
    Record begun = record_;
    begun.choices.resize(std::min(answers, begun.choices.size()));
    return save(begun);
}

void Session::keep_plan() {
    for (int i = 0; i < plan_.setup.players; ++i) {
        Seat& seat = plan_.seats[static_cast<std::size_t>(i)];
        seat.name = plain(seat.name);
        if (seat.name.empty()) seat.name = usual_names[i];
    }
    std::string notes = show_seats(plan_);
    notes += "castillo\t";
    notes += plan_.castillo_announced ? "announced\n" : "hidden\n";
    notes += "pace\t";
    notes += show(plan_.pace);
    notes += '\n';
    record_.notes = std::move(notes);
}

// Notes are free text: whatever in them is not understood leaves the usual seat.
void Session::read_plan() {
    const Pace pace = plan_.pace;
    plan_ = usual_plan();
    plan_.setup = record_.setup;
    plan_.pace = pace;
    read_seats(plan_, record_.notes, record_.setup.players);
    std::string_view rest = record_.notes;
    for (int i = 0; i < record_.setup.players; ++i) cut(rest, '\n');
    while (!rest.empty()) {
        std::string_view line = cut(rest, '\n');
        const std::string_view key = cut(line, '\t');
        if (key == "castillo") plan_.castillo_announced = line != "hidden";
        if (key == "pace")
            for (int i = 0; i < pace_count; ++i)
                if (line == pace_words[i]) plan_.pace = static_cast<Pace>(i);
    }
}

State Session::opening() const {
    Events ignored = Events::ignored();
    return eg::seen_by(initial_state(record_, ignored), reader());
}

PerPlayer<std::string> Session::names() const {
    PerPlayer<std::string> result;
    for (Player p : state_.seats()) result[p] = name(p);
    return result;
}

Players Session::people() const {
    Players result;
    for (Player p : state_.seats())
        if (person(p)) result.add(p);
    return result;
}

// ---- the question and the sight

std::string Session::told(std::string_view words) const {
    return over() ? std::string{} : say(eg::told(words, state_), names());
}
std::string      Session::question() const { return over() ? std::string{} : say(question_asked(state_), names()); }

int Session::unplaced() const {
    const Player p = asked();
    if (p >= max_players || !asked_step().rule.is_turn || !asks_to_place(state_) || !options().has(press(done)))
        return 0;
    return std::min<int>(count_left(), state_.court[p]);
}

// Whether a card out of a hand is asked for. One that lies on the table already is none.
static bool asks_for_hand(const State& s) {
    const Choices choices = legal(s);
    Set<int>      cards = Set<int>::of_bits(choices.of(Thing::hand_card));
    if (const int laid = current_hand_card(s, eg::asked(s)); laid >= 0) cards.remove(laid);
    return choices.of(Thing::power_card) || !cards.empty();
}

bool Session::curtained() const {
    if (!running_ || over() || !person(asked()) || people().size() < 2) return false;
    if (asked() != opener_ && (asked_step().hints.secret || asks_for_hand(state_))) return true;
    return shut_ && asked() != holder_;
}

Choices Session::options() const {
    if (!running_ || !person(asked()) || curtained()) return {};
    return legal(state_);
}

Player Session::reader() const {
    const Players persons = people();
    return persons.size() == 1 ? persons.lowest() : nobody;
}

Player Session::hand_of() const {
    if (reader() != nobody) return reader();
    return person(asked()) && !curtained() && asks_for_hand(state_) ? asked() : nobody;
}

State Session::shown_to_reader(const State& table, Player player) const {
    State seen = eg::seen_by(table, player);
    // One's own disc lies face down like the others, so that the table looks the same whatever it says.
    for (Player p : table.seats())
        if (seen.disc[p] != nowhere) seen.disc[p] = face_down;
    return seen;
}

State Session::seen() const { return shown_to_reader(state_, reader() != nobody ? reader() : hand_of()); }

// Where several share the screen, the past is told as everybody knew it.
State Session::seen_before(std::size_t n) const { return shown_to_reader(before(n), reader()); }

std::optional<State> Session::if_placed(Place place) const {
    if (!asks_to_place(state_) || !options().has(on(place))) return std::nullopt;
    return after(on(place));
}

std::optional<State> Session::after(Choice choice) const {
    if (!options().has(choice)) return std::nullopt;
    State after = seen();
    Events ignored = Events::ignored();
    apply(after, choice, ignored);
    return after;
}

// ---- answers

void Session::answer(Choice choice) {
    if (!legal(state_).has(choice)) return;
    take(choice);
}

void Session::take(Choice choice) {
    past_.push_back({state_, events_.list.size()});
    if (person(asked())) holder_ = asked();
    if (person(asked()) && asked() != opener_) opener_ = nobody;   // the device has gone on in the open
    ++moment_;
    record_.choices.push_back(choice);
    apply(state_, choice, events_);
    draw_barrier(past_.size() - 1);
}

void Session::draw_barrier(std::size_t n) {
    const State &was = past_[n].state, &is = before(n + 1);
    const Player by = asked_before(n);
    if (barrier_ < n && asked_before(n - 1) != by) barrier_ = n;   // what was passing before it stands
    // A power card lies open, and a turn has ended: whoever comes next has done nothing yet.
    const bool hands_over = eg::asked_step(was).hints.kind == Kind::bid
                            || (eg::asked_step(was).rule.is_turn && record_.choices[n] == press(done));
    const auto at = [&](std::size_t events) { return events_.list.begin() + static_cast<std::ptrdiff_t>(events); };
    const bool learned = std::any_of(at(events_before(n)), at(events_before(n + 1)), reveals);
    if (!person(by) || (eg::asked(is) != by && !hands_over) || !(was.rng == is.rng) || learned) barrier_ = n + 1;
}

Task Session::task() const {
    const Seat& seat = plan_.seats[asked()];
    return move_task(seat.bot, seat.style, seen_by_asked(),
                     record_.seed * 0x9e3779b97f4a7c15u + record_.choices.size());
}

State Session::seen_by_asked() const { return eg::seen_by(state_, asked()); }
State Session::seen_before_by_asked(std::size_t n) const { return eg::seen_by(past_[n].state, asked_before(n)); }

std::vector<Choice> Session::own_choices(std::size_t n, std::size_t until) const {
    std::vector<Choice> own;
    for (std::size_t i = n; i < until; ++i)
        if (asked_before(i) == asked_before(n) && (i == n || eg::asked_step(before(i)).hints.kind != Kind::disc))
            own.push_back(record_.choices[i]);
    return own;
}

Task  Session::advice_task() const { return eg::advice_task(seen_by_asked(), record_.seed ^ record_.choices.size()); }

bool Session::answer_the_obvious() {
    if (!bot_asked()) return false;
    if (const std::optional<Choice> meant = meant_.take(state_, moment_)) {
        take(*meant);
        return true;
    }
    const Choices choices = legal(state_);
    return choices.size() == 1 && answered(moment_, choices[0]);
}

bool Session::answered(int moment, Choice choice, std::span<const Choice> plan, const Reason& why) {
    if (moment != moment_ || !bot_asked() || !legal(state_).has(choice)) return false;
    give_reason(events_.list.size(), why);
    meant_.set(plan, asked(), moment_);
    take(choice);
    return true;
}

bool Session::think() {
    if (!bot_asked()) return false;
    if (answer_the_obvious()) return true;
    const Reply reply = run_task(task());
    return answered(moment_, reply.choice, plan_of(reply), reply.reason);
}

void Session::give_reason(std::size_t events, const Reason& why) {
    if (why.why != Why::none) reasons_.push_back({events, why});
}

Reason Session::reason_for(std::size_t n) const {
    const auto told = std::find_if(reasons_.rbegin(), reasons_.rend(), [&](const Told& t) { return t.events <= n; });
    return told != reasons_.rend() && told->events == n ? told->why : Reason{};
}

void Session::undo() {
    if (can_undo()) go_back(past_.size() - 1);
}

void Session::reset_turn() {
    const auto begins = [](const Event& event) { return event.what == What::turn_begins; };
    while (can_undo()
           && std::none_of(events_.list.begin() + static_cast<std::ptrdiff_t>(past_.back().events), events_.list.end(),
                           begins))
        undo();
}

void Session::go_back(std::size_t n) {
    if (n >= past_.size()) return;
    if (!may_undo_to(n)) {
        barrier_ = n;
        holder_ = opener_ = nobody;  // it is a new game, and whose eyes are on it is unknown
    }
    state_ = past_[n].state;
    events_.list.resize(past_[n].events, Event{});
    std::erase_if(reasons_, [&](const Told& told) { return told.events >= events_.list.size(); });
    past_.resize(n);
    record_.choices.resize(n);
    ++moment_;
}

// The last time it was placed there, if the answers after it would stand without it; else all of them.
std::size_t Session::taken_back(Choice choice) const {
    for (std::size_t n = past_.size(); n-- > 0 && may_undo_to(n);) {
        if (!(record_.choices[n] == choice)
            || !(asks_to_place(past_[n].state) || eg::asked_step(past_[n].state).hints.gathers))
            continue;
        State  s = past_[n].state;
        Events ignored = Events::ignored();
        for (std::size_t later = n + 1; later < record_.choices.size(); ++later) {
            if (eg::over(s) || !legal(s).has(record_.choices[later])) return past_.size();
            apply(s, record_.choices[later], ignored);
        }
        return eg::asked(s) == asked() ? n : past_.size();
    }
    return past_.size();
}

Places Session::placed() const {
    Places result;
    if (passing()) return result;   // the turn has ended: Undo alone reaches back
    for (Place place : places(state_))
        if (taken_back(on(place)) < past_.size()) result.add(place);
    return result;
}

void Session::take_back(Choice choice) {
    const std::size_t stay = taken_back(choice);
    if (stay >= past_.size()) return;
    const std::vector<Choice> later(record_.choices.begin() + static_cast<std::ptrdiff_t>(stay) + 1,
                                    record_.choices.end());
    go_back(stay);
    for (Choice again : later) take(again);
}

}
