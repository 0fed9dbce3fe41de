// Assertions about the program itself: built-in tables, capacities. Errors in input are reported as a Message instead.
#pragma once

namespace eg {

// Prints the sentence with file and line to stderr and aborts.
[[noreturn]] void fail(const char* sentence, const char* file, int line);

inline void check(bool holds, const char* sentence, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    if (!holds) [[unlikely]] fail(sentence, file, line);
}

}
