// A frame's triangles, handed to SDL as Dear ImGui's own backend does it, with two differences. Each
// command brings only the corners it uses: SDL looks at every corner it is given, and a table is
// hundreds of commands that share one long list. And a frame that looks like the last is not drawn:
// most that follow an input do. Without WebGL only the parts of it that changed are drawn.
#include "app/ui/sdl_renderer.h"

#include "app/ui/renderer.h"

#include <SDL.h>
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "app/ui/changed_parts.h"
#include "app/ui/digest.h"

namespace eg::renderer {
namespace {

SDL_Renderer* sdl = nullptr;

std::intptr_t textures = 0;   // made so far
std::uint64_t shown = 0;      // the digest of the last frame
ChangedParts  changed;        // without WebGL
std::uint64_t on = 0;         // the digest of the ground that was painted, and of the scale

std::uint64_t look_of(void* texture) {
    return texture ? reinterpret_cast<std::uintptr_t>(SDL_GetTextureUserData(static_cast<SDL_Texture*>(texture))) : 0;
}

std::uint64_t digest(const ImDrawData& data, const ImVec4& ground) {
    Digest of;
    of.of(data.DisplaySize), of.of(data.FramebufferScale), of.of(ground);
    for (const ImDrawList* list : data.CmdLists) {
        of.of(list->VtxBuffer.Data, static_cast<std::size_t>(list->VtxBuffer.size_in_bytes()));
        of.of(list->IdxBuffer.Data, static_cast<std::size_t>(list->IdxBuffer.size_in_bytes()));
        for (const ImDrawCmd& command : list->CmdBuffer) {
            of.of(command.ClipRect), of.of(command.ElemCount), of.of(command.IdxOffset), of.of(command.VtxOffset);
            of.of(look_of(command.GetTexID()));
        }
    }
    return of.value();
}

void set_colour(const ImVec4& ground) {
    const auto byte = [](float share) { return static_cast<Uint8>(share * 255); };
    SDL_SetRenderDrawColor(sdl, byte(ground.x), byte(ground.y), byte(ground.z), 255);
}

// Where a command may draw.
SDL_Rect clip_of(const ImDrawCmd& command, const Part& within) {
    const int left = std::max(within.left, static_cast<int>(command.ClipRect.x)),
              top = std::max(within.top, static_cast<int>(command.ClipRect.y));
    return {left, top, std::min(within.right, static_cast<int>(command.ClipRect.z)) - left,
            std::min(within.bottom, static_cast<int>(command.ClipRect.w)) - top};
}

// Draws triangles, and uses up their indices.
void submit(const ImDrawVert* corners, ImDrawIdx* first, std::size_t count, void* texture) {
    if (count == 0) return;
    ImDrawIdx* const last = first + count;
    const auto [least, most] = std::minmax_element(first, last);
    const ImDrawIdx   lowest = *least;
    const int         used = *most - lowest + 1;
    for (ImDrawIdx* index = first; index < last; ++index) *index = static_cast<ImDrawIdx>(*index - lowest);
    const ImDrawVert* corner = corners + lowest;
    static_assert(sizeof(SDL_Color) == sizeof corner->col);
    SDL_RenderGeometryRaw(sdl, static_cast<SDL_Texture*>(texture), &corner->pos.x, sizeof *corner,
                          reinterpret_cast<const SDL_Color*>(&corner->col), sizeof *corner, &corner->uv.x,
                          sizeof *corner, used, first, static_cast<int>(count), sizeof *first);
}

void draw_all(ImDrawData& data) {
    const Part window{0, 0, static_cast<int>(data.DisplaySize.x), static_cast<int>(data.DisplaySize.y)};
    for (ImDrawList* list : data.CmdLists)
        for (const ImDrawCmd& command : list->CmdBuffer) {
            const SDL_Rect clip = clip_of(command, window);
            if (clip.w <= 0 || clip.h <= 0) continue;
            SDL_RenderSetClipRect(sdl, &clip);
            submit(list->VtxBuffer.Data + command.VtxOffset, list->IdxBuffer.Data + command.IdxOffset,
                   command.ElemCount, command.GetTexID());
        }
    SDL_RenderSetClipRect(sdl, nullptr);
}

// Draws this part of the frame anew. Plain triangles are drawn without a texture, which is several times faster.
void draw_part(const ImDrawData& data, const Part& part) {
    const SDL_Rect whole{part.left, part.top, part.right - part.left, part.bottom - part.top};
    SDL_RenderSetClipRect(sdl, &whole);
    SDL_RenderFillRect(sdl, &whole);
    const Triangle* triangle = changed.triangles().data();
    std::vector<ImDrawIdx> picked;
    for (const ImDrawList* list : data.CmdLists)
        for (const ImDrawCmd& command : list->CmdBuffer) {
            const SDL_Rect clip = clip_of(command, part);
            const ImDrawIdx* const first = list->IdxBuffer.Data + command.IdxOffset;
            const ImDrawIdx* const last = first + command.ElemCount;
            if (clip.w <= 0 || clip.h <= 0) {
                triangle += command.ElemCount / 3;
                continue;
            }
            SDL_RenderSetClipRect(sdl, &clip);
            bool plain = false;
            const auto submit_picked = [&] {
                submit(list->VtxBuffer.Data + command.VtxOffset, picked.data(), picked.size(),
                       plain ? nullptr : command.GetTexID());
                picked.clear();
            };
            for (const ImDrawIdx* index = first; index < last; index += 3, ++triangle) {
                if (!triangle->box.meets(part)) continue;
                if (triangle->plain != plain) submit_picked(), plain = triangle->plain;
                picked.insert(picked.end(), index, index + 3);
            }
            submit_picked();
        }
    SDL_RenderSetClipRect(sdl, nullptr);
}

// Everything, if the ground or the scale changed, or if points are not whole pixels: SDL rounds rectangles then, and
// stretches a picture a little differently where it is cut off.
void draw_changes(const ImDrawData& data, const ImVec4& ground, bool anew) {
    Digest of;
    of.of(ground), of.of(data.FramebufferScale);
    anew |= of.value() != on || std::floor(data.FramebufferScale.x) != data.FramebufferScale.x;
    on = of.value();
    SDL_SetRenderDrawBlendMode(sdl, SDL_BLENDMODE_NONE);
    for (const Part& part : changed.next(data, look_of, anew)) draw_part(data, part);
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
    SDL_RenderSetViewport(sdl, nullptr);
    SDL_RenderSetScale(sdl, data.FramebufferScale.x, data.FramebufferScale.y);
    set_colour(ground);
    if (is_software()) {
        draw_changes(data, ground, anew);
    } else {
        SDL_RenderClear(sdl);
        draw_all(data);
    }
    SDL_RenderPresent(sdl);
}

}
