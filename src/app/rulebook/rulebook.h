// The rulebook is a text: chapters of short rules, each of which is also what is told of a thing of the
// table. The base game's lies in assets/rulebook, a module's in its own folder.
//
//     chapter ID | TITLE | LINE        LINE: what it is about, in a few words
//     rule ID | TITLE
//     say WORDS                        a paragraph; of the first one a slip is made
//     of THING THING ...               what on the screen it is the rule of: each thing has one
//     in EDITION EDITION ...           it holds in these alone
//     picture NAME                     a piece of the game, drawn beside it
//     see RULE RULE ...                what it leads to
//
// # begins a remark. Behind the chapters stand the cards of every deck there is, from the decks themselves.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/deck.h"

namespace eg {

struct Rule {
    std::string_view              id, title, picture = {};
    std::vector<std::string_view> words = {}, of = {}, in = {}, see = {};
};
struct Chapter {
    std::string_view  id, title, line;
    std::vector<Rule> rules = {};
};
struct RuleText {
    std::vector<Chapter> chapters;
    Message              error;   // what is wrong with which line; empty: nothing
};
RuleText read_rules(std::string_view text);   // its words lie in the text

std::span<const Chapter> chapters();   // the base game's first
const Rule* rule(std::string_view id);              // null if there is none
const Rule* rule_of(std::string_view thing, const Rules& rules);   // as it holds in this game; null: it has none
std::string_view thing_asked(const State& s, const Choices& options);   // what the question is about
std::string_view thing_of(const State& s, Choice thing);                // a thing of the table
bool        holds(const Rule& rule, const Rules& rules);            // in this edition

// ---- as it is read, in the language spoken

struct Passage {
    std::string_view         id = {};      // of its rule
    std::string              above = {};   // a heading before it: "Pile 2"
    std::string              title, note = {};
    std::vector<std::string> words = {};
    std::string_view         picture = {};
    const ActionCard*        card = nullptr;
    const Rule*              rule = nullptr;
};
struct Leaf {
    std::string          title, line;
    std::vector<Passage> passages;
};
int         leaves();                   // the chapters, then the cards, a leaf for each deck
std::string leaf_title(int n);
Leaf        leaf(int n);
int         leaf_of(const Rule& rule);
int         first_cards();              // the first leaf of cards

// Where these words stand, in whatever case and without regard to accents: bytes from .. to.
struct Spot {
    std::size_t from, to;
};
std::vector<Spot> found(std::string_view text, std::string_view sought);
int                hits(const Leaf& leaf, std::string_view sought);

}
