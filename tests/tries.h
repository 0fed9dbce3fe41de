// How often something is tried. Under sanitizers, which make a bot's thought thirty times as long, once in a while will do.
#pragma once

#include <algorithm>

namespace eg {

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
constexpr bool sanitized = true;
#else
constexpr bool sanitized = false;
#endif
#else
constexpr bool sanitized = false;
#endif

template <class Number>
constexpr Number tries(Number n) { return sanitized ? std::max(Number{1}, n / 4) : n; }

}
