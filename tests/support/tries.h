// The number of tries in a test: a quarter of n under sanitizers, where bots are thirty times slower, and in
// WebAssembly, which is several times slower and only has to give the same results.
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
