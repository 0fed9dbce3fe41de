// Shows the events one after another. The session's list of events runs ahead; the stage applies them to a table of its
// own, which is the one that is shown, makes a sentence of each, and stays on it as long as the pace says.
//
// The table is always as after the event. A piece that is still moving is an Animation, which the drawing code knows.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/timeline/animations.h"
#include "app/timeline/scoring_summary.h"
#include "app/timeline/since_turn.h"
#include "app/game/session.h"
#include "app/sentences/story.h"
#include "engine/scoring.h"

namespace eg {

// One line of the chronicle.
struct Line {
    std::string text;
    std::string why = {};       // a bot's reason for it
    Event       event;          // the first of its events
    Count       round = 0;
    std::size_t events = 0;     // the number of its first event
    std::size_t until = 0;      // the number after its last event
    PerPlace<Count> placed;     // caballeros placed in a row make one line
    Count       moved = 1;      // caballeros with the same origin and destination make one line
};

// The points of a scoring, or those gained outside of all.
struct Tally {
    Count            round = 0;
    bool             general = false;
    std::string_view title = {};   // not empty: no scoring (EventType::scoring)
    PerPlayer<int>   points;
};

// A turn, or the scoring of a place, as screen readers announce it.
struct News {
    std::string words;
    Player      turn = nobody;   // whose turn it was; nobody: a general scoring
    std::size_t until = 0;       // the number after its last event
};

double pace_factor(Pace pace);   // factor of the times at normal pace; 0: at once

class Stage {
public:
    // Shows the present without showing the events. The chronicle has all of them.
    void set(const Session& session) { set(session, session.events().size()); }
    // Begins before the first event.
    void open(const Session& session);
    // Shows the table after so many events, the last of which is being shown. advance() continues from there.
    void set(const Session& session, std::size_t until);
    // Goes back there and shows everything since again, at normal pace instead of instant.
    void retell(const Session& session, std::size_t from);
    bool retelling() const { return retelling_; }
    // Like retell(), without waiting for clicks at pace step.
    void play(const Session& session, std::size_t from);
    // Shows as much as time allows. Returns the milliseconds until something changes; negative: nothing does before
    // the next event or, at pace step, the next click. No event from number `until` on is begun.
    double advance(const Session& session, double now, std::size_t until = SIZE_MAX);
    bool   busy(const Session& session) const { return next_ < session.events().size() || on_; }
    // Ends the event that is shown, or the wait after a general scoring; at pace step the next event follows.
    void skip();
    // Runs to the next question of a person.
    void rush() { rushing_ = true; skip(); }
    bool rushing() const { return rushing_; }
    std::size_t followed() const { return next_; }   // number of events that the table has
    // Whether it waits for a click.
    bool waits() const { return waits_; }
    // Whether it waits for a skip() after a general scoring, whose summary is complete.
    void hold_after_scorings(bool on) { holds_after_scorings_ = on; }
    bool holds() const { return holds_; }

    const State&              shown() const { return shown_; }
    Player                    turn() const { return turn_; }   // whose turn is shown; nobody: between turns
    bool                      general() const { return general_; }   // a general scoring is shown
    const std::optional<Event>& on() const { return on_; }   // the event that is shown; nothing: none
    const std::string&        caption() const { return caption_; }   // its sentence; empty: none
    const std::string&        why() const { return why_; }   // the bot's reason for this turn; empty: none
    const std::vector<Line>&  lines() const { return lines_; }
    const std::vector<News>&  news() const { return news_; }
    const SinceTurn&          since_turn() const { return since_turn_; }
    const std::optional<PlaceScoring>& place_scoring() const { return place_scoring_; }
    const std::vector<Tally>& tallies() const { return tallies_; }
    // The general scoring that is shown; nothing: none.
    const std::optional<ScoringSummary>& scoring_summary() const { return summary_; }
    // Discs that were turned over in this event and just before it.
    const PerPlayer<Place>&   discs() const { return discs_; }
    bool                      discs_open() const { return discs_open_; }
    // The places of the event that is shown.
    Places ringed() const;

    const Animations& animations() const { return animations_; }
    void keep_still(bool still) { animations_.keep_still(still); }

private:
    void   know(State table);
    void   know_as_it_was(const Session& session);
    void   take(const Session& session, std::size_t n);
    void   tell(const Session& session, std::size_t n);
    void   take_back(const Session& session, double now);
    void   say(const Session& session, const Event& event);
    void   open_discs(const Session& session, std::size_t n);
    void   begin_place_scoring(const Session& session, std::size_t n);
    void   sum_up(const Session& session, const Event& event, std::size_t n);
    bool   scoring_over(const Session& session) const;
    Tally* last_scoring();   // null: there was none
    void   tell_line(const Session& session, const Event& event, std::size_t n);
    void   tell_news(const Session& session, const Event& event, std::size_t n);
    Message told_as_a_whole(const Event& event) const;
    double length(const Session& session, const Event& event) const;
    void   set_off(const Session& session, const Event& event, double now);
    double pace_of(const Session& session) const;
    bool   by_own_hand(const Session& session, const Event& event) const;

    State                  shown_;
    Player                 turn_ = nobody;
    std::size_t            next_ = 0;  // the number of the first event that the table does not have
    std::vector<Event>     followed_;  // the events before it, as they were seen
    Story                  story_;
    std::optional<Event>   on_;
    double                 began_ = 0;
    double                 lasts_ = 0;
    double                 together_ = 0;   // milliseconds; of the rows of a scoring that are shown together
    bool                   skipped_ = false;
    bool                   rushing_ = false;
    bool                   retelling_ = false;
    bool                   by_itself_ = false;   // without waiting for clicks
    bool                   waits_ = false;
    bool                   general_ = false;
    bool                   holds_after_scorings_ = false, holds_ = false;
    bool                   released_ = false;    // the player has seen the summary
    std::string            caption_;
    std::string            why_, untold_why_;   // untold_why_: until a line has it
    std::vector<Line>      lines_;
    std::vector<News>      news_;
    SinceTurn              since_turn_;
    std::optional<PlaceScoring> place_scoring_;
    std::vector<Tally>     tallies_;
    std::optional<ScoringSummary> summary_;
    PerPlayer<Place>       discs_;
    bool                   discs_open_ = false;
    Animations               animations_;
};

}
