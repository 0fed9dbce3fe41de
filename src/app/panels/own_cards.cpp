// Hands of numbered cards that are played in the stead of power cards: the list from which a hand is chosen, the hand
// itself, and what each has played this round. A card shows its number, how many caballeros it brings, its title, what
// it does
// in a line, and whether that is required; its whole words are told where it is pointed at.
#include "app/panels/own_cards.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/game/insertion_sort.h"
#include "app/panels/cards.h"
#include "app/ui/textures.h"
#include "app/ui/widgets.h"
#include "engine/queries.h"
#include "engine/parsing.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::Face;
using draw::rgb;
using draw::theme;
using draw::type;

// The paper is the same by day and by night.
constexpr ImU32 paper = draw::paper::sheet, pale = draw::paper::idle, edge = draw::paper::edge, ink = draw::paper::ink,
                faint = rgb(0x5D4A37), wine = rgb(0x7B2230), plate_ink = rgb(0xF2DFA0), gold = rgb(0xE2B64C);
constexpr std::array<std::string_view, main_effect_count> deeds = {"Place", "Move", "Send back",
                                                                   "Score", "King", "Other"};

const ActionCard& card_of_hand(const View& view, int which) { return hand_card(view.table.rules, which); }

std::string brief_of(const ActionCard& card) { return say(told(card, card.brief.empty() ? card.text : card.brief)); }

// All that is to be said of it.
std::string whole_of(const ActionCard& card) {
    List sentences{message("{title}: {text}", told(card, card.title), told(card, card.text))};
    if (card.required) sentences.push_back(message("That is required."));
    sentences.push_back(card.brings ? message("Brings {n} to your court.", card.brings)
                                    : message("Brings nobody to your court."));
    if (card.house) sentences.push_back(message("A house card: what the booklet leaves open is ours."));
    return say("{all:sentences}", sentences);
}

bool rests_upon(const draw::Touch& touch) {
    constexpr float rest = 0.35f;   // seconds a finger lies on it
    if (!draw::now().coarse) return touch.hovered || touch.focused;
    const float lies = touch.hovered ? ImGui::GetIO().MouseDownDuration[0] : -1;
    if (lies >= 0 && lies < rest) draw::request_frame(50);
    return lies >= rest;
}

struct CardLook {
    bool selectable = false, chosen = false, washed = false, kept = false, ticked = false;
};

// Its number and what it brings on a field of its sort's colour, then title and words.
void own_card(ImDrawList& draw, const ImRect& at, const ActionCard& card, const CardLook& how,
              const draw::Touch& touch) {
    draw::fine(draw);
    const float high = at.GetHeight(), wide = at.GetWidth();
    const bool  tall = high >= 60 && wide >= 168;
    draw.AddRectFilled(at.Min, at.Max, how.washed ? pale : touch.hovered && how.selectable ? rgb(0xFFFBEF) : paper, 6);
    const bool  low = high < 34;   // number and cube side by side
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
    // The words where all of them find room, if need be in smaller letters; else they are told where it is pointed at.
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
        const auto broken = [&] {   // within a word
            for (std::string_view word : split(title, " "))
                if (draw::width(two, word) > room) return true;
            return false;
        };
        while (two.size > 6 && broken()) two.size -= 0.4f;
        while (two.size > 6 && draw::wrapped(nullptr, {}, folded, two, 0, title) > 2 * folded.leading + 1)
            two.size -= 0.4f;
        draw::wrapped(&draw, {left, at.GetCenter().y - folded.leading}, folded, two, ink, title);
    }
    if (words) draw::wrapped(&draw, {left, at.Min.y + (tall ? 22.0f : 18.5f)}, lines, small, faint, brief);
    if (card.required && tall)
        draw::text(draw, {left, at.Max.y - 11}, Anchor::left_middle, type().small_bold, wine, say("required"));
    else if (card.required) {   // a bookmark
        const ImVec2 top{at.Max.x - 12, at.Min.y};
        const ImVec2 mark[] = {top, top + ImVec2{7, 0}, top + ImVec2{7, 13}, top + ImVec2{3.5f, 9.5f},
                               top + ImVec2{0, 13}};
        draw.AddConvexPolyFilled(mark, 3, wine);
        draw.AddRectFilled(mark[0], mark[1] + ImVec2{0, 9}, wine);
        draw.AddTriangleFilled(mark[0] + ImVec2{0, 9}, mark[2], mark[3], wine);
        draw.AddTriangleFilled(mark[0] + ImVec2{0, 9}, mark[4], mark[3], wine);
    }
    draw.AddRect(at.Min, at.Max, edge, 6, 0, 1.1f);
    if (how.selectable && !how.chosen) draw.AddRect(at.Min, at.Max, theme().glow, 6, 0, touch.hovered ? 3.2f : 2.2f);
    if (how.chosen || how.kept) {
        draw.AddRect(at.Min, at.Max, gold, 6, 0, 3.4f);
        draw.AddRect(at.Min, at.Max, ink, 6, 0, 1);
    }
    if (how.ticked) {
        const ImVec2 c{at.Max.x - 15, at.Min.y + 15};
        draw.AddCircleFilled(c, 9, how.chosen ? theme().primary : paper);
        draw.AddCircle(c, 9, how.chosen ? theme().primary : faint, 0, 1.3f);
        textures::draw(draw, how.chosen ? "icons/check" : "icons/plus", c, 12,
                  textures::paint(how.chosen ? theme().primary_text : faint));
    }
    if (touch.focused) draw::focus_ring(draw, at, 6);
}

std::string id_of(int which) { return "hand:" + std::to_string(which + 1); }

// What is pressed is answered, or taken out again.
void own_card_pressed(const View& view, const draw::Touch& touch, int which, bool selectable, bool chosen,
                      Commands& commands) {
    const Choice choice{Thing::hand_card, static_cast<std::uint8_t>(which), nobody};
    if (!touch.pressed) return;
    if (selectable) commands.add(Choose{choice});
    else if (chosen && choosing_hand(view)) commands.add(TakeBack{choice});
}

struct Grid {
    int   across = 1, rows = 1;
    float wide = 0, high = 0;
};
constexpr float small_gap = 4;
Grid small_cards(float width, float height, int count) {
    Grid grid;
    grid.across = count <= 3 || width < 230            ? (width < 230 ? 1 : std::max(1, std::min(count, 2)))
                  : width >= 520                       ? 4
                  : width >= 330 && count <= 10        ? 2
                  : width >= 330 && draw::now().coarse ? 3
                                                       : 2;
    grid.rows = std::max(1, (count + grid.across - 1) / grid.across);
    grid.wide = (width - small_gap * static_cast<float>(grid.across - 1)) / static_cast<float>(grid.across);
    grid.high = std::clamp((height - small_gap * static_cast<float>(grid.rows - 1)) / static_cast<float>(grid.rows),
                           draw::touch_size(), 52.0f);   // what has no room is rolled to
    return grid;
}

// What may be chosen there; the card that lies on the table is answered by a button.
Set<int> asked_for(const View& view) {
    Set<int> some = Set<int>::of_bits(view.options.of(Thing::hand_card));
    if (const int laid = view.mine() ? current_hand_card(view.table, view.session.asked()) : -1; laid >= 0)
        some.remove(laid);
    return some;
}
bool from_played(const View& view, Player p) {
    return !choosing_hand(view) && view.mine() && view.session.asked() == p
           && !(asked_for(view) - held_by(view.table, p)).empty();
}

// The hand, or of the cards played those that may be chosen.
std::vector<int> in_hand(const View& view, Player p) {
    std::vector<int> list;
    for (int which : from_played(view, p) ? asked_for(view) : held_by(view.table, p)) list.push_back(which);
    return list;
}

// How the list is looked through; it stays so from one choosing to the next.
enum class By : unsigned char { number, sort, brings };
struct {
    By     by = By::number;
    int    deed = -1;   // shown alone; -1: all
    Scroll scroll = {};
} listed;

constexpr std::array<ImU32, main_effect_count> chip_tints = {rgb(0xC8D0B4), rgb(0xDCC4B2), rgb(0xC0CACC),
                                                             rgb(0xE6D39C), rgb(0xCFBCD2), rgb(0xE4DCC8)};

bool pressed_chip(ImDrawList& draw, ImVec2& at, const std::string& id, const std::string& words, bool on, ImU32 tint) {
    const float high = draw::now().coarse ? 44.0f : 28.0f,
                wide = draw::width(type().label_bold, words) + (tint ? 34 : 20);
    const ImRect chip{at, at + ImVec2{wide, high}};
    const draw::Touch touch = draw::target(id, chip);
    draw.AddRectFilled(chip.Min, chip.Max,
                       on              ? theme().primary
                       : touch.hovered ? theme().panel
                                       : theme().panel2,
                       high / 2);
    draw.AddRect(chip.Min, chip.Max, theme().edge, high / 2);
    if (tint) {
        const ImVec2 c{chip.Min.x + 16, chip.GetCenter().y};
        draw.AddRectFilled(c - ImVec2{6, 6}, c + ImVec2{6, 6}, tint, 2);
        draw.AddRect(c - ImVec2{6, 6}, c + ImVec2{6, 6}, ink, 2);
    }
    draw::text(draw, {chip.Max.x - 10, chip.GetCenter().y}, Anchor::right_middle, type().label_bold,
               on ? theme().primary_text : theme().text, words);
    if (touch.focused) draw::focus_ring(draw, chip, high / 2);
    at.x += wide + 6;
    return touch.pressed;
}

}

bool numbered(const View& view) { return numbered_hands(view.table.rules); }
bool choosing_hand(const View& view) { return view.mine() && view.session.asked_step().hints.gathers; }
bool own_card_asked(const View& view) { return numbered(view) && !choosing_hand(view) && !asked_for(view).empty(); }

int laid_now(const View& view, Player player) {
    for (const Animation& animation : view.stage.animations().running())
        if (row(animation.event.what).travel.piece == Piece::hand_card && animation.event.who == player
            && animation.share(view.now) < 1)
            return -1;
    return current_hand_card(view.table, player);
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
    const ImVec2 reach = draw::now().coarse ? ImVec2{10, 6} : ImVec2{};   // a finger is broad
    draw::speak_of("caballero_card", {at.Min - reach, at.Max + reach});
}

// Who has taken a card beside the board does what that says.
const ActionCard* card_performed(const State& s, Player p) {
    const int which = current_hand_card(s, p);
    if (which < 0) return nullptr;
    for (int stack = 0; stack < piles(s); ++stack)
        if (s.taker[stack] == p && s.shown[stack] != no_card) return &card(s.rules, stack, s.shown[stack]);
    return &hand_card(s.rules, which);
}

template <class List>
std::string chosen_so_far(const View& view, const List& held) {
    int brings = 0;
    for (int which : held) brings += card_of_hand(view, which).brings;
    return say("{n} of 13, bringing {all}", held.size(), brings);
}

float own_hand_height(const View& view, float width) {
    const Player p = hand_owner(view);
    if (p == nobody) return 0;
    const int   n = std::max(1, static_cast<int>(in_hand(view, p).size()));
    const Grid  grid = small_cards(width - 16, 10000, n);
    const float high = draw::now().coarse ? low(ImGui::GetIO().DisplaySize) ? 44.0f : 52.0f : 36.0f;
    return 12 + static_cast<float>(grid.rows) * (high + small_gap) + 24
           + (face_up_hand_cards(view.table, p).empty() ? 0.0f : 26.0f);
}

void own_hand(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    const Player p = hand_owner(view);
    draw::panel(draw, rect, 10);
    ImRect rest = padded(rect, 8, 6);
    if (p == nobody) {
        draw::wrapped(&draw, {rest.GetCenter().x, rest.GetCenter().y - 8},
                      {.room = rest.GetWidth(), .anchor = Anchor::centre, .lines = 2}, type().small, theme().text2,
                      say("Hands are seen by those whose cards they are."));
        return;
    }
    const std::vector<int> held = in_hand(view, p);
    if (held.empty() && choosing_hand(view)) {
        draw::wrapped(&draw, {rest.GetCenter().x, rest.GetCenter().y - 14},
                      {.room = rest.GetWidth() - 20, .anchor = Anchor::centre, .lines = 3}, type().label, theme().text2,
                      say("What you choose lies here. Press a card again to take it out."));
        return;
    }
    const Set<int> kept = kept_hand_cards(view.table, p), used = face_up_hand_cards(view.table, p) - kept;
    const bool choosing = choosing_hand(view) && view.session.asked() == p;
    const unsigned may = choosing ? 0 : asked_for(view).bits;
    const bool own_asked = view.mine() && view.session.asked() == p;
    const bool titled = rest.GetHeight() > 190 || rect.GetHeight() > own_hand_height(view, rect.GetWidth()) - 1;
    if (titled) {
        const ImRect head = cut_top(rest, 20, 4);
        draw::text(draw, {head.Min.x + 4, head.GetCenter().y}, Anchor::left_middle, type().name, theme().text,
                   say(from_played(view, p) ? "Your used cards" : "Your hand"));
        const std::string note =
            choosing ? chosen_so_far(view, held) : say("{n, plural, one {# card} other {# cards}}", held.size());
        draw::text(draw, {head.Max.x - 4, head.GetCenter().y}, Anchor::right_middle, type().label, theme().text2, note);
    }
    if (titled && !(used | kept).empty()) {   // what lies before him
        const ImRect foot = cut_bottom(rest, 22, 4);
        float x = foot.Min.x + 4;
        const auto word = [&](const std::string& words) {
            x += draw::text(draw, {x, foot.GetCenter().y}, Anchor::left_middle, type().small, theme().text2, words) + 6;
        };
        const auto small = [&](int which, bool framed) {
            if (x + 34 > foot.Max.x) return;
            const ImRect at{{x, foot.GetCenter().y - 9}, {x + 34, foot.GetCenter().y + 9}};
            number_plate(draw, at, card_of_hand(view, which).number);
            if (framed) draw::ring(draw, at, 4, theme().glow, 2, 0);
            if (rests_upon(draw::target("played:" + std::to_string(which + 1), at, false)))
                draw::tooltip(at, whole_of(card_of_hand(view, which)));
            x += 38;
        };
        if (!kept.empty()) word(say("Kept"));
        for (int which : kept) small(which, true);
        if (!used.empty()) word(say("Played"));
        for (int which : used) small(which, false);
    }
    const Grid grid = small_cards(rest.GetWidth(), rest.GetHeight(), static_cast<int>(held.size()));
    static Scroll rolled;
    rolled.begin("hand", rest, static_cast<float>(grid.rows) * (grid.high + small_gap) - small_gap, 1);
    if (rolled.most > 0) draw::hit(choosing ? "strip:chosen" : "strip:hand", rest);
    std::size_t i = 0;
    int told_of = -1;
    ImRect told_at;
    for (int which : held) {
        const ImVec2 corner =
            rest.Min
            + ImVec2{static_cast<float>(static_cast<int>(i) % grid.across) * (grid.wide + small_gap),
                     static_cast<float>(static_cast<int>(i) / grid.across) * (grid.high + small_gap) - rolled.at};
        const ImRect at{corner, corner + ImVec2{grid.wide, grid.high}};
        ++i;
        const bool selectable = may >> which & 1u;
        const draw::Touch touch =
            draw::target(choosing ? "chosen:" + std::to_string(which + 1) : id_of(which), at, selectable || choosing);
        own_card(draw, at, card_of_hand(view, which),
                 {.selectable = selectable, .washed = may && own_asked && !selectable}, touch);
        if (!rolled.dragged) own_card_pressed(view, touch, which, selectable, true, commands);
        if (rests_upon(touch)) told_of = which, told_at = at;
        view.lies.held[static_cast<std::size_t>(which)] = {at.GetCenter(), grid.wide / flying_card.x, view.now, p};
    }
    rolled.end(draw, 3);
    if (told_of >= 0) draw::tooltip(told_at, whole_of(card_of_hand(view, told_of)));
}

// All there are to choose from, those chosen ticked: pressed again they go back.
void hand_list(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    const Player   p = view.session.asked();
    const Set<int> held = held_by(view.table, p), open = Set<int>::of_bits(view.options.of(Thing::hand_card));
    draw::panel(draw, rect, 10, 2, theme().surround, theme().edge);
    ImRect rest = padded(rect, 10, 8);
    std::array<int, main_effect_count> counts{};
    std::vector<int> list;
    for (int which : held | open) {
        const auto deed = static_cast<int>(main_effect_of(card_of_hand(view, which)));
        ++counts[static_cast<std::size_t>(deed)];
        if (listed.deed < 0 || listed.deed == deed || counts[static_cast<std::size_t>(listed.deed)] == 0)
            list.push_back(which);
    }
    std::erase_if(list, [&](int which) {
        return listed.deed >= 0 && counts[static_cast<std::size_t>(listed.deed)] > 0
               && static_cast<int>(main_effect_of(card_of_hand(view, which))) != listed.deed;
    });
    if (rest.GetWidth() < 520)   // else they lie beside it, counted
        draw::text(draw, {rest.GetCenter().x, cut_bottom(rest, 16, 4).GetCenter().y}, Anchor::centre_middle,
                   type().label_bold, theme().text2, chosen_so_far(view, held));
    const bool roomy = rest.GetHeight() > 300;
    if (roomy) {
        const float chip_high = draw::now().coarse ? 44.0f : 28.0f;
        const ImRect head = cut_top(rest, chip_high, 6);
        const std::array<std::string, 3> orders = {say("by number"), say("by sort"), say("by caballeros")};
        float orders_wide = 0;
        for (const std::string& order : orders) orders_wide += draw::width(type().label_bold, order) + 26;
        const bool sorted = rest.GetHeight() > 400,
                   apart = orders_wide + 560 > head.GetWidth();   // sorting in a row of its own
        static Scroll chips;
        const ImRect chips_at{head.Min, {head.Max.x - (apart || !sorted ? 0 : orders_wide + 8), head.Max.y}};
        const auto chip_words = [&](int deed) {
            return deed < 0 ? say("All {n}", (held | open).size())
                            : say("{what} {n}", Message{deeds[static_cast<std::size_t>(deed)]},
                                  counts[static_cast<std::size_t>(deed)]);
        };
        float wide = -6;
        for (int deed = -1; deed < main_effect_count; ++deed)
            wide += draw::width(type().label_bold, chip_words(deed)) + (deed < 0 ? 26 : 40);
        chips.begin("chips", chips_at, wide, 0);
        ImVec2 at = chips_at.Min - ImVec2{chips.at, 0};
        if (pressed_chip(draw, at, "deed:all", chip_words(-1), listed.deed < 0, 0))
            listed.deed = -1, draw::request_frame(0);
        for (int deed = 0; deed < main_effect_count; ++deed)
            if (pressed_chip(draw, at, "deed:" + std::to_string(deed), chip_words(deed), listed.deed == deed,
                             chip_tints[static_cast<std::size_t>(deed)]))
                listed.deed = deed, draw::request_frame(0);
        chips.end(draw, 0, false);
        ImVec2 order_at = !sorted ? head.Max
                          : apart ? cut_top(rest, chip_high, 6).Min
                                  : ImVec2{head.Max.x - orders_wide, head.Min.y};
        for (int i = 0; sorted && i < 3; ++i)
            if (pressed_chip(draw, order_at, "order:" + std::to_string(i), orders[static_cast<std::size_t>(i)],
                             static_cast<int>(listed.by) == i, 0))
                listed.by = static_cast<By>(i), draw::request_frame(0);
    }
    insertion_sort(list.begin(), list.end(), [&](int a, int b) {
        const ActionCard &one = card_of_hand(view, a), &other = card_of_hand(view, b);
        if (listed.by == By::sort) return main_effect_of(one) < main_effect_of(other);
        if (listed.by == By::brings) return one.brings > other.brings;
        return a < b;
    });
    constexpr float gap = 6;
    const int across =
        std::clamp(static_cast<int>((rest.GetWidth() + gap) / (draw::now().zoom > 1.2f ? 260 : 184)), 1, 4);
    const int   rows = (static_cast<int>(list.size()) + across - 1) / across;
    const float least = draw::now().coarse ? 68.0f : 64.0f,
                fits = (rest.GetHeight() - 4) / static_cast<float>(std::max(8, rows)) - gap,
                high = std::clamp(fits, least, 76.0f);
    listed.scroll.begin("list", rest, static_cast<float>(rows) * (high + gap), 1);
    draw::hit("strip:hand", rest);
    const float wide = (rest.GetWidth() - gap * static_cast<float>(across - 1) - (listed.scroll.most > 0 ? 8 : 0))
                       / static_cast<float>(across);
    int told_of = -1;
    ImRect told_at;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const int    which = list[i];
        const ImVec2 corner =
            rest.Min
            + ImVec2{static_cast<float>(static_cast<int>(i) % across) * (wide + gap),
                     static_cast<float>(static_cast<int>(i) / across) * (high + gap) - listed.scroll.at + 2};
        const ImRect at{corner, corner + ImVec2{wide, high}};
        const bool   chosen = held.has(which);
        const draw::Touch touch = draw::target(id_of(which), at, true);
        own_card(draw, at, card_of_hand(view, which), {.selectable = false, .chosen = chosen, .ticked = true}, touch);
        if (!listed.scroll.dragged) own_card_pressed(view, touch, which, !chosen, chosen, commands);
        if (rests_upon(touch)) told_of = which, told_at = at;
    }
    listed.scroll.end(draw, 4, false);
    if (told_of >= 0) draw::tooltip(told_at, whole_of(card_of_hand(view, told_of)));
}

// What lies before each, in order of turns.
void cards_played(ImDrawList& draw, const ImRect& rect, const View& view) {
    ImRect rest = padded(rect, 8, 4);
    const State& s = view.table;
    const float  high = std::min(34.0f, rest.GetHeight() / static_cast<float>(s.players));
    if (high < 15) return;
    for (Player p : turn_order(s)) {
        if (p == nobody || p >= max_players) continue;
        const ImRect line = cut_top(rest, high);
        const float  y = line.GetCenter().y;
        draw::badge(draw, p, {line.Min.x + 12, y}, std::min(10.0f, high / 2 - 2));
        const int which = laid_now(view, p);
        if (which < 0) {
            draw.AddRect({line.Min.x + 30, y - 8}, {line.Min.x + 64, y + 8}, theme().line, 4);
            continue;
        }
        const ActionCard& card = card_of_hand(view, which);
        number_plate(draw, {{line.Min.x + 30, y - 8.5f}, {line.Min.x + 64, y + 8.5f}}, card.number);
        float x = line.Min.x + 72;
        const draw::Touch touch = draw::target("laid:" + std::to_string(p), line, false);
        if (const int n = placing_by_rank(s, p); n > 0)
            caballero_card(draw, {x + 7, y}, n, {8, std::min(11.0f, high / 2 - 1)}), x += 24;
        const float right = line.Max.x - 4;
        const ActionCard& performed = *card_performed(s, p);
        const std::string title = say(told(performed, performed.title)),
                          both = &performed == &card ? title
                                                     : say("{title} on {own}", told(performed, performed.title),
                                                           told(card, card.title));
        const bool  room_for_both = draw::width(type().label_bold, both) <= right - x;
        const draw::Type bold = draw::fitted(type().label_bold, title, right - x, 0.6f);
        const float wide = draw::text(draw, {x, y}, Anchor::left_middle, room_for_both ? type().label_bold : bold,
                                      theme().text, room_for_both ? both : title)
                           + 8;
        if (const std::string brief = brief_of(performed); draw::width(type().label, brief) <= right - x - wide)
            draw::text(draw, {x + wide, y}, Anchor::left_middle, type().label, theme().text2, brief);
        if (rests_upon(touch)) draw::tooltip(line, whole_of(performed));
    }
}

}
