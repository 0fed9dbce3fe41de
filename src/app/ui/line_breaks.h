// Where the lines of a text end. Words fill them one after the other; then no word is left alone on the
// last line, and lines that stand about a middle are about equally long.
#pragma once

#include <cstddef>
#include <vector>

namespace eg::draw {

struct Word {
    float wide = 0;
    bool  last = false;   // of its paragraph
    bool  rest = false;   // of the one before, which no line had room for: no blank between
};
struct Room {
    float wide;
    float space = 0;       // between two words
    bool  even = false;    // the lines are to be about equally long
    int   most = 0;        // lines; 0: as many as it takes
};
// For each line the word after its last one.
std::vector<std::size_t> line_ends(const std::vector<Word>& words, const Room& room);

}
