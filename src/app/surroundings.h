// The settings of a frame, from the preferences and the browser.
#pragma once

#include "app/app.h"

namespace eg {

// The factor by which everything is enlarged in a window of this size (CSS pixels), at least 0.25.
float zoom(ImVec2 size, const Preferences& preferences);

// What the window knows about the frame.
struct Window {
    float       density = 1;   // device pixels to a CSS pixel
    float       zoom = 1;
    unsigned    held = 0;      // milliseconds from the last press to its release
    draw::Pinch pinch = {};
};
// Sets the theme and begins the frame: call it between the backend's NewFrame and ImGui::NewFrame.
void surround(const App& app, const Window& window);

}
