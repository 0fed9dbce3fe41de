// The same screen as text: for players who hear it rather than see it, and for the tests. Behind the curtain it says no
// more than the curtain does.
//
// Screens and dialogs are printed from the tree of what they lay out (ui/tree.h); the table says itself.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/screens/screens.h"

namespace eg {

class TextVersion {
public:
    // Writes the screen down, and says what is new.
    void tell(const View& view, const Screens& screens);
    // The commands of its n-th button.
    Commands press(std::size_t n) const;

private:
    std::string text(const View& view);
    std::string news(const View& view, const Screens& screens) const;

    // The key of a button: what it does, whatever it says.
    void button(std::string& text, std::string_view key, std::string_view words, std::function<void(Commands&)> does);
    void button(std::string& text, std::string_view words, Command command);

    std::vector<std::function<void(Commands&)>> buttons_;
    bool        from_tree_ = false;
    std::string written_, said_;
};

}
