# Where third-party code comes from. None of it is in this repository.
#
# web/setup puts Debian's copies into build/sources. Where one is missing, CMake downloads an archive of the same
# version and checks its hash. Each name sets ${name_SOURCE_DIR}; their own build files are not used.

function(source name archive hash)
    string(TOUPPER ${name} upper)
    set(here ${PROJECT_SOURCE_DIR}/build/sources/${name})
    if(NOT FETCHCONTENT_SOURCE_DIR_${upper} AND EXISTS ${here})
        set(FETCHCONTENT_SOURCE_DIR_${upper} ${here})
    endif()
    FetchContent_Declare(${name} URL ${archive} URL_HASH ${hash} DOWNLOAD_EXTRACT_TIMESTAMP ON
        SOURCE_SUBDIR none)
    FetchContent_MakeAvailable(${name})
    set(${name}_SOURCE_DIR ${${name}_SOURCE_DIR} PARENT_SCOPE)
endfunction()

# doctest is the only dependency of native builds, and only of their tests. By default the tests are built if it is
# installed. The link keeps /usr/include out of web builds.
find_path(DOCTEST doctest/doctest.h PATHS /usr/include /usr/local/include NO_CMAKE_FIND_ROOT_PATH)
if(NOT DEFINED BUILD_TESTING)
    set(BUILD_TESTING ${DOCTEST})   # a path, or DOCTEST-NOTFOUND
endif()
if(BUILD_TESTING)
    if(DOCTEST)
        set(doctest_SOURCE_DIR ${PROJECT_BINARY_DIR}/doctest)
        file(MAKE_DIRECTORY ${doctest_SOURCE_DIR})
        file(CREATE_LINK ${DOCTEST}/doctest ${doctest_SOURCE_DIR}/doctest SYMBOLIC)
    else()
        source(doctest https://github.com/doctest/doctest/archive/refs/tags/v2.4.11.tar.gz
            SHA256=632ed2c05a7f53fa961381497bf8069093f0d6628c5f26286161fbd32a560186)
    endif()
    add_library(doctest INTERFACE)
    target_include_directories(doctest SYSTEM INTERFACE ${doctest_SOURCE_DIR})
endif()

if(EMSCRIPTEN)
    source(sdl2 https://github.com/libsdl-org/SDL/releases/download/release-2.32.4/SDL2-2.32.4.tar.gz
        SHA256=f15b478253e1ff6dac62257ded225ff4e7d0c5230204ac3450f1144ee806f934)
endif()
if(EMSCRIPTEN OR LAYOUT)
    source(imgui https://github.com/ocornut/imgui/archive/refs/tags/v1.90.1.tar.gz
        SHA256=21dcc985bb2ae8fe48047c86135dbc438d6980a8f2e08babbda5be820592f282)
endif()
if(EMSCRIPTEN)
    string(CONCAT nanosvg_hash SHA512=14ecaf11efd2f0b983847ded557557a2919cc04fc5e9748118cc0bd33fccae26
        88afc0dc182ebb8c0deb4b599c697f140185644a087c702fba1e6368f5a5b89c)
    source(nanosvg https://github.com/memononen/nanosvg/archive/93ce879dc4c04a3ef1758428ec80083c38610b1f.tar.gz
        ${nanosvg_hash})
    source(qr https://github.com/nayuki/QR-Code-generator/archive/refs/tags/v1.8.0.tar.gz
        SHA256=2ec0a4d33d6f521c942eeaf473d42d5fe139abcfa57d2beffe10c5cf7d34ae60)
endif()
