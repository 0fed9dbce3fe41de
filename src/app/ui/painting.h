// Paints an SVG into a texture, in strips, so that a large picture can take several frames.
#pragma once

#include <memory>
#include <string_view>

#include "app/ui/textures.h"
#include "app/ui/renderer.h"

namespace eg::textures {

class Painting {
public:
    Painting(std::string_view name, int width, int height, const Paint& paint);   // in pixels
    ~Painting();
    Painting(Painting&&) noexcept;
    Painting& operator=(Painting&&) noexcept;

    bool strip(int rows);   // paints so many more rows; true: there are more
    renderer::Texture* texture() const;    // a new texture of the rows painted so far; null: no room
    renderer::Texture* coarse(int times);  // so many times smaller; call it before the first strip

private:
    struct Svg;
    std::unique_ptr<Svg> svg_;   // null: the SVG cannot be read
};

}
