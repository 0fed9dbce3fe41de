// The language that the page speaks, and words in it where they are drawn:
//
//     say("Round {n} of {of}", n, of)
//
// The values stand in the order in which the English sentence first names them; that there is one for
// each of its gaps is seen as it is compiled. A string is somebody's own word; a Message is translated.
#pragma once

#include <concepts>
#include <type_traits>

#include "language/language.h"
#include "language/template.h"

namespace eg {

void     speak(Language language);   // English until then
void       speak_of(const Box& box);   // the box on the screen: its places and colours are meant from now on
const Box& spoken_of();
Language spoken();

void a_sentence_has_as_many_gaps_as_it_is_given_values();   // to be read in what a compiler says: it is not for calling

template <std::size_t gaps>
struct Sentence {
    std::string_view text;
    consteval Sentence(const char* english) : text{english} {
        if (GapNames{text}.count != gaps) a_sentence_has_as_many_gaps_as_it_is_given_values();
    }
};

template <std::integral Number>
Value        value_of(Number n) { return static_cast<int>(n); }
inline Value value_of(Place place) { return place; }
inline Value value_of(Player player) { return player; }
inline Value value_of(std::string_view words) { return std::string{words}; }
inline Value value_of(Message message) { return List{std::move(message)}; }
inline Value value_of(List list) { return list; }

// The same as a message, to stand in another one or to be said later.
template <class... Values>
Message message(std::type_identity_t<Sentence<sizeof...(Values)>> english, const Values&... values) {
    const GapNames               gaps{english.text};
    [[maybe_unused]] std::size_t n = 0;
    return {english.text, {Arg{gaps.list[n++], value_of(values)}...}};
}

std::string say(
    std::string_view english);   // without gaps; also what stands in a table: a button's word, a card's title
std::string say(const Message& message);     // ... in which no Player stands
std::string say(const Message& message, const PerPlayer<std::string>& names);

template <class... Values>
    requires(sizeof...(Values) > 0)
std::string say(std::type_identity_t<Sentence<sizeof...(Values)>> english, const Values&... values) {
    return say(message(english, values...));
}

}
