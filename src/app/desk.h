// The application: owns the game and the screens; one frame draws, then executes the commands that were given in it.
#pragma once

#include "app/game/keeping.h"
#include "app/panels/arrangement.h"
#include "app/panels/why_not.h"
#include "app/scenes/scenes.h"
#include "app/screens/curtain.h"
#include "app/screens/resting.h"
#include "app/screens/screens.h"
#include "app/text_version/text_version.h"
#include "app/thinking/thinking.h"

namespace eg {

class Desk {
public:
    void open();  // reads the address and the store
    void frame(ImVec2 size, const ImRect& insets, double now);
    bool frozen() const { return scene_ != nullptr; }
    const Preferences& liking() const { return keeping_.liking(); }

    void press(int n, double now);           // the n-th button of the text version; -1: Escape in it
    bool deaf(double when) const;            // a press at that time is not heard
    void typed(int field, std::string text);
    // Word of a thought; gives the milliseconds until a frame is wanted, negative for none.
    int  thought(int ticket, int share, const Reply& reply, double now);

    std::string state();   // for the tests
    std::string legal();

private:
    void open_scene(std::string_view name);
    void tell(Dialog which, std::string notice);
    // ---- a frame
    void play_on(double now);
    void play_back(double now);
    bool behind_curtain() const;
    View view_at(double now);
    bool asked_to_end() const;
    void show_room(ImVec2 size, const Layout& at, const View& view, Commands& commands);
    void show_over(ImVec2 size, const Layout& at, const View& view, Commands& commands);
    // ---- commands
    void execute(const Commands& commands, double now);
    void execute(const Choose& command);
    void execute(const TakeBack& command);
    void execute(TurnCommand command);
    void execute(ShowCommand command);
    void execute(const ShowIdea& command);
    void execute(PlaybackCommand command);
    void execute(const Zoom& command);
    void execute(Leap command);
    void execute(const LeapToScoring& command);
    void execute(const ShowMoment& command);
    void execute(const ShowSwing& command);
    void execute(PlayOn command);
    void execute(GameCommand command);
    void execute(TransferCommand command);
    void execute(LinkedCommand command);
    void execute(const PlayAs& command);
    void execute(const OpenDoor& command);
    void execute(const OpenReplay& command);
    void execute(const OpenLesson& command);
    void execute(LessonCommand command);
    void execute(const AnswerLesson& command);
    void execute(Screen command);
    void execute(Dialog command);
    void execute(const Close& command);
    void execute(const EditName& command);
    void execute(const ChooseOpponent& command);
    void execute(DeckCommand command);
    void execute(ResultsCommand command);
    void execute(const OpenRule& command);
    void execute(const OpenPage& command);
    void execute(const ShowRule& command);
    void execute(const EditSearch& command);
    void execute(const Preferences& command);
    void execute(const Filter& command);
    void answer(Choice choice);
    void answer_all(const std::vector<Choice>& choices);
    void fill_hand();
    std::vector<Choice> last_hand() const;
    void open_rulebook();
    struct Asked {   // the rule of what lies there
        const Rule*           rule = nullptr;
        ImRect                of = {};
        std::optional<Choice> thing = {};   // none: it is no answer
    };
    Asked asked_at(const View& view, ImVec2 point) const;
    void ask_for_rule(const View& view, bool covered);
    void rest(const Layout& at, const View& view, bool covered);
    void peek(bool covered);
    void like(const Preferences& liking);
    void look_at(std::size_t swing);
    void play_on_from_here();
    void sound(bool was_busy);
    void keep();
    // ---- a lesson
    void hear_tries();
    void begin_lesson(const Lesson& lesson);
    void leave_lesson();
    void lay_lesson();
    Plan lesson_plan() const;
    void open_lesson_scene();
    void open_replay_scene();
    void leave();
    void hand_out_code();
    void share();
    // ---- a game that came in a link
    void watch();
    void tell_replay(const Replay& replay);
    void play_on_as(Player player);
    void watched_to_the_end();
    void pass_on();
    // ---- another game; a kept unfinished one is not replaced unasked
    void start_or_go_on();
    void choose_door();
    void begin_or_ask();
    void ask_for_game();
    bool open_link();   // whether there was one
    void take_up_or_ask(std::string_view text, bool from_sheet);
    bool ask_to_replace();
    void begin(std::uint64_t seed);
    void take_up(Saved game);
    void to_table();

    Session     session_;
    Stage       stage_;
    History     history_;
    Thinking    thinking_;
    Tutor       tutor_;
    Teller      teller_;
    Keeping     keeping_;
    Screens     screens_;
    Curtain     curtain_;
    Arrangement arrangement_;
    WhyNot      why_not_;
    Resting     resting_;
    TextVersion text_;
    State       drawn_;   // the table without what is in the air

    std::optional<Saved> meanwhile_;   // the game of this device, while a lesson lies on the table or one from a link is looked at
    bool                 interrupted_ = false;   // ... and lay on the table
    std::optional<Saved> waiting_;   // to be taken up once it is agreed; none: a new game
    std::string refused_;            // what was no game, to be put right
    std::optional<std::uint64_t> seed_asked_;
    bool        counted_ = true;         // the result of this game, where it is over
    Player      by_letter_ = nobody;     // who has taken it up from a link, and passes it on after his turn
    bool        unkept_told_ = false;    // that nothing can be kept has been said
    bool        starting_ = false;       // the address asked for the game that is to replace another
    bool        if_scored_ = false;      // what everything would bring now is shown
    bool        peeking_ = false;        // ... while a finger rests
    bool        busy_ = false;           // something is being told
    bool        paused_ = false;
    bool        ending_ = false;              // whether to end the turn with caballeros still to place is being asked ...
    std::optional<std::size_t> ended_at_;     // ... after so many answers
    bool        result_shown_ = false;
    std::size_t sounded_ = 0;            // so many events have been heard
    std::size_t question_ = 0;           // how many answers there were when the keyboard was last led to one
    int         frames_ = 0;
    double      framed_at_ = 0;
    const Scene* scene_ = nullptr;       // shown instead of a game; time then stands still at
    double       stands_ = 0;
};

}
