// One game being played: who sits where, the choices made so far, the true table, and how far it
// may be taken back. Nobody else calls apply, and nobody is shown more than seen_by allows.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/bot.h"
#include "ai/intent.h"
#include "engine/module.h"
#include "engine/notation.h"
#include "engine/save_game.h"
#include "language/say.h"

namespace eg {

struct Task;

struct Seat {
    std::string name;
    std::string bot;  // which opponent plays here; empty: a person at the device
    Style      style = Style::even;   // ... and what he likes

    bool person() const { return bot.empty(); }
};

void sit_down(Seat& seat, std::string_view who);   // "Duque", "Duque/builder"; anything else is a person

enum class Pace : std::uint8_t { step, calm, normal, fast, instant };
constexpr int pace_count = 5;
std::string_view show(Pace pace);

// What the new-game screen lays down.
struct Plan {
    Setup                            setup;
    Modules                          wanted = {};   // with what is chosen in any box: it is there again when its box is
    std::array<Seat, max_players>    seats;
    bool                             castillo_announced = true;  // the memory aid beside the tower
    Pace                             pace = Pace::normal;
};

// The seats as lines of text: "Tomás<tab>Duque<tab>builder". What is not understood stays as it is.
std::string show_seats(const Plan& plan);
int         read_seats(Plan& plan, std::string_view lines, int most);   // gives how many

constexpr std::string_view usual_bot = "Caballero";
Plan             usual_plan();  // you and three Caballeros

class Session {
public:
    bool running() const { return running_; }
    void start(const Plan& plan, std::uint64_t seed);
    void start_on(const Plan& plan, std::string_view table);   // in the engine's notation, and good
    // Takes up a saved game; gives the reason, and changes nothing, if it cannot be.
    Message resume(std::string_view code);
    // Goes on with a game that has been taken up elsewhere, in place of this one.
    void        go_on_with(Session other);
    std::string code() const { return save(record_); }
    std::string code(std::size_t answers) const;   // up to there
    void        leave() { running_ = false; }

    const Plan&   plan() const { return plan_; }
    Plan&         plan() { return plan_; }  // names and pace may change while the game runs
    void          keep_plan();              // ... and then go into the record
    std::uint64_t seed() const { return record_.seed; }

    std::string name(Player p) const {
        return p < max_players ? plan_.seats[p].name : say(Message{"{who}", {{"who", p}}});
    }   // of a colour behind which nobody sits what it is called
    PerPlayer<std::string> names() const;
    bool                   person(Player p) const { return p < max_players && plan_.seats[p].person(); }
    Players                people() const;

    // ---- the question

    Player           asked() const { return eg::asked(state_); }
    Player           in_turn() const { return eg::in_turn(state_); }
    bool             loss_asked() const { return eg::loss_asked(state_); }
    bool             over() const { return eg::over(state_); }
    bool             bot_asked() const { return running_ && !over() && !person(asked()); }
    const Step&      asked_step() const { return eg::asked_step(state_); }   // an empty one when the game is over
    std::string      question() const;
    std::string      told(std::string_view words) const;   // of its row
    // How many more of the pieces it speaks of; 0 where it counts nothing.
    Count            count_left() const { return over() ? Count{0} : state_.top().count; }
    // How many could still be placed in the turn that is asked for; 0 where it is not placing.
    int              unplaced() const;
    // Must the device change hands unseen before this question may be shown?
    bool curtained() const;
    void open_curtain() { holder_ = opener_ = asked(), shut_ = false; }
    // It is passed on among people: it opens behind the curtain, whatever is asked.
    void shut() { shut_ = true; }
    // Whether somebody has answered or opened the curtain since the page was opened.
    bool   held() const { return holder_ != nobody; }
    // The person who is to go on now, where that is another than the one before; nobody if it is not.
    Player next_person() const {
        return running_ && person(asked()) && people().size() > 1 && asked() != holder_ ? asked() : nobody;
    }
    // Whoever has taken it up goes on in this seat. One that a bot had is a person's now, and all others are bots.
    void sit_down_as(Player player);
    // What may be answered on this screen now; empty for a bot's question or behind the curtain.
    Choices options() const;

    // ---- what is seen

    // The one person whose knowledge the screen shows; nobody where several share it.
    Player reader() const;
    // Whose hand lies open: the sole person's at all times, else only while it is asked for.
    Player hand_of() const;
    State  seen() const;
    // The table as seen after one caballero more is placed here, if that is what is asked.
    std::optional<State> if_placed(Place place) const;
    // The table as seen after any other answer, whoever is asked then; nothing if it is none.
    std::optional<State> after(Choice choice) const;
    // All that has happened, as the table knows it; blank each with seen_by before telling.
    const std::vector<Event>& events() const { return events_.list; }
    // What happened before the first choice.
    State opening() const;
    // The table as it was before choice n, 0 to answers(), to whoever looks at this screen.
    State       seen_before(std::size_t n) const;
    std::size_t events_before(std::size_t n) const { return n < past_.size() ? past_[n].events : events_.list.size(); }
    Player      asked_before(std::size_t n) const { return eg::asked(before(n)); }
    Count       round_before(std::size_t n) const { return before(n).round; }
    Choice      answer_given(std::size_t n) const { return record_.choices[n]; }

    // ---- answers

    void answer(Choice choice);
    // Grows with every change of the table: what was thought about another moment is worth nothing.
    int  moment() const { return moment_; }
    // What the bot that is asked has to think about, and its answer; false if the table has moved on.
    Task task() const;
    // The plan: how it means to go on, the answer first.
    bool answered(int moment, Choice choice, std::span<const Choice> plan = {}, const Reason& why = {});
    // Why a bot gave the answer that event n came of; none if nobody said. Not kept with the game.
    Reason reason_for(std::size_t n) const;
    void   give_reason(std::size_t events, const Reason& why);   // for the answer to come after so many events
    // The table as the one who is asked sees it: for his eyes, and to advise him.
    State seen_by_asked() const;
    Task  advice_task() const;
    // For looking a finished game over: the table before choice n as the one saw it who was asked, and
    // what he answered from there on, before choice `until`, secret discs left out.
    State               seen_before_by_asked(std::size_t n) const;
    std::vector<Choice> own_choices(std::size_t n, std::size_t until) const;
    // Where a bot has no choice, or has a plan and nobody came in between, there is nothing to think about;
    // true if it was so.
    bool answer_the_obvious();
    // Here and now, to the end.
    bool think();

    bool can_undo() const { return may_undo_to(past_.size() - 1); }
    // Whether no more than one's own steps would be taken back, and nothing anybody has learned from them.
    bool may_undo_to(std::size_t n) const { return n >= barrier_ && n < past_.size() && (passing() || !curtained()); }
    // A power card has been played, or a turn ended, that may still be taken back, though somebody else is asked now.
    bool passing() const { return barrier_ < past_.size() && asked_before(past_.size() - 1) != asked(); }
    // The question is read now: if it opens another person's hand, what was answered before it stands.
    void pass_on() { if (person(asked()) && passing() && asked_step().hints.secret) barrier_ = past_.size(); }
    std::size_t answers() const { return record_.choices.size(); }  // given so far
    std::size_t undo_depth() const { return past_.size() - barrier_; }
    void undo();
    void reset_turn();  // to where the turn began, or as near as one may go
    // Goes on from before choice n as though nothing had happened since; whoever calls has asked.
    void go_back(std::size_t n);
    // Where something was placed in this turn that may be taken back by itself, and doing so: what was
    // answered since is answered again.
    Places placed() const;
    void   take_back(Choice choice);   // a caballero placed there, or a card of a set that is being chosen

private:
    const State& before(std::size_t n) const { return n < past_.size() ? past_[n].state : state_; }
    void  take(Choice choice);
    void  draw_barrier(std::size_t n);   // as far as answer n forbids to go back behind it
    State shown_to_reader(const State& table, Player player) const;
    void  read_plan();
    void  agree(const Plan& plan);
    void  begin_again();
    std::size_t taken_back(Choice choice) const;   // how many of the turn's answers come before it

    bool              running_ = false;
    Plan              plan_;
    Record            record_;
    State             state_;
    Events            events_;
    std::vector<GameHistory::Moment> past_;   // the table before each choice, with how much had happened
    std::size_t       barrier_ = 0;  // the first of them that undo may reach
    Player            holder_ = nobody;  // the person last seen at the device
    Player opener_ = nobody;   // who opened the last curtain and has had the device since: a hand opens for nobody else
    bool              shut_ = false;     // nobody else is to be asked anything before the curtain has been opened
    int               moment_ = 0;
    Intent            meant_;        // by the bot that answered last
    struct Told {
        std::size_t events;   // so many came before its answer
        Reason      why;
    };
    std::vector<Told> reasons_;      // of bots, in the order of the game
};

}
