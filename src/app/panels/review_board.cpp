// The open moment of a review on the board: what the turn that is shown does is edged in gold and numbered, the other
// turn is dashed, and all else is pale.
#include <algorithm>

#include "app/panels/review_panel.h"
#include "app/ui/frame_log.h"
#include "engine/queries.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float margin = 14, radius = 10.5f, row = 26, head = 40, widest = 288;

const TurnComparison::Way& way_dashed(const View& view) {
    return view.as_played ? view.compared->better : view.compared->played;
}

// A label in the reach of the pill that it is about, where it covers least. Returns its rect.
ImRect note(ImDrawList& draw, const Board& board, const std::vector<Read>& things, ImVec2 pill,
            const std::string& words) {
    const draw::Type letters = board.full ? type().label : type().small;
    const ImVec2 size{draw::width(letters, words) + 20, letters.size + 9}, reach = ImVec2{64, 34} * board.piece;
    ImRect free{pill - size / 2 - reach, pill - size / 2 + reach};
    free.ClipWithFull({board.inner.Min + ImVec2{3, 3}, board.inner.Max - ImVec2{3, 3} - size});
    const ImRect rect = room_within(free, size, things).rect;
    draw::log_drawn(draw, draw::Sort::sheet, rect, "pill", true);
    draw.AddRectFilled(rect.Min, rect.Max, draw::light.panel, size.y / 2);
    draw.PathRect(rect.Min, rect.Max, size.y / 2);
    const std::vector<ImVec2> edge(draw._Path.begin(), draw._Path.end());
    draw.PathClear();
    draw::dashed(draw, edge, true, 4, 3, draw::light.text2, 1.2f);
    draw::text(draw, rect.GetCenter(), Anchor::centre_middle, letters, draw::light.text, words);
    return rect;
}

// The parts of the turn.
void list_of(ImDrawList& draw, const Board& board, const State& shown, const View& view,
             const std::vector<ImRect>& notes) {
    const std::vector<std::string> parts = way_in_words(view);
    const std::string title = way_title(view);
    float text_room = draw::width(type().title, title);
    for (const std::string& part : parts) text_room = std::max(text_room, draw::width(type().body, part) + 34);
    text_room = std::min(text_room, std::min(widest, board.inner.GetWidth() * 0.5f) - 2 * margin);
    const auto high = [&](const std::string& part) {
        return std::max(row, draw::wrapped(nullptr, {}, {.room = text_room - 34}, type().body, 0, part) + 7);
    };
    float height = head + 8;
    for (const std::string& part : parts) height += high(part);
    const Places about = changed(view.table, shown) | changed(view.table, way_dashed(view).table);
    const ImVec2 size{text_room + 2 * margin, height}, corner{board.inner.Max.x - 6 - size.x, board.inner.Min.y + 6};
    ImRect rect{corner, corner + size};   // in the northeast, unless that hides a place that the turn concerns
    bool   hides = false;
    for (const Place place : about - board.elsewhere)
        hides = hides || rect.Overlaps(board.name(place)) || rect.Contains(board.anchor(place, "shield"));
    if (hides) rect = room_for_popover(board, shown, size, about, {}, notes).rect;
    draw::panel(draw, rect, 8, 2);
    draw::text(draw, rect.Min + ImVec2{margin, 20}, Anchor::left_middle, draw::fitted(type().title, title, text_room),
               theme().text, title);
    float y = rect.Min.y + head - 4;
    for (std::size_t n = 0; n < parts.size(); ++n) {
        const float tall = high(parts[n]);
        draw::number(draw, {rect.Min.x + margin + radius, y + row / 2}, radius, static_cast<int>(n) + 1);
        draw::wrapped(&draw, {rect.Min.x + margin + 34, y + 5}, {.room = text_room - 34}, type().body, theme().text,
                      parts[n]);
        y += tall;
    }
}

}

const TurnComparison::Way& way_shown(const View& view) {
    return view.as_played ? view.compared->played : view.compared->better;
}

Places changed(const State& from, const State& to) {
    Places all;
    for (const Place place : places(from) | places(to)) {
        bool differs = (from.king == place) != (to.king == place);
        for (const Player p : from.seats())
            differs = differs || from.caballeros[p][place] != to.caballeros[p][place]
                      || (from.grande[p] == place) != (to.grande[p] == place);
        if (differs) all.add(place);
    }
    return all;
}

void show_moment(const View& view, BoardView& how) {
    const TurnComparison::Way& shown = way_shown(view);
    how.gold = changed(view.table, shown.table);
    for (std::size_t n = 0; n < shown.deeds.size(); ++n) {
        Places numbered;   // a space has no room for its number: the region of it has
        for (const Place place : shown.deeds[n].places & how.places) numbered.add(region_of(view.table, place));
        for (const Place place : numbered) how.numbers.push_back({place, static_cast<int>(n) + 1});
        how.gold = how.gold | (shown.deeds[n].places & how.places);
    }
    how.paled = how.places - how.gold - changed(view.table, way_dashed(view).table);
    how.instead = &way_dashed(view).table;
    how.highlight = {};
    how.pending_of = view.compared->player;
}

std::vector<ReviewNote> review_notes(const View& view) {
    std::vector<ReviewNote> notes;
    if (!view.at_turning_point) return notes;
    const State &shown = way_shown(view).table, &other = way_dashed(view).table;
    for (const Player p : view.table.seats())
        for (const Place place : places(view.table)) {
            const int more = other.caballeros[p][place] - std::max(shown.caballeros[p][place],
                                                                   view.table.caballeros[p][place]);
            if (more <= 0 || (place == CAS && !view.memory)) continue;
            notes.push_back({p, place, view.as_played ? say("better: {n} here", more) : say("played: {n} here", more)});
        }
    return notes;
}

std::string way_title(const View& view) {
    if (!view.as_played) return say("The strongest bot would play");
    return reader_of(view.session) == view.compared->player
               ? say("You played") : say("{name} played", view.session.name(view.compared->player));
}

std::vector<std::string> way_in_words(const View& view) {
    std::vector<std::string> all;
    for (const Deed& deed : way_shown(view).deeds) all.push_back(say(deed.words, names_of(view.session)));
    return all;
}

void draw_moment(ImDrawList& draw, const Board& board, const View& view, bool listed) {
    const State& shown = way_shown(view).table;
    const State  slots = with_slots(shown, &way_dashed(view).table);
    std::vector<Read> things = read_on(board, slots, changed(view.table, shown), {});
    std::vector<ImRect> notes;
    for (const ReviewNote& one : review_notes(view)) {
        if (board.elsewhere.has(one.place)) continue;
        notes.push_back(note(draw, board, things, board.pill(one.player, one.place, slots), one.words));
        things.push_back({notes.back(), 40});
    }
    if (listed) list_of(draw, board, slots, view, notes);
}

}
