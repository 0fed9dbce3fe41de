// Reads outlines and points from the SVGs, without a parser: their paths have straight lines only.
#include "app/board/map.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cstdlib>
#include <string>
#include <unordered_map>
#include <vector>

#include "app/board/svg_number.h"
#include "app/ui/composed.h"
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
using Points = std::unordered_map<std::string_view, Point>;

float attribute(std::string_view tag, std::string_view name) {
    std::size_t at = tag.find(name);
    if (at == std::string_view::npos) return 0;
    at += name.size();
    return svg_number(tag, at);
}
// What is between the quotes behind `name`; empty: there is no such attribute.
std::string_view words(std::string_view tag, std::string_view name) {
    std::size_t at = tag.find(name);
    if (at == std::string_view::npos) return {};
    at += name.size();
    return tag.substr(at, tag.find('"', at) - at);
}

Points read_points(std::string_view svg) {
    Points points;
    for (std::size_t at = svg.find("<circle id"); at != std::string_view::npos; at = svg.find("<circle id", at + 1)) {
        const std::string_view tag = svg.substr(at, svg.find('>', at) - at);
        points[words(tag, "id=\"")] = {
            {attribute(tag, "cx=\""), attribute(tag, "cy=\"")}, attribute(tag, " r=\""), tag};
    }
    return points;
}
const Points& points_of(const Sheet& sheet) {
    static const auto all = [] {
        std::vector<Points> found;
        for (const Sheet& one : sheets()) found.push_back(read_points(assets::svg(one.points)));
        return found;
    }();
    return all[static_cast<std::size_t>(&sheet - sheets().data())];
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
            .said = is("class=\"said"),
            .id = words(tag, " id=\""),
        });
    }
}

Outline read_outline(std::string_view svg, std::string_view place) {
    Outline out;
    out.bounds = {FLT_MAX, FLT_MAX, -FLT_MAX, -FLT_MAX};
    std::size_t at = svg.find("<path id=\"" + std::string(place) + "\"");
    if (at == std::string_view::npos) return out;
    at = svg.find(" d=\"", at) + 4;
    const std::size_t end = svg.find('"', at);
    while (at < end) {   // M x y L x y ... Z
        while (at < end && !(svg[at] == '-' || svg[at] == '.' || (svg[at] >= '0' && svg[at] <= '9'))) ++at;
        if (at >= end) break;
        const float x = svg_number(svg, at);
        while (at < end && (svg[at] == ' ' || svg[at] == ',')) ++at;
        const ImVec2 p{x, svg_number(svg, at)};
        out.points.push_back(p);
        out.bounds.Add(p);
    }
    return out;
}

// What the map says of a place on a page.
struct Site {
    bool here = false;
    std::array<std::optional<ImVec2>, kinds.size()> at = {};
    float   name_size = 0;
    Room    room = {};
    Outline outline = {};
};

// The map of one box.
struct Chart {
    std::vector<const Sheet*>      parts, further;   // of the map, the first sheet first; the further pages
    std::vector<Picture>           pictures;         // of each page
    std::vector<std::string>       hidden;           // ids of labels of the first sheet that others replace
    std::vector<ImRect>            extents, views;
    std::vector<std::vector<Site>> sites;            // by page and place

    // On a further page, its own points alone. A module's points go before those of the first sheet.
    const Point* point(const std::string& name, int page) const {
        const auto on = [&](const Sheet& sheet, const std::string& sought) {
            const auto found = points_of(sheet).find(sought);
            return found == points_of(sheet).end() ? nullptr : &found->second;
        };
        if (page > first_page) return on(*further[static_cast<std::size_t>(page - first_page - 1)], name);
        for (const bool small : {true, false})
            for (auto sheet = parts.rbegin(); (page == first_page || !small) && sheet != parts.rend(); ++sheet)
                if (const Point* found = on(**sheet, small ? "small." + name : name)) return found;
        return nullptr;
    }
    bool on_further(const std::string& name) const {
        return std::any_of(further.begin(), further.end(),
                           [&](const Sheet* sheet) { return points_of(*sheet).contains(name); });
    }
    // Whether a thing with this point is on the page.
    bool has(const std::string& name, int page) const {
        const Point* found = point(name, page);
        const bool   small = found && words(found->tag, "id=\"").starts_with("small.");
        return found && (page != first_page || small || !on_further(name));
    }
};

Site read_site(const Chart& chart, const PlaceRow& place, int page) {
    const std::string id{place.id};
    Site site;
    site.room.own = chart.has(id + ".pieces", page);
    site.here = page == whole_map || site.room.own || (page == first_page && !chart.on_further(id + ".pieces"));
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        if (const Point* found = chart.point(id + "." + std::string(kinds[kind]), page)) site.at[kind] = found->at;
    const auto datum = [&](const std::string& name, int on, std::string_view what, float otherwise) {
        const Point* found = chart.point(name, on);
        return found && found->tag.find(what) != std::string_view::npos ? attribute(found->tag, what) : otherwise;
    };
    if (const Point* name = chart.point(id + ".name", page > first_page ? page : whole_map)) {
        site.name_size = name->size;
        site.room.in_sea = name->tag.find("data-on=\"sea") != std::string_view::npos;
        if (const std::string_view tint = words(name->tag, "data-tint=\"#"); !tint.empty())
            site.room.tint = draw::rgb(static_cast<unsigned>(std::strtoul(tint.data(), nullptr, 16)));
    }
    site.room.columns = static_cast<int>(datum(id + ".pieces", std::max(page, first_page), "data-columns=\"", 2));
    site.room.aside = datum(id + ".pieces", whole_map, "data-aside=\"", 0);
    site.room.aside_low = datum(id + ".pieces", whole_map, "data-aside-low=\"", 0);
    if (const Point* pieces = chart.point(id + ".pieces", whole_map))
        site.room.ride = words(pieces->tag, "data-ride=\"");
    site.room.ring = site.room.own ? datum(id + ".pieces", page, "data-ring=\"", 0) : 0;
    const auto outlined_on = [&](const Sheet& sheet, const std::string& path) {
        if (site.outline.points.empty()) site.outline = read_outline(assets::svg(sheet.outlines), path);
    };
    if (page > first_page) outlined_on(*chart.further[static_cast<std::size_t>(page - first_page - 1)], id);
    else if (site.room.own)
        for (auto sheet = chart.parts.rbegin(); sheet != chart.parts.rend(); ++sheet) {
            if (page == first_page) outlined_on(**sheet, "small." + id);
            outlined_on(**sheet, id);
        }
    return site;
}

// Sheets that only name points have no size.
bool painted(const Sheet& sheet) { return sheet.rect.GetWidth() > 1; }

Chart read_chart(const Box& box) {
    Chart chart;
    const Sheet& first = sheets().front();
    for (const Sheet& sheet : sheets())
        if (std::find(box.modules.begin(), box.modules.end(), sheet.module) != box.modules.end())
            (sheet.title.empty() ? chart.parts : chart.further).push_back(&sheet);
    std::string layers[2] = {first.picture, first.picture};
    ImRect all = first.rect, large = rect(first, "view"), small = rect(first, "small.view");
    for (const Sheet* sheet : chart.parts) {
        if (assets::svg(sheet->points).find("\"small.view\"") != std::string_view::npos)
            small.Add(rect(*sheet, "small.view"));
        if (first.rect.Contains(sheet->rect)) {
            if (sheet == &first || !painted(*sheet)) continue;
            std::string art_left_out;
            for (const PlaceRow& its : sheet->module->places)
                if (!place_named(box, its.id)) (art_left_out += "-art.") += its.id;
            layers[0] += "+" + sheet->picture + "-small" + art_left_out;
            layers[1] += "+" + sheet->picture + "-large" + art_left_out;
            for (const std::string& id : textures::hidden(sheet->picture + art_left_out)) chart.hidden.push_back(id);
        } else for (ImRect* one : {&all, &large, &small}) one->Add(sheet->rect);
    }
    chart.pictures = {{layers[0], first.rect}, {layers[1], first.rect}};
    chart.extents = {all, all};
    chart.views = {large, small};
    for (const Sheet* sheet : chart.further) {
        chart.pictures.push_back({sheet->picture, sheet->rect});
        chart.extents.push_back(sheet->rect), chart.views.push_back(sheet->rect);
    }
    for (int page = 0; page < static_cast<int>(chart.pictures.size()); ++page) {
        std::vector<Site>& sites = chart.sites.emplace_back();
        for (int place = 0; place < box.place_count; ++place)
            sites.push_back(read_site(chart, row(box, static_cast<Place>(place)), page));
        for (const Place part : box.parts)   // without a point of its own, it is where its region is
            if (!sites[part].room.own) sites[part].here = sites[box.whole_of[part]].here;
    }
    return chart;
}

// Of the current box.
const Chart& chart() {
    static std::unordered_map<const Box*, Chart> charts;
    static const Box*   last = nullptr;
    static const Chart* lasts = nullptr;
    if (const Box* box = &spoken_of(); box != last) {
        auto found = charts.find(box);
        if (found == charts.end()) found = charts.emplace(box, read_chart(*box)).first;
        last = box, lasts = &found->second;
    }
    return *lasts;
}
const Site& site(Place place, int page) {
    return chart().sites[static_cast<std::size_t>(page)][is_place(place) ? place : CAS];
}

}

std::span<const Sheet> sheets() {
    static const std::vector<Sheet> all = [] {
        std::vector<Sheet> found{{&modules().front(), "map", "anchors", "regions", {}}};
        for (const Module& module : modules().subspan(1)) {
            if (const std::string name = std::string(module.name) + "/map"; textures::exists(name))
                found.push_back({&module, name, name, name, {}});
            for (const BoardPage& page : module.pages) {
                const std::string name{page.picture};
                found.push_back({&module, name, name, name, {}, page.title});
            }
        }
        for (Sheet& sheet : found) {
            const std::string_view svg = assets::svg(sheet.points);
            std::size_t at = svg.find("viewBox=\"") + 9;
            float box[4];
            for (float& value : box) value = svg_number(svg, at);
            sheet.rect = {box[0], box[1], box[0] + box[2], box[1] + box[3]};
        }
        return found;
    }();
    return all;
}

int last_page() { return static_cast<int>(chart().pictures.size()) - 1; }
std::string_view page_title(int page) {
    return page > first_page ? chart().further[static_cast<std::size_t>(page - first_page - 1)]->title
                             : modules().front().pages.front().title;
}
bool on_page(Place place, int page) { return site(place, page).here; }
int  page_of(Place place) {
    int page = first_page;
    while (page < last_page() && !on_page(place, page)) ++page;
    return page;
}

const Picture& picture(int page) { return chart().pictures[static_cast<std::size_t>(page)]; }
bool lies_beside(const Sheet& sheet) {
    return sheet.title.empty() && !sheets().front().rect.Contains(sheet.rect);
}
std::optional<ImRect> door(int on, int to) {
    if (on <= first_page) return std::nullopt;
    const Sheet&      sheet = *chart().further[static_cast<std::size_t>(on - first_page - 1)];
    const std::string id = "page." + std::to_string(to);
    if (assets::svg(sheet.points).find("<rect id=\"" + id + '"') == std::string_view::npos) return std::nullopt;
    return rect(sheet, id);
}
ImRect extent(int page) { return chart().extents[static_cast<std::size_t>(page)]; }
ImRect view(int page) { return chart().views[static_cast<std::size_t>(page)]; }

std::span<const Label> labels() {
    static const std::vector<Label> all = [] {
        std::vector<Label> found;
        for (const Sheet& sheet : sheets()) read_labels(sheet, found);
        return found;
    }();
    return all;
}

bool shown(const Label& label, int page) {
    const Chart& now = chart();
    if (page > first_page) return label.sheet == now.further[static_cast<std::size_t>(page - first_page - 1)];
    if (label.small != (page == first_page)) return false;
    if (std::find(now.parts.begin(), now.parts.end(), label.sheet) == now.parts.end()) return false;
    return std::find(now.hidden.begin(), now.hidden.end(), label.id) == now.hidden.end();
}

const Room&    room(Place place, int page) { return site(place, page).room; }
const Outline& outline(Place place, int page) { return site(place, page).outline; }

bool inside(Place place, ImVec2 m, int page) {
    const Outline& region = outline(place, page);
    if (region.points.empty() || !region.bounds.Contains(m)) return false;
    bool in = false;
    const int n = region.points.Size;
    for (int i = 0, j = n - 1; i < n; j = i++) {
        const ImVec2 a = region.points[i], b = region.points[j];
        if ((a.y > m.y) != (b.y > m.y) && m.x < (b.x - a.x) * (m.y - a.y) / (b.y - a.y) + a.x) in = !in;
    }
    return in;
}

Place place_at(ImVec2 map, Places among, int page) {
    Place found = nowhere;
    for (const Place p : among)
        if (inside(p, map, page) && (found == nowhere || spoken_of().whole_of[p] == found)) found = p;
    return found;
}

ImVec2 anchor(Place place, Kind kind, int page) {
    return site(place, page).at[static_cast<std::size_t>(kind)].value_or(ImVec2{0, 0});
}
bool  has_anchor(Place place, Kind kind, int page) {
    return site(place, page).at[static_cast<std::size_t>(kind)].has_value();
}
float name_size(Place place) { return site(place, whole_map).name_size; }
std::optional<ImVec2> point(std::string_view name, int page) {
    const std::string sought{name};
    if (!chart().has(sought, page)) return std::nullopt;
    return chart().point(sought, page)->at;
}
ImVec2 anchor(std::string_view name) {
    const auto found = points_of(sheets().front()).find(name);
    return found == points_of(sheets().front()).end() ? ImVec2{0, 0} : found->second.at;
}
float anchor_size(std::string_view name) {
    const auto found = points_of(sheets().front()).find(name);
    return found == points_of(sheets().front()).end() ? 0 : found->second.size;
}

}
