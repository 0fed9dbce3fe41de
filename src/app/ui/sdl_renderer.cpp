// Gives a frame's triangles to SDL as Dear ImGui's own backend does, with two differences. Each command passes only the
// vertices it uses, because SDL processes every vertex it gets and the table is hundreds of commands with one long
// list. And a frame that looks like the last one, as most frames after input do, is not drawn.
#include "app/ui/sdl_renderer.h"

#include "app/ui/renderer.h"

#include <SDL.h>
#include <imgui.h>

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace eg::renderer {
namespace {

SDL_Renderer* sdl = nullptr;

std::intptr_t textures = 0;   // number of those made so far
std::uint64_t shown = 0;      // hash of the last frame

// A hash of all that decides how a frame looks.
class Digest {
public:
    void of(const void* bytes, std::size_t size) {
        const auto* from = static_cast<const unsigned char*>(bytes);
        for (std::uint64_t word; size >= sizeof word; from += sizeof word, size -= sizeof word)
            std::memcpy(&word, from, sizeof word), mix(word);
        for (; size > 0; ++from, --size) mix(*from);
    }
    template <class Number>
    void of(const Number& number) { of(&number, sizeof number); }
    std::uint64_t value() const { return hash_; }

private:
    void mix(std::uint64_t word) {
        hash_ = (hash_ ^ word) * 0x9E3779B97F4A7C15;
        hash_ ^= hash_ >> 32;
    }
    std::uint64_t hash_ = 1;
};

std::uint64_t digest(const ImDrawData& data, const ImVec4& ground) {
    Digest of;
    of.of(data.DisplaySize), of.of(data.FramebufferScale), of.of(ground);
    for (const ImDrawList* list : data.CmdLists) {
        of.of(list->VtxBuffer.Data, static_cast<std::size_t>(list->VtxBuffer.size_in_bytes()));
        of.of(list->IdxBuffer.Data, static_cast<std::size_t>(list->IdxBuffer.size_in_bytes()));
        for (const ImDrawCmd& command : list->CmdBuffer) {
            of.of(command.ClipRect), of.of(command.ElemCount), of.of(command.IdxOffset), of.of(command.VtxOffset);
            of.of(command.GetTexID() ? SDL_GetTextureUserData(static_cast<SDL_Texture*>(command.GetTexID())) : nullptr);
        }
    }
    return of.value();
}

void draw(ImDrawData& data) {
    SDL_RenderSetViewport(sdl, nullptr);
    for (ImDrawList* list : data.CmdLists)
        for (const ImDrawCmd& command : list->CmdBuffer) {
            const SDL_Point from{static_cast<int>(std::max(0.0f, command.ClipRect.x)),
                                 static_cast<int>(std::max(0.0f, command.ClipRect.y))};
            const ImVec2 to{std::min(command.ClipRect.z, data.DisplaySize.x),
                            std::min(command.ClipRect.w, data.DisplaySize.y)};
            const SDL_Rect clip{from.x, from.y, static_cast<int>(to.x - std::max(0.0f, command.ClipRect.x)),
                                static_cast<int>(to.y - std::max(0.0f, command.ClipRect.y))};
            if (clip.w <= 0 || clip.h <= 0 || command.ElemCount == 0) continue;
            SDL_RenderSetClipRect(sdl, &clip);

            ImDrawIdx* const first = list->IdxBuffer.Data + command.IdxOffset;
            ImDrawIdx* const last = first + command.ElemCount;
            const auto [least, most] = std::minmax_element(first, last);
            const ImDrawIdx   lowest = *least;
            const int         corners = *most - lowest + 1;
            for (ImDrawIdx* index = first; index < last; ++index) *index = static_cast<ImDrawIdx>(*index - lowest);
            const ImDrawVert* corner = list->VtxBuffer.Data + command.VtxOffset + lowest;
            static_assert(sizeof(SDL_Color) == sizeof corner->col);
            SDL_RenderGeometryRaw(sdl, static_cast<SDL_Texture*>(command.GetTexID()), &corner->pos.x, sizeof *corner,
                                  reinterpret_cast<const SDL_Color*>(&corner->col), sizeof *corner, &corner->uv.x,
                                  sizeof *corner, corners, first, static_cast<int>(command.ElemCount), sizeof *first);
        }
    SDL_RenderSetClipRect(sdl, nullptr);
}

SDL_Texture* of(Texture* texture) { return reinterpret_cast<SDL_Texture*>(texture); }

}

void use(SDL_Renderer* renderer) { sdl = renderer; }

Texture* new_texture(int width, int height) {
    SDL_Texture* texture = SDL_CreateTexture(sdl, SDL_PIXELFORMAT_BGRA32, SDL_TEXTUREACCESS_STATIC, width, height);
    if (!texture) return nullptr;
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
    SDL_SetTextureUserData(texture, reinterpret_cast<void*>(++textures));
    return reinterpret_cast<Texture*>(texture);
}

void update(Texture* texture, int x, int y, int width, int height, const void* texels) {
    const SDL_Rect part{x, y, width, height};
    SDL_UpdateTexture(of(texture), &part, texels, width * 4);
}

void destroy(Texture* texture) {
    if (texture) SDL_DestroyTexture(of(texture));
}

int widest_texture() {
    SDL_RendererInfo can{};
    SDL_GetRendererInfo(sdl, &can);
    return can.max_texture_width > 0 ? can.max_texture_width : 4096;
}

bool is_software() {
    SDL_RendererInfo can{};
    SDL_GetRendererInfo(sdl, &can);
    return (can.flags & SDL_RENDERER_SOFTWARE) != 0;
}

std::uint64_t milliseconds() { return SDL_GetTicks64(); }

void draw(ImDrawData& data, const ImVec4& ground, bool anew) {
    const std::uint64_t now = digest(data, ground);
    if (now == shown && !anew) return;
    shown = now;
    const auto byte = [](float share) { return static_cast<Uint8>(share * 255); };
    SDL_RenderSetScale(sdl, data.FramebufferScale.x, data.FramebufferScale.y);
    SDL_SetRenderDrawColor(sdl, byte(ground.x), byte(ground.y), byte(ground.z), 255);
    SDL_RenderClear(sdl);
    draw(data);
    SDL_RenderPresent(sdl);
}

}
