// The new game: who sits where, by which rules, and the map behind it all.
#include "app/screens/screens.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/ui/art.h"
#include "app/board/map.h"
#include "app/board/figures.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
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
    if (look::button(say("Deck"), rect, {.kind = other_deck(rules) ? look::Kind::primary : look::Kind::plain, .tooltip = which_deck(rules), .id = "button:deck"})) wished.wish = Wish::deck;
}

void option_row(ImDrawList& draw, const ImRect& row, const Option<Plan>& option, Plan& plan, bool narrow, Wished& wished) {
    int chosen = option.get(plan);
    const std::string note = say(option.notes[chosen ? 1 : 0]), label = say(narrow && option.id == "pace" ? "Pace" : option.label);
    const float  y = (row.Min.y + row.Max.y) / 2;
    const bool   cards = option.id == "edition";
    const float  label_width = std::max(std::min(158.0f, row.GetWidth() * 0.27f), cards ? 98.0f : 0.0f);
    const float  wide = look::text(draw, {row.Min.x, y}, Anchor::left_middle, type().body_bold, theme().text, label);
    if (cards) deck_button({{row.Min.x + wide + 6, row.Min.y}, {row.Min.x + std::min(wide + 6 + 64, label_width - 6), row.Max.y}}, plan.setup.rules, wished);
    float width = row.GetWidth() - label_width;
    if (!note.empty() && row.GetWidth() > 470) {
        width = std::min(width, 250.0f);
        const float x = row.Min.x + label_width + width + 12;
        look::text(draw, {x, y}, Anchor::left_middle, look::fitted(type().label, note, row.Max.x - x), theme().text2, note);
    }
    if (look::segments(option.id, option.words(), chosen, {{row.Min.x + label_width, row.Min.y}, {row.Min.x + label_width + width, row.Max.y}})) option.set(plan, chosen);
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
float options_height(const Rows& rows) { return static_cast<float>(plan_options().size()) * (rows.high + rows.gap); }

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

void option_rows(ImDrawList& draw, ImRect rest, Plan& plan, bool narrow, const Rows& rows, Wished& wished) {
    for (const Option<Plan>& option : plan_options()) option_row(draw, cut_top(rest, rows.high, rows.gap), option, plan, narrow, wished);
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

Wish low_row(const ImRect& rect) {
    Wish wish = Wish::none;
    const float width = (rect.GetWidth() - 24) / 4;
    const bool  brief = rect.GetWidth() < 460 || look::button_width(say("Load a game")) > width + 20;
    const auto press = [&](int n, const char* label, const char* id, Wish what) {
        const float x = rect.Min.x + static_cast<float>(n) * (width + 8);
        if (look::button(say(label), {{x, rect.Min.y}, {x + width, rect.Max.y}}, {.id = id})) wish = what;
    };
    press(0, brief ? "Help" : "How to play", "button:help", Wish::help);
    press(1, "Settings", "button:settings", Wish::settings);
    press(2, brief ? "Load" : "Load a game", "button:load", Wish::import_code);
    press(3, "Credits", "button:credits", Wish::credits);
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

void backdrop(ImDrawList& draw, const ImRect& rect) {
    const float scale = rect.GetWidth() / map::map_size.x;
    const auto  at = [&](const std::string& anchor) { return ImVec2{rect.Min.x + map::anchor(anchor).x * scale, rect.Min.y + map::anchor(anchor).y * scale}; };
    const float density = look::now().density;
    if (const ImTextureID sea = art::picture("map", static_cast<int>(rect.GetWidth() * density), static_cast<int>(rect.GetHeight() * density))) draw.AddImage(sea, rect.Min, rect.Max);
    for (Place place : box(Rules{}).regions) {
        const std::string name = std::string{row(place).id} + ".name";
        look::lettered(draw, at(name), Anchor::centre, {look::Face::serif_bold, std::max(11.0f, map::anchor_size(name) * scale)}, theme().ink,
                       {.tracking = 0.1f, .halo = look::mix(place == VAL ? theme().sea : look::tint(place), IM_COL32_WHITE, 0.35f), .halo_width = 1.7f}, look::capitals(row(place).name));
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
        const float body = flat ? std::max(seats_height(plan, rows), options_height(rows)) : seats_height(plan, rows) + rows.gap + 4 + options_height(rows);
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
    ImRect seats = flat ? cut_left(rest, (rest.GetWidth() - 24) / 2, 24) : cut_top(rest, seats_height(plan, rows), rows.gap + 4);
    seat_rows(draw, seats, plan, wished, narrow || flat, rows);
    option_rows(draw, rest, plan, narrow || flat, rows, wished);
    scroll.end(draw, side - 3);
    if (scroll.dragged) wished = {};

    const ImRect small = flat ? cut_left(bottom, (bottom.GetWidth() - 24) / 2, 24) : ImRect{};
    const bool   start = look::button(say("Start the game"), cut_top(bottom, start_height, 10), {.kind = look::Kind::primary, .id = "button:start"});
    const Wish   low_wish = low_row(flat ? ImRect{small.Min, {small.Max.x, small.Min.y + start_height}} : cut_top(bottom, low));
    if (start) wish = Wish::start;
    if (low_wish != Wish::none) wish = low_wish;

    if (beside && saved) {
        const float right = sheet.Min.x - 26;
        const Wish resumed = saved_slip(draw, {{std::max(window.Min.x + 20, right - 330), window.Max.y - 116}, {right, window.Max.y - 28}}, *saved);
        if (resumed != Wish::none) wish = resumed;
    }
}

}
