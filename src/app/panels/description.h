// The table for screen readers, in the tree of the screen (ui/tree.h). Each panel adds its part, from the model and in
// full, even if the window has no room to draw all of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/commands.h"

namespace eg {

struct View;

// The commands of the tree's buttons. A button has the same id as on the canvas, except "do CHOICE", which answers the
// question, and "back CHOICE", which takes an answer back.
class Description {
public:
    void clear() { commands_.clear(); }
    // Adds a button to the tree. on: makes it a toggle; empty: a plain button.
    void button(std::string_view id, std::string_view name, Command command, std::string_view note = {},
                std::optional<bool> on = {});
    bool           has(std::string_view name) const;      // there is a button with this name
    const Command* command(std::string_view id) const;    // null: no button has this id

private:
    struct Button {
        std::string id, name;
        Command     command;
    };
    std::vector<Button> commands_;
};

// Adds all parts to the tree, except the menu (screens/screens.h).
void describe_table(const View& view, Description& to);

void describe_prompt(const View& view);                            // prompt.cpp: its heading and sentences
void describe_pass(const View& view);                              // pass_sheet.cpp: which way the cards go
void describe_buttons(const View& view, Description& to);          // presses.cpp: the answers, undo and the like
void describe_playback_bar(const View& view, Description& to);     // playback_bar.cpp
void describe_hint(const View& view, Description& to);             // advice_panel.cpp
void describe_refusals(const View& view);                          // why_not.cpp: things that cannot be chosen, and why
void describe_scoring(const View& view);                           // scoring_panel.cpp: the current scoring
void describe_summary(const View& view);                           // summary_panel.cpp: a general scoring
void describe_if_scored(const View& view);                         // if_scored_panel.cpp
void describe_seats(const View& view);                             // seat_words.cpp
void describe_regions(const View& view);                           // regions.cpp
void describe_action_cards(const View& view);                      // action_cards.cpp
void describe_hand(const View& view);                              // hand.cpp
void describe_chronicle(const View& view);                         // chronicle_panel.cpp
void describe_header(const View& view, Description& to);           // header.cpp: its icons

}
