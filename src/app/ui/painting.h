// A picture on its way from SVG to texture. A large one is painted a strip at a time, over several frames.
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

    bool strip(int rows);   // paints so many more rows; whether there are more after them
    renderer::Texture* texture() const;    // of what is painted so far; null: no room
    renderer::Texture* coarse(int times);  // so many times smaller, before the first strip

private:
    struct Svg;
    std::unique_ptr<Svg> svg_;   // null: not readable
};

}
