// nanosvg's body is in here. Edges keep their colour: nanosvg fills the clear pixels round a shape
// with the shape's own colour, so linear filtering finds no dark fringe. A large picture is painted a
// strip at a time, no longer in a frame than that may take; until it is done the one before it is
// stretched in its place, or a coarse one.
#include "app/ui/art.h"

#include <SDL.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/ui/submit.h"
#include "assets.h"

// The edges of the chart are many, and to compare two a C library calls a function.
template <class Edge>
static void sort_from_the_top(Edge* edges, int count) {
    std::sort(edges, edges + count, [](const Edge& a, const Edge& b) { return a.y0 < b.y0; });
}
// It asks for a power of ten once for each number of a picture.
static double power_of_ten(double n) {
    static constexpr double powers[] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};
    return n >= 0 && n < std::size(powers) ? powers[static_cast<int>(n)] : std::pow(10, n);
}
#define qsort(edges, count, size, compare) sort_from_the_top(edges, count)
#define pow(ten, n) power_of_ten(n)
#define NANOSVG_IMPLEMENTATION
#define NANOSVGRAST_IMPLEMENTATION
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Weverything"
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)   // reading takes no time, painting does
#include <nanosvg.h>
#pragma clang attribute pop
#include <nanosvgrast.h>
#undef qsort
#undef pow
#pragma clang diagnostic pop

namespace eg::art {
namespace {

constexpr int  too_many = 600;       // pictures; then those not shown lately go
constexpr int  slow = 500 * 500;     // pixels; larger ones wait until a resize is over
constexpr Uint32 settle = 160;       // ms

struct Picture {
    SDL_Texture* texture = nullptr;
    int          width = 0, height = 0, used = 0;
};

std::unordered_map<std::string, Picture> pictures;   // by name, paint and size
std::unordered_map<std::string, SDL_Texture*> own;
struct Large {
    std::string key;
    Uint32      asked = 0;
    int         width = 0, height = 0;
};
std::unordered_map<std::string, Large> large;        // the size last made of each large picture

std::string hex(ImU32 colour) {
    char out[8];
    std::snprintf(out, sizeof out, "#%02X%02X%02X", colour & 0xff, colour >> 8 & 0xff, colour >> 16 & 0xff);
    return out;
}

std::string painted(std::string_view svg, const Paint& paint) {
    std::string text(svg);
    if (paint == Paint{}) return text;
    constexpr std::string_view mark = "#5EA70";
    const ImU32 colours[] = {paint.main, paint.shade, paint.on, paint.top};
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1))
        if (const char which = at + mark.size() < text.size() ? text[at + mark.size()] : 0; which >= '0' && which <= '3')
            text.replace(at, 7, hex(colours[which - '0']));
    return text;
}

void replace(std::string& text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) text.replace(at, from.size(), to);
}

// The map of other surroundings, as assets/map_themes.txt has it.
void resurround(std::string& map) {
    const look::Theme& t = look::theme();
    if (t.contrast) {
        if (const std::size_t lines = map.find("<g id=\"rhumb\""); lines != std::string::npos) map.erase(lines, map.find("</g>", lines) + 4 - lines);
        const std::size_t tints = map.find("<g id=\"tint\""), compass = map.find("<g id=\"compass\"");
        for (std::size_t at = map.find('#', tints); at < compass; at = map.find('#', at + 1)) {
            const auto colour = static_cast<unsigned>(std::strtoul(map.c_str() + at + 1, nullptr, 16));
            if (colour > 0x300000u) map.replace(at, 7, hex(look::mix(look::rgb(colour), IM_COL32_WHITE, 0.55f)));
        }
        replace(map, "#2A1D12", "#000000");
        replace(map, "#3E6670", hex(t.sea_ink));
        replace(map, "#8A7552", hex(t.land_ink));
    }
    if (t.dark || t.contrast) {
        replace(map, "#D6DFD2", hex(t.sea));
        replace(map, "#B6CAC3", hex(t.sea2));
        replace(map, "#EBE1C8", hex(t.land));
    }
}

SDL_Texture* texture_of(int width, int height, const unsigned char* pixels) {
    SDL_Texture* texture = new_texture(look::now().renderer, width, height);
    if (texture) SDL_UpdateTexture(texture, nullptr, pixels, width * 4);
    return texture;
}

class Painting {
public:
    Painting(std::string picture, std::string_view name, int width, int height, const Paint& paint) : key(std::move(picture)), width_(width), height_(height) {
        std::string svg = painted(assets::svg(name), paint);
        if (name == "map" || name.ends_with("/map")) resurround(svg);
        image_.reset(nsvgParse(svg.data(), "px", 96));
        if (!image_) return;
        for (NSVGshape* shape = image_->shapes; shape; shape = shape->next)
            for (NSVGpaint* ink : {&shape->fill, &shape->stroke}) {
                if (ink->type == NSVG_PAINT_COLOR) ink->color = texel(ink->color);
                for (int i = 0; (ink->type == NSVG_PAINT_LINEAR_GRADIENT || ink->type == NSVG_PAINT_RADIAL_GRADIENT) && i < ink->gradient->nstops; ++i) ink->gradient->stops[i].color = texel(ink->gradient->stops[i].color);
            }
        pixels_.reset(new unsigned char[static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4]);   // nanosvg clears what it paints
    }

    // Whether there are more.
    bool strip(int rows) {
        if (!image_) return false;
        const float scale = fitting(width_, height_);
        const int   high = std::min(rows, height_ - done_);
        if (high < height_)   // what does not reach into it costs nothing
            for (NSVGshape* shape = image_->shapes; shape; shape = shape->next) {
                const float reach = shape->strokeWidth * shape->miterLimit + 1 / scale, top = (shape->bounds[1] - reach) * scale, bottom = (shape->bounds[3] + reach) * scale;
                shape->flags = bottom >= static_cast<float>(done_) && top <= static_cast<float>(done_ + high) ? NSVG_FLAGS_VISIBLE : 0;
            }
        nsvgRasterize(rasterizer(), image_.get(), 0, static_cast<float>(-done_), scale, pixels_.get() + done_ * width_ * 4, width_, high, width_ * 4);
        done_ += high;
        return done_ < height_;
    }
    SDL_Texture* texture() const { return image_ ? texture_of(width_, height_, pixels_.get()) : nullptr; }
    // So many times smaller, before the first strip.
    SDL_Texture* coarse(int times) {
        const int width = std::max(1, width_ / times), height = std::max(1, height_ / times);
        if (image_) nsvgRasterize(rasterizer(), image_.get(), 0, 0, fitting(width, height), pixels_.get(), width, height, width * 4);
        return image_ ? texture_of(width, height, pixels_.get()) : nullptr;
    }

    std::string key;

private:
    struct Delete {
        void operator()(NSVGimage* image) const { nsvgDelete(image); }
    };
    static NSVGrasterizer* rasterizer() {   // one for all: it keeps its memory
        static NSVGrasterizer* const made = nsvgCreateRasterizer();
        return made;
    }
    float fitting(int width, int height) const { return std::min(static_cast<float>(width) / image_->width, static_cast<float>(height) / image_->height); }

    std::unique_ptr<NSVGimage, Delete> image_;
    int width_ = 0, height_ = 0, done_ = 0;
    std::unique_ptr<unsigned char[]> pixels_;
};
std::vector<Painting> paintings;   // that are not done yet

SDL_Texture* rasterised(std::string_view name, int width, int height, const Paint& paint) {
    Painting whole("", name, width, height, paint);
    whole.strip(height);
    return whole.texture();
}

void make_room() {
    if (pictures.size() < too_many) return;
    const int now = ImGui::GetFrameCount();
    std::erase_if(pictures, [&](auto& entry) {
        if (entry.second.used >= now - 2) return false;
        if (entry.second.texture) SDL_DestroyTexture(entry.second.texture);
        return true;
    });
}

}

Paint paint(Player player) {
    const look::Seat& s = look::seat(player);
    return {s.colour, s.shade, s.on, s.top};
}
Paint paint(ImU32 colour) { return {colour, colour, colour, colour}; }

bool exists(std::string_view name) { return !assets::svg(name).empty(); }

ImVec2 size(std::string_view name) {
    const std::string_view svg = assets::svg(name);
    ImVec2 out{0, 0};
    for (const auto& [word, number] : {std::pair{std::string_view{" width=\""}, &out.x}, {std::string_view{" height=\""}, &out.y}})
        if (const std::size_t at = svg.find(word); at != std::string_view::npos) {
            int whole = 0;
            std::from_chars(svg.data() + at + word.size(), svg.data() + svg.size(), whole);
            *number = static_cast<float>(whole);
        }
    return out;
}

ImTextureID picture(std::string_view name, int width, int height, const Paint& paint) {
    if (width < 1 || height < 1 || !exists(name)) return nullptr;
    std::string key(name);
    key += static_cast<char>('0' + look::theme().dark + 2 * look::theme().contrast);
    for (const ImU32 part : {paint.main, paint.shade, paint.on, paint.top, static_cast<ImU32>(width), static_cast<ImU32>(height)})
        key.append(reinterpret_cast<const char*>(&part), sizeof part);
    if (const auto found = pictures.find(key); found != pictures.end()) {
        found->second.used = ImGui::GetFrameCount();
        return found->second.texture;
    }
    static const int first = ImGui::GetFrameCount();
    if (ImGui::GetFrameCount() == first && !look::now().whole) return look::again_in(0), nullptr;   // what is read comes first
    SDL_Texture* texture = nullptr;
    bool         begun = false;
    if (width * height > slow) {   // while a window is being pulled larger the last one is stretched
        const bool part = static_cast<float>(width) < 0.7f * ImGui::GetIO().DisplaySize.x * look::now().density;   // beside the one that fills the window
        Large& last = large[std::string(name) + (part ? " part" : "")];
        const Uint32 now = SDL_GetTicks();
        const auto before = pictures.find(last.key);
        if (before != pictures.end()) {
            if (last.width != width || last.height != height) last.width = width, last.height = height, last.asked = now;
            if (now - last.asked < settle) {
                look::again_in(static_cast<int>(settle - (now - last.asked)) + 1);
                before->second.used = ImGui::GetFrameCount();
                return before->second.texture;
            }
            std::erase_if(paintings, [&](const Painting& one) { return one.key == last.key; });
            texture = before->second.texture;
            pictures.erase(before);
        }
        last = {key, now, width, height};
        if (look::now().whole) {
            if (texture) SDL_DestroyTexture(std::exchange(texture, nullptr));
        } else {
            look::late();   // it is this frame's share
            paintings.emplace_back(key, name, width, height, paint);
            begun = true;
            look::again_in(0);
        }
    } else if (look::late()) return nullptr;
    make_room();
    if (!texture && !begun) texture = rasterised(name, width, height, paint);
    pictures[key] = {texture, width, height, ImGui::GetFrameCount()};
    return texture;
}

void draw(ImDrawList& list, std::string_view name, const ImRect& rect, const Paint& paint, float alpha) {
    const float density = look::now().density;
    const int width = static_cast<int>(std::lround(rect.GetWidth() * density)), height = static_cast<int>(std::lround(rect.GetHeight() * density));
    const ImTextureID texture = picture(name, width, height, paint);
    if (!texture) return;
    const ImVec2 at = look::snapped(rect.Min);
    list.AddImage(texture, at, at + ImVec2{static_cast<float>(width), static_cast<float>(height)} / density, {0, 0}, {1, 1},
                  look::fade(IM_COL32_WHITE, alpha));
}

ImRect draw(ImDrawList& list, std::string_view name, ImVec2 centre, float width, const Paint& paint, float alpha) {
    const ImVec2 natural = size(name);
    if (natural.x <= 0) return {centre, centre};
    const ImVec2 half{width / 2, width / 2 * natural.y / natural.x};
    const ImRect rect{centre - half, centre + half};
    draw(list, name, rect, paint, alpha);
    return rect;
}

ImTextureID keep(std::string_view name, int width, int height, const unsigned char* pixels) {
    SDL_Texture*& texture = own[std::string(name)];
    if (texture) SDL_DestroyTexture(texture);
    return texture = texture_of(width, height, pixels);
}

ImTextureID kept(std::string_view name) {
    const auto found = own.find(std::string(name));
    return found == own.end() ? nullptr : found->second;
}

void forget(std::string_view prefix) {
    std::erase_if(own, [&](auto& entry) {
        if (!entry.first.starts_with(prefix)) return false;
        if (entry.second) SDL_DestroyTexture(entry.second);
        return true;
    });
}

void go_on() {
    constexpr int coarser = 4, rows = 32;
    for (Painting& one : paintings)   // to be seen meanwhile
        if (const auto found = pictures.find(one.key); found != pictures.end() && !found->second.texture) {
            if (look::late()) return;
            found->second.texture = one.coarse(coarser);
        }
    while (!paintings.empty()) {
        look::again_in(0);
        bool more = true;
        while (more && !look::late()) more = paintings.back().strip(rows);
        if (more) return;
        if (const auto found = pictures.find(paintings.back().key); found != pictures.end()) {
            if (found->second.texture) SDL_DestroyTexture(found->second.texture);
            found->second.texture = paintings.back().texture();
        }
        paintings.pop_back();
    }
}

void drop() {
    paintings.clear();
    for (auto& [key, picture] : pictures)
        if (picture.texture) SDL_DestroyTexture(picture.texture);
    for (auto& [key, texture] : own)
        if (texture) SDL_DestroyTexture(texture);
    pictures.clear();
    own.clear();
    large.clear();
}

}
