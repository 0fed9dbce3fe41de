// A text before translation: an English template, which is also the key of its translations, and its arguments.
// language/language.h renders it.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/state.h"

namespace eg {

struct Message;
using List = std::vector<Message>;   // joined as the language requires; with one item: a nested message

// A string is never translated.
using Value = std::variant<int, Place, Player, std::string, List>;

struct Arg {
    std::string_view name;   // replaces {name} in the template
    Value            value;
};

struct Message {
    std::string_view text;
    std::vector<Arg> args = {};

    bool empty() const { return text.empty(); }
};

}
