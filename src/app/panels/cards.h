// Cards and secret discs. Each function draws one; the caller handles input (draw::target over card_rect).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/ui/draw.h"
#include "engine/module.h"

namespace eg {

constexpr ImVec2 action_card_size{121, 152};   // at scale 1
constexpr ImVec2 power_card_size{70, 100};
constexpr std::string_view house_card = "house card";   // the note on a card that is in no rulebook

struct CardView {
    Player           taker = nobody;       // draws a tag and pales the card; nobody: the card is free
    std::string_view tag = {};             // the text of the tag: "Lucía", "You"
    bool             mine = false;         // the card being carried out: has a gold frame and is not pale
    bool             selectable = false;   // glows
    bool             hovered = false;
    bool             focused = false;
    std::string_view note = {};            // small italics at the foot; empty: "returns every round", if it does
    float            taller = 0;           // how much higher than action_card_size, at scale 1; its words are larger
    bool             whole = false;        // makes the card higher if its words need that, instead of cutting them
    const Rules*     rules = nullptr;      // underlines the words that name a rule of this game; null: none
};

ImRect card_rect(ImVec2 top_left, float scale, float taller = 0);
// Returns whether all words had room.
bool action_card(ImDrawList& draw, ImVec2 top_left, float scale, const ActionCard& card,
                 const CardView& view = {});
float  action_card_height(float scale, const ActionCard& card, const CardView& view);
// For small rects of any shape: only number, picture and title.
void   brief_card(ImDrawList& draw, const ImRect& rect, const ActionCard& card, const CardView& view = {});
// stack: from 0.
void   action_card_back(ImDrawList& draw, ImVec2 top_left, float scale, int stack);

struct PowerView {
    bool selectable = false;
    bool chosen = false;     // has a gold frame
    bool hovered = false;
    bool playable = true;   // false: grey
    bool focused = false;
    std::optional<int> total = {};   // its value with the modifier played with it; empty: none
};
std::string whole(int n);                   // in digits, with the minus sign U+2212
ImU32  deed_tint(const ActionCard& card);   // the background of a numbered card, by its main effect
void   card_picture(ImDrawList& draw, const ImRect& rect, const ActionCard& card);
void   house_seal(ImDrawList& draw, ImVec2 centre, float radius);   // of a card that is in no rulebook
// centre: of the card. angle: radians, clockwise.
void power_card(ImDrawList& draw, ImVec2 centre, float scale, float angle, Player player, int value,
                const PowerView& view = {});
// For a hand of many cards: the value, and the caballeros that it brings.
void small_power_card(ImDrawList& draw, const ImRect& at, Player player, int value,
                const PowerView& view);
void power_card_back(ImDrawList& draw, ImVec2 centre, float scale, float angle, Player player);
// The small card in a seat's row. half: half of its size.
void power_chip(ImDrawList& draw, ImVec2 centre, Player player, int value,
                ImVec2 half = {11, 13.5f});

// A card of a hand that is drawn as a fan.
struct FanCard {
    int    value;
    ImVec2 centre;
    float  angle, scale;
    ImRect rect;   // a square in the part that no later card covers
};
// Lays a hand out in rect, from the lowest value to the highest.
std::vector<FanCard> fan(const ImRect& rect, PowerCards hand);
// Later cards cover earlier ones: test from the last to the first.
bool inside(const FanCard& card, ImVec2 point);

// A secret disc, face down.
void secret_disc(ImDrawList& draw, ImVec2 centre, float radius);
// A disc with these regions, set to one of them; nowhere: not yet.
void open_disc(ImDrawList& draw, ImVec2 centre, float radius, Places regions, Place chosen);
}
