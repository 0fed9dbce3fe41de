// What the page around the canvas does for the app (page.js is the other side).
//
// The app draws nothing by itself: the page calls eg_frame() when something happened, and eg_frame
// answers when it wants to be called again. The app defines
//
//   extern "C" int eg_frame(int anew);  draws, anew: also what looks like the last frame; returns the milliseconds
//                                       until the next is wanted, 0 for at once, negative for not before an input
//   extern "C" void eg_lost();          the graphics context is gone: let go of the renderer
//   extern "C" void eg_restored();      ... and back: make renderer and textures anew
//   extern "C" int eg_tab(int by);      Tab goes on by 1 or -1, or leaves (0); 1 if it stays within
//   extern "C" int eg_waits();          whether what was done with the pointer has still to be drawn
//   extern "C" int eg_holds(float x, float y);   whether a finger that comes down there moves anything
//   extern "C" void eg_cancel();        the browser has taken the finger that was down
//   extern "C" int eg_wheel(int by);    whether the wheel, down by 1 or up by -1, turns anything there
//   extern "C" void eg_choose(int n);   the n-th button of the text version was pressed; -1: Escape in it
//   extern "C" void eg_typed(int n);    typed() has changed: the name of seat n, or what Typed says
//   extern "C" int eg_thought(int ticket, int share);   word from who ponders, the answer so far in the
//                                       room of mind.cpp; 1000ths; returns as eg_frame does
//   extern "C" const char* eg_tell(int what);   JSON for the tests: 0 rects, 1 state, 2 legal, 3 targets, 4 drawn, 5 scenes
//
// each with EMSCRIPTEN_KEEPALIVE.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace page {

// A small store that outlives the page where the browser allows it. save() is true only when the
// value was read back; it never fails in another way.
bool save(std::string_view key, std::string_view value);
std::string load(std::string_view key);   // "" if there is none
bool saves();                             // does this browser keep anything at all?
void rename(std::string_view key, std::string_view to);   // ... unread
// A kept game may be one that stops the page. From when it is taken up it is on trial, until a whole
// frame has been drawn; failed_trial() is true, once, where a page that is gone did not get so far.
void put_on_trial();
bool failed_trial();

std::string query();                   // what stands behind ? in the address
std::string linked_game();             // "#" and what stands behind it in the address: a game, or what others left there
void forget_link();                    // takes that off, so that a reload goes on with what came of it
unsigned long long entropy();          // 64 bits nobody can foresee
void say(std::string_view text);       // one line for screen readers

// The table as text. A line "# words" is a heading; one of them, "#?words", is what is asked, or
// "#!words" the title of what lies over it: the keyboard's focus goes there once it is answered or opened.
// "- words" is an item, "> key<tab>words" a button: the n-th of them answers with eg_choose(n), and it
// stays the same button as long as its key is there; one that begins with "do " answers the question.
// Anything else is a paragraph. Only what changed is touched.
void tell_text(std::string_view lines);
void read();              // shows it instead of the table

// Where letters are typed: the browser's own field, laid over this rect (CSS pixels).
void edit(int field, std::string_view text, float x, float y, float width, float height);
// A sheet with one long text: to be copied or saved, as the page's address with this game behind # or as it
// is; or to be pasted, chosen from a file or changed, and then typed. offer: to the next person, and how that
// link opens; "" for none. why: it was refused, and is to be put right.
void sheet(std::string_view title, std::string_view text);
void share(std::string_view title, std::string_view note, std::string_view code, std::string_view offer, std::string_view opens);
enum Typed { a_game = -1, a_scene = -2, a_deck = -3, sought = -4, sent_here = -5, a_link = -6 };   // page.js and the tests know these numbers; sent_here: a file; a_link: linked_game() is another
void paste(Typed what, std::string_view title, std::string_view text, std::string_view why);
void save_file(std::string_view name, std::string_view text);
std::string typed();

void volume(int n);                           // 0: off, 1, 2
void sound(int kind, int n, int ms);          // one of Sound, so long from now; silent before the first press

// Has somebody think about a task, in a worker or between frames; its ticket is above 0.
void ponder(int ticket, const void* task, int bytes);
void forget(int ticket);

struct Insets { float top, right, bottom, left; };
Insets insets();          // what notches and rounded corners cover, in CSS pixels

// Letters that none of our fonts has, in the browser's own, as one picture: a word of another script is joined, and read
// from right to left where it is. How wide they are, in ems; and painted, red first, their pen at the picture's {x, y}.
struct Letters {
    int x = 0, y = 0, width = 0, height = 0;   // pixels; y is above the line
    bool coloured = false;                     // they have colours of their own; else only the opacity counts
    std::vector<std::uint32_t> pixels;
};
float   letters_width(std::string_view letters, std::string_view font);   // "italic 700" and so on, then the family
Letters paint_letters(std::string_view letters, std::string_view font, float size);

unsigned press_lasted();  // milliseconds from the last press of the pointer to its release

bool prefers(const char* media);   // a media query: "(pointer: coarse)", "(prefers-reduced-motion)"

}  // namespace page
