// Where the lines of a text end. Lines are filled word by word, then changed so that no word is alone on the last line;
// centred lines get similar widths.
#pragma once

#include <cstddef>
#include <vector>

namespace eg::draw {

struct Word {
    float wide = 0;       // width
    bool  last = false;   // ends its paragraph
    bool  rest = false;   // continues the word before, which was too wide for a line: no space between them
};
struct Room {
    float wide;
    float space = 0;       // between two words
    bool  even = false;    // lines of similar width
    int   most = 0;        // at most so many lines; 0: any number
};
// For each line the number of the word after its last one.
std::vector<std::size_t> line_ends(const std::vector<Word>& words, const Room& room);

}
