#include "language/pseudo.h"

#include "language/template.h"

namespace eg {
namespace {

// Only letters that every face has.
std::string_view strange(char vowel) {
    constexpr std::string_view plain = "aeiouyAEIOUY";
    constexpr std::string_view accented[] = {"á", "é", "í", "ó", "ú", "ý", "Á", "É", "Í", "Ó", "Ú", "Ý"};
    const std::size_t at = plain.find(vowel);
    return at == std::string_view::npos ? std::string_view{} : accented[at];
}

// Of the texts between the gaps, in their order; those of a plural's branches too.
template <class Of>
std::string with_texts(std::string_view text, const Of& letter) {
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
                result += ' ' + std::string{branch.category} + " {" + with_texts(branch.text, letter) + '}';
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
    with_texts(english, [&](char c) {
        letters += (static_cast<unsigned char>(c) & 0xc0u) != 0x80u;   // not the second byte of one
        return std::string{};
    });
    if (letters == 0) return std::string{english};
    int longer = (letters * 2 + 4) / 5 - 2;   // the brackets are two of them
    std::string words = with_texts(english, [&](char c) {
        const std::string_view odd = strange(c);
        if (odd.empty()) return std::string(1, c);
        return std::string{odd} + std::string{longer-- > 0 ? odd : std::string_view{}};
    });
    return '[' + words + std::string(longer > 0 ? static_cast<std::size_t>(longer) : 0, '~') + ']';
}

}
