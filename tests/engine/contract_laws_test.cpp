// Laws of all boxes: how a game is played, what is offered and told, and what text and saves keep.
#include "engine/validate.h"
#include "laws.h"

using namespace eg;

namespace {

// Fails with the first part of the table that these events should have told and did not.
void follows(const State& told, const State& s) {
    const char* differs = nullptr;
    const auto compare = [&](const char* what, bool equal) {
        if (!equal && !differs) differs = what;
    };
    compare("caballeros", told.caballeros == s.caballeros);
    compare("court", told.court == s.court);
    compare("province", told.province == s.province);
    compare("score", told.score == s.score);
    compare("power", told.power == s.power);
    compare("king", told.king == s.king);
    compare("grande", told.grande == s.grande);
    for (Player p : s.seats())   // a disc is told when it is turned over
        compare("disc", told.disc[p] == s.disc[p] || (told.disc[p] == face_down && s.disc[p] != nowhere));
    compare("scoreboard", told.scoreboard == s.scoreboard);
    compare("shown", told.shown == s.shown);
    compare("taker", told.taker == s.taker);
    compare("round", told.round == s.round);
    compare("start", told.start == s.start);
    compare("acted", told.acted == s.acted);
    compare("kept", told.kept == s.kept);
    compare("closed", told.closed == s.closed);
    if (differs) FAIL("Events do not tell this of the table: " << std::string{differs});
}

constexpr OfBoxes without_modules{.which = [](const Box& box) { return box.modules.size() == 1; }};

// ---- laws of what is played

const Law ends{"a game ends, after its last round, and somebody wins", every_box, When::at_end, [](const Moment& m) {
    REQUIRE(m.table.round == last_round);
    REQUIRE(legal(m.table).empty());
    REQUIRE_FALSE(winners(m.table).empty());
    for (Player p : winners(m.table))
        for (Player q : m.table.seats()) REQUIRE(m.table.score[p] >= m.table.score[q]);
}};

std::string rounds_told;
const Law rounds{
    "there are nine rounds or six, and after each three a general scoring",
    every_box, When::always, [](const Moment& m) {
    if (m.dealt()) rounds_told.clear();
    for (const Event& e : m.events) {
        if (e.what == What::round_begins) rounds_told += std::to_string(e.n);
        if (e.what == What::general_scoring) rounds_told += '!';
    }
    if (over(m.table)) REQUIRE(rounds_told == (m.table.rules.short_game ? "23!56!89!" : "123!456!789!"));
}};

const Law caballeros{"no caballero is lost, and none is made", every_box, When::always, [](const Moment& m) {
    const Players playing = colours(m.table);
    for (Player p : Players::first(colour_capacity)) {
        int n = m.table.court[p] + m.table.province[p];
        for (Count here : m.table.caballeros[p].items) n += here;
        if (n != (playing.has(p) ? box(m.table).caballeros_of[p] : 0)) FAIL(std::string{show(p)} << " has " << n);
    }
}};

const Law seated{"players alone are asked, have turns and start", every_box, When::always, [](const Moment& m) {
    const Players seats = m.table.seats();
    const Player  turn = in_turn(m.table);
    REQUIRE(seats.has(m.table.start));
    REQUIRE((over(m.table) || seats.has(asked(m.table))));
    REQUIRE((turn == nobody || seats.has(turn)));
}};

const Law figures{"the King and the Grandes stand where they may", every_box, When::always, [](const Moment& m) {
    const Box& here = box(m.table);
    bool       right = here.kings.has(m.table.king);
    for (Player p : m.table.seats())
        right = right && (m.table.grande[p] == nowhere || here.homes.has(m.table.grande[p]));
    REQUIRE(right);
}};

const Law whole_table{
    "a table in play is whole, and nothing is wrong with it",
    every_box, When::sampled, [](const Moment& m) {
    REQUIRE(is_whole(m.table));
    REQUIRE(english(validate(m.table)) == "");
}};

const Law points_rise{
    "in the base game points are never taken away",
    without_modules, When::always, [](const Moment& m) {
    bool rising = true;
    for (Player p : m.table.seats()) rising = rising && m.table.score[p] >= m.before.score[p];
    REQUIRE(rising);
}};

Witness kings_moves{"the King moves", base_1996_to_2015, When::always, 100};
const Law kings_region{
    "in the base game nothing enters or leaves the King's region while he stands there",
    base_1996_to_2015, When::always, [](const Moment& m) {
    if (m.dealt()) return;
    Place king = m.before.king;
    for (const Event& e : m.events) {
        if (e.what == What::king_moved) king = e.to, kings_moves.saw();
        else if (e.what == What::scored || e.what == What::scoring) continue;
        else if (e.what == What::disc_revealed || e.what == What::region_named) continue;
        else REQUIRE((e.from != king && e.to != king));
    }
    REQUIRE(king == m.table.king);
}};

// ---- laws of choices and events

const Law choices_listed{
    "each choice is offered once, in an order that never changes, with a text that reads back",
    every_box, When::sampled, [](const Moment& m) {
    const Choices options = legal(m.table);
    same(options, legal(m.table));
    for (int i = 0; i < options.size(); ++i) {
        REQUIRE(options.has(options[i]));
        for (int k = 0; k < i; ++k) REQUIRE_FALSE(options[i] == options[k]);
        const std::optional<Choice> read = choice(show(options[i], box(m.table)), box(m.table));
        REQUIRE(read.has_value());
        REQUIRE(*read == options[i]);
    }
}};

const Law refusals{"a step refuses nothing that it offers", every_box, When::sampled, [](const Moment& m) {
    const Step& here = asked_step(m.table);
    if (!here.text.refused) return;
    CAPTURE(here.name);
    for (Choice c : legal(m.table)) REQUIRE(here.text.refused(m.table, m.table.top(), c).empty());
}};

State told_so_far;   // the current game as its events alone tell it
const Law followed{"whoever follows the events has the table", every_box, When::always, [](const Moment& m) {
    if (m.dealt()) told_so_far = m.table;
    else
        for (const Event& e : m.events) apply_event(told_so_far, e);
    follows(told_so_far, m.table);
}};

const Law followed_by_each{
    "each player who follows the events as told to him has the table as he sees it",
    every_box, When::closely, [](const Moment& m) {
    if (m.dealt()) return;
    for (Player p : onlookers(m.table)) {
        State told = seen_by(m.before, p);
        for (const Event& e : m.events) apply_event(told, seen_by(e, p));
        follows(told, seen_by(m.table, p));
    }
}};

const Law words{
    "what happens and what is asked is told in whole words, in each language",
    every_box, When::closely, [](const Moment& m) {
    static const PerPlayer<std::string> names = seat_names();
    const Language language = m.luck.below(4) ? Language::english : Language::pseudo;
    const auto     whole = [&](const Message& message) {
        const std::string said = text(language, message, names, &box(m.table));
        CAPTURE(said);
        REQUIRE(said.find_first_of("{}") == std::string::npos);
        REQUIRE(said.find("  ") == std::string::npos);
    };
    for (const Event& e : m.events) whole(message(e, m.table.rules));
    if (over(m.table)) return;
    whole(question_asked(m.table));
    REQUIRE(question(m.table).size() > 10);
}};

// ---- laws of text and saves

Witness castillo_named{"a question names the Castillo among its places", every_box, When::sampled, 50};
// Where some regions are reached by ship only, a question hardly ever offers all.
constexpr OfBoxes all_can_be_entered{.which = [](const Box& box) { return (box.regions - box.placeable).empty(); }};
Witness region_named{"a question is about regions alone", all_can_be_entered, When::sampled, 1};
Witness veto_named{"a question names the card that a Veto would stop", base_1996_to_2015, When::sampled, 1};
const Law prompts{"what a question speaks of is there and may be chosen", every_box, When::sampled,
                  [](const Moment& m) {
                      if (over(m.table)) return;
                      const std::string asked = question(m.table);
                      INFO(asked);
                      const auto says = [&](std::string_view some) { return asked.find(some) != std::string::npos; };
                      if (const Places offered = Places::of_bits(legal(m.table).of(Thing::place));
                          !offered.empty() && asked_step(m.table).hints.kind != Kind::disc) {
                          if (!says("not in the Castillo") && (says("in the Castillo") || says("or the Castillo"))) {
                              castillo_named.saw();
                              REQUIRE(offered.has(CAS));
                          } else if (says("in any regions") || says("Choose a region") || says(" beside ")) {
                              region_named.saw();
                              REQUIRE_FALSE(offered.has(CAS));
                          }
                      }
                      if (says("King's region") || says("or the King's") || says("the King's may"))
                          REQUIRE((regions(m.table).has(m.table.king) || m.table.king == CAS));
                      if (asked_step(m.table).name == "ask_veto") {
                          veto_named.saw();
                          REQUIRE(says(", "));   // names the card that it would stop
                      }
                  }};

const Law reads_back{
    "a table reads back from its text, and so does what each sees of it",
    every_box, When::sampled, [](const Moment& m) {
    const Position read = position(show(m.table));
    REQUIRE(english(read.error) == "");
    same(read.state, m.table);
    if (!m.closely || m.luck.below(2)) return;
    REQUIRE(hash(read.state) == hash(m.table));
    const int   which = m.luck.below(m.table.players + 1);
    const State seen = seen_by(m.table, onlookers(m.table)[static_cast<std::size_t>(which)]);
    if (legal(seen).empty() && !over(seen)) return;   // a view without the choices cannot be asked
    const Position view = position(show(seen));
    REQUIRE(english(view.error) == "");
    REQUIRE(show(view.state) == show(seen));
}};

void loads(const Moment& m) {
    const Loaded loaded = load(save(m.record));
    REQUIRE(english(loaded.error) == "");
    same(loaded.state, m.table);
    REQUIRE(loaded.record.setup == m.record.setup);
    REQUIRE(loaded.record.seed == m.record.seed);
    REQUIRE(loaded.record.notes == m.record.notes);
    REQUIRE(loaded.record.choices == m.record.choices);
}
const Law loads_anywhere{
    "a save loads at any moment, and gives the same table",
    every_box, When::sampled, [](const Moment& m) {
    if (m.dealt() || m.luck.below(m.closely ? 4 : 40) == 0) loads(m);
}};

std::vector<Event> all_events;   // of the current game
std::vector<State> all_tables;   // ... before and after each choice
const Law replays{
    "the same seed and choices give the same game: each table, and all that happens",
    every_box, When::closely, [](const Moment& m) {
    if (m.dealt()) all_events.clear(), all_tables.clear();
    all_events.insert(all_events.end(), m.events.begin(), m.events.end());
    all_tables.push_back(m.table);
    if (!over(m.table)) return;
    loads(m);
    GameHistory course;
    REQUIRE(english(load(save(m.record), course).error) == "");
    REQUIRE(course.moments.size() == m.record.choices.size());
    for (std::size_t i = 0; i < course.moments.size(); ++i) same(course.moments[i].state, all_tables[i]);
    REQUIRE(course.events.list == all_events);
}};

}
