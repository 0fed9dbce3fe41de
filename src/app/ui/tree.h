// The tree of what is on the screen, made by the calls that lay it out: draw::text and draw::wrapped add what they
// write, draw::target and the controls what can be pressed. The text version prints it, and a press there goes to the
// control of that id in the next frame (focus::press). Roles are those of ARIA. The table is a picture, of which a
// small
// window shows a part: its panels add their nodes from the model instead (panels/description.h).
//
// A text that is laid out within a button is part of its name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/ui/text_renderer.h"

#include <imgui_internal.h>

namespace eg::tree {

enum class Role : unsigned char {
    heading,   // the first one names the screen or the dialog
    text,
    item,      // of a list: its texts, joined
    row,       // of a table
    button,
    toggle,    // a button that is on or off
    link,      // a word of a text
};

struct Control {
    std::string_view id;
    std::string_view name = {};   // empty: what is written in it
    std::string_view note = {};   // more about it, after the name
    Role             role = Role::button;
    bool             on = false;
    bool             enabled = true;
};

// Forgets all of it: a frame begins, or something covers what has been laid out so far.
void clear();
// While it is off nothing is added. On at the beginning of a frame.
void record(bool on);
bool records();

void control(const Control& what, const ImRect& rect);   // in the window that is drawn into
void text(const ImDrawList& draw, const ImRect& rect, std::string_view words);
void add(Role role, std::string_view words);   // what is only heard, for what is shown as a picture
void row(const std::vector<std::string>& cells);   // of a table; the first row and the first cells are headings

// The next text is a heading.
void heading();

// While one exists, nothing is added.
class Silent {
public:
    Silent();
    ~Silent();
    Silent(const Silent&) = delete;
    Silent& operator=(const Silent&) = delete;
};
// What is laid out while one exists is one item.
class Item {
public:
    Item();
    ~Item();
    Item(const Item&) = delete;
    Item& operator=(const Item&) = delete;
};

// One line for each node, in order: "# " a heading ("#?" names a screen, "#!" a dialog), "- " an item, "| CELL\tCELL" a
// row of a table, "> ID\tNAME" a
// button or link, followed by "\ton" or "\toff" for a toggle; else a text.
// Empty: there is nothing.
std::string printed(bool dialog);
// The id of the n-th button; empty: there are not so many.
std::string_view button(std::size_t n);

}
