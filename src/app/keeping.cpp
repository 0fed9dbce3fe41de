// What the desk finds in the address and the store when it is opened, and what it keeps there.
#include "app/game/address.h"
#include "app/desk.h"
#include "page.h"

namespace eg {
namespace {

// What the page says around the canvas: line by line the English word, a tab, and how it is said.
std::string page_words() {
    constexpr std::string_view words[] = {
        "Text version", "Back to the table", "El Grande: the table", "El Grande as text", "Name", "Code of the game",
        "Close", "Copy", "Load", "Copied", "Please copy it by hand", "Copy report", "Reload",
        "Something went wrong. What was saved is safe: reload to go on.",
        "The browser has taken the picture away and does not give it back. The game is kept: reload to go on.",
        "The browser has taken the picture away and does not give it back. Reload for a new one: nothing can be kept here.",
    };
    std::string lines;
    for (const std::string_view english : words) lines += std::string{english} + '\t' + say(english) + '\n';
    return lines;
}

}

void Desk::open() {
    liking_ = preferences(page::load("settings"));
    kept_ = page::saves();
    plan_.pace = liking_.pace;
    if (const int kept = read_seats(plan_, page::load("seats"), max_players); kept >= 2) plan_.setup.players = kept;
    const Address asked = read_address(page::query(), plan_);
    speak(asked.language);
    page::speak(code(asked.language), page_words());
    seed_asked_ = asked.seed;
    liking_.pace = plan_.pace;
    if (!asked.scene.empty()) open_scene(asked.scene);
    if (frozen()) return;
    look_for_game();
    if (asked.start) begin_or_ask();
    if (asked.not_understood.empty()) return;
    const bool first = dialog_ == Dialog::none;   // else it comes with what is told or asked already
    const std::string told = say(asked.not_understood);
    notice_ = first ? told : say("{sentence} {another}", notice_, told);
    if (first) dialog_ = Dialog::notice;
}

// One that stopped the page as it was taken up would stop it again.
void Desk::look_for_game() {
    if (page::failed_trial()) {
        set_aside(say("The page stopped when it took up the game kept here."));
        return;
    }
    page::put_on_trial();
    const std::string code = page::load("game");
    if (code.empty()) return;
    saved_ = look_into(code);
    if (!saved_) set_aside(say("The game kept here cannot be continued. {reason}", say(load(code).error)));
}

// Nothing is lost that this version cannot read: another one may.
void Desk::set_aside(std::string_view why) {
    page::rename("game", "game.old");
    notice_ = say("{why} It has been set aside, and the page begins without it.", why);
    dialog_ = Dialog::set_aside;
}

// After every answer, whoever gave it: a frame may be long in coming.
void Desk::keep() {
    if (frozen() || !session_.running() || kept_moment_ == session_.moment()) return;
    kept_moment_ = session_.moment();
    kept_ = page::save("game", session_.code());
}

// Settings take hold at once, in the running game as in the next.
void Desk::like(const Preferences& liking) {
    if (liking == liking_) return;
    if (liking.pace != liking_.pace) plan_.pace = session_.plan().pace = liking.pace;
    liking_ = liking;
    if (!frozen()) kept_ = page::save("settings", show(liking_));
    look::again_in(0);
}

}
