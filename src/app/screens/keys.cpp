// What the letters and signs of the keyboard wish for; the arrows and Enter are the focus's (ui/focus.h).
#include "app/screens/screens.h"
#include "app/ui/focus.h"

namespace eg {
namespace {

bool pressed(ImGuiKey key, bool again = false) { return ImGui::IsKeyPressed(key, again) && !ImGui::GetIO().KeyCtrl; }

// Signs lie on other keys in other countries, so what counts is the sign.
bool typed(char sign) { return ImGui::GetIO().InputQueueCharacters.contains(static_cast<ImWchar>(sign)); }

// Where there is a game and where there is none.
void sheet_keys(Wished& wished) {
    if (pressed(ImGuiKey_H)) wished.wish = Wish::rulebook;
    if (pressed(ImGuiKey_O)) wished.wish = Wish::settings;
    if (typed('?')) wished.wish = Wish::keys;
}

void look_keys(const View& view, Wished& wished) {
    if (typed(',')) wished.wish = Wish::look_back;
    if (typed('.')) wished.wish = Wish::look_forward;
    if (pressed(ImGuiKey_Home)) wished.wish = Wish::look_first;
    if (pressed(ImGuiKey_End)) wished.wish = Wish::look_last;
    wished.nearer = typed('+') - typed('-');
    if (pressed(ImGuiKey_W) && view.mine()) wished.wish = Wish::retell;
    constexpr double held = 400;   // milliseconds, from which on a key is no stroke
    static double down_since = 0;
    if (pressed(ImGuiKey_E)) down_since = view.now;
    const bool let_go = ImGui::IsKeyReleased(ImGuiKey_E) && view.now - down_since > held && view.if_scored;
    if (pressed(ImGuiKey_E) || let_go || (view.if_scored && pressed(ImGuiKey_Escape))) wished.wish = Wish::if_scored;
    if (view.looking_back() && pressed(ImGuiKey_Escape)) wished.wish = view.told ? Wish::menu : Wish::look_last;
    if (view.looking_back() && pressed(ImGuiKey_P)) wished.wish = Wish::go_on;
    if (view.looking_back() && pressed(ImGuiKey_Space)) wished.wish = Wish::pause;
    if (pressed(ImGuiKey_PageUp)) wished.wish = Wish::scoring_back;
    if (pressed(ImGuiKey_PageDown)) wished.wish = Wish::scoring_forward;
    if (pressed(ImGuiKey_N)) wished.wish = Wish::pace;
}

}

void keys(const View& view, const Screens& screens, Wished& wished) {
    if (view.curtained || screens.dialog != Dialog::none || screens.result) return;
    if (screens.screen != Screen::table) {
        sheet_keys(wished);
        if (pressed(ImGuiKey_Escape) && screens.screen == Screen::new_game) wished.wish = Wish::first;
        else if (pressed(ImGuiKey_Escape) && screens.saved) wished.wish = Wish::resume;
        return;
    }
    look_keys(view, wished);
    if (view.looking_back() || wished.wish == Wish::if_scored) return;
    const navigation::Target* at = focus::now();
    if (view.busy && (pressed(ImGuiKey_Space) || (pressed(ImGuiKey_Enter) && !(at && at->enabled)))) wished.wish = Wish::skip;
    if (pressed(ImGuiKey_U)) wished.wish = Wish::undo;
    if (pressed(ImGuiKey_R)) wished.wish = Wish::reset_turn;
    sheet_keys(wished);
    if (pressed(ImGuiKey_P) && !view.mine()) wished.wish = Wish::pause;
    if (pressed(ImGuiKey_I)) wished.wish = Wish::hint;
    if (pressed(ImGuiKey_V)) wished.wish = Wish::review;
    if (pressed(ImGuiKey_L)) wished.wish = Wish::chronicle;
    if (pressed(ImGuiKey_S)) wished.wish = Wish::tallies;
    if (pressed(ImGuiKey_Escape)) wished.wish = view.busy && !view.session.people().empty() ? Wish::rush : Wish::menu;   // bots alone have no turn to skip to
}

}
