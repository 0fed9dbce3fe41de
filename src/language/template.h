// Templates use a small part of ICU's MessageFormat, in English and in every translation:
//
//     {who} moves {n, plural, one {a caballero} other {# caballeros}} {from:from} {to:to}.
//
// A gap is a name in braces; a form for its value can follow a colon. A plural has one branch for each category of the
// language and "other" for the rest; "=0" is for that number alone, and "#" in a branch is the number. Braces cannot be
// quoted.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace eg {

struct Gap {
    std::string_view name, form, branches;   // branches: empty unless it is a plural
};

// Index of the brace that closes the one at `at`; the size of the text if there is none.
constexpr std::size_t closing(std::string_view text, std::size_t at) {
    int depth = 0;
    for (; at < text.size(); ++at) {
        depth += (text[at] == '{') - (text[at] == '}');
        if (depth == 0) break;
    }
    return at;
}

// Parses the text between the braces: "to:into", "n, plural, one {...} other {...}".
constexpr Gap read_gap(std::string_view inside) {
    const std::size_t end = std::min(inside.find_first_of(",:"), inside.size());
    Gap result{inside.substr(0, end), {}, {}};
    if (end == inside.size()) return result;
    if (inside[end] == ':') result.form = inside.substr(end + 1);
    else result.branches = inside.substr(std::min(inside.find(',', end + 1), inside.size() - 1) + 1);
    return result;
}

// Removes the first branch and returns its category and the text between its braces.
struct Branch {
    std::string_view category, text;
};
constexpr Branch cut_branch(std::string_view& branches) {
    const std::size_t first = std::min(branches.find_first_not_of(' '), branches.size()),
                      open = std::min(branches.find('{', first), branches.size());
    const std::size_t close = closing(branches, open);
    const std::string_view category =
        branches.substr(first, std::min(branches.find_first_of(" {", first), open) - first);
    const Branch branch{category,
                        open < branches.size() ? branches.substr(open + 1, close - open - 1) : std::string_view{}};
    branches.remove_prefix(std::min(close + 1, branches.size()));
    return branch;
}

// The names of a template's gaps, each once, in the order of first use.
struct GapNames {
    std::array<std::string_view, 8> list{};
    std::size_t                     count = 0;

    constexpr explicit GapNames(std::string_view text) { add(text); }

private:
    constexpr void add(std::string_view text) {
        for (std::size_t at = text.find('{'); at < text.size(); at = text.find('{', at)) {
            const std::size_t end = closing(text, at);
            Gap here = read_gap(text.substr(at + 1, end - at - 1));
            const auto known = list.begin() + static_cast<std::ptrdiff_t>(count);
            if (std::find(list.begin(), known, here.name) == known) list[count++] = here.name;
            while (!here.branches.empty()) add(cut_branch(here.branches).text);
            at = end;
        }
    }
};

}
