#include "app/screens/chapter_picture.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "app/board/board.h"
#include "app/board/map.h"
#include "app/panels/cards.h"
#include "app/screens/examples.h"
#include "app/ui/textures.h"
#include "app/ui/tree.h"
#include "engine/box.h"
#include "engine/decks.h"
#include "engine/notation.h"
#include "engine/parsing.h"
#include "language/say.h"

namespace eg {
namespace {

using draw::theme;
using draw::type;

constexpr float widest = 640, card_gap = 12;

// The table of a chapter, read once.
const State& table_of(const Chapter& chapter) {
    static std::map<std::string_view, State> read;
    const auto [at, unknown] = read.try_emplace(chapter.id);
    if (unknown) at->second = position(chapter.table).state;
    return at->second;
}

// What these places take up, in units of the map.
ImRect extent_of(std::string_view near, const Box& box) {
    ImRect all{1e9f, 1e9f, -1e9f, -1e9f};
    while (!near.empty()) {
        const std::optional<Place> place = place_of(cut(near, ' '), box);
        if (!place) continue;
        if (const map::Outline& outline = map::outline(*place); !outline.points.empty()) all.Add(outline.bounds);
        else all.Add(map::anchor(*place, map::Kind::pieces, map::whole_map));
        all.Add(map::anchor(*place, map::Kind::shield, map::whole_map));
    }
    return all;
}

// The map so large that these places fill the rect, but not so large that its pieces look coarse.
void part_of_map(ImDrawList& draw, const ImRect& rect, const Chapter& chapter) {
    const State& table = table_of(chapter);
    const Box&   before = spoken_of();
    speak_of(box(table));
    const ImRect part = extent_of(chapter.near, box(table)), whole = map::extent(map::whole_map);
    const float  fits = std::min((rect.GetWidth() - 50) / part.GetWidth(), (rect.GetHeight() - 50) / part.GetHeight()),
                 least = rect.GetWidth() / whole.GetWidth(), scale = std::clamp(fits, std::max(least, 0.75f), 1.0f);
    const Choices choices = over(table) ? Choices{} : legal(table);
    BoardView     view{.rect = {rect.Min, rect.Min + whole.GetSize() * scale},
                       .places = places(table) | box(table).kings,
                       .frame = false,
                       .picture = true,
                       .interactive = !choices.empty()};
    const Board  unmoved = board(view);
    const ImRect inner = unmoved.inner;   // the map ends nowhere within the picture
    ImVec2       moved = rect.GetCenter() - unmoved.at(part.GetCenter());
    moved.x = std::clamp(moved.x, std::min(0.0f, rect.Max.x - inner.Max.x), std::max(0.0f, rect.Min.x - inner.Min.x));
    moved.y = std::clamp(moved.y, std::min(0.0f, rect.Max.y - inner.Max.y), std::max(0.0f, rect.Min.y - inner.Min.y));
    view.rect.Translate(draw::snapped(moved));
    draw.PushClipRect(rect.Min, rect.Max, true);
    draw.AddRectFilled(rect.Min, rect.Max, theme().sea2);
    {
        const textures::Beside the_table;
        draw_board(draw, table, choices, view);
    }
    draw.PopClipRect();
    draw.AddRect(rect.Min, rect.Max, theme().edge, 6, 0, 1.5f);
    speak_of(before);
}

const ActionCard* card_named(std::string_view deck_word, std::string_view id) {
    const std::optional<DeckId> from = deck_named(deck_word);
    if (from)
        for (const ActionCard& one : deck(*from).cards)
            if (one.id == id) return &one;
    return nullptr;
}

// Power cards by their value, and cards of decks.
void row_of_cards(ImDrawList& draw, const ImRect& rect, std::string_view show) {
    const auto  count = static_cast<float>(split(show, " ").size());
    const float scale = std::min(rect.GetHeight() / action_card_size.y,
                                 ((rect.GetWidth() + card_gap) / count - card_gap) / action_card_size.x);
    const ImVec2 size = action_card_size * scale;
    float        x = rect.Min.x;
    for (std::string_view card : split(show, " ")) {
        const std::string_view deck_word = cut(card, ':');
        if (int value = 0; card.empty()
            && std::from_chars(deck_word.data(), deck_word.data() + deck_word.size(), value).ec == std::errc{})
            power_card(draw, {x + size.x / 2, rect.Min.y + size.y / 2}, size.y / power_card_size.y, 0, red, value);
        else if (const ActionCard* one = card_named(deck_word, card))
            action_card(draw, {x, rect.Min.y}, scale, *one, {});
        x += size.x + card_gap;
    }
}

// The same for screen readers.
void describe_cards(std::string_view show) {
    for (std::string_view card : split(show, " ")) {
        const std::string_view deck_word = cut(card, ':');
        const ActionCard* const one = card.empty() ? nullptr : card_named(deck_word, card);
        if (!one) continue;
        List sentences{message("{title}: {text}", told(*one, one->title), told(*one, one->text))};
        if (one->returns) sentences.push_back(message("Returns every round."));
        if (one->house) sentences.push_back(message("A house card."));
        tree::add(tree::Role::item, say("{all:sentences}", sentences));
    }
}

}

float chapter_examples(ImDrawList* draw, ImVec2 corner, float width, const Chapter& chapter) {
    return examples(draw, corner, width, chapter, table_of(chapter));
}

float chapter_picture(ImDrawList* draw, ImVec2 corner, float width, const Chapter& chapter) {
    if (chapter.table.empty() && chapter.show.empty()) return 0;
    const float  wide = std::min(width, widest), count = static_cast<float>(split(chapter.show, " ").size()),
                 high = !chapter.table.empty() ? std::min(260.0f, wide * 0.6f)
                                               : std::min(168.0f, ((wide + card_gap) / count - card_gap)
                                                                      * action_card_size.y / action_card_size.x);
    if (draw) {
        const tree::Silent picture;   // the caption tells it
        const ImRect       rect{corner, corner + ImVec2{wide, high}};
        if (!chapter.table.empty()) part_of_map(*draw, rect, chapter);
        else row_of_cards(*draw, rect, chapter.show);
    }
    if (draw) describe_cards(chapter.show);
    return high + 6
           + draw::wrapped(draw, corner + ImVec2{0, high + 6}, {.room = wide}, type().label, theme().text2,
                           say(chapter.caption))
           + 16;
}

}
