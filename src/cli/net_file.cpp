#include "cli/net_file.h"

#include <fstream>
#include <iterator>

namespace eg {

std::optional<Net> net_in(const std::string& path, int players) {
    std::ifstream     file{path};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    Net               net{players};
    if (!file.good() && !file.eof()) return std::nullopt;
    return unpack(text, net) ? std::optional{net} : std::nullopt;
}

}
