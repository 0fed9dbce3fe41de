// The rulebook is a text: chapters of short rules, each of which is also what is told of a thing of the
// table. The base game's lies in assets/rulebook, a module's in its own folder.
//
//     chapter ID | TITLE | LINE        LINE: what it is about, in a few words
//     rule ID | TITLE
//     say WORDS                        what a popover says of it, too ...
//     more WORDS                       ... and a second paragraph
//     of THING THING ...               what on the screen it is the rule of: each thing has one
//     in EDITION EDITION ...           it holds in these alone
//     instead RULE RULE ...            it stands in for these there: they do not hold
//     picture NAME                     a piece of the game, drawn beside it
//     see RULE RULE ...                what it leads to
//     terms WORDS | WORDS ...          where another text says one of these, it leads here (rulebook/terms.h)
//     cards WORDS | WORDS ...          a card whose title or text says one of these speaks of it; else one of the terms
//
// # begins a remark. Behind the chapters stand the cards of every deck there is, from the decks themselves.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/deck.h"

namespace eg {

struct Rule {
    std::string_view id, title, words = {}, more = {}, picture = {};
    std::string_view of = {}, in = {}, instead = {}, see = {};   // each so many words
    std::string_view terms = {}, cards = {};                      // with | between them
    int              chapter = 0;
};
struct Chapter {
    std::string_view id, title, line;
};
struct Rulebook {
    std::vector<Chapter> chapters = {};
    std::vector<Rule>    rules = {};   // chapter by chapter
    Message              error = {};   // what is wrong with which line; empty: nothing

    void read(std::string_view text);   // adds to it; its words lie in the text
};
const Rulebook& rulebook();   // the base game's chapters first

bool        has(std::string_view words, std::string_view word);
const Rule* rule(std::string_view id);                             // null if there is none
const Rule* rule_of(std::string_view thing, const Rules& rules);   // as it holds in this game; null: it has none
bool holds(const Rule& rule, const Rules& rules);   // in this edition, and no other rule stands in for it
std::string_view thing_asked(const State& s, const Choices& options);   // what the question is about
std::string_view thing_of(const State& s, Choice thing);                // a thing of the table
std::string_view thing_lying(std::string_view id);   // what is no answer, by its name on the screen: "laid:2"

// ---- as it is read, in the language spoken: leaves of passages

struct Passage {
    std::string       above = {}, title, note = {};   // above: a heading before it, "Pile 2"
    std::string       words;                          // its paragraphs are lines
    const Rule*       rule = nullptr;                 // either a rule ...
    const ActionCard* card = nullptr;                 // ... or a card
};
int         rulebook_pages();        // the chapters, then the cards, a rulebook_page for each deck
int         first_cards();   // the first of these
std::string rulebook_page_title(int rulebook_page);
std::string rulebook_page_line(int rulebook_page);
int         passages(int rulebook_page);
Passage     passage(int rulebook_page, int n);
int         number_in_chapter(const Rule& rule);

// The cards of a game that speak of a rule, and where their passages stand; found once for each game.
struct Mention {
    std::string title;
    int         rulebook_page, passage;
};
const std::vector<Mention>& cards_that_speak_of(const Rule& rule, const Rules& rules);

// A letter without its case and accent, and how many bytes it takes.
struct Letter {
    char        plain;
    std::size_t bytes;
};
Letter letter(std::string_view text, std::size_t at);
// Where these words stand, in whatever case and without regard to accents: from which byte to which.
std::vector<std::pair<std::size_t, std::size_t>> found(std::string_view text, std::string_view sought);
int hits(const Passage& passage, std::string_view sought);
int hits(int rulebook_page, std::string_view sought);

}
