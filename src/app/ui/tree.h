// The tree of what is on the screen. Drawing calls add to it: draw::text and draw::wrapped their texts, draw::target
// and the controls what can be pressed. The text version prints it, and a press there goes to the control of that id in
// the next frame (focus::press). Roles are those of ARIA. Of the table a small window shows only a part, so its panels
// add their nodes from the model instead (panels/description.h).
//
// A text within a button is part of its name.
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
    std::string_view name = {};   // empty: the texts within it
    std::string_view note = {};   // read after the name; empty: none
    Role             role = Role::button;
    bool             on = false;
    bool             enabled = true;
};

// Removes all nodes: a frame begins, or a dialog covers what has been laid out so far.
void clear();
// While it is off, nothing is added. It is on at the beginning of a frame.
void record(bool on);
bool records();

void control(const Control& what, const ImRect& rect);   // in Dear ImGui's current window
void text(const ImDrawList& draw, const ImRect& rect, std::string_view words);
void add(Role role, std::string_view words);   // not on the canvas: it describes a picture
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
// All texts that are added while one exists make one item.
class Item {
public:
    Item();
    ~Item();
    Item(const Item&) = delete;
    Item& operator=(const Item&) = delete;
};

// A line for each node, in order: "# " a heading ("#?" of the screen, "#!" of a dialog), "- " an item, "| CELL\tCELL" a
// row of a table, "> ID\tNAME" a button or link, with "\ton" or "\toff" after it for a toggle; else a text. Empty:
// there are no nodes. dialog: the first heading is a dialog's.
std::string printed(bool dialog);
// The id of the n-th button, from 0; empty: there are fewer.
std::string_view button(std::size_t n);

}
