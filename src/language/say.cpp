#include "language/say.h"

#include "engine/box.h"

namespace eg {
namespace {

Language   now = Language::english;
const Box* of = nullptr;

}

void     speak(Language language) { now = language; }
void     speak_of(const Box& box) { of = &box; }
Language spoken() { return now; }

const Box& spoken_of() { return of ? *of : box(Rules{}); }

std::string say(std::string_view english) { return translated(now, english); }
std::string say(const Message& message) { return text(now, message, {}, of); }
std::string say(const Message& message, const PerPlayer<std::string>& names) { return text(now, message, names, of); }

}
