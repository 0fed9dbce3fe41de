// A renderer that paints nothing, for the app without a window.
#include "app/ui/painting.h"
#include "visit.h"

namespace eg::renderer {

static std::uintptr_t textures = 0;

// Textures are compared with each other, and never read.
Texture* new_texture(int, int) {
    return reinterpret_cast<Texture*>(++textures);
}
void     update(Texture*, int, int, int, int, const void*) {}
void     destroy(Texture*) {}
int      widest_texture() { return 4096; }
bool     is_software() { return false; }
std::uint64_t milliseconds() { return static_cast<std::uint64_t>(test_page.now); }
void     draw(ImDrawData&, const ImVec4&, bool) {}

}

namespace eg::textures {

struct Painting::Svg {};

Painting::Painting(std::string_view, int, int, const Paint&) {}
Painting::~Painting() = default;
Painting::Painting(Painting&&) noexcept = default;
Painting& Painting::operator=(Painting&&) noexcept = default;
bool Painting::strip(int) { return false; }
renderer::Texture* Painting::texture() const { return renderer::new_texture(1, 1); }
renderer::Texture* Painting::coarse(int) { return renderer::new_texture(1, 1); }

}
