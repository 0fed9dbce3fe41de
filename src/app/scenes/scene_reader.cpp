// Reads the scenes of modules; scenes.h describes the format.
#include <algorithm>
#include <charconv>

#include "app/scenes/scenes.h"
#include "engine/parsing.h"

namespace eg {
namespace {

template <class T>
bool read_number(std::string_view text, T& into) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), into);
    return error == std::errc{} && end == text.data() + text.size();
}

bool read_dialog(std::string_view word, Dialog& dialog) {
    dialog = word == "rulebook" ? Dialog::rulebook
             : word == "popover"   ? Dialog::popover
             : word == "entry"   ? Dialog::entry
                                : Dialog::none;
    return dialog != Dialog::none;
}

bool read_line(Scene& scene, std::string_view word, std::string_view rest) {
    struct {
        std::string_view word;
        std::string_view Scene::*part;
    } constexpr texts[] = {{"seats", &Scene::seats}, {"rules", &Scene::rules}, {"step", &Scene::step},
                           {"token", &Scene::token}, {"moves", &Scene::moves}, {"taught", &Scene::taught},
                           {"tried", &Scene::tried}, {"entry", &Scene::entry}, {"rule", &Scene::rule},
                           {"rests", &Scene::rests}};
    for (const auto& row : texts)
        if (word == row.word) return scene.*row.part = rest, !rest.empty();
    if (word == "seed") return read_number(rest, scene.seed);
    if (word == "fixes") return read_number(rest, scene.fixes);
    if (word == "round") return read_number(rest, scene.round);
    if (word == "lesson") return read_number(rest, scene.lesson);
    if (word == "cards") return read_number(rest, scene.cards);
    if (word == "until") return (scene.until = moment_named(rest)) != nullptr;
    if (word == "moment") return (scene.moment = event_named(rest)).has_value();
    if (int ms = 0; word == "after") return read_number(rest, ms) && (scene.after = ms, true);
    if (word == "dialog") return read_dialog(rest, scene.dialog);
    if (word == "summed_up") return scene.summed_up = true;
    if (word == "first") return scene.first = true;
    if (word == "new_game") return scene.new_game = true;
    return false;
}

}

void read_scenes(std::string_view text, std::vector<Scene>& scenes) {
    while (!text.empty()) {
        std::string_view rest = trimmed(cut(text, '\n'));
        if (rest.empty() || rest.front() == '#') continue;
        const std::string_view word = cut(rest, ' ');
        if (word == "scene") {
            scenes.push_back({.name = trimmed(rest)});
            continue;
        }
        check(!scenes.empty(), "A line of a scene stands before the first.");
        if (word == "table") {
            const std::size_t end = std::min(text.find("\n\n"), text.size());
            scenes.back().table = text.substr(0, end);
            text.remove_prefix(end);
        } else check(read_line(scenes.back(), word, trimmed(rest)), "A line of a module's scene is not understood.");
    }
}

}
