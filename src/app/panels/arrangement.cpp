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
#include "app/panels/offer.h"
#include "app/panels/own_cards.h"
#include "app/panels/piece_animations.h"
#include "app/panels/why_not.h"
#include "app/rulebook/rulebook.h"
#include "app/ui/focus.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

bool answered_on_board(const Choices& options) {
    for (Choice choice : options)
        if (choice.thing == Thing::place || choice.thing == Thing::caballero || choice.thing == Thing::scoreboard)
            return true;
    return false;
}

// On the smallest screens it has not the height it would like.
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

// To the table and back, where there is no room for tabs.
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
    if (page.GetHeight() > 90 && reader_of(view.session) != nobody)
        hand(draw, {page.Min, {page.Max.x, page.Min.y + std::min(page.GetHeight(), 150.0f)}}, view, commands);
}

}

void Arrangement::open(int tab, const Stage& stage) {
    tab_ = tab;
    tab_for_ = stage.lines().size();
}

// The figure in front of what stands behind it; the border of the chart counts the points.
std::string_view Arrangement::figure_at(ImVec2 point, const State& table) const {
    const auto stands = [&](ImVec2 foot, ImVec2 half) {
        return ImRect{foot - half * board_at_.piece, foot + ImVec2{half.x * board_at_.piece, 2}}.Contains(point);
    };
    const bool on_board = seen_.Contains(point);
    if (on_board && is_place(table.king) && stands(board_at_.king(table.king, table), {14, 46})) return "king";
    for (Player p : table.seats()) {
        if (on_board && is_place(table.grande[p]) && stands(board_at_.grande(p, table.grande[p], table), {10, 38}))
            return "grande";
        const SeatLayout& seat = lies_.seats[p];
        if (seat.province.x != seat.badge.x && ImLengthSqr(point - seat.province) < 20 * 20) return "province";
    }
    if (const Token* token = on_board ? token_at(board_at_, table, point) : nullptr) return token->id;
    for (int which = 0; on_board && which < scoreboard_count; ++which)
        if (ImLengthSqr(point - board_at_.scoreboard(which, table)) < board_at_.piece * board_at_.piece * 18 * 18)
            return "scoreboard";
    if (board_at_.outer.Contains(point) && !board_at_.inner.Contains(point)) return "points";   // the track
    const draw::Spoken* spoken = draw::spoken_at(point);
    return spoken ? spoken->thing : std::string_view{};
}

bool Arrangement::on_sea(ImVec2 point) const { return seen_.Contains(point) && hovered_place() == nowhere; }

Needs Arrangement::needs(const View& view, ImVec2 size) const {
    Needs needs{.players = view.table.players + (box(view.table).rival != nobody),
                .prompt = 0,
                .buttons = 0,
                .hand = hand_asked(view),
                .held = held_height(view)};
    const Form form = form_of(size);
    needs.prompt = prompt_height(view, prompt_width(size), form == Form::wide || form == Form::tablet);
    needs.buttons = buttons_height(view, thumb_width(size));
    if (form == Form::flat) needs.bar = playback_bar_height(view);
    needs.page = page_height(view, hand_width(size));
    if (numbered(view)) needs.cards = std::max(120.0f, own_hand_height(view, prompt_width(size)));
    if (offered(view)) needs.cards += offer_height(view, prompt_width(size)) + 8;
    if (view.advice && view.mine()) needs.hint = hint_height(view, prompt_width(size));
    needs.on_board = tab_ == 0 && (answered_on_board(view.options) || view.options.of(Thing::stack));
    return needs;
}

void Arrangement::board(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands, bool frame,
                        bool track) {
    const std::string note = announced(view);
    BoardView how{.rect = rect,
                  .places = places(view.table) | box(view.table).kings,
                  .camera = camera_,
                  .frame = frame,
                  .interactive = view.mine() && !view.if_scored,
                  .loss = view.session.loss_asked(),
                  .memory = view.memory,
                  .if_scored = view.if_scored,
                  .round_track = track,
                  .memory_note = note,
                  .highlight = view.looking_back() ? view.history.places() : view.present.ringed() | view.stakes.places,
                  .pointed = view.pointed};
    board_at_ = eg::board(how);
    leave_out(how, view.stage.animations(), view.now);
    if (view.stage.animations().busy(view.now))
        map::prepare_layer(board_at_.scale, !board_at_.full, regions(view.table));   // while there is time
    dragging_.take(board_at_, view);
    ImRect seen = frame ? board_at_.inner : board_at_.outer;   // a phone's sheet may lie over its south
    seen.ClipWith({draw.GetClipRectMin(), draw.GetClipRectMax()});
    seen_ = seen;
    if (!view.covered) camera_.move(board_at_, seen, !dragging_.holds());
    if (camera_.near()) draw::movable(seen);
    if (view.mine()) how.pending_of = view.session.asked(), how.pending = removable_places(view.session);
    const bool idea = view.led_to && (view.mine() || view.looking_back());
    if (idea && view.looking_back())
        how.instead = view.played, how.pending_of = view.session.asked_before(view.history.question(view.session));
    const State& over = idea ? *view.led_to : view.table;
    if (idea) {
        for (Place place : places(view.table)) {
            if (over.caballeros[how.pending_of][place] > view.table.caballeros[how.pending_of][place])
                how.pending.add(place);
            for (Player p : view.table.seats())
                if (over.caballeros[p][place] != view.table.caballeros[p][place]
                    || (over.grande[p] == place) != (view.table.grande[p] == place))
                    how.highlight.add(place);
            if ((over.king == place) != (view.table.king == place)) how.highlight.add(place);
        }
    }
    // A region dialled is answered like any other, but nothing of it stays on the table.
    const Choices offered = dragging_.carrying() ? dragging_.goals()
                            : view.free_action   ? choices_of(*view.free_action, view.table, view.options)
                                                 : view.options;
    if (const std::optional<Choice> clicked = draw_board(draw, over, offered, how))
        commands.add(Choose{*clicked});
    if (!view.covered) look_nearer(seen, commands);
    if (view.if_scored) {
        if (frame)
            if_scored_panel(draw, if_scored_rect(view, seen), view),
                draw::speak_of("region", if_scored_rect(view, seen));   // else the seats tell it
        else
            board_sign(draw, {seen.Min, {seen.Max.x, seen.Max.y - (view.looking_back() && !view.told ? 34 : 0)}},
                       "icons/eye", say(if_scored_title));
        const bool moved = ImGui::GetIO().MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] >= 64;   // the camera
        if (ImGui::IsMouseReleased(ImGuiMouseButton_Left) && !moved && !draw::long_press()
            && seen.Contains(ImGui::GetMousePos()) && seen.Contains(ImGui::GetIO().MouseClickedPos[0]))
            commands.add(ShowCommand::if_scored);   // a press on the board ends it
    }
    if (const std::string at_stake = stakes_in_words(view.stakes, view.session); !at_stake.empty())
        board_sign(draw, frame ? board_at_.outer : seen, "lily", at_stake);
    if (view.unkept() && view.unkept_new && !frame && !view.looking_back()
        && !view.if_scored)   // else the header says it
        board_sign(draw, seen, "lily", say("Not saved here: keep the save code"));
    if (view.looking_back() && !view.told) history_badge(draw, frame ? board_at_.outer : seen, view);
}

void Arrangement::nearer(int steps) {
    const ImVec2 point = ImGui::GetIO().MousePos;
    const bool   points = ImGui::IsMousePosValid() && board_at_.inner.Contains(point);
    camera_.zoom_to(camera_.zoom + 2 * Camera::step * static_cast<float>(steps),
                    points ? point : board_at_.inner.GetCenter(), board_at_);
}

// Two taps on what is no answer do; and what the keyboard walks to is shown.
void Arrangement::look_nearer(const ImRect& seen, const Commands& commands) {
    const ImGuiIO& io = ImGui::GetIO();
    constexpr float near = 2;
    const auto on_board = [&](ImVec2 point) {
        return seen.Contains(point) && seen.Contains(io.MouseClickedPos[0]) && io.MouseDragMaxDistanceSqr[0] < 64;
    };   // what was carried there is no tap
    if (io.MouseReleased[0] && io.MouseClickedLastCount[0] == 1)
        tapped_ = !commands.has<Choose>() && on_board(io.MousePos);
    if (io.MouseReleased[0] && io.MouseClickedLastCount[0] == 2 && tapped_ && !commands.has<Choose>()
        && on_board(io.MousePos))
        camera_.zoom_to(camera_.near() ? 1 : near, io.MousePos, board_at_);
    if (const std::optional<ImVec2> beyond = camera_.near() ? focused_beyond() : std::nullopt)
        camera_.centre = (*beyond - board_at_.origin) / board_at_.scale, draw::request_frame(0);
}

// What a phone's sheet cannot do without.
float Arrangement::page_height(const View& view, float width) const {
    const int tab = form_of(ImGui::GetIO().DisplaySize) == Form::phone ? tab_ : 0;
    if (tab == 1) return 40 + 34 * static_cast<float>(view.table.players) - prompt_height(view, width, false);
    if (tab == 2) return 150;
    if (view.advice && view.mine()) return std::max(0.0f, 190 - prompt_height(view, width, false));
    if (view.stage.place_scoring()) return scoring_panel_height(view) + 6;
    if (discs_told(view)) {
        const ImVec2 window = ImGui::GetIO().DisplaySize;
        return std::min(discs_height(view, width - 12),
                        low(window) ? (watched(view) ? 112.0f : 160.0f) : window.y * 0.42f)
               + 6;
    }
    if (hand_asked(view))
        return hand_height(view, width) + (form_of(ImGui::GetIO().DisplaySize) == Form::flat ? 6.0f : 8.0f);
    if (choosing_hand(view)) return ImGui::GetIO().DisplaySize.y;   // as much as there is
    if (own_card_asked(view)) return own_hand_height(view, width) + 4;
    if (offered(view)) return offer_height(view, width) + 8;
    if (numbered(view))
        return (low(ImGui::GetIO().DisplaySize) ? 17.0f : 26.0f) * static_cast<float>(view.table.players) + 8;
    if (!view.options.of(Thing::stack)) return 0;
    const ImVec2 size = ImGui::GetIO().DisplaySize;   // all five to be read, where that leaves the board room
    return size.x > 350 && two_rows(width) < size.y * 0.42f ? two_rows(width) + 8 : 130;
}

// What is told over the board, or in place of the cards.
Arrangement::ScoringPopover Arrangement::scoring_popover(const Layout& at, const View& view) const {
    if (at.touch() && view.advice && view.mine()) return ScoringPopover::hint;   // elsewhere it has a window of its own
    if (view.stage.place_scoring()) return ScoringPopover::scoring;
    if (discs_told(view)) return ScoringPopover::discs;
    // The place under the pointer tells who would get what in it, unless something else is going on.
    const bool other =
        view.busy || choosing_hand(view) || ((hand_asked(view) || own_card_asked(view)) && at.form != Form::wide);
    const bool crossed = view.lesson && view.lesson->tried() == on(hovered_place());   // the lesson tells of it
    return !other && !crossed && is_place(hovered_place()) ? ScoringPopover::region : ScoringPopover::none;
}

// What a lesson asks for now.
static bool asked_for(const View& view, Choice choice) {
    const Lesson::Asked* asks = view.lesson->asks();
    return asks && view.options.has(choice) && asks->is(choice);
}

// Of the board what is asked for, what is spoken of beside it, and what was wrongly tried.
Lit Arrangement::lit_on(const Board& board, const View& view) const {
    Lit lit;
    const auto on_place = [](Choice choice) {
        return choice.thing == Thing::place || choice.thing == Thing::caballero;
    };
    for (const Choice choice : view.options)
        if (on_place(choice) && asked_for(view, choice)) lit.place(board, static_cast<Place>(choice.which));
    for (const std::string_view thing : split(view.lesson->step().lit, " ")) {
        if (const std::optional<Choice> place = eg::choice(thing, box(view.table)))
            lit.place(board, static_cast<Place>(place->which));
        else if (thing == "king" && is_place(view.table.king)) lit.king(board, view.table.king, view.table);
    }
    if (const std::optional<Choice> tried = view.lesson->tried(); tried && on_place(*tried))
        lit.place(board, static_cast<Place>(tried->which));
    return lit;
}

void Arrangement::wide(ImDrawList& draw, const Layout& at, const View& view, Commands& commands) {
    if (view.lesson) {   // however near the board is looked at
        const Board  whole = eg::board({.rect = at.board, .places = places(view.table) | box(view.table).kings});
        const ImRect besides[] = {at.hand, view.if_scored ? if_scored_rect(view, whole.inner) : ImRect{}};
        bubble_.lay(whole, view, lit_on(whole, view), besides);
    }
    board(draw, at.board, view, commands, true, true);
    header(draw, at, view, commands);
    prompt(draw, at.prompt, view, commands, true);
    seats(draw, at.seats, view, commands);
    const bool discs =
        discs_told(view) && at.cards.GetHeight() > 140;   // in the cards' place: nothing can be taken now
    if (discs) discs_panel(draw, at.cards, view);
    else if (at.cards.GetHeight() > 40) action_cards(draw, at.cards, at.card_rows, view, commands);
    if (hand_asked(view)) hand(draw, at.hand, view, commands);
    if (at.chronicle.GetHeight() > 40) chronicle(draw, at.chronicle, view, commands);

    bubble_.draw(draw, view);
    const ScoringPopover  told = scoring_popover(at, view);
    const bool  counting = told == ScoringPopover::scoring;
    const float width = std::min(counting ? 362.0f : 330.0f, at.board.GetWidth() * 0.6f);
    const auto  beside = [&](float wide, float high, Places about) {
        Board room = board_at_;
        if (view.looking_back() && !view.told) room.inner.Max.y -= 24;   // for the sign
        else if (!counting) room.inner.Max.y += 10;   // a little over the track, unless points are counted there
        return room_for_popover(room, view.table, {wide, high}, about, Places::of_bits(view.options.of(Thing::place)),
                             {&bubble_.rect(), 1})
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

void Arrangement::phone(ImDrawList& draw, const Layout& at, const View& view, Commands& commands) {
    // What the sheet covers cannot be pressed.
    ImGui::PushClipRect(at.window.Min, {at.window.Max.x, at.sheet.Min.y}, true);
    board(draw, at.board, view, commands, false, false);
    ImGui::PopClipRect();
    header(draw, at, view, commands);
    seat_strip(draw, at.seats, view, commands);
    draw::panel(draw, {at.sheet.Min, {at.sheet.Max.x, at.sheet.Max.y + 20}}, 16, 2);
    if (at.tabs.GetHeight() > 20) tabs(draw, at.tabs, tab_);
    else tab_button(at.header, tab_);   // the header has what leads to the table
    const ImRect page = padded(at.page, 6, 4);
    if (tab_ == 0) actions(draw, at, page, view, commands);
    else if (tab_ == 1) seats_page(draw, page, view, commands);
    else chronicle(draw, page, view, commands, false);
    buttons(draw, at.thumb, view, commands);
}

// The question, and what belongs to it: the first page of a phone's sheet.
void Arrangement::actions(ImDrawList& draw, const Layout& at, ImRect page, const View& view, Commands& commands) {
    const float cards = hand_asked(view) ? hand_height(view, page.GetWidth()) + 4 : 0;
    prompt(draw, cut_top(page, std::min(prompt_height(view, page.GetWidth(), false), page.GetHeight() - cards), 2),
           view, commands, false);
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
        } else {   // over the half of the board that it does not speak of
            const bool  south = board_at_.anchor(place, "shield").y > at.board.GetCenter().y;
            const float top = south ? at.board.Min.y + 4 : at.thumb.Min.y - high - 6;
            region_card(draw, told_ = {{at.window.Min.x + 6, top}, {at.window.Max.x - 6, top + high}}, view, place);
        }
    }
    if (page.GetHeight() > 58) card_strip(draw, page, view, commands);
}

void Arrangement::flat(ImDrawList& draw, const Layout& at, const View& view, Commands& commands) {
    board(draw, at.board, view, commands, false, false);
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
        region_card(draw,
                    told_ = high <= at.page.GetHeight() ? top(high)
                                                        : ImRect{{at.page.Min.x, at.page.Max.y - high}, at.page.Max},
                    view, place);   // over the seats, where it must
    } else if (choosing_hand(view) || own_card_asked(view)) own_hand(draw, at.page, view, commands);
    else if (at.page.GetHeight() > 40) card_strip(draw, at.page, view, commands);
    if (hand_asked(view)) {
        hand(draw, at.hand, view, commands);
        held_beside(draw,
                    {{at.thumb.Min.x, at.thumb.Min.y + buttons_height(view, at.thumb.GetWidth()) + 4},
                     {at.thumb.Max.x, at.thumb.Max.y + 2}},
                    view, commands);
    }
    buttons(draw, at.thumb, view, commands);
}

void Arrangement::draw(const Layout& at, const View& view, Commands& commands) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (view.present.lines().size() != tab_for_ && view.mine()) {
        tab_for_ = view.present.lines().size();
        tab_ = 0;
    }
    told_ = {};
    if (!view.lesson || at.touch()) bubble_.lay({}, view, {}, {});   // nothing lies there, but what is pointed at grows
    switch (at.form) {
        case Form::wide:
        case Form::tablet: wide(draw, at, view, commands); break;
        case Form::phone: phone(draw, at, view, commands); break;
        case Form::flat: flat(draw, at, view, commands); break;
    }
    draw_animations(draw, board_at_, view);   // over the panels: they come from there
    draw_card_animations(draw, board_at_, view);
    dragging_.put(draw, board_at_, view, commands);
    // Anywhere else, a click ends what is being told; the second of two on a power card is not meant so.
    const bool twice = passing(view.session) && ImGui::GetIO().MouseClickedLastCount[ImGuiMouseButton_Left] > 1;
    if (view.busy && !twice && ImGui::IsMouseReleased(ImGuiMouseButton_Left)
        && !ImGui::IsMouseDragPastThreshold(ImGuiMouseButton_Left, 8) && commands.empty())
        commands.add(PlaybackCommand::skip);
}

void Arrangement::draw_over(const Layout& at, const View& view, Commands& commands) {
    if (choosing_hand(view) && at.form != Form::phone) {   // on a phone it is the sheet's
        draw::window("list", at.board);
        hand_list(*ImGui::GetWindowDrawList(), at.board, view, commands);
        ImGui::End();
    }
    if (view.advice && view.mine()) {
        draw::window("hint", at.page);
        hint(*ImGui::GetWindowDrawList(), at.page, view, commands);
        ImGui::End();
    }
}

// What is said, what is asked for and what is spoken of beside it; nothing is hidden, the rest only stands back.
void Arrangement::light(const Layout& at, const View& view) const {
    if (!view.lesson || view.busy || view.lesson->done() || view.if_scored) return;
    Lit lit = lit_on(board_at_, view);
    const auto light_up = [&](const ImRect& rect, float round = 8) { lit.holes.push_back({rect, round}); };
    light_up(at.header, 1);
    light_up(at.form == Form::phone  ? ImRect{at.sheet.Min, {at.sheet.Max.x, at.sheet.Max.y + 20}}
             : at.form == Form::flat ? ImRect{at.header.Min, at.prompt.Max}
                                     : at.prompt);
    if (at.form == Form::flat) light_up(at.thumb);
    for (const ImRect& box : {told_, bubble_.rect()})
        if (box.GetWidth() > 0) light_up(box, 10);
    for (const navigation::Target& target : focus::targets()) {
        const std::optional<Choice> choice = thing_of(target.id);
        if (choice && choice->thing != Thing::place && choice->thing != Thing::caballero && asked_for(view, *choice))
            light_up({target.x - 4, target.y - 4, target.x + target.w + 4, target.y + target.h + 4});
    }
    if (has(view.lesson->step().lit, "seats")) light_up(at.seats);
    draw::window("light", {{0, 0}, ImGui::GetIO().DisplaySize}, ImGuiWindowFlags_NoInputs);
    ImGui::BringWindowToDisplayFront(
        ImGui::GetCurrentWindow());   // over the hand, which comes to the front when it is pressed
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    spotlight(draw, ImGui::GetIO().DisplaySize, board_at_, lit, bubble_.dimmed(view));
    bubble_.point(draw, board_at_, seen_, view);
    ImGui::End();
}

}
