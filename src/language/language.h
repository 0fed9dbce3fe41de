// Languages and translation. Texts are looked up by their English original; a text without a translation stays
// English. Besides English there is so far only the pseudo-language (language/pseudo.h), which makes texts that are not
// translated, or too long for their space, easy to see. A real language is one more row with a table.
#pragma once

#include <optional>

#include "engine/message.h"

namespace eg {

struct Box;

enum class Language : unsigned char { english, pseudo };

// By language code; "en-GB" is English too. Nothing if the language is unknown.
std::optional<Language> language(std::string_view code);

std::string translated(Language language, std::string_view english);

// The message with its values filled in. A gap without a value stays as it is, with its braces. box: names places and
// the colours without a player as that box does; null: default names.
std::string text(Language language, const Message& message, const PerPlayer<std::string>& names,
                 const Box* box = nullptr);

// The question to the player asked, in English, with players named by their colours; for the command line.
std::string question(const State& s);

}
