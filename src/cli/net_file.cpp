#include "cli/net_file.h"

#include "cli/text_file.h"

namespace eg {

std::optional<Net> net_in(const std::string& path) {
    const std::optional<std::string> text = text_in(path);
    Net net;
    return text && unpack(*text, net) ? std::optional{net} : std::nullopt;
}

}
