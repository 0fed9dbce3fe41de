// The words of the first screen, for the canvas and the text version.
#include <utility>

#include "app/screens/screens.h"
#include "engine/box.h"

namespace eg {

FirstButton filled_button(const Screens& screens) {
    if (screens.saved && !screens.saved->session.over()) return FirstButton::resume;
    return screens.learned ? FirstButton::play : FirstButton::learn;
}

std::string learn_title(const Screens& screens) {
    return say(screens.learned ? lessons_title : "Learn in ten minutes");
}

std::string learn_line(const Screens& screens) {
    const Lesson& lesson = lessons()[0];
    if (!screens.learned && reached(screens.progress, lesson) > 0)
        return say("Continue at step {n} of {of}.", reached(screens.progress, lesson) + 1, lesson.steps.size());
    if (!screens.learned) return say("A short hands-on lesson on the real board.");
    std::size_t done = 0;
    for (const Lesson& one : lessons()) done += learned(screens.progress, one) ? 1 : 0;
    return say("{n} of {of} done", done, lessons().size());
}

Message who_plays(const Plan& as_last_time) {
    const Plan plan = with_a_person(as_last_time);
    int people = 0;
    for (int i = 0; i < plan.setup.players; ++i) people += plan.seats[static_cast<std::size_t>(i)].person() ? 1 : 0;
    const int bots = plan.setup.players - people;
    if (bots == 0) return message("{n} people", people);
    if (people > 1) return message("{people} people and {n, plural, one {a bot} other {# bots}}", people, bots);
    return message("You and {n, plural, one {a bot} other {# bots}}", bots);
}

Message what_is_played(const Rules& rules) {
    const Message edition{all_editions()[static_cast<std::size_t>(edition_of(rules))].name};
    List added;
    for (int i : modules_of(rules)) added.push_back({modules()[static_cast<std::size_t>(i)].variant.title});
    return added.empty() ? edition : message("{edition} with {modules:and}", edition, added);
}

std::string play_now_line(const Plan& plan) {
    const Rules& rules = plan.setup.rules;
    return say("{who}, {box}, {length}", who_plays(plan), what_is_played(rules),
               Message{rules.short_game ? "six rounds" : "nine rounds"});
}

std::string saved_title(const Saved& saved) {
    return say(saved.session.over() ? "Your last game" : "Continue your game");
}
std::string saved_button(const Saved& saved) { return say(saved.session.over() ? "See the result" : "Continue"); }

Plan with_a_person(Plan plan) {
    for (int i = 0; i < plan.setup.players; ++i)
        if (plan.seats[static_cast<std::size_t>(i)].person()) return plan;
    plan.seats[0].bot.clear();
    return plan;
}

std::vector<SmallButton> small_buttons(const Screens& screens) {
    std::vector<SmallButton> list{{"Replays", "button:replays", Dialog::replays},
                             {"Results", "button:results", Dialog::results},
                             {"Rulebook", "button:rulebook", Dialog::rulebook},
                             {"Open a game", "button:load", TransferCommand::open},
                             {"Settings", "button:settings", Dialog::settings},
                             {"Credits", "button:credits", Dialog::credits}};
    if (screens.any_games) list[3] = {"Your games", "button:games", GamesCommand::show};   // there one can be opened
    if (screens.results.all.games == 0) list.erase(list.begin() + 1);
    return list;
}

std::string how_it_stands(const Session& session) {
    if (session.over()) return say("Finished: {victory}", victory(session));
    return say("{round}, {name} to act", round_line(session.seen()), session.name(session.asked()));
}

Saved saved_game(Found found) {
    std::string line = how_it_stands(*found.session);
    return {.code = std::move(found.code), .session = *std::move(found.session), .line = std::move(line),
            .id = std::move(found.id)};
}

}
