#include "app/screens/box_tiles.h"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "app/game/options.h"
#include "app/screens/screens.h"
#include "app/screens/tiles.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
#include "engine/decks.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float phone_width = 440;   // of the tiles, in CSS pixels

// Opens the cards: of the edition, or of the player's own deck.
void deck_button(const ImRect& rect, const Rules& rules, Commands& commands) {
    if (draw::button(say("The cards"), rect,
                     {.kind = other_deck(rules) ? draw::Kind::primary : draw::Kind::plain,
                      .tooltip = which_deck(rules),
                      .id = "button:deck"}))
        commands.add(Dialog::deck);
}

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
                         .mark = TileMark::any_of, .chosen = option.chosen, .fixed = !option.fixed.empty(),
                         .greyed = !option.instead.empty()});
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

// The tiles of a list, in columns: the lines of modules are longer. On a phone the rows are as low as their text, and
// from the first edition with a long title on there is one in a row.
struct Columns {
    std::span<const Tile> first, rest;
    TileRows              first_rows, rest_rows;

    float height() const {
        const float gap = first.empty() || rest.empty() ? 0 : tile_gap;
        return first_rows.height(first.size()) + gap + rest_rows.height(rest.size());
    }
};
Columns columns_of(const std::vector<Tile>& list, float width, bool modules) {
    constexpr float low = 48, low_pair = 54, most = 62;
    const std::span<const Tile> all = list;
    if (width >= phone_width)
        return {all, {}, tile_rows(all, width, width >= (modules ? 440 : 330) ? 2 : 1), tile_rows({}, width, 1)};
    std::size_t n = 0;
    while (!modules && n < all.size() && tile_rows(all.subspan(n, 1), width, 2, low_pair).high <= most) ++n;
    const std::span<const Tile> first = all.first(n), rest = all.subspan(n);
    return {first, rest, tile_rows(first, width, 2, low_pair), tile_rows(rest, width, 1, low)};
}
float tiles_height(const std::vector<Tile>& list, float width, bool modules) {
    return list.empty() ? 0 : tiles_head + columns_of(list, width, modules).height() + tile_gap;
}
float deck_row() { return std::max(34.0f, draw::button_height() - 4) + 10; }

}

float box_height(const Plan& plan, float width, BoxPart part) {
    float high = 0;
    if (part != BoxPart::extras)
        high += tiles_height(edition_tiles(plan), width, false) + tiles_height(module_tiles(plan), width, true);
    if (part != BoxPart::tiles)
        high += deck_row() + tiles_height(card_tiles(plan), width, true) + tiles_height(part_tiles(plan), width, true);
    return high;
}

namespace {

// Draws a heading and its tiles, and cuts them off `rest`. Returns the number of the pressed tile, or -1.
int tiles(ImDrawList& draw, ImRect& rest, const std::string& title, const std::string& note,
          const std::vector<Tile>& list, bool modules) {
    const ImRect head = cut_top(rest, tiles_head, 0);
    const ImVec2 at = head.Min + ImVec2{0, 10};
    tree::heading();
    const float  wide = draw::text(draw, at, Anchor::left_middle, type().title, theme().text, title);
    const draw::Type small = draw::fitted(type().label, note, head.GetWidth() - wide - 12);
    draw::text(draw, {head.Max.x, at.y + 1}, Anchor::right_middle, small, theme().text2, note);
    const Columns columns = columns_of(list, rest.GetWidth(), modules);
    int pressed = draw_tiles(draw, rest.Min, columns.first, columns.first_rows);
    const ImVec2 below{rest.Min.x, rest.Min.y + columns.height() - columns.rest_rows.height(columns.rest.size())};
    if (const int n = draw_tiles(draw, below, columns.rest, columns.rest_rows); n >= 0)
        pressed = static_cast<int>(columns.first.size()) + n;
    rest.Min.y += columns.height() + tile_gap;
    return pressed;
}

// The button of the cards, and which they are.
void cards_row(ImDrawList& draw, const ImRect& row, const Plan& plan, Commands& commands) {
    const std::string words = which_deck(plan.setup.rules);
    const float wide = std::max(96.0f, draw::button_width(say("The cards")));
    deck_button({row.Min, {row.Min.x + wide, row.Max.y}}, plan.setup.rules, commands);
    const draw::Wrap lines{.room = row.GetWidth() - wide - 12, .lines = 2, .leading = 15};
    const float high = draw::wrapped(nullptr, {}, lines, type().label, 0, words);
    draw::wrapped(&draw, {row.Min.x + wide + 12, row.GetCenter().y - high / 2}, lines, type().label, theme().text2,
                  words);
}

}

void box_tiles(ImDrawList& draw, ImRect& rest, Plan& plan, BoxPart part, Commands& commands) {
    if (part != BoxPart::extras)
        if (const int n = tiles(draw, rest, say("Edition"), say("choose one"), edition_tiles(plan), false); n >= 0)
            choose_edition(plan, static_cast<Edition>(n));
    if (part != BoxPart::tiles) cards_row(draw, cut_top(rest, deck_row() - 10, 10), plan, commands);
    const std::vector<ModuleOption> modules = module_options(plan);
    if (part != BoxPart::extras && !modules.empty())
        if (const int n =
                tiles(draw, rest, say("Modules and expansions"), say("optional"), module_tiles(plan), true);
            n >= 0)
            choose_module(plan, modules[static_cast<std::size_t>(n)].module,
                          !modules[static_cast<std::size_t>(n)].chosen);
    if (part == BoxPart::tiles) return;
    const std::vector<CardOption> cards = card_options(plan);
    if (!cards.empty())
        if (const int n = tiles(draw, rest, say("Cards to add"), say("optional"), card_tiles(plan), true); n >= 0)
            choose_card(plan, *cards[static_cast<std::size_t>(n)].card, !cards[static_cast<std::size_t>(n)].chosen);
    const std::vector<PartOption> parts = part_options(plan);
    if (parts.empty()) return;
    if (const int n = tiles(draw, rest, say("Parts"), say("each may be left out"), part_tiles(plan), true); n >= 0)
        choose_part(plan, parts[static_cast<std::size_t>(n)].option, !parts[static_cast<std::size_t>(n)].chosen);
}

Message what_it_adds(const Plan& plan) {
    List lines;
    for (const ModuleOption& option : module_options(plan))
        if (option.chosen) lines.push_back({option.line});
    if (lines.empty()) lines.push_back({all_editions()[static_cast<std::size_t>(edition_of(plan.setup.rules))].line});
    return message("{all:sentences}", lines);
}

Message start_in_words(const Plan& plan) {
    int added = 0;
    for (const ModuleOption& option : module_options(plan)) added += option.chosen && option.fixed.empty();
    const Message edition = {all_editions()[static_cast<std::size_t>(edition_of(plan.setup.rules))].name};
    if (added == 0)
        return message("Start: {edition}, {n, plural, one {# player} other {# players}}", edition, plan.setup.players);
    return message("Start: {edition}, {modules, plural, one {# module} other {# modules}}, {n, plural, one {# player} "
                   "other {# players}}", edition, added, plan.setup.players);
}

}
