#include "app/game/storage.h"

#include <iterator>

#include "app/game/address.h"
#include "language/say.h"
#include "page.h"

namespace eg {

namespace {

// Keys of the games that were set aside, the latest first. They are moved without reading them: a game that crashed the
// page could crash it again.
constexpr std::string_view aside[] = {"game.old", "game.old.2", "game.old.3", "game.old.4", "game.old.5"};

void set_game_aside() {
    for (std::size_t i = std::size(aside) - 1; i > 0; --i) page::rename(aside[i - 1], aside[i]);
    page::rename("game", aside[0]);
}

}

void Storage::open(Plan& plan) {
    preferences_ = read_preferences(page::load("settings"));
    keeps_ = page::saves();
    if (const int kept = read_seats(plan, page::load("seats"), max_players); kept >= 2) plan.setup.players = kept;
    read_address(page::load("rules"), plan);   // parts that are not understood are ignored
}

void Storage::disable() {
    disabled_ = true;
    preferences_ = {};
}

void Storage::set_preferences(const Preferences& preferences) {
    preferences_ = preferences;
    if (!disabled_ && !page::save("settings", show(preferences_))) keeps_ = false;
}

Found Storage::load(std::string code) {
    ++loads_;
    Found   found{.code = std::move(code), .session = {}, .error = {}};
    Session session;
    found.error = session.resume(found.code);
    if (found.error.empty()) found.session = std::move(session);
    return found;
}

// A game that crashed the page would crash it again, so it is set aside; so is one that this version cannot read:
// another version may.
Found Storage::find() {
    Found found;
    if (page::failed_trial()) {
        found.error = {"The page stopped when it loaded the saved game."};
    } else {
        page::put_on_trial();
        if (std::string code = game(); !code.empty()) found = load(std::move(code));
        if (!found.error.empty())
            found.error = message("The saved game cannot be continued. {reason}", found.error);
    }
    if (found.error.empty()) return found;
    set_game_aside();
    const Message why = found.error;
    found.error = message("{why} It has been set aside: try it again now, or later with “Open a game”.", why);
    return found;
}

std::string Storage::game() const { return page::load("game"); }
std::string Storage::set_aside() const {
    for (const std::string_view name : aside)
        if (std::string code = page::load(name); !code.empty()) return code;
    return {};
}

void Storage::forget_set_aside(std::string_view code) {
    for (const std::string_view name : aside)
        if (game() == code && page::load(name) == code) page::save(name, "");
}

Results Storage::results() const { return disabled_ ? Results{} : eg::results(page::load("results")); }

Results Storage::count(const Session& finished) {
    const std::optional<Result> result = result_of(finished);
    if (result && !disabled_) page::save("results", with_result(page::load("results"), *result));
    return results();
}

void Storage::plan(const Plan& plan) {
    if (disabled_) return;
    page::save("seats", show_seats(plan));
    page::save("rules", rules_in_address(plan));
}

void Storage::begin(const Plan& plan) {
    this->plan(plan);
    moment_ = -1;
}

void Storage::take_up(const Session& session, std::string_view code) {
    moment_ = game() == code ? session.moment() : -1;   // then it is stored already
}

void Storage::keep(const Session& session) {
    if (disabled_ || !session.running() || moment_ == session.moment()) return;
    moment_ = session.moment();
    keeps_ = page::save("game", session.code());
}

}
