// Choices that are shown as rows, on the canvas and in the text version: the settings, and the options of a new game.
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "app/game/session.h"
#include "language/say.h"

namespace eg {

constexpr std::size_t option_capacity = 16;

struct OptionChoice {
    std::string_view id, word;   // id: stored; word: shown, in English
};

template <class Of>
struct Option {
    std::string_view id, label;
    std::array<OptionChoice, option_capacity> list;   // ends at the first empty id
    int  (*get)(const Of&);                           // the number of the choice, from 0
    void (*set)(Of&, int);
    std::array<std::string_view, 2> notes = {};   // about the first choice, and about the others
    bool (*matters)(const Of&) = nullptr;         // whether it changes anything now; null: always

    constexpr int count() const {
        int n = 0;
        while (n < static_cast<int>(list.size()) && !list[static_cast<std::size_t>(n)].id.empty()) ++n;
        return n;
    }
    constexpr const OptionChoice& choice(int n) const { return list[static_cast<std::size_t>(n)]; }
    std::vector<std::string>      words() const {   // of all choices, translated
        std::vector<std::string> all;
        for (int n = 0; n < count(); ++n) all.push_back(say(choice(n).word));
        return all;
    }
};

constexpr std::array<OptionChoice, option_capacity> paces = {
    {{"step", "Step"}, {"calm", "Calm"}, {"normal", "Normal"}, {"fast", "Fast"}, {"instant", "Instant"}}};

// The options of a new game that matter now. The first is the edition.
std::vector<Option<Plan>> plan_options(const Plan& plan);

// A module that can be added to the chosen edition.
struct ModuleOption {
    int              module = 0;   // its number in modules()
    std::string_view name, title, line;
    bool             chosen = false;
    std::string_view fixed = {};   // why it cannot be changed, a sentence; empty: it can
    List             instead = {};   // the chosen ones that it would replace: they cannot be combined
};
std::vector<ModuleOption> module_options(const Plan& plan);
void                      choose_module(Plan& plan, int module, bool chosen);
void choose_edition(Plan& plan, Edition edition);   // with the chosen modules that suit it
// A card that players may agree to leave out; it replaces another one.
struct CardOption {
    const ActionCard* card;
    bool              chosen;
};
std::vector<CardOption> card_options(const Plan& plan);
void                    choose_card(Plan& plan, const ActionCard& card, bool chosen);
// A part of a module that players may leave out.
struct PartOption {
    Options          option;
    std::string_view word, title, line, picture;
    bool             chosen;
};
std::vector<PartOption> part_options(const Plan& plan);
void                    choose_part(Plan& plan, Options option, bool chosen);
// A sentence: "2023 with New Regency: 4 players, nine rounds."
Message plan_in_words(const Plan& plan);

}
