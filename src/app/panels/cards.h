// Cards as they lie on the table. Each function draws one card and leaves input to the caller
// (draw::target over card_rect).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/ui/draw.h"
#include "engine/module.h"

namespace eg {

constexpr ImVec2 action_card_size{121, 152};   // at scale 1
constexpr ImVec2 power_card_size{70, 100};
constexpr std::string_view house_card = "house card";   // said of one whose words stand in no rulebook

struct CardView {
    Player           taker = nobody;       // its tag; the card is washed then
    std::string_view tag = {};             // what stands on the tag: "Lucía", "You"
    bool             mine = false;         // the card being carried out: a gold frame, not washed
    bool             selectable = false;   // glows
    bool             hovered = false;
    bool             focused = false;
    std::string_view note = {};            // small italic at the foot; "returns every round" comes by itself
    bool             whole = false;        // higher than others, if its words need it
    const Rules*     rules = nullptr;      // of the game in which its words name others; null: they are but read
};

ImRect card_rect(ImVec2 top_left, float scale);
bool action_card(ImDrawList& draw, ImVec2 top_left, float scale, const ActionCard& card,
                 const CardView& view = {});   // whether there was room for its words
float  action_card_height(float scale, const ActionCard& card, const CardView& view);
// Where there is no room for its words: number, picture and title alone.
void   brief_card(ImDrawList& draw, const ImRect& rect, const ActionCard& card, const CardView& view = {});
void   action_card_back(ImDrawList& draw, ImVec2 top_left, float scale, int stack);   // 0 .. 4

struct PowerView {
    bool selectable = false;
    bool hovered = false;
    bool playable = true;   // greyed otherwise
    bool focused = false;
    std::optional<int> total = {};   // what it counts for with what is laid beside it
};
std::string whole(int n);   // with a true minus
ImU32  deed_tint(const ActionCard& card);   // of one that is held in hand, by what it does
void   card_picture(ImDrawList& draw, const ImRect& rect, const ActionCard& card);   // its picture alone
// `centre` is that of the card; it is turned by `angle` (radians, clockwise).
void power_card(ImDrawList& draw, ImVec2 centre, float scale, float angle, Player player, int value,
                const PowerView& view = {});
void small_power_card(ImDrawList& draw, const ImRect& at, Player player, int value,
                const PowerView& view);   // where many are chosen from: its value, what it brings
void power_card_back(ImDrawList& draw, ImVec2 centre, float scale, float angle, Player player);
void power_chip(ImDrawList& draw, ImVec2 centre, Player player, int value,
                ImVec2 half = {11, 13.5f});   // the small card in a seat's row

// A hand as a fan in rect: where each card lies, from the lowest value to the highest.
struct FanCard {
    int    value;
    ImVec2 centre;
    float  angle, scale;
    ImRect rect;   // its part that no later card covers; its middle surely hits
};
std::vector<FanCard> fan(const ImRect& rect, PowerCards hand);
bool inside(const FanCard& card, ImVec2 point);   // test from the last to the first

// A secret disc: closed, or open on a place.
void secret_disc(ImDrawList& draw, ImVec2 centre, float radius, Places regions = {},
                 Place open = nowhere);   // of these regions it shows one, or lies face down
}
