/* Stubs of functions that SDL2 and Dear ImGui call but this page never needs. They keep large code out of the page. */

#include <EGL/egl.h>
#include <GLES2/gl2.h>
#include <SDL.h>

#include "SDL_internal.h"
#include "video/SDL_blit.h"

/* Dear ImGui would read its settings and typed numbers with these, and SDL its hints. */
int sscanf(const char* text, const char* format, ...) { (void)text; (void)format; return 0; }
double atof(const char* text) { (void)text; return 0; }

/* Gestures of several fingers, which SDL would recognise. */
int SDL_GestureAddTouch(SDL_TouchID touch) { (void)touch; return 0; }
int SDL_GestureDelTouch(SDL_TouchID touch) { (void)touch; return 0; }
void SDL_GestureProcessEvent(SDL_Event* event) { (void)event; }
void SDL_GestureQuit(void) {}

/* Dear ImGui looks for a game controller. */
SDL_GameController* SDL_GameControllerOpen(int index) { (void)index; return 0; }
Uint8 SDL_GameControllerGetButton(SDL_GameController* g, SDL_GameControllerButton b) { (void)g; (void)b; return 0; }
Sint16 SDL_GameControllerGetAxis(SDL_GameController* g, SDL_GameControllerAxis a) { (void)g; (void)a; return 0; }

/* SDL looks up only these by name. Emscripten's own function would link all of WebGL. */
__eglMustCastToProperFunctionPointerType eglGetProcAddress(const char* name) {
    typedef __eglMustCastToProperFunctionPointerType Function;
    if (!SDL_strcmp(name, "glGetString")) return (Function)glGetString;
    if (!SDL_strcmp(name, "glGetError")) return (Function)glGetError;
    if (!SDL_strcmp(name, "glGetIntegerv")) return (Function)glGetIntegerv;
    if (!SDL_strcmp(name, "glClear")) return (Function)glClear;
    if (!SDL_strcmp(name, "glClearColor")) return (Function)glClearColor;
    return 0;
}

/* Without WebGL the software renderer draws triangles and upright rectangles: no points, lines or rotated surfaces. */
int SDL_DrawPoints(SDL_Surface* s, const SDL_Point* p, int n, Uint32 c) {
    (void)s; (void)p; (void)n; (void)c;
    return 0;
}
int SDL_DrawLines(SDL_Surface* s, const SDL_Point* p, int n, Uint32 c) {
    (void)s; (void)p; (void)n; (void)c;
    return 0;
}
int SDL_BlendPoints(SDL_Surface* s, const SDL_Point* p, int n, SDL_BlendMode m, Uint8 r, Uint8 g, Uint8 b, Uint8 a) {
    (void)s; (void)p; (void)n; (void)m; (void)r; (void)g; (void)b; (void)a;
    return 0;
}
int SDL_BlendLines(SDL_Surface* s, const SDL_Point* p, int n, SDL_BlendMode m, Uint8 r, Uint8 g, Uint8 b, Uint8 a) {
    (void)s; (void)p; (void)n; (void)m; (void)r; (void)g; (void)b; (void)a;
    return 0;
}
/* It blends rectangles over surfaces of four bytes a pixel. SDL's own file has a loop for each way and each format. */
int SDL_BlendFillRects(SDL_Surface* s, const SDL_Rect* rects, int n, SDL_BlendMode m, Uint8 r, Uint8 g, Uint8 b,
                       Uint8 a) {
    const Uint32 colour = SDL_MapRGBA(s->format, r * a / 255, g * a / 255, b * a / 255, a);
    Uint8        add[4];
    (void)m;
    SDL_memcpy(add, &colour, sizeof add);
    for (int i = 0; i < n; ++i) {
        SDL_Rect at;
        if (!SDL_IntersectRect(&rects[i], &s->clip_rect, &at)) continue;
        for (int y = at.y; y < at.y + at.h; ++y) {
            Uint8* to = (Uint8*)s->pixels + y * s->pitch + 4 * at.x;
            for (int j = 0; j < 4 * at.w; ++j) to[j] = (Uint8)((255 - a) * to[j] / 255 + add[j & 3]);
        }
    }
    return 0;
}
/* Blends pixels of four bytes. SDL's own file has a function for each pair of formats. */
static void blend(SDL_BlitInfo* info) {
    const SDL_PixelFormat *from = info->src_fmt, *to = info->dst_fmt;
    const Uint8*           src = info->src;
    Uint8*                 dst = info->dst;
    for (int y = info->dst_h; y > 0; --y, src += info->src_skip, dst += info->dst_skip)
        for (int x = info->dst_w; x > 0; --x, src += 4, dst += 4) {
            const Uint32 s = *(const Uint32*)src, d = *(Uint32*)dst, a = s >> from->Ashift & 255;
#define MIXED(shift) (((s >> from->shift & 255) * a + (d >> to->shift & 255) * (255 - a)) / 255 << to->shift)
            if (a > 0)
                *(Uint32*)dst = MIXED(Rshift) | MIXED(Gshift) | MIXED(Bshift)
                                | ((a + (d & to->Amask) / (to->Amask ? 1u << to->Ashift : 1) * (255 - a) / 255)
                                   << to->Ashift & to->Amask);
#undef MIXED
        }
}
SDL_BlitFunc SDL_CalculateBlitA(SDL_Surface* s) {
    const SDL_PixelFormat *from = s->format, *to = s->map->dst->format;
    return s->map->info.flags == SDL_COPY_BLEND && from->BytesPerPixel == 4 && from->Amask && to->BytesPerPixel == 4
               ? blend
               : 0;
}
SDL_Surface* SDLgfx_rotateSurface(SDL_Surface* s, double a, int smooth, int x, int y, const SDL_Rect* to, double c,
                                  double d, const SDL_FPoint* at) {
    (void)s; (void)a; (void)smooth; (void)x; (void)y; (void)to; (void)c; (void)d; (void)at;
    return 0;
}
void SDLgfx_rotozoomSurfaceSizeTrig(int w, int h, double a, const SDL_FPoint* at, SDL_Rect* to, double* c, double* d) {
    (void)w; (void)h; (void)a; (void)at; (void)to; (void)c; (void)d;
}
