// A visit to the page: the whole app without a window, a browser or a renderer. `test_page` records what the page
// around it would do; the clock moves only by frames.
#pragma once

#include <doctest/doctest.h>

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/app.h"

namespace eg {

// The page around the canvas, replaced for tests.
struct TestPage {
    std::map<std::string, std::string, std::less<>> store;
    bool        stores = true;       // the browser can store data for longer than the page lasts
    std::string query, link;         // of the address, after ? and #
    std::uint64_t entropy = 1;       // for the next game without a seed
    std::string text;                // the text version, a line for each thing
    std::string title, sheet, note, offer, why;   // the last sheet: title, long text, and its description
    bool        over = false;        // the game of a link
    std::string typed;
    std::string notice;              // the sentence below the canvas
    bool        hosted = false, paused = false;   // there is a page around this one; it, or the cover, makes it wait
    std::string code, line, turn;    // what it was last told
    int         told = 0;            // how often
    std::vector<std::string> said, media;   // announcements for screen readers; the media queries that are true
    std::vector<std::pair<std::string, std::string>> files;   // saved
    std::string on_trial, failed;    // the game that is loaded; the one whose last two trials failed
    std::string played;              // the game that this tab plays
    std::vector<std::string> elsewhere, asked;   // games that other tabs play; those that this tab has asked for
    std::int64_t clock = 1764446400000;   // milliseconds since 1970
    struct Thought {
        int         ticket;
        std::string task;
    };
    std::vector<Thought> thoughts;   // requested and not cancelled
    double now = 0;                  // milliseconds
    unsigned press_lasted = 60;      // milliseconds from the last press of the pointer to its release
};
extern TestPage test_page;

// The save code of the game that was played last; empty: none is kept.
std::string kept_code();

class Visit {
public:
    // Opens the page at ?query, with empty storage unless an earlier visit left some.
    explicit Visit(std::string_view query = "seed=7", ImVec2 size = {1280, 800});
    ~Visit();
    Visit(const Visit&) = delete;
    Visit& operator=(const Visit&) = delete;

    void frame(double milliseconds = 16);
    void settle();                        // runs frames and bots until a person is to act

    // What a person does. Each control must be there; runs the frames that it takes.
    void click(std::string_view id);      // a control on the screen: "place:GAL", "button:start"
    void double_click(std::string_view id);
    void drag(std::string_view id, std::string_view to);   // from one control to another
    void press(std::string_view words);   // a button of the text version
    void press_key(std::string_view key); // a button of the text version by its command: "learn FIRST"
    void answer(std::string_view choice); // a button of the text version by its answer: "GAL"
    void strike(ImGuiKey key);
    void point(ImVec2 at);                // holds the pointer there for two seconds
    void hold(ImVec2 at, double milliseconds);   // a long press
    void type(int field, std::string text);
    void answer_any();                    // the first answer that is not "done"

    struct Button {
        std::string key, words;   // of the text version: "do GAL", "Galicia"
    };
    std::vector<Button> buttons() const;
    bool offers(std::string_view id) const;              // can be pressed on the screen
    bool offers_words(std::string_view words) const;     // can be pressed in the text version
    bool reads(std::string_view words) const;            // is in the text version
    std::string state(std::string_view name) const;      // what the page tells the tests: state("screen") is "table"
    std::vector<std::string> legal() const;
    std::string drawn() const;   // the frame log, as JSON, in a scene, or once draw::watch is on

    App& app() { return *app_; }

private:
    void press_nth(int n);   // -1: Escape in the text version
    ImVec2 middle(std::string_view id) const;

    ImVec2 size_;
    std::unique_ptr<App> app_;
};

// A game of a person and a bot, without waiting.
constexpr std::string_view quick_game = "pace=instant&seed=9&seats=person,random&start=1";
// The device keeps a game in which one choice has been made, and no page is open.
void leave_a_game_begun(std::string_view query = quick_game);

}
