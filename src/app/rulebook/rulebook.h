// The rulebook: chapters of short rules. A rule can also explain a thing on the table. The base game's texts are in
// assets/rulebook, those of modules in their folders.
//
//     chapter ID | TITLE | LINE        LINE: its subject, in a few words
//     table POSITION                   its picture: this table (engine/notation.h), in one line or several,
//     near PLACE PLACE ...             with these places in its middle
//     show CARD CARD ...               or cards: DECK:ID, or the value of a power card
//     caption WORDS                    what the picture shows
//     example FROM VERDICT TO | WORDS  whether a caballero may go there: yes or no. FROM and TO are places, or pictures
//     example PLACE +N | WORDS         what first place pays there
//     rule ID | TITLE
//     say WORDS                        the text, also in a popover
//     more WORDS                       a second paragraph, which a popover leaves out
//     of THING THING ...               the things on the screen that it explains; each thing has one rule
//     in WORD WORD ...                 it holds only in these editions, and in games with these expansions
//     option WORD                      it holds only while this option is in the game
//     instead RULE RULE ...            it replaces these rules there
//     picture NAME                     a piece of the game, drawn beside it; of a module: "MODULE/NAME"
//     see RULE RULE ...                related rules
//     terms WORDS | WORDS ...          these words in other texts lead here (rulebook/terms.h)
//     cards WORDS | WORDS ...          cards with these words are listed with the rule; without this line the terms
//
// # begins a comment. After the chapters come the cards of all printed decks, one page a deck.
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
    std::string_view of = {}, in = {}, instead = {}, see = {};   // ids, separated by spaces
    std::string_view option = {};
    std::string_view terms = {}, cards = {};                      // separated by |
    int              chapter = 0;
};
struct Example {
    std::string_view from, verdict, to, caption;   // to is empty where the verdict is points
};
struct Chapter {
    std::string_view     id, title, line, near = {}, show = {}, caption = {};
    std::string          table = {};
    std::vector<Example> examples = {};
};
struct Rulebook {
    std::vector<Chapter> chapters = {};
    std::vector<Rule>    rules = {};   // chapter by chapter
    Message              error = {};   // the first error, with its line; empty: none

    void read(std::string_view text);   // adds chapters and rules; they point into the text
};
const Rulebook& rulebook();   // the base game's chapters first

bool        has(std::string_view words, std::string_view word);    // whether the list of words has this one
const Rule* rule(std::string_view id);                             // null: there is none
const Rule* rule_of(std::string_view thing, const Rules& rules);   // the one that holds in this game; null: none
bool holds(const Rule& rule, const Rules& rules);   // in this edition and with these parts, and not replaced there
// Things, as in `of`:
std::string_view thing_asked(const State& s, const Choices& options);   // that the question is about
std::string_view thing_of(const State& s, Choice thing);                // on the table
std::string_view thing_lying(std::string_view id);   // that is no answer, by its id on the screen: "laid:2"

// ---- its pages, in the current language: the chapters, then the decks

struct Passage {
    std::string       above = {}, title, note = {};   // above: a heading before it, "Stack 2"; empty: none
    std::string       words;                          // a line for each paragraph
    const Rule*       rule = nullptr;                 // null: it is a card
    const ActionCard* card = nullptr;                 // null: it is a rule
};
int         rulebook_pages();   // their number
int         first_cards();      // the number of the first deck's page
std::string rulebook_page_title(int rulebook_page);
std::string rulebook_page_line(int rulebook_page);
int         passages(int rulebook_page);   // their number on this page
Passage     passage(int rulebook_page, int n);
int         number_in_chapter(const Rule& rule);

// The cards of a game that a rule concerns, with their passages. The result is cached.
struct Mention {
    std::string title;
    int         rulebook_page, passage;
};
const std::vector<Mention>& cards_that_speak_of(const Rule& rule, const Rules& rules);

// The first sentences: at most 150 letters, or else up to the first end of a sentence behind 60.
std::string_view in_brief(std::string_view words);

// ---- search

// A letter without case and accent.
struct Letter {
    char        plain;
    std::size_t bytes;   // that it takes in the text
};
Letter letter(std::string_view text, std::size_t at);
// The matches in the text, ignoring case and accents, as pairs of byte positions.
std::vector<std::pair<std::size_t, std::size_t>> found(std::string_view text, std::string_view sought);
int hits(const Passage& passage, std::string_view sought);
int hits(int rulebook_page, std::string_view sought);

}
