// The results of this device: all together, then by opponent, by number of players and by edition.
#include <algorithm>
#include <array>

#include "app/screens/screens.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float side = 24, head = 58, row = 27, table_head = 40;
constexpr std::array<std::string_view, 3> columns = {"Games", "Won", "Best"};

void table(ImDrawList& draw, ImVec2 corner, float width, const ResultTable& of) {
    const auto right = [&](int n) { return corner.x + width - 4 - static_cast<float>(2 - n) * width * 0.19f; };
    tree::heading();
    draw::text(draw, {corner.x, corner.y + 22}, Anchor::left_middle,
               draw::fitted(type().title, say(of.title), width * 0.42f, 0.5f), theme().gold_deep, say(of.title));
    for (const Summary& summary : of.rows) tree::add(tree::Role::item, summary_in_words(summary));
    const tree::Silent said;
    for (int n = 0; n < 3; ++n) {
        const std::string word = say(columns[static_cast<std::size_t>(n)]);
        draw::text(draw, {right(n), corner.y + 23}, Anchor::right_middle,
                   draw::fitted(type().small, word, width * 0.18f), theme().text2, word);
    }
    float y = corner.y + table_head;
    for (const Summary& summary : of.rows) {
        draw.AddLine({corner.x, y}, {corner.x + width, y}, theme().line);
        draw::text(draw, {corner.x, y + row / 2}, Anchor::left_middle,
                   draw::fitted(type().name, summary.name, width * 0.44f, 0.5f), theme().text, summary.name);
        const std::array<std::string, 3> numbers = {std::to_string(summary.games),
                                                    summary.against_bots ? std::to_string(summary.won) : "–",
                                                    std::to_string(summary.best)};
        for (int n = 0; n < 3; ++n)
            draw::text(draw, {right(n), y + row / 2}, Anchor::right_middle, type().name_plain, theme().text,
                       numbers[static_cast<std::size_t>(n)]);
        y += row;
    }
}
float table_height(const ResultTable& of) { return table_head + row * static_cast<float>(of.rows.size()); }

}

std::array<ResultTable, 3> tables_of(const Results& results) {
    return {
        {{"By opponent", results.by_opponent}, {"By players", results.by_players}, {"By edition", results.by_edition}}};
}

std::string results_in_words(const Results& results) {
    const Summary& all = results.all;
    if (all.games == 0) return say("No game has been finished on this device yet.");
    if (all.against_bots == 0)
        return say("{n, plural, one {# game} other {# games}}, best score {best}.", all.games, all.best);
    return say(
        "{n, plural, one {# game} other {# games}}; {won} won of {m} against bots. Winning streak: {streak}, "
        "longest {longest}. Best score: {best}.",
        all.games, all.won, all.against_bots, results.streak, results.longest, all.best);
}

std::string summary_in_words(const Summary& summary) {
    if (summary.against_bots == 0)
        return say("{name}: {n, plural, one {# game} other {# games}}, best score {best}.", summary.name,
                   summary.games, summary.best);
    return say("{name}: {n, plural, one {# game} other {# games}}, {won} won, best score {best}.", summary.name,
               summary.games, summary.won, summary.best);
}

ImRect results_page(ImDrawList& draw, const Layout& at, const Screens& screens, Commands& commands) {
    const Results& all = screens.results;
    const float width = std::min(480.0f, at.window.GetWidth() - 16);
    const draw::Wrap lines{.room = width - 2 * side - 8, .leading = 19};
    const float told = draw::wrapped(nullptr, {}, lines, type().body, 0, results_in_words(all));
    float content = told + 4;
    for (const ResultTable& of : tables_of(all)) content += of.rows.empty() ? 0 : table_height(of);
    const float foot_height = all.all.games ? draw::button_height() + 12 : 0;
    const float height = std::min(at.window.GetHeight() - 12, head + content + foot_height + 18);
    const ImVec2 corner = draw::snapped(at.window.GetCenter() - ImVec2{width, height} / 2);
    const ImRect sheet{corner, corner + ImVec2{width, height}};
    draw::panel(draw, sheet, 14, 3);
    const std::string title = say(results_title);
    tree::heading();
    draw::text(draw, {sheet.Min.x + side, sheet.Min.y + 30}, Anchor::left_middle,
               draw::fitted(type().screen_title, title, width - side - close_room, 0.6f), theme().text, title);
    ImRect inside{{sheet.Min.x + side, sheet.Min.y + head}, {sheet.Max.x - side, sheet.Max.y - 16}};
    ImRect foot = all.all.games ? cut_bottom(inside, draw::button_height(), 12) : ImRect{};
    static Scroll scroll;
    scroll.begin("results", inside, content, 1);
    float y = inside.Min.y - scroll.at;
    y += draw::wrapped(&draw, {inside.Min.x, y}, lines, type().body, theme().text, results_in_words(all)) + 4;
    for (const ResultTable& of : tables_of(all)) {
        if (of.rows.empty()) continue;
        table(draw, {inside.Min.x, y}, inside.GetWidth() - 8, of);
        y += table_height(of);
    }
    scroll.end(draw, 6);
    if (!all.all.games) return sheet;
    if (draw::button(say("Delete"), cut_left(foot, (foot.GetWidth() - 8) / 2, 8), {.id = "button:forget"}))
        commands.add(Dialog::forget_results);
    if (draw::button(say("Save as a file"), foot, {.kind = draw::Kind::primary, .id = "button:save"}))
        commands.add(ResultsCommand::save);
    return sheet;
}

}
