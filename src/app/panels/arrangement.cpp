#include "app/panels/arrangement.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>
#include <vector>

#include "app/board/map.h"
#include "engine/box.h"
#include "engine/notation.h"
#include "engine/queries.h"
#include "engine/parsing.h"
#include "app/game/free_actions.h"
#include "app/panels/dial.h"
#include "app/panels/offer.h"
#include "app/panels/own_cards.h"
#include "app/panels/pass_sheet.h"
#include "app/panels/piece_animations.h"
#include "app/panels/review_panel.h"
#include "app/panels/summary_panel.h"
#include "app/panels/totals.h"
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

}


void Arrangement::open(int tab, const Stage& stage) {
    tab_ = tab;
    tab_for_ = stage.lines().size();
}

// Figures come first: they stand in front of tokens and scoreboards.
std::string_view Arrangement::figure_at(ImVec2 point, const State& table) const {
    const draw::Spoken*    spoken = draw::spoken_at(point);
    const std::string_view words = spoken ? spoken->thing : std::string_view{};
    if (seen_.GetWidth() <= 0) return words;   // a sheet covers the board
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
    return words;
}

bool Arrangement::on_sea(ImVec2 point) const { return seen_.Contains(point) && hovered_place() == nowhere; }

Needs Arrangement::needs(const View& view, ImVec2 size) const {
    Needs needs{.players = view.table.players + (box(view.table).rival != nobody),
                .prompt = 0,
                .buttons = 0,
                .hand = hand_asked(view),
                .held = held_height(view),
                .bid = bid_height(view)};
    const Form form = form_of(size);
    if (map::paged()) needs.strip = tabs_strip;
    needs.review = view.reviewing;
    needs.sheet = pass_sheet_shown(view);
    if (needs.review || needs.sheet) return needs;
    needs.prompt = prompt_height(view, prompt_width(size), form == Form::wide || form == Form::tablet);
    needs.buttons = buttons_height(view, thumb_width(size));
    needs.lesson = view.lesson != nullptr;
    needs.alone = hand_sheet_shown(view);
    needs.tabless = tab_ == 0
                    && (view.lesson || (bid_asked(view) && totals_height(view) > 0 && !view.advice)
                        || (form == Form::phone && summary_shown(view)));
    if (form == Form::flat) needs.bar = playback_bar_height(view);
    needs.page = page_height(view, hand_width(size), needs.buttons);
    if (numbered(view)) needs.cards = std::max(120.0f, own_hand_height(view, prompt_width(size)));
    if (offered(view)) needs.cards += offer_height(view, prompt_width(size)) + 8;
    if (summary_shown(view)) needs.summary = buttons_height(view, prompt_width(size) - 24) + 22;
    if (view.advice && view.mine()) needs.hint = hint_height(view, prompt_width(size));
    needs.on_board = tab_ == 0 && (numbered(view) || answered_on_board(view.options) || view.options.of(Thing::stack));
    return needs;
}

namespace {

// The places whose scoring has been told.
Places ticked(const View& view) {
    Places places;
    for (const PlaceScoring& place : view.stage.scoring_summary()->places) places.add(place.place);
    return view.stage.holds() ? places : places - Places{view.stage.scoring_summary()->places.back().place};
}

}

// With larger text the counts and shields grow as the text does, and in a very small space they are legible: not all of
// the board is seen then.
static float zoom_for_text(const ImRect& rect, bool frame) {
    const draw::Surroundings& now = draw::now();
    const Board there = eg::board({.rect = rect, .frame = frame});
    float wanted = there.full ? 1 : 0.35f / there.scale;
    if (now.text > 1) {   // of the same space on the screen, without larger text
        const Board usual = eg::board({.rect = {rect.Min * now.text_zoom, rect.Max * now.text_zoom}, .frame = frame});
        wanted = std::max(wanted, now.text * usual.pill_size().y / now.text_zoom / there.pill_size().y);
    }
    return std::clamp(std::ceil(wanted / Camera::step - 0.2f) * Camera::step, 1.0f, Camera::nearest);
}

void Arrangement::board(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands, bool frame,
                        bool track) {
    const std::string note = announced(view);
    const Choices offered = dragging_.carrying() ? dragging_.goals()
                            : view.free_action   ? choices_of(*view.free_action, view.table, view.options)
                                                 : view.options;
    turn_page(view, offered);
    if (const float zoom = zoom_for_text(rect, frame); zoom != text_zoom_) {
        if (camera_.zoom == text_zoom_) camera_.zoom = zoom;   // else the player has chosen another
        text_zoom_ = zoom;
    }
    BoardView how{.rect = rect,
                  .places = places(view.table) | box(view.table).kings,
                  .camera = camera_,
                  .covered_from = draw.GetClipRectMax().y,
                  .frame = frame,
                  .interactive = view.mine(),
                  .loss = view.session.loss_asked(),
                  .memory = view.memory,
                  .if_scored = view.if_scored,
                  .round_track = track,
                  .memory_note = note,
                  .highlight = view.looking_back() ? view.history.places() : view.present.ringed() | view.stakes.places,
                  .pointed = view.pointed};
    if (const std::optional<PlaceScoring>& scored = view.stage.place_scoring(); scored && scored->general)
        how.paled = how.places - Places{scored->place}, how.gold.add(scored->place);
    if (summary_shown(view)) how.ticked = ticked(view), how.highlight.add(row_);
    board_at_ = eg::board(how);
    lies_.board = &board_at_;
    follow(view, offered);
    leave_out(how, view.stage.animations(), view.now);
    if (view.stage.animations().busy(view.now))
        map::prepare_layer(board_at_.scale, board_at_.page, regions(view.table));   // now, to avoid a delay later
    dragging_.take(board_at_, view);
    ImRect seen = frame ? board_at_.inner : board_at_.outer;   // a phone's sheet may cover its south
    seen.ClipWith({draw.GetClipRectMin(), draw.GetClipRectMax()});
    seen_ = seen;
    const bool open = !view.covered && !pass_sheet_shown(view) && !choosing_hand(view);
    if (open) camera_.move(board_at_, seen, !dragging_.holds());
    if (open && camera_.near()) draw::movable(seen);
    if (view.mine()) how.pending_of = view.session.asked(), how.pending = removable_places(view.session);
    const bool idea = view.led_to && view.mine();
    const State& over = view.at_turning_point ? way_shown(view).table : idea ? *view.led_to : view.table;
    if (is_place(view.bid.disc) && dial_turned_first(view)) how.highlight.add(view.bid.disc);
    if (idea) how.highlight = how.highlight | changed(view.table, over);
    if (view.at_turning_point) show_moment(view, how);
    if (view.lesson) how.wrong = tried_place(*view.lesson);
    for (Place place : idea || view.at_turning_point ? places(view.table) : Places{})
        if (over.caballeros[how.pending_of][place] > view.table.caballeros[how.pending_of][place])
            how.pending.add(place);
    press_tabs();
    // Where points replace the caballeros only places can be chosen.
    const std::optional<Choice> clicked = draw_board(draw, over, view.if_scored ? places_among(offered) : offered, how);
    if (clicked && clicked->thing == Thing::place && dial_turned_first(view)) commands.add(Select{*clicked});
    else if (clicked) commands.add(Choose{*clicked});
    draw_tabs(draw, offered);
    if (open) look_nearer(seen, commands);
    if (view.if_scored) {
        if (frame)
            if_scored_panel(draw, if_scored_rect(view, seen), view),
                draw::speak_of("region", if_scored_rect(view, seen));
        else   // the seats show the points
            board_sign(draw, {seen.Min, {seen.Max.x, seen.Max.y - (view.looking_back() && !view.told ? 34 : 0)}},
                       "icons/eye", say("If scored now"));
        const bool moved = ImGui::GetIO().MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] >= 64;   // moved the camera
        if (!clicked && ImGui::IsMouseReleased(ImGuiMouseButton_Left) && !moved && !draw::long_press()
            && seen.Contains(ImGui::GetMousePos()) && seen.Contains(ImGui::GetIO().MouseClickedPos[0]))
            commands.add(ShowCommand::if_scored);   // another press on the board ends the preview
    }
    if (const std::string at_stake = stakes_in_words(view.stakes, view.session); !at_stake.empty())
        board_sign(draw, frame ? board_at_.outer : seen, "lily", at_stake);
    // With a frame, the header shows this.
    if (view.unkept() && view.unkept_new && !frame && !view.looking_back() && !view.if_scored)
        board_sign(draw, seen, "lily", say("Not saved here: keep the save code"));
    if (view.at_turning_point) draw_moment(draw, board_at_, view, frame && roomy(ImGui::GetIO().DisplaySize));
    else if (view.looking_back() && !view.told) history_badge(draw, frame ? board_at_.outer : seen, view);
}

// The least height of a phone's sheet below the prompt, see Needs::page.
float Arrangement::page_height(const View& view, float width, float buttons) const {
    const int tab = form_of(ImGui::GetIO().DisplaySize) == Form::phone ? tab_ : 0;
    if (tab == 1) return 40 + 34 * static_cast<float>(view.table.players) - prompt_height(view, width, false);
    if (tab == 2) return 150;
    if (summary_shown(view)) return ImGui::GetIO().DisplaySize.y;   // the whole window
    if (view.advice && view.mine()) return std::max(0.0f, 190 - prompt_height(view, width, false));
    if (view.stage.place_scoring()) return scoring_panel_height(view) + 6;
    if (discs_told(view)) {
        const ImVec2 window = ImGui::GetIO().DisplaySize;
        return std::min(discs_height(view, width - 12),
                        low(window) ? (watched(view) ? 112.0f : 160.0f) : window.y * 0.42f)
               + 6;
    }
    if (hand_asked(view))
        return hand_height(view, width) + (form_of(ImGui::GetIO().DisplaySize) == Form::flat ? 6.0f : 8.0f)
               + (bid_asked(view) && ImGui::GetIO().DisplaySize.y >= 880 ? 68.0f : 0.0f);   // and the action cards
    if (choosing_hand(view)) return ImGui::GetIO().DisplaySize.y;   // the whole window
    if (own_card_asked(view)) return own_hand_height(view, width) + 4;
    if (offered(view)) return offer_height(view, width) + 8;
    if (numbered(view)) {
        const ImVec2 size = ImGui::GetIO().DisplaySize;
        const bool   one_row = buttons < 60;
        const float  turn = form_of(size) == Form::phone ? own_turn_height(view, one_row) : 0;
        return turn > 0 ? turn : (low(size) ? 17.0f : 26.0f) * static_cast<float>(view.table.players) + 8;
    }
    if (!view.options.of(Thing::stack)) return 0;
    // All cards are legible if that leaves enough room for the board.
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const float  cards = 0.9f * two_rows(width) + 8;
    return size.x > 350 && cards < size.y * 0.42f ? cards : 130;
}

// Which popover is shown over the board, or in place of the cards.
Arrangement::ScoringPopover Arrangement::scoring_popover(const Layout& at, const View& view) const {
    if (at.touch() && view.advice && view.mine()) return ScoringPopover::hint;   // other forms have a window for it
    if (summary_shown(view)) return ScoringPopover::none;
    if (view.stage.place_scoring()) return ScoringPopover::scoring;
    if (discs_told(view)) return ScoringPopover::discs;
    // The place under the pointer shows who would score there, unless something else is shown.
    const bool other =
        view.busy || choosing_hand(view) || ((hand_asked(view) || own_card_asked(view)) && at.form != Form::wide);
    const bool crossed = view.lesson && view.lesson->tried() == on(hovered_place());   // the lesson explains it
    return !other && !crossed && is_place(hovered_place()) ? ScoringPopover::region : ScoringPopover::none;
}

// True if the lesson asks for this choice.
static bool asked_for(const View& view, Choice choice) {
    const Lesson::Asked* asks = view.lesson->asks();
    return asks && view.options.has(choice) && asks->is(choice);
}

// The parts of the board that a lesson does not dim: those it asks for, those it mentions, and a wrong try.
Lit Arrangement::lit_on(const Board& board, const View& view) const {
    Lit lit;
    const auto on_place = [](Choice choice) {
        return choice.thing == Thing::place || choice.thing == Thing::caballero;
    };
    for (const Choice choice : view.options)
        if (on_place(choice) && asked_for(view, choice)) lit.place(board, static_cast<Place>(choice.which));
    for (const std::string_view thing : split(view.lesson->lit(), " ")) {
        if (thing == "board") lit.holes.push_back({board.outer});
        else if (thing == "aid") lit.aid(board, view.table);
        else if (thing == "scoreboards") lit.scoreboards(board, view.table);
        else if (const std::optional<Choice> place = eg::choice(thing, box(view.table)))
            lit.place(board, static_cast<Place>(place->which));
        else if (thing == "king" && is_place(view.table.king)) lit.king(board, view.table.king, view.table);
    }
    if (const std::optional<Choice> tried = view.lesson->tried(); tried && on_place(*tried))
        lit.place(board, static_cast<Place>(tried->which));
    return lit;
}

void Arrangement::draw(const Layout& at, const View& view, Commands& commands) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (view.present.lines().size() != tab_for_ && view.mine()) {
        tab_for_ = view.present.lines().size();
        tab_ = 0;
    }
    told_ = {};
    lies_.board = nullptr;   // board() sets it
    // Without a bubble this only advances its animations.
    if (!view.lesson || at.touch()) bubble_.lay({}, view, {}, {});
    if (view.reviewing) return review(draw, at, view, commands);
    if (pass_sheet_shown(view)) return dimmed(draw, at, view, commands);
    switch (at.form) {
        case Form::wide:
        case Form::tablet: wide(draw, at, view, commands); break;
        case Form::phone: phone(draw, at, view, commands); break;
        case Form::flat: flat(draw, at, view, commands); break;
    }
    draw_animations(draw, board_at_, view);   // over the panels, because pieces come from there
    draw_card_animations(draw, board_at_, view);
    dragging_.put(draw, board_at_, view, commands);
    // A click anywhere else skips the event that is shown; but not the second click of a double click on a power card.
    const bool twice = passing(view.session) && ImGui::GetIO().MouseClickedLastCount[ImGuiMouseButton_Left] > 1;
    if (view.busy && !view.stage.holds() && !twice && ImGui::IsMouseReleased(ImGuiMouseButton_Left)
        && !ImGui::IsMouseDragPastThreshold(ImGuiMouseButton_Left, 8) && commands.empty())
        commands.add(PlaybackCommand::skip);
}

void Arrangement::draw_over(const Layout& at, const View& view, Commands& commands) {
    if (choosing_hand(view) && at.form != Form::phone) {   // on a phone the sheet shows it
        ImRect over = at.board;
        if (at.form == Form::wide) over = {over.Min - ImVec2{8, 8}, over.Max + ImVec2{4, 8}};   // the score track too
        draw::window("list", over);
        ImGui::GetWindowDrawList()->AddRectFilled(over.Min, over.Max, draw::theme().surround);
        hand_list(*ImGui::GetWindowDrawList(), at.board, view, commands);
        ImGui::End();
    }
    if (pass_sheet_shown(view)) {
        draw::window("pass", at.page);
        pass_sheet(*ImGui::GetWindowDrawList(), at.page, view, commands);
        ImGui::End();
    }
    if (view.advice && view.mine()) {
        draw::window("hint", at.page);
        hint(*ImGui::GetWindowDrawList(), at.page, view, commands);
        ImGui::End();
    }
}

// Dims the screen except for the lesson's words, the things it asks for and those it mentions. Nothing is hidden.
void Arrangement::light(const Layout& at, const View& view) const {
    if (!view.lesson || view.busy || view.lesson->done() || view.if_scored) return;
    Lit lit = lit_on(board_at_, view);
    const auto light_up = [&](const ImRect& rect, float round = 8) { lit.holes.push_back({rect, round}); };
    light_up(at.header, 1);
    // On a phone the words alone, and all of the sheet where it is what one looks at.
    const bool words = at.form == Form::phone && tab_ == 0 && !dial_asked(view) && !numbered(view);
    light_up(at.form == Form::phone  ? ImRect{at.sheet.Min, {at.sheet.Max.x, words ? prompt_.Max.y : at.window.Max.y}}
             : at.form == Form::flat ? ImRect{at.header.Min, at.prompt.Max}
                                     : at.prompt);
    if (words) light_up(at.thumb);
    light_up(at.lesson);
    if (dial_asked(view) && dial_fits(view, at.cards.GetSize())) light_up(at.cards);
    if (at.form == Form::flat) light_up(at.thumb);
    for (const ImRect& box : {told_, bubble_.rect()})
        if (box.GetWidth() > 0) light_up(box, 10);
    for (const navigation::Target& target : focus::targets()) {
        const std::optional<Choice> choice = thing_of(target.id);
        if (choice && choice->thing != Thing::place && choice->thing != Thing::caballero && asked_for(view, *choice))
            light_up({target.x - 4, target.y - 4, target.x + target.w + 4, target.y + target.h + 4});
    }
    if (has(view.lesson->lit(), "seats")) light_up(at.seats);
    draw::window("light", {{0, 0}, ImGui::GetIO().DisplaySize}, ImGuiWindowFlags_NoInputs);
    // Over the hand, whose window comes to the front when it is pressed.
    ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    spotlight(draw, ImGui::GetIO().DisplaySize, board_at_, lit, bubble_.dimmed(view));
    bubble_.point(draw, board_at_, seen_, told_, view);
    ImGui::End();
}

}
