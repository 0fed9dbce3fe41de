// How often something is tried. Under sanitizers, which make a bot's thought thirty times as long, once in a while will
// do, and so it will in WebAssembly, which is to do the same and does it several times as slowly.
#pragma once

#include <algorithm>

namespace eg {

#if defined(__EMSCRIPTEN__)
constexpr bool slow_here = true;
#elif defined(__has_feature)
constexpr bool slow_here = __has_feature(address_sanitizer);
#else
constexpr bool slow_here = false;
#endif

template <class Number>
constexpr Number tries(Number n) { return slow_here ? std::max(Number{1}, n / 4) : n; }

}
