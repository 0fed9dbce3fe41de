// The window, the frame and the renderer. The page calls eg_frame after input; its result says when the next frame is
// wanted. In between nothing is drawn.

#include "app/ui/draw.h"

#include <cstring>

#include <SDL.h>

#include <algorithm>
#include <cmath>
#include <emscripten.h>
#include <imgui_impl_sdl2.h>

#include "app/app.h"
#include "app/surroundings.h"
#include "app/text_version/report.h"
#include "app/ui/focus.h"
#include "app/ui/frame_log.h"
#include "app/ui/glyph_atlas.h"
#include "app/ui/renderer.h"
#include "app/ui/sdl_renderer.h"
#include "app/ui/widgets.h"
#include "page.h"

namespace {

SDL_Window*   window = nullptr;
SDL_Renderer* renderer = nullptr;
bool          webgl = true;   // to be tried
std::string   told;   // the last result of eg_tell

// Constructed at first use, because it needs the table of boxes.
eg::App& app() {
    static eg::App made;
    return made;
}

void open_window() {
    // Without the flag the renderer would create the window again; where OpenGL is refused, it has to.
    for (const Uint32 flag : {Uint32{SDL_WINDOW_OPENGL}, Uint32{0}})
        if (!window && (webgl || flag == 0))
            window =
                SDL_CreateWindow("El Grande", 0, 0, 800, 600, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI | flag);
    renderer = SDL_CreateRenderer(window, -1, 0);   // without WebGL SDL falls back to software
    eg::renderer::use(renderer);
    ImGui_ImplSDL2_InitForSDLRenderer(window, renderer);
    ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;   // ui/sdl_renderer draws
}

// Destroys the window too: with the context Emscripten removes all listeners of the canvas.
void close_window() {
    if (!renderer) return;
    eg::draw::drop_textures();
    ImGui_ImplSDL2_Shutdown();
    eg::renderer::use(nullptr);
    SDL_DestroyRenderer(renderer);
    SDL_DestroyWindow(window);
    renderer = nullptr;
    window = nullptr;
}

// Converts positions on the page to positions in the enlarged interface.
void shrink(SDL_Event& event, float by) {
    const auto part = [&](Sint32& length) {
        length = static_cast<Sint32>(std::lround(static_cast<float>(length) / by));
    };
    if (event.type == SDL_MOUSEMOTION) part(event.motion.x), part(event.motion.y);
    if (event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP)
        part(event.button.x), part(event.button.y);
}

// Whether the app gets the event. Input counts from when it began. Dear ImGui makes key repeats itself.
bool counts(const SDL_Event& event) {
    if (event.type == SDL_KEYDOWN) return !event.key.repeat && !app().ignores_input(event.key.timestamp);
    return event.type != SDL_MOUSEBUTTONDOWN || !app().ignores_input(event.button.timestamp);
}

void point_at(float x, float y) {
    ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    ImGui::GetIO().AddMousePosEvent(x, y);
}

// Pinching: from the second finger on, the first one presses nothing.
eg::draw::Pinch pinch;
float           apart = 0;          // distance of the fingers in the event before; 0: there were not two
bool            pinched = false;    // there have been two fingers since the first came down

void take_finger(const SDL_Event& event, ImVec2 size) {
    pinch.fingers = SDL_GetNumTouchFingers(event.tfinger.touchId);
    const SDL_Finger* one = SDL_GetTouchFinger(event.tfinger.touchId, 0);
    const SDL_Finger* two = SDL_GetTouchFinger(event.tfinger.touchId, 1);
    if (pinch.fingers != 2 || !one || !two) return void(apart = 0);
    const ImVec2 a = ImVec2{one->x, one->y} * size, b = ImVec2{two->x, two->y} * size, middle = (a + b) / 2;
    const float  now = std::max(1.0f, std::sqrt(ImLengthSqr(b - a)));
    if (apart > 0) pinch.spread *= now / apart, pinch.moved += middle - pinch.middle;
    else pinched = true, point_at(-FLT_MAX, -FLT_MAX);
    pinch.middle = middle;
    apart = now;
}

float density() {
    int pixels = 0, width = 0;
    SDL_GetRendererOutputSize(renderer, &pixels, nullptr);
    SDL_GetWindowSize(window, &width, nullptr);
    return width > 0 ? static_cast<float>(pixels) / static_cast<float>(width) : 1;
}

// larger: zoom() of this window.
void begin_frame(float larger, bool was_pinched) {
    ImGui_ImplSDL2_NewFrame();
    eg::surround(
        app(), {.density = density(), .zoom = larger, .held = was_pinched ? 0 : page::press_lasted(), .pinch = pinch});
    ImGui::NewFrame();
}

void show_frame(bool anew = false) {
    ImGui::Render();
    eg::glyph_atlas::upload();
    eg::renderer::draw(*ImGui::GetDrawData(), ImGui::ColorConvertU32ToFloat4(eg::draw::theme().surround), anew);
}

}

extern "C" {

void* eg_task_buffer(int bytes);   // web/worker.cpp

// Dear ImGui takes one press a frame; the others wait in its queue.
EMSCRIPTEN_KEEPALIVE int eg_waits() {
    return ImGui::GetCurrentContext() && !ImGui::GetCurrentContext()->InputEventsQueue.empty();
}

EMSCRIPTEN_KEEPALIVE int eg_frame(int anew) {
    if (!renderer) return -1;
    SDL_Event event;
    int width = 0, height = 0;
    SDL_GetWindowSize(window, &width, &height);
    const float larger = eg::zoom({static_cast<float>(width), static_cast<float>(height)}, app().preferences());
    const bool was_pinched = pinched;
    pinch.spread = 1, pinch.moved = {};
    while (SDL_PollEvent(&event)) {
        if (!counts(event)) continue;
        anew |= event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED;   // it is blank
        if (event.type == SDL_FINGERDOWN || event.type == SDL_FINGERMOTION || event.type == SDL_FINGERUP)
            take_finger(event, ImVec2{static_cast<float>(width), static_cast<float>(height)} / larger);
        if (event.type == SDL_MOUSEMOTION && event.motion.which == SDL_TOUCH_MOUSEID && pinched) continue;
        shrink(event, larger);
        const bool finger = (event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP)
                            && event.button.which == SDL_TOUCH_MOUSEID;
        if (finger && !pinched)   // SDL sends no motion to where a finger comes down
            point_at(static_cast<float>(event.button.x), static_cast<float>(event.button.y));
        ImGui_ImplSDL2_ProcessEvent(&event);
        if (finger && event.type == SDL_MOUSEBUTTONUP) point_at(-FLT_MAX, -FLT_MAX);
    }
    if (pinch.fingers == 0) pinched = false;   // after the events: a finger lifted in this frame presses nothing
    begin_frame(larger, pinched || was_pinched);
    const ImGuiIO& io = ImGui::GetIO();
    const page::Insets insets = page::insets();
    app().frame(io.DisplaySize,
                {ImVec2{insets.left, insets.top} / larger, ImVec2{insets.right, insets.bottom} / larger},
                static_cast<double>(SDL_GetTicks64()));
    show_frame(anew);
    eg::draw::end_frame();
    return eg_waits() ? 0 : eg::draw::next_frame();
}

// A frame of one pixel prepares the renderer: shaders, buffers, the texture of the glyphs.
EMSCRIPTEN_KEEPALIVE void eg_open() {
    app().open();
    if (!renderer) return;
    begin_frame(1, false);
    ImGui::GetBackgroundDrawList()->AddRectFilled({0, 0}, {1, 1}, eg::draw::theme().surround);
    show_frame();
}

EMSCRIPTEN_KEEPALIVE void eg_lost() { close_window(); }
EMSCRIPTEN_KEEPALIVE void eg_restored() { open_window(); }
// From the next window on.
EMSCRIPTEN_KEEPALIVE void eg_in_software() {
    webgl = false;
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software");
}

EMSCRIPTEN_KEEPALIVE int eg_tab(int by) { return eg::focus::tab(by); }

EMSCRIPTEN_KEEPALIVE int eg_holds(float x, float y) { return eg::draw::moves(ImVec2{x, y} / eg::draw::now().zoom); }

EMSCRIPTEN_KEEPALIVE void eg_cancel() {
    if (!ImGui::GetCurrentContext()) return;
    pinched = true;
    point_at(-FLT_MAX, -FLT_MAX);
}

EMSCRIPTEN_KEEPALIVE int eg_wheel(int by) { return eg::wheel_turns(by); }

EMSCRIPTEN_KEEPALIVE int eg_escape() { return app().escape_closes(); }
EMSCRIPTEN_KEEPALIVE void eg_choose(int n) { app().press(n, static_cast<double>(SDL_GetTicks64())); }
EMSCRIPTEN_KEEPALIVE void eg_typed(int field) { app().typed(field, page::typed()); }

EMSCRIPTEN_KEEPALIVE int eg_thought(int ticket, int share) {
    eg::Reply reply;
    std::memcpy(&reply, eg_task_buffer(sizeof reply), sizeof reply);
    return app().thought(ticket, share, reply, static_cast<double>(SDL_GetTicks64()));
}

EMSCRIPTEN_KEEPALIVE const char* eg_tell(int what) {
    told = what == 0   ? eg::rects()
           : what == 1 ? app().state()
           : what == 2 ? app().legal()
           : what == 3 ? eg::targets()
           : what == 4 ? eg::draw::frame_log()
                       : eg::scene_names();
    return told.c_str();
}

}

int main() {
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "1");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.MouseDoubleClickTime = 0.6f;
    open_window();
}
