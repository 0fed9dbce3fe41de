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

// The code in a text as people's tools leave it: among other words, quoted, wrapped, its sign damaged. What cannot
// belong to a code is passed over, and it ends where its check sum holds.
struct CodeInText {
    std::string code;     // "EG1." and its letters, good or not; empty: nothing is like one
    std::string before;   // up to its sign, without what can be in no link
};
CodeInText code_in(std::string_view text);

}
