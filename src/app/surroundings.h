// What surrounds a frame, from the owner's preferences and from what the browser says.
#pragma once

#include "app/app.h"

namespace eg {

// By how much the table is enlarged in a window of this size (CSS pixels), from 0.25 up.
float zoom(ImVec2 size, const Preferences& preferences);

// What the window knows of the frame that begins.
struct Window {
    float       density = 1;   // device pixels to a CSS pixel
    float       zoom = 1;
    unsigned    held = 0;      // milliseconds that the last press took
    draw::Pinch pinch = {};
};
// Begins the frame in its colours. The backend has begun before it, ImGui::NewFrame follows.
void surround(const App& app, const Window& window);

}
