#include "language/language.h"

#include "engine/chronicle.h"
#include "engine/places.h"
#include "language/pseudo.h"
#include "language/template.h"

namespace eg {
namespace {

struct LanguageRow {
    std::string_view code;
    std::string (*translate)(std::string_view english);   // empty: not known
    std::string_view (*category)(int n);                  // of a number, in plurals
    std::string_view and_then;                            // between the last two of a list
};

std::string      same(std::string_view english) { return std::string{english}; }
std::string_view one_or_other(int n) { return n == 1 ? "one" : "other"; }

constexpr LanguageRow rows[] = {
    {"en", same, one_or_other, " and "},
    {"qps", pseudo, one_or_other, " ánd "},
};

const LanguageRow& row(Language language) { return rows[static_cast<std::size_t>(language)]; }

// A place with its preposition, as it stands in a sentence; what is said of one place alone comes first.
struct PlaceForm {
    std::string_view form, id, words;
};
// The colours behind which nobody sits.
constexpr std::string_view nobodys[colour_capacity - max_players] = {"White", "Grey"};

constexpr PlaceForm place_forms[] = {
    {"start", "CAS", "The Castillo"},
    {"into", "CAS", "into the Castillo"}, {"to", "CAS", "into the Castillo"},
    {"in", "", "in {place}"}, {"into", "", "in {place}"}, {"to", "", "to {place}"}, {"goal", "", "to {place}"}, {"from", "", "from {place}"}, {"on", "", "on {place}"},
};

struct Writing {
    Language                      language;
    const Message&                message;
    const PerPlayer<std::string>& names;

    std::string of(std::string_view pattern, int counted) const {
        std::string words;
        for (std::size_t at = 0; at < pattern.size(); ++at) {
            if (pattern[at] == '{') {
                const std::size_t end = closing(pattern, at);
                words += filled(pattern.substr(at + 1, end - at - 1));
                at = end;
            } else if (pattern[at] == '#' && counted >= 0) {
                words += std::to_string(counted);
            } else {
                words += pattern[at];
            }
        }
        return words;
    }

    std::string filled(std::string_view inside) const {
        const Gap here = read_gap(inside);
        for (const Arg& arg : message.args)
            if (arg.name == here.name) return here.branches.empty() ? in_words(arg.value, here.form) : plural(arg.value, here.branches);
        return '{' + std::string{inside} + '}';
    }

    std::string plural(const Value& value, std::string_view branches) const {
        const int* const n = std::get_if<int>(&value);
        while (n && !branches.empty()) {
            const Branch branch = cut_branch(branches);
            if (branch.category == "other" || branch.category == row(language).category(*n)) return of(branch.text, *n);
        }
        return {};
    }

    std::string in_words(const Value& value, std::string_view form) const {
        if (const int* const n = std::get_if<int>(&value)) return std::to_string(*n);
        if (const Place* const place = std::get_if<Place>(&value)) return place_in_words(*place, form);
        if (const Player* const player = std::get_if<Player>(&value)) return *player < max_players ? names[*player] : *player < colour_capacity ? text(language, {nobodys[*player - max_players]}, names) : std::string{};
        if (const std::string* const own = std::get_if<std::string>(&value)) return *own;
        const List& list = *std::get_if<List>(&value);
        std::string words;
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (i > 0) words += form == "and" && i + 1 == list.size() ? row(language).and_then : ", ";
            words += text(language, list[i], names);
        }
        if (form != "a" || words.empty()) return words;
        const bool vowel = std::string_view{"AEIOUaeiou"}.find(words.front()) != std::string_view::npos;
        return text(language, {vowel ? "an {thing}" : "a {thing}", {{"thing", words}}}, names);
    }

    std::string place_in_words(Place place, std::string_view form) const {
        if (place >= place_numbers()) return {};
        const PlaceRow& its = eg::row(place);
        for (const PlaceForm& known : place_forms) {
            if (known.form != form || (!known.id.empty() && known.id != its.id)) continue;
            return text(language, {known.words, {{"place", std::string{its.name}}}}, names);
        }
        return std::string{its.name};
    }
};

}

std::optional<Language> language(std::string_view code) {
    for (std::size_t i = 0; i < std::size(rows); ++i)
        if (code.substr(0, code.find('-')) == rows[i].code) return static_cast<Language>(i);
    return std::nullopt;
}

std::string_view code(Language language) { return row(language).code; }

std::string translated(Language language, std::string_view english) {
    std::string words = row(language).translate(english);
    return words.empty() ? std::string{english} : words;
}

std::string text(Language language, const Message& message, const PerPlayer<std::string>& names) {
    return Writing{language, message, names}.of(translated(language, message.text), -1);
}

std::string question(const State& s) { return text(Language::english, question_asked(s), seat_names()); }

}
