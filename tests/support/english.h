// Error messages in English, so that tests can compare their words.
#pragma once

#include <ostream>
#include <string>

#include "engine/event_log.h"
#include "language/language.h"

namespace eg {

inline std::string   english(const Message& message) { return text(Language::english, message, seat_names()); }
inline bool          operator==(const Message& message, std::string_view words) { return english(message) == words; }
inline std::ostream& operator<<(std::ostream& out, const Message& message) { return out << english(message); }

}
