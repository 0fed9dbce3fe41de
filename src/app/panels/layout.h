// The layout of the table. There are four forms, chosen by the window's size: wide has a column at the right, tablet
// has the panels below, phone (upright) has a sheet over the board, and flat is a phone on its side. Lengths are CSS
// pixels.
#pragma once

#include <string_view>

#include "app/ui/draw.h"

namespace eg {

enum class Form : unsigned char { wide, tablet, phone, flat };

struct Layout {
    Form   form = Form::wide;
    ImRect window;     // inside the insets
    ImRect header, board, prompt, seats, cards, hand, chronicle;   // empty: there is no room for it
    ImRect summary;    // the table of a general scoring, in place of the panels below the prompt
    ImRect lesson;     // its progress and buttons, wide and tablet only; else in header and thumb
    ImRect review;     // the review, in place of all other panels
    ImRect bar;        // the playback bar, flat only; in other forms it is below the buttons
    ImRect sheet, tabs, thumb;   // phone and flat only; thumb: the buttons, also beside a summary
    ImRect page;                 // phone and flat: the content of the sheet; else the hint, empty without one; or all
                                 // that a sheet may cover (Needs::sheet)
    int    card_rows = 2;        // rows of action cards
    bool   touch() const { return form == Form::phone || form == Form::flat; }
};

struct Needs {
    int   players = 4;      // rows of seats
    float prompt = 0;       // height of the prompt; wide and tablet: with its buttons
    float buttons = 0;      // height of the buttons alone
    float bar = 0;          // height of the playback bar, flat only; 0: there is none, or it is below the buttons
    float strip = 0;        // height of the tabs below the map on a phone's board; 0: there are none
    float page = 0;         // height that a phone's sheet needs below the prompt
    bool  on_board = false; // the answer is given on the board, so nothing may cover it
    bool  alone = false;    // a phone's sheet has the window for itself, but for the header
    bool  tabless = false;  // a phone's sheet needs all of its height
    bool  hand = false;     // a card of the hand is to be chosen
    float held = 0;         // height of the hand's other cards and the totals, above the power cards
    float bid = 0;          // height of totals, modifiers and power cards in panels of their own; 0: there are none
    float cards = 0;        // height of a hand or an offer in place of the action cards; 0: action cards are shown
    bool  lesson = false;   // a lesson is running
    float hint = 0;         // height of the hint; 0: there is none
    bool   review = false;  // the review is beside the board
    bool   sheet = false;   // a sheet covers everything but the header
    float summary = 0;      // a general scoring is summed up: height of its buttons; 0: it is not
};
// insets: margins that the device covers; left and top are in Min, right and bottom in Max.
Layout lay_out(ImVec2 size, const ImRect& insets, const Needs& needs);
// The widths of the prompt, of the buttons at the thumb and of a phone's hand in a window of this size.
float  prompt_width(ImVec2 size);
float  thumb_width(ImVec2 size);
float  hand_width(ImVec2 size);
Form   form_of(ImVec2 size);
bool   low(ImVec2 size);     // the window is too low for hints; on a phone, for tabs too
bool   roomy(ImVec2 size);   // the board's seas have room for whole sentences

// Cuts a strip and a gap off one side of the rect, and returns the strip.
ImRect cut_top(ImRect& from, float height, float gap = 0);
ImRect cut_bottom(ImRect& from, float height, float gap = 0);
ImRect cut_left(ImRect& from, float width, float gap = 0);
ImRect cut_right(ImRect& from, float width, float gap = 0);
ImRect padded(const ImRect& rect, float x, float y);   // smaller by x and y on each side

// True if the panel under the pointer can scroll that way, 1 down or -1 up. False: the page gets the wheel.
bool wheel_turns(int by);

// Scrolls content that is longer than its rect: by dragging, by the wheel, and to a target that gets the focus. Drawing
// between begin and end is clipped to the rect.
struct Scroll {
    float at = 0, most = 0, speed = 0;   // the position, 0 .. most; pixels per frame while it glides
    bool  dragged = false;               // the press scrolls; callers ignore presses on the content
    bool  at_end = false;                // stays at the end when content is added

    // The caller draws the content moved by -at. content: its length. along: 0 sideways, 1 up and down.
    void begin(std::string_view id, const ImRect& rect, float content, int along);
    // Draws the scroll bar, `margin` beyond the rect's edge. fades: content that goes on beyond an edge fades out.
    void end(ImDrawList& draw, float margin = 0, bool fades = true);

private:
    ImRect      rect_;
    int         along_ = 1;
    std::size_t targets_ = 0;   // number of focus targets before begin
};

}
