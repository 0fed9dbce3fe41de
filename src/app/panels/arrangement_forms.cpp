// Draws the table in each form: the panels in their rects (layout.h), and the popovers over the board.
#include "app/panels/arrangement.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "app/board/map.h"
#include "engine/box.h"
#include "engine/notation.h"
#include "engine/queries.h"
#include "engine/parsing.h"
#include "app/game/free_actions.h"
#include "app/panels/dial.h"
#include "app/panels/modifiers.h"
#include "app/panels/offer.h"
#include "app/panels/own_cards.h"
#include "app/panels/pass_sheet.h"
#include "app/panels/piece_animations.h"
#include "app/panels/review_panel.h"
#include "app/panels/summary_panel.h"
#include "app/panels/why_not.h"
#include "app/rulebook/rulebook.h"
#include "app/ui/focus.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

// The smallest windows have too little height for the whole panel.
void clipped_scoring_panel(ImDrawList& draw, const ImRect& rect, const View& view) {
    draw.PushClipRect(rect.Min, {rect.Max.x, rect.Max.y + 4}, true);
    scoring_panel(draw, rect, view);
    draw.PopClipRect();
}

void tabs(ImDrawList& draw, const ImRect& rect, int& open) {
    constexpr std::array<std::string_view, 3> names = {"Actions", "Table", "Chronicle"};
    const float step = rect.GetWidth() / 3;
    for (int i = 0; i < 3; ++i) {
        const ImRect tab{{rect.Min.x + step * static_cast<float>(i), rect.Min.y},
                         {rect.Min.x + step * static_cast<float>(i + 1), rect.Max.y}};
        if (draw::target("tab:" + std::to_string(i), tab).pressed) open = i;
        const ImVec2 middle = tab.GetCenter();
        draw::text(draw, middle, draw::Anchor::centre_middle, open == i ? draw::type().name : draw::type().name_plain,
                   open == i ? draw::theme().text : draw::theme().text2, say(names[static_cast<std::size_t>(i)]));
        if (open == i)
            draw.AddRectFilled({middle.x - step * 0.32f, tab.Max.y - 3}, {middle.x + step * 0.32f, tab.Max.y},
                               draw::theme().gold_deep, 1.5f);
    }
    draw.AddLine({rect.Min.x, rect.Max.y}, rect.Max, draw::theme().line);
}

// A button that opens the table's tab and goes back, in windows without room for tabs.
void tab_button(const ImRect& header, int& open) {
    const ImVec2 corner{header.Max.x - 192, header.Min.y};
    if (draw::icon_button(open ? "back" : "seats", {corner, corner + ImVec2{44, 44}},
                          {.kind = draw::Kind::quiet,
                           .tooltip = say(open ? "Back to the actions" : "The players"),
                           .id = open ? "tab:0" : "tab:1"}))
        open = open ? 0 : 1;
}

void seats_page(ImDrawList& draw, ImRect page, const View& view, Commands& commands) {
    const float high = std::min(
        page.GetHeight(), 30 + 42.0f * static_cast<float>(view.table.players + (box(view.table).rival != nobody)));
    seats(draw, cut_top(page, high, 6), view, commands);
    if (numbered(view) && page.GetHeight() > 60)
        return own_hand(
            draw,
            {page.Min,
             {page.Max.x, page.Min.y + std::min(page.GetHeight(), own_hand_height(view, page.GetWidth()) + 64)}},
            view, commands);
    if (page.GetHeight() > 90 && reader_of(view.session) != nobody && !pass_asked(view))
        hand(draw, {page.Min, {page.Max.x, page.Min.y + std::min(page.GetHeight(), 150.0f)}}, view, commands);
}

}

void Arrangement::wide(ImDrawList& draw, const Layout& at, const View& view, Commands& commands) {
    if (view.lesson) {   // the bubble's place does not depend on the zoom
        const Board  whole = eg::board({.rect = at.board, .places = places(view.table) | box(view.table).kings});
        const ImRect besides[] = {at.hand, view.if_scored ? if_scored_rect(view, whole.inner) : ImRect{}};
        bubble_.lay(whole, view, lit_on(whole, view), besides);
    }
    board(draw, at.board, view, commands, true, true);
    header(draw, at, view, commands);
    prompt(draw, at.prompt, view, commands, true);
    if (at.summary.GetHeight() > 0) {
        row_ = summary_panel(draw, at.summary, view);
        draw::panel(draw, at.thumb);
        buttons(draw, padded(at.thumb, 12, 11), view, commands);
    } else if (hand_read_beside(view)) {
        ImRect column{{at.prompt.Min.x, at.prompt.Max.y + 10}, {at.prompt.Max.x, at.board.Max.y}};
        if (const float high = std::min(218.0f, column.GetHeight() - 300); high > 140)
            hand_reading(draw, cut_top(column, high, 10), view);
        draw::panel(draw, column);
        hand_tray(draw, padded(column, 6, 4), view, 2, commands);
        return;
    } else if (at.seats.GetHeight() > 0) {
        seats(draw, at.seats, view, commands);
    }
    // In place of the action cards: none can be taken while discs are open.
    const bool discs =
        discs_told(view) && at.cards.GetHeight() > 140;
    if (discs) discs_panel(draw, at.cards, view);
    else if (dial_asked(view) && dial_fits(view, at.cards.GetSize())) dial(draw, at.cards, view, commands);
    else if (at.cards.GetHeight() > 40) action_cards(draw, at.cards, at.card_rows, view, commands);
    if (hand_asked(view)) hand(draw, at.hand, view, commands);
    if (at.chronicle.GetHeight() > 40) chronicle(draw, at.chronicle, view, commands);
    if (at.lesson.GetHeight() > 0) lesson_bar(draw, at.lesson, view, commands);

    bubble_.draw(view, commands);
    const ScoringPopover  told = scoring_popover(at, view);
    const bool  counting = told == ScoringPopover::scoring;
    const float width = std::min(counting ? 362.0f : 330.0f, at.board.GetWidth() * 0.6f);
    const auto  beside = [&](float wide, float high, Places about) {
        Board room = board_at_;
        if (view.looking_back() && !view.told) room.inner.Max.y -= 24;   // for the sign
        else if (!counting) room.inner.Max.y += 10;   // may cover a little of the track, unless points move there
        const ImRect besides[] = {bubble_.rect(), view.if_scored ? if_scored_rect(view, board_at_.inner) : ImRect{}};
        return room_for_popover(room, view.table, {wide, high}, about, Places::of_bits(view.options.of(Thing::place)),
                                besides)
            .rect;
    };
    if (counting)
        scoring_panel(draw, beside(width, scoring_panel_height(view), {view.stage.place_scoring()->place}), view);
    else if (told == ScoringPopover::discs && !discs)
        discs_panel(draw, beside(std::max(width, 84.0f * static_cast<float>(view.table.players)), 118, {CAS}), view);
    else if (told == ScoringPopover::region)
        region_card(draw, told_ = beside(width, region_card_height(view, hovered_place()), {hovered_place()}), view,
                    hovered_place());
}

void Arrangement::review(ImDrawList& draw, const Layout& at, const View& view, Commands& commands) {
    const bool touch = at.touch();
    ImGui::PushClipRect(at.window.Min, {at.window.Max.x, at.form == Form::phone ? at.sheet.Min.y : at.window.Max.y},
                        true);
    board(draw, at.board, view, commands, !touch, !touch);
    ImGui::PopClipRect();
    if (at.form == Form::flat) draw::panel(draw, {at.header.Min, at.review.Max}, 8);
    else if (at.form == Form::phone) draw::panel(draw, {at.review.Min, at.review.Max + ImVec2{0, 20}}, 16, 2);
    else draw::panel(draw, at.review);
    header(draw, at, view, commands);
    review_panel(draw, at.review, view, commands);
    draw_animations(draw, board_at_, view);
}

// The board below a sheet. Only the header can be pressed.
void Arrangement::dimmed(ImDrawList& draw, const Layout& at, const View& view, Commands& commands) {
    board(draw, at.board, view, commands, !at.touch(), !at.touch());
    draw.AddRectFilled(at.window.Min, at.window.Max, draw::fade(draw::theme().ink, 0.45f));
    draw::clear_hits();
    focus::clear();
    seen_ = {};
    lies_.board = nullptr;
    header(draw, at, view, commands);
}

void Arrangement::phone(ImDrawList& draw, const Layout& at, const View& view, Commands& commands) {
    // Clips the board, so that the part under the sheet cannot be pressed.
    ImGui::PushClipRect(at.window.Min, {at.window.Max.x, at.sheet.Min.y}, true);
    board(draw, at.board, view, commands, false, false);
    ImGui::PopClipRect();
    header(draw, at, view, commands);
    if (hand_sheet_shown(view)) {
        draw.AddRectFilled(at.sheet.Min, at.sheet.Max, draw::theme().panel);
        hand_sheet(draw, {{at.page.Min.x, at.sheet.Min.y}, at.page.Max}, view, commands);
        buttons(draw, at.thumb, view, commands);
        return;
    }
    seat_strip(draw, at.seats, view, commands);
    draw::panel(draw, {at.sheet.Min, {at.sheet.Max.x, at.sheet.Max.y + 20}}, 16, 2);
    if (at.tabs.GetHeight() > 20) tabs(draw, at.tabs, tab_);
    else if (low(ImGui::GetIO().DisplaySize)) tab_button(at.header, tab_);
    const ImRect page = padded(at.page, 6, 4);
    if (tab_ == 0) actions(draw, at, page, view, commands);
    else if (tab_ == 1) seats_page(draw, page, view, commands);
    else chronicle(draw, page, view, commands, false);
    buttons(draw, at.thumb, view, commands);
}

// The first tab of a phone's sheet: the prompt, and the cards or the popover that belong to it.
void Arrangement::actions(ImDrawList& draw, const Layout& at, ImRect page, const View& view, Commands& commands) {
    const float cards = hand_asked(view) ? hand_height(view, page.GetWidth()) + 4 : 0;
    prompt_ = cut_top(page, std::min(prompt_height(view, page.GetWidth(), false), page.GetHeight() - cards), 2);
    prompt(draw, prompt_, view, commands, false);
    if (summary_shown(view)) {
        summary_panel(draw, page, view);
        return;
    }
    const ScoringPopover told = scoring_popover(at, view);
    if (told == ScoringPopover::hint) return;
    if (told == ScoringPopover::scoring)
        clipped_scoring_panel(draw, cut_top(page, std::min(scoring_panel_height(view), page.GetHeight()), 4), view);
    else if (told == ScoringPopover::discs)
        discs_panel(draw, cut_top(page, std::min(discs_height(view, page.GetWidth()), page.GetHeight()), 4), view);
    else if (hand_asked(view))
        hand(draw, cut_top(page, std::min(hand_height(view, page.GetWidth()), page.GetHeight()), 4), view, commands);
    else if (choosing_hand(view)) return hand_list(draw, page, view, commands);
    else if (own_card_asked(view))
        own_hand(draw, cut_top(page, std::min(own_hand_height(view, page.GetWidth()), page.GetHeight()), 4), view,
                 commands);
    else if (told == ScoringPopover::region) {
        const Place place = hovered_place();
        const float high = region_card_height(view, place);
        if (high <= page.GetHeight()) {
            region_card(draw, cut_top(page, high, 4), view, place);
        } else {   // over the half of the board without this region
            const bool  south = board_at_.anchor(place, "shield").y > at.board.GetCenter().y;
            const float top = south ? at.board.Min.y + 4 : at.thumb.Min.y - high - 6;
            region_card(draw, told_ = {{at.window.Min.x + 6, top}, {at.window.Max.x - 6, top + high}}, view, place);
        }
    }
    if (dial_asked(view) && dial_fits(view, page.GetSize())) dial(draw, page, view, commands);
    else if (numbered(view) && !offered(view)) own_turn(draw, page, view);
    else if (page.GetHeight() > 58) card_strip(draw, page, view, commands);
}

void Arrangement::flat(ImDrawList& draw, const Layout& at, const View& view, Commands& commands) {
    if (summary_shown(view)) summary_panel(draw, at.board, view);
    else board(draw, at.board, view, commands, false, false);
    if (at.bar.GetHeight() > 0) playback_bar(draw, at.bar, view, commands);
    draw::panel(draw, {at.header.Min, at.prompt.Max}, 8);
    header(draw, at, view, commands);
    prompt(draw, at.prompt, view, commands, false);
    seat_strip(draw, at.seats, view, commands);
    const ScoringPopover told = scoring_popover(at, view);
    const auto top = [&](float high) { return ImRect{at.page.Min, {at.page.Max.x, at.page.Min.y + high}}; };
    if (told == ScoringPopover::hint) {
    } else if (told == ScoringPopover::scoring)
        clipped_scoring_panel(draw, top(std::min(scoring_panel_height(view), at.page.GetHeight())), view);
    else if (told == ScoringPopover::discs) discs_panel(draw, at.page, view);
    else if (told == ScoringPopover::region && !view.options.of(Thing::stack)) {
        const Place place = hovered_place();
        const float high = region_card_height(view, place);
        // A popover that is too high for the page covers the seats.
        region_card(draw,
                    told_ = high <= at.page.GetHeight() ? top(high)
                                                        : ImRect{{at.page.Min.x, at.page.Max.y - high}, at.page.Max},
                    view, place);
    } else if (choosing_hand(view) || own_card_asked(view)) own_hand(draw, at.page, view, commands);
    else if (at.page.GetHeight() > 40) card_strip(draw, at.page, view, commands);
    if (hand_asked(view)) {
        hand(draw, at.hand, view, commands);
        modifiers_beside(draw,
                    {{at.thumb.Min.x, at.thumb.Min.y + buttons_height(view, at.thumb.GetWidth()) + 4},
                     {at.thumb.Max.x, at.thumb.Max.y + 2}},
                    view, commands);
    }
    buttons(draw, at.thumb, view, commands);
}

}
