#include "app/screens/entries.h"

#include <algorithm>

#include "app/lesson/lesson.h"
#include "app/screens/screens.h"
#include "app/screens/tiles.h"
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

// The first rule of a module's chapter; null: there is none.
const Rule* rule_of_module(std::string_view name) {
    const std::vector<Chapter>& chapters = rulebook().chapters;
    for (const Rule& rule : rulebook().rules)
        if (chapters[static_cast<std::size_t>(rule.chapter)].id == name) return &rule;
    return nullptr;
}

int lesson_of_module(std::string_view name) {
    for (int n = 0; n < static_cast<int>(lessons().size()); ++n)
        if (lessons()[static_cast<std::size_t>(n)].id == name) return n;
    return -1;
}

Entry entry_of(const Box& box, EntryGroup group) {
    Entry entry{.group = group, .number = static_cast<int>(box.edition), .word = box.word, .title = box.name,
              .line = box.line, .picture = tile_picture(box)};
    entry.rule = rule(std::string{"edition_"}.append(box.word));
    for (std::size_t n = box.modules.size(); n-- > 0;) {   // what was added last says most
        if (!entry.rule) entry.rule = rule_of_module(box.modules[n]->name);
        if (entry.lesson < 0) entry.lesson = lesson_of_module(box.modules[n]->name);
    }
    return entry;
}

std::vector<Entry> all_entries() {
    std::vector<Entry> all;
    for (int n = 0; n < static_cast<int>(modules().size()); ++n) {
        const Module& module = modules()[static_cast<std::size_t>(n)];
        // Of an expansion's boxes the first; others are in the new game only.
        const std::size_t boxes = n == 0 ? module.boxes.size() : std::min<std::size_t>(1, module.boxes.size());
        for (const BoxRow& row : module.boxes.first(boxes))
            all.push_back(entry_of(box(*box_named(row.word)), n == 0 ? EntryGroup::editions : EntryGroup::expansions));
        const Variant& its = module.variant;
        // Modules for few players are in the new game only.
        if (its.to.empty() || its.players.size() < max_players - 1) continue;
        all.push_back({.group = its.expansion ? EntryGroup::expansions : EntryGroup::modules, .adds = true,
                       .number = n, .word = module.name, .title = its.title, .line = its.line,
                       .picture = tile_picture(module), .rule = rule_of_module(module.name),
                       .lesson = lesson_of_module(module.name)});
    }
    insertion_sort(all.begin(), all.end(), [](const Entry& a, const Entry& b) { return a.group < b.group; });
    return all;
}

}

std::string_view entry_group_title(EntryGroup group) {
    switch (group) {
        case EntryGroup::editions: return "Editions";
        case EntryGroup::modules: return "Modules";
        case EntryGroup::expansions: break;
    }
    return "Expansions";
}

const std::vector<Entry>& entries() {
    static const std::vector<Entry> made = all_entries();
    return made;
}

Plan plan_with(const Entry& entry, Plan plan) {
    Rules& rules = plan.setup.rules;
    rules = with_modules({}, rules);
    plan.wanted = {};
    if (!entry.adds) {
        rules = in_edition(static_cast<Edition>(entry.number), rules);
        return with_a_person(std::move(plan));
    }
    if (entry.group == EntryGroup::expansions) {
        rules = in_edition(box(*box_named(entry.word)).edition, rules);
    } else {
        for (const Box& box : all_editions())
            if (!variants(edition_of(rules)).has(entry.number) && variants(box.edition).has(entry.number))
                rules = in_edition(box.edition, rules);
    }
    rules = with_modules({entry.number}, rules);
    return with_a_person(std::move(plan));
}

ImRect entry_page(ImDrawList& draw, const Layout& at, const Screens& screens, Commands& commands) {
    constexpr float side = 24, picture_width = 106, picture_height = 80;
    const Entry& entry = entries()[static_cast<std::size_t>(screens.entry)];
    const std::string title = say(entry.title), line = say(entry.line);
    const std::string rule = entry.rule ? say(entry.rule->title) : "", words = entry.rule ? say(entry.rule->words) : "";
    const std::string plan = say(plan_in_words(plan_with(entry, screens.plan)));
    const float width = std::min(460.0f, at.window.GetWidth() - 16), inner = width - 2 * side;
    const bool  pictured = textures::exists(entry.picture) && inner >= 280;
    const float beside = pictured ? picture_width + 14 : 0;
    const draw::Wrap lines{.room = inner, .leading = 19}, short_lines{.room = inner - beside, .leading = 18};
    const draw::Type slanted{draw::Face::serif_italic, 16};

    // ---- the text, which scrolls in a low window
    const auto said = [&](ImDrawList* list, ImVec2 from) {
        const float head = draw::wrapped(list, from + ImVec2{beside, 4}, short_lines, slanted, theme().text2, line);
        if (list && pictured)
            textures::draw(*list, entry.picture, {from, from + ImVec2{picture_width, picture_height}});
        float y = from.y + std::max(head + 8, pictured ? picture_height : 0.0f) + 12;
        if (!rule.empty() && rule != title) {
            if (list) {
                tree::heading();
                draw::text(*list, {from.x, y}, Anchor::left_top, type().name, theme().text, rule);
            }
            y += 22;
        }
        if (!words.empty()) y += draw::wrapped(list, {from.x, y}, lines, type().name_plain, theme().text, words) + 12;
        return y + draw::wrapped(list, {from.x, y}, lines, type().body, theme().text2, plan) - from.y;
    };
    const float content = said(nullptr, {}), high = draw::button_height(), start = std::max(44.0f, high);
    const bool  low = at.window.GetHeight() < 420;   // all buttons in one row
    const float foot = low ? start : start + 8 + high;
    const float height = std::min(58 + content + 16 + foot + 18, at.window.GetHeight() - 12);
    const ImVec2 corner = draw::snapped(at.window.GetCenter() - ImVec2{width, height} / 2);
    const ImRect sheet{corner, corner + ImVec2{width, height}};
    draw::panel(draw, sheet, 14, 3);
    const draw::Type big = draw::fitted(type().screen_title, title, width - side - close_room, 0.5f);
    tree::heading();
    draw::text(draw, {sheet.Min.x + side, sheet.Min.y + 30}, Anchor::left_middle, big, theme().text, title);
    ImRect inside{{sheet.Min.x + side, sheet.Min.y + 58}, {sheet.Max.x - side, sheet.Max.y - 18}};
    ImRect buttons = cut_bottom(inside, foot, 16);
    static Scroll scroll;
    scroll.begin("entry", inside, content, 1);
    said(&draw, inside.Min - ImVec2{0, scroll.at});
    scroll.end(draw, 14);

    // ---- the buttons
    const int    count = 1 + (entry.lesson >= 0 ? 1 : 0) + (entry.rule ? 1 : 0) + (low ? 1 : 0);
    const float  room = buttons.GetWidth() - 8 * static_cast<float>(count - 1), each = room / static_cast<float>(count);
    const ImRect play = low ? cut_left(buttons, each, 8) : cut_top(buttons, start, 8);
    if (draw::button(say("Play"), play, {.kind = draw::Kind::primary, .icon = "play", .id = "button:play"}))
        commands.add(GameCommand::play_entry);
    const auto press = [&](const char* label, const char* id) {
        return draw::button(say(label), cut_left(buttons, each, 8), {.id = id});
    };
    if (press("Set up", "button:setup")) commands.add(GameCommand::set_up_entry);
    if (entry.lesson >= 0 && press("Lesson", "button:lesson")) commands.add(OpenLesson{entry.lesson});
    if (entry.rule && press("Rules", "button:rule")) commands.add(OpenRule{entry.rule->id});
    return sheet;
}

}
