// A large picture is painted in strips over several frames. Until it is done, the texture of its last size is stretched
// in its place, or a coarse one.
#include "app/ui/textures.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/ui/painting.h"
#include "app/ui/renderer.h"
#include "assets.h"

namespace eg::textures {
namespace {

constexpr int too_many = 600;        // pictures; above that, those not shown lately are dropped
constexpr int slow = 500 * 500;     // pixels; larger pictures wait until a resize is over
constexpr std::uint64_t settle = 160;   // milliseconds without a change of size: the resize is over

struct Picture {
    renderer::Texture* texture = nullptr;
    int                width = 0, height = 0, used = 0;
};

std::unordered_map<std::string, Picture> pictures;   // by name, paint and size
std::unordered_map<std::string, renderer::Texture*> own;
struct Large {
    std::string   key;
    std::uint64_t asked = 0;
    int           width = 0, height = 0;
};
std::unordered_map<std::string, Large> large;        // the size last made of each large picture

struct Unfinished {
    std::string key;
    Painting    painting;
};
std::vector<Unfinished> paintings;   // the last one is painted next

renderer::Texture* rasterised(std::string_view name, int width, int height, const Paint& paint) {
    Painting whole(name, width, height, paint);
    whole.strip(height);
    return whole.texture();
}

void make_room() {
    if (pictures.size() < too_many) return;
    const int now = ImGui::GetFrameCount();
    std::erase_if(pictures, [&](auto& entry) {
        if (entry.second.used >= now - 2) return false;
        renderer::destroy(entry.second.texture);
        return true;
    });
}

}

Paint paint(Player player) {
    const draw::Seat& s = draw::seat(player);
    return {s.colour, s.shade, s.on, s.top};
}
Paint paint(ImU32 colour) { return {colour, colour, colour, colour}; }

bool exists(std::string_view name) { return !assets::svg(name.substr(0, name.find('+'))).empty(); }

ImVec2 size(std::string_view name) {
    const std::string_view svg = assets::svg(name);
    ImVec2 out{0, 0};
    for (const auto& [word, number] :
         {std::pair{std::string_view{" width=\""}, &out.x}, {std::string_view{" height=\""}, &out.y}})
        if (const std::size_t at = svg.find(word); at != std::string_view::npos) {
            int whole = 0;
            std::from_chars(svg.data() + at + word.size(), svg.data() + svg.size(), whole);
            *number = static_cast<float>(whole);
        }
    return out;
}

namespace {
bool beside = false;   // a Beside lives
}
Beside::Beside() { beside = true; }
Beside::~Beside() { beside = false; }

ImTextureID picture(std::string_view name, int width, int height, const Paint& paint) {
    if (width < 1 || height < 1 || !exists(name)) return nullptr;
    std::string key(name);
    key += static_cast<char>('0' + draw::theme().dark + 2 * draw::theme().contrast);
    for (const ImU32 part :
         {paint.main, paint.shade, paint.on, paint.top, static_cast<ImU32>(width), static_cast<ImU32>(height)})
        key.append(reinterpret_cast<const char*>(&part), sizeof part);
    if (const auto found = pictures.find(key); found != pictures.end()) {
        found->second.used = ImGui::GetFrameCount();
        return found->second.texture;
    }
    static const int first = ImGui::GetFrameCount();
    if (ImGui::GetFrameCount() == first && !draw::now().whole)
        return draw::request_frame(0), nullptr;   // text is shown before pictures
    renderer::Texture* texture = nullptr;
    bool         begun = false;
    if (width * height > slow) {   // during a resize the last texture is stretched
        const bool part =
            static_cast<float>(width)
            < 0.7f * ImGui::GetIO().DisplaySize.x * draw::now().density;   // not the one that fills the window
        Large& last = large[std::string(name) + (beside ? " beside" : part ? " part" : "")];
        const std::uint64_t now = renderer::milliseconds();
        const auto before = pictures.find(last.key);
        if (before != pictures.end()) {
            if (last.width != width || last.height != height)
                last.width = width, last.height = height, last.asked = now;
            if (now - last.asked < settle) {
                draw::request_frame(static_cast<int>(settle - (now - last.asked)) + 1);
                before->second.used = ImGui::GetFrameCount();
                return before->second.texture;
            }
            std::erase_if(paintings, [&](const Unfinished& one) { return one.key == last.key; });
            texture = before->second.texture;
            pictures.erase(before);
        }
        last = {key, now, width, height};
        if (draw::now().whole) {
            renderer::destroy(std::exchange(texture, nullptr));
        } else {
            draw::late();   // counts as this frame's painting
            paintings.push_back({key, Painting{name, width, height, paint}});
            begun = true;
            draw::request_frame(0);
        }
    } else if (draw::late()) return nullptr;
    make_room();
    if (!texture && !begun) texture = rasterised(name, width, height, paint);
    pictures[key] = {texture, width, height, ImGui::GetFrameCount()};
    return texture;
}

void draw(ImDrawList& list, std::string_view name, const ImRect& rect, const Paint& paint, float alpha) {
    const float density = draw::now().density;
    const int width = static_cast<int>(std::lround(rect.GetWidth() * density)),
              height = static_cast<int>(std::lround(rect.GetHeight() * density));
    const ImTextureID texture = picture(name, width, height, paint);
    if (!texture) return;
    const ImVec2 at = draw::snapped(rect.Min);
    list.AddImage(texture, at, at + ImVec2{static_cast<float>(width), static_cast<float>(height)} / density, {0, 0},
                  {1, 1}, draw::fade(IM_COL32_WHITE, alpha));
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
    renderer::Texture*& texture = own[std::string(name)];
    renderer::destroy(texture);
    texture = renderer::new_texture(width, height);
    if (texture) renderer::update(texture, 0, 0, width, height, pixels);
    return texture;
}

ImTextureID kept(std::string_view name) {
    const auto found = own.find(std::string(name));
    return found == own.end() ? nullptr : found->second;
}

void forget(std::string_view prefix) {
    std::erase_if(own, [&](auto& entry) {
        if (!entry.first.starts_with(prefix)) return false;
        renderer::destroy(entry.second);
        return true;
    });
}

void paint_more() {
    constexpr int coarser = 4, rows = 32;
    bool painted = false;   // one a frame, however much else is painted: better a coarse map than none
    for (Unfinished& one : paintings)   // shows the finished strips
        if (const auto found = pictures.find(one.key); found != pictures.end() && !found->second.texture) {
            if (draw::late() && painted) return;
            found->second.texture = one.painting.coarse(coarser);
            painted = true;
        }
    while (!paintings.empty()) {
        draw::request_frame(0);
        bool more = true;
        while (more && !draw::late()) more = paintings.back().painting.strip(rows);
        if (more) return;
        if (const auto found = pictures.find(paintings.back().key); found != pictures.end()) {
            renderer::destroy(found->second.texture);
            found->second.texture = paintings.back().painting.texture();
        }
        paintings.pop_back();
    }
}

void drop() {
    paintings.clear();
    for (auto& [key, picture] : pictures)
        renderer::destroy(picture.texture);
    for (auto& [key, texture] : own)
        renderer::destroy(texture);
    pictures.clear();
    own.clear();
    large.clear();
}

}
