// Each control is drawn over an invisible button of Dear ImGui.
#include "app/ui/widgets.h"

#include <algorithm>
#include <cmath>

#include "app/ui/textures.h"
#include "app/ui/focus.h"
#include "app/ui/frame_log.h"
#include "app/ui/tree.h"
#include "language/say.h"

namespace eg::draw {
namespace {

std::vector<Hit> list;
std::vector<ImRect> moved;
Pointed          under;
std::vector<Spoken> spoken, named;

constexpr float least_letters = 0.75f;   // the share of their size that is still read
constexpr float icon_share = 1.25f;   // an icon beside a label, to the size of its letters
constexpr float picture_share = 1.8f;   // ... and a picture
constexpr float count_room = 26;   // of the round count behind a label

float sign_size(const Control& how) {   // of the icon or picture
    return how.icon.empty() && how.picture.empty() ? 0
           : type().button.size * (how.picture.empty() ? icon_share : picture_share);
}

std::string id_of(std::string_view label, const Control& how) {
    return how.id.empty() ? "button:" + std::string(label) : std::string(how.id);
}

// The name of a control: its label, and the tooltip if that says more.
Said said_of(std::string_view label, const Control& how) {
    if (!how.name.empty()) return {.name = how.name};
    if (label.empty()) return {.name = how.tooltip};
    return {.name = label, .note = how.tooltip == label ? std::string_view{} : how.tooltip};
}

struct Colours {
    ImU32 fill, line, ink;
};
Colours colours(const Control& how, const Touch& touch) {
    const Theme& t = theme();
    if (!how.enabled) return {0, fade(t.edge, 0.45f), fade(t.text2, 0.7f)};
    Colours c{};
    switch (how.kind) {
        case Kind::primary: c = {t.primary, mix(t.primary, rgb(0x000000), 0.35f), t.primary_text}; break;
        case Kind::plain: c = {t.panel2, t.edge, t.text}; break;
        case Kind::quiet: c = {0, 0, t.text}; break;
    }
    if (touch.held)
        c.fill = how.kind == Kind::primary ? mix(c.fill, rgb(0x000000), 0.16f) : mix(t.panel2, t.line, 0.65f);
    else if (touch.hovered)
        c.fill = how.kind == Kind::primary ? mix(c.fill, rgb(0xFFFFFF), 0.10f) : mix(t.panel2, t.line, 0.35f);
    return c;
}

void face(ImDrawList& draw, const ImRect& rect, const Control& how, const Colours& c) {
    constexpr float radius = 7;
    fine(draw);
    if (how.kind == Kind::primary && how.enabled)
        draw.AddRectFilled(rect.Min + ImVec2{0, 1.5f}, rect.Max + ImVec2{0, 1.5f}, fade(theme().ink, 0.35f), radius);
    if (c.fill) draw.AddRectFilled(rect.Min, rect.Max, c.fill, radius);
    if (c.line) draw.AddRect(rect.Min, rect.Max, c.line, radius, 0, 1);
    if (how.kind == Kind::primary && how.enabled)
        draw.AddLine(rect.Min + ImVec2{radius, 1.5f}, {rect.Max.x - radius, rect.Min.y + 1.5f},
                     fade(rgb(0xFFFFFF), 0.28f), 1);
}

// Breaks the label into two lines of similar width. One word stays one line.
struct Folded {
    std::string_view upper, lower;
    float            wide = 0;   // of the wider line
};
Folded folded(Type type, std::string_view label) {
    Folded best{label, {}, width(type, label)};
    for (std::size_t space = label.find(' '); space != std::string_view::npos; space = label.find(' ', space + 1)) {
        const std::string_view upper = label.substr(0, space), lower = label.substr(space + 1);
        if (const float wide = std::max(width(type, upper), width(type, lower)); wide < best.wide)
            best = {upper, lower, wide};
    }
    return best;
}

// Equal widths, unless a label does not fit: then longer labels get wider cells.
std::vector<float> cell_widths(std::span<const std::string> labels, float room) {
    const float n = static_cast<float>(std::max<std::size_t>(1, labels.size())), alike = room / n,
                least = std::min(alike, touch_size());
    const auto  wide = [](const std::string& label) { return width({Face::bold, type().body.size}, label); };
    std::vector<float> widths(labels.size(), alike);
    if (std::none_of(labels.begin(), labels.end(),
                     [&](const std::string& label) { return wide(label) * least_letters > alike - 4; }))
        return widths;
    float all = 0;   // wanted beyond the least width
    for (std::size_t i = 0; i < labels.size(); ++i) all += widths[i] = std::max(0.0f, wide(labels[i]) + 8 - least);
    for (float& w : widths) w = least + w * (room - n * least) / all;
    return widths;
}

ImRect for_finger(const ImRect& rect) { return now().coarse ? grown(rect) : rect; }

}

void window(const char* name, const ImRect& rect, ImGuiWindowFlags more) {
    constexpr ImGuiWindowFlags bare = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove
                                      | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoSavedSettings
                                      | ImGuiWindowFlags_NoScrollWithMouse;
    ImGui::SetNextWindowPos(rect.Min);
    ImGui::SetNextWindowSize(rect.GetSize());
    ImGui::Begin(name, nullptr, bare | more);
    fine(*ImGui::GetWindowDrawList());
}

void                    hit(std::string_view id, const ImRect& rect) { list.push_back({std::string(id), rect}); }
const std::vector<Hit>& hits() { return list; }
void                    movable(const ImRect& rect) { moved.push_back(rect); }
bool                    moves(ImVec2 point) {
    return std::any_of(moved.begin(), moved.end(), [&](const ImRect& rect) { return rect.Contains(point); });
}
void clear_hits() { list.clear(), moved.clear(), under = {}, spoken.clear(), named.clear(), cover_controls(); }
const Pointed&          pointed() { return under; }
void                    point(std::string_view id, const ImRect& rect) { under = {std::string(id), rect}; }

void                    speak_of(std::string_view thing, const ImRect& rect) { spoken.push_back({thing, rect}); }
const Spoken*           spoken_at(ImVec2 point) {
    for (auto it = spoken.rbegin(); it != spoken.rend(); ++it)
        if (it->rect.Contains(point)) return &*it;
    return nullptr;
}

void          name(std::string_view what, const ImRect& rect) { named.push_back({what, rect}); }
const Spoken* named_at(ImVec2 point) {
    const float   reach = now().coarse ? 14.0f : 0.0f;
    const Spoken* nearest = nullptr;
    float         least = reach * reach;
    for (const Spoken& one : named)
        if (const float away = ImLengthSqr(point - ImClamp(point, one.rect.Min, one.rect.Max)); away <= least)
            nearest = &one, least = away;
    return nearest;
}

// A long press opens the popover and presses nothing.
bool long_press() { return now().coarse && now().held > 500; }

float button_height() { return now().coarse ? 46.0f : 34.0f; }
float touch_size() { return now().coarse ? 44.0f : 24.0f; }
ImRect grown(ImRect rect) {
    rect.Expand({std::max(0.0f, touch_size() - rect.GetWidth()) / 2,
                 std::max(0.0f, touch_size() - rect.GetHeight()) / 2});
    return rect;
}

float button_width(std::string_view label, const Control& how) {
    const float sign = sign_size(how);
    return std::ceil(width(type().button, label) + (sign > 0 ? sign + 6 : 0) + (how.count > 0 ? count_room : 0) + 28);
}

float folded_width(std::string_view label, const Control& how) {
    const Type t = type().button;
    return button_width(label, how) - std::ceil(width(t, label) - folded(t, label).wide);
}

Touch target(std::string_view id, const ImRect& rect, bool enabled, const Said& said) {
    if (rect.GetWidth() < 1 || rect.GetHeight() < 1) return {};
    ImGui::SetCursorScreenPos(rect.Min);
    ImGui::PushID(id.data(), id.data() + id.size());
    ImGui::BeginDisabled(!enabled);
    Touch touch;
    touch.pressed = ((ImGui::InvisibleButton("", rect.GetSize()) && !long_press()) || focus::pressed(id)) && enabled;
    touch.hovered = ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled);
    touch.held = ImGui::IsItemActive();
    touch.focused = focus::at(id);
    ImGui::EndDisabled();
    ImGui::PopID();
    focus::target(id, rect, enabled);
    const tree::Role role = said.on ? tree::Role::toggle : tree::Role::button;
    tree::control({id, said.name, said.note, role, said.on.value_or(false), enabled}, rect);
    ImRect seen = rect;
    seen.ClipWithFull(ImGui::GetCurrentWindow()->ClipRect);
    if (touch.hovered) point(id, seen);
    if (touch.hovered && enabled) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (enabled)
        hit(id, seen.GetWidth() >= 1 && seen.GetHeight() >= 1 ? seen : rect),
            log_drawn(*ImGui::GetWindowDrawList(), Sort::control, rect, id);
    return touch;
}

ImU32 ground(ImDrawList& draw, const ImRect& rect, Kind kind, const Touch& touch) {
    const Control how{.kind = kind};
    const Colours c = colours(how, touch);
    face(draw, rect, how, c);
    return c.ink;
}

void focus_ring(ImDrawList& draw, const ImRect& rect, float radius) { ring(draw, rect, radius, theme().focus, 3, 2); }

bool button(std::string_view label, const ImRect& rect, const Control& how) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const Touch touch = target(id_of(label, how), for_finger(rect), how.enabled, said_of(label, how));
    const Colours c = colours(how, touch);
    face(draw, rect, how, c);
    const float icon = std::round(sign_size(how)), gap = icon > 0 && !label.empty() ? 6.0f : 0.0f,
                counted = how.count > 0 ? count_room : 0;
    const float room = rect.GetWidth() - icon - gap - counted - (rect.GetWidth() > 64 ? 16 : 10);
    Type   t = fitted(type().button, label, room, least_letters);
    Folded lines{label, {}, 0};
    if (t.size < type().button.size * 0.85f) {   // two lines rather than small or missing letters
        Type folded_type = type().button;
        folded_type.size = std::min(folded_type.size, rect.GetHeight() / 2.5f);
        const Folded two = folded(folded_type, label);
        folded_type =
            fitted(folded_type, two.wide > width(folded_type, two.upper) ? two.lower : two.upper, room, least_letters);
        if (folded_type.size > t.size) t = folded_type, lines = two;
    }
    const std::string upper = shortened(t, lines.upper, room), lower = shortened(t, lines.lower, room);
    const float wide = std::max(width(t, upper), width(t, lower));
    const float left = rect.GetCenter().x - (icon + gap + wide + counted) / 2, middle = left + icon + gap + wide / 2;
    const float half = lower.empty() ? 0 : t.size * 0.58f;   // from the middle of both to that of one
    const ImVec2 sign{left + icon / 2, rect.GetCenter().y};
    if (!how.picture.empty()) {
        const ImVec2 size = textures::size(how.picture);
        textures::draw(draw, how.picture, sign, icon * std::min(1.0f, size.x / std::max(1.0f, size.y)));
    }
    else if (icon > 0)
        textures::draw(draw, "icons/" + std::string(how.icon), sign, icon, textures::paint(c.ink));
    if (how.count > 0) {
        const ImVec2 at{left + icon + gap + wide + counted - 9, rect.GetCenter().y};
        draw.AddCircleFilled(at, 10, c.ink);
        text(draw, at, Anchor::centre_middle, {Face::bold, 12.5f}, how.kind == Kind::primary ? c.fill : theme().panel,
             std::to_string(how.count));
    }
    if (how.on) ring(draw, rect, 7, theme().glow, 2.4f, 0);
    text(draw, {middle, rect.GetCenter().y - half}, Anchor::centre_middle, t, c.ink, upper);
    if (!lower.empty()) text(draw, {middle, rect.GetCenter().y + half}, Anchor::centre_middle, t, c.ink, lower);
    if (touch.focused) focus_ring(draw, rect, 7);
    if (touch.hovered && !how.tooltip.empty()) tooltip(rect, how.tooltip);
    return touch.pressed;
}

bool icon_button(std::string_view icon, const ImRect& rect, const Control& how) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const Touch touch = target(how.id.empty() ? "button:" + std::string(icon) : std::string(how.id), for_finger(rect),
                               how.enabled, said_of({}, how));
    const Colours c = colours(how, touch);
    face(draw, rect, how, how.kind == Kind::quiet && !how.enabled ? Colours{0, 0, c.ink} : c);
    const float side = std::clamp(std::min(rect.GetWidth(), rect.GetHeight()) - 12, 16.0f, 24.0f);
    textures::draw(draw, "icons/" + std::string(icon), rect.GetCenter(), side, textures::paint(c.ink));
    if (touch.focused) focus_ring(draw, rect, 7);
    if (touch.hovered && !how.tooltip.empty()) tooltip(rect, how.tooltip);
    return touch.pressed;
}

bool segments(std::string_view id, std::string_view name, std::span<const std::string> labels, int& selected,
              const ImRect& rect) {

    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const Theme& t = theme();
    constexpr float radius = 7;
    fine(draw);
    draw.AddRectFilled(rect.Min, rect.Max, t.panel2, radius);
    const int before = selected;
    const std::vector<float> widths = cell_widths(labels, rect.GetWidth());
    float right = rect.Min.x;
    for (int i = 0; i < static_cast<int>(labels.size()); ++i) {
        const float step = widths[static_cast<std::size_t>(i)];
        const ImRect cell{{right, rect.Min.y}, {right + step, rect.Max.y}};
        right = cell.Max.x;
        const std::string said = say("{option}: {choice}", name, labels[static_cast<std::size_t>(i)]);
        const Touch touch =
            target(std::string(id) + ":" + std::to_string(i), cell, true, {.name = said, .on = i == selected});
        if (touch.pressed) selected = i;
        const ImDrawFlags round = (i == 0 ? ImDrawFlags_RoundCornersLeft : 0)
                                  | (i + 1 == static_cast<int>(labels.size()) ? ImDrawFlags_RoundCornersRight : 0);
        const bool on = i == selected;
        if (on || touch.hovered)
            draw.AddRectFilled(cell.Min, cell.Max, on ? t.primary : mix(t.panel2, t.line, 0.35f), radius,
                               round ? round : ImDrawFlags_RoundCornersNone);
        else if (i > 0 && i - 1 != selected)
            draw.AddLine({cell.Min.x, cell.Min.y + 6}, {cell.Min.x, cell.Max.y - 6}, t.line, 1);
        Type label{on ? Face::bold : Face::text, type().body.size};
        if (const float wide = width(label, labels[static_cast<std::size_t>(i)]); wide > step - 8)
            label.size *= std::max(least_letters, (step - 8) / wide);
        text(draw, cell.GetCenter(), Anchor::centre_middle, label, on ? t.primary_text : t.text,
             shortened(label, labels[static_cast<std::size_t>(i)], step - 4));
        if (touch.focused) focus_ring(draw, cell, radius);
    }
    draw.AddRect(rect.Min, rect.Max, t.edge, radius, 0, 1);
    return selected != before;
}

void tooltip(const ImRect& of, std::string_view words, ImU32 bar) {
    const tree::Silent shown;
    ImDrawList& draw = *ImGui::GetForegroundDrawList();
    const Type  t = type().label;
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    const float room = std::min(300.0f, screen.x - 40);
    const float wide = std::min(room, width(t, words)), high = wrapped(nullptr, {}, {.room = room}, t, 0, words);
    const ImVec2 size{wide + (bar ? 24.0f : 20.0f), high + 12};
    ImVec2 at{std::clamp(of.GetCenter().x - size.x / 2, 6.0f, std::max(6.0f, screen.x - size.x - 6)), of.Max.y + 8};
    const float above = of.Min.y - 8 - size.y;   // a finger would cover it below
    if (at.y + size.y > screen.y - 6 || (now().coarse && above > 6)) at.y = std::max(6.0f, above);
    const ImRect rect{snapped(at), snapped(at) + size};
    panel(draw, rect, 8, 2, theme().panel, theme().edge);
    if (bar) draw.AddRectFilled(rect.Min, {rect.Min.x + 5, rect.Max.y}, bar, 8, ImDrawFlags_RoundCornersLeft);
    wrapped(&draw, rect.Min + ImVec2{bar ? 13.0f : 10.0f, 6}, {.room = room}, t, theme().text, words);
}

}
