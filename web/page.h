// What the page around the canvas does for the app. The other side is JavaScript, in web/scripts.
//
// The app does not draw by itself. The page calls eg_frame() after input, and eg_frame returns when it wants to be
// called again. The app defines these functions, with EMSCRIPTEN_KEEPALIVE:
//
//   extern "C" int eg_frame(int anew);  Draws a frame; anew: also one that looks like the last. Returns the
//                                       milliseconds until the next is wanted; 0: at once; negative: after an input.
//   extern "C" void eg_open();          After main(): reads what is stored, and prepares the renderer.
//   extern "C" void eg_lost();          The graphics context is lost: releases the renderer.
//   extern "C" void eg_restored();      It is back: creates renderer and textures again.
//   extern "C" void eg_in_software();   It will not come back: eg_restored() creates the software renderer.
//   extern "C" int eg_tab(int by);      Moves the focus to the next (1) or previous (-1) group; 0: removes it.
//                                       Returns 1 if it is still on the canvas.
//   extern "C" int eg_waits();          1 if input of the pointer has not been drawn yet.
//   extern "C" int eg_holds(float x, float y);   1 if a finger put down there moves something.
//   extern "C" void eg_cancel();        The browser has taken over the finger that was down.
//   extern "C" int eg_wheel(int by);    The wheel was turned, down by 1 or up by -1; 1 if that moves something there.
//   extern "C" int eg_escape();         1 if Escape would close or leave something on the screen.
//   extern "C" void eg_choose(int n);   The n-th button of the text version was pressed; -1: Escape in it.
//   extern "C" void eg_typed(int n);    typed() has changed: the name of seat n, or what Typed says.
//   extern "C" int eg_thought(int ticket, int share);   A task has come so far, in 1000ths; its result is in the
//                                       buffer of worker.cpp. Returns as eg_frame does.
//   extern "C" const char* eg_tell(int what);   JSON for tests; 0: rects, 1: state, 2: legal, 3: targets, 4: drawn,
//                                       5: scenes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace page {

// A small store that outlives the page where the browser allows it; elsewhere it lasts as long as the page.
void        save(std::string_view key, std::string_view value);   // "": forgets it
std::string load(std::string_view key);                           // "" if there is none
std::vector<std::string> keys(std::string_view prefix);           // of all values, sorted
void        rename(std::string_view key, std::string_view to);    // does not pass the value to C++
// What was saved last: is lost with the page, is being written, or will outlive a browser that is killed.
enum class Kept { nowhere, soon, safe };
Kept kept();
// A saved game may crash the page. From when it is loaded it is on trial, until a whole frame has been drawn.
// failed_trial() returns, once, the game whose last two trials did not get so far; "": none.
void        put_on_trial(std::string_view game);
std::string failed_trial();

// A game is played in one tab; others look on. play(): here, and no other game; "": none. take_over(): here, even if it
// is played elsewhere; after at most three seconds `taken_over` is typed with its id.
void play(std::string_view game);
bool played_elsewhere(std::string_view game);
void take_over(std::string_view game);

std::int64_t now();   // milliseconds since 1970
struct Moment {
    int         hour = 0;       // 0 to 23, on this device's clock
    std::string weekday;        // "Sunday"
    std::string words;          // "today, 19:40", "24 November"
};
Moment moment(std::int64_t when);   // in the page's language

// The page around this one, if there is one (web/README.md, "In another page").
// This device's own game has changed, or how it looks. code: to save or link it; "": there is none. line: how it
// stands. turn: what the host page is told of it, as JSON: {"seat":0,"kind":"person","round":1}, or {"scores":[...]} at
// the end; "": the game is not on the table. dark: the colours.
void tell_host(std::string_view code, std::string_view line, std::string_view turn, bool dark);
bool hosted();   // whether anything is done with that
bool paused();   // the game waits: it is covered, or the host page has paused it

// Shows a sentence below the canvas until it is closed. It covers nothing. "": removes it.
void notice(std::string_view text);

std::string        query();         // the part of the address after ?
std::string        linked_game();   // the part from # on: a game, or anything else
void               forget_link();   // removes that part, so that a reload continues the saved game
unsigned long long entropy();       // 64 random bits, unpredictable
void               announce(std::string_view text);   // to screen readers

// The screen as text. "# words" is a heading. "#?words" is the heading of the question, "#!words" of a dialog over it;
// the keyboard's focus goes there when the question has been answered, the dialog opened or its heading changed. "-
// words" is an item. "> key<tab>words" is a button: the n-th of them calls eg_choose(n), and it stays the same element
// as long as there is one with its key; a key that begins with "do " answers the question. "<tab>on" or "<tab>off"
// after the words makes it a toggle. "| cell<tab>cell" is a row of a table; the first row and the first cells are
// headings. Any other line is a paragraph. Only what has changed is updated.
void set_text_version(std::string_view lines);
void show_text_version();   // instead of the canvas

// What a text is typed for. web/scripts/typing.js and the tests use these numbers.
enum Typed {
    a_game = -1,
    a_scene = -2,
    a_deck = -3,
    sought = -4,      // in the rulebook
    sent_here = -5,   // a file was dropped on the page
    a_link = -6,      // linked_game() has changed
    a_game_name = -7,
    changed_elsewhere = -8,   // another tab has saved something, or plays other games; typed() is the key, or ""
    taken_over = -9,          // typed() is the game
    a_language = -10,         // to speak from now on: its code
    a_game_wanted = -11,      // the sheet to paste or load one is asked for
};
// Opens a field of the browser over this rectangle (CSS pixels). field: a seat, or one of Typed.
void edit(int field, std::string_view text, float x, float y, float width, float height);
// Sheets with one long text: one to copy or save, one to copy as a link to the page with this game behind #, and one to
// paste, load from a file or change. offer: to the next person, and how that link opens; "": none. over: the game is,
// and the link opens at its first card unless the player asks for its end. why: the reason why the text was refused;
// "": none.
void sheet(std::string_view title, std::string_view text);
void share(std::string_view title, std::string_view note, std::string_view code, std::string_view offer,
           std::string_view opens, bool over);
void paste(Typed what, std::string_view title, std::string_view text, std::string_view why);
void save_file(std::string_view name, std::string_view text);
std::string typed();

void volume(int n);                    // 0: off, 1, 2
void sound(int kind, int n, int ms);   // plays one of Sound after so long; silent before the first press

// Has a bot's task run, in a worker or between frames. Tickets are above 0.
void start_task(int ticket, const void* task, int bytes);
void cancel_task(int ticket);

struct Insets { float top, right, bottom, left; };
Insets insets();   // what notches and rounded corners cover, in CSS pixels

// Letters that none of our fonts has, painted by the browser as one picture: in some scripts letters are joined or run
// from right to left. `font` is "italic 700" and so on, then the family.
struct Letters {
    int  x = 0, y = 0, width = 0, height = 0;   // pixels, relative to the pen; y is above the line
    bool coloured = false;                      // they have colours of their own; otherwise only the opacity counts
    std::vector<std::uint32_t> pixels;          // red is the first byte
};
float   letters_width(std::string_view letters, std::string_view font);   // in ems
Letters paint_letters(std::string_view letters, std::string_view font, float size);

unsigned press_lasted();   // milliseconds from the pointer's last press to its release

bool prefers(const char* media);   // a media query: "(pointer: coarse)", "(prefers-reduced-motion)"

}  // namespace page
