# What the app needs to draw, with or without a window: Dear ImGui, pictures and fonts.

set(CMAKE_CXX_STANDARD 20)   # for Dear ImGui and the assets too

# Dear ImGui -------------------------------------------------------------------------------------

set(imgui imgui imgui_draw imgui_tables imgui_widgets)
if(EMSCRIPTEN)
    list(APPEND imgui backends/imgui_impl_sdl2)
endif()
list(TRANSFORM imgui PREPEND ${imgui_SOURCE_DIR}/)
list(TRANSFORM imgui APPEND .cpp)
add_library(imgui STATIC ${imgui})
target_include_directories(imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR} ${imgui_SOURCE_DIR}/backends)
target_compile_definitions(imgui PUBLIC
    IMGUI_USE_WCHAR32   # letters beyond 0xFFFF
    IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS
    IMGUI_DISABLE_FILE_FUNCTIONS IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS)
target_compile_options(imgui PRIVATE -w)
if(EMSCRIPTEN)
    target_include_directories(imgui SYSTEM PRIVATE ${sdl2_SOURCE_DIR}/include)
    target_compile_options(imgui PRIVATE -Oz)
endif()

# Pictures and fonts, baked into C++ -------------------------------------------------------------

function(has_fonttools found python)
    execute_process(COMMAND ${python} -c "import fontTools" RESULT_VARIABLE failed ERROR_QUIET)
    if(failed)
        set(${found} FALSE PARENT_SCOPE)
    endif()
endfunction()
find_program(PYTHON python3 HINTS /usr/bin VALIDATOR has_fonttools NO_CMAKE_FIND_ROOT_PATH)
if(NOT PYTHON)
    message(FATAL_ERROR "No python3 was found that has fontTools.")
endif()
set(bake ${PYTHON} ${CMAKE_SOURCE_DIR}/web/bake.py)
# baked_pictures(OUT MODULE...): those of assets/ and of these modules.
function(baked_pictures out)
    list(TRANSFORM ARGN PREPEND ${CMAKE_SOURCE_DIR}/)
    add_custom_command(OUTPUT ${out} DEPENDS ${CMAKE_SOURCE_DIR}/web/bake.py DEPFILE ${out}.d
        COMMAND ${bake} pictures ${out} ${out}.d ${CMAKE_SOURCE_DIR}/assets ${ARGN}
        COMMENT "Baking pictures" VERBATIM)
endfunction()
baked_pictures(pictures.cpp ${MODULES})
add_custom_command(OUTPUT fonts.cpp DEPENDS web/bake.py DEPFILE fonts.cpp.d
    COMMAND ${bake} fonts fonts.cpp fonts.cpp.d COMMENT "Baking fonts" VERBATIM)
add_library(assets STATIC pictures.cpp fonts.cpp)
target_include_directories(assets PUBLIC web)
