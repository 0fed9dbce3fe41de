// The new game: who sits where, by which rules, and the map behind it all.
#include "app/screens/screens.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/ui/art.h"
#include "app/board/map.h"
#include "app/board/figures.h"
#include "app/game/options.h"
#include "app/panels/cards.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
#include "engine/decks.h"
#include "engine/places.h"

namespace eg {
namespace {

using look::Anchor;
using look::theme;
using look::type;

// Which opponent: its name, with its temper if it has one, between two arrows; pressed, all are shown.
bool opponent(ImDrawList& draw, int n, Seat& seat, const ImRect& rect) {
    std::string& name = seat.bot;
    const int count = static_cast<int>(opponents().size());
    int now = 0;
    for (int i = 0; i < count; ++i)
        if (opponents()[static_cast<std::size_t>(i)].name == name) now = i;
    draw.AddRectFilled(rect.Min, rect.Max, theme().panel2, 7);
    draw.AddRect(rect.Min, rect.Max, theme().edge, 7);
    float arrow = std::max(30.0f, look::touch_size());
    if (rect.GetWidth() - 2 * arrow < 80) arrow = 0;
    const std::string which = std::to_string(n);
    const auto turn = [&](const char* icon, const ImRect& at, int by, const std::string& id) {
        if (arrow == 0 || !look::icon_button(icon, at, {.kind = look::Kind::quiet, .id = id})) return;
        name = opponents()[static_cast<std::size_t>((now + by + count) % count)].name;
    };
    turn("back", {rect.Min, {rect.Min.x + arrow, rect.Max.y}}, -1, "weaker:" + which);
    turn("forward", {{rect.Max.x - arrow, rect.Min.y}, rect.Max}, 1, "stronger:" + which);
    const ImRect middle{{rect.Min.x + arrow, rect.Min.y}, {rect.Max.x - arrow, rect.Max.y}};
    const BotRow& row = opponents()[static_cast<std::size_t>(now)];
    const bool  tempered = seat.temper != Temper::even && has_tempers(seat);
    const float lift = tempered ? 10.5f : 3.5f;
    look::text(draw, middle.GetCenter() - ImVec2{0, lift}, Anchor::centre_middle, type().body_bold, theme().text, look::shortened(type().body_bold, std::string{row.name}, middle.GetWidth()));
    if (tempered) {
        const std::string temper = say(eg::row(seat.temper).title);
        const look::Type  small = look::fitted(type().small_italic, temper, middle.GetWidth());
        look::text(draw, middle.GetCenter() + ImVec2{0, 2}, Anchor::centre_middle, small, theme().text2, look::shortened(small, temper, middle.GetWidth()));
    }
    look::fine(draw);
    for (int i = 0; i < count; ++i) {   // how strong that is
        const ImVec2 at{middle.GetCenter().x + 6 * (static_cast<float>(i) - static_cast<float>(count - 1) / 2), rect.Max.y - (tempered ? 4.5f : 5.5f)};
        if (i <= now) draw.AddCircleFilled(at, 2, theme().gold_deep);
        else draw.AddCircle(at, 1.6f, theme().edge, 0, 0.8f);
    }
    const look::Touch touch = look::target("level:" + which, middle);
    if (touch.hovered) look::tooltip(middle, say(row.line));
    if (touch.focused) look::focus_ring(draw, middle, 7);
    return touch.pressed;
}

constexpr float tight_row = 360;   // a narrower seat takes two lines: who, and who plays it

void seat_row(const ImRect& row, ImDrawList& draw, Plan& plan, int n, bool narrow, Wished& wished) {
    Seat& seat = plan.seats[static_cast<std::size_t>(n)];
    const Player p = static_cast<Player>(n);
    const bool tight = row.GetWidth() < tight_row;
    ImRect rest = row;
    if (tight) rest.Max.y = row.GetCenter().y + 2;
    const float high = std::min(look::now().coarse ? 44.0f : 38.0f, rest.GetHeight() - 6);
    float y = rest.GetCenter().y;
    const auto box = [&](const ImRect& part) { return ImRect{{part.Min.x, y - high / 2}, {part.Max.x, y + high / 2}}; };
    look::badge(draw, p, {rest.Min.x + 17, y}, std::min(16.0f, high / 2));
    rest.Min.x += 42;
    // What is not there leaves its place free, so that the rows stand in line.
    const float gap = narrow ? 6 : 10;
    float bots_width = narrow ? 96 : 142;
    for (const TemperRow& temper : tempers())
        if (!narrow) bots_width = std::max(bots_width, look::width(type().small_italic, say(temper.title)) + (look::now().coarse ? 4 : 64));   // the arrows
    const float kind_width = narrow ? 100 : 128;
    const float cross_width = std::max(26.0f, look::touch_size());
    const bool  removable = plan.setup.players > 2 && n == plan.setup.players - 1;
    const ImRect cross = cut_right(rest, cross_width);
    ImRect name = cut_left(rest, tight ? rest.GetWidth() : rest.GetWidth() - kind_width - bots_width - 2 * gap, gap);
    name = box(name);
    const look::Touch touch = look::target("name:" + std::to_string(n), name);
    draw.AddRectFilled(name.Min, name.Max, theme().dark ? theme().panel2 : IM_COL32_WHITE, 7);
    draw.AddRect(name.Min, name.Max, touch.hovered ? theme().text2 : theme().edge, 7);
    look::text(draw, {name.Min.x + 11, y}, Anchor::left_middle, type().name_plain, theme().text, look::shortened(type().name_plain, seat.name, name.GetWidth() - 18));
    if (touch.focused) look::focus_ring(draw, name, 7);
    if (touch.pressed) wished.name = n, wished.field = {name.Min * look::now().zoom, name.Max * look::now().zoom};
    if (removable && look::icon_button("close", {{cross.Min.x, y - cross_width / 2}, {cross.Max.x, y + cross_width / 2}}, {.kind = look::Kind::quiet, .tooltip = say("Take this seat away"), .id = "seat:remove"}))
        plan.setup.players -= 1;
    if (tight) {
        rest = {{row.Min.x + 42, row.GetCenter().y - 2}, row.Max};
        y = rest.GetCenter().y - 2;
    }
    int kind = seat.person() ? 0 : 1;
    if (look::segments("kind:" + std::to_string(n), std::array{say("Person"), say("Bot")}, kind, box(cut_left(rest, kind_width, gap)))) seat.bot = kind ? usual_bot : std::string_view{};
    const ImRect level = box(rest);
    if (!seat.person()) {
        if (opponent(draw, n, seat, level)) wished.opponent = n;
    } else {
        look::text(draw, {level.Min.x + 2, y}, Anchor::left_middle, type().label, theme().text2, say(narrow ? "here" : "at this device"));
    }
}

// Beside the editions: which cards, and one's own.
void deck_button(const ImRect& rect, const Rules& rules, Wished& wished) {
    if (look::button(say("The cards"), rect, {.kind = other_deck(rules) ? look::Kind::primary : look::Kind::plain, .tooltip = which_deck(rules), .id = "button:deck"})) wished.wish = Wish::deck;
}

void option_row(ImDrawList& draw, const ImRect& row, const Option<Plan>& option, Plan& plan, bool narrow) {
    int chosen = option.get(plan);
    const std::string note = say(option.notes[chosen ? 1 : 0]), label = say(narrow && option.id == "pace" ? "Pace" : option.label);
    const float  y = (row.Min.y + row.Max.y) / 2;
    const float  label_width = std::min(158.0f, row.GetWidth() * 0.27f);
    look::text(draw, {row.Min.x, y}, Anchor::left_middle, type().body_bold, theme().text, label);
    float width = row.GetWidth() - label_width;
    if (!note.empty() && row.GetWidth() > 470) {
        width = std::min(width, 250.0f);
        const float x = row.Min.x + label_width + width + 12;
        look::text(draw, {x, y}, Anchor::left_middle, look::fitted(type().label, note, row.Max.x - x), theme().text2, note);
    }
    if (look::segments(option.id, option.words(), chosen, {{row.Min.x + label_width, row.Min.y}, {row.Min.x + label_width + width, row.Max.y}})) option.set(plan, chosen);
}

// ---- what lies in the box: a tile for each edition, of which one is chosen, and for each module

struct Tile {
    std::string      id, picture, title, line;
    bool             chosen = false, one_of = false;   // a round mark for one of several, else a square one
    bool             fixed = false;
    const ActionCard* card = nullptr;   // whose picture it has
};

void tile_mark(ImDrawList& draw, ImVec2 c, const Tile& tile) {
    constexpr float r = 9;
    const ImU32 edge = tile.fixed && !tile.chosen ? theme().warn : theme().primary;
    look::fine(draw);
    if (tile.fixed && !tile.chosen) {
        draw.AddCircle(c, r, edge, 0, 1.8f);
        draw.AddLine(c + ImVec2{-6, 6}, c + ImVec2{6, -6}, edge, 1.8f);
    } else if (tile.one_of) {
        draw.AddCircleFilled(c, r, theme().dark ? theme().panel2 : IM_COL32_WHITE);
        draw.AddCircle(c, r, theme().edge, 0, 1.4f);
        if (tile.chosen) draw.AddCircleFilled(c, r * 0.6f, edge);
    } else {
        const ImVec2 half{r, r};
        draw.AddRectFilled(c - half, c + half, tile.chosen ? edge : theme().dark ? theme().panel2 : IM_COL32_WHITE, 4);
        draw.AddRect(c - half, c + half, tile.chosen ? edge : theme().edge, 4, 0, 1.4f);
        if (tile.chosen) art::draw(draw, "icons/check", c, 13, art::paint(theme().primary_text));
    }
}

// What a tile of such a width holds, beside its picture.
struct TileText {
    look::Type name = {};
    look::Wrap titled = {}, lines = {};
    float      picture = 0, title = 0, words = 0, high = 0;   // the picture's width; heights of title, line and tile
};
TileText text_of(const Tile& tile, float width) {
    constexpr float picture = 53, pad = 16;
    TileText text{.picture = width >= 170 && (tile.card || art::exists(tile.picture)) ? picture : 0};
    const float room = width - pad - (text.picture > 0 ? picture + 9 : 0);
    text.name = look::fitted({look::Face::serif_bold, 17}, tile.title, room - 24, 0.8f);
    const bool broken = look::width(text.name, tile.title) > room - 24;   // in two lines
    if (broken)
        for (text.name.size = 15; text.name.size > 9 && look::wrapped(nullptr, {}, {.room = room - 24, .leading = 15}, text.name, 0, tile.title) > 31;) text.name.size -= 0.5f;
    text.titled = {.room = room - 24, .lines = broken ? 2 : 1, .leading = 15};
    text.title = broken ? look::wrapped(nullptr, {}, text.titled, text.name, 0, tile.title) + 4 : 21;
    text.lines = {.room = room, .leading = 14.5f};
    text.words = look::wrapped(nullptr, {}, text.lines, type().small, 0, tile.line);
    text.high = std::max(66.0f, text.title + text.words + 14);
    return text;
}

bool tile(ImDrawList& draw, const ImRect& rect, const Tile& tile) {
    const look::Touch touch = look::target(tile.id, rect, !tile.fixed);
    const bool  washed = tile.fixed && !tile.chosen;
    draw.AddRectFilled(rect.Min, rect.Max, washed ? look::mix(theme().panel, theme().panel2, 0.7f) : touch.hovered && !tile.fixed ? theme().panel2 : theme().panel, 7);
    if (tile.chosen) draw.AddRect(rect.Min, rect.Max, theme().gold, 7, 0, 3.2f);
    draw.AddRect(rect.Min, rect.Max, tile.chosen ? theme().text : theme().edge, 7, 0, tile.chosen ? 1.4f : 1);
    const TileText text = text_of(tile, rect.GetWidth());
    float left = rect.Min.x + 8;
    if (text.picture > 0) {
        const float high = text.picture * 80 / 106;
        const ImRect at{{left, rect.GetCenter().y - high / 2}, {left + text.picture, rect.GetCenter().y + high / 2}};
        if (tile.card) card_picture(draw, at, *tile.card);
        else art::draw(draw, tile.picture, at);
        if (washed) draw.AddRectFilled(at.Min, at.Max, look::fade(theme().panel, 0.55f));
        left += text.picture + 9;
    }
    tile_mark(draw, {rect.Max.x - 16, rect.Min.y + 17}, tile);
    const float top = rect.GetCenter().y - (text.title + text.words) / 2;
    const ImU32 ink = washed ? theme().text2 : theme().text;
    if (text.titled.lines == 1) look::text(draw, {left, top}, Anchor::left_top, text.name, ink, tile.title);
    else look::wrapped(&draw, {left, top}, text.titled, text.name, ink, tile.title);
    look::wrapped(&draw, {left, top + text.title}, text.lines, type().small, washed ? theme().warn : theme().text2, tile.line);
    if (touch.focused) look::focus_ring(draw, rect, 7);
    return touch.pressed && !tile.fixed;
}

std::vector<Tile> edition_tiles(const Plan& plan) {
    std::vector<Tile> tiles;
    const auto picture = [](const Box& box) {   // its own, or that of what makes it
        const std::string own = "tiles/" + std::string{box.word};
        for (const Module* module : box.modules)
            if (const std::string its = std::string{module->name} + "/tile"; !art::exists(own) && art::exists(its)) return its;
        return own;
    };
    for (const Box& box : all_editions())
        tiles.push_back({.id = "edition:" + std::string{box.word}, .picture = picture(box), .title = say(box.name), .line = say(box.line), .chosen = box.edition == edition_of(plan.setup.rules), .one_of = true});
    return tiles;
}

std::vector<Tile> module_tiles(const Plan& plan) {
    std::vector<Tile> tiles;
    for (const ModuleOption& option : module_options(plan))
        tiles.push_back({.id = "module:" + std::string{option.name}, .picture = std::string{option.name} + "/tile", .title = say(option.title),
                         .line = say(option.fixed.empty() || option.chosen ? option.line : option.fixed), .chosen = option.chosen, .fixed = !option.fixed.empty()});
    return tiles;
}

std::vector<Tile> card_tiles(const Plan& plan) {
    std::vector<Tile> tiles;
    for (const CardOption& option : card_options(plan))
        tiles.push_back({.id = "card:" + std::string{option.card->id}, .picture = {}, .title = say(told(*option.card, option.card->title)), .line = say(told(*option.card, option.card->text)), .chosen = option.chosen, .card = option.card});
    return tiles;
}

constexpr float tile_gap = 8, tiles_head = 26;
// Modules need more words than editions.
int   tiles_across(float width, bool modules) { return width >= (modules ? 440 : 330) ? 2 : 1; }
float tile_width(float width, int across) { return (width - tile_gap * static_cast<float>(across - 1)) / static_cast<float>(across); }
float tile_height(const std::vector<Tile>& list, float width) {
    float high = 0;
    for (const Tile& tile : list) high = std::max(high, text_of(tile, width).high);
    return high;
}
float tiles_height(const std::vector<Tile>& list, float width, bool modules) {
    if (list.empty()) return 0;
    const int across = tiles_across(width, modules);
    return tiles_head + (tile_height(list, tile_width(width, across)) + tile_gap) * std::ceil(static_cast<float>(list.size()) / static_cast<float>(across));
}
float deck_row() { return std::max(34.0f, look::button_height() - 4) + 10; }
float box_height(const Plan& plan, float width) { return tiles_height(edition_tiles(plan), width, false) + deck_row() + tiles_height(module_tiles(plan), width, true) + tiles_height(card_tiles(plan), width, true); }

// Two to a row where there is room; which was pressed, or -1.
int tiles(ImDrawList& draw, ImRect& rest, const std::string& title, const std::string& note, const std::vector<Tile>& list, bool modules) {
    const float  whole = tiles_height(list, rest.GetWidth(), modules);
    const ImRect head = cut_top(rest, tiles_head, 0);
    const float  wide = look::text(draw, {head.Min.x, head.Min.y + 10}, Anchor::left_middle, type().title, theme().text, title);
    look::text(draw, {head.Max.x, head.Min.y + 11}, Anchor::right_middle, look::fitted(type().label, note, head.GetWidth() - wide - 12), theme().text2, note);
    const int   across = tiles_across(rest.GetWidth(), modules);
    const float width = tile_width(rest.GetWidth(), across), high = tile_height(list, width);
    int pressed = -1;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const ImVec2 at = rest.Min + ImVec2{static_cast<float>(i % static_cast<std::size_t>(across)) * (width + tile_gap), static_cast<float>(i / static_cast<std::size_t>(across)) * (high + tile_gap)};
        if (tile(draw, {at, at + ImVec2{width, high}}, list[i])) pressed = static_cast<int>(i);
    }
    rest.Min.y += whole - tiles_head;
    return pressed;
}

void whole_box(ImDrawList& draw, ImRect& rest, Plan& plan, Wished& wished) {
    if (const int n = tiles(draw, rest, say("The box"), say("one of these"), edition_tiles(plan), false); n >= 0) choose_edition(plan, static_cast<Edition>(n));
    const ImRect row = cut_top(rest, deck_row() - 10, 10);
    const std::string words = which_deck(plan.setup.rules);
    const float wide = std::max(96.0f, look::button_width(say("The cards")));
    deck_button({row.Min, {row.Min.x + wide, row.Max.y}}, plan.setup.rules, wished);
    const look::Wrap lines{.room = row.GetWidth() - wide - 12, .lines = 2, .leading = 15};
    const float high = look::wrapped(nullptr, {}, lines, type().label, 0, words);
    look::wrapped(&draw, {row.Min.x + wide + 12, row.GetCenter().y - high / 2}, lines, type().label, theme().text2, words);
    const std::vector<ModuleOption> modules = module_options(plan);
    if (!modules.empty())
        if (const int n = tiles(draw, rest, say("Modules"), say("any of these"), module_tiles(plan), true); n >= 0) choose_module(plan, modules[static_cast<std::size_t>(n)].module, !modules[static_cast<std::size_t>(n)].chosen);
    const std::vector<CardOption> cards = card_options(plan);
    if (cards.empty()) return;
    if (const int n = tiles(draw, rest, say("Cards to add"), say("any of these"), card_tiles(plan), true); n >= 0) choose_card(plan, *cards[static_cast<std::size_t>(n)].card, !cards[static_cast<std::size_t>(n)].chosen);
}

// How large the rows are: from tight, 0, to roomy, 1.
struct Rows {
    float seat, add, high, gap;
};
Rows rows_of(float roomy, bool tight) {
    const bool coarse = look::now().coarse;
    const float seat = (coarse ? 50.0f : 46.0f) + roomy * 10;
    return {tight ? 2 * seat : seat, seat, coarse ? 44.0f : 34 + roomy * 4, 6 + roomy * 6};
}

float seats_height(const Plan& plan, const Rows& rows) { return rows.seat * static_cast<float>(plan.setup.players) + (plan.setup.players < max_players ? rows.add : 0.0f); }
// The edition has its tiles.
std::vector<Option<Plan>> rows_of_options(const Plan& plan) {
    std::vector<Option<Plan>> rows = plan_options(plan);
    rows.erase(rows.begin());
    return rows;
}
float options_height(const Plan& plan, const Rows& rows) { return static_cast<float>(rows_of_options(plan).size()) * (rows.high + rows.gap); }

void seat_rows(ImDrawList& draw, ImRect rest, Plan& plan, Wished& wished, bool narrow, const Rows& rows) {
    for (int n = 0; n < plan.setup.players; ++n) {
        seat_row(cut_top(rest, rows.seat), draw, plan, n, narrow, wished);
        if (n + 1 < plan.setup.players || n + 1 == max_players) look::rule(draw, {rest.Min.x, rest.Min.y}, rest.GetWidth());
    }
    if (plan.setup.players == max_players) return;
    const ImRect row = cut_top(rest, rows.add, 0);
    const ImRect add = padded(row, 0.5f, 3);
    const look::Touch touch = look::target("seat:add", add);
    if (touch.hovered) draw.AddRectFilled(add.Min, add.Max, theme().panel2, 7);
    draw.PathRect(add.Min, add.Max, 7);
    const std::vector<ImVec2> edge(draw._Path.begin(), draw._Path.end());
    draw.PathClear();
    look::dashed(draw, edge, true, 5, 4, theme().edge, 1.2f);
    const Player next = static_cast<Player>(plan.setup.players);
    look::badge(draw, next, {add.Min.x + 20, add.GetCenter().y}, 11);
    look::text(draw, {add.Min.x + 42, add.GetCenter().y}, Anchor::left_middle, type().body_bold, theme().text, say("Add a seat"));
    if (!narrow) look::text(draw, {add.Max.x - 14, add.GetCenter().y}, Anchor::right_middle, type().label, theme().text2, say(seat_word(next)));
    if (touch.focused) look::focus_ring(draw, add, 7);
    if (touch.pressed) plan.setup.players += 1;
}

void option_rows(ImDrawList& draw, ImRect rest, Plan& plan, bool narrow, const Rows& rows) {
    for (const Option<Plan>& option : rows_of_options(plan)) option_row(draw, cut_top(rest, rows.high, rows.gap), option, plan, narrow);
}

Wish saved_slip(ImDrawList& draw, const ImRect& rect, const Saved& saved) {
    look::panel(draw, rect);
    const float y = rect.Min.y;
    const std::string title = say(saved.session.over() ? "Your last game" : "Continue your game");
    const float room = rect.GetWidth() - 116 - 16 - 8;   // beside the button
    look::text(draw, {rect.Min.x + 16, y + 20}, Anchor::left_middle, look::fitted(type().title, title, room, 0.6f), theme().text, title);
    look::text(draw, {rect.Min.x + 16, y + 42}, Anchor::left_middle, look::fitted(type().label, saved.line, room), theme().text2, saved.line);
    float x = rect.Min.x + 22;
    const State table = saved.session.seen();
    float wide = 6;   // of all points, with their marks
    for (Player p : table.seats()) wide += 10 + look::width(type().body_bold, std::to_string(table.score[p]));
    const float gap = std::clamp((room - wide) / static_cast<float>(table.players - 1), 6.0f, 18.0f);
    for (Player p : table.seats()) {
        look::mark(draw, p, {x, y + 66}, 11);
        x += 10;
        x += look::text(draw, {x, y + 66}, Anchor::left_middle, type().body_bold, theme().text, std::to_string(table.score[p])) + gap;
    }
    const ImRect go{{rect.Max.x - 116, rect.GetCenter().y - 22}, {rect.Max.x - 14, rect.GetCenter().y + 22}};
    return look::button(say(saved.session.over() ? "Look" : "Continue"), go, {.id = "button:resume"}) ? Wish::resume : Wish::none;
}

// To begin, or to watch a game that is told.
Wish start_row(ImRect rect) {
    const float beside = look::button_width(say("Watch"), {.icon = "play"});
    const ImRect watch = cut_right(rect, beside, 8);
    if (look::button(say("Start the game"), rect, {.kind = look::Kind::primary, .id = "button:start"})) return Wish::start;
    return look::button(say("Watch"), watch, {.icon = "play", .tooltip = say(replays_title), .id = "button:replays"}) ? Wish::replays : Wish::none;
}

Wish low_row(const ImRect& rect, const Screens& screens) {
    Wish wish = Wish::none;
    const bool  results = screens.results.all.games > 0;   // there is something to look at
    const float width = results ? (rect.GetWidth() - 32) / 5 : (rect.GetWidth() - 24) / 4;
    float       x = rect.Min.x;
    const bool  brief = rect.GetWidth() < 460 || look::button_width(say("Load a game")) > width + 20;
    float all = 0;   // as wide as their words ask for, where five stand in little room
    const char* const learn = brief ? "Learn" : screens.learned ? lessons_title.data() : "Learn to play";
    for (const char* label : {learn, "Settings", "Load", "Credits", "Results"}) all += look::button_width(say(label));
    const auto press = [&](const char* label, const char* id, Wish what, look::Kind kind = look::Kind::plain) {
        const float wide = results && brief ? (rect.GetWidth() - 32) * look::button_width(say(label)) / all : width;
        if (look::button(say(label), {{x, rect.Min.y}, {x + wide, rect.Max.y}}, {.kind = kind, .id = id})) wish = what;
        x += wide + 8;
    };
    press(learn, "button:learn", Wish::learn, screens.learned ? look::Kind::plain : look::Kind::primary);
    press("Settings", "button:settings", Wish::settings);
    press(brief ? "Load" : "Load a game", "button:load", Wish::import_code);
    press("Credits", "button:credits", Wish::credits);
    if (results) press("Results", "button:results", Wish::results);
    return wish;
}

}

std::string how_it_stands(const Session& session) {
    return session.over() ? say("Finished: {victory}", victory(session)) : say("{round}, {name} to act", round_line(session.seen()), session.name(session.asked()));
}

Saved saved_game(Found found) {
    std::string line = how_it_stands(*found.session);
    return {.code = std::move(found.code), .session = *std::move(found.session), .line = std::move(line)};
}

void backdrop(ImDrawList& draw, const ImRect& rect, const Rules& rules) {
    const float scale = rect.GetWidth() / map::map_size.x;
    const auto  at = [&](const std::string& anchor) { return ImVec2{rect.Min.x + map::anchor(anchor).x * scale, rect.Min.y + map::anchor(anchor).y * scale}; };
    const float density = look::now().density;
    if (const ImTextureID sea = art::picture("map", static_cast<int>(rect.GetWidth() * density), static_cast<int>(rect.GetHeight() * density))) draw.AddImage(sea, rect.Min, rect.Max);
    const Box& named = box(rules);
    for (Place place : box(Rules{}).regions) {
        const std::string name = std::string{row(place).id} + ".name";
        look::lettered(draw, at(name), Anchor::centre, {look::Face::serif_bold, std::max(11.0f, map::anchor_size(name) * scale)}, theme().ink,
                       {.tracking = 0.1f, .halo = look::mix(place == VAL ? theme().sea : look::tint(place), IM_COL32_WHITE, 0.35f), .halo_width = 1.7f}, look::capitals(named.names[place]));
    }
    draw_castillo(draw, at("CAS.castillo"), scale * 1.05f, false, false, 1);
}

// All of Spain between the title and the foot, fading into the sea on every side.
void title_map(ImDrawList& draw, const ImRect& window, ImVec2 size) {
    const float left = window.Max.x - 540;
    const float wide = std::min(left * 1.03f, (size.y - 145) / 0.812f), high = wide * 0.812f;
    const float top = std::max(130.0f, std::min(size.y - high + 14, size.y * 0.24f));
    const float x = std::max(-40.0f, (left - wide) * 0.42f), end = x + wide;
    backdrop(draw, {{x, top}, {end, top + high}});
    const ImU32 sea = theme().sea2, clear = look::fade(theme().sea2, 0);
    const float right = std::min(left + 20, end - 30);
    draw.AddRectFilledMultiColor({right - 90, 0}, {right, size.y}, clear, sea, sea, clear);
    draw.AddRectFilled({right, 0}, size, sea);
    if (x > -40) {
        draw.AddRectFilledMultiColor({x, 0}, {x + 60, size.y}, sea, clear, clear, sea);
        draw.AddRectFilledMultiColor({0, top + high - 50}, {size.x, top + high}, clear, clear, sea, sea);
    }
    draw.AddRectFilled({0, 0}, {size.x, top + 4}, sea);
    draw.AddRectFilledMultiColor({0, top + 4}, {size.x, top + 70}, sea, sea, clear, clear);
    const ImVec2 corner{window.Min.x + 46, window.Min.y + 40};
    const float  w = look::lettered(draw, {corner.x, corner.y + 62}, Anchor::left, type().hero, theme().ink, {.halo = look::fade(theme().sea, 0.9f), .halo_width = 3}, "El Grande");
    look::rule(draw, {corner.x, corner.y + 90}, w);
    look::lettered(draw, {corner.x, corner.y + 116}, Anchor::left, {look::Face::serif_italic, 19}, theme().ink, {.halo = look::fade(theme().sea, 0.9f), .halo_width = 2}, say("Nine regions, one King, and friends in every court."));
}

// A part of the map, where there is room for it.
void chart(ImDrawList& draw, const ImRect& rect, const Rules& rules) {
    if (rect.GetHeight() < 90) return;
    const float wide = rect.GetWidth(), high = wide * map::map_size.y / map::map_size.x;
    draw.PushClipRect(rect.Min, rect.Max, true);
    const float top = rect.GetCenter().y - high * 0.36f;
    backdrop(draw, {{rect.Min.x, top}, {rect.Max.x, top + high}}, rules);
    draw.PopClipRect();
    draw.AddRect(rect.Min, rect.Max, theme().edge, 0, 0, 1.2f);
    draw.AddRect(rect.Min + ImVec2{3, 3}, rect.Max - ImVec2{3, 3}, look::fade(theme().edge, 0.6f), 0, 0, 1);
}

// Everything side by side: who plays and how, and what lies in the box.
void wide_sheet(ImDrawList& draw, const ImRect& window, Screens& screens, Wished& wished) {
    Plan& plan = screens.plan;
    const std::optional<Saved>& saved = screens.saved;
    constexpr float between = 44, foot = 62, head_height = 64;
    const float width = std::min(1180.0f, window.GetWidth() - 56);
    const float left_width = std::min(500.0f, (width - 64 - between) * 0.46f), right_width = width - 64 - between - left_width;
    const auto  needed_at = [&](float roomy) {
        const Rows rows = rows_of(roomy, false);
        return head_height + std::max(tiles_head + seats_height(plan, rows) + 14 + tiles_head + options_height(plan, rows), box_height(plan, right_width) + 40) + foot + 34;
    };
    const float roomy = std::clamp((window.GetHeight() - 32 - needed_at(0)) / (needed_at(1) - needed_at(0) + 0.01f), 0.0f, 1.0f);
    const Rows  rows = rows_of(roomy, false);
    const float height = std::min(window.GetHeight() - 32, needed_at(roomy));
    const ImVec2 corner = look::snapped(window.GetCenter() - ImVec2{width, height} / 2);
    const ImRect sheet{corner, corner + ImVec2{width, height}};
    look::panel(draw, sheet, 14, 3);
    ImRect inside = padded(sheet, 32, 14);
    const ImRect head = cut_top(inside, head_height - 14);
    const float  title = look::text(draw, {head.Min.x, head.GetCenter().y}, Anchor::left_middle, {look::Face::serif_bold, 36}, theme().text, "El Grande");
    float right = head.Max.x;
    if (saved) {
        const std::string words = say(saved->session.over() ? "Your last game" : "Continue your game");
        const float wide = look::button_width(words);
        if (look::button(words, {{right - wide, head.Min.y + 4}, {right, head.Max.y - 4}}, {.id = "button:resume"})) wished.wish = Wish::resume;
        right -= wide + 14;
        const float room = right - head.Min.x - title - 40;
        look::text(draw, {right, head.GetCenter().y + 1}, Anchor::right_middle, type().label, theme().text2, look::shortened(type().label, saved->line, room));
    } else {
        const std::string line = say("Nine regions, one King, and friends in every court.");
        look::text(draw, {right, head.GetCenter().y + 3}, Anchor::right_middle, look::fitted({look::Face::serif_italic, 18}, line, right - head.Min.x - title - 30), theme().text2, line);
    }
    ImRect bottom = cut_bottom(inside, foot, 8);
    look::rule(draw, {bottom.Min.x, bottom.Min.y - 2}, bottom.GetWidth());
    bottom.Min.y += 10;
    static Scroll scroll;
    scroll.begin("new game", inside, needed_at(roomy) - head_height - foot - 34, 1);
    ImRect rest = inside;
    rest.Min.y -= scroll.at;
    ImRect left = cut_left(rest, left_width, between);
    draw.AddLine({rest.Min.x - between / 2, rest.Min.y + 6}, {rest.Min.x - between / 2, inside.Max.y - 4}, theme().line, 1);
    const auto heading = [&](const std::string& words) { look::text(draw, {left.Min.x, cut_top(left, tiles_head).Min.y + 10}, Anchor::left_middle, type().title, theme().text, words); };
    heading(say("Who plays"));
    seat_rows(draw, cut_top(left, seats_height(plan, rows), 14), plan, wished, left_width < 460, rows);
    heading(say("How it is played"));
    option_rows(draw, left, plan, left_width < 460, rows);
    whole_box(draw, rest, plan, wished);
    chart(draw, {rest.Min + ImVec2{0, 6}, {rest.Max.x, inside.Max.y - 12 - scroll.at}}, plan.setup.rules);
    scroll.end(draw, 20);
    if (scroll.dragged) wished = {};
    const ImRect low = cut_left(bottom, left_width, between);
    const Wish   low_wish = low_row({{low.Min.x, low.GetCenter().y - look::button_height() / 2}, {low.Max.x, low.GetCenter().y + look::button_height() / 2}}, screens);
    const float  start_width = std::min(330.0f, bottom.GetWidth() * 0.6f);
    const Wish   start = start_row({{bottom.Max.x - start_width, bottom.Min.y}, bottom.Max});
    const look::Wrap  lines{.room = bottom.GetWidth() - start_width - 18, .lines = 3, .leading = 16};
    const std::string words = say(plan_in_words(plan));
    look::wrapped(&draw, {bottom.Min.x, bottom.GetCenter().y - look::wrapped(nullptr, {}, lines, type().body, 0, words) / 2}, lines, type().body, theme().text, words);
    if (start != Wish::none) wished.wish = start;
    if (low_wish != Wish::none) wished.wish = low_wish;
}

void new_game(ImDrawList& draw, const Layout& at, Screens& screens, Wished& wished) {
    Plan& plan = screens.plan;
    const std::optional<Saved>& saved = screens.saved;
    const ImRect window = at.window;
    const bool   narrow = window.GetWidth() < 640;
    const bool   flat = window.GetHeight() < 560 && window.GetWidth() >= 832;   // seats and options side by side
    const bool   beside = window.GetWidth() >= 1000 && !flat;
    Wish& wish = wished.wish;

    const ImVec2 size = ImGui::GetIO().DisplaySize;
    draw.AddRectFilled({0, 0}, size, theme().sea2);
    if (window.GetWidth() >= 1000 && window.GetHeight() >= 620) {
        const float wide = std::max(size.x, size.y * map::map_size.x / map::map_size.y), high = wide * map::map_size.y / map::map_size.x;
        const ImVec2 corner = (size - ImVec2{wide, high}) / 2;
        if (const ImTextureID sea = art::picture("map", static_cast<int>(wide), static_cast<int>(high))) draw.AddImage(sea, corner, corner + ImVec2{wide, high});
        draw.AddRectFilled({0, 0}, size, look::fade(theme().sea2, 0.55f));
        return wide_sheet(draw, window, screens, wished);
    }
    if (beside) title_map(draw, window, size);
    ImRect sheet = beside ? ImRect{{window.Max.x - 560, window.Min.y + 20}, {window.Max.x - 28, window.Max.y - 20}} : padded(window, narrow ? 0 : 10, narrow ? 0 : 6);
    const float side = narrow ? 14 : 28;
    const bool  tight = sheet.GetWidth() - 2 * side < tight_row;
    const float low = look::button_height();
    const float start_height = std::max(46.0f, low);
    const float foot = flat ? start_height + 10 : start_height + 10 + low + 16;
    const float head_height = flat ? 54 : 58;
    float title = head_height;
    if (!beside && saved && !flat) title += 96;
    const auto needed_at = [&](float roomy) {
        const Rows rows = rows_of(roomy, tight);
        const float width = sheet.GetWidth() - 2 * side, half = (width - 24) / 2;
        const float body = flat ? std::max(seats_height(plan, rows) + 8 + options_height(plan, rows), box_height(plan, half)) : seats_height(plan, rows) + rows.gap + 4 + box_height(plan, width) + 8 + options_height(plan, rows);
        return title + body + (flat ? 4 : 16) + foot;
    };
    const float roomy = std::clamp((sheet.GetHeight() - 8 - needed_at(0)) / (needed_at(1) - needed_at(0)), 0.0f, 1.0f);
    const Rows  rows = rows_of(roomy, tight);
    const float needed = needed_at(roomy);
    if (beside && needed < sheet.GetHeight()) {
        const float spare = (sheet.GetHeight() - needed) / 2;
        sheet.Min.y += std::min(spare, 200.0f);
        sheet.Max.y = sheet.Min.y + needed;
    }
    look::panel(draw, sheet, narrow ? 0 : 14, 3);
    ImRect inside = padded(sheet, side, 0);
    // The foot stays where it is; the rest is turned beneath it where the screen is low.
    ImRect bottom = cut_bottom(inside, foot, 6);
    static Scroll scroll;
    scroll.begin("new game", inside, needed - foot - 6, 1);
    ImRect rest = inside;
    rest.Min.y -= scroll.at;
    const ImRect head = cut_top(rest, head_height);
    const float titled = look::text(draw, {head.Min.x, head.GetCenter().y + 4}, Anchor::left_middle, type().screen_title, theme().text, beside ? say("New game") : "El Grande");
    if (flat && saved) {
        if (look::button(say(saved->session.over() ? "Your last game" : "Continue your game"), {{head.Max.x - 190, head.Min.y + 5}, {head.Max.x, head.Max.y - 3}}, {.id = "button:resume"})) wish = Wish::resume;
    } else {
        const std::string seats = say("2 to 5 seats, any mix");
        look::text(draw, {head.Max.x, head.GetCenter().y + 6}, Anchor::right_middle, look::fitted(type().body, seats, head.GetWidth() - titled - 12), theme().text2, seats);
    }
    if (!beside && saved && !flat) wish = saved_slip(draw, cut_top(rest, 86, 10), *saved);
    ImRect left = flat ? cut_left(rest, (rest.GetWidth() - 24) / 2, 24) : rest;
    seat_rows(draw, cut_top(left, seats_height(plan, rows), rows.gap + 4), plan, wished, narrow || flat, rows);
    ImRect tiled = flat ? rest : cut_top(left, box_height(plan, left.GetWidth()), 8);
    whole_box(draw, tiled, plan, wished);
    option_rows(draw, left, plan, narrow || flat, rows);
    scroll.end(draw, side - 3);
    if (scroll.dragged) wished = {};

    const ImRect small = flat ? cut_left(bottom, (bottom.GetWidth() - 24) / 2, 24) : ImRect{};
    const Wish   start = start_row(cut_top(bottom, start_height, 10));
    const Wish   low_wish = low_row(flat ? ImRect{small.Min, {small.Max.x, small.Min.y + start_height}} : cut_top(bottom, low), screens);
    if (start != Wish::none) wish = start;
    if (low_wish != Wish::none) wish = low_wish;

    if (beside && saved) {
        const float right = sheet.Min.x - 26;
        const Wish resumed = saved_slip(draw, {{std::max(window.Min.x + 20, right - 330), window.Max.y - 116}, {right, window.Max.y - 28}}, *saved);
        if (resumed != Wish::none) wish = resumed;
    }
}

}
