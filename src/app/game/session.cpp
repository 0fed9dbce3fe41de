#include "app/game/session.h"

#include <algorithm>

#include "ai/worker_protocol.h"
#include "engine/box.h"
#include "engine/event_log.h"
#include "engine/notation.h"
#include "engine/queries.h"

namespace eg {
namespace {

// Whether a card from a hand is asked for. One that is already on the table is none.
bool asks_for_hand(const State& s) {
    const Choices choices = legal(s);
    Set<int>      cards = Set<int>::of_bits(choices.of(Thing::hand_card));
    if (const int laid = current_hand_card(s, eg::asked(s)); laid >= 0) cards.remove(laid);
    return choices.of(Thing::power_card) || !cards.empty();
}

// The player's own disc is face down like the others, so that the table looks the same whatever it says.
State shown(State seen) {
    for (Player p : seen.seats())
        if (seen.disc[p] != nowhere) seen.disc[p] = face_down;
    return seen;
}

}

// ---- reasons

void BotReasons::give(std::size_t events, const Reason& reason) {
    if (reason.why != Why::none) given_.push_back({events, reason});
}

Reason BotReasons::at(std::size_t event) const {
    const auto last = std::find_if(given_.rbegin(), given_.rend(), [&](const Given& g) { return g.events <= event; });
    return last != given_.rend() && last->events == event ? last->reason : Reason{};
}

void BotReasons::cut(std::size_t events) {
    std::erase_if(given_, [&](const Given& g) { return g.events >= events; });
}

// ---- beginning and keeping

void Session::start(const Plan& plan, std::uint64_t seed, std::string_view table) {
    plan_ = plan;
    plan_.setup.rules.fixes = all_fixes;
    begin({.setup = plan_.setup,
           .seed = seed,
           .table = table.empty() ? std::string{} : show(position(table).state),
           .choices = {},
           .notes = {}});
    keep_plan();
    reasons = {};
    barrier_ = 0;
    holder_ = opener_ = nobody;
    shut_ = false;
    speak_of(box(this->table()));
    running_ = true;
}

Message Session::resume(std::string_view code) {
    if (Message error = load(code); !error.empty()) return error;
    plan_ = plan_of_notes(record_.setup, record_.notes, plan_.pace);
    reasons = {};
    barrier_ = 0;
    for (std::size_t n = 0; n < answers(); ++n) raise_barrier(n);
    holder_ = opener_ = nobody;   // who opens the page again is unknown
    shut_ = false;
    running_ = true;
    return {};
}

void Session::replace_by(Session other) {
    const int moment = std::max(this->moment(), other.moment()) + 1;
    *this = std::move(other);
    speak_of(box(table()));
    moment_ = moment;
    holder_ = opener_ = nobody;
    running_ = true;
}

void Session::keep_plan() {
    tidy_names(plan_);
    record_.notes = show_notes(plan_);
}

// ---- the device

bool Session::curtained() const {
    if (!running_ || over() || !person(asked()) || people_of(*this).size() < 2) return false;
    if (asked() != opener_ && (asked_step().hints.secret || asks_for_hand(table()))) return true;
    return shut_ && asked() != holder_;
}

Choices Session::options() const {
    if (!running_ || !person(asked()) || curtained()) return {};
    return legal(table());
}

State Session::seen() const { return shown(seen_by(hand_of(*this))); }

// ---- answers

void Session::answer(Choice choice) {
    if (!legal(table()).has(choice)) return;
    if (person(asked())) holder_ = asked();
    if (person(asked()) && asked() != opener_) opener_ = nobody;   // the device was passed on openly
    append(choice);
    raise_barrier(answers() - 1);
}

Task Session::task() const {
    const Seat& seat = plan_.seats[asked()];
    return move_task(seat.bot, seat.style, seen_by(asked()), seed() * 0x9e3779b97f4a7c15u + answers());
}

bool Session::answered(int moment, Choice choice, std::span<const Choice> plan, const Reason& why) {
    if (moment != this->moment() || !bot_asked() || !legal(table()).has(choice)) return false;
    reasons.give(events().size(), why);
    intent_.set(plan, asked(), moment);
    answer(choice);
    return true;
}

bool Session::answer_the_obvious() {
    if (!bot_asked()) return false;
    if (const std::optional<Choice> planned = intent_.take(table(), moment())) {
        answer(*planned);
        return true;
    }
    const Choices choices = legal(table());
    return choices.size() == 1 && answered(moment(), choices[0]);
}

// ---- taking back

void Session::raise_barrier(std::size_t n) {
    const State &was = before(n), &is = before(n + 1);
    const Player by = asked_before(n);
    if (barrier_ < n && asked_before(n - 1) != by) barrier_ = n;   // the player before has passed the turn on
    // After a power card or the end of a turn the next player has done nothing yet.
    const bool passes = eg::asked_step(was).hints.kind == Kind::bid
                        || (eg::asked_step(was).rule.is_turn && answer_given(n) == press(done));
    const auto at = [&](std::size_t event) { return events().begin() + static_cast<std::ptrdiff_t>(event); };
    const bool learned = std::any_of(at(events_before(n)), at(events_before(n + 1)),
                                     [](const Event& event) { return row(event.what).reveals; });
    if (!person(by) || (eg::asked(is) != by && !passes) || !(was.rng == is.rng) || learned) barrier_ = n + 1;
}

void Session::pass_on() {
    if (person(asked()) && passing(*this) && asked_step().hints.secret) barrier_ = answers();
}

void Session::go_back(std::size_t n) {
    if (n >= answers()) return;
    if (!may_undo_to(*this, n)) {
        barrier_ = n;
        holder_ = opener_ = nobody;   // it is a new game, and who looks at the screen is unknown
    }
    cut(n);
    reasons.cut(events().size());
}

// ---- who plays

PerPlayer<std::string> names_of(const Session& session) {
    PerPlayer<std::string> names;
    for (Player p : session.seats()) names[p] = session.name(p);
    return names;
}

bool nobody_has_chosen(const Session& session) {
    for (std::size_t n = 0; n < session.answers(); ++n)
        if (session.person(session.asked_before(n))) return false;
    return !people_of(session).empty();
}

Players people_of(const Session& session) {
    Players people;
    for (Player p : session.seats())
        if (session.person(p)) people.add(p);
    return people;
}

Player reader_of(const Session& session) {
    const Players people = people_of(session);
    return people.size() == 1 ? people.lowest() : nobody;
}

Player hand_of(const Session& session) {
    if (const Player reader = reader_of(session); reader != nobody) return reader;
    const Player asked = session.asked();
    return session.person(asked) && !session.curtained() && asks_for_hand(session.seen_by(asked)) ? asked : nobody;
}

Player next_person(const Session& session) {
    const Player asked = session.asked();
    return session.running() && session.person(asked) && people_of(session).size() > 1 && asked != session.holder()
               ? asked
               : nobody;
}

void take_seat(Session& session, Player player) {
    std::array<Seat, max_players>& seats = session.plan().seats;
    if (!session.person(player)) {
        for (Player p : people_of(session)) seats[p].bot = usual_bot;
        seats[player].bot.clear();
    }
    session.keep_plan();
    session.resume(session.code());   // the barrier depends on who is a person
    session.shut();
}

// ---- the question

std::string question(const Session& session) {
    return session.over() ? std::string{} : say(question_asked(seen_by_asked(session)), names_of(session));
}

std::string step_text(const Session& session, std::string_view words) {
    return session.over() ? std::string{} : say(eg::told(words, seen_by_asked(session)), names_of(session));
}

int unplaced(const Session& session) {
    const Player p = session.asked();
    if (p >= max_players || !session.asked_step().hints.turn_done) return 0;
    const State table = session.seen_by(p);
    if (!asks_to_place(table) || !session.options().has(press(done))) return 0;
    return std::min<int>(session.count_left(), table.court[p]);
}

const ActionCard* unperformed(const Session& session) {
    if (!session.asked_step().hints.turn_done) return nullptr;
    if (session.options().of(Thing::button) & (1u << act | 1u << act_other)) return card_asked_about(session.seen());
    const Set<int> own = Set<int>::of_bits(session.options().of(Thing::hand_card));
    return own.empty() ? nullptr : &hand_card(session.seen().rules, own.lowest());
}

bool leaves_anything(const Session& session) { return unplaced(session) > 0 || unperformed(session); }

// ---- what is seen

State opening(const Session& session) { return session.seen_before(0, reader_of(session)); }

State seen_before(const Session& session, std::size_t n) { return shown(session.seen_before(n, reader_of(session))); }

State seen_by_asked(const Session& session) { return session.seen_by(session.asked()); }

std::optional<State> if_placed(const Session& session, Place place) {
    if (session.asked_step().hints.gesture != Gesture::from_court) return std::nullopt;
    return table_after(session, on(place));
}

std::optional<State> table_after(const Session& session, Choice choice) {
    if (!session.options().has(choice)) return std::nullopt;
    State  after = session.seen();
    Events ignored = Events::ignored();
    apply(after, choice, ignored);
    return after;
}

std::vector<Choice> own_choices(const Session& session, std::size_t n, std::size_t until) {
    std::vector<Choice> own;
    const Player player = session.asked_before(n);
    for (std::size_t i = n; i < until; ++i) {
        if (session.asked_before(i) != player) continue;
        if (i == n || eg::asked_step(session.seen_before(i, player)).hints.kind != Kind::disc)
            own.push_back(session.answer_given(i));
    }
    return own;
}

// ---- computing

Task advice_task(const Session& session) {
    return eg::advice_task(seen_by_asked(session), session.seed() ^ session.answers());
}

bool think(Session& session) {
    if (!session.bot_asked()) return false;
    if (session.answer_the_obvious()) return true;
    const Reply reply = run_task(session.task());
    return session.answered(session.moment(), reply.choice, plan_of(reply), reply.reason);
}

}
