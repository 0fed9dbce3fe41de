// The cards of the new game: of an edition, or of a deck that the player pastes as text.
#include <algorithm>

#include "app/screens/screens.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
#include "engine/decks.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float side = 24, head = 58, pile_head = 30, between = 6;

// Draws one card and returns its height; a null list only measures.
float card_row(ImDrawList* draw, ImVec2 corner, float width, const ActionCard& card) {
    const tree::Item item;
    const std::string title = copies_of(card), house = card.house ? say(house_card) : std::string{};
    const float wide = draw::width(type().body_bold, title);
    const bool  beside = wide + 8 + draw::width(type().small_italic, house) <= width;
    float y = draw::wrapped(draw, corner, {.room = width, .leading = 18}, type().body_bold, theme().text, title);
    if (draw && card.house)
        draw::text(*draw, corner + (beside ? ImVec2{wide + 8, 1} : ImVec2{0, y}), Anchor::left_top, type().small_italic,
                   theme().gold_deep, house);
    if (card.house && !beside) y += 18;
    return y
           + draw::wrapped(draw, corner + ImVec2{0, y}, {.room = width}, type().label, theme().text2,
                           say(told(card, card.text)))
           + between;
}

// Draws the text about the deck, then its cards, stack by stack. Returns the height; a null list only measures.
float contents(ImDrawList* draw, ImVec2 corner, float width, const Screens& screens) {
    const Deck& deck = eg::deck(screens.plan.setup.rules.deck);
    float y = corner.y;
    if (!screens.deck_wrong.empty())
        y +=
            draw::wrapped(draw, {corner.x, y}, {.room = width}, type().body, theme().warn, say(screens.deck_wrong)) + 8;
    y += draw::wrapped(draw, {corner.x, y}, {.room = width}, type().body, theme().text,
                       which_deck(screens.plan.setup.rules));
    int pile = 0;
    for (const ActionCard& card : deck.cards) {
        if (card.stack != pile) {
            pile = card.stack;
            if (draw) {
                tree::heading();
                draw::text(*draw, {corner.x, y + 8}, Anchor::left_top, type().title, theme().gold_deep,
                           say("Stack {n}", pile));
            }
            y += pile_head + 4;
        }
        y += card_row(draw, {corner.x, y}, width, card);
    }
    return y - corner.y;
}

}

std::string copies_of(const ActionCard& card) {
    return card.copies > 1 ? say("{title} ×{n}", told(card, card.title), card.copies) : say(told(card, card.title));
}

std::string which_deck(const Rules& rules) {
    constexpr std::string_view printed[] = {
        "The cards of the 1996 edition.", "The cards of the Decennial edition.", "The cards of the Big Box.",
        "The cards of the Big Box, as this game first had them.", "The cards of the 2023 edition."};
    if (base_of(rules.deck) < std::size(printed)) return say(printed[base_of(rules.deck)]);
    if (base_of(rules.deck) < printed_decks().size()) return say("The cards of this box.");
    int all = 0, house = 0;
    for (const ActionCard& card : deck(rules.deck).cards) all += card.copies, house += card.house ? card.copies : 0;
    if (house == 0)
        return say("Your own deck: {n, plural, one {# card} other {# cards}}, all of them from the rulebooks.", all);
    return say(
        "Your own deck: {n, plural, one {# card} other {# cards}}, {m, plural, one {# of them a house card} other {# "
        "of them house cards}}.",
        all, house);
}

// Refused text is kept as long as the sheet is open, so that the player can correct it.
void use_deck(Screens& screens, std::string text) {
    AddedDeck added = add_deck(text, screens.plan.setup.rules.box);
    screens.dialog = Dialog::deck;
    screens.deck_tried = added.error.empty() ? std::string{} : std::move(text);
    screens.deck_wrong = std::move(added.error);
    if (screens.deck_wrong.empty()) screens.plan.setup.rules.deck = added.id;
}

void forget_refused_deck(Screens& screens) {
    screens.deck_tried.clear();
    screens.deck_wrong = {};
}

void use_printed_deck(Screens& screens) {
    Rules& rules = screens.plan.setup.rules;
    rules.deck = eg::box(rules).rules.deck;
    forget_refused_deck(screens);
}

std::string deck_to_change(const Screens& screens) {
    return screens.deck_tried.empty() ? deck_text(screens.plan.setup.rules.deck) : screens.deck_tried;
}

void deck_page(ImDrawList& draw, const ImRect& sheet, const Screens& screens, Commands& commands) {
    static Scroll scroll;
    tree::heading();
    draw::text(draw, {sheet.Min.x + side, sheet.Min.y + 30}, Anchor::left_middle, type().screen_title, theme().text,
               say("The cards"));
    ImRect inside{{sheet.Min.x + side, sheet.Min.y + head}, {sheet.Max.x - side, sheet.Max.y - 16}};
    ImRect foot = cut_bottom(inside, draw::button_height(), 12);
    const float width = inside.GetWidth() - 8;
    scroll.begin("deck", inside, contents(nullptr, {}, width, screens), 1);
    contents(&draw, {inside.Min.x, inside.Min.y - scroll.at}, width, screens);
    scroll.end(draw, 6);
    const bool other = other_deck(screens.plan.setup.rules);
    if (other
        && draw::button(say("The edition's own"), cut_left(foot, (foot.GetWidth() - 8) / 2, 8),
                        {.id = "button:printed_deck"}))
        commands.add(DeckCommand::use_printed);
    if (draw::button(say("Use your own deck"), foot, {.kind = draw::Kind::primary, .id = "button:paste_deck"}))
        commands.add(DeckCommand::paste);
}

}
