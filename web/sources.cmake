# Where other people's code comes from. Nothing of it stands in this repository.
#
# web/setup lays Debian's copies under build/sources; where one is missing, CMake fetches the same
# version by its commit. Each name gives ${name_SOURCE_DIR}; their own build files are not used.

function(source name repository commit)
    string(TOUPPER ${name} upper)
    set(here ${CMAKE_SOURCE_DIR}/build/sources/${name})
    if(NOT FETCHCONTENT_SOURCE_DIR_${upper} AND EXISTS ${here})
        set(FETCHCONTENT_SOURCE_DIR_${upper} ${here})
    endif()
    FetchContent_Declare(${name} GIT_REPOSITORY ${repository} GIT_TAG ${commit} SOURCE_SUBDIR none)
    FetchContent_MakeAvailable(${name})
    set(${name}_SOURCE_DIR ${${name}_SOURCE_DIR} PARENT_SCOPE)
endfunction()

# doctest: the one thing native builds need, and Debian has it where compilers look by themselves.
add_library(doctest INTERFACE)
find_path(DOCTEST doctest/doctest.h NO_CMAKE_FIND_ROOT_PATH)
if(EMSCRIPTEN OR NOT DOCTEST)
    source(doctest https://github.com/doctest/doctest ae7a13539fb71f270b87eb2e874fbac80bc8dda2)   # v2.4.11
    target_include_directories(doctest SYSTEM INTERFACE ${doctest_SOURCE_DIR})
endif()

if(EMSCRIPTEN)
    source(sdl2 https://github.com/libsdl-org/SDL 2359383fc187386204c3bb22de89655a494cd128)       # release-2.32.4
    source(imgui https://github.com/ocornut/imgui d6cb3c923d28dcebb2d8d9605ccc7229ccef19eb)       # v1.90.1
    source(nanosvg https://github.com/memononen/nanosvg 93ce879dc4c04a3ef1758428ec80083c38610b1f)
endif()
