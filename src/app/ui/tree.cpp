#include "app/ui/tree.h"

#include <algorithm>
#include <vector>

#include "language/say.h"

namespace eg::tree {
namespace {

struct Node {
    Role        role;
    std::string id, name, note;
    ImRect      rect, clip;
    bool        on = false, enabled = true;
    bool        named = false;   // has a name of its own: the texts in it are not added
};
std::vector<Node> nodes;
bool recording = true, next_is_heading = false;
int  silent = 0, in_item = 0;

bool holds_text(const Node& node) { return node.role == Role::button || node.role == Role::toggle; }
bool is_control(const Node& node) { return holds_text(node) || node.role == Role::link; }

std::string one_line(std::string_view words) {
    std::string line{words};
    std::replace(line.begin(), line.end(), '\n', ' ');
    std::replace(line.begin(), line.end(), '\t', ' ');
    return line;
}

// The smallest control that contains the middle of the text; null: none.
Node* around(std::vector<Node>& all, const Node& text) {
    if (text.clip.GetWidth() <= 0) return nullptr;   // not on the canvas
    Node* found = nullptr;
    if (!(text.rect.GetWidth() > 0)) return found;
    for (Node& node : all) {
        const bool alike = node.clip.Min.x == text.clip.Min.x && node.clip.Min.y == text.clip.Min.y
                           && node.clip.Max.x == text.clip.Max.x && node.clip.Max.y == text.clip.Max.y;
        if (!holds_text(node) || !alike || !node.rect.Contains(text.rect.GetCenter())) continue;
        if (!found || node.rect.GetArea() < found->rect.GetArea()) found = &node;
    }
    return found;
}

void append(std::string& to, const std::string& words) {
    if (to == words || words.empty()) return;
    if (to.empty()) to = words;
    else
        to = std::string_view{".!?…:"}.find(to.back()) != std::string_view::npos ? say("{one} {other}", to, words)
                                                                                 : say("{one}, {other}", to, words);
}

// Without the texts that became names of controls.
std::vector<Node> assembled() {
    std::vector<Node> all = nodes, list;
    for (const Node& node : nodes) {
        if (node.role != Role::text && node.role != Role::item && node.role != Role::heading) continue;
        Node* control = around(all, node);
        if (!control) continue;
        if (!control->named) append(control->name.empty() ? control->name : control->note, node.name);
    }
    for (Node& node : all)
        if (is_control(node) || !around(all, node)) list.push_back(std::move(node));
    return list;
}

std::string line_of(const Node& node, bool first, bool dialog) {
    const std::string words = one_line(node.note.empty() ? node.name : say("{name}: {note}", node.name, node.note));
    if (is_control(node) && !node.enabled) return "- " + words;
    switch (node.role) {
        case Role::heading: return (!first ? "# " : dialog ? "#!" : "#?") + words;
        case Role::text: return words;
        case Role::item: return "- " + words;
        case Role::row: return "| " + node.name;
        case Role::link:
        case Role::button: return "> " + node.id + '\t' + words;
        case Role::toggle: break;
    }
    return "> " + node.id + '\t' + words + (node.on ? "\ton" : "\toff");
}

void append(Node node) {
    if (recording && !silent) nodes.push_back(std::move(node));
}

}

void clear() { nodes.clear(), next_is_heading = false; }
void record(bool on) { recording = on; }
bool records() { return recording && !silent; }
void heading() { next_is_heading = true; }

void control(const Control& what, const ImRect& rect) {
    const ImRect& clip = ImGui::GetCurrentWindowRead()->ClipRect;   // without showing the default window
    append({.role = what.role,
            .id = std::string{what.id},
            .name = std::string{what.name},
            .note = std::string{what.note},
            .rect = rect,
            .clip = clip,
            .on = what.on,
            .enabled = what.enabled,
            .named = !what.name.empty()});
}

void text(const ImDrawList& draw, const ImRect& rect, std::string_view words) {
    if (words.empty() || !recording || silent) return;
    const ImRect clip{draw.GetClipRectMin(), draw.GetClipRectMax()};
    if (in_item == 2 && !nodes.empty() && nodes.back().role == Role::item)
        return append(nodes.back().name, std::string{words});
    const Role role = in_item ? Role::item : next_is_heading ? Role::heading : Role::text;
    if (in_item) in_item = 2;
    else next_is_heading = false;
    append({.role = role, .id = {}, .name = std::string{words}, .note = {}, .rect = rect, .clip = clip});
}

void add(Role role, std::string_view words) {
    append({.role = role, .id = {}, .name = std::string{words}, .note = {}, .rect = {}, .clip = {}});
}

void row(const std::vector<std::string>& cells) {
    std::string line;
    for (const std::string& cell : cells) line += (line.empty() ? "" : "\t") + one_line(cell);
    add(Role::row, line);
}

Silent::Silent() { ++silent; }
Silent::~Silent() { --silent; }
Item::Item() { in_item = 1; }
Item::~Item() { in_item = 0; }

std::string printed(bool dialog) {
    std::string lines;
    bool first = true;
    for (const Node& node : assembled()) {
        lines += line_of(node, first, dialog) + '\n';
        if (node.role == Role::heading) first = false;
    }
    return lines;
}

std::string_view button(std::size_t n) {
    for (const Node& node : nodes)
        if (is_control(node) && node.enabled && n-- == 0) return node.id;
    return {};
}

}
