#include "visit.h"

#include <algorithm>
#include <utility>

#include "ai/worker_protocol.h"
#include "app/game/kept_games.h"
#include "app/surroundings.h"
#include "app/text_version/report.h"
#include "app/ui/textures.h"
#include "app/ui/frame_log.h"
#include "app/ui/glyph_atlas.h"
#include "app/ui/widgets.h"
#include "engine/check.h"
#include "engine/parsing.h"
#include "page.h"

namespace eg {

TestPage test_page;

namespace {

constexpr int patience = 4000;   // frames until a test fails

// Whether the button has these words, or these words and more after a colon.
bool says(const Visit::Button& button, std::string_view words) {
    return button.words == words || (button.words.starts_with(words) && button.words.substr(words.size(), 2) == ": ");
}

// The value of a name in a flat JSON object, without its quotes; empty if it is not there.
std::string value_in(const std::string& json, std::string_view name) {
    const std::string mark = '"' + std::string{name} + "\":";
    const std::size_t found = json.find(mark);
    if (found == std::string::npos) return {};
    const std::size_t from = found + mark.size();
    if (json[from] == '"') return json.substr(from + 1, json.find('"', from + 1) - from - 1);
    return json.substr(from, json.find_first_of(json[from] == '[' ? "]" : ",}", from) - from);
}

}

std::string kept_code() {
    const KeptGame game = read_kept_game({}, page::load("game." + page::load("last")));
    return game.codes.empty() ? std::string{} : game.codes.front();
}

void leave_a_game_begun(std::string_view query) {
    test_page = {};
    Visit visit(query);
    visit.settle();
    visit.answer_any();
    visit.settle();
}

Visit::Visit(std::string_view query, ImVec2 size) : size_(size) {
    test_page.query = query;
    test_page.text.clear();
    test_page.thoughts.clear();
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
    draw::watch(false);
    app_ = std::make_unique<App>();
    app_->open();
    frame();
    frame();
}

Visit::~Visit() {
    draw::drop_textures();
    app_.reset();
    ImGui::GetIO().Fonts->Fonts.clear();   // the program's own memory: Dear ImGui must not free it
    ImGui::DestroyContext();
}

void Visit::frame(double milliseconds) {
    test_page.now += milliseconds;
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = size_;
    io.DeltaTime = static_cast<float>(std::max(1.0, milliseconds) / 1000);
    surround(*app_, {.zoom = zoom(size_, app_->preferences()), .held = test_page.press_lasted});
    ImGui::NewFrame();
    app_->frame(io.DisplaySize, {}, test_page.now);
    const ImGuiWindow* own = ImGui::FindWindowByName("Debug##Default");
    check(!own || !own->WriteAccessed,
          "Dear ImGui's own window is shown: something was laid out in no window of ours.");
    ImGui::Render();
    glyph_atlas::upload();
    draw::end_frame();
}

void Visit::settle() {
    for (int i = 0; i < patience; ++i) {
        frame(50);
        if (!test_page.thoughts.empty()) {
            const TestPage::Thought thought = test_page.thoughts.front();
            test_page.thoughts.erase(test_page.thoughts.begin());
            TaskRunner mind;
            mind.begin(task_from_bytes(thought.task));
            while (!mind.step()) {}
            app_->thought(thought.ticket, 1000, mind.reply(), test_page.now);
            continue;
        }
        if (state("summary") == "true" && state("dialog") == "false") press("Continue");   // after a scoring
        else if (state("busy") == "false") return frame();
    }
    FAIL("the page is still busy: ", app_->state());
}

ImVec2 Visit::middle(std::string_view id) const {
    const std::vector<draw::Hit> hits = draw::hits();
    const auto hit = std::find_if(hits.begin(), hits.end(), [&](const draw::Hit& one) { return one.id == id; });
    REQUIRE_MESSAGE(hit != hits.end(), "nothing on the screen is called ", id, ": ", rects());
    return hit->rect.GetCenter();
}

void Visit::drag(std::string_view id, std::string_view to) {
    ImGuiIO& io = ImGui::GetIO();
    const ImVec2 from = middle(id), goal = middle(to);
    io.AddMousePosEvent(from.x, from.y);
    frame();
    io.AddMouseButtonEvent(0, true);
    frame();
    io.AddMousePosEvent(goal.x, goal.y);
    frame();
    frame();
    io.AddMouseButtonEvent(0, false);
    frame();
    frame();
}

void Visit::click(std::string_view id) {
    ImGuiIO& io = ImGui::GetIO();
    const ImVec2 at = middle(id);
    io.AddMousePosEvent(at.x, at.y);
    frame();
    io.AddMouseButtonEvent(0, true);
    frame();
    io.AddMouseButtonEvent(0, false);
    frame();
    frame();
}

void Visit::double_click(std::string_view id) {
    click(id);
    for (const bool down : {true, false}) ImGui::GetIO().AddMouseButtonEvent(0, down), frame();
    frame();
}

void Visit::press(std::string_view words) {
    const std::vector<Button> all = buttons();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Button& button) { return says(button, words); });
    REQUIRE_MESSAGE(found != all.end(), "no button says ", words, ":\n", test_page.text);
    press_nth(static_cast<int>(found - all.begin()));
}

void Visit::press_key(std::string_view key) {
    const std::vector<Button> all = buttons();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Button& button) { return button.key == key; });
    REQUIRE_MESSAGE(found != all.end(), "no button does ", key, ":\n", test_page.text);
    press_nth(static_cast<int>(found - all.begin()));
}

void Visit::answer(std::string_view choice) { press_key("do " + std::string{choice}); }

void Visit::press_nth(int n) {
    app_->press(n, test_page.now);
    frame();
    frame();
}

void Visit::strike(ImGuiKey key) {
    ImGui::GetIO().AddKeyEvent(key, true);
    frame();
    ImGui::GetIO().AddKeyEvent(key, false);
    frame();
    frame();
}

void Visit::point(ImVec2 at) {
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    for (int i = 0; i < 40; ++i) frame(50);
}

void Visit::hold(ImVec2 at, double milliseconds) {
    ImGuiIO& io = ImGui::GetIO();
    if (draw::now().coarse) io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    io.AddMousePosEvent(at.x, at.y);
    io.AddMouseButtonEvent(0, true);
    for (double lasts = 0; lasts < milliseconds; lasts += 50) frame(50);
    test_page.press_lasted = static_cast<unsigned>(milliseconds);
    io.AddMouseButtonEvent(0, false);
    frame();
    frame();
    test_page.press_lasted = 60;
}

void Visit::type(int field, std::string text) {
    app_->typed(field, std::move(text));
    frame();
    frame();
}

void Visit::answer_any() {
    const std::vector<Button> all = buttons();
    const auto answers = [](const Button& button) { return button.key.starts_with("do "); };
    auto chosen = std::find_if(all.begin(), all.end(),
                               [&](const Button& button) { return answers(button) && button.key != "do done"; });
    if (chosen == all.end()) chosen = std::find_if(all.begin(), all.end(), answers);
    REQUIRE_MESSAGE(chosen != all.end(), "nothing may be answered:\n", test_page.text);
    const std::string before = state("answers");
    press_nth(static_cast<int>(chosen - all.begin()));
    CHECK(state("answers") != before);
}

// A button is a line "> key<tab>words", with "<tab>on" or "<tab>off" for a toggle.
std::vector<Visit::Button> Visit::buttons() const {
    std::vector<Button> all;
    for (std::string_view text = test_page.text; !text.empty();) {
        std::string_view line = cut(text, '\n');
        if (!line.starts_with("> ") || line.find('\t') == std::string_view::npos) continue;
        line.remove_prefix(2);
        const std::string_view key = cut(line, '\t');
        all.push_back({std::string{key}, std::string{cut(line, '\t')}});
    }
    return all;
}

bool Visit::offers(std::string_view id) const {
    const std::vector<draw::Hit>& hits = draw::hits();
    return std::any_of(hits.begin(), hits.end(), [&](const draw::Hit& hit) { return hit.id == id; });
}

bool Visit::offers_words(std::string_view words) const {
    const std::vector<Button> all = buttons();
    return std::any_of(all.begin(), all.end(), [&](const Button& button) { return says(button, words); });
}

bool Visit::reads(std::string_view words) const { return test_page.text.find(words) != std::string::npos; }

std::string Visit::state(std::string_view name) const { return value_in(app_->state(), name); }

std::vector<std::string> Visit::legal() const {
    std::vector<std::string> all;
    const std::string json = app_->legal();
    for (std::size_t from = json.find('"'); from != std::string::npos;) {
        const std::size_t to = json.find('"', from + 1);
        all.push_back(json.substr(from + 1, to - from - 1));
        from = json.find('"', to + 1);
    }
    return all;
}

std::string Visit::drawn() const { return draw::frame_log(); }

}

// The functions of the page that the app calls.
namespace page {

using eg::test_page;

void save(std::string_view key, std::string_view value) {
    if (value.empty()) test_page.store.erase(std::string{key});
    else test_page.store.insert_or_assign(std::string{key}, std::string{value});
}
std::string load(std::string_view key) {
    const auto found = test_page.store.find(key);
    return found == test_page.store.end() ? std::string{} : found->second;
}
std::vector<std::string> keys(std::string_view prefix) {
    std::vector<std::string> all;
    for (const auto& [key, value] : test_page.store)
        if (key.starts_with(prefix)) all.push_back(key);
    return all;
}
Kept kept() { return test_page.stores ? Kept::safe : Kept::nowhere; }
void rename(std::string_view key, std::string_view to) {
    if (load(key).empty()) return;
    save(to, load(key));
    save(key, "");
}
void put_on_trial(std::string_view game) { test_page.on_trial = game; }
std::string failed_trial() { return std::exchange(test_page.failed, {}); }
void play(std::string_view game) { test_page.played = game; }
bool played_elsewhere(std::string_view game) {
    return std::find(test_page.elsewhere.begin(), test_page.elsewhere.end(), game) != test_page.elsewhere.end();
}
void take_over(std::string_view game) { test_page.asked.emplace_back(game); }
std::int64_t now() { return test_page.clock++; }
Moment moment(std::int64_t) { return {.hour = 19, .weekday = "Sunday", .words = "Today, 19:40"}; }

void tell_host(std::string_view code, std::string_view line, std::string_view turn, bool) {
    test_page.code = code, test_page.line = line, test_page.turn = turn;
    ++test_page.told;
}
bool hosted() { return test_page.hosted; }
bool paused() { return test_page.paused; }
void notice(std::string_view text) { test_page.notice = text; }

std::string query() { return test_page.query; }
std::string linked_game() { return test_page.link; }
void forget_link() { test_page.link.clear(); }
unsigned long long entropy() { return test_page.entropy++; }
void edit(int, std::string_view text, float, float, float, float) { test_page.typed = text; }
void sheet(std::string_view title, std::string_view text) { test_page.title = title, test_page.sheet = text; }
void share(std::string_view title, std::string_view note, std::string_view code, std::string_view offer,
           std::string_view, bool over) {
    test_page.title = title, test_page.note = note, test_page.sheet = code, test_page.offer = offer;
    test_page.over = over;
}
void paste(Typed, std::string_view title, std::string_view text, std::string_view why) {
    test_page.title = title, test_page.sheet = text, test_page.why = why;
}
void save_file(std::string_view name, std::string_view text) { test_page.files.emplace_back(name, text); }
std::string typed() { return test_page.typed; }
void announce(std::string_view text) { test_page.said.emplace_back(text); }
void set_text_version(std::string_view lines) { test_page.text = lines; }
void show_text_version() {}
void volume(int) {}
void sound(int, int, int) {}

void start_task(int ticket, const void* task, int bytes) {
    test_page.thoughts.push_back({ticket, {static_cast<const char*>(task), static_cast<std::size_t>(bytes)}});
}
void cancel_task(int ticket) {
    std::erase_if(test_page.thoughts, [&](const eg::TestPage::Thought& thought) { return thought.ticket == ticket; });
}

Insets   insets() { return {}; }
float letters_width(std::string_view letters, std::string_view) {
    return 0.6f * static_cast<float>(std::count_if(letters.begin(), letters.end(), [](char c) {
               return (c & 0xC0) != 0x80;
           }));
}
Letters  paint_letters(std::string_view, std::string_view, float) { return {}; }
unsigned press_lasted() { return test_page.press_lasted; }
bool prefers(const char* media) {
    return std::find(test_page.media.begin(), test_page.media.end(), media) != test_page.media.end();
}

}
