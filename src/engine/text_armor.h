// Bytes as one line of text that survives copying: "EG1.", then base64url of the bytes and their CRC-32.
#pragma once

#include <string>
#include <string_view>

#include "engine/message.h"

namespace eg {

std::string encode(std::string_view bytes);

struct Decoded {
    std::string bytes;
    Message error;   // a sentence; empty: none
};
// Ignores white space around the code. At most 64 KB.
Decoded decode(std::string_view code);

// Finds a code in a text that programs may have altered: among other words, quoted, wrapped, with a damaged "EG1.".
// Ignores characters that no code has; the code ends where its checksum matches.
struct FoundCode {
    std::string code;     // "EG1." and its letters, valid or not (see decode); empty: nothing resembles a code
    std::string before;   // the text before it, without characters that no link has
};
FoundCode find_code(std::string_view text);

}
