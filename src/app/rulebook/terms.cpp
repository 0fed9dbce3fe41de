#include "app/rulebook/terms.h"

#include <algorithm>
#include <span>

#include "app/rulebook/cache.h"
#include "engine/insertion_sort.h"
#include "engine/parsing.h"

namespace eg {
namespace {

struct Word {
    std::string plain;
    std::size_t from, to;
};

bool part_of_a_word(std::string_view text, std::size_t at) {
    const auto here = static_cast<unsigned char>(text[at]);
    return here < 0x80 ? letter(text, at).plain >= 'a' && letter(text, at).plain <= 'z'
                       : here >= 0xc3 && here != 0xe2;   // ¿ « “
}

std::size_t bytes_of(std::string_view text, std::size_t at) {
    std::size_t n = 1;
    while (at + n < text.size() && (static_cast<unsigned char>(text[at + n]) & 0xc0u) == 0x80u) ++n;
    return n;
}

std::vector<Word> words_of(std::string_view text) {
    std::vector<Word> words;
    bool within = false;
    for (std::size_t at = 0, n = 0; at < text.size(); at += n) {
        n = bytes_of(text, at);
        const bool begins = !within;
        within = part_of_a_word(text, at);
        if (!within) continue;
        if (begins) words.push_back({{}, at, at});
        const Letter here = letter(text, at);
        const std::string plain = here.bytes == n ? std::string(1, here.plain) : std::string{text.substr(at, n)};
        if (!words.back().plain.ends_with(plain)) words.back().plain += plain;
        words.back().to = at + n;
    }
    return words;
}

// A term of several words, with the same characters between them.
struct Sought {
    std::string       text;
    std::vector<Word> words = words_of(text);
    const Rule*       rule = nullptr;

    bool stands_at(std::string_view where, std::span<const Word> there) const {
        const auto between = [](std::string_view whole, const Word& a, const Word& b) {
            return whole.substr(a.to, b.from - a.to);
        };
        if (words.empty() || there.size() < words.size()) return false;
        for (std::size_t n = 0; n < words.size(); ++n)
            if (words[n].plain != there[n].plain
                || (n > 0 && between(text, words[n - 1], words[n]) != between(where, there[n - 1], there[n])))
                return false;
        return true;
    }
};

void add(std::vector<Sought>& all, std::string_view terms, const Rule* rule) {
    while (!terms.empty()) all.push_back({.text = std::string{trimmed(cut(terms, '|'))}, .rule = rule});
}

// The terms of all rules in the current language, the longest first.
const std::vector<Sought>& sought() {
    static std::vector<Sought> all;
    static Language            language = {};
    if (!all.empty() && language == spoken()) return all;
    all.clear();
    language = spoken();
    for (const Rule& rule : rulebook().rules)
        if (!rule.terms.empty()) add(all, say(rule.terms), &rule);
    insertion_sort(all.begin(), all.end(),
                   [](const Sought& a, const Sought& b) { return a.words.size() > b.words.size(); });
    return all;
}

// The rule that replaces the named one in this game, or in the chapter of the text; else the named one.
const Rule* meant(const Rule* named, const Rule* own, const Rules& rules) {
    for (const Rule& other : rulebook().rules)
        if (has(other.instead, named->id) && (holds(other, rules) || (own && own->chapter == other.chapter)))
            return &other;
    return named;
}

std::vector<Term> look_for_terms(std::string_view text, const Rule* own, const Rules& rules) {
    std::vector<Term> made;
    const std::vector<Word> words = words_of(text);
    for (std::span<const Word> left = words; !left.empty();) {
        const auto found = std::find_if(sought().begin(), sought().end(),
                                        [&](const Sought& one) { return one.stands_at(text, left); });
        if (found == sought().end()) {
            left = left.subspan(1);
            continue;
        }
        const Rule* rule = meant(found->rule, own, rules);
        const bool told =
            rule == own || std::any_of(made.begin(), made.end(), [&](const Term& one) { return one.rule == rule; });
        if (!told) made.push_back({left.front().from, left[found->words.size() - 1].to, rule});
        left = left.subspan(found->words.size());
    }
    return made;
}

}

std::vector<Term> terms_in(std::string_view text, const Rule* own, const Rules& rules) {
    static Cache<std::pair<const Rule*, std::string>, std::vector<Term>> known;
    return known.of(rules, {own, std::string{text}}, [&] { return look_for_terms(text, own, rules); });
}

std::vector<const Rule*> leads_to(const Rule& from, std::string_view text, const Rules& rules) {
    std::vector<const Rule*> made;
    for (std::string_view left = from.see; !left.empty();) made.push_back(rule(cut(left, ' ')));
    for (const Term& term : terms_in(text, &from, rules))
        if (std::find(made.begin(), made.end(), term.rule) == made.end()) made.push_back(term.rule);
    return made;
}

bool says(std::string_view text, std::string_view terms) {
    std::vector<Sought> any;
    add(any, terms, nullptr);
    const std::vector<Word> words = words_of(text);
    for (std::span<const Word> left = words; !left.empty(); left = left.subspan(1))
        if (std::any_of(any.begin(), any.end(), [&](const Sought& one) { return one.stands_at(text, left); }))
            return true;
    return false;
}

}
