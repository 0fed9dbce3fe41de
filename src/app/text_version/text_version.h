// The same screen as text: for those who hear it rather than see it, and for the tests. Behind the
// curtain it says no more than the curtain does.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/screens/screens.h"

namespace eg {

class TextVersion {
public:
    // Writes the screen down, and says what is new. A button may change the plan of the new game.
    void tell(const View& view, Screens& screens);
    // The commands of its n-th button.
    Commands press(std::size_t n) const;

private:
    std::string text(const View& view, Screens& screens);
    std::string news(const View& view, const Screens& screens) const;
    // ---- text_dialogs.cpp
    std::string dialog(const View& view, Screens& screens);   // what lies over the table; empty if it has no words of its own
    std::string opponents(Seat& seat);
    std::string rulebook(const Reading& reading, const Rules& rules);
    std::string deck(const Screens& screens);
    std::string door(const Screens& screens);
    std::string first(const Screens& screens);
    std::string new_game(Screens& screens);

    // The key of a button: what it does, whatever it says.
    void button(std::string& text, std::string_view key, std::string_view words, std::function<void(Commands&)> does);
    void button(std::string& text, std::string_view words, Command command);
    template <class Of>
    void options(std::string& text, std::span<const Option<Of>> list, const Of& now, std::function<void(Commands&, const Option<Of>&, int)> choose);

    std::vector<std::function<void(Commands&)>> buttons_;
    std::string written_, said_;
};

}
