// Lays out every scene in a window of the given size, without painting it, and prints one line of JSON for each:
// {"scene": ..., "text": ..., "unreached": ..., "things": [...]}. `layout.test.mjs` checks it.
//
//   layout WIDTH HEIGHT LANGUAGE [finger] [dark] [contrast] [SCENES]
//
// LANGUAGE: en or qps (the pseudo-language). SCENES: only these, for example "colonies-cards,grandissimo-jail".
#define DOCTEST_CONFIG_IMPLEMENT
#include "visit.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "app/ui/focus.h"
#include "engine/parsing.h"
#include "page.h"

using namespace eg;

namespace {

// The targets that are not reached by Tab to their group and then the arrows.
std::vector<std::string> unreached(std::span<const navigation::Target> targets) {
    const auto neighbours = navigation::neighbours(targets);
    std::set<int> seen;
    for (int n = navigation::next_group(targets, -1, 1); n >= 0; n = navigation::next_group(targets, n, 1))
        seen.merge(navigation::reached(neighbours, n));
    std::vector<std::string> missing;
    for (int n = 0; n < static_cast<int>(targets.size()); ++n)
        if (const std::string& id = targets[static_cast<std::size_t>(n)].id;
            !seen.contains(n) && navigation::find(targets, id) == n)
            missing.push_back(id);
    return missing;
}

}

int main(int count, char** words) {
    if (count < 4)
        return std::fputs("usage: layout WIDTH HEIGHT LANGUAGE [finger] [dark] [contrast] [SCENES]\n", stderr), 2;
    const ImVec2      size{static_cast<float>(std::atoi(words[1])), static_cast<float>(std::atoi(words[2]))};
    const std::string language = words[3];
    test_page.media = {"(prefers-reduced-motion)"};
    std::string_view wanted;   // SCENES; empty: all
    for (int i = 4; i < count; ++i) {
        const std::string_view word = words[i];
        if (word == "finger") test_page.media.push_back("(pointer: coarse)");
        else if (word == "dark") test_page.media.push_back("(prefers-color-scheme: dark)");
        else if (word == "contrast") test_page.media.push_back("(prefers-contrast: more)");
        else wanted = word;
    }
    Visit visit("scene=menu&lang=" + language, size);
    const std::string names = scene_names();   // a JSON list
    for (std::size_t from = names.find('"'); from != std::string::npos;) {
        const std::size_t to = names.find('"', from + 1);
        const std::string name = names.substr(from + 1, to - from - 1);
        from = names.find('"', to + 1);
        const Words chosen = split(wanted, ",");
        if (!wanted.empty() && std::find(chosen.begin(), chosen.end(), name) == chosen.end()) continue;
        visit.app().typed(page::a_scene, name);
        visit.frame();
        visit.frame();   // covered controls are disabled one frame later
        std::string text;   // escaped for JSON
        for (const char c : test_page.text)
            text += c == '\n'               ? "\\n"
                    : c == '\t'             ? "\\t"
                    : c == '"' || c == '\\' ? std::string{'\\', c}
                                            : std::string{c};
        std::string missing;
        for (const std::string& id : unreached(focus::targets())) missing += (missing.empty() ? "" : " ") + id;
        std::printf("{\"scene\":\"%s\",\"text\":\"%s\",\"unreached\":\"%s\",\"things\":%s}\n", name.c_str(),
                    text.c_str(), missing.c_str(), visit.drawn().c_str());
    }
}
