#include "language/say.h"

namespace eg {
namespace {

Language now = Language::english;

}

void     speak(Language language) { now = language; }
Language spoken() { return now; }

std::string say(std::string_view english) { return translated(now, english); }
std::string say(const Message& message) { return text(now, message, {}); }
std::string say(const Message& message, const PerPlayer<std::string>& names) { return text(now, message, names); }

}
