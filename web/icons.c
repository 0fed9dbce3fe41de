// Paints the SVG from standard input, without text in it, as a square: icons SIZE. Standard output gets four bytes a
// pixel, red first, rows from the top. Status 1: it could not be read or written.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SDLCALL   // SDL_image's copy of nanosvg has it
#define NANOSVG_IMPLEMENTATION
#include <nanosvg.h>
#define NANOSVGRAST_IMPLEMENTATION
#include <nanosvgrast.h>

int main(int count, char** words) {
    static char     svg[1 << 16];
    const int       size = count == 2 ? atoi(words[1]) : 0;
    const size_t    room = 4 * (size_t)size * (size_t)size;
    unsigned char*  pixels = size > 0 ? malloc(room) : NULL;
    NSVGimage*      image = fread(svg, 1, sizeof svg - 1, stdin) > 0 ? nsvgParse(svg, "px", 96) : NULL;
    NSVGrasterizer* painter = nsvgCreateRasterizer();
    if (!pixels || !image || image->width <= 0 || !painter) return 1;
    nsvgRasterize(painter, image, 0, 0, (float)size / image->width, pixels, size, size, size * 4);
    return fwrite(pixels, 1, room, stdout) == room && fflush(stdout) == 0 ? 0 : 1;
}
