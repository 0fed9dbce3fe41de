#include "cli/text_file.h"

#include <fstream>

namespace eg {

std::optional<std::string> text_in(const std::string& path) {
    constexpr std::size_t limit = 1 << 20;   // whatever it is, it need not end
    std::ifstream file{path, std::ios::binary};
    std::string   text(limit + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!file.eof() || file.bad()) return std::nullopt;
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

}
