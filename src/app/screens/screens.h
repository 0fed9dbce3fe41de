// The screens that are not the table: the new game, the curtain between two people, the result, and
// the dialogs over the table. Each draws itself and writes down what was pressed.
#pragma once

#include <optional>
#include <string>

#include "app/panels/layout.h"
#include "app/panels/panels.h"
#include "app/game/preferences.h"
#include "app/thinking/review.h"

namespace eg {

// A game found in the store, good enough to go on with or to see the end of.
struct Saved {
    std::string code;
    std::string line;   // "Round 5 of 9, Isabel to act"
    bool over = false;
    PerPlayer<int> score;
    int players = 0;
};
// Nothing if the code is broken.
std::optional<Saved> look_into(std::string_view code);

enum class Dialog : unsigned char { none, menu, help, chronicle, tallies, leave, notice, set_aside, credits, settings, keys, go_on, replace, review, opponent };

// Writes the plan as it is changed; a Wish when a button was pressed. The field of a name being
// edited is the browser's: `edit` is its seat and rect then.
struct NameField {
    int    seat = -1;
    ImRect rect;
    int    opponent = -1;   // the seat whose opponent is to be chosen
};
Wish new_game(ImDrawList& draw, const Layout& at, Plan& plan, const std::optional<Saved>& saved, NameField& edit);

// The cloth alone: 1 shut, 0 drawn aside.
void drapes(ImDrawList& draw, float shut);
Wish curtain(ImDrawList& draw, const Layout& at, const std::string& name, Player player, const std::string& reason);

Wish result(ImDrawList& draw, const Layout& at, const View& view);

Wish dialog(ImDrawList& draw, const Layout& at, Dialog which, const std::string& notice, View& view, Preferences& liking, bool kept);
// Before something is lost: what is asked, the same on the canvas and in the text version.
struct Offer {
    const char* label;
    const char* id;
    Wish wish = Wish::close;
};
struct Question {
    const char*      title;
    std::string      words;            // said already: they speak of this game
    Offer            no, yes;
    bool             code = false;   // it may be kept as a code
};
std::optional<Question> question_of(Dialog which, std::string_view notice, bool kept);   // nothing if it asks none
std::string words_of(Dialog which);   // the same as lines of the text version; empty for those that are buttons only
ImRect settings_sheet(const ImRect& window);
void   settings_page(ImDrawList& draw, const ImRect& sheet, Preferences& liking, bool kept);   // kept: the browser does

// Who plays this seat.
ImRect opponent_sheet(const ImRect& window);
void   opponent_page(ImDrawList& draw, const ImRect& sheet, Seat& seat);
bool   has_tempers(const Seat& seat);   // who plays at random has none
std::string player_words(const Seat& seat);   // "a bot: Duque, Builder"
constexpr std::string_view no_tempers = "Who does not weigh whole turns has no temper.";

// The game looked over, once it is finished.
void        review_page(ImDrawList& draw, const ImRect& sheet, View& view, const Review& review);
constexpr std::string_view weighing = "Weighing every turn …";
std::string swing_title(const Session& session, const Review& review, const Review::Swing& swing);
std::string swing_words(const Session& session, const Review& review, const Review::Swing& swing);    // what was done
std::string swing_advice(const Session& session, const Review& review, const Review::Swing& swing);   // ... and El Grande would have
std::size_t line_of(const Stage& stage, const Review::Point& point);   // of the chronicle

// The chart alone, as a picture behind the others.
void backdrop(ImDrawList& draw, const ImRect& rect);

}
