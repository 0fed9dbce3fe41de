// The kept games: a card for each, with a small picture, its players, and buttons to continue, rename, copy and delete
// it. In a narrow window the cards are folded, and a press opens one.
#include <algorithm>
#include <cmath>

#include "app/screens/screens.h"
#include "app/screens/small_map.h"
#include "app/sentences/labels.h"
#include "app/ui/textures.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
#include "engine/insertion_sort.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float gap = 16, fold_gap = 8, pad = 12, card_width = 320;

struct Sheet {
    ImDrawList& draw;
    Screens&    screens;
    Commands&   commands;
    bool        dragged;
};

// ---- the parts of a card

struct Press {
    KeptCommand::What what;
    std::string_view  icon;          // empty: none
    std::string       label, name;   // name: for screen readers, with the game's name
    draw::Kind        kind = draw::Kind::plain;
};
void press(const Sheet& sheet, const Press& of, const ImRect& rect, const KeptGame& game, const ImRect& field = {}) {
    const std::string id = "game:" + std::to_string(of.what) + ':' + game.id;
    const bool fits = draw::button_width(of.label, {.icon = of.icon}) - 16 <= rect.GetWidth();
    const draw::Control how{.kind = of.kind, .icon = fits ? of.icon : std::string_view{}, .id = id, .name = of.name};
    if (draw::button(of.label, rect, how) && !sheet.dragged)
        sheet.commands.add(KeptCommand{of.what, game.id, field});
}

float buttons_height() { return draw::button_height() + 6; }

// One below the other: what leads on, and the small ones. With another tab: its band.
void buttons(const Sheet& sheet, ImRect rect, const GameCard& card, bool newest, const ImRect& name) {
    const KeptGame& game = card.game;
    if (card.elsewhere) {
        ImDrawList& draw = sheet.draw;
        draw::panel(draw, rect, 8, 0, draw::mix(theme().panel, theme().focus, 0.1f), theme().focus);
        ImRect inside{rect.Min + ImVec2{8, 8}, rect.Max - ImVec2{8, 8}};
        const ImRect head = cut_top(inside, inside.GetHeight() - buttons_height(), 0);
        textures::draw(draw, "icons/tab", {head.Min.x + 10, head.GetCenter().y}, 20, textures::paint(theme().text));
        const std::string words = say("Open in another tab");
        draw::text(draw, {head.Min.x + 26, head.GetCenter().y}, Anchor::left_middle,
                   draw::fitted(type().name, words, head.GetWidth() - 26), theme().text, words);
        press(sheet, {KeptCommand::look_on, "eye", say("Watch"), say("Watch {name}", game.name)},
              cut_left(inside, (inside.GetWidth() - 8) / 2, 8), game);
        press(sheet, {KeptCommand::take_over, "swap", say("Take over"), say("Take over {name}", game.name)}, inside,
              game);
        return;
    }
    Press go{KeptCommand::open, {}, say("Continue"), say("Continue {name}", game.name),
             newest ? draw::Kind::primary : draw::Kind::plain};
    if (card.saved && card.saved->session.over())
        go.label = say("See the result"), go.name = say("See the result of {name}", game.name);
    if (game.aside) go.label = say("Try it again"), go.name = say("Try {name} again", game.name);
    press(sheet, go, cut_top(rect, (rect.GetHeight() - 6) / 2, 6), game);
    const Press rename{KeptCommand::rename, "pencil", say("Rename"), say("Rename {name}", game.name)},
        code{KeptCommand::save_code, "code", say("Save code"), say("Save code of {name}", game.name)},
        copy{KeptCommand::copy, "copy", say("Copy"), say("Copy {name}", game.name)},
        remove{KeptCommand::remove, "bin", say("Delete"), say("Delete {name}", game.name)};
    const float each = (rect.GetWidth() - 2 * 6) / 3;
    for (const Press* one : {game.aside ? &code : &rename, &copy, &remove})
        press(sheet, *one, cut_left(rect, each, 6), game, name);
}

// The players by points: sign, name, kind and score of each.
void players(ImDrawList& draw, ImRect rect, const Session& session) {
    const State  table = session.seen();
    std::vector<Player> order;
    for (Player p : table.seats()) order.push_back(p);
    insertion_sort(order.begin(), order.end(), [&](Player a, Player b) { return table.score[a] > table.score[b]; });
    const float each = (rect.GetWidth() - 4 * static_cast<float>(order.size() - 1)) / static_cast<float>(order.size());
    const bool  one_person = people_of(session).size() == 1;
    const auto kind_of_letters = [&](Player p) { return session.person(p) ? type().label_bold : type().label; };
    float size = type().label.size;   // one for all names
    for (Player p : order)
        size = std::min(size, draw::fitted(kind_of_letters(p), session.name(p), each - 29, 0.7f).size);
    const auto letters_of = [&](Player p) { return draw::Type{kind_of_letters(p).face, size}; };
    const bool named = std::all_of(order.begin(), order.end(), [&](Player p) {   // else the badges say who they are
        return draw::width(letters_of(p), session.name(p)) <= each - 28;
    });
    for (Player p : order) {
        const ImRect box = cut_left(rect, each, 4);
        draw.AddRectFilled(box.Min, box.Max, theme().panel2, 5);
        draw::badge(draw, p, box.Min + ImVec2{14, 14}, 9.5f);
        const std::string name = session.name(p),
                          kind = say(!session.person(p) ? "bot" : one_person ? "you" : "person"),
                          score = std::to_string(table.score[p]);
        tree::add(tree::Role::item, say("{name}: {kind}, {n, plural, one {# point} other {# points}}", name, kind,
                                        table.score[p]));
        const tree::Silent said;
        if (named)
            draw::text(draw, box.Min + ImVec2{27, 14}, Anchor::left_middle, letters_of(p), theme().text, name);
        const float wide = draw::text(draw, box.Max - ImVec2{5, 12}, Anchor::right_middle,
                                      {draw::Face::serif_bold, 17}, theme().text, score);
        draw::text(draw, {box.Min.x + 5, box.Max.y - 12}, Anchor::left_middle,
                   draw::fitted(type().small, kind, each - wide - 12, 0.6f), theme().text2, kind);
    }
}

struct Line {
    draw::Type  letters;
    ImU32       ink;
    std::string words;
};
std::vector<Line> lines_of(const GameCard& card) {
    if (!card.saved) return {{type().body, theme().warn, card.wrong}, {type().label, theme().text2, card.when}};
    const Session& session = card.saved->session;
    const State    table = session.seen();
    std::vector<Line> lines;
    lines.push_back({type().body_bold, theme().text, session.over() ? say("Finished") : round_line(table)});
    lines.push_back({type().body, theme().text, say(what_is_played(table.rules))});
    lines.push_back({type().body_bold, theme().gold_deep,
                     session.over() ? victory(session) : say("{name} to act", session.name(session.asked()))});
    lines.push_back({type().label, theme().text2, card.when});
    return lines;
}

ImU32 ground_of(const GameCard& card, bool newest) {
    if (card.game.aside) return draw::mix(theme().panel, theme().warn, 0.06f);
    return newest ? draw::mix(theme().panel, theme().gold_light, theme().dark ? 0.08f : 0.12f) : theme().panel;
}

// ---- an open card

constexpr draw::Type title{draw::Face::serif_bold, 19};
constexpr float players_height = 46, title_leading = 22;
float text_height(const GameCard& card, float width) {
    float high = draw::wrapped(nullptr, {}, {.room = width, .lines = 2, .leading = title_leading}, title, 0,
                               card.game.name)
                 + 3;
    for (const Line& line : lines_of(card))
        high += draw::wrapped(nullptr, {}, {.room = width, .lines = card.saved ? 3 : 6}, line.letters, 0, line.words)
                + 3;
    return high;
}
struct OpenCard {
    ImVec2 picture;
    float  text, top, buttons;   // width of the text; heights of picture and text, and of the buttons
    float  high(const GameCard& card) const {
        return 2 * pad + top + (card.saved ? players_height + 10 : 0) + 10 + buttons;
    }
};
OpenCard measured(const GameCard& card, float width) {
    ImVec2 picture{0, 0};
    if (card.saved && width >= 260) picture = width >= 330 ? ImVec2{152, 126} : ImVec2{110, 92};
    const float  text = width - 2 * pad - (picture.x > 0 ? picture.x + 12 : 0);
    return {picture, text, std::max(picture.y, text_height(card, text)), 2 * buttons_height() + 6};
}

void open_card(const Sheet& sheet, const ImRect& rect, const GameCard& card, const OpenCard& of, bool newest) {
    ImDrawList& draw = sheet.draw;
    draw::panel(draw, rect, 10, 1, ground_of(card, newest), newest ? theme().gold : theme().line);
    ImRect inside{rect.Min + ImVec2{pad, pad}, rect.Max - ImVec2{pad, pad}};
    const ImRect below = cut_bottom(inside, of.buttons, 10);
    ImRect head = cut_top(inside, of.top, 10);
    if (of.picture.x > 0) {
        const ImRect at = cut_left(head, of.picture.x, 12);
        const tree::Silent picture;
        draw_standing(draw, {at.Min, at.Min + of.picture}, card.saved->session.seen());
    }
    const ImRect name{head.Min, {head.Max.x, head.Min.y + draw::button_height()}};
    tree::heading();
    float y = head.Min.y
              + draw::wrapped(&draw, head.Min, {.room = of.text, .lines = 2, .leading = title_leading}, title,
                              theme().text, card.game.name)
              + 3;
    for (const Line& line : lines_of(card))
        y += draw::wrapped(&draw, {head.Min.x, y}, {.room = of.text, .lines = card.saved ? 3 : 6}, line.letters,
                           line.ink, line.words)
             + 3;
    if (card.saved) players(draw, cut_top(inside, players_height), card.saved->session);
    buttons(sheet, below, card, newest, name);
}

// ---- a folded card

bool  pictured(float width) { return width >= 300; }
float folded_height(float width) { return pictured(width) ? 80.0f : 64.0f; }

void folded_card(const Sheet& sheet, const ImRect& rect, const GameCard& card) {
    ImDrawList& draw = sheet.draw;
    const std::string stands = !card.saved               ? std::string{}
                               : card.saved->session.over() ? say("Finished")
                                                            : round_line(card.saved->session.seen());
    const std::string line = !card.saved      ? card.wrong
                             : card.elsewhere ? say("Open in another tab")
                                              : say("{line}, {when}", stands, card.when);
    const std::string said = say("Show {name}", card.game.name);
    const draw::Touch touch = draw::target("fold:" + card.game.id, rect, true, {.name = said, .note = line});
    if (touch.pressed && !sheet.dragged) sheet.screens.game_open = card.game.id, draw::request_frame(0);
    draw::panel(draw, rect, 10, 1, touch.hovered ? theme().panel2 : ground_of(card, false), theme().line);
    float left = rect.Min.x + pad;
    if (card.saved && pictured(rect.GetWidth())) {
        const tree::Silent picture;
        draw_standing(draw, {{left, rect.Min.y + 8}, {left + 78, rect.Max.y - 8}}, card.saved->session.seen());
        left += 78 + 10;
    }
    const float room = rect.Max.x - 36 - left;
    const draw::Type letters = draw::fitted(title, card.game.name, room, 0.6f);
    const float high = rect.GetHeight();
    draw::text(draw, {left, rect.Min.y + high * 0.23f}, Anchor::left_middle, letters, theme().text,
               draw::shortened(letters, card.game.name, room));
    const draw::Type small = draw::fitted(type().label, line, room, 0.6f);
    draw::text(draw, {left, rect.Min.y + high * 0.5f}, Anchor::left_middle, small,
               card.saved ? theme().text2 : theme().warn,
               draw::shortened(small, line, room));
    if (card.saved) {
        const State  table = card.saved->session.seen();
        const tree::Item item;
        ImVec2 at{left + 5, rect.Min.y + high * 0.77f};
        for (Player p : table.seats()) {
            draw::mark(draw, p, at, 11);
            at.x += 10 + draw::text(draw, at + ImVec2{10, 0}, Anchor::left_middle, type().body_bold, theme().text,
                                    std::to_string(table.score[p])) + 14;
        }
    }
    textures::draw(draw, "icons/down", {rect.Max.x - 20, rect.GetCenter().y}, 18, textures::paint(theme().text2));
    if (touch.focused) draw::focus_ring(draw, rect, 10);
}

// ---- the head and the foot

// "Saved on this device", with the sign; returns its width. A null list only measures.
float status(ImDrawList* draw, ImVec2 middle, const View& view) {
    const bool safe = view.kept && !view.saving;
    const std::string words = say(!view.kept ? "Only in this tab: save a copy" : view.saving ? "Saving …"
                                                                                : "Saved on this device");
    const float wide = draw::width(type().body_bold, words) + 52 + (safe ? 18 : 0);
    if (!draw) return wide;
    const ImU32 ink = view.kept ? theme().gain : theme().warn;
    const ImRect rect{middle - ImVec2{0, 16}, middle + ImVec2{wide, 16}};
    draw::panel(*draw, rect, 16, 0, draw::mix(theme().panel, ink, 0.1f), ink);
    float x = rect.Min.x + 22;
    textures::draw(*draw, "icons/device", {x, middle.y}, 18, textures::paint(ink));
    if (safe) textures::draw(*draw, "icons/check", {x += 18, middle.y}, 16, textures::paint(ink));
    draw::text(*draw, {x + 15, middle.y}, Anchor::left_middle, type().body_bold, theme().dark ? theme().text : ink,
               words);
    return wide;
}

std::string counted(const Screens& screens) {
    return say("{n, plural, one {# game} other {# games}}", screens.games.size());
}

void deleted_line(const Sheet& sheet, ImRect rect) {
    const std::string words = say("“{name}” was deleted.", sheet.screens.deleted), undo = say("Bring it back");
    const ImRect button = cut_right(rect, draw::button_width(undo, {.icon = "undo"}) + 8, 10);
    draw::wrapped(&sheet.draw, {rect.Min.x, rect.GetCenter().y - 9}, {.room = rect.GetWidth(), .lines = 2},
                  type().body, theme().text, words);
    const draw::Control how{.icon = "undo", .id = "button:restore"};
    if (draw::button(undo, button, how))
        sheet.commands.add(GamesCommand::restore);
}

}

ImRect games_page(ImDrawList& draw, const Layout& at, Screens& screens, const View& view, Commands& commands) {
    static Scroll scroll;
    const bool   broad = at.window.GetWidth() >= 712;   // else it fills the window
    const ImRect sheet = broad ? sheet_of(draw, at, 1200, 752) : at.window;
    if (!broad) draw::panel(draw, sheet, 0, 0);
    const bool   one_row = sheet.GetWidth() >= 1000 && draw::button_height() < 40;   // title, status and buttons
    const float  side = broad ? 24 : 14, high = draw::button_height();
    sheet_heading(draw, sheet, "Your games");
    ImRect inside{{sheet.Min.x + side, sheet.Min.y + (one_row ? 62 : 58)}, {sheet.Max.x - side, sheet.Max.y - 12}};
    Sheet of{draw, screens, commands, scroll.dragged};

    // Status and count; a broad window has its buttons beside them, a narrow one at the foot.
    const float titled = sheet.Min.x + 24 + draw::width(type().screen_title, say(games_title)) + 24;
    ImRect head = one_row ? ImRect{{titled, sheet.Min.y + 12}, {sheet.Max.x - close_room, sheet.Min.y + 12 + high}}
                          : cut_top(inside, high, broad ? 12 : 8);
    const float chip = status(&draw, {head.Min.x, head.GetCenter().y}, view);
    ImRect foot = broad ? head : cut_bottom(inside, high, 10);
    struct Foot {
        const char* label;
        const char* icon;
        const char* id;
        Command     command;
    };
    const Foot all[] = {{"New game", "plus", "button:make", GameCommand::leave},
                        {"Save all", "down", "button:save_all", GamesCommand::save_all},
                        {"Open a game", "folder", "button:load", TransferCommand::open}};
    const float save = draw::button_width(say("Save all"));
    const bool  beside = !broad && save <= head.GetWidth() - chip;   // beside the status, on a phone
    const float each = beside ? (foot.GetWidth() - 8) / 2 : (foot.GetWidth() - 16) / 3;
    for (const Foot& one : all) {
        const bool saves = is(one.command, GamesCommand::save_all);
        if (screens.games.empty() && saves) continue;
        const std::string label = say(one.label);
        const bool bare = (beside && saves) || (!broad && draw::button_width(label, {.icon = one.icon}) > each);
        const draw::Control how{.icon = bare ? std::string_view{} : one.icon, .id = one.id};
        const float wide = broad ? draw::button_width(label, how) + 8 : each;
        if (draw::button(label, beside && saves ? cut_right(head, save, 8) : cut_right(foot, wide, 8), how))
            commands.add(is(one.command, GameCommand::leave) && view.session.running() == false
                             ? Command{Screen::new_game}
                             : one.command);
    }
    const std::string many = counted(screens);
    const float many_wide = draw::width(type().label, many);
    if (!broad && titled + many_wide < sheet.Max.x - close_room)
        draw::text(draw, {sheet.Max.x - close_room, sheet.Min.y + 32}, Anchor::right_middle, type().label,
                   theme().text2, many);
    else if (head.Min.x + chip + 12 + many_wide < (broad ? foot.Max.x : head.Max.x))
        draw::text(draw, {head.Min.x + chip + 12, head.GetCenter().y}, Anchor::left_middle, type().label,
                   theme().text2, many);
    if (!screens.deleted.empty()) deleted_line(of, cut_bottom(inside, high, 8));
    else if (broad) {
        const std::string note = say("Games stay in this browser. Save them as a file before you clear its data.");
        const ImRect line = cut_bottom(inside, 20, 8);
        draw::text(draw, {line.Min.x, line.GetCenter().y}, Anchor::left_middle,
                   draw::fitted(type().label, note, line.GetWidth()), theme().text2, note);
    }

    // The cards.
    const int   columns = std::max(1, static_cast<int>((inside.GetWidth() + gap) / (card_width + gap)));
    const bool  folded = !broad;
    const float width = (inside.GetWidth() - 10 - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float below = folded ? fold_gap : gap;
    if (folded && std::none_of(screens.games.begin(), screens.games.end(),
                               [&](const GameCard& card) { return card.game.id == screens.game_open; })
        && !screens.games.empty())
        screens.game_open = screens.games.front().game.id;
    const auto card_height = [&](const GameCard& card) {
        const bool low = folded && card.game.id != screens.game_open;
        return low ? folded_height(width) : measured(card, width).high(card);
    };
    float row_high = 0, content = 0;
    std::vector<float> rows;
    for (std::size_t n = 0; n < screens.games.size(); ++n) {
        row_high = std::max(row_high, card_height(screens.games[n]));
        if ((n + 1) % static_cast<std::size_t>(columns) == 0 || n + 1 == screens.games.size())
            rows.push_back(row_high), content += row_high + below, row_high = 0;
    }
    scroll.begin("games", inside, content, 1);
    of.dragged = scroll.dragged;
    if (screens.games.empty())
        draw::wrapped(&draw, inside.Min + ImVec2{0, 8}, {.room = inside.GetWidth()}, type().body, theme().text,
                      say("There are no games here. Every game that you begin is kept."));
    float y = inside.Min.y - scroll.at;
    bool  newest = true;
    for (std::size_t n = 0; n < screens.games.size(); ++n) {
        const std::size_t row = n / static_cast<std::size_t>(columns), column = n % static_cast<std::size_t>(columns);
        const GameCard& card = screens.games[n];
        const float x = inside.Min.x + static_cast<float>(column) * (width + gap);
        const bool  leads = std::exchange(newest, false) && !card.elsewhere && !card.game.aside;
        const ImRect rect{{x, y}, {x + width, y + (folded ? card_height(card) : rows[row])}};
        if (folded && card.game.id != screens.game_open) folded_card(of, rect, card);
        else open_card(of, rect, card, measured(card, width), leads);
        if (column + 1 == static_cast<std::size_t>(columns)) y += rows[row] + below;
    }
    scroll.end(draw);
    return sheet;
}

}
