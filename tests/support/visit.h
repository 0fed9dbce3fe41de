// Somebody has the page open: the whole app, without a window, a browser or a renderer. What the page around it
// would do is written down in `test_page`; the clock goes on only when a frame says so.
#pragma once

#include <doctest/doctest.h>

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/desk.h"

namespace eg {

// The page around the canvas, as the tests have it.
struct TestPage {
    std::map<std::string, std::string, std::less<>> store;
    bool        stores = true;       // the browser keeps something
    std::string query, link;         // behind ? and # in the address
    std::uint64_t entropy = 1;       // the next game without a seed is dealt from it
    std::string text;                // the text version, a line for each thing
    std::string title, sheet, note, offer, why;   // of the last sheet: its title, its long text, and what is said of it
    std::string typed;
    std::vector<std::string> said, media;   // to screen readers; the media queries that hold
    std::vector<std::pair<std::string, std::string>> files;   // saved
    bool on_trial = false,
         stopped = false;   // a kept game that is being taken up; the page before this one stopped in one
    struct Thought {
        int         ticket;
        std::string task;
    };
    std::vector<Thought> thoughts;   // asked for, and not forgotten since
    double now = 0;                  // milliseconds
    unsigned press_lasted = 60;      // ... from the last press of the pointer to its release
};
extern TestPage test_page;

class Visit {
public:
    // The page at ?query, from a fresh store unless it was left by an earlier visit.
    explicit Visit(std::string_view query = "seed=7", ImVec2 size = {1280, 800});
    ~Visit();
    Visit(const Visit&) = delete;
    Visit& operator=(const Visit&) = delete;

    void frame(double milliseconds = 16);
    void settle();                        // frames and thoughts until nobody but a person is to do anything

    // What a person does. Each must be there, and is answered by the frames it takes.
    void click(std::string_view id);      // a thing on the screen: "place:GAL", "button:start"
    void press(std::string_view words);   // a button of the text version
    void press_key(std::string_view key); // ... by what it does: "learn FIRST"
    void answer(std::string_view choice); // ... that answers so: "GAL"
    void strike(ImGuiKey key);
    void point(ImVec2 at);                // rests there for two seconds
    void hold(ImVec2 at, double milliseconds);   // a press that long
    void type(int field, std::string text);
    void answer_any();                    // the first answer there is, but leaving off

    bool offers(std::string_view id) const;              // may be pressed on the screen
    bool offers_words(std::string_view words) const;     // ... in the text version
    bool reads(std::string_view words) const;            // stands in the text version
    std::string state(std::string_view name) const;      // of what the page tells the tests: state("screen") is "table"
    std::vector<std::string> legal() const;
    std::string drawn() const;   // the frame log, as JSON, in a scene, or once look::watch is on

    Desk& desk() { return *desk_; }

private:
    void press_nth(int n);   // -1: Escape in the text version

    ImVec2 size_;
    std::unique_ptr<Desk> desk_;
};

}
