/* What SDL2 and Dear ImGui call but this page never uses, answered with "nothing there". */

#include <EGL/egl.h>
#include <GLES2/gl2.h>
#include <SDL.h>

/* Dear ImGui asks for a game controller; without one it goes on to the mouse. */
SDL_GameController* SDL_GameControllerOpen(int index) { (void)index; return 0; }
Uint8 SDL_GameControllerGetButton(SDL_GameController* g, SDL_GameControllerButton b) { (void)g; (void)b; return 0; }
Sint16 SDL_GameControllerGetAxis(SDL_GameController* g, SDL_GameControllerAxis a) { (void)g; (void)a; return 0; }

/* SDL asks for these few by name. Emscripten's own answer would keep all of WebGL in the page. */
__eglMustCastToProperFunctionPointerType eglGetProcAddress(const char* name) {
    typedef __eglMustCastToProperFunctionPointerType Function;
    if (!SDL_strcmp(name, "glGetString")) return (Function)glGetString;
    if (!SDL_strcmp(name, "glGetError")) return (Function)glGetError;
    if (!SDL_strcmp(name, "glGetIntegerv")) return (Function)glGetIntegerv;
    if (!SDL_strcmp(name, "glClear")) return (Function)glClear;
    if (!SDL_strcmp(name, "glClearColor")) return (Function)glClearColor;
    return 0;
}
