/* Included before every SDL source: EM_JS_DEPS came after emcc 3.1.6 and only lists what emcc must
   keep, which the old one finds by itself. */
#include <emscripten/em_js.h>
#ifndef EM_JS_DEPS
#define EM_JS_DEPS(tag, deps)
#endif

/* SDL makes the canvas a pixel large to see whether the page's style decides how large it is. That it does, and
   WebGL, which is there before SDL, would make its picture anew each time. */
#include <emscripten/html5.h>
static inline EMSCRIPTEN_RESULT size_of_canvas(const char* canvas, int width, int height) {
    return width == 1 && height == 1 ? 0 : emscripten_set_canvas_element_size(canvas, width, height);
}
#define emscripten_set_canvas_element_size size_of_canvas
