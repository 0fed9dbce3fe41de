// The screen as text, for players who use screen readers, and for the tests. It prints the tree of the screen
// (ui/tree.h). At the curtain it says no more than the curtain does.
#pragma once

#include <string>

#include "app/panels/description.h"
#include "app/screens/screens.h"
#include "app/text_version/announcements.h"

namespace eg {

class TextVersion {
public:
    // Once a frame, after the layout. table: the table is on the screen; its nodes are added to the tree.
    void describe(const View& view, bool table);
    // Gives the text to the page if it has changed, and announces what is new.
    void tell(const View& view, const Screens& screens);
    // The commands of the n-th button. A button without commands of its own is pressed on the canvas in the next frame.
    Commands press(std::size_t n) const;

private:
    Description   table_;
    Announcements announcements_;
    std::string   written_;   // the text that the page has
};

}
