#include "app/sentences/story.h"

#include "engine/places.h"
#include "engine/module.h"

namespace eg {
namespace {

std::string in(Place place) { return place == CAS ? "into the Castillo" : "in " + std::string{row(place).name}; }
std::string to(Place place) { return (place == CAS ? "into " : "to ") + std::string{place == CAS ? "the Castillo" : row(place).name}; }

// Clauses of one verb are one clause: "places 2 in Galicia, 1 in Granada".
struct Deeds {
    PerPlace<int> placed;
    int moved = 0, sent = 0, scored = 0;
    std::vector<std::string> said;

    void add(const Event& event, const Rules& rules) {
        const auto say = [&](std::string words) { said.push_back(std::move(words)); };
        switch (event.what) {
            case What::card_taken: say("takes " + std::string{card(rules, event.n, event.card).title} + " (" + std::to_string(event.n + 1) + ")"); break;
            case What::placed: ++placed[event.to]; break;
            case What::moved: ++moved; break;
            case What::sent_back: sent += event.n; break;
            case What::scoring: ++scored; break;
            case What::king_moved: say(event.from == event.to ? "leaves the King where he is" : "moves the King " + to(event.to)); break;
            case What::grande_moved: say("moves the Grande " + to(event.to)); break;
            case What::scoreboard_laid: say("lays a scoreboard " + in(event.to)); break;
            case What::region_named: say("names " + std::string{row(event.to).name}); break;
            case What::power_taken_back: say("takes back a power card"); break;
            case What::veto_kept: say("keeps the Veto"); break;
            case What::castillo_opened: say("opens the Castillo"); break;
            default: break;
        }
    }

    std::vector<std::string> clauses() const {
        std::vector<std::string> all = said;
        std::string places;
        const auto add_place = [&](Place place) {
            if (placed[place]) places += (places.empty() ? "places " : ", ") + std::to_string(placed[place]) + ' ' + in(place);
        };
        for (int i = 1; i < place_numbers(); ++i) add_place(static_cast<Place>(i));
        add_place(CAS);
        if (!places.empty()) all.push_back(places);
        if (moved) all.push_back("moves " + std::to_string(moved) + (moved == 1 ? " caballero" : " caballeros"));
        if (sent) all.push_back("sends " + std::to_string(sent) + " back");
        if (scored) all.push_back(scored == 1 ? "has a region scored" : "has " + std::to_string(scored) + " places scored");
        return all;
    }
};

}

void Story::add(const Event& event, const State& before) {
    if (event.what == What::turn_begins) {
        who_ = event.who;
        power_ = before.power[who_];
        events_.clear();
    }
    if (event.what == What::round_ends) who_ = nobody;
    if (tells(event)) events_.push_back(event);
}

// Points and discs are told one by one, as they come.
bool Story::tells(const Event& event) const {
    switch (event.what) {
        case What::scored:
        case What::disc_dialled:
        case What::disc_revealed:
        case What::castillo_left: return false;
        case What::scoring:
        case What::castillo_opened: return who_ != nobody;
        default: return who_ != nobody && event.who == who_;
    }
}

std::string Story::sentence(const PerPlayer<std::string>& names, const Rules& rules) const {
    if (who_ == nobody) return {};
    Deeds deeds;
    for (const Event& event : events_) deeds.add(event, rules);
    std::string text = names[who_] + " (power " + std::to_string(power_) + ")";
    const std::vector<std::string> clauses = deeds.clauses();
    if (clauses.empty()) return text + " is to act.";
    for (std::size_t i = 0; i < clauses.size(); ++i) text += (i == 0 ? " " : i + 1 == clauses.size() ? " and " : ", ") + clauses[i];
    return text + '.';
}

}
