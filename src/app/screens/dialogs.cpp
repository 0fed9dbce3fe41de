// The dialogs over the table: the chronicle and the scorings where they have no tab, questions and notices.
#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

#include "app/panels/description.h"
#include "app/screens/screens.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/decks.h"

namespace eg {

using draw::Anchor;
using draw::theme;
using draw::type;

ImRect sheet_of(ImDrawList& draw, const Layout& at, float width, float height) {
    const ImVec2 centre = at.window.GetCenter();
    width = std::min(width, at.window.GetWidth() - 16);
    height = std::min(height, at.window.GetHeight() - 12);
    const ImRect sheet{{std::round(centre.x - width / 2), std::round(centre.y - height / 2)},
                       {std::round(centre.x + width / 2), std::round(centre.y + height / 2)}};
    draw::panel(draw, sheet, 14, 3);
    return sheet;
}

void sheet_heading(ImDrawList& draw, const ImRect& sheet, const char* title) {
    const std::string words = say(title);
    tree::heading();
    draw::text(draw, {sheet.Min.x + 24, sheet.Min.y + 30}, Anchor::left_middle,
               draw::fitted(type().screen_title, words, sheet.GetWidth() - 24 - close_room, 0.6f), theme().text, words);
}

namespace {

struct Paragraph {
    std::string_view heading, words;
    Message (*told)() = nullptr;   // makes the text; null: it is `words`
};
std::string said(const Paragraph& part) { return part.told ? say(part.told()) : say(part.words); }

constexpr Paragraph credits[] = {
    {"El Grande",
     "A board game by Wolfgang Kramer and Richard Ulrich, first published by Hans im Glück in 1995. This page is an "
     "independent programme, neither made nor endorsed by them or any publisher. All drawings and all wording of "
     "the cards are its own."},
    {"House cards", {}, [] {
        List ours;
        for (std::size_t i = 0; i < printed_decks().size(); ++i)
            for (const ActionCard& card : deck(static_cast<DeckId>(i)).cards)
                if (card.house) ours.push_back({card.title});
        return message(
            "The rulebooks do not print every card of some games. What they say of a card is kept. Where they say "
            "nothing, the card is our own and has a wine-red seal with a lily: {cards:and}.",
            ours);
    }},
    {"Made with",
     "SDL2, Dear ImGui, NanoSVG and the QR Code generator of Project Nayuki; set in Lato by Łukasz Dziedzic and EB "
     "Garamond by Georg Duffner, both under the SIL Open Font License, with signs from DejaVu Sans. Compiled with "
     "Emscripten."},
    {"Privacy", "The page loads nothing else, sends nothing, and keeps your game on this device only."},
};

bool close_button(const ImRect& sheet) {
    const ImRect cross{{sheet.Max.x - 46, sheet.Min.y + 8}, {sheet.Max.x - 10, sheet.Min.y + 44}};
    return draw::icon_button("close", cross,
                             {.kind = draw::Kind::quiet, .tooltip = say("Close"), .id = "button:close"});
}

void question(ImDrawList& draw, const Layout& at, ImRect& sheet, const Question& what, Commands& commands) {
    const float wide = what.code ? 460 : 380;
    const float high = draw::button_height();
    const auto written = [&](ImDrawList* list, ImVec2 top, float width) {
        return draw::wrapped(list, top, {.room = width - 48, .leading = 19}, type().body, theme().text2, what.words);
    };
    sheet =
        sheet_of(draw, at, wide, 56 + written(nullptr, {}, std::min(wide, at.window.GetWidth() - 16)) + 18 + high + 20);
    tree::heading();
    draw::text(draw, {sheet.Min.x + 24, sheet.Min.y + 34}, Anchor::left_middle, type().title, theme().text,
               say(what.title));
    written(&draw, {sheet.Min.x + 24, sheet.Min.y + 56}, sheet.GetWidth());
    ImRect foot{{sheet.Min.x + 20, sheet.Max.y - 20 - high}, {sheet.Max.x - 20, sheet.Max.y - 20}};
    const float width = (foot.GetWidth() - (what.code ? 16 : 8)) / (what.code ? 3 : 2);
    if (draw::button(say(what.no.label), cut_left(foot, width, 8),
                     {.kind = what.code ? draw::Kind::primary : draw::Kind::plain, .id = what.no.id}))
        commands.add(what.no.command);
    if (what.code && draw::button(say("Save code"), cut_left(foot, width, 8), {.id = "button:code"}))
        commands.add(TransferCommand::save_code);
    if (draw::button(say(what.yes.label), foot,
                     {.kind = what.code ? draw::Kind::plain : draw::Kind::primary, .id = what.yes.id}))
        commands.add(what.yes.command);
}

bool told(ImDrawList& draw, const Layout& at, ImRect& sheet, const std::string& words) {
    constexpr float wide = 420;
    const float high = draw::button_height();
    const auto written = [&](ImDrawList* list, ImVec2 top, float width) {
        return draw::wrapped(list, top, {.room = width - 48}, type().name_plain, theme().text, words);
    };
    sheet =
        sheet_of(draw, at, wide, 44 + written(nullptr, {}, std::min(wide, at.window.GetWidth() - 16)) + 28 + high + 20);
    tree::heading();
    written(&draw, {sheet.Min.x + 24, sheet.Min.y + 44}, sheet.GetWidth());
    const ImRect foot{{sheet.Min.x + 20, sheet.Max.y - 20 - high}, {sheet.Max.x - 20, sheet.Max.y - 20}};
    return draw::button(say("Close"), foot, {.kind = draw::Kind::primary, .id = "button:well"});
}

// Draws a text of several parts, in a sheet as high as it needs and the window allows.
template <std::size_t n>
ImRect pages(ImDrawList& draw, const Layout& at, float wide, const char* title, const Paragraph (&text)[n]) {
    static Scroll scroll;
    constexpr float head = 58, foot = 20, between = 14;
    const auto lay = [&](ImDrawList* list, ImVec2 corner, float width) {
        float y = corner.y;
        for (const Paragraph& part : text) {
            if (list) {
                tree::heading();
                draw::text(*list, {corner.x, y}, Anchor::left_top, type().title, theme().gold_deep, say(part.heading));
            }
            y += 26;
            y += draw::wrapped(list, {corner.x, y}, {.room = width - 56, .leading = 20}, type().name_plain,
                               theme().text, said(part))
                 + between;
        }
        return y - between - corner.y;
    };
    const ImRect sheet =
        sheet_of(draw, at, wide, head + lay(nullptr, {}, std::min(wide, at.window.GetWidth() - 16)) + foot);
    const ImRect inside{{sheet.Min.x + 24, sheet.Min.y + head}, {sheet.Max.x - 24, sheet.Max.y - foot}};
    sheet_heading(draw, sheet, title);
    scroll.begin(title, inside, lay(nullptr, {}, sheet.GetWidth()), 1);
    lay(&draw, {inside.Min.x, inside.Min.y - scroll.at}, sheet.GetWidth());
    scroll.end(draw);
    return sheet;
}

}

std::optional<Question> question_of(Dialog which, std::string_view notice, bool kept) {
    switch (which) {
        case Dialog::leave:
            return Question{"Start a new game?",
                            say(kept ? "This one stays in “Your games”, where you can continue it at any time."
                                     : "This one stays in “Your games” until you close this page: this browser saves "
                                       "nothing."),
                            {"Stay", "button:stay"},
                            {"New game", "button:leave", GameCommand::really_leave}};
        case Dialog::go_on:
            return Question{"Play on from here?",
                            std::string{notice},
                            {"Stay", "button:stay"},
                            {"Play on", "button:play_on", PlayOn::now},
                            true};
        case Dialog::elsewhere:
            return Question{"Open in another tab",
                            say("Another tab is playing this game. Watch it here, or take it over: then the other "
                                "tab watches."),
                            {"Watch", "button:stay"},
                            {"Take over", "button:take_over", GamesCommand::take_over}};
        case Dialog::set_aside:
            return Question{"A game was set aside", std::string{notice},
                            {"Try again", "button:try", TransferCommand::try_again}, {"Close", "button:well"}, true};
        case Dialog::unkept:
            return Question{"Not saved", say("The browser can save nothing more here: its storage is full or blocked. "
                                             "The save code holds the whole game. Copy it, or save it as a file."),
                            {"Play on", "button:stay"}, {"Save code", "button:code", TransferCommand::save_code}};
        case Dialog::forget_results:
            return Question{
                "Delete all results?",
                say("All wins and losses on this device will be deleted. Files that you saved keep theirs."),
                {"Keep them", "button:stay"},
                {"Delete", "button:forget", ResultsCommand::forget}};
        default: return std::nullopt;
    }
}

std::string what_is_taken_back(std::size_t answers) {
    return say(
        "This takes back {n, plural, one {# choice} other {# choices}}, perhaps also of other players, and what has "
        "been revealed since. You continue in a new game. This one stays in “Your games”.",
        answers);
}

void dialog(ImDrawList& draw, const Layout& at, Screens& screens, const View& view, Commands& commands) {
    const Dialog which = screens.dialog;
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    if (which != Dialog::popover) draw.AddRectFilled({0, 0}, screen, draw::fade(theme().ink, 0.45f));
    ImRect sheet;
    const std::optional<Question> asked = question_of(which, screens.notice, view.kept);
    switch (which) {
        case Dialog::none: return;
        case Dialog::menu: menu(draw, at, sheet, false, commands); break;
        case Dialog::rulebook:
            sheet = sheet_of(draw, at, 1200, 744);
            rulebook_page(draw, sheet, screens, view, commands);
            break;
        case Dialog::popover: sheet = popover(draw, at, screens, view, commands); break;
        case Dialog::opponent:
            sheet = opponent_sheet(at.window);
            draw::panel(draw, sheet, 14, 3);
            opponent_page(draw, sheet, screens.seat());
            break;
        case Dialog::deck:
            sheet = sheet_of(draw, at, 520, 680);
            deck_page(draw, sheet, screens, commands);
            break;
        case Dialog::replays: sheet = replays_page(draw, at, commands); break;
        case Dialog::games: sheet = games_page(draw, at, screens, view, commands); break;
        case Dialog::lessons: sheet = lessons_page(draw, at, screens, commands); break;
        case Dialog::entry: sheet = entry_page(draw, at, screens, commands); break;
        case Dialog::linked: link_page(draw, at, sheet, screens, commands); break;
        case Dialog::results: sheet = results_page(draw, at, screens, commands); break;
        case Dialog::keys:
            if (screens.screen == Screen::table) menu(draw, at, sheet, true, commands);
            else keys_sheet(draw, at, sheet);
            break;
        case Dialog::settings:
            sheet = settings_sheet(at.window);
            draw::panel(draw, sheet, 14, 3);
            settings_page(draw, sheet, view, commands);
            break;
        case Dialog::credits:
            sheet = pages(draw, at, 520, "Credits", credits);
            break;
        case Dialog::chronicle:
            sheet = sheet_of(draw, at, 560, 680);
            sheet_heading(draw, sheet, "Chronicle");
            chronicle(draw, {{sheet.Min.x + 10, sheet.Min.y + 50}, {sheet.Max.x - 10, sheet.Max.y - 12}}, view,
                      commands, false);
            break;
        case Dialog::tallies:
            sheet = sheet_of(draw, at, 480, 62 + tally_height(view) + 22);
            sheet_heading(draw, sheet, "Scorings so far");
            tally_sheet(draw, {{sheet.Min.x + 24, sheet.Min.y + 62}, {sheet.Max.x - 20, sheet.Max.y - 12}}, view);
            break;
        case Dialog::leave:
        case Dialog::go_on:
        case Dialog::set_aside:
        case Dialog::unkept:
        case Dialog::forget_results:
        case Dialog::elsewhere: question(draw, at, sheet, *asked, commands); break;
        case Dialog::notice:
            if (told(draw, at, sheet, screens.notice)) commands.add(Close{});
            break;
    }
    if (!asked && which != Dialog::notice && close_button(sheet)) commands.add(Close{});
    const bool outside = ImGui::IsMouseReleased(ImGuiMouseButton_Left) && !sheet.Contains(ImGui::GetIO().MousePos)
                         && !sheet.Contains(ImGui::GetIO().MouseClickedPos[0]);
    if (commands.empty() && (outside || ImGui::IsKeyPressed(ImGuiKey_Escape, false))) commands.add(Close{});
}

}
