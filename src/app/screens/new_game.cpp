// The new game: seats, options, and what is in the box, over the map.
#include "app/screens/screens.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/ui/textures.h"
#include "app/board/map.h"
#include "app/board/figures.h"
#include "app/game/options.h"
#include "app/screens/seat_rows.h"
#include "app/screens/tiles.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
#include "engine/decks.h"
#include "engine/places.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

// Opens the cards: of the edition, or of the player's own deck.
void deck_button(const ImRect& rect, const Rules& rules, Commands& commands) {
    if (draw::button(say("The cards"), rect,
                     {.kind = other_deck(rules) ? draw::Kind::primary : draw::Kind::plain,
                      .tooltip = which_deck(rules),
                      .id = "button:deck"}))
        commands.add(Dialog::deck);
}

void option_row(ImDrawList& draw, const ImRect& row, const Option<Plan>& option, Plan& plan, bool narrow) {
    int chosen = option.get(plan);
    const std::string note = say(option.notes[chosen ? 1 : 0]),
                      label = say(narrow && option.id == "pace" ? "Pace" : option.label);
    const float  y = (row.Min.y + row.Max.y) / 2;
    const float  label_width = std::min(158.0f, row.GetWidth() * 0.27f);
    {
        const tree::Silent said_with_choices;
        draw::text(draw, {row.Min.x, y}, Anchor::left_middle, type().body_bold, theme().text, label);
    }
    float width = row.GetWidth() - label_width;
    if (!note.empty() && row.GetWidth() > 470) {
        width = std::min(width, 250.0f);
        const float x = row.Min.x + label_width + width + 12;
        draw::text(draw, {x, y}, Anchor::left_middle, draw::fitted(type().label, note, row.Max.x - x), theme().text2,
                   note);
    }
    if (draw::segments(option.id, label, option.words(), chosen,
                       {{row.Min.x + label_width, row.Min.y}, {row.Min.x + label_width + width, row.Max.y}}))
        option.set(plan, chosen);
}

// ---- the box: tiles for the editions, the modules and cards to add

std::vector<Tile> edition_tiles(const Plan& plan) {
    std::vector<Tile> tiles;
    for (const Box& box : all_editions())
        tiles.push_back({.id = "edition:" + std::string{box.word}, .picture = tile_picture(box), .title = say(box.name),
                         .line = say(box.line), .mark = TileMark::one_of,
                         .chosen = box.edition == edition_of(plan.setup.rules)});
    return tiles;
}

std::vector<Tile> module_tiles(const Plan& plan) {
    std::vector<Tile> tiles;
    for (const ModuleOption& option : module_options(plan))
        tiles.push_back({.id = "module:" + std::string{option.name},
                         .picture = tile_picture(modules()[static_cast<std::size_t>(option.module)]),
                         .title = say(option.title),
                         .line = option.instead.empty()
                                     ? say(option.fixed.empty() || option.chosen ? option.line : option.fixed)
                                     : say("In place of {modules:and}: they cannot be combined.", option.instead),
                         .mark = TileMark::any_of, .chosen = option.chosen, .fixed = !option.fixed.empty()});
    return tiles;
}

std::vector<Tile> card_tiles(const Plan& plan) {
    std::vector<Tile> tiles;
    for (const CardOption& option : card_options(plan)) {
        const ActionCard& card = *option.card;
        tiles.push_back({.id = "card:" + std::string{card.id}, .picture = {}, .title = say(told(card, card.title)),
                         .line = say(told(card, card.text)), .mark = TileMark::any_of, .chosen = option.chosen,
                         .card = &card});
    }
    return tiles;
}

std::vector<Tile> part_tiles(const Plan& plan) {
    std::vector<Tile> tiles;
    for (const PartOption& option : part_options(plan))
        tiles.push_back({.id = "part:" + std::string{option.word}, .picture = std::string{option.picture},
                         .title = say(option.title), .line = say(option.line), .mark = TileMark::any_of,
                         .chosen = option.chosen});
    return tiles;
}

constexpr float tiles_head = 26;
// In one or two columns: the lines of modules are longer.
TileRows rows_for(const std::vector<Tile>& list, float width, bool modules) {
    return tile_rows(list, width, width >= (modules ? 440 : 330) ? 2 : 1);
}
float tiles_height(const std::vector<Tile>& list, float width, bool modules) {
    return list.empty() ? 0 : tiles_head + rows_for(list, width, modules).height(list.size()) + tile_gap;
}
float deck_row() { return std::max(34.0f, draw::button_height() - 4) + 10; }
float box_height(const Plan& plan, float width) {
    return tiles_height(edition_tiles(plan), width, false) + deck_row() + tiles_height(module_tiles(plan), width, true)
           + tiles_height(card_tiles(plan), width, true) + tiles_height(part_tiles(plan), width, true);
}

// Draws a heading and its tiles, and cuts them off `rest`. Returns the number of the pressed tile, or -1.
int tiles(ImDrawList& draw, ImRect& rest, const std::string& title, const std::string& note,
          const std::vector<Tile>& list, bool modules) {
    const ImRect head = cut_top(rest, tiles_head, 0);
    const ImVec2 at = head.Min + ImVec2{0, 10};
    tree::heading();
    const float  wide = draw::text(draw, at, Anchor::left_middle, type().title, theme().text, title);
    const draw::Type small = draw::fitted(type().label, note, head.GetWidth() - wide - 12);
    draw::text(draw, {head.Max.x, at.y + 1}, Anchor::right_middle, small, theme().text2, note);
    const TileRows rows = rows_for(list, rest.GetWidth(), modules);
    const int pressed = draw_tiles(draw, rest.Min, list, rows);
    rest.Min.y += rows.height(list.size()) + tile_gap;
    return pressed;
}

void whole_box(ImDrawList& draw, ImRect& rest, Plan& plan, Commands& commands) {
    if (const int n = tiles(draw, rest, say("Edition"), say("choose one"), edition_tiles(plan), false); n >= 0)
        choose_edition(plan, static_cast<Edition>(n));
    const ImRect row = cut_top(rest, deck_row() - 10, 10);
    const std::string words = which_deck(plan.setup.rules);
    const float wide = std::max(96.0f, draw::button_width(say("The cards")));
    deck_button({row.Min, {row.Min.x + wide, row.Max.y}}, plan.setup.rules, commands);
    const draw::Wrap lines{.room = row.GetWidth() - wide - 12, .lines = 2, .leading = 15};
    const float high = draw::wrapped(nullptr, {}, lines, type().label, 0, words);
    draw::wrapped(&draw, {row.Min.x + wide + 12, row.GetCenter().y - high / 2}, lines, type().label, theme().text2,
                  words);
    const std::vector<ModuleOption> modules = module_options(plan);
    if (!modules.empty())
        if (const int n = tiles(draw, rest, say("Modules"), say("optional"), module_tiles(plan), true); n >= 0)
            choose_module(plan, modules[static_cast<std::size_t>(n)].module,
                          !modules[static_cast<std::size_t>(n)].chosen);
    const std::vector<CardOption> cards = card_options(plan);
    if (!cards.empty())
        if (const int n = tiles(draw, rest, say("Cards to add"), say("optional"), card_tiles(plan), true); n >= 0)
            choose_card(plan, *cards[static_cast<std::size_t>(n)].card, !cards[static_cast<std::size_t>(n)].chosen);
    const std::vector<PartOption> parts = part_options(plan);
    if (parts.empty()) return;
    if (const int n = tiles(draw, rest, say("Parts"), say("each may be left out"), part_tiles(plan), true); n >= 0)
        choose_part(plan, parts[static_cast<std::size_t>(n)].option, !parts[static_cast<std::size_t>(n)].chosen);
}

// Without the edition, which has tiles.
std::vector<Option<Plan>> rows_of_options(const Plan& plan) {
    std::vector<Option<Plan>> rows = plan_options(plan);
    rows.erase(rows.begin());
    return rows;
}
float options_height(const Plan& plan, const RowSizes& rows) {
    return static_cast<float>(rows_of_options(plan).size()) * (rows.high + rows.gap);
}

void option_rows(ImDrawList& draw, ImRect rest, Plan& plan, bool narrow, const RowSizes& rows) {
    for (const Option<Plan>& option : rows_of_options(plan))
        option_row(draw, cut_top(rest, rows.high, rows.gap), option, plan, narrow);
}

bool start_button(const ImRect& rect) {
    const bool pressed = draw::button(say("Start the game"), rect, {.kind = draw::Kind::primary, .id = "button:start"});
    return pressed;
}

// Draws the title, the number of seats and the button back. True: that was pressed.
bool head_row(ImDrawList& draw, const ImRect& head, draw::Type title) {
    const float  cross = std::max(36.0f, draw::touch_size()), y = head.GetCenter().y;
    const ImRect back{{head.Max.x - cross, y - cross / 2}, {head.Max.x, y + cross / 2}};
    const std::string words = say("New game"), seats = say("2 to 5, people or bots");
    const draw::Type fits = draw::fitted(title, words, head.GetWidth() - cross - 12, 0.6f);
    tree::heading();
    const float wide = draw::text(draw, {head.Min.x, y}, Anchor::left_middle, fits, theme().text, words);
    const float room = head.GetWidth() - wide - cross - 24;
    const draw::Type small = draw::fitted(type().body, seats, room);
    if (draw::width(small, seats) <= room)
        draw::text(draw, {back.Min.x - 10, y + 2}, Anchor::right_middle, small, theme().text2, seats);
    return draw::icon_button("close", back, {.kind = draw::Kind::quiet, .tooltip = say("Back"), .id = "button:back"});
}

// Draws the whole map as a picture, with the regions' names in this box.
void backdrop(ImDrawList& draw, const ImRect& rect, const Rules& rules) {
    const float scale = rect.GetWidth() / map::sheets().front().rect.GetWidth();
    const auto at = [&](const std::string& anchor) {
        return ImVec2{rect.Min.x + map::anchor(anchor).x * scale, rect.Min.y + map::anchor(anchor).y * scale};
    };
    const float density = draw::now().density;
    if (const ImTextureID sea = textures::picture("map", static_cast<int>(rect.GetWidth() * density),
                                             static_cast<int>(rect.GetHeight() * density)))
        draw.AddImage(sea, rect.Min, rect.Max);
    const Box& named = box(rules);
    for (Place place : box(Rules{}).regions) {
        const std::string name = std::string{row(named, place).id} + ".name";
        draw::halo_text(
            draw, at(name), Anchor::centre, {draw::Face::serif_bold, std::max(11.0f, map::anchor_size(name) * scale)},
            theme().ink,
            {.tracking = 0.1f,
             .halo = draw::mix(map::room(place).in_sea ? theme().sea : draw::tint(place), IM_COL32_WHITE, 0.35f),
             .halo_width = 1.7f},
            draw::capitals(named.names[place]));
    }
    draw_castillo(draw, at("CAS.castillo"), scale * 1.05f, false, false, 1);
}

// Draws a strip of the map, if the rect is high enough.
void chart(ImDrawList& draw, const ImRect& rect, const Rules& rules) {
    const tree::Silent picture;
    if (rect.GetHeight() < 90) return;
    const ImVec2 map_size = map::sheets().front().rect.GetSize();
    const float wide = rect.GetWidth(), high = wide * map_size.y / map_size.x;
    draw.PushClipRect(rect.Min, rect.Max, true);
    const float top = rect.GetCenter().y - high * 0.36f;
    backdrop(draw, {{rect.Min.x, top}, {rect.Max.x, top + high}}, rules);
    draw.PopClipRect();
    draw.AddRect(rect.Min, rect.Max, theme().edge, 0, 0, 1.2f);
    draw.AddRect(rect.Min + ImVec2{3, 3}, rect.Max - ImVec2{3, 3}, draw::fade(theme().edge, 0.6f), 0, 0, 1);
}

// The layout of a large window: seats and options at the left, the box at the right.
void wide_sheet(ImDrawList& draw, const ImRect& window, Screens& screens, Commands& commands) {
    Plan& plan = screens.plan;
    constexpr float between = 44, foot = 62, head_height = 64;
    const float width = std::min(1180.0f, window.GetWidth() - 56);
    const float left_width = std::min(500.0f, (width - 64 - between) * 0.46f),
                right_width = width - 64 - between - left_width;
    const auto  needed_at = [&](float roomy) {
        const RowSizes rows = row_sizes(roomy, false);
        return head_height
               + std::max(tiles_head + seats_height(plan, rows) + 14 + tiles_head + options_height(plan, rows),
                          box_height(plan, right_width) + 40)
               + foot + 34;
    };
    const float roomy =
        std::clamp((window.GetHeight() - 32 - needed_at(0)) / (needed_at(1) - needed_at(0) + 0.01f), 0.0f, 1.0f);
    const RowSizes rows = row_sizes(roomy, false);
    const float height = std::min(window.GetHeight() - 32, needed_at(roomy));
    const ImVec2 corner = draw::snapped(window.GetCenter() - ImVec2{width, height} / 2);
    const ImRect sheet{corner, corner + ImVec2{width, height}};
    draw::panel(draw, sheet, 14, 3);
    ImRect inside = padded(sheet, 32, 14);
    const bool back = head_row(draw, cut_top(inside, head_height - 14), {draw::Face::serif_bold, 36});
    ImRect bottom = cut_bottom(inside, foot, 8);
    draw::rule(draw, {bottom.Min.x, bottom.Min.y - 2}, bottom.GetWidth());
    bottom.Min.y += 10;
    static Scroll scroll;
    scroll.begin("new game", inside, needed_at(roomy) - head_height - foot - 34, 1);
    ImRect rest = inside;
    rest.Min.y -= scroll.at;
    ImRect left = cut_left(rest, left_width, between);
    draw.AddLine({rest.Min.x - between / 2, rest.Min.y + 6}, {rest.Min.x - between / 2, inside.Max.y - 4}, theme().line,
                 1);
    const auto heading = [&](const std::string& words) {
        tree::heading();
        const ImVec2 middle{left.Min.x, cut_top(left, tiles_head).Min.y + 10};
        draw::text(draw, middle, Anchor::left_middle, type().title, theme().text, words);
    };
    heading(say("Who plays"));
    seat_rows(draw, cut_top(left, seats_height(plan, rows), 14), plan, commands, left_width < 460, rows);
    heading(say("How it is played"));
    option_rows(draw, left, plan, left_width < 460, rows);
    whole_box(draw, rest, plan, commands);
    chart(draw, {rest.Min + ImVec2{0, 6}, {rest.Max.x, inside.Max.y - 12 - scroll.at}}, plan.setup.rules);
    scroll.end(draw, 20);
    if (scroll.dragged) commands.clear();
    const ImRect start = cut_right(bottom, std::min(330.0f, bottom.GetWidth() * 0.4f), 18);
    const draw::Wrap  lines{.room = bottom.GetWidth(), .lines = 3, .leading = 16};
    const std::string words = say(plan_in_words(plan));
    const float high = draw::wrapped(nullptr, {}, lines, type().body, 0, words);
    const ImVec2 top{bottom.Min.x, bottom.GetCenter().y - high / 2};
    draw::wrapped(&draw, top, lines, type().body, theme().text, words);
    if (start_button(start)) commands.add(GameCommand::start);
    if (back) commands.add(Screen::first);
}

}

void new_game(ImDrawList& draw, const Layout& at, Screens& screens, Commands& commands) {
    Plan& plan = screens.plan;
    const ImRect window = at.window;
    const bool   narrow = window.GetWidth() < 640;
    const bool   flat = window.GetHeight() < 560 && window.GetWidth() >= 832;   // seats and options side by side

    const ImVec2 size = ImGui::GetIO().DisplaySize;
    draw.AddRectFilled({0, 0}, size, theme().sea2);
    if (window.GetWidth() >= 1000 && window.GetHeight() >= 620) {
        const ImVec2 map_size = map::sheets().front().rect.GetSize();
        const float  wide = std::max(size.x, size.y * map_size.x / map_size.y), high = wide * map_size.y / map_size.x;
        const ImVec2 corner = (size - ImVec2{wide, high}) / 2;
        if (const ImTextureID sea = textures::picture("map", static_cast<int>(wide), static_cast<int>(high)))
            draw.AddImage(sea, corner, corner + ImVec2{wide, high});
        draw.AddRectFilled({0, 0}, size, draw::fade(theme().sea2, 0.55f));
        return wide_sheet(draw, window, screens, commands);
    }
    const ImRect sheet = padded(window, narrow ? 0 : 10, narrow ? 0 : 6);
    const float side = narrow ? 14 : 28;
    const bool  tight = sheet.GetWidth() - 2 * side < tight_row;
    const float start_height = std::max(46.0f, draw::button_height());
    const float foot = start_height + (flat ? 10 : 20);
    const float head_height = flat ? 54 : 58;
    const auto needed_at = [&](float roomy) {
        const RowSizes rows = row_sizes(roomy, tight);
        const float width = sheet.GetWidth() - 2 * side, half = (width - 24) / 2;
        const float body =
            flat ? std::max(seats_height(plan, rows) + 8 + options_height(plan, rows), box_height(plan, half))
                 : seats_height(plan, rows) + rows.gap + 4 + box_height(plan, width) + 8 + options_height(plan, rows);
        return head_height + body + (flat ? 4 : 16) + foot;
    };
    const float roomy = std::clamp((sheet.GetHeight() - 8 - needed_at(0)) / (needed_at(1) - needed_at(0)), 0.0f, 1.0f);
    const RowSizes rows = row_sizes(roomy, tight);
    const float needed = needed_at(roomy);
    draw::panel(draw, sheet, narrow ? 0 : 14, 3);
    ImRect inside = padded(sheet, side, 0);
    // The foot stays; the rest scrolls if the window is low.
    ImRect bottom = cut_bottom(inside, foot, 6);
    static Scroll scroll;
    scroll.begin("new game", inside, needed - foot - 6, 1);
    ImRect rest = inside;
    rest.Min.y -= scroll.at;
    const bool back = head_row(draw, cut_top(rest, head_height), type().screen_title);
    ImRect left = flat ? cut_left(rest, (rest.GetWidth() - 24) / 2, 24) : rest;
    seat_rows(draw, cut_top(left, seats_height(plan, rows), rows.gap + 4), plan, commands, narrow || flat, rows);
    ImRect tiled = flat ? rest : cut_top(left, box_height(plan, left.GetWidth()), 8);
    whole_box(draw, tiled, plan, commands);
    option_rows(draw, left, plan, narrow || flat, rows);
    scroll.end(draw, side - 3);
    if (scroll.dragged) commands.clear();
    else if (back) commands.add(Screen::first);
    if (flat) bottom.Min.x = bottom.GetCenter().x + 12;
    if (start_button(cut_top(bottom, start_height))) commands.add(GameCommand::start);
}

}
