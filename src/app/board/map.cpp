// Reads outlines and points from the SVGs, without a parser: their paths have straight lines only.
#include "app/board/map.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cstdlib>
#include <string>
#include <unordered_map>
#include <vector>

#include "app/ui/textures.h"
#include "assets.h"
#include "engine/box.h"
#include "language/say.h"

namespace eg::map {
namespace {

struct Point {
    ImVec2           at;
    float            size;
    std::string_view tag;
};

// The number at `at`; moves `at` behind it. The text must be an asset: those end with a zero, as strtof needs.
float number(std::string_view text, std::size_t& at) {
    char* end = nullptr;
    const float value = std::strtof(text.data() + at, &end);
    at = static_cast<std::size_t>(end - text.data());
    return value;
}

float attribute(std::string_view tag, std::string_view name) {
    std::size_t at = tag.find(name);
    if (at == std::string_view::npos) return 0;
    at += name.size();
    return number(tag, at);
}

void read_anchors(std::string_view svg, std::unordered_map<std::string_view, Point>& points) {
    for (std::size_t at = svg.find("<circle"); at != std::string_view::npos; at = svg.find("<circle", at + 1)) {
        const std::string_view tag = svg.substr(at, svg.find('>', at) - at);
        const std::size_t id = tag.find("id=\"") + 4;
        points[tag.substr(id, tag.find('"', id) - id)] = {
            {attribute(tag, "cx=\""), attribute(tag, "cy=\"")}, attribute(tag, " r=\""), tag};
    }
}

// The sheet with this place; null: none.
const Sheet* sheet_of(const PlaceRow& place) {
    for (const Sheet& sheet : sheets())
        for (const PlaceRow& its : sheet.module->places)
            if (&its == &place) return &sheet;
    return nullptr;
}

using Points = std::unordered_map<std::string_view, Point>;
const Points& points_of(const Sheet& sheet) {
    static const auto maps = [] {
        std::vector<Points> all(sheets().size());
        for (std::size_t i = 0; i < sheets().size(); ++i) read_anchors(assets::svg(sheets()[i].points), all[i]);
        return all;
    }();
    return maps[static_cast<std::size_t>(&sheet - sheets().data())];
}

// A point on the place's sheet, else on any other: a module may add points to places of the base game. place null: on
// the first sheet alone. Returns null if there is none.
const Point* point(std::string_view name, const PlaceRow* place) {
    const Sheet* own = place ? sheet_of(*place) : &sheets().front();
    const auto   on = [&](const Sheet& sheet) {
        const auto found = points_of(sheet).find(name);
        return found == points_of(sheet).end() ? nullptr : &found->second;
    };
    if (const Point* found = own ? on(*own) : nullptr) return found;
    for (const Sheet& sheet : sheets())
        if (const Point* found = &sheet == own || !place ? nullptr : on(sheet)) return found;
    return nullptr;
}

// The rectangle with this id in the sheet's SVG; the whole sheet if there is none.
ImRect rect(const Sheet& sheet, std::string_view id) {
    const std::string_view svg = assets::svg(sheet.points);
    const std::size_t at = svg.find("<rect id=\"" + std::string(id) + '"');
    if (at == std::string_view::npos) return sheet.rect;
    const std::string_view tag = svg.substr(at, svg.find('>', at) - at);
    const ImVec2 from{attribute(tag, " x=\""), attribute(tag, " y=\"")};
    return {from, from + ImVec2{attribute(tag, "width=\""), attribute(tag, "height=\"")}};
}

// This rectangle, enlarged by the current box's sheets that are not within the first.
ImRect with_sheets_beside(ImRect all) {
    const std::vector<const Module*>& modules = spoken_of().modules;
    for (const Sheet& sheet : sheets())
        if (!sheets().front().rect.Contains(sheet.rect)
            && std::find(modules.begin(), modules.end(), sheet.module) != modules.end())
            all.Add(sheet.rect);
    return all;
}

void read_labels(const Sheet& sheet, std::vector<Label>& labels) {
    const std::string_view svg = assets::svg(sheet.points);
    for (std::size_t at = svg.find("<text"); at != std::string_view::npos; at = svg.find("<text", at + 1)) {
        const std::size_t      end = svg.find('>', at);
        const std::string_view tag = svg.substr(at, end - at);
        const auto is = [&](std::string_view words) { return tag.find(words) != std::string_view::npos; };
        labels.push_back({
            .sheet = &sheet,
            .words = svg.substr(end + 1, svg.find('<', end) - end - 1),
            .at = {attribute(tag, " x=\""), attribute(tag, " y=\"")},
            .size = attribute(tag, "font-size=\""),
            .tracking = attribute(tag, "letter-spacing=\""),
            .turn = attribute(tag, "data-turn=\""),
            .italic = is("italic"),
            .sea = is("class=\"sea"),
            .edge = is("class=\"edge"),
            .small = is("class=\"small"),
        });
    }
}

Room read_room(const PlaceRow& place) {
    const std::string id{place.id};
    const auto datum = [&](const std::string& name, std::string_view what, float otherwise) {
        const Point* found = point(name, &place);
        return found && found->tag.find(what) != std::string_view::npos ? attribute(found->tag, what) : otherwise;
    };
    const Point* name = point(id + ".name", &place);
    return {
        .columns = static_cast<int>(datum("small." + id + ".pieces", "data-columns=\"", 2)),
        .aside = datum(id + ".pieces", "data-aside=\"", 0),
        .aside_low = datum(id + ".pieces", "data-aside-low=\"", 0),
        .in_sea = name && name->tag.find("data-on=\"sea") != std::string_view::npos,
    };
}

Outline read_outline(const PlaceRow& place) {
    Outline out;
    out.bounds = {FLT_MAX, FLT_MAX, -FLT_MAX, -FLT_MAX};
    const std::string id = "<path id=\"" + std::string(place.id) + "\"";
    const Sheet*     sheet = sheet_of(place);
    std::string_view svg = assets::svg(sheet ? sheet->outlines : "regions");
    std::size_t at = svg.find(id);
    if (at == std::string_view::npos) return out;
    at = svg.find(" d=\"", at) + 4;
    const std::size_t end = svg.find('"', at);
    while (at < end) {   // M x y L x y ... Z
        while (at < end && !(svg[at] == '-' || svg[at] == '.' || (svg[at] >= '0' && svg[at] <= '9'))) ++at;
        if (at >= end) break;
        const float x = number(svg, at);
        while (at < end && (svg[at] == ' ' || svg[at] == ',')) ++at;
        const ImVec2 p{x, number(svg, at)};
        out.points.push_back(p);
        out.bounds.Add(p);
    }
    return out;
}

}

std::span<const Sheet> sheets() {
    static const std::vector<Sheet> all = [] {
        std::vector<Sheet> found{{&modules().front(), "map", "anchors", "regions", {}}};
        for (const Module& module : modules().subspan(1))
            if (const std::string name = std::string(module.name) + "/map"; textures::exists(name))
                found.push_back({&module, name, name, name, {}});
        for (Sheet& sheet : found) {
            const std::string_view svg = assets::svg(sheet.points);
            std::size_t at = svg.find("viewBox=\"") + 9;
            float box[4];
            for (float& value : box) value = number(svg, at);
            sheet.rect = {box[0], box[1], box[0] + box[2], box[1] + box[3]};
        }
        return found;
    }();
    return all;
}

ImRect extent() { return with_sheets_beside(sheets().front().rect); }

ImRect view(bool full) {
    static const ImRect large = rect(sheets().front(), "view"), small = rect(sheets().front(), "small.view");
    return with_sheets_beside(full ? large : small);
}

std::span<const Label> labels() {
    static const std::vector<Label> all = [] {
        std::vector<Label> found;
        for (const Sheet& sheet : sheets()) read_labels(sheet, found);
        return found;
    }();
    return all;
}

const Room& room(Place place) {
    static const std::vector<Room> rooms = [] {
        std::vector<Room> all;
        for (const PlaceRow* row : all_place_rows()) all.push_back(read_room(*row));
        return all;
    }();
    return rooms[spoken_of().place_row[place]];
}

const Outline& outline(Place place) {
    static const std::vector<Outline> outlines = [] {
        std::vector<Outline> all;
        for (const PlaceRow* row : all_place_rows()) all.push_back(read_outline(*row));
        return all;
    }();
    return outlines[spoken_of().place_row[is_place(place) ? place : CAS]];
}

bool inside(Place place, ImVec2 m) {
    const Outline& region = outline(place);
    if (region.points.empty() || !region.bounds.Contains(m)) return false;
    bool in = false;
    const int n = region.points.Size;
    for (int i = 0, j = n - 1; i < n; j = i++) {
        const ImVec2 a = region.points[i], b = region.points[j];
        if ((a.y > m.y) != (b.y > m.y) && m.x < (b.x - a.x) * (m.y - a.y) / (b.y - a.y) + a.x) in = !in;
    }
    return in;
}

Place place_at(ImVec2 map, Places among) {
    Place found = nowhere;
    for (const Place p : among)
        if (inside(p, map) && (found == nowhere || spoken_of().whole_of[p] == found)) found = p;
    return found;
}

ImVec2 anchor(std::string_view name, const PlaceRow* place) {
    const Point* p = point(name, place);
    return p ? p->at : ImVec2{0, 0};
}
ImVec2 anchor(std::string_view name, const Module& module) {
    for (const Sheet& sheet : sheets())
        if (const Points& points = points_of(sheet); sheet.module == &module && points.contains(name))
            return points.at(name).at;
    return {0, 0};
}
float anchor_size(std::string_view name, const PlaceRow* place) {
    const Point* p = point(name, place);
    return p ? p->size : 0;
}
bool has_anchor(std::string_view name, const PlaceRow* place) { return point(name, place) != nullptr; }

}
