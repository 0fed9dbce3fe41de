// The popover with the scoring of a place, the popover of a region under the pointer, and the table of all scorings so
// far.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <string>
#include <vector>

#include "app/ui/textures.h"
#include "app/panels/cards.h"
#include "app/panels/description.h"
#include "app/panels/panels.h"
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

constexpr float row_height = 21;

std::string title(Place place) { return say("{place:start}", place); }

std::string values_of(const PlaceScoring& scoring, bool brief) {
    if (scoring.first_only)
        return brief ? say("1st only: {n}", scoring.values[0]) : say("first place only: {n}", scoring.values[0]);
    std::string text;
    for (int value : scoring.values) text += (text.empty() ? "" : " · ") + std::to_string(value);
    return text;
}

}

std::string scored_for(const PlaceScoring::Row& row) {
    constexpr const char* ranks[] = {"", "1st", "2nd", "3rd", "4th", "5th"};
    const int extra =
        row.beside_points + (row.flags & with_king ? bonus : 0) + (row.flags & with_grande ? bonus : 0);
    if (row.rank < 0 || row.rank > max_players) return {};
    const Message rank{ranks[row.rank]};
    const int     points = row.points - extra;
    List parts;
    if (row.rank > 0 && row.flags & tied)
        parts.push_back(points > 0 ? message("tied {rank} {n}", rank, points) : message("tied {rank}", rank));
    else if (row.rank > 0) parts.push_back(points > 0 ? message("{rank} {n}", rank, points) : rank);
    if (row.flags & with_king) parts.push_back(message("King {n}", bonus));
    if (row.flags & with_grande) parts.push_back(message("Grande {n}", bonus));
    if (!row.beside.empty()) parts.push_back(message("{beside} {n}", row.beside, row.beside_points));
    return say("{parts}", parts);
}

namespace {

// The longest form that has room; at least the rank.
std::string scored_for(const PlaceScoring::Row& row, float room) {
    const std::string whole = scored_for(row);
    if (draw::width(type().label, whole) <= room) return whole;
    PlaceScoring::Row tie = row, bare = row;
    tie.points = bare.points = tie.beside_points = bare.beside_points = bare.flags = 0;
    tie.beside = bare.beside = {};
    tie.flags &= tied;
    const std::string words = scored_for(tie);
    return draw::width(type().label, words) <= room ? words : scored_for(bare);
}

// The name of the place, its values, and the sort of scoring if there is room. brief: shorter values, used if the name
// would become too small.
void headline(ImDrawList& draw, const ImRect& rect, float y, std::string_view place, std::string_view values,
              std::string_view brief, std::string_view sort) {
    const float left = rect.Min.x + 14, right = rect.Max.x - 14, gap = 12, least = 0.7f;
    draw::Type  big = type().title;
    const float wide = draw::width(big, place);
    if (left + wide * least + gap + draw::width(type().body_bold, values) > right) values = brief;
    const float beside = draw::width(type().body_bold, values) + gap;
    if (left + wide + beside > right) big.size *= std::max(least, (right - left - beside) / wide);
    const float end = left + draw::text(draw, {left, y}, Anchor::left_middle, big, theme().text, place) + gap;
    const float past = end
                       + draw::text(draw, {end, y}, Anchor::left_middle,
                                    draw::fitted(type().body_bold, values, right - end), theme().text2, values)
                       + gap;
    if (past + draw::width(type().small_italic, sort) < right)
        draw::text(draw, {right, y}, Anchor::right_middle, type().small_italic, theme().gold_deep, sort);
}

// Mark, name, caballeros and the reason for the points, which has room up to x = `end`. Narrow panels leave the reason
// out; the order shows the rank.
void row_of_place(ImDrawList& draw, const ImRect& rect, float y, const View& view, const PlaceScoring::Row& row,
                  float end) {
    const float left = rect.Min.x + 14, names = std::min(104.0f, rect.GetWidth() * 0.27f);
    draw::mark(draw, row.player, {left + 6, y}, 12);
    draw::text(draw, {left + 20, y}, Anchor::left_middle, type().body_bold, theme().text,
               draw::shortened(type().body_bold, view.session.name(row.player), names - 8));
    float x = left + 20 + names;
    if (row.rank > 0) {
        x += draw::text(draw, {x, y}, Anchor::left_middle, type().body_bold, theme().text,
                        std::to_string(row.caballeros))
             + 11;
        draw::cube(draw, row.player, {x, y}, 9);
        x += 14;
    }
    if (const std::string why = scored_for(row, end - x); draw::width(type().label, why) <= end - x)
        draw::text(draw, {x, y}, Anchor::left_middle, type().label, theme().text2, why);
}

// Without a rank last.
bool by_rank(const PlaceScoring::Row& a, const PlaceScoring::Row& b) {
    return a.rank > 0 && (b.rank == 0 || a.rank < b.rank);
}

// The players who get points, by rank.
std::vector<PlaceScoring::Row> paid(const PlaceScoring& scoring) {
    std::vector<PlaceScoring::Row> rows;
    std::copy_if(scoring.rows.begin(), scoring.rows.end(), std::back_inserter(rows),
                 [](const PlaceScoring::Row& row) { return row.points > 0; });
    insertion_sort(rows.begin(), rows.end(), by_rank);
    return rows;
}

// The scores of all players in one line, highest first.
void totals(ImDrawList& draw, const ImRect& rect, float y, const State& table) {
    std::vector<Player> order;
    for (Player p : table.seats()) order.push_back(p);
    insertion_sort(order.begin(), order.end(), [&](Player a, Player b) { return table.score[a] > table.score[b]; });
    const float step = (rect.GetWidth() - 28) / static_cast<float>(order.size());
    float x = rect.Min.x + 14;
    for (Player p : order) {
        draw::mark(draw, p, {x + 6, y}, 12);
        draw::text(draw, {x + 18, y}, Anchor::left_middle, type().body_bold, theme().text,
                   std::to_string(table.score[p]));
        x += step;
    }
}

}

float scoring_panel_height(const View& view) {
    const std::optional<PlaceScoring>& scoring = view.stage.place_scoring();
    return scoring ? 46 + row_height * static_cast<float>(std::max<std::size_t>(1, paid(*scoring).size()) + 1) + 14 : 0;
}

void scoring_panel(ImDrawList& draw, const ImRect& rect, const View& view) {
    const std::optional<PlaceScoring>& popover = view.stage.place_scoring();
    if (!popover) return;
    draw::panel(draw, rect, 8, 2);
    float y = rect.Min.y + 19;
    const float left = rect.Min.x + 14, right = rect.Max.x - 14;
    headline(draw, rect, y, title(popover->place), values_of(*popover, false), values_of(*popover, true),
             say(popover->general ? "general scoring" : "special scoring"));
    y += 17;
    draw::rule(draw, {left, y}, rect.GetWidth() - 28);
    y += row_height / 2 + 3;
    const std::vector<PlaceScoring::Row> rows = paid(*popover);
    if (rows.empty()) {
        draw::text(draw, {left, y}, Anchor::left_middle, type().body, theme().text2,
                   say(popover->rows.empty() ? "Empty." : "Nobody scores here."));
        y += row_height;
    }
    for (const PlaceScoring::Row& row : rows) {
        row_of_place(draw, rect, y, view, row, right - 26);
        draw::text(draw, {right, y}, Anchor::right_middle, type().name, theme().text, "+" + std::to_string(row.points));
        y += row_height;
    }
    draw::rule(draw, {left, y - row_height / 2 + 3}, rect.GetWidth() - 28);
    totals(draw, rect, y + 6, view.stage.shown());
}

namespace {

// The result of a place if it were scored now, by rank.
std::vector<PlaceScoring::Row> standing_rows(const State& s, Place place) {
    const Majorities all = majorities(s);
    const PerColour<PerPlace<Count>> caballeros = counted(s);
    std::vector<PlaceScoring::Row>   rows;
    for (const Event& payment : payments(s))
        if (payment.to == place) add_payment(rows, payment);
    for (Player p : s.seats()) {
        const Standing standing = all.at(place, p);
        if (standing.rank == 0) continue;
        PlaceScoring::Row& row = row_of(rows, p);
        row.caballeros = caballeros[p][place];
        row.points = standing.points;
        row.rank = standing.rank;
        row.flags = standing.flags;
    }
    insertion_sort(rows.begin(), rows.end(), by_rank);
    return rows;
}

// The rows of a region's popover. If the player may place here, `after` is the table after that, and a row's total is
// the change of its points.
std::vector<PlaceScoring::Row> card_rows(const View& view, Place place, std::optional<State>& after) {
    if (view.mine()) after = if_placed(view.session, place);
    std::vector<PlaceScoring::Row> rows = standing_rows(view.table, place);
    if (!after) return rows;
    for (const PlaceScoring::Row& row : standing_rows(*after, place)) {
        PlaceScoring::Row& known = row_of(rows, row.player);
        known.total = row.points - known.points;
    }
    return rows;
}

bool unseen(const View& view, Place place) { return place == CAS && !view.memory; }

}

float region_card_height(const View& view, Place place) {
    if (unseen(view, place)) return 46 + row_height + 8;
    std::optional<State> after;
    return 46 + row_height * static_cast<float>(std::max<std::size_t>(1, card_rows(view, place, after).size())) + 5
           + (view.table.king == place ? 18.0f : 0.0f);
}

void region_card(ImDrawList& draw, const ImRect& rect, const View& view, Place place) {
    draw::panel(draw, rect, 8, 2);
    std::optional<State> after;
    const std::vector<PlaceScoring::Row> rows = card_rows(view, place, after);
    const Values values = value_of(view.table, place);
    const float  left = rect.Min.x + 14, right = rect.Max.x - 14;
    float y = rect.Min.y + 19;
    std::string three;
    for (int i = 0; i < counted_ranks(view.table); ++i)
        three += (i ? " · " : "") + std::to_string(values.points[static_cast<std::size_t>(i)]);
    headline(draw, rect, y, title(place), three, three, say(after ? "your move" : "if scored now"));
    y += 17;
    draw::rule(draw, {left, y}, rect.GetWidth() - 28);
    y += row_height / 2 + 3;
    const float change_x = right - 18, points_x = after ? right - 56 : right - 6;
    if (unseen(view, place))
        draw::text(draw, {left, y}, Anchor::left_middle, type().body, theme().text2,
                   say("Nobody may look into the tower."));
    else if (rows.empty())
        draw::text(draw, {left, y}, Anchor::left_middle, type().body, theme().text2, say("Empty."));
    if (unseen(view, place)) return;
    for (const PlaceScoring::Row& row : rows) {
        row_of_place(draw, rect, y, view, row, points_x - 22);
        draw::text(draw, {points_x, y}, Anchor::right_middle, type().name, theme().text, std::to_string(row.points));
        if (after && row.total != 0)
            draw::pill(draw, {change_x, y}, type().small_bold,
                       (row.total > 0 ? "+" : "−") + std::to_string(std::abs(row.total)),
                       row.total > 0 ? theme().gain : theme().panel2, row.total > 0 ? theme().gain : theme().edge,
                       row.total > 0 ? theme().on_gain : theme().warn);
        y += row_height;
    }
    if (view.table.king == place)
        draw::text(
            draw, {left, y + (rows.empty() ? row_height : 1)}, Anchor::left_middle, type().label, theme().text2,
            say(rect.GetWidth() > 310 ? "The King is here: nothing may enter or leave." : "The King is here."));
}

namespace {

constexpr float tally_head = 34, tally_line = 20, tally_foot = 16;   // heights of the seats, of a scoring, of the sum

struct TallyRow {
    std::string_view name, brief;
    PerPlayer<int>   points;
};

// A row for each general scoring, one for all special scorings, and one for each way to gain points outside of them.
std::vector<TallyRow> tally_rows(const View& view) {
    constexpr TallyRow general[] = {{"First general scoring", "1st general", {}},
                                    {"Second general scoring", "2nd general", {}},
                                    {"Third general scoring", "3rd general", {}}};
    std::vector<TallyRow> rows;
    TallyRow special{"Special scorings", "Special", {}};
    bool     any_special = false;
    for (const Tally& tally : view.stage.tallies()) {
        if (!tally.title.empty()) continue;
        if (tally.general) rows.push_back(general[std::min(rows.size(), std::size(general) - 1)]);
        else any_special = true;
        for (Player p : view.table.seats()) (tally.general ? rows.back() : special).points[p] += tally.points[p];
    }
    if (any_special) rows.push_back(special);
    for (const Tally& tally : view.stage.tallies()) {
        if (tally.title.empty()) continue;
        auto at = std::find_if(rows.begin(), rows.end(), [&](const TallyRow& row) { return row.name == tally.title; });
        if (at == rows.end()) rows.push_back({tally.title, tally.title, {}}), at = rows.end() - 1;
        for (Player p : view.table.seats()) at->points[p] += tally.points[p];
    }
    return rows;
}

}

float tally_height(const View& view) {
    return tally_head + tally_line * static_cast<float>(tally_rows(view).size()) + tally_foot;
}

void tally_sheet(ImDrawList& draw, const ImRect& rect, const View& view) {
    const State& s = view.table;
    const float  label = rect.GetWidth() * 0.42f;
    const float  step = (rect.GetWidth() - label) / static_cast<float>(s.players);
    const auto column = [&](Player p) { return rect.Min.x + label + step * (static_cast<float>(p) + 0.5f); };
    for (Player p : s.seats()) draw::badge(draw, p, {column(p), rect.Min.y + 12}, 11);
    float y = rect.Min.y + tally_head;
    const auto line = [&](const std::string& words, const draw::Type& letters, const auto& points) {
        draw::text(draw, {rect.Min.x, y}, Anchor::left_middle, letters, theme().text,
                   draw::shortened(letters, words, label - 6));
        for (Player p : s.seats())
            draw::text(draw, {column(p), y}, Anchor::centre_middle, letters, theme().text, std::to_string(points[p]));
        y += tally_line;
    };
    const std::vector<TallyRow> rows = tally_rows(view);
    for (const TallyRow& row : rows) {
        List points;
        for (Player p : s.seats()) points.push_back(message("{name} {n}", view.session.name(p), row.points[p]));
        tree::add(tree::Role::item, say("{what}: {points}", Message{row.name}, points));
    }
    List totals;
    for (Player p : s.seats()) totals.push_back(message("{name} {n}", view.session.name(p), s.score[p]));
    tree::add(tree::Role::item, say("Points: {points}", totals));
    const tree::Silent said;
    const bool roomy = std::all_of(rows.begin(), rows.end(), [&](const TallyRow& row) {
        return draw::width(type().body, say(row.name)) <= label - 6;
    });
    for (const TallyRow& row : rows) line(say(roomy ? row.name : row.brief), type().body, row.points);
    draw::rule(draw, {rect.Min.x, y - 6}, rect.GetWidth());
    y += 6;
    line(say("Points"), type().body_bold, s.score);
}

namespace {

void describe_place_scoring(const View& view, const PlaceScoring& scoring) {
    const Message sort{scoring.general ? "general scoring" : "special scoring"};
    tree::add(tree::Role::heading, say("{place:start}, {sort}", scoring.place, sort));
    tree::add(tree::Role::text, say("Worth {values}.", values_of(scoring, false)));
    const std::vector<PlaceScoring::Row> rows = paid(scoring);
    if (rows.empty())
        tree::add(tree::Role::text, say(scoring.rows.empty() ? "Empty." : "Nobody scores here."));
    for (const PlaceScoring::Row& row : rows)
        tree::add(tree::Role::item,
                  row.rank > 0 ? say("{name}: {n, plural, one {# caballero} other {# caballeros}}, {points, plural, "
                                     "one {# point} other {# points}} ({why})",
                                     view.session.name(row.player), row.caballeros, row.points, scored_for(row))
                               : say("{name}: {points, plural, one {# point} other {# points}} ({why})",
                                     view.session.name(row.player), row.points, scored_for(row)));
}

}

void describe_scoring(const View& view) {
    if (view.stage.place_scoring()) return describe_place_scoring(view, *view.stage.place_scoring());
    if (!discs_told(view)) return;
    tree::add(tree::Role::heading, say("The discs"));
    for (Player p : dialled(view))
        if (const Place place = view.stage.discs()[p]; is_place(place))
            tree::add(tree::Role::item, say("{name}: {place:start}", view.session.name(p), place));
}

}
