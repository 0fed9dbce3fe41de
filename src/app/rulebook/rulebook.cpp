#include "app/rulebook/rulebook.h"

#include <algorithm>

#include "engine/box.h"
#include "engine/game.h"
#include "engine/questions.h"
#include "engine/words.h"
#include "language/say.h"

namespace eg {
namespace {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

bool read_line(std::vector<Chapter>& list, std::string_view word, std::string_view rest) {
    if (rest.empty()) return false;
    if (word == "chapter") {
        Chapter& chapter = list.emplace_back();
        chapter.id = trimmed(cut(rest, '|')), chapter.title = trimmed(cut(rest, '|')), chapter.line = trimmed(rest);
        return !chapter.line.empty();
    }
    if (list.empty()) return false;
    if (word == "rule") {
        Rule& rule = list.back().rules.emplace_back();
        rule.id = trimmed(cut(rest, '|')), rule.title = trimmed(rest);
        return !rule.title.empty();
    }
    if (list.back().rules.empty()) return false;
    Rule& rule = list.back().rules.back();
    if (word == "say") rule.words.push_back(rest);
    else if (word == "of") rule.of = split(rest, " ");
    else if (word == "in") rule.in = split(rest, " ");
    else if (word == "see") rule.see = split(rest, " ");
    else if (word == "picture") rule.picture = rest;
    else return false;
    return true;
}

// The decks there are, but for one that differs from another in no card: what each is called.
struct Cards {
    DeckId           deck;
    std::string_view title;
};
const std::vector<Cards>& all_cards() {
    static const std::vector<Cards> list = [] {
        std::vector<Cards> made;
        for (const Box& box : all_editions()) made.push_back({base_of(box.rules.deck), box.name});
        for (const Module& module : modules())
            if (const auto named = module.deck.empty() ? std::nullopt : deck_named(module.deck)) made.push_back({*named, module.variant.title});
        return made;
    }();
    return list;
}

std::string note_of(const Rule& rule) {
    if (rule.in.empty()) return {};
    List editions;
    for (std::string_view word : rule.in) editions.push_back({boxes()[*box_named(word)].name});
    return say("Only in: {editions:and}", editions);
}

Passage passage(const Rule& rule) {
    Passage made{.id = rule.id, .title = say(rule.title), .note = note_of(rule), .picture = rule.picture, .rule = &rule};
    for (std::string_view words : rule.words) made.words.push_back(say(words));
    return made;
}

Passage passage(const ActionCard& card, int& pile) {
    Passage made{.title = card.copies > 1 ? say("{title} ×{n}", told(card, card.title), card.copies) : say(told(card, card.title)), .words = {say(told(card, card.text))}, .card = &card};
    if (card.stack != pile) made.above = card.stack ? say("Pile {n}", card.stack) : say("Modifiers");
    if (card.house) made.note = say("house card");
    if (card.stack == 0) made.title = say("{title}, {value}", told(card, card.title), signed_value(card));
    pile = card.stack;
    return made;
}

// A letter without its case and accent, and how many bytes it takes.
struct Letter {
    char        plain;
    std::size_t bytes;
};
Letter letter(std::string_view text, std::size_t at) {
    constexpr std::string_view latin = "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty";   // from À on
    const char c = text[at];
    if (c >= 'A' && c <= 'Z') return {static_cast<char>(c + 32), 1};
    if (c == '\xC3' && at + 1 < text.size())
        if (const auto nth = static_cast<std::size_t>(static_cast<unsigned char>(text[at + 1]) - 0x80u); nth < latin.size() && latin[nth] != ' ') return {latin[nth], 2};
    return {c, 1};
}

std::size_t match(std::string_view text, std::size_t at, std::string_view sought) {   // where it ends; npos: none
    for (std::size_t k = 0; k < sought.size();) {
        if (at >= text.size()) return std::string_view::npos;
        const Letter a = letter(text, at), b = letter(sought, k);
        if (a.plain != b.plain) return std::string_view::npos;
        at += a.bytes, k += b.bytes;
    }
    return at;
}

}

RuleText read_rules(std::string_view text) {
    RuleText made;
    for (int n = 1; !text.empty(); ++n) {
        std::string_view rest = trimmed(cut(text, '\n'));
        if (rest.empty() || rest.front() == '#') continue;
        const std::string_view word = cut(rest, ' ');
        if (made.error.empty() && !read_line(made.chapters, word, trimmed(rest))) made.error = {"Line {n} is not understood.", {{"n", n}}};
    }
    return made;
}

const Rule* rule(std::string_view id) {
    for (const Chapter& chapter : chapters())
        for (const Rule& rule : chapter.rules)
            if (rule.id == id) return &rule;
    return nullptr;
}

bool holds(const Rule& rule, const Rules& rules) { return rule.in.empty() || std::find(rule.in.begin(), rule.in.end(), all_editions()[static_cast<std::size_t>(box(rules).edition)].word) != rule.in.end(); }

const Rule* rule_of(std::string_view thing, const Rules& rules) {
    for (const Chapter& chapter : chapters())
        for (const Rule& rule : chapter.rules)
            if (std::find(rule.of.begin(), rule.of.end(), thing) != rule.of.end() && holds(rule, rules)) return &rule;
    return nullptr;
}

std::string_view thing_asked(const State& s, const Choices& options) {
    if (over(s)) return "points";
    const Step& step = asked_step(s);
    if (step.kind == Kind::bid) return options.of(Thing::power_card) ? "power" : "modifier";
    if (step.kind == Kind::disc) return "disc";
    if (step.kind == Kind::interruption) return "veto";
    if (options.of(Thing::stack)) return "card";
    if (options.of(Thing::number)) return "number";
    if (options.of(Thing::scoreboard)) return "scoreboard";
    if (loss_asked(s)) return "loss";
    if (step.gesture == Gesture::king) return "king";
    if (step.gesture == Gesture::grande) return "grande";
    if (step.turn_done || step.gesture == Gesture::from_court) return "placing";
    return "action";
}

std::string_view thing_of(const State& s, Choice thing) {
    switch (thing.thing) {
        case Thing::place: return thing.which == s.king ? "king" : thing.which == CAS ? "castillo" : "region";
        case Thing::caballero: return "caballero";
        case Thing::power_card: return "power";
        case Thing::hand_card: return "modifier";
        case Thing::stack: return "card";
        case Thing::court: return "court";
        case Thing::scoreboard: return "scoreboard";
        default: return {};
    }
}

int first_cards() { return static_cast<int>(chapters().size()); }
int leaves() { return first_cards() + static_cast<int>(all_cards().size()); }

std::string leaf_title(int n) { return say(n < first_cards() ? chapters()[static_cast<std::size_t>(n)].title : all_cards()[static_cast<std::size_t>(n - first_cards())].title); }

Leaf leaf(int n) {
    Leaf made{.title = leaf_title(n), .line = {}, .passages = {}};
    if (n < first_cards()) {
        const Chapter& chapter = chapters()[static_cast<std::size_t>(n)];
        made.line = say(chapter.line);
        for (const Rule& rule : chapter.rules) made.passages.push_back(passage(rule));
        return made;
    }
    const Deck& deck = eg::deck(all_cards()[static_cast<std::size_t>(n - first_cards())].deck);
    made.line = say("All its cards, by pile.");
    int pile = -1;
    for (const ActionCard& card : deck.cards) made.passages.push_back(passage(card, pile));
    return made;
}

int leaf_of(const Rule& sought) {
    for (std::size_t i = 0; i < chapters().size(); ++i)
        for (const Rule& rule : chapters()[i].rules)
            if (&rule == &sought) return static_cast<int>(i);
    return 0;
}

std::vector<Spot> found(std::string_view text, std::string_view sought) {
    std::vector<Spot> all;
    sought = trimmed(sought);
    for (std::size_t at = 0; !sought.empty() && at < text.size();) {
        const std::size_t end = match(text, at, sought);
        if (end == std::string_view::npos) {
            at += letter(text, at).bytes;
            continue;
        }
        all.push_back({at, end});
        at = end;
    }
    return all;
}

int hits(const Leaf& leaf, std::string_view sought) {
    std::size_t n = found(leaf.title, sought).size() + found(leaf.line, sought).size();
    for (const Passage& passage : leaf.passages) {
        n += found(passage.title, sought).size();
        for (const std::string& words : passage.words) n += found(words, sought).size();
    }
    return static_cast<int>(n);
}

}
