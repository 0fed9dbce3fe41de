#include "app/rulebook/rulebook.h"

#include <algorithm>
#include <optional>

#include "app/game/tokens.h"
#include "app/rulebook/cache.h"
#include "app/rulebook/terms.h"
#include "engine/box.h"
#include "engine/game.h"
#include "engine/queries.h"
#include "engine/parsing.h"
#include "language/say.h"

namespace eg {
namespace {

bool read_line(Rulebook& book, std::string_view word, std::string_view rest) {
    if (rest.empty()) return false;
    if (word == "chapter") {
        Chapter& chapter = book.chapters.emplace_back();
        chapter.id = trimmed(cut(rest, '|')), chapter.title = trimmed(cut(rest, '|')), chapter.line = trimmed(rest);
        return !chapter.line.empty();
    }
    if (word == "rule") {
        Rule& rule = book.rules.emplace_back();
        rule.id = trimmed(cut(rest, '|')), rule.title = trimmed(rest),
        rule.chapter = static_cast<int>(book.chapters.size()) - 1;
        return !rule.title.empty() && rule.chapter >= 0;
    }
    if (!book.chapters.empty()) {
        Chapter& chapter = book.chapters.back();
        if (word == "example") {
            const Words parts = split(cut(rest, '|'), " ");
            if (parts.size() < 2) return false;
            chapter.examples.push_back(
                {parts[0], parts[1], parts.size() > 2 ? parts[2] : std::string_view{}, trimmed(rest)});
            return !trimmed(rest).empty();
        }
        if (word == "table") return chapter.table += (chapter.table.empty() ? "" : "; ") + std::string{rest}, true;
        if (std::string_view* const part = word == "near"      ? &chapter.near
                                           : word == "show"    ? &chapter.show
                                           : word == "caption" ? &chapter.caption
                                                               : nullptr)
            return *part = rest, true;
    }
    if (book.rules.empty()) return false;
    Rule& rule = book.rules.back();
    std::string_view* const part = word == "say"       ? &rule.words
                                   : word == "more"    ? &rule.more
                                   : word == "of"      ? &rule.of
                                   : word == "in"      ? &rule.in
                                   : word == "option"  ? &rule.option
                                   : word == "instead" ? &rule.instead
                                   : word == "see"     ? &rule.see
                                   : word == "terms"   ? &rule.terms
                                   : word == "cards"   ? &rule.cards
                                   : word == "picture" ? &rule.picture
                                                       : nullptr;
    if (part) *part = rest;
    return part != nullptr;
}

// All printed decks with their names, without those that have the same cards as another.
struct Cards {
    std::optional<DeckId> deck;
    std::string_view      title;
};
Cards cards(int n) {
    Set<int> listed;   // two boxes may share a deck
    for (const Box& box : all_editions()) {
        const DeckId deck = base_of(box.rules.deck);
        if (listed.has(deck)) continue;
        if (deck < 32) listed.add(deck);
        if (n-- == 0) return {deck, box.name};
    }
    for (const Module& module : modules())
        if (!module.deck.empty() && n-- == 0) return {deck_named(module.deck), module.variant.title};
    return {};
}

// Where a match that begins at `at` ends; npos: there is none.
std::size_t match(std::string_view text, std::size_t at, std::string_view sought) {
    for (std::size_t k = 0; k < sought.size();) {
        if (at >= text.size()) return std::string_view::npos;
        const Letter a = letter(text, at), b = letter(sought, k);
        if (a.plain != b.plain) return std::string_view::npos;
        at += a.bytes, k += b.bytes;
    }
    return at;
}

}

void Rulebook::read(std::string_view text) {
    for (int n = 1; !text.empty(); ++n) {
        std::string_view rest = trimmed(cut(text, '\n'));
        if (rest.empty() || rest.front() == '#') continue;
        const std::string_view word = cut(rest, ' ');
        if (error.empty() && !read_line(*this, word, trimmed(rest)))
            error = {"Line {n} is not understood.", {{"n", n}}};
    }
}

bool has(std::string_view words, std::string_view word) {
    while (!words.empty())
        if (cut(words, ' ') == word) return true;
    return false;
}

const Rule* rule(std::string_view id) {
    for (const Rule& rule : rulebook().rules)
        if (rule.id == id) return &rule;
    return nullptr;
}

bool holds(const Rule& rule, const Rules& rules) {
    const Box& played = box(rules);
    const auto meant = [&](const Rule& one) {
        if (!rules.has(option_named(one.option))) return false;
        return one.in.empty() || has(one.in, all_editions()[static_cast<std::size_t>(played.edition)].word)
               || std::any_of(played.modules.begin(), played.modules.end(),
                              [&](const Module* module) { return has(one.in, module->name); });
    };
    const auto stands_in = [&](const Rule& other) { return has(other.instead, rule.id) && meant(other); };
    return meant(rule) && std::none_of(rulebook().rules.begin(), rulebook().rules.end(), stands_in);
}

const Rule* rule_of(std::string_view thing, const Rules& rules) {
    for (const Rule& rule : rulebook().rules)
        if (has(rule.of, thing) && holds(rule, rules)) return &rule;
    return nullptr;
}

// The thing that a hand card is: it modifies a power card, or is played instead of one.
static std::string_view thing_held(const Rules& rules) {
    return hand_count(rules) > 0 && hand_card(rules, 0).number > 0 ? "hand_card" : "modifier";
}

std::string_view thing_asked(const State& s, const Choices& options) {
    if (over(s)) return "points";
    const Step& step = asked_step(s);
    if (step.hints.kind == Kind::bid) return options.of(Thing::power_card) ? "power" : thing_held(s.rules);
    if (step.hints.kind == Kind::disc) return "disc";
    if (step.hints.kind == Kind::interruption) return "veto";
    if (options.of(Thing::stack)) return "card";
    if (options.of(Thing::number)) return "number";
    if (options.of(Thing::scoreboard)) return "scoreboard";
    if (loss_asked(s)) return "loss";
    if (step.hints.gesture == Gesture::king) return "king";
    if (step.hints.gesture == Gesture::grande) return "grande";
    if (step.hints.turn_done || step.hints.gesture == Gesture::from_court) return "placing";
    return "action";
}

// The first token in this place that has a rule; empty: none.
static std::string_view token_there(const State& s, Place place) {
    std::string_view found;
    each_token(s, [&](const TokenInPlay& token) {
        if (found.empty() && token.touches(place) && rule_of(token.row->id, s.rules)) found = token.row->id;
    });
    return found;
}

std::string_view thing_of(const State& s, Choice thing) {
    switch (thing.thing) {
        case Thing::place: {   // the most special fact first
            const auto place = static_cast<Place>(thing.which);
            const std::string_view token = token_there(s, place);
            return place == s.king         ? "king"
                   : place == CAS          ? "castillo"
                   : s.closed.has(place)   ? "closed"
                   : !token.empty()        ? token
                                           : "region";
        }
        case Thing::caballero: return "caballero";
        case Thing::power_card: return "power";
        case Thing::hand_card: return thing_held(s.rules);
        case Thing::stack: return "card";
        case Thing::court: return "court";
        case Thing::scoreboard: return "scoreboard";
        case Thing::token: return token(thing.which).id;
        default: return {};
    }
}

std::string_view thing_lying(std::string_view id) {
    const std::string_view sort = cut(id, ':');
    return sort == "laid" || sort == "played" ? "hand_card" : std::string_view{};
}

int first_cards() { return static_cast<int>(rulebook().chapters.size()); }
int rulebook_pages() {
    int n = first_cards();
    while (cards(n - first_cards()).deck) ++n;
    return n;
}

std::string rulebook_page_title(int rulebook_page) {
    return say(rulebook_page < first_cards() ? rulebook().chapters[static_cast<std::size_t>(rulebook_page)].title
                                    : cards(rulebook_page - first_cards()).title);
}
std::string rulebook_page_line(int rulebook_page) {
    if (rulebook_page < first_cards()) return say(rulebook().chapters[static_cast<std::size_t>(rulebook_page)].line);
    return deck(*cards(rulebook_page - first_cards()).deck).cards.front().stack ? say("All its cards, by stack.")
                                                                       : say("All cards that can be in a hand.");
}

int passages(int rulebook_page) {
    if (rulebook_page >= first_cards())
        return static_cast<int>(deck(*cards(rulebook_page - first_cards()).deck).cards.size());
    return static_cast<int>(std::count_if(rulebook().rules.begin(), rulebook().rules.end(),
                                          [&](const Rule& rule) { return rule.chapter == rulebook_page; }));
}

int number_in_chapter(const Rule& sought) {
    int n = 0;
    for (const Rule* before = &sought; before-- != rulebook().rules.data() && before->chapter == sought.chapter;) ++n;
    return n;
}

Passage passage(int rulebook_page, int n) {
    Passage made;
    if (rulebook_page < first_cards()) {
        const Rule* rule = rulebook().rules.data();
        while (rule->chapter < rulebook_page) ++rule;
        made.rule = rule += n;
        made.title = say(rule->title);
        List editions;
        for (std::string_view words = rule->instead.empty() ? rule->in : std::string_view{}; !words.empty();)
            editions.push_back({box(*box_named(cut(words, ' '))).name});
        if (!editions.empty()) made.note = say("Only in: {editions:and}", editions);
        made.words = say(rule->words);
        if (!rule->more.empty()) made.words += '\n' + say(rule->more);
        return made;
    }
    const std::vector<ActionCard>& all = deck(*cards(rulebook_page - first_cards()).deck).cards;
    const ActionCard& card = all[static_cast<std::size_t>(n)];
    made.card = &card;
    const Message title = told(card, card.title);
    const bool modifier = card.stack == 0 && card.value != 0;   // not a numbered card of a hand
    made.title = modifier          ? say("{title}, {value}", title, signed_value(card))
                 : card.number > 0 ? say("{n}: {title}", card.number, title)
                 : card.copies > 1 ? say("{title} ×{n}", title, card.copies)
                                   : say(title);
    if (n == 0 || card.stack != (&card)[-1].stack)
        made.above = card.stack ? say("Stack {n}", card.stack) : modifier ? say("Modifiers") : say("Cards of a hand");
    List notes;
    if (card.stack == 0 && !modifier) notes.push_back({"brings {n}", {{"n", card.brings}}});
    if (card.stack > 0 && card.caballeros != card.stack)
        notes.push_back({"places {n}", {{"n", card.caballeros}}});
    for (int mark : Set<int>::of_bits(card.marks)) notes.push_back({eg::mark(mark).title});
    if (card.required) notes.push_back({"required"});
    if (card.house) notes.push_back({"house card"});
    if (!notes.empty()) made.note = say("{notes}", notes);
    made.words = say(told(card, card.text));
    return made;
}

// Searches the pages for the cards of this game's deck: a player's own deck has no page, and boxes may share a deck.
static std::vector<Mention> look_for_cards(const Rule& rule, const Rules& rules) {
    const std::string_view sought = rule.cards.empty() ? rule.terms : rule.cards;
    std::vector<Mention> made;
    for (int rulebook_page = first_cards(); rulebook_page < rulebook_pages() && !sought.empty(); ++rulebook_page) {
        const DeckId listed = *cards(rulebook_page - first_cards()).deck;
        const Deck&  played = deck(rules.deck);
        for (int n = 0; n < passages(rulebook_page); ++n) {
            const ActionCard& card = deck(listed).cards[static_cast<std::size_t>(n)];
            const auto same = [&](const ActionCard& other) {
                return other.id == card.id && other.title == card.title && other.text == card.text;
            };
            if (std::none_of(played.cards.begin(), played.cards.end(), same)
                || !(says(card.title, sought) || says(card.text, sought)))
                continue;   // the cheap test is first
            const std::string title = say(told(card, card.title));
            if (std::none_of(made.begin(), made.end(), [&](const Mention& one) { return one.title == title; }))
                made.push_back({title, rulebook_page, n});
        }
    }
    return made;
}

const std::vector<Mention>& cards_that_speak_of(const Rule& rule, const Rules& rules) {
    static Cache<const Rule*, std::vector<Mention>> known;
    return known.of(rules, &rule, [&] { return look_for_cards(rule, rules); });
}

Letter letter(std::string_view text, std::size_t at) {
    constexpr std::string_view latin =
        "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty";   // from À
    const char c = text[at];
    if (c >= 'A' && c <= 'Z') return {static_cast<char>(c + 32), 1};
    if (c == '\xC3' && at + 1 < text.size())
        if (const auto nth = static_cast<std::size_t>(static_cast<unsigned char>(text[at + 1]) - 0x80u);
            nth < latin.size() && latin[nth] != ' ')
            return {latin[nth], 2};
    return {c, 1};
}

std::vector<std::pair<std::size_t, std::size_t>> found(std::string_view text, std::string_view sought) {
    std::vector<std::pair<std::size_t, std::size_t>> all;
    sought = trimmed(sought);
    for (std::size_t at = 0; !sought.empty() && at < text.size();) {
        const std::size_t end = match(text, at, sought);
        if (end != std::string_view::npos) all.push_back({at, end});
        at = end != std::string_view::npos ? end : at + letter(text, at).bytes;
    }
    return all;
}

std::string_view in_brief(std::string_view words) {
    constexpr std::size_t few = 60, most = 150;
    std::size_t           end = 0;
    while (end < words.size()) {
        std::size_t next = end;
        do next = words.find_first_of(".?!", next + 1);
        while (next < words.size() - 1 && words[next + 1] != ' ');
        next = std::min(next, words.size() - 1) + 1;
        if (end >= few && next > most) break;
        end = next;
    }
    return words.substr(0, end);
}

int hits(const Passage& passage, std::string_view sought) {
    return static_cast<int>(found(passage.title, sought).size() + found(passage.words, sought).size());
}

int hits(int rulebook_page, std::string_view sought) {
    int n = static_cast<int>(found(rulebook_page_title(rulebook_page), sought).size()
                             + found(rulebook_page_line(rulebook_page), sought).size());
    for (int i = 0; i < passages(rulebook_page); ++i) n += hits(passage(rulebook_page, i), sought);
    return n;
}

}
