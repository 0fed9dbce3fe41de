#include "app/game/storage.h"

#include <algorithm>
#include <utility>

#include "app/game/address.h"
#include "engine/insertion_sort.h"
#include "language/say.h"
#include "page.h"

namespace eg {

namespace {

std::string key_of(std::string_view id) { return "game." + std::string{id}; }
std::string aside_key(std::string_view id) { return "aside." + std::string{id}; }

std::vector<std::string> ids(std::string_view prefix) {
    std::vector<std::string> all;
    for (const std::string& key : page::keys(prefix)) all.push_back(key.substr(prefix.size()));
    return all;
}

void store(const KeptGame& game) { page::save(game.aside ? aside_key(game.id) : key_of(game.id), show(game)); }

bool later(const KeptGame& one, const KeptGame& other) {
    return one.aside != other.aside ? other.aside : one.played > other.played;
}

// "Sunday evening"
std::string named_after(std::int64_t when) {
    const page::Moment moment = page::moment(when);
    const std::string& day = moment.weekday;
    if (moment.hour < 5 || moment.hour >= 22) return say("{day} night", day);
    if (moment.hour < 12) return say("{day} morning", day);
    return moment.hour < 18 ? say("{day} afternoon", day) : say("{day} evening", day);
}

}

std::string Storage::new_id() {
    std::string id;
    for (unsigned long long bits = page::entropy(); id.size() < 10; bits /= 36)
        id += "0123456789abcdefghijklmnopqrstuvwxyz"[bits % 36];
    return id;
}

void Storage::open(Plan& plan) {
    preferences_ = read_preferences(page::load("settings"));
    if (const int kept = read_seats(plan, page::load("seats"), max_players); kept >= 2) plan.setup.players = kept;
    read_address(page::load("rules"), plan);   // parts that are not understood are ignored
}

void Storage::disable() {
    disabled_ = true;
    preferences_ = {};
}

bool Storage::keeps() const { return disabled_ || page::kept() != page::Kept::nowhere; }
bool Storage::saving() const { return !disabled_ && page::kept() == page::Kept::soon; }

void Storage::set_preferences(const Preferences& preferences) {
    preferences_ = preferences;
    if (!disabled_) page::save("settings", show(preferences_));
}

void Storage::reread_preferences() {
    if (!disabled_) preferences_ = read_preferences(page::load("settings"));
}

std::string Storage::unique(const std::string& name) const {
    const std::vector<KeptGame> games = all();
    const auto taken = [&](const std::string& wanted) {
        return std::any_of(games.begin(), games.end(), [&](const KeptGame& game) { return game.name == wanted; });
    };
    std::string free = name;
    for (int n = 2; taken(free); ++n) free = name + ' ' + std::to_string(n);
    return free;
}

Found Storage::load(std::string code) {
    ++loads_;
    Found   found{.code = std::move(code), .session = {}, .error = {}, .id = {}};
    Session session;
    found.error = session.resume(found.code);
    if (found.error.empty()) found.session = std::move(session);
    return found;
}

Found Storage::load(const KeptGame& game) {
    Found found;
    for (const std::string& code : game.codes) {
        Found version = load(code);
        const bool loaded = version.session.has_value();
        const bool first = &code == &game.codes.front();
        if (first || loaded) found = std::move(version);
        if (!loaded) continue;
        if (!first) found.error = {"The last choices of this game cannot be read. It goes on a little earlier."};
        break;
    }
    found.id = game.id;
    return found;
}

void Storage::adopt(const std::string& key, bool aside) {
    const std::string code = page::load(key);
    if (code.empty()) return;
    KeptGame game{.id = new_id(), .name = {}, .played = page::now(), .aside = aside, .codes = {code}};
    game.name = unique(named_after(game.played));
    store(game);
    if (!aside) page::save("last", game.id);
    page::save(key, "");
}

// The game on trial is not read before the trial begins. If it has failed, no other is loaded: they can be chosen from
// the list.
Found Storage::find() {
    for (const char* key : {"game.old", "game.old.2", "game.old.3", "game.old.4", "game.old.5"}) adopt(key, true);
    adopt("game", false);
    Found found;
    std::string id = page::failed_trial();
    if (!id.empty() && !page::keys(key_of(id)).empty()) {
        found.error = {"The page stopped twice when it loaded the saved game."};
    } else {
        id = page::load("last");
        page::put_on_trial(id);
        std::optional<KeptGame> last = game(id);
        if (last && last->aside) last.reset();
        if (!last) last = latest();
        if (!last) return found;
        if (last->id != id) page::put_on_trial(last->id);
        id = last->id;
        found = load(*last);
        if (found.session) return found;
        found.error = message("The saved game cannot be continued. {reason}", found.error);
    }
    page::rename(key_of(id), aside_key(id));
    const Message why = found.error;
    found.error = message("{why} It has been set aside: try it again now, or later from “Your games”.", why);
    found.id = id;
    return found;
}

std::size_t Storage::games() const { return disabled_ ? 0 : ids("game.").size() + ids("aside.").size(); }

std::optional<KeptGame> Storage::game(std::string_view id) const {
    if (disabled_ || id.empty()) return std::nullopt;
    for (const bool aside : {false, true}) {
        KeptGame game = read_kept_game(id, page::load(aside ? aside_key(id) : key_of(id)));
        game.aside = aside;
        if (!game.codes.empty()) return game;
    }
    return std::nullopt;
}

std::vector<KeptGame> Storage::all() const {
    std::vector<KeptGame> list;
    for (const char* prefix : {"game.", "aside."})
        for (const std::string& id : ids(prefix))
            if (std::optional<KeptGame> found = game(id)) list.push_back(*std::move(found));
    insertion_sort(list.begin(), list.end(), later);
    return list;
}

std::optional<KeptGame> Storage::latest() const {
    std::vector<KeptGame> games = all();
    if (games.empty() || games.front().aside) return std::nullopt;
    return std::move(games.front());
}

void Storage::rename(std::string_view id, std::string_view name) {
    std::optional<KeptGame> renamed = game(id);
    if (!renamed || game_name(name).empty()) return;
    renamed->name = game_name(name);
    store(*renamed);
}

void Storage::copy(std::string_view id) {
    std::optional<KeptGame> twin = game(id);
    if (!twin) return;
    twin->id = new_id();
    twin->played = page::now();
    twin->name = unique(twin->name);
    store(*twin);
}

void Storage::remove(std::string_view id) {
    if (std::optional<KeptGame> game = this->game(id)) deleted_ = *std::move(game);
    page::save(key_of(id), "");
    page::save(aside_key(id), "");
}

bool Storage::restore() {
    if (deleted_.codes.empty()) return false;
    store(std::exchange(deleted_, {}));
    return true;
}

int Storage::add(const std::vector<KeptGame>& games) {
    int added = 0;
    for (KeptGame game : games) {
        if (!load(game).session) continue;
        game.id = new_id();
        store(game);
        ++added;
    }
    return added;
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
    playing_ = new_id();
    moment_ = -1;
}

void Storage::take_up(const Session& session, std::string_view id, std::string_view code) {
    const std::optional<KeptGame> game = this->game(id);
    playing_ = game ? game->id : new_id();
    if (game && game->aside) page::rename(aside_key(game->id), key_of(game->id));
    moment_ = game && !game->aside && game->codes.front() == code ? session.moment() : -1;   // -1: to be stored
    if (!disabled_) page::save("last", playing_);
}

void Storage::keep(const Session& session) {
    if (disabled_ || !session.running() || moment_ == session.moment()) return;
    const bool first = moment_ < 0;
    moment_ = session.moment();
    std::optional<KeptGame> game = this->game(playing_);
    if (!game) game = KeptGame{.id = playing_, .name = unique(named_after(page::now())), .codes = {}};
    game->add(session.code());
    game->played = page::now();
    store(*game);
    if (first) page::save("last", playing_);
    if (deleted_.id == playing_) deleted_ = {};   // it is not lost: this version goes on
}

void Storage::leave(bool forget) {
    if (forget && !disabled_) page::save(key_of(playing_), "");
    playing_.clear();
}

}
