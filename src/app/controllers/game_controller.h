// Which game is on the table: begins, resumes, leaves and saves games. An unfinished one is not replaced unasked.
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

    // What the address asks for: begins its game, or resumes that.
    void ask_for_seed(std::optional<std::uint64_t> seed) { seed_asked_ = seed; }   // of every new game
    void start_or_continue();
    bool open_link();   // whether the address had one
    void begin_or_ask();
    void take_up_or_ask(std::string_view text, bool from_sheet);   // a game as text
    void take_up_or_ask(Saved game);
    void to_table();        // shows the session's game
    void interrupt();       // the game on the table waits for the end of a lesson
    void set_own_aside();   // ... while another one is watched
    void leave();           // the game waits on the first screen
    void leave_lesson();
    void save();            // after every answer
    void pass_on();         // has a link ready after the turn of a player who came by one

private:
    void take_up(Saved game);
    void choose_door();
    void begin(std::uint64_t seed);
    bool ask_to_replace();
    void ask_for_game();
    void play_on_from_here();
    void hand_out_code();
    void share();

    Model&               model_;
    std::optional<Saved> meanwhile_;             // the game of this device, during a lesson or while another is watched
    bool                 interrupted_ = false;   // it was on the table when a lesson began
    std::optional<Saved> waiting_;               // begins once the player agrees; none: a new game does
    std::string          refused_;               // text that was no game, kept to be corrected
    std::optional<std::uint64_t> seed_asked_;
    bool                 counted_ = true;        // the result of the game, if it is over
    Player               by_letter_ = nobody;    // continues a game from a link, and passes it on after the turn
    bool                 starting_ = false;      // the address asked for the game that is to replace another
};

}
