// One word for one thing: what players read uses the booklets' words, and none of those that mean the same.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

using std::string;
using std::string_view;

namespace {

struct Term {
    string_view not_said, said;
};
constexpr Term glossary[] = {
    {"rival", "opponent"},      {"rivals", "opponents"}, {"pile", "stack"},        {"piles", "stacks"},
    {"knight", "caballero"},    {"knights", "caballeros"}, {"meeple", "caballero"}, {"castle", "Castillo"},
    {"adviser", "advisor"},     {"bidding card", "power card"}, {"home province", "home region"},
    {"score board", "scoreboard"},
};

string lower(string_view text) {
    string all{text};
    for (char& c : all) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    return all;
}
bool letter(char c) { return (c >= 'a' && c <= 'z') || c == '_' || c == '-' || static_cast<unsigned char>(c) >= 128; }

// The first word of the glossary's left side in a text; empty: none.
string_view wrong_word(string_view text) {
    const string all = lower(text);
    for (const Term& term : glossary)
        for (std::size_t at = all.find(term.not_said); at != all.npos; at = all.find(term.not_said, at + 1)) {
            const std::size_t end = at + term.not_said.size();
            if ((at == 0 || !letter(all[at - 1])) && (end == all.size() || !letter(all[end]))) return term.not_said;
        }
    return {};
}

// What players read of a line of a file of this kind.
string read_by_players(const string& line, const string& kind) {
    if (line.empty() || line[0] == '#') return {};
    if (kind == ".deck") {   // ID ... | TITLE | TEXT | EFFECT | BUTTON | BUTTON
        std::istringstream columns{line};
        string all, column;
        for (int n = 0; std::getline(columns, column, '|'); ++n)
            if (n == 2 || n > 3) all += column + '\n';
        return all;
    }
    if (kind != ".cpp" && kind != ".h") return line;
    string all;   // its literals with more than a word, up to a comment
    bool   inside = false;
    string literal;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (!inside && line.compare(i, 2, "//") == 0) break;
        if (inside && line[i] == '\\') ++i;
        else if (line[i] == '"' && !(i > 0 && line[i - 1] == '\'')) {
            if (inside && literal.find(' ') != literal.npos) all += literal + '\n';
            inside = !inside, literal.clear();
        } else if (inside) literal += line[i];
    }
    return all;
}

}

TEST_SUITE("glossary") {

TEST_CASE("finds its words in what players read, and nowhere else") {
    CHECK(wrong_word("Move up to 3 of your Rivals' caballeros.") == "rivals");
    CHECK(wrong_word("pile-up, arrivals, compile") == "");
    CHECK(read_by_players("1-x 1 | Our Rivals | Move 1. | pick rivals | Rival", ".deck") == " Move 1. \n Rival\n");
    CHECK(read_by_players("    say(\"Pile {n}\", pile(\"pile\"));   // \"a pile\" of", ".cpp") == "Pile {n}\n");
    CHECK(read_by_players("say One card of each pile.", ".rules") == "say One card of each pile.");
}

TEST_CASE("every text says things by their names in the booklets") {
    namespace fs = std::filesystem;
    // Words of the deck's format and of effects.
    const std::set<string> formats{"deck.cpp", "decks.cpp", "phrases.cpp", "scene_setup.cpp"};
    const std::set<string> kinds{".deck", ".rules", ".lesson", ".replay", ".cpp", ".h"};
    int files = 0;
    for (const char* folder : {"/src", "/assets"})
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(string{ROOT} + folder)) {
            const string name = entry.path().filename().string(), kind = entry.path().extension().string();
            if (!kinds.contains(kind) || formats.contains(name) || name.ends_with("_test.cpp")) continue;
            ++files;
            std::ifstream file{entry.path()};
            int n = 0;
            for (string line; std::getline(file, line);) {
                ++n;
                const string_view wrong = wrong_word(read_by_players(line, kind));
                CHECK_MESSAGE(wrong.empty(), (name + ':' + std::to_string(n) + ": " + string{wrong} + " in: " + line));
            }
        }
    CHECK(files > 300);
}

}
