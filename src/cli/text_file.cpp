#include "cli/text_file.h"

#include <fstream>
#include <iterator>

namespace eg {

std::optional<std::string> text_in(const std::string& path) {
    std::ifstream file{path};
    std::string   text{std::istreambuf_iterator<char>{file}, {}};
    if (!file.good() && !file.eof()) return std::nullopt;
    return text;
}

}
