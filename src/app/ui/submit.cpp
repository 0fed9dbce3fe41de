#include "app/ui/submit.h"

#include <SDL.h>
#include <imgui.h>

#include <algorithm>

namespace eg {

void submit(SDL_Renderer* renderer, ImDrawData& data) {
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
