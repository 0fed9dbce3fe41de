#include "app/panels/summary_panel.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "app/panels/description.h"
#include "app/ui/textures.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/insertion_sort.h"
#include "engine/places.h"
#include "engine/queries.h"
#include "engine/scoring.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float pad = 12, least_row = 20, most_row = 40, legend_height = 22;

// ---- what is in the table

struct Bonus {
    const char*      icon;
    std::string_view legend;
};
constexpr Bonus king_bonus{"icons/crown", "King’s region"}, home_bonus{"icons/home", "home region"},
    other_bonus{"icons/plus", "other points"};

std::vector<Bonus> bonuses_of(const PlaceScoring::Row& row) {
    std::vector<Bonus> list;
    if (row.flags & with_king) list.push_back(king_bonus);
    if (row.flags & with_grande) list.push_back(home_bonus);
    if (row.beside_points != 0) list.push_back(other_bonus);
    return list;
}
bool first_alone(const PlaceScoring::Row& row) { return row.rank == 1 && !(row.flags & tied); }

// The players, the one with most points before the scoring first.
std::vector<Player> by_points_before(const View& view) {
    std::vector<Player> order;
    for (Player p : view.table.seats()) order.push_back(p);
    const PerPlayer<int>& before = view.stage.scoring_summary()->before;
    insertion_sort(order.begin(), order.end(), [&](Player a, Player b) { return before[a] > before[b]; });
    return order;
}

struct Totals {
    PerPlayer<int> before, gains, after, from, to;   // from, to: the player's place
};
Totals totals_of(const View& view) {
    Totals of;
    of.before = view.stage.scoring_summary()->before;
    for (Player p : view.table.seats())
        of.after[p] = view.stage.shown().score[p], of.gains[p] = of.after[p] - of.before[p];
    of.from = places_by(of.before, view.table.seats());
    of.to = places_by(of.after, view.table.seats());
    return of;
}

std::string ordinal(int place) {
    constexpr std::array<std::string_view, max_players> words = {"1st", "2nd", "3rd", "4th", "5th"};
    return say(words[static_cast<std::size_t>(std::clamp(place, 1, max_players) - 1)]);
}

// ---- how it is drawn

// Where the columns of the players are, and the rows.
struct Grid {
    ImRect inner;
    float  names = 0, step = 0;   // the width of the names of places, and of a player's column
    float  head = 0, row = 0, total = 0;
    bool   legend = true, named = true;   // named: players' names are below their badges

    float column(std::size_t n) const { return inner.Min.x + names + step * (static_cast<float>(n) + 0.5f); }
};

Grid grid_of(const ImRect& rect, std::size_t players, std::size_t rows) {
    Grid at{.inner = padded(rect, pad, 8)};
    at.names = std::clamp(at.inner.GetWidth() * 0.365f, 70.0f, 190.0f);
    at.step = (at.inner.GetWidth() - at.names) / static_cast<float>(players);
    at.named = at.step >= 40 && rect.GetHeight() > 430;
    at.legend = rect.GetHeight() > 400;
    at.head = at.named ? 46 : 30;
    at.total = std::clamp(rect.GetHeight() / 18, 21.0f, 30.0f);
    const float room = at.inner.GetHeight() - at.head - 4 * at.total - 10 - (at.legend ? legend_height : 0);
    at.row = std::clamp(room / static_cast<float>(std::max<std::size_t>(1, rows)), least_row, most_row);
    return at;
}

// The reader's column has a band in the colour of the seat, down to `foot`.
void head(ImDrawList& draw, const Grid& at, float foot, const View& view, const std::vector<Player>& order) {
    for (std::size_t n = 0; n < order.size(); ++n) {
        if (order[n] == reader_of(view.session))
            draw.AddRectFilled({at.column(n) - at.step / 2 + 1, at.inner.Min.y - 3},
                               {at.column(n) + at.step / 2 - 1, foot},
                               draw::mix(theme().panel, draw::seat(order[n]).colour, 0.13f), 6);
        draw::badge(draw, order[n], {at.column(n), at.inner.Min.y + 13}, 12);
        if (at.named)
            draw::text(draw, {at.column(n), at.inner.Min.y + 35}, Anchor::centre_middle, type().label_bold,
                       theme().text,
                       draw::shortened(type().label_bold, view.session.name(order[n]), at.step - 4));
    }
}

// The value of the place for the first, in gold if a mobile scoreboard lies there, and its name.
void name_of_row(ImDrawList& draw, const Grid& at, float y, const View& view, Place place, int value, bool told) {
    const bool   mobile = value_of(view.table, place) != row(view.table, place).values;
    const ImVec2 corner{at.inner.Min.x + 4, y - 10};
    const float  alpha = told ? 1.0f : 0.45f;
    float x = corner.x;
    if (at.names >= 110 && value > 0) {
        draw.AddRectFilled(corner, corner + ImVec2{20, 20},
                           draw::fade(mobile ? theme().gold_light : theme().ink, alpha), 4);
        draw.AddRect(corner, corner + ImVec2{20, 20}, draw::fade(theme().gold, alpha), 4);
        draw::text(draw, {corner.x + 10, y}, Anchor::centre_middle, {draw::Face::serif_bold, 15},
                   mobile ? theme().ink : draw::paper::tab_text, std::to_string(value));
    }
    if (at.names >= 110) x += 27;
    const float room = at.inner.Min.x + at.names - x - 6;
    const std::string name = say("{place:start}", place);
    const draw::Type  letters = draw::fitted(type().body, name, room, 0.55f);
    draw::text(draw, {x, y}, Anchor::left_middle, letters, told ? theme().text : theme().text2,
               draw::shortened(letters, name, room));
}

// A player's points at a place; pale gold if he is first alone.
void cell(ImDrawList& draw, ImVec2 centre, float room, const PlaceScoring::Row* row) {
    if (!row) {
        draw::text(draw, centre, Anchor::centre_middle, type().body, theme().text2, "–");
        return;
    }
    const std::vector<Bonus> bonuses = bonuses_of(*row);
    const std::string points = std::to_string(row->points);
    const float number = draw::width(type().name, points), gap = 2;
    const float icon = std::clamp((room - number - 12) / std::max(1.0f, static_cast<float>(bonuses.size())) - gap,
                                  7.0f, 13.0f);
    const float whole = number + static_cast<float>(bonuses.size()) * (icon + gap), left = centre.x - whole / 2;
    if (first_alone(*row)) {
        const ImVec2 half{whole / 2 + 8, 11.5f};
        draw.AddRectFilled(centre - half, centre + half, draw::mix(theme().panel, theme().gold_light, 0.38f), 11.5f);
        draw.AddRect(centre - half, centre + half, theme().gold, 11.5f);
    }
    draw::text(draw, {left, centre.y}, Anchor::left_middle, type().name, theme().text, points);
    float x = left + number + gap + icon / 2;
    for (const Bonus& bonus : bonuses) {
        textures::draw(draw, bonus.icon, {x, centre.y}, icon, textures::paint(theme().gold_deep));
        x += icon + gap;
    }
}

void numbers(ImDrawList& draw, const Grid& at, float y, draw::Type letters, ImU32 ink, std::string_view title,
             const std::vector<Player>& order, const auto& shown) {
    const draw::Type name = letters.face == draw::Face::serif_bold ? type().body_bold : type().body;
    draw::text(draw, {at.inner.Min.x + 6, y}, Anchor::left_middle, draw::fitted(name, title, at.names - 10), ink,
               title);
    for (std::size_t n = 0; n < order.size(); ++n) {
        const std::string number = shown(order[n]);
        draw::text(draw, {at.column(n), y}, Anchor::centre_middle, draw::fitted(letters, number, at.step - 4), ink,
                   number);
    }
}

// The place of each player, with a triangle if it has changed.
void places_row(ImDrawList& draw, const Grid& at, float y, const std::vector<Player>& order, const Totals& of) {
    draw::text(draw, {at.inner.Min.x + 6, y}, Anchor::left_middle, type().body_bold, theme().text, say("Place"));
    for (std::size_t n = 0; n < order.size(); ++n) {
        const Player p = order[n];
        const int    up = of.from[p] - of.to[p];
        const std::string place = ordinal(of.to[p]), by = std::to_string(std::abs(up));
        const draw::Type letters = at.step < 46 ? type().small_bold : type().label_bold;
        const float  bare = draw::width(letters, place), number = draw::width(letters, by);
        const bool   arrow = up != 0 && bare + 13 <= at.step, counted = arrow && bare + 14 + number <= at.step;
        float x = at.column(n) - (bare + (arrow ? 13 : 0) + (counted ? number : 0)) / 2;
        x += draw::text(draw, {x, y}, Anchor::left_middle, letters, theme().text, place);
        if (!arrow) continue;
        const ImU32 ink = up > 0 ? theme().gain : theme().warn;
        const float h = up > 0 ? -4.0f : 4.0f;
        draw.AddTriangleFilled({x + 3, y - h * 0.8f}, {x + 11, y - h * 0.8f}, {x + 7, y + h}, ink);
        if (counted) draw::text(draw, {x + 13, y}, Anchor::left_middle, letters, ink, by);
    }
}

void totals(ImDrawList& draw, const Grid& at, float y, const View& view, const std::vector<Player>& order) {
    const Totals of = totals_of(view);
    draw.AddLine({at.inner.Min.x, y}, {at.inner.Max.x, y}, theme().edge);
    y += 4 + at.total / 2;
    numbers(draw, at, y, type().name_plain, theme().text2, say("Before"), order,
            [&](Player p) { return std::to_string(of.before[p]); });
    y += at.total;
    numbers(draw, at, y, type().name, theme().text, say("This scoring"), order,
            [&](Player p) { return "+" + std::to_string(of.gains[p]); });
    y += at.total;
    const ImVec2 from{at.inner.Min.x, y - at.total / 2 + 1}, to{at.inner.Max.x, y + at.total / 2 - 1};
    draw.AddRectFilled(from, to, theme().panel2, 6);
    draw.AddRect(from, to, theme().edge, 6);
    numbers(draw, at, y, at.total < 26 ? draw::Type{draw::Face::serif_bold, 18} : type().score, theme().text,
            say("After"), order, [&](Player p) { return std::to_string(of.after[p]); });
    places_row(draw, at, y + at.total, order, of);
}

// What the icons and the pale gold mean.
void legend(ImDrawList& draw, const Grid& at, float y, const ScoringSummary& of) {
    std::vector<Bonus> used = {king_bonus, home_bonus};
    for (const PlaceScoring& place : of.places)
        for (const PlaceScoring::Row& row : place.rows)
            if (row.beside_points != 0 && used.size() < 3) used.push_back(other_bonus);
    draw::Type letters = type().small;
    const std::string alone = say("first alone");
    const float step = at.inner.GetWidth() / static_cast<float>(used.size() + 1);
    const auto in_words = [&](const Bonus& bonus) {
        return bonus.icon == other_bonus.icon ? say(bonus.legend)
                                              : say("{what} +{n}", Message{bonus.legend}, eg::bonus);
    };
    for (const Bonus& bonus : used) letters = draw::fitted(letters, in_words(bonus), step - 22, 0.6f);
    letters = draw::fitted(letters, alone, step - 30, 0.6f);
    float x = at.inner.Min.x + 4;
    for (const Bonus& bonus : used) {
        textures::draw(draw, bonus.icon, {x + 7, y}, 12, textures::paint(theme().gold_deep));
        draw::text(draw, {x + 17, y}, Anchor::left_middle, letters, theme().text2, in_words(bonus));
        x += step;
    }
    draw.AddRectFilled({x, y - 7}, {x + 22, y + 7}, draw::mix(theme().panel, theme().gold_light, 0.38f), 7);
    draw.AddRect({x, y - 7}, {x + 22, y + 7}, theme().gold, 7);
    draw::text(draw, {x + 27, y}, Anchor::left_middle, letters, theme().text2, alone);
}

// One place, or points beside all places.
struct TableRow {
    const PlaceScoring*          told = nullptr;    // null: see `others`, or it is still to come
    const ScoringSummary::Other* others = nullptr;
    Place                        place = nowhere;
};
std::vector<TableRow> rows_of(const ScoringSummary& summary) {
    std::vector<TableRow> rows;
    for (const PlaceScoring& place : summary.places) rows.push_back({.told = &place, .place = place.place});
    for (const Place place : summary.to_come) rows.push_back({.place = place});
    for (const ScoringSummary::Other& other : summary.others) rows.push_back({.others = &other});
    return rows;
}

void table_row(ImDrawList& draw, const Grid& at, float y, const View& view, const TableRow& row,
               const std::vector<Player>& order) {
    if (row.others) {
        numbers(draw, at, y, type().name, theme().text, say(row.others->title), order,
                [&](Player p) { return std::to_string(row.others->points[p]); });
        return;
    }
    name_of_row(draw, at, y, view, row.place,
                row.told ? row.told->values[0] : value_of(view.table, row.place).points[0], row.told);
    for (std::size_t n = 0; n < order.size(); ++n) {
        const ImVec2 centre{at.column(n), y};
        if (row.told) cell(draw, centre, at.step - 4, ScoringSummary::at(*row.told, order[n]));
        else draw.AddCircleFilled(centre, 1.5f, theme().text2);
    }
}

}

bool summary_shown(const View& view) {
    const std::optional<ScoringSummary>& summary = view.stage.scoring_summary();
    // The discs of the Castillo, which is first, lie where the table will be.
    if (!summary || (summary->places.size() < 2 && !view.stage.holds()) || view.lesson) return false;
    if (view.looking_back() ? !view.history.playing() : !view.busy) return false;
    const Form form = form_of(ImGui::GetIO().DisplaySize);
    return view.stage.holds() || form == Form::wide || form == Form::tablet;
}

std::string summary_title(const View& view) { return say(name_of_scoring(view.stage.scoring_summary()->number)); }
std::string summary_sentence(const View& view) {
    return say(in_short(*view.stage.scoring_summary(), view.stage.shown()), names_of(view.session));
}

Place summary_panel(ImDrawList& draw, const ImRect& rect, const View& view) {
    const ScoringSummary& summary = *view.stage.scoring_summary();
    const std::vector<TableRow> rows = rows_of(summary);
    const std::vector<Player> order = by_points_before(view);
    const Grid at = grid_of(rect, order.size(), rows.size());
    draw::panel(draw, rect);
    const float foot = at.inner.Max.y - 4 * at.total - 8 - (at.legend ? legend_height : 0);
    const ImRect body{{at.inner.Min.x, at.inner.Min.y + at.head},
                      {at.inner.Max.x, std::min(foot, at.inner.Min.y + at.head
                                                          + at.row * static_cast<float>(rows.size()))}};
    head(draw, at, body.Max.y + 7 + 4 * at.total, view, order);
    static Scroll scroll;
    const float content = at.row * static_cast<float>(rows.size());
    scroll.begin("summary", body, content, 1);
    Place pointed = nowhere;
    float y = body.Min.y - scroll.at;
    for (std::size_t n = 0; n < rows.size(); ++n, y += at.row) {
        const ImRect line{{body.Min.x, y}, {body.Max.x, y + at.row}};
        const bool   last = rows[n].told == &summary.places.back() && !view.stage.holds();
        if (n % 2 == 0) draw.AddRectFilled(line.Min, line.Max, theme().panel2, 6);
        if (last) {
            draw.AddRectFilled(line.Min, line.Max, draw::mix(theme().panel, theme().gold_light, 0.3f), 6);
            draw.AddRect(line.Min, line.Max, theme().gold, 6, 0, 1.6f);
        }
        table_row(draw, at, y + at.row / 2, view, rows[n], order);
        if (line.Contains(ImGui::GetMousePos()) && body.Contains(ImGui::GetMousePos())) pointed = rows[n].place;
    }
    scroll.end(draw, 4);
    totals(draw, at, body.Max.y + 5, view, order);
    if (at.legend) legend(draw, at, body.Max.y + 9 + 4 * at.total + legend_height / 2, summary);
    return pointed;
}

namespace {

// "9, first 5, King 2"
std::string cell_in_words(const PlaceScoring::Row* row) {
    return row ? say("{n}: {why}", row->points, scored_for(*row)) : "–";
}

std::vector<std::string> row_in_words(const std::string& title, const std::vector<Player>& order, const auto& shown) {
    std::vector<std::string> cells = {title};
    for (const Player p : order) cells.push_back(shown(p));
    return cells;
}

}

void describe_summary(const View& view) {
    if (!summary_shown(view)) return;
    const ScoringSummary& summary = *view.stage.scoring_summary();
    const std::vector<Player> order = by_points_before(view);
    const Totals of = totals_of(view);
    tree::add(tree::Role::heading, say("Points by region"));
    tree::row(row_in_words(say("Region"), order, [&](Player p) { return view.session.name(p); }));
    for (const TableRow& row : rows_of(summary)) {
        if (row.told)
            tree::row(row_in_words(say("{place:start}, {n} for the first", row.place, row.told->values[0]), order,
                                   [&](Player p) { return cell_in_words(ScoringSummary::at(*row.told, p)); }));
        else if (row.others)
            tree::row(row_in_words(say(row.others->title), order,
                                   [&](Player p) { return std::to_string(row.others->points[p]); }));
        else
            tree::row(row_in_words(say("{place:start}", row.place), order, [](Player) { return say("not yet"); }));
    }
    tree::row(row_in_words(say("Before"), order, [&](Player p) { return std::to_string(of.before[p]); }));
    tree::row(row_in_words(say("This scoring"), order, [&](Player p) { return "+" + std::to_string(of.gains[p]); }));
    tree::row(row_in_words(say("After"), order, [&](Player p) { return std::to_string(of.after[p]); }));
    tree::row(row_in_words(say("Place"), order, [&](Player p) { return ordinal(of.to[p]); }));
}

}
