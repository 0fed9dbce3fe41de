// The languages there are, and messages in their words. English is the source of all: a text is found by
// its English one, and what a language lacks is said in English. Besides English there is so far the
// pseudo-language, made by rule: in it everything that goes through here looks odd and is longer, so that
// what does not, or does not fit, is seen at once. A true language is a row more, with a table.
#pragma once

#include <optional>

#include "engine/message.h"

namespace eg {

struct Box;

enum class Language : unsigned char { english, pseudo };

// By the code of an address: "en-GB" is English too.
std::optional<Language> language(std::string_view code);

std::string translated(Language language, std::string_view english);

// A gap for which there is no value stays as it is, braces and all. In a game out of this box places are
// called as there, and so are colours behind which nobody sits; null: as usual.
std::string text(Language language, const Message& message, const PerPlayer<std::string>& names,
                 const Box* box = nullptr);

// What is asked, in English and of the seats by their own names: for whoever has no page.
std::string question(const State& s);

}
