// The window, the frame and the renderer. For now a proof: text, a picture, drawn when asked for.

#include <SDL.h>
#include <emscripten.h>
#include <imgui.h>
#include <imgui_impl_sdl2.h>
#include <imgui_impl_sdlrenderer2.h>

#include <string>
#include <vector>

#include "assets.h"
#include "page.h"

#define NANOSVG_IMPLEMENTATION
#define NANOSVGRAST_IMPLEMENTATION
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Weverything"
#include <nanosvg.h>
#include <nanosvgrast.h>
#pragma clang diagnostic pop

namespace {

SDL_Window* window = nullptr;
SDL_Renderer* renderer = nullptr;
SDL_Texture* picture = nullptr;
float density = 0;   // device pixels to a CSS pixel

// What web/bake.py leaves in the fonts.
constexpr ImWchar kLetters[] = {0x20, 0x17F, 0x2010, 0x203A, 0x20AC, 0x20AC, 0x2212, 0x2212, 0};
constexpr ImWchar kMarks[] = {0x2190, 0x27BF, 0};

constexpr float kTextSize = 18, kPictureSize = 240;

SDL_Texture* rasterise(std::string svg, float size) {
    NSVGimage* image = nsvgParse(svg.data(), "px", 96);
    if (!image) return nullptr;
    const int side = static_cast<int>(size * density);
    std::vector<unsigned char> pixels(static_cast<std::size_t>(side) * static_cast<std::size_t>(side) * 4);
    NSVGrasterizer* rasterizer = nsvgCreateRasterizer();
    nsvgRasterize(rasterizer, image, 0, 0, static_cast<float>(side) / image->width, pixels.data(), side, side, side * 4);
    nsvgDeleteRasterizer(rasterizer);
    nsvgDelete(image);
    SDL_Texture* texture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_RGBA32, SDL_TEXTUREACCESS_STATIC, side, side);
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    SDL_UpdateTexture(texture, nullptr, pixels.data(), side * 4);
    return texture;
}

void load_fonts() {
    ImGuiIO& io = ImGui::GetIO();
    io.Fonts->Clear();
    for (const char* name : {"lato-regular", "garamond-bold", "garamond-regular"}) {
        const std::string_view file = assets::font(name);
        const std::string_view marks = assets::font("marks");
        ImFontConfig config;
        config.FontDataOwnedByAtlas = false;
        io.Fonts->AddFontFromMemoryTTF(const_cast<char*>(file.data()), static_cast<int>(file.size()), kTextSize * density,
                                       &config, kLetters);
        config.MergeMode = true;
        io.Fonts->AddFontFromMemoryTTF(const_cast<char*>(marks.data()), static_cast<int>(marks.size()),
                                       kTextSize * density, &config, kMarks);
    }
    io.FontGlobalScale = 1 / density;
}

// Everything that depends on how many pixels a pixel has.
void fit_density() {
    int pixels = 0, width = 0;
    SDL_GetRendererOutputSize(renderer, &pixels, nullptr);
    SDL_GetWindowSize(window, &width, nullptr);
    const float now = width ? static_cast<float>(pixels) / static_cast<float>(width) : 1;
    if (now > density - 0.01f && now < density + 0.01f) return;
    density = now;
    ImGui_ImplSDLRenderer2_DestroyDeviceObjects();
    load_fonts();
    if (picture) SDL_DestroyTexture(picture);
    picture = rasterise(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7"
        fill="#7a1f1f"/><path d="M6 24h20v3H6zM6 22 4 9l7 6 5-9 5 9 7-6-2 13z" fill="#e8c15a"/></svg>)", kPictureSize);
}

void open_renderer() {
    renderer = SDL_CreateRenderer(window, -1, 0);   // without WebGL SDL falls back to software
    ImGui_ImplSDL2_InitForSDLRenderer(window, renderer);
    ImGui_ImplSDLRenderer2_Init(renderer);
    density = 0;
}

void close_renderer() {
    ImGui_ImplSDLRenderer2_Shutdown();
    ImGui_ImplSDL2_Shutdown();
    SDL_DestroyRenderer(renderer);   // and its textures with it
    picture = nullptr;
}

void draw_window() {
    SDL_RendererInfo info;
    SDL_GetRendererInfo(renderer, &info);
    const ImGuiIO& io = ImGui::GetIO();
    ImGui::SetNextWindowPos({40, 40});
    ImGui::Begin("El Grande", nullptr, ImGuiWindowFlags_AlwaysAutoResize);
    ImGui::PushFont(io.Fonts->Fonts[1]);
    ImGui::TextUnformatted("1234567890 Castilla, Éxito, œuvre – “¡Señor!” ½ ★ ✓ → ▲ ♔ BOLD Bold");
    ImGui::PopFont();
    ImGui::PushFont(io.Fonts->Fonts[2]);
    ImGui::TextUnformatted("1234567890 Castilla, Éxito, œuvre – “¡Señor!” ½ ★ ✓ → ▲ ♔ REGULAR Regular");
    ImGui::PopFont();
    ImGui::Text("%s, %.0f x %.0f at %.2f", info.name, io.DisplaySize.x, io.DisplaySize.y, density);
    ImGui::Image(picture, {kPictureSize, kPictureSize});
    static int pressed = 0;
    if (ImGui::Button("Press")) pressed++;
    ImGui::SameLine();
    ImGui::Text("%d", pressed);
    ImGui::End();
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE int eg_frame() {
    SDL_Event event;
    while (SDL_PollEvent(&event)) ImGui_ImplSDL2_ProcessEvent(&event);
    fit_density();
    ImGui_ImplSDLRenderer2_NewFrame();
    ImGui_ImplSDL2_NewFrame();
    ImGui::NewFrame();
    draw_window();
    ImGui::Render();
    SDL_RenderSetScale(renderer, density, density);
    SDL_SetRenderDrawColor(renderer, 43, 33, 27, 255);
    SDL_RenderClear(renderer);
    ImGui_ImplSDLRenderer2_RenderDrawData(ImGui::GetDrawData());
    SDL_RenderPresent(renderer);
    return -1;
}

EMSCRIPTEN_KEEPALIVE void eg_lost() { close_renderer(); }
EMSCRIPTEN_KEEPALIVE void eg_restored() { open_renderer(); }

EMSCRIPTEN_KEEPALIVE void eg_choose(int) {}

}  // extern "C"

int main() {
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "1");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
    window = SDL_CreateWindow("El Grande", 0, 0, 800, 600, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::StyleColorsLight();
    open_renderer();
    page::mirror("# El Grande\nNothing is on the table yet.");
}
