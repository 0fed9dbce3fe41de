/* Included before every SDL source: EM_JS_DEPS came after emcc 3.1.6 and only lists what emcc must
   keep, which the old one finds by itself. */
#include <emscripten/em_js.h>
#ifndef EM_JS_DEPS
#define EM_JS_DEPS(tag, deps)
#endif
