// Whole games by people who use no mouse: by keys alone, or by the buttons of the text version alone, in every box and
// in windows of four sizes. EG_UNAIDED: how many games in each box and each way, instead of one in some boxes;
// tests/browser/unaided.mjs plays such games in a real page.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>

#include "app/game/address.h"
#include "app/ui/focus.h"
#include "engine/box.h"
#include "engine/parsing.h"
#include "visit.h"

using namespace eg;

namespace {

// How many in each box; 0: only one, and in some boxes.
int games_in_each() {
    const char* const wanted = std::getenv("EG_UNAIDED");
    return wanted ? std::atoi(wanted) : 0;
}

// The n-th game of a box, as the query of an address; nothing: it is not for so many players.
std::optional<std::string> address_of(const Box& box, int n) {
    constexpr std::string_view seats[] = {"person,random", "person,random,person", "person,random,random,person",
                                          "person,random,random,random,random"};
    const int players = 2 + (n + box.rules.box) % 4;
    Plan      plan = usual_plan();
    plan.setup.players = players;
    plan.setup.rules = for_players(players, box.rules);
    if (!(modules_of(plan.setup.rules) == modules_of(box.rules))) return std::nullopt;
    plan.setup.rules.short_game = n % 4 != 3;
    plan.setup.rules.agree(veto_option, n % 3 != 2);
    return rules_in_address(plan) + "&start=1&pace=instant&seats=" + std::string{seats[players - 2]}
           + "&seed=" + std::to_string(1000 * box.rules.box + n);
}

constexpr ImVec2 windows[] = {{1280, 800}, {390, 844}, {844, 390}, {1024, 768}};

// The controls that give an answer, the best first; "power 5" is given by power:5.
std::vector<std::string> controls_of(const std::string& answer) {
    const std::size_t space = answer.find(' ');
    const std::string first = answer.substr(0, space), second = space < answer.size() ? answer.substr(space + 1) : "";
    static const std::map<std::string, std::string> buttons = {
        {"done", "done"}, {"act", "act"}, {"act-other", "act_other"}, {"veto", "veto"}, {"allow", "allow"},
        {"allow-all", "allow_all"}};
    if (const auto button = buttons.find(answer); button != buttons.end())
        return {"button:" + button->second, "card:own"};
    if (first == "power" || first == "hand" || first == "card") return {first + ':' + second};
    if (first == "take") return {"number:" + second};
    if (first == "token") return {"token:" + second, "button:token:" + second};
    if (first == "board") {
        const std::string n = second == "8/4/0" ? "0" : "1";
        return {"scoreboard:" + n, "button:scoreboard:" + n};
    }
    if (second == "court") return {"button:court"};
    if (!second.empty()) return {"caballero:" + first + ':' + second};
    return {"place:" + answer};
}

// Somebody with a keyboard.
class Typist {
public:
    explicit Typist(Visit& visit) : visit_(visit) {}

    std::optional<std::string> found(const std::string& answer) const {
        for (const std::string& id : controls_of(answer))
            if (navigation::find(focus::targets(), id) >= 0) return id;
        return std::nullopt;
    }
    // Turns the pages of a small board until this can be answered.
    std::string control(const std::string& answer) {
        for (int page = 1; !found(answer) && page < 4; ++page) {
            const std::string id = "page:" + std::to_string(page);
            if (navigation::find(focus::targets(), id) >= 0) press(id);
        }
        REQUIRE_MESSAGE(found(answer), answer, " is nowhere on the screen: ", targets());
        return *found(answer);
    }
    void press(const std::string& id) {
        walk(id);
        visit_.strike(ImGuiKey_Enter);
    }
    // Where a power card and a modifier are put together first, one of the power cards goes with the modifier; where a
    // button gives the answer, it is pressed.
    void give(const std::string& answer, const std::vector<std::string>& answers) {
        press(control(answer));
        const auto shown = [](std::string_view id) { return navigation::find(focus::targets(), id) >= 0; };
        for (const std::string& other : answers)
            if (shown("button:choose_power") && other.starts_with("power ")) press(control(other));
        for (const char* button : {"button:play", "button:pass"})
            if (shown(button)) press(button);
    }

private:
    static constexpr ImGuiKey arrows[] = {ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow,
                                          ImGuiKey_DownArrow};

    void tab() {
        focus::tab(1);
        visit_.frame();
        visit_.frame();
    }
    // By Tab to its group, and on the shortest way by the arrows.
    void walk(const std::string& id) {
        bool crossing = false;
        for (int n = 0; n < 200; ++n) {
            const navigation::Target* const at = focus::now();
            if (at && at->id == id) return;
            const bool near = at && navigation::group_of(at->id) == navigation::group_of(id);
            const std::optional<ImGuiKey> arrow = near || crossing ? arrow_to(at->id, id) : std::nullopt;
            if (arrow) visit_.strike(*arrow), crossing = true;   // the way may lead through another group
            else tab(), crossing = false;
        }
        FAIL("the keys do not lead to ", id, ", the focus is on ", focus::now() ? focus::now()->id : "nothing", ": ",
             targets());
    }
    static std::optional<ImGuiKey> arrow_to(const std::string& from, const std::string& id) {
        const std::vector<navigation::Target>& all = focus::targets();
        const int here = navigation::find(all, from), goal = navigation::find(all, id);
        REQUIRE_MESSAGE(goal >= 0, id, " is gone: ", targets());
        if (here < 0) return std::nullopt;
        const auto       neighbours = navigation::neighbours(all);
        std::vector<int> first(all.size(), -1), next = {here};   // first: the arrow that the way begins with
        for (std::size_t n = 0; n < next.size(); ++n)
            for (std::size_t way = 0; way < 4; ++way) {
                const int  to = neighbours[static_cast<std::size_t>(next[n])][way];
                const auto at = static_cast<std::size_t>(to);
                if (to == here || first[at] >= 0) continue;
                first[at] = next[n] == here ? static_cast<int>(way) : first[static_cast<std::size_t>(next[n])];
                next.push_back(to);
            }
        const int arrow = first[static_cast<std::size_t>(goal)];
        return arrow < 0 ? std::nullopt : std::optional{arrows[arrow]};
    }
    static std::string targets() {
        std::string all;
        for (const navigation::Target& target : focus::targets()) all += target.id + ' ';
        return all;
    }

    Visit& visit_;
};

// One of the answers; to stop is chosen rarely.
const std::string& any(const std::vector<std::string>& answers, Rng& rng) {
    const auto draw = [&]() -> const std::string& {
        return answers[static_cast<std::size_t>(rng.below(static_cast<int>(answers.size())))];
    };
    const std::string& drawn = draw();
    return drawn == "done" && rng.below(4) ? draw() : drawn;
}

// Answers until the game is over.
template <class Answer>
void play(Visit& visit, std::uint64_t seed, Answer answer) {
    constexpr int most = 3000;
    Rng rng{seed};
    for (int n = 0; visit.state("screen") != "result"; ++n) {
        REQUIRE(n < most);
        visit.settle();
        const std::string screen = visit.state("screen"), answers = visit.state("answers"),
                          ending = visit.state("ending");
        if (screen == "result") return;
        CAPTURE(visit.state("step"));
        CAPTURE(answers);
        answer(screen, rng);
        visit.settle();
        if (screen == "table") CHECK((visit.state("answers") != answers || visit.state("ending") != ending));
    }
}

void play_by_keys(Visit& visit, std::uint64_t seed) {
    Typist typist(visit);
    play(visit, seed, [&](const std::string& screen, Rng& rng) {
        if (screen == "curtain") return typist.press("button:open");
        std::vector<std::string> answers = visit.legal();
        // Where it is asked whether the turn ends with something left to do, the answers are the buttons there.
        if (!visit.state("ending").empty())
            std::erase_if(answers, [&](const std::string& answer) { return !typist.found(answer); });
        REQUIRE_FALSE(answers.empty());
        typist.give(any(answers, rng), answers);
    });
}

void play_by_text(Visit& visit, std::uint64_t seed) {
    play(visit, seed, [&](const std::string& screen, Rng& rng) {
        if (screen == "curtain") return visit.press_key(visit.buttons().front().key);
        std::vector<std::string> answers, words;
        for (const auto& [key, text] : visit.buttons()) {
            words.push_back(text);
            if (key.starts_with("do ")) answers.push_back(key.substr(3));
        }
        const std::vector<std::string> legal = visit.legal();
        if (visit.state("ending").empty())
            CHECK(std::multiset<std::string>{answers.begin(), answers.end()}
                  == std::multiset<std::string>{legal.begin(), legal.end()});
        std::sort(words.begin(), words.end());
        const auto twice = std::adjacent_find(words.begin(), words.end());
        CHECK_MESSAGE(twice == words.end(), "two buttons have the name ", *twice);
        test_page.said.clear();
        const std::string before = visit.state("step");
        visit.answer(any(answers, rng));
        visit.settle();
        // The same question again is heard where the focus goes: its title.
        CHECK_MESSAGE((!test_page.said.empty() || visit.state("step") == before), "what comes next is not announced");
    });
}

}

TEST_SUITE("whole games") {

TEST_CASE("are played by keys alone, and by the text version alone, in every box") {
    constexpr int some = 16;   // every 16th
    const int     wanted = games_in_each();
    for (const Box& box : all_boxes()) {
        int played = 0;
        const int games = wanted == 0 ? box.rules.box % some == 0 : wanted;
        for (int n = 0; played < games && n < 4 * games; ++n) {
            const std::optional<std::string> address = address_of(box, n);
            if (!address) continue;
            ++played;
            CAPTURE(*address);
            for (const bool keys : {true, false}) {
                CAPTURE(keys);
                test_page = {};
                Visit visit(*address, windows[keys ? n % 4 : 0]);
                (keys ? play_by_keys : play_by_text)(visit, static_cast<std::uint64_t>(n) + 1);
                CHECK(visit.state("over") == "true");
            }
        }
        CHECK(played == games);
    }
}

}
