#include "app/ui/submit.h"

#include <SDL.h>
#include <imgui.h>

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace eg {
namespace {

std::intptr_t textures = 0;   // made so far
std::uint64_t shown = 0;      // the digest of the last frame

// What a frame looks like, in one number.
class Digest {
public:
    void of(const void* bytes, std::size_t size) {
        const auto* from = static_cast<const unsigned char*>(bytes);
        for (std::uint64_t word; size >= sizeof word; from += sizeof word, size -= sizeof word) std::memcpy(&word, from, sizeof word), mix(word);
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

void draw(SDL_Renderer* renderer, ImDrawData& data) {
    SDL_RenderSetViewport(renderer, nullptr);
    for (ImDrawList* list : data.CmdLists)
        for (const ImDrawCmd& command : list->CmdBuffer) {
            const SDL_Point from{static_cast<int>(std::max(0.0f, command.ClipRect.x)), static_cast<int>(std::max(0.0f, command.ClipRect.y))};
            const ImVec2    to{std::min(command.ClipRect.z, data.DisplaySize.x), std::min(command.ClipRect.w, data.DisplaySize.y)};
            const SDL_Rect  clip{from.x, from.y, static_cast<int>(to.x - std::max(0.0f, command.ClipRect.x)), static_cast<int>(to.y - std::max(0.0f, command.ClipRect.y))};
            if (clip.w <= 0 || clip.h <= 0 || command.ElemCount == 0) continue;
            SDL_RenderSetClipRect(renderer, &clip);

            ImDrawIdx* const first = list->IdxBuffer.Data + command.IdxOffset;
            ImDrawIdx* const last = first + command.ElemCount;
            const auto [least, most] = std::minmax_element(first, last);
            const ImDrawIdx   lowest = *least;
            const int         corners = *most - lowest + 1;
            for (ImDrawIdx* index = first; index < last; ++index) *index = static_cast<ImDrawIdx>(*index - lowest);
            const ImDrawVert* corner = list->VtxBuffer.Data + command.VtxOffset + lowest;
            static_assert(sizeof(SDL_Color) == sizeof corner->col);
            SDL_RenderGeometryRaw(renderer, static_cast<SDL_Texture*>(command.GetTexID()), &corner->pos.x, sizeof *corner,
                                  reinterpret_cast<const SDL_Color*>(&corner->col), sizeof *corner, &corner->uv.x, sizeof *corner,
                                  corners, first, static_cast<int>(command.ElemCount), sizeof *first);
        }
    SDL_RenderSetClipRect(renderer, nullptr);
}

}

SDL_Texture* new_texture(SDL_Renderer* renderer, int width, int height) {
    SDL_Texture* texture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_BGRA32, SDL_TEXTUREACCESS_STATIC, width, height);
    if (!texture) return nullptr;
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
    SDL_SetTextureUserData(texture, reinterpret_cast<void*>(++textures));
    return texture;
}

void submit(SDL_Renderer* renderer, ImDrawData& data, const ImVec4& ground, bool anew) {
    const std::uint64_t now = digest(data, ground);
    if (now == shown && !anew) return;
    shown = now;
    const auto byte = [](float share) { return static_cast<Uint8>(share * 255); };
    SDL_RenderSetScale(renderer, data.FramebufferScale.x, data.FramebufferScale.y);
    SDL_SetRenderDrawColor(renderer, byte(ground.x), byte(ground.y), byte(ground.z), 255);
    SDL_RenderClear(renderer);
    draw(renderer, data);
    SDL_RenderPresent(renderer);
}

}
