// The desk on which everything lies: which screen is shown, the game being played, the stage, and
// what is kept. One frame draws, then carries out what was pressed in it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/thinking/advice.h"
#include "app/panels/dragging.h"
#include "app/timeline/history.h"
#include "app/panels/why_not.h"
#include "app/thinking/pondering.h"
#include "app/scenes/scenes.h"
#include "app/screens/screens.h"
#include "app/game/session.h"
#include "app/board/board.h"

namespace eg {

class Desk {
public:
    void open();  // reads the address and the store
    void frame(ImVec2 size, const ImRect& insets, double now);

    std::string rects() const;              // what may be pressed
    std::string spots() const;              // what the keyboard walks over
    bool frozen() const { return scene_ != nullptr; }
    std::string state() const;
    std::string legal() const;
    void press(int n, double now);          // the n-th button of the text mirror; -1: Escape in it
    // Whether a press at that time is not heard: the curtain moves, or has just done so.
    bool deaf(double when) const;
    void typed(int field, std::string text);
    const Preferences& liking() const { return liking_; }
    // Word of a thought; gives the milliseconds until a frame is wanted, negative for none.
    int  thought(int ticket, int share, const Reply& reply, double now);

private:
    enum class Screen : unsigned char { new_game, table };
    enum class Slip : unsigned char { none, hint, telling, discs, region };

    void begin(std::uint64_t seed);
    void open_scene(std::string_view name);
    void look_for_game();
    void set_aside(std::string_view why);
    void play_on(double now);
    void draw_curtain(double now);
    View  view_at(double now);
    Needs needs(const View& view, ImVec2 size) const;
    void show_room(ImVec2 size, const Layout& at, View& view);
    void show_new_game(ImDrawList& draw, const Layout& at, View& view);
    void show_tray(const Layout& at, View& view);
    void show_over(ImVec2 size, const Layout& at, View& view, Dialog which);
    void show_hint(const Layout& at, View& view);
    void show_table(const Layout& at, View& view);
    void show_wide(ImDrawList& draw, const Layout& at, View& view);
    void show_phone(ImDrawList& draw, const Layout& at, View& view);
    void show_actions(ImDrawList& draw, const Layout& at, ImRect page, View& view);
    void show_flat(ImDrawList& draw, const Layout& at, View& view);
    Slip slip(const Layout& at, const View& view) const;
    void show_board(ImDrawList& draw, const ImRect& rect, View& view, bool frame, bool track);
    float page_height(const View& view, float width) const;
    void keys(View& view);
    void sheet_keys(View& view) const;
    void look_keys(View& view) const;
    void look(const View& view);            // where the chronicle was pressed
    bool fulfil_looking(Wish wish);         // looking back and what comes of it; false: something else is wished
    // ---- a kept unfinished game is not replaced unasked
    void begin_or_ask();
    void take_up_or_ask(std::string code);
    void take_up(const std::string& code);
    bool ask_to_replace();
    void to_table();
    void carry_out(const View& view);
    void fulfil(Wish wish);
    void keep();
    void like(const Preferences& liking);
    void mirror(const View& view);
    std::string mirror_text(const View& view);
    std::string mirror_dialog();
    std::string mirror_opponents();
    std::string mirror_new_game();
    void        mirror_button(std::string& text, std::string_view key, std::string_view words, std::function<void()> does);   // key: what it does, whatever it says
    void        mirror_button(std::string& text, std::string_view words, Wish wish);
    template <class Of, std::size_t n>
    void        mirror_options(std::string& text, const std::array<Option<Of>, n>& options, const Of& now, std::function<void(const Option<Of>&, int)> choose);
    void        mirror_refusals(const View& view, std::string& text) const;
    bool behind_curtain() const;
    bool table_lies_open() const;
    void choose_idea(int n);
    void advise(double now);
    void open_review();
    void ponder_swings();
    void drop_review();

    Screen  screen_ = Screen::new_game;
    Dialog  dialog_ = Dialog::none;
    Plan    plan_ = usual_plan();
    Session session_;
    Stage   stage_;
    Pondering pondering_{Wanted::move}, advising_{Wanted::advice};
    Advice    advice_;
    Review    review_;
    State     led_to_;      // by the idea that was chosen
    History history_;
    std::optional<Saved> saved_;
    std::string waiting_code_;   // what is to be loaded once it is agreed; empty: a new game
    std::string notice_;
    bool result_open_ = false;   // over the finished table
    bool result_shown_ = false;
    int  choosing_ = 1;          // the seat whose opponent is chosen in the new game
    int  tab_ = 0;
    std::size_t tab_for_ = 0;    // the number of events when the tab was last chosen by the game
    int  kept_moment_ = -1;      // of the game, when it was last kept
    std::optional<std::uint64_t> seed_asked_;
    std::vector<std::function<void()>> buttons_;   // of the text version, what each does
    std::string mirrored_, said_;
    int  frames_ = 0;
    bool busy_ = false;
    bool paused_ = false;
    double framed_at_ = 0;
    float  curtain_ = 0;           // 0 open, 1 shut
    bool   curtain_shut_ = false;
    double curtain_began_ = -1e9, curtain_lasts_ = 0;
    Whereabouts lies_;
    Board board_at_;      // the board drawn in this frame ...
    State drawn_;           // ... and the table without what is in the air
    Dragging    dragging_;
    WhyNot    why_not_;
    std::size_t question_ = 0;   // how many answers there were when the keyboard was last led to one
    Preferences liking_;
    bool kept_ = true;      // ... by the browser
    const Scene* scene_ = nullptr;   // shown instead of a game; time then stands still at
    double stands_ = 0;
};

}
