// What holds in every game, whoever plays it and however badly: the laws of all boxes, checked in random games of every
// box, number of players and length. Boxes add laws of their own (tests/support/contract.h).
#include "contract.h"

#include <cstdlib>

#include "engine/validate.h"
#include "engine/views.h"
#include "table.h"
#include "tries.h"

using namespace eg;

namespace {

constexpr int choices_limit = 1500;

// ---- what laws compare

// Fails with the lines of the tables that are not the same.
void same(const State& a, const State& b) {
    if (a == b) return;
    std::string differ;
    const std::vector<std::string> mine = parts(show(a), '\n'), theirs = parts(show(b), '\n');
    for (std::size_t i = 0; i < std::max(mine.size(), theirs.size()); ++i) {
        const std::string left = i < mine.size() ? mine[i] : "", right = i < theirs.size() ? theirs[i] : "";
        if (left != right) differ += "\n  " + left + "  |  " + right;
    }
    FAIL("Two tables that should be equal are not:" << (differ.empty() ? " their texts are." : differ));
}

void same(const Choices& a, const Choices& b) {
    REQUIRE(a.size() == b.size());
    for (int i = 0; i < a.size(); ++i) REQUIRE(a[i] == b[i]);
}

// Fails with the first thing that events must tell and that is not as it is on the table.
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
    for (Player p : s.seats())   // what a disc shows is told as it is turned over
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

// The seats, and a spectator.
std::vector<Player> onlookers(const State& s) {
    std::vector<Player> all{nobody};
    for (Player p : s.seats()) all.push_back(p);
    return all;
}

// One of the choices, those of rarer kinds more often than others: a quarter of the time first the kind is drawn.
Choice drawn(const Choices& options, Rng& rng) {
    if (rng.below(4)) return options[rng.below(options.size())];
    std::vector<Thing> kinds;
    for (Choice c : options)
        if (std::find(kinds.begin(), kinds.end(), c.thing) == kinds.end()) kinds.push_back(c.thing);
    const Thing kind = kinds[static_cast<std::size_t>(rng.below(static_cast<int>(kinds.size())))];
    for (int n = rng.below(options.size());; n = n + 1 < options.size() ? n + 1 : 0)
        if (options[n].thing == kind) return options[n];
}

constexpr OfBoxes base_1996_to_2015{
    .which = [](const Box& box) { return box.added.empty() && box.rules.box < edition_count; }};
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
    for (Choice c : legal(m.table)) REQUIRE(here.text.refused(m.table, m.table.top(), c).empty());
}};

State told_so_far;   // of the game being played, by its events alone
const Law followed{"whoever follows the events has the table", every_box, When::always, [](const Moment& m) {
    if (m.dealt()) told_so_far = m.table;
    else
        for (const Event& e : m.events) follow(told_so_far, e);
    follows(told_so_far, m.table);
}};

const Law followed_by_each{
    "each player who follows the events as told to him has the table as he sees it",
    every_box, When::closely, [](const Moment& m) {
    if (m.dealt()) return;
    for (Player p : onlookers(m.table)) {
        State told = seen_by(m.before, p);
        for (const Event& e : m.events) follow(told, seen_by(e, p));
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
Witness region_named{"a question is about regions alone", every_box, When::sampled, 1};
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
                      if (says("your Veto against")) REQUIRE(says(", "));   // the card that it would stop
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
    if (legal(seen).empty() && !over(seen)) return;   // who cannot know the choices cannot be asked on what he sees
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

std::vector<Event> all_events;   // of the game being played
std::vector<State> all_tables;   // ... before and after each choice
const Law replays{
    "the same seed and choices give the same game: each table, and all that happens",
    every_box, When::closely, [](const Moment& m) {
    if (m.dealt()) all_events.clear(), all_tables.clear();
    all_events.insert(all_events.end(), m.events.begin(), m.events.end());
    all_tables.push_back(m.table);
    if (!over(m.table)) return;
    loads(m);
    Course course;
    REQUIRE(english(load(save(m.record), course).error) == "");
    REQUIRE(course.moments.size() == m.record.choices.size());
    for (std::size_t i = 0; i < course.moments.size(); ++i) same(course.moments[i].state, all_tables[i]);
    REQUIRE(course.events.list == all_events);
}};

// ---- laws of secrets

Witness hidden_discs{"a disc lies face down", every_box, When::closely, 1000};
Witness hidden_power{"a power card taken back is hidden", base_1996_to_2015, When::closely, 5000};
const Law hidden{
    "nobody sees the generator, a disc of another or a card that another has taken back unseen",
    every_box, When::closely, [](const Moment& m) {
    for (Player p : onlookers(m.table)) {
        const State seen = seen_by(m.table, p);
        REQUIRE(seen.rng == Rng{});
        for (Player q : m.table.seats()) {
            if (p == q) continue;
            REQUIRE((seen.disc[q] == nowhere || seen.disc[q] == face_down));
            REQUIRE(seen.unseen[q].empty());
            hidden_discs.saw(seen.disc[q] == face_down);
            hidden_power.saw(!(seen.hand[q] == m.table.hand[q]));
        }
        same(seen_by(seen, p), seen);
        same(seen_by(seen, nobody), seen_by(m.table, nobody));   // a spectator sees no more than any player
    }
}};

// The same table with what this player cannot see changed, without the rules' help: it may be one that no game has.
State changed_unseen(State s, Player p, Rng& luck) {
    s.rng.state = luck.draw();
    for (Player q : s.seats()) {
        if (p == q) continue;
        if (is_place(s.disc[q])) s.disc[q] = regions(s).nth(luck.below(regions(s).size()));
        s.hand[q] = s.hand[q] - s.unseen[q];
        PowerCards candidates = s.doubt[q];
        const int n = s.unseen[q].size();
        s.unseen[q] = {};
        while (s.unseen[q].size() < n) {
            const int value = luck.one_of(candidates);
            candidates.remove(value);
            s.unseen[q].add(value);
            s.hand[q].add(value);
        }
    }
    for (const Module* module : box(s).modules)
        for (const Field& field : module->fields)
            for (Player q : s.seats()) {
                if (p == q || !field.secret || field.known) continue;
                std::uint8_t& kept = s.block[static_cast<std::size_t>(block_of(box(s), *module) + field.of(q))];
                if (kept) kept = static_cast<std::uint8_t>(1 + luck.below(std::min<int>(field.most, veiled - 1)));
            }
    return s;
}
Witness changed_tables{"something unseen is changed, besides the generator", every_box, When::closely, 10000};
const Law unseen{
    "two tables that differ in what a player cannot see alone look the same to him",
    every_box, When::closely, [](const Moment& m) {
    for (Player p : onlookers(m.table)) {
        State other = changed_unseen(m.table, p, m.luck);
        same(seen_by(other, p), seen_by(m.table, p));
        other.rng = m.table.rng;
        changed_tables.saw(!(other == m.table));
    }
}};

Witness secret_discs{"a disc is dialled that nobody else sees yet", every_box, When::closely, 200};
const Law secret_choice{
    "a disc tells the others nothing before all are turned over",
    every_box, When::closely, [](const Moment& m) {
    if (m.dealt() || asked_step(m.before).hints.kind != Kind::disc || m.options.size() < 2) return;
    Choice other = m.options[m.luck.below(m.options.size())];
    if (other == m.choice) other = m.options[0] == m.choice ? m.options[1] : m.options[0];
    State  twin = m.before;
    Events heard;
    apply(twin, other, heard);
    const auto reveals = [](const Event& e) { return row(e.what).reveals; };
    if (std::any_of(m.events.begin(), m.events.end(), reveals)) return;
    if (std::any_of(heard.list.begin(), heard.list.end(), reveals)) return;
    secret_discs.saw();
    REQUIRE(heard.list.size() == m.events.size());
    for (Player p : onlookers(m.table)) {
        if (p == asked(m.before)) continue;
        same(seen_by(twin, p), seen_by(m.table, p));
        for (std::size_t i = 0; i < m.events.size(); ++i)
            REQUIRE(seen_by(heard.list[i], p) == seen_by(m.events[i], p));
    }
}};

const Law view_suffices{
    "what a player sees is enough to know his choices",
    every_box, When::closely, [](const Moment& m) {
    if (!over(m.table)) same(legal(seen_by(m.table, asked(m.table))), legal(m.table));
}};

void imagines(const Moment& m, Player p) {
    const State seen = seen_by(m.table, p), world = imagine(seen, m.luck);
    REQUIRE(is_whole(world));
    same(seen_by(world, p), seen);
    for (Player q : m.table.seats()) REQUIRE(world.hand[q].size() == m.table.hand[q].size());
    if (p != nobody) REQUIRE(world.hand[p] == m.table.hand[p]);
    if (p == asked(m.table)) same(legal(world), legal(m.table));
}
const Law imagined{
    "an imagined world is whole, looks the same to who imagines it, and offers the same choices",
    every_box, When::closely, [](const Moment& m) {
    for (Player p : onlookers(m.table)) imagines(m, p);
}};
const Law imagined_at_times{
    "so it is in games that are not looked at closely",
    every_box, When::sampled, [](const Moment& m) {
    if (!over(m.table)) imagines(m, asked(m.table));
}};

Witness played_out{"an imagined world is played to its end", every_box, When::closely, 150};
const Law playable{
    "an imagined world is a table like any other, and can be played to its end",
    every_box, When::sampled, [](const Moment& m) {
    if (over(m.table)) return;
    State  s = imagine(seen_by(m.table, asked(m.table)), m.luck);
    Events deaf = Events::deaf();
    REQUIRE(english(validate(s)) == "");
    if (m.luck.below(m.closely ? 8 : 40)) return;
    same(position(show(s)).state, s);
    for (int n = 0; !over(s); ++n) {
        if (n % 7 == 3) s = imagine(seen_by(s, asked(s)), m.luck);
        const Choices options = legal(s);
        REQUIRE_FALSE(options.empty());
        REQUIRE(n < choices_limit);
        apply(s, options[m.luck.below(options.size())], deaf);
    }
    REQUIRE(s.round == last_round);
    played_out.saw();
}};

// ---- the games

struct GameKind {
    BoxId box;
    int   players;
};

// Every box by every number of players that it can be played by.
std::vector<GameKind> kinds_of_games(const char* only) {
    std::vector<GameKind> kinds;
    for (const Box& it : all_boxes())
        for (int players = 2; players <= max_players; ++players)
            if (for_players(players, it.rules) == it.rules && (!only || it.word == only))
                kinds.push_back({it.rules.box, players});
    return kinds;
}

std::string in_words(const std::vector<Choice>& choices, const Box& box) {
    std::string all;
    for (Choice c : choices) all += show(c, box) + ", ";
    return all;
}

// One game at random, with all laws of its box.
void play_by_the_laws(const Setup& setup, std::uint64_t seed, bool closely) {
    Record record{.setup = setup, .seed = seed, .table = {}, .choices = {}, .notes = "Isabel\nTom\xc3\xa1s bot"};
    std::vector<const Law*> laws;
    for (const Law* law : Law::all())
        if (law->of.has(box(setup.rules)) && (closely || law->when != When::closely)) laws.push_back(law);

    std::string_view law_name = "a game can be dealt";
    const std::string& word = box(setup.rules).word;
    CAPTURE(word);
    CAPTURE(setup.players);
    CAPTURE(setup.rules.short_game);
    CAPTURE(setup.rules.has(veto_option));
    CAPTURE(seed);
    CAPTURE(in_words(record.choices, box(record.setup.rules)));   // made only if something fails
    CAPTURE(law_name);

    Events  events;
    State   now = beginning(record, events), before = now;
    Choices options;
    Choice  choice;
    Rng     rng{seed * 2654435761u + 1};
    for (int n = 0;; ++n) {
        const bool sampled = closely ? n % 8 == 0 || over(now) : n % 50 == 49;
        const std::uint64_t here = seed * 1000003u + static_cast<std::uint64_t>(n);
        for (const Law* law : laws) {
            if ((law->when == When::sampled && !sampled) || (law->when == When::at_end && !over(now))) continue;
            law_name = law->name;
            Rng luck{here};
            law->check({record, n, before, options, choice, now, events.list, closely, luck});
        }
        if (over(now)) break;
        law_name = "there is something to choose until a game is over, which it is some day";
        options = legal(now);
        REQUIRE_FALSE(options.empty());
        REQUIRE(n < choices_limit);
        choice = drawn(options, rng);
        record.choices.push_back(choice);
        before = now;
        events.list.clear();
        law_name = "a choice can be carried out";
        apply(now, choice, events);
    }
}

}

TEST_SUITE("every game") {

// Every kind of game six times long and six times short, the first of each looked at closely, and as many games again
// of boxes without modules that are added. EG_GAMES says how many in all, EG_BOX in which box alone.
TEST_CASE("out of every box keeps the laws of all boxes, and those of its own") {
    const char* const wanted = std::getenv("EG_GAMES");
    const char* const only = std::getenv("EG_BOX");
    const std::vector<GameKind> kinds = kinds_of_games(only);
    REQUIRE(kinds.size() > (only ? 0 : 100));
    std::vector<GameKind> plain;
    for (const GameKind& kind : kinds)
        if (only || box(kind.box).added.empty()) plain.push_back(kind);
    const std::size_t all = kinds.size();
    const std::size_t games = wanted ? std::strtoul(wanted, nullptr, 10) : tries(all * 2 * 12);

    for (Witness* witness : Witness::all()) witness->times = 0;
    std::vector<int> games_of(box_capacity), of_them_closely(box_capacity);
    for (std::size_t i = 0; i < games; ++i) {
        const std::size_t n = i / 2;
        const GameKind&   kind = i % 2 ? plain[n % plain.size()] : kinds[n % all];
        Setup             setup{kind.players, box(kind.box).rules};
        setup.rules.short_game = (i % 2 ? n / plain.size() : n / all) % 2 != 0;
        setup.rules.agree(veto_option, i % 5 != 0);
        const bool closely = i % 2 == 0 && n < 2 * all;
        play_by_the_laws(setup, i + 1, closely);
        ++games_of[kind.box];
        of_them_closely[kind.box] += closely;
    }

    for (const Witness* witness : Witness::all()) {
        const std::vector<int>& counted = witness->when == When::closely ? of_them_closely : games_of;
        int of_its_boxes = 0;
        for (const Box& it : all_boxes())
            if (witness->of.has(it)) of_its_boxes += counted[it.rules.box];
        CAPTURE(witness->what);
        CAPTURE(of_its_boxes);
        if (games >= 4 * all && of_its_boxes >= 50)   // in one box alone it may be rarer, but there it is
            CHECK(witness->times * 100 >= (only ? 1 : 1LL * witness->in_100_games * of_its_boxes));
    }
    MESSAGE("kinds of games: ", kinds.size(), ", games: ", games, ", laws: ", Law::all().size());
}

}
