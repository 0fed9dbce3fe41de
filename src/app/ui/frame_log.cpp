// Rectangles are those of the screen, in CSS pixels; a turned thing has the box around it.
#include "app/ui/frame_log.h"

#include "app/ui/draw.h"

#include <cmath>
#include <vector>

namespace eg::draw {
namespace {

struct Thing {
    Sort              sort;
    ImRect            rect, clip;
    std::string       name;
    bool              floats;
    const ImDrawList* draw;
    int               vertex;
    bool              covered = false;
};
std::vector<Thing> things;
bool               watched = false;

std::string number(float value) { return std::to_string(std::lround(value * now().zoom * 10)); }

std::string quads(const ImRect& r) {
    return "[" + number(r.Min.x) + ',' + number(r.Min.y) + ',' + number(r.Max.x) + ',' + number(r.Max.y) + ']';
}
}

void watch(bool on) { watched = on; }
void clear_frame_log() { things.clear(); }
void cover_controls() {
    std::erase_if(things, [](const Thing& thing) { return thing.sort == Sort::control; });
    for (Thing& thing : things) thing.covered = true;
}

void log_drawn(ImDrawList& draw, Sort sort, const ImRect& rect, std::string_view name, bool floats) {
    if (watched)
        things.push_back({sort,
                          rect,
                          {draw.GetClipRectMin(), draw.GetClipRectMax()},
                          std::string{name},
                          floats,
                          &draw,
                          draw.VtxBuffer.Size});
}

void log_moved(const ImDrawList& draw, int first_vertex, ImVec2 pivot, ImVec2 right, ImVec2 down) {
    for (Thing& thing : things) {
        if (thing.draw != &draw || thing.vertex < first_vertex) continue;
        const ImVec2 half = thing.rect.GetSize() / 2, off = thing.rect.GetCenter() - pivot;
        const ImVec2 centre = pivot + right * off.x + down * off.y;
        const ImVec2 around{std::abs(right.x) * half.x + std::abs(down.x) * half.y,
                            std::abs(right.y) * half.x + std::abs(down.y) * half.y};
        thing.rect = {centre - around, centre + around};
    }
}

std::string frame_log() {
    constexpr std::string_view sorts[] = {"words", "sheet", "piece", "control"};
    std::string json = "[";
    for (const Thing& thing : things) {
        if (json.size() > 1) json += ',';
        json += "{\"sort\":\"" + std::string{sorts[static_cast<int>(thing.sort)]} + "\",\"name\":\"";
        for (const char c : thing.name)
            if (c == '"' || c == '\\') json += {'\\', c};
            else if (static_cast<unsigned char>(c) >= ' ') json += c;
        json += thing.covered ? "\",\"covered\":true" : "\"";
        json += ",\"floats\":" + std::string{thing.floats ? "true" : "false"} + ",\"rect\":" + quads(thing.rect)
                + ",\"clip\":" + quads(thing.clip) + '}';
    }
    return json + ']';
}

}
