/* Stubs of functions that SDL2 and Dear ImGui call but this page never needs. They keep large code out of the page. */

#include <EGL/egl.h>
#include <GLES2/gl2.h>
#include <SDL.h>

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
SDL_Surface* SDLgfx_rotateSurface(SDL_Surface* s, double a, int smooth, int x, int y, const SDL_Rect* to, double c,
                                  double d, const SDL_FPoint* at) {
    (void)s; (void)a; (void)smooth; (void)x; (void)y; (void)to; (void)c; (void)d; (void)at;
    return 0;
}
void SDLgfx_rotozoomSurfaceSizeTrig(int w, int h, double a, const SDL_FPoint* at, SDL_Rect* to, double* c, double* d) {
    (void)w; (void)h; (void)a; (void)at; (void)to; (void)c; (void)d;
}
