// Bytes as one line of text that survives copying: "EG1.", base64url, and in it a CRC-32 at the end.
#pragma once

#include <string>
#include <string_view>

#include "engine/message.h"

namespace eg {

std::string encode(std::string_view bytes);

struct Decoded {
    std::string bytes;
    Message error;  // a sentence; empty: good
};
// Blanks around it are passed over.
Decoded decode(std::string_view code);

}
