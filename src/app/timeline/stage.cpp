#include "app/timeline/stage.h"

#include <algorithm>
#include <span>
#include <utility>

#include "app/sentences/labels.h"
#include "app/sentences/why.h"
#include "engine/places.h"
#include "engine/event_log.h"
#include "engine/queries.h"
#include "engine/scoring.h"
#include "language/say.h"
#include "engine/views.h"

namespace eg {
namespace {

// Milliseconds at normal pace.
constexpr double undo_time = 1200;      // a power card is shown before the next player is asked
constexpr double time_to_read = 300;    // after a place is scored
constexpr double time_to_cheer = 350;   // more, if a player has overtaken another
constexpr double own_hand = 0.6;        // factor for what the player has done himself

bool same_way(const Event& a, const Event& b) {
    return row(b.what).together == Together::same_way && a.what == b.what && a.who == b.who && a.whose == b.whose
           && a.from == b.from && a.to == b.to;
}
bool told_by_place(const Event& event) { return row(event.what).together == Together::by_place; }

bool opens_disc(const Event& event) { return row(event.what).travel.piece == Piece::disc_face; }
// One player's points in a scoring.
bool gives_points(const Event& event) { return row(event.what).travel.piece == Piece::points; }
bool belongs_to_scoring(const Event& event) { return gives_points(event) && row(event.what).apart.empty(); }
// Caballeros leave a region as the discs say: the discs stay open.
bool leaves_a_place(const Event& event) {
    const Travel& travel = row(event.what).travel;
    return travel.piece == Piece::caballeros && travel.from != End::court && travel.from != End::province;
}

}

double pace_factor(Pace pace) {
    constexpr double factors[pace_count] = {1, 1.6, 1, 0.45, 0};
    return factors[static_cast<std::size_t>(pace)];
}

// ---- following

void Stage::open(const Session& session) {
    const bool still = animations_.still(), holds = holds_after_scorings_;
    *this = {};
    animations_.keep_still(still);
    holds_after_scorings_ = holds;
    know(opening(session));
    for (Place& disc : discs_.items) disc = nowhere;
}

void Stage::set(const Session& session, std::size_t until) {
    until = std::min(until, session.events().size());
    open(session);
    for (std::size_t choice = 0;; take(session, next_++)) {
        // The table before each choice is known exactly.
        for (; choice < session.answers() && session.events_before(choice) <= next_; ++choice) {
            if (session.events_before(choice) == next_) know(seen_before(session, choice));
            if (next_ == until) break;
        }
        if (next_ >= until) break;
    }
    if (until > 0) tell(session, until - 1), say(session, *on_), lasts_ = 0;
    if (until < session.events().size()) return;
    on_.reset();
    know(session.seen());
    place_scoring_.reset();
    caption_.clear();
}

void Stage::retell(const Session& session, std::size_t from) {
    set(session, from);
    retelling_ = true;
}

// Sets the table, which also says whose turn it is. Between two known tables the events say that.
void Stage::know(State table) {
    shown_ = table;
    turn_ = in_turn(shown_);
}

void Stage::play(const Session& session, std::size_t from) {
    retell(session, from);
    by_itself_ = true;
}

// Sets the table if a choice was made at this point.
void Stage::know_as_it_was(const Session& session) {
    for (std::size_t n = 0; n < session.answers() && session.events_before(n) <= next_; ++n)
        if (session.events_before(n) == next_) know(seen_before(session, n));
}

double Stage::pace_of(const Session& session) const {
    const Pace pace = session.plan().pace;
    return pace_factor(retelling_ && pace == Pace::instant ? Pace::normal : pace);
}

double Stage::advance(const Session& session, double now, std::size_t until) {
    if (next_ > session.events().size()) take_back(session, now);
    waits_ = false;
    animations_.settle(now);
    for (;;) {
        if (on_) {
            const bool wait_for_click = session.plan().pace == Pace::step && lasts_ > 0 && !rushing_ && !by_itself_;
            if (!skipped_ && !rushing_) {
                if (wait_for_click) {
                    waits_ = true;
                    return -1;
                }
                if (now < began_ + lasts_) return began_ + lasts_ - now;
            }
            // A click skips the scoring of a whole place, not of one player in it.
            const bool on_same = next_ < session.events().size() && gives_points(session.events()[next_]);
            if (!(skipped_ && place_scoring_ && on_same)) skipped_ = false;
            on_.reset();
        }
        if (next_ == session.events().size()) break;
        if (next_ >= until) return -1;
        holds_ = holds_after_scorings_ && !released_ && scoring_over(session);
        if (holds_) {
            place_scoring_.reset();
            return -1;
        }
        const bool skipping = skipped_;
        tell(session, next_);
        if (!skipping) set_off(session, *on_, now);
        take(session, next_++);
        if (by_itself_) know_as_it_was(session);
        say(session, *on_);
        skipped_ = skipping;
        began_ = now;
    }
    know(session.seen());
    retelling_ = false;
    place_scoring_.reset();
    discs_open_ = false;
    animations_.close_tower(now);
    if (!session.bot_asked()) caption_.clear();
    if (!session.bot_asked()) rushing_ = false;
    return -1;
}

// Pieces of undone events travel back: of the last events, or of one in between.
void Stage::take_back(const Session& session, double now) {
    const auto still = [&](const Event& event, const Event& now_there) {
        return event == seen_by(now_there, reader_of(session));
    };
    const auto first =
        std::mismatch(followed_.begin(), followed_.end(), session.events().begin(), session.events().end(), still)
            .first;
    const auto count = static_cast<std::ptrdiff_t>(followed_.size() - session.events().size());
    const std::vector<Event> gone(first, first + std::min(count, followed_.end() - first));
    set(session);
    for (const Event& event : gone)
        if (const std::optional<Event> back = reverse_event(event))
            animations_.begin(*back, shown_, pace_of(session) * own_hand, now);
}

void Stage::skip() {
    skipped_ = on_.has_value();
    released_ = released_ || holds_;
    animations_.end();
}

bool Stage::by_own_hand(const Session& session, const Event& event) const {
    return !retelling_ && session.person(event.who) && row(event.what).by_hand;
}

// After a power card the player has time to undo it, even at pace instant, before the device is passed on.
double Stage::length(const Session& session, const Event& event) const {
    if (passing(session) && event.what == What::power_played && by_own_hand(session, event)) {
        const Pace pace = session.plan().pace;
        return undo_time
               * pace_factor(pace == Pace::instant && session.person(session.asked()) ? Pace::normal : pace);
    }
    if (by_own_hand(session, event)) return 0;
    return std::max<double>(row(event.what).ms, animations_.length(event, shown_)) * pace_of(session);
}

// Starts the event's animations. Call it before the event is applied to the table.
void Stage::set_off(const Session& session, const Event& event, double now) {
    double pace = rushing_ ? 0 : pace_of(session);
    animations_.move_tower(event, pace, now);
    if (opens_disc(event) && lasts_ <= 0) return;   // turned together with the others
    if (by_own_hand(session, event)) pace *= own_hand;
    animations_.begin(event, shown_, pace, now);
}

// Makes the event the one that is shown, and computes how long.
void Stage::tell(const Session& session, std::size_t n) {
    const Event event = seen_by(session.events()[n], reader_of(session));
    on_ = event;
    lasts_ = length(session, event);
    const bool last_of_place =
        gives_points(event) && (n + 1 == session.events().size() || !gives_points(session.events()[n + 1]));
    if (opens_disc(event) && discs_open_ && discs_[event.who] == event.to) lasts_ = 0;   // turned together
    if (gives_points(event)) together_ = std::max(together_, lasts_), lasts_ = 0;
    if (last_of_place) {
        lasts_ = std::exchange(together_, 0) + time_to_read * pace_of(session);
        if (place_scoring_ && !place_scoring_->overtaking.empty()) lasts_ += time_to_cheer * pace_of(session);
    }
    skipped_ = false;
}

// Applies one event: to the table, the chronicle, the tallies and the news.
void Stage::take(const Session& session, std::size_t n) {
    const Event event = seen_by(session.events()[n], reader_of(session));
    if (opens_disc(event)) {
        if (!discs_open_) open_discs(session, n);
        discs_[event.who] = event.to;
        discs_open_ = true;
    } else if (!leaves_a_place(event)) {
        discs_open_ = false;
    }
    if (event.what == What::general_scoring) {
        general_ = true;
        tallies_.push_back({.round = shown_.round, .general = true, .points = {}});
    }
    if (event.what == What::round_begins || event.what == What::game_over) general_ = false;
    if (event.what == What::turn_begins) turn_ = event.who;
    if (event.what == What::round_ends) turn_ = nobody;
    if (event.what == What::scoring) begin_place_scoring(session, n);
    sum_up(session, event, n);

    if (event.what == What::turn_begins || event.what == What::round_ends) why_.clear(), untold_why_.clear();
    if (const Reason reason = session.reasons.at(n); reason.why != Why::none)
        untold_why_ = why_ = in_words(reason, names_of(session), session.plan().castillo_announced);
    story_.add(event, shown_);
    const State before = shown_;
    apply_event(shown_, event);
    since_turn_.add(event, before, shown_, general_);
    followed_.push_back(event);

    if (const std::string_view title = row(event.what).apart; !title.empty()) {
        tallies_.push_back({.round = shown_.round, .title = title, .points = {}});
        tallies_.back().points[event.who] = event.n;
    }
    if (belongs_to_scoring(event)) {
        if (place_scoring_ && place_scoring_->told < place_scoring_->events) ++place_scoring_->told;
        if (Tally* tally = last_scoring()) tally->points[event.who] += event.n;
    } else if (event.what != What::scoring) {
        place_scoring_.reset();
    }

    tell_line(session, event, n);
    tell_news(session, event, n);
}

// All discs that are turned over together are open from the first event on.
void Stage::open_discs(const Session& session, std::size_t n) {
    for (Place& disc : discs_.items) disc = nowhere;
    for (; n < session.events().size(); ++n) {
        const Event event = seen_by(session.events()[n], reader_of(session));
        if (opens_disc(event)) discs_[event.who] = event.to;
        else if (!leaves_a_place(event)) break;
    }
}

void Stage::tell_line(const Session& session, const Event& event, std::size_t n) {
    const Rules& rules = shown_.rules;
    const PerPlayer<std::string> names = names_of(session);
    const bool by_place = told_by_place(event);
    if (by_place && !lines_.empty() && lines_.back().event.what == event.what && lines_.back().event.who == event.who) {
        Line& line = lines_.back();
        ++line.placed[event.to];
        line.until = n + 1;
        line.text = eg::say(message(event, line.placed), names);
        return;
    }
    std::string words =
        row(event.what).kind == EventKind::heading ? round_line(shown_) : eg::say(message(event, rules), names);
    if (words.empty()) return;
    if (!lines_.empty() && same_way(lines_.back().event, event)) {
        Line& line = lines_.back();
        line.until = n + 1;
        line.text = eg::say(message(event, rules, ++line.moved), names);
        return;
    }
    lines_.push_back({.text = std::move(words),
                      .why = std::exchange(untold_why_, {}),
                      .event = event,
                      .round = shown_.round,
                      .events = n,
                      .until = n + 1,
                      .placed = {}});
    if (!by_place) return;
    ++lines_.back().placed[event.to];
    lines_.back().text = eg::say(message(event, lines_.back().placed), names);
}

void Stage::tell_news(const Session& session, const Event& event, std::size_t n) {
    const bool place_scored =
        belongs_to_scoring(event) && place_scoring_ && place_scoring_->told == place_scoring_->events;
    if (!place_scored && !row(event.what).news) return;
    const Message words = place_scored ? summary(*place_scoring_) : told_as_a_whole(event);
    if (!words.empty()) news_.push_back({.words = eg::say(words, names_of(session)), .turn = turn_, .until = n + 1});
}

// The sentence about the turn so far, if the event belongs to it; else the event's own.
Message Stage::told_as_a_whole(const Event& event) const {
    const Rules& rules = shown_.rules;
    Event told = event;
    if (event.what == What::round_begins)
        told.n = static_cast<std::uint8_t>(round_number(shown_, event.n));   // 1 to 6 in the short game
    return story_.tells(event) ? story_.message(rules) : message(told, rules);
}

void Stage::say(const Session& session, const Event& event) {
    const Message words = told_as_a_whole(event);
    if (place_scoring_ && gives_points(event)) caption_ = eg::say(summary(*place_scoring_), names_of(session));
    else if (!words.empty()) caption_ = eg::say(words, names_of(session));
}

Tally* Stage::last_scoring() {
    const auto at = std::find_if(tallies_.rbegin(), tallies_.rend(), [](const Tally& t) { return t.title.empty(); });
    return at == tallies_.rend() ? nullptr : &*at;
}

// Looks ahead to all players who score here, so that the panel shows their order at once.
void Stage::begin_place_scoring(const Session& session, std::size_t n) {
    const std::vector<Event>& events = session.events();
    const Place place = events[n].to;
    general_ = general_ || events[n].who == nobody;   // the position may begin during a general scoring
    place_scoring_ = PlaceScoring{
        .place = place, .first_only = events[n].n != 0, .general = general_, .values = {}, .rows = {}};
    const Values values = value_of(shown_, place);
    const int    ranks = place_scoring_->first_only ? 1 : counted_ranks(shown_);
    for (int i = 0; i < 3; ++i)
        place_scoring_->values[static_cast<std::size_t>(i)] =
            i < ranks ? values.points[static_cast<std::size_t>(i)] : 0;
    const PerColour<PerPlace<Count>> caballeros = counted(shown_);
    std::vector<PlaceScoring::Row>&  rows = place_scoring_->rows;
    for (std::size_t i = n + 1; i < events.size() && belongs_to_scoring(events[i]); ++i) {
        const Event& event = events[i];
        ++place_scoring_->events;
        if (event.what == What::scored)
            rows.push_back({.player = event.who,
                            .caballeros = caballeros[event.who][place],
                            .points = event.n,
                            .rank = event.rank,
                            .flags = event.flags});
        else add_payment(rows, event);
    }
    for (PlaceScoring::Row& row : rows) row.total = shown_.score[row.player] + row.points;
    place_scoring_->overtaking = eg::say(overtaking_in(shown_, place_scoring_->rows), names_of(session));
    const Tally* last = last_scoring();
    if (!general_ || !last || !last->general) {
        const bool goes_on = last && !last->general && last->round == shown_.round && n > 0
                             && belongs_to_scoring(events[n - 1]);
        if (!goes_on) tallies_.push_back({.round = shown_.round, .general = false, .points = {}});
    }
}

// Keeps the summary of a general scoring. Call it before the event is applied to the table.
void Stage::sum_up(const Session& session, const Event& event, std::size_t n) {
    const auto to_come = [&] { return places_scored(std::span{session.events()}.subspan(n + 1)); };
    if (event.what == What::general_scoring) {
        summary_ = ScoringSummary{.number = event.n, .began = n, .before = {}, .to_come = to_come()};
        for (Player p : shown_.seats()) summary_->before[p] = shown_.score[p];
    }
    if (ends_scoring(event)) summary_.reset(), released_ = false;
    if (!summary_) return;
    if (event.what == What::scoring) {
        summary_->places.push_back(*place_scoring_);
        summary_->to_come = to_come();
    }
    const std::string_view title = row(event.what).apart;
    if (title.empty()) return;
    std::vector<ScoringSummary::Other>& others = summary_->others;
    auto at = std::find_if(others.begin(), others.end(), [&](const auto& other) { return other.title == title; });
    if (at == others.end()) at = others.insert(others.end(), {title, {}});
    at->points[event.who] += event.n;
}

// The next event is the first after a general scoring, whose end is known.
bool Stage::scoring_over(const Session& session) const {
    if (!summary_ || summary_->places.empty() || !summary_->to_come.empty()) return false;
    const auto rest = std::span{session.events()}.subspan(next_);
    return !gives_points(rest[0]) && std::any_of(rest.begin(), rest.end(), ends_scoring);
}

Places Stage::ringed() const {
    Places places = on_ ? places_of(*on_) : Places{};
    for (const Animation& echo : animations_.echoes()) places = places | places_of(echo.event);
    return places;
}

}
