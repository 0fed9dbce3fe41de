// What is chosen in rows: the settings, and what is agreed on before a game. The same on the canvas
// and in the text version.
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
    std::string_view id, word;   // the id is what is kept
};

template <class Of>
struct Option {
    std::string_view id, label;
    std::array<OptionChoice, option_capacity> list;   // as many as there are
    int  (*get)(const Of&);
    void (*set)(Of&, int);
    std::array<std::string_view, 2> notes = {};   // on the first choice, on the others
    bool (*matters)(const Of&) = nullptr;         // whether it changes anything as things are; null: always

    constexpr int count() const {
        int n = 0;
        while (n < static_cast<int>(list.size()) && !list[static_cast<std::size_t>(n)].id.empty()) ++n;
        return n;
    }
    constexpr const OptionChoice& choice(int n) const { return list[static_cast<std::size_t>(n)]; }
    std::vector<std::string>      words() const {
        std::vector<std::string> all;
        for (int n = 0; n < count(); ++n) all.push_back(say(choice(n).word));
        return all;
    }
};

constexpr std::array<OptionChoice, option_capacity> paces = {
    {{"step", "Step"}, {"calm", "Calm"}, {"normal", "Normal"}, {"fast", "Fast"}, {"instant", "Instant"}}};

// Of a new game, those that matter; the first is the edition, of those there are.
std::vector<Option<Plan>> plan_options(const Plan& plan);

// A module that may be added to the edition chosen.
struct ModuleOption {
    int              module = 0;
    std::string_view name, title, line;
    bool             chosen = false;
    std::string_view fixed = {};   // why that cannot be changed, a sentence; empty: it can
};
std::vector<ModuleOption> module_options(const Plan& plan);
void                      choose_module(Plan& plan, int module, bool chosen);
void choose_edition(Plan& plan, Edition edition);   // with the modules chosen before, as far as they go with it
// A card that keeps another one out of the game, and may be left out itself.
struct CardOption {
    const ActionCard* card;
    bool              chosen;
};
std::vector<CardOption> card_options(const Plan& plan);
void                    choose_card(Plan& plan, const ActionCard& card, bool chosen);
// What is played, in a sentence: "2023 with New Regency: 4 players, nine rounds."
Message plan_in_words(const Plan& plan);

}
