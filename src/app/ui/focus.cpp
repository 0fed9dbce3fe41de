#include "app/ui/focus.h"

#include <utility>

namespace eg::focus {
namespace {

std::vector<navigation::Target> drawn, last;   // targets of this frame and of the last one
navigation::Target here;                         // the focused target, or the last one
bool shown = false;
bool struck = false;                    // Enter was pressed in this frame
bool led = false;                       // moves to the next answer, as soon as one is drawn
std::string sent;                       // moves to this target, as soon as it is drawn
std::string to_press, pressing;         // targets that are pressed in the next frame, and in this one

void go(int n) {
    if (n < 0) return;
    here = last[static_cast<std::size_t>(n)];
    shown = true;
    draw::request_frame(0);
}

// Moves to an answer. A question may be asked some frames before its answers are drawn.
void lead(int& n) {
    const auto answers = [](int of) { return of >= 0 && navigation::may_answer(last[static_cast<std::size_t>(of)]); };
    if (!answers(n) && answers(navigation::first(last))) go(n = navigation::first(last));
    led = !answers(n);
}

}

void begin() {
    last.swap(drawn);
    drawn.clear();
    struck = false;
    pressing = std::exchange(to_press, {});
    const ImGuiIO& io = ImGui::GetIO();
    static ImVec2 mouse;   // MouseDelta does not have its way into the window
    if (ImGui::IsMousePosValid()
        && (io.MouseClicked[0] || io.MouseWheel != 0 || io.MousePos.x != mouse.x || io.MousePos.y != mouse.y))
        shown = false;
    mouse = io.MousePos;
    int n = navigation::find(last, here.id);
    if (led && shown) lead(n);
    if (n < 0 && shown) go(n = navigation::closest(last, here));
    if (n >= 0) here = last[static_cast<std::size_t>(n)];
    if (n < 0) shown = false;
    constexpr std::pair<ImGuiKey, navigation::Way> arrows[] = {{ImGuiKey_LeftArrow, navigation::Way::left},
                                                               {ImGuiKey_RightArrow, navigation::Way::right},
                                                               {ImGuiKey_UpArrow, navigation::Way::up},
                                                               {ImGuiKey_DownArrow, navigation::Way::down}};
    for (const auto& [key, way] : arrows)
        if (ImGui::IsKeyPressed(key, true))
            led = false, go(shown ? navigation::step(last, n, way) : navigation::first(last));
    struck = shown && sent.empty()
             && (ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false));
}

void target(std::string_view id, const ImRect& rect, bool enabled) {
    drawn.push_back({std::string{id}, rect.Min.x, rect.Min.y, rect.GetWidth(), rect.GetHeight(), enabled});
    if (shown && led && navigation::may_answer(drawn.back())) draw::request_frame(0);   // the next frame moves there
    if (id != sent) return;
    if (shown) here = drawn.back();
    sent.clear();
}

const std::vector<navigation::Target>& targets() { return drawn; }
void clear() { drawn.clear(); }

bool at(std::string_view id) { return shown && here.id == id; }
bool pressed(std::string_view id) { return (struck && here.id == id) || (!pressing.empty() && pressing == id); }
void press(std::string_view id) {
    to_press = id;
    draw::request_frame(0);
}
const navigation::Target* now() { return shown ? &here : nullptr; }

void to(std::string_view id) { sent = id; }
void to_answer() {
    led = true;
    if (shown) draw::request_frame(0);   // keys move among the targets of the frame before
}

bool tab(int by) {
    const int n = shown ? navigation::find(last, here.id) : -1;
    const int next = by == 0 || (!shown && by < 0) ? -1 : navigation::next_group(last, n, by);
    led = false;
    if (next < 0) shown = false;
    else go(next);
    return next >= 0;
}

}
