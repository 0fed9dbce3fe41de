// Begins, resumes, leaves and saves games, and keeps the list of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/commands.h"
#include "app/model.h"

namespace eg {

class GameController {
public:
    explicit GameController(Model& model) : model_(model) {}

    void execute(GameCommand command);
    void execute(TransferCommand command);
    void execute(PlayOn command);
    void execute(const Close& command);
    void execute(const KeptCommand& command);
    void execute(GamesCommand command);

    // What the address asks for.
    void ask_for_seed(std::optional<std::uint64_t> seed) { seed_asked_ = seed; }   // of all new games; nothing: random
    void start_or_continue();
    bool open_link();      // the game behind the #; false: there is none
    void begin_new();      // with screens.plan
    void take_up(std::string_view text, bool from_sheet);   // a game as text
    void take_up(Saved game);
    void to_table();        // shows the session's game
    void interrupt();       // keeps the game on the table until a lesson ends
    void set_own_aside();   // keeps it while another one is watched
    void leave(bool may_forget = true);   // to the first screen, which offers the game; may_forget: as in put_away
    void leave_lesson();
    void save();            // call it after every answer
    void pass_on();         // after the turn of a player who came by a link, offers a link for the next player
    void changed_elsewhere(std::string_view key);   // another tab has saved this, or plays other games
    void offer_unfinished();         // on the first screen, instead of a finished game
    void taken_over(std::string_view id);           // this tab plays the game now
    void name(std::string text);                    // of the kept game that is being renamed

private:
    void choose_entry();
    void begin(std::uint64_t seed);
    Saved own_game() const;
    Saved fresh(Saved game);         // as it is kept now: another tab may have played on
    // The own game on the table. may_forget: if nobody has chosen anything in it, it is not kept. True: it is not.
    bool put_away(bool may_forget = true);
    void offer_latest();             // the kept game that was played last, on the first screen
    void list_games();
    void open_kept(const KeptGame& game);
    void look_on(Saved game);        // a game that another tab plays
    void follow();                   // it has gone on
    void forget_waiting(std::string_view id);
    void ask_for_game();
    void play_on_from_here();
    void hand_out_code();
    void share();

    Model&               model_;
    std::optional<Saved> meanwhile_;             // this device's game, during a lesson or while another is watched
    bool                 interrupted_ = false;   // it was on the table when the lesson began
    std::string          refused_;               // text that was no game, so that the player can correct it
    std::optional<std::uint64_t> seed_asked_;
    bool                 counted_ = true;        // the result of the game has been counted
    Player               by_letter_ = nobody;    // the player who got the game in a link and passes it on
    bool                 kept_ = false;          // what was stored last will outlive the page
    std::string          renaming_;              // the kept game that gets a name
};

}
