#include "app/panels/description.h"

#include <algorithm>

#include "app/panels/panels.h"
#include "app/ui/tree.h"

namespace eg {

void Description::button(std::string_view id, std::string_view name, Command command, std::string_view note,
                         std::optional<bool> on) {
    tree::control({.id = id, .name = name, .note = note, .role = on ? tree::Role::toggle : tree::Role::button,
                   .on = on.value_or(false)}, {});
    commands_.push_back({std::string{id}, std::string{name}, std::move(command)});
}

bool Description::has(std::string_view name) const {
    return std::any_of(commands_.begin(), commands_.end(), [&](const Button& button) { return button.name == name; });
}

const Command* Description::command(std::string_view id) const {
    const auto found =
        std::find_if(commands_.begin(), commands_.end(), [&](const Button& button) { return button.id == id; });
    return found == commands_.end() ? nullptr : &found->command;
}

void describe_table(const View& view, Description& to) {
    if (view.reviewing) {   // the review has added its nodes while it was drawn
        describe_regions(view);
        return describe_header(view, to);
    }
    describe_prompt(view);
    describe_pass(view);
    describe_buttons(view, to);
    describe_playback_bar(view, to);
    describe_hint(view, to);
    describe_refusals(view);
    describe_scoring(view);
    describe_summary(view);
    if (view.if_scored) describe_if_scored(view);
    describe_seats(view);
    describe_regions(view);
    describe_action_cards(view);
    describe_hand(view);
    describe_chronicle(view);
    describe_header(view, to);
}

}
