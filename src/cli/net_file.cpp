#include "cli/net_file.h"

#include "ai/net_codec.h"
#include "cli/text_file.h"

namespace eg {

std::optional<Net> load_net(const std::string& path) {
    const std::optional<std::string> text = load_text(path);
    Net net;
    return text && unpack(*text, net) ? std::optional{net} : std::nullopt;
}

}
