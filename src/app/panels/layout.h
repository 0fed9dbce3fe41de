// Where everything stands. Four forms, chosen by the room there is: a wide table with a column at
// its right, a tablet with the panels below, a phone held upright with a sheet, and one held flat.
#pragma once

#include <string_view>

#include "app/ui/draw.h"

namespace eg {

enum class Form : unsigned char { wide, tablet, phone, flat };

struct Layout {
    Form   form = Form::wide;
    ImRect window;     // inside the insets
    ImRect header, board, prompt, seats, cards, hand, chronicle;
    ImRect bar;        // flat only: elsewhere it lies below the buttons
    ImRect sheet, tabs, thumb;   // phone and flat only
    ImRect page;                 // there what the sheet shows; elsewhere the hint, while there is one
    int    card_rows = 2;
    bool   touch() const { return form == Form::phone || form == Form::flat; }
};

struct Needs {
    int   players = 4;      // how many rows the seats have
    float prompt = 0;       // the height of the prompt, with its buttons where they are not at the thumb
    float buttons = 0;      // ... of the buttons alone
    float bar = 0;          // ... and of the bar of whoever watches, where it lies by itself
    float page = 0;         // what a phone's sheet must show below the prompt
    bool  on_board = false; // the answer is given there, so that nothing may cover it
    bool  hand = false;     // a power card is to be chosen ...
    float held = 0;         // ... and above it so much room is for the other cards of the hand
    float cards = 0;        // the height of what lies where action cards do, if that is not theirs
    float hint = 0;         // the height of the hint, which lies beside the board of which it speaks
};
Layout lay_out(ImVec2 size, const ImRect& insets, const Needs& needs);
// How wide the prompt, the thumb's buttons and, on a phone, the hand will be.
float  prompt_width(ImVec2 size);
float  thumb_width(ImVec2 size);
float  hand_width(ImVec2 size);
Form   form_of(ImVec2 size);
bool   low(ImVec2 size);   // too low for hints, and on a phone for tabs
bool   roomy(ImVec2 size);   // the board is so large that whole sentences find room in its seas

// Cuts a strip off one side of a rect; what is left stays in the rect.
ImRect cut_top(ImRect& from, float height, float gap = 0);
ImRect cut_bottom(ImRect& from, float height, float gap = 0);
ImRect cut_left(ImRect& from, float width, float gap = 0);
ImRect cut_right(ImRect& from, float width, float gap = 0);
ImRect padded(const ImRect& rect, float x, float y);

// Whether what lies under the pointer goes on that way, 1 down or -1 up: else the wheel is not ours.
bool wheel_turns(int by);

// Something longer than its place: dragged by a finger or the mouse, turned by the wheel, or rolled
// to what is walked to by keys. What is drawn between begin and end is cut off at its edges.
struct Scroll {
    float at = 0, most = 0, speed = 0;
    bool  dragged = false;   // a press on what it holds does not count
    bool  at_end = false;    // stays at the end when more is added

    // Content moves by -at. `along`: 0 sideways, 1 up and down.
    void begin(std::string_view id, const ImRect& rect, float content, int along);
    void end(ImDrawList& draw, float margin = 0, bool fades = true);   // the bar stands so far beyond the edge

private:
    ImRect      rect_;
    int         along_ = 1;
    std::size_t targets_ = 0;   // how many targets were drawn before
};

}
