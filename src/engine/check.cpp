#include "engine/check.h"

#include <cstdio>
#include <cstdlib>

namespace eg {

[[gnu::cold, gnu::noinline]] void fail(const char* sentence, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: %s\n", file, line, sentence);
    std::abort();
}

}
