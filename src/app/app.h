// The application: owns the model and its controllers. A frame lays out what is shown, then executes the commands that
// were given in it.
#pragma once

#include <string>
#include <string_view>

#include "app/controllers/dialog_controller.h"
#include "app/controllers/game_controller.h"
#include "app/controllers/host_controller.h"
#include "app/controllers/lesson_controller.h"
#include "app/controllers/playback_controller.h"
#include "app/controllers/pointer_controller.h"
#include "app/controllers/turn_controller.h"
#include "app/controllers/watch_controller.h"
#include "app/model.h"
#include "app/panels/handover.h"
#include "app/screens/curtain.h"
#include "app/text_version/text_version.h"

namespace eg {

class App {
public:
    void open();   // reads the address and the stored data; call it once, before the first frame
    void frame(ImVec2 size, const ImRect& insets, double now);   // now: milliseconds
    bool frozen() const { return model_.frozen(); }   // a scene is shown, without a clock
    const Preferences& preferences() const { return model_.preferences(); }

    void press(int n, double now);              // the n-th button of the text version; -1: Escape in it
    bool ignores_input(double when) const;      // of input from this time: the device has just changed hands
    bool escape_closes();                       // whether Escape closes or leaves something on the screen
    void typed(int field, std::string text);    // field: a seat from 0, or one of page::Typed
    // Progress of a task in a worker: share in 1000ths; 1000: `reply` is its result. Returns the milliseconds until a
    // frame is wanted; negative: none is.
    int  thought(int ticket, int share, const Reply& reply, double now);

    std::string state();   // JSON for the tests (text_version/report.h)
    std::string legal();

private:
    void open_scene(std::string_view name);
    void open_replay_scene();
    bool behind_curtain() const;
    View view_at(double now);
    void show_room(ImVec2 size, const Layout& at, const View& view, Commands& commands);
    void show_over(ImVec2 size, const Layout& at, const View& view, Commands& commands);
    void execute(const Commands& commands, double now);
    template <class Kind>
    void execute(const Kind& command);

    Model              model_;
    TurnController     turn_{model_};
    PlaybackController playback_{model_};
    GameController     games_{model_};
    WatchController    watch_{model_, games_};
    LessonController   lessons_{model_, games_};
    DialogController   dialogs_{model_};
    HostController     host_{model_};
    PointerController  pointer_{model_};
    Curtain            curtain_;
    Handover           handover_;
    TextVersion        text_;
    State              drawn_;   // the table without the pieces that are moving
    std::size_t        question_ = 0;   // number of answers when the focus was last moved to a question
    int                frames_ = 0;     // drawn so far
};

}
