#include "app/screens.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/art.h"
#include "app/chart.h"
#include "app/figures.h"
#include "app/widgets.h"
#include "engine/board.h"

namespace eg {
namespace {

using look::Anchor;
using look::theme;
using look::type;

constexpr std::array<std::string_view, 2> person_or_bot = {"Person", "Bot"};
constexpr std::array<std::string_view, 3> editions = {"1996", "Decennial", "Big Box"};
constexpr std::array<std::string_view, 2> lengths = {"Nine rounds", "Six rounds"};
constexpr std::array<std::string_view, 2> castillos = {"As announced", "Hidden"};
constexpr std::array<std::string_view, 2> vetoes = {"In the game", "Left out"};
constexpr std::array<std::string_view, pace_count> paces = {"Step", "Calm", "Normal", "Fast", "Instant"};

// Which opponent: its name between two arrows, for there may be many.
void opponent(ImDrawList& draw, int n, std::string& name, const ImRect& rect) {
    const int count = static_cast<int>(bots().size());
    int now = 0;
    for (int i = 0; i < count; ++i)
        if (bots()[static_cast<std::size_t>(i)].name == name) now = i;
    draw.AddRectFilled(rect.Min, rect.Max, theme().panel2, 7);
    draw.AddRect(rect.Min, rect.Max, theme().edge, 7);
    const float arrow = rect.GetWidth() < 130 ? 0.0f : 30.0f;
    const std::string which = std::to_string(n);
    const auto turn = [&](const char* icon, const ImRect& at, int by, const std::string& id) {
        if (arrow == 0 || !look::icon_button(icon, at, {.kind = look::Kind::quiet, .id = id})) return;
        name = bots()[static_cast<std::size_t>((now + by + count) % count)].name;
    };
    turn("back", {rect.Min, {rect.Min.x + arrow, rect.Max.y}}, -1, "weaker:" + which);
    turn("forward", {{rect.Max.x - arrow, rect.Min.y}, rect.Max}, 1, "stronger:" + which);
    const ImRect middle{{rect.Min.x + arrow, rect.Min.y}, {rect.Max.x - arrow, rect.Max.y}};
    const BotRow& row = bots()[static_cast<std::size_t>(now)];
    look::text(draw, middle.GetCenter(), Anchor::centre_middle, type().body_bold, theme().text, look::shortened(type().body_bold, capitalised(std::string{row.name}), middle.GetWidth()));
    const look::Touch touch = look::target("level:" + which, middle);
    if (touch.hovered) look::tooltip(middle, row.line);
    if (touch.focused) look::focus_ring(draw, middle, 7);
    if (touch.pressed) name = bots()[static_cast<std::size_t>((now + 1) % count)].name;
}

void seat_row(const ImRect& row, ImDrawList& draw, Plan& plan, int n, bool narrow, NameField& edit) {
    Seat& seat = plan.seats[static_cast<std::size_t>(n)];
    const Player p = static_cast<Player>(n);
    ImRect rest = row;
    const float y = (row.Min.y + row.Max.y) / 2;
    const float high = std::min(38.0f, row.GetHeight() - 8);
    const auto box = [&](const ImRect& part) { return ImRect{{part.Min.x, y - high / 2}, {part.Max.x, y + high / 2}}; };
    look::badge(draw, p, {rest.Min.x + 17, y}, std::min(16.0f, high / 2));
    rest.Min.x += 42;
    const float bots_width = narrow ? 104 : 142;
    const float kind_width = narrow ? 100 : 128;
    const float remove = plan.setup.players > 2 && n == plan.setup.players - 1 ? 30.0f : 0.0f;
    ImRect name = cut_left(rest, std::max(70.0f, rest.GetWidth() - kind_width - bots_width - (narrow ? 12 : 20) - (narrow ? 18 : 30)), narrow ? 6 : 10);
    name = box(name);
    const look::Touch touch = look::target("name:" + std::to_string(n), name);
    draw.AddRectFilled(name.Min, name.Max, theme().dark ? theme().panel2 : IM_COL32_WHITE, 7);
    draw.AddRect(name.Min, name.Max, touch.hovered ? theme().text2 : theme().edge, 7);
    look::text(draw, {name.Min.x + 11, y}, Anchor::left_middle, type().name_plain, theme().text, look::shortened(type().name_plain, seat.name, name.GetWidth() - 18));
    if (touch.focused) look::focus_ring(draw, name, 7);
    if (touch.pressed) edit = {n, name};
    int kind = seat.person() ? 0 : 1;
    if (look::segments("kind:" + std::to_string(n), person_or_bot, kind, box(cut_left(rest, kind_width, narrow ? 6 : 10)))) seat.bot = kind ? "greedy" : "";
    const ImRect level = box(cut_left(rest, bots_width, 4));
    if (!seat.person()) {
        opponent(draw, n, seat.bot, level);
    } else {
        look::text(draw, {level.Min.x + 2, y}, Anchor::left_middle, type().label, theme().text2, narrow ? "here" : "at this device");
    }
    if (remove > 0) {
        const ImRect cross{{row.Max.x - 26, y - 14}, {row.Max.x + 2, y + 14}};
        if (look::icon_button("close", cross, {.kind = look::Kind::quiet, .tooltip = "Take this seat away", .id = "seat:remove"})) plan.setup.players -= 1;
    }
}

template <std::size_t n>
bool option(ImDrawList& draw, ImRect& rest, std::string_view id, std::string_view label, const std::array<std::string_view, n>& words, int& chosen, float high, float gap, std::string_view note = {}) {
    const ImRect row = cut_top(rest, high, gap);
    const float  y = (row.Min.y + row.Max.y) / 2;
    const float  label_width = std::min(158.0f, row.GetWidth() * 0.27f);
    look::text(draw, {row.Min.x, y}, Anchor::left_middle, type().body_bold, theme().text, label);
    float width = row.GetWidth() - label_width;
    if (!note.empty() && row.GetWidth() > 470) {
        width = std::min(width, 250.0f);
        look::text(draw, {row.Min.x + label_width + width + 12, y}, Anchor::left_middle, type().label, theme().text2, note);
    }
    return look::segments(id, words, chosen, {{row.Min.x + label_width, row.Min.y}, {row.Min.x + label_width + width, row.Max.y}});
}

// How large the rows are: from tight, 0, to roomy, 1.
struct Rows {
    float seat, high, gap;
};
Rows rows_of(float roomy) {
    return {std::clamp(46 + roomy * 10, 44.0f, 56.0f), std::clamp(34 + roomy * 4, 34.0f, look::now().coarse ? 44.0f : 38.0f), std::clamp(6 + roomy * 6, 6.0f, 12.0f)};
}

float seats_height(const Plan& plan, const Rows& rows) { return rows.seat * static_cast<float>(std::min(plan.setup.players + 1, max_players)); }
float options_height(const Rows& rows) { return 5 * (rows.high + rows.gap); }

void seat_rows(ImDrawList& draw, ImRect rest, Plan& plan, NameField& edit, bool narrow, const Rows& rows) {
    for (int n = 0; n < plan.setup.players; ++n) {
        seat_row(cut_top(rest, rows.seat), draw, plan, n, narrow, edit);
        look::rule(draw, {rest.Min.x, rest.Min.y}, rest.GetWidth());
    }
    if (plan.setup.players == max_players) return;
    const ImRect row = cut_top(rest, rows.seat - 6, 0);
    const ImRect add{{row.Min.x, row.Min.y + 5}, {row.Max.x, row.Max.y}};
    const look::Touch touch = look::target("seat:add", add);
    const ImVec2 corners[] = {add.Min, {add.Max.x, add.Min.y}, add.Max, {add.Min.x, add.Max.y}};
    if (touch.hovered) draw.AddRectFilled(add.Min, add.Max, theme().panel2, 7);
    look::dashed(draw, corners, true, 5, 4, theme().edge, 1.2f);
    const Player next = static_cast<Player>(plan.setup.players);
    look::badge(draw, next, {add.Min.x + 20, add.GetCenter().y}, 11);
    look::text(draw, {add.Min.x + 42, add.GetCenter().y}, Anchor::left_middle, type().body_bold, theme().text, "Add a seat");
    if (!narrow) look::text(draw, {add.Max.x - 14, add.GetCenter().y}, Anchor::right_middle, type().label, theme().text2, seat_word(next));
    if (touch.focused) look::focus_ring(draw, add, 7);
    if (touch.pressed) plan.setup.players += 1;
}

void option_rows(ImDrawList& draw, ImRect rest, Plan& plan, bool narrow, const Rows& rows) {
    const float high = rows.high, gap = rows.gap;
    int edition = static_cast<int>(plan.setup.rules.edition);
    if (option(draw, rest, "edition", "Rules", editions, edition, high, gap)) {
        const Rules before = plan.setup.rules;
        plan.setup.rules = rules_of(static_cast<Edition>(edition));
        plan.setup.rules.veto_in_deck = before.veto_in_deck;
        plan.setup.rules.short_game = before.short_game;
    }
    int length = plan.setup.rules.short_game ? 1 : 0;
    if (option(draw, rest, "length", "Length", lengths, length, high, gap, length ? "about 30 min" : "about 45 min")) plan.setup.rules.short_game = length == 1;
    int castillo = plan.castillo_announced ? 0 : 1;
    if (option(draw, rest, "castillo", "Castillo", castillos, castillo, high, gap, "memory aid")) plan.castillo_announced = castillo == 0;
    int veto = plan.setup.rules.veto_in_deck ? 0 : 1;
    if (option(draw, rest, "veto", "Veto cards", vetoes, veto, high, gap, "two cards")) plan.setup.rules.veto_in_deck = veto == 0;
    int pace = static_cast<int>(plan.pace);
    if (option(draw, rest, "pace", narrow ? "Pace" : "Bots’ pace", paces, pace, high, gap)) plan.pace = static_cast<Pace>(pace);
}

Wish saved_slip(ImDrawList& draw, const ImRect& rect, const Saved& saved) {
    look::panel(draw, rect);
    const float y = rect.Min.y;
    look::text(draw, {rect.Min.x + 16, y + 20}, Anchor::left_middle, type().title, theme().text, "Continue your game");
    look::text(draw, {rect.Min.x + 16, y + 42}, Anchor::left_middle, type().label, theme().text2, saved.line);
    float x = rect.Min.x + 22;
    for (int i = 0; i < saved.players; ++i) {
        look::mark(draw, static_cast<Player>(i), {x, y + 66}, 11);
        x += 10;
        x += look::text(draw, {x, y + 66}, Anchor::left_middle, type().body_bold, theme().text, std::to_string(saved.score[static_cast<Player>(i)])) + 18;
    }
    const ImRect go{{rect.Max.x - 116, rect.GetCenter().y - 22}, {rect.Max.x - 14, rect.GetCenter().y + 22}};
    return look::button("Continue", go, {.id = "button:resume"}) ? Wish::resume : Wish::none;
}

Wish low_row(const ImRect& rect) {
    Wish wish = Wish::none;
    const float width = (rect.GetWidth() - 16) / 3;
    const auto press = [&](int n, const char* label, const char* id, Wish what) {
        const float x = rect.Min.x + static_cast<float>(n) * (width + 8);
        if (look::button(label, {{x, rect.Min.y}, {x + width, rect.Max.y}}, {.id = id})) wish = what;
    };
    press(0, rect.GetWidth() < 330 ? "Help" : "How to play", "button:help", Wish::help);
    press(1, rect.GetWidth() < 330 ? "Load" : "Load a game", "button:load", Wish::import_code);
    press(2, "Credits", "button:credits", Wish::credits);
    return wish;
}

}

std::optional<Saved> look_into(std::string_view code) {
    Session session;
    if (!session.resume(code).empty() || session.over()) return std::nullopt;
    const State s = session.seen();
    Saved saved{.code = std::string{code}, .line = round_line(s) + ", " + session.name(session.asked()) + " to act", .score = {}, .players = s.players};
    for (Player p : s.seats()) saved.score[p] = s.score[p];
    return saved;
}

void backdrop(ImDrawList& draw, const ImRect& rect) {
    const float scale = rect.GetWidth() / chart::map_size.x;
    const auto  at = [&](const std::string& anchor) { return ImVec2{rect.Min.x + chart::anchor(anchor).x * scale, rect.Min.y + chart::anchor(anchor).y * scale}; };
    const float density = look::now().density;
    if (const ImTextureID sea = art::picture("chart", static_cast<int>(rect.GetWidth() * density), static_cast<int>(rect.GetHeight() * density))) draw.AddImage(sea, rect.Min, rect.Max);
    for (Place place : regions) {
        const std::string name = std::string{row(place).id} + ".name";
        look::lettered(draw, at(name), Anchor::centre, {look::Face::serif_bold, std::max(11.0f, chart::anchor_size(name) * scale)}, theme().ink,
                       {.tracking = 0.1f, .halo = look::mix(place == VAL ? theme().sea : look::tint(place), IM_COL32_WHITE, 0.35f), .halo_width = 1.7f}, look::capitals(row(place).name));
    }
    draw_castillo(draw, at("CAS.castillo"), scale * 1.05f, false, false, 1);
}

Wish new_game(ImDrawList& draw, const Layout& at, Plan& plan, const std::optional<Saved>& saved, NameField& edit) {
    const ImRect window = at.window;
    const bool   narrow = window.GetWidth() < 640;
    const bool   flat = window.GetHeight() < 560 && window.GetWidth() >= 640;   // seats and options side by side
    const bool   beside = window.GetWidth() >= 900 && !flat;
    Wish wish = Wish::none;

    const ImVec2 size = ImGui::GetIO().DisplaySize;
    draw.AddRectFilled({0, 0}, size, theme().sea2);
    if (beside) {
        // The chart reaches beyond the window on three sides and fades out under the title.
        const float left = window.Max.x - 540;
        const float wide = left * 1.09f;
        const float top = std::max(130.0f, std::min(size.y - wide * 812 / 1000 + 14, size.y * 0.24f));
        backdrop(draw, {{-40, top}, {wide - 40, top + wide * 812 / 1000}});
        const ImU32 sea = theme().sea2, clear = look::fade(theme().sea2, 0);
        draw.AddRectFilledMultiColor({left - 70, 0}, {left + 20, size.y}, clear, sea, sea, clear);
        draw.AddRectFilled({left + 20, 0}, size, sea);
        draw.AddRectFilled({0, 0}, {size.x, top + 4}, sea);
        draw.AddRectFilledMultiColor({0, top + 4}, {size.x, top + 110}, sea, sea, clear, clear);
        const ImVec2 corner{window.Min.x + 46, window.Min.y + 40};
        const float  w = look::lettered(draw, {corner.x, corner.y + 62}, Anchor::left, type().hero, theme().ink, {.halo = look::fade(theme().sea, 0.9f), .halo_width = 3}, "El Grande");
        look::rule(draw, {corner.x, corner.y + 90}, w);
        look::lettered(draw, {corner.x, corner.y + 116}, Anchor::left, {look::Face::serif_italic, 19}, theme().ink, {.halo = look::fade(theme().sea, 0.9f), .halo_width = 2}, "Nine regions, one King, and friends in every court.");
    }
    ImRect sheet = beside ? ImRect{{window.Max.x - 560, window.Min.y + 20}, {window.Max.x - 28, window.Max.y - 20}} : padded(window, narrow ? 0 : 10, narrow ? 0 : 6);
    const float side = narrow ? 14 : 28;
    const float low = look::button_height();
    const float start_height = std::max(46.0f, low);
    const float foot = flat ? start_height + 10 : start_height + 10 + low + 16;
    float title = flat ? 46 : 58;
    if (!beside && saved && !flat) title += 96;
    const auto needed_at = [&](float roomy) {
        const Rows rows = rows_of(roomy);
        const float body = flat ? std::max(seats_height(plan, rows), options_height(rows)) : seats_height(plan, rows) + rows.gap + 4 + options_height(rows);
        return title + body + (flat ? 4 : 16) + foot;
    };
    const float roomy = std::clamp((sheet.GetHeight() - 8 - needed_at(0)) / (needed_at(1) - needed_at(0)), 0.0f, 1.0f);
    const Rows  rows = rows_of(roomy);
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
    scroll.update("new game", inside, needed - foot - 6, 1);
    ImGui::PushClipRect({sheet.Min.x, inside.Min.y}, {sheet.Max.x, inside.Max.y}, true);
    draw.PushClipRect({sheet.Min.x, inside.Min.y}, {sheet.Max.x, inside.Max.y}, true);
    ImRect rest = inside;
    rest.Min.y -= scroll.at;
    const ImRect head = cut_top(rest, flat ? 46 : 58);
    look::text(draw, {head.Min.x, head.GetCenter().y + 4}, Anchor::left_middle, type().screen_title, theme().text, beside ? "New game" : "El Grande");
    if (flat && saved) {
        if (look::button("Continue your game", {{head.Max.x - 190, head.Min.y + 8}, {head.Max.x, head.Max.y}}, {.id = "button:resume"})) wish = Wish::resume;
    } else {
        look::text(draw, {head.Max.x, head.GetCenter().y + 6}, Anchor::right_middle, type().body, theme().text2, "2 to 5 seats, any mix");
    }
    if (!beside && saved && !flat) wish = saved_slip(draw, cut_top(rest, 86, 10), *saved);
    ImRect seats = flat ? cut_left(rest, (rest.GetWidth() - 24) / 2, 24) : cut_top(rest, seats_height(plan, rows), rows.gap + 4);
    seat_rows(draw, seats, plan, edit, narrow || flat, rows);
    option_rows(draw, rest, plan, narrow || flat, rows);
    draw.PopClipRect();
    ImGui::PopClipRect();
    scroll.bar(draw, {inside.Min, {sheet.Max.x - 3, inside.Max.y}}, 1);
    if (scroll.dragged) edit = {};

    const ImRect small = flat ? cut_left(bottom, (bottom.GetWidth() - 24) / 2, 24) : ImRect{};
    const bool   start = look::button("Start the game", cut_top(bottom, start_height, 10), {.kind = look::Kind::primary, .id = "button:start"});
    const Wish   low_wish = low_row(flat ? ImRect{small.Min, {small.Max.x, small.Min.y + start_height}} : cut_top(bottom, low));
    if (start) wish = Wish::start;
    if (low_wish != Wish::none) wish = low_wish;

    if (beside && saved) {
        const float right = sheet.Min.x - 26;
        const Wish resumed = saved_slip(draw, {{std::max(window.Min.x + 20, right - 330), window.Max.y - 116}, {right, window.Max.y - 28}}, *saved);
        if (resumed != Wish::none) wish = resumed;
    }
    return wish;
}

Wish curtain(ImDrawList& draw, const Layout& at, const std::string& name, Player player, const std::string& reason) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const int    folds = std::max(9, static_cast<int>(std::lround(size.x / 58)));
    const float  fold = size.x / static_cast<float>(folds);
    draw.AddRectFilled({0, 0}, size, look::rgb(0x12282E));
    constexpr std::array<float, 5> stops = {0, 0.28f, 0.45f, 0.72f, 1};
    constexpr std::array<unsigned, 5> shades = {0x12282E, 0x2A545E, 0x346672, 0x1E4049, 0x12282E};
    for (int i = 0; i < folds; ++i)
        for (std::size_t k = 0; k + 1 < stops.size(); ++k) {
            const float x = fold * static_cast<float>(i);
            const ImU32 a = look::rgb(shades[k]), b = look::rgb(shades[k + 1]);
            draw.AddRectFilledMultiColor({x + fold * stops[k], 0}, {x + fold * stops[k + 1], size.y}, a, b, b, a);
        }
    // Hem and valance, cut from whole widths.
    const float hem = fold * 58 / 44;
    for (int i = 0; i < folds; ++i) art::draw(draw, "curtain_hem", ImRect{{fold * static_cast<float>(i), size.y - hem}, {fold * static_cast<float>(i + 1), size.y}});
    const int   swags = std::max(4, static_cast<int>(std::lround(size.x / (size.y < 520 ? 62 : 82))));
    const float swag = size.x / static_cast<float>(swags);
    const float drop = swag * 88 / 78;
    for (int i = 0; i < swags; ++i) art::draw(draw, "curtain_valance", ImRect{{swag * static_cast<float>(i), 0}, {swag * static_cast<float>(i + 1), drop}});

    const bool   low = at.window.GetHeight() < 520;
    const ImVec2 centre = at.window.GetCenter();
    const float  width = std::min(320.0f, at.window.GetWidth() - 40) + (low ? 180.0f : 0.0f), height = low ? std::min(250.0f, at.window.GetHeight() - 60) : 420.0f;
    const ImRect card{{centre.x - width / 2, centre.y - height / 2}, {centre.x + width / 2, centre.y + height / 2}};
    look::panel(draw, card, 14, 3, theme().panel, theme().ink);
    const ImRect inner = padded(card, 6, 6);
    draw.AddRect(inner.Min, inner.Max, theme().gold, 10, 0, 1);
    float y = card.Min.y + (low ? 26.0f : 52.0f);
    const float x = low ? card.Min.x + width * 0.64f : centre.x;
    const float room = low ? width * 0.62f : width - 48;
    look::text(draw, {x, y}, Anchor::centre_middle, type().name_plain, theme().text2, "Pass the device to");
    y += low ? 34.0f : 42.0f;
    look::Type big = type().curtain_name;
    if (low) big.size *= 0.8f;
    if (look::width(big, name) > room) big.size *= room / look::width(big, name);
    look::text(draw, {x, y}, Anchor::centre_middle, big, theme().text, name);
    const ImVec2 badge = low ? ImVec2{card.Min.x + width * 0.18f, card.Min.y + height * 0.38f} : ImVec2{centre.x, y + 84};
    look::badge(draw, player, badge, low ? 36.0f : 46.0f);
    y = low ? y + 30 : badge.y + 68;
    look::text(draw, {x, y}, Anchor::centre_middle, type().body, theme().text2, seat_word(player));
    y += low ? 16.0f : 22.0f;
    look::rule(draw, {x - 66, y}, 132);
    y += low ? 8.0f : 14.0f;
    look::wrapped(&draw, {x, y}, {.room = room, .anchor = Anchor::centre, .lines = 2}, type().name_plain, theme().text, reason);
    const ImRect open{{card.Min.x + 22, card.Max.y - 22 - 48}, {card.Max.x - 22, card.Max.y - 22}};
    std::string words = "I am " + name + ": open the curtain";
    if (look::button_width(words) > open.GetWidth()) words = "Open the curtain";
    const bool pressed = look::button(words, open, {.kind = look::Kind::primary, .id = "button:open"});
    if (!low) look::text(draw, {centre.x, card.Max.y + 34}, Anchor::centre_middle, {look::Face::serif_italic, 18}, look::rgb(0xF3E9D6), "Everybody else, look away.");
    return pressed ? Wish::open_curtain : Wish::none;
}

Wish result(ImDrawList& draw, const Layout& at, const View& view) {
    const State& s = view.table;
    const ImRect window = at.window;
    Wish wish = Wish::none;
    draw.AddRectFilled({0, 0}, ImGui::GetIO().DisplaySize, look::fade(theme().ink, 0.55f));
    const float width = std::min(560.0f, window.GetWidth() - 16);
    int scored = 1;
    for (const Tally& tally : view.stage.tallies()) scored += tally.general;
    const float sheet_lines = static_cast<float>(scored + 2);
    const float height = std::min(window.GetHeight() - 12, 40 * static_cast<float>(s.players) + 22 * sheet_lines + 186 + look::button_height());
    const ImVec2 centre = window.GetCenter();
    const ImRect sheet{{centre.x - width / 2, centre.y - height / 2}, {centre.x + width / 2, centre.y + height / 2}};
    look::panel(draw, sheet, 14, 3);
    ImRect inside = padded(sheet, 24, 18);
    ImRect foot = cut_bottom(inside, look::button_height(), 10);

    const Players best = winners(s);
    std::string headline;
    int n = 0;
    for (Player p : best) headline += (n == 0 ? "" : n + 1 == best.size() ? " and " : ", ") + view.session.name(p), ++n;
    headline += n > 1 ? " share the victory" : " wins";
    static Scroll scroll;
    const float content = 90 + 40 * static_cast<float>(s.players) + 20 + 22 * sheet_lines;
    scroll.update("result", inside, content, 1);
    ImGui::PushClipRect({sheet.Min.x, inside.Min.y}, {sheet.Max.x, inside.Max.y}, true);
    draw.PushClipRect({sheet.Min.x, inside.Min.y}, {sheet.Max.x, inside.Max.y}, true);
    ImRect rest = inside;
    rest.Min.y -= scroll.at;
    look::text(draw, {centre.x, rest.Min.y + 12}, Anchor::centre_middle, type().small_italic, theme().gold_deep, "The game is over");
    look::Type big = type().screen_title;
    if (look::width(big, headline) > rest.GetWidth()) big.size *= rest.GetWidth() / look::width(big, headline);
    look::text(draw, {centre.x, rest.Min.y + 42}, Anchor::centre_middle, big, theme().text, headline);
    rest.Min.y += 74;
    std::array<Player, max_players> order{};
    for (int i = 0; i < s.players; ++i) order[static_cast<std::size_t>(i)] = static_cast<Player>(i);
    std::stable_sort(order.begin(), order.begin() + s.players, [&](Player a, Player b) { return s.score[a] > s.score[b]; });
    const int most = std::max<int>(1, s.score[order[0]]);
    int place = 0;
    for (int i = 0; i < s.players; ++i) {
        const Player p = order[static_cast<std::size_t>(i)];
        if (i == 0 || s.score[p] < s.score[order[static_cast<std::size_t>(i - 1)]]) place = i + 1;
        const ImRect row = cut_top(rest, 40);
        const float  y = row.GetCenter().y;
        if (best.has(p)) draw.AddRectFilled({row.Min.x, row.Min.y + 2}, {row.Max.x, row.Max.y - 2}, theme().dark ? look::fade(theme().gold, 0.22f) : look::fade(theme().glow_high, 0.55f), 7);
        look::text(draw, {row.Min.x + 16, y}, Anchor::centre_middle, type().title, theme().text2, std::to_string(place));
        look::badge(draw, p, {row.Min.x + 46, y}, 14);
        look::text(draw, {row.Min.x + 70, y}, Anchor::left_middle, type().name, theme().text, look::shortened(type().name, view.session.name(p), row.GetWidth() * 0.26f));
        const float from = row.Min.x + 78 + row.GetWidth() * 0.27f, to = row.Max.x - 58;
        draw.AddRectFilled({from, y - 6}, {from + (to - from) * static_cast<float>(s.score[p]) / static_cast<float>(most), y + 6}, look::seat(p).colour, 3);
        look::text(draw, {row.Max.x - 10, y}, Anchor::right_middle, type().score, theme().text, std::to_string(s.score[p]));
    }
    rest.Min.y += 16;
    tally_sheet(draw, rest, view);
    draw.PopClipRect();
    ImGui::PopClipRect();
    scroll.bar(draw, inside, 1);

    const float third = (foot.GetWidth() - 16) / 3;
    if (look::button(third < 150 ? "The table" : "Look at the table", cut_left(foot, third, 8), {.id = "button:table"})) wish = Wish::close;
    if (look::button("New game", cut_left(foot, third, 8), {.id = "button:new"})) wish = Wish::really_leave;
    if (look::button("Play again", foot, {.kind = look::Kind::primary, .id = "button:again"})) wish = Wish::again;
    return wish;
}

}
