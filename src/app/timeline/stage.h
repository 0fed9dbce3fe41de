// Turns what happened into time. The session's list of events runs ahead; the stage follows it one
// event after another on a table of its own, the one that is shown, tells each in a sentence, and
// stays on it as long as the pace says. Nothing here decides anything: an event says which pieces move.
//
// The table shown is always as it is after the event. What travels meanwhile is a Animation, and only
// whoever draws knows that the piece has not arrived yet.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/timeline/animations.h"
#include "app/game/session.h"
#include "app/sentences/story.h"
#include "engine/scoring.h"

namespace eg {

// One line of the chronicle.
struct Line {
    std::string text;
    std::string why = {};       // a bot's reason for it
    Event       event;          // the first of those it tells
    Count       round = 0;
    std::size_t events = 0;     // how many events had been followed before it
    std::size_t until = 0;      // ... and with the last one it tells
    PerPlace<Count> placed;     // a run of placings is one line
    Count       moved = 1;      // ... and of caballeros that go the same way
};

// One place being scored, all ranks at once.
struct PlaceScoring {
    struct Row {
        Player       player = nobody;
        int          caballeros = 0;
        int          points = 0;
        int          rank = 0;   // 0: nobody of his stands here
        std::uint8_t flags = 0;
        int          total = 0;  // after it
    };
    Place                 place = nowhere;
    bool                  first_only = false;
    bool                  general = false;
    std::array<int, 3>    values{};
    std::vector<Row>      rows;
    std::size_t           told = 0;  // rows already counted
    std::string           overtaking = {};   // who passes whom by it; empty: nobody
};

// What a scoring gave; kept for the end of the game.
struct Tally {
    Count          round = 0;
    bool           general = false;
    PerPlayer<int> points;
};

// A turn, or a place that is scored, as a whole: what is announced to screen readers.
struct News {
    std::string words;
    Player      turn = nobody;   // in whose turn it was; nobody: in a general scoring
    std::size_t until = 0;       // how many events had been followed with it
};

double pace_factor(Pace pace);   // of the times at normal pace

class Stage {
public:
    // Sets the table as it is now, telling nothing; the chronicle is written from the beginning.
    void set(const Session& session) { set(session, session.events().size()); }
    // The table as at the beginning: what led to the first question is still to be told.
    void open(const Session& session);
    // The table as it was after so many events, the last of them still being told; advance goes on from there.
    void set(const Session& session, std::size_t until);
    // Sets it back there and tells everything since once more, at a pace that can be followed.
    void retell(const Session& session, std::size_t from);
    bool retelling() const { return retelling_; }
    // ... likewise, and nobody is at hand to press at step pace.
    void play(const Session& session, std::size_t from);
    // Goes on as far as time allows. Gives the milliseconds until something changes: 0 for at once,
    // negative for nothing before the next event or, at step pace, the next click.
    // No event beyond `until` is begun.
    double advance(const Session& session, double now, std::size_t until = SIZE_MAX);
    bool   busy(const Session& session) const { return next_ < session.events().size() || on_; }
    // Ends the event being shown; at step pace, goes on to the next.
    void skip();
    // Runs through to the next question of a person.
    void rush() { rushing_ = true; skip(); }
    bool rushing() const { return rushing_; }
    std::size_t followed() const { return next_; }   // how many events
    // Is it a click that it waits for?
    bool waits() const { return waits_; }

    const State&              shown() const { return shown_; }
    Player                    turn() const { return turn_; }   // whose turn is told, whoever is asked or scores in it
    bool                      general() const { return general_; }   // a general scoring is told
    const std::optional<Event>& on() const { return on_; }
    const std::string&        caption() const { return caption_; }
    const std::string&        why() const { return why_; }   // the reason of the turn that is told
    const std::vector<Line>&  lines() const { return lines_; }
    const std::vector<News>&  news() const { return news_; }
    const std::optional<PlaceScoring>& place_scoring() const { return place_scoring_; }
    const std::vector<Tally>& tallies() const { return tallies_; }
    // Discs turned over in the event being shown, and just before it.
    const PerPlayer<Place>&   discs() const { return discs_; }
    bool                      discs_open() const { return discs_open_; }
    // Where the event being shown happens.
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
    void   tell_line(const Session& session, const Event& event, std::size_t n);
    void   tell_news(const Session& session, const Event& event, std::size_t n);
    Message told_as_a_whole(const Event& event) const;
    double length(const Session& session, const Event& event) const;
    void   set_off(const Session& session, const Event& event, double now);
    double pace_of(const Session& session) const;
    bool   by_own_hand(const Session& session, const Event& event) const;

    State                  shown_;
    Player                 turn_ = nobody;
    std::size_t            next_ = 0;  // the first event not yet followed
    std::vector<Event>     followed_;  // ... and those before it, as they were seen
    Story                  story_;
    std::optional<Event>   on_;
    double                 began_ = 0;
    double                 lasts_ = 0;
    double                 together_ = 0;   // what is told with it would last so long
    bool                   skipped_ = false;
    bool                   rushing_ = false;
    bool                   retelling_ = false;
    bool                   by_itself_ = false;   // ... with nobody to press
    bool                   waits_ = false;
    bool                   general_ = false;
    std::string            caption_;
    std::string            why_, untold_why_;   // ... and until it has a line
    std::vector<Line>      lines_;
    std::vector<News>      news_;
    std::optional<PlaceScoring> place_scoring_;
    std::vector<Tally>     tallies_;
    PerPlayer<Place>       discs_;
    bool                   discs_open_ = false;
    Animations               animations_;
};

}
