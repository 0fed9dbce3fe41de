// All that is thought about one game somewhere else: the move of the bot that is asked, advice to the
// person who is, and the review of a finished game. They go out as tasks, and word comes back.
#pragma once

#include "app/thinking/advice.h"
#include "app/thinking/pondering.h"
#include "app/thinking/review.h"

namespace eg {

class Thinking {
public:
    // Sees to it that just what is wanted at this moment is being thought about. At rest: nothing is
    // being told, so that whoever is asked may answer.
    void follow(const Session& session, bool at_rest, bool move, double now);
    void rest(const Session& session, double now);   // nothing is wanted

    enum class About : unsigned char { nothing, move, advice, review };
    About hear(const Session& session, int ticket, int share, const Reply& reply);   // what that word was about
    bool  decided() const { return move_.finished(); }
    int   moment() const { return move_.moment(); }   // what was decided is about it
    float shown(double now) const { return move_.shown(now); }

    const Advice* advice() const { return advice_.wanted ? &advice_ : nullptr; }
    const State*  led_to() const { return advice_.wanted && advice_.chosen >= 0 ? &led_to_ : nullptr; }
    void ask_advice(const Session& session, bool at_rest, double now);   // asked again it is closed
    void choose_idea(const Session& session, int n);   // chosen again it is none
    void forget() { advice_ = {}, drop_review(); }   // another game lies on the table

    const Review& review() const { return review_; }
    void make_review(
        const Session& session);   // once made it is kept; of bots alone its chances are weighed as they play
    // The table after the turn that would have been best, while this line of the chronicle is shown, before which a
    // turning_point began.
    void         recommend(const Session& session, const Review::TurningPoint& turning_point, std::size_t line);
    const State* recommended(std::size_t line) const { return line == recommended_at_ ? &recommended_ : nullptr; }
    const State* played(std::size_t line) const {
        return line == recommended_at_ ? &played_ : nullptr;
    }   // ... where the turn led that was played
    std::string_view recommended_gain(std::size_t line) const {
        return line == recommended_at_ ? std::string_view{recommended_gain_} : std::string_view{};
    }
    std::string_view recommended_words(std::size_t line) const {
        return line == recommended_at_ ? std::string_view{recommended_words_} : std::string_view{};
    }

    void show(const Session& session, const Advice& advice, int idea, const Review& review);   // as a scene has it

private:
    void advise(const Session& session, bool at_rest, double now);
    void choose(const Session& session, int n);
    void drop_review();
    void weigh(const Session& session);
    bool watched_from_the_beginning(const Session& session) const;

    Pondering move_{Wanted::move}, advising_{Wanted::advice};
    Advice    advice_;
    State     led_to_;   // by the idea that is chosen
    Review    review_;
    State       recommended_, played_;
    std::string recommended_words_, recommended_gain_;
    std::size_t recommended_at_ = SIZE_MAX;
};

}
