// How often a test tries something: a quarter as often under sanitizers, where bots think thirty times as long, and in
// WebAssembly, which is several times slower and must only do the same.
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
