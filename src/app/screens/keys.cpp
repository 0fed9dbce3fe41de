// Commands of letters and characters on the keyboard. Arrows and Enter move and press the focus (ui/focus.h).
#include "app/panels/pass_sheet.h"
#include "app/screens/screens.h"
#include "app/ui/focus.h"

namespace eg {
namespace {

bool pressed(ImGuiKey key, bool again = false) { return ImGui::IsKeyPressed(key, again) && !ImGui::GetIO().KeyCtrl; }

// Compares the character, because keyboard layouts differ.
bool typed(char sign) { return ImGui::GetIO().InputQueueCharacters.contains(static_cast<ImWchar>(sign)); }

// Keys that work with and without a game.
void sheet_keys(Commands& commands) {
    if (pressed(ImGuiKey_H)) commands.add(Dialog::rulebook);
    if (pressed(ImGuiKey_O)) commands.add(Dialog::settings);
    if (typed('?')) commands.add(Dialog::keys);
}

void look_keys(const View& view, Commands& commands) {
    if (typed(',')) commands.add(Leap::back);
    if (typed('.')) commands.add(Leap::forward);
    if (pressed(ImGuiKey_Home)) commands.add(Leap::first);
    if (pressed(ImGuiKey_End)) commands.add(Leap::last);
    if (const int steps = typed('+') - typed('-')) commands.add(Zoom{steps});
    if (pressed(ImGuiKey_W) && view.mine()) commands.add(PlaybackCommand::replay);
    constexpr double held = 400;   // milliseconds; E held longer hides the points when it is released
    static double down_since = 0;
    if (pressed(ImGuiKey_E)) down_since = view.now;
    const bool let_go = ImGui::IsKeyReleased(ImGuiKey_E) && view.now - down_since > held && view.if_scored;
    if (pressed(ImGuiKey_E) || let_go) commands.add(ShowCommand::if_scored);
    if (view.looking_back() && pressed(ImGuiKey_P)) commands.add(PlayOn::ask);
    if (view.looking_back() && pressed(ImGuiKey_Space)) commands.add(PlaybackCommand::pause);
    if (pressed(ImGuiKey_PageUp)) commands.add(LeapToScoring{-1});
    if (pressed(ImGuiKey_PageDown)) commands.add(LeapToScoring{1});
    if (pressed(ImGuiKey_N)) commands.add(PlaybackCommand::next_pace);
}

}

std::optional<Command> escape(const View& view, const Screens& screens) {
    if (view.curtained) return std::nullopt;
    if (screens.dialog != Dialog::none) return Close{};
    if (screens.screen == Screen::new_game) return Screen::first;
    if (screens.screen != Screen::table) return std::nullopt;
    if (screens.result) return Close{};
    if (view.if_scored && !(view.lesson && view.lesson->if_scored())) return ShowCommand::if_scored;
    if (view.reviewing) return ShowCommand::result;
    if (view.looking_back()) return view.told ? Command{Dialog::menu} : Leap::last;
    if (view.advice && view.mine()) return ShowCommand::hint;
    if (pass_sheet_shown(view)) return ShowCommand::cards;
    return std::nullopt;
}

void keys(const View& view, const Screens& screens, Commands& commands) {
    const navigation::Target* at = focus::now();
    const bool covered = view.curtained || screens.dialog != Dialog::none || screens.result
                         || screens.screen != Screen::table;
    if (at && (covered || !(view.looking_back() || view.busy)) && pressed(ImGuiKey_Space)) focus::press(at->id);
    if (view.curtained || screens.dialog != Dialog::none) return;   // a dialog closes itself
    const std::optional<Command> closed = pressed(ImGuiKey_Escape) ? escape(view, screens) : std::nullopt;
    if (closed) commands.add(*closed);
    if (screens.result) return;
    if (screens.screen != Screen::table) return sheet_keys(commands);
    look_keys(view, commands);
    if (view.looking_back()) sheet_keys(commands);
    if (view.looking_back() || commands.has<ShowCommand>()) return;
    if (view.busy && (pressed(ImGuiKey_Space) || (pressed(ImGuiKey_Enter) && !(at && at->enabled))))
        commands.add(PlaybackCommand::skip);
    if (pressed(ImGuiKey_U)) commands.add(TurnCommand::undo);
    if (pressed(ImGuiKey_R)) commands.add(TurnCommand::reset);
    sheet_keys(commands);
    if (pressed(ImGuiKey_P) && !view.mine()) commands.add(PlaybackCommand::pause);
    if (pressed(ImGuiKey_I)) commands.add(ShowCommand::hint);
    if (pressed(ImGuiKey_V)) commands.add(ShowCommand::review);
    if (pressed(ImGuiKey_L)) commands.add(Dialog::chronicle);
    if (pressed(ImGuiKey_S)) commands.add(Dialog::tallies);
    if (pressed(ImGuiKey_Escape) && !closed)
        commands.add(view.busy && !view.stage.holds() && !people_of(view.session).empty()
                         ? Command{PlaybackCommand::rush}
                         : Dialog::menu);   // without people there is no turn to skip to
}

}
