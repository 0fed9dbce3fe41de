#include "cli/text_file.h"

#include <cstdio>

namespace eg {

std::optional<std::string> load_text(const std::string& path) {
    constexpr std::size_t limit = 1 << 20;   // some files, such as devices, have no end
    std::FILE* file = std::fopen(path.c_str(), "rb");
    if (!file) return std::nullopt;
    std::string text(limit + 1, '\0');
    text.resize(std::fread(text.data(), 1, text.size(), file));
    const bool good = !std::ferror(file) && text.size() <= limit;
    std::fclose(file);
    return good ? std::optional{text} : std::nullopt;
}

}
