#include "app/surroundings.h"

#include <algorithm>

#include "page.h"

namespace eg {

static const draw::Theme& colours(const Preferences& preferences) {
    const bool dark = preferences.colours == Colours::as_system ? page::prefers("(prefers-color-scheme: dark)")
                                                           : preferences.colours == Colours::dark;
    const bool asked = page::prefers("(prefers-contrast: more)") || page::prefers("(forced-colors: active)");
    if (holds(preferences.contrast, asked)) return dark ? draw::dark_contrast : draw::contrast;
    return dark ? draw::dark : draw::light;
}

// Larger text enlarges everything, as far as the smallest layout still fits; so does a very large window. If not even
// that layout fits (at a browser zoom of 400 %), everything is made smaller.
float zoom(ImVec2 size, const Preferences& preferences) {
    const bool   lying = size.x > size.y;
    const ImVec2 least = lying ? ImVec2{568, 320} : ImVec2{320, 480},
                 smallest = lying ? ImVec2{480, 320} : ImVec2{320, 480};
    const float  natural = std::max(1.0f, std::min(size.x / 2200, size.y / 1240));
    const float  wanted = natural * static_cast<float>(preferences.text) / 100;
    const float  larger = std::max(1.0f, std::min({wanted, size.x / least.x, size.y / least.y}));
    return std::max(0.25f, std::min({larger, size.x / smallest.x, size.y / smallest.y}));
}

void surround(const App& app, const Window& window) {
    ImGuiIO&    io = ImGui::GetIO();
    Preferences usual = app.preferences();
    usual.text = 100;
    const float without = zoom(io.DisplaySize, usual);
    io.DisplaySize = io.DisplaySize / window.zoom;
    const float density = window.density * window.zoom;
    io.DisplayFramebufferScale = {density, density};
    draw::use(colours(app.preferences()));
    draw::begin_frame({.density = density,
                       .zoom = window.zoom,
                       .text = static_cast<float>(app.preferences().text) / 100,
                       .text_zoom = window.zoom / without,
                       .coarse = page::prefers("(pointer: coarse)"),
                       .still = app.frozen()
                                || holds(app.preferences().still, page::prefers("(prefers-reduced-motion)")),
                       .held = window.held,
                       .pinch = window.pinch,
                       .whole = app.frozen()});
}

}
