# The page: SDL2, Dear ImGui, the app, the assets and web/scripts, in one file without dependencies.

if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
    set(stack -sTOTAL_STACK=4MB)
else()
    set(stack -sSTACK_SIZE=4MB)     # the same setting under its later name
endif()
if(EMSCRIPTEN_VERSION VERSION_GREATER_EQUAL 4.0.18)
    set(base64 -sSINGLE_FILE_BINARY_ENCODE=0)   # raw bytes inside HTML would depend on its parser
endif()
set(wasm -O2 -flto -sSINGLE_FILE=1 -sALLOW_MEMORY_GROWTH=1 ${stack} ${base64})

# emcc's optimiser needs this path to find Debian's acorn with a node that is not Debian's.
set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK "env NODE_PATH=/usr/share/nodejs")

# Programs for node, which read their input, print, and end with a status.
set(program ${wasm} -sENVIRONMENT=node -sEXIT_RUNTIME=1 -sNODERAWFS=1)
target_link_options(el_grande PRIVATE ${program})
if(TARGET tests)
    target_compile_options(tests PRIVATE -fexceptions)   # doctest's REQUIRE leaves a test by throwing
    target_link_options(tests PRIVATE ${program} -fexceptions -O1)   # -O2 would take longer than one run saves
endif()

# SDL2, only what the page needs: no sound, no joysticks, no video formats. ----------------

set(sdl SDL SDL_assert SDL_dataqueue SDL_error SDL_guid SDL_hints SDL_list SDL_log SDL_utils
    atomic/SDL_atomic atomic/SDL_spinlock cpuinfo/SDL_cpuinfo
    events/SDL_clipboardevents events/SDL_displayevents events/SDL_dropevents events/SDL_events
    events/SDL_keyboard events/SDL_keysym_to_scancode events/SDL_mouse
    events/SDL_quit events/SDL_scancode_tables events/SDL_touch events/SDL_windowevents
    file/SDL_rwops filesystem/emscripten/SDL_sysfilesystem loadso/dlopen/SDL_sysloadso
    locale/SDL_locale locale/emscripten/SDL_syslocale misc/SDL_url misc/emscripten/SDL_sysurl
    power/SDL_power power/emscripten/SDL_syspower
    render/SDL_render render/SDL_yuv_sw
    render/opengles2/SDL_render_gles2 render/opengles2/SDL_shaders_gles2
    render/software/SDL_render_sw render/software/SDL_triangle
    stdlib/SDL_crc16 stdlib/SDL_crc32 stdlib/SDL_getenv stdlib/SDL_iconv stdlib/SDL_malloc
    stdlib/SDL_qsort stdlib/SDL_stdlib stdlib/SDL_string stdlib/SDL_strtokr
    thread/SDL_thread thread/generic/SDL_syscond thread/generic/SDL_sysmutex
    thread/generic/SDL_syssem thread/generic/SDL_systhread thread/generic/SDL_systls
    timer/SDL_timer timer/unix/SDL_systimer
    video/SDL_RLEaccel video/SDL_blit video/SDL_blit_0 video/SDL_blit_1
    video/SDL_blit_N video/SDL_blit_auto video/SDL_blit_copy video/SDL_blit_slow video/SDL_bmp
    video/SDL_clipboard video/SDL_egl video/SDL_fillrect video/SDL_pixels video/SDL_rect
    video/SDL_shape video/SDL_stretch video/SDL_surface video/SDL_video video/SDL_vulkan_utils
    video/SDL_yuv
    video/emscripten/SDL_emscriptenevents video/emscripten/SDL_emscriptenframebuffer
    video/emscripten/SDL_emscriptenmouse video/emscripten/SDL_emscriptenopengles
    video/emscripten/SDL_emscriptenvideo)
list(TRANSFORM sdl PREPEND ${sdl2_SOURCE_DIR}/src/)
list(TRANSFORM sdl APPEND .c)

add_library(sdl2 STATIC ${sdl} web/sdl_trim.c)
foreach(file render/software/SDL_triangle video/SDL_blit_slow)   # they paint without WebGL
    set_source_files_properties(${sdl2_SOURCE_DIR}/src/${file}.c PROPERTIES COMPILE_OPTIONS -O2)
endforeach()
set_source_files_properties(web/sdl_trim.c PROPERTIES COMPILE_OPTIONS -O2 INCLUDE_DIRECTORIES ${sdl2_SOURCE_DIR}/src)
set_source_files_properties(${sdl2_SOURCE_DIR}/src/events/SDL_events.c PROPERTIES COMPILE_DEFINITIONS NO_HINTS)
target_include_directories(sdl2 SYSTEM PUBLIC ${sdl2_SOURCE_DIR}/include)
target_compile_definitions(sdl2 PUBLIC
    SDL_ASSERT_LEVEL=0 SDL_AUDIO_DISABLED=1 SDL_JOYSTICK_DISABLED=1 SDL_SENSOR_DISABLED=1
    SDL_HAVE_YUV=0 SDL_HAVE_RLE=0 SDL_HAVE_BLIT_0=0 SDL_HAVE_BLIT_1=0 SDL_HAVE_BLIT_N=0
    SDL_HAVE_BLIT_N_RGB565=0 SDL_HAVE_BLIT_AUTO=0
    __SDL_NOGETPROCADDR__)     # calls WebGL directly: a table of its functions by name takes 100 KB
target_compile_options(sdl2 PRIVATE -Oz -w -include ${CMAKE_SOURCE_DIR}/web/sdl_trim.h
    -ffile-prefix-map=${sdl2_SOURCE_DIR}/=)     # no file may name the build's folder

# The app, and the page around it ----------------------------------------------------------------

files(sources src/app ${APP} main ui/sdl_renderer ui/painting)
list(APPEND sources ${PROJECT_BINARY_DIR}/scene_texts.cpp)
add_library(qr STATIC ${qr_SOURCE_DIR}/c/qrcodegen.c)
target_include_directories(qr SYSTEM PUBLIC ${qr_SOURCE_DIR}/c)
target_compile_options(qr PRIVATE -Os -flto -w)
target_compile_definitions(qr PRIVATE NDEBUG)
# Compiled for speed: the first picture waits for two of them, and without WebGL every frame for the third.
set(painters src/app/ui/painting.cpp src/app/board/map.cpp src/app/ui/changed_parts.cpp)
list(REMOVE_ITEM sources ${painters})
add_library(painters OBJECT ${painters})
target_include_directories(painters SYSTEM PRIVATE ${nanosvg_SOURCE_DIR}/src)
target_link_libraries(painters PUBLIC plain assets imgui sdl2 PRIVATE project_warnings)
target_compile_options(painters PRIVATE -O2)
add_executable(app ${sources} web/page.cpp web/worker.cpp)
target_compile_options(app PRIVATE -Oz)
precompiled(app)
target_link_libraries(app painters plain project_warnings assets imgui sdl2 qr)
target_link_options(app PRIVATE ${wasm} -sSINGLE_FILE=0 -sENVIRONMENT=web,worker -sFILESYSTEM=0
    -sMIN_WEBGL_VERSION=1 -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 --emit-symbol-map   # the map is for bytes.py
    # Without the first, a frame is one function of 143 KB, which browsers compile whole before the first is drawn.
    # Without the second there are a sixth more functions, all tiny.
    # The last two make the program a hundredth smaller.
    -sBINARYEN_EXTRA_PASSES=--one-caller-inline-max-function-size=300,--always-inline-max-function-size=6,-Oz,--converge
    # What nobody asks of Emscripten's script.
    -sINCOMING_MODULE_JS_API=canvas,print,printErr,onAbort,noInitialRun,onRuntimeInitialized,instantiateWasm
    -sTEXTDECODER=2 -sPOLYFILL=0 -sGL_TRACK_ERRORS=0 -sHTML5_SUPPORT_DEFERRING_USER_SENSITIVE_REQUESTS=0)

add_executable(unpack web/unpack.c)
set_target_properties(unpack PROPERTIES SUFFIX .wasm)
target_compile_options(unpack PRIVATE -Os)
target_link_options(unpack PRIVATE -Os --no-entry -sSTANDALONE_WASM
    -sEXPORTED_FUNCTIONS=_room,_begin,_unpack,_restore ${stack} -sINITIAL_MEMORY=16MB)

set(page ${CMAKE_SOURCE_DIR}/web/page.html)
set(scripts ${CMAKE_SOURCE_DIR}/web/scripts)
file(GLOB each_script CONFIGURE_DEPENDS ${scripts}/*.js)
add_custom_command(OUTPUT index.html DEPENDS app unpack web/bake.py web/streams.py ${page} ${each_script}
    COMMAND ${bake} page ${page} ${scripts} unpack.wasm app.js app.wasm index.html
    COMMENT "Putting the page together" VERBATIM)
add_custom_target(page ALL DEPENDS index.html)

# The folder to publish: `sh web/play --site` ----------------------------------------------------

add_executable(icons EXCLUDE_FROM_ALL web/icons.c)
target_include_directories(icons SYSTEM PRIVATE ${nanosvg_SOURCE_DIR}/src)
target_link_options(icons PRIVATE ${program})
set(site ${CMAKE_SOURCE_DIR}/build/site)
set(icon ${CMAKE_SOURCE_DIR}/assets/favicon.svg)
add_custom_target(site DEPENDS index.html icons   # takes a second, so it is laid anew each time
    COMMAND ${bake} site index.html app.js ${CMAKE_SOURCE_DIR}/web ${icon} icons.js ${site}
    COMMENT "Laying the site" VERBATIM)
