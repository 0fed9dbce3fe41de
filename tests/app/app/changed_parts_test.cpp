// The parts of a frame that are repainted without WebGL.
#include "app/ui/changed_parts.h"

#include <doctest/doctest.h>
#include <imgui.h>

#include <algorithm>
#include <utility>
#include <vector>

using namespace eg;

namespace {

// A context of Dear ImGui for the duration of a test.
struct Context {
    Context() { ImGui::SetCurrentContext(own); }
    ~Context() {
        ImGui::DestroyContext(own);
        ImGui::SetCurrentContext(before);
    }
    ImGuiContext *before = ImGui::GetCurrentContext(), *own = ImGui::CreateContext();
};

// A frame with squares of 10 by 10 units, drawn in this order.
struct Frame {
    explicit Frame(std::vector<ImVec2> squares) {
        list._ResetForNewFrame();
        list.PushClipRect({0, 0}, {320, 320});
        list.PushTextureID(nullptr);
        for (std::size_t i = 0; i < squares.size(); ++i)
            list.AddRectFilled(squares[i], {squares[i].x + 10, squares[i].y + 10},
                               IM_COL32(static_cast<int>(squares[i].x), 0, 0, 255));
        data.CmdLists.push_back(&list);
        data.DisplaySize = {320, 320};
    }
    ImDrawList list{ImGui::GetDrawListSharedData()};
    ImDrawData data;
};

std::vector<Part> changed(ChangedParts& parts, std::vector<ImVec2> squares, bool all = false) {
    const Frame frame(std::move(squares));
    return parts.next(frame.data, [](void*) { return std::uint64_t{0}; }, all);
}

bool covered(const std::vector<Part>& parts, int x, int y) {
    return std::any_of(parts.begin(), parts.end(), [&](const Part& part) { return part.meets({x, y, x + 1, y + 1}); });
}

}

TEST_SUITE("changed parts") {

TEST_CASE("only where something came, went, moved or changed its order") {
    const Context context;
    ChangedParts parts;
    const ImVec2 a{5, 5}, b{100, 5}, c{200, 200}, over_c{205, 205};
    const std::vector<Part> first = changed(parts, {a, b});
    REQUIRE(first.size() == 1);
    CHECK(first[0].right == 320);
    CHECK(first[0].bottom == 320);
    CHECK(changed(parts, {a, b}).empty());
    CHECK(changed(parts, {a, b}, true).size() == 1);

    const std::vector<Part> came = changed(parts, {a, c, b});
    CHECK(covered(came, 200, 200));
    CHECK_FALSE(covered(came, 5, 5));
    CHECK_FALSE(covered(came, 100, 5));

    const std::vector<Part> moved = changed(parts, {a, {300, 300}, b});
    CHECK(covered(moved, 200, 200));
    CHECK(covered(moved, 300, 300));
    CHECK_FALSE(covered(moved, 100, 5));

    changed(parts, {a, c, over_c, b});
    const std::vector<Part> turned = changed(parts, {a, over_c, c, b});
    CHECK(covered(turned, 206, 206));
    CHECK_FALSE(covered(turned, 5, 5));
    CHECK(covered(changed(parts, {c, over_c, b}), 5, 5));
}

}
