// Reads a position (notation.h), line by line; position.cpp calls it. Its parts: position.cpp reads the text and the
// lines about the rules, position_table.cpp the lines about the pieces and cards, position_defaults.cpp fills in what
// the text leaves out.
#pragma once

#include "engine/box.h"
#include "engine/decks.h"
#include "engine/module.h"
#include "engine/notation.h"
#include "engine/parsing.h"

namespace eg {

// Reads one position; the first fault ends the reading.
class PositionReader {
public:
    Position read(std::string_view text);

private:
    Position         result_;
    State&           s_ = result_.state;
    Words            words_;   // of the current line
    std::string_view line_;
    bool asks_ = false, over_ = false;   // there is an "ask" line, an "over" line
    bool province_given_ = false;
    std::array<bool, stack_capacity> deck_given_{};
    std::array<bool, stack_capacity> shown_given_{};

    // Record a fault of the current line, or of the position; only the first one counts. Return false.
    bool fail(Message why);
    bool flaw(Message what);

    // Each function below sets a part of the state and returns false after a fault (fail, flaw).

    // The current line, by its first word. False without a fault: unknown line.
    bool read_line();

    // ---- values
    bool small_number(Count& into, std::string_view value, int least, int most);
    bool seat(Player& into, std::string_view value);
    // "red:7 blue:3": calls set(player, value) for each word; players below `most`.
    template <class SetValue>
    bool each_player(SetValue set, std::size_t most = max_players) {
        for (std::size_t i = 1; i < words_.size(); ++i) {
            const std::size_t colon = words_[i].find(':');
            const auto        who = colour(words_[i].substr(0, colon));
            if (!who || *who >= most || colon == std::string_view::npos)
                return fail({"needs a player and a value, as in red:7"});
            if (!set(*who, words_[i].substr(colon + 1)))
                return fail({"has a value that cannot be: {word}", {{"word", std::string{words_[i]}}}});
        }
        return true;
    }
    template <class Counts>
    bool counts(Counts& into, int most) {
        return each_player([&](Player p, std::string_view text) {
            const auto n = number_in(text, 0, most);
            if (n) into[p] = static_cast<std::remove_reference_t<decltype(into[p])>>(*n);
            return n.has_value();
        }, into.items.size());
    }
    // The first copy of a card; false: no stack has it.
    bool find_card(std::string_view id, int& stack, int& index) const;

    // ---- lines about the rules
    bool edition_line(std::string_view value);
    bool modules_line(std::string_view value);   // "new_regency,old_hands"
    bool deck_line(std::string_view value);

    // ---- lines about the table
    bool field(const Module& module, const Field& field);   // a module's value, or one for each seat
    bool king(std::string_view value);
    bool pieces_at(Place place);   // "GAL red:2G blue:1"
    bool boards();                 // "boards 8/4/0:GAL"
    bool points();
    bool power_lists(PerPlayer<PowerCards>& into);   // "hand red:1-5,7"
    bool unseen();                 // "unseen red:5/3,5,8/1": the cards, the candidates, the number
    bool discs();
    bool acted();
    bool closed();                 // "closed GAL VAL"
    bool shown();                  // "shown 1-any3 2-veto:red"
    bool deck(int stack);          // "deck1 1-any3 1-2+2 1-2+2": the cards not yet revealed
    bool kept();                   // "kept red:2-veto:2"
    bool rng(std::string_view value);
    bool ask();                    // "ask STEP player count place whose mode set"

    // ---- what the text leaves out
    void set_defaults();           // before reading: the start of a game
    bool complete();               // after reading: fills in the rest and validates the whole
    void complete_province(Player p);
    void complete_stack(int stack);
    bool still_shown(const Kept& kept) const;
    void remove_from_deck(int stack, int index);
};

}
