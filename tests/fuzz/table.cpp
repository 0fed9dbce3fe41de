// Tables described by text: `set`.
#include "fuzz.h"

#include <iterator>
#include <vector>

#include "engine/module.h"
#include "engine/parsing.h"
#include "board.h"

using namespace eg;

namespace {

std::string a_number(Rng& rng) {
    constexpr int favourites[] = {0, 1, 2, 3, 5, 13, 15, 16, 30, 31, 255, 256, 1023, 65535};
    return std::to_string(rng.below(2) ? rng.below(32)
                                       : favourites[rng.below(static_cast<int>(std::size(favourites)))]);
}

std::string a_place(Rng& rng) { 
    const int place = rng.below(static_cast<int>(all_place_rows().size()) + 1);
    return place == 0 ? "-" : std::string{all_place_rows()[static_cast<std::size_t>(place - 1)]->id};
 }
std::string a_player(Rng& rng) { return std::string{player_word(static_cast<Player>(rng.below(max_players + 1)))}; }

std::string a_card(Rng& rng) {
    const int stack = rng.below(stack_count);
    return std::string{card({}, stack, rng.below(card_count({}, stack))).id};
}

std::string a_question(Rng& rng) {
    std::vector<std::span<const Step>> chapters;
    for (const Module& module : modules()) chapters.insert(chapters.end(), module.steps.begin(), module.steps.end());
    const auto& chapter = chapters[static_cast<std::size_t>(rng.below(static_cast<int>(chapters.size())))];
    const Step& it = chapter[static_cast<std::size_t>(rng.below(static_cast<int>(chapter.size())))];
    const auto number = [&](FrameFields which) {
        return it.rule.fields & which || rng.below(8) == 0 ? a_number(rng) : "0";
    };
    const auto word = [&](bool used, const std::string& one) {
        return used || rng.below(8) == 0 ? one : std::string{"-"};
    };
    return "ask " + std::string{it.name} + ' ' + word(!it.rule.without_player, a_player(rng)) + ' '
           + number(frame_count) + ' ' + word(it.rule.fields & frame_place, a_place(rng)) + ' '
           + word(it.rule.fields & frame_whose, a_player(rng)) + ' ' + number(frame_mode) + ' ' + number(frame_set);
}

std::string a_field(Rng& rng) {
    for (const Module& module : modules())
        for (const Field& field : module.fields)
            if (rng.below(2))
                return std::string{field.word} + ' ' + (field.each ? a_player(rng) + ':' : "")
                       + (rng.below(4) ? a_number(rng) : "?");
    if (rng.below(2))
        return "modules "
               + show(Modules::of_bits(static_cast<unsigned>(rng.below(1 << modules().size()))
                                       & variants(Edition::of_2023).bits));
    return "edition "
           + std::string{
               all_editions()[static_cast<std::size_t>(rng.below(static_cast<int>(all_editions().size())))].word};
}

std::string a_line(Rng& rng) {
    switch (rng.below(13)) {
    case 0: return a_place(rng) + ' ' + a_player(rng) + ':' + a_number(rng) + (rng.below(3) ? "" : "G");
    case 1: return "kept " + a_player(rng) + ':' + a_card(rng) + ':' + std::to_string(rng.below(4));
    case 2: return "shown " + a_card(rng) + (rng.below(2) ? ':' + a_player(rng) : "");
    case 3: return "disc " + a_player(rng) + ':' + (rng.below(4) ? a_place(rng) : "?");
    case 4:
        return "unseen " + a_player(rng) + ':' + a_number(rng) + '/' + a_number(rng) + '-' + a_number(rng) + '/'
               + a_number(rng);
    case 5: return "power " + a_player(rng) + ':' + a_number(rng);
    case 6: return (rng.below(2) ? "round " : "players ") + a_number(rng);
    case 7: return rng.below(2) ? "length 6" : "veto out";
    case 8: return a_field(rng);
    default: return a_question(rng);
    }
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return text;
}

// Another word in the place of one: of the same table, or a number.
void change_word(std::string& line, const std::vector<std::string>& lines, Rng& rng) {
    const auto word_of = [&](std::string_view text) {
        const Words words = split(text, " :/,");
        return words.empty() ? text.substr(0, 0)
                             : words[static_cast<std::size_t>(rng.below(static_cast<int>(words.size())))];
    };
    const std::string_view old = word_of(line);
    const std::string by =
        rng.below(2) ? a_number(rng)
                     : std::string{word_of(lines[static_cast<std::size_t>(rng.below(static_cast<int>(lines.size())))])};
    line.replace(static_cast<std::size_t>(old.data() - line.data()), old.size(), by);
}

std::string changed(std::string_view text, Rng& rng) {
    std::vector<std::string> lines;
    for (std::string_view line : split(text, "\n;")) lines.emplace_back(line);
    for (int changes = 1 + rng.below(3); changes > 0; --changes) {
        if (lines.empty()) lines.push_back(a_line(rng));
        const auto some = [&] { return static_cast<std::size_t>(rng.below(static_cast<int>(lines.size()))); };
        switch (rng.below(6)) {
        case 0: lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(some())); break;
        case 1: std::swap(lines[some()], lines[some()]); break;
        case 2: lines.push_back(a_line(rng)); break;
        case 3: lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(some()), a_line(rng)); break;
        default: change_word(lines[some()], std::vector<std::string>{lines}, rng);
        }
    }
    return joined(lines);
}

}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
    Rng rng{seed};
    rng.next();
    const int kind = rng.below(8);
    if (kind == 0 && size > 0) return LLVMFuzzerMutate(data, size, most);
    std::string text{reinterpret_cast<const char*>(data), size};
    if (kind == 1 || size < 2) {
        State s;
        some_game(rng, s);
        text = show(rng.below(6) || over(s) ? s : seen_by(s, asked(s)));
    }
    text = changed(text, rng);
    if (text.size() > most) text.resize(most);
    std::memcpy(data, text.data(), text.size());
    return text.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string text{reinterpret_cast<const char*>(data), size};
    for (char& byte : text)
        if (byte == '\n') byte = ';';
    send("set " + text);
    return 0;
}
