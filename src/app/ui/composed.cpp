#include "app/ui/composed.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "assets.h"

namespace eg::textures {
namespace {

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
        if (const char which = at + mark.size() < text.size() ? text[at + mark.size()] : 0;
            which >= '0' && which <= '3')
            text.replace(at, 7, hex(colours[which - '0']));
    return text;
}

void replace(std::string& text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

// Removes the group with this id, and the groups within it.
void leave_out(std::string& svg, std::string_view id) {
    const std::size_t from = svg.find("<g id=\"" + std::string(id) + '"');
    if (from == std::string::npos) return;
    std::size_t at = from, open = 1;
    while (open > 0) {
        const std::size_t more = svg.find("<g", at + 2), end = svg.find("</g>", at + 2);
        if (end == std::string::npos) return;
        at = std::min(more, end);
        more < end ? ++open : --open;
    }
    svg.erase(from, at + 4 - from);
}

// Recolours the map for another theme, as assets/map_themes.txt says.
void resurround(std::string& map) {
    const draw::Theme& t = draw::theme();
    if (t.contrast) {
        leave_out(map, "rhumb");
        for (std::size_t tint = map.find("<g id=\"tint\""); tint != std::string::npos;
             tint = map.find("<g id=\"tint\"", tint + 1)) {
            const std::size_t end = map.find("</g>", tint);
            for (std::size_t at = map.find('#', tint); at < end; at = map.find('#', at + 1))
                map.replace(at, 7, hex(draw::mix(draw::rgb(static_cast<unsigned>(
                                                     std::strtoul(map.c_str() + at + 1, nullptr, 16))),
                                                 IM_COL32_WHITE, 0.55f)));
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

// Calls visit for each of the words between these signs.
template <class Visit>
void each_word(std::string_view words, char sign, Visit visit) {
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(sign), words.size());
        if (end > 0) visit(words.substr(0, end));
        words.remove_prefix(std::min(end + 1, words.size()));
    }
}

// A picture by its name in `composed`, without the groups named there.
std::string part(std::string_view name) {
    const std::size_t without = std::min(name.find('-'), name.size());
    std::string svg{assets::svg(name.substr(0, without))};
    each_word(name.substr(without), '-', [&](std::string_view id) { leave_out(svg, id); });
    return svg;
}

std::vector<std::string> hidden_by(std::string_view svg) {
    constexpr std::string_view hides = "data-hides=\"";
    std::vector<std::string> ids;
    for (std::size_t at = svg.find(hides); at != std::string_view::npos; at = svg.find(hides, at)) {
        at += hides.size();
        each_word(svg.substr(at, svg.find('"', at) - at), ' ', [&](std::string_view id) { ids.emplace_back(id); });
    }
    return ids;
}

void lay_over(std::string& svg, std::string_view name) {
    const std::string over = part(name);
    for (const std::string& id : hidden_by(over)) leave_out(svg, id);
    const std::size_t begin = over.find('>') + 1, end = over.rfind("</svg>"), last = svg.rfind("</svg>");
    svg.insert(last, over, begin, end - begin);
}

}

std::vector<std::string> hidden(std::string_view name) { return hidden_by(part(name)); }

std::string composed(std::string_view names, const Paint& paint) {
    const std::string_view first = names.substr(0, names.find('+'));
    std::string svg = painted(assets::svg(first), paint);
    if (first.size() < names.size())
        each_word(names.substr(first.size()), '+', [&](std::string_view name) { lay_over(svg, name); });
    if (first.substr(first.rfind('/') + 1).starts_with("map")) resurround(svg);
    return svg;
}

}
