#include "language/language.h"

#include <algorithm>
#include <cctype>
#include <span>

#include "engine/event_log.h"
#include "engine/box.h"
#include "engine/places.h"
#include "language/pseudo.h"
#include "language/template.h"

namespace eg {
namespace {

// Separators of a list, and the one before the last element. Forms: plain, with "and", clauses that contain commas, and
// whole sentences.
struct ListForm {
    std::string_view form, between, last;
};

struct LanguageRow {
    std::string_view code;
    std::string (*translate)(std::string_view english);   // empty: no translation
    std::string_view (*category)(int n);                  // plural category of a number
    std::span<const ListForm> lists;
};

std::string      same(std::string_view english) { return std::string{english}; }
std::string_view one_or_other(int n) { return n == 1 ? "one" : "other"; }

constexpr ListForm english_lists[] = {
    {"", ", ", ", "}, {"and", ", ", " and "}, {"clauses", "; ", "; "}, {"sentences", " ", " "}};
constexpr ListForm pseudo_lists[] = {
    {"", ", ", ", "}, {"and", ", ", " ánd "}, {"clauses", "; ", "; "}, {"sentences", " ", " "}};

constexpr LanguageRow rows[] = {
    {"en", same, one_or_other, english_lists},
    {"qps", pseudo, one_or_other, pseudo_lists},
};

const LanguageRow& row(Language language) { return rows[static_cast<std::size_t>(language)]; }

// The colours without a player.
constexpr std::string_view neutral_names[colour_capacity - max_players] = {"White", "Black"};

// A place with its preposition, unless the place has a form of its own; then an office, and a space whose caballeros
// carry something.
constexpr PlaceForm usual_forms[] = {
    {"in", "in {place}"}, {"into", "in {place}"}, {"to", "to {place}"}, {"goal", "to {place}"}, {"from",
     "from {place}"}, {"on", "on {place}"},
};
constexpr PlaceForm office_forms[] = {
    {"", "the {place}'s space"},       {"start", "The {place}'s space"}, {"map", "{place}"},
    {"in", "on the {place}'s space"},  {"into", "onto the {place}'s space"}, {"to", "to the {place}'s space"},
    {"goal", "to the {place}'s space"}, {"from", "from the {place}'s space"}, {"on", "on the {place}'s space"},
};
constexpr std::string_view carrying = "{place} with {thing}";

// Capitalizes the first letter after any punctuation, as in "[éstá" and "¿qué". "3 cubes" stays as it is.
std::string capitalised(std::string words) {
    for (std::size_t at = 0; at < words.size(); ++at) {
        const auto here = static_cast<unsigned char>(words[at]),
                   next = static_cast<unsigned char>(at + 1 < words.size() ? words[at + 1] : 0);
        if (here < 0x80 ? !std::isalnum(here) : here < 0xc3 || here == 0xe2) continue;   // ¿ « “
        if (here >= 'a' && here <= 'z') words[at] = static_cast<char>(here - 'a' + 'A');
        if (here == 0xc3 && next >= 0xa0 && next != 0xb7 && next != 0xbf)
            words[at + 1] = static_cast<char>(next - 0x20);   // à to À; ÷ and ÿ have no capital in this range
        break;
    }
    return words;
}

// Fills in one message.
struct Writer {
    Language                      language;
    const Message&                message;
    const PerPlayer<std::string>& names;
    const Box*                    box;

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
            if (arg.name == here.name)
                return !here.branches.empty()   ? plural(arg.value, here.branches)
                       : here.form == "capital" ? capitalised(in_words(arg.value, {}))
                                                : in_words(arg.value, here.form);
        return '{' + std::string{inside} + '}';
    }

    std::string plural(const Value& value, std::string_view branches) const {
        const int* const n = std::get_if<int>(&value);
        while (n && !branches.empty()) {
            const Branch branch = cut_branch(branches);
            const bool exact = branch.category.starts_with('=') && branch.category.substr(1) == std::to_string(*n);
            if (exact || branch.category == "other" || branch.category == row(language).category(*n))
                return of(branch.text, *n);
        }
        return {};
    }

    std::string in_words(const Value& value, std::string_view form) const {
        if (const int* const n = std::get_if<int>(&value)) return std::to_string(*n);
        if (const Place* const place = std::get_if<Place>(&value)) return place_in_words(*place, form);
        if (const Player* const player = std::get_if<Player>(&value))
            return *player < max_players       ? names[*player]
                   : *player < colour_capacity ? neutral_in_words(*player)
                                               : std::string{};
        if (const std::string* const own = std::get_if<std::string>(&value)) return *own;
        const List&     list = *std::get_if<List>(&value);
        const auto      forms = row(language).lists;
        const auto named =
            std::find_if(forms.begin(), forms.end(), [&](const ListForm& its) { return its.form == form; });
        const ListForm& its = named == forms.end() ? forms[0] : *named;
        std::string words;
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (i > 0) words += i + 1 == list.size() ? its.last : its.between;
            words += text(language, list[i], names, box);
        }
        if (form != "a" || words.empty()) return words;
        const bool vowel = std::string_view{"AEIOUaeiou"}.find(words.front()) != std::string_view::npos;
        return text(language, {vowel ? "an {thing}" : "a {thing}", {{"thing", words}}}, names);
    }

    std::string place_in_words(Place place, std::string_view form) const {
        const Box& here = box ? *box : eg::box(Rules{});
        if (place >= here.place_count) return {};
        const PlaceRow& its = eg::row(here, place);
        if (!its.carries.empty()) {
            const std::string region = place_in_words(here.whole_of[place], form);
            const std::string thing = translated(language, its.carries);
            return text(language, {carrying, {{"place", region}, {"thing", thing}}}, names);
        }
        const bool office = its.bonus > 0;
        const std::string name = office ? translated(language, here.names[place]) : std::string{here.names[place]};
        const std::span<const PlaceForm> usual{office ? std::span<const PlaceForm>{office_forms} : usual_forms};
        for (const std::span<const PlaceForm> forms : {its.forms, usual})
            for (const PlaceForm& known : forms)
                if (known.form == form) return text(language, {known.words, {{"place", name}}}, names);
        return name;
    }

    std::string neutral_in_words(Player colour) const {
        const std::string_view called = box ? box->called[colour] : std::string_view{};
        return text(language, {called.empty() ? neutral_names[colour - max_players] : called}, names);
    }
};

}

std::optional<Language> language(std::string_view code) {
    for (std::size_t i = 0; i < std::size(rows); ++i)
        if (code.substr(0, code.find('-')) == rows[i].code) return static_cast<Language>(i);
    return std::nullopt;
}

std::string translated(Language language, std::string_view english) {
    std::string words = row(language).translate(english);
    return words.empty() ? std::string{english} : words;
}

std::string text(Language language, const Message& message, const PerPlayer<std::string>& names, const Box* box) {
    return Writer{language, message, names, box}.of(translated(language, message.text), -1);
}

std::string question(const State& s) { return text(Language::english, question_asked(s), seat_names(), &box(s)); }

}
