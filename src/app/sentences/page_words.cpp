#include "app/sentences/page_words.h"

#include "language/say.h"

namespace eg {

std::string page_words() {
    constexpr std::string_view words[] = {
        "Text version", "Back to the table", "El Grande: the table", "El Grande as text", "Name", "Code of the game", "Text of the deck",
        "Close", "Copy", "Load", "Use", "Copied", "Please copy it by hand", "Copy report", "Reload",
        "Something went wrong. What was saved is safe: reload to go on.",
        "The browser has taken the picture away and does not give it back. The game is kept: reload to go on.",
        "The browser has taken the picture away and does not give it back. Reload for a new one: nothing can be kept here.",
    };
    std::string lines;
    for (const std::string_view english : words) lines += std::string{english} + '\t' + say(english) + '\n';
    return lines;
}

}
