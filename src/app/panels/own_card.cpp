#include "app/panels/own_card.h"

#include <algorithm>
#include <cmath>

#include "app/panels/cards.h"
#include "app/panels/own_cards.h"
#include "app/ui/textures.h"
#include "engine/parsing.h"
#include "engine/queries.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::Face;
using draw::rgb;
using draw::theme;
using draw::type;

// The same colours in the light and the dark theme.
constexpr ImU32 paper = draw::paper::sheet, pale = draw::paper::idle, edge = draw::paper::edge, ink = draw::paper::ink,
                faint = rgb(0x5D4A37), wine = rgb(0x7B2230), plate_ink = rgb(0xF2DFA0), gold = draw::paper::gold;

}

std::string brief_of(const ActionCard& card) { return say(told(card, card.brief.empty() ? card.text : card.brief)); }

std::string whole_of(const ActionCard& card) {
    List sentences{message("{title}: {text}", told(card, card.title), told(card, card.text))};
    if (card.required) sentences.push_back(message("That is required."));
    if (card.brings) sentences.push_back(message("Brings {n} to your court.", card.brings));
    if (card.house) sentences.push_back(message("A house card: the booklet leaves its text open, so we wrote it."));
    return say("{all:sentences}", sentences);
}

bool rests_upon(const draw::Touch& touch) {
    constexpr float rest = 0.35f;   // seconds before a finger counts as resting
    if (!draw::now().coarse) return touch.hovered || touch.focused;
    // `hovered` is also true for what cannot be chosen.
    const float lies = touch.hovered ? ImGui::GetIO().MouseDownDuration[0] : -1;
    if (lies >= 0 && lies < rest) draw::request_frame(50);
    return lies >= rest;
}

namespace {

bool breaks_a_word(std::string_view words, draw::Type type, float room) {
    for (std::string_view word : split(words, " "))
        if (draw::width(type, word) > room) return true;
    return false;
}

// A tick, or a plus.
void tick(ImDrawList& draw, ImVec2 c, float radius, float icon, bool chosen) {
    draw.AddCircleFilled(c, radius, chosen ? theme().primary : paper);
    draw.AddCircle(c, radius, chosen ? theme().primary : faint, 0, 1.3f);
    textures::draw(draw, chosen ? "icons/check" : "icons/plus", c, icon,
                   textures::paint(chosen ? theme().primary_text : faint));
}

// A bookmark: the action is required.
void bookmark(ImDrawList& draw, ImVec2 top) {
    const ImVec2 mark[] = {top, top + ImVec2{7, 0}, top + ImVec2{7, 13}, top + ImVec2{3.5f, 9.5f}, top + ImVec2{0, 13}};
    draw.AddRectFilled(mark[0], mark[1] + ImVec2{0, 9}, wine);
    draw.AddTriangleFilled(mark[0] + ImVec2{0, 9}, mark[2], mark[3], wine);
    draw.AddTriangleFilled(mark[0] + ImVec2{0, 9}, mark[4], mark[3], wine);
}

// A narrow card: the number and the caballeros above, then the title, and its text if that fits in one line.
void slip(ImDrawList& draw, const ImRect& at, const ActionCard& card, bool washed) {
    const ImU32  tint = deed_tint(card);
    const float  band = at.Min.y + 22, y = at.Min.y + 11, room = at.GetWidth() - 8, x = at.GetCenter().x;
    draw.AddRectFilled(at.Min, {at.Max.x, band}, washed ? draw::mix(tint, pale, 0.5f) : tint, 6,
                       ImDrawFlags_RoundCornersTop);
    if (card.number > 0)
        draw::text(draw, {at.Min.x + 8, y}, Anchor::left_middle, {Face::serif_bold, 16}, ink,
                   std::to_string(card.number));
    else textures::draw(draw, "lily", ImVec2{at.Min.x + 15, y}, 15, textures::paint(ink));
    draw::cube(draw, gold, {at.Max.x - 24, y}, 8);
    draw::text(draw, {at.Max.x - 8, y}, Anchor::right_middle, type().small_bold, ink, std::to_string(card.brings));
    if (card.required) bookmark(draw, {at.GetCenter().x + 2, at.Min.y});
    const std::string title = say(told(card, card.title)), brief = brief_of(card);
    const draw::Type  name = draw::fitted({Face::serif_bold, 14}, title, room, 0.72f),
                      small = draw::fitted({Face::text, 11.2f}, brief, room, 0.9f);
    if (draw::width(name, title) > room + 1) {   // in two lines
        draw::Type two{Face::serif_bold, 13};
        const draw::Wrap lines{.room = room, .anchor = Anchor::centre, .lines = 2, .leading = 13.5f};
        const auto high = [&] { return draw::wrapped(nullptr, {}, lines, two, 0, title); };
        while (two.size > 6 && (breaks_a_word(title, two, room) || high() > 28)) two.size -= 0.5f;
        draw::wrapped(&draw, {x, band + 5}, lines, two, ink, title);
        return;
    }
    const draw::Type tiny{Face::text, 10.2f};
    const draw::Wrap two{.room = room + 2, .anchor = Anchor::centre, .leading = 10.4f};
    const bool one = draw::width(small, brief) <= room + 1,
               both = !one && at.Max.y - band >= 39 && draw::wrapped(nullptr, {}, two, tiny, 0, brief) < 22;
    draw::text(draw, {x, one ? band + 12 : both ? band + 8 : (band + at.Max.y) / 2}, Anchor::centre_middle, name, ink,
               title);
    if (one) draw::text(draw, {x, band + 28}, Anchor::centre_middle, small, faint, brief);
    else if (both) draw::wrapped(&draw, {x, band + 16}, two, tiny, faint, brief);
}

// The number and the caballeros on a field in the colour of the effect, then the title and the text.
void across(ImDrawList& draw, const ImRect& at, const ActionCard& card, const CardLook& how) {
    const float high = at.GetHeight(), wide = at.GetWidth();
    const bool  tall = high >= 60 && wide >= 168;
    const bool  low = high < 34;   // number and cube are in one row
    const float field = tall ? std::min(66.0f, wide * 0.34f) : low ? 58.0f : wide < 110 ? 30.0f : 38.0f;
    const ImU32 tint = deed_tint(card);
    if (tall) {
        const ImRect scene{at.Min + ImVec2{6, 6}, {at.Min.x + field, at.Max.y - 28}};
        card_picture(draw, scene, card);
        number_plate(draw, {{scene.Min.x, at.Max.y - 24}, {scene.Min.x + 36, at.Max.y - 5}}, card.number);
        draw::cube(draw, gold, {scene.Min.x + 45, at.Max.y - 14}, 8);
        draw::text(draw, {scene.Min.x + 52, at.Max.y - 14}, Anchor::left_middle, type().small_bold, ink,
                   std::to_string(card.brings));
    } else {
        draw.AddRectFilled(at.Min, {at.Min.x + field, at.Max.y}, how.washed ? draw::mix(tint, pale, 0.5f) : tint, 6,
                           ImDrawFlags_RoundCornersLeft);
        const float x = at.Min.x + (low ? 17 : field / 2),
                    number_y = low ? at.GetCenter().y : at.Min.y + high * 0.33f,
                    cube_y = low ? number_y : at.Max.y - high * 0.25f, cube_x = low ? at.Min.x + 39 : x - 6;
        if (card.number > 0)
            draw::text(draw, {x, number_y}, Anchor::centre_middle,
                       {Face::serif_bold, std::min(16.0f, high * (low ? 0.6f : 0.42f))}, ink,
                       std::to_string(card.number));
        else textures::draw(draw, "lily", ImVec2{x, number_y}, high * (low ? 0.6f : 0.4f), textures::paint(ink));
        draw::cube(draw, gold, {cube_x, cube_y}, std::min(8.0f, high * (low ? 0.3f : 0.22f)));
        draw::text(draw, {cube_x + 8, cube_y}, Anchor::left_middle, type().small_bold, ink,
                   std::to_string(card.brings));
    }
    const float left = at.Min.x + field + 7,
                right = at.Max.x
                        - (how.ticked               ? 28
                           : card.required && !tall ? 14
                                                    : 6),
                room = right - left;
    const std::string title = say(told(card, card.title)), brief = brief_of(card);
    const float size = tall ? 14.5f : 13.0f;
    const draw::Type  name = draw::fitted({Face::serif_bold, size}, title, room, 0.78f);
    const bool  on_a_line = draw::width(name, title) <= room + 1;
    // The text, if all of it has room, perhaps in smaller letters. Otherwise only the tooltip has it.
    const float below = high - (tall ? 24 : 20) - (tall && card.required ? 13 : 0);
    draw::Type  small{Face::text, 11.2f};
    const draw::Wrap lines{.room = at.Max.x - 6 - left, .leading = 12.2f};
    const auto  needs = [&] { return draw::wrapped(nullptr, {}, lines, small, 0, brief); };
    while (small.size > 9.4f && needs() > below) small.size -= 0.4f;
    const bool  words = on_a_line && needs() <= below + 1;
    if (on_a_line)
        draw::text(draw, {left, words || tall ? at.Min.y + (tall ? 13 : 11) : at.GetCenter().y}, Anchor::left_middle,
                   name, ink, title);
    else {
        draw::Type two{Face::serif_bold, std::min(12.5f, high * 0.42f)};
        const draw::Wrap folded{.room = room, .lines = 0, .leading = two.size * 0.96f};
        while (two.size > 6 && breaks_a_word(title, two, room)) two.size -= 0.4f;
        while (two.size > 6 && draw::wrapped(nullptr, {}, folded, two, 0, title) > 2 * folded.leading + 1)
            two.size -= 0.4f;
        draw::wrapped(&draw, {left, at.GetCenter().y - folded.leading}, folded, two, ink, title);
    }
    if (words) draw::wrapped(&draw, {left, at.Min.y + (tall ? 22.0f : 18.5f)}, lines, small, faint, brief);
    if (card.required && tall)
        draw::text(draw, {left, at.Max.y - 11}, Anchor::left_middle, type().small_bold, wine, say("required"));
    else if (card.required) bookmark(draw, {at.Max.x - 12, at.Min.y});
}

}

void own_card(ImDrawList& draw, const ImRect& at, const ActionCard& card, const CardLook& how,
              const draw::Touch& touch) {
    draw::fine(draw);
    draw.AddRectFilled(at.Min, at.Max, how.washed ? pale : touch.hovered && how.selectable ? rgb(0xFFFBEF) : paper, 6);
    if (at.GetWidth() < slip_wide && at.GetHeight() >= 56) slip(draw, at, card, how.washed);
    else across(draw, at, card, how);
    draw.AddRect(at.Min, at.Max, edge, 6, 0, 1.1f);
    if (how.selectable && !how.chosen) draw.AddRect(at.Min, at.Max, theme().glow, 6, 0, touch.hovered ? 3.2f : 2.2f);
    if (how.chosen || how.kept) {
        draw.AddRect(at.Min, at.Max, gold, 6, 0, 3.4f);
        draw.AddRect(at.Min, at.Max, ink, 6, 0, 1);
    }
    if (how.ticked) {
        tick(draw, {at.Max.x - 15, at.Min.y + 15}, 9, 12, how.chosen);
    }
    if (touch.focused) draw::focus_ring(draw, at, 6);
}

namespace {

constexpr float row_left = 92, row_right = 56;   // of the words in a row
constexpr draw::Type row_text{Face::text, 12.4f};
draw::Wrap row_lines(float width) { return {.room = width - row_left - row_right, .leading = 14.6f}; }
std::string row_words(const ActionCard& card, bool brief) {
    return brief ? brief_of(card) : say(told(card, card.text));
}

float ribbon_width() { return draw::width(type().small_bold, say("required")) + 16; }
// A ribbon with the word, from this point to the right.
void required_ribbon(ImDrawList& draw, ImVec2 left_middle) {
    const std::string word = say("required");
    const ImVec2      corner{left_middle.x, left_middle.y - 9}, end = corner + ImVec2{ribbon_width(), 18};
    draw.AddRectFilled(corner, {end.x - 5, end.y}, wine);
    draw.AddTriangleFilled({end.x - 5, corner.y}, {end.x, corner.y}, {end.x - 5, left_middle.y}, wine);
    draw.AddTriangleFilled({end.x - 5, left_middle.y}, end, {end.x - 5, end.y}, wine);
    draw::text(draw, {corner.x + 6, left_middle.y}, Anchor::left_middle, type().small_bold, paper, word);
}

}

float own_card_row_height(const ActionCard& card, float width, bool brief) {
    return std::max(brief ? 76.0f : 89.0f,
                    42 + draw::wrapped(nullptr, {}, row_lines(width), row_text, 0, row_words(card, brief)));
}

void own_card_row(ImDrawList& draw, const ImRect& at, const ActionCard& card, bool chosen, bool brief,
                  const draw::Touch& touch) {
    draw::fine(draw);
    draw.AddRectFilled(at.Min, at.Max, chosen ? rgb(0xFCEFC8) : touch.hovered ? rgb(0xFFFBEF) : paper);
    if (chosen) draw.AddRectFilled(at.Min, {at.Min.x + 5, at.Max.y}, rgb(0xD99A1E));
    const ImRect scene{at.Min + ImVec2{12, 6}, at.Min + ImVec2{82, brief ? 43.0f : 46.0f}};
    card_picture(draw, scene, card);
    draw.AddRect(scene.Min, scene.Max, edge, 3, 0, 1);
    const float foot = scene.Max.y + 16;
    number_plate(draw, {{scene.Min.x, foot - 12}, {scene.Min.x + 38, foot + 12}}, card.number);
    draw::cube(draw, gold, {scene.Min.x + 51, foot}, 9);
    draw::text(draw, {scene.Min.x + 60, foot}, Anchor::left_middle, type().label_bold, ink,
               std::to_string(card.brings));
    const std::string title = say(told(card, card.title));
    const float       left = at.Min.x + row_left, room = at.GetWidth() - row_left - row_right,
                ribbon = card.required ? ribbon_width() + 8 : 0;
    const draw::Type  name = draw::fitted({Face::serif_bold, 17}, title, room - ribbon, 0.7f);
    const float       end = left + draw::text(draw, {left, at.Min.y + 18}, Anchor::left_middle, name, ink, title);
    if (card.required) required_ribbon(draw, {end + 8, at.Min.y + 18});
    draw::wrapped(&draw, {left, at.Min.y + 30}, row_lines(at.GetWidth()), row_text, draw::paper::text,
                  row_words(card, brief));
    tick(draw, {at.Max.x - 30, at.GetCenter().y}, 15, 18, chosen);
    draw.AddLine({left, at.Max.y}, {at.Max.x, at.Max.y}, draw::fade(edge, 0.5f));
    if (touch.focused) draw::focus_ring(draw, {at.Min + ImVec2{3, 3}, at.Max - ImVec2{3, 3}}, 6);
}

// What the action would pay each player now.
static void paying(ImDrawList& draw, const ImRect& at, const Preview& pays) {
    draw.AddRectFilled(at.Min, at.Max, rgb(0xF3ECDD), 5);
    draw.AddRect(at.Min, at.Max, draw::fade(edge, 0.35f), 5);
    float x = at.Min.x + 8;
    draw::text(draw, {x, at.Min.y + 9}, Anchor::left_middle, type().small, draw::paper::text, say("Would score now"));
    for (std::size_t p = 0; p < max_players; ++p) {
        const int n = pays.points.items[p];
        if (n == 0) continue;
        const float y = at.Max.y - 10;
        draw::badge(draw, static_cast<Player>(p), {x + 7, y}, 7);
        draw::text(draw, {x + 17, y}, Anchor::left_middle, type().label_bold, ink,
                   n > 0 ? say("+{n}", n) : whole(n));
        x += (at.GetWidth() - 8) / max_players;
    }
}

void own_card_whole(ImDrawList& draw, const ImRect& at, const ActionCard& card, const ActionCard& own, bool due,
                    const Preview& pays) {
    draw::fine(draw);
    draw.AddRectFilled(at.Min, at.Max, paper, 8);
    draw.AddRect(at.Min, at.Max, edge, 8, 0, 1.1f);
    if (due) {
        draw.AddRect(at.Min + ImVec2{2, 2}, at.Max - ImVec2{2, 2}, gold, 7, 0, 3);
        draw.AddRect(at.Min + ImVec2{5, 5}, at.Max - ImVec2{5, 5}, draw::fade(edge, 0.6f), 5, 0, 1);
    }
    const ImVec2 corner = at.Min + ImVec2{12, 12};
    const ImRect scene{corner, {corner.x + std::min(138.0f, at.GetWidth() * 0.36f), at.Max.y - 48}};
    card_picture(draw, scene, card);
    draw.AddRect(scene.Min, scene.Max, edge, 3, 0, 1);
    const float foot = at.Max.y - 26;
    number_plate(draw, {{scene.Min.x, foot - 14}, {scene.Min.x + 50, foot + 14}}, own.number);
    draw::cube(draw, gold, {scene.Min.x + 68, foot}, 12);
    const float brought = scene.Min.x + 84
                          + draw::text(draw, {scene.Min.x + 80, foot}, Anchor::left_middle, type().name, ink,
                                       std::to_string(own.brings));
    if (const std::string where = say("to court"); brought + draw::width(type().label, where) < scene.Max.x + 8)
        draw::text(draw, {brought, foot}, Anchor::left_middle, type().label, draw::paper::text, where);
    const Message     does = told(card, card.text);
    const std::string title = say(told(card, card.title)),
                      text = &card == &own ? say(does) : say("Instead of {own}: {text}", told(own, own.title), does);
    const float       left = scene.Max.x + 12, right = at.Max.x - 12,
                ribbon = card.required ? ribbon_width() : 0;
    const draw::Type  name =
        draw::fitted({Face::serif_bold, 19}, title, right - left - (ribbon ? ribbon + 6 : 0), 0.55f);
    draw::text(draw, {left, corner.y + 9}, Anchor::left_middle, name, ink, title);
    if (ribbon) required_ribbon(draw, {right - ribbon, corner.y + 9});
    draw::Type       words{Face::text, 14};
    const draw::Wrap lines{.room = right - left};
    const float      room = at.Max.y - (pays.paid ? 52 : 12) - (corner.y + 24);
    if (pays.paid) paying(draw, {{left, foot - 20}, {right, foot + 17}}, pays);
    while (words.size > 9.5f && draw::wrapped(nullptr, {}, lines, words, 0, text) > room) words.size -= 0.5f;
    draw::wrapped(&draw, {left, corner.y + 24}, lines, words, draw::paper::text, text);
}

void own_card_slot(ImDrawList& draw, const ImRect& at, const ActionCard& card, const draw::Touch& touch) {
    draw::fine(draw);
    const float half = at.Min.y + at.GetHeight() * 0.45f, x = at.GetCenter().x;
    draw.AddRectFilled(at.Min, at.Max, deed_tint(card), 4);
    draw.AddRectFilled(at.Min, {at.Max.x, half}, edge, 4, ImDrawFlags_RoundCornersTop);
    if (card.number > 0) {
        const std::string number = std::to_string(card.number);
        draw::text(draw, {x, (at.Min.y + half) / 2}, Anchor::centre_middle,
                   draw::fitted({Face::bold, 12}, number, at.GetWidth() - 3, 0.7f), plate_ink, number);
    } else {
        textures::draw(draw, "lily", ImVec2{x, (at.Min.y + half) / 2}, 13, textures::paint(plate_ink));
    }
    const float low = (half + at.Max.y) / 2;
    draw::cube(draw, gold, {x - 5, low}, 7);
    draw::text(draw, {x + 2, low}, Anchor::left_middle, type().small_bold, ink, std::to_string(card.brings));
    draw.AddRect(at.Min, at.Max, edge, 4, 0, touch.hovered ? 2 : 1);
    if (touch.focused) draw::focus_ring(draw, at, 4);
}

std::string own_card_id(int which) { return "hand:" + std::to_string(which + 1); }

void own_card_pressed(const View& view, const draw::Touch& touch, int which, bool selectable, bool chosen,
                      Commands& commands) {
    const Choice choice{Thing::hand_card, static_cast<std::uint8_t>(which), nobody};
    if (!touch.pressed) return;
    if (selectable) commands.add(Choose{choice});
    else if (chosen && choosing_hand(view)) commands.add(TakeBack{choice});
}

void hand_card_in_the_air(ImDrawList& draw, ImVec2 centre, const ActionCard& card) {
    const ImRect at{draw::snapped(centre - flying_card / 2), draw::snapped(centre - flying_card / 2) + flying_card};
    draw::shadow(draw, at, 6, 2);
    own_card(draw, at, card, {}, {});
}

void number_plate(ImDrawList& draw, const ImRect& at, int number) {
    draw::fine(draw);
    draw.AddRectFilled(at.Min, at.Max, edge, 4);
    draw.AddRect(at.Min + ImVec2{1.5f, 1.5f}, at.Max - ImVec2{1.5f, 1.5f}, draw::fade(gold, 0.9f), 3, 0, 0.8f);
    if (number > 0)
        draw::text(draw, at.GetCenter(), Anchor::centre_middle,
                   {Face::serif_bold, std::min(15.0f, at.GetHeight() * 0.82f)}, plate_ink, std::to_string(number));
    else textures::draw(draw, "lily", at.GetCenter(), at.GetHeight() * 0.8f, textures::paint(plate_ink));
}

void caballero_card(ImDrawList& draw, ImVec2 centre, int n, ImVec2 half) {
    const ImRect at{draw::snapped(centre - half), draw::snapped(centre - half) + half * 2};
    draw::fine(draw);
    draw.AddRectFilled(at.Min, at.Max, paper, 3);
    draw.AddRect(at.Min, at.Max, ink, 3, 0, 1);
    draw::text(draw, {at.GetCenter().x, at.Min.y + half.y * 0.75f}, Anchor::centre_middle,
               {Face::serif_bold, half.y * 1.1f}, ink, std::to_string(n));
    draw::cube(draw, gold, {at.GetCenter().x, at.Max.y - half.y * 0.42f}, half.y * 0.55f);
    const ImVec2 reach = draw::now().coarse ? ImVec2{10, 6} : ImVec2{};   // larger for fingers
    draw::speak_of("caballero_card", {at.Min - reach, at.Max + reach});
}

}
