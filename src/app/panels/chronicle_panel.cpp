// The event log, of all players or filtered. Pressing a line shows its moment on the board.
#include <algorithm>
#include <cmath>

#include "app/ui/textures.h"
#include "app/panels/description.h"
#include "app/panels/panels.h"
#include "app/ui/focus.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

bool heading(const Line& line) { return row(line.event.what).kind == EventKind::heading; }

// The least height of a line: it can be pressed, so it is as high as a finger.
float finger() { return draw::now().coarse ? 44.0f : 0.0f; }
float words_height(const Line& line, float room) {
    return draw::wrapped(nullptr, {}, {.room = room}, type().chronicle, 0, line.text);
}
float why_height(const Line& line, float room) {
    return line.why.empty() ? 0 : draw::wrapped(nullptr, {}, {.room = room}, type().small_italic, 0, line.why);
}

float filter_side() { return draw::now().coarse ? 44.0f : 26.0f; }

// Draws the buttons right-aligned: a step back, all players, each player, the scorings, what is new. Pressing the
// active filter removes it. since: the reader's last turn. Returns the width.
float filters(ImDrawList& draw, const ImRect& place, const View& view, const Filter& active, std::size_t since,
              Commands& commands) {
    const float side = filter_side();
    const auto  room_for = [&](int cells) { return side * static_cast<float>(cells) <= place.GetWidth(); };
    // Narrow panels lack these two: pressing a line steps back too, and pressing a filter again removes it.
    const bool news = since > 0 && room_for(view.table.players + 2), back = room_for(view.table.players + 3 + news),
               all = room_for(view.table.players + 2 + news);
    const int   cells = view.table.players + 1 + all + back + news;
    float x = place.Max.x - side * static_cast<float>(cells);
    const float y = place.GetCenter().y;
    const auto cell = [&] {
        const ImRect rect{{x, y - place.GetHeight() / 2}, {x + side, y + place.GetHeight() / 2}};
        x += side;
        return rect;
    };
    const float left = x;
    const auto choice = [&](const std::string& id, const Filter& filter, std::string_view words, const auto& sign) {
        const ImRect rect = cell();
        const draw::Touch touch =
            draw::target("filter:" + id, rect, true, {.name = words, .on = active == filter});
        const ImRect face = padded(rect, 1, std::max(0.0f, (rect.GetHeight() - side) / 2 + 1));
        const bool chosen = active == filter;
        if (chosen || touch.hovered) draw.AddRectFilled(face.Min, face.Max, theme().panel2, 6);
        if (chosen) draw.AddRect(face.Min, face.Max, theme().edge, 6);
        sign(rect.GetCenter());
        if (touch.focused) draw::focus_ring(draw, face, 6);
        if (touch.hovered && !draw::now().coarse) draw::tooltip(face, words);
        if (touch.pressed) commands.add(chosen ? Filter{} : filter);
    };
    if (back
        && draw::icon_button("back", cell(),
                             {.kind = draw::Kind::quiet,
                              .enabled = view.history.can(view.present, Leap::back),
                              .tooltip = say("A step back"),
                              .id = "chronicle:back"}))
        commands.add(Leap::back);
    if (all)
        choice("all", {}, say("All of it"), [&](ImVec2 at) {
            draw::text(draw, at, Anchor::centre_middle, type().label_bold, theme().text, say("All"));
        });
    for (Player p : view.table.seats())
        choice(std::to_string(p), {.player = p, .scorings = false}, say("Only {name}", view.session.name(p)),
               [&](ImVec2 at) { draw::mark(draw, p, at, 13); });
    choice("scorings", {.player = nobody, .scorings = true}, say("Only the scorings"),
           [&](ImVec2 at) { textures::draw(draw, "lily", at, 16, textures::paint(theme().gold_deep)); });
    if (news)
        choice("since", {.since = since}, say("Since your last turn"),
               [&](ImVec2 at) { textures::draw(draw, "icons/again", at, 18, textures::paint(theme().text)); });
    return place.Max.x - left;
}

// The positions of the lines that pass the filter. Measures only new lines.
class Tops {
public:
    void measure(const std::vector<Line>& lines, const Filter& filter, float room) {
        const bool less = seen_ > lines.size() || (seen_ > 0 && lines[seen_ - 1].events != last_);
        if (room_ != room || filter_ != filter || less)
            list_.clear(), end_ = 0, seen_ = 0, room_ = room, filter_ = filter;
        // Measures again from the first line that has changed.
        const auto other = std::find_if(list_.begin(), list_.end(),
                                        [&](const Top& top) { return letters(lines[top.line]) != top.letters; });
        if (other != list_.end()) end_ = other->top, seen_ = other->line, list_.erase(other, list_.end());
        for (; seen_ < lines.size(); ++seen_) {
            const Line& line = lines[seen_];
            last_ = line.events;
            if (!filter.lets(line)) continue;
            list_.push_back({seen_, letters(line), end_});
            end_ += std::max(finger(), heading(line) ? 26 : words_height(line, room) + why_height(line, room) + 3);
        }
    }
    struct Top {
        std::size_t line, letters;
        float       top;
    };
    const std::vector<Top>& list() const { return list_; }
    float end() const { return end_; }
    float bottom(std::size_t i) const { return i + 1 < list_.size() ? list_[i + 1].top : end_; }

private:
    static std::size_t letters(const Line& line) { return line.text.size() + line.why.size(); }

    std::vector<Top> list_;
    float            end_ = 0, room_ = 0;
    std::size_t      seen_ = 0, last_ = 0;
    Filter           filter_;
};

}

namespace {

std::string line_id(std::size_t n) { return "line:" + std::to_string(n); }
void say_line(const Line& line, std::size_t n) {
    tree::control({.id = line_id(n), .name = line.text, .note = line.why}, {});
}
}

void chronicle(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands, bool framed) {
    static Scroll scroll;
    static Tops   tops;
    static std::size_t shown_line = 0;
    const bool returns = !scroll.at_end && !view.looking_back();   // to the present
    scroll.at_end = !view.looking_back();
    const std::size_t since = History::last_turn(view.session).value_or(0);
    Filter            filter = view.history.filter;
    if (filter.since > 0) filter.since = since;   // there has been another turn
    if (filter != view.history.filter) commands.add(filter);
    ImRect inside = rect;
    if (framed) {
        draw::panel(draw, rect);
        inside = {{rect.Min.x + 4, rect.Min.y + 6}, {rect.Max.x - 4, rect.Max.y - 5}};
    }
    if (inside.GetHeight() > filter_side() + 60) {
        ImRect head = cut_top(inside, filter_side(), 2);
        head.Max.x -= 4;
        const float taken = filters(draw, head, view, filter, since, commands);
        if (const std::string title = say("Chronicle");
            framed && head.GetWidth() - taken > draw::width(type().title, title) + 12)
            draw::text(draw, {rect.Min.x + 13, head.GetCenter().y}, Anchor::left_middle, type().title, theme().text,
                       title);
    }
    const std::vector<Line>& lines = view.present.lines();
    const float room = inside.GetWidth() - 40;
    tops.measure(lines, filter, room);
    const std::vector<Tops::Top>& list = tops.list();
    if (view.looking_back() && view.history.line() != shown_line) {   // scroll to the moment
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (list[i].line != view.history.line()) continue;
            scroll.at = std::clamp(scroll.at, tops.bottom(i) + 4 - inside.GetHeight(), std::max(0.0f, list[i].top - 4));
        }
    }
    shown_line = view.looking_back() ? view.history.line() : lines.size();
    if (returns) scroll.at = scroll.most;   // in the present it follows new lines
    scroll.begin("chronicle", inside, tops.end() + 4, 1);
    // At the end, the first visible line is a whole one, and the margins at the top and at the bottom are equal.
    float from = scroll.at, first_top = 0;
    if (scroll.at >= scroll.most - 1 && !scroll.dragged) {
        const auto whole =
            std::find_if(list.begin(), list.end(), [&](const Tops::Top& line) { return line.top >= scroll.at; });
        if (whole != list.end()) first_top = whole->top, from = (whole->top + scroll.at) / 2;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        const float top = inside.Min.y + list[i].top - from, bottom = inside.Min.y + tops.bottom(i) - from;
        const std::size_t n = list[i].line;
        const Line&       line = lines[n];
        if (top > inside.Max.y || bottom <= inside.Min.y
            || list[i].top < first_top) {   // not visible, but keys can reach it
            if (tree::records()) say_line(line, n);
            if (focus::pressed(line_id(n))) commands.add(ShowMoment{n});
            continue;
        }
        const ImRect      row{{inside.Min.x + 2, top - 1}, {inside.Max.x - 6, bottom - 1}};
        const draw::Touch touch = draw::target(line_id(n), row, true, {.name = line.text, .note = line.why});
        const bool here = view.looking_back() && view.history.line() == n;
        if (here)
            draw.AddRectFilled(row.Min, row.Max,
                               theme().dark ? draw::fade(theme().gold, 0.22f) : draw::fade(theme().glow_high, 0.55f),
                               4);
        else if (touch.hovered) draw.AddRectFilled(row.Min, row.Max, theme().panel2, 4);
        if (touch.focused) draw::focus_ring(draw, row, 4);
        if (touch.pressed && !scroll.dragged) commands.add(ShowMoment{n});
        if (heading(line)) {
            const float y = std::max(top + 14, row.GetCenter().y);
            const float w = draw::text(draw, {inside.Min.x + 10, y}, Anchor::left_middle, type().label_bold,
                                       theme().gold_deep, line.text);
            draw.AddLine({inside.Min.x + 18 + w, y}, {inside.Max.x - 12, y}, theme().line);
            continue;
        }
        const float first =
            finger() > 0
                ? std::max(top, std::round(row.GetCenter().y - (words_height(line, room) + why_height(line, room)) / 2))
                : top;
        if (line.event.who != nobody) draw::mark(draw, line.event.who, {inside.Min.x + 16, first + 9}, 11);
        const float below = first
                            + draw::wrapped(&draw, {inside.Min.x + 30, first}, {.room = room}, type().chronicle,
                                            line.event.who == nobody ? theme().text2 : theme().text, line.text);
        if (!line.why.empty())
            draw::wrapped(&draw, {inside.Min.x + 30, below}, {.room = room}, type().small_italic, theme().gold_deep,
                          line.why);
        // Draws the name again in bold.
        if (line.event.who != nobody && line.text.starts_with(view.session.name(line.event.who)))
            draw::text(draw, {inside.Min.x + 30.35f, first}, Anchor::left_top, type().chronicle, theme().text,
                       view.session.name(line.event.who));
    }
    scroll.end(draw, 0, from == scroll.at);
}

std::string with_why(const std::string& told, const std::string& why) {
    return why.empty() ? told : say("{told} {why}", told, why);
}

void describe_chronicle(const View& view) {
    const std::vector<Line>& lines = view.present.lines();
    const std::size_t        end = view.looking_back() ? view.history.line() + 1 : lines.size();
    tree::add(tree::Role::heading, say("Chronicle"));
    for (std::size_t i = 0; i < end; ++i) tree::add(tree::Role::item, with_why(lines[i].text, lines[i].why));
}

}
