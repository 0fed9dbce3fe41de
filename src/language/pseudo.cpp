#include "language/pseudo.h"

#include "language/template.h"

namespace eg {
namespace {

// The accented vowel, in letters that all our fonts have; empty for other characters.
std::string_view accented_vowel(char vowel) {
    constexpr std::string_view plain = "aeiouyAEIOUY";
    constexpr std::string_view accented[] = {"á", "é", "í", "ó", "ú", "ý", "Á", "É", "Í", "Ó", "Ú", "Ý"};
    const std::size_t at = plain.find(vowel);
    return at == std::string_view::npos ? std::string_view{} : accented[at];
}

// Replaces each byte outside the gaps by letter(byte), in order, also in the branches of plurals.
template <class Letter>
std::string map_letters(std::string_view text, const Letter& letter) {
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '{') {
            result += letter(text[at]);
            continue;
        }
        const std::size_t end = closing(text, at);
        Gap here = read_gap(text.substr(at + 1, end - at - 1));
        if (here.branches.empty()) {
            result += text.substr(at, end + 1 - at);
        } else {
            result += text.substr(at, static_cast<std::size_t>(here.branches.data() - text.data()) - at);
            while (!here.branches.empty()) {
                const Branch branch = cut_branch(here.branches);
                result += ' ' + std::string{branch.category} + " {" + map_letters(branch.text, letter) + '}';
            }
            result += '}';
        }
        at = end;
    }
    return result;
}

}

std::string pseudo(std::string_view english) {
    int letters = 0;
    map_letters(english, [&](char c) {
        letters += (static_cast<unsigned char>(c) & 0xc0u) != 0x80u;   // does not count second bytes of UTF-8
        return std::string{};
    });
    if (letters == 0) return std::string{english};
    int longer = (letters * 2 + 4) / 5 - 2;   // less the two brackets
    std::string words = map_letters(english, [&](char c) {
        const std::string_view accented = accented_vowel(c);
        if (accented.empty()) return std::string(1, c);
        return std::string{accented} + std::string{longer-- > 0 ? accented : std::string_view{}};
    });
    return '[' + words + std::string(longer > 0 ? static_cast<std::size_t>(longer) : 0, '~') + ']';
}

}
