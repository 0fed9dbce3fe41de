// The screen as text: for players who hear it rather than see it, and for the tests. It prints the tree of the screen
// (ui/tree.h). Behind the curtain it says no more than the curtain does.
#pragma once

#include <string>

#include "app/panels/description.h"
#include "app/screens/screens.h"
#include "app/text_version/announcements.h"

namespace eg {

class TextVersion {
public:
    // Once a frame, when everything is laid out. Adds the table to the tree, if it is what is on the screen.
    void describe(const View& view, bool table);
    // Writes the tree down, and announces what is new.
    void tell(const View& view, const Screens& screens);
    // The commands of its n-th button; one that is on the canvas alone is pressed there in the next frame.
    Commands press(std::size_t n) const;

private:
    Description   table_;
    Announcements announcements_;
    std::string   written_;
};

}
