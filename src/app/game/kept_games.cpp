#include "app/game/kept_games.h"

#include <algorithm>
#include <charconv>

#include "engine/parsing.h"

namespace eg {

namespace {

// Calls use(word, value) for every line.
template <class Use>
void each_line(std::string_view text, Use use) {
    while (!text.empty()) {
        std::string_view line = cut(text, '\n');
        while (line.ends_with('\r')) line.remove_suffix(1);
        const std::string_view word = cut(line, ' ');
        use(word, line);
    }
}

// 0: it is none, or beyond the year 2100.
std::int64_t moment_in(std::string_view text) {
    constexpr std::int64_t last = 4102444800000;
    std::int64_t           moment = 0;
    std::from_chars(text.data(), text.data() + text.size(), moment);
    return moment > 0 && moment <= last ? moment : 0;
}

void take(KeptGame& game, std::string_view word, std::string_view value) {
    if (word == "name") game.name = game_name(value);
    if (word == "played") game.played = moment_in(value);
    if (word == "code" && !value.empty() && game.codes.size() < kept_versions) game.codes.emplace_back(value);
}

}

std::string game_name(std::string_view text) {
    std::string name = one_line(text);
    std::size_t end = 0;
    for (std::size_t letters = 0; end < name.size(); ++end)
        if ((name[end] & 0xC0) != 0x80 && letters++ == longest_game_name) break;
    name.resize(end);
    return name;
}

void KeptGame::add(std::string code) {
    std::erase(codes, code);
    codes.insert(codes.begin(), std::move(code));
    if (codes.size() > kept_versions) codes.resize(kept_versions);
}

KeptGame read_kept_game(std::string_view id, std::string_view record) {
    KeptGame game{.id = std::string{id}, .name = {}, .codes = {}};
    each_line(record, [&](std::string_view word, std::string_view value) { take(game, word, value); });
    return game;
}

std::string show(const KeptGame& game) {
    std::string record;
    const auto  line = [&](std::string_view word, std::string_view value) {
        record += word;
        record += ' ';
        record += value;
        record += '\n';
    };
    line("name", game.name);
    line("played", std::to_string(game.played));
    for (const std::string& code : game.codes) line("code", code);
    return record;
}

std::vector<KeptGame> read_kept_games(std::string_view text) {
    std::vector<KeptGame> games;
    each_line(text, [&](std::string_view word, std::string_view value) {
        if (word == "name") games.emplace_back();
        if (!games.empty()) take(games.back(), word, value);
    });
    std::erase_if(games, [](const KeptGame& game) { return game.codes.empty(); });
    return games;
}

}
