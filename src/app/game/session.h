// One game being played: the plan, the course of the game, who has the device, and what undo may reach. Only GameLog
// changes the table, and nobody is shown more than seen_by allows.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/intent.h"
#include "app/game/game_log.h"
#include "app/game/plan.h"
#include "app/game/undo.h"
#include "language/say.h"

namespace eg {

struct Task;

// Why bots answered as they did. Not part of a save.
class BotReasons {
public:
    // Why the next answer is given, of which event number `events` will be the first. Why::none: nothing is kept.
    void   give(std::size_t events, const Reason& reason);
    Reason at(std::size_t event) const;   // of the answer whose first event this is; Why::none: unknown
    void   cut(std::size_t events);       // removes those of event number `events` and later ones

private:
    struct Given {
        std::size_t events;
        Reason      reason;
    };
    std::vector<Given> given_;   // in the order of the game
};

class Session : public GameLog {
public:
    bool running() const { return running_; }
    // A new game, under today's rules. table: a position to start from (engine/notation.h), which must be valid; empty:
    // dealt from the seed.
    void start(const Plan& plan, std::uint64_t seed, std::string_view table = {});
    // Continues a saved game. Returns the error; empty: none. An error changes nothing.
    Message resume(std::string_view code);
    // Continues a game that was loaded elsewhere, instead of this one.
    void replace_by(Session other);
    void leave() { running_ = false; }

    const Plan& plan() const { return plan_; }
    Plan&       plan() { return plan_; }   // names and pace may change during the game;
    void        keep_plan();               // then this writes them into the record

    // The player's name; of a colour without a seat the colour's.
    std::string name(Player p) const {
        return p < max_players ? plan_.seats[p].name : say(Message{"{who}", {{"who", p}}});
    }
    bool        person(Player p) const { return p < max_players && plan_.seats[p].person(); }
    bool        bot_asked() const { return running_ && !over() && !person(asked()); }

    // ---- the device, which several people share

    // Whether the curtain hides the question until its player opens it.
    bool   curtained() const;
    void   open_curtain() { holder_ = opener_ = asked(), shut_ = false; }
    void   shut() { shut_ = true; }              // the next question of a person is curtained in any case
    Player holder() const { return holder_; }    // the person last seen at the device; nobody: unknown

    // The answers that the person here may give now; empty for a bot's question and behind the curtain.
    Choices options() const;
    // The table as the screen shows it.
    State   seen() const;

    // ---- answers

    void answer(Choice choice);   // does nothing if it is not legal
    // What the bot that is asked has to compute.
    Task task() const;
    // The bot's answer, and how it means to go on (the answer first). False: the table has changed since `moment`.
    bool answered(int moment, Choice choice, std::span<const Choice> plan = {}, const Reason& why = {});
    // Lets the bot answer if there is nothing to compute: one choice, or its plan still holds. False: there is.
    bool answer_the_obvious();

    // ---- taking back (undo.h)

    std::size_t barrier() const { return barrier_; }   // the first answer that undo may reach
    // Call it when the question is shown. If it shows another person's hand, undo cannot reach below it.
    void        pass_on();
    // Removes answer n and all later ones, even below the barrier.
    void        go_back(std::size_t n);

    BotReasons reasons;

private:
    void raise_barrier(std::size_t n);   // as answer n requires

    bool        running_ = false;
    Plan        plan_;
    std::size_t barrier_ = 0;
    Player      holder_ = nobody;
    Player      opener_ = nobody;   // who opened the last curtain and has kept the device; nobody: passed on openly
    bool        shut_ = false;
    Intent      intent_;            // of the bot that answered last
};

// ---- who plays

PerPlayer<std::string> names_of(const Session& session);
Players people_of(const Session& session);
bool    nobody_has_chosen(const Session& session);   // people play, and none of them has answered yet
Player  reader_of(const Session& session);   // the only person, whose knowledge is always shown; nobody: not one
Player  hand_of(const Session& session);     // whose hand is open; nobody: none is
// The person who needs the device now; nobody: it is in the right hands.
Player  next_person(const Session& session);
// Lets the reader of a loaded game play in this seat, behind the curtain. If a bot had it, all others become bots.
void    take_seat(Session& session, Player player);

// ---- the question; these are empty or 0 when the game is over

std::string question(const Session& session);
std::string step_text(const Session& session, std::string_view words);   // a text of the step that asks
// Where the turn may be ended: how many the player could still place; elsewhere 0.
int unplaced(const Session& session);
const ActionCard* unperformed(const Session& session);   // the card whose action the player has not performed, or null
bool leaves_anything(const Session& session);            // a player who ends the turn now leaves one or the other

// ---- what is seen; State is as this screen may show it

State opening(const Session& session);   // before the first event
State seen_before(const Session& session, std::size_t n);   // before answer n; with several people, what all know
State seen_by_asked(const Session& session);
// After one more caballero is placed here; nothing: that is not among the options.
std::optional<State> if_placed(const Session& session, Place place);
std::optional<State> table_after(const Session& session, Choice choice);   // likewise, after any answer
// What the player who gave answer n answered from there until before answer `until`, without secret discs.
std::vector<Choice> own_choices(const Session& session, std::size_t n, std::size_t until);

// ---- computing at once, for the tests and the tools

Task advice_task(const Session& session);
bool think(Session& session);   // lets the bot that is asked answer; false: none is asked

}
