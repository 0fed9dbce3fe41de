#include "app/ui/changed_parts.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/ui/digest.h"

namespace eg {
namespace {

constexpr int cell = 32;   // the side of a cell, in CSS pixels

int below(float at) { return static_cast<int>(std::floor(at)); }
int above(float at) { return static_cast<int>(std::ceil(at)); }

bool is_plain(const ImDrawVert& a, const ImDrawVert& b, const ImDrawVert& c, ImVec2 white) {
    const auto is_white = [&](const ImDrawVert& v) { return v.uv.x == white.x && v.uv.y == white.y; };
    return a.col == b.col && b.col == c.col && (a.col & IM_COL32_A_MASK) == IM_COL32_A_MASK && is_white(a)
           && is_white(b) && is_white(c);
}

}

std::vector<Part> ChangedParts::next(const ImDrawData& frame, Look look_of, bool all) {
    std::swap(now_, before_);
    now_.clear();
    const int width = above(frame.DisplaySize.x), height = above(frame.DisplaySize.y);
    all = all || width != width_ || height != height_;
    width_ = width, height_ = height;
    across_ = (width + cell - 1) / cell, down_ = (height + cell - 1) / cell;
    const ImVec2 white = ImGui::GetIO().Fonts->TexUvWhitePixel;
    for (const ImDrawList* list : frame.CmdLists)
        for (const ImDrawCmd& command : list->CmdBuffer) {
            Digest of_command;
            of_command.of(command.ClipRect);
            of_command.of(look_of(command.GetTexID()));
            const Part clip{std::max(0, below(command.ClipRect.x)), std::max(0, below(command.ClipRect.y)),
                            std::min(width, above(command.ClipRect.z)), std::min(height, above(command.ClipRect.w))};
            const ImDrawVert* corners = list->VtxBuffer.Data + command.VtxOffset;
            const ImDrawIdx*  index = list->IdxBuffer.Data + command.IdxOffset;
            for (const ImDrawIdx* end = index + command.ElemCount; index < end; index += 3) {
                const ImDrawVert &a = corners[index[0]], &b = corners[index[1]], &c = corners[index[2]];
                Digest look = of_command;
                look.of(a), look.of(b), look.of(c);
                const auto [left, right] = std::minmax({a.pos.x, b.pos.x, c.pos.x});
                const auto [top, bottom] = std::minmax({a.pos.y, b.pos.y, c.pos.y});
                now_.push_back({look.value(),
                                {std::max(clip.left, below(left) - 1), std::max(clip.top, below(top) - 1),
                                 std::min(clip.right, above(right) + 1), std::min(clip.bottom, above(bottom) + 1)},
                                is_plain(a, b, c, white)});
            }
        }
    changed_.assign(static_cast<std::size_t>(across_ * down_), all);
    if (!all) compare();

    return parts();
}

void ChangedParts::mark(const Part& box) {
    if (box.left >= box.right || box.top >= box.bottom) return;   // not visible
    for (int y = box.top / cell; y <= (box.bottom - 1) / cell; ++y)
        for (int x = box.left / cell; x <= (box.right - 1) / cell; ++x)
            changed_[static_cast<std::size_t>(y * across_ + x)] = true;
}

// Marks the triangles that only one of the two frames has. A triangle matches only an equal one behind the last match;
// so if two triangles change their order, one of them counts as changed.
void ChangedParts::compare() {
    std::size_t same = 0;
    while (same < now_.size() && same < before_.size() && now_[same].look == before_[same].look) ++same;
    std::vector<std::pair<std::uint64_t, std::size_t>> places;   // look and index of each triangle before, sorted
    for (std::size_t i = same; i < before_.size(); ++i) places.emplace_back(before_[i].look, i);
    std::sort(places.begin(), places.end());
    std::size_t next = same;   // the first triangle before that can still match
    for (std::size_t i = same; i < now_.size(); ++i) {
        if (next < before_.size() && before_[next].look == now_[i].look) {
            ++next;
            continue;
        }
        const auto found = std::lower_bound(places.begin(), places.end(), std::pair{now_[i].look, next});
        if (found == places.end() || found->first != now_[i].look) {
            mark(now_[i].box);
            continue;
        }
        for (; next < found->second; ++next) mark(before_[next].box);
        ++next;
    }
    for (; next < before_.size(); ++next) mark(before_[next].box);
}

// Joins changed cells into rectangles: a run of cells in a row, and equal runs in the rows below it.
std::vector<Part> ChangedParts::parts() const {
    std::vector<Part> made;
    for (int y = 0; y < down_; ++y)
        for (int x = 0; x < across_; ++x) {
            const int from = x;
            while (x < across_ && changed_[static_cast<std::size_t>(y * across_ + x)]) ++x;
            if (x == from) continue;
            const Part run{from * cell, y * cell, std::min(width_, x * cell), std::min(height_, (y + 1) * cell)};
            const auto over = std::find_if(made.begin(), made.end(), [&](const Part& part) {
                return part.left == run.left && part.right == run.right && part.bottom == run.top;
            });
            if (over != made.end()) over->bottom = run.bottom;
            else made.push_back(run);
        }
    return made;
}

}
