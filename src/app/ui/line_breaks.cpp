#include "app/ui/line_breaks.h"

#include <algorithm>

namespace eg::draw {
namespace {

float blank_before(const Word& word, float space) { return word.rest ? 0 : space; }

std::vector<std::size_t> filled(const std::vector<Word>& words, float wide, float space) {
    std::vector<std::size_t> ends;
    float line = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool first = i == 0 || (!ends.empty() && ends.back() == i);
        line = first ? words[i].wide : line + blank_before(words[i], space) + words[i].wide;
        if (!first && line > wide) ends.push_back(i), line = words[i].wide;
        if (words[i].last || i + 1 == words.size()) ends.push_back(i + 1);
    }
    return ends;
}

std::vector<float> widths(const std::vector<Word>& words, const std::vector<std::size_t>& ends, float space) {
    std::vector<float> lines;
    std::size_t from = 0;
    for (const std::size_t end : ends) {
        float line = words[from++].wide;
        for (; from < end; ++from) line += blank_before(words[from], space) + words[from].wide;
        lines.push_back(line);
    }
    return lines;
}

}

std::vector<std::size_t> line_ends(const std::vector<Word>& words, const Room& room) {
    constexpr float little = 0.01f;   // for rounding of sums
    constexpr float alone = 0.36f;    // a last line below this share of the room is too short
    std::vector<std::size_t> best = filled(words, room.wide + little, room.space);
    if (best.size() < 2 || (room.most > 0 && best.size() > static_cast<std::size_t>(room.most))) return best;
    for (;;) {   // makes the text narrower, as long as it needs no more lines
        const std::vector<float> lines = widths(words, best, room.space);
        const bool goes_on = !words[best[best.size() - 2] - 1].last;
        if (!room.even && (!goes_on || lines.back() >= alone * room.wide)) return best;
        const std::vector<std::size_t> closer =
            filled(words, *std::max_element(lines.begin(), lines.end()) - little, room.space);
        if (closer.size() > best.size() || closer == best) return best;
        best = closer;
    }
}

}
