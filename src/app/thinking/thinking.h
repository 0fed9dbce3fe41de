// All tasks in workers about one game: the move of the bot that is asked, advice to the person who is asked, and the
// review.
#pragma once

#include "app/thinking/advice.h"
#include "app/thinking/worker_task.h"
#include "app/thinking/review.h"

namespace eg {

class Thinking {
public:
    // Once a frame: starts the tasks that are wanted and cancels the others. at_rest: no event is being shown. move: a
    // bot's move is wanted.
    void follow(const Session& session, bool at_rest, bool move, double now);
    void rest(const Session& session, double now);   // cancels moves and advice

    enum class About : unsigned char { nothing, move, advice, review };
    // Progress of a task in 1000ths, and its result. Returns what the task is about; nothing: it was cancelled.
    About receive(const Session& session, int ticket, int share, const Reply& reply);
    bool  decided() const { return move_.finished(); }   // the bot's move is known
    int   moment() const { return move_.moment(); }      // of that move
    float shown(double now) const { return move_.shown(now); }   // the progress bar (WorkerTask)

    const Advice* advice() const { return advice_.wanted ? &advice_ : nullptr; }   // null: none is shown
    // The table after the chosen idea; null: none is chosen.
    const State*  led_to() const { return advice_.wanted && advice_.chosen >= 0 ? &led_to_ : nullptr; }
    void ask_advice(const Session& session, bool at_rest, double now);   // a second call closes it
    void choose_idea(const Session& session, int n);   // a second call for the same idea chooses none
    void forget() { advice_ = {}, drop_review(); }   // call it when the game is another

    const Review& review() const { return review_; }
    // Starts the review, unless there is one. In a watched game of bots alone it runs along with the game.
    void make_review(const Session& session);
    // The turning point of the review that is open; null: none is.
    const TurnComparison* compared() const { return compared_ ? &*compared_ : nullptr; }
    void compare(const Session& session, std::size_t number);   // opens it, if it is known

    void show(const Session& session, const Advice& advice, int idea, const Review& review);   // sets it, for a scene

private:
    void advise(const Session& session, bool at_rest, double now);
    void choose(const Session& session, int n);
    void drop_review();
    void weigh(const Session& session);
    bool watched_from_the_beginning(const Session& session) const;

    WorkerTask move_{Wanted::move}, advising_{Wanted::advice};
    Advice    advice_;
    State     led_to_;   // the table after the chosen idea
    Review    review_;
    std::optional<TurnComparison> compared_;
};

}
