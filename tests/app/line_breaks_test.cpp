// Line breaks: as few lines as possible, and no word alone on the last line.
#include "app/ui/line_breaks.h"
#include "table.h"

using namespace eg::draw;

namespace {

std::vector<Word> words(std::initializer_list<float> widths) {
    std::vector<Word> list;
    for (const float wide : widths) list.push_back({.wide = wide});
    return list;
}
using Ends = std::vector<std::size_t>;

}

TEST_SUITE("lines of text") {

TEST_CASE("words fill one line after the other") {
    CHECK(line_ends({}, {.wide = 100}).empty());
    CHECK(line_ends(words({40, 40, 40, 90}), {.wide = 100, .space = 10}) == Ends{2, 3, 4});
    CHECK(line_ends(words({40, 50}), {.wide = 100, .space = 10}) == Ends{2});
    CHECK(line_ends(words({300, 20, 300}), {.wide = 100, .space = 10}) == Ends{1, 2, 3});   // words longer than a line
}

TEST_CASE("what is left of a word too long for its line goes on in the next") {
    std::vector<Word> list = words({40, 100, 30, 60});
    list[2].rest = true;
    CHECK(line_ends(list, {.wide = 100, .space = 10}) == Ends{1, 2, 4});
    CHECK(line_ends(list, {.wide = 140, .space = 10}) == Ends{1, 3, 4});   // no space before the rest of a word
}

TEST_CASE("a paragraph ends its line") {
    std::vector<Word> list = words({20, 20, 20});
    list[0].last = true;
    CHECK(line_ends(list, {.wide = 100, .space = 10}) == Ends{1, 3});
    list[1].last = true;   // a paragraph of one short word stays as it is
    CHECK(line_ends(list, {.wide = 100, .space = 10}) == Ends{1, 2, 3});
}

TEST_CASE("no word is alone on the last line") {
    CHECK(line_ends(words({30, 30, 30, 10}), {.wide = 115, .space = 10}) == Ends{2, 4});
    CHECK(line_ends(words({30, 30, 30, 60}), {.wide = 115, .space = 10}) == Ends{3, 4});   // 60 is long enough
    CHECK(line_ends(words({90, 90, 10}), {.wide = 95, .space = 10}) == Ends{1, 2, 3});     // more lines would be worse
}

TEST_CASE("lines about a middle are about equally long") {
    CHECK(line_ends(words({20, 20, 20, 20, 20, 20}), {.wide = 135, .space = 10, .even = true}) == Ends{3, 6});
    CHECK(line_ends(words({20, 20, 20, 20, 20, 20}), {.wide = 135, .space = 10}) == Ends{4, 6});
}

TEST_CASE("what is cut short fills its lines") {
    CHECK(line_ends(words({30, 30, 30, 10}), {.wide = 115, .space = 10, .most = 1}) == Ends{3, 4});
}

}
