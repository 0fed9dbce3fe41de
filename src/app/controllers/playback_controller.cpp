#include "app/controllers/playback_controller.h"

#include <cmath>

#include "app/timeline/sounds.h"
#include "app/ui/focus.h"
#include "page.h"

namespace eg {

void PlaybackController::advance(double now) {
    if (model_.frozen()) return;
    const bool waits = model_.paused || page::paused();
    if (!page::paused() && model_.history.playing() && model_.screens.screen == Screen::table
        && model_.screens.dialog == Dialog::none)
        play_back(now);
    const bool present = model_.screens.screen == Screen::table && model_.session.running() && !model_.history.shown()
                         && !model_.screens.watching;   // the present waits while an earlier moment is shown
    if (!present) model_.busy = false;
    if (!present || waits) {
        if (present) model_.busy = model_.stage.busy(model_.session);
        if (present && model_.stage.animations().busy(now)) draw::request_frame(0);
        return model_.thinking.rest(model_.session, now);
    }
    model_.stage.keep_still(draw::now().still);
    model_.stage.hold_after_scorings(!model_.lesson.on() && !people_of(model_.session).empty());
    const bool was_busy = model_.busy, was_held = model_.stage.holds();
    double wait = model_.stage.advance(model_.session, now);
    while (!model_.lesson.on() && !model_.stage.busy(model_.session) && model_.session.answer_the_obvious())
        wait = model_.stage.advance(model_.session, now);
    model_.busy = model_.stage.busy(model_.session);
    if (model_.stage.holds() && !was_held) focus::to("button:continue");
    sound(was_busy);
    if (model_.busy && wait >= 0) draw::request_frame(static_cast<int>(std::ceil(wait)));
    if (!model_.lesson.on())
        model_.thinking.follow(model_.session, !model_.busy,
                               model_.session.bot_asked() && model_.screens.dialog != Dialog::leave, now);
    if (model_.stage.animations().busy(now)) draw::request_frame(0);
    if (const double left = model_.stage.animations().rings_until(now); left >= 0)
        draw::request_frame(static_cast<int>(std::ceil(left)) + 1);
    if (model_.lesson.on()) return;
    if (!model_.busy && model_.session.over() && !model_.result_shown)
        model_.screens.result = model_.result_shown = true;
    if (!model_.busy) model_.session.pass_on();
}

// Plays on from an earlier moment until the present is reached.
void PlaybackController::play_back(double now) {
    model_.history.keep_still(draw::now().still);
    // At pace instant a replayed moment runs at normal pace.
    const double pace =
        model_.session.plan().pace == Pace::instant ? 1 : pace_factor(model_.session.plan().pace);
    const double wait = model_.history.advance(
        model_.session, model_.stage, now,
        model_.replay.on() ? model_.replay.until(model_.history.then().followed(), pace, now) : SIZE_MAX);
    if (const double left = model_.replay.reads_until(now); model_.replay.on() && left >= 0)
        draw::request_frame(static_cast<int>(std::ceil(left)) + 1);
    if (wait >= 0) draw::request_frame(static_cast<int>(std::ceil(wait)));
    if (model_.history.then().animations().busy(now)) draw::request_frame(0);
    if (const double left = model_.history.then().animations().rings_until(now); left >= 0)
        draw::request_frame(static_cast<int>(std::ceil(left)) + 1);
}

// Plays the sounds of the events that the stage has followed since; of more than four only the last. Then a call, if a
// person is asked.
void PlaybackController::sound(bool was_busy) {
    constexpr std::size_t many = 4;
    const std::size_t     followed = model_.stage.followed();
    if (followed > model_.sounded + many) model_.sounded = followed - 1;
    for (; model_.sounded < followed; ++model_.sounded)
        if (const std::optional<SoundEffect> effect = sound_of(model_.session.events()[model_.sounded]))
            page::sound(static_cast<int>(effect->sound), effect->n,
                        static_cast<int>(effect->ms * pace_factor(model_.session.plan().pace)));
    model_.sounded = followed;
    const bool others =
        followed > 0 && !model_.session.person(model_.session.events()[followed - 1].who);   // others have just played
    if (was_busy && !model_.busy && others && model_.session.person(model_.session.asked()))
        page::sound(static_cast<int>(Sound::call), 1, 150);
}

void PlaybackController::execute(PlaybackCommand command) {
    switch (command) {
        case PlaybackCommand::skip:
            model_.paused = false;
            model_.stage.skip();
            break;
        case PlaybackCommand::rush: model_.paused = false, model_.stage.rush(); break;
        case PlaybackCommand::pause:
            if (model_.lesson.on()) break;
            if (!model_.history.shown()) model_.paused = !model_.paused;
            else if (model_.history.playing()) model_.history.hold(model_.session, model_.stage);
            else model_.history.play(model_.session, model_.stage);
            break;
        case PlaybackCommand::next_pace: {
            Preferences wanted = model_.preferences();
            wanted.pace = next_pace(wanted.pace);
            model_.set_preferences(wanted);
            break;
        }
        case PlaybackCommand::replay:
            if (model_.screens.watching || model_.lesson.on()) break;
            model_.screens.dialog = Dialog::none;
            if (model_.stage.holds()) model_.stage.retell(model_.session, model_.stage.scoring_summary()->began);
            else if (const std::optional<std::size_t> from = History::last_turn(model_.session); from && !model_.busy)
                model_.stage.retell(model_.session, *from);
            break;
    }
}

void PlaybackController::execute(Leap command) {
    const bool back = command == Leap::back || command == Leap::first;
    if (!(back && model_.lesson.on()))
        model_.history.leap(model_.session, model_.stage, command);   // a lesson has no history
}

void PlaybackController::execute(const LeapToScoring& command) {
    if (!(command.by < 0 && model_.lesson.on()))
        model_.history.leap_to_scoring(model_.session, model_.stage, command.by);
}

void PlaybackController::execute(const ShowMoment& command) {
    if (!model_.lesson.on()) model_.history.show(model_.session, model_.stage, command.line);
    model_.screens.close();
}

void PlaybackController::execute(const ShowTurningPoint& command) {
    model_.show_turning_point(command.number, command.as_played);
    model_.screens.close();
}

void PlaybackController::execute(const Filter& command) { model_.history.filter = command; }

}
