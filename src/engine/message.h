// What is to be said, before it is in any language: a sentence in English, by which a translation is
// found too, and what stands in its gaps. language/language.h makes words of it.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/state.h"

namespace eg {

struct Message;
using List = std::vector<Message>;   // joined as the language does; of one: a message within another

// A string is somebody's own words, which stay as they are in every language.
using Value = std::variant<int, Place, Player, std::string, List>;

struct Arg {
    std::string_view name;   // of the gaps it stands in
    Value            value;
};

struct Message {
    std::string_view text;
    std::vector<Arg> args = {};

    bool empty() const { return text.empty(); }
};

}
