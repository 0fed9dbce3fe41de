// The page's language, and texts in it where they are drawn:
//
//     say("Round {n} of {of}", n, of)
//
// The values are in the order in which the English sentence first names them; the compiler checks their number. A
// string is shown as it is; a Message is translated.
#pragma once

#include <concepts>
#include <type_traits>

#include "language/language.h"
#include "language/template.h"

namespace eg {

void       speak(Language language);   // sets the language; initially English
void       speak_of(const Box& box);   // sets the box whose places and colours are meant
const Box& spoken_of();                // initially the Decennial edition's
Language spoken();

void number_of_values_must_match_gaps();   // never defined or called; appears in the compiler's error message

template <std::size_t gaps>
struct Sentence {
    std::string_view text;
    consteval Sentence(const char* english) : text{english} {
        if (GapNames{text}.count != gaps) number_of_values_must_match_gaps();
    }
};

template <std::integral Number>
Value        value_of(Number n) { return static_cast<int>(n); }
inline Value value_of(Place place) { return place; }
inline Value value_of(Player player) { return player; }
inline Value value_of(std::string_view words) { return std::string{words}; }
inline Value value_of(Message message) { return List{std::move(message)}; }
inline Value value_of(List list) { return list; }

// The same as a Message, to be a value of another one or translated later.
template <class... Values>
Message message(std::type_identity_t<Sentence<sizeof...(Values)>> english, const Values&... values) {
    const GapNames               gaps{english.text};
    [[maybe_unused]] std::size_t n = 0;
    return {english.text, {Arg{gaps.list[n++], value_of(values)}...}};
}

std::string say(std::string_view english);   // without gaps; also texts from tables, such as titles of cards
std::string say(const Message& message);     // without values that are players
std::string say(const Message& message, const PerPlayer<std::string>& names);   // names: of the players

template <class... Values>
    requires(sizeof...(Values) > 0)
std::string say(std::type_identity_t<Sentence<sizeof...(Values)>> english, const Values&... values) {
    return say(message(english, values...));
}

}
